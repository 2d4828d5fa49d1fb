//! The moves that lead from one phase to another.

use compongo_board::{Bitboard, Color, Square};

use crate::fill;
use crate::mate_test::LastMove;
use crate::phase::{COLORS, Kind, Man, Phase};

impl Phase {
    /// Adds every phase that one move leads to, quiet moves of loose men aside where the turn is not
    /// told apart. `false` if `by` may promote or mate.
    pub(crate) fn open_successors(&self, open: &mut Vec<Phase>) -> bool {
        match self.turn {
            Some(color) => self.open_by(color, open),
            None => {
                !self.allows_mate(None) && COLORS.iter().all(|&color| self.open_by(color, open))
            }
        }
    }

    fn open_by(&self, color: Color, open: &mut Vec<Phase>) -> bool {
        let pawns = self.pawns[color as usize];
        if !pawns.into_iter().all(|pawn| self.open_pawn_moves(color, pawn, open)) {
            return false;
        }
        // A loose man that has another square may move there, or so it is treated.
        let wanders =
            |man: &Man| !man.kind.exact && man.kind.color == color && !man.region.is_power_of_two();
        if self.turn.is_some()
            && self.men.iter().any(wanders)
            && !self.clone().open(color, None, open)
        {
            return false;
        }
        let solid = self.solid();
        (0..self.men.len()).all(|index| {
            let man = self.men[index];
            if man.kind.color != color {
                return true;
            }
            let strikes = self.attacks(man.kind, Bitboard(man.region), solid);
            let steps = if man.kind.exact { strikes } else { strikes & self.checks_from(man.kind) };
            self.open_steps(index, steps & !solid, open)
                && self.open_captures_of_pawns(index, strikes, open)
                && self.open_captures_of_men(index, strikes, open)
        })
    }

    /// Adds this phase, reached by a move of a player. `false` if the move can be mate.
    fn open(mut self, color: Color, last: Option<LastMove>, open: &mut Vec<Phase>) -> bool {
        if self.leaves_king(color) || self.is_disarmed() {
            return true;
        }
        self.keep_king_safe(color);
        if self.men.iter().any(|man| man.region == 0) {
            return true;
        }
        if self.turn.is_some() {
            if color == self.by && self.allows_mate(last) {
                return false;
            }
            self.pass_turn(!color);
        }
        self.men.sort_unstable();
        open.push(self);
        true
    }

    /// Hands the turn over: the men that stood still only for the reply may go on.
    fn pass_turn(&mut self, to: Color) {
        self.turn = Some(to);
        for man in &mut self.men {
            if man.kind.brief && man.kind.color == to {
                man.kind = Kind { exact: false, brief: false, ..man.kind };
            }
        }
    }

    /// Makes everything loose leave a square.
    fn clear(&mut self, square: Bitboard, but: Option<usize>) {
        for (index, man) in self.men.iter_mut().enumerate() {
            if Some(index) != but {
                man.region &= !square.0;
            }
        }
    }

    /// A man goes to a certain square, where nothing else is then. Known to be there, it is exact
    /// at least until it can move again.
    fn place(&mut self, index: usize, square: Bitboard) {
        self.clear(square, Some(index));
        let tracked = self.turn.is_some();
        let man = &mut self.men[index];
        man.region = square.0;
        if tracked && !man.kind.exact {
            man.kind = Kind { exact: true, brief: true, ..man.kind };
        }
    }

    /// A man moves to known squares.
    fn open_steps(&self, index: usize, reached: Bitboard, open: &mut Vec<Phase>) -> bool {
        let man = self.men[index];
        reached.into_iter().all(|to| {
            let to = Bitboard::from(to);
            let mut next = self.clone();
            next.place(index, to);
            let last = LastMove { role: man.kind.role, from: Bitboard(man.region), to };
            next.open(man.kind.color, Some(last), open)
        })
    }

    fn open_captures_of_pawns(
        &self,
        index: usize,
        strikes: Bitboard,
        open: &mut Vec<Phase>,
    ) -> bool {
        let man = self.men[index];
        let enemy = !man.kind.color as usize;
        (strikes & self.pawns[enemy]).into_iter().all(|pawn| {
            let to = Bitboard::from(pawn);
            let mut next = self.clone();
            next.pawns[enemy] &= !to;
            next.place(index, to);
            let last = LastMove { role: man.kind.role, from: Bitboard(man.region), to };
            next.open(man.kind.color, Some(last), open)
        })
    }

