use compongo_laws::{Citation, Edition};

use crate::{Code, Detail, Severity};

/// Something found in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The number of the game, from 1.
    pub game: u64,
    /// The byte of the stream where the game begins.
    pub offset: u64,
    /// The line where the game begins, from 1.
    pub line: u64,
    /// The byte of the stream that the finding is about; where the game begins if it is about no
    /// certain place.
    pub at: u64,
    /// The line of that byte.
    pub at_line: u64,
    /// The tag `White`; empty if there is none.
    pub white: String,
    /// The tag `Black`; empty if there is none.
    pub black: String,
    /// The date of the game as written: the tag that decided the edition, or else `Date`; empty
    /// if there is none.
    pub date: String,
    /// The edition of the Laws that was applied.
    pub edition: Edition,
    /// The ply concerned, from 1; 0 if it is the start position. For a fault of the text it is the
    /// last that was read before.
    pub ply: Option<u32>,
    /// The move of that ply: as written if it could not be followed, otherwise in standard
    /// algebraic notation.
    pub mv: Option<String>,
    /// The position before that move; the start position for ply 0.
    pub fen: Option<String>,
    /// How much it weighs.
    pub severity: Severity,
    /// The articles it rests on, in the edition's numbering; none for faults of the file.
    pub articles: Vec<Citation>,
    /// What it is.
    pub detail: Detail,
}

impl Finding {
    /// The kind of finding.
    pub const fn code(&self) -> Code {
        self.detail.code()
    }
}
