use compongo_laws::Edition;
use compongo_notation::Alphabet;
use compongo_pgn::Limits;

/// Which edition of the Laws is applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EditionChoice {
    /// The one in force on the date of the game: the first of the tags `Date`, `UTCDate` and
    /// `EventDate` that gives a year. A missing month or day is taken as the first, so that no
    /// rule is applied before it was in force.
    #[default]
    Auto,
    /// Always the same.
    Fixed(Edition),
}

/// In which letters the pieces are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AlphabetChoice {
    /// Those of a language; by default English, as PGN has it.
    Fixed(&'static Alphabet),
    /// English, or for a game that cannot be read so, its own language
    /// ([`Language::of_game`](compongo_notation::Language::of_game)).
    Infer,
}

impl Default for AlphabetChoice {
    fn default() -> AlphabetChoice {
        AlphabetChoice::Fixed(Alphabet::ENGLISH)
    }
}

/// How games are audited.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The edition of the Laws.
    pub edition: EditionChoice,
    /// The edition for games without a date, when it goes by the date. The newest by default: what
    /// is in force today is not asked, so that the same input always gives the same report.
    pub undated: Edition,
    /// The letters of the pieces.
    pub alphabet: AlphabetChoice,
    /// What the reader accepts.
    pub limits: Limits,
}
