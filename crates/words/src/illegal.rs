//! Why a move is illegal. Each reason has its text, `illegal-` and a word.

use compongo_board::{CastlingObstacles, CastlingRefusal, CastlingSide, IllegalMove, Role};

use crate::message::{Arg, Message};

/// The reason, a clause without capital or full stop.
pub fn illegal(reason: &IllegalMove) -> Message {
    let m = Message::new;
    match *reason {
        IllegalMove::NoPiece { from } => m("illegal-no-piece").with("from", from.to_string()),
        IllegalMove::OpponentsPiece { from, role: it } => {
            m("illegal-opponents-piece").with("from", from.to_string()).with("role", role(it))
        }
        IllegalMove::SameSquare { from } => m("illegal-same-square").with("from", from.to_string()),
        IllegalMove::Castling(refusal) => castling(refusal),
        IllegalMove::OwnPiece { to, role: it } => {
            m("illegal-own-piece").with("to", to.to_string()).with("role", role(it))
        }
        IllegalMove::NotItsMove { role: it, from, to } => m("illegal-not-its-move")
            .with("role", role(it))
            .with("from", from.to_string())
            .with("to", to.to_string()),
        IllegalMove::PathBlocked { at } => m("illegal-path-blocked").with("at", at.to_string()),
        IllegalMove::PawnBlocked { at } => m("illegal-pawn-blocked").with("at", at.to_string()),
        IllegalMove::PawnHasMoved { from } => {
            m("illegal-pawn-has-moved").with("from", from.to_string())
        }
        IllegalMove::NothingToTake { to } => {
            m("illegal-nothing-to-take").with("to", to.to_string())
        }
        IllegalMove::EnPassantNotAvailable { taken } => {
            m("illegal-en-passant").with("at", taken.to_string())
        }
        IllegalMove::LeavesKingAttacked { attackers } => {
            m("illegal-king-attacked").with("squares", attackers.list())
        }
        IllegalMove::PromotionMissing { to } => {
            m("illegal-promotion-missing").with("to", to.to_string())
        }
        IllegalMove::PromotionImpossible { role: it } => {
            m("illegal-promotion-impossible").with("role", role(it))
        }
        IllegalMove::NoPromotionHere { to } => m("illegal-no-promotion").with("to", to.to_string()),
        IllegalMove::WrongKind { .. } => m("illegal-wrong-kind"),
    }
}

/// Each condition that fails.
fn castling(refusal: CastlingRefusal) -> Message {
    let side = match refusal.side {
        CastlingSide::Short => "short",
        CastlingSide::Long => "long",
    };
    let reasons = refusal.obstacles.iter().flat_map(|obstacle| {
        let between = obstacle == CastlingObstacles::PIECE_BETWEEN;
        let squares = if between { refusal.occupied } else { refusal.attacked };
        let say =
            move |code| Message::new(format!("castling-{code}")).with("squares", squares.list());
        obstacle.codes().map(say)
    });
    Message::new("illegal-castling")
        .with("side", side)
        .with("reasons", Arg::List(reasons.collect()))
}

/// The word for a piece.
pub const fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}
