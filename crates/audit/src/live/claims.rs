//! What can be claimed now.

use compongo_board::{Move, Position};
use compongo_notation::San;

use super::Chance;
use crate::replay::Replay;

/// The draws that the player to move can claim.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Chances {
    pub(crate) threefold: Option<Chance>,
    pub(crate) fifty: Option<Chance>,
}

/// What can be claimed in the last position of a game that goes on: as the pieces stand, or else
/// with which moves.
pub(crate) fn chances(replay: &Replay) -> Chances {
    let position = &replay.position;
    if replay.final_state().is_some() {
        return Chances::default();
    }
    let chance = |moves| Chance { by: position.turn(), moves, plies: replay.ply };
    let with = |moves: Vec<String>| (!moves.is_empty()).then(|| chance(moves));
    let threefold = if replay.window.last_occurrence() >= 3 {
        Some(chance(Vec::new()))
    } else if replay.third_may_come() {
        with(leading(position, |next| {
            next.halfmove_clock() != 0 && replay.window.next_occurrence(next.key()) >= 3
        }))
    } else {
        None
    };
    let fifty = if position.halfmove_clock() >= 100 {
        Some(chance(Vec::new()))
    } else if position.halfmove_clock() == 99 {
        with(leading(position, |next| next.halfmove_clock() == 100))
    } else {
        None
    };
    Chances { threefold, fifty }
}

/// The moves that lead to such positions, written.
fn leading(position: &Position, wanted: impl Fn(&Position) -> bool) -> Vec<String> {
    let mut moves: Vec<Move> = Vec::new();
    position.each_successor(|mv, next| {
        if wanted(next) {
            moves.push(mv);
        }
    });
    let mut written: Vec<String> =
        moves.into_iter().map(|mv| San::of(position, mv).to_string()).collect();
    written.sort_unstable();
    written
}
