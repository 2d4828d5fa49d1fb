//! Moves made: the position after them.

use crate::board::Occupant;
use crate::placement::Placement;
use crate::zobrist::KEYS;
use crate::{Bitboard, CastlingSide, Color, IllegalMove, Move, MoveKind, Position, Role, Square};

impl Position {
    /// Makes a move.
    ///
    /// # Errors
    /// Why the move is illegal, if it is; a move that would be legal if it were of another kind
    /// (a capture en passant given as [`MoveKind::Normal`]) is refused as
    /// [`IllegalMove::WrongKind`].
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        let judged = match mv.castling() {
            Some(side) => self.castle(side)?,
            None => self.judge(mv.from, mv.to, mv.promotion())?,
        };
        if judged != mv {
            return Err(IllegalMove::WrongKind { meant: judged });
        }
        Ok(self.play_legal(mv))
    }

    /// Makes a move that is known to be legal here, as those of [`Position::legal_moves`],
    /// [`Position::judge`] and [`Position::castle`] are.
    ///
    /// With any other move the result is some arrangement of pieces without meaning: nothing is
    /// checked. [`Position::play`] does.
    #[inline]
    #[must_use]
    pub fn play_legal(&self, mv: Move) -> Position {
        let mut next = *self;
        next.advance_legal(mv);
        next
    }

    /// The position with the other player to move, as if a turn had been left out: what annotators
    /// write as `--` to show a threat. `None` in check, since the king could be taken then.
    ///
    /// That is no move of the Laws, by which the players move in turn (1.1 in 2018), and the
    /// position may be one that no game reaches. It counts as a ply without capture or pawn move.
    ///
    /// ```
    /// use compongo_board::Position;
    ///
    /// let threat = Position::initial().pass().ok_or("in check")?;
    /// assert_eq!(
    ///     threat.to_fen(),
    ///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1",
    /// );
    /// # Ok::<(), &str>(())
    /// ```
    pub fn pass(&self) -> Option<Position> {
        if self.is_check() {
            return None;
        }
        let at = Placement { passed: Bitboard::EMPTY, ..self.at };
        Some(self.followed_by(self.turn, at, 0, false))
    }

    /// [`Position::play_legal`] in place, which spares a replay the copy.
    #[inline]
    pub fn advance_legal(&mut self, mv: Move) {
        let us = self.turn;
        if !matches!(mv.kind, MoveKind::Normal | MoveKind::DoubleStep) {
            *self = self.advance_special(us, mv);
            return;
        }
        self.advance_ordinary(mv, self.at.board.occupant(mv.from));
    }

    /// A piece, known already, goes from one square to another.
    #[inline(always)]
    pub(crate) fn advance_ordinary(&mut self, mv: Move, moving: Occupant) {
        let us = self.turn;
        let (from, to) = (Bitboard::from(mv.from), Bitboard::from(mv.to));
        let taken = self.at.board.occupant(mv.to);
        self.hash ^= KEYS.black_to_move
            ^ KEYS.occupant(us, moving, mv.from)
            ^ KEYS.occupant(us, moving, mv.to)
            ^ KEYS.occupant(!us, taken, mv.to);
        for lost in self.at.move_occupant(us, moving, from, to) {
            self.hash ^= KEYS.castling(lost);
        }
        if mv.kind == MoveKind::DoubleStep {
            self.at.passed = from.forward(us);
        }
        let zeroing = moving == Occupant::PAWN || taken != Occupant::NONE;
        self.halfmove_clock = self.clock_after(zeroing);
        self.fullmove_number = self.number_after(us);
        self.turn = !us;
    }

    #[inline(always)]
    fn clock_after(&self, zeroing: bool) -> u32 {
        if zeroing { 0 } else { self.halfmove_clock.saturating_add(1) }
    }

    #[inline(always)]
    fn number_after(&self, us: Color) -> u32 {
        self.fullmove_number.saturating_add(u32::from(!us.is_white()))
    }

    /// En passant, castling and promotion.
    #[inline(never)]
    fn advance_special(&self, us: Color, mv: Move) -> Position {
        let (from, to) = (Bitboard::from(mv.from), Bitboard::from(mv.to));
        let key = |color, role: Role, square| KEYS.piece(role.of(color), square);
        match mv.kind {
            MoveKind::Normal | MoveKind::DoubleStep | MoveKind::EnPassant => {
                let taken = Square::at(mv.to.file(), mv.from.rank());
                let change = key(us, Role::Pawn, mv.from)
                    ^ key(us, Role::Pawn, mv.to)
                    ^ key(!us, Role::Pawn, taken);
                self.followed_by(us, self.at.en_passant(us, from, to), change, true)
            }
            MoveKind::CastleShort | MoveKind::CastleLong => {
                let side = CastlingSide::towards(mv.from, mv.to);
                let change = key(us, Role::King, mv.from)
                    ^ key(us, Role::Rook, mv.to)
                    ^ key(us, Role::King, Square::at(side.king_file(), mv.from.rank()))
                    ^ key(us, Role::Rook, Square::at(side.rook_file(), mv.from.rank()));
                self.followed_by(us, self.at.castled(us, side, mv.from, mv.to), change, false)
            }
            MoveKind::PromoteKnight
            | MoveKind::PromoteBishop
            | MoveKind::PromoteRook
            | MoveKind::PromoteQueen => {
                let role = mv.promotion().unwrap_or(Role::Queen);
                let taken = self.at.board.occupant(mv.to);
                let change = key(us, Role::Pawn, mv.from)
                    ^ key(us, role, mv.to)
                    ^ KEYS.occupant(!us, taken, mv.to);
                self.followed_by(us, self.at.promoted(us, role, from, to), change, true)
            }
        }
    }

    /// The position after a move of `us`, whose pieces changed the key by `change`.
    #[inline(always)]
    pub(crate) fn followed_by(
        &self,
        us: Color,
        at: Placement,
        change: u64,
        zeroing: bool,
    ) -> Position {
        let mut hash = self.hash ^ KEYS.black_to_move ^ change;
        for lost in self.at.castling & !at.castling {
            hash ^= KEYS.castling(lost);
        }
        Position {
            at,
            hash,
            halfmove_clock: self.clock_after(zeroing),
            fullmove_number: self.number_after(us),
            turn: !us,
            chess960: self.chess960,
        }
    }
}
