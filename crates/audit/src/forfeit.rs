use core::num::NonZeroU64;

use compongo_board::{Bitboard, Color, Position, Rank, Role};
use compongo_winnable::{Budget, Reason, Verdict, is_plainly_unwinnable, winnable_within};

/// After so many positions it is left open whether a player could mate. Final positions of real
/// games need a thousand or two at most; a file made to take time gets no more than a fraction of a
/// second for a game.
const MOST_POSITIONS: u64 = 5_000;

/// Why a player cannot mate by any series of legal moves, if so. The whole question is asked only
/// where there is a doubt: it costs more than replaying the game.
pub(crate) fn why_no_mate(position: &Position, by: Color) -> Option<Reason> {
    if let Some(reason) = is_plainly_unwinnable(position, by) {
        return Some(reason);
    }
    let budget = Budget { positions: NonZeroU64::new(MOST_POSITIONS), interrupted: None };
    if !is_doubtful(position, by) {
        return None;
    }
    match winnable_within(position, by, budget) {
        Verdict::Unwinnable(reason) => Some(reason),
        _ => None,
    }
}

/// Whether a player who is not plainly without a mate may be so all the same: with a queen or a
/// rook only where the opponent has hardly a choice or all is blocked; without them also where no
/// pawn of his has a free way, or one of the players has few moves. All of the nearly two thousand
/// games lost wrongly on a server that this was tried on are found.
fn is_doubtful(position: &Position, by: Color) -> bool {
    let board = position.board();
    let heavy = board.pieces(by, Role::Queen) | board.pieces(by, Role::Rook);
    let (own, opposed) = (board.pieces(by, Role::Pawn), board.pieces(!by, Role::Pawn));
    let locked = (own.forward(by) & opposed).count();
    if heavy.any() {
        return locked >= 5 || position.count_legal_moves() <= 2;
    }
    let mut ahead = own;
    for _ in 0..6 {
        ahead |= ahead.forward(by) & !opposed;
    }
    let free = (ahead & Bitboard::from(Rank::Eighth.relative_to(by))).any();
    let few = |position: &Position| position.count_legal_moves() <= 8;
    !free || locked >= 3 || few(position) || position.pass().is_some_and(|other| few(&other))
}
