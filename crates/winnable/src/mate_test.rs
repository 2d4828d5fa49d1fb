//! Whether a king could be mated if every man were where it is needed.

use arrayvec::ArrayVec;
use compongo_board::{Bitboard, Color, Role, Square, attacks};

use crate::fill;

/// More men than two sides can have, with one entry for each side's promoted ones.
pub(crate) const MAX_MEN: usize = 66;

/// The move that would mate, if it is a certain one.
#[derive(Clone, Copy)]
pub(crate) struct LastMove {
    pub(crate) from: Bitboard,
    pub(crate) to: Bitboard,
}

/// The men of both sides with all squares they may stand on, seen from a mate.
pub(crate) struct MateTest {
    by: Color,
    last: Option<LastMove>,
    occupied: Bitboard,
    /// Where the two kings may stand.
    hunter: Bitboard,
    quarry: Bitboard,
    /// The other men of the side that mates, with their squares.
    strikers: ArrayVec<(Option<Role>, Bitboard), MAX_MEN>,
    /// What each of them may attack.
    strikes: ArrayVec<Bitboard, MAX_MEN>,
    /// Where each other man of the victim may stand, promoted or not.
    blockers: ArrayVec<Bitboard, MAX_MEN>,
}

impl MateTest {
    /// A test without men. `solid` are the squares of men that never move.
    pub(crate) fn new(by: Color, solid: Bitboard) -> MateTest {
        MateTest {
            by,
            last: None,
            occupied: solid,
            hunter: Bitboard::EMPTY,
            quarry: Bitboard::EMPTY,
            strikers: ArrayVec::new(),
            strikes: ArrayVec::new(),
            blockers: ArrayVec::new(),
        }
    }

    /// Asks only for mates by this move.
    pub(crate) fn by_move(mut self, last: Option<LastMove>) -> MateTest {
        self.last = last;
        self
    }

    /// Whether a man there can be the one that gives check: the one that has moved, or one behind
    /// it.
    fn may_check(&self, from: Square, place: Square) -> bool {
        self.last.is_none_or(|last| {
            last.to.contains(from) || (attacks::between(from, place) & last.from).any()
        })
    }

    /// Adds a man, with all squares it may stand on; without a role, one that goes as a queen and
    /// as a knight.
    pub(crate) fn add(&mut self, color: Color, role: Option<Role>, region: Bitboard) {
        match role {
            Some(Role::King) => {
                self.occupied &= !region;
                *(if color == self.by { &mut self.hunter } else { &mut self.quarry }) = region;
            }
            role if color == self.by => self.strikers.push((role, region)),
            _ => self.blockers.push(region),
        }
    }

    fn attacks(&self, role: Option<Role>, squares: Bitboard) -> Bitboard {
        match role {
            Some(Role::Pawn) => fill::pawns(self.by, squares),
            Some(role) => fill::attacks(role, squares, self.occupied),
            None => fill::attacks(Role::Queen, squares, self.occupied) | fill::knights(squares),
        }
    }

    /// Whether the victim's king could be mated on some square it may reach.
    pub(crate) fn allows_mate(mut self) -> bool {
        for index in 0..self.strikers.len() {
            let (role, region) = self.strikers[index];
            self.strikes.push(self.attacks(role, region));
        }
        let any = self.strikes.iter().fold(Bitboard::EMPTY, |set, strikes| set | *strikes);
        let blocks = self.blockers.iter().fold(Bitboard::EMPTY, |set, region| set | *region);
        (self.quarry & any).into_iter().any(|place| {
            let open = attacks::king_attacks(place) & !(any | blocks);
            self.kings_covering(place, open).any(|_| true) && self.checks(place)
        })
    }

    /// What the king of the side that mates may contribute: the squares it attacks next to the
    /// victim's king, wherever it can stand, if all squares of `open` are among them.
    fn kings_covering(&self, place: Square, open: Bitboard) -> impl Iterator<Item = Bitboard> {
        let zone = attacks::king_attacks(place);
        let near = self.hunter & !zone & fill::king_ball(place.into(), 2) & !Bitboard::from(place);
        let far = (self.hunter & !fill::king_ball(place.into(), 2)).any();
        near.into_iter()
            .map(move |king| attacks::king_attacks(king) & zone)
            .chain(far.then_some(Bitboard::EMPTY))
            .filter(move |covered| covered.is_superset(open))
    }

    /// Whether some man can check the king there, with everything else in place.
    fn checks(&self, place: Square) -> bool {
        let zone = attacks::king_attacks(place);
        self.strikers.iter().enumerate().any(|(index, &(role, region))| {
            if !self.strikes[index].contains(place) {
                return false;
            }
            let others = self
                .strikes
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != index)
                .fold(Bitboard::EMPTY, |set, (_, strikes)| set | *strikes);
            region.without(place).into_iter().any(|from| {
                let attacked = self.attacks(role, from.into());
                let open = zone & !(attacked | others);
                attacked.contains(place)
                    && self.may_check(from, place)
                    && self
                        .kings_covering(place, Bitboard::EMPTY)
                        .any(|covered| self.can_block(open & !covered))
            })
        })
    }

    /// Whether the victim has a man for each of the squares, all at once.
    fn can_block(&self, squares: Bitboard) -> bool {
        let squares: ArrayVec<Square, 8> = squares.into_iter().take(8).collect();
        if squares.len() > self.blockers.len() {
            return false;
        }
        let mut taken_by = [None; MAX_MEN];
        squares.iter().all(|&square| {
            let mut tried = [false; MAX_MEN];
            self.assign(square, &mut taken_by, &mut tried)
        })
    }

    /// Gives a square a man, moving others to other squares if need be.
    fn assign(
        &self,
        square: Square,
        taken_by: &mut [Option<Square>; MAX_MEN],
        tried: &mut [bool; MAX_MEN],
    ) -> bool {
        for (man, region) in self.blockers.iter().enumerate() {
            if !region.contains(square) || tried[man] {
                continue;
            }
            tried[man] = true;
            let free = match taken_by[man] {
                None => true,
                Some(other) => self.assign(other, taken_by, tried),
            };
            if free {
                taken_by[man] = Some(square);
                return true;
            }
        }
        false
    }
}
