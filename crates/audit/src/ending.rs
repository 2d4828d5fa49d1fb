use compongo_board::{Color, Position};
use compongo_laws::Topic;
use compongo_pgn::GameResult;

/// How a game has ended on the board, without anybody saying so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FinalState {
    /// Checkmate.
    Checkmate {
        /// Who has given it.
        winner: Color,
    },
    /// Stalemate.
    Stalemate,
    /// Neither side can mate, as a quick look shows.
    DeadPosition,
    /// The fifth occurrence of a position.
    Fivefold,
    /// 75 moves by each player without capture or pawn move.
    SeventyFiveMoves,
}

impl FinalState {
    /// Checkmate or stalemate.
    pub(crate) fn without_move(position: &Position) -> Option<FinalState> {
        if position.has_legal_move() {
            return None;
        }
        Some(if position.is_check() {
            FinalState::Checkmate { winner: !position.turn() }
        } else {
            FinalState::Stalemate
        })
    }

    pub(crate) const fn topic(self) -> Topic {
        match self {
            FinalState::Checkmate { .. } => Topic::Checkmate,
            FinalState::Stalemate => Topic::Stalemate,
            FinalState::DeadPosition => Topic::DeadPosition,
            FinalState::Fivefold => Topic::Fivefold,
            FinalState::SeventyFiveMoves => Topic::SeventyFiveMoves,
        }
    }

    /// The result that follows.
    pub const fn result(self) -> GameResult {
        match self {
            FinalState::Checkmate { winner: Color::White } => GameResult::WhiteWins,
            FinalState::Checkmate { winner: Color::Black } => GameResult::BlackWins,
            _ => GameResult::Draw,
        }
    }
}
