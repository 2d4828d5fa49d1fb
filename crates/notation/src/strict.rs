//! The fast reader of canonical text: bytes in, no allocation, no look at the position.

use compongo_board::{CastlingSide, File, Move, Position, Rank, Role, Square};

use crate::{CheckSign, PieceMove, San, SanError, SanKind};

impl San {
    /// Reads the canonical form of PGN's export format and nothing else: English letters, `x` for
    /// captures, `=Q`, `O-O`, at most one of `+` and `#`. Only the form is judged; whether the
    /// move exists, is minimal and has the right sign is a matter of [`read_strict`].
    ///
    /// # Errors
    /// [`SanError::Empty`], or [`SanError::Syntax`] with the byte at which the text departs from
    /// the form.
    #[inline]
    pub fn parse_strict(text: &[u8]) -> Result<San, SanError> {
        match parse_canonical(text, english) {
            Some(san) => Ok(san),
            None => Err(fault(text)),
        }
    }
}

/// Reads a move that must be written exactly as [`San::of`] writes it: capture sign, check or
/// mate sign, and the shortest disambiguation (C.10; only pieces that can legally go there count).
///
/// ```
/// use compongo_board::Position;
/// use compongo_notation::{SanError, read_strict};
///
/// let start = Position::initial();
/// assert!(read_strict(b"Nf3", &start).is_ok());
/// assert!(matches!(read_strict(b"Ngf3", &start), Err(SanError::NotCanonical { .. })));
/// ```
///
/// # Errors
/// The form is not canonical, no such move exists, several do, or it is to be written otherwise.
pub fn read_strict(text: &[u8], position: &Position) -> Result<Move, SanError> {
    let san = San::parse_strict(text)?;
    let mv = san.resolve(position)?;
    let canonical = San::of(position, mv);
    if canonical == san { Ok(mv) } else { Err(SanError::NotCanonical { canonical }) }
}

/// The piece of an English capital.
#[inline(always)]
pub(crate) const fn english(letter: u8) -> Option<Role> {
    match letter {
        b'N' => Some(Role::Knight),
        b'B' => Some(Role::Bishop),
        b'R' => Some(Role::Rook),
        b'Q' => Some(Role::Queen),
        b'K' => Some(Role::King),
        _ => None,
    }
}

/// Reads canonical text whose piece letters are single bytes, whatever their language.
#[inline(always)]
pub(crate) fn parse_canonical(text: &[u8], piece: impl Fn(u8) -> Option<Role>) -> Option<San> {
    let (body, sign) = match text {
        [body @ .., b'+'] => (body, CheckSign::Check),
        [body @ .., b'#'] => (body, CheckSign::Mate),
        _ => (text, CheckSign::None),
    };
    let (prefix, to, promotion) = match body {
        [prefix @ .., file, rank] if *rank <= b'8' => {
            (prefix, Square::from_ascii([*file, *rank])?, None)
        }
        [prefix @ .., file, rank, b'=', letter] => {
            let role = piece(*letter).filter(|role| role.is_promotion())?;
            (prefix, Square::from_ascii([*file, *rank])?, Some(role))
        }
        _ => return castle(body, sign),
    };
    let make = |role, from_file, from_rank, capture| {
        let piece = PieceMove { role, from_file, from_rank, capture, to, promotion };
        Some(San { kind: SanKind::Piece(piece), sign })
    };
    if promotion.is_some() {
        let last = matches!(to.rank(), Rank::First | Rank::Eighth);
        return match *prefix {
            [] if last => make(Role::Pawn, None, None, false),
            [from, b'x'] if last => make(Role::Pawn, Some(file(from)?), None, true),
            _ => None,
        };
    }
    match *prefix {
        [] => make(Role::Pawn, None, None, false),
        [letter] => make(piece(letter)?, None, None, false),
        [first, b'x'] => match file(first) {
            Some(from) => make(Role::Pawn, Some(from), None, true),
            None => make(piece(first)?, None, None, true),
        },
        [letter, from] => {
            let (from_file, from_rank) = file_or_rank(from)?;
            make(piece(letter)?, from_file, from_rank, false)
        }
        [letter, from, b'x'] => {
            let (from_file, from_rank) = file_or_rank(from)?;
            make(piece(letter)?, from_file, from_rank, true)
        }
        [letter, f, r] => make(piece(letter)?, Some(file(f)?), Some(rank(r)?), false),
        [letter, f, r, b'x'] => make(piece(letter)?, Some(file(f)?), Some(rank(r)?), true),
        _ => None,
    }
}

