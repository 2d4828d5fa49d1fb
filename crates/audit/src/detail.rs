use compongo_board::{Color, FenError, IllegalMove, Repairs, Role, Square};
use compongo_clock::Inconsistency;
use compongo_notation::{ResolveError, SanError};
use compongo_pgn::{ClockError, Fault, GameResult, PgnDate};
use compongo_winnable::Reason;

use crate::{Code, FinalState};

/// What was found, with all that is needed to say it in any language.
#[derive(Clone, PartialEq, Debug)]
pub enum Detail {
    /// A move that the Laws do not allow. The rest of the game cannot be followed.
    IllegalMove {
        /// Why, if the text means one certain move.
        reason: Option<IllegalMove>,
        /// What the reader of moves says.
        error: SanError,
    },
    /// More than one piece could make the move. The rest of the game cannot be followed.
    AmbiguousMove {
        /// Which pieces.
        error: SanError,
    },
    /// The word cannot be read as a move. The rest of the game cannot be followed.
    UnreadableMove {
        /// Why.
        error: SanError,
    },
    /// A passed move. The rest of the game cannot be followed.
    NullMove,
    /// The text is faulty; the reader went on.
    BrokenFile {
        /// What and where.
        fault: Fault,
        /// How many more faults of this game are not reported one by one; only with the last.
        more: u64,
    },
    /// A move after the game had ended on the board.
    GameContinued {
        /// How it had ended.
        state: FinalState,
        /// After which ply; 0 is the start position.
        ended: u32,
    },
    /// A draw by repetition could be claimed.
    ClaimableThreefold {
        /// By whom.
        by: Color,
        /// How.
        how: Claim,
        /// Which occurrence of the position it is, or the intended move would bring.
        occurrences: u32,
        /// The plies after which the first, the second and this occurrence stood on the board; 0
        /// is the start position. The last is the ply of the intended move if there is one.
        plies: [u32; 3],
        /// Whether the game ended there in a draw, so that the claim was presumably made.
        drawn_here: bool,
    },
    /// A draw by fifty moves could be claimed.
    ClaimableFifty {
        /// By whom.
        by: Color,
        /// How.
        how: Claim,
        /// Whether the game ended there in a draw, so that the claim was presumably made.
        drawn_here: bool,
    },
    /// The result is not the one the final position demands.
    ResultContradictsPosition {
        /// The result given.
        result: GameResult,
        /// How the game ended on the board.
        state: FinalState,
    },
    /// Result or final position do not fit the tag `Termination`.
    ResultContradictsTermination {
        /// The result given.
        result: GameResult,
        /// The tag.
        termination: String,
        /// What does not fit.
        conflict: TerminationConflict,
    },
    /// The game is scored as lost on time, though the opponent could not mate by any series of
    /// legal moves.
    TimeForfeitUnwinnable {
        /// Who got the win.
        winner: Color,
        /// Why he could not mate.
        because: Reason,
    },
    /// No result in the tags nor after the moves, or only `*`.
    MissingResult {
        /// Whether `*` is given, which says that the game is not over or the result not known.
        star: bool,
    },
    /// The result after the moves is another than that of the tag.
    ResultTagMismatch {
        /// In the tag.
        tag: GameResult,
        /// After the moves.
        movetext: GameResult,
    },
    /// The tag `Result` holds no result, nor `*` or `?` for none.
    BadResult {
        /// Its value.
        value: String,
    },
    /// A draw before both players have made a move.
    DrawAgreedTooEarly {
        /// How many plies were made.
        plies: u32,
    },
    /// A date that cannot be, or is not written as PGN writes it.
    BadDate {
        /// The tag: `Date`, `UTCDate` or `EventDate`.
        tag: &'static str,
        /// Its value.
        value: String,
        /// What of it is clear, and was used to choose the edition; `None` if not even the year.
        read: Option<PgnDate>,
    },
    /// The start position.
    BadStartPosition {
        /// What is wrong with it.
        fault: StartFault,
    },
    /// A clock reading that cannot be.
    ClockInconsistent {
        /// Whose clock.
        by: Color,
        /// Why it cannot be.
        what: Inconsistency,
        /// What is shown, in milliseconds.
        reading_ms: i64,
        /// What that clock showed before, in milliseconds.
        before_ms: Option<i64>,
        /// How many more readings of that clock cannot be; they are not reported one by one.
        more: u32,
    },
    /// A clock reading that is no time.
    ClockUnreadable {
        /// Why.
        error: ClockError,
        /// How many more there are; they are not reported one by one.
        more: u32,
    },
    /// Another game than chess; its moves are not looked at.
    UnsupportedVariant {
        /// The tag `Variant`.
        variant: String,
    },
}

