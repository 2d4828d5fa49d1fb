use core::fmt;

use crate::{Bitboard, Color, File, Piece, Rank, Role, Square};

/// The pieces on the 64 squares: eight bitboards, and nothing about whose turn it is.
///
/// Any arrangement can be held, also one that no game can reach.
///
/// ```
/// use compongo_board::{Board, Color, Role, Square};
///
/// let board = Board::initial();
/// assert_eq!(board.piece_at(Square::D8), Some(Role::Queen.of(Color::Black)));
/// assert_eq!(board.occupied().count(), 32);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) roles: [Bitboard; 6],
    pub(crate) colors: [Bitboard; 2],
}

/// What stands on a square: 0 for nothing, otherwise the role plus one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Occupant(pub(crate) usize);

impl Occupant {
    pub(crate) const NONE: Occupant = Occupant(0);
    pub(crate) const PAWN: Occupant = Occupant(Role::Pawn as usize + 1);
    pub(crate) const KING: Occupant = Occupant(Role::King as usize + 1);

    #[inline(always)]
    pub(crate) const fn of(role: Role) -> Occupant {
        Occupant(role as usize + 1)
    }
}

impl Board {
    /// What stands on a square, by arithmetic instead of a search: which piece moves next is what
    /// a processor cannot predict. Each bit of the code is the union of three roles.
    #[inline(always)]
    pub(crate) fn occupant(&self, square: Square) -> Occupant {
        let [pawns, knights, bishops, rooks, queens, kings] = self.roles;
        let bit = |set: Bitboard| (set.0 >> square.index() & 1) as usize;
        let one = bit(pawns | bishops | queens);
        let two = bit(knights | bishops | kings);
        let four = bit(rooks | queens | kings);
        Occupant(one + 2 * two + 4 * four)
    }

    /// The empty board.
    pub const EMPTY: Board = Board { roles: [Bitboard::EMPTY; 6], colors: [Bitboard::EMPTY; 2] };

    /// The initial position of the pieces (2.2, 2.3).
    pub const fn initial() -> Board {
        Board {
            roles: [
                Bitboard(0x00FF_0000_0000_FF00),
                Bitboard(0x4200_0000_0000_0042),
                Bitboard(0x2400_0000_0000_0024),
                Bitboard(0x8100_0000_0000_0081),
                Bitboard(0x0800_0000_0000_0008),
                Bitboard(0x1000_0000_0000_0010),
            ],
            colors: [Bitboard(0xFFFF), Bitboard(0xFFFF_0000_0000_0000)],
        }
    }

    /// Every occupied square.
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.colors[0].0 | self.colors[1].0)
    }

    /// The squares of a player's pieces.
    #[inline]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        self.colors[color as usize]
    }

    /// The squares of the pieces of a role, of both players.
    #[inline]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// The squares of a player's pieces of a role.
    #[inline]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.roles[role as usize].0 & self.colors[color as usize].0)
    }

    /// The squares of a piece.
    #[inline]
    pub const fn of(&self, piece: Piece) -> Bitboard {
        self.pieces(piece.color, piece.role)
    }

    /// A player's bishops and queens.
    #[inline]
    pub(crate) fn diagonal_sliders(&self, color: Color) -> Bitboard {
        (self.by_role(Role::Bishop) | self.by_role(Role::Queen)) & self.by_color(color)
    }

    /// A player's rooks and queens.
    #[inline]
    pub(crate) fn orthogonal_sliders(&self, color: Color) -> Bitboard {
        (self.by_role(Role::Rook) | self.by_role(Role::Queen)) & self.by_color(color)
    }

    /// The square of a player's king, if he has exactly one.
    #[inline]
    pub const fn king_of(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).single()
    }

    /// The role of the piece on a square.
    #[inline]
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        if !self.occupied().contains(square) {
            return None;
        }
        let mut index = 0;
        while index < 5 {
            if self.roles[index].contains(square) {
                return Some(Role::ALL[index]);
            }
            index += 1;
        }
        Some(Role::King)
    }

    /// The colour of the piece on a square.
    #[inline]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if self.colors[0].contains(square) {
            Some(Color::White)
        } else if self.colors[1].contains(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// The piece on a square.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match (self.color_at(square), self.role_at(square)) {
            (Some(color), Some(role)) => Some(Piece { color, role }),
            _ => None,
        }
    }

    /// Takes whatever stands on a square off the board.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        let keep = !Bitboard::from(square);
        for set in self.roles.iter_mut().chain(&mut self.colors) {
            *set &= keep;
        }
    }

    /// Puts a piece on a square, in place of whatever stood there.
    #[inline]
    pub fn put(&mut self, piece: Piece, square: Square) {
        self.remove(square);
        self.put_on_empty(piece, square);
    }

    /// Puts a piece on a square on which nothing stands.
    #[inline]
    pub(crate) fn put_on_empty(&mut self, piece: Piece, square: Square) {
        let square = Bitboard::from(square);
        self.roles[piece.role as usize] |= square;
        self.colors[piece.color as usize] |= square;
    }

    /// The pieces and their squares, by square from a1.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The pieces of a player that attack a square (3.1.2 in 2018), on a given occupation, pinned
    /// or not (3.1.3).
    #[inline]
    pub fn attackers(&self, by: Color, square: Square, occupied: Bitboard) -> Bitboard {
        use crate::attacks::*;
        (pawn_attacks(!by, square) & self.pieces(by, Role::Pawn))
            | (knight_attacks(square) & self.pieces(by, Role::Knight))
            | (king_attacks(square) & self.pieces(by, Role::King))
            | (bishop_attacks(square, occupied) & self.diagonal_sliders(by))
            | (rook_attacks(square, occupied) & self.orthogonal_sliders(by))
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::initial()
    }
}

impl fmt::Display for Board {
    /// Eight lines of eight letters or points, the eighth rank first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let piece = self.piece_at(Square::at(file, rank));
                let space = if file == File::A { "" } else { " " };
                write!(f, "{space}{}", piece.map_or('.', Piece::fen_char))?;
            }
            if rank != Rank::First {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}
