//! What can be ruled out phase by phase.
//!
//! Captures and pawn moves cannot be taken back; between two of them the pawns stand still. Such a
//! phase is followed not move by move but as a whole: the pawns exactly, and for every other man
//! the set of squares where it may be. Each capture and pawn move that two such sets allow opens a
//! new phase. The phases are few where pawns are blocked. If in none of them a mate is possible,
//! there is none.

use std::collections::VecDeque;

use compongo_board::{Color, Position};
use hashbrown::HashTable;

use crate::budget::Meter;
use crate::phase::{Grain, Phase};

/// What the phases of a position say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finding {
    /// No series of moves leads to a mate.
    NoMate,
    /// In some phase a mate cannot be ruled out.
    PerhapsMate,
    /// There are more phases than allowed, or the budget is used up.
    TooMany,
}

/// Whether no series of moves from any of the positions leads to a mate by `by`.
///
/// Says nothing of positions where a capture en passant is possible.
pub(crate) fn rule_out(
    starts: &[Position],
    by: Color,
    grain: Grain,
    max_phases: usize,
    meter: &mut Meter<'_>,
) -> Finding {
    let mut found = Vec::new();
    for start in starts {
        match Phase::of(start, by, grain) {
            Some(phase) if start.legal_ep_square().is_none() => found.push(phase),
            _ => return Finding::PerhapsMate,
        }
    }
    let mut phases = Phases::default();
    let mut count = 0;
    loop {
        phases.extend(&mut found);
        let Some(phase) = phases.next() else { return Finding::NoMate };
        count += 1;
        if count > max_phases || phases.known.len() > 2 * max_phases || !meter.spend(1) {
            return Finding::TooMany;
        }
        if !phase.open_successors(&mut found) {
            return Finding::PerhapsMate;
        }
    }
}

/// All phases found so far, one for each outline, and those to look at.
#[derive(Default)]
struct Phases {
    known: Vec<Phase>,
    waits: Vec<bool>,
    table: HashTable<u32>,
    /// By the number of irreversible moves left, so that a phase is complete before it is left.
    open: Vec<VecDeque<u32>>,
}

impl Phases {
    /// Joins new phases with the known ones. What grows waits to be looked at, again if need be.
    fn extend(&mut self, found: &mut Vec<Phase>) {
        for phase in found.drain(..) {
            let hash = phase.outline_hash();
            let known = &self.known;
            let same = |&index: &u32| known[index as usize].has_outline_of(&phase);
            let index = if let Some(&index) = self.table.find(hash, same) {
                if !self.known[index as usize].absorb(&phase) {
                    continue;
                }
                index
            } else {
                let index = self.known.len() as u32;
                self.known.push(phase);
                self.waits.push(false);
                let known = &self.known;
                let rehash = |&index: &u32| known[index as usize].outline_hash();
                self.table.insert_unique(hash, index, rehash);
                index
            };
            if !std::mem::replace(&mut self.waits[index as usize], true) {
                let left = self.known[index as usize].irreversible_moves_left();
                if self.open.len() <= left {
                    self.open.resize_with(left + 1, VecDeque::new);
                }
                self.open[left].push_back(index);
            }
        }
    }

    /// The phase to look at next, grown as far as it goes. `None` after the last.
    fn next(&mut self) -> Option<Phase> {
        loop {
            while self.open.last().is_some_and(VecDeque::is_empty) {
                self.open.pop();
            }
            let index = self.open.last_mut()?.pop_front()? as usize;
            self.waits[index] = false;
            // Otherwise no game leads there.
            if self.known[index].spread() {
                return Some(self.known[index].clone());
            }
        }
    }
}

#[cfg(test)]
mod tests;
