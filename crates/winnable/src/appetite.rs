//! Games in which everything in the way is taken, until a mate is near or certain.

use compongo_board::{Bitboard, Color, Move, Position, Role, Square};

use crate::budget::Meter;
use crate::stroll::Dice;
use crate::{endings, hunt, material};

/// How many moves such a game has at most.
pub(crate) const MAX_PLIES: usize = 96;

/// A mate is looked for once in so many plies.
const HUNT_EVERY: usize = 4;

/// Moves of equal worth are told apart by a number below that.
const NOISE: i32 = 8;

/// How a game of this kind ends well.
pub(crate) enum Meal {
    /// In a mate, by these moves.
    Mate(Vec<Move>),
    /// In an ending where `by` can always mate.
    Ending { line: Vec<Move>, ending: Position },
}

/// Plays games in which `by` takes what it can, and the victim lets it.
pub(crate) fn search(
    position: &Position,
    by: Color,
    games: usize,
    meter: &mut Meter<'_>,
) -> Option<Meal> {
    let mut dice = Dice::new(position.key());
    (0..games).find_map(|_| meter.spend(8).then(|| once(position, by, &mut dice)).flatten())
}

fn once(start: &Position, by: Color, dice: &mut Dice) -> Option<Meal> {
    let mut now = *start;
    let mut line = Vec::new();
    for ply in 1..=MAX_PLIES {
        if endings::is_won(&now, by) {
            return Some(Meal::Ending { line, ending: now });
        }
        let prey = prey(&now, by);
        let mv = now.legal_moves().into_iter().max_by_key(|&mv| {
            NOISE * value(&now, mv, by, prey) + dice.below(NOISE as usize) as i32
        })?;
        line.push(mv);
        now = now.play_legal(mv);
        if ply.is_multiple_of(HUNT_EVERY)
            && let Some(hunt) = hunt::find(&now, by, hunt::LATER)
        {
            line.extend(hunt);
            return Some(Meal::Mate(line));
        }
    }
    None
}

/// What a move is worth. Only speed depends on these numbers.
mod worth {
    /// A promotion to a queen,
    pub(super) const QUEEN: i32 = 400;
    /// a man taken,
    pub(super) const PREY: i32 = 200;
    /// a step nearer to the next man to be taken;
    pub(super) const STEP: i32 = 4;
    /// a pawn that goes on.
    pub(super) const PAWN_MOVE: i32 = 6;
    /// The victim offers a man,
    pub(super) const OFFER: i32 = 60;
    /// moves its king rather than a pawn,
    pub(super) const KING_MOVE: i32 = 2;
    /// does not make a piece that has to be taken too,
    pub(super) const PROMOTION: i32 = -40;
    /// and takes nothing.
    pub(super) const LOSS: i32 = -200;
}

fn value(now: &Position, mv: Move, by: Color, prey: Bitboard) -> i32 {
    let board = now.board();
    let role = board.role_at(mv.from).unwrap_or(Role::Pawn);
    let takes = board.by_color(!now.turn()).contains(mv.to);
    if now.turn() == by {
        let mut value = match (mv.promotion(), role) {
            (Some(Role::Queen), _) => worth::QUEEN,
            (None, Role::Pawn) => worth::PAWN_MOVE,
            _ => 0,
        };
        if takes {
            let after = now.play_legal(mv);
            let spoils = material::rules_out(after.board(), by);
            value += if spoils { -worth::PREY } else { worth::PREY };
        }
        if role == Role::King {
            let distance = |from: Square| {
                prey.into_iter().map(|man| i32::from(man.distance(from))).min().unwrap_or(0)
            };
            value += worth::STEP * (distance(mv.from) - distance(mv.to));
        }
        value
    } else {
        let mut value = if takes { worth::LOSS } else { 0 };
        if mv.promotion().is_some() {
            value += worth::PROMOTION;
        }
        if role == Role::King {
            value += worth::KING_MOVE;
        } else if board.attackers(by, mv.to, board.occupied()).any() {
            value += worth::OFFER;
        }
        value
    }
}

/// The men that are in the way: all of the victim's, but for the last one where a mate needs it.
fn prey(now: &Position, by: Color) -> Bitboard {
    let board = now.board();
    let men = board.by_color(!by) & !board.by_role(Role::King);
    let is_needed = |man| {
        let mut without = *board;
        without.remove(man);
        material::rules_out(&without, by)
    };
    match men.single() {
        Some(last) if is_needed(last) => Bitboard::EMPTY,
        _ => men,
    }
}
