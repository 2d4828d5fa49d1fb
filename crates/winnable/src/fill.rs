//! What sets of pieces attack, all at once.

use compongo_board::{Bitboard, Color, Role};

const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;
const NOT_AB: u64 = 0xFCFC_FCFC_FCFC_FCFC;
const NOT_GH: u64 = 0x3F3F_3F3F_3F3F_3F3F;

#[inline(always)]
fn east(set: u64) -> u64 {
    (set & NOT_H) << 1
}

#[inline(always)]
fn west(set: u64) -> u64 {
    (set & NOT_A) >> 1
}

/// All squares attacked by a set of pawns.
#[inline(always)]
pub(crate) fn pawns(color: Color, pawns: Bitboard) -> Bitboard {
    let forward = pawns.forward(color).0;
    Bitboard(east(forward) | west(forward))
}

/// All squares attacked by a set of knights.
#[inline(always)]
pub(crate) fn knights(set: Bitboard) -> Bitboard {
    let one = east(set.0) | west(set.0);
    let two = ((set.0 & NOT_GH) << 2) | ((set.0 & NOT_AB) >> 2);
    Bitboard((one << 16) | (one >> 16) | (two << 8) | (two >> 8))
}

/// All squares next to a set of squares, those of the set that have a neighbour in it included.
#[inline(always)]
pub(crate) fn kings(set: Bitboard) -> Bitboard {
    let row = east(set.0) | west(set.0);
    let wide = row | set.0;
    Bitboard(row | (wide << 8) | (wide >> 8))
}

/// A set with everything a king reaches from it in some steps on an empty board.
#[inline(always)]
pub(crate) fn king_ball(set: Bitboard, steps: usize) -> Bitboard {
    let mut ball = set;
    for _ in 0..steps.min(7) {
        ball |= kings(ball);
    }
    ball
}

/// Fills along one direction through empty squares, then one step on.
macro_rules! slide {
    ($set:expr, $empty:expr, $shift:tt, $amount:literal, $mask:expr) => {{
        let mut filled = $set;
        let mut empty = $empty & $mask;
        filled |= empty & (filled $shift $amount);
        empty &= empty $shift $amount;
        filled |= empty & (filled $shift (2 * $amount));
        empty &= empty $shift (2 * $amount);
        filled |= empty & (filled $shift (4 * $amount));
        (filled $shift $amount) & $mask
    }};
}

/// All squares attacked by a set of rooks.
#[inline(always)]
pub(crate) fn rooks(set: Bitboard, occupied: Bitboard) -> Bitboard {
    let (set, empty) = (set.0, !occupied.0);
    Bitboard(
        slide!(set, empty, <<, 8, !0u64)
            | slide!(set, empty, >>, 8, !0u64)
            | slide!(set, empty, <<, 1, NOT_A)
            | slide!(set, empty, >>, 1, NOT_H),
    )
}

/// All squares attacked by a set of bishops.
#[inline(always)]
pub(crate) fn bishops(set: Bitboard, occupied: Bitboard) -> Bitboard {
    let (set, empty) = (set.0, !occupied.0);
    Bitboard(
        slide!(set, empty, <<, 9, NOT_A)
            | slide!(set, empty, >>, 9, NOT_H)
            | slide!(set, empty, <<, 7, NOT_H)
            | slide!(set, empty, >>, 7, NOT_A),
    )
}

/// All squares attacked by a set of pieces of one role, kings included, pawns not.
#[inline(always)]
pub(crate) fn attacks(role: Role, set: Bitboard, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => knights(set),
        Role::Bishop => bishops(set, occupied),
        Role::Rook => rooks(set, occupied),
        Role::King => kings(set),
        Role::Queen | Role::Pawn => rooks(set, occupied) | bishops(set, occupied),
    }
}

/// The squares with so few neighbours in a set that one piece that gives check can attack them all
/// as well: five for a queen, three for a rook, two for a bishop, one for a knight.
#[inline(always)]
pub(crate) fn few_neighbours(set: Bitboard, role: Role) -> Bitboard {
    let s = set.0;
    let (e, w) = (east(s), west(s));
    let neighbours = [e, w, s << 8, s >> 8, e << 8, e >> 8, w << 8, w >> 8];
    // Counts of 0 to 8 as bits of each square: ones, twos, fours, eights.
    let (mut ones, mut twos, mut fours, mut eights) = (0u64, 0u64, 0u64, 0u64);
    for board in neighbours {
        let carry = ones & board;
        ones ^= board;
        let carry_two = twos & carry;
        twos ^= carry;
        eights |= fours & carry_two;
        fours ^= carry_two;
    }
    let many = match role {
        Role::Knight => twos | fours | eights,
        Role::Bishop => (twos & ones) | fours | eights,
        Role::Rook => fours | eights,
        _ => (fours & twos) | eights,
    };
    Bitboard(!many)
}

/// All squares in front of the squares of a set, as a player's pawns go.
#[inline(always)]
pub(crate) fn ahead(color: Color, set: Bitboard) -> Bitboard {
    let mut ahead = set.forward(color);
    for step in [8, 16, 32] {
        ahead.0 |= if color.is_white() { ahead.0 << step } else { ahead.0 >> step };
    }
    ahead
}
