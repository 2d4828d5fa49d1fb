//! Both players help: short random games, with a hunt tried on the way.

use core::ops::Range;

use arrayvec::ArrayVec;
use compongo_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square, attacks};

use crate::budget::Meter;
use crate::{fill, hunt};

/// The longest stroll before the hunt, in plies.
pub(crate) const MAX_STROLL: usize = 64;

/// A line of a stroll and a hunt.
pub(crate) type Line = ArrayVec<Move, { MAX_STROLL + hunt::MAX_HUNT }>;

/// A small generator of numbers that look random; the same seed gives the same numbers.
#[derive(Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed ^ 0x9E37_79B9_7F4A_7C15)
    }

    /// 32 bits.
    #[inline(always)]
    fn throw(&mut self) -> u32 {
        // xorshift64* (Vigna 2016).
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32) as u32
    }

    /// A number below a limit.
    #[inline(always)]
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        ((u64::from(self.throw()) * limit as u64) >> 32) as usize
    }
}

/// Plays random games that help `by` to mate, hunting now and then.
pub(crate) fn search(
    position: &Position,
    by: Color,
    strolls: Range<usize>,
    meter: &mut Meter<'_>,
) -> Option<Line> {
    let mut dice = Dice::new(position.key() ^ strolls.start as u64);
    for stroll in strolls {
        if !meter.spend(8) {
            return None;
        }
        let plies = (48 + stroll).min(MAX_STROLL);
        if let Some(line) = once(position, by, plies, &mut dice) {
            return Some(line);
        }
    }
    None
}

fn once(start: &Position, by: Color, plies: usize, dice: &mut Dice) -> Option<Line> {
    let mut now = *start;
    let mut line = Line::new();
    for ply in 1..=plies {
        let (mv, next) = step(&now, by, dice)?;
        line.push(mv);
        now = next;
        if ply.is_multiple_of(3)
            && let Some(hunt) = hunt::find(&now, by, hunt::LATER)
        {
            line.extend(hunt);
            return Some(line);
        }
    }
    None
}

/// A legal move that helps, with the position after it.
fn step(now: &Position, by: Color, dice: &mut Dice) -> Option<(Move, Position)> {
    if !now.is_check() {
        if now.turn() == by
            && let Some(mv) = free_pawn_move(now)
            && let Some(next) = keeps_king_safe(now, mv)
        {
            return Some((mv, next));
        }
        for _ in 0..4 {
            let Some(mut best) = sample(now, dice) else { continue };
            let mut best_score = score(now, &best, by);
            for _ in 0..1 {
                let Some(mv) = sample(now, dice) else { continue };
                let value = score(now, &mv, by);
                if value > best_score {
                    (best, best_score) = (mv, value);
                }
            }
            if let Some(next) = keeps_king_safe(now, best.mv) {
                return Some((best.mv, next));
            }
        }
    }
    let moves = now.legal_moves();
    if moves.is_empty() {
        return None;
    }
    let mv = moves[dice.below(moves.len())];
    Some((mv, now.play_legal(mv)))
}

/// The position after a move that goes as its piece goes, if the move is legal.
fn keeps_king_safe(now: &Position, mv: Move) -> Option<Position> {
    let next = now.play_legal(mv);
    let us = now.turn();
    let attackers = next.board().attackers(!us, next.king(us), next.board().occupied());
    attackers.is_empty().then_some(next)
}

/// A step of the foremost of the pawns with nothing at all before them, promotion included.
fn free_pawn_move(now: &Position) -> Option<Move> {
    let (board, us) = (now.board(), now.turn());
    let free = board.pieces(us, Role::Pawn) & !fill::ahead(!us, board.occupied());
    let foremost = if us.is_white() { free.into_iter().last() } else { free.first() };
    let pawn = foremost?;
    let to = Bitboard::from(pawn).forward(us).first()?;
    let promotes = Bitboard::BACK_RANKS.contains(to);
    let kind = if promotes { MoveKind::PromoteQueen } else { MoveKind::Normal };
    Some(Move::new(pawn, to, kind))
}

