//! The search of last resort: every position that can be reached is visited once, the most
//! promising first; branches that material or structure rule out are not entered. If it ends
//! without a mate, there is none.

use compongo_board::{Color, Move, MoveKind, Packed, Position, Role, Square};

use crate::budget::Meter;
use crate::guide::Guide;
use crate::seen::{Glance, Seen};
use crate::{guide, hunt, material, structure};

/// One position in so many is tried for a mate by a single piece,
const HUNT_EVERY: usize = 5;
/// and in so many where there is no other piece.
const LONE_HUNT_EVERY: usize = 2;

/// How a search ended.
pub(crate) enum Outcome {
    Mate(Vec<Move>),
    Exhausted,
    /// Neither yet.
    Unfinished,
}

/// How a position was first reached.
struct Origin {
    parent: u32,
    mv: Move,
    visited: bool,
}

const NO_PARENT: u32 = u32::MAX;

/// A position that one move leads to.
struct Next {
    mv: Move,
    position: Position,
    packed: Packed,
    glance: Glance,
    known: bool,
}

/// Whether asking for the structure has paid so far: an answer costs as much as some ten positions.
#[derive(Default)]
struct Advice {
    asked: u32,
    helped: u32,
    passed_over: u32,
}

impl Advice {
    /// Where it hardly ever pays, it is asked now and then, in case that changes.
    fn is_worth_it(&mut self) -> bool {
        if self.asked < 256 || self.helped >= self.asked / 8 {
            return true;
        }
        self.passed_over += 1;
        self.passed_over.is_multiple_of(16)
    }

    fn was(&mut self, helpful: bool) {
        self.asked += 1;
        self.helped += u32::from(helpful);
    }
}

/// A table of the positions found and, for each guide, a list of those to visit.
pub(crate) struct Search {
    by: Color,
    /// Whether `by` has only one piece and its king.
    lone: bool,
    chess960: bool,
    seen: Seen,
    /// Of each position of the table.
    origins: Vec<Origin>,
    queues: Vec<Queue>,
    /// Which list has the next turn, over and over.
    turns: &'static [usize],
    visits: usize,
    advice: Advice,
    /// Reused from visit to visit.
    batch: Vec<Next>,
}

/// The positions to visit in the order of one guide.
struct Queue {
    guide: Guide,
    by_estimate: Vec<Vec<u32>>,
    nearest: usize,
}

impl Queue {
    fn new(guide: Guide) -> Queue {
        Queue { guide, by_estimate: vec![Vec::new(); Guide::LIMIT], nearest: Guide::LIMIT }
    }

    fn push(&mut self, index: u32, estimate: usize) {
        self.by_estimate[estimate].push(index);
        self.nearest = self.nearest.min(estimate);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.nearest < Guide::LIMIT {
            if let Some(index) = self.by_estimate[self.nearest].pop() {
                return Some(index);
            }
            self.nearest += 1;
        }
        None
    }
}

impl Search {
    pub(crate) fn new(root: &Position, by: Color) -> Search {
        let lone = guide::is_lone(root.board(), by);
        let (guides, turns) = if lone { Guide::for_lone_piece() } else { Guide::for_all() };
        let mut search = Search {
            by,
            lone,
            chess960: root.is_chess960(),
            seen: Seen::new(),
            origins: Vec::new(),
            queues: guides.iter().copied().map(Queue::new).collect(),
            turns,
            visits: 0,
            advice: Advice::default(),
            batch: Vec::new(),
        };
        let none = Move::new(Square::A1, Square::A1, MoveKind::Normal);
        if let Some(index) = search.add(root, root.pack(), none, NO_PARENT) {
            search.open(index, root);
        }
        search
    }

    /// Goes on until so many positions are in the table.
    pub(crate) fn run(&mut self, max_positions: usize, meter: &mut Meter<'_>) -> Outcome {
        while self.seen.len() <= max_positions {
            // Asked first: a position taken from the lists must be visited, or nothing is exhausted.
            if !meter.spend(1) {
                break;
            }
            let Some(index) = self.next() else { return Outcome::Exhausted };
            if let Some(line) = self.visit(index) {
                return Outcome::Mate(line);
            }
        }
        Outcome::Unfinished
    }

    /// The position to visit next.
    fn next(&mut self) -> Option<u32> {
        self.visits += 1;
        let turn = self.turns[self.visits % self.turns.len()];
        loop {
            let index = self.queues[turn].pop()?;
            let origin = &mut self.origins[index as usize];
            if !origin.visited {
                origin.visited = true;
                return Some(index);
            }
        }
    }

    fn visit(&mut self, index: u32) -> Option<Vec<Move>> {
        let position = self.seen.get(index).unpack(self.chess960);
        let hunt_every = if self.lone { LONE_HUNT_EVERY } else { HUNT_EVERY };
        if self.visits.is_multiple_of(hunt_every)
            && let Some(hunt) = hunt::find(&position, self.by, hunt::USUAL)
        {
            return Some(self.line(index, &hunt));
        }
        let mut batch = std::mem::take(&mut self.batch);
        self.look_up_successors(&position, &mut batch);
        for next in batch.iter().filter(|next| !next.known) {
            if let Some(new) = self.add(&next.position, next.packed, next.mv, index)
                && self.may_win(&position, next.mv, &next.position)
            {
                self.open(new, &next.position);
            }
        }
        let stuck = batch.is_empty();
        self.batch = batch;
        (stuck && position.turn() != self.by && position.is_check()).then(|| self.line(index, &[]))
    }

    /// All positions that one move leads to, looked up together: most are known already, and the
    /// memory answers all questions at once.
    fn look_up_successors(&self, position: &Position, batch: &mut Vec<Next>) {
        batch.clear();
        position.each_successor(|mv, next| {
            let glance = self.seen.glance(next.key());
            batch.push(Next { mv, position: *next, packed: next.pack(), glance, known: false });
        });
        for next in batch {
            next.known = self.seen.is_known(next.glance, &next.packed);
        }
    }

    /// Whether a move that cannot be taken back leaves a chance.
    fn may_win(&mut self, before: &Position, mv: Move, next: &Position) -> bool {
        let (old, new) = (before.board(), next.board());
        let irreversible = old.occupied().count() != new.occupied().count()
            || old.by_role(Role::Pawn).contains(mv.from);
        if !irreversible {
            return true;
        }
        if material::rules_out(new, self.by) {
            return false;
        }
        if !structure::is_worth_asking(new, self.by) || !self.advice.is_worth_it() {
            return true;
        }
        let blocked = structure::rules_out(next, self.by);
        self.advice.was(blocked);
        !blocked
    }

    /// Enters a position in the table, unless it is there.
    fn add(&mut self, position: &Position, packed: Packed, mv: Move, parent: u32) -> Option<u32> {
        let index = self.seen.insert(position.key(), packed)?;
        self.origins.push(Origin { parent, mv, visited: false });
        Some(index)
    }

    /// Puts a position of the table on the lists of those to visit.
    fn open(&mut self, index: u32, position: &Position) {
        for queue in &mut self.queues {
            queue.push(index, queue.guide.estimate(position, self.by));
        }
    }

    fn line(&self, index: u32, rest: &[Move]) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = index;
        while self.origins[at as usize].parent != NO_PARENT {
            line.push(self.origins[at as usize].mv);
            at = self.origins[at as usize].parent;
        }
        line.reverse();
        line.extend_from_slice(rest);
        line
    }
}
