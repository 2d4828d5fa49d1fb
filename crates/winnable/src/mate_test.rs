//! Whether a king could be mated if every man were where it is needed.

use arrayvec::ArrayVec;
use compongo_board::{Bitboard, Color, Role, Square, attacks};

use crate::fill;

/// More men than two sides can have, with one entry for each side's promoted ones.
pub(crate) const MAX_MEN: usize = 66;

/// The move that would mate, if it is a certain one.
#[derive(Clone, Copy)]
pub(crate) struct LastMove {
    pub(crate) role: Option<Role>,
    pub(crate) from: Bitboard,
    pub(crate) to: Bitboard,
}

/// The men of both sides with all squares they may stand on, seen from a mate.
pub(crate) struct MateTest {
    by: Color,
    last: Option<LastMove>,
    /// Where a man that checks can be taken for certain, unless the man that takes is pinned.
    defended: Bitboard,
    occupied: Bitboard,
    /// Where the two kings may stand.
    hunter: Bitboard,
    quarry: Bitboard,
    /// The other men of the side that mates, with their squares.
    strikers: ArrayVec<(Option<Role>, Bitboard), MAX_MEN>,
    /// What each of them may attack.
    strikes: ArrayVec<Bitboard, MAX_MEN>,
    /// Where each other man of the victim may stand, promoted or not.
    blockers: ArrayVec<(Option<Role>, Bitboard), MAX_MEN>,
}

impl MateTest {
    /// A test without men. `solid` are the squares of men that never move.
    pub(crate) fn new(by: Color, solid: Bitboard) -> MateTest {
        MateTest {
            by,
            last: None,
            defended: Bitboard::EMPTY,
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

    /// Adds squares that men of the victim attack for certain.
    pub(crate) fn defend(&mut self, squares: Bitboard) {
        self.defended |= squares;
    }

    /// Whether some other man than this may pin a man of the victim to its king.
    fn may_pin(&self, but: usize) -> bool {
        self.strikers.iter().enumerate().any(|(index, (role, _))| {
            index != but && !matches!(role, Some(Role::Pawn | Role::Knight))
        })
    }

    /// Whether a man there can be the one that gives check: the one that has moved, or one behind
    /// it.
    fn may_check(&self, from: Square, place: Square) -> bool {
        self.last.is_none_or(|last| {
            last.to.contains(from) || (attacks::between(from, place) & last.from).any()
        })
    }

    /// Whether the last move, if it is known, can give check to the king where it may be: by itself
    /// or along a line that it opens. A quick look at the king and the move alone.
    pub(crate) fn is_check_possible(&self) -> bool {
        self.last.is_none_or(|last| {
            let opened = fill::attacks(Role::Queen, last.from, Bitboard::EMPTY);
            let direct = match last.role {
                Some(Role::Pawn) => fill::pawns(self.by, last.to),
                Some(role) => fill::attacks(role, last.to, Bitboard::EMPTY),
                None => Bitboard::FULL,
            };
            (self.quarry & (opened | direct)).any()
        })
    }

    /// Adds a man, with all squares it may stand on; without a role, one that goes as a queen and
    /// as a knight.
    pub(crate) fn add(&mut self, color: Color, role: Option<Role>, region: Bitboard) {
        match role {
            Some(Role::King) => {
                if color == self.by {
                    self.hunter = region;
                } else {
                    // It hides nothing from those that check it.
                    self.occupied &= !region;
                    self.quarry = region;
                }
            }
            role if color == self.by => self.strikers.push((role, region)),
            role => self.blockers.push((role, region)),
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
        let blocks = self.blockers.iter().fold(Bitboard::EMPTY, |set, (_, region)| set | *region);
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
            let safe = if self.may_pin(index) { region } else { region & !self.defended };
            safe.without(place).into_iter().any(|from| {
                let attacked = self.attacks(role, from.into());
                if !attacked.contains(place) || !self.may_check(from, place) {
                    return false;
                }
                let open = zone & !(attacked | others);
                // Next to the king it must be protected.
                let bare = Bitboard::from(from) & zone & !others;
                let check = Check {
                    from,
                    between: attacks::between(from, place),
                    // Pinned, or the check is double: then it may help nothing to stand there.
                    excused: if others.contains(place) { Bitboard::FULL } else { others },
                };
                self.kings_covering(place, bare)
                    .any(|covered| self.can_block(open & !covered, &check))
            })
        })
    }

    /// Whether the victim has a man for each of the squares, all at once, none of which stops the
    /// check.
    fn can_block(&self, squares: Bitboard, check: &Check) -> bool {
        let squares: ArrayVec<Square, 8> = squares.into_iter().take(8).collect();
        if squares.len() > self.blockers.len() {
            return false;
        }
        let mut taken_by = [None; MAX_MEN];
        squares.iter().all(|&square| {
            let mut tried = [false; MAX_MEN];
            self.assign(square, check, &mut taken_by, &mut tried)
        })
    }

    /// Gives a square a man, moving others to other squares if need be.
    fn assign(
        &self,
        square: Square,
        check: &Check,
        taken_by: &mut [Option<Square>; MAX_MEN],
        tried: &mut [bool; MAX_MEN],
    ) -> bool {
        for (man, &(role, region)) in self.blockers.iter().enumerate() {
            if !region.contains(square)
                || tried[man]
                || role.is_some_and(|role| check.is_stopped_by(role, !self.by, square))
            {
                continue;
            }
            tried[man] = true;
            let free = match taken_by[man] {
                None => true,
                Some(other) => self.assign(other, check, taken_by, tried),
            };
            if free {
                taken_by[man] = Some(square);
                return true;
            }
        }
        false
    }
}

/// A check by a man on a square.
struct Check {
    from: Square,
    between: Bitboard,
    /// Where a man of the victim may be pinned by another.
    excused: Bitboard,
}

impl Check {
    /// Whether a man of the victim that stands next to its king takes the piece that checks, or
    /// comes between. Only what nothing can hinder counts: the first step of a slider, a leap.
    fn is_stopped_by(&self, role: Role, victim: Color, at: Square) -> bool {
        if self.excused.contains(at) {
            return false;
        }
        let home = Bitboard::from(at);
        let line = self.between.with(self.from);
        let stops = match role {
            Role::Pawn => {
                (fill::pawns(victim, home) & Bitboard::from(self.from))
                    | (home.forward(victim) & self.between)
            }
            Role::King => Bitboard::EMPTY,
            role => fill::attacks(role, home, Bitboard::FULL) & line,
        };
        stops.any()
    }
}

#[cfg(test)]
mod tests;
