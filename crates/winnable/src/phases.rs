//! What can be ruled out phase by phase.
//!
//! Captures and pawn moves cannot be taken back; between two of them the pawns stand still. Such a
//! phase is followed not move by move but as a whole: the pawns exactly, and for every other man
//! the set of squares where it may be. Each capture and pawn move that two such sets allow opens a
//! new phase. The phases are few where pawns are blocked. If in none of them a mate is possible,
//! there is none.

use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use std::collections::VecDeque;

use arrayvec::ArrayVec;
use compongo_board::{Bitboard, CastlingSide, Color, Position, Role, Square};

use crate::fill;
use crate::mate_test::{LastMove, MateTest};

/// Which men are followed square by square, and not as sets of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Grain {
    /// None.
    Sets,
    /// The kings, and men that have at most so many squares in the first phase.
    Few(u32),
    /// Those, and all men of the side that mates.
    Mating(u32),
}

impl Grain {
    fn is_exact(self, man: &Man, by: Color) -> bool {
        let few = |limit| man.role == Some(Role::King) || man.region.count_ones() <= limit;
        match self {
            Grain::Sets => false,
            Grain::Few(limit) => few(limit),
            Grain::Mating(limit) => man.color == by || few(limit),
        }
    }
}

/// If no series of moves leads to a mate by `by`, how many phases it took to see that. `None` also
/// if it would take more phases.
///
pub(crate) fn rule_out(
    position: &Position,
    by: Color,
    grain: Grain,
    max_phases: usize,
) -> Option<usize> {
    if position.legal_ep_square().is_some() {
        return None;
    }
    let start = Phase::of(position, by, grain)?;
    let mut seen: HashMap<Phase, Phase> = HashMap::new();
    // What cannot be taken back first, so that a phase is complete before it is left.
    let mut open: Vec<VecDeque<Phase>> = Vec::new();
    let mut found = vec![start];
    let mut count = 0;
    loop {
        for phase in found.drain(..) {
            let left = phase.irreversible_moves_left();
            if open.len() <= left {
                open.resize_with(left + 1, VecDeque::new);
            }
            open[left].push_back(phase);
        }
        while open.last().is_some_and(VecDeque::is_empty) {
            open.pop();
        }
        let Some(mut phase) = open.last_mut().and_then(VecDeque::pop_front) else {
            return Some(count);
        };
        if !phase.settle() {
            continue;
        }
        match seen.entry(phase.outline()) {
            Entry::Vacant(entry) => {
                entry.insert(phase.clone());
            }
            Entry::Occupied(mut entry) => {
                if !entry.get_mut().absorb(&mut phase) {
                    continue;
                }
            }
        }
        count += 1;
        if count > max_phases
            || (phase.turn.is_none() && phase.allows_mate(None))
            || !phase.open_successors(&mut found)
        {
            return None;
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Man {
    /// Whether it stands on one square, known exactly.
    exact: bool,
    color: Color,
    /// `None` for whatever a pawn has become.
    role: Option<Role>,
    region: u64,
}

const MAX_PIECES: usize = 32;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Phase {
    /// Who is to move; not told apart where the kings are loose.
    turn: Option<Color>,
    by: Color,
    pawns: [Bitboard; 2],
    /// All other men.
    men: ArrayVec<Man, MAX_PIECES>,
}

const COLORS: [Color; 2] = [Color::White, Color::Black];

impl Phase {
    fn of(position: &Position, by: Color, grain: Grain) -> Option<Phase> {
        let board = position.board();
        let mut men = ArrayVec::new();
        for color in COLORS {
            for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                for square in board.pieces(color, role) {
                    let region = Bitboard::from(square).0;
                    men.try_push(Man { exact: false, color, role: Some(role), region }).ok()?;
                }
            }
        }
        let pawns = COLORS.map(|color| board.pieces(color, Role::Pawn));
        let mut phase =
            Phase { turn: (grain != Grain::Sets).then(|| position.turn()), by, pawns, men };
        for color in COLORS {
            for side in [CastlingSide::Short, CastlingSide::Long] {
                let Some(rook) = position.castling_rook(color, side) else { continue };
                let king = position.king(color);
                phase.widen(king, Square::at(side.king_file(), king.rank()));
                phase.widen(rook, Square::at(side.rook_file(), king.rank()));
            }
        }
        if grain != Grain::Sets {
            let start = phase.men.clone();
            // Settled in the order of the men, so that both lists agree.
            phase.spread();
            for (man, start) in phase.men.iter_mut().zip(start) {
                let exact = start.region.is_power_of_two() && grain.is_exact(man, by);
                *man = Man { exact, ..start };
            }
        }
        Some(phase)
    }

    /// No more than so many captures and pawn moves can follow; each makes it less.
    fn irreversible_moves_left(&self) -> usize {
        let steps = |color: Color| -> usize {
            let ranks = self.pawns[color as usize]
                .into_iter()
                .map(|pawn| 8 - usize::from(pawn.rank().relative_to(color) as u8));
            ranks.sum()
        };
        self.men.len()
            + 2 * self.all_pawns().count() as usize
            + steps(Color::White)
            + steps(Color::Black)
    }

    /// Everything but where loose men may be.
    fn outline(&self) -> Phase {
        let mut outline = self.clone();
        for man in &mut outline.men {
            man.region = if man.exact { man.region } else { 0 };
        }
        outline
    }

    /// Joins the regions of both, in both. `false` if this one had all of the other's.
    fn absorb(&mut self, other: &mut Phase) -> bool {
        let mut grown = false;
        for (man, new) in self.men.iter_mut().zip(&mut other.men) {
            grown |= new.region & !man.region != 0;
            man.region |= new.region;
            new.region = man.region;
        }
        grown
    }

    fn widen(&mut self, home: Square, to: Square) {
        for man in &mut self.men {
            if Bitboard(man.region).contains(home) {
                man.region |= Bitboard::from(to).0;
            }
        }
    }

    fn all_pawns(&self) -> Bitboard {
        self.pawns[0] | self.pawns[1]
    }

    /// Squares of men that cannot move while everything exact stands still.
    fn solid(&self) -> Bitboard {
        let stuck = self.men.iter().filter(|man| man.region.is_power_of_two());
        stuck.fold(self.all_pawns(), |set, man| set | Bitboard(man.region))
    }

    /// Lets every loose man go where it can. `false` if some man has no square, or if a king that
    /// should not stays attacked: no game leads here.
    fn settle(&mut self) -> bool {
        let possible = self.spread();
        self.men.sort_unstable();
        possible
    }

    fn spread(&mut self) -> bool {
        loop {
            let mut changed = false;
            for index in 0..self.men.len() {
                let Man { exact, color, role, region } = self.men[index];
                if region == 0 {
                    return false;
                }
                if exact {
                    continue;
                }
                let own = if region.is_power_of_two() { region } else { 0 };
                let solid = self.solid() & !Bitboard(own);
                let reached = self.attacks(color, role, Bitboard(region), solid) & !solid;
                if reached.0 & !region != 0 {
                    self.men[index].region |= reached.0;
                    changed = true;
                }
            }
            if !changed {
                return true;
            }
        }
    }

    fn attacks(
        &self,
        color: Color,
        role: Option<Role>,
        region: Bitboard,
        solid: Bitboard,
    ) -> Bitboard {
        match role {
            None => fill::attacks(Role::Queen, region, solid) | fill::knights(region),
            Some(Role::King) => fill::kings(region) & !self.guarded(!color),
            Some(role) => fill::attacks(role, region, solid),
        }
    }

    /// Squares that a player's exact men attack for certain.
    fn guarded(&self, color: Color) -> Bitboard {
        let maybe = self.men.iter().fold(self.all_pawns(), |set, man| {
            // The other king hides nothing from itself.
            let hides = man.color == color || man.role != Some(Role::King);
            if hides { set | Bitboard(man.region) } else { set }
        });
        let exact = self.men.iter().filter(|man| man.exact && man.color == color);
        exact.fold(fill::pawns(color, self.pawns[color as usize]), |set, man| {
            set | man
                .role
                .map_or(Bitboard::EMPTY, |role| fill::attacks(role, Bitboard(man.region), maybe))
        })
    }

    /// Whether a player who has just moved has left his king attacked.
    fn leaves_king(&self, color: Color) -> bool {
        let king = self
            .men
            .iter()
            .find(|man| man.exact && man.color == color && man.role == Some(Role::King));
        king.is_some_and(|king| (self.guarded(!color) & Bitboard(king.region)).any())
    }

    fn allows_mate(&self, last: Option<LastMove>) -> bool {
        let mut test = MateTest::new(self.by, self.solid()).by_move(last);
        for man in &self.men {
            test.add(man.color, man.role, Bitboard(man.region));
        }
        for color in COLORS {
            for pawn in self.pawns[color as usize] {
                test.add(color, Some(Role::Pawn), pawn.into());
            }
        }
        let victim = !self.by;
        test.defend(fill::pawns(victim, self.pawns[victim as usize]));
        for man in &self.men {
            if man.color == victim && man.region.is_power_of_two() {
                let home = Bitboard(man.region);
                test.defend(match man.role {
                    Some(Role::Knight) => fill::knights(home),
                    Some(Role::King) | None => Bitboard::EMPTY,
                    // As far as nothing can come between.
                    Some(role) => fill::attacks(role, home, Bitboard::FULL),
                });
            }
        }
        test.allows_mate()
    }

    /// Adds every phase that one capture or pawn move leads to. `false` if `by` promotes.
    fn open_successors(&self, open: &mut Vec<Phase>) -> bool {
        for color in COLORS {
            if self.turn == Some(!color) {
                continue;
            }
            if !self.open_by(color, open) {
                return false;
            }
        }
        true
    }

    fn open_by(&self, color: Color, open: &mut Vec<Phase>) -> bool {
        {
            for pawn in self.pawns[color as usize] {
                if !self.open_pawn_moves(color, pawn, open) {
                    return false;
                }
            }
        }
        let solid = self.solid();
        let wanders = |man: &Man| !man.exact && man.color == color && !man.region.is_power_of_two();
        if self.turn.is_some()
            && self.men.iter().any(wanders)
            && !self.clone().open(color, None, open)
        {
            return false;
        }
        for (index, man) in self.men.iter().enumerate() {
            if man.color != color {
                continue;
            }
            if man.exact && !self.open_steps(index, solid, open) {
                return false;
            }
            let strikes = self.attacks(man.color, man.role, Bitboard(man.region), solid);
            for pawn in strikes & self.pawns[!man.color as usize] {
                let mut next = self.clone();
                next.pawns[!man.color as usize] &= !Bitboard::from(pawn);
                next.men[index].region = Bitboard::from(pawn).0;
                next.clear(pawn.into(), Some(index));
                let last =
                    man.exact.then_some(LastMove { from: Bitboard(man.region), to: pawn.into() });
                if !next.open(man.color, last, open) {
                    return false;
                }
            }
            for (other, prey) in self.men.iter().enumerate() {
                let meet = strikes & Bitboard(prey.region);
                if prey.color != man.color && prey.role != Some(Role::King) && meet.any() {
                    for square in if man.exact { meet } else { Bitboard(1) } {
                        let mut next = self.clone();
                        let at = if man.exact { Bitboard::from(square) } else { meet };
                        next.men[index].region = at.0;
                        next.men.remove(other);
                        if man.exact {
                            next.clear(at, Some(index - usize::from(other < index)));
                        }
                        let last =
                            man.exact.then_some(LastMove { from: Bitboard(man.region), to: at });
                        if !next.open(man.color, last, open) {
                            return false;
                        }
                    }
                }
            }
        }
        true
    }

    /// Makes everything loose leave a square.
    fn clear(&mut self, square: Bitboard, but: Option<usize>) {
        for (index, man) in self.men.iter_mut().enumerate() {
            if Some(index) != but {
                man.region &= !square.0;
            }
        }
    }

    /// Adds this phase, reached by a move of a player. `false` if the move can be mate.
    fn open(mut self, color: Color, last: Option<LastMove>, open: &mut Vec<Phase>) -> bool {
        if self.leaves_king(color) || self.men.iter().any(|man| man.region == 0) {
            return true;
        }
        if self.turn.is_some() {
            if color == self.by && self.allows_mate(last) {
                return false;
            }
            self.turn = Some(!color);
        }
        open.push(self);
        true
    }

    /// An exact man moves.
    fn open_steps(&self, index: usize, solid: Bitboard, open: &mut Vec<Phase>) -> bool {
        let man = self.men[index];
        let reached = self.attacks(man.color, man.role, Bitboard(man.region), solid) & !solid;
        reached.into_iter().all(|to| {
            let to = Bitboard::from(to);
            let mut next = self.clone();
            next.men[index].region = to.0;
            next.clear(to, Some(index));
            next.open(man.color, Some(LastMove { from: Bitboard(man.region), to }), open)
        })
    }

    fn open_pawn_moves(&self, color: Color, pawn: Square, open: &mut Vec<Phase>) -> bool {
        let from = Bitboard::from(pawn);
        let stuck = self.solid();
        let ahead = from.forward(color) & !stuck;
        if ahead.any() && !self.open_pawn_move(color, from, ahead, None, open) {
            return false;
        }
        for to in fill::pawns(color, from) {
            let to_set = Bitboard::from(to);
            if self.pawns[!color as usize].contains(to) {
                let mut without = self.clone();
                without.pawns[!color as usize] &= !to_set;
                if !without.open_pawn_move(color, from, to_set, None, open) {
                    return false;
                }
            }
            for (index, prey) in self.men.iter().enumerate() {
                let takes = prey.color != color
                    && prey.role != Some(Role::King)
                    && Bitboard(prey.region).contains(to);
                if takes && !self.open_pawn_move(color, from, to_set, Some(index), open) {
                    return false;
                }
            }
        }
        true
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
            let promoted = Man { exact: false, color, role: None, region: to.0 };
            if color == self.by || next.men.try_push(promoted).is_err() {
                return false;
            }
        } else {
            next.pawns[color as usize] |= to;
        }
        next.open(color, Some(LastMove { from, to }), open)
    }
}
