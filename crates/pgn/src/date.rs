//! The `Date` tag.

use thiserror::Error;

/// The value of a `Date` tag, with what is unknown left out.
///
/// PGN specification, 8.1.1.3: `YYYY.MM.DD`, question marks for what is not known. `-` and `/`
/// are read as separators too, and a bare year or year and month.
///
/// ```
/// use compongo_pgn::PgnDate;
///
/// let date: PgnDate = "1901.??.??".parse().unwrap();
/// assert_eq!((date.year, date.month, date.day), (Some(1901), None, None));
/// assert_eq!(date.to_string(), "1901.??.??");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PgnDate {
    /// The year, 1 to 9999.
    pub year: Option<u16>,
    /// The month, 1 to 12.
    pub month: Option<u8>,
    /// The day, 1 to 31, not beyond the length of its month.
    pub day: Option<u8>,
}

/// Why a text is no date. `at` is the byte in the value where the wrong field begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum DateError {
    /// The value is empty.
    #[error("the date is empty")]
    Empty,
    /// A field is neither a number nor question marks.
    #[error("byte {at}: neither a number nor question marks")]
    NotANumber {
        /// Where the field begins.
        at: usize,
    },
    /// A field is out of its range.
    #[error("byte {at}: no such year, month or day")]
    OutOfRange {
        /// Where the field begins.
        at: usize,
    },
    /// More than year, month and day.
    #[error("byte {at}: more than a year, a month and a day")]
    TooManyFields {
        /// Where the fourth field begins.
        at: usize,
    },
}

impl PgnDate {
    /// What is clear in a value that is not of the form of PGN, or no possible date: the year, and
    /// of the rest what is possible. `None` if not even the year is clear.
    ///
    /// Four digits at the beginning are the year, as are four at the end of `DD.MM.YYYY`; eight
    /// digits are `YYYYMMDD`.
    ///
    /// ```
    /// use compongo_pgn::PgnDate;
    ///
    /// let clear = |text| PgnDate::clear_part(text).map(|date| date.to_string());
    /// assert_eq!(clear("1985.02.30").as_deref(), Some("1985.02.??"));
    /// assert_eq!(clear("01.07.2017").as_deref(), Some("2017.07.01"));
    /// assert_eq!(clear("20170701").as_deref(), Some("2017.07.01"));
    /// assert_eq!(clear("last summer"), None);
    /// ```
    pub fn clear_part(text: &str) -> Option<PgnDate> {
        let text = text.trim();
        if let Ok(date) = text.parse::<PgnDate>() {
            return Some(date).filter(|&date| has_clear_year(date));
        }
        if let (8, true) = (text.len(), is_number(text)) {
            let (year, rest) = text.split_at(4);
            let (month, day) = rest.split_at(2);
            return longest_date(year, month, day);
        }
        let mut fields = text.split(['.', '-', '/']).map(str::trim);
        let [first, second, third] = [(); 3].map(|()| fields.next().unwrap_or_default());
        if first.len() == 4 {
            return longest_date(first, second, third);
        }
        if third.len() != 4 || fields.next().is_some() || !is_number(first) || !is_number(second) {
            return None;
        }
        // With slashes it may as well be the month that comes first.
        let (month, day) = if text.contains('/') { ("", "") } else { (second, first) };
        longest_date(third, month, day)
    }
}

/// Whether it has a year, and not one that is rather a day or a year without its century.
fn has_clear_year(date: PgnDate) -> bool {
    date.year.is_some_and(|year| year >= 1000)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The date, without the day if that is impossible, without the month too if that is.
fn longest_date(year: &str, month: &str, day: &str) -> Option<PgnDate> {
    let texts = [format!("{year}.{month}.{day}"), format!("{year}.{month}"), year.to_owned()];
    texts.iter().find_map(|text| text.parse().ok().filter(|&date| has_clear_year(date)))
}

impl std::str::FromStr for PgnDate {
    type Err = DateError;

    fn from_str(text: &str) -> Result<PgnDate, DateError> {
        if text.trim().is_empty() {
            return Err(DateError::Empty);
        }
        let mut fields = [None; 3];
        let mut starts = [0; 3];
        let mut at = 0;
        for (index, field) in text.split(['.', '-', '/']).enumerate() {
            let (Some(value), Some(start)) = (fields.get_mut(index), starts.get_mut(index)) else {
                return Err(DateError::TooManyFields { at });
            };
            *start = at;
            *value = number(field.trim(), at)?;
            at += field.len() + 1;
        }
        let [year, month, day] = fields;
        let [year_at, month_at, day_at] = starts;
        if year.is_some_and(|year| !(1..=9999).contains(&year)) {
            return Err(DateError::OutOfRange { at: year_at });
        }
        if month.is_some_and(|month| !(1..=12).contains(&month)) {
            return Err(DateError::OutOfRange { at: month_at });
        }
        if day.is_some_and(|day| day < 1 || day > longest_day(year, month)) {
            return Err(DateError::OutOfRange { at: day_at });
        }
        Ok(PgnDate {
            year,
            month: month.and_then(|month| u8::try_from(month).ok()),
            day: day.and_then(|day| u8::try_from(day).ok()),
        })
    }
}

fn number(field: &str, at: usize) -> Result<Option<u16>, DateError> {
    if field.bytes().all(|byte| byte == b'?') {
        return Ok(None);
    }
    if !field.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(DateError::NotANumber { at });
    }
    field.parse().map(Some).map_err(|_| DateError::OutOfRange { at })
}

fn longest_day(year: Option<u16>, month: Option<u16>) -> u16 {
    match month {
        Some(4 | 6 | 9 | 11) => 30,
        Some(2) => match year {
            Some(year) if year % 4 != 0 || (year % 100 == 0 && year % 400 != 0) => 28,
            _ => 29,
        },
        _ => 31,
    }
}

impl std::fmt::Display for PgnDate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(part) => write!(f, ".{part:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}
