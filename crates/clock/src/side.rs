use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One face of the chess clock (Article 6.1): the player whose time it shows.
///
/// ```
/// use compongo_clock::Side;
///
/// assert_eq!(!Side::White, Side::Black);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The player of the light-coloured pieces.
    White,
    /// The player of the dark-coloured pieces.
    Black,
}

impl Side {
    /// White, then Black.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// `White` or `Black` chosen by a predicate.
    #[inline]
    pub const fn from_white(white: bool) -> Side {
        if white { Side::White } else { Side::Black }
    }

    /// `true` for [`Side::White`].
    #[inline]
    pub const fn is_white(self) -> bool {
        matches!(self, Side::White)
    }
}

impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        Side::from_white(!self.is_white())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_white() { "White" } else { "Black" })
    }
}

/// A pair of values, one for each face, indexed by [`Side`].
///
/// ```
/// use compongo_clock::{BySide, Side};
///
/// let minutes = BySide { white: 10, black: 7 };
/// assert_eq!(minutes[Side::Black], 7);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySide<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> BySide<T> {
    /// Computes the value of each side.
    #[inline]
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { white: f(Side::White), black: f(Side::Black) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
