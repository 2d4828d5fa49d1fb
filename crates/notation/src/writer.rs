use core::fmt;

use compongo_board::{CastlingSide, Move, Position, Role};

use crate::{Alphabet, PieceMove, San, SanKind};

/// Writes moves in the letters of a language, without allocating.
///
/// By default the form is that of PGN in other letters. The Laws themselves write castling with
/// zeros and promotions without a sign (C.11, C.13 in 2018): [`SanWriter::of_the_laws`].
///
/// ```
/// use compongo_board::Position;
/// use compongo_notation::{Alphabet, SanWriter, read_strict};
///
/// let position = Position::from_fen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")?;
/// let mv = read_strict(b"a8=Q+", &position)?;
/// let spanish = Alphabet::by_code("es").unwrap();
/// let mut text = String::new();
/// SanWriter::new(spanish).write(&mut text, &position, mv)?;
/// assert_eq!(text, "a8=D+");
/// text.clear();
/// SanWriter::of_the_laws(spanish).write(&mut text, &position, mv)?;
/// assert_eq!(text, "a8D+");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SanWriter<'a> {
    alphabet: &'a Alphabet,
    castling_zeros: bool,
    promotion_sign: bool,
}

impl<'a> SanWriter<'a> {
    /// The form of PGN in the letters of a language.
    pub const fn new(alphabet: &'a Alphabet) -> SanWriter<'a> {
        SanWriter { alphabet, castling_zeros: false, promotion_sign: true }
    }

    /// The form of the Laws in the letters of a language: `0-0`, `d8D`.
    pub const fn of_the_laws(alphabet: &'a Alphabet) -> SanWriter<'a> {
        SanWriter { alphabet, castling_zeros: true, promotion_sign: false }
    }

    /// Writes a legal move.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write(&self, out: &mut impl fmt::Write, position: &Position, mv: Move) -> fmt::Result {
        self.write_san(out, San::of(position, mv))
    }

    /// Writes a move that is text already.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write_san(&self, out: &mut impl fmt::Write, san: San) -> fmt::Result {
        match san.kind {
            SanKind::Castle(side) => out.write_str(match (side, self.castling_zeros) {
                (CastlingSide::Short, false) => "O-O",
                (CastlingSide::Long, false) => "O-O-O",
                (CastlingSide::Short, true) => "0-0",
                (CastlingSide::Long, true) => "0-0-0",
            })?,
            SanKind::Piece(piece) => self.write_piece(out, piece)?,
        }
        out.write_str(san.sign.as_str())
    }

    fn write_piece(&self, out: &mut impl fmt::Write, piece: PieceMove) -> fmt::Result {
        let PieceMove { role, from_file, from_rank, capture, to, promotion } = piece;
        out.write_str(self.alphabet.letter(role))?;
        if let Some(file) = from_file {
            out.write_char(file.to_char())?;
        }
        if let Some(rank) = from_rank {
            out.write_char(rank.to_char())?;
        }
        if capture {
            out.write_char('x')?;
        }
        out.write_char(to.file().to_char())?;
        out.write_char(to.rank().to_char())?;
        match promotion {
            Some(role) => self.write_promotion(out, role),
            None => Ok(()),
        }
    }

    fn write_promotion(&self, out: &mut impl fmt::Write, role: Role) -> fmt::Result {
        if self.promotion_sign {
            out.write_char('=')?;
        }
        out.write_str(self.alphabet.letter(role))
    }
}

/// The text of a legal move in the letters of a language.
///
/// ```
/// use compongo_board::{Position, Square};
/// use compongo_notation::{Alphabet, write_san};
///
/// let start = Position::initial();
/// let mv = start.judge(Square::G1, Square::F3, None)?;
/// assert_eq!(write_san(&start, mv, Alphabet::by_code("figurine").unwrap()), "♘f3");
/// # Ok::<(), compongo_board::IllegalMove>(())
/// ```
pub fn write_san(position: &Position, mv: Move, alphabet: &Alphabet) -> String {
    San::of(position, mv).in_letters(alphabet).to_string()
}
