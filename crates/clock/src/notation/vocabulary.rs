//! The words in which people write time controls, in English and Spanish.

use super::tokens::{Token, Unit};

/// What a word means in a time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// "moves": after a number how many, else to be ignored or a mistake.
    Moves,
    /// "move": after a number how many, else for each of them.
    Move,
    /// "per", "each".
    Per,
    /// "for", "in": between a time and its moves.
    For,
    /// All moves that remain.
    Rest,
    /// `G/60`, `SD/30`: the same in American announcements.
    Guillotine,
    Increment,
    Delay,
    Bronstein,
    /// "from move 41".
    From,
    /// "after move 40".
    After,
    /// "to move 40".
    To,
    /// "from the beginning".
    Beginning,
    Then,
    /// "plus", as the sign.
    Plus,
    /// Guidelines III.
    Quickplay,
    Armageddon,
    Versus,
    White,
    Black,
    Hourglass,
    ByoYomi,
    Canadian,
    Gong,
    /// "5 x 60 s".
    Times,
    /// Says nothing.
    Filler,
}

const UNITS: [(Unit, &[&str]); 4] = [
    (
        Unit::Second,
        &["s", "sec", "secs", "second", "seconds", "seg", "segs", "segundo", "segundos"],
    ),
    (Unit::Minute, &["m", "min", "mins", "minute", "minutes", "minuto", "minutos"]),
    (Unit::Hour, &["h", "hr", "hrs", "hour", "hours", "hora", "horas"]),
    (Unit::Day, &["day", "days", "día", "dia", "días", "dias"]),
];

#[rustfmt::skip]
const WORDS: [(Word, &[&str]); 26] = [
    (Word::Moves, &["moves", "mvs", "jugadas", "movimientos", "movs", "jugs"]),
    (Word::Move, &["move", "mv", "jugada", "movimiento", "mov", "jug"]),
    (Word::Per, &["per", "each", "every", "por", "cada", "p"]),
    (Word::For, &["for", "in", "para", "en"]),
    (Word::Rest, &[
        "rest", "remaining", "remainder", "end", "finish", "game", "all", "whole", "entire",
        "complete",
        "resto", "restantes", "final", "fin", "partida", "toda", "todas", "todo", "terminar",
        "finalizar", "acabar",
    ]),
    (Word::Guillotine, &["g", "sd"]),
    (Word::Increment, &[
        "inc", "incr", "increment", "increments", "bonus", "fischer",
        "incremento", "incrementos", "bonificación", "bonificacion",
    ]),
    (Word::Delay, &["d", "delay", "demora", "retardo", "retraso"]),
    (Word::Bronstein, &["bronstein"]),
    (Word::From, &["from", "starting", "since", "desde", "partir"]),
    (Word::After, &["after", "tras"]),
    (Word::To, &["to", "until", "through", "hasta"]),
    (Word::Beginning, &["start", "beginning", "comienzo", "inicio", "principio"]),
    (Word::Then, &[
        "then", "followed", "and", "with", "thereafter",
        "luego", "después", "despues", "seguido", "seguidos", "y", "con",
    ]),
    (Word::Plus, &["plus", "más", "mas"]),
    (Word::Quickplay, &["quickplay", "qpf", "quick", "rápido", "rapido"]),
    (Word::Armageddon, &["armageddon", "armagedón", "armagedon"]),
    (Word::Versus, &["v", "vs", "versus", "contra"]),
    (Word::White, &["white", "blancas", "blanco"]),
    (Word::Black, &["black", "negras", "negro"]),
    (Word::Hourglass, &["hourglass", "sandclock", "arena"]),
    (Word::ByoYomi, &["byo-yomi", "byoyomi", "byo"]),
    (Word::Canadian, &["canadian", "canadiense"]),
    (Word::Gong, &["gong"]),
    (Word::Times, &["x", "times", "veces"]),
    (Word::Filler, &[
        "the", "a", "an", "of", "by", "at", "first", "next", "following", "additional", "extra",
        "added", "add", "addition", "time", "control", "period", "periods", "player", "players", "play",
        "clock", "both", "us", "simple", "adjusting", "reloj", "el", "la", "los",
        "las", "lo", "al", "de", "del", "un", "una", "se", "añaden", "primeras", "primeros",
        "siguientes", "adicional", "adicionales", "tiempo", "ritmo", "juego", "período",
        "períodos", "periodo", "periodos", "jugador", "jugadores", "muerte", "súbita", "ambos",
    ]),
];

/// Numbers as words, in thousandths: those that time controls are made of.
const NUMBERS: [(u64, &[&str]); 12] = [
    (1_000, &["one", "uno"]),
    (2_000, &["two", "dos"]),
    (3_000, &["three", "tres"]),
    (5_000, &["five", "cinco"]),
    (10_000, &["ten", "diez"]),
    (15_000, &["fifteen", "quince"]),
    (20_000, &["twenty", "veinte"]),
    (30_000, &["thirty", "treinta"]),
    (40_000, &["forty", "cuarenta"]),
    (50_000, &["fifty", "cincuenta"]),
    (60_000, &["sixty", "sesenta"]),
    (90_000, &["ninety", "noventa"]),
];

/// The meaning of a word, whatever its case.
pub(super) fn word(text: &str) -> Option<Token> {
    let text = text.to_lowercase();
    let known = |words: &&[&str]| words.contains(&text.as_str());
    let unit = UNITS.iter().find(|(_, words)| known(words)).map(|&(unit, _)| Token::Unit(unit));
    let number = || NUMBERS.iter().find(|(_, words)| known(words));
    let plain = || WORDS.iter().find(|(_, words)| known(words));
    unit.or_else(|| number().map(|&(value, _)| Token::Number(value)))
        .or_else(|| plain().map(|&(word, _)| Token::Word(word)))
}
