//! Where the games come from: a file of games, or a record.

use std::io::{self, Cursor, Read};
use std::num::NonZeroUsize;
use std::sync::atomic::Ordering;

use compongo_laws::game::{Record, RecordError};
use compongo_pgn::{Batches, GameBuilder, Limits, ReadGame, read_games};

use super::press::Press;
use crate::input::{Input, Trouble};
use crate::meter::Meter;
use crate::parallel::Emit;
use crate::reading;
use crate::rulings;
use crate::ui::Ui;

/// So many games are printed by one thread before it takes others, if they are not of one file.
const AT_ONCE: usize = 16;

/// The longest record that is read: several times what the longest games need.
const LONGEST_RECORD: u64 = 64 << 20;

/// So many bytes tell what a file is.
const TOLD_BY: u64 = 512;

/// What one thread works on.
pub(super) enum Piece {
    /// Games with their numbers, from 1.
    Games(Vec<(u64, ReadGame)>),
    Record(Box<Record>),
    Unreadable(Unreadable),
}

/// Why something cannot be read.
#[derive(Debug)]
pub(crate) enum Unreadable {
    File(Trouble),
    Record(RecordError),
    TooLong,
    /// Neither a file of games nor a record.
    Neither,
}

impl Unreadable {
    /// In words.
    pub(crate) fn words(&self, ui: &Ui) -> String {
        match self {
            Unreadable::File(trouble) => ui.reason(&trouble.0),
            Unreadable::TooLong => ui.messages.text("scoresheet-record-too-long"),
            Unreadable::Neither => ui.messages.text("scoresheet-neither"),
            Unreadable::Record(error) => record_error(error, ui),
        }
    }
}

/// What is wrong with a record, in words.
pub(crate) fn record_error(error: &RecordError, ui: &Ui) -> String {
    let messages = &ui.messages;
    let line = |line: usize, reason: String| {
        messages.with("replay-line", [("line", (line as u64).into()), ("reason", reason.into())])
    };
    match error {
        RecordError::Empty => messages.text("replay-empty"),
        RecordError::NoRecord { games } => no_record(*games, ui),
        RecordError::TooNew(version) => messages.with(
            "replay-too-new",
            [("version", (*version).into()), ("known", compongo_laws::game::RECORD_VERSION.into())],
        ),
        RecordError::Line { line: nth, what } => line(*nth, reading::reason(what, messages)),
        RecordError::Regulations(error) => line(1, rulings::regulations(error, messages)),
        RecordError::Refused { line: nth, refusal } => {
            let reason = rulings::refusal(refusal, messages);
            line(*nth, ui.with1("replay-refused", "reason", reason.into()))
        }
    }
}

/// Something else stands where a record is wanted: what it is, and what can be done with it.
pub(crate) fn no_record(games: bool, ui: &Ui) -> String {
    ui.messages.text(if games { "replay-games" } else { "replay-no-record" })
}

/// Reads the games that are asked for, some at a time, until `emit` has had enough.
pub(super) fn read(input: &Input, press: &Press, emit: Emit<'_, Piece>) {
    let opened = input.open(&press.meter).and_then(|reader| begin(reader).map_err(Trouble::from));
    match opened {
        Err(trouble) => {
            let _ = emit(Piece::Unreadable(Unreadable::File(trouble)));
        }
        Ok((_, Kind::Neither)) => {
            let _ = emit(Piece::Unreadable(Unreadable::Neither));
        }
        Ok((reader, Kind::Record)) => {
            press.seen.store(1, Ordering::Relaxed);
            let piece = match record(reader) {
                Ok(record) => Piece::Record(Box::new(record)),
                Err(error) => Piece::Unreadable(error),
            };
            let _ = emit(piece);
        }
        Ok((reader, Kind::Games)) => games(reader, press, emit),
    }
}

/// The record in a file.
pub(crate) fn read_record(input: &Input) -> Result<Record, Unreadable> {
    record(input.open(&Meter::default()).map_err(Unreadable::File)?)
}

/// What a file is, by how it begins.
enum Kind {
    Games,
    Record,
    Neither,
}

/// A record's lines are JSON objects; a page of the web, a PDF or what is no text at all is none of
/// either, while of everything else games may be read.
fn begin(mut reader: Box<dyn Read + Send>) -> io::Result<(Box<dyn Read + Send>, Kind)> {
    let mut head = Vec::new();
    reader.by_ref().take(TOLD_BY).read_to_end(&mut head)?;
    let first = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&head);
    let text = first.trim_ascii_start();
    let object = text.strip_prefix(b"{").map(<[u8]>::trim_ascii_start);
    let kind = if object.is_some_and(|it| it.starts_with(b"\"")) {
        Kind::Record
    } else if text.starts_with(b"<") || text.starts_with(b"%PDF-") || first.contains(&0) {
        Kind::Neither
    } else {
        Kind::Games
    };
    Ok((Box::new(Cursor::new(head).chain(reader)), kind))
}

fn record(reader: Box<dyn Read + Send>) -> Result<Record, Unreadable> {
    let mut text = String::new();
    let mut limited = reader.take(LONGEST_RECORD + 1);
    limited.read_to_string(&mut text).map_err(|error| Unreadable::File(error.into()))?;
    if text.len() as u64 > LONGEST_RECORD {
        return Err(Unreadable::TooLong);
    }
    Record::read(text.trim_start_matches('\u{feff}')).map_err(Unreadable::Record)
}

fn games(reader: Box<dyn Read + Send>, press: &Press, emit: Emit<'_, Piece>) {
    let limits = Limits::default();
    let at_once = press.per_file.map_or(1, NonZeroUsize::get).max(AT_ONCE);
    // Whole files at once: each is printed by one thread.
    let at_once = press.per_file.map_or(at_once, |it| at_once / it.get() * it.get());
    let mut number = 0;
    let mut waiting = Vec::new();
    for batch in Batches::new(reader, &limits) {
        let batch = match batch {
            Ok(batch) => batch,
            Err(error) => {
                let _ = emit(Piece::Games(waiting));
                let _ = emit(Piece::Unreadable(Unreadable::File(error.into())));
                return;
            }
        };
        let mut enough = false;
        let mut builder = GameBuilder::new(|read: ReadGame| {
            number += 1;
            // What stands between games, or before the first, is none.
            if enough || !press.game.is(number) {
                return;
            }
            waiting.push((number, read));
            if waiting.len() >= at_once {
                enough = emit(Piece::Games(std::mem::take(&mut waiting))).is_break();
            }
        });
        read_games(&batch.bytes, batch.offset, &limits, &mut builder);
        press.seen.store(number, Ordering::Relaxed);
        if enough {
            return;
        }
        if press.game.is_past(number + 1) {
            break;
        }
    }
    let _ = emit(Piece::Games(waiting));
}
