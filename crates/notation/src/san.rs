use core::fmt;

use compongo_board::{CastlingSide, File, Rank, Role, Square};

use crate::{Alphabet, CheckSign, SanWriter};

/// A move as written in standard algebraic notation (Appendix C of the Laws of 2018; the PGN
/// standard, section 8.2.3), not yet tied to a position. At most eight bytes, copied freely.
///
/// `Display` writes the export form of PGN: English letters, `O-O`, `e8=Q`.
///
/// ```
/// use compongo_board::Role;
/// use compongo_notation::{PieceMove, San, SanKind};
///
/// let san = San::parse_strict(b"Nbxd7+")?;
/// assert!(matches!(san.kind, SanKind::Piece(PieceMove { role: Role::Knight, .. })));
/// assert_eq!(san.to_string(), "Nbxd7+");
/// # Ok::<(), compongo_notation::SanError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct San {
    /// What is moved where.
    pub kind: SanKind,
    /// The sign at the end.
    pub sign: CheckSign,
}

/// What a written move says, its check sign apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SanKind {
    /// `O-O` or `O-O-O` (C.13 in 2018).
    Castle(CastlingSide),
    /// Everything else.
    Piece(PieceMove),
}

/// A written move that is not castling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PieceMove {
    /// The piece that moves.
    pub role: Role,
    /// The file it leaves, if written (C.10; of a capturing pawn always, C.9).
    pub from_file: Option<File>,
    /// The rank it leaves, if written (C.10).
    pub from_rank: Option<Rank>,
    /// Whether the sign of capture is written.
    pub capture: bool,
    /// The square of arrival.
    pub to: Square,
    /// The piece a pawn becomes, if written (C.11).
    pub promotion: Option<Role>,
}

const _: () = assert!(size_of::<San>() <= 8);

impl San {
    /// The same move in the letters of a language: anything that implements `Display`.
    ///
    /// ```
    /// use compongo_notation::{Alphabet, San};
    ///
    /// let spanish = Alphabet::by_code("es").unwrap();
    /// let san = San::parse_strict(b"exd8=Q#")?;
    /// assert_eq!(san.in_letters(spanish).to_string(), "exd8=D#");
    /// # Ok::<(), compongo_notation::SanError>(())
    /// ```
    pub fn in_letters(self, alphabet: &Alphabet) -> impl fmt::Display + '_ {
        InLetters { san: self, alphabet }
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.in_letters(Alphabet::ENGLISH).fmt(f)
    }
}

struct InLetters<'a> {
    san: San,
    alphabet: &'a Alphabet,
}

impl fmt::Display for InLetters<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        SanWriter::new(self.alphabet).write_san(f, self.san)
    }
}
