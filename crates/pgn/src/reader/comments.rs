//! Where a comment ends.

use memchr::{memchr, memchr2};

use super::eight::{above, first};
use super::scan::at_line_start;
use crate::boundary::tag_head;

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
}

impl CommentEnds {
    /// The comment whose `{` stands at `open`.
    pub(super) fn brace(&mut self, text: &[u8], open: usize) -> BraceComment {
        let start = open + 1;
        // The usual case in one look: the next brace closes.
        let known = self.from <= start && start < self.to;
        if !known {
            let rest = text.get(start..).unwrap_or_default();
            if let Some(at) = memchr2(b'{', b'}', rest)
                && rest.get(at) == Some(&b'}')
            {
                return BraceComment {
                    text_end: start + at,
                    next: start + at + 1,
                    nested: None,
                    closed: true,
                };
            }
        }
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

/// What stands before the closing brace, if it comes soon and before any other. Most comments are
/// clock readings, too short for a search to get going.
#[inline(always)]
pub(super) fn soon_closed(inside: &[u8]) -> Option<&[u8]> {
    let near = inside.first_chunk::<32>()?;
    let (words, _) = near.as_chunks::<8>();
    for (index, word) in words.iter().enumerate() {
        // Four characters come after `z`, and the other three are rare.
        let maybe = above(u64::from_le_bytes(*word), b'z');
        if maybe != 0 {
            let at = 8 * index + first(maybe);
            return near.get(..at).filter(|_| near.get(at) == Some(&b'}'));
        }
    }
    None
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
    fn short_comments_are_seen_at_once() {
        for place in 0..40 {
            for other in [b'y', b'z', 0xFB, 0xFD, 0] {
                let mut text = vec![other; 60];
                text[place] = b'}';
                let short = text.get(..place).filter(|_| place < 32);
                assert_eq!(soon_closed(&text), short);
                text[place] = b'{';
                text[place + 1] = b'}';
                assert_eq!(soon_closed(&text), None);
            }
        }
        assert_eq!(soon_closed(b"} at the end"), None);
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
