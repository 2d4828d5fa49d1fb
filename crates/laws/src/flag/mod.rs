//! The verdict on a flag-fall: Article 6.9 (6.10 in 2001 and 2005), and the measure of blitz in 1997
//! (C.4).
//!
//! Who has overstepped the time loses, unless the game had ended before, or the opponent cannot win
//! any more by any possible series of legal moves; then it is drawn. Both are decided exactly, and a
//! loss comes with its proof: moves that lead to the mate. The count of moves without progress is
//! used for one thing only: where the edition ends the game after 75 (9.6.2), that came first.
//!
//! ```
//! use compongo_board::{Color, Position};
//! use compongo_laws::flag::{Fall, NoWin, Outcome, judge};
//! use compongo_laws::{Edition, Play};
//! use compongo_winnable::{Budget, Reason};
//!
//! // White's flag falls, and Black has a knight alone against a queen.
//! let position = Position::from_fen("8/8/3n4/4k3/8/8/3QK3/8 w - - 0 80")?;
//! let fall = Fall {
//!     position: &position,
//!     fallen: Color::White,
//!     edition: Edition::E2018,
//!     play: Play::Standard,
//! };
//! let ruling = judge(&fall, Budget::default());
//! assert_eq!(ruling.outcome, Outcome::Drawn(NoWin::CannotMate(Reason::Material)));
//! assert_eq!(ruling.articles[0].to_string(), "6.9");
//! # Ok::<(), compongo_board::FenError>(())
//! ```

mod potential;

use compongo_board::{Color, Move, Position};
use compongo_winnable::{Budget, Reason, Verdict, can_mate, winnable_within};

pub use potential::{Potential, mating_potential};

use crate::{Citation, Edition, Play, Topic, WinningMaterial};

/// A flag has fallen.
#[derive(Clone, Copy, Debug)]
pub struct Fall<'a> {
    /// The position as it stands, with the move to whoever has it.
    pub position: &'a Position,
    /// Whose flag.
    pub fallen: Color,
    /// The edition in force.
    pub edition: Edition,
    /// How fast the game is played.
    pub play: Play,
}

/// What follows, and by which articles; the one that decides comes first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// What follows.
    pub outcome: Outcome,
    /// By which articles, in the numbering of the edition.
    pub articles: Vec<Citation>,
}

/// What follows from a flag-fall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing: the game had ended before.
    Ended(End),
    /// The player whose flag has fallen loses.
    Lost(Proof),
    /// The game is drawn: the opponent could not win any more.
    Drawn(NoWin),
    /// The budget was used up first.
    Undecided,
}

/// How a game ends on the board by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Checkmate.
    Checkmate {
        /// Who has given it.
        winner: Color,
    },
    /// Stalemate.
    Stalemate,
    /// Neither side can mate by any series of legal moves.
    DeadPosition,
    /// 75 moves by each player without capture or pawn move, in editions that end the game then.
    SeventyFiveMoves,
}

/// What proves that the opponent could still win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Legal moves by both sides that end in mate.
    Helpmate(Vec<Move>),
    /// Legal moves to a position in which the player whose flag has fallen has the move and cannot
    /// avoid mate in one: what blitz of 1997 asks for.
    UnavoidableMate(Vec<Move>),
}

/// Why the opponent could not win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoWin {
    /// No series of legal moves mates.
    CannotMate(Reason),
    /// Mate is possible, but not unavoidable in any position that can arise, which blitz of 1997
    /// asks for.
    NoMatingPotential,
}

impl Outcome {
    /// Who wins; `None` within if nobody does, `None` if it stays undecided.
    pub fn winner(&self, fallen: Color) -> Option<Option<Color>> {
        match self {
            Outcome::Ended(End::Checkmate { winner }) => Some(Some(*winner)),
            Outcome::Ended(_) | Outcome::Drawn(_) => Some(None),
            Outcome::Lost(_) => Some(Some(!fallen)),
            Outcome::Undecided => None,
        }
    }
}

impl End {
    /// Mate or stalemate, if the player to move has no move.
    pub(crate) fn without_moves(position: &Position) -> Option<End> {
        let mate = End::Checkmate { winner: !position.turn() };
        let end = if position.is_check() { mate } else { End::Stalemate };
        (!position.has_legal_move()).then_some(end)
    }

    /// What the articles on it are about.
    pub const fn topic(self) -> Topic {
        match self {
            End::Checkmate { .. } => Topic::Checkmate,
            End::Stalemate => Topic::Stalemate,
            End::DeadPosition => Topic::DeadPosition,
            End::SeventyFiveMoves => Topic::SeventyFiveMoves,
        }
    }
}

/// The verdict on a flag-fall.
pub fn judge(fall: &Fall<'_>, budget: Budget<'_>) -> Ruling {
    let outcome = outcome(fall, budget);
    let mut articles = Vec::new();
    if let Outcome::Ended(end) = outcome {
        articles.extend(fall.edition.cite(end.topic()));
    }
    let measure = fall.edition.rules().fast.blitz_material.citation;
    match outcome {
        Outcome::Lost(Proof::UnavoidableMate(_)) | Outcome::Drawn(NoWin::NoMatingPotential) => {
            articles.push(measure);
            articles.extend(fall.edition.cite(Topic::FlagFall));
        }
        _ => {
            articles.extend(fall.edition.cite(Topic::FlagFall));
            articles.extend(fall.play.is_blitz().then_some(measure));
        }
    }
    articles.dedup();
    Ruling { outcome, articles }
}

fn outcome(fall: &Fall<'_>, budget: Budget<'_>) -> Outcome {
    let position = fall.position;
    if let Some(end) = ended(position, fall.edition) {
        return Outcome::Ended(end);
    }
    let line = match winnable_within(position, !fall.fallen, budget) {
        Verdict::Undecided => return Outcome::Undecided,
        Verdict::Unwinnable(_) if can_mate(position, fall.fallen, budget) == Some(false) => {
            return Outcome::Ended(End::DeadPosition);
        }
        Verdict::Unwinnable(reason) => return Outcome::Drawn(NoWin::CannotMate(reason)),
        Verdict::Winnable(line) => line,
    };
    match fall.edition.rules().fast.blitz_material.value {
        WinningMaterial::UnavoidableMateInOne if fall.play.is_blitz() => {
            match potential::along(position, !fall.fallen, &line, budget) {
                Potential::Enough(line) => Outcome::Lost(Proof::UnavoidableMate(line)),
                Potential::NotEnough => Outcome::Drawn(NoWin::NoMatingPotential),
                Potential::Undecided => Outcome::Undecided,
            }
        }
        _ => Outcome::Lost(Proof::Helpmate(line)),
    }
}

/// Whether the game had ended on the board. Mate on the last of 75 moves counts (9.6.2).
fn ended(position: &Position, edition: Edition) -> Option<End> {
    let long = edition.rules().seventy_five_moves && position.halfmove_clock() >= 150;
    End::without_moves(position).or(long.then_some(End::SeventyFiveMoves))
}
