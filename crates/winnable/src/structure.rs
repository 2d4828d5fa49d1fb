//! What the structure rules out: where each man can ever go, which can ever be taken, which pawns
//! can ever promote, in whatever order the moves are made.
//!
//! Everything is overestimated: a man that can move or be taken at some time hinders nobody at any
//! time. So what is still impossible is impossible in every game.

use arrayvec::ArrayVec;
use compongo_board::{Bitboard, Board, CastlingSide, Color, Position, Role, Square};

use crate::fill;
use crate::mate_test::{MAX_MEN, MateTest};

/// Whether no series of moves leads from the position, whoever is to move in it, to a mate by `by`.
pub(crate) fn rules_out(position: &Position, by: Color) -> bool {
    Structure::of(position, by).settle(by).is_some_and(|settled| !settled.allows_mate(by))
}

fn file_of(square: Bitboard) -> Bitboard {
    fill::ahead(Color::White, square) | fill::ahead(Color::Black, square) | square
}

struct Man {
    color: Color,
    /// `None` for whatever a pawn may have become: it goes as a queen and as a knight.
    role: Option<Role>,
    home: Bitboard,
    /// Every square it may ever stand on.
    region: Bitboard,
}

struct Structure {
    men: ArrayVec<Man, MAX_MEN>,
    /// Men that can neither move nor be taken, as far as is known.
    solid: Bitboard,
    /// Where men other than kings may ever stand, by their colour.
    meat: [Bitboard; 2],
    promotes: [Bitboard; 2],
    /// Where men may ever be taken, by their colour.
    struck: [Bitboard; 2],
    /// What the solid men of each side attack, as long as those are the solid men.
    guarded: [Option<Bitboard>; 2],
}

impl Structure {
    fn of(position: &Position, by: Color) -> Structure {
        let board = position.board();
        let mut men = ArrayVec::new();
        for color in [by, !by] {
            for role in Role::ALL {
                for square in board.pieces(color, role) {
                    let home = Bitboard::from(square);
                    men.push(Man { color, role: Some(role), home, region: home });
                }
            }
        }
        let mut structure = Structure {
            men,
            solid: board.occupied(),
            meat: [Color::White, Color::Black]
                .map(|color| board.by_color(color) & !board.by_role(Role::King)),
            promotes: [Bitboard::EMPTY; 2],
            struck: [Bitboard::EMPTY; 2],
            guarded: [None; 2],
        };
        structure.add_rights(position);
        structure
    }

    /// Castling moves king and rook over each other; a pawn may be taken where it passed.
    fn add_rights(&mut self, position: &Position) {
        for color in [Color::White, Color::Black] {
            for side in [CastlingSide::Short, CastlingSide::Long] {
                let Some(rook) = position.castling_rook(color, side) else { continue };
                let king = position.king(color);
                let rank = king.rank();
                self.widen(king, Square::at(side.king_file(), rank));
                self.widen(rook, Square::at(side.rook_file(), rank));
                self.solid &= !(Bitboard::from(king) | Bitboard::from(rook));
            }
        }
        if let Some(passed) = position.ep_square() {
            let us = position.turn();
            self.meat[!us as usize] |= passed.into();
            let pawn = Bitboard::from(passed).forward(!us);
            // Taken or not, it is treated as one that may vanish; taken, it is taken where it passed.
            self.solid &= !pawn;
            for man in self.men.iter_mut().filter(|man| (man.home & pawn).any()) {
                man.region |= passed.into();
            }
        }
    }

    fn widen(&mut self, home: Square, to: Square) {
        for man in &mut self.men {
            if man.home.contains(home) {
                man.region |= to.into();
            }
        }
    }

    /// Lets everything grow until nothing does. `None` if a pawn of `by` can promote: then nothing
    /// is ruled out.
    fn settle(mut self, by: Color) -> Option<Structure> {
        loop {
            let mut changed = false;
            for index in 0..self.men.len() {
                while self.grow(index) {
                    changed = true;
                }
                if self.promotes[by as usize].any() {
                    return None;
                }
            }
            changed |= self.add_promoted(!by);
            if !changed {
                return Some(self);
            }
        }
    }

    /// The squares that the solid men of a player attack as long as they stand.
    fn guarded(&mut self, color: Color) -> Bitboard {
        if let Some(guarded) = self.guarded[color as usize] {
            return guarded;
        }
        let mut guarded = Bitboard::EMPTY;
        for man in &self.men {
            if man.color == color && (man.home & self.solid).any() {
                guarded |= match man.role {
                    Some(Role::Pawn) => fill::pawns(color, man.home),
                    Some(Role::Knight) => fill::knights(man.home),
                    // Blocked at once: a slider that cannot move attacks its neighbours only.
                    Some(Role::Bishop) => fill::bishops(man.home, Bitboard::FULL),
                    Some(Role::Rook) => fill::rooks(man.home, Bitboard::FULL),
                    _ => fill::kings(man.home),
                };
            }
        }
        self.guarded[color as usize] = Some(guarded);
        guarded
    }

