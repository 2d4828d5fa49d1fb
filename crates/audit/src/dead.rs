use compongo_board::{Color, Position, Role};

/// With more men on the board no forced line is looked for.
const FEW_MEN: u32 = 5;

/// Nor with more moves to choose from.
const FEW_MOVES: usize = 3;

/// With fewer pawns face to face nothing is walled off.
const LOCKED_PAIRS: u32 = 3;

/// Whether a quick look shows that neither side can mate any more. Asked after captures and pawn
/// moves of every game, so that most positions are let go by their material: it never errs where it
/// says so, but does not see every dead position.
#[inline]
pub(crate) fn is_plainly_dead(position: &Position) -> bool {
    let board = position.board();
    if board.is_bare_material_dead() {
        return true;
    }
    let heavy = board.by_role(Role::Queen) | board.by_role(Role::Rook);
    let few = board.occupied().count() <= FEW_MEN;
    (few || heavy.is_empty()) && is_dead(position, few)
}

#[inline(never)]
fn is_dead(position: &Position, few: bool) -> bool {
    let pawns = |color| position.board().pieces(color, Role::Pawn);
    let locked = (pawns(Color::White).forward(Color::White) & pawns(Color::Black)).count();
    let forced = || few && (1..=FEW_MOVES).contains(&position.count_legal_moves());
    (locked >= LOCKED_PAIRS || forced()) && compongo_winnable::is_plainly_dead(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_quick_look_shows() {
        for (fen, dead) in [
            ("8/8/8/4k3/8/8/4K3/8 b - - 0 70", true),
            ("8/8/8/4k3/8/5n2/4K3/8 w - - 0 70", true),
            ("8/8/8/4k3/8/5p2/4K3/8 w - - 0 70", false),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
            // A wall without a hole.
            ("8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 50", true),
            ("8/8/4k3/1p1p1p2/1P1P1P1P/4K3/8/8 w - - 0 50", false),
            // The queen must be taken.
            ("8/8/8/3K4/8/8/8/kQ6 b - - 0 90", true),
            ("8/8/8/8/8/2K5/8/kQ6 b - - 0 90", true),
            ("8/8/8/8/8/8/2K5/kQ6 b - - 0 90", false),
            // Stalemate is an end of its own.
            ("8/8/8/8/8/1Q6/8/k1K5 b - - 0 90", false),
        ] {
            assert_eq!(is_plainly_dead(&Position::from_fen(fen).unwrap()), dead, "{fen}");
        }
    }
}
