//! For every position of a class, whether White can ever mate: found backwards from the mates.

use std::collections::HashMap;

use compongo_board::{Color, Square};

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
            let ends = is_over(placement);
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
            placement.each_predecessor(|before, passed| {
                // After this very move it is no mate, but a check that is met en passant.
                if passed.is_some_and(|passed| placement.each_en_passant(passed, |_| true))
                    && is_over(&placement)
                {
                    return;
                }
                let index = before.index();
                if table.insert(index) {
                    open.push(index as u32);
                }
            });
        }
        each_placement(class, |placement| {
            if !table.can_mate(placement) && !is_over(placement) {
                counts.unwinnable[placement.turn as usize] += 2;
                let quiet = placement.each_move(|_, traits| !traits.captures);
                counts.every_move_captures +=
                    u64::from(placement.turn == Color::Black && !quiet) * 2;
            }
        });
        (table, counts)
    }

    /// Whether White can mate after a double step that may be answered en passant.
    pub(crate) fn can_mate_after(&self, placement: &Placement, passed: Square) -> bool {
        self.wins_en_passant(placement, passed) || (!is_over(placement) && self.is_win(placement))
    }

    /// Whether a capture or promotion leads to a position in which White can mate, or a double step
    /// and a capture en passant.
    fn changes_into_win(&self, placement: &Placement) -> bool {
        placement.each_move(|next, traits| {
            ((traits.captures || traits.promotes) && self.is_win(next))
                || traits.passed.is_some_and(|passed| self.wins_en_passant(next, passed))
        })
    }

    fn wins_en_passant(&self, placement: &Placement, passed: Square) -> bool {
        placement.each_en_passant(passed, |next| self.is_win(next))
    }

    /// Whether White can mate, if the table is known.
    fn is_win(&self, placement: &Placement) -> bool {
        self.known.get(&placement.class).is_some_and(|(table, _)| table.can_mate(placement))
    }
}

/// Whether there is no move but en passant.
fn is_over(placement: &Placement) -> bool {
    !placement.each_move(|_, _| true)
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
