use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

use thiserror::Error;

use crate::scan::{ScanError, Scanner, Seconds};

/// The most periods a time control may have; real ones have at most four.
pub const MAX_PERIODS: usize = 32;

/// The time control of a game, as the `TimeControl` tag gives it (PGN standard, 9.6.1; Article
/// 6.3 of the Laws of 2018).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum TimeControl {
    /// `?`: not known.
    #[default]
    Unknown,
    /// `-`: the game was played without a time control.
    Unlimited,
    /// Periods in the order in which they are played; never empty. If the last has a number of
    /// moves, it is repeated as often as needed.
    Periods(Vec<Period>),
    /// `*180`: an hourglass; a player gains what the opponent uses.
    Hourglass {
        /// What each player begins with.
        time_ms: u64,
    },
}

/// One period of a time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// The moves to be made in it; `None` for all that remain.
    pub moves: Option<NonZeroU32>,
    /// The time added when the period begins.
    pub time_ms: u64,
    /// The time added with each move.
    pub increment_ms: u64,
}

impl TimeControl {
    /// The periods, none if the time control is not of that kind.
    pub fn periods(&self) -> &[Period] {
        match self {
            TimeControl::Periods(periods) => periods,
            _ => &[],
        }
    }
}

/// Why a text is no time control of the PGN standard, with the byte where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TimeControlError {
    /// Nothing is given.
    #[error("the time control is empty")]
    Empty,
    /// The text is not of the standard form, as `15 min. + 10 s. per move`.
    #[error(
        "not of the form 40/7200:900+30 (moves/seconds+increment, '?', '-' or '*180') at byte {at}"
    )]
    NotStandard {
        /// The first byte that does not fit.
        at: usize,
    },
    /// A period of no moves.
    #[error("a period of 0 moves at byte {at}")]
    ZeroMoves {
        /// Where the number begins.
        at: usize,
    },
    /// A period without any time.
    #[error("a period without time at byte {at}")]
    ZeroTime {
        /// Where the period begins.
        at: usize,
    },
    /// A number beyond all measure.
    #[error("a number that is too large at byte {at}")]
    TooLarge {
        /// Where the number begins.
        at: usize,
    },
    /// A period follows one that lasts for the rest of the game.
    #[error("the period at byte {at} is never reached: the one before has all remaining moves")]
    NeverReached {
        /// Where the period begins.
        at: usize,
    },
    /// More than [`MAX_PERIODS`].
    #[error("more than {MAX_PERIODS} periods at byte {at}")]
    TooManyPeriods {
        /// Where the first period too many begins.
        at: usize,
    },
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    /// Reads `?`, `-`, `*180` and lists as `40/7200:20/3600:900+30`. Times are seconds, whole or
    /// with up to three decimals; any period may have an increment. Blanks around are ignored.
    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let mut reader = Scanner::new(text);
        let only = |reader: &Scanner<'_>, control| match reader.peek() {
            None => Ok(control),
            Some(_) => Err(TimeControlError::NotStandard { at: reader.at }),
        };
        match reader.peek() {
            None => Err(TimeControlError::Empty),
            Some(b'?') => {
                reader.at += 1;
                only(&reader, TimeControl::Unknown)
            }
            Some(b'-') => {
                reader.at += 1;
                only(&reader, TimeControl::Unlimited)
            }
            Some(b'*') => {
                reader.at += 1;
                let at = reader.at;
                let time_ms = reader.milliseconds()?;
                if time_ms == 0 {
                    return Err(TimeControlError::ZeroTime { at });
                }
                only(&reader, TimeControl::Hourglass { time_ms })
            }
            Some(_) => read_periods(&mut reader).map(TimeControl::Periods),
        }
    }
}

impl From<ScanError> for TimeControlError {
    fn from(error: ScanError) -> TimeControlError {
        match error {
            ScanError::Unexpected { at } => TimeControlError::NotStandard { at },
            ScanError::ZeroMoves { at } => TimeControlError::ZeroMoves { at },
            ScanError::TooLarge { at } => TimeControlError::TooLarge { at },
        }
    }
}

fn read_periods(reader: &mut Scanner<'_>) -> Result<Vec<Period>, TimeControlError> {
    let mut periods: Vec<Period> = Vec::new();
    loop {
        let at = reader.at;
        if periods.last().is_some_and(|last| last.moves.is_none()) {
            return Err(TimeControlError::NeverReached { at });
        }
        if periods.len() == MAX_PERIODS {
            return Err(TimeControlError::TooManyPeriods { at });
        }
        periods.push(read_period(reader)?);
        if reader.peek().is_none() {
            return Ok(periods);
        }
        if !reader.eat(b':') {
            return Err(TimeControlError::NotStandard { at: reader.at });
        }
    }
}

fn read_period(reader: &mut Scanner<'_>) -> Result<Period, TimeControlError> {
    let begin = reader.at;
    let moves = reader.quota()?;
    let time_ms = reader.milliseconds()?;
    let increment_ms = if reader.eat(b'+') { reader.milliseconds()? } else { 0 };
    if time_ms == 0 && increment_ms == 0 {
        return Err(TimeControlError::ZeroTime { at: begin });
    }
    Ok(Period { moves, time_ms, increment_ms })
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(self.time_ms))?;
        if self.increment_ms == 0 { Ok(()) } else { write!(f, "+{}", Seconds(self.increment_ms)) }
    }
}

impl fmt::Display for TimeControl {
    /// The text of the tag; reading it again gives the same value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unknown => f.write_str("?"),
            TimeControl::Unlimited => f.write_str("-"),
            TimeControl::Hourglass { time_ms } => write!(f, "*{}", Seconds(*time_ms)),
            TimeControl::Periods(periods) => {
                for (index, period) in periods.iter().enumerate() {
                    write!(f, "{}{period}", if index == 0 { "" } else { ":" })?;
                }
                Ok(())
            }
        }
    }
}
