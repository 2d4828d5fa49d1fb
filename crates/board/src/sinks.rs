//! What can become of generated moves: counted or listed. (Perft's own sink is in `perft`.)

use arrayvec::ArrayVec;

use crate::generate::{PawnStep, Sink, generate};
use crate::placement::Placement;
use crate::{Bitboard, CastlingSide, Color, Move, MoveKind, Role, Square};

/// More legal moves than any arrangement of 64 squares allows.
///
/// With m men a player has at most 27 m moves; and on each of the other 64 - m squares at most
/// eight sliders, eight knights and, on a last rank, three pawns in four ways can arrive: with any
/// m the lesser of both is below 740. (Known maxima: 218 in a game, 270 with queens at will.)
pub const MAX_MOVES: usize = 768;

/// The legal moves of a position, in no particular order; dereferences to a slice.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

/// Counts moves without looking at them one by one.
#[derive(Default)]
pub(crate) struct Count(pub(crate) u64);

impl Sink for Count {
    #[inline(always)]
    fn piece<const WHITE: bool>(&mut self, _: Role, _: Square, to: Bitboard) {
        self.0 += u64::from(to.count());
    }

    #[inline(always)]
    fn pawns<const WHITE: bool>(&mut self, _: PawnStep, to: Bitboard) {
        self.0 += u64::from(to.count());
    }

    #[inline(always)]
    fn promotions<const WHITE: bool>(&mut self, _: PawnStep, to: Bitboard) {
        self.0 += 4 * u64::from(to.count());
    }

    #[inline(always)]
    fn en_passant<const WHITE: bool>(&mut self, from: Bitboard, _: Square) {
        self.0 += u64::from(from.count());
    }

    #[inline(always)]
    fn castling<const WHITE: bool>(&mut self, _: CastlingSide, _: Square, _: Square) {
        self.0 += 1;
    }
}

/// Lists moves.
pub(crate) struct List<'a>(pub(crate) &'a mut MoveList);

impl Sink for List<'_> {
    #[inline(always)]
    fn piece<const WHITE: bool>(&mut self, _: Role, from: Square, to: Bitboard) {
        for to in to {
            self.0.push(Move::new(from, to, MoveKind::Normal));
        }
    }

    #[inline(always)]
    fn pawns<const WHITE: bool>(&mut self, step: PawnStep, to: Bitboard) {
        let kind = if step == PawnStep::Two { MoveKind::DoubleStep } else { MoveKind::Normal };
        for to in to {
            self.0.push(Move::new(step.origin(Color::from_white(WHITE), to), to, kind));
        }
    }

    #[inline(always)]
    fn promotions<const WHITE: bool>(&mut self, step: PawnStep, to: Bitboard) {
        for to in to {
            let from = step.origin(Color::from_white(WHITE), to);
            for kind in MoveKind::PROMOTIONS {
                self.0.push(Move::new(from, to, kind));
            }
        }
    }

    #[inline(always)]
    fn en_passant<const WHITE: bool>(&mut self, from: Bitboard, to: Square) {
        for from in from {
            self.0.push(Move::new(from, to, MoveKind::EnPassant));
        }
    }

    #[inline(always)]
    fn castling<const WHITE: bool>(&mut self, side: CastlingSide, king: Square, rook: Square) {
        self.0.push(Move::new(king, rook, MoveKind::castling_on(side)));
    }
}

/// How many legal moves there are.
#[inline]
pub(crate) fn count(at: &Placement, turn: Color) -> u64 {
    let mut sink = Count::default();
    match turn {
        Color::White => generate::<true, _>(at, &mut sink),
        Color::Black => generate::<false, _>(at, &mut sink),
    }
    sink.0
}

/// Appends the legal moves to a list.
#[inline]
pub(crate) fn list(at: &Placement, turn: Color, moves: &mut MoveList) {
    match turn {
        Color::White => generate::<true, _>(at, &mut List(moves)),
        Color::Black => generate::<false, _>(at, &mut List(moves)),
    }
}
