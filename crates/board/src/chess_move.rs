use core::fmt;

use crate::{File, Role, Square};

/// The two sides of castling (Article 3.8.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingSide {
    /// With the rook nearer to the h-file: the king ends on the g-file, the rook on the f-file.
    Short = 0,
    /// With the rook nearer to the a-file: the king ends on the c-file, the rook on the d-file.
    Long = 1,
}

impl CastlingSide {
    /// Short, then long.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::Short, CastlingSide::Long];

    /// The file the king ends on.
    #[inline]
    pub const fn king_file(self) -> File {
        match self {
            CastlingSide::Short => File::G,
            CastlingSide::Long => File::C,
        }
    }

    /// The file the rook ends on.
    #[inline]
    pub const fn rook_file(self) -> File {
        match self {
            CastlingSide::Short => File::F,
            CastlingSide::Long => File::D,
        }
    }
}

/// What happens besides a piece going from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum MoveKind {
    /// A piece goes to an empty square or takes what stands there.
    Normal = 0,
    /// A pawn's first advance by two squares (3.7.2 in 2018).
    DoubleStep,
    /// A pawn takes the pawn that has just advanced by two squares beside it (3.7.4 in 2018).
    EnPassant,
    /// Castling on the side of the h-file.
    CastleShort,
    /// Castling on the side of the a-file.
    CastleLong,
    /// A pawn reaches the last rank and becomes a knight (3.7.5 in 2018).
    PromoteKnight,
    /// A pawn becomes a bishop.
    PromoteBishop,
    /// A pawn becomes a rook.
    PromoteRook,
    /// A pawn becomes a queen.
    PromoteQueen,
}

/// A move: three bytes that mean something only with the position they belong to.
///
/// Castling is held as *king takes own rook* (`to` is the square of the rook), which is the one
/// form that has no second meaning in Chess960; [`Move::king_target`] is where the king goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The square the piece (in castling, the king) leaves.
    pub from: Square,
    /// The square the piece arrives on; in castling, the square of the rook.
    pub to: Square,
    /// What else happens.
    pub kind: MoveKind,
}

const _: () = assert!(size_of::<Move>() == 3);

impl Move {
    /// A move of a kind.
    #[inline]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        Move { from, to, kind }
    }

    /// The piece the pawn becomes, if this is a promotion.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::PromoteKnight => Some(Role::Knight),
            MoveKind::PromoteBishop => Some(Role::Bishop),
            MoveKind::PromoteRook => Some(Role::Rook),
            MoveKind::PromoteQueen => Some(Role::Queen),
            _ => None,
        }
    }

    /// The side, if this is castling.
    #[inline]
    pub const fn castling(self) -> Option<CastlingSide> {
        match self.kind {
            MoveKind::CastleShort => Some(CastlingSide::Short),
            MoveKind::CastleLong => Some(CastlingSide::Long),
            _ => None,
        }
    }

    /// The square the king stands on after castling; of every other move simply `to`, whatever
    /// piece moves. With `from` it says where the piece in the player's hand goes.
    ///
    /// ```
    /// use compongo_board::{Move, MoveKind, Square};
    ///
    /// let castling = Move::new(Square::E1, Square::H1, MoveKind::CastleShort);
    /// assert_eq!(castling.king_target(), Square::G1);
    /// let knight = Move::new(Square::G1, Square::F3, MoveKind::Normal);
    /// assert_eq!(knight.king_target(), Square::F3);
    /// ```
    #[inline]
    pub const fn king_target(self) -> Square {
        match self.castling() {
            Some(side) => Square::at(side.king_file(), self.from.rank()),
            None => self.to,
        }
    }
}

impl MoveKind {
    /// The four promotions, queen first.
    pub const PROMOTIONS: [MoveKind; 4] = [
        MoveKind::PromoteQueen,
        MoveKind::PromoteRook,
        MoveKind::PromoteBishop,
        MoveKind::PromoteKnight,
    ];

    /// The promotion to a role; `None` for a pawn or a king.
    #[inline]
    pub const fn promoting_to(role: Role) -> Option<MoveKind> {
        match role {
            Role::Knight => Some(MoveKind::PromoteKnight),
            Role::Bishop => Some(MoveKind::PromoteBishop),
            Role::Rook => Some(MoveKind::PromoteRook),
            Role::Queen => Some(MoveKind::PromoteQueen),
            Role::Pawn | Role::King => None,
        }
    }

    /// Castling on a side.
    #[inline]
    pub const fn castling_on(side: CastlingSide) -> MoveKind {
        match side {
            CastlingSide::Short => MoveKind::CastleShort,
            CastlingSide::Long => MoveKind::CastleLong,
        }
    }
}

impl fmt::Display for Move {
    /// From, to and the promotion letter, castling as king takes rook: `e2e4`, `e7e8q`, `e1h1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion() {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")?;
        match self.kind {
            MoveKind::Normal => Ok(()),
            kind => write!(f, " ({kind:?})"),
        }
    }
}