    fn open_captures_of_men(&self, index: usize, strikes: Bitboard, open: &mut Vec<Phase>) -> bool {
        let man = self.men[index];
        let color = man.kind.color;
        let take = |other: usize| {
            let mut next = self.clone();
            next.men.remove(other);
            (next, index - usize::from(other < index))
        };
        self.men.iter().enumerate().all(|(other, prey)| {
            let meet = strikes & Bitboard(prey.region);
            if prey.kind.color == color || prey.kind.is_king() || meet.is_empty() {
                return true;
            }
            // Where a loose man takes is told apart if it matters at once.
            let known = if man.kind.exact || meet.0.is_power_of_two() {
                meet
            } else {
                meet & self.checks_from(man.kind)
            };
            let rest = meet & !known;
            if rest.any() {
                let (mut next, index) = take(other);
                next.men[index].region = rest.0;
                if !next.open(color, None, open) {
                    return false;
                }
            }
            known.into_iter().all(|to| {
                let to = Bitboard::from(to);
                let (mut next, index) = take(other);
                next.place(index, to);
                let last = LastMove { role: man.kind.role, from: Bitboard(man.region), to };
                next.open(color, Some(last), open)
            })
        })
    }

    fn open_pawn_moves(&self, color: Color, pawn: Square, open: &mut Vec<Phase>) -> bool {
        let from = Bitboard::from(pawn);
        let ahead = from.forward(color) & !self.solid();
        if ahead.any()
            && !(self.open_pawn_move(color, from, ahead, None, open)
                && self.open_double_step(color, from, ahead, open))
        {
            return false;
        }
        fill::pawns(color, from).into_iter().all(|to| {
            let to_set = Bitboard::from(to);
            if self.pawns[!color as usize].contains(to) {
                let mut without = self.clone();
                without.pawns[!color as usize] &= !to_set;
                if !without.open_pawn_move(color, from, to_set, None, open) {
                    return false;
                }
            }
            self.men.iter().enumerate().all(|(index, prey)| {
                let takes = prey.kind.color != color
                    && !prey.kind.is_king()
                    && Bitboard(prey.region).contains(to);
                !takes || self.open_pawn_move(color, from, to_set, Some(index), open)
            })
        })
    }

    /// A pawn goes two squares at once, and may be taken where it passed. Where the turn is not told
    /// apart, two single steps and a capture between them come to the same.
    fn open_double_step(
        &self,
        color: Color,
        from: Bitboard,
        passed: Bitboard,
        open: &mut Vec<Phase>,
    ) -> bool {
        let second_rank = Bitboard::home_rank(color).forward(color);
        let to = passed.forward(color) & !self.solid();
        if self.turn.is_none() || (from & second_rank).is_empty() || to.is_empty() {
            return true;
        }
        let mut way_clear = self.clone();
        way_clear.clear(passed, None);
        if !way_clear.open_pawn_move(color, from, to, None, open) {
            return false;
        }
        let takers = fill::pawns(color, passed) & self.pawns[!color as usize];
        let mut taken = way_clear;
        taken.pawns[color as usize] &= !from;
        taken.clear(to, None);
        takers.into_iter().all(|taker| {
            let taker = Bitboard::from(taker);
            let mut next = taken.clone();
            next.pawns[!color as usize] = (next.pawns[!color as usize] & !taker) | passed;
            // Two squares are left at once, so nothing is said of the last move.
            next.open(!color, None, open)
        })
    }

    /// A pawn goes to a square that everything else has left. `false` if `by` promotes.
    fn open_pawn_move(
        &self,
        color: Color,
        from: Bitboard,
        to: Bitboard,
        taken: Option<usize>,
        open: &mut Vec<Phase>,
    ) -> bool {
        let mut next = self.clone();
        if let Some(index) = taken {
            next.men.remove(index);
        }
        next.pawns[color as usize] &= !from;
        next.clear(to, None);
        if (to & Bitboard::BACK_RANKS).any() {
            let kind = Kind { exact: false, brief: false, color, role: None };
            if color == self.by || next.men.try_push(Man { kind, region: to.0 }).is_err() {
                return false;
            }
        } else {
            next.pawns[color as usize] |= to;
        }
        let last = LastMove { role: Some(compongo_board::Role::Pawn), from, to };
        next.open(color, Some(last), open)
    }
}
