use compongo_board::{CastlingObstacles, IllegalMove, Role};

use crate::Topic;

impl Topic {
    /// The topics a move offends against, the principal one first.
    ///
    /// A castling may fail several conditions at once; all are named. `chess960` chooses the
    /// castling rules of Chess960.
    ///
    /// ```
    /// use compongo_board::{IllegalMove, Role, Square};
    /// use compongo_laws::Topic;
    ///
    /// let blocked = IllegalMove::PathBlocked { at: Square::E4 };
    /// assert_eq!(Topic::of_illegal_move(&blocked, false), [Topic::NoPassingOver]);
    /// ```
    pub fn of_illegal_move(why: &IllegalMove, chess960: bool) -> Vec<Topic> {
        vec![match why {
            IllegalMove::NoPiece { .. } | IllegalMove::OpponentsPiece { .. } => {
                Topic::TurnAndOwnPieces
            }
            IllegalMove::SameSquare { .. } | IllegalMove::WrongKind { .. } => Topic::LegalMove,
            IllegalMove::Castling(_) if chess960 => Topic::Chess960Castling,
            IllegalMove::Castling(refusal) => return castling(refusal.obstacles),
            IllegalMove::OwnPiece { .. } => Topic::OwnPieceOnSquare,
            IllegalMove::NotItsMove { role, .. } => Topic::of_piece(*role),
            IllegalMove::PathBlocked { .. } => Topic::NoPassingOver,
            IllegalMove::PawnBlocked { .. } => Topic::PawnAdvance,
            IllegalMove::PawnHasMoved { .. } => Topic::PawnDoubleStep,
            IllegalMove::NothingToTake { .. } => Topic::PawnCapture,
            IllegalMove::EnPassantNotAvailable { .. } => Topic::EnPassant,
            IllegalMove::LeavesKingAttacked { .. } => Topic::KingLeftAttacked,
            IllegalMove::PromotionMissing { .. }
            | IllegalMove::PromotionImpossible { .. }
            | IllegalMove::NoPromotionHere { .. } => Topic::Promotion,
        }]
    }

    /// The topic of a piece's moves.
    pub const fn of_piece(role: Role) -> Topic {
        match role {
            Role::Pawn => Topic::PawnMove,
            Role::Knight => Topic::KnightMove,
            Role::Bishop => Topic::BishopMove,
            Role::Rook => Topic::RookMove,
            Role::Queen => Topic::QueenMove,
            Role::King => Topic::KingMove,
        }
    }
}

fn castling(obstacles: CastlingObstacles) -> Vec<Topic> {
    let attacked = CastlingObstacles::IN_CHECK
        | CastlingObstacles::CROSSES_ATTACKED
        | CastlingObstacles::ENDS_ATTACKED;
    let failing = [
        (CastlingObstacles::RIGHT_LOST, Topic::CastlingRightLost),
        (attacked, Topic::CastlingAttacked),
        (CastlingObstacles::PIECE_BETWEEN, Topic::CastlingBlocked),
    ];
    let named = failing.into_iter().filter(|(which, _)| obstacles.intersects(*which));
    named.map(|(_, topic)| topic).collect()
}
