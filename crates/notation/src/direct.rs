//! The reader's short cut: from the bytes of an ordinary move to the move, in one go.
//!
//! Nine of ten words in a game file are moves such as `e4`, `Nf3`, `Qxd5+` or `Rfe1`: a letter,
//! perhaps a file, a rank or an `x`, and a square. All of them go the same way here, by tables
//! and masks instead of branches: what comes next in a game is what a processor cannot predict,
//! and each wrong guess costs as much as the rest of the reading.

use compongo_board::{Bitboard, CastlingSide, Move, Position, Role, Square};

/// Not the beginning of a move.
const NO_ROLE: u8 = u8::MAX;
const ANYWHERE: u64 = 0x7878_7878_7878_7878; // eight times 'x'

/// What a byte between letter and square says of the square of departure.
static ORIGINS: [Bitboard; 256] = origins();
/// The role by the first byte of a word: a file is a pawn.
static ROLES: [u8; 256] = roles();

const fn origins() -> [Bitboard; 256] {
    let mut table = [Bitboard::EMPTY; 256];
    let mut line = 0;
    while line < 8 {
        table[b'a' as usize + line] = Bitboard(0x0101_0101_0101_0101 << line);
        table[b'1' as usize + line] = Bitboard(0xFF << (8 * line));
        line += 1;
    }
    table[b'x' as usize] = Bitboard::FULL;
    table
}

const fn roles() -> [u8; 256] {
    let mut table = [NO_ROLE; 256];
    let mut role = 1;
    while role < 6 {
        table[Role::ALL[role].letter() as usize] = role as u8;
        role += 1;
    }
    let mut file = b'a';
    while file <= b'h' {
        table[file as usize] = Role::Pawn as u8;
        file += 1;
    }
    table
}

/// The move that an ordinary word means, with English letters: `head` holds its first eight bytes
/// (what follows the word may be anything) and `length` counts its bytes.
///
/// Signs of capture and check are not compared with the position. Everything unusual, legal or
/// not, gives `None` and is a case for [`resolve_token`](crate::resolve_token): promotions,
/// captures en passant, forms of the word other than the canonical ones, pieces between which the
/// word or a pin decides, and what is no move at all.
///
/// ```
/// use compongo_board::{Position, Square};
/// use compongo_notation::resolve_ordinary;
///
/// let mv = resolve_ordinary(*b"Nf3 d5 2", 3, &Position::initial());
/// assert_eq!(mv.map(|mv| (mv.from, mv.to)), Some((Square::G1, Square::F3)));
/// ```
#[inline]
pub fn resolve_ordinary(head: [u8; 8], length: usize, position: &Position) -> Option<Move> {
    match meant(head, length) {
        Some((role, to, origins)) => position.unique_move(role, to, origins),
        None => position.castle(castling_side(head, length)?).ok(),
    }
}

/// [`resolve_ordinary`], and makes the move, which is faster than one after the other.
#[inline]
pub fn advance_ordinary(head: [u8; 8], length: usize, position: &mut Position) -> Option<Move> {
    match meant(head, length) {
        Some((role, to, origins)) => position.advance_unique(role, to, origins),
        None => position.advance_castling(castling_side(head, length)?),
    }
}

/// What moves where, and from which squares it may come.
#[inline(always)]
fn meant(head: [u8; 8], length: usize) -> Option<(Role, Square, Bitboard)> {
    if !(2..=7).contains(&length) {
        return None;
    }
    let word = u64::from_le_bytes(head);
    let last = (word >> (8 * (length - 1))) as u8;
    let length = length - usize::from(last == b'+' || last == b'#');
    let code = ROLES[usize::from(head[0])];
    let role = *Role::ALL.get(usize::from(code))?;
    let letter = usize::from(code != Role::Pawn as u8);
    let rest = length.checked_sub(letter).filter(|rest| (2..=5).contains(rest))?;

    // The square at the end, before it what stands between, filled up with 'x', which says nothing.
    let filled = (word >> (8 * letter) << (64 - 8 * rest)) | ANYWHERE >> (8 * rest);
    let [_, _, _, first, second, third, file, rank] = filled.to_le_bytes();
    let to = Square::from_ascii([file, rank])?;
    let origins =
        ORIGINS[usize::from(first)] & ORIGINS[usize::from(second)] & ORIGINS[usize::from(third)];
    // A pawn that does not say its file stays on it, and one that does leaves it.
    let file = Bitboard::from(to.file());
    let possible = match (role, rest) {
        (Role::Pawn, 2) => file,
        (Role::Pawn, _) => !file,
        _ => Bitboard::FULL,
    };
    Some((role, to, origins & possible))
}

