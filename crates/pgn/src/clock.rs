//! Times as comments write them.

use thiserror::Error;

/// Why a text is no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum ClockError {
    /// Not of the form `h:mm:ss`, with a decimal part at most.
    #[error("not of the form hours:minutes:seconds")]
    Syntax,
    /// Sixty minutes or seconds, or more, beside a higher unit.
    #[error("minutes or seconds of sixty or more")]
    SixtyOrMore,
    /// More than ten million hours.
    #[error("more time than a clock can hold")]
    TooLong,
}

/// Reads a time in milliseconds: `1:59:56`, `0:02:57.7`, `02:57`, `57.7`; a sign is kept.
///
/// Two fields are minutes and seconds. Digits beyond the millisecond are dropped. A negative
/// time is a time (some files have it); whether a clock can show it, is for others to say.
///
/// # Errors
///
/// [`ClockError`] says what is wrong.
///
/// ```
/// use compongo_pgn::parse_clock;
///
/// assert_eq!(parse_clock(b"1:59:56"), Ok(7_196_000));
/// assert_eq!(parse_clock(b"0:02:57.7"), Ok(177_700));
/// assert_eq!(parse_clock(b"-0:00:01"), Ok(-1_000));
/// assert!(parse_clock(b"0:61:00").is_err());
/// ```
#[inline]
pub fn parse_clock(text: &[u8]) -> Result<i64, ClockError> {
    usual_clock(text).map_or_else(|| any_clock(text), Ok)
}

/// `h:mm:ss`, as almost all files have it.
#[inline]
pub(crate) fn usual_clock(text: &[u8]) -> Option<i64> {
    let &[hours, b':', tens, minutes, b':', ten, seconds] = text else { return None };
    let fields = [hours, tens, minutes, ten, seconds].map(|byte| byte.wrapping_sub(b'0'));
    let valid = fields.iter().all(|&digit| digit < 10) && fields[1] < 6 && fields[3] < 6;
    let [hours, tens, minutes, ten, seconds] = fields.map(i64::from);
    valid.then_some((hours * 3600 + tens * 600 + minutes * 60 + ten * 10 + seconds) * 1000)
}

fn any_clock(text: &[u8]) -> Result<i64, ClockError> {
    let text = text.trim_ascii();
    let (negative, text) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    let cut = memchr::memchr2(b'.', b',', text).unwrap_or(text.len());
    let (whole, fraction) = text.split_at_checked(cut).ok_or(ClockError::Syntax)?;

    let mut seconds: i64 = 0;
    for (index, field) in whole.split(|&byte| byte == b':').enumerate() {
        let value = digits(field)?;
        if index > 0 && value >= 60 {
            return Err(ClockError::SixtyOrMore);
        }
        if index > 2 {
            return Err(ClockError::Syntax);
        }
        seconds = seconds * 60 + value;
    }

    let mut ms = 0;
    let mut weight = 100;
    if let Some((_, decimals)) = fraction.split_first() {
        if decimals.is_empty() {
            return Err(ClockError::Syntax);
        }
        for &digit in decimals {
            if !digit.is_ascii_digit() {
                return Err(ClockError::Syntax);
            }
            ms += i64::from(digit - b'0') * weight;
            weight /= 10;
        }
    }
    let total = seconds * 1000 + ms;
    Ok(if negative { -total } else { total })
}

/// A row of digits; the bound keeps every sum within 64 bits.
fn digits(field: &[u8]) -> Result<i64, ClockError> {
    if field.is_empty() || !field.iter().all(u8::is_ascii_digit) {
        return Err(ClockError::Syntax);
    }
    field.iter().try_fold(0, |value: i64, &digit| {
        let value = value * 10 + i64::from(digit - b'0');
        (value < 10_000_000).then_some(value).ok_or(ClockError::TooLong)
    })
}
