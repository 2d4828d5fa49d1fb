use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde::Serialize;

/// Buckets to a doubling of time: each is 9% wider than the one before.
const STEPS: f64 = 8.0;
const BUCKETS: usize = 256;

/// Times counted by their length, from a microsecond up.
pub(crate) struct Histogram {
    buckets: [AtomicU64; BUCKETS],
    longest_us: AtomicU64,
}

/// Times in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Times {
    pub(crate) count: u64,
    pub(crate) p50_ms: f64,
    pub(crate) p99_ms: f64,
    pub(crate) p999_ms: f64,
    pub(crate) max_ms: f64,
}

impl Histogram {
    pub(crate) fn new() -> Histogram {
        Histogram { buckets: [const { AtomicU64::new(0) }; BUCKETS], longest_us: AtomicU64::new(0) }
    }

    pub(crate) fn add(&self, time: Duration) {
        let us = time.as_micros() as u64;
        let at = ((us.max(1) as f64).log2() * STEPS) as usize;
        self.buckets[at.min(BUCKETS - 1)].fetch_add(1, Ordering::Relaxed);
        self.longest_us.fetch_max(us, Ordering::Relaxed);
    }

    /// Forgets what was counted.
    pub(crate) fn clear(&self) {
        self.buckets.iter().for_each(|it| it.store(0, Ordering::Relaxed));
        self.longest_us.store(0, Ordering::Relaxed);
    }

    pub(crate) fn times(&self) -> Times {
        let counts: Vec<u64> = self.buckets.iter().map(|it| it.load(Ordering::Relaxed)).collect();
        let count: u64 = counts.iter().sum();
        let part = |part: f64| {
            let wanted = (count as f64 * part).ceil() as u64;
            let mut seen = 0;
            let at = counts.iter().position(|here| {
                seen += here;
                seen >= wanted
            });
            // The upper end of the bucket, so that nothing is told too well.
            ((at.unwrap_or(0) + 1) as f64 / STEPS).exp2() / 1_000.0
        };
        let max_ms = self.longest_us.load(Ordering::Relaxed) as f64 / 1_000.0;
        let [p50_ms, p99_ms, p999_ms] = [0.5, 0.99, 0.999].map(part).map(|it| it.min(max_ms));
        Times { count, p50_ms, p99_ms, p999_ms, max_ms }
    }
}
