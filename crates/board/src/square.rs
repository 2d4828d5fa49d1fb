use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::Color;

macro_rules! line {
    ($(#[$doc:meta])* $name:ident, $first:literal, $($variant:ident = $index:literal),+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "each variant is the line it is named after")]
        pub enum $name { $($variant = $index),+ }

        impl $name {
            /// All eight, in order.
            pub const ALL: [$name; 8] = [$($name::$variant),+];

            /// From 0 to 7; only the three low bits count.
            #[inline]
            pub const fn new(index: u8) -> $name {
                match index & 7 { $($index => $name::$variant,)+ _ => unreachable!() }
            }

            /// The character used in notation, `a` to `h` or `1` to `8`.
            #[inline]
            pub const fn to_char(self) -> char {
                ($first + self as u8) as char
            }

            /// Reads the character used in notation.
            #[inline]
            pub const fn from_char(character: char) -> Option<$name> {
                let index = (character as u32).wrapping_sub($first as u32);
                if index < 8 { Some($name::new(index as u8)) } else { None }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.to_char())
            }
        }
    };
}

line!(
    /// A file: a vertical line of squares (Article 2.4).
    File, b'a', A = 0, B = 1, C = 2, D = 3, E = 4, F = 5, G = 6, H = 7
);
line!(
    /// A rank: a horizontal line of squares (Article 2.4), the first nearest to White.
    Rank, b'1', First = 0, Second = 1, Third = 2, Fourth = 3, Fifth = 4, Sixth = 5, Seventh = 6,
    Eighth = 7
);

impl Rank {
    /// The rank as the player of that colour counts it from his own side.
    #[inline]
    #[must_use]
    pub const fn relative_to(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank::new(7 - self as u8),
        }
    }
}

/// One of the 64 squares, a1 = 0, b1 = 1, … h8 = 63.
///
/// ```
/// use compongo_board::{File, Rank, Square};
///
/// let e4: Square = "e4".parse()?;
/// assert_eq!(e4, Square::E4);
/// assert_eq!((e4.file(), e4.rank()), (File::E, Rank::Fourth));
/// # Ok::<(), compongo_board::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The text is not a square from `a1` to `h8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not a square: expected a file a to h and a rank 1 to 8, as in e4")]
pub struct ParseSquareError;

macro_rules! squares {
    ($($name:ident)+) => {
        #[expect(missing_docs, reason = "each constant is the square it is named after")]
        impl Square { squares!(@ 0u8, $($name)+); }
    };
    (@ $index:expr, $name:ident $($rest:ident)*) => {
        pub const $name: Square = Square($index);
        squares!(@ $index + 1, $($rest)*);
    };
    (@ $index:expr,) => {};
}
squares!(
    A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2 E2 F2 G2 H2 A3 B3 C3 D3 E3 F3 G3 H3 A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5 A6 B6 C6 D6 E6 F6 G6 H6 A7 B7 C7 D7 E7 F7 G7 H7 A8 B8 C8 D8 E8 F8 G8 H8
);

impl Square {
    /// The square of an index; only the six low bits count.
    #[inline]
    pub const fn new(index: u8) -> Square {
        Square(index & 63)
    }

    /// The square where a file and a rank cross.
    #[inline]
    pub const fn at(file: File, rank: Rank) -> Square {
        Square(rank as u8 * 8 + file as u8)
    }

    /// All 64 squares, a1, b1, … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square)
    }

    /// 0 for a1 to 63 for h8. Always below 64.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file the square stands on.
    #[inline]
    pub const fn file(self) -> File {
        File::new(self.0)
    }

    /// The rank the square stands on.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::new(self.0 >> 3)
    }

    /// Whether the square is light, as h1 is (Article 2.1).
    #[inline]
    pub const fn is_light(self) -> bool {
        ((self.0 >> 3) ^ self.0) & 1 == 1
    }

    /// The square so many files to the right and ranks up (seen from White), if on the board.
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        // Wide enough for any step.
        let file = (self.0 & 7) as i16 + files as i16;
        let rank = (self.0 >> 3) as i16 + ranks as i16;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Square((rank * 8 + file) as u8))
    }

    /// King steps to another square: the greater of the distances in files and ranks.
    #[inline]
    pub const fn distance(self, other: Square) -> u8 {
        let files = (self.0 & 7).abs_diff(other.0 & 7);
        let ranks = (self.0 >> 3).abs_diff(other.0 >> 3);
        if files > ranks { files } else { ranks }
    }

    /// Reads two characters, as `*b"e4"`.
    #[inline]
    pub const fn from_ascii(text: [u8; 2]) -> Option<Square> {
        let file = text[0].wrapping_sub(b'a');
        let rank = text[1].wrapping_sub(b'1');
        if file < 8 && rank < 8 { Some(Square(rank * 8 + file)) } else { None }
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        <[u8; 2]>::try_from(text.as_bytes())
            .ok()
            .and_then(Square::from_ascii)
            .ok_or(ParseSquareError)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().to_char(), self.rank().to_char())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
