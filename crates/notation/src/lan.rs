//! Long algebraic notation: the square of departure is always written (C.8 of the Laws of 2018
//! allows it: the move with both squares).

use core::fmt;

use compongo_board::{Move, Position};

use crate::{Alphabet, PieceMove, San, SanKind, SanWriter};

/// Writes moves with both squares: `Ng1f3`, `e2e4`, `Bb5xc6+`, `e7e8=Q`, `O-O`; with a hyphen if
/// asked for, `Ng1-f3`.
///
/// ```
/// use compongo_board::{Position, Square};
/// use compongo_notation::{Alphabet, LanWriter};
///
/// let start = Position::initial();
/// let mv = start.judge(Square::G1, Square::F3, None)?;
/// let mut text = String::new();
/// LanWriter::new(Alphabet::ENGLISH).hyphen(true).write(&mut text, &start, mv)?;
/// assert_eq!(text, "Ng1-f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LanWriter<'a> {
    alphabet: &'a Alphabet,
    hyphen: bool,
}

impl<'a> LanWriter<'a> {
    /// In the letters of a language, without hyphen.
    pub const fn new(alphabet: &'a Alphabet) -> LanWriter<'a> {
        LanWriter { alphabet, hyphen: false }
    }

    /// Whether `-` stands between the squares of a move that is no capture.
    #[must_use]
    pub const fn hyphen(self, hyphen: bool) -> LanWriter<'a> {
        LanWriter { hyphen, ..self }
    }

    /// Writes a legal move.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write(&self, out: &mut impl fmt::Write, position: &Position, mv: Move) -> fmt::Result {
        let San { kind, sign } = San::of(position, mv);
        let SanKind::Piece(PieceMove { role, capture, to, promotion, .. }) = kind else {
            return SanWriter::new(self.alphabet).write_san(out, San { kind, sign });
        };
        let between = match (capture, self.hyphen) {
            (true, _) => "x",
            (false, true) => "-",
            (false, false) => "",
        };
        write!(out, "{}{}{between}{to}", self.alphabet.letter(role), mv.from)?;
        if let Some(role) = promotion {
            write!(out, "={}", self.alphabet.letter(role))?;
        }
        write!(out, "{sign}")
    }
}

/// The long text of a legal move, without hyphen.
///
/// ```
/// use compongo_board::{Position, Square};
/// use compongo_notation::{Alphabet, write_lan};
///
/// let start = Position::initial();
/// let mv = start.judge(Square::E2, Square::E4, None)?;
/// assert_eq!(write_lan(&start, mv, Alphabet::ENGLISH), "e2e4");
/// # Ok::<(), compongo_board::IllegalMove>(())
/// ```
pub fn write_lan(position: &Position, mv: Move, alphabet: &Alphabet) -> String {
    let mut text = String::new();
    // Writing into a String cannot fail.
    let _ = LanWriter::new(alphabet).write(&mut text, position, mv);
    text
}
