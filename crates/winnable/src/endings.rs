//! Endings of three and four men in which a mate can always be helped to.

use compongo_board::{Board, Color, Position, Role};

use crate::material;

/// More men than that no ending here has.
const MOST_MEN: u32 = 4;

/// Whether `by` can mate because the position is one of an ending where it always can: no man but
/// the kings is attacked, and the game is not over.
///
/// That every such position is winnable is shown by the complete tables of these endings
/// (`docs/winnable.md`, and `tests/ground_truth`). `false` says nothing.
pub(crate) fn is_won(position: &Position, by: Color) -> bool {
    let board = position.board();
    board.occupied().count() <= MOST_MEN
        && is_listed(board, by)
        && position.castling_rooks().is_empty()
        && nothing_is_attacked(board)
        && position.has_legal_move()
}

/// Whether an ending is one of these: a pawn alone, or against a piece; a rook or queen alone; a
/// minor piece against one man; two minor pieces alone. Material must not be what rules out a mate.
fn is_listed(board: &Board, by: Color) -> bool {
    let men = |color| board.by_color(color) & !board.by_role(Role::King);
    let (own, other) = (men(by), men(!by));
    let pawns = board.by_role(Role::Pawn);
    let minors = board.by_role(Role::Knight) | board.by_role(Role::Bishop);
    let fits = match (own.count(), other.count()) {
        (1, 0) => (own & minors).is_empty(),
        (1, 1) => (own & minors).any() || ((own & pawns).any() && (other & pawns).is_empty()),
        (2, 0) => minors.is_superset(own),
        _ => false,
    };
    fits && !material::rules_out(board, by)
}

fn nothing_is_attacked(board: &Board) -> bool {
    let (occupied, kings) = (board.occupied(), board.by_role(Role::King));
    Color::ALL.into_iter().all(|color| {
        let men = board.by_color(color) & !kings;
        men.into_iter().all(|man| board.attackers(!color, man, occupied).is_empty())
    })
}
