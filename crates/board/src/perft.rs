//! Counting the leaves of the tree of legal moves, which checks and times a move generator.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;

use crate::generate::{PawnStep, Sink, generate};
use crate::placement::Placement;
use crate::sinks::Count;
use crate::{Bitboard, CastlingSide, Color, Move, Position, Role, Square};

/// The number of sequences of legal moves of that length.
///
/// The last ply is counted without being played, and no keys or clocks are kept: neither changes
/// the number.
///
/// Every ply stands on the stack of the thread, a few hundred bytes each. That is nothing for any
/// depth that ends within a lifetime, but a depth of many thousands overflows the stack: whoever
/// takes the depth from others has to limit it.
///
/// ```
/// use compongo_board::{Position, perft};
///
/// assert_eq!(perft(&Position::initial(), 4), 197_281);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match position.turn {
        Color::White => nodes::<true>(&position.at, depth),
        Color::Black => nodes::<false>(&position.at, depth),
    }
}

/// [`perft_parallel`] below each legal move, in the order of the moves' squares. At depth 0 no move
/// is made, and there is nothing to divide.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use compongo_board::{Position, perft_divide};
///
/// let branches = perft_divide(&Position::initial(), 3, NonZeroUsize::MIN);
/// let (first, nodes) = branches[0];
/// assert_eq!((first.to_string().as_str(), nodes), ("b1a3", 400));
/// assert_eq!(branches.iter().map(|(_, nodes)| nodes).sum::<u64>(), 8_902);
/// ```
pub fn perft_divide(position: &Position, depth: u32, jobs: NonZeroUsize) -> Vec<(Move, u64)> {
    let Some(below) = depth.checked_sub(1) else { return Vec::new() };
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort_unstable();
    let branch = |mv| (mv, perft_parallel(&position.play_legal(mv), below, jobs));
    moves.into_iter().map(branch).collect()
}

/// More threads than any machine has cores.
const MOST_THREADS: usize = 1024;

/// [`perft`] on several cores: the positions two plies on are shared out among so many threads, or
/// as many as there is work for and as the system will start.
pub fn perft_parallel(position: &Position, depth: u32, jobs: NonZeroUsize) -> u64 {
    if depth < 4 || jobs.get() == 1 {
        return perft(position, depth);
    }
    let replies = |position: Position| {
        let moves = position.legal_moves();
        moves.into_iter().map(move |mv| position.play_legal(mv))
    };
    let work: Vec<Position> = replies(*position).flat_map(replies).collect();
    let (next, nodes) = (AtomicUsize::new(0), AtomicU64::new(0));
    let count = || {
        while let Some(position) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
            nodes.fetch_add(perft(position, depth - 2), Ordering::Relaxed);
        }
    };
    // The scope waits for all threads, and would not pass over the panic of one.
    thread::scope(|scope| {
        for _ in 1..jobs.get().min(work.len()).min(MOST_THREADS) {
            if thread::Builder::new().spawn_scoped(scope, count).is_err() {
                break; // the threads there are do the work
            }
        }
        count();
    });
    nodes.into_inner()
}

fn nodes<const WHITE: bool>(at: &Placement, depth: u32) -> u64 {
    if depth == 1 {
        let mut count = Count::default();
        generate::<WHITE, _>(at, &mut count);
        return count.0;
    }
    let mut tree = Tree { at, below: depth - 1, nodes: 0 };
    generate::<WHITE, _>(at, &mut tree);
    tree.nodes
}

/// Plays each move and counts below it.
struct Tree<'a> {
    at: &'a Placement,
    below: u32,
    nodes: u64,
}

impl Tree<'_> {
    #[inline(always)]
    fn descend<const WHITE: bool>(&mut self, next: &Placement) {
        // The other player's turn; a const expression may not negate a parameter.
        self.nodes +=
            if WHITE { nodes::<false>(next, self.below) } else { nodes::<true>(next, self.below) };
    }
}

impl Sink for Tree<'_> {
    #[inline(always)]
    fn piece<const WHITE: bool>(&mut self, role: Role, from: Square, to: Bitboard) {
        let us = Color::from_white(WHITE);
        for to in to {
            self.descend::<WHITE>(&self.at.moved(us, role, from.into(), to.into()));
        }
    }

    #[inline(always)]
    fn pawns<const WHITE: bool>(&mut self, step: PawnStep, to: Bitboard) {
        let us = Color::from_white(WHITE);
        for to in to {
            let from = step.origin(us, to).into();
            let next = if step == PawnStep::Two {
                self.at.double_step(us, from, to.into())
            } else {
                self.at.moved(us, Role::Pawn, from, to.into())
            };
            self.descend::<WHITE>(&next);
        }
    }

    #[inline(always)]
    fn promotions<const WHITE: bool>(&mut self, step: PawnStep, to: Bitboard) {
        let us = Color::from_white(WHITE);
        for to in to {
            let from = step.origin(us, to).into();
            for role in Role::PROMOTIONS {
                self.descend::<WHITE>(&self.at.promoted(us, role, from, to.into()));
            }
        }
    }

    #[inline(always)]
    fn en_passant<const WHITE: bool>(&mut self, from: Bitboard, to: Square) {
        let us = Color::from_white(WHITE);
        for from in from {
            self.descend::<WHITE>(&self.at.en_passant(us, from.into(), to.into()));
        }
    }

    #[inline(always)]
    fn castling<const WHITE: bool>(&mut self, side: CastlingSide, king: Square, rook: Square) {
        let us = Color::from_white(WHITE);
        self.descend::<WHITE>(&self.at.castled(us, side, king, rook));
    }
}
