//! Replaces the moves in the text of games and leaves every other byte where it is: tags,
//! comments, variations, numbers, line breaks.
//!
//! What comes out is UTF-8; parts of the input that are not are read as Windows-1252, as the
//! reader of games does. A move that cannot be read is left as it is, with all that follow it in
//! its line of play, and complained about.

use std::ops::Range;

use compongo_board::{Color, Position};
use compongo_notation::{Alphabet, Language, SanError, remarks, resolve_token};
use compongo_pgn::{
    Batch, Fault, Limits, RawTag, Skip, StartError, Token, Visitor, decode_text, read_games,
};

use super::complaints::Complaints;
use super::game::{Event, Game, text};
use super::{Source, Target};
use crate::faults::{fen_error, repairs};
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
    /// Where games begin that do not say so, if it is not the initial position.
    start: Option<Position>,
}

impl Converter {
    pub(super) fn new(source: Source, target: Target, start: Option<Position>) -> Converter {
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
    fn begin_game(&mut self, offset: u64) {
        self.game = Game::at(self.index(offset));
    }

    fn tag(&mut self, tag: RawTag<'_>) {
        self.game.keep(tag, self.index(tag.offset));
    }

    fn mv(&mut self, token: Token<'_>) {
        let start = self.index(token.offset);
        self.game.add_move(self.batch, start..start + token.text.len());
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
        self.warnings.end_game(self.messages);
    }
}

impl Work<'_> {
    fn index(&self, offset: u64) -> usize {
        (offset - self.batch.offset) as usize
    }

    /// Copies the input up to a byte.
    fn copy_to(&mut self, end: usize) {
        let part = decode_text(text(self.batch, self.copied..end));
        self.text.extend_from_slice(part.as_bytes());
        self.copied = self.copied.max(end);
    }

    fn convert(&mut self) {
        let game = std::mem::take(&mut self.game);
        let Some(start) = self.start(&game) else { return };
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

    /// Where a game begins; nothing if its moves have to stay as they are.
    fn start(&mut self, game: &Game) -> Option<Position> {
        let (tags, at, messages) = (game.start_tags(), game.start_at(), self.messages);
        if let (None, Some(position)) = (tags.fen(), self.converter.start) {
            return Some(position);
        }
        match tags.start() {
            Ok(start) => {
                if start.missing {
                    self.warnings.add(at, || messages.text("find-start-missing"));
                }
                if !start.repairs.is_empty() {
                    self.warnings.add(at, || {
                        let reason = repairs(start.repairs, messages);
                        messages.with("find-start-repaired", [("reason", reason.into())])
                    });
                }
                return Some(start.position);
            }
            Err(StartError::Missing) => {
                self.complaints.add(at, || messages.text("find-start-missing"));
            }
            Err(StartError::Variant) => self.complaints.add(at, || {
                let variant = tags.variant.unwrap_or_default();
                messages.with("notation-variant", [("variant", variant.into())])
            }),
            Err(StartError::Fen(error)) => self.complaints.add(at, || {
                let reason = fen_error(&error, messages);
                messages.with("error-fen", [("reason", reason.into())])
            }),
        }
        None
    }

    /// Writes one move in the new notation; the position after it.
    fn replace(
        &mut self,
        range: Range<usize>,
        position: &Position,
        alphabet: &Alphabet,
        in_variation: bool,
    ) -> Option<Position> {
        let written = text(self.batch, range.clone());
        let mv = match resolve_token(written, position, alphabet) {
            Ok(mv) => mv,
            // Annotators pass in variations to show a threat.
            Err(SanError::NullMove) if in_variation => return position.pass(),
            Err(error) => {
                let (written, messages) = (decode_text(written), self.messages);
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
            let remarks = remarks(&decode_text(written)).to_owned();
            self.copy_to(range.start);
            self.text.extend_from_slice(new.as_bytes());
            self.text.extend_from_slice(remarks.as_bytes());
            self.copied = range.end;
        }
        Some(position.play_legal(mv))
    }

    /// The letters in which the moves of the game are written.
    fn alphabet(&mut self, game: &Game, start: &Position) -> &'static Alphabet {
        if let Source::Fixed(alphabet) = self.converter.source {
            return alphabet;
        }
        let found = Language::of_game(&game.main_line(self.batch), start);
        if !found.candidates.is_empty() {
            let codes: Vec<&str> = found.candidates.iter().map(|letters| letters.code()).collect();
            let warning = self.messages.with(
                "notation-ambiguous",
                [("languages", codes.join(", ").into()), ("taken", found.alphabet.code().into())],
            );
            self.warnings.add(game.first_move().unwrap_or(0), || warning);
        }
        found.alphabet
    }

    /// Who plays, before the moves are announced.
    fn heading(&mut self, game: &Game) {
        if !self.text.is_empty() || self.batch.offset > 0 {
            self.text.push(b'\n');
        }
        if let Some((white, black)) = game.players() {
            self.text.extend_from_slice(format!("{white} – {black}\n").as_bytes());
        }
    }
}

/// A move with its number, `24...Rxh1`.
fn numbered(position: &Position, written: &str) -> String {
    let dots = if position.turn() == Color::White { "." } else { "..." };
    format!("{}{dots}{written}", position.fullmove_number())
}
