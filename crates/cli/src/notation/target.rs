//! The forms a move can be written in.

use compongo_board::{Move, Position};
use compongo_notation::{Alphabet, spoken, uci, write_lan, write_san};

/// What moves are converted to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Target {
    /// Standard algebraic notation with the letters of a language, or figurines.
    Letters(&'static Alphabet),
    /// Long algebraic notation.
    Long,
    /// The notation engines speak.
    Uci,
    /// As announced to a visually impaired player.
    Announced,
    /// In plain words.
    Words(spoken::Lang),
}

impl Target {
    /// By the name typed.
    pub(crate) fn named(name: &str) -> Option<Target> {
        Some(match name {
            "lan" => Target::Long,
            "uci" => Target::Uci,
            "spoken" => Target::Announced,
            "spoken-en" => Target::Words(spoken::Lang::English),
            "spoken-es" => Target::Words(spoken::Lang::Spanish),
            "spoken-de" => Target::Words(spoken::Lang::German),
            // A language, or `figurine`.
            code => Target::Letters(Alphabet::by_code(code)?),
        })
    }

    /// Whether moves are spoken, one per line, instead of replaced in their game.
    pub(super) fn is_spoken(self) -> bool {
        matches!(self, Target::Announced | Target::Words(_))
    }

    /// A legal move in this form.
    pub(super) fn write(self, position: &Position, mv: Move) -> String {
        match self {
            Target::Letters(alphabet) => write_san(position, mv, alphabet),
            Target::Long => write_lan(position, mv, Alphabet::ENGLISH),
            Target::Uci => uci::write(position, mv),
            Target::Announced => spoken::appendix(position, mv),
            Target::Words(lang) => spoken::plain(position, mv, lang),
        }
    }
}