    /// The square of the next pawn that comes the other way, if neither can leave the file and it
    /// cannot be taken: two such pawns never pass each other.
    fn fence(&self, index: usize) -> Bitboard {
        let man = &self.men[index];
        let file = file_of(man.home);
        if !file.is_superset(man.region) {
            return Bitboard::EMPTY;
        }
        let ahead = fill::ahead(man.color, man.home);
        let stays = |other: &&Man| {
            other.color != man.color
                && other.role == Some(Role::Pawn)
                && (other.home & ahead).any()
                && file.is_superset(other.region)
                && (other.region & self.struck[other.color as usize]).is_empty()
        };
        self.men.iter().filter(stays).fold(Bitboard::EMPTY, |set, other| set | other.home)
    }

    fn grow(&mut self, index: usize) -> bool {
        let man = &self.men[index];
        let (color, role, region, solid) = (man.color, man.role, man.region, self.solid);
        let prey = self.meat[!color as usize];
        let reached = match role {
            Some(Role::King) => fill::kings(region) & !self.guarded(!color),
            Some(Role::Pawn) => {
                let steps = region.forward(color) & !solid & !region;
                let barred = if steps.any() { self.fence(index) } else { Bitboard::EMPTY };
                (steps & !barred) | (fill::pawns(color, region) & prey)
            }
            Some(role) => fill::attacks(role, region, solid),
            None => fill::attacks(Role::Queen, region, solid) | fill::knights(region),
        };
        let struck = if role == Some(Role::Pawn) {
            fill::pawns(color, region) & prey
        } else {
            reached & prey
        };
        let taken = struck & solid;
        let newly_struck = (struck & !self.struck[!color as usize]).any();
        self.struck[!color as usize] |= struck;
        let region_after = region | (reached & !(solid & !taken));
        let mut changed = region_after != region || newly_struck;
        self.men[index].region = region_after;
        if region_after != region && (self.men[index].home & solid).any() {
            self.solid &= !self.men[index].home;
            self.guarded[color as usize] = None;
        }
        if taken.any() {
            self.solid &= !taken;
            self.guarded[!color as usize] = None;
            changed = true;
        }
        if role != Some(Role::King) {
            self.meat[color as usize] |= region_after;
        }
        if role == Some(Role::Pawn) {
            self.promotes[color as usize] |= region_after & Bitboard::BACK_RANKS;
        }
        changed
    }

    /// Adds a man for all that promote on squares reached lately.
    fn add_promoted(&mut self, color: Color) -> bool {
        let squares = self.promotes[color as usize];
        if squares.is_empty() {
            return false;
        }
        let known = self.men.iter_mut().find(|man| man.color == color && man.role.is_none());
        if let Some(man) = known {
            let grown = (squares & !man.region).any();
            man.region |= squares;
            return grown;
        }
        self.men.push(Man { color, role: None, home: Bitboard::EMPTY, region: squares });
        true
    }

    /// Whether the victim's king could be mated on some square it may reach, every man being where
    /// it is needed.
    fn allows_mate(&self, by: Color) -> bool {
        let promoted = self
            .men
            .iter()
            .find(|man| man.role.is_none())
            .map_or(Bitboard::EMPTY, |man| man.region);
        let mut test = MateTest::new(by, self.solid);
        for man in &self.men {
            match man.role {
                Some(Role::Pawn)
                    if man.color != by && (man.region & Bitboard::BACK_RANKS).any() =>
                {
                    test.add(man.color, None, man.region | promoted);
                }
                None if man.color != by => {}
                role => test.add(man.color, role, man.region),
            }
        }
        test.allows_mate()
    }
}

/// Whether the pawns are so blocked that it is worth asking [`rules_out`]: no pawn of `by` has a
/// free way to promotion.
pub(crate) fn is_worth_asking(board: &Board, by: Color) -> bool {
    let own = board.pieces(by, Role::Pawn);
    let mut ahead = own;
    for _ in 0..6 {
        ahead |= ahead.forward(by) & !board.pieces(!by, Role::Pawn);
    }
    (ahead & Bitboard::home_rank(!by)).is_empty()
}

/// How many pawns of White stand right before one of Black's.
pub(crate) fn rammed_pawns(board: &Board) -> u32 {
    let black = board.pieces(Color::Black, Role::Pawn);
    (board.pieces(Color::White, Role::Pawn).forward(Color::White) & black).count()
}

#[cfg(test)]
mod tests;
