//! Hard boundaries: places where a game begins whatever came before.
//!
//! The cutter of batches and the reader use this one predicate, so that the same games come out
//! however a stream is cut, and nothing left open in one game (a comment, a variation, a tag)
//! swallows the games after it.
//!
//! A hard boundary is a `[` that is the first thing on its line and begins a tag pair, after a
//! blank line; and either the last thing before the blank line is not a `]`, or the tag is
//! `Event`. (A `]` there means that the tags of one game may be going on after a blank line, as
//! in some `ChessBase` files.) It depends on no more than [`LOOKBACK`] bytes before it and
//! [`LOOKAHEAD`] after it.

use memchr::{memchr, memchr2, memrchr_iter};

use crate::reader::{at_line_start, skip_blanks_and_bom};

/// How far back a boundary is looked for in blanks. With more blanks than that, what comes
/// before them no longer matters.
pub(crate) const LOOKBACK: usize = 1024;

/// How far ahead a boundary is decided.
pub(crate) const LOOKAHEAD: usize = 512;

const MAX_NAME: usize = 255;
const MAX_BLANKS: usize = 64;

/// The head of a tag pair: `[`, name, `"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TagHead<'a> {
    pub(crate) name: &'a [u8],
    /// Where the name begins, counted from the `[`.
    pub(crate) start: usize,
    /// The byte after the opening quote, counted from the `[`.
    pub(crate) value: usize,
}

/// The tag pair that begins at the start of `text`, if one does.
#[inline]
pub(crate) fn tag_head(text: &[u8]) -> Option<TagHead<'_>> {
    let [b'[', rest @ ..] = text else {
        return None;
    };
    let start = 1 + blanks(rest)?;
    let rest = text.get(start..)?;
    let longest = rest.get(..=MAX_NAME).unwrap_or(rest);
    let len = longest.iter().position(|&byte| !is_name(byte))?;
    let (name, rest) = rest.split_at_checked(len).filter(|(name, _)| !name.is_empty())?;
    // One blank nearly always.
    let gap = if rest.starts_with(b" \"") { 1 } else { blanks(rest)? };
    let value = start + len + gap + 1;
    (rest.get(gap) == Some(&b'"')).then_some(TagHead { name, start, value })
}

fn blanks(text: &[u8]) -> Option<usize> {
    if text.first().is_some_and(|&byte| byte != b' ' && byte != b'\t') {
        return Some(0);
    }
    text.iter().take(MAX_BLANKS + 1).position(|&byte| byte != b' ' && byte != b'\t')
}

/// PGN asks for letters, digits and underscores; files have hyphens, dots and letters of other
/// alphabets too.
static NAME_BYTES: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        table[byte] =
            b.is_ascii_alphanumeric() || b >= 0x80 || matches!(b, b'_' | b'-' | b'.' | b'#' | b'+');
        byte += 1;
    }
    table
};

pub(crate) fn is_name(byte: u8) -> bool {
    NAME_BYTES[usize::from(byte)]
}

/// Whether a hard boundary stands at `pos`, where a `[` is. The start of `bytes` is none.
#[inline]
pub(crate) fn is_boundary(bytes: &[u8], pos: usize) -> bool {
    // Cheap refusals first: in comments `[` comes after something on the same line.
    let Some(before) = bytes.get(..pos) else {
        return false;
    };
    match before {
        // The line before holds something.
        [.., b'!'..0x80, b'\n'] | [.., b'!'..0x80, b'\r', b'\n'] => return false,
        [.., b'\n' | b'\r' | b' ' | b'\t' | 0xBF] => {}
        _ => return false,
    }
    let Some(after_bracket) = last_thing(before) else {
        return false;
    };
    let Some(head) = bytes.get(pos..).and_then(tag_head) else {
        return false;
    };
    !after_bracket || head.name.eq_ignore_ascii_case(b"Event")
}

/// Looks back over blanks. `None` if no blank line or nothing at all comes before; otherwise
/// whether the last thing is a `]`.
fn last_thing(before: &[u8]) -> Option<bool> {
    let mut line_ends = 0;
    let mut rest = before;
    let stop = before.len().saturating_sub(LOOKBACK);
    while let Some((&last, head)) = rest.split_last() {
        if head.len() < stop {
            return (line_ends >= 2).then_some(false);
        }
        match last {
            b'\n' => line_ends += 1,
            // CR LF was counted at its LF.
            b'\r' if before.get(rest.len()) != Some(&b'\n') => line_ends += 1,
            b'\r' | b' ' | b'\t' | 0x0B | 0x0C => {}
            0xBF if head.ends_with(&[0xEF, 0xBB]) => {
                rest = rest.get(..rest.len() - 3).unwrap_or_default();
                continue;
            }
            _ => return (line_ends >= 2).then_some(last == b']'),
        }
        rest = head;
    }
    None
}

