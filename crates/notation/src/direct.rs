//! The reader's short cut: from the bytes of an ordinary move to the move, in one go.
//!
//! Nine of ten words in a game file are moves such as `e4`, `Nf3`, `Qxd5+` or `Rfe1`: a letter,
//! perhaps a file, a rank or an `x`, and a square. All of them go the same way here, by tables
//! and masks instead of branches: what comes next in a game is what a processor cannot predict,
//! and each wrong guess costs as much as the rest of the reading.

use compongo_board::{Bitboard, Move, Position, Role, Square};

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
/// not, gives `None` and is a case for [`resolve_token`](crate::resolve_token): castling,
/// promotions, captures en passant, forms of the word other than the canonical ones, pieces
/// between which the word or a pin decides, and what is no move at all.
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
    let (role, to, origins) = meant(head, length)?;
    position.unique_move(role, to, origins)
}

/// [`resolve_ordinary`], and makes the move, which is faster than one after the other.
#[inline]
pub fn advance_ordinary(head: [u8; 8], length: usize, position: &mut Position) -> Option<Move> {
    let (role, to, origins) = meant(head, length)?;
    position.advance_unique(role, to, origins)
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
    let between = length.checked_sub(2 + letter).filter(|between| *between <= 3)?;
    let target = (word >> (8 * (length - 2))) as u16;
    let to = Square::from_ascii(target.to_le_bytes())?;

    // What stands between, filled up with 'x', which says nothing.
    let keep = (1_u64 << (8 * between)) - 1;
    let filled = (word >> (8 * letter)) & keep | ANYWHERE & !keep;
    let [first, second, third, ..] = filled.to_le_bytes();
    let origins =
        ORIGINS[usize::from(first)] & ORIGINS[usize::from(second)] & ORIGINS[usize::from(third)];
    // A pawn that does not say its file stays on it, and one that does leaves it.
    let file = Bitboard::from(to.file());
    let possible = match (role, between) {
        (Role::Pawn, 0) => file,
        (Role::Pawn, _) => !file,
        _ => Bitboard::FULL,
    };
    Some((role, to, origins & possible))
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
    fn any_length_and_bytes() {
        for length in 0..20 {
            for byte in 0..=u8::MAX {
                assert_eq!(resolve_ordinary([byte; 8], length, &Position::initial()), None);
            }
        }
    }
}
