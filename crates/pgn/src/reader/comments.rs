//! Where a comment ends.

use memchr::{memchr, memchr2, memchr3};

#[cfg(target_arch = "x86_64")]
use super::block::after_z_on_line;
use super::eight::eight;
use super::scan::at_line_start;
use crate::boundary::{self, is_boundary, tag_head};

/// A comment in braces, from its `{`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BraceComment {
    /// The byte after the text.
    pub(super) text_end: usize,
    /// Where reading goes on.
    pub(super) next: usize,
    /// The first brace inside, if the comment was read as nested.
    pub(super) nested: Option<usize>,
    /// Whether the closing brace is there.
    pub(super) closed: bool,
}

/// Finds the ends of comments, and remembers where none is, so that a file full of opening
/// braces is not searched again and again.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CommentEnds {
    /// No `}` in `from..to`.
    from: usize,
    to: usize,
    /// Whether the text is known to hold no hard boundary.
    one_segment: bool,
    /// No hard boundary in `asked..boundary`, but one at its end, or the end of the text.
    asked: usize,
    boundary: usize,
}

impl CommentEnds {
    /// For a text that holds no hard boundary.
    pub(super) fn of_one_segment() -> CommentEnds {
        CommentEnds { one_segment: true, ..CommentEnds::default() }
    }

    /// The comment whose `{` stands at `open`.
    pub(super) fn brace(&mut self, text: &[u8], open: usize) -> BraceComment {
        let start = open + 1;
        let known = self.from <= start && start < self.to;
        let plain = if known { None } else { plain_close(text, start) };
        match plain {
            Some(at) => BraceComment { text_end: at, next: at + 1, nested: None, closed: true },
            None => self.odd_brace(text, open),
        }
    }

    /// A comment that is nested, or never closed.
    #[cold]
    fn odd_brace(&mut self, text: &[u8], open: usize) -> BraceComment {
        let start = open + 1;
        let text = self.segment(text, start);
        let Some(close) = self.close_after(text, start) else {
            let end = unclosed_end(text, start);
            return BraceComment { text_end: end, next: end, nested: None, closed: false };
        };
        let inner =
            text.get(start..close).and_then(|inside| memchr(b'{', inside)).map(|at| start + at);
        let outer = inner.map_or(close, |inner| outermost(text, inner, close));
        BraceComment {
            text_end: outer,
            next: outer + 1,
            nested: inner.filter(|_| outer > close),
            closed: true,
        }
    }

    /// The text up to the first hard boundary at or after `from`.
    fn segment<'t>(&mut self, text: &'t [u8], from: usize) -> &'t [u8] {
        if self.one_segment {
            return text;
        }
        if from < self.asked || self.boundary <= from {
            self.asked = from;
            self.boundary = boundary::next(text, from).unwrap_or(text.len());
        }
        text.get(..self.boundary).unwrap_or(text)
    }

    fn close_after(&mut self, text: &[u8], start: usize) -> Option<usize> {
        let known = self.from <= start && start < self.to;
        let from = if known { self.to } else { start };
        let rest = text.get(from..)?;
        let close = memchr(b'}', rest).map(|at| from + at);
        if close.is_none() {
            if !known {
                self.from = start;
            }
            self.to = text.len();
        }
        close
    }
}

/// The `}` after `from`, if neither another brace nor a hard boundary comes before it: the usual
/// case in one look.
#[inline(always)]
fn plain_close(text: &[u8], from: usize) -> Option<usize> {
    // A boundary would be on another line.
    #[cfg(target_arch = "x86_64")]
    if let Some(at) = after_z_on_line(text, from) {
        match text.get(at) {
            Some(b'}') => return Some(at),
            Some(b'{') => return None,
            _ => {}
        }
    }
    any_close(text, from)
}

/// The same, with another look wherever a boundary may be.
fn any_close(text: &[u8], from: usize) -> Option<usize> {
    let mut pos = from;
    loop {
        let at = pos + memchr3(b'{', b'}', b'[', text.get(pos..)?)?;
        match text.get(at) {
            Some(b'}') => return Some(at),
            Some(b'[') if !is_boundary(text, at) => pos = at + 1,
            _ => return None,
        }
    }
}

/// What stands before the closing brace, if that is `[%clk 0:03:00]` or `[%clk 0:03:00.0]`, with
/// blanks around it or without, and nothing else: what servers write after every move. Its length
/// follows from what its places hold, so that a processor can read ahead on a guess.
#[inline(always)]
pub(super) fn clock_alone(inside: &[u8]) -> Option<&[u8]> {
    let near = inside.first_chunk::<20>()?;
    let len = match near {
        [b' ', clock @ ..] => 1 + clock_len(clock)?,
        clock => clock_len(clock)?,
    };
    match near.get(len..)? {
        [b'}', ..] => near.get(..len),
        [b' ', b'}', ..] => near.get(..=len),
        _ => None,
    }
}

