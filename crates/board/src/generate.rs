//! Legal moves, generated once for every use: a [`Sink`] decides what becomes of them.

use crate::attacks::*;
use crate::king_safety::KingSafety;
use crate::placement::Placement;
use crate::{Bitboard, CastlingSide, Color, Rank, Role, Square};

/// The ways of a pawn, seen from the square it arrives on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PawnStep {
    One,
    Two,
    /// A capture towards the a-file.
    West,
    /// A capture towards the h-file.
    East,
}

impl PawnStep {
    #[inline(always)]
    pub(crate) fn origin(self, us: Color, to: Square) -> Square {
        let files = match self {
            PawnStep::One | PawnStep::Two => 0,
            PawnStep::West => 1,
            PawnStep::East => -1,
        };
        let ranks = if self == PawnStep::Two { 16 } else { 8 };
        let index = to.index() as i8;
        Square::new(
            (if us.is_white() { index - ranks + files } else { index + ranks + files }) as u8,
        )
    }
}

/// Receives sets of legal moves. Colour, role and step are constants once compiled.
pub(crate) trait Sink {
    fn piece<const WHITE: bool>(&mut self, role: Role, from: Square, to: Bitboard);
    fn pawns<const WHITE: bool>(&mut self, step: PawnStep, to: Bitboard);
    fn promotions<const WHITE: bool>(&mut self, step: PawnStep, to: Bitboard);
    fn en_passant<const WHITE: bool>(&mut self, from: Bitboard, to: Square);
    fn castling<const WHITE: bool>(&mut self, side: CastlingSide, king: Square, rook: Square);
}

/// Gives every legal move of the player to move to the sink, each exactly once.
#[inline(always)]
pub(crate) fn generate<const WHITE: bool, S: Sink>(at: &Placement, sink: &mut S) {
    let us = Color::from_white(WHITE);
    let board = &at.board;
    let (own, enemy, occupied) = (board.by_color(us), board.by_color(!us), board.occupied());
    let king = Square::new(board.pieces(us, Role::King).0.trailing_zeros() as u8);
    let safety = KingSafety::of(board, us, king);
    let danger = at.danger(!us);

    sink.piece::<WHITE>(Role::King, king, king_attacks(king) & !own & !danger);
    if safety.meets_check.is_empty() {
        return;
    }
    if safety.checkers.is_empty() && (at.castling & own).any() {
        for rook in at.castling & own {
            let side = CastlingSide::towards(king, rook);
            if Castling::new(king, rook, side).is_free(occupied, danger)
                && !safety.orthogonal_pins.contains(rook)
            {
                sink.castling::<WHITE>(side, king, rook);
            }
        }
    }

    let targets = !own & safety.meets_check;
    let pins = safety.pins();
    for knight in board.pieces(us, Role::Knight) & !pins {
        sink.piece::<WHITE>(Role::Knight, knight, knight_attacks(knight) & targets);
    }
    sliders::<WHITE, S>(at, &safety, targets, sink);
    pawns::<WHITE, S>(at, &safety, enemy, occupied, sink);
    if at.passed.any() {
        let capturers = at.en_passant_capturers(us, king);
        if capturers.any() {
            let target = Square::new(at.passed.0.trailing_zeros() as u8);
            sink.en_passant::<WHITE>(capturers, target);
        }
    }
}

#[inline(always)]
fn sliders<const WHITE: bool, S: Sink>(
    at: &Placement,
    safety: &KingSafety,
    targets: Bitboard,
    sink: &mut S,
) {
    let us = Color::from_white(WHITE);
    let (board, occupied) = (&at.board, at.board.occupied());
    let pins = safety.pins();
    for bishop in board.pieces(us, Role::Bishop) & !safety.orthogonal_pins {
        let mut to = bishop_attacks(bishop, occupied) & targets;
        if safety.diagonal_pins.contains(bishop) {
            to &= safety.diagonal_pins;
        }
        sink.piece::<WHITE>(Role::Bishop, bishop, to);
    }
    for rook in board.pieces(us, Role::Rook) & !safety.diagonal_pins {
        let mut to = rook_attacks(rook, occupied) & targets;
        if safety.orthogonal_pins.contains(rook) {
            to &= safety.orthogonal_pins;
        }
        sink.piece::<WHITE>(Role::Rook, rook, to);
    }
    let queens = board.pieces(us, Role::Queen);
    for queen in queens & !pins {
        sink.piece::<WHITE>(Role::Queen, queen, queen_attacks(queen, occupied) & targets);
    }
    for queen in queens & pins {
        let to = if safety.diagonal_pins.contains(queen) {
            bishop_attacks(queen, occupied) & safety.diagonal_pins
        } else {
            rook_attacks(queen, occupied) & safety.orthogonal_pins
        };
        sink.piece::<WHITE>(Role::Queen, queen, to & targets);
    }
}

