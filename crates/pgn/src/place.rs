//! A place in a game file.

/// A place in a stream of games, as people and editors need it.
///
/// ```
/// use compongo_pgn::Place;
///
/// let place = Place { offset: 120, line: 8, game: 1 };
/// assert_eq!(place.to_string(), "game 1, line 8, byte 120");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Byte in the (decompressed) stream, from 0.
    pub offset: u64,
    /// Line, from 1. Lines end in LF, CR LF, or CR alone.
    pub line: u64,
    /// Game, from 1.
    pub game: u64,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "game {}, line {}, byte {}", self.game, self.line, self.offset)
    }
}
