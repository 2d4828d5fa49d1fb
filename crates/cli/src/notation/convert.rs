//! Replaces the moves in the text of games and leaves every other byte where it is: tags,
//! comments, variations, numbers, line breaks.
//!
//! What comes out is UTF-8; parts of the input that are not are read as Windows-1252, as the
//! reader of games does. A move that cannot be read is left as it is, with all that follow it in
//! its line of play, and complained about.

use std::borrow::Cow;
use std::ops::Range;

use compongo_board::{Color, Position};
use compongo_notation::{Alphabet, Language, SanError, resolve_token};
use compongo_pgn::{Batch, Fault, Limits, RawTag, Skip, Token, Visitor, read_games};

use super::complaints::Complaints;
use super::{Source, Target};
use crate::faults::fen_error;
use crate::messages::Messages;
use crate::spelling::{fault, san_error};

/// What has become of some games.
pub(super) struct Converted {
    /// Their text.
    pub(super) text: Vec<u8>,
    /// What could not be converted: the line and what is wrong there.
    pub(super) complaints: Vec<(u64, String)>,
    /// What deserves a look, in the same form.
    pub(super) warnings: Vec<(u64, String)>,
}

/// Converts batch by batch.
pub(super) struct Converter {
    source: Source,
    target: Target,
    /// Where games without a start of their own begin.
    start: Position,
}

impl Converter {
    pub(super) fn new(source: Source, target: Target, start: Position) -> Converter {
        Converter { source, target, start }
    }

    /// Converts the games of a batch.
    pub(super) fn batch(&self, batch: &Batch, limits: &Limits, messages: &Messages) -> Converted {
        let mut work = Work {
            converter: self,
            batch,
            messages,
            game: Game::default(),
            copied: 0,
            text: Vec::with_capacity(batch.bytes.len()),
            complaints: Complaints::default(),
            warnings: Complaints::default(),
        };
        read_games(&batch.bytes, batch.offset, limits, &mut work);
        if !self.target.is_spoken() {
            work.copy_to(batch.bytes.len());
        }
        work.complaints.end_game(messages);
        Converted {
            text: work.text,
            complaints: work.complaints.by_line(batch),
            warnings: work.warnings.by_line(batch),
        }
    }
}

/// A part of the movetext.
enum Event {
    Move(Range<usize>),
    Open,
    Close,
}

/// The game being read.
#[derive(Default)]
struct Game {
    fen: Option<(String, usize)>,
    names: [Option<String>; 2],
    events: Vec<Event>,
}

struct Work<'a> {
    converter: &'a Converter,
    batch: &'a Batch,
    messages: &'a Messages,
    game: Game,
    /// Up to where the input is in the output.
    copied: usize,
    text: Vec<u8>,
    complaints: Complaints,
    warnings: Complaints,
}

/// A line of play: the position reached, and the one before the last move, from which a variation
/// starts. Lost after a move that could not be read.
#[derive(Clone, Copy)]
struct Line {
    now: Option<Position>,
    before: Option<Position>,
}

impl Visitor for Work<'_> {
    fn begin_game(&mut self, _: u64) {
        self.game = Game::default();
    }

    fn tag(&mut self, tag: RawTag<'_>) {
        let at = self.index(tag.offset);
        if tag.is("FEN") {
            self.game.fen = Some((tag.value().into_owned(), at));
        } else if tag.is("White") {
            self.game.names[0] = Some(tag.value().into_owned());
        } else if tag.is("Black") {
            self.game.names[1] = Some(tag.value().into_owned());
        }
    }

    fn mv(&mut self, token: Token<'_>) {
        let start = self.index(token.offset);
        self.game.events.push(Event::Move(start..start + token.text.len()));
    }

    fn begin_variation(&mut self) -> Skip {
        self.game.events.push(Event::Open);
        Skip(false)
    }

    fn end_variation(&mut self) {
        self.game.events.push(Event::Close);
    }

    fn fault(&mut self, found: Fault) {
        let (at, messages) = (self.index(found.offset), self.messages);
        self.complaints.add_fault(at, || fault(&found.kind, messages));
    }

    fn end_game(&mut self, _: u64) {
        self.convert();
        self.complaints.end_game(self.messages);
    }
}

