//! Games as text.

use std::fmt::Write as _;

use crate::boundary;
use crate::reader::belongs_to_move;
use crate::tags::SEVEN_TAG_ROSTER;
use crate::wrap::Wrap;
use crate::{Annotation, Comment, CommentKind, Game, GameResult, LineId};

/// Writes a game in export format (PGN specification, 3.2): the Seven Tag Roster first, the other
/// tags by their names, lines of fewer than eighty characters, comments in braces.
///
/// Moves are written as they stand in [`Node::text`](crate::Node::text); use [`Game::to_san`]
/// before to have them in the notation of PGN. Results that PGN does not know stay in the tag and
/// are `*` in the movetext. Braces inside comments, which PGN cannot express, become parentheses.
///
/// ```
/// use compongo_pgn::{Limits, read_all, write_export};
///
/// let games = read_all(b"1. e4 {good} e5! (1... c5) 2. Nf3", &Limits::default());
/// let text = write_export(&games[0].game);
/// assert!(text.starts_with("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n"));
/// assert!(text.ends_with("\n\n1. e4 {good} 1... e5 $1 (1... c5) 2. Nf3 *\n\n"));
/// ```
pub fn write_export(game: &Game) -> String {
    let mut out = String::new();
    for name in SEVEN_TAG_ROSTER {
        let unknown = match name {
            "Date" => "????.??.??",
            "Result" => game.result.unwrap_or(GameResult::Unknown).as_str(),
            _ => "?",
        };
        tag(&mut out, name, game.tags.get(name).unwrap_or(unknown));
    }
    let mut others: Vec<(&str, &str)> = game.tags.iter().collect();
    others
        .retain(|(name, _)| !SEVEN_TAG_ROSTER.iter().any(|known| known.eq_ignore_ascii_case(name)));
    // Stable, so that of two tags of one name the first stays.
    others.sort_by_key(|&(name, _)| name);
    others.dedup_by_key(|&mut (name, _)| name);
    for (name, value) in others {
        tag(&mut out, name, value);
    }
    out.push('\n');

    let mut words = Words { game, style: Style::Export, wrap: Wrap::default() };
    for comment in &game.head {
        words.comment(comment);
    }
    words.lines();
    let mark = match game.result {
        Some(result @ (GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw)) => result,
        _ => GameResult::Unknown,
    };
    words.wrap.word(mark.as_str());
    for comment in &game.after {
        words.comment(comment);
    }
    out.push_str(&words.wrap.finish());
    out.push('\n');
    out
}

/// Writes a game and keeps what was read: the tags in their order, comments to the letter and in
/// their form, variations, glyphs (as `$n`), and the termination mark only if there was one, or if
/// without it there would be no game. Line breaks between moves, move numbers and `%` lines are
/// not kept.
///
/// ```
/// use compongo_pgn::{Limits, read_all, write_faithful};
///
/// let games = read_all(b"[White \"A\"]\n\n1.e4 { x } e5 ; y\n2.Nf3", &Limits::default());
/// assert_eq!(
///     write_faithful(&games[0].game),
///     "[White \"A\"]\n\n1. e4 { x } 1... e5 ; y\n2. Nf3\n\n"
/// );
/// ```
pub fn write_faithful(game: &Game) -> String {
    let mut out = String::new();
    let mut words = Words { game, style: Style::Faithful, wrap: Wrap::default() };
    for comment in &game.head {
        words.comment(comment);
    }
    if !game.tags.is_empty() {
        out.push_str(&std::mem::take(&mut words.wrap).finish());
        for (name, value) in game.tags.iter() {
            tag(&mut out, name, value);
        }
        out.push('\n');
    }
    words.lines();
    let nothing = game.tags.is_empty() && game.main().moves.is_empty();
    if let Some(result) = game.result.or(nothing.then_some(GameResult::Unknown)) {
        words.wrap.word(result.as_str());
    }
    for comment in &game.after {
        words.comment(comment);
    }
    out.push_str(&words.wrap.finish());
    out.push('\n');
    out
}

