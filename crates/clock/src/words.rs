//! Every word that this crate writes for people, in English and Spanish.

use crate::scan::Seconds;
use crate::{Bonus, Fault, NotationError, Overtime, Part};

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

/// The parts of a control as a sentence without full stop.
pub(crate) fn sentence(parts: &[Part], language: Language) -> String {
    let whole = !matches!(parts, [Part::Period { .. }, Part::Period { .. }, ..]);
    let mut text = String::new();
    for (index, part) in parts.iter().enumerate() {
        let joined = match (index, part) {
            (0, _) => "",
            (_, Part::Bonus { .. }) => language.of(", with ", ", con "),
            _ => language.of(", then ", ", luego "),
        };
        text += joined;
        text += &words_of(part, whole, language);
    }
    text
}

/// Different times for the two players.
pub(crate) fn both(white: &str, black: &str, language: Language) -> String {
    match language {
        Language::English => format!("White: {white}; Black: {black}"),
        Language::Spanish => format!("Blancas: {white}; Negras: {black}"),
    }
}

fn words_of(part: &Part, whole: bool, language: Language) -> String {
    let time = |ms: u64| amount(ms, language);
    match *part {
        Part::Period { time_ms, moves: None, .. } => {
            let game = if whole {
                language.of("for the game", "para toda la partida")
            } else {
                language.of("for the rest of the game", "para el resto de la partida")
            };
            format!("{} {game}", time(time_ms))
        }
        Part::Period { time_ms, moves: Some(moves), repeated } => {
            let every = if repeated {
                language.of("for every", "para cada")
            } else {
                language.of("for", "para")
            };
            format!("{} {every} {}", time(time_ms), moves_of(moves.get(), language))
        }
        Part::Overtime(Overtime::None) => String::new(),
        Part::Overtime(Overtime::ByoYomi { periods, time_ms }) => {
            let of = match (language, periods.get()) {
                (Language::English, 1) => "byo-yomi period of",
                (Language::English, _) => "byo-yomi periods of",
                (Language::Spanish, 1) => "período byo-yomi de",
                (Language::Spanish, _) => "períodos byo-yomi de",
            };
            format!("{periods} {of} {}", time(time_ms))
        }
        Part::Overtime(Overtime::Canadian { moves, time_ms }) => {
            let every = language.of("for every", "para cada");
            let kind = language.of("(Canadian)", "(canadiense)");
            format!("{} {every} {} {kind}", time(time_ms), moves_of(moves.get(), language))
        }
        Part::Gong { time_ms } => {
            format!("{} {} (gong)", time(time_ms), language.of("per move", "por jugada"))
        }
        Part::Hourglass { time_ms } => {
            format!("{} {}", language.of("hourglass of", "reloj de arena de"), time(time_ms))
        }
        Part::Bonus { bonus, from, to } => {
            let kind = match bonus {
                Bonus::None | Bonus::Increment(_) => {
                    language.of("an increment of", "un incremento de")
                }
                Bonus::Delay(_) => language.of("a delay of", "una demora de"),
                Bonus::Bronstein(_) => {
                    language.of("a Bronstein delay of", "una demora Bronstein de")
                }
            };
            let from_move = language.of("per move from move", "por jugada desde la jugada");
            let text = format!("{kind} {} {from_move} {from}", time(bonus.ms()));
            let to_move = language.of("to move", "hasta la jugada");
            to.map_or(text.clone(), |to| format!("{text} {to_move} {to}"))
        }
    }
}

fn moves_of(moves: u32, language: Language) -> String {
    let one = language.of("move", "jugada");
    let many = language.of("moves", "jugadas");
    format!("{moves} {}", if moves == 1 { one } else { many })
}

/// Days, minutes or seconds, and minutes with seconds if neither comes out even.
fn amount(ms: u64, language: Language) -> String {
    const DAY: u64 = 86_400_000;
    const MINUTE: u64 = 60_000;
    let unit = |value: u64, thousandths: u64, one: &'static str, many: &'static str| {
        format!("{} {}", Seconds(thousandths), if value == 1 { one } else { many })
    };
    let days = |ms: u64| {
        let (one, many) = (language.of("day", "día"), language.of("days", "días"));
        unit(ms / DAY, ms / DAY * 1000, one, many)
    };
    let minutes = |ms: u64| {
        let (one, many) = (language.of("minute", "minuto"), language.of("minutes", "minutos"));
        unit(ms / MINUTE, ms / MINUTE * 1000, one, many)
    };
    let seconds = |ms: u64| {
        let (one, many) = (language.of("second", "segundo"), language.of("seconds", "segundos"));
        unit(u64::from(ms == 1000), ms, one, many)
    };
    if ms >= DAY && ms.is_multiple_of(DAY) {
        days(ms)
    } else if ms.is_multiple_of(MINUTE) {
        minutes(ms)
    } else if ms < 2 * MINUTE {
        seconds(ms)
    } else {
        format!("{} {}", minutes(ms), seconds(ms % MINUTE))
    }
}
