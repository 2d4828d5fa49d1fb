use crate::attacks::{self, between};
use crate::generate::Castling;
use crate::{
    Bitboard, CastlingObstacles, CastlingRefusal, CastlingSide, File, IllegalMove, Move, MoveKind,
    Position, Rank, Role, Square,
};

impl Position {
    /// The move from one square to another, or why it is illegal: for any pair of squares.
    ///
    /// Castling is asked for as the hand does it, the king going two squares sideways from the
    /// e-file, or (in Chess960) as the king put on its own rook; with which rook, the right to
    /// castle says. A promotion names the new piece.
    ///
    /// ```
    /// use compongo_board::{IllegalMove, Position, Square};
    ///
    /// let start = Position::initial();
    /// assert_eq!(
    ///     start.judge(Square::A1, Square::A3, None),
    ///     Err(IllegalMove::PathBlocked { at: Square::A2 }),
    /// );
    /// ```
    ///
    /// # Errors
    /// The first reason in the order of [`IllegalMove`]; of castling, every condition that fails.
    pub fn judge(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, IllegalMove> {
        let us = self.turn;
        let board = &self.at.board;
        let piece = board.piece_at(from).ok_or(IllegalMove::NoPiece { from })?;
        if piece.color != us {
            return Err(IllegalMove::OpponentsPiece { from, role: piece.role });
        }
        if from == to {
            return Err(IllegalMove::SameSquare { from });
        }
        if piece.role == Role::King
            && let Some(side) = self.castling_gesture(from, to)
        {
            let mv = self.castle(side)?;
            return match promotion {
                None => Ok(mv),
                Some(_) => Err(IllegalMove::NoPromotionHere { to }),
            };
        }
        if board.by_color(us).contains(to) {
            let role = board.role_at(to).unwrap_or(Role::King);
            return Err(IllegalMove::OwnPiece { to, role });
        }
        let kind = match piece.role {
            Role::Pawn => self.pawn_way(from, to)?,
            role => self.piece_way(role, from, to)?,
        };
        self.keeps_king_safe(Move::new(from, to, kind), piece.role)?;
        let promotes = piece.role == Role::Pawn && to.rank().relative_to(us) == Rank::Eighth;
        match (promotes, promotion) {
            (false, None) => Ok(Move::new(from, to, kind)),
            (false, Some(_)) => Err(IllegalMove::NoPromotionHere { to }),
            (true, None) => Err(IllegalMove::PromotionMissing { to }),
            (true, Some(role)) => MoveKind::promoting_to(role)
                .map(|kind| Move::new(from, to, kind))
                .ok_or(IllegalMove::PromotionImpossible { role }),
        }
    }

    /// The side a player asks for by moving his king so, if it is a castling gesture.
    fn castling_gesture(&self, from: Square, to: Square) -> Option<CastlingSide> {
        let home = Rank::First.relative_to(self.turn);
        if from.rank() != home || to.rank() != home {
            return None;
        }
        let own_rook = self.at.board.pieces(self.turn, Role::Rook).contains(to);
        if own_rook && self.chess960 {
            let side = CastlingSide::towards(from, to);
            // With another rook on that side holding the right, this one is only in the way.
            let meant = self.castling_rook(self.turn, side).is_none_or(|rook| rook == to);
            return meant.then_some(side);
        }
        match (from.file(), to.file()) {
            (File::E, File::G) => Some(CastlingSide::Short),
            (File::E, File::C) => Some(CastlingSide::Long),
            _ => None,
        }
    }

    /// Castling on a side, or every condition that stands against it.
    ///
    /// # Errors
    /// [`IllegalMove::Castling`] with the obstacles.
    pub fn castle(&self, side: CastlingSide) -> Result<Move, IllegalMove> {
        let us = self.turn;
        let king = self.king(us);
        let mut refusal = CastlingRefusal {
            color: us,
            side,
            obstacles: CastlingObstacles::empty(),
            occupied: Bitboard::EMPTY,
            attacked: Bitboard::EMPTY,
        };
        let Some(rook) = self.castling_rook(us, side) else {
            refusal.obstacles = CastlingObstacles::RIGHT_LOST;
            return Err(IllegalMove::Castling(refusal));
        };
        let castling = Castling::new(king, rook, side);
        refusal.occupied = castling.way & self.at.board.occupied();
        if refusal.occupied.any() {
            refusal.obstacles |= CastlingObstacles::PIECE_BETWEEN;
        }
        if self.is_check() {
            refusal.obstacles |= CastlingObstacles::IN_CHECK;
        }
        let stands = Bitboard::from(king);
        let ends = Bitboard::from(castling.king_target);
        let danger = self.at.danger(!us);
        refusal.attacked = danger & (castling.crossed | stands);
        if (danger & castling.crossed & !ends & !stands).any() {
            refusal.obstacles |= CastlingObstacles::CROSSES_ATTACKED;
        }
        // In Chess960 the rook may have shielded the king's target from beyond.
        let after = (self.at.board.occupied() & !stands & !Bitboard::from(rook))
            | ends.with(castling.rook_target);
        let attackers_after = self.at.board.attackers(!us, castling.king_target, after);
        if ends != stands && (danger & ends).any() || attackers_after.any() {
            refusal.obstacles |= CastlingObstacles::ENDS_ATTACKED;
            refusal.attacked |= ends;
        }
        if refusal.obstacles.is_empty() {
            Ok(Move::new(king, rook, MoveKind::castling_on(side)))
        } else {
            Err(IllegalMove::Castling(refusal))
        }
    }

    fn piece_way(&self, role: Role, from: Square, to: Square) -> Result<MoveKind, IllegalMove> {
        let piece = role.of(self.turn);
        if !attacks::of(piece, from, Bitboard::EMPTY).contains(to) {
            return Err(IllegalMove::NotItsMove { role, from, to });
        }
        match self.first_obstacle(from, to) {
            Some(at) => Err(IllegalMove::PathBlocked { at }),
            None => Ok(MoveKind::Normal),
        }
    }

    /// The occupied square strictly between that comes first on the way.
    fn first_obstacle(&self, from: Square, to: Square) -> Option<Square> {
        let obstacles = between(from, to) & self.at.board.occupied();
        obstacles.into_iter().min_by_key(|square| square.distance(from))
    }

    fn pawn_way(&self, from: Square, to: Square) -> Result<MoveKind, IllegalMove> {
        let us = self.turn;
        let occupied = self.at.board.occupied();
        if attacks::pawn_attacks(us, from).contains(to) {
            return self.pawn_capture(from, to);
        }
        let start = Bitboard::from(from);
        let (one, two) = (start.forward(us), start.forward(us).forward(us));
        let blocked = |way: Bitboard| {
            let first = if us.is_white() { way.into_iter().next() } else { way.into_iter().last() };
            first.map_or(Ok(()), |at| Err(IllegalMove::PawnBlocked { at }))
        };
        if one.contains(to) {
            blocked(one & occupied)?;
            Ok(MoveKind::Normal)
        } else if two.contains(to) {
            if from.rank().relative_to(us) != Rank::Second {
                return Err(IllegalMove::PawnHasMoved { from });
            }
            blocked((one | two) & occupied)?;
            Ok(MoveKind::DoubleStep)
        } else {
            Err(IllegalMove::NotItsMove { role: Role::Pawn, from, to })
        }
    }

    fn pawn_capture(&self, from: Square, to: Square) -> Result<MoveKind, IllegalMove> {
        let board = &self.at.board;
        if board.by_color(!self.turn).contains(to) {
            return Ok(MoveKind::Normal);
        }
        if self.at.passed.contains(to) {
            return Ok(MoveKind::EnPassant);
        }
        let taken = Square::at(to.file(), from.rank());
        let on_fifth = from.rank().relative_to(self.turn) == Rank::Fifth;
        if on_fifth && board.pieces(!self.turn, Role::Pawn).contains(taken) {
            return Err(IllegalMove::EnPassantNotAvailable { taken });
        }
        Err(IllegalMove::NothingToTake { to })
    }

    fn keeps_king_safe(&self, mv: Move, role: Role) -> Result<(), IllegalMove> {
        let us = self.turn;
        let (from, to) = (Bitboard::from(mv.from), Bitboard::from(mv.to));
        let taken = if mv.kind == MoveKind::EnPassant {
            Bitboard::from(Square::at(mv.to.file(), mv.from.rank()))
        } else {
            to
        };
        let occupied = (self.at.board.occupied() & !from & !taken) | to;
        let king = if role == Role::King { mv.to } else { self.king(us) };
        let attackers = self.at.board.attackers(!us, king, occupied) & !taken;
        if attackers.any() {
            return Err(IllegalMove::LeavesKingAttacked { attackers });
        }
        Ok(())
    }
}
