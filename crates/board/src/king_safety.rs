use crate::attacks::{between, bishop_rays, knight_attacks, pawn_attacks, rook_rays};
use crate::{Bitboard, Board, Color, Role, Square};

/// What binds the pieces of the player to move to his king (3.9).
#[derive(Clone, Copy)]
pub(crate) struct KingSafety {
    /// The pieces that give check.
    pub(crate) checkers: Bitboard,
    /// Where a piece other than the king must go: anywhere, to meet a check, or nowhere.
    pub(crate) meets_check: Bitboard,
    /// Diagonals on which a piece of ours shields the king, the pinning piece included.
    pub(crate) diagonal_pins: Bitboard,
    /// Ranks and files likewise.
    pub(crate) orthogonal_pins: Bitboard,
}

impl KingSafety {
    #[inline(always)]
    pub(crate) fn of(board: &Board, us: Color, king: Square) -> KingSafety {
        let (own, occupied) = (board.by_color(us), board.occupied());
        let mut checkers = (pawn_attacks(us, king) & board.pieces(!us, Role::Pawn))
            | (knight_attacks(king) & board.pieces(!us, Role::Knight));
        let mut meets_check = checkers;
        let mut scan = |snipers: Bitboard| {
            let mut pins = Bitboard::EMPTY;
            for sniper in snipers {
                let gap = between(king, sniper);
                let shields = gap & occupied;
                let ray = gap.with(sniper);
                if shields.is_empty() {
                    checkers |= sniper.into();
                    meets_check |= ray;
                } else if !shields.more_than_one() && (shields & own).any() {
                    pins |= ray;
                }
            }
            pins
        };
        let diagonal_pins = scan(bishop_rays(king) & board.diagonal_sliders(!us));
        let orthogonal_pins = scan(rook_rays(king) & board.orthogonal_sliders(!us));
        if checkers.is_empty() {
            meets_check = Bitboard::FULL;
        } else if checkers.more_than_one() {
            meets_check = Bitboard::EMPTY;
        }
        KingSafety { checkers, meets_check, diagonal_pins, orthogonal_pins }
    }

    #[inline(always)]
    pub(crate) fn pins(&self) -> Bitboard {
        self.diagonal_pins | self.orthogonal_pins
    }
}

/// The pieces of the opponent that give check to a king.
#[inline]
pub(crate) fn checkers(board: &Board, us: Color, king: Square) -> Bitboard {
    board.attackers(!us, king, board.occupied()) & !board.by_role(Role::King)
}
