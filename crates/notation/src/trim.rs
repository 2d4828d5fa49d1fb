//! What can stand around a move: move numbers before it; signs, marks and annotations after it.

use crate::{CheckSign, Deviations};

/// A move laid bare.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trimmed<'a> {
    pub(crate) core: &'a str,
    /// Where the core begins in the text, in bytes.
    pub(crate) offset: usize,
    pub(crate) sign: CheckSign,
    pub(crate) en_passant: bool,
    pub(crate) found: Deviations,
}

pub(crate) fn trim(text: &str) -> Trimmed<'_> {
    let mut found = Deviations::empty();
    let core = trim_number(text, &mut found);
    let offset = text.len() - core.len();
    let mut trimmed = Trimmed { core, offset, sign: CheckSign::None, en_passant: false, found };
    // Each round takes one mark away, so that this ends.
    while trimmed.take_mark() {}
    trimmed
}

pub(crate) const fn is_blank(c: char) -> bool {
    matches!(
        c,
        ' ' | '\t' | '\r' | '\n' | '\u{a0}' | '\u{2000}'..='\u{200d}' | '\u{202f}' | '\u{feff}'
    )
}

pub(crate) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// How many bytes of a written move are the number of the move before it, with its dots and
/// blanks.
///
/// ```
/// use compongo_notation::number_length;
///
/// assert_eq!(number_length(b"12...Nf3"), 5);
/// assert_eq!(number_length(b"1e4"), 1);
/// assert_eq!(number_length(b"0-0"), 0); // castling
/// ```
pub fn number_length(word: &[u8]) -> usize {
    let without = |text: &str| text.len() - trim_number(text, &mut Deviations::empty()).len();
    core::str::from_utf8(word).map_or(0, without)
}

/// What stands behind a written move and is no part of it: annotations and the mark of a draw offer,
/// with the blanks before them. Signs of check and `e.p.` belong to the move.
///
/// ```
/// use compongo_notation::remarks;
///
/// assert_eq!(remarks("Nf3 (=)"), " (=)");
/// assert_eq!(remarks("Qh5+±!"), "±!");
/// assert_eq!(remarks("exd6 e.p."), "");
/// ```
pub fn remarks(word: &str) -> &str {
    let mut bare = word;
    let marks = || ANNOTATIONS.iter().chain(&DRAW_OFFERS);
    while let Some(core) = marks().find_map(|mark| strip(bare, mark)) {
        bare = core.trim_end_matches(is_blank);
    }
    word.get(bare.len()..).unwrap_or_default()
}

/// Without blanks and a move number in front: `12.`, `12...`, `12…`, or digits alone before
/// anything but castling with zeros.
fn trim_number<'a>(text: &'a str, found: &mut Deviations) -> &'a str {
    let start = text.trim_start_matches(is_blank);
    if start.len() < text.len() {
        *found |= Deviations::BLANKS;
    }
    let after_digits = start.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = start.len() - after_digits.len();
    let rest = after_digits.trim_start_matches(|c| is_blank(c) || matches!(c, '.' | '…'));
    if digits == 0 {
        if rest.len() < start.len() {
            *found |= Deviations::MOVE_NUMBER;
        }
        return rest;
    }
    let castling_zeros = rest.len() == after_digits.len() && rest.starts_with(is_dash);
    let number = if castling_zeros {
        // `90-0` is move 9 and castling.
        digits - 1
    } else if rest.is_empty() {
        // `00`, `0000` or nothing but a number.
        if after_digits.is_empty() { 0 } else { digits }
    } else {
        digits
    };
    if number == 0 {
        return start;
    }
    *found |= Deviations::MOVE_NUMBER;
    if castling_zeros { start.get(number..).unwrap_or(rest) } else { rest }
}

const ANNOTATIONS: [&str; 22] = [
    "+/-", "-/+", "+/=", "=/+", "+-", "-+", "+=", "=+", "!", "?", "‼", "⁇", "⁈", "⁉", "±", "∓",
    "⩲", "⩱", "∞", "□", "⊙", "⇆",
];
const DRAW_OFFERS: [&str; 2] = ["(=)", "="];
const EN_PASSANT: [&str; 11] =
    ["e.p.", "e. p.", "e.p", "ep.", "ep", "a.p.", "a. p.", "a.p", "ap.", "ap", "al paso"];
