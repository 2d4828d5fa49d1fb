use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;

/// Buckets to a doubling of time: each is 9% wider than the one before.
const STEPS: f64 = 8.0;
const BUCKETS: usize = 256;

/// How long a moment is. The longest time of each is kept, to tell a pause of the whole from
/// single late answers.
const MOMENT: Duration = Duration::from_millis(250);
const MOMENTS: usize = 4096;

/// Times counted by their length, from a microsecond up.
pub(crate) struct Histogram {
    buckets: [AtomicU64; BUCKETS],
    begun: Instant,
    /// The moment from which is counted.
    first: AtomicU64,
    longest_us: Vec<AtomicU64>,
}

/// A moment in which something took long.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Late {
    pub(crate) at_seconds: f64,
    pub(crate) longest_ms: f64,
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
        Histogram {
            buckets: [const { AtomicU64::new(0) }; BUCKETS],
            begun: Instant::now(),
            first: AtomicU64::new(0),
            longest_us: (0..MOMENTS).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    pub(crate) fn add(&self, time: Duration) {
        let us = time.as_micros() as u64;
        let at = ((us.max(1) as f64).log2() * STEPS) as usize;
        self.buckets[at.min(BUCKETS - 1)].fetch_add(1, Ordering::Relaxed);
        self.longest_us[self.moment()].fetch_max(us, Ordering::Relaxed);
    }

    fn moment(&self) -> usize {
        let moments = self.begun.elapsed().as_millis() / MOMENT.as_millis();
        (moments as usize).min(MOMENTS - 1)
    }

    /// Forgets what was counted.
    pub(crate) fn clear(&self) {
        let all = self.buckets.iter().chain(&self.longest_us);
        all.for_each(|it| it.store(0, Ordering::Relaxed));
        self.first.store(self.moment() as u64, Ordering::Relaxed);
    }

    /// The latest moments, the worst first.
    pub(crate) fn latest(&self, count: usize) -> Vec<Late> {
        let first = self.first.load(Ordering::Relaxed);
        let moments = (0_u64..).zip(&self.longest_us).map(|(at, us)| Late {
            at_seconds: at.saturating_sub(first) as f64 * MOMENT.as_secs_f64(),
            longest_ms: us.load(Ordering::Relaxed) as f64 / 1_000.0,
        });
        let mut moments: Vec<Late> = moments.collect();
        moments.sort_by(|a, b| b.longest_ms.total_cmp(&a.longest_ms));
        moments.truncate(count);
        moments
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
        let max_ms = self.latest(1).first().map_or(0.0, |it| it.longest_ms);
        let [p50_ms, p99_ms, p999_ms] = [0.5, 0.99, 0.999].map(part).map(|it| it.min(max_ms));
        Times { count, p50_ms, p99_ms, p999_ms, max_ms }
    }
}