impl Work<'_> {
    fn index(&self, offset: u64) -> usize {
        (offset - self.batch.offset) as usize
    }

    fn bytes(&self, range: Range<usize>) -> &[u8] {
        self.batch.bytes.get(range).unwrap_or_default()
    }

    /// Copies the input up to a byte.
    fn copy_to(&mut self, end: usize) {
        let part = utf8(self.batch.bytes.get(self.copied..end).unwrap_or_default());
        self.text.extend_from_slice(part.as_bytes());
        self.copied = self.copied.max(end);
    }

    fn convert(&mut self) {
        let game = std::mem::take(&mut self.game);
        let start = match &game.fen {
            None => self.converter.start,
            Some((fen, at)) => match Position::from_fen_lenient(fen) {
                Ok((position, _)) => position,
                Err(error) => {
                    let messages = self.messages;
                    return self.complaints.add(*at, || {
                        let reason = fen_error(&error, messages);
                        messages.with("error-fen", [("reason", reason.into())])
                    });
                }
            },
        };
        let alphabet = self.alphabet(&game, &start);
        if self.converter.target.is_spoken() {
            self.heading(&game);
        }
        let mut line = Line { now: Some(start), before: None };
        let mut stack = Vec::new();
        for event in &game.events {
            match event {
                Event::Open => {
                    stack.push(line);
                    line = Line { now: line.before, before: None };
                }
                Event::Close => line = stack.pop().unwrap_or(line),
                Event::Move(range) => {
                    let Some(position) = line.now else { continue };
                    let spoken = self.converter.target.is_spoken();
                    // Only the game is announced, not what might have been.
                    if spoken && !stack.is_empty() {
                        continue;
                    }
                    let next = self.replace(range.clone(), &position, alphabet, !stack.is_empty());
                    line = Line { now: next, before: Some(position) };
                }
            }
        }
    }

    /// Writes one move in the new notation; the position after it.
    fn replace(
        &mut self,
        range: Range<usize>,
        position: &Position,
        alphabet: &Alphabet,
        in_variation: bool,
    ) -> Option<Position> {
        let number = number_length(self.bytes(range.clone()));
        let range = range.start + number..range.end;
        let written = self.bytes(range.clone());
        let mv = match resolve_token(written, position, alphabet) {
            Ok(mv) => mv,
            // Annotators pass in variations to show a threat.
            Err(SanError::NullMove) if in_variation => return position.pass(),
            Err(error) => {
                let (written, messages) = (utf8(written).into_owned(), self.messages);
                self.complaints.add(range.start, || {
                    messages.with(
                        "notation-unreadable",
                        [
                            ("move", numbered(position, &written).into()),
                            ("reason", san_error(&error, messages).into()),
                        ],
                    )
                });
                return None;
            }
        };
        let new = self.converter.target.write(position, mv);
        if self.converter.target.is_spoken() {
            let line = format!("{}\n", numbered(position, &format!(" {new}")));
            self.text.extend_from_slice(line.as_bytes());
        } else {
            self.copy_to(range.start);
            self.text.extend_from_slice(new.as_bytes());
            self.copied = range.end;
        }
        Some(position.play_legal(mv))
    }

    /// The letters in which the moves of the game are written.
    fn alphabet(&mut self, game: &Game, start: &Position) -> &'static Alphabet {
        if let Source::Fixed(alphabet) = self.converter.source {
            return alphabet;
        }
        let found = Language::of_game(&self.main_line(game), start);
        if !found.candidates.is_empty() {
            let codes: Vec<&str> = found.candidates.iter().map(|letters| letters.code()).collect();
            let text = self.messages.with(
                "notation-ambiguous",
                [("languages", codes.join(", ").into()), ("taken", found.alphabet.code().into())],
            );
            let at = game.events.iter().find_map(|event| match event {
                Event::Move(range) => Some(range.start),
                _ => None,
            });
            self.warnings.add(at.unwrap_or(0), || text);
            self.warnings.end_game(self.messages);
        }
        found.alphabet
    }

    fn main_line(&self, game: &Game) -> Vec<&'_ [u8]> {
        let mut depth = 0_usize;
        let mut words = Vec::new();
        for event in &game.events {
            match event {
                Event::Open => depth += 1,
                Event::Close => depth = depth.saturating_sub(1),
                Event::Move(range) if depth == 0 => {
                    let word = self.bytes(range.clone());
                    words.push(word.get(number_length(word)..).unwrap_or_default());
                }
                Event::Move(_) => {}
            }
        }
        words
    }

    /// Who plays, before the moves are announced.
    fn heading(&mut self, game: &Game) {
        if !self.text.is_empty() || self.batch.offset > 0 {
            self.text.push(b'\n');
        }
        if let [Some(white), Some(black)] = &game.names {
            self.text.extend_from_slice(format!("{white} – {black}\n").as_bytes());
        }
    }
}

/// A move with its number, `24...Rxh1`.
fn numbered(position: &Position, written: &str) -> String {
    let dots = if position.turn() == Color::White { "." } else { "..." };
    format!("{}{dots}{written}", position.fullmove_number())
}

/// How many bytes of a word are a move number glued to the move, as in `12Nf3` or `1e4`.
fn number_length(word: &[u8]) -> usize {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let rest = word.get(digits..).unwrap_or_default();
    let dots = rest.iter().take_while(|byte| **byte == b'.').count();
    match rest.get(dots) {
        // `0-0` begins with a digit too.
        Some(byte) if byte.is_ascii_alphabetic() || *byte >= 0x80 || dots > 0 => digits + dots,
        _ => 0,
    }
}

fn utf8(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glued_move_numbers_are_not_part_of_the_move() {
        for (word, length) in [
            ("1e4", 1),
            ("12.Nf3", 3),
            ("5...Qd4", 4),
            ("0-0", 0),
            ("O-O", 0),
            ("e2e4", 0),
            ("17", 0),
        ] {
            assert_eq!(number_length(word.as_bytes()), length, "{word}");
        }
    }

    #[test]
    fn text_in_other_encodings_is_read() {
        assert_eq!(utf8(b"Garc\xeda"), "García");
        assert_eq!(utf8("García".as_bytes()), "García");
    }
}
