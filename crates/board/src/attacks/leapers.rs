use crate::{Bitboard, Color, Square};

const NOT_FILE_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
const NOT_FILE_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;

const fn leaps(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut step = 0;
        while step < steps.len() {
            let (files, ranks) = steps[step];
            if let Some(target) = Square::new(index as u8).offset(files, ranks) {
                table[index] = table[index].with(target);
            }
            step += 1;
        }
        index += 1;
    }
    table
}

pub(super) const KNIGHT_TABLE: [Bitboard; 64] =
    leaps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
pub(super) const KING_TABLE: [Bitboard; 64] =
    leaps(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static KNIGHT: [Bitboard; 64] = KNIGHT_TABLE;
static KING: [Bitboard; 64] = KING_TABLE;
static PAWN: [[Bitboard; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// A knight's squares (3.6).
#[inline]
pub fn knight_attacks(from: Square) -> Bitboard {
    KNIGHT[from.index()]
}

/// The squares adjoining a king's (3.8.1 in 2018).
#[inline]
pub fn king_attacks(from: Square) -> Bitboard {
    KING[from.index()]
}

/// The one or two squares diagonally in front of a pawn (3.7.3 in 2018).
#[inline]
pub fn pawn_attacks(color: Color, from: Square) -> Bitboard {
    PAWN[color as usize][from.index()]
}

/// Every square one file nearer to the h-file.
#[inline(always)]
pub(crate) const fn shift_east(squares: Bitboard) -> Bitboard {
    Bitboard((squares.0 & NOT_FILE_H) << 1)
}

/// Every square one file nearer to the a-file.
#[inline(always)]
pub(crate) const fn shift_west(squares: Bitboard) -> Bitboard {
    Bitboard((squares.0 & NOT_FILE_A) >> 1)
}

/// All squares attacked by a set of pawns at once.
#[inline(always)]
pub(crate) const fn pawns_attack(color: Color, pawns: Bitboard) -> Bitboard {
    let forward = pawns.forward(color);
    Bitboard(shift_east(forward).0 | shift_west(forward).0)
}