const SIGNS: [(&str, CheckSign); 9] = [
    ("checkmate", CheckSign::Mate),
    ("mate", CheckSign::Mate),
    ("matt", CheckSign::Mate),
    ("mat", CheckSign::Mate),
    ("‡", CheckSign::Mate),
    ("≠", CheckSign::Mate),
    ("++", CheckSign::Check),
    ("(+)", CheckSign::Check),
    ("†", CheckSign::Check),
];

impl<'a> Trimmed<'a> {
    fn take_mark(&mut self) -> bool {
        if let Some(core) = self.core.strip_suffix(is_blank) {
            return self.took(core, Deviations::BLANKS);
        }
        let ends = |end: &&&str| strip(self.core, end).is_some();
        let cut = |end: &&str| strip(self.core, end).unwrap_or(self.core);
        if let Some(core) = ANNOTATIONS.iter().find(ends).map(cut) {
            return self.took(core, Deviations::ANNOTATION);
        }
        if let Some(core) = DRAW_OFFERS.iter().find(ends).map(cut) {
            return self.took(core, Deviations::DRAW_OFFER);
        }
        if let Some(core) = EN_PASSANT.iter().find(ends).map(cut) {
            self.en_passant = true;
            return self.took(core, Deviations::EN_PASSANT_MARK);
        }
        for (end, sign) in SIGNS {
            if let Some(core) = strip(self.core, end) {
                self.signed(sign);
                return self.took(core, Deviations::OTHER_CHECK_SIGN);
            }
        }
        for sign in [CheckSign::Mate, CheckSign::Check] {
            if let Some(core) = self.core.strip_suffix(sign.as_str()) {
                let repeated = self.sign != CheckSign::None;
                self.signed(sign);
                let odd = if repeated { Deviations::OTHER_CHECK_SIGN } else { Deviations::empty() };
                return self.took(core, odd);
            }
        }
        match self.core.strip_suffix('.') {
            Some(core) => self.took(core, Deviations::TRAILING_DOT),
            None => false,
        }
    }

    /// Of several signs the strongest counts.
    fn signed(&mut self, sign: CheckSign) {
        if self.sign != CheckSign::Mate {
            self.sign = sign;
        }
    }

    fn took(&mut self, core: &'a str, deviation: Deviations) -> bool {
        self.core = core;
        self.found |= deviation;
        true
    }
}

/// Without an ending, in whatever case.
fn strip<'a>(text: &'a str, end: &str) -> Option<&'a str> {
    let at = text.len().checked_sub(end.len())?;
    let tail = text.get(at..)?;
    tail.eq_ignore_ascii_case(end).then(|| text.get(..at)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_numbers_are_taken_off() {
        let cases = [
            ("1.e4", "e4"),
            ("1...e5!?", "e5"),
            ("1e4", "e4"),
            ("5Dxd5", "Dxd5"),
            ("12. … Nf6", "Nf6"),
            ("90-0", "0-0"),
            ("9.0-0-0", "0-0-0"),
            ("0-0", "0-0"),
            ("000", "000"),
            ("exd6 e.p.", "exd6"),
            ("exd6ep+", "exd6"),
            ("exd6 a.p.#", "exd6"),
            ("Rb1(=)", "Rb1"),
            ("Qh5+-", "Qh5"),
            ("Qxf7 mate!", "Qxf7"),
            ("Qxf7++", "Qxf7"),
            ("e8=Q=", "e8=Q"),
            ("\u{a0}Nf3\u{a0}", "Nf3"),
            ("e4.", "e4"),
            ("12.", ""),
            ("++", ""),
            ("", ""),
        ];
        for (text, core) in cases {
            assert_eq!(trim(text).core, core, "{text:?}");
        }
        assert_eq!(trim("12. e4").offset, 4);
    }
}
