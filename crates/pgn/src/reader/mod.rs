//! From bytes to the calls of a [`Visitor`].

#[cfg(target_arch = "x86_64")]
mod block;
mod class;
mod comments;
mod eight;
mod ends;
mod movetext;
mod numbers;
mod scan;
mod tags;
mod variations;
mod words;

use crate::boundary::is_boundary;
use crate::{
    CommentKind, Fault, FaultKind, GameResult, Limits, RawComment, Skip, Visitor, boundary,
};
use comments::{CommentEnds, clock_alone};
pub(crate) use scan::{at_line_start, skip_blanks_and_bom};
use scan::{line_end, trimmed_len};
use tags::SeenTags;

/// Reads the games in `bytes` one after the other and returns how many there are.
///
/// `bytes` holds whole games; `base_offset` is the place of its first byte in the stream, so
/// that every offset the visitor gets is one of the stream. Any bytes whatever can be read, in
/// time linear in their number.
///
/// A game begins at its tags, or at its first move if it has none. It ends at its termination
/// mark (comments after it still belong to it), at the next tag pair, or where tags of a name
/// that it has already come after a blank line. Comments alone are no game.
///
/// ```
/// use compongo_pgn::{Limits, Visitor, read_games};
///
/// struct Nothing;
/// impl Visitor for Nothing {}
///
/// let text = b"[White \"A\"]\n\n1. e4 {unclosed\n\n[White \"B\"]\n\n1. d4 d5 1-0 1. c4 *";
/// assert_eq!(read_games(text, 0, &Limits::default(), &mut Nothing), 3);
/// ```
pub fn read_games<V: Visitor>(
    bytes: &[u8],
    base_offset: u64,
    limits: &Limits,
    visitor: &mut V,
) -> usize {
    // With a limit within the bytes, what comes after it depends on the next hard boundary.
    if bytes.len() > limits.max_game_bytes {
        return read_segments(bytes, base_offset, limits, visitor);
    }
    let mut reader = Reader::new(base_offset, limits, visitor, CommentEnds::default());
    let mut games = 0;
    reader.games(bytes, 0, &mut games);
    games
}

/// The same, with the hard boundaries looked for beforehand.
fn read_segments<V: Visitor>(
    bytes: &[u8],
    base_offset: u64,
    limits: &Limits,
    visitor: &mut V,
) -> usize {
    let mut reader = Reader::new(base_offset, limits, visitor, CommentEnds::of_one_segment());
    let mut games = 0;
    let mut begin = 0;
    while begin < bytes.len() {
        let end = boundary::next(bytes, begin + 1).unwrap_or(bytes.len());
        reader.games(bytes.get(..end).unwrap_or(bytes), begin, &mut games);
        begin = end;
    }
    games
}

/// How many bytes of a buffer without a hard boundary can be cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SoftCut {
    /// Whole games up to here.
    At(usize),
    /// The first game is longer than the limit.
    TooLong {
        /// Where it begins.
        start: usize,
    },
}

/// Finds a place between games in a buffer that begins with a game, holds no hard boundary, and
/// is longer than the longest game twice over, so that the games in its first half are read
/// exactly as they would be in the whole stream.
pub(crate) fn soft_cut(bytes: &[u8], limits: &Limits) -> SoftCut {
    struct Silent;
    impl Visitor for Silent {
        fn begin_movetext(&mut self) -> Skip {
            Skip(true)
        }
    }
    let mut silent = Silent;
    let mut reader = Reader::new(0, limits, &mut silent, CommentEnds::of_one_segment());
    let sure =
        bytes.len().saturating_sub(limits.max_game_bytes.saturating_add(boundary::LOOKAHEAD));
    let mut pos = 0;
    while let Some(start) = reader.game_start(bytes, pos) {
        if start > 0 && start >= sure {
            return SoftCut::At(start);
        }
        match reader.game(bytes, start) {
            GameEnd::At(next) => pos = next,
            GameEnd::TooLong if start == 0 => return SoftCut::TooLong { start },
            GameEnd::TooLong => return SoftCut::At(start),
        }
    }
    // Comments alone may belong to a game that follows. Of blanks alone the last stays, so that
    // what follows it is not at the start of a line.
    let rest = skip_blanks_and_bom(bytes, pos);
    SoftCut::At(if rest == bytes.len() { rest.saturating_sub(1) } else { rest })
}

/// Whether the reader would take `text` for a part of the move before it.
pub(crate) fn belongs_to_move(text: &str) -> bool {
    scan::suffix_len(text.as_bytes()).is_some()
}

/// How the reading of a game ended.
enum GameEnd {
    /// The byte from which to look for the next game.
    At(usize),
    /// At [`Limits::max_game_bytes`].
    TooLong,
}

/// The state between the games of one call.
struct Reader<'r, V> {
    base: u64,
    limits: &'r Limits,
    visitor: &'r mut V,
    comments: CommentEnds,
    seen: SeenTags,
    /// The `Result` tag says `0-0`, so that a final `0-0` is no castling.
    both_lose: bool,
}

