use core::fmt;

use compongo_board::Color;
use compongo_laws::{Citation, Edition, flag};

use crate::{Code, FinalState, Finding, Severity};

/// Something that an arbiter is told of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct Alert {
    /// Its name for as long as the board is followed.
    pub id: AlertId,
    /// What kind of alert it is.
    pub code: AlertCode,
    /// How urgent it is: an error is something that the arbiter has to act on, a warning something
    /// that may be asked of him at any moment, a note something to know.
    pub severity: Severity,
    /// Whether it holds at this moment.
    pub standing: Standing,
    /// The ply concerned, from 1: of an intended move the ply that it would be; 0 if it is the start
    /// position.
    pub ply: Option<u32>,
    /// The move of that ply; as written if it could not be followed.
    pub mv: Option<String>,
    /// The position before that move.
    pub fen: Option<String>,
    /// The player concerned.
    pub by: Option<Color>,
    /// The edition of the Laws that was applied.
    pub edition: Edition,
    /// The articles it rests on.
    pub articles: Vec<Citation>,
    /// What it is.
    pub what: What,
    /// What can be claimed now on this ground, if anything.
    pub chance: Option<Chance>,
    /// When it was first told, by the clock of the caller.
    pub first_ms: u64,
}

/// The name of an alert: the board, and a number made of what the alert is about. The same thing has
/// the same name, however often it is read; what comes about in another way has another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AlertId {
    /// The number of the board.
    pub board: u32,
    /// The rest.
    pub number: u64,
}

impl fmt::Display for AlertId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:016x}", self.board, self.number)
    }
}

/// Whether an alert holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// It holds now.
    Now,
    /// The game went on or is over: it is part of its history.
    Passed,
    /// What it was about has been put right: a result was given, a word corrected.
    Settled,
    /// The moves it stood on were taken back.
    Withdrawn,
    /// The board is no longer in the source.
    Gone,
}

impl Standing {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Standing::Now => "now",
            Standing::Passed => "passed",
            Standing::Settled => "settled",
            Standing::Withdrawn => "withdrawn",
            Standing::Gone => "gone",
        }
    }
}

/// What kind of alert it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AlertCode {
    /// A finding of the audit.
    Found(Code),
    /// The fifth occurrence of a position ended the game, which goes on.
    Fivefold,
    /// 75 moves ended the game, which goes on.
    SeventyFiveMoves,
    /// A dead position ended the game, which goes on.
    DeadPosition,
    /// Checkmate, and no result yet.
    Checkmate,
    /// Stalemate, and no result yet.
    Stalemate,
    /// A clock shows zero.
    FlagAtZero,
    /// A player need no longer record the moves.
    RecordingEnds,
}

impl AlertCode {
    /// The stable name, in kebab case.
    pub const fn as_str(self) -> &'static str {
        match self {
            AlertCode::Found(code) => code.as_str(),
            AlertCode::Fivefold => "fivefold",
            AlertCode::SeventyFiveMoves => "75-moves",
            AlertCode::DeadPosition => "dead-position",
            AlertCode::Checkmate => "checkmate",
            AlertCode::Stalemate => "stalemate",
            AlertCode::FlagAtZero => "flag-at-zero",
            AlertCode::RecordingEnds => "recording-ends",
        }
    }
}

impl From<FinalState> for AlertCode {
    fn from(state: FinalState) -> AlertCode {
        match state {
            FinalState::Checkmate { .. } => AlertCode::Checkmate,
            FinalState::Stalemate => AlertCode::Stalemate,
            FinalState::DeadPosition => AlertCode::DeadPosition,
            FinalState::Fivefold => AlertCode::Fivefold,
            FinalState::SeventyFiveMoves => AlertCode::SeventyFiveMoves,
        }
    }
}

/// What an alert is, with all that is needed to say it in any language.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// What the audit finds in the game so far.
    Found {
        /// The finding.
        finding: Box<Finding>,
        /// Of a move that could not be followed, where the fault lies.
        cause: Option<Cause>,
        /// Of a repetition, where the position stood.
        stands: Vec<Stand>,
    },
    /// The game had ended by this, and has no result or went on.
    Ended {
        /// By what.
        state: FinalState,
    },
    /// A clock shows zero.
    FlagAtZero {
        /// Whether that is only reckoned from the time that has passed since the last move.
        reckoned: bool,
        /// What follows if the flag has fallen.
        ruling: flag::Ruling,
    },
    /// A player has so little time that he need no longer record.
    RecordingEnds {
        /// What his clock showed, in milliseconds.
        left_ms: i64,
        /// Whether that is only reckoned from the time that has passed since the last move.
        reckoned: bool,
    },
}

/// Where the fault of a move lies that cannot be followed, as far as that can be told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The text is at fault: no such move can have been made, or a move before it is missing.
    Transmission,
    /// The move could have been made by hand so: an illegal move at the board.
    Board,
    /// Perhaps no move at all: kings set in the centre, which shows the result to an electronic
    /// board.
    Signal,
    /// It cannot be told.
    Unclear,
}

impl Cause {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Cause::Transmission => "transmission",
            Cause::Board => "board",
            Cause::Signal => "signal",
            Cause::Unclear => "unclear",
        }
    }
}

/// A time at which a position stood on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// After which ply; 0 is the start.
    pub ply: u32,
    /// The move that brought it, with its number; none at the start.
    pub mv: Option<String>,
    /// The position. Counters aside, it is the same each time.
    pub fen: String,
}

/// A draw that can be claimed now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// By whom.
    pub by: Color,
    /// The moves of which one must be written down and announced; none if the position is on the
    /// board already.
    pub moves: Vec<String>,
    /// After so many plies of the game.
    pub plies: u32,
}
