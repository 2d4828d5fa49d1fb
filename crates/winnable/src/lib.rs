//! Can this side still give mate? The question on which the FIDE Laws of Chess turn when a flag
//! falls (6.9 in 2018), when a position is dead (5.2.2), when a player makes his second illegal move
//! (7.5.5) or resigns (5.1.2 in 2023), decided exactly: *by any possible series of legal moves*.
//!
//! ```
//! use compongo_board::{Color, Position};
//! use compongo_winnable::{Verdict, winnable};
//!
//! // White has only a knight, Black only a rook: Black may yet hem in his own king.
//! let position = Position::from_fen("8/8/4k3/8/2r5/3NK3/8/8 w - - 0 1")?;
//! let Verdict::Winnable(line) = winnable(&position, Color::White) else { panic!() };
//! let mut now = position;
//! for mv in line {
//!     now = now.play(mv)?;
//! }
//! assert!(now.is_checkmate());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod appetite;
mod budget;
mod endings;
mod fill;
mod forced;
mod guide;
mod hunt;
mod leaves;
mod mate_test;
mod material;
mod phase;
mod phase_moves;
mod phases;
mod route;
mod search;
mod seen;
mod shorten;
mod solver;
#[cfg(test)]
mod soundness;
mod stroll;
mod structure;
mod verdict;

pub use budget::Budget;
pub use solver::{
    can_mate, dead, is_plainly_dead, is_plainly_unwinnable, winnable, winnable_within,
};
pub use verdict::{Reason, Verdict};
