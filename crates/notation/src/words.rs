use crate::trim::{number_length, trim};

/// A word of a bare line of moves that stands for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// The move with what belongs to it (`exd6 e.p.`, `Qxf7 mate`), without its number.
    pub text: &'a [u8],
    /// Where it begins in the line, in bytes.
    pub offset: usize,
}

/// The moves in a bare line of moves: numbers, dots, results, comments (`{…}`, `;…`), variations
/// in parentheses and numeric annotations (`$1`) are passed over.
///
/// This is for lines on paper, in a message or in a test; it keeps nothing but the moves and
/// judges nothing. Game files are another matter, and have a reader of their own.
///
/// ```
/// use compongo_notation::words;
///
/// let found: Vec<&[u8]> = words(b"1.e4 e5 {open} 2.exd6 e.p. 9.0-0 1-0").map(|w| w.text).collect();
/// assert_eq!(found, [&b"e4"[..], b"e5", b"exd6 e.p.", b"0-0"]);
/// ```
pub fn words(line: &[u8]) -> impl Iterator<Item = Word<'_>> {
    Words { line, at: 0 }
}

struct Words<'a> {
    line: &'a [u8],
    at: usize,
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        loop {
            self.skip_blanks();
            match *self.line.get(self.at)? {
                b'{' => self.skip_past(b'}'),
                b';' => self.skip_past(b'\n'),
                b'(' if !self.rest().starts_with(b"(=)") => self.skip_variation(),
                b'}' | b')' => self.at += 1,
                _ => {
                    let (start, end) = self.token();
                    self.at = end;
                    if let Some(word) = self.word(start, end) {
                        return Some(word);
                    }
                }
            }
        }
    }
}

impl<'a> Words<'a> {
    fn rest(&self) -> &'a [u8] {
        self.line.get(self.at..).unwrap_or_default()
    }

    fn skip_blanks(&mut self) {
        while let Some(length) = blank(self.rest()) {
            self.at += length;
        }
    }

    fn skip_past(&mut self, end: u8) {
        let rest = self.rest();
        self.at += rest.iter().position(|&b| b == end).map_or(rest.len(), |at| at + 1);
    }

    /// Past the parenthesis that closes, comments within passed over.
    fn skip_variation(&mut self) {
        let mut depth = 0usize;
        while let Some(&byte) = self.line.get(self.at) {
            match byte {
                b'{' => {
                    self.skip_past(b'}');
                    continue;
                }
                b'(' => depth += 1,
                b')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                return;
            }
        }
    }

    /// From here to the next blank, comment or variation; at least one byte.
    fn token(&self) -> (usize, usize) {
        let start = self.at;
        let mut end = start;
        while let Some(rest) = self.line.get(end..).filter(|rest| !rest.is_empty()) {
            match rest {
                [b'{' | b';' | b'}' | b')', ..] if end > start => break,
                // `(=)`, `e8(Q)`, `Qh5(+)` are of the word; other parentheses open a variation.
                [b'(', inside @ ..] => match inside.iter().take(6).position(|&b| b == b')') {
                    Some(length) if !inside.iter().take(length).any(|&b| b == b' ') => {
                        end += length + 2;
                    }
                    _ => break,
                },
                rest if blank(rest).is_some() => break,
                _ => end += 1,
            }
        }
        (start, end.max(start + 1))
    }

    /// The token as a move, with the marks that follow it, unless it is something else.
    fn word(&mut self, start: usize, end: usize) -> Option<Word<'a>> {
        let token = self.line.get(start..end)?;
        let number = number_length(token);
        if token.starts_with(b"$") || is_no_move(token) || number == token.len() {
            return None;
        }
        let mut last = end;
        loop {
            self.skip_blanks();
            let (from, to) = self.token();
            let Some(next) = self.line.get(from..to).filter(|next| !next.is_empty()) else { break };
            let after = self.line.get(to..).unwrap_or_default();
            let split = matches!(next, b"e." | b"a.") && {
                let blanks = blank(after).unwrap_or(0);
                after.get(blanks..).is_some_and(|after| after.starts_with(b"p."))
            };
            if split {
                last = to + blank(after).unwrap_or(0) + 2;
            } else if is_mark(next) {
                last = to;
            } else {
                break;
            }
            self.at = last;
        }
        self.at = last;
        let offset = start + number;
        Some(Word { text: self.line.get(offset..last)?, offset })
    }
}

/// How many bytes the blank takes that the text begins with.
fn blank(text: &[u8]) -> Option<usize> {
    match text {
        [b' ' | b'\t' | b'\r' | b'\n' | 0x0c | 0x0b, ..] => Some(1),
        [0xc2, 0xa0, ..] => Some(2),
        [0xef, 0xbb, 0xbf, ..] => Some(3),
        _ => None,
    }
}

/// A mark that belongs to the move before it.
fn is_mark(token: &[u8]) -> bool {
    let Ok(text) = core::str::from_utf8(token) else { return false };
    let numbered = text.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '.' | '…'));
    !numbered && text != "--" && trim(text).core.is_empty()
}

/// Results, `etc.` and lone numbers or dots.
fn is_no_move(token: &[u8]) -> bool {
    let Ok(text) = core::str::from_utf8(token) else { return false };
    let bare = text.trim_matches(['.', '…', ',']);
    matches!(
        bare,
        "" | "*" | "1-0" | "0-1" | "1/2-1/2" | "1/2" | "½-½" | "½" | "1–0" | "0–1" | "½–½" | "etc"
    ) || bare.bytes().all(|b| b.is_ascii_digit()) && !matches!(bare, "00" | "000")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(line: &str) -> Vec<String> {
        words(line.as_bytes()).map(|w| String::from_utf8_lossy(w.text).into_owned()).collect()
    }

    #[test]
    fn what_is_no_move_is_passed_over() {
        let cases: [(&str, &[&str]); 12] = [
            ("1. e4 e5 2. Nf3 *", &["e4", "e5", "Nf3"]),
            ("1e4 e5 2Cf3", &["e4", "e5", "Cf3"]),
            ("8.0-0 0-0-0", &["0-0", "0-0-0"]),
            ("1.e4 {a (b} c5 (1...e5 (1...c6) {)} 2.d4) 2.c3", &["e4", "c5", "c3"]),
            ("1.e4 $1 e5 ; rest\n2.f4", &["e4", "e5", "f4"]),
            ("6.exd6 a.p. Cxd6", &["exd6 a.p.", "Cxd6"]),
            ("6.exd6 e. p. Cxd6", &["exd6 e. p.", "Cxd6"]),
            ("11.Rb1(=)", &["Rb1(=)"]),
            ("e8(Q) + d1/Q mate !", &["e8(Q) +", "d1/Q mate !"]),
            ("Ab7 17.a5 …etc.", &["Ab7", "a5"]),
            ("e4(d4)e5", &["e4(d4)e5"]),
            ("} ) ( {", &[]),
        ];
        for (line, expected) in cases {
            assert_eq!(texts(line), expected, "{line:?}");
        }
    }
}
