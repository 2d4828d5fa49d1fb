use super::{Alert, AlertId, Chance, Standing};

/// What has become of the boards of a source.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A board is there, or something on it has changed.
    Board {
        /// Its number, which it keeps.
        board: u32,
        /// How many plies were taken back or corrected.
        taken_back: u32,
    },
    /// A board is no longer in the text.
    BoardGone {
        /// Its number.
        board: u32,
    },
    /// An alert, for the first time.
    Alert(Box<Alert>),
    /// An alert holds again or no longer, or for another player.
    Standing {
        /// Its name.
        id: AlertId,
        /// Whether it holds now.
        standing: Standing,
        /// What can be claimed now.
        chance: Option<Chance>,
    },
}
