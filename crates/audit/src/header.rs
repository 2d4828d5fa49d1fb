use compongo_laws::Edition;
use compongo_pgn::{GameResult, PgnDate, RawTag};
use jiff::civil::Date;

use crate::found::Found;
use crate::options::first_day;
use crate::{Detail, Severity};

/// The tags that matter here, undecoded, in buffers that are used again for every game.
#[derive(Debug, Default)]
pub(crate) struct Header {
    values: [Value; Tag::NAMES.len()],
}

#[derive(Debug, Default)]
struct Value {
    bytes: Vec<u8>,
    given: bool,
}

/// A tag that matters here.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Tag {
    White,
    Black,
    Result,
    Date,
    UtcDate,
    EventDate,
    Fen,
    SetUp,
    Variant,
    TimeControl,
    Termination,
}

impl Tag {
    /// In the order of the variants.
    const NAMES: [&'static str; 11] = [
        "White",
        "Black",
        "Result",
        "Date",
        "UTCDate",
        "EventDate",
        "FEN",
        "SetUp",
        "Variant",
        "TimeControl",
        "Termination",
    ];
}

/// The tags that may tell the day, the first that does decides.
const DATES: [Tag; 3] = [Tag::Date, Tag::UtcDate, Tag::EventDate];

impl Header {
    /// Forgets the last game.
    pub(crate) fn clear(&mut self) {
        for value in &mut self.values {
            value.given = false;
        }
    }

    /// Keeps a tag if it matters. Of a repeated tag the first counts.
    pub(crate) fn keep(&mut self, tag: RawTag<'_>) {
        let alike = |name: &&str| name.len() == tag.name.len() && tag.is(name);
        let place = Tag::NAMES.iter().position(alike);
        if let Some(value) = place.and_then(|place| self.values.get_mut(place))
            && !value.given
        {
            value.given = true;
            value.bytes.clear();
            value.bytes.extend_from_slice(tag.value);
        }
    }

    /// The decoded value, without the blanks around it.
    pub(crate) fn get(&self, tag: Tag) -> Option<String> {
        let value = self.values.get(tag as usize).filter(|value| value.given)?;
        let raw = RawTag { name: b"", value: &value.bytes, offset: 0 };
        Some(raw.value().trim().to_owned())
    }

    /// Whether the tag is given and not empty, `?` or `-`.
    pub(crate) fn says_something(&self, tag: Tag) -> bool {
        let value = self.values.get(tag as usize).filter(|value| value.given);
        value.is_some_and(|value| !matches!(value.bytes.trim_ascii(), b"" | b"?" | b"-"))
    }

    /// The result among the tags; `None` if there is none or none that can be read.
    pub(crate) fn result(&self) -> Option<GameResult> {
        GameResult::from_tag(&self.get(Tag::Result)?)
    }

    /// The value of the tag `Result` if it is no result, nor `?`, by which files say that they do
    /// not know.
    pub(crate) fn bad_result(&self) -> Option<String> {
        let value = self.get(Tag::Result).filter(|value| value != "?")?;
        GameResult::from_tag(&value).is_none().then_some(value)
    }

    /// The day of a tag that gives it in the form of PGN.
    fn plain_day(&self, tag: Tag) -> Option<Date> {
        let value = self.values.get(tag as usize).filter(|value| value.given)?;
        plain_day(&value.bytes)
    }

    /// The first tag with a date whose year is clear, and its first possible day.
    fn dated(&self) -> Option<(Tag, Date)> {
        DATES.into_iter().find_map(|tag| {
            if let Some(day) = self.plain_day(tag) {
                return Some((tag, day));
            }
            let first = first_day(&self.get(tag)?)?;
            Some((tag, first))
        })
    }

    /// The first faulty date among the tags up to the one that decides the day.
    pub(crate) fn bad_date(&self) -> Option<Found> {
        let last = self.dated().map_or(Tag::EventDate, |(tag, _)| tag);
        DATES.into_iter().take_while(|tag| *tag as usize <= last as usize).find_map(|tag| {
            if self.plain_day(tag).is_some() {
                return None;
            }
            let value = self.get(tag).filter(|value| !value.is_empty())?;
            let read = PgnDate::clear_part(&value);
            let strict = value.parse::<PgnDate>();
            if strict.is_ok_and(|date| date.year.is_none() || read.is_some()) {
                return None;
            }
            // Everything is there, only in another form.
            let whole = read.is_some_and(|date| date.day.is_some());
            let severity = if whole { Severity::Note } else { Severity::Warning };
            let name = Tag::NAMES.get(tag as usize).copied().unwrap_or_default();
            Some(Found::whole(severity, Vec::new(), Detail::BadDate { tag: name, value, read }))
        })
    }

