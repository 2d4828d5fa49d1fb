use crate::{Period, TimeControl};

/// What readings may differ by without meaning anything: files give whole seconds, cut off, so the
/// difference of two readings is exact to less than a second either way.
pub const TOLERANCE_MS: u64 = 1_000;

/// The largest gain that a single decision can explain: an arbiter adds one, two or (before 2014)
/// three minutes for an opponent's illegal move or wrong claim, and servers let the opponent give
/// time.
pub const BONUS_MS: u64 = 3 * 60_000;

/// What a clock shows when a move has been completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Time left; negative readings are found in faulty files.
    pub ms: i64,
    /// Whether the reading is cut off to whole seconds: then 0 may hide almost a second.
    pub whole_seconds: bool,
}

impl Reading {
    /// A reading in whole seconds.
    pub const fn seconds(seconds: i64) -> Reading {
        Reading { ms: seconds.saturating_mul(1000), whole_seconds: true }
    }

    /// A reading given with a fraction of a second.
    pub const fn exact(ms: i64) -> Reading {
        Reading { ms, whole_seconds: false }
    }
}

/// A reading that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inconsistency {
    /// The player has more time than before, by more than increments and new periods give.
    GainedTooMuch {
        /// By how much more; see [`Inconsistency::may_be_bonus`].
        by_ms: u64,
    },
    /// Less than no time.
    Negative {
        /// What is shown.
        ms: i64,
    },
    /// A move was completed after the clock had shown zero.
    PlayAfterZero,
}

impl Inconsistency {
    /// Whether the gain is small enough to be time that an arbiter added, or the opponent gave.
    pub const fn may_be_bonus(self) -> bool {
        matches!(self, Inconsistency::GainedTooMuch { by_ms } if by_ms <= BONUS_MS + TOLERANCE_MS)
    }
}

/// What one player's clock shows through a game.
///
/// Only what cannot be is reported:
/// - a gain is compared with the increments of all moves since the last reading and with the time
///   of a new period. That time may come at the move that ends the period (or one before, for
///   boards count differently), or at any later one, for many clocks add it only when they reach
///   zero; it may also come earlier if the clock must have run through zero;
/// - the first reading may show the first increment already, as clocks over the board do
///   (1:30:30 for 90 minutes and 30 seconds), or not, as servers do;
/// - a reading of zero in whole seconds may hide almost a second, in which a server accepts any
///   number of prepared moves; only zero given with a fraction counts as zero;
/// - without a known time control nothing is said about gains.
#[derive(Clone, Debug)]
pub struct ClockTrail<'a> {
    periods: &'a [Period],
    /// The period being played, as an index; beyond the end the last one is repeated.
    current: usize,
    /// The move that ends it, counted from the beginning of the game.
    ends_at: Option<u64>,
    last: Option<(u32, Reading)>,
}

impl<'a> ClockTrail<'a> {
    /// A clock before the first move.
    pub fn new(control: &'a TimeControl) -> ClockTrail<'a> {
        let periods = control.periods();
        let ends_at = periods.first().and_then(|first| first.moves).map(|moves| moves.get().into());
        ClockTrail { periods, current: 0, ends_at, last: None }
    }

    /// What the clock shows when the player has completed his `number`-th move of the game
    /// (counted from 1; moves without reading are left out). Returns what is wrong with it.
    #[inline]
    pub fn push(&mut self, number: u32, reading: Reading) -> Option<Inconsistency> {
        let last = self.last.replace((number, reading));
        // Less than before, and not nothing: the usual case.
        if last.is_some_and(|(_, last)| 0 < reading.ms && reading.ms <= last.ms) {
            return None;
        }
        self.judge(number, reading, last)
    }

    fn judge(
        &mut self,
        number: u32,
        reading: Reading,
        last: Option<(u32, Reading)>,
    ) -> Option<Inconsistency> {
        if reading.ms < 0 {
            return Some(Inconsistency::Negative { ms: reading.ms });
        }
        let ran_out = |(_, last): (u32, Reading)| last.ms == 0 && !last.whole_seconds;
        if last.is_some_and(ran_out) && reading.ms == 0 {
            return Some(Inconsistency::PlayAfterZero);
        }
        self.gain(number, reading.ms.unsigned_abs(), last)
    }

    fn gain(
        &mut self,
        number: u32,
        now: u64,
        last: Option<(u32, Reading)>,
    ) -> Option<Inconsistency> {
        let period = *self.period()?;
        let (before, moves) = match last {
            Some((at, last)) => (last.ms.max(0).unsigned_abs(), number.saturating_sub(at)),
            None => (period.time_ms, number),
        };
        let mut allowed = before.saturating_add(increments(period, moves));
        // At most once for each period that is not a repetition, then at most twice.
        while now > allowed.saturating_add(TOLERANCE_MS) {
            let too_much = Inconsistency::GainedTooMuch { by_ms: now - allowed };
            let Some(ends_at) = self.ends_at else { return Some(too_much) };
            let next = *self.period_at(self.current + 1)?;
            let Some(past) = (u64::from(number) + 1).checked_sub(ends_at) else {
                let through_zero = next.time_ms.saturating_add(next.increment_ms);
                if now > through_zero.saturating_add(TOLERANCE_MS) {
                    return Some(too_much);
                }
                self.advance(next, ends_at, 1);
                return None;
            };
            allowed = allowed.max(before.saturating_add(increments(next, moves)));
            let missing = now.saturating_sub(allowed.saturating_add(TOLERANCE_MS));
            let times = match next.moves {
                // The last period over and over: as many as are needed of those that have begun.
                Some(length) if self.current + 1 >= self.periods.len() => {
                    let begun = past / u64::from(length.get()) + 1;
                    missing.checked_div(next.time_ms).map_or(begun, |full| begun.min(full + 1))
                }
                _ => 1,
            };
            allowed = allowed.saturating_add(next.time_ms.saturating_mul(times));
            self.advance(next, ends_at, times);
        }
        None
    }

    /// Goes on to the next period, `times` times the same if it is repeated.
    fn advance(&mut self, next: Period, ends_at: u64, times: u64) {
        self.current = (self.current + 1).min(self.periods.len());
        let length = next.moves.map(|moves| times.saturating_mul(moves.get().into()));
        self.ends_at = length.map(|length| ends_at.saturating_add(length));
    }

    fn period(&self) -> Option<&'a Period> {
        self.period_at(self.current)
    }

    fn period_at(&self, index: usize) -> Option<&'a Period> {
        self.periods.get(index).or(self.periods.last())
    }
}

fn increments(period: Period, moves: u32) -> u64 {
    period.increment_ms.saturating_mul(u64::from(moves))
}
