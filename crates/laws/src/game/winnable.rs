//! Can this player still mate? The question behind dead positions (5.2.2), flag-falls (6.9),
//! illegal moves (7.5.5) and resignations (5.1.2 of 2023).
//!
//! All use of the crate that answers it is here, so that ordinary facts never pay for it: after a
//! move only the quick look is taken.

use core::num::NonZeroU64;

use compongo_board::{Color, Position};
pub(crate) use compongo_winnable::is_plainly_dead;
use compongo_winnable::{Budget, can_mate as decide};

use crate::flag::{Potential, mating_potential};

/// Whether no series of legal moves lets a player mate. Asked when a game hangs on it; a position
/// that stays undecided counts as one in which he can.
pub(crate) fn can_mate(position: &Position, by: Color) -> bool {
    decide(position, by, Budget::default()).unwrap_or(true)
}

/// How many positions a search for mating potential may look at: a game waits for its ruling.
const POTENTIAL_POSITIONS: u64 = 50_000;

/// Whether a player can still reach a position in which the opponent, to move, cannot avoid mate in
/// one: the measure of blitz in 1997 (C.4). Undecided, he can, as for mate.
pub(crate) fn has_mating_potential(position: &Position, by: Color) -> bool {
    let budget = Budget { positions: NonZeroU64::new(POTENTIAL_POSITIONS), interrupted: None };
    mating_potential(position, by, budget) != Potential::NotEnough
}