/// How a draw can be claimed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The position stands on the board and the claimant is to move.
    OnBoard,
    /// The claimant writes down this move and declares it, without making it.
    Intended {
        /// The move, in standard algebraic notation. Others may serve as well.
        mv: String,
        /// Whether it is the move that was then made.
        made: bool,
    },
}

/// What is wrong with the position a game starts from.
#[derive(Clone, PartialEq, Debug)]
pub enum StartFault {
    /// The tag `FEN` gives no position that can be played; the moves are not looked at.
    Unplayable(FenError),
    /// Some things had to be forgiven or repaired.
    Repaired(Repairs),
    /// `SetUp` announces a position, or Chess960 needs one, and there is none. Of Chess960 the
    /// moves are not looked at.
    Missing,
}

/// What does not fit the tag `Termination`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TerminationConflict {
    /// It says that somebody won; the result is no win.
    NoWin,
    /// It names the winner; the result gives the game to the other.
    OtherWinner,
    /// It says that the game was drawn; the result is no draw.
    NoDraw,
    /// It says that the game is not over; there is a result.
    NotOver,
    /// It says checkmate; the final position is none.
    NoCheckmate,
    /// It says stalemate; the final position is none.
    NoStalemate,
    /// It says repetition; the final position did not occur three times.
    NoRepetition,
    /// It says fifty moves; there were captures or pawn moves.
    NoFiftyMoves,
    /// It says time, resignation or agreement; the game had ended on the board.
    EndedOnBoard,
}

impl Detail {
    /// The kind of finding.
    pub const fn code(&self) -> Code {
        match self {
            Detail::IllegalMove { .. } => Code::IllegalMove,
            Detail::AmbiguousMove { .. } => Code::AmbiguousMove,
            Detail::UnreadableMove { .. } => Code::UnreadableMove,
            Detail::NullMove => Code::NullMove,
            Detail::BrokenFile { .. } => Code::BrokenFile,
            Detail::GameContinued { state, .. } => match state {
                FinalState::Checkmate { .. } => Code::GameContinuedAfterMate,
                FinalState::Stalemate => Code::GameContinuedAfterStalemate,
                FinalState::DeadPosition => Code::GameContinuedAfterDeadPosition,
                FinalState::Fivefold => Code::GameContinuedAfterFivefold,
                FinalState::SeventyFiveMoves => Code::GameContinuedAfter75Moves,
            },
            Detail::ClaimableThreefold { .. } => Code::ClaimableThreefold,
            Detail::ClaimableFifty { .. } => Code::ClaimableFifty,
            Detail::ResultContradictsPosition { .. } => Code::ResultContradictsPosition,
            Detail::ResultContradictsTermination { .. } => Code::ResultContradictsTermination,
            Detail::TimeForfeitUnwinnable { .. } => Code::TimeForfeitUnwinnable,
            Detail::MissingResult { .. } => Code::MissingResult,
            Detail::ResultTagMismatch { .. } => Code::ResultTagMismatch,
            Detail::BadResult { .. } => Code::BadResult,
            Detail::DrawAgreedTooEarly { .. } => Code::DrawAgreedTooEarly,
            Detail::BadDate { .. } => Code::BadDate,
            Detail::BadStartPosition { .. } => Code::BadStartPosition,
            Detail::ClockInconsistent { what: Inconsistency::PlayAfterZero, .. } => {
                Code::FlagUnnoticed
            }
            Detail::ClockInconsistent { .. } => Code::ClockInconsistent,
            Detail::ClockUnreadable { .. } => Code::ClockUnreadable,
            Detail::UnsupportedVariant { .. } => Code::UnsupportedVariant,
        }
    }

    /// Whether it is no move but perhaps a sign: a king put on a square of the centre that it cannot
    /// reach. Electronic boards take the result from kings so set, and send them as moves.
    pub fn may_signal_result(&self) -> bool {
        let Detail::IllegalMove {
            error:
                SanError::Resolve(ResolveError::NoSuchMove {
                    role: Role::King,
                    from: Some(from),
                    to,
                    ..
                }),
            ..
        } = self
        else {
            return false;
        };
        from.distance(*to) > 1 && [Square::D4, Square::E4, Square::D5, Square::E5].contains(to)
    }

    /// Whether the rest of the game cannot be followed after this: there is no move to go on with,
    /// or the game was over by checkmate or stalemate.
    pub const fn ends_the_check(&self) -> bool {
        match self {
            Detail::IllegalMove { .. }
            | Detail::AmbiguousMove { .. }
            | Detail::UnreadableMove { .. }
            | Detail::NullMove => true,
            Detail::GameContinued { state, .. } => {
                matches!(state, FinalState::Checkmate { .. } | FinalState::Stalemate)
            }
            _ => false,
        }
    }
}
