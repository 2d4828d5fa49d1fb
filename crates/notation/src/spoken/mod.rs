//! Moves as they are said: as the rules for visually impaired players announce them, and in plain
//! words.

mod announced;
mod names;
mod plain;
mod style;

pub use announced::{appendix, say};
use compongo_board::{Move, Position};
pub use plain::plain;
pub use style::{Form, Lang, Names, Numbers, Style};

use crate::CheckSign;

/// What is said after a move that gives check.
fn short_sign(position: &Position, mv: Move, words: &names::Words) -> &'static str {
    match CheckSign::of(&position.play_legal(mv)) {
        CheckSign::None => "",
        CheckSign::Check => words.check,
        CheckSign::Mate => words.checkmate,
    }
}
