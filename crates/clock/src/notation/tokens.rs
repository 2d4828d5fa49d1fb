//! What people write, cut into numbers, units, signs and words.

use super::vocabulary::{Word, word};
use super::{Fault, NotationError};

/// A unit of time, the larger the greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Unit {
    Second,
    Minute,
    Hour,
    Day,
}

impl Unit {
    pub(super) const fn ms(self) -> u64 {
        match self {
            Unit::Second => 1_000,
            Unit::Minute => 60_000,
            Unit::Hour => 3_600_000,
            Unit::Day => 86_400_000,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// In thousandths.
    Number(u64),
    /// `1:30:00`, in milliseconds.
    Duration(u64),
    Unit(Unit),
    Slash,
    Plus,
    Bar,
    Comma,
    Semicolon,
    Colon,
    Equals,
    Word(Word),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Placed {
    pub(super) at: usize,
    pub(super) token: Token,
}

/// Cuts a text; blanks, brackets and full stops separate and say nothing.
pub(super) fn tokens(text: &str) -> Result<Vec<Placed>, NotationError> {
    let mut found: Vec<Placed> = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = first.len_utf8();
        let (token, length) = match first {
            '0'..='9' | '½' | '¼' | '¾' => number(rest, at)?,
            '/' => (Token::Slash, length),
            '+' => (Token::Plus, length),
            '|' => (Token::Bar, length),
            ',' => (Token::Comma, length),
            ';' => (Token::Semicolon, length),
            ':' => (Token::Colon, length),
            '=' => (Token::Equals, length),
            '×' => (Token::Word(Word::Times), length),
            '&' => (Token::Word(Word::Then), length),
            '"' | '″' | '”' | '“' => (Token::Unit(Unit::Second), length),
            '\'' if rest.starts_with("''") => (Token::Unit(Unit::Second), 2),
            '\'' | '′' | '’' | '´' => (Token::Unit(Unit::Minute), length),
            '(' | ')' | '.' => {
                at += length;
                continue;
            }
            _ if first.is_whitespace() => {
                at += length;
                continue;
            }
            _ if first.is_alphabetic() => {
                let length = word_length(rest);
                (word(&rest[..length]).ok_or(fault(at, Fault::UnknownWord))?, length)
            }
            _ => return Err(fault(at, Fault::Unexpected)),
        };
        found.push(Placed { at, token });
        at += length;
    }
    Ok(found)
}

pub(super) const fn fault(at: usize, fault: Fault) -> NotationError {
    NotationError { at, fault }
}

/// Letters, and hyphens between them: `byo-yomi`.
fn word_length(rest: &str) -> usize {
    let mut end = 0;
    for (at, char) in rest.char_indices() {
        let hyphen = char == '-' && rest[at + 1..].chars().next().is_some_and(char::is_alphabetic);
        if !char.is_alphabetic() && !hyphen {
            break;
        }
        // What follows is never a letter of the word: a fraction or an accent on its own.
        if matches!(char, '½' | '¼' | '¾') {
            break;
        }
        end = at + char.len_utf8();
    }
    end
}

/// `12`, `1.5`, `½`, `1½` or `1:30:00`, and how long it is.
fn number(rest: &str, at: usize) -> Result<(Token, usize), NotationError> {
    let digits = |from: usize| rest[from..].bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(0);
    let parse = |text: &str| text.parse::<u64>().map_err(|_| fault(at, Fault::TooLarge));
    let value = if whole == 0 { 0 } else { parse(&rest[..whole])? };
    if let Some(duration) = duration(rest, whole) {
        let seconds = value
            .checked_mul(3600)
            .and_then(|hours| hours.checked_add(duration))
            .and_then(|seconds| seconds.checked_mul(1000))
            .ok_or(fault(at, Fault::TooLarge))?;
        return Ok((Token::Duration(seconds), whole + 6));
    }
    let (part, length) = match rest[whole..].chars().next() {
        Some('½') => (500, whole + '½'.len_utf8()),
        Some('¼') => (250, whole + '¼'.len_utf8()),
        Some('¾') => (750, whole + '¾'.len_utf8()),
        Some('.') if digits(whole + 1) > 0 => {
            let decimals = digits(whole + 1);
            let value = parse(&rest[whole + 1..whole + 1 + decimals])?;
            let scale = match decimals {
                1 => 100,
                2 => 10,
                3 => 1,
                _ => return Err(fault(at + whole + 4, Fault::Unexpected)),
            };
            (value * scale, whole + 1 + decimals)
        }
        _ => (0, whole),
    };
    let thousandths = value
        .checked_mul(1000)
        .and_then(|value| value.checked_add(part))
        .ok_or(fault(at, Fault::TooLarge))?;
    Ok((Token::Number(thousandths), length))
}

/// The seconds of `:MM:SS` after the hours.
fn duration(rest: &str, whole: usize) -> Option<u64> {
    let bytes = rest.as_bytes().get(whole..whole + 6)?;
    let pair = |at: usize| {
        let both = bytes[at].is_ascii_digit() && bytes[at + 1].is_ascii_digit();
        both.then(|| u64::from(bytes[at] - b'0') * 10 + u64::from(bytes[at + 1] - b'0'))
            .filter(|&value| value < 60)
    };
    let more = rest.as_bytes().get(whole + 6);
    let ends = !more.is_some_and(|byte| byte.is_ascii_digit() || *byte == b':');
    (whole > 0 && ends && bytes[0] == b':' && bytes[3] == b':').then_some(())?;
    Some(pair(1)? * 60 + pair(4)?)
}
