use crate::board::Occupant;
use crate::{Bitboard, Board, CastlingSide, Color, Role, Square};

/// What Article 3 needs to know of a position besides whose turn it is: the pieces, the rooks that
/// may still castle, and the square a pawn has just passed over.
///
/// Moves are applied by value. The functions know colour and role when they are compiled, touch
/// all bitboards alike and so have no branches: this is what perft measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placement {
    pub(crate) board: Board,
    /// Rooks of either colour with which the right to castle has not been lost (3.8.2.1 in 2018).
    pub(crate) castling: Bitboard,
    /// The square passed over by the double step just made; at most one.
    pub(crate) passed: Bitboard,
}

impl Placement {
    #[inline(always)]
    fn without(&self, gone: Bitboard) -> Placement {
        let keep = !gone;
        Placement {
            board: Board {
                roles: self.board.roles.map(|set| set & keep),
                colors: self.board.colors.map(|set| set & keep),
            },
            castling: self.castling & keep,
            passed: Bitboard::EMPTY,
        }
    }

    #[inline(always)]
    fn with(mut self, color: Color, role: Role, square: Bitboard) -> Placement {
        self.board.roles[role as usize] |= square;
        self.board.colors[color as usize] |= square;
        self
    }

    /// A piece goes from one square to another and takes what stands there.
    #[inline(always)]
    pub(crate) fn moved(&self, us: Color, role: Role, from: Bitboard, to: Bitboard) -> Placement {
        let mut next = self.without(from | to).with(us, role, to);
        if role == Role::King {
            next.castling &= !Bitboard::home_rank(us);
        }
        next
    }

    /// [`Placement::moved`] in place, of whatever stands there, known only at run time. Gives the
    /// rooks with which the right to castle is lost.
    #[inline(always)]
    pub(crate) fn move_occupant(
        &mut self,
        us: Color,
        moving: Occupant,
        from: Bitboard,
        to: Bitboard,
    ) -> Bitboard {
        let keep = !(from | to);
        for set in &mut self.board.roles {
            *set &= keep;
        }
        if let Some(set) = self.board.roles.get_mut(moving.0.wrapping_sub(1)) {
            *set |= to;
        }
        self.board.colors[us as usize] ^= from | to;
        self.board.colors[!us as usize] &= !to;
        self.passed = Bitboard::EMPTY;
        let king = u64::from(moving == Occupant::KING).wrapping_neg();
        let touched = from | to | Bitboard(Bitboard::home_rank(us).0 & king);
        let lost = self.castling & touched;
        self.castling ^= lost;
        lost
    }

    #[inline(always)]
    pub(crate) fn double_step(&self, us: Color, from: Bitboard, to: Bitboard) -> Placement {
        let mut next = self.moved(us, Role::Pawn, from, to);
        next.passed = from.forward(us);
        next
    }

    #[inline(always)]
    pub(crate) fn en_passant(&self, us: Color, from: Bitboard, to: Bitboard) -> Placement {
        self.without(from | to.forward(!us)).with(us, Role::Pawn, to)
    }

    #[inline(always)]
    pub(crate) fn promoted(
        &self,
        us: Color,
        role: Role,
        from: Bitboard,
        to: Bitboard,
    ) -> Placement {
        self.without(from | to).with(us, role, to)
    }

    #[inline(always)]
    pub(crate) fn castled(
        &self,
        us: Color,
        side: CastlingSide,
        king: Square,
        rook: Square,
    ) -> Placement {
        let mut next = self
            .without(Bitboard::from(king) | Bitboard::from(rook))
            .with(us, Role::King, Square::at(side.king_file(), king.rank()).into())
            .with(us, Role::Rook, Square::at(side.rook_file(), king.rank()).into());
        next.castling &= !Bitboard::home_rank(us);
        next
    }

    /// Every square a player attacks, seen by the other's king: the king itself hides nothing.
    #[inline(always)]
    pub(crate) fn danger(&self, by: Color) -> Bitboard {
        use crate::attacks::*;
        let board = &self.board;
        let occupied = board.occupied() ^ board.pieces(!by, Role::King);
        let mut danger = pawns_attack(by, board.pieces(by, Role::Pawn));
        for king in board.pieces(by, Role::King) {
            danger |= king_attacks(king);
        }
        for knight in board.pieces(by, Role::Knight) {
            danger |= knight_attacks(knight);
        }
        for slider in board.diagonal_sliders(by) {
            danger |= bishop_attacks(slider, occupied);
        }
        for slider in board.orthogonal_sliders(by) {
            danger |= rook_attacks(slider, occupied);
        }
        danger
    }

    /// The pawns of the player to move that may take en passant, without leaving his king attacked.
    #[inline(always)]
    pub(crate) fn en_passant_capturers(&self, us: Color, king: Square) -> Bitboard {
        use crate::attacks::*;
        let Some(target) = self.passed.first() else { return Bitboard::EMPTY };
        let near = pawn_attacks(!us, target) & self.board.pieces(us, Role::Pawn);
        if near.is_empty() {
            return Bitboard::EMPTY;
        }
        let taken = self.passed.forward(!us);
        near.into_iter()
            .filter(|&from| {
                let occupied = (self.board.occupied() ^ Bitboard::from(from) ^ taken) | self.passed;
                (self.board.attackers(!us, king, occupied) & !taken).is_empty()
            })
            .collect()
    }
}