impl<'r, V: Visitor> Reader<'r, V> {
    fn new(
        base: u64,
        limits: &'r Limits,
        visitor: &'r mut V,
        comments: CommentEnds,
    ) -> Reader<'r, V> {
        let seen = SeenTags::default();
        Reader { base, limits, visitor, comments, seen, both_lose: false }
    }

    /// Reads games from `from` on, counting them, up to the end or to one that is too long.
    fn games(&mut self, segment: &[u8], from: usize, games: &mut usize) {
        let mut pos = from;
        while let Some(start) = self.game_start(segment, pos) {
            *games += 1;
            match self.game(segment, start) {
                GameEnd::At(next) => pos = next,
                GameEnd::TooLong => break,
            }
        }
    }

    /// Where the next game of the segment begins, if one does: its tags or movetext, or the
    /// comments right before them.
    fn game_start(&mut self, segment: &[u8], from: usize) -> Option<usize> {
        let mut start = skip_blanks_and_bom(segment, from);
        let mut text = self.longest(segment, start);
        // Nothing but an escape begins with a percent sign, at the start of a line or not.
        while text.get(start) == Some(&b'%') {
            let end = line_end(text, start);
            if end == text.len() && end < segment.len() {
                return Some(start);
            }
            start = skip_blanks_and_bom(segment, end);
            text = self.longest(segment, start);
        }
        let mut pos = start;
        loop {
            pos = skip_blanks_and_bom(text, pos);
            match text.get(pos) {
                Some(b'{') => {
                    let comment = self.comments.brace(text, pos);
                    if !comment.closed {
                        return Some(start);
                    }
                    pos = comment.next;
                }
                Some(b';') => pos = line_end(text, pos),
                Some(b'%') if at_line_start(text, pos) => pos = line_end(text, pos),
                // Comments before a hard boundary do not belong to the game that begins there.
                Some(b'[') if is_boundary(text, pos) => return Some(pos),
                Some(_) => return Some(start),
                // Nothing but comments: no game, unless the limit was what ended them.
                None => return (text.len() < segment.len()).then_some(start),
            }
        }
    }

    /// As much of the segment as a game that begins at `start` may have.
    fn longest<'t>(&self, segment: &'t [u8], start: usize) -> &'t [u8] {
        segment.get(..start.saturating_add(self.limits.max_game_bytes)).unwrap_or(segment)
    }

    /// Reads the game that begins at `start`.
    fn game(&mut self, segment: &[u8], start: usize) -> GameEnd {
        let text =
            segment.get(..start.saturating_add(self.limits.max_game_bytes)).unwrap_or(segment);
        self.visitor.begin_game(self.base + start as u64);
        self.both_lose = false;
        let (end, next) = match self.tags(text, start) {
            Ok(movetext) => self.body(text, movetext),
            Err(ends) => ends,
        };
        let too_long = next >= text.len() && text.len() < segment.len();
        if too_long {
            self.fault(FaultKind::GameTooLong, start);
        }
        let end = start + trimmed_len(text.get(start..end).unwrap_or_default());
        self.visitor.end_game(self.base + end as u64);
        if too_long { GameEnd::TooLong } else { GameEnd::At(next) }
    }

    /// The movetext, told or skipped: where it ends, and where to go on.
    fn body(&mut self, text: &[u8], from: usize) -> (usize, usize) {
        struct Silent;
        impl Visitor for Silent {}

        let Skip(skip) = self.visitor.begin_movetext();
        if !skip {
            return self.movetext(text, from);
        }
        let mut silent = Reader {
            base: self.base,
            limits: self.limits,
            visitor: &mut Silent,
            comments: self.comments,
            seen: SeenTags::default(),
            both_lose: self.both_lose,
        };
        let ends = silent.movetext(text, from);
        self.comments = silent.comments;
        ends
    }

    fn fault(&mut self, kind: FaultKind, pos: usize) {
        self.visitor.fault(Fault { kind, offset: self.base + pos as u64 });
    }

    /// Tells a comment that begins at `pos` with `{`, which most often is a clock reading; where to
    /// go on, past the blank after it.
    #[inline(always)]
    fn brace(&mut self, text: &[u8], pos: usize) -> usize {
        let inside = text.get(pos + 1..).unwrap_or_default();
        let next = match clock_alone(inside) {
            Some(raw) => {
                let offset = self.base + pos as u64;
                self.visitor.comment(RawComment { raw, offset, kind: CommentKind::Brace });
                pos + raw.len() + 2
            }
            None => self.comment(text, pos),
        };
        next + usize::from(text.get(next) == Some(&b' '))
    }

    /// Tells a comment that begins at `pos` with `{` or `;`; where to go on.
    #[inline(never)]
    fn comment(&mut self, text: &[u8], pos: usize) -> usize {
        let offset = self.base + pos as u64;
        if text.get(pos) == Some(&b';') {
            let end = line_end(text, pos);
            self.visitor.comment(RawComment {
                raw: text.get(pos + 1..end).unwrap_or_default(),
                offset,
                kind: CommentKind::Line,
            });
            return end;
        }
        let comment = self.comments.brace(text, pos);
        if !comment.closed {
            self.fault(FaultKind::UnterminatedComment, pos);
        }
        if let Some(inner) = comment.nested {
            self.fault(FaultKind::NestedComment, inner);
        }
        self.visitor.comment(RawComment {
            raw: text.get(pos + 1..comment.text_end).unwrap_or_default(),
            offset,
            kind: CommentKind::Brace,
        });
        comment.next
    }

    fn result(&mut self, result: GameResult) {
        self.visitor.result(result);
    }
}
