//! Chess time controls and the chess clock (Article 6 of the FIDE Laws).
//!
//! - A [`TimeControl`] is what the tag of a game file says; a [`ClockTrail`] follows what one
//!   player's clock shows after each of his moves and says where that cannot be.
//! - A [`Control`] is a time control that a clock can run, read exactly from its short form or by
//!   [`read_control`] from what people write, and told in words by [`Control::describe`].
//! - A [`Clock`] is the two-faced clock as a value: each act takes an instant and gives the clock
//!   after it, or a [`Refusal`]. It never asks what time it is.
//! - [`Classes`] tells standard, rapid and blitz apart by the thresholds of an edition.
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

mod acts;
mod arbiter;
mod class;
mod clock;
mod control;
mod event;
mod face;
mod notation;
mod parts;
mod reading;
mod refusal;
mod scan;
mod setting;
mod short_form;
mod side;
mod stage;
mod time_control;
mod words;

pub use class::{CLASS_MOVES, Class, Classes, Limit};
pub use clock::{Clock, Phase};
pub use control::{Allotment, Control, InvalidAllotment, MAX_MOVES, MAX_TIME_MS};
pub use event::Event;
pub use face::Dial;
pub use notation::{Fault, NotationError, Note, ReadControl, preset, read_control};
pub use parts::Part;
pub use reading::{BONUS_MS, ClockTrail, Inconsistency, Reading, TOLERANCE_MS};
pub use refusal::Refusal;
pub use setting::{Expiry, PeriodChange, Setting};
pub use side::{BySide, Side};
pub use stage::{Bonus, Overtime, Stage};
pub use time_control::{MAX_PERIODS, Period, TimeControl, TimeControlError};
pub use words::Language;
