//! Moves as they are said: as the rules for visually impaired players announce them, and in plain
//! words.

mod announced;
mod plain;

pub use announced::appendix;
pub use plain::{Lang, plain};
