//! A phase of the game: the pawns exactly, and for every other man the squares where it may be.

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
}

impl Grain {
    fn is_exact(self, man: &Man) -> bool {
        match self {
            Grain::Sets => false,
            Grain::Few(limit) => man.kind.is_king() || man.region.count_ones() <= limit,
        }
    }
}

/// What a man is, and how it is followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Kind {
    /// Whether it stands on one square, known exactly.
    pub(crate) exact: bool,
    /// Exact only until its side is to move again: it has just gone there.
    pub(crate) brief: bool,
    pub(crate) color: Color,
    /// `None` for whatever a pawn has become.
    pub(crate) role: Option<Role>,
}

impl Kind {
    pub(crate) fn is_king(self) -> bool {
        self.role == Some(Role::King)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Man {
    pub(crate) kind: Kind,
    pub(crate) region: u64,
}

/// With more pieces than that the pawns are too few for phases to say anything.
const MAX_PIECES: usize = 20;

#[derive(Clone)]
pub(crate) struct Phase {
    /// Who is to move; not told apart where no man is exact.
    pub(crate) turn: Option<Color>,
    pub(crate) by: Color,
    pub(crate) pawns: [Bitboard; 2],
    /// All other men.
    pub(crate) men: ArrayVec<Man, MAX_PIECES>,
}

pub(crate) const COLORS: [Color; 2] = [Color::White, Color::Black];

impl Phase {
    /// The phase of a position. `None` if it has too many pieces.
    pub(crate) fn of(position: &Position, by: Color, grain: Grain) -> Option<Phase> {
        let board = position.board();
        let mut men = ArrayVec::new();
        for color in COLORS {
            for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                for square in board.pieces(color, role) {
                    let kind = Kind { exact: false, brief: false, color, role: Some(role) };
                    men.try_push(Man { kind, region: Bitboard::from(square).0 }).ok()?;
                }
            }
        }
        let pawns = COLORS.map(|color| board.pieces(color, Role::Pawn));
        let turn = (grain != Grain::Sets).then(|| position.turn());
        let mut phase = Phase { turn, by, pawns, men };
        phase.add_castling(position);
        if grain != Grain::Sets {
            let start = phase.men.clone();
            // Settled in the order of the men, so that both lists agree.
            phase.spread();
            for (man, start) in phase.men.iter_mut().zip(start) {
                let exact = start.region.is_power_of_two() && grain.is_exact(man);
                // The side that waits stands still until the reply.
                let brief =
                    !exact && start.region.is_power_of_two() && turn == Some(!start.kind.color);
                let kind = Kind { exact: exact || brief, brief, ..start.kind };
                *man = Man { kind, region: start.region };
            }
        }
        phase.men.sort_unstable();
        Some(phase)
    }

    /// King and rook may be where they castle to; then they are followed as sets.
    fn add_castling(&mut self, position: &Position) {
        for color in COLORS {
            for side in [CastlingSide::Short, CastlingSide::Long] {
                let Some(rook) = position.castling_rook(color, side) else { continue };
                let king = position.king(color);
                self.widen(king, Square::at(side.king_file(), king.rank()));
                self.widen(rook, Square::at(side.rook_file(), king.rank()));
            }
        }
    }

    fn widen(&mut self, home: Square, to: Square) {
        for man in &mut self.men {
            if Bitboard(man.region).contains(home) {
                man.region |= Bitboard::from(to).0;
            }
        }
    }

    /// No more than so many captures and pawn moves can follow; each makes it less.
    pub(crate) fn irreversible_moves_left(&self) -> usize {
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

    /// Of everything but where loose men may be.
    pub(crate) fn outline_hash(&self) -> u64 {
        let mut hash = self.turn.map_or(0, |turn| 1 + turn as u64);
        let mut mix = |word: u64| {
            hash = (hash.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        };
        self.pawns.iter().for_each(|pawns| mix(pawns.0));
        for man in &self.men {
            let kind = man.kind;
            mix(u64::from(kind.exact)
                | u64::from(kind.brief) << 1
                | (kind.color as u64) << 2
                | kind.role.map_or(7, |role| role as u64) << 3);
            mix(if kind.exact { man.region } else { 0 });
        }
        hash ^ (hash >> 32)
    }

    /// Whether both differ at most in where loose men may be.
    pub(crate) fn has_outline_of(&self, other: &Phase) -> bool {
        let alike = |a: &Man, b: &Man| a.kind == b.kind && (!a.kind.exact || a.region == b.region);
        self.turn == other.turn
            && self.pawns == other.pawns
            && self.men.len() == other.men.len()
            && self.men.iter().zip(&other.men).all(|(a, b)| alike(a, b))
    }

    /// Adds the regions of a phase of the same outline. `false` if this one had all of them.
    pub(crate) fn absorb(&mut self, other: &Phase) -> bool {
        let mut grown = false;
        for (man, new) in self.men.iter_mut().zip(&other.men) {
            grown |= new.region & !man.region != 0;
            man.region |= new.region;
        }
        grown
    }

    fn all_pawns(&self) -> Bitboard {
        self.pawns[0] | self.pawns[1]
    }

    /// Squares of men that cannot move while everything exact stands still.
    pub(crate) fn solid(&self) -> Bitboard {
        let stuck = self.men.iter().filter(|man| man.region.is_power_of_two());
        stuck.fold(self.all_pawns(), |set, man| set | Bitboard(man.region))
    }

    /// Lets every loose man go where it can. `false` if some man has no square: no game leads here.
    pub(crate) fn spread(&mut self) -> bool {
        if self.men.iter().any(|man| man.region == 0) {
            return false;
        }
        loop {
            let mut changed = false;
            for index in 0..self.men.len() {
                let Man { kind, region } = self.men[index];
                if kind.exact {
                    continue;
                }
                let own = if region.is_power_of_two() { region } else { 0 };
                let solid = self.solid() & !Bitboard(own);
                let reached = self.attacks(kind, Bitboard(region), solid) & !solid;
                // From there it gives check, and nothing goes on before that is answered.
                let reached = reached & !self.checks_from(kind);
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

    /// What a man may attack, and a king step on, from its squares.
    pub(crate) fn attacks(&self, kind: Kind, region: Bitboard, solid: Bitboard) -> Bitboard {
        match kind.role {
            None => fill::attacks(Role::Queen, region, solid) | fill::knights(region),
            Some(Role::King) => fill::kings(region) & !self.guarded(!kind.color),
            Some(role) => fill::attacks(role, region, solid),
        }
    }

    /// Everywhere that something may stand, the king of a player aside.
    fn maybe_occupied(&self, but_king: Color) -> Bitboard {
        self.men.iter().fold(self.all_pawns(), |set, man| {
            let hides = man.kind.color != but_king || !man.kind.is_king();
            if hides { set | Bitboard(man.region) } else { set }
        })
    }

    /// Squares that a player's exact men attack for certain. The other king hides nothing from
    /// itself.
    fn guarded(&self, color: Color) -> Bitboard {
        let maybe = self.maybe_occupied(!color);
        let exact = self.men.iter().filter(|man| man.kind.exact && man.kind.color == color);
        exact.fold(fill::pawns(color, self.pawns[color as usize]), |set, man| {
            set | man
                .kind
                .role
                .map_or(Bitboard::EMPTY, |role| fill::attacks(role, Bitboard(man.region), maybe))
        })
    }

    fn exact_king(&self, color: Color) -> Option<Bitboard> {
        let is_it = |man: &&Man| man.kind.exact && man.kind.color == color && man.kind.is_king();
        self.men.iter().find(is_it).map(|man| Bitboard(man.region))
    }

    /// Where such a man would give check for certain. While the king checked stands still the man
    /// cannot stay there: it is taken at once, if anything.
    pub(crate) fn checks_from(&self, kind: Kind) -> Bitboard {
        let Some(role) = kind.role else { return Bitboard::EMPTY };
        if self.turn.is_none() || role == Role::King {
            return Bitboard::EMPTY;
        }
        let victim = !kind.color;
        // Farther away, where something might come between, there are many such squares, and
        // they say little.
        self.exact_king(victim)
            .map_or(Bitboard::EMPTY, |king| fill::attacks(role, king, Bitboard::FULL))
    }

    /// Whether a player who has just moved has left his king attacked.
    pub(crate) fn leaves_king(&self, color: Color) -> bool {
        self.exact_king(color).is_some_and(|king| (self.guarded(!color) & king).any())
    }

    /// After a move of a player, the loose men of the other stand nowhere from where they would
    /// attack his king.
    pub(crate) fn keep_king_safe(&mut self, color: Color) {
        for index in 0..self.men.len() {
            let kind = self.men[index].kind;
            if !kind.exact && kind.color != color {
                self.men[index].region &= !self.checks_from(kind).0;
            }
        }
    }

    /// Whether nothing is left to mate with.
    pub(crate) fn is_disarmed(&self) -> bool {
        self.pawns[self.by as usize].is_empty()
            && self.men.iter().all(|man| man.kind.color != self.by || man.kind.is_king())
    }

    /// Whether `by` may have mated, if it has just moved.
    pub(crate) fn allows_mate(&self, last: Option<LastMove>) -> bool {
        let mut test = MateTest::new(self.by, self.solid()).by_move(last);
        for man in &self.men {
            test.add(man.kind.color, man.kind.role, Bitboard(man.region));
        }
        if !test.is_check_possible() {
            return false;
        }
        for color in COLORS {
            for pawn in self.pawns[color as usize] {
                test.add(color, Some(Role::Pawn), pawn.into());
            }
        }
        let victim = !self.by;
        test.defend(fill::pawns(victim, self.pawns[victim as usize]));
        for man in &self.men {
            if man.kind.color == victim && man.region.is_power_of_two() {
                let home = Bitboard(man.region);
                test.defend(match man.kind.role {
                    Some(Role::Knight) => fill::knights(home),
                    Some(Role::King) | None => Bitboard::EMPTY,
                    // As far as nothing can come between.
                    Some(role) => fill::attacks(role, home, Bitboard::FULL),
                });
            }
        }
        test.allows_mate()
    }
}

#[cfg(test)]
mod tests;
