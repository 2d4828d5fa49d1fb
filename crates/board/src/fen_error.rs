//! What can be wrong with the text of a FEN, and what is forgiven.

use core::fmt;

use bitflags::bitflags;
use thiserror::Error;

use crate::codes::codes;
use crate::{Faults, MAX_FEN_LEN, Rank};

/// A part of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenField {
    /// The pieces, from the eighth rank.
    Board,
    /// `w` or `b`.
    Turn,
    /// `KQkq`, file letters, or `-`.
    Castling,
    /// A square of the third or sixth rank, or `-`.
    EnPassant,
    /// Plies since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move.
    FullmoveNumber,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenField::Board => "the board",
            FenField::Turn => "the player to move",
            FenField::Castling => "the castling rights",
            FenField::EnPassant => "the en passant square",
            FenField::HalfmoveClock => "the half-move clock",
            FenField::FullmoveNumber => "the move number",
        })
    }
}

/// Why a FEN cannot be read, with the byte where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum FenError {
    /// The text is longer than [`MAX_FEN_LEN`].
    #[error("the text has {length} bytes; a FEN has at most {MAX_FEN_LEN}")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// The text ends before a field.
    #[error("{field} is missing (byte {at})")]
    MissingField {
        /// The first field that is missing.
        field: FenField,
        /// Where it should begin.
        at: usize,
    },
    /// A character of the board is neither a piece nor a number of empty squares.
    #[error("'{character}' (byte {at}) is neither a piece nor a number from 1 to 8")]
    BadPiece {
        /// The character.
        character: char,
        /// Its place.
        at: usize,
    },
    /// A rank does not have eight squares.
    #[error("rank {rank} has {squares} squares instead of 8 (byte {at})")]
    BadRank {
        /// The rank.
        rank: Rank,
        /// How many squares are given, counted to 9.
        squares: u8,
        /// The byte where the rank ends or exceeds eight squares.
        at: usize,
    },
    /// The board does not have eight ranks.
    #[error("the board has {ranks} ranks instead of 8 (byte {at})")]
    BadRankCount {
        /// How many are given.
        ranks: usize,
        /// The byte where the board ends or exceeds eight ranks.
        at: usize,
    },
    /// A field other than the board cannot be read.
    #[error("{field} (byte {at}) cannot be read: {}", expected(*.field))]
    BadField {
        /// Which.
        field: FenField,
        /// The first byte that is wrong.
        at: usize,
    },
    /// Something follows the sixth field.
    #[error("text follows the move number (byte {at})")]
    ExtraText {
        /// Where it begins.
        at: usize,
    },
    /// The strict reading refuses these deviations, which the lenient one accepts.
    #[error("not strict FEN: {deviations}")]
    NotStrict {
        /// All of them.
        deviations: FenDeviations,
    },
    /// The position has faults (see [`Faults`]).
    #[error("impossible position: {faults}")]
    Impossible {
        /// All of them.
        faults: Faults,
    },
}

fn expected(field: FenField) -> &'static str {
    match field {
        FenField::Board => "eight ranks separated by '/' are expected",
        FenField::Turn => "'w' or 'b' is expected",
        FenField::Castling => "'-', letters of KQkq or files of rooks are expected, each once",
        FenField::EnPassant => "'-' or a square is expected",
        FenField::HalfmoveClock | FenField::FullmoveNumber => {
            "a number up to 4294967295 is expected"
        }
    }
}

bitflags! {
    /// How a text departs from strict FEN though its meaning is clear.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct FenDeviations: u16 {
        /// Fields at the end are missing: no rights, no en passant, clock 0, move 1 are taken.
        const MISSING_FIELDS = 1;
        /// Fields are not separated by single spaces, or spaces surround the text.
        const SPACING = 2;
        /// `W` or `B` instead of `w` or `b`.
        const TURN_IN_CAPITALS = 4;
        /// The castling letters are not in the order `KQkq`.
        const CASTLING_ORDER = 8;
        /// Two numbers of empty squares follow each other.
        const SPLIT_NUMBERS = 16;
        /// The en passant square is written in capitals.
        const EP_IN_CAPITALS = 32;
        /// A number begins with a zero or a plus sign.
        const NUMBER_FORM = 64;
        /// Two castling letters mean the same right: `K` and `H` with a rook on h1.
        const CASTLING_TWICE = 128;
    }
}

impl FenDeviations {
    /// A stable name of each single deviation, in kebab case.
    ///
    /// ```
    /// use compongo_board::Setup;
    ///
    /// let (_, found) = Setup::from_fen_lenient("4k3/8/8/8/8/8/8/4K3  W -")?;
    /// assert!(found.codes().eq(["missing-fields", "spacing", "turn-in-capitals"]));
    /// # Ok::<(), compongo_board::FenError>(())
    /// ```
    pub fn codes(self) -> impl Iterator<Item = String> {
        codes(&self)
    }
}

impl fmt::Display for FenDeviations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (name, _)) in self.iter_names().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            write!(f, "{separator}{}", name.to_ascii_lowercase().replace('_', " "))?;
        }
        Ok(())
    }
}

/// What the lenient reading of a FEN has forgiven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Repairs {
    /// Deviations of the text.
    pub syntax: FenDeviations,
    /// Faults of the position: repaired or, where it is merely unreachable, kept (see [`Faults`]).
    pub faults: Faults,
}

impl Repairs {
    /// Whether nothing had to be forgiven.
    pub fn is_empty(self) -> bool {
        self == Repairs::default()
    }
}
