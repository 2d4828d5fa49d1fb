//! What the pieces alone rule out, wherever they stand.

use compongo_board::{Bitboard, Board, Color, Role};

/// Whether `by` can never mate with the pieces there are, by one of three lemmas (proved in
/// `docs/winnable.md`, and by enumeration in the tests):
///
/// - a bare king never mates;
/// - a knight alone mates only a king hemmed in by a pawn, a knight, a bishop or a rook of its own;
/// - bishops that all move on one colour mate only a king hemmed in by a pawn, a knight or a
///   bishop of the other colour.
pub(crate) fn rules_out(board: &Board, by: Color) -> bool {
    let own = |role| board.pieces(by, role);
    if (own(Role::Pawn) | own(Role::Rook) | own(Role::Queen)).any() {
        return false;
    }
    let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
    let victim = |role| board.pieces(!by, role);
    let footmen = victim(Role::Pawn) | victim(Role::Knight);
    match (knights.is_empty(), bishops.is_empty()) {
        (true, true) => true,
        (false, true) => {
            !knights.more_than_one()
                && (footmen | victim(Role::Bishop) | victim(Role::Rook)).is_empty()
        }
        (true, false) => {
            let other = if (bishops & Bitboard::LIGHT).is_empty() {
                Bitboard::LIGHT
            } else if (bishops & Bitboard::DARK).is_empty() {
                Bitboard::DARK
            } else {
                return false;
            };
            (footmen | (victim(Role::Bishop) & other)).is_empty()
        }
        (false, false) => false,
    }
}
