//! How often each may do something.

use core::net::IpAddr;
use core::num::NonZeroU32;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::{Config, Rate};
use crate::problem::Problem;
use crate::store::{Role, TableNo};

/// The limits with what has been used of them.
pub(crate) struct Limits {
    facts: DefaultKeyedRateLimiter<(TableNo, Role)>,
    strangers: DefaultKeyedRateLimiter<Address>,
    makers: DefaultKeyedRateLimiter<Address>,
    codes: DefaultKeyedRateLimiter<Address>,
    lines: Arc<AtomicUsize>,
    most_lines: usize,
}

/// One visitor as the network knows him: of IPv6 the part that a network gives to one house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Address(u64);

impl Address {
    fn of(ip: IpAddr) -> Address {
        match ip.to_canonical() {
            IpAddr::V4(ip) => Address(u64::from(ip.to_bits())),
            IpAddr::V6(ip) => Address((ip.to_bits() >> 64) as u64),
        }
    }
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            facts: RateLimiter::keyed(quota(config.facts)),
            strangers: RateLimiter::keyed(quota(config.strangers)),
            makers: RateLimiter::keyed(quota(config.makers)),
            codes: RateLimiter::keyed(quota(config.codes)),
            lines: Arc::default(),
            most_lines: config.lines,
        }
    }

    /// A fact or another command of a seat.
    pub(crate) fn command(&self, table: TableNo, role: Role) -> bool {
        self.facts.check_key(&(table, role)).is_ok()
    }

    /// A request without a key.
    pub(crate) fn stranger(&self, ip: IpAddr) -> Result<(), Problem> {
        check(&self.strangers, ip)
    }

    /// A hall or a table is made.
    pub(crate) fn maker(&self, ip: IpAddr) -> Result<(), Problem> {
        check(&self.makers, ip)
    }

    /// A pairing code is tried.
    pub(crate) fn code(&self, ip: IpAddr) -> Result<(), Problem> {
        check(&self.codes, ip)
    }

    /// A place for one more connection; it is free again when this is dropped.
    pub(crate) fn line(&self) -> Result<LinePlace, Problem> {
        let place = LinePlace(Arc::clone(&self.lines));
        if self.lines.fetch_add(1, Ordering::Relaxed) >= self.most_lines {
            return Err(Problem::Full);
        }
        metrics::gauge!("compongo_connections").increment(1.0);
        Ok(place)
    }

    /// Forgets those who have not been seen for a while.
    pub(crate) fn forget(&self) {
        self.facts.retain_recent();
        self.strangers.retain_recent();
        self.makers.retain_recent();
        self.codes.retain_recent();
    }
}

/// One connection among those that may be.
pub(crate) struct LinePlace(Arc<AtomicUsize>);

impl Drop for LinePlace {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
        metrics::gauge!("compongo_connections").decrement(1.0);
    }
}

fn quota(rate: Rate) -> Quota {
    let some = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_minute(some(rate.per_minute)).allow_burst(some(rate.at_once))
}

fn check(limiter: &DefaultKeyedRateLimiter<Address>, ip: IpAddr) -> Result<(), Problem> {
    limiter.check_key(&Address::of(ip)).map_err(|not_until| {
        let wait = not_until.wait_time_from(DefaultClock::default().now());
        Problem::TooOften { seconds: wait.as_secs() + 1 }
    })
}
