use thiserror::Error;

use crate::Side;

/// Why the clock does not do what is asked of it; it stays as it was. All times are milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The instant lies before the last one.
    #[error("time goes backwards, from {now_ms} ms to {at_ms} ms")]
    TimeGoesBackwards {
        /// The last instant.
        now_ms: u64,
        /// The one given.
        at_ms: u64,
    },
    /// The clock has not been started (6.6).
    #[error("the clock has not been started")]
    NotStarted,
    /// The clock runs already.
    #[error("the clock runs already")]
    AlreadyRunning,
    /// The clock is paused (6.11).
    #[error("the clock is paused")]
    Paused,
    /// The clock has been stopped for good: the game is over.
    #[error("the clock has been stopped")]
    Stopped,
    /// Both faces stand still because a flag has fallen.
    #[error("the clock is frozen: the flag of {fallen} has fallen")]
    Frozen {
        /// Whose flag.
        fallen: Side,
    },
    /// The face of this player does not run, so that pressing has no effect.
    #[error("the clock of {side} does not run")]
    NotOnTurn {
        /// Who pressed.
        side: Side,
    },
    /// Time cannot be added to a face whose flag has fallen: set what it shall show.
    #[error("the flag of {side} has fallen")]
    FlagFallen {
        /// Whose flag.
        side: Side,
    },
    /// More would be deducted than is left.
    #[error("{side} has only {left_ms} ms left")]
    BelowZero {
        /// Whose time.
        side: Side,
        /// What is left.
        left_ms: u64,
    },
    /// More than [`MAX_TIME_MS`](crate::MAX_TIME_MS).
    #[error("more time than a clock can show")]
    TooMuchTime,
    /// More than [`MAX_MOVES`](crate::MAX_MOVES).
    #[error("more moves than a clock can count")]
    TooManyMoves,
    /// The time control has no such period.
    #[error("the time control has no period {period}")]
    NoSuchPeriod {
        /// Counted from 1.
        period: u32,
    },
    /// No move of this player has been completed that could be taken back.
    #[error("no move of {side} to take back")]
    NoMove {
        /// Whose move.
        side: Side,
    },
}
