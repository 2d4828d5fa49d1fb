//! Results and how games come to them.

use core::fmt;

use compongo_board::Color;
use serde::{Deserialize, Serialize};

use super::ruling::kebab;

/// One player's part of a result.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// Nothing.
    Loss,
    /// Half of what a win brings, normally.
    Draw,
    /// A win.
    Win,
}

impl Score {
    const fn sign(self) -> &'static str {
        match self {
            Score::Loss => "0",
            Score::Draw => "1/2",
            Score::Win => "1",
        }
    }

    /// What the other gets if nothing is said.
    #[must_use]
    pub const fn counterpart(self) -> Score {
        match self {
            Score::Loss => Score::Win,
            Score::Draw => Score::Draw,
            Score::Win => Score::Loss,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each variant is the thing it is named after")]
pub enum Ending {
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
    Threefold,
    FiftyMoves,
    Fivefold,
    SeventyFiveMoves,
    FlagFall,
    BothFlags,
    Absence,
    IllegalMoves,
    GrossIllegality,
    QuickplayClaim,
    SealedMove,
    Device,
    Penalty,
    PersistentRefusal,
    BothLose,
    Correction,
}

/// A result and how it came about.
///
/// Displayed as `1-0 checkmate`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// White's part.
    pub white: Score,
    /// Black's part.
    pub black: Score,
    /// How the game ended.
    pub by: Ending,
}

impl Outcome {
    /// A player wins, the other loses.
    pub const fn win(winner: Color, by: Ending) -> Outcome {
        match winner {
            Color::White => Outcome { white: Score::Win, black: Score::Loss, by },
            Color::Black => Outcome { white: Score::Loss, black: Score::Win, by },
        }
    }

    /// A draw.
    pub const fn draw(by: Ending) -> Outcome {
        Outcome { white: Score::Draw, black: Score::Draw, by }
    }

    /// A player loses, the other gets what is said.
    pub const fn loss(loser: Color, opponent: Score, by: Ending) -> Outcome {
        match loser {
            Color::White => Outcome { white: Score::Loss, black: opponent, by },
            Color::Black => Outcome { white: opponent, black: Score::Loss, by },
        }
    }

    /// The result as it is written: `1-0`, `1/2-1/2`, `0-0`.
    pub fn result(&self) -> String {
        format!("{}-{}", self.white.sign(), self.black.sign())
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result(), kebab(&self.by))
    }
}
