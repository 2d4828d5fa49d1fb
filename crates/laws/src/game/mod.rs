//! A whole game by the Laws, without any screen: [facts](Fact) go in with their time,
//! [rulings](Ruling) with their articles come out, in the edition in force.
//!
//! - [`Regulations`] are what the competition fixes in advance.
//! - A [`Fact`] is who did what, when. What cannot be accepted is a [`Refusal`], and the game is
//!   as before.
//! - A [`Game`] is a value that follows from its facts alone; a [`Record`] is those facts.
//! - [`Duty`] and [`Right`] are what someone must and may do next.
//!
//! There is one module for each subject of the Laws, in their order. What editions decide
//! differently is asked from the edition's table.

mod act;
mod adjournment;
mod against;
mod arrival;
mod assistants;
mod blind;
mod chess960;
mod claims;
mod clock;
mod clock_acts;
mod commitment;
mod conduct;
mod duty;
mod ends;
mod envelope;
mod fact;
mod flag;
mod guards;
mod illegal;
mod irregular;
mod kinds;
mod line;
mod machine;
mod moving;
mod offers;
mod opening;
mod outcome;
mod parts;
mod pending;
mod points;
mod quickplay;
mod record;
mod recording;
mod refusal;
mod regulations;
mod resumption;
mod right;
mod ruling;
mod sheet;
mod state;
mod table;
mod touch;
mod views;
mod winnable;
pub(crate) mod words;
mod writing;

pub use act::Act;
pub use commitment::{Bytes32, Content, Envelope, MAX_SEALED_TEXT, ParseBytesError};
pub use duty::Duty;
pub use envelope::{EnvelopePart, Inscription};
pub use fact::{Absent, Fact, Who};
pub use kinds::{
    Announcement, AssistantTask, Conduct as Breach, Decision, DeviceFault, Interference,
    QuickplayGround, Sealing, SetupFault, StopReason,
};
pub use line::Ply;
pub use machine::Game;
pub use outcome::{Ending, Outcome, Score};
pub use pending::SealedReply;
pub use points::{ParsePointsError, Points, Scale};
pub use record::{RECORD_VERSION, Record, RecordError};
pub use refusal::{Refusal, Why};
pub use regulations::{GameSpeed, Needs, Regulations, RegulationsError};
pub use resumption::EnvelopeItem;
pub use right::Right;
pub use ruling::{Binding, DrawGround, Effect, Flaw, LostRight, Ruling};
pub use sheet::{MAX_CLOCK_NOTE, MAX_LINES_AHEAD, MAX_STRUCK, MAX_WRITTEN, Sheet, SheetLine};
pub use state::{Asked, Attempt, Claim, Partial, Said, Stage};
pub use table::Table;
pub use views::{ClockFace, ShownOvertime};
pub use words::{Gesture, ParseGestureError};
pub use writing::readings;