    /// The first day on which the game can have been played.
    pub(crate) fn day(&self) -> Option<Date> {
        self.dated().map(|(_, day)| day)
    }

    /// The date as written: the one that says most.
    pub(crate) fn date(&self) -> String {
        let tag = self.dated().map_or(Tag::Date, |(tag, _)| tag);
        self.get(tag).unwrap_or_default()
    }
}

/// `YYYY.MM.DD`, the date of most games, if it is a day of a year that is clear.
fn plain_day(value: &[u8]) -> Option<Date> {
    let value: &[u8; 10] = value.try_into().ok()?;
    if value[4] != b'.' || value[7] != b'.' {
        return None;
    }
    let number = |digits: &[u8]| {
        digits.iter().try_fold(0_i16, |number, digit| {
            digit.is_ascii_digit().then(|| number * 10 + i16::from(digit - b'0'))
        })
    };
    let [year, month, day] = [number(&value[..4])?, number(&value[5..7])?, number(&value[8..])?];
    Date::new(year, month as i8, day as i8).ok().filter(|_| year >= 1000)
}

/// The edition for a game of that day.
pub(crate) fn edition(day: Option<Date>, undated: Edition) -> Edition {
    day.map_or(undated, Edition::in_force)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn header(tags: &[(&str, &str)]) -> Header {
        let mut header = Header::default();
        for (name, value) in tags {
            let (name, value) = (name.as_bytes(), value.as_bytes());
            header.keep(RawTag { name, value, offset: 0 });
        }
        header
    }

    #[test]
    fn days() {
        let cases: [(&[(&str, &str)], _); 12] = [
            (&[("Date", "2016.12.18")], Some(date(2016, 12, 18))),
            (&[("Date", "2016.12.??")], Some(date(2016, 12, 1))),
            (&[("Date", "2016.??.??")], Some(date(2016, 1, 1))),
            (&[("Date", "????.??.??"), ("UTCDate", "2017.02.03")], Some(date(2017, 2, 3))),
            (&[("EventDate", "2001.07.01"), ("Date", "rainy")], Some(date(2001, 7, 1))),
            (&[("Date", "1985.02.30"), ("EventDate", "2001.07.01")], Some(date(1985, 2, 1))),
            (&[("Date", "1985.13.15")], Some(date(1985, 1, 1))),
            (&[("Date", "01.07.2017")], Some(date(2017, 7, 1))),
            (&[("Date", "30.06.17")], None),
            (&[("Date", "2024.??.31")], Some(date(2024, 1, 31))),
            (&[("Date", "")], None),
            (&[], None),
        ];
        for (tags, day) in cases {
            assert_eq!(header(tags).day(), day, "{tags:?}");
        }
        assert_eq!(edition(None, Edition::E2005), Edition::E2005);
        assert_eq!(edition(Some(date(2014, 6, 30)), Edition::E2005), Edition::E2009);
    }

    #[test]
    fn plain_days_are_read_as_others() {
        let clear = |text: &str| {
            let date = PgnDate::clear_part(text)?;
            Date::new(date.year? as i16, date.month? as i8, date.day? as i8).ok()
        };
        for year in ["0000", "0999", "1000", "1900", "2000", "2023", "2024", "9999", "20x4"] {
            for month in 0..=13 {
                for day in 0..=32 {
                    let text = format!("{year}.{month:02}.{day:02}");
                    let plain = plain_day(text.as_bytes());
                    let whole = text.parse::<PgnDate>().is_ok();
                    assert_eq!(plain, clear(&text).filter(|_| whole), "{text}");
                }
            }
        }
        for text in ["2024-01-01", "2024.1.1", " 2024.1.1 ", "2024.01.??", "2024.01.012", ""] {
            assert_eq!(plain_day(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn names_in_any_case_and_the_first_of_several() {
        let header = header(&[("Setup", "1"), ("white", "A \\\"B\\\""), ("WHITE", "C")]);
        assert!(header.says_something(Tag::SetUp));
        assert_eq!(header.get(Tag::White).as_deref(), Some("A \"B\""));
        assert_eq!(header.get(Tag::Black), None);
    }
}
