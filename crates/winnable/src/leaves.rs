//! The positions from which there is more to choose, after the moves that are nearly forced.
//!
//! The men of a side in check are free in no set of squares: what it must do is played out before
//! anything is judged by phases.

use compongo_board::{Color, Position};

use crate::{material, structure};

/// A side with more moves than that, not in check, is free.
const FORCED: usize = 2;
const MAX_DEPTH: usize = 6;
const MAX_LEAVES: usize = 48;

/// Positions of which at least one arises in every game from here in which `by` mates. `None` if
/// they are too many, or if `by` mates on the way.
pub(crate) fn of(position: &Position, by: Color) -> Option<Vec<Position>> {
    let mut leaves = Vec::new();
    let mut level = vec![*position];
    for depth in 0..=MAX_DEPTH {
        let mut next = Vec::new();
        for now in &level {
            let count = now.count_legal_moves();
            if count == 0 && now.turn() != by && now.is_check() {
                return None;
            }
            if count == 0
                || material::rules_out(now.board(), by)
                || (structure::is_worth_asking(now.board(), by) && structure::rules_out(now, by))
            {
                continue;
            }
            // A pawn that may be taken en passant is no part of a phase.
            let forced = count <= FORCED || now.is_check() || now.legal_ep_square().is_some();
            if forced && depth < MAX_DEPTH {
                now.each_successor(|_, after| next.push(*after));
            } else {
                leaves.push(*now);
            }
        }
        if leaves.len() + next.len() > MAX_LEAVES {
            return None;
        }
        level = next;
    }
    Some(leaves)
}
