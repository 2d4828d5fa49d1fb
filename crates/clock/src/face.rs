use core::num::NonZeroU32;

use crate::{Allotment, MAX_MOVES, MAX_TIME_MS, Overtime, PeriodChange, Refusal};

/// What one face of the clock holds. Times are milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Face {
    /// Main time left, without what a delay gives for the move.
    pub(crate) main: u64,
    /// Overtime left.
    pub(crate) pool: u64,
    /// Moves left in which the Canadian overtime must do.
    pool_moves: u32,
    /// Moves completed.
    pub(crate) moves: u32,
    /// The period of the next move, from 0.
    pub(crate) stage: u32,
    /// The moves completed that end it; `u32::MAX` if none do.
    ends: u32,
    /// The last period whose time has been given, from 0. Each is given once, whatever becomes of
    /// the count of moves.
    pub(crate) granted: u32,
    /// All the time this face has run.
    pub(crate) used: u64,
    /// When the flag fell for good.
    pub(crate) flag: Option<u64>,
    /// When the face last reached zero and a period followed.
    pub(crate) zero: Option<u64>,
}

/// What a face is set to by hand (6.10, 7.1): the three things that an arbiter enters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dial {
    /// Main time left in milliseconds, without what a delay gives for the move.
    pub left_ms: u64,
    /// Moves completed.
    pub moves: u32,
    /// How many periods the time shown includes: normally the number of the period of the next
    /// move, counted from 1.
    pub period: NonZeroU32,
}

impl Face {
    pub(crate) fn new(allotment: &Allotment) -> Face {
        let first = allotment.stage(0);
        let mut face = Face {
            main: first.time_ms + first.bonus.increment_ms(),
            pool: 0,
            pool_moves: 0,
            moves: 0,
            stage: 0,
            ends: first.moves.map_or(u32::MAX, NonZeroU32::get),
            granted: 0,
            used: 0,
            flag: None,
            zero: None,
        };
        face.fill_pool(allotment);
        face
    }

    /// What is left in all before the flag falls, without any delay.
    #[inline]
    pub(crate) const fn left(&self) -> u64 {
        self.main.saturating_add(self.pool)
    }

    /// What is shown of it: overtime only when the main time is used.
    #[inline]
    pub(crate) const fn shown(&self) -> u64 {
        if self.main > 0 { self.main } else { self.pool }
    }

    /// Moves left in which the Canadian overtime must do.
    #[inline]
    pub(crate) const fn pool_moves(&self) -> u32 {
        self.pool_moves
    }

    /// Takes time that is there.
    #[inline]
    pub(crate) fn take(&mut self, ms: u64) {
        let main = ms.min(self.main);
        self.main -= main;
        self.pool -= ms - main;
    }

    /// Whether a period has begun whose time has not been given.
    #[inline]
    pub(crate) const fn is_due(&self) -> bool {
        self.granted < self.stage
    }

    /// Gives the time of the next period.
    pub(crate) fn grant(&mut self, allotment: &Allotment) {
        self.granted += 1;
        self.gain(allotment.stage(self.granted).time_ms);
        self.fill_pool(allotment);
    }

    /// Gives the time of all periods that have begun.
    pub(crate) fn grant_due(&mut self, allotment: &Allotment) {
        if self.is_due() {
            self.gain(allotment.times(self.granted, self.stage));
            self.granted = self.stage;
            self.fill_pool(allotment);
        }
    }

    /// What is still to be given for the periods that have begun, overtime included.
    pub(crate) fn due(&self, allotment: &Allotment) -> u64 {
        let last = self.stage as usize + 1 == allotment.stages().len();
        let pool = if last { allotment.overtime().full_ms() } else { 0 };
        allotment.times(self.granted, self.stage).saturating_add(pool)
    }

    /// Adds to the main time. It ends at the largest number there is, which no game comes near.
    #[inline]
    pub(crate) fn gain(&mut self, ms: u64) {
        self.main = self.main.saturating_add(ms);
    }

    /// Overtime belongs to the last period.
    pub(crate) fn fill_pool(&mut self, allotment: &Allotment) {
        let overtime = allotment.overtime();
        let reached = self.granted as usize + 1 >= allotment.stages().len();
        self.pool = if reached { overtime.full_ms() } else { 0 };
        self.pool_moves = match overtime {
            Overtime::Canadian { moves, .. } => moves.get(),
            _ => 0,
        };
    }

    /// Completes a move: counts it, begins the next period, gives what the next move brings.
    #[inline]
    pub(crate) fn complete(&mut self, allotment: &Allotment, change: PeriodChange) {
        self.moves += 1;
        if self.moves >= self.ends {
            self.count_from(allotment);
        }
        if change == PeriodChange::AtMove {
            self.grant_due(allotment);
        }
        if self.pool > 0 {
            self.renew_pool(allotment);
        }
        self.gain(allotment.stage(self.stage).bonus.increment_ms());
    }

    /// A byo-yomi period that was not used up begins anew; Canadian overtime when its moves are
    /// completed.
    fn renew_pool(&mut self, allotment: &Allotment) {
        match allotment.overtime() {
            Overtime::ByoYomi { time_ms, .. } => {
                self.pool = self.pool.div_ceil(time_ms) * time_ms;
            }
            Overtime::Canadian { .. } if self.main == 0 && self.pool_moves > 1 => {
                self.pool_moves -= 1;
            }
            Overtime::Canadian { .. } if self.main == 0 => self.fill_pool(allotment),
            _ => {}
        }
    }

    /// Finds the period anew from the moves completed.
    pub(crate) fn count_from(&mut self, allotment: &Allotment) {
        let (stage, ends) = allotment.stage_after(self.moves);
        self.stage = stage;
        self.ends = ends.unwrap_or(u32::MAX);
    }

    /// Sets what an arbiter enters, and raises the flag.
    pub(crate) fn set(&mut self, allotment: &Allotment, dial: Dial) -> Result<(), Refusal> {
        let period = dial.period.get();
        let repeats = allotment.stages().last().is_some_and(|last| last.moves.is_some());
        if dial.left_ms > MAX_TIME_MS {
            return Err(Refusal::TooMuchTime);
        }
        if dial.moves > MAX_MOVES {
            return Err(Refusal::TooManyMoves);
        }
        if period > MAX_MOVES || (period as usize > allotment.stages().len() && !repeats) {
            return Err(Refusal::NoSuchPeriod { period });
        }
        self.main = dial.left_ms;
        self.moves = dial.moves;
        self.granted = period - 1;
        self.flag = None;
        self.count_from(allotment);
        self.fill_pool(allotment);
        Ok(())
    }

    /// Takes back what the last completed move brought: count, increment, the time of a new period.
    /// `None` if that time is no longer there.
    pub(crate) fn take_back(&mut self, allotment: &Allotment, change: PeriodChange) -> Option<()> {
        let mut gained = allotment.stage(self.stage).bonus.increment_ms();
        let was_granted = change == PeriodChange::AtMove && self.granted == self.stage;
        self.moves -= 1;
        self.count_from(allotment);
        if was_granted && self.granted > self.stage {
            gained += allotment.times(self.stage, self.granted);
            self.granted = self.stage;
            self.fill_pool(allotment);
        }
        self.main = self.main.checked_sub(gained)?;
        Some(())
    }
}
