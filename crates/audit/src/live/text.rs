//! The text of a source: its games, and whether it was written to its end.

use std::ops::Range;

use compongo_pgn::{Limits, Skip, Visitor, read_games};

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

    fn tag(&mut self, _: compongo_pgn::RawTag<'_>) {
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
