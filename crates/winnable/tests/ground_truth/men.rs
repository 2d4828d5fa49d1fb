//! A few men on the board: enough of the rules to enumerate every position of them, written apart
//! from the library's own move generator.

use compongo_board::{Bitboard, Color, Piece, Role, Square, attacks};

/// The most men a class has.
pub(crate) const MAX_MEN: usize = 4;

/// Which men there are: the kings first, White's before Black's, then the others in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Class {
    men: [Option<Piece>; MAX_MEN],
}

const KINGS: [Option<Piece>; 2] =
    [Some(Role::King.of(Color::White)), Some(Role::King.of(Color::Black))];

fn rank_of(piece: Option<Piece>) -> u8 {
    piece.map_or(u8::MAX, |piece| piece.color as u8 * 8 + piece.role as u8)
}

impl Class {
    /// The class with these men besides the kings.
    fn of(mut others: [Option<Piece>; 2]) -> Class {
        others.sort_by_key(|piece| rank_of(*piece));
        Class { men: [KINGS[0], KINGS[1], others[0], others[1]] }
    }

    /// Reads a name such as `KPvKN`, White's men first.
    pub(crate) fn parse(name: &str) -> Class {
        let (white, black) = name.split_once('v').expect(name);
        let men = |letters: &str, color: Color| -> Vec<Piece> {
            let letters = letters.strip_prefix('K').expect(name);
            letters.chars().map(|letter| role(letter).of(color)).collect()
        };
        let mut others = men(white, Color::White);
        others.extend(men(black, Color::Black));
        assert!(others.len() <= 2, "{name} has more than four men");
        Class::of([others.first().copied(), others.get(1).copied()])
    }

    pub(crate) fn men(&self) -> impl DoubleEndedIterator<Item = (usize, Piece)> + '_ {
        self.men.iter().enumerate().filter_map(|(man, piece)| Some((man, (*piece)?)))
    }

    pub(crate) fn has(self, man: usize) -> bool {
        self.men[man].is_some()
    }

    /// The classes one capture or promotion away, or both at once.
    pub(crate) fn successors(self) -> Vec<Class> {
        let mut classes = Vec::new();
        let others = [self.men[2], self.men[3]];
        for taken in [None, Some(0), Some(1)] {
            let mut left = others;
            if let Some(taken) = taken {
                left[taken] = None;
            }
            classes.push(Class::of(left));
            for (man, piece) in left.into_iter().enumerate() {
                let Some(Piece { color, role: Role::Pawn }) = piece else { continue };
                for role in PROMOTIONS {
                    let mut promoted = left;
                    promoted[man] = Some(role.of(color));
                    classes.push(Class::of(promoted));
                }
            }
        }
        classes.retain(|class| *class != self);
        classes
    }
}

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

fn role(letter: char) -> Role {
    let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    roles["PNBRQK".find(letter).expect("a letter of a piece")]
}

/// Men on their squares, and whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placement {
    pub(crate) class: Class,
    pub(crate) squares: [Square; MAX_MEN],
    pub(crate) turn: Color,
}

impl Placement {
    /// The number of different indices of a class.
    pub(crate) const LIMIT: usize = 1 << 25;

    /// The same for all that mirroring the files and swapping equal men make one.
    pub(crate) fn index(&self) -> usize {
        let mirror = u8::from(self.squares[0].index() & 4 != 0) * 7;
        let mut squares = self.squares.map(|square| square.index() ^ mirror as usize);
        if self.class.men[2] == self.class.men[3] && squares[2] > squares[3] {
            squares.swap(2, 3);
        }
        for (man, square) in squares.iter_mut().enumerate() {
            if !self.class.has(man) {
                *square = 0;
            }
        }
        squares.into_iter().rev().fold(0, |index, square| index << 6 | square) << 1
            | self.turn as usize
    }

    /// The placement of an index, if it is the one the index stands for and the men can stand so.
    pub(crate) fn at(class: Class, index: usize) -> Option<Placement> {
        let turn = if index & 1 == 0 { Color::White } else { Color::Black };
        let square = |man: usize| Square::new((index >> (1 + 6 * man)) as u8);
        let placement = Placement { class, squares: [0, 1, 2, 3].map(square), turn };
        (placement.index() == index && placement.is_possible()).then_some(placement)
    }

    pub(crate) fn occupied(&self) -> Bitboard {
        self.class.men().map(|(man, _)| self.squares[man]).collect()
    }

    /// Whether the men stand on different squares that they may stand on, and the player who has
    /// just moved is not in check.
    fn is_possible(&self) -> bool {
        let occupied = self.occupied();
        let pawns_stand = self.class.men().all(|(man, piece)| {
            piece.role != Role::Pawn || !Bitboard::BACK_RANKS.contains(self.squares[man])
        });
        occupied.count() as usize == self.class.men().count()
            && pawns_stand
            && !self.is_attacked(!self.turn, occupied, None)
    }

    /// Whether a man other than a king is attacked by the other side.
    pub(crate) fn is_any_man_attacked(&self) -> bool {
        let occupied = self.occupied();
        let attacks = |man: usize, piece, prey: usize| {
            attacks::of(piece, self.squares[man], occupied).contains(self.squares[prey])
        };
        let preys = || self.class.men().filter(|(_, prey)| prey.role != Role::King);
        self.class.men().any(|(man, piece)| {
            preys().any(|(prey, other)| other.color != piece.color && attacks(man, piece, prey))
        })
    }

    /// Whether there are two bishops, both on squares of one colour.
    pub(crate) fn has_bishops_of_one_colour(&self) -> bool {
        let bishops = || self.class.men().filter(|(_, piece)| piece.role == Role::Bishop);
        let light =
            bishops().filter(|(man, _)| Bitboard::LIGHT.contains(self.squares[*man])).count();
        bishops().count() == 2 && light != 1
    }

