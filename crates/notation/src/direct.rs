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

/// The move that the bytes of a word mean, with English letters; the words of a check sign and
/// everything unusual, legal or not, gives `None` and has to be read with care.
///
/// Signs of capture and check are not compared with the position.
#[inline]
pub(crate) fn read(text: &[u8], position: &Position) -> Option<Move> {
    let signed = matches!(text.last(), Some(b'+' | b'#'));
    let length = text.len() - usize::from(signed);
    if !(2..=6).contains(&length) {
        return None;
    }
    let word = load(text);
    let code = ROLES[usize::from(word as u8)];
    let role = *Role::ALL.get(usize::from(code))?;
    let letter = usize::from(code != Role::Pawn as u8);
    let target = (word >> (8 * (length - 2))) as u16;
    let to = Square::from_ascii(target.to_le_bytes())?;

    // What stands between, filled up with 'x', which says nothing.
    let between = length.checked_sub(2 + letter)?;
    let keep = (1_u64 << (8 * between)) - 1;
    let between = (word >> (8 * letter)) & keep | ANYWHERE & !keep;
    let [first, second, third, ..] = between.to_le_bytes();
    let origins =
        ORIGINS[usize::from(first)] & ORIGINS[usize::from(second)] & ORIGINS[usize::from(third)];
    // A pawn that does not say its file stays on it.
    let straight = length == 2;
    let origins = if straight { origins & Bitboard::from(to.file()) } else { origins };
    position.unique_move(role, to, origins)
}

/// The first eight bytes of a word, the first byte lowest; zeros after its end.
#[inline(always)]
fn load(text: &[u8]) -> u64 {
    if let Some(eight) = text.first_chunk::<8>() {
        return u64::from_le_bytes(*eight);
    }
    let mut word = 0;
    for (place, byte) in text.iter().enumerate() {
        word |= u64::from(*byte) << (8 * place);
    }
    word
}