/// A tag pair on its line. A name that could not be read again is not written.
fn tag(out: &mut String, name: &str, value: &str) {
    if name.is_empty() || name.len() > 255 || name.bytes().any(|byte| !boundary::is_name(byte)) {
        return;
    }
    let _ = write!(out, "[{name} \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' | '\r' => out.push(' '),
            _ => out.push(c),
        }
    }
    out.push_str("\"]\n");
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Export,
    Faithful,
}

/// The movetext being written.
struct Words<'g> {
    game: &'g Game,
    style: Style,
    wrap: Wrap,
}

/// Where in a line the writing is.
struct Frame {
    id: LineId,
    /// Half-moves before the first move of the line, White's first move of the game being 0.
    ply: u64,
    /// How many moves are written.
    moves: usize,
    /// How many annotations behind the last one.
    annotations: usize,
    /// A black move needs its number again.
    number: bool,
}

impl Frame {
    fn new(id: LineId, ply: u64) -> Frame {
        Frame { id, ply, moves: 0, annotations: 0, number: true }
    }
}

impl Words<'_> {
    fn lines(&mut self) {
        let mut written = vec![false; self.game.line_count()];
        let mut stack = vec![Frame::new(Game::MAIN, self.game.start_tags().ply())];
        while let Some(frame) = stack.last_mut() {
            let Some(line) = self.game.line(frame.id) else {
                stack.pop();
                continue;
            };
            let last = frame.moves.checked_sub(1).and_then(|last| line.moves.get(last));
            let annotations = last.map_or(&line.before, |node| &node.after);
            if let Some(annotation) = annotations.get(frame.annotations) {
                frame.annotations += 1;
                match annotation {
                    Annotation::Nag(nag) => self.wrap.word(&nag.to_string()),
                    Annotation::Comment(comment) => {
                        frame.number = true;
                        self.comment(comment);
                    }
                    Annotation::Variation(id) => {
                        // A line that was hung up in two places is written once.
                        let seen = written.get_mut(Game::index(*id));
                        if seen.is_some_and(|seen| !std::mem::replace(seen, true)) {
                            frame.number = true;
                            self.wrap.open();
                            let ply = frame.ply + frame.moves.saturating_sub(1) as u64;
                            stack.push(Frame::new(*id, ply));
                        }
                    }
                }
            } else if let Some(node) = line.moves.get(frame.moves) {
                let ply = frame.ply + frame.moves as u64;
                let text = joined(node.text.split(is_blank));
                if ply.is_multiple_of(2) {
                    self.wrap.word(&format!("{}.", ply / 2 + 1));
                } else if frame.number || belongs_to_move(&text) {
                    self.wrap.word(&format!("{}...", ply / 2 + 1));
                }
                frame.number = false;
                frame.moves += 1;
                frame.annotations = 0;
                self.wrap.word(&text);
            } else {
                stack.pop();
                if !stack.is_empty() {
                    self.wrap.close();
                }
            }
        }
    }

    fn comment(&mut self, comment: &Comment) {
        if self.style == Style::Export {
            let text = joined(comment.text.split_whitespace());
            let text = text.replace('{', "(").replace('}', ")");
            for word in format!("{{{text}}}").split(' ') {
                self.wrap.word(word);
            }
        } else if comment.kind == CommentKind::Line && !comment.text.contains(['\n', '\r']) {
            self.wrap.line_comment(&format!(";{}", comment.text));
        } else {
            let whole = format!("{{{}}}", comment.text);
            // What would begin another game is set on one line.
            if boundary::next(whole.as_bytes(), 0).is_some() {
                self.wrap.word(&format!("{{{}}}", comment.line()));
            } else {
                self.wrap.word(&whole);
            }
        }
    }
}

/// The words that are not empty, with single spaces between them.
fn joined<'t>(words: impl Iterator<Item = &'t str>) -> String {
    let mut text = String::new();
    for word in words.filter(|word| !word.is_empty()) {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
    text
}

/// What the reader takes for blanks.
fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r' | '\u{b}' | '\u{c}')
}
