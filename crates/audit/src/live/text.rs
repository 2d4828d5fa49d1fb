//! The text of a source: its games, and whether it was written to its end.

use std::ops::Range;

use compongo_pgn::{
    CommentKind, Fault, FaultKind, Limits, RawComment, RawTag, Skip, Token, Visitor, read_games,
};

/// What a text looks like, before anything of it is believed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// There is nothing.
    Empty,
    /// Games, the last of them to its termination mark.
    Whole {
        /// How many.
        games: usize,
    },
    /// Games, but the last has no termination mark: perhaps it is still being written.
    Cut {
        /// How many.
        games: usize,
    },
    /// A page for a browser.
    Html,
    /// Something else than games.
    NotGames,
}

/// Looks at a text without reading the moves.
///
/// ```
/// use compongo_audit::live::{Shape, shape};
///
/// let limits = compongo_pgn::Limits::default();
/// assert_eq!(shape(b"[White \"A\"]\n\n1. e4 *\n", &limits), Shape::Whole { games: 1 });
/// assert_eq!(shape(b"[White \"A\"]\n\n1. e4 e", &limits), Shape::Cut { games: 1 });
/// assert_eq!(shape(b"<!DOCTYPE html><html>", &limits), Shape::Html);
/// assert_eq!(shape(b"not found", &limits), Shape::NotGames);
/// ```
pub fn shape(bytes: &[u8], limits: &Limits) -> Shape {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii();
    if text.is_empty() {
        return Shape::Empty;
    }
    if is_html(text) {
        return Shape::Html;
    }
    let mut look = Look::default();
    read_games(bytes, 0, limits, &mut look);
    if look.games.is_empty() || !look.any_tag {
        return Shape::NotGames;
    }
    let games = look.games.len();
    if ends_whole(text) { Shape::Whole { games } } else { Shape::Cut { games } }
}

/// Where the last game of a text begins, and where in it the last move or comment ends that is
/// written whole: something follows it, be it a blank. Empty if no move is. What comes behind may be
/// half a word; what comes before stays as it is in a file that only grows.
///
/// ```
/// use compongo_audit::live::written;
///
/// let limits = compongo_pgn::Limits::default();
/// let whole = |text: &'static str| &text[written(text.as_bytes(), &limits)];
/// assert_eq!(whole("[White \"A\"]\n\n1. e4 {[%clk 1:30:00]} e"), "[White \"A\"]\n\n1. e4 {[%clk 1:30:00]}");
/// assert_eq!(whole("[White \"A\"]\n\n1. e4 e5 {[%clk 1:2"), "[White \"A\"]\n\n1. e4 e5");
/// assert_eq!(whole("[White \"A\"]\n[Bla"), "");
/// ```
pub fn written(bytes: &[u8], limits: &Limits) -> Range<usize> {
    let Some(Range { start, .. }) = games(bytes, limits).pop() else { return 0..0 };
    // With the blanks behind it: they say that its last word is written whole.
    let game = bytes.get(start..).unwrap_or_default();
    let mut tail = Tail { open: game.len(), first: None };
    read_games(game, 0, limits, &mut tail);
    let text = game.get(..tail.open).unwrap_or(game);
    let text = match text.iter().rposition(|&byte| ends_word(byte)) {
        // What comes before an open comment is followed by it.
        Some(at) if tail.open == game.len() => text.get(..=at).unwrap_or(text),
        _ => text,
    };
    let len = text.trim_ascii_end().len();
    if tail.first.is_some_and(|first| first < len) { start..start + len } else { start..start }
}

/// Whether a word that stands before this is written to its end.
fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'{' | b'}' | b'(' | b')')
}

/// The end of a game that may be half written.
struct Tail {
    /// Where a comment begins that has no end yet; the length of the text if there is none.
    open: usize,
    /// Where the first move begins.
    first: Option<usize>,
}

impl Visitor for Tail {
    fn mv(&mut self, token: Token<'_>) {
        self.first = self.first.or(usize::try_from(token.offset).ok());
    }

