//! Where time comes from. Nothing else in the server looks at a clock.

use core::future::Future;
use core::pin::Pin;
use core::sync::atomic::{AtomicU64, Ordering};
use core::time::Duration;
use std::time::{Instant, SystemTime};

use tokio::sync::watch;

/// What [`Clock::until`] gives back.
pub type Until = Pin<Box<dyn Future<Output = ()> + Send + Sync>>;

/// Two clocks: one that never goes back, by which games are timed, and the time of day, which
/// people read.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since the clock was made; never less than before.
    fn now_ms(&self) -> u64;

    /// Milliseconds since 1970.
    fn wall_ms(&self) -> i64;

    /// Waits until [`Clock::now_ms`] has reached an instant.
    fn until(&self, ms: u64) -> Until;

    /// Milliseconds that the machine has slept since the clock was made, which
    /// [`Clock::now_ms`] has not counted. Zero where that is not known.
    fn slept_ms(&self) -> u64 {
        0
    }
}

/// The clocks of the machine.
///
/// While the machine sleeps, as a laptop does when it is closed, the clock by which games are
/// timed stands still on Linux, Android and the systems of Apple, and that it slept is known. On
/// other systems it runs on, and games with it.
#[derive(Debug)]
pub struct MachineClock {
    start: Instant,
    /// What the clock that counts sleep showed then.
    sleeping_start: Duration,
}

impl MachineClock {
    /// A clock that begins now.
    pub fn new() -> MachineClock {
        MachineClock { start: Instant::now(), sleeping_start: with_sleep() }
    }
}

impl Default for MachineClock {
    fn default() -> MachineClock {
        MachineClock::new()
    }
}

impl Clock for MachineClock {
    fn now_ms(&self) -> u64 {
        u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn wall_ms(&self) -> i64 {
        match SystemTime::now().duration_since(SystemTime::UNIX_EPOCH) {
            Ok(since) => i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
            Err(before) => -i64::try_from(before.duration().as_millis()).unwrap_or(i64::MAX),
        }
    }

    fn until(&self, ms: u64) -> Until {
        let wait = Duration::from_millis(ms.saturating_sub(self.now_ms()));
        Box::pin(tokio::time::sleep(wait))
    }

    fn slept_ms(&self) -> u64 {
        let all = with_sleep().saturating_sub(self.sleeping_start);
        u64::try_from(all.saturating_sub(self.start.elapsed()).as_millis()).unwrap_or(0)
    }
}

/// A clock that goes on while the machine sleeps.
#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn with_sleep() -> Duration {
    #[cfg(not(target_vendor = "apple"))]
    use rustix::time::ClockId::Boottime as Sleeping;
    #[cfg(target_vendor = "apple")]
    use rustix::time::ClockId::Monotonic as Sleeping;
    Duration::try_from(rustix::time::clock_gettime(Sleeping)).unwrap_or_default()
}

/// There is none besides the other that is known.
#[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple")))]
const fn with_sleep() -> Duration {
    Duration::ZERO
}

/// A clock that stands still until it is told to go on: for tests.
///
/// ```
/// use compongo_server::time::{Clock, ManualClock};
///
/// let clock = ManualClock::new(1_000);
/// clock.advance(250);
/// assert_eq!((clock.now_ms(), clock.wall_ms()), (250, 1_250));
/// clock.sleep(1_000);
/// assert_eq!((clock.now_ms(), clock.slept_ms(), clock.wall_ms()), (250, 1_000, 2_250));
/// ```
#[derive(Debug)]
pub struct ManualClock {
    start_wall_ms: i64,
    now_ms: watch::Sender<u64>,
    slept: AtomicU64,
}

impl ManualClock {
    /// A clock at its beginning, and what the time of day is then.
    pub fn new(wall_ms: i64) -> ManualClock {
        let (now_ms, slept) = (watch::Sender::new(0), AtomicU64::new(0));
        ManualClock { start_wall_ms: wall_ms, now_ms, slept }
    }

    /// Lets time pass.
    pub fn advance(&self, ms: u64) {
        self.now_ms.send_modify(|now| *now += ms);
    }

    /// Lets the machine sleep: the time of day goes on, the clock of the games does not.
    pub fn sleep(&self, ms: u64) {
        self.slept.fetch_add(ms, Ordering::Relaxed);
    }
}

impl Clock for ManualClock {
    fn now_ms(&self) -> u64 {
        *self.now_ms.borrow()
    }

    fn wall_ms(&self) -> i64 {
        let all = self.now_ms().saturating_add(self.slept_ms());
        self.start_wall_ms.saturating_add_unsigned(all)
    }

    fn until(&self, ms: u64) -> Until {
        let mut now = self.now_ms.subscribe();
        Box::pin(async move {
            // An error means that the clock is gone, and with it whoever waits.
            let _ = now.wait_for(|now| *now >= ms).await;
        })
    }

    fn slept_ms(&self) -> u64 {
        self.slept.load(Ordering::Relaxed)
    }
}
