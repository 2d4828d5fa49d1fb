//! The short form of a control, a superset of the `TimeControl` tag: see [`Control`].

use core::fmt;
use core::str::FromStr;

use crate::notation::{Fault, NotationError};
use crate::scan::{ScanError, Scanner, Seconds};
use crate::{Allotment, Bonus, Control, InvalidAllotment, Overtime, Side, Stage};

impl FromStr for Control {
    type Err = NotationError;

    /// Reads the short form exactly: all times are seconds. For what people write there is
    /// [`read_control`](crate::read_control).
    fn from_str(text: &str) -> Result<Control, NotationError> {
        let mut scanner = Scanner::new(text);
        let control = match scanner.peek() {
            None => return Err(NotationError { at: 0, fault: Fault::Empty }),
            Some(b'*') => {
                scanner.at += 1;
                let at = scanner.at;
                let time_ms = scanner.milliseconds()?;
                Control::hourglass(time_ms).map_err(|invalid| placed(invalid, &[at]))?
            }
            Some(_) => {
                let white = read_allotment(&mut scanner)?;
                if scanner.eat(b'=') {
                    let black = read_allotment(&mut scanner)?;
                    Control::unequal(white, black)
                } else {
                    Control::equal(white)
                }
            }
        };
        match scanner.peek() {
            None => Ok(control),
            Some(_) => Err(NotationError { at: scanner.at, fault: Fault::Unexpected }),
        }
    }
}

impl From<ScanError> for NotationError {
    fn from(error: ScanError) -> NotationError {
        let (at, fault) = match error {
            ScanError::Unexpected { at } => (at, Fault::Unexpected),
            ScanError::ZeroMoves { at } => (at, Fault::ZeroMoves),
            ScanError::TooLarge { at } => (at, Fault::TooLarge),
        };
        NotationError { at, fault }
    }
}

/// What is wrong, at the place of the period where it is.
pub(crate) fn placed(invalid: InvalidAllotment, places: &[usize]) -> NotationError {
    let (index, fault) = match invalid {
        InvalidAllotment::Empty => (0, Fault::NoTime),
        InvalidAllotment::TooManyPeriods => (crate::MAX_PERIODS, Fault::TooManyPeriods),
        InvalidAllotment::ZeroTime { index } => (index, Fault::ZeroTime),
        InvalidAllotment::TooLarge { index } => (index, Fault::TooLarge),
        InvalidAllotment::NeverReached { index } => (index, Fault::NeverReached),
    };
    let at = places.get(index).or(places.last()).copied().unwrap_or(0);
    NotationError { at, fault }
}

fn read_allotment(scanner: &mut Scanner<'_>) -> Result<Allotment, NotationError> {
    let (mut stages, mut places) = (Vec::new(), Vec::new());
    let mut overtime = Overtime::None;
    if scanner.eat(b'g') {
        places.push(scanner.at);
        let time_ms = scanner.milliseconds()?;
        overtime = Overtime::ByoYomi { periods: core::num::NonZeroU32::MIN, time_ms };
        stages.push(Stage { moves: None, time_ms: 0, bonus: Bonus::None });
    } else {
        loop {
            places.push(scanner.at);
            if stages.len() == crate::MAX_PERIODS {
                return Err(placed(InvalidAllotment::TooManyPeriods, &places));
            }
            stages.push(read_stage(scanner)?);
            if scanner.eat(b'y') {
                let periods = scanner.moves()?;
                let times = scanner.eat(b'x');
                if !times {
                    return Err(NotationError { at: scanner.at, fault: Fault::Unexpected });
                }
                overtime = Overtime::ByoYomi { periods, time_ms: scanner.milliseconds()? };
                break;
            }
            if scanner.eat(b'c') {
                let at = scanner.at;
                let moves =
                    scanner.quota()?.ok_or(NotationError { at, fault: Fault::Unexpected })?;
                overtime = Overtime::Canadian { moves, time_ms: scanner.milliseconds()? };
                break;
            }
            if !scanner.eat(b':') {
                break;
            }
        }
    }
    Allotment::new(&stages, overtime).map_err(|invalid| placed(invalid, &places))
}

fn read_stage(scanner: &mut Scanner<'_>) -> Result<Stage, NotationError> {
    let moves = scanner.quota()?;
    let time_ms = scanner.milliseconds()?;
    let bonus = if scanner.eat(b'+') {
        Bonus::Increment(scanner.milliseconds()?)
    } else if scanner.eat(b'd') {
        Bonus::Delay(scanner.milliseconds()?)
    } else if scanner.eat(b'b') {
        Bonus::Bronstein(scanner.milliseconds()?)
    } else {
        Bonus::None
    };
    Ok(Stage { moves, time_ms, bonus })
}

impl fmt::Display for Control {
    /// The short form; reading it again gives the same control.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let white = self.side(Side::White);
        if self.is_hourglass() {
            return write!(f, "*{}", Seconds(white.stage(0).time_ms));
        }
        write!(f, "{white}")?;
        if self.is_equal() { Ok(()) } else { write!(f, "={}", self.side(Side::Black)) }
    }
}

impl fmt::Display for Allotment {
    /// The short form of one player's time.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(time_ms) = self.gong_ms() {
            return write!(f, "g{}", Seconds(time_ms));
        }
        for (index, stage) in self.stages().iter().enumerate() {
            write!(f, "{}{stage}", if index == 0 { "" } else { ":" })?;
        }
        match self.overtime() {
            Overtime::None => Ok(()),
            Overtime::ByoYomi { periods, time_ms } => write!(f, "y{periods}x{}", Seconds(time_ms)),
            Overtime::Canadian { moves, time_ms } => write!(f, "c{moves}/{}", Seconds(time_ms)),
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(self.time_ms))?;
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Increment(ms) => write!(f, "+{}", Seconds(ms)),
            Bonus::Delay(ms) => write!(f, "d{}", Seconds(ms)),
            Bonus::Bronstein(ms) => write!(f, "b{}", Seconds(ms)),
        }
    }
}