    fn comment(&mut self, comment: RawComment<'_>) {
        let Ok(offset) = usize::try_from(comment.offset) else { return };
        // To the end of a line that has none.
        if comment.kind == CommentKind::Line && offset + 1 + comment.raw.len() >= self.open {
            self.open = offset;
        }
    }

    fn fault(&mut self, fault: Fault) {
        if fault.kind == FaultKind::UnterminatedComment {
            self.open = self.open.min(usize::try_from(fault.offset).unwrap_or(usize::MAX));
        }
    }
}

fn is_html(text: &[u8]) -> bool {
    let head = text.get(..text.len().min(512)).unwrap_or_default().to_ascii_lowercase();
    [&b"<!doctype html"[..], b"<html", b"<head", b"<body", b"<?xml"]
        .iter()
        .any(|mark| head.starts_with(mark))
}

/// Whether the last thing is a termination mark, or a comment after one.
fn ends_whole(text: &[u8]) -> bool {
    const MARKS: [&[u8]; 5] = [b"*", b"1-0", b"0-1", b"1/2-1/2", b"0-0"];
    let text = match text.strip_suffix(b"}") {
        Some(rest) => match memchr_back(rest, b'{') {
            Some(at) => rest.get(..at).unwrap_or_default().trim_ascii_end(),
            None => return false,
        },
        None => text,
    };
    MARKS.iter().any(|mark| {
        text.strip_suffix(*mark).is_some_and(|rest| {
            rest.last().is_none_or(|&byte| byte.is_ascii_whitespace() || byte == b'}')
        })
    })
}

fn memchr_back(text: &[u8], byte: u8) -> Option<usize> {
    text.iter().rposition(|&other| other == byte)
}

/// Where the games of a text are.
pub(crate) fn games(bytes: &[u8], limits: &Limits) -> Vec<Range<usize>> {
    let mut look = Look::default();
    read_games(bytes, 0, limits, &mut look);
    look.games
}

#[derive(Default)]
struct Look {
    games: Vec<Range<usize>>,
    begun: usize,
    any_tag: bool,
}

impl Visitor for Look {
    fn begin_game(&mut self, offset: u64) {
        self.begun = usize::try_from(offset).unwrap_or(usize::MAX);
    }

    fn tag(&mut self, _: RawTag<'_>) {
        self.any_tag = true;
    }

    fn begin_movetext(&mut self) -> Skip {
        Skip(true)
    }

    fn end_game(&mut self, offset: u64) {
        let end = usize::try_from(offset).unwrap_or(usize::MAX);
        self.games.push(self.begun..end.max(self.begun));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_followed_by_something_is_written_whole() {
        let before = "[White \"A\"]\n\n1. d4 *\n\n";
        let tags = "[White \"B\"]\n\n";
        let limits = Limits::default();
        for (moves, whole) in [
            ("1. e4 e5 ", "1. e4 e5"),
            ("1. e4 e5", "1. e4"),
            ("1. e4 e5\n", "1. e4 e5"),
            ("1. e4 e5 2.", "1. e4 e5"),
            ("1. e4 e5 {", "1. e4 e5"),
            ("1. e4 e5{[%clk 0:1", "1. e4 e5"),
            ("1. e4 e5 {a} {b}", "1. e4 e5 {a} {b}"),
            ("1. e4 {a} e", "1. e4 {a}"),
            ("1. e4 ; half a li", "1. e4"),
            ("1. e4 ; a line\ne", "1. e4 ; a line"),
            ("1. e4 (1. d4 d5) e", "1. e4 (1. d4 d5)"),
            ("1. e4 (1. d4 d", "1. e4 (1. d4"),
            ("1. e4 1-", "1. e4"),
            ("1. e", ""),
            ("1.", ""),
            ("{before", ""),
            ("", ""),
        ] {
            let text = format!("{before}{tags}{moves}");
            let range = written(text.as_bytes(), &limits);
            let wanted = if whole.is_empty() { String::new() } else { format!("{tags}{whole}") };
            assert_eq!(text[range.clone()], wanted, "{moves:?}");
            assert_eq!(range.start, before.len(), "{moves:?}");
        }
        assert_eq!(written(b"", &limits), 0..0);
    }
}