/// The side of castling that a word names, written with letters.
#[cold]
fn castling_side(head: [u8; 8], length: usize) -> Option<CastlingSide> {
    let word = head.get(..length)?;
    match word.strip_suffix(b"+").or(word.strip_suffix(b"#")).unwrap_or(word) {
        b"O-O" => Some(CastlingSide::Short),
        b"O-O-O" => Some(CastlingSide::Long),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alphabet, resolve_token};

    fn head(text: &[u8]) -> [u8; 8] {
        let mut head = *b"        ";
        for (place, byte) in head.iter_mut().zip(text) {
            *place = *byte;
        }
        head
    }

    /// Whatever is found in one go is what careful reading finds, and ordinary words are found.
    #[test]
    fn agrees_with_careful_reading() {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "4k3/8/8/3pP3/8/8/3P1P2/R3K2R w KQ d6 0 9",
        ];
        let pieces = ["", "N", "B", "R", "Q", "K", "P", "O", "n"];
        let origins = ["", "a", "e", "1", "5", "f3", "x", "ex", "1x", "f3x", "-", ":"];
        for fen in fens {
            let (position, _) = Position::from_fen_lenient(fen).unwrap();
            let mut found = 0;
            for (piece, origin) in pieces.iter().flat_map(|p| origins.iter().map(move |o| (p, o))) {
                for to in Square::all() {
                    for sign in ["", "+", "#", "!", "=Q", " "] {
                        let text = format!("{piece}{origin}{to}{sign}");
                        let text = text.as_bytes();
                        let Some(mv) = resolve_ordinary(head(text), text.len(), &position) else {
                            continue;
                        };
                        found += 1;
                        let careful = resolve_token(text, &position, Alphabet::ENGLISH);
                        assert_eq!(careful, Ok(mv), "{} in {fen}", String::from_utf8_lossy(text));
                    }
                }
            }
            assert!(found > 40, "{found} in {fen}");
        }
    }

    #[test]
    fn castling_with_letters() {
        for (fen, legal) in [
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", [true, true]),
            ("r3k2r/8/8/8/8/8/8/R3K2R b Kkq - 0 1", [true, true]),
            ("r3k2r/8/8/8/8/8/6p1/R3K2R w KQkq - 0 1", [false, true]),
            ("4k3/8/8/8/8/8/8/R3KN1R w KQ - 0 1", [false, true]),
        ] {
            let (position, _) = Position::from_fen_lenient(fen).unwrap();
            for (side, legal) in ["O-O", "O-O-O"].into_iter().zip(legal) {
                for sign in ["", "+", "#"] {
                    let text = format!("{side}{sign}");
                    let text = text.as_bytes();
                    let direct = resolve_ordinary(head(text), text.len(), &position);
                    let careful = resolve_token(text, &position, Alphabet::ENGLISH).ok();
                    assert_eq!((direct, direct.is_some()), (careful, legal), "{side} in {fen}");
                    let mut after = position;
                    assert_eq!(advance_ordinary(head(text), text.len(), &mut after), direct);
                    let played = direct.map_or(position, |mv| position.play_legal(mv));
                    assert_eq!(after.to_fen(), played.to_fen());
                }
            }
            for text in [&b"O-O-"[..], b"O-O!", b"O-O-O-O", b"O--O"] {
                assert_eq!(resolve_ordinary(head(text), text.len(), &position), None);
            }
        }
    }

    #[test]
    fn any_length_and_bytes() {
        for length in 0..20 {
            for byte in 0..=u8::MAX {
                assert_eq!(resolve_ordinary([byte; 8], length, &Position::initial()), None);
            }
        }
    }
}
