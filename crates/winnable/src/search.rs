//! The search of last resort: every position that can be reached is visited once, the most
//! promising first; branches that material or structure rule out are not entered. If it ends
//! without a mate, there is none.

use std::collections::VecDeque;

use compongo_board::{Color, Move, MoveKind, Packed, Position, Role, Square};
use hashbrown::HashTable;

use crate::budget::Meter;
use crate::guide::Guide;
use crate::{hunt, material, structure};

/// How a search ended.
pub(crate) enum Outcome {
    Mate(Vec<Move>),
    Exhausted,
    OutOfNodes,
}

struct Node {
    packed: Packed,
    hash: u64,
    mv: Move,
    parent: u32,
}

const NO_PARENT: u32 = u32::MAX;

/// A table of the positions visited and a list of those to visit.
pub(crate) struct Search {
    by: Color,
    guide: Guide,
    chess960: bool,
    nodes: Vec<Node>,
    table: HashTable<u32>,
    open: Vec<VecDeque<u32>>,
    best: usize,
    max_nodes: usize,
    expanded: usize,
}

impl Search {
    pub(crate) fn new(root: &Position, by: Color, guide: Guide, max_nodes: usize) -> Search {
        let mut search = Search {
            by,
            guide,
            chess960: root.is_chess960(),
            nodes: Vec::new(),
            table: HashTable::new(),
            open: vec![VecDeque::new(); Guide::LIMIT],
            best: Guide::LIMIT,
            max_nodes,
            expanded: 0,
        };
        let none = Move::new(Square::A1, Square::A1, MoveKind::Normal);
        if let Some(index) = search.add(root, none, NO_PARENT) {
            search.open(index, root);
        }
        search
    }

    pub(crate) fn run(mut self, meter: &mut Meter<'_>) -> Outcome {
        while let Some(index) = self.next() {
            if self.nodes.len() > self.max_nodes || !meter.spend(1) {
                return Outcome::OutOfNodes;
            }
            if let Some(line) = self.expand(index) {
                return Outcome::Mate(line);
            }
        }
        Outcome::Exhausted
    }

    fn next(&mut self) -> Option<u32> {
        while self.best < Guide::LIMIT {
            let nearest = &mut self.open[self.best];
            let index =
                if self.guide.goes_deep() { nearest.pop_back() } else { nearest.pop_front() };
            if index.is_some() {
                return index;
            }
            self.best += 1;
        }
        None
    }

    fn expand(&mut self, index: u32) -> Option<Vec<Move>> {
        self.expanded += 1;
        let position = self.nodes[index as usize].packed.unpack(self.chess960);
        let mut any = false;
        if self.expanded.is_multiple_of(4)
            && let Some(line) = hunt::find(&position, self.by, 9)
        {
            return Some(self.line(index, &line));
        }
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
        self.nodes.push(Node { packed, hash, mv, parent });
        let nodes = &self.nodes;
        self.table.insert_unique(hash, index, |&index| nodes[index as usize].hash);
        Some(index)
    }

    /// Puts a position of the table on the list of those to visit.
    fn open(&mut self, index: u32, position: &Position) {
        let bucket = self.guide.estimate(position, self.by);
        self.open[bucket].push_back(index);
        self.best = self.best.min(bucket);
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
