//! What the reader accepts before it calls something too long.

/// Bounds on what one game may ask of the reader.
///
/// Whatever exceeds them is reported as a [`Fault`](crate::Fault) and passed over; the games
/// after it are read all the same.
///
/// ```
/// let limits = compongo_pgn::Limits { max_depth: 8, ..Default::default() };
/// assert_eq!(limits.max_game_bytes, 16 << 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Longest game in bytes. [`Batches`](crate::Batches) holds at most about twice as much.
    pub max_game_bytes: usize,
    /// Deepest nesting of variations.
    pub max_depth: u32,
    /// Longest value of a tag in bytes; the rest of a longer one is cut off.
    pub max_tag_value: usize,
    /// Most tags in one game; further ones are dropped.
    pub max_tags: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { max_game_bytes: 16 << 20, max_depth: 64, max_tag_value: 64 << 10, max_tags: 512 }
    }
}
