//! Long games without repetitions, the same in every run.

use compongo_board::Position;

/// Different games.
pub(crate) const GAMES: usize = 16;

/// Plies of each.
const PLIES: usize = 400;

/// A move as the two facts that are told of it: the square touched and the move.
pub(crate) struct Ply {
    pub(crate) square: String,
    pub(crate) mv: String,
}

/// The games: moves chosen by a simple generator, never one that ends the game.
pub(crate) fn games() -> Vec<Vec<Ply>> {
    (1..=GAMES as u64).map(game).collect()
}

fn game(seed: u64) -> Vec<Ply> {
    let mut state = seed;
    let mut random = move |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut position = Position::initial();
    let mut plies = Vec::new();
    let mut quiet = 0;
    while plies.len() < PLIES {
        let moves = position.legal_moves();
        // Captures would soon leave too few pieces; pawn moves keep positions from recurring.
        let calm = |after: &Position| after.has_legal_move() && quiet < 100;
        let start = random(moves.len());
        let chosen = (0..moves.len()).map(|at| moves[(start + at) % moves.len()]).find(|mv| {
            let after = position.play_legal(*mv);
            let captures = after.board().occupied().count() < position.board().occupied().count();
            calm(&after) && mv.castling().is_none() && (!captures || quiet > 40)
        });
        let Some(mv) = chosen else { break };
        let after = position.play_legal(mv);
        let pawn = after.halfmove_clock() == 0;
        quiet = if pawn { 0 } else { quiet + 1 };
        let text = mv.to_string();
        plies.push(Ply { square: text[..2].to_owned(), mv: text });
        position = after;
    }
    plies
}
