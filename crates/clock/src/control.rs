use core::num::NonZeroU32;

use thiserror::Error;

use crate::{Bonus, BySide, MAX_PERIODS, Overtime, Period, Side, Stage, TimeControl};

/// The longest time of a period, an increment or an adjustment: over 139 years.
pub const MAX_TIME_MS: u64 = 1 << 42;

/// The highest move count of a clock. With [`MAX_TIME_MS`] it keeps every sum within 64 bits.
pub const MAX_MOVES: u32 = 1_000_000;

/// Periods that no clock can run; `index` counts from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum InvalidAllotment {
    /// No period at all.
    #[error("no period")]
    Empty,
    /// More than [`MAX_PERIODS`].
    #[error("more than {MAX_PERIODS} periods")]
    TooManyPeriods,
    /// A period without any time.
    #[error("period {index} has no time")]
    ZeroTime {
        /// Which.
        index: usize,
    },
    /// A number above [`MAX_TIME_MS`] or [`MAX_MOVES`].
    #[error("period {index} has a number that is too large")]
    TooLarge {
        /// Which.
        index: usize,
    },
    /// A period, or overtime, follows one that lasts for the rest of the game, or overtime one
    /// that never does.
    #[error("period {index} is never reached")]
    NeverReached {
        /// Which.
        index: usize,
    },
}

/// The time of one player: one or more periods (Article 6.3.1), perhaps overtime.
///
/// If the last period has a number of moves, it is repeated as often as needed.
///
/// ```
/// use compongo_clock::{Allotment, Bonus, InvalidAllotment, Overtime, Stage};
///
/// let hour = Stage { moves: None, time_ms: 3_600_000, bonus: Bonus::Delay(5_000) };
/// let allotment = Allotment::new(&[hour], Overtime::None)?;
/// assert_eq!(allotment.to_string(), "3600d5");
/// assert_eq!(
///     Allotment::new(&[hour, hour], Overtime::None),
///     Err(InvalidAllotment::NeverReached { index: 1 }),
/// );
/// # Ok::<(), InvalidAllotment>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Allotment {
    stages: Box<[Stage]>,
    overtime: Overtime,
}

impl Allotment {
    /// Periods in the order in which they are played.
    ///
    /// # Errors
    ///
    /// [`InvalidAllotment`] says which period no clock can run.
    pub fn new(stages: &[Stage], overtime: Overtime) -> Result<Allotment, InvalidAllotment> {
        use InvalidAllotment::*;
        if stages.len() > MAX_PERIODS {
            return Err(TooManyPeriods);
        }
        let last = stages.len().checked_sub(1).ok_or(Empty)?;
        let (count, time) = match overtime {
            Overtime::None => (1, 1),
            Overtime::ByoYomi { periods, time_ms } => (periods.get(), time_ms),
            Overtime::Canadian { moves, time_ms } => (moves.get(), time_ms),
        };
        let large = |moves: u32, ms: u64| moves > MAX_MOVES || ms > MAX_TIME_MS;
        if large(count, time) {
            return Err(TooLarge { index: last });
        }
        if time == 0 {
            return Err(ZeroTime { index: last });
        }
        for (index, stage) in stages.iter().enumerate() {
            if large(stage.moves.map_or(0, NonZeroU32::get), stage.time_ms.max(stage.bonus.ms())) {
                return Err(TooLarge { index });
            }
            if index < last && stage.moves.is_none() {
                return Err(NeverReached { index: index + 1 });
            }
            if stage.time_ms == 0
                && stage.bonus.ms() == 0
                && (index < last || overtime == Overtime::None)
            {
                return Err(ZeroTime { index });
            }
        }
        if overtime != Overtime::None && stages[last].moves.is_some() {
            return Err(NeverReached { index: last + 1 });
        }
        let stages = stages.iter().map(|stage| Stage { bonus: stage.bonus.normal(), ..*stage });
        Ok(Allotment { stages: stages.collect(), overtime })
    }

