//! Moves as chess engines exchange them (Universal Chess Interface): the two squares and, for a
//! promotion, an English letter in lower case. Castling is the king's two-square step (`e1g1`) in
//! standard chess and king takes own rook (`e1h1`) in Chess960.
//!
//! ```
//! use compongo_board::Position;
//! use compongo_notation::uci;
//!
//! let start = Position::initial();
//! let mv = uci::read(b"g1f3", &start)?;
//! assert_eq!(uci::write(&start, mv), "g1f3");
//! # Ok::<(), compongo_notation::SanError>(())
//! ```

use compongo_board::{Move, Position, Role, Square};

use crate::lenient::resolve_squares;
use crate::{SanError, strict};

/// Reads a move; either way of castling is understood wherever it has one meaning.
///
/// # Errors
/// [`SanError::Syntax`] at the first byte that does not belong there, [`SanError::NullMove`] for
/// `0000`, [`SanError::Resolve`] with the reason if the move is illegal.
pub fn read(text: &[u8], position: &Position) -> Result<Move, SanError> {
    let square = |at: usize| {
        let file = text.get(at).copied().ok_or(SanError::Syntax { at })?;
        let rank = text.get(at + 1).copied().ok_or(SanError::Syntax { at: at + 1 })?;
        let at = if (b'a'..=b'h').contains(&file) { at + 1 } else { at };
        Square::from_ascii([file, rank]).ok_or(SanError::Syntax { at })
    };
    match text {
        b"" => return Err(SanError::Empty),
        b"0000" => return Err(SanError::NullMove),
        _ => {}
    }
    let (from, to) = (square(0)?, square(2)?);
    let promotion = match text.get(4..) {
        None | Some([]) => None,
        Some([letter]) => Some(promotion(*letter).ok_or(SanError::Syntax { at: 4 })?),
        Some([letter, ..]) => {
            return Err(SanError::Syntax { at: if promotion(*letter).is_some() { 5 } else { 4 } });
        }
    };
    Ok(resolve_squares(position, from, to, promotion)?)
}

fn promotion(letter: u8) -> Option<Role> {
    let capital = letter.is_ascii_lowercase().then(|| letter.to_ascii_uppercase())?;
    strict::english(capital).filter(|role| role.is_promotion())
}

/// The text of a legal move, castling as the position asks: see [`Position::is_chess960`].
pub fn write(position: &Position, mv: Move) -> String {
    if position.is_chess960() { write_chess960(mv) } else { write_standard(mv) }
}

/// The text with castling as a king's step: `e1g1`.
pub fn write_standard(mv: Move) -> String {
    match mv.castling() {
        Some(_) => format!("{}{}", mv.from, mv.king_target()),
        None => mv.to_string(),
    }
}

/// The text with castling as king takes own rook: `e1h1`.
pub fn write_chess960(mv: Move) -> String {
    mv.to_string()
}
