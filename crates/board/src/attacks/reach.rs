use super::{leapers, sliders};
use crate::{Bitboard, Role, Square};

const fn build() -> [[Bitboard; 64]; 6] {
    let mut table = [[Bitboard::EMPTY; 64]; 6];
    let mut index = 0;
    while index < 64 {
        let square = Square::new(index as u8);
        let (bishop, rook) =
            (sliders::empty_rays(square, false), sliders::empty_rays(square, true));
        table[Role::Knight as usize][index] = leapers::KNIGHT_TABLE[index];
        table[Role::Bishop as usize][index] = bishop;
        table[Role::Rook as usize][index] = rook;
        table[Role::Queen as usize][index] = Bitboard(bishop.0 | rook.0);
        table[Role::King as usize][index] = leapers::KING_TABLE[index];
        index += 1;
    }
    table
}

static REACH: [[Bitboard; 64]; 6] = build();

/// The squares a piece reaches on an empty board, by table for every role alike; none for a pawn.
#[inline(always)]
pub(crate) fn reach(role: Role, from: Square) -> Bitboard {
    REACH[role as usize][from.index()]
}
