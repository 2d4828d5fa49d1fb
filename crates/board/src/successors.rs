use crate::board::Occupant;
use crate::generate::{PawnStep, Sink, generate};
use crate::placement::Placement;
use crate::zobrist::KEYS;
use crate::{Bitboard, CastlingSide, Color, Move, MoveKind, Position, Role, Square};

impl Position {
    /// Calls back with each legal move and the position after it, in no particular order.
    ///
    /// Faster than [`Position::legal_moves`] and [`Position::play_legal`]: what moves is known
    /// while it is generated. A search asks for this.
    ///
    /// ```
    /// use compongo_board::Position;
    ///
    /// let mut replies = 0;
    /// Position::initial().each_successor(|_, next| replies += next.count_legal_moves());
    /// assert_eq!(replies, 400);
    /// ```
    #[inline(always)]
    pub fn each_successor(&self, visit: impl FnMut(Move, &Position)) {
        let mut successors = Successors { position: self, visit };
        match self.turn {
            Color::White => generate::<true, _>(&self.at, &mut successors),
            Color::Black => generate::<false, _>(&self.at, &mut successors),
        }
    }
}

struct Successors<'a, F> {
    position: &'a Position,
    visit: F,
}

impl<F: FnMut(Move, &Position)> Successors<'_, F> {
    #[inline(always)]
    fn give(&mut self, us: Color, mv: Move, at: Placement, change: u64, zeroing: bool) {
        let next = self.position.followed_by(us, at, change, zeroing);
        (self.visit)(mv, &next);
    }

    /// A piece, or a pawn without promotion, goes to each of the squares.
    #[inline(always)]
    fn simple(&mut self, us: Color, role: Role, from: Square, to: Square, taken: Occupant) {
        let change = KEYS.piece(role.of(us), from)
            ^ KEYS.piece(role.of(us), to)
            ^ KEYS.occupant(!us, taken, to);
        let at = self.position.at.moved(us, role, from.into(), to.into());
        let zeroing = role == Role::Pawn || taken != Occupant::NONE;
        self.give(us, Move::new(from, to, MoveKind::Normal), at, change, zeroing);
    }
}

impl<F: FnMut(Move, &Position)> Sink for Successors<'_, F> {
    #[inline(always)]
    fn piece<const WHITE: bool>(&mut self, role: Role, from: Square, to: Bitboard) {
        let us = Color::from_white(WHITE);
        let enemy = self.position.at.board.by_color(!us);
        for to in to & !enemy {
            self.simple(us, role, from, to, Occupant::NONE);
        }
        for to in to & enemy {
            self.simple(us, role, from, to, self.position.at.board.occupant(to));
        }
    }

    #[inline(always)]
    fn pawns<const WHITE: bool>(&mut self, step: PawnStep, to: Bitboard) {
        let us = Color::from_white(WHITE);
        for to in to {
            let from = step.origin(us, to);
            match step {
                PawnStep::One => self.simple(us, Role::Pawn, from, to, Occupant::NONE),
                PawnStep::Two => {
                    let change =
                        KEYS.piece(Role::Pawn.of(us), from) ^ KEYS.piece(Role::Pawn.of(us), to);
                    let at = self.position.at.double_step(us, from.into(), to.into());
                    self.give(us, Move::new(from, to, MoveKind::DoubleStep), at, change, true);
                }
                PawnStep::West | PawnStep::East => {
                    let taken = self.position.at.board.occupant(to);
                    self.simple(us, Role::Pawn, from, to, taken);
                }
            }
        }
    }

    #[inline(always)]
    fn promotions<const WHITE: bool>(&mut self, step: PawnStep, to: Bitboard) {
        for to in to {
            let from = step.origin(Color::from_white(WHITE), to);
            for kind in MoveKind::PROMOTIONS {
                self.special(Move::new(from, to, kind));
            }
        }
    }

    #[inline(always)]
    fn en_passant<const WHITE: bool>(&mut self, from: Bitboard, to: Square) {
        for from in from {
            self.special(Move::new(from, to, MoveKind::EnPassant));
        }
    }

    #[inline(always)]
    fn castling<const WHITE: bool>(&mut self, side: CastlingSide, king: Square, rook: Square) {
        self.special(Move::new(king, rook, MoveKind::castling_on(side)));
    }
}

impl<F: FnMut(Move, &Position)> Successors<'_, F> {
    #[inline(always)]
    fn special(&mut self, mv: Move) {
        let next = self.position.play_legal(mv);
        (self.visit)(mv, &next);
    }
}
