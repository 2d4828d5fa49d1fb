//! Why a move is illegal, in words.

use compongo_board::{Bitboard, IllegalMove, Square};

use crate::messages::Messages;
use crate::rulings;

/// The reason in a clause without capital or full stop.
pub(crate) fn reason(reason: &IllegalMove, messages: &Messages) -> String {
    rulings::say(&compongo_words::illegal(reason), messages)
}

/// The squares of a reason that a diagram should mark besides the move's own.
pub(crate) fn culprits(reason: &IllegalMove) -> Bitboard {
    let one = |square: Square| Bitboard::from(square);
    match *reason {
        IllegalMove::LeavesKingAttacked { attackers } => attackers,
        IllegalMove::Castling(refusal) => refusal.occupied | refusal.attacked,
        IllegalMove::PathBlocked { at } | IllegalMove::PawnBlocked { at } => one(at),
        IllegalMove::EnPassantNotAvailable { taken } => one(taken),
        _ => Bitboard(0),
    }
}

#[cfg(test)]
mod tests {
    use compongo_board::{CastlingObstacles, Move, MoveKind, Position, Role, Square};

    use super::*;
    use crate::messages::Lang;

    fn why(fen: &str, from: Square, to: Square) -> (String, String) {
        let position = Position::from_fen_lenient(fen).unwrap().0;
        let refused = position.judge(from, to, None).unwrap_err();
        let say = |lang| reason(&refused, &Messages::new(lang));
        (say(Lang::En), say(Lang::Es))
    }

    #[test]
    fn reasons_are_said_in_both_languages() {
        let (english, spanish) = why("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", Square::E2, Square::C3);
        assert_eq!(english, "the king would be attacked from e8");
        assert_eq!(spanish, "el rey quedaría atacado desde e8");
        let (english, spanish) = why("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", Square::E1, Square::C1);
        assert_eq!(english, "castling long is not possible: the way is blocked on b1");
        assert_eq!(spanish, "no se puede enrocar largo: el paso está ocupado en b1");
        let (english, spanish) = why("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Square::A1, Square::B2);
        assert_eq!(english, "a rook does not move from a1 to b2");
        assert_eq!(spanish, "una torre no va de a1 a b2");
    }

    #[test]
    fn every_reason_has_words() {
        let (at, role) = (Square::E4, Role::Bishop);
        let reasons = [
            IllegalMove::NoPiece { from: at },
            IllegalMove::OpponentsPiece { from: at, role },
            IllegalMove::SameSquare { from: at },
            IllegalMove::OwnPiece { to: at, role },
            IllegalMove::NotItsMove { role, from: at, to: at },
            IllegalMove::PathBlocked { at },
            IllegalMove::PawnBlocked { at },
            IllegalMove::PawnHasMoved { from: at },
            IllegalMove::NothingToTake { to: at },
            IllegalMove::EnPassantNotAvailable { taken: at },
            IllegalMove::LeavesKingAttacked { attackers: Bitboard(3) },
            IllegalMove::PromotionMissing { to: at },
            IllegalMove::PromotionImpossible { role },
            IllegalMove::NoPromotionHere { to: at },
            IllegalMove::WrongKind { meant: Move::new(at, at, MoveKind::Normal) },
        ];
        for messages in [Lang::En, Lang::Es].map(Messages::new) {
            for illegal in &reasons {
                let text = reason(illegal, &messages);
                assert!(!text.contains(['{', '$']) && !text.starts_with("illegal"), "{text}");
            }
            for code in CastlingObstacles::all().codes() {
                assert!(messages.has(&format!("castling-{code}")), "{code}");
            }
        }
    }
}