    /// The periods; never empty.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// What follows when all their time is used.
    #[inline]
    pub const fn overtime(&self) -> Overtime {
        self.overtime
    }

    /// The milliseconds for each move, if that is all there is: a gong.
    pub(crate) fn gong_ms(&self) -> Option<u64> {
        let only = self.stages.len() == 1
            && self.stages[0] == Stage { moves: None, time_ms: 0, bonus: Bonus::None };
        match self.overtime {
            Overtime::ByoYomi { periods, time_ms } if only && periods.get() == 1 => Some(time_ms),
            _ => None,
        }
    }

    /// The period of an index from 0; beyond the end the last is repeated.
    #[inline]
    pub fn stage(&self, index: u32) -> &Stage {
        let last = self.stages.len() - 1;
        &self.stages[(index as usize).min(last)]
    }

    /// The index from 0 of the period that is played when so many moves are completed, and the
    /// number of completed moves that ends it.
    pub fn stage_after(&self, moves: u32) -> (u32, Option<u32>) {
        let mut end = 0_u32;
        for (index, stage) in (0_u32..).zip(&self.stages) {
            let Some(length) = stage.moves else { return (index, None) };
            end = end.saturating_add(length.get());
            if moves < end {
                return (index, Some(end));
            }
        }
        let last = self.stages.len() as u32 - 1;
        let length = self.stages[last as usize].moves.map_or(1, NonZeroU32::get);
        let more = (moves - end) / length + 1;
        (last.saturating_add(more), Some(end.saturating_add(length.saturating_mul(more))))
    }

    /// The milliseconds of the periods after index `from` up to `to`, both from 0.
    pub(crate) fn times(&self, from: u32, to: u32) -> u64 {
        let last = self.stages.len() as u32 - 1;
        let listed = (from..to.min(last)).map(|index| self.stage(index + 1).time_ms).sum::<u64>();
        let repeated = to.max(last) - from.clamp(last, to.max(last));
        listed + u64::from(repeated) * self.stage(last).time_ms
    }

    /// The milliseconds a player has for so many moves: the periods that he reaches and, if
    /// asked for, what each move brings (at most [`MAX_MOVES`] are counted). `None` with overtime,
    /// which has no such sum.
    ///
    /// ```
    /// use compongo_clock::{Control, Side};
    ///
    /// let control: Control = "40/5400+30:1800+30".parse()?;
    /// let total = control.side(Side::White).time_for(60, true);
    /// assert_eq!(total, Some(9_000_000)); // 90 + 30 minutes and 60 times 30 seconds
    /// # Ok::<(), compongo_clock::NotationError>(())
    /// ```
    pub fn time_for(&self, moves: u32, with_bonus: bool) -> Option<u64> {
        if self.overtime != Overtime::None {
            return None;
        }
        let moves = moves.min(MAX_MOVES);
        let (mut total, mut played, mut index) = (0_u64, 0_u32, 0_u32);
        while index == 0 || played < moves {
            let stage = self.stage(index);
            let here = stage.moves.map_or(moves, NonZeroU32::get).min(moves - played);
            let bonus = if with_bonus { stage.bonus.ms() } else { 0 } * u64::from(here);
            total = total.saturating_add(stage.time_ms).saturating_add(bonus);
            played += here;
            index += 1;
        }
        Some(total)
    }
}

