//! Chess time controls and what chess clocks show (Article 6 of the FIDE Laws).
//!
//! A [`TimeControl`] is read from the tag of a game file; a [`ClockTrail`] follows what one
//! player's clock shows after each of his moves and says where that cannot be.
//!
//! ```
//! use compongo_clock::{ClockTrail, Inconsistency, Reading, TimeControl};
//!
//! let control: TimeControl = "5400+30".parse()?;
//! let mut clock = ClockTrail::new(&control);
//! // Clocks with an increment show it from the start: 1:30:30 before the first move.
//! assert_eq!(clock.push(1, Reading::seconds(5_430)), None);
//! assert_eq!(clock.push(2, Reading::seconds(5_455)), None);
//! let gained = clock.push(3, Reading::seconds(5_500));
//! assert_eq!(gained, Some(Inconsistency::GainedTooMuch { by_ms: 15_000 }));
//! # Ok::<(), compongo_clock::TimeControlError>(())
//! ```
//!
//! Times are whole milliseconds.

mod reading;
mod time_control;

pub use reading::{BONUS_MS, ClockTrail, Inconsistency, Reading, TOLERANCE_MS};
pub use time_control::{MAX_PERIODS, Period, TimeControl, TimeControlError};
