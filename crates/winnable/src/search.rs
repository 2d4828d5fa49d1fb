//! The search of last resort: every position that can be reached is visited once, the most
//! promising first; branches that material or structure rule out are not entered. If it ends
//! without a mate, there is none.

use compongo_board::{Color, Move, MoveKind, Packed, Position, Role, Square};
use hashbrown::HashTable;

use crate::budget::Meter;
use crate::guide::Guide;
use crate::{hunt, material, structure};

/// One position in so many is tried for a mate by a single piece.
const HUNT_EVERY: usize = 5;

/// How a search ended.
pub(crate) enum Outcome {
    Mate(Vec<Move>),
    Exhausted,
    /// Neither yet.
    Unfinished,
}

struct Node {
    packed: Packed,
    hash: u64,
    mv: Move,
    visited: bool,
    parent: u32,
}

const NO_PARENT: u32 = u32::MAX;

/// A table of the positions found and, for each guide, a list of those to visit.
pub(crate) struct Search {
    by: Color,
    chess960: bool,
    nodes: Vec<Node>,
    table: HashTable<u32>,
    queues: [Queue; Guide::ALL.len()],
    visits: usize,
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
        let mut search = Search {
            by,
            chess960: root.is_chess960(),
            nodes: Vec::new(),
            table: HashTable::new(),
            queues: Guide::ALL.map(Queue::new),
            visits: 0,
        };
        let none = Move::new(Square::A1, Square::A1, MoveKind::Normal);
        if let Some(index) = search.add(root, none, NO_PARENT) {
            search.open(index, root);
        }
        search
    }

    /// Goes on until so many positions are in the table.
    pub(crate) fn run(&mut self, max_positions: usize, meter: &mut Meter<'_>) -> Outcome {
        while self.nodes.len() <= max_positions {
            let Some(index) = self.next() else { return Outcome::Exhausted };
            if !meter.spend(1) {
                break;
            }
            if let Some(line) = self.visit(index) {
                return Outcome::Mate(line);
            }
        }
        Outcome::Unfinished
    }

    /// The position to visit next. The guides take turns.
    fn next(&mut self) -> Option<u32> {
        self.visits += 1;
        let turn = self.visits % self.queues.len();
        loop {
            let index = self.queues[turn].pop()?;
            let node = &mut self.nodes[index as usize];
            if !node.visited {
                node.visited = true;
                return Some(index);
            }
        }
    }

    fn visit(&mut self, index: u32) -> Option<Vec<Move>> {
        let position = self.nodes[index as usize].packed.unpack(self.chess960);
        if self.visits.is_multiple_of(HUNT_EVERY)
            && let Some(hunt) = hunt::find(&position, self.by, hunt::USUAL)
        {
            return Some(self.line(index, &hunt));
        }
        let mut any = false;
        position.each_successor(|mv, next| {
            any = true;
            if let Some(new) = self.add(next, mv, index)
                && self.may_win(&position, mv, next)
            {
                self.open(new, next);
            }
        });
        (!any && position.turn() != self.by && position.is_check()).then(|| self.line(index, &[]))
    }

    /// Whether a move that cannot be taken back leaves a chance.
    fn may_win(&self, before: &Position, mv: Move, next: &Position) -> bool {
        let (old, new) = (before.board(), next.board());
        let irreversible = old.occupied().count() != new.occupied().count()
            || old.by_role(Role::Pawn).contains(mv.from);
        !irreversible
            || !(material::rules_out(new, self.by)
                || (structure::is_worth_asking(new, self.by)
                    && structure::rules_out(next, self.by)))
    }

    /// Enters a position in the table, unless it is there.
    fn add(&mut self, position: &Position, mv: Move, parent: u32) -> Option<u32> {
        let packed = position.pack();
        let hash = position.key();
        let nodes = &self.nodes;
        if self.table.find(hash, |&index| nodes[index as usize].packed == packed).is_some() {
            return None;
        }
        let index = self.nodes.len() as u32;
        self.nodes.push(Node { packed, hash, mv, visited: false, parent });
        let nodes = &self.nodes;
        self.table.insert_unique(hash, index, |&index| nodes[index as usize].hash);
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
        while self.nodes[at as usize].parent != NO_PARENT {
            line.push(self.nodes[at as usize].mv);
            at = self.nodes[at as usize].parent;
        }
        line.reverse();
        line.extend_from_slice(rest);
        line
    }
}
