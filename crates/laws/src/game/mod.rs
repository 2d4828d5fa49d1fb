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

mod adjournment;
mod arrival;
mod blind;
mod claims;
mod clock;
mod conduct;
mod duty;
mod ends;
mod fact;
mod flag;
mod illegal;
mod irregular;
mod line;
mod moving;
mod offers;
mod quickplay;
mod record;
mod recording;
mod refusal;
mod regulations;
mod ruling;
mod state;
mod table;
mod touch;
mod winnable;
pub(crate) mod words;

pub use duty::{Duty, Right};
pub use fact::{
    Absent, Act, Conduct as Breach, Decision, DeviceFault, Fact, QuickplayGround, Sealing,
    SetupFault, StopReason, Who,
};
pub use line::Ply;
pub use record::{RECORD_VERSION, Record, RecordError};
pub use recording::Sheet;
pub use refusal::{Refusal, Why};
pub use regulations::{GameSpeed, Needs, Regulations, RegulationsError};
pub use ruling::{Binding, DrawGround, Effect, Ending, Flaw, LostRight, Outcome, Ruling, Score};
pub use state::{Game, Stage};
pub use table::Table;
pub use words::{Gesture, ParseGestureError};