/// A square of a set that is not empty: the first from some square on, from h8 back to a1. Squares
/// with a gap before them come more often, which does not matter here and is quickly found.
#[inline(always)]
fn from_on(set: Bitboard, start: u32) -> Square {
    let start = start % 64;
    Square::new(((set.0.rotate_right(start).trailing_zeros() + start) % 64) as u8)
}

/// A move with what it moves.
struct Sample {
    mv: Move,
    role: Role,
}

/// A random move that goes as its piece goes, castling and en passant aside.
#[inline(always)]
fn sample(now: &Position, dice: &mut Dice) -> Option<Sample> {
    let board = now.board();
    let us = now.turn();
    let own = board.by_color(us);
    let occupied = board.occupied();
    let thrown = dice.throw();
    let from = from_on(own, thrown);
    let role = board.role_at(from)?;
    let targets = if role == Role::Pawn {
        let step = Bitboard::from(from).forward(us) & !occupied;
        let third = Bitboard::home_rank(us).forward(us).forward(us);
        let double = (step & third).forward(us) & !occupied;
        step | double | (attacks::pawn_attacks(us, from) & board.by_color(!us))
    } else {
        attacks::of(role.of(us), from, occupied) & !own
    };
    if targets.is_empty() {
        return None;
    }
    let to = from_on(targets, thrown >> 6);
    let kind = if role != Role::Pawn {
        MoveKind::Normal
    } else if Bitboard::BACK_RANKS.contains(to) {
        MoveKind::PROMOTIONS[[0, 0, 0, 0, 0, 1, 2, 3][(thrown >> 12) as usize % 8]]
    } else if from.distance(to) == 2 {
        MoveKind::DoubleStep
    } else {
        MoveKind::Normal
    };
    Some(Sample { mv: Move::new(from, to, kind), role })
}

/// How much a move helps. Only speed depends on these numbers, and on none of them much.
mod worth {
    /// A promotion of `by` to a queen or to a rook,
    pub(super) const QUEEN: i32 = 100;
    pub(super) const ROOK: i32 = 60;
    /// a move of its pawns,
    pub(super) const PAWN_MOVE: i32 = 10;
    /// a step of its king towards the other,
    pub(super) const STEP_CLOSER: i32 = 3;
    /// a pawn taken, which rarely is in the way, and a piece taken, which defends.
    pub(super) const PAWN_TAKEN: i32 = 4;
    pub(super) const PIECE_TAKEN: i32 = 40;
    /// The victim's king moves,
    pub(super) const KING_MOVE: i32 = 3;
    /// or it lets a piece be taken.
    pub(super) const PIECE_OFFERED: i32 = 30;
    /// What the victim had better not take.
    pub(super) const LOSS: [i32; 6] = [15, 10, 10, 40, 60, 0];
}

fn score(now: &Position, Sample { mv, role }: &Sample, by: Color) -> i32 {
    let (board, role) = (now.board(), *role);
    let taken = board.role_at(mv.to);
    if now.turn() == by {
        let promotion = match mv.kind {
            MoveKind::PromoteQueen => worth::QUEEN,
            MoveKind::PromoteRook => worth::ROOK,
            _ => 0,
        };
        let target = now.king(!by);
        let step = match role {
            Role::Pawn => worth::PAWN_MOVE,
            Role::King => {
                let distance = |from: Square| i32::from(from.distance(target));
                worth::STEP_CLOSER * (distance(mv.from) - distance(mv.to))
            }
            _ => 0,
        };
        let prey = match taken {
            None => 0,
            Some(Role::Pawn) => worth::PAWN_TAKEN,
            Some(_) => worth::PIECE_TAKEN,
        };
        promotion + step + prey
    } else {
        let loss = taken.map_or(0, |taken| worth::LOSS[taken as usize]);
        let gain = match role {
            Role::King => worth::KING_MOVE,
            Role::Pawn => 0,
            _ if board.attackers(by, mv.to, board.occupied()).any() => worth::PIECE_OFFERED,
            _ => 0,
        };
        gain - loss
    }
}
