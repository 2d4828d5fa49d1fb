//! Where time comes from. Nothing else in the server looks at a clock.

use core::future::Future;
use core::pin::Pin;
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
}

/// The clocks of the machine.
#[derive(Debug)]
pub struct MachineClock {
    start: Instant,
}

impl MachineClock {
    /// A clock that begins now.
    pub fn new() -> MachineClock {
        MachineClock { start: Instant::now() }
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
        let wait = core::time::Duration::from_millis(ms.saturating_sub(self.now_ms()));
        Box::pin(tokio::time::sleep(wait))
    }
}

/// A clock that stands still until it is told to go on: for tests.
///
/// ```
/// use compongo_server::time::{Clock, ManualClock};
///
/// let clock = ManualClock::new(1_000);
/// clock.advance(250);
/// assert_eq!((clock.now_ms(), clock.wall_ms()), (250, 1_250));
/// ```
#[derive(Debug)]
pub struct ManualClock {
    start_wall_ms: i64,
    now_ms: watch::Sender<u64>,
}

impl ManualClock {
    /// A clock at its beginning, and what the time of day is then.
    pub fn new(wall_ms: i64) -> ManualClock {
        ManualClock { start_wall_ms: wall_ms, now_ms: watch::Sender::new(0) }
    }

    /// Lets time pass.
    pub fn advance(&self, ms: u64) {
        self.now_ms.send_modify(|now| *now += ms);
    }
}

impl Clock for ManualClock {
    fn now_ms(&self) -> u64 {
        *self.now_ms.borrow()
    }

    fn wall_ms(&self) -> i64 {
        self.start_wall_ms.saturating_add_unsigned(self.now_ms())
    }

    fn until(&self, ms: u64) -> Until {
        let mut now = self.now_ms.subscribe();
        Box::pin(async move {
            // An error means that the clock is gone, and with it whoever waits.
            let _ = now.wait_for(|now| *now >= ms).await;
        })
    }
}
