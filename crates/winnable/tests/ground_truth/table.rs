//! For every position of a class, whether White can ever mate: found backwards from the mates.

use std::collections::HashMap;

use compongo_board::Color;

use crate::men::{Class, Placement};

/// One bit for each position.
pub(crate) struct Table {
    bits: Vec<u64>,
}

impl Table {
    pub(crate) fn can_mate(&self, placement: &Placement) -> bool {
        self.has(placement.index())
    }

    fn has(&self, index: usize) -> bool {
        self.bits[index / 64] >> (index % 64) & 1 != 0
    }

    /// `true` if it was not there.
    fn insert(&mut self, index: usize) -> bool {
        let fresh = !self.has(index);
        self.bits[index / 64] |= 1 << (index % 64);
        fresh
    }
}

/// How many positions there are of each sort; one and its mirror image are two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) valid: u64,
    pub(crate) black_mated: u64,
    pub(crate) white_mated: u64,
    pub(crate) stalemate: u64,
    /// Not over, and White can never mate, by who is to move.
    pub(crate) unwinnable: [u64; 2],
    /// Of those with Black to move, the ones in which every move captures.
    pub(crate) every_move_captures: u64,
}

/// The tables known so far.
#[derive(Default)]
pub(crate) struct Tables {
    known: HashMap<Class, (Table, Counts)>,
}

impl Tables {
    /// The table of a class, computed with all it leads to unless known.
    pub(crate) fn get(&mut self, class: Class) -> (&Table, Counts) {
        if !self.known.contains_key(&class) {
            for next in class.successors() {
                self.get(next);
            }
            let computed = self.compute(class);
            self.known.insert(class, computed);
        }
        let (table, counts) = &self.known[&class];
        (table, *counts)
    }

    fn compute(&self, class: Class) -> (Table, Counts) {
        let mut table = Table { bits: vec![0; Placement::LIMIT / 64] };
        let mut counts = Counts::default();
        let mut open = Vec::new();
        each_placement(class, |placement| {
            counts.valid += 2;
            let ends = !placement.each_move(|_, _| true);
            let checked = ends && placement.is_attacked(placement.turn, placement.occupied(), None);
            match (ends, checked, placement.turn) {
                (true, true, Color::Black) => counts.black_mated += 2,
                (true, true, Color::White) => counts.white_mated += 2,
                (true, false, _) => counts.stalemate += 2,
                (false, ..) => {}
            }
            let wins =
                (checked && placement.turn == Color::Black) || self.changes_into_win(placement);
            if wins && table.insert(placement.index()) {
                open.push(placement.index() as u32);
            }
        });
        while let Some(index) = open.pop() {
            let Some(placement) = Placement::at(class, index as usize) else { continue };
            placement.each_predecessor(|before| {
                let index = before.index();
                if table.insert(index) {
                    open.push(index as u32);
                }
            });
        }
        each_placement(class, |placement| {
            if !table.can_mate(placement) && placement.each_move(|_, _| true) {
                counts.unwinnable[placement.turn as usize] += 2;
                let quiet = placement.each_move(|_, traits| !traits.captures);
                counts.every_move_captures +=
                    u64::from(placement.turn == Color::Black && !quiet) * 2;
            }
        });
        (table, counts)
    }

    /// Whether a capture or promotion leads to a position in which White can mate.
    fn changes_into_win(&self, placement: &Placement) -> bool {
        placement.each_move(|next, traits| {
            (traits.captures || traits.promotes)
                && self.known.get(&next.class).is_some_and(|(table, _)| table.can_mate(next))
        })
    }
}

/// Every legal placement, one of two mirror images, both sides to move.
pub(crate) fn each_placement(class: Class, mut visit: impl FnMut(&Placement)) {
    let men = class.men().count();
    let limit = 1usize << (1 + 6 * men);
    for index in 0..limit {
        if let Some(placement) = Placement::at(class, index) {
            visit(&placement);
        }
    }
}
