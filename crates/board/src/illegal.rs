use bitflags::bitflags;
use thiserror::Error;

use crate::codes::codes;
use crate::{Bitboard, CastlingSide, Color, Move, Role, Square};

/// Why a move is illegal: the first reason, in the order of the variants.
///
/// Articles are numbered as in the edition of 2018.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum IllegalMove {
    /// Nothing stands on the square the move begins on.
    #[error("there is no piece on {from}")]
    NoPiece {
        /// The empty square.
        from: Square,
    },
    /// The piece is the opponent's (1.3: a player moves his own pieces).
    #[error("the {role} on {from} belongs to the opponent")]
    OpponentsPiece {
        /// Where it stands.
        from: Square,
        /// What it is.
        role: Role,
    },
    /// The move ends where it begins.
    #[error("the piece on {from} would not move")]
    SameSquare {
        /// The square.
        from: Square,
    },
    /// One or more conditions of castling are not met (3.8.2).
    #[error("castling is not possible: {}", .0.describe())]
    Castling(CastlingRefusal),
    /// A piece of the same colour stands there (3.1).
    #[error("a {role} of the same colour stands on {to}")]
    OwnPiece {
        /// Where it stands.
        to: Square,
        /// What it is.
        role: Role,
    },
    /// No piece of that kind moves so, on whatever board (3.2 to 3.8.1).
    #[error("a {role} does not move from {from} to {to}")]
    NotItsMove {
        /// What moves.
        role: Role,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A bishop, rook or queen would pass over a piece (3.5).
    #[error("the way is blocked on {at}")]
    PathBlocked {
        /// The first occupied square on the way.
        at: Square,
    },
    /// A pawn would advance two squares though it has left its first square (3.7.2).
    #[error("the pawn on {from} has left its first square and may advance only one")]
    PawnHasMoved {
        /// Where the pawn stands.
        from: Square,
    },
    /// A pawn would advance to or over an occupied square (3.7.1, 3.7.2).
    #[error("the pawn's way is blocked on {at}")]
    PawnBlocked {
        /// The first occupied square.
        at: Square,
    },
    /// A pawn would go diagonally though nothing stands there to be taken (3.7.3).
    #[error("the pawn has nothing to take on {to}")]
    NothingToTake {
        /// The empty square.
        to: Square,
    },
    /// A pawn stands beside, but it has not just advanced two squares (3.7.4.1, 3.7.4.2).
    #[error("the pawn on {taken} has not just advanced two squares: no capture en passant")]
    EnPassantNotAvailable {
        /// The pawn that would have been taken.
        taken: Square,
    },
    /// The player's own king would be left or put under attack (3.9.2).
    #[error("the king would be attacked from {}", .attackers.list())]
    LeavesKingAttacked {
        /// The pieces that would attack it.
        attackers: Bitboard,
    },
    /// A pawn reaches the last rank and nothing is said of what it becomes (3.7.5.1).
    #[error("the pawn reaches {to} and must be exchanged for a queen, rook, bishop or knight")]
    PromotionMissing {
        /// The square on the last rank.
        to: Square,
    },
    /// A pawn cannot become a pawn or a king (3.7.5.1).
    #[error("a pawn cannot become a {role}")]
    PromotionImpossible {
        /// What was asked for.
        role: Role,
    },
    /// Something would be promoted that is no pawn on the last rank (3.7.5.1).
    #[error("there is no promotion on {to}")]
    NoPromotionHere {
        /// The square the move ends on.
        to: Square,
    },
    /// Not a matter of the Laws: the move is legal under another [`crate::MoveKind`].
    #[error("the move is to be given as {meant:?}")]
    WrongKind {
        /// The move as it should be.
        meant: Move,
    },
}

bitflags! {
    /// The conditions of castling that fail (3.8.2), each apart.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct CastlingObstacles: u8 {
        /// The king has moved, or that rook, or there is none: the right is lost (3.8.2.1).
        const RIGHT_LOST = 1;
        /// A piece stands in the way of king or rook (3.8.2.2.2).
        const PIECE_BETWEEN = 2;
        /// The king is in check (3.8.2.2.1: the square on which it stands).
        const IN_CHECK = 4;
        /// The king would cross an attacked square (3.8.2.2.1).
        const CROSSES_ATTACKED = 8;
        /// The king would end on an attacked square (3.8.2.2.1, 3.9.2).
        const ENDS_ATTACKED = 16;
    }
}

impl CastlingObstacles {
    /// A stable name of each single obstacle, in kebab case.
    ///
    /// ```
    /// use compongo_board::CastlingObstacles;
    ///
    /// let obstacles = CastlingObstacles::PIECE_BETWEEN | CastlingObstacles::IN_CHECK;
    /// assert!(obstacles.codes().eq(["piece-between", "in-check"]));
    /// ```
    pub fn codes(self) -> impl Iterator<Item = String> {
        codes(&self)
    }
}

/// Every condition of one castling that fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastlingRefusal {
    /// Who would castle.
    pub color: Color,
    /// On which side.
    pub side: CastlingSide,
    /// What stands against it; never empty. With the right lost nothing else is examined, for
    /// there is no rook to castle with.
    pub obstacles: CastlingObstacles,
    /// The occupied squares in the way.
    pub occupied: Bitboard,
    /// The attacked squares among those the king stands on, crosses and ends on.
    pub attacked: Bitboard,
}

impl CastlingRefusal {
    fn describe(&self) -> String {
        let has = |obstacle| self.obstacles.contains(obstacle);
        let mut reasons = Vec::new();
        if has(CastlingObstacles::RIGHT_LOST) {
            reasons.push("the king or that rook has moved, or there is no such rook".to_owned());
        }
        if has(CastlingObstacles::PIECE_BETWEEN) {
            reasons.push(format!("the way is blocked on {}", self.occupied.list()));
        }
        if has(CastlingObstacles::IN_CHECK) {
            reasons.push("the king is in check".to_owned());
        }
        if has(CastlingObstacles::CROSSES_ATTACKED) {
            reasons.push("the king would cross an attacked square".to_owned());
        }
        if has(CastlingObstacles::ENDS_ATTACKED) {
            reasons.push("the king would end on an attacked square".to_owned());
        }
        reasons.join("; ")
    }
}