/// A time control that a chess clock can run: the time of both players (Article 6.3).
///
/// It is read from its short form, a superset of the `TimeControl` tag of the PGN standard
/// (9.6.1), in which all times are seconds, or by [`read_control`](crate::read_control) from what
/// people write:
///
/// | form | meaning |
/// | --- | --- |
/// | `40/7200:1800+30` | 40 moves in 7200 s, then 1800 s and 30 s before each move |
/// | `3600d5` | 3600 s, of each move 5 s free: the main time stands still (US delay) |
/// | `3600b5` | the same, shown as part of the time (Bronstein) |
/// | `*180` | hourglass: what one player uses, the other gains |
/// | `3600y5x60` | 3600 s, then five byo-yomi periods of 60 s |
/// | `3600c20/300` | 3600 s, then 20 moves in 300 s, again and again (Canadian) |
/// | `g10` | 10 s for each move (gong) |
/// | `600=420` | 600 s for White, 420 s for Black |
///
/// ```
/// use compongo_clock::{Control, Side};
///
/// let control: Control = "40/600:0+1=40/420:0+1".parse()?;
/// assert_eq!(control.side(Side::Black).stages()[0].time_ms, 420_000);
/// assert_eq!(control.to_string(), "40/600:0+1=40/420:0+1");
/// # Ok::<(), compongo_clock::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Control {
    sides: BySide<Allotment>,
    hourglass: bool,
}

impl Control {
    /// The same time for both players.
    pub fn equal(allotment: Allotment) -> Control {
        Control::unequal(allotment.clone(), allotment)
    }

    /// Times that may differ, for handicap and Armageddon games.
    pub fn unequal(white: Allotment, black: Allotment) -> Control {
        Control { sides: BySide { white, black }, hourglass: false }
    }

    /// An hourglass: both begin with this time; what one uses, the other gains.
    ///
    /// # Errors
    ///
    /// [`InvalidAllotment`] if there is no time, or too much.
    pub fn hourglass(time_ms: u64) -> Result<Control, InvalidAllotment> {
        let stage = Stage { moves: None, time_ms, bonus: Bonus::None };
        let control = Control::equal(Allotment::new(&[stage], Overtime::None)?);
        Ok(Control { hourglass: true, ..control })
    }

    /// The time of one player.
    #[inline]
    pub fn side(&self, side: Side) -> &Allotment {
        &self.sides[side]
    }

    /// Whether both players have the same time.
    pub fn is_equal(&self) -> bool {
        self.sides.white == self.sides.black
    }

    /// Whether what one player uses is gained by the other.
    #[inline]
    pub const fn is_hourglass(&self) -> bool {
        self.hourglass
    }

    /// The value of the PGN tag; `None` if the standard cannot express it (delay, overtime,
    /// different times).
    ///
    /// ```
    /// use compongo_clock::Control;
    ///
    /// let with_delay: Control = "3600d5".parse()?;
    /// assert_eq!(with_delay.to_tag(), None);
    /// # Ok::<(), compongo_clock::NotationError>(())
    /// ```
    pub fn to_tag(&self) -> Option<TimeControl> {
        let allotment = &self.sides.white;
        if self.hourglass {
            return Some(TimeControl::Hourglass { time_ms: allotment.stage(0).time_ms });
        }
        if !self.is_equal() || allotment.overtime != Overtime::None {
            return None;
        }
        let period = |stage: &Stage| {
            let period = Period {
                moves: stage.moves,
                time_ms: stage.time_ms,
                increment_ms: stage.bonus.increment_ms(),
            };
            (stage.bonus.delay_ms() == 0).then_some(period)
        };
        allotment.stages.iter().map(period).collect::<Option<_>>().map(TimeControl::Periods)
    }

    /// The control that a PGN tag gives; `None` if it is unknown or there was none.
    ///
    /// # Errors
    ///
    /// [`InvalidAllotment`] if a number is beyond what a clock can hold.
    pub fn from_tag(tag: &TimeControl) -> Result<Option<Control>, InvalidAllotment> {
        match tag {
            TimeControl::Unknown | TimeControl::Unlimited => Ok(None),
            TimeControl::Hourglass { time_ms } => Control::hourglass(*time_ms).map(Some),
            TimeControl::Periods(periods) => {
                let stages: Vec<_> = periods.iter().map(stage_of).collect();
                Ok(Some(Control::equal(Allotment::new(&stages, Overtime::None)?)))
            }
        }
    }
}

fn stage_of(period: &Period) -> Stage {
    Stage {
        moves: period.moves,
        time_ms: period.time_ms,
        bonus: Bonus::Increment(period.increment_ms),
    }
}
