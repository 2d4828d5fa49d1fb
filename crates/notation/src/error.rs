use thiserror::Error;

use crate::{ResolveError, San};

/// Why a written move is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SanError {
    /// There is nothing, or nothing but move numbers and signs.
    #[error("there is no move here")]
    Empty,
    /// The text is not a move in this notation.
    #[error("this cannot be read as a move (from character {} on)", at + 1)]
    Syntax {
        /// The byte, from 0, at which the text departs from every form of a move. Text that is not
        /// UTF-8 is counted after reading it as Latin-1.
        at: usize,
    },
    /// Far longer than any move can be written.
    #[error("this is too long to be a move ({length} bytes)")]
    TooLong {
        /// How long the text is, in bytes.
        length: usize,
    },
    /// `--`, `Z0`, `null` or `0000`: a player cannot pass (1.3 of 2018: the players move
    /// alternately).
    #[error("a null move: the Laws know no passing")]
    NullMove,
    /// The move exists, but strict reading asks for another text.
    #[error("the move is to be written {canonical}")]
    NotCanonical {
        /// How it is to be written.
        canonical: San,
    },
    /// The text is a move, but not one of this position.
    #[error(transparent)]
    Resolve(#[from] ResolveError),
}