#[inline]
fn castle(body: &[u8], sign: CheckSign) -> Option<San> {
    let side = match body {
        b"O-O" => CastlingSide::Short,
        b"O-O-O" => CastlingSide::Long,
        _ => return None,
    };
    Some(San { kind: SanKind::Castle(side), sign })
}

#[inline(always)]
fn file(byte: u8) -> Option<File> {
    let index = byte.wrapping_sub(b'a');
    (index < 8).then(|| File::new(index))
}

#[inline(always)]
fn rank(byte: u8) -> Option<Rank> {
    let index = byte.wrapping_sub(b'1');
    (index < 8).then(|| Rank::new(index))
}

#[inline(always)]
fn file_or_rank(byte: u8) -> Option<(Option<File>, Option<Rank>)> {
    match (file(byte), rank(byte)) {
        (None, None) => None,
        either => Some(either),
    }
}

/// Where a text that is not canonical departs from the form: the first byte that no canonical
/// move has there, or the end if something is missing.
#[cold]
fn fault(text: &[u8]) -> SanError {
    if text.is_empty() {
        return SanError::Empty;
    }
    let shapes: [&[u8]; 4] = [b"PfrxfrS", b"frxfr=PS", b"O-OS", b"O-O-OS"];
    let at = shapes.iter().map(|shape| matched(text, shape)).max().unwrap_or(0);
    SanError::Syntax { at }
}

/// How many bytes of the text fit a shape; of its elements all but `=`, `O` and `-` may be left out.
fn matched(text: &[u8], shape: &[u8]) -> usize {
    let fits = |byte: u8, class: u8| match class {
        b'P' => english(byte).is_some(),
        b'f' => file(byte).is_some(),
        b'r' => rank(byte).is_some(),
        b'S' => matches!(byte, b'+' | b'#'),
        literal => byte == literal,
    };
    let mut shape = shape.iter();
    let mut next_fits = |byte: u8| {
        for &class in shape.by_ref() {
            if fits(byte, class) {
                return true;
            }
            if matches!(class, b'=' | b'O' | b'-') {
                break;
            }
        }
        false
    };
    text.iter().take_while(|&&byte| next_fits(byte)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_canonical_shape_is_written_as_read() {
        let shapes = [
            "e4", "exd5", "e8=Q", "exd8=N+", "Nf3", "Nxf3", "Nbd2", "N1d2", "Nb1d2", "Nbxd2",
            "N1xd2", "Qb1xd2#", "O-O", "O-O-O", "O-O+", "O-O-O#", "Kxh8", "a1=R#",
        ];
        for text in shapes {
            let san = San::parse_strict(text.as_bytes()).unwrap();
            assert_eq!(san.to_string(), text);
        }
    }

    #[test]
    fn what_is_not_canonical_is_refused_with_its_place() {
        let cases: [(&str, SanError); 14] = [
            ("", SanError::Empty),
            ("e", SanError::Syntax { at: 1 }),
            ("e9", SanError::Syntax { at: 1 }),
            ("0-0", SanError::Syntax { at: 0 }),
            ("O-O-", SanError::Syntax { at: 4 }),
            ("e4!", SanError::Syntax { at: 2 }),
            ("e8Q", SanError::Syntax { at: 2 }),
            ("e8=K", SanError::Syntax { at: 4 }),
            ("e4=Q", SanError::Syntax { at: 4 }),
            ("Ne8=Q", SanError::Syntax { at: 3 }),
            ("nf3", SanError::Syntax { at: 0 }),
            ("Pe4", SanError::Syntax { at: 0 }),
            ("Nf3++", SanError::Syntax { at: 4 }),
            (" Nf3", SanError::Syntax { at: 0 }),
        ];
        for (text, error) in cases {
            assert_eq!(San::parse_strict(text.as_bytes()), Err(error), "{text:?}");
        }
    }
}
