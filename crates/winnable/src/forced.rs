//! Short lines in which there is little to choose.

use compongo_board::{Color, Position};

use crate::material;

/// A side with more moves than that is not followed.
const MAX_MOVES: usize = 6;
const MAX_DEPTH: usize = 10;
const MAX_POSITIONS: usize = 300;

/// Whether every line of play soon comes to an end, or to material, with which `by` cannot mate.
pub(crate) fn rules_out(position: &Position, by: Color) -> bool {
    let mut left = MAX_POSITIONS;
    is_hopeless(position, by, MAX_DEPTH, &mut left)
}

fn is_hopeless(position: &Position, by: Color, depth: usize, left: &mut usize) -> bool {
    let count = position.count_legal_moves();
    if count == 0 {
        return position.turn() == by || !position.is_check();
    }
    if material::rules_out(position.board(), by) {
        return true;
    }
    if depth == 0 || count > MAX_MOVES || *left < count {
        return false;
    }
    *left -= count;
    position
        .legal_moves()
        .into_iter()
        .all(|mv| is_hopeless(&position.play_legal(mv), by, depth - 1, left))
}
