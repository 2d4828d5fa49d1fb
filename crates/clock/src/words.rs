//! Every word that this crate writes for people, in English and Spanish.

use crate::{Fault, NotationError};

/// A language in which time controls are told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
}

impl Language {
    /// The text of this language.
    pub(crate) const fn of(self, english: &'static str, spanish: &'static str) -> &'static str {
        match self {
            Language::English => english,
            Language::Spanish => spanish,
        }
    }
}

impl Fault {
    /// What is wrong, in a few words.
    pub const fn what(self, language: Language) -> &'static str {
        let (english, spanish) = match self {
            Fault::Empty => ("the time control is empty", "el control de tiempo está vacío"),
            Fault::UnknownWord => ("unknown word", "palabra desconocida"),
            Fault::Unexpected => ("not understood here", "aquí no se entiende"),
            Fault::NoTime => ("no thinking time", "sin tiempo de reflexión"),
            Fault::Ambiguous => ("minutes or seconds?", "¿minutos o segundos?"),
            Fault::ZeroMoves => ("a period of 0 moves", "un período de 0 jugadas"),
            Fault::ZeroTime => ("a period without time", "un período sin tiempo"),
            Fault::TooLarge => ("a number that is too large", "un número demasiado grande"),
            Fault::NeverReached => ("never reached", "nunca se alcanza"),
            Fault::TooManyPeriods => ("too many periods", "demasiados períodos"),
        };
        language.of(english, spanish)
    }
}

impl NotationError {
    /// What to write instead.
    pub const fn hint(&self, language: Language) -> &'static str {
        let (english, spanish) = match self.fault {
            Fault::Empty | Fault::Unexpected | Fault::UnknownWord => (
                "write it as 90 min/40 + 30 min + 30 s/move, or 40/5400+30:1800+30 in seconds",
                "escríbalo como 90 min/40 + 30 min + 30 s/jugada, o 40/5400+30:1800+30 en segundos",
            ),
            Fault::NoTime => (
                "add the time of the game or of its first period",
                "añada el tiempo de la partida o de su primer período",
            ),
            Fault::Ambiguous => ("give the unit: min or s", "indique la unidad: min o s"),
            Fault::ZeroMoves | Fault::ZeroTime => (
                "give at least one move and some time for each period",
                "indique al menos una jugada y algo de tiempo para cada período",
            ),
            Fault::TooLarge => ("use a smaller number", "use un número menor"),
            Fault::NeverReached => (
                "give the number of moves of every period but the last",
                "indique el número de jugadas de cada período salvo el último",
            ),
            Fault::TooManyPeriods => ("use at most 32 periods", "use como máximo 32 períodos"),
        };
        language.of(english, spanish)
    }
}
