/// Makes the functions by which an edition gives values with their articles.
macro_rules! citing {
    ($edition:ident) => {
        const EDITION: crate::Edition = crate::Edition::$edition;

        /// A value read in the text.
        const fn at<T: Copy>(value: T, article: &'static str) -> crate::Cited<T> {
            crate::Cited::read(EDITION, value, article)
        }

        /// A value that no copy of this edition confirms.
        #[allow(dead_code, reason = "some editions are known as a whole")]
        const fn likely<T: Copy>(value: T, article: &'static str) -> crate::Cited<T> {
            crate::Cited::inferred(EDITION, value, article)
        }

        /// An article alone.
        #[allow(dead_code, reason = "editions without certain rules do not need it")]
        const fn cite(article: &'static str) -> crate::Citation {
            crate::Citation { edition: EDITION, article }
        }

        /// Minutes for the opponent, which one loses, whether the loss may become a draw.
        const fn penalty(
            bonus_minutes: u8,
            loses_at: Option<u8>,
            draw_if_opponent_cannot_mate: bool,
        ) -> crate::IllegalMovePenalty {
            crate::IllegalMovePenalty { bonus_minutes, loses_at, draw_if_opponent_cannot_mate }
        }

        /// Who finds an illegal move, until when, and what else becomes of it.
        const fn found(
            notice: crate::Notice,
            window: crate::Window,
            not_in_time: crate::NotInTime,
        ) -> crate::Discovery {
            crate::Discovery { notice, window, not_in_time }
        }
    };
}
use citing;

mod e1997;
mod e2001;
mod e2005;
mod e2009;
mod e2014;
mod e2017;
mod e2018;
mod e2023;

use core::fmt;
use core::str::FromStr;

use jiff::civil::Date;
use thiserror::Error;

use crate::{Citation, Rules, Topic, catalogue};

/// An edition of the Laws, named by the year in which it came into force.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// In force from 1 July 1997.
    E1997,
    /// In force from 1 July 2001.
    E2001,
    /// In force from 1 July 2005.
    E2005,
    /// In force from 1 July 2009.
    E2009,
    /// In force from 1 July 2014.
    E2014,
    /// In force from 1 July 2017.
    E2017,
    /// In force from 1 January 2018.
    E2018,
    /// In force from 1 January 2023.
    E2023,
}

impl Edition {
    /// All editions, the earliest first.
    pub const ALL: [Edition; 8] = [
        Edition::E1997,
        Edition::E2001,
        Edition::E2005,
        Edition::E2009,
        Edition::E2014,
        Edition::E2017,
        Edition::E2018,
        Edition::E2023,
    ];

    /// The earliest edition known here.
    pub const FIRST: Edition = Edition::E1997;

    /// The newest edition.
    pub const NEWEST: Edition = Edition::E2023;

    /// The edition in force on a day.
    ///
    /// Days before 1 July 1997 get the first edition, [`Edition::FIRST`], though it was not yet in
    /// force: no older text is known here, and of all known it is the nearest. Ask
    /// [`Edition::predates_all`] whether that happened.
    ///
    /// ```
    /// use compongo_laws::Edition;
    /// use jiff::civil::date;
    ///
    /// assert_eq!(Edition::in_force(date(2017, 12, 31)), Edition::E2017);
    /// assert_eq!(Edition::in_force(date(2018, 1, 1)), Edition::E2018);
    /// assert_eq!(Edition::in_force(date(1921, 3, 15)), Edition::E1997);
    /// assert!(Edition::predates_all(date(1921, 3, 15)));
    /// ```
    pub fn in_force(day: Date) -> Edition {
        let begun = |edition: &Edition| edition.rules().in_force_from <= day;
        Edition::ALL.into_iter().rfind(begun).unwrap_or(Edition::FIRST)
    }

    /// Whether a day lies before the first edition known here, see [`Edition::in_force`].
    pub fn predates_all(day: Date) -> bool {
        day < Edition::FIRST.rules().in_force_from
    }

    /// What the edition says.
    pub fn rules(self) -> &'static Rules {
        match self {
            Edition::E1997 => &e1997::RULES,
            Edition::E2001 => &e2001::RULES,
            Edition::E2005 => &e2005::RULES,
            Edition::E2009 => &e2009::RULES,
            Edition::E2014 => &e2014::RULES,
            Edition::E2017 => &e2017::RULES,
            Edition::E2018 => &e2018::RULES,
            Edition::E2023 => &e2023::RULES,
        }
    }

    /// The article on a topic, in the edition's own numbering; `None` if it has no such rule.
    ///
    /// ```
    /// use compongo_laws::{Edition, Topic};
    ///
    /// let article = |edition: Edition| edition.cite(Topic::Checkmate).map(|it| it.article);
    /// assert_eq!(article(Edition::E1997), Some("5.1(a)"));
    /// assert_eq!(article(Edition::E2023), Some("5.1.1"));
    /// assert_eq!(Edition::E2009.cite(Topic::SeventyFiveMoves), None);
    /// ```
    pub fn cite(self, topic: Topic) -> Option<Citation> {
        catalogue::number_of(topic, self).map(|article| Citation { edition: self, article })
    }

    /// The year it came into force.
    pub const fn year(self) -> u16 {
        match self {
            Edition::E1997 => 1997,
            Edition::E2001 => 2001,
            Edition::E2005 => 2005,
            Edition::E2009 => 2009,
            Edition::E2014 => 2014,
            Edition::E2017 => 2017,
            Edition::E2018 => 2018,
            Edition::E2023 => 2023,
        }
    }
}

impl Default for Edition {
    fn default() -> Edition {
        Edition::NEWEST
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.year())
    }
}

/// A text names no edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("not an edition: the year in which one came into force is expected, 1997 to 2023")]
pub struct ParseEditionError;

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(text: &str) -> Result<Edition, ParseEditionError> {
        let year: u16 = match text.as_bytes() {
            [b'1' | b'2', _, _, _] => text.parse().map_err(|_| ParseEditionError)?,
            _ => return Err(ParseEditionError),
        };
        Edition::ALL.into_iter().find(|edition| edition.year() == year).ok_or(ParseEditionError)
    }
}
