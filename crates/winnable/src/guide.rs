//! In which order a search visits positions. Only speed depends on it, never a verdict.

use arrayvec::ArrayVec;
use compongo_board::{Bitboard, Board, Color, Position, Role, Square, attacks};

use crate::fill;

/// What seems near to a mate. None is good everywhere, so they take turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Guide {
    /// The victim's king in a corner, hemmed in by its own men.
    Corner,
    /// The kings together at the edge, a pawn promoted.
    Kings,
    /// Few men.
    Captures,
    /// The last position found, whatever it is.
    Depth,
}

/// With more men than that the corners are not looked into.
const CROWD: u32 = 24;

impl Guide {
    /// The guides of a search, and in what turns they are asked.
    pub(crate) const fn for_all() -> (&'static [Guide], &'static [usize]) {
        (&[Guide::Corner, Guide::Depth, Guide::Captures, Guide::Kings], &[0, 1, 2, 3])
    }

    /// The same for one piece alone, which mates in a corner if anywhere: half of the turns go
    /// there.
    pub(crate) const fn for_lone_piece() -> (&'static [Guide], &'static [usize]) {
        (&[Guide::Corner, Guide::Depth, Guide::Captures], &[0, 1, 0, 2])
    }

    /// The less, the nearer; below [`Guide::LIMIT`].
    pub(crate) fn estimate(self, position: &Position, by: Color) -> usize {
        let value = match self {
            Guide::Corner if position.board().occupied().count() > CROWD => kings(position, by),
            Guide::Corner => corner(position, by),
            Guide::Kings => kings(position, by),
            Guide::Captures => {
                2 * position.board().occupied().count() as usize + kings(position, by) / 2
            }
            Guide::Depth => 0,
        };
        value.min(Guide::LIMIT - 1)
    }

    /// The number of different estimates.
    pub(crate) const LIMIT: usize = 128;
}

fn steps_to_promotion(board: &Board, color: Color) -> Option<usize> {
    let mut pawns = board.pieces(color, Role::Pawn);
    if pawns.is_empty() {
        return None;
    }
    let mut steps = 0;
    while (pawns & Bitboard::home_rank(!color)).is_empty() && steps < 7 {
        pawns = pawns.forward(color);
        steps += 1;
    }
    Some(steps)
}

/// Whether a player has one piece and a king, and no pawn.
pub(crate) fn is_lone(board: &Board, color: Color) -> bool {
    board.by_color(color).count() == 2 && board.pieces(color, Role::Pawn).is_empty()
}

/// To a mate in a corner, hemmed in by the victim's own men.
fn corner(position: &Position, by: Color) -> usize {
    let board = position.board();
    let (hunter, quarry) = (position.king(by), position.king(!by));
    let bishops = board.pieces(by, Role::Bishop);
    let mut corners = Bitboard(0x8100_0000_0000_0081);
    if (board.by_color(by) ^ bishops).count() == 1 {
        if (bishops & Bitboard::LIGHT).is_empty() {
            corners &= Bitboard::DARK;
        } else if (bishops & Bitboard::DARK).is_empty() {
            corners &= Bitboard::LIGHT;
        }
    }
    let men = board.by_color(!by).without(quarry);
    let walk = Walk::new(quarry, men | attacks::king_attacks(hunter));
    let blockers = Blockers::new(board, !by, men, is_lone(board, by));
    let reached = wander(board, by, hunter);
    corners
        .into_iter()
        .map(|corner| {
            let near = attacks::king_attacks(corner);
            let guards = fill::king_ball(near, 1) & !near & !Bitboard::from(corner);
            let blocks: ArrayVec<(Square, usize), 3> =
                near.into_iter().map(|flight| (flight, blockers.cost(flight))).collect();
            let hemmed = guards
                .into_iter()
                .map(|guard| {
                    let covered = attacks::king_attacks(guard);
                    let open = blocks.iter().filter(|(flight, _)| !covered.contains(*flight));
                    // A piece that gives check may cover one more.
                    let costs: usize = open.map(|(_, cost)| *cost).sum();
                    let shut_out = if reached.contains(guard) { 0 } else { 12 };
                    2 * usize::from(guard.distance(hunter)) + shut_out + costs
                })
                .min();
            // Without the king: all but the square behind which the check comes from.
            let all: usize = blocks.iter().map(|(_, cost)| *cost).sum();
            let most = blocks.iter().map(|(_, cost)| *cost).max();
            let alone = all - most.unwrap_or(0);
            let hemmed = hemmed.map(|guarded| guarded.min(alone));
            2 * walk.steps(quarry, corner) + hemmed.unwrap_or(0)
        })
        .min()
        .unwrap_or(0)
}

