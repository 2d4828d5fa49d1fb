use compongo_laws::Edition;
use compongo_notation::Alphabet;
use compongo_pgn::{Limits, PgnDate};
use jiff::civil::Date;

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

impl EditionChoice {
    /// The edition for a game with such dates among its tags, in the order in which they are to be
    /// believed; the one for games without a date, if no year is clear.
    ///
    /// ```
    /// use compongo_audit::EditionChoice;
    /// use compongo_laws::Edition;
    ///
    /// let auto = |dates: &[&str]| EditionChoice::Auto.of_dates(dates, Edition::NEWEST);
    /// assert_eq!(auto(&["????.??.??", "2006.05.??"]), Edition::E2005);
    /// assert_eq!(auto(&[]), Edition::E2023);
    /// ```
    pub fn of_dates(self, dates: &[&str], undated: Edition) -> Edition {
        match self {
            EditionChoice::Fixed(edition) => edition,
            EditionChoice::Auto => {
                let day = dates.iter().find_map(|date| first_day(date));
                day.map_or(undated, Edition::in_force)
            }
        }
    }
}

/// The first day that a date with a clear year can mean.
pub(crate) fn first_day(text: &str) -> Option<Date> {
    let date = PgnDate::clear_part(text)?;
    let [month, day] = [date.month, date.day].map(|part| part.unwrap_or(1) as i8);
    Date::new(date.year? as i16, month, day).ok()
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
