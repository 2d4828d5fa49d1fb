//! Positions for the tests: random games with a fixed seed.
#![allow(dead_code, reason = "each test binary uses a part")]

use compongo_board::{Move, Position};

/// `SplitMix64`: the same games in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}

/// Calls back with every position of random games, and the move played in it.
pub(crate) fn random_games(
    games: usize,
    seed: u64,
    start: impl Fn(&mut Random) -> Position,
    mut visit: impl FnMut(&Position, Option<Move>),
) {
    let mut random = Random(seed);
    for _ in 0..games {
        let mut position = start(&mut random);
        for _ in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                visit(&position, None);
                break;
            }
            // Captures and pawn moves more often, so that games reach endings and promotions.
            let mut mv = moves[random.below(moves.len())];
            let again = moves[random.below(moves.len())];
            if position.board().occupied().contains(again.to) {
                mv = again;
            }
            visit(&position, Some(mv));
            position = position.play_legal(mv);
        }
    }
}
