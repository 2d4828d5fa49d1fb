use thiserror::Error;

/// What is wrong with a text that should be a time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// Nothing is given.
    Empty,
    /// A word that is not known here.
    UnknownWord,
    /// Something that does not fit where it stands.
    Unexpected,
    /// No time is given, at most what each move brings.
    NoTime,
    /// A number that may be minutes or seconds.
    Ambiguous,
    /// A period of no moves.
    ZeroMoves,
    /// A period without any time.
    ZeroTime,
    /// A number beyond what a clock can hold.
    TooLarge,
    /// A period, or a move from which something shall hold, that is never reached.
    NeverReached,
    /// More than [`MAX_PERIODS`](crate::MAX_PERIODS).
    TooManyPeriods,
}

/// Why a text is no time control, and the byte where. [`NotationError::hint`] says what to write
/// instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[error("{} at byte {at}: {}", self.fault.what(crate::Language::English), self.hint(crate::Language::English))]
pub struct NotationError {
    /// The byte of the text.
    pub at: usize,
    /// What is wrong there.
    pub fault: Fault,
}