#[inline(always)]
fn pawns<const WHITE: bool, S: Sink>(
    at: &Placement,
    safety: &KingSafety,
    enemy: Bitboard,
    occupied: Bitboard,
    sink: &mut S,
) {
    let us = Color::from_white(WHITE);
    let pawns = at.board.pieces(us, Role::Pawn);
    let last_rank = Bitboard::home_rank(!us);
    let third_rank = Bitboard::from(Rank::Third.relative_to(us));

    // A pin lets a pawn advance only along its file, and take only along its diagonal. Two
    // different lines through the king never meet in one step of a pawn.
    let advancing = pawns & !safety.diagonal_pins;
    let bound = advancing & safety.orthogonal_pins;
    let step = (((advancing ^ bound).forward(us)) | (bound.forward(us) & safety.orthogonal_pins))
        & !occupied;
    let two = (step & third_rank).forward(us) & !occupied & safety.meets_check;
    let one = step & safety.meets_check;

    let taking = pawns & !safety.orthogonal_pins;
    let bound = taking & safety.diagonal_pins;
    let prey = enemy & safety.meets_check;
    let free = (taking ^ bound).forward(us);
    let bound = bound.forward(us);
    let west = (shift_west(free) | (shift_west(bound) & safety.diagonal_pins)) & prey;
    let east = (shift_east(free) | (shift_east(bound) & safety.diagonal_pins)) & prey;

    sink.pawns::<WHITE>(PawnStep::One, one & !last_rank);
    sink.pawns::<WHITE>(PawnStep::Two, two);
    sink.pawns::<WHITE>(PawnStep::West, west & !last_rank);
    sink.pawns::<WHITE>(PawnStep::East, east & !last_rank);
    if ((one | west | east) & last_rank).any() {
        sink.promotions::<WHITE>(PawnStep::One, one & last_rank);
        sink.promotions::<WHITE>(PawnStep::West, west & last_rank);
        sink.promotions::<WHITE>(PawnStep::East, east & last_rank);
    }
}

impl CastlingSide {
    /// The side on which a rook stands, seen from its king.
    #[inline(always)]
    pub(crate) const fn towards(king: Square, rook: Square) -> CastlingSide {
        if rook.index() > king.index() { CastlingSide::Short } else { CastlingSide::Long }
    }
}

/// The squares that matter to one castling (3.8.2.2 in 2018; Guidelines II.3 for Chess960).
pub(crate) struct Castling {
    /// Squares that must be empty: the ways of king and rook, without themselves.
    pub(crate) way: Bitboard,
    /// Squares the king crosses or ends on, which must not be attacked.
    pub(crate) crossed: Bitboard,
    pub(crate) king_target: Square,
    pub(crate) rook_target: Square,
}

impl Castling {
    #[inline(always)]
    pub(crate) fn new(king: Square, rook: Square, side: CastlingSide) -> Castling {
        let king_target = Square::at(side.king_file(), king.rank());
        let rook_target = Square::at(side.rook_file(), king.rank());
        let crossed = between(king, king_target).with(king_target);
        let way =
            (crossed | between(rook, rook_target).with(rook_target)).without(king).without(rook);
        Castling { way, crossed, king_target, rook_target }
    }

    #[inline(always)]
    fn is_free(&self, occupied: Bitboard, danger: Bitboard) -> bool {
        (self.way & occupied).is_empty() && (self.crossed & danger).is_empty()
    }
}