/// The first hard boundary at or after `from`.
///
/// Brackets are looked for, one by one as long as they begin their lines, as those of tags do. After
/// one within a line, where many others may follow, blank lines are: of the two the rarer.
pub(crate) fn next(bytes: &[u8], from: usize) -> Option<usize> {
    let mut pos = from;
    loop {
        let at = pos + memchr(b'[', bytes.get(pos..)?)?;
        if is_boundary(bytes, at) {
            return Some(at);
        }
        pos = at + 1;
        if !at_line_start(bytes, at) {
            let line_end = blank_line(bytes, pos)?;
            pos = skip_blanks_and_bom(bytes, line_end);
        }
    }
}

/// The first line end at or after `from` with a blank, or the beginning of a byte order mark, after
/// it, which may make a blank line.
fn blank_line(bytes: &[u8], from: usize) -> Option<usize> {
    let mut pos = from;
    loop {
        pos += memchr2(b'\n', b'\r', bytes.get(pos..)?)?;
        let next = *bytes.get(pos + 1)?;
        let whole = bytes.get(pos) == Some(&b'\n') || next != b'\n';
        if whole && (next <= b' ' || next == 0xEF) {
            return Some(pos);
        }
        pos += 1;
    }
}

/// The last hard boundary at or after `from`.
pub(crate) fn last(bytes: &[u8], from: usize) -> Option<usize> {
    let text = bytes.get(from..)?;
    memrchr_iter(b'[', text).map(|at| from + at).find(|&at| is_boundary(bytes, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<usize> {
        let mut from = 0;
        std::iter::from_fn(|| {
            let at = next(text.as_bytes(), from)?;
            from = at + 1;
            Some(at)
        })
        .collect()
    }

    #[test]
    fn after_movetext_any_tag() {
        assert_eq!(all("1-0\n\n[FEN \"\"]"), [5]);
        assert_eq!(all("1-0\r\n\r\n[FEN \"\"]"), [7]);
        assert_eq!(all("1-0\r\r[FEN \"\"]"), [5]);
        assert_eq!(all("1-0\n \t\n \u{feff}[ FEN\t\"\"]"), [11]);
        assert_eq!(all("1-0\n[FEN \"\"]"), [0; 0]);
        assert_eq!(all("1-0\n\n[FEN]"), [0; 0]);
        assert_eq!(all("1-0\n\nx[FEN \"\"]"), [0; 0]);
    }

    #[test]
    fn after_a_tag_only_event() {
        assert_eq!(all("[Event \"\"]\n\n[Date \"\"]"), [0; 0]);
        assert_eq!(all("[Date \"\"]\n\n[event \"\"]"), [11]);
        assert_eq!(all("[Date \"\"]\n[Event \"\"]"), [0; 0]);
    }

    #[test]
    fn many_blanks() {
        let text = format!("]{}[Date \"\"]", "\n".repeat(LOOKBACK + 5));
        assert_eq!(all(&text), [LOOKBACK + 6]);
    }

    #[test]
    fn any_text_has_the_boundaries_that_looking_at_every_byte_finds() {
        const PIECES: [&str; 16] = [
            "[",
            "\n",
            "\r",
            "\r\n",
            " ",
            "\t",
            "\x0B",
            "\u{feff}",
            "]",
            "x",
            "{",
            "[A \"",
            "[Event \"",
            "\n\n",
            "\n[B \"",
            "\u{e9}",
        ];
        let mut random: u64 = 1;
        for _ in 0..20_000 {
            let mut text = String::new();
            for _ in 0..24 {
                random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                text.push_str(PIECES[(random >> 60) as usize]);
            }
            let bytes = text.as_bytes();
            let found = |&at: &usize| bytes[at] == b'[' && is_boundary(bytes, at);
            let expected: Vec<usize> = (0..bytes.len()).filter(found).collect();
            assert_eq!(all(&text), expected, "{text:?}");
        }
    }

    #[test]
    fn last_is_the_last_of_next() {
        let text = "x\n\n[A \"\"]\n\n[B \"\"]\n\ny\n\n[C \"\"]\n\n[C";
        assert_eq!(all(text), [3, 22]);
        assert_eq!(last(text.as_bytes(), 0), Some(22));
        assert_eq!(last(text.as_bytes(), 23), None);
    }
}
