//! Where the fault of a move lies that cannot be followed.

use compongo_board::{IllegalMove, Position};
use compongo_notation::{Alphabet, resolve_token};

use super::Cause;
use crate::Detail;

/// Where the fault lies of a move written as `word` in `position`.
///
/// Hands make moves that leave the king attacked, castle when they may not, go one square too far or
/// past a piece; they do not write words that are no moves. A move that the other player could make
/// says that one before it was not sent.
pub(crate) fn cause(detail: &Detail, word: &str, position: &Position) -> Option<Cause> {
    let Detail::IllegalMove { reason, .. } = detail else {
        return detail.ends_the_check().then_some(Cause::Transmission);
    };
    if detail.may_signal_result() {
        return Some(Cause::Signal);
    }
    let others = position
        .pass()
        .is_some_and(|other| resolve_token(word.as_bytes(), &other, Alphabet::ENGLISH).is_ok());
    if others {
        return Some(Cause::Transmission);
    }
    Some(match reason {
        Some(
            IllegalMove::LeavesKingAttacked { .. }
            | IllegalMove::Castling(_)
            | IllegalMove::EnPassantNotAvailable { .. }
            | IllegalMove::NotItsMove { .. }
            | IllegalMove::PathBlocked { .. }
            | IllegalMove::PawnHasMoved { .. }
            | IllegalMove::PawnBlocked { .. }
            | IllegalMove::NothingToTake { .. }
            | IllegalMove::PromotionMissing { .. },
        ) => Cause::Board,
        _ => Cause::Unclear,
    })
}
