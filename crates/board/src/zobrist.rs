//! Zobrist keys (A. L. Zobrist, 1970): one random number for each fact of a position, the key of a
//! position is their exclusive or. The numbers come from `SplitMix64` and never change.

use crate::board::Occupant;
use crate::{Color, Piece, Square};

pub(crate) struct Keys {
    /// By colour, by role plus one (none first, with keys of zero; eight, so that three bits index it), by square.
    pieces: [[[u64; 64]; 8]; 2],
    castling: [u64; 64],
    en_passant: [u64; 8],
    pub(crate) black_to_move: u64,
}

const fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

const fn build() -> Keys {
    let mut state = 0x00C0_3903_60AD_1057;
    let mut keys =
        Keys { pieces: [[[0; 64]; 8]; 2], castling: [0; 64], en_passant: [0; 8], black_to_move: 0 };
    let mut index = 0;
    while index < 2 * 6 * 64 {
        keys.pieces[index / 384][1 + index / 64 % 6][index % 64] = split_mix(&mut state);
        index += 1;
    }
    index = 0;
    while index < 64 {
        keys.castling[index] = split_mix(&mut state);
        index += 1;
    }
    index = 0;
    while index < 8 {
        keys.en_passant[index] = split_mix(&mut state);
        index += 1;
    }
    keys.black_to_move = split_mix(&mut state);
    keys
}

static TABLE: Keys = build();
/// The keys, usable in constants too.
pub(crate) const KEYS: &Keys = &TABLE;

impl Keys {
    #[inline(always)]
    pub(crate) const fn piece(&self, piece: Piece, square: Square) -> u64 {
        self.pieces[piece.color as usize][piece.role as usize + 1][square.index()]
    }

    /// The key of whatever a player has on a square, zero for nothing, without a branch.
    #[inline(always)]
    pub(crate) fn occupant(&self, color: Color, occupant: Occupant, square: Square) -> u64 {
        self.pieces[color as usize][occupant.0 & 7][square.index()]
    }

    /// The right to castle with the rook of a square.
    #[inline(always)]
    pub(crate) const fn castling(&self, rook: Square) -> u64 {
        self.castling[rook.index()]
    }

    #[inline(always)]
    pub(crate) fn en_passant(&self, target: Square) -> u64 {
        self.en_passant[target.file() as usize]
    }

    #[inline(always)]
    pub(crate) const fn turn(&self, turn: Color) -> u64 {
        match turn {
            Color::White => 0,
            Color::Black => self.black_to_move,
        }
    }
}