/// Where a king gets past its own men and the other side's pawns.
fn wander(board: &Board, color: Color, king: Square) -> Bitboard {
    let shut = board.by_color(color) | fill::pawns(!color, board.pieces(!color, Role::Pawn));
    let mut reached = Bitboard::from(king);
    loop {
        let next = reached | (fill::kings(reached) & !shut);
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Where a king gets around the squares barred to it, step by step.
struct Walk {
    rings: ArrayVec<Bitboard, 12>,
}

impl Walk {
    fn new(from: Square, barred: Bitboard) -> Walk {
        let mut reached = Bitboard::from(from);
        let mut rings = ArrayVec::new();
        while rings.try_push(reached).is_ok() {
            let next = reached | (fill::kings(reached) & !barred);
            if next == reached {
                break;
            }
            reached = next;
        }
        Walk { rings }
    }

    /// How many steps to a square; more if the king cannot get there yet.
    fn steps(&self, from: Square, to: Square) -> usize {
        let found = self.rings.iter().position(|ring| ring.contains(to));
        found.unwrap_or(6 + usize::from(from.distance(to)))
    }
}

/// What it costs that a man next to its king is a rook or queen: it would take what checks, or come
/// between.
const DEFENDS: usize = 8;

/// The men that may hem in their own king.
struct Blockers {
    color: Color,
    men: Bitboard,
    pawns: Bitboard,
    knights: Bitboard,
    bishops: Bitboard,
    /// Its rooks and queens, where nothing but one piece can check.
    defenders: Bitboard,
    /// If nothing else can come: a rook or queen, a promotion, or nothing.
    otherwise: usize,
}

impl Blockers {
    fn new(board: &Board, color: Color, men: Bitboard, checker_is_alone: bool) -> Blockers {
        let own = |role| board.pieces(color, role);
        let pawns = own(Role::Pawn);
        let promotion = pawns.into_iter().map(|pawn| {
            let blocked = (Bitboard::from(pawn).forward(color) & board.occupied()).any();
            let steps = 7 - usize::from(pawn.rank().relative_to(color) as u8);
            8 + 2 * steps + if blocked { 10 } else { 0 }
        });
        let mut otherwise = promotion.min().unwrap_or(20).min(20);
        let heavy = own(Role::Rook) | own(Role::Queen);
        let defenders = if checker_is_alone { heavy } else { Bitboard::EMPTY };
        if heavy.any() {
            // So near its king it defends more than it hems in.
            otherwise = otherwise.min(16);
        }
        let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
        Blockers { color, men, pawns, knights, bishops, defenders, otherwise }
    }

    /// How far the nearest man is from a square, promotion included, roughly.
    fn cost(&self, square: Square) -> usize {
        if self.men.contains(square) {
            return if self.defenders.contains(square) { DEFENDS } else { 0 };
        }
        let goal = Bitboard::from(square);
        let mut cost = self.otherwise;
        if self.bishops.any() {
            let same =
                if (goal & Bitboard::LIGHT).any() { Bitboard::LIGHT } else { Bitboard::DARK };
            if (self.bishops & attacks::bishop_rays(square)).any() {
                cost = cost.min(2);
            } else if (self.bishops & same).any() {
                cost = cost.min(4);
            }
        }
        let behind = fill::ahead(!self.color, goal) & self.pawns;
        for pawn in behind {
            cost = cost.min(2 * usize::from(pawn.distance(square)));
        }
        let (mut reached, mut moves) = (goal, 0);
        while self.knights.any() && 2 * moves < cost {
            if (reached & self.knights).any() {
                cost = 2 * moves;
            }
            reached |= fill::knights(reached);
            moves += 1;
        }
        cost
    }
}

/// Kings near each other and the edge, pawns near promotion, a check.
fn kings(position: &Position, by: Color) -> usize {
    let board = position.board();
    let (hunter, quarry) = (position.king(by), position.king(!by));
    let mut value = 2 * usize::from(hunter.distance(quarry).saturating_sub(2));
    let (file, rank) = (quarry.file() as usize, quarry.rank() as usize);
    let edge = |x: usize| x.min(7 - x);
    value += 2 * (edge(file) + edge(rank));
    if (board.pieces(by, Role::Queen) | board.pieces(by, Role::Rook)).is_empty() {
        value += 8 * steps_to_promotion(board, by).unwrap_or(0);
    }
    if position.turn() != by && position.is_check() {
        value = value.saturating_sub(12);
    }
    value
}
