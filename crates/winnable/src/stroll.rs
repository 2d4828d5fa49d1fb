//! Both players help: short random games, with a hunt tried on the way.

use arrayvec::ArrayVec;
use compongo_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square, attacks};

use crate::budget::Meter;
use crate::hunt;

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

    /// A number below a limit.
    #[inline(always)]
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        // xorshift64* (Vigna 2016).
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let random = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        ((random * limit as u64) >> 32) as usize
    }
}

/// Plays random games that help `by` to mate, hunting now and then.
pub(crate) fn search(
    position: &Position,
    by: Color,
    strolls: usize,
    meter: &mut Meter<'_>,
) -> Option<Line> {
    let mut dice = Dice::new(position.key());
    for stroll in 0..strolls {
        if !meter.spend(8) {
            return None;
        }
        let plies = (16 + stroll).min(MAX_STROLL);
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
            && let Some(hunt) = hunt::find(&now, by, hunt::USUAL)
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
        for _ in 0..4 {
            let Some(mut best) = sample(now, dice) else { continue };
            let mut best_score = score(now, best, by);
            for _ in 0..2 {
                let Some(mv) = sample(now, dice) else { continue };
                let value = score(now, mv, by);
                if value > best_score {
                    (best, best_score) = (mv, value);
                }
            }
            let next = now.play_legal(best);
            let us = now.turn();
            if next.board().attackers(!us, next.king(us), next.board().occupied()).is_empty() {
                return Some((best, next));
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

fn nth(set: Bitboard, mut n: usize) -> Option<Square> {
    let mut set = set.0;
    while n > 0 {
        set &= set.wrapping_sub(1);
        n -= 1;
    }
    Bitboard(set).first()
}

/// A random move that goes as its piece goes, castling and en passant aside.
fn sample(now: &Position, dice: &mut Dice) -> Option<Move> {
    let board = now.board();
    let us = now.turn();
    let own = board.by_color(us);
    let occupied = board.occupied();
    let from = nth(own, dice.below(own.count() as usize))?;
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
    let to = nth(targets, dice.below(targets.count() as usize))?;
    let kind = if role != Role::Pawn {
        MoveKind::Normal
    } else if Bitboard::BACK_RANKS.contains(to) {
        MoveKind::PROMOTIONS[[0, 0, 0, 0, 0, 1, 2, 3][dice.below(8)]]
    } else if from.distance(to) == 2 {
        MoveKind::DoubleStep
    } else {
        MoveKind::Normal
    };
    Some(Move::new(from, to, kind))
}

fn score(now: &Position, mv: Move, by: Color) -> i32 {
    let board = now.board();
    let role = board.role_at(mv.from);
    let taken = mv.castling().is_none().then(|| board.role_at(mv.to)).flatten();
    if now.turn() == by {
        let mut value = 0;
        match mv.kind {
            MoveKind::PromoteQueen => value += 100,
            MoveKind::PromoteRook => value += 60,
            _ => {}
        }
        if role == Some(Role::Pawn) {
            value += 10;
        }
        if role == Some(Role::King) {
            let target = now.king(!by);
            value += 3
                * (i32::from(mv.from.distance(target))
                    - i32::from(mv.king_target().distance(target)));
        }
        if taken.is_some() {
            value += match taken {
                Some(Role::Pawn) => 4,
                _ => 40,
            };
        }
        value
    } else {
        let mut value = 0;
        if let Some(taken) = taken {
            value -= match taken {
                Role::Queen => 60,
                Role::Rook => 40,
                Role::Pawn => 15,
                _ => 10,
            };
        }
        if role == Some(Role::King) {
            value += 3;
        }
        if !matches!(role, Some(Role::King | Role::Pawn))
            && board.attackers(by, mv.to, board.occupied()).any()
        {
            value += 30;
        }
        value
    }
}
