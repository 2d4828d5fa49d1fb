use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

use thiserror::Error;

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
        let mut reader = Reader { bytes: text.trim_end().as_bytes(), at: 0 };
        while reader.eat(b' ') || reader.eat(b'\t') {}
        let only = |reader: &Reader<'_>, control| match reader.peek() {
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
            Some(_) => reader.periods().map(TimeControl::Periods),
        }
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let here = self.peek() == Some(byte);
        self.at += usize::from(here);
        here
    }

    fn periods(&mut self) -> Result<Vec<Period>, TimeControlError> {
        let mut periods: Vec<Period> = Vec::new();
        loop {
            let at = self.at;
            if periods.last().is_some_and(|last| last.moves.is_none()) {
                return Err(TimeControlError::NeverReached { at });
            }
            if periods.len() == MAX_PERIODS {
                return Err(TimeControlError::TooManyPeriods { at });
            }
            periods.push(self.period()?);
            if self.peek().is_none() {
                return Ok(periods);
            }
            if !self.eat(b':') {
                return Err(TimeControlError::NotStandard { at: self.at });
            }
        }
    }

    fn period(&mut self) -> Result<Period, TimeControlError> {
        let begin = self.at;
        let digits = self.bytes[begin..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let moves = if self.bytes.get(begin + digits) == Some(&b'/') {
            let moves = u32::try_from(self.integer()?)
                .map_err(|_| TimeControlError::TooLarge { at: begin })?;
            self.at += 1;
            Some(NonZeroU32::new(moves).ok_or(TimeControlError::ZeroMoves { at: begin })?)
        } else {
            None
        };
        let time_ms = self.milliseconds()?;
        let increment_ms = if self.eat(b'+') { self.milliseconds()? } else { 0 };
        if time_ms == 0 && increment_ms == 0 {
            return Err(TimeControlError::ZeroTime { at: begin });
        }
        Ok(Period { moves, time_ms, increment_ms })
    }

    fn integer(&mut self) -> Result<u64, TimeControlError> {
        let begin = self.at;
        let mut value = 0_u64;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            value = value
                .checked_mul(10)
                .and_then(|value| value.checked_add(u64::from(digit - b'0')))
                .ok_or(TimeControlError::TooLarge { at: begin })?;
            self.at += 1;
        }
        if self.at == begin { Err(TimeControlError::NotStandard { at: begin }) } else { Ok(value) }
    }

    /// Seconds with up to three decimals.
    fn milliseconds(&mut self) -> Result<u64, TimeControlError> {
        let begin = self.at;
        let seconds = self.integer()?;
        let mut decimals = 0;
        if self.eat(b'.') {
            let at = self.at;
            let value = self.integer()?;
            decimals = match self.at - at {
                1 => value * 100,
                2 => value * 10,
                3 => value,
                _ => return Err(TimeControlError::NotStandard { at: at + 3 }),
            };
        }
        seconds
            .checked_mul(1000)
            .and_then(|ms| ms.checked_add(decimals))
            .ok_or(TimeControlError::TooLarge { at: begin })
    }
}

struct Seconds(u64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, ms) = (self.0 / 1000, self.0 % 1000);
        if ms == 0 {
            return write!(f, "{seconds}");
        }
        let decimals = format!("{ms:03}");
        write!(f, "{seconds}.{}", decimals.trim_end_matches('0'))
    }
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
