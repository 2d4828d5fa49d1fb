//! What each may see of a game, as the protocol writes it.
//!
//! [`Eyes`] says who sees what; everything here is a pure function of a game and of the eyes.

mod envelope;
mod event;
mod eyes;
mod history;
mod pgn;
mod repetitions;
mod sheets;
mod snapshot;
mod state;
mod summary;
#[cfg(test)]
mod tests;

pub(crate) use compongo_words::{Followed, Told, player as name};
pub(crate) use envelope::envelope;
pub(crate) use event::{Happened, event, events_frame};
pub use eyes::Eyes;
pub(crate) use history::history;
pub(crate) use pgn::{Remark, pgn};
pub(crate) use repetitions::repetitions;
pub(crate) use snapshot::{Snapshot, snapshot};
pub(crate) use state::Around;
pub(crate) use summary::summary;

/// The date and time as RFC 3339 has it.
pub(crate) fn wall(ms: i64) -> String {
    jiff::Timestamp::from_millisecond(ms).map_or_else(|_| String::new(), |it| it.to_string())
}
