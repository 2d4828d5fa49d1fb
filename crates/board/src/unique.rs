use crate::attacks::{between, pawn_attacks, reach};
use crate::board::Occupant;
use crate::generate::Castling;
use crate::{Bitboard, CastlingSide, Color, Move, MoveKind, Position, Rank, Role, Square};

impl Position {
    /// The legal move of a piece of that kind to a square, where just one piece on `origins` comes
    /// into question at first sight: the reader's way to the move meant by `Nf3` or `exd5`.
    ///
    /// It takes the same time whatever moves, for which piece comes next is what a processor
    /// guesses wrong; so it does not look closely. `None` says only that the question is for
    /// [`Position::candidates`]: no legal move, several pieces, a capture en passant, a promotion.
    ///
    /// ```
    /// use compongo_board::{Bitboard, Position, Role, Square};
    ///
    /// let start = Position::initial();
    /// let mv = start.unique_move(Role::Knight, Square::F3, Bitboard::FULL);
    /// assert_eq!(mv.map(|mv| mv.from), Some(Square::G1));
    /// ```
    #[inline]
    pub fn unique_move(&self, role: Role, to: Square, origins: Bitboard) -> Option<Move> {
        match self.turn {
            Color::White => self.unique_move_of::<true>(role, to, origins),
            Color::Black => self.unique_move_of::<false>(role, to, origins),
        }
    }

    /// Makes the [`Position::unique_move`], if there is one.
    #[inline]
    pub fn advance_unique(&mut self, role: Role, to: Square, origins: Bitboard) -> Option<Move> {
        let mv = self.unique_move(role, to, origins)?;
        self.advance_ordinary(mv, Occupant::of(role));
        Some(mv)
    }

    /// Castles on a side, if that is possible now.
    #[inline(never)]
    pub fn advance_castling(&mut self, side: CastlingSide) -> Option<Move> {
        let mv = self.castling_now(side)?;
        self.advance_legal(mv);
        Some(mv)
    }

    /// [`Position::castle`] without the reasons, which take a look at every piece.
    fn castling_now(&self, side: CastlingSide) -> Option<Move> {
        let us = self.turn;
        let (board, king) = (&self.at.board, self.king(us));
        let rook = self.castling_rook(us, side)?;
        let castling = Castling::new(king, rook, side);
        let occupied = board.occupied();
        if (castling.way & occupied).any() {
            return None;
        }
        // The king shields no square from what attacks him, nor, in Chess960, does the rook.
        let without_king = occupied.without(king);
        let safe = |square, occupied| board.attackers(!us, square, occupied).is_empty();
        let stays = castling.crossed.with(king).into_iter().all(|at| safe(at, without_king));
        let arrives = without_king.without(rook).with(castling.rook_target);
        (stays && safe(castling.king_target, arrives))
            .then(|| Move::new(king, rook, MoveKind::castling_on(side)))
    }

    #[inline(always)]
    fn unique_move_of<const WHITE: bool>(
        &self,
        role: Role,
        to: Square,
        origins: Bitboard,
    ) -> Option<Move> {
        let us = Color::from_white(WHITE);
        let board = &self.at.board;
        let (own, occupied) = (board.by_color(us), board.occupied());
        let target = Bitboard::from(to);
        let pieces = board.by_role(role) & own & origins;
        let (found, kind) = if role == Role::Pawn {
            let behind = target.forward(!us);
            let capturing = pawn_attacks(!us, to) & pieces;
            let one = behind & pieces;
            let fourth = Bitboard::from(Rank::Fourth.relative_to(us));
            let two = if (target & fourth).any() && (behind & occupied).is_empty() {
                behind.forward(!us) & pieces
            } else {
                Bitboard::EMPTY
            };
            let enters = (target & occupied).is_empty();
            let found = if enters { one | two } else { capturing };
            if (target & (Bitboard::BACK_RANKS | self.at.passed)).any() {
                return None;
            }
            (found, if enters && two.any() { MoveKind::DoubleStep } else { MoveKind::Normal })
        } else {
            (reach(role, to) & pieces, MoveKind::Normal)
        };
        let from = Square::new(found.0.trailing_zeros() as u8);
        let blocked = between(from, to) & occupied;
        let king = if role == Role::King { to } else { self.king(us) };
        let after = (occupied & !found) | target;
        let attackers = board.attackers(!us, king, after) & !target;
        // One question, almost always answered with yes.
        let fails =
            blocked | attackers | (own & target) | Bitboard(found.0 & found.0.wrapping_sub(1));
        (found.any() & fails.is_empty()).then(|| Move::new(from, to, kind))
    }
}
