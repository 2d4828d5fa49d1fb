use jiff::civil::Date;

use crate::Topic;

/// What an edition says, as far as a finished game can be checked against it.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The first day in force.
    pub in_force_from: Date,
    /// Whether a draw can be agreed only after both players have made a move.
    pub agreement_needs_one_move_each: bool,
    /// The repetition that ends the game without a claim, if there is one.
    pub fivefold: Option<Fivefold>,
    /// Whether 75 moves by each player without capture or pawn move end the game without a claim.
    pub seventy_five_moves: bool,
    /// The article of each topic; none if the edition has no such rule.
    pub(crate) article: fn(Topic) -> Option<&'static str>,
}

/// How a fivefold repetition is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fivefold {
    /// The position must come back without another in between: five times at intervals of two
    /// moves by each player, the shortest in which it can (2014).
    Consecutive,
    /// Five occurrences anywhere in the game (from 2017).
    AnyTime,
}
