use compongo_board::{CastlingSide, File, Rank, Role};

use super::style::{Lang, Names, Numbers, Style};

/// The words of one language.
pub(super) struct Words {
    /// Pawn, knight, bishop, rook, queen, king.
    pub(super) pieces: [&'static str; 6],
    pub(super) numbers: [&'static str; 8],
    pub(super) castles_short: &'static str,
    pub(super) castles_long: &'static str,
    pub(super) from: &'static str,
    pub(super) to: &'static str,
    pub(super) takes: &'static str,
    pub(super) on: &'static str,
    pub(super) en_passant: &'static str,
    pub(super) promotes_to: &'static str,
    pub(super) check: &'static str,
    pub(super) checkmate: &'static str,
}

const ENGLISH: Words = Words {
    pieces: ["pawn", "knight", "bishop", "rook", "queen", "king"],
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
    castles_short: "castles short",
    castles_long: "castles long",
    from: "from",
    to: "to",
    takes: "takes",
    on: "on",
    en_passant: "en passant",
    promotes_to: ", promotes to",
    check: ", check",
    checkmate: ", checkmate",
};

const SPANISH: Words = Words {
    pieces: ["peón", "caballo", "alfil", "torre", "dama", "rey"],
    numbers: ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"],
    castles_short: "enroque corto",
    castles_long: "enroque largo",
    from: "de",
    to: "a",
    takes: "captura",
    on: "en",
    en_passant: "al paso",
    promotes_to: ", corona",
    check: ", jaque",
    checkmate: ", jaque mate",
};

const GERMAN: Words = Words {
    pieces: ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"],
    numbers: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
    castles_short: "kurze Rochade",
    castles_long: "lange Rochade",
    from: "von",
    to: "nach",
    takes: "schlägt",
    on: "auf",
    en_passant: "en passant",
    promotes_to: ", wird",
    check: ", Schach",
    checkmate: ", schachmatt",
};

/// The names that the appendix gives (D.2.1 of 2018). It has no word for a capture; `schlaegt` is
/// what the German announcement of `x` is, in the same spelling.
const PRESCRIBED_PIECES: [&str; 6] = ["Bauer", "Springer", "Laeufer", "Turm", "Dame", "Koenig"];
const PRESCRIBED_NUMBERS: [&str; 8] =
    ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];
const PRESCRIBED_FILES: [&str; 8] =
    ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const PRESCRIBED_TAKES: &str = "schlaegt";
const NATO_FILES: [&str; 8] =
    ["Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel"];
const DIGITS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
const LETTERS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

pub(super) const fn words_of(lang: Lang) -> &'static Words {
    match lang {
        Lang::English => &ENGLISH,
        Lang::Spanish => &SPANISH,
        Lang::German => &GERMAN,
    }
}

/// How files are called.
#[derive(Clone, Copy)]
pub(super) enum Files {
    Letters,
    Prescribed,
    Nato,
}

/// What a style calls things.
#[derive(Clone, Copy)]
pub(super) struct Naming {
    style: Style,
    files: Files,
    pub(super) words: &'static Words,
}

impl Naming {
    pub(super) const fn new(style: Style, files: Files) -> Naming {
        Naming { style, files, words: words_of(style.lang) }
    }

    pub(super) fn piece(self, role: Role) -> &'static str {
        let names = match self.style.pieces {
            Names::Prescribed => &PRESCRIBED_PIECES,
            Names::Own => &self.words.pieces,
        };
        names.get(role as usize).copied().unwrap_or_default()
    }

    pub(super) fn file(self, file: File) -> &'static str {
        let names = match self.files {
            Files::Letters => &LETTERS,
            Files::Prescribed => &PRESCRIBED_FILES,
            Files::Nato => &NATO_FILES,
        };
        names.get(file as usize).copied().unwrap_or_default()
    }

    pub(super) fn rank(self, rank: Rank) -> &'static str {
        let names = match self.style.numbers {
            Numbers::Prescribed => &PRESCRIBED_NUMBERS,
            Numbers::Own => &self.words.numbers,
            Numbers::Digits => &DIGITS,
        };
        names.get(rank as usize).copied().unwrap_or_default()
    }

    pub(super) const fn takes(self) -> &'static str {
        match self.style.pieces {
            Names::Prescribed => PRESCRIBED_TAKES,
            Names::Own => self.words.takes,
        }
    }

    pub(super) const fn castles(self, side: CastlingSide) -> &'static str {
        match (self.style.pieces, side) {
            (Names::Prescribed, CastlingSide::Short) => "Kurze Rochade",
            (Names::Prescribed, CastlingSide::Long) => "Lange Rochade",
            (Names::Own, CastlingSide::Short) => self.words.castles_short,
            (Names::Own, CastlingSide::Long) => self.words.castles_long,
        }
    }
}
