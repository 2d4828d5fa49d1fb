//! What several tests share.
#![allow(dead_code, reason = "each test uses its part")]

use compongo_board::{Move, Position};

/// A small generator (xorshift64*), so that every run plays the same games.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit
    }
}

/// Plays random legal moves and shows every position on the way.
pub(crate) fn wander(
    start: &Position,
    dice: &mut Dice,
    plies: usize,
    mut visit: impl FnMut(&Position),
) {
    let mut position = *start;
    for _ in 0..plies {
        visit(&position);
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        position = position.play_legal(moves[dice.below(moves.len())]);
    }
}

/// Positions rich in captures, promotions, castling, en passant and look-alike pieces.
pub(crate) const RICH: [&str; 10] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "k7/8/8/1Q3Q2/8/8/1Q3Q2/4K3 w - - 0 1",
    "k7/8/2N1N3/1N3N2/8/1N3N2/2N1N3/K7 w - - 0 1",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
];

pub(crate) fn position(fen: &str) -> Position {
    Position::from_fen_lenient(fen).map(|(position, _)| position).expect(fen)
}

/// A legal move by its two squares and promotion letter, castling as king takes rook.
pub(crate) fn mv(position: &Position, text: &str) -> Move {
    let legal = position.legal_moves();
    legal.iter().copied().find(|mv| mv.to_string() == text).expect(text)
}