    /// Whether a player's king is attacked; one man may have been taken.
    pub(crate) fn is_attacked(
        &self,
        color: Color,
        occupied: Bitboard,
        taken: Option<usize>,
    ) -> bool {
        let king = self.squares[color as usize];
        self.class.men().any(|(man, piece)| {
            piece.color != color
                && Some(man) != taken
                && attacks::of(piece, self.squares[man], occupied).contains(king)
        })
    }

    /// Calls back with every legal move until told to stop: the placement after it, and whether it
    /// takes something or promotes (then the class is another). `true` if it was told to.
    pub(crate) fn each_move(&self, mut stop: impl FnMut(&Placement, MoveTraits) -> bool) -> bool {
        let occupied = self.occupied();
        for (man, piece) in self.class.men().filter(|(_, piece)| piece.color == self.turn) {
            for to in self.targets(man, piece, occupied) {
                let taken = self
                    .class
                    .men()
                    .find(|(other, _)| self.squares[*other] == to)
                    .map(|(at, _)| at);
                let mut next = *self;
                next.squares[man] = to;
                next.turn = !self.turn;
                let now = occupied.without(self.squares[man]).with(to);
                if next.is_attacked(self.turn, now, taken) {
                    continue;
                }
                let promotes = piece.role == Role::Pawn && Bitboard::BACK_RANKS.contains(to);
                let passed = passed(piece, self.squares[man], to);
                let traits = MoveTraits { captures: taken.is_some(), promotes, passed };
                let become_: &[Role] = if promotes { &PROMOTIONS } else { &[piece.role] };
                for role in become_ {
                    let mut after = next;
                    after.class.men[man] = Some(role.of(piece.color));
                    if let Some(taken) = taken {
                        after.class.men[taken] = None;
                    }
                    after.put_in_order();
                    if stop(&after, traits) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Calls back with the placement after each legal capture en passant until told to stop, if the
    /// opponent's pawn has just passed a square. `true` if it was told to.
    pub(crate) fn each_en_passant(
        &self,
        passed: Square,
        mut stop: impl FnMut(&Placement) -> bool,
    ) -> bool {
        let stands = Bitboard::from(passed).forward(!self.turn);
        let Some((taken, _)) =
            self.class.men().find(|(man, _)| stands.contains(self.squares[*man]))
        else {
            return false;
        };
        let occupied = self.occupied().without(self.squares[taken]);
        self.class.men().any(|(man, piece)| {
            let reaches = || attacks::of(piece, self.squares[man], occupied).contains(passed);
            if piece != Role::Pawn.of(self.turn) || !reaches() {
                return false;
            }
            let mut next = *self;
            next.squares[man] = passed;
            next.turn = !self.turn;
            let now = occupied.without(self.squares[man]).with(passed);
            if next.is_attacked(self.turn, now, Some(taken)) {
                return false;
            }
            next.class.men[taken] = None;
            next.put_in_order();
            stop(&next)
        })
    }

    fn put_in_order(&mut self) {
        let (third, fourth) = (rank_of(self.class.men[2]), rank_of(self.class.men[3]));
        if third > fourth {
            self.class.men.swap(2, 3);
            self.squares.swap(2, 3);
        }
    }

    fn targets(&self, man: usize, piece: Piece, occupied: Bitboard) -> Bitboard {
        let from = self.squares[man];
        let side = |color| -> Bitboard {
            let men = self.class.men().filter(|(_, other)| other.color == color);
            men.map(|(man, _)| self.squares[man]).collect()
        };
        let attacked = attacks::of(piece, from, occupied);
        if piece.role != Role::Pawn {
            return attacked & !side(self.turn);
        }
        let step = Bitboard::from(from).forward(self.turn) & !occupied;
        let third = Bitboard::home_rank(self.turn).forward(self.turn).forward(self.turn);
        let double = (step & third).forward(self.turn) & !occupied;
        step | double | (attacked & side(!self.turn))
    }

    /// Calls back with every placement from which a move that neither takes nor promotes leads
    /// here, and the square that the move passed if it was a double step.
    pub(crate) fn each_predecessor(&self, mut visit: impl FnMut(&Placement, Option<Square>)) {
        let (occupied, mover) = (self.occupied(), !self.turn);
        for (man, piece) in self.class.men().filter(|(_, piece)| piece.color == mover) {
            let to = self.squares[man];
            let origins = if piece.role == Role::Pawn {
                let back = |set: Bitboard| set.forward(!mover) & !occupied;
                let one = back(to.into()) & !Bitboard::home_rank(mover);
                let fourth = Bitboard::home_rank(!mover).forward(!mover);
                let fourth = fourth.forward(!mover).forward(!mover).forward(!mover);
                one | if fourth.contains(to) { back(one) } else { Bitboard::EMPTY }
            } else {
                attacks::of(piece, to, occupied) & !occupied
            };
            for from in origins {
                let mut before = *self;
                before.squares[man] = from;
                before.turn = mover;
                let then = occupied.without(to).with(from);
                if !before.is_attacked(self.turn, then, None) {
                    visit(&before, passed(piece, from, to));
                }
            }
        }
    }
}

/// The square that a pawn passes with a double step.
fn passed(piece: Piece, from: Square, to: Square) -> Option<Square> {
    let double = piece.role == Role::Pawn && from.index().abs_diff(to.index()) == 16;
    double.then(|| Square::new((from.index() + to.index()) as u8 / 2))
}

/// What matters of a move beside the placement after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MoveTraits {
    pub(crate) captures: bool,
    pub(crate) promotes: bool,
    /// The square that a double step has passed.
    pub(crate) passed: Option<Square>,
}