/// The length of `[%clk 0:03:00]` or `[%clk 0:03:00.0]` at the start of a text.
#[inline(always)]
fn clock_len(text: &[u8]) -> Option<usize> {
    const BEFORE: u64 = u64::from_le_bytes(*b"[%clk 0:");
    const WHOLE: u64 = u64::from_le_bytes(*b"00:00]\0\0");
    const TENTHS: u64 = u64::from_le_bytes(*b"00:00.0]");
    /// Of a digit the lower half counts for nothing.
    const fn mask(form: u64) -> u64 {
        let (mut bytes, mut place) = (form.to_le_bytes(), 0);
        while place < 8 {
            bytes[place] = match bytes[place] {
                b'0' => 0xF0,
                0 => 0,
                _ => 0xFF,
            };
            place += 1;
        }
        u64::from_le_bytes(bytes)
    }
    let has = |word: u64, form: u64, mask: u64| (word ^ form) & mask == 0;
    let first = eight(text)?;
    let second = eight(text.get(8..)?)?;
    if !has(first, BEFORE, const { mask(BEFORE) }) {
        return None;
    }
    if has(second, WHOLE, const { mask(WHOLE) }) {
        return Some(14);
    }
    has(second, TENTHS, const { mask(TENTHS) }).then_some(16)
}

/// PGN comments do not nest: the first `}` closes. But if a `{` stands inside and the next brace
/// after the first `}` is another `}`, that one belongs to nothing else, and what lies between
/// is comment, not moves. `close` is the first `}`.
fn outermost(text: &[u8], inner: usize, close: usize) -> usize {
    let mut opened =
        text.get(inner..close).map_or(0, |inside| memchr::memchr_iter(b'{', inside).count());
    let mut close = close;
    while opened > 0 {
        let Some(rest) = text.get(close + 1..) else {
            break;
        };
        match memchr2(b'{', b'}', rest) {
            Some(at) if rest.get(at) == Some(&b'}') => {
                close += 1 + at;
                opened -= 1;
            }
            _ => break,
        }
    }
    close
}

/// A comment that is never closed ends before the first line that begins with a tag pair, so
/// that a game after a missing blank line is not lost.
fn unclosed_end(text: &[u8], start: usize) -> usize {
    let Some(rest) = text.get(start..) else {
        return text.len();
    };
    memchr::memchr_iter(b'[', rest)
        .map(|at| start + at)
        .find(|&at| at_line_start(text, at) && text.get(at..).and_then(tag_head).is_some())
        .unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comment(text: &str) -> (usize, Option<usize>, bool) {
        let comment = CommentEnds::default().brace(text.as_bytes(), 0);
        (comment.text_end, comment.nested, comment.closed)
    }

    #[test]
    fn the_first_brace_closes() {
        assert_eq!(comment("{}"), (1, None, true));
        assert_eq!(comment("{ a } b"), (4, None, true));
        assert_eq!(comment("{ a { b } Nf3 {c}"), (8, None, true));
    }

    #[test]
    fn clocks_alone_are_seen_at_once() {
        let rest = " 1... e5 2. Nf3 Nc6";
        for before in ["", " ", "  "] {
            for clock in ["[%clk 0:03:00]", "[%clk 1:59:59.9]", "[%clk 10:00:00]", "[%emt 0:00:01]"]
            {
                for after in ["", " ", "  ", "\n"] {
                    let inside = format!("{before}{clock}{after}");
                    let text = format!("{inside}}}{rest}");
                    let usual = before.len() < 2
                        && matches!(after, "" | " ")
                        && matches!(clock.len(), 14 | 16)
                        && clock.contains("clk");
                    let found = clock_alone(text.as_bytes());
                    assert_eq!(found, usual.then_some(inside.as_bytes()), "{text:?}");
                }
            }
        }
        assert_eq!(clock_alone(b"[%clk 0:03:00]}"), None, "too near the end");
    }

    #[test]
    fn whatever_byte_stands_in_a_clock_the_first_brace_closes() {
        for clock in [&b" [%clk 0:03:00] } Nf3 {} "[..], b"[%clk 0:03:00.0]} Nf3 {} "] {
            for place in 0..clock.len() {
                for byte in 0..=u8::MAX {
                    let mut text = clock.to_vec();
                    text[place] = byte;
                    let close = text.iter().position(|byte| b"{}\n\r".contains(byte));
                    if let Some(found) = clock_alone(&text) {
                        assert_eq!(Some(found.len()), close, "{}", text.escape_ascii());
                        assert_eq!(text[found.len()], b'}');
                    }
                }
            }
        }
    }

    #[test]
    fn a_boundary_ends_a_comment_wherever_it_stands() {
        for before in [0, 1, 20, 60, 61, 62, 63, 64, 120, 200] {
            for (gap, ends) in [("\n\n", true), ("\n \r\n", true), ("\n", false), (" ", false)] {
                for after in ["} x", "} {y} x", "{ } } x"] {
                    let head = format!("{{{}", "x".repeat(before));
                    let text = format!("{head}{gap}[A \"b\"] {}{after}", "y".repeat(130));
                    let found = CommentEnds::default().brace(text.as_bytes(), 0);
                    assert_eq!(found.closed, !ends, "{text:?}");
                    if ends {
                        assert_eq!(found.next, head.len() + gap.len(), "{text:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn nested_comments_are_one() {
        assert_eq!(comment("{ a { b } c } d"), (12, Some(4), true));
        assert_eq!(comment("{{{}}} d"), (5, Some(1), true));
        assert_eq!(comment("{{}}}"), (3, Some(1), true));
    }

    #[test]
    fn unclosed_comments_end_before_tags() {
        assert_eq!(comment("{ a"), (3, None, false));
        assert_eq!(comment("{ a { b"), (7, None, false));
        assert_eq!(comment("{ a\n[Event \"x\"]"), (4, None, false));
        assert_eq!(comment("{ a [Event \"x\"]"), (15, None, false));
    }
}
