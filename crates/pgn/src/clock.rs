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
fn usual_clock(text: &[u8]) -> Option<i64> {
    let mut bytes = [0; 8];
    bytes.get_mut(..7)?.copy_from_slice(text.first_chunk::<7>().filter(|_| text.len() == 7)?);
    seven_bytes(u64::from_le_bytes(bytes))
}

/// `h:mm:ss]` or `h:mm:ss.d]` at the start of a text; whether it was in whole seconds.
#[inline]
pub(crate) fn bracketed_clock(text: &[u8]) -> Option<(i64, bool)> {
    let near = text.first_chunk::<8>()?;
    let ms = seven_bytes(u64::from_le_bytes(*near))?;
    match (near[7], text.get(8..)?) {
        (b']', _) => Some((ms, true)),
        (b'.', [tenths @ b'0'..=b'9', b']', ..]) => {
            Some((ms + i64::from(tenths - b'0') * 100, false))
        }
        _ => None,
    }
}

/// `h:mm:ss` in the seven low bytes, all looked at together.
#[inline]
fn seven_bytes(word: u64) -> Option<i64> {
    const FORM: u64 = u64::from_le_bytes(*b"0:00:00\0");
    /// What each byte may exceed [`FORM`] by, short of its top bit.
    const ROOM: u64 = u64::from_le_bytes([0x76, 0x7F, 0x7A, 0x76, 0x7F, 0x7A, 0x76, 0x7F]);
    const TOP: u64 = 0x8080_8080_8080_8080;
    let digits = (word & !0 >> 8) ^ FORM;
    if (digits | digits.wrapping_add(ROOM)) & TOP != 0 {
        return None;
    }
    // Each byte ten times, and the next one.
    let pairs = digits * 10 + (digits >> 8);
    let byte = |of: u64, place: u32| (of >> (8 * place) & 0xFF) as i64;
    let (hours, minutes, seconds) = (byte(digits, 0), byte(pairs, 2), byte(pairs, 5));
    Some(((hours * 60 + minutes) * 60 + seconds) * 1000)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_times_are_read_as_any() {
        for hours in 0..10 {
            for minutes in 0..100 {
                for seconds in 0..100 {
                    let text = format!("{hours}:{minutes:02}:{seconds:02}");
                    let careful = any_clock(text.as_bytes());
                    assert_eq!(usual_clock(text.as_bytes()), careful.ok(), "{text}");
                    let whole = format!("{text}]");
                    let bracketed = bracketed_clock(whole.as_bytes());
                    assert_eq!(bracketed, careful.ok().map(|ms| (ms, true)));
                }
            }
        }
    }

    #[test]
    fn every_byte_in_every_place() {
        for place in 0..10 {
            for byte in 0..=u8::MAX {
                let mut text = *b"1:23:45.6]";
                text[place] = byte;
                let (clock, end) = text.split_at(7);
                let usual = usual_clock(clock);
                assert!(usual.is_none() || usual == any_clock(clock).ok(), "{text:?}");
                let expected = usual.and_then(|ms| match end {
                    [b']', ..] => Some((ms, true)),
                    [b'.', b'0'..=b'9', b']'] => Some((any_clock(&text[..9]).ok()?, false)),
                    _ => None,
                });
                assert_eq!(bracketed_clock(&text), expected, "{text:?}");
            }
        }
        assert_eq!(bracketed_clock(b"1:23:45"), None);
        assert_eq!(bracketed_clock(b"1:23:45.6"), None);
    }
}
