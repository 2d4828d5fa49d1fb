//! `--json`: what happens, one object per line. The names are stable and described in
//! `docs/watch.md`.

use std::io::{self, Write};

use compongo_watch::record::{AlertRecord, BoardRecord, SourceRecord, StandingRecord};
use compongo_watch::{Notice, Watcher};
use jiff::Timestamp;
use serde::Serialize;

use super::form::Form;
use super::wording;
use crate::ui::Ui;

/// The stream of events.
pub(super) struct Json<'a> {
    ui: &'a Ui,
}

impl<'a> Json<'a> {
    pub(super) fn new(ui: &'a Ui) -> Json<'a> {
        Json { ui }
    }
}

/// An event with its time, and where people may want words, a message.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    event: Event<'a>,
    time: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Event<'a> {
    Source(SourceRecord),
    Place { name: &'a str, state: &'a str },
    Board(BoardRecord),
    BoardGone { source: u32, board: u32 },
    Alert(AlertRecord),
    Standing(StandingRecord),
}

impl Form for Json<'_> {
    fn show(&mut self, watcher: &Watcher, notices: &[Notice], now_ms: u64) -> io::Result<()> {
        if notices.is_empty() {
            return Ok(());
        }
        let time = Timestamp::now().strftime("%Y-%m-%dT%H:%M:%S%.3fZ").to_string();
        let mut out = io::stdout().lock();
        for notice in notices {
            if let Some((event, message)) = self.event(watcher, notice, now_ms) {
                serde_json::to_writer(&mut out, &Told { event, time: &time, message })?;
                writeln!(out)?;
            }
        }
        out.flush()
    }
}

impl Json<'_> {
    fn event<'n>(
        &self,
        watcher: &Watcher,
        notice: &'n Notice,
        now_ms: u64,
    ) -> Option<(Event<'n>, Option<String>)> {
        Some(match notice {
            Notice::Source { source } | Notice::Wrong { source } => {
                let source = watcher.source(*source)?;
                let record = SourceRecord::of(source);
                let message = match source.trouble() {
                    Some(trouble) => wording::trouble(trouble, self.ui),
                    None => self.ui.with1("watch-found", "boards", record.boards.into()),
                };
                (Event::Source(record), Some(message))
            }
            Notice::Place { name, trouble } => {
                let message = wording::trouble(trouble, self.ui);
                (Event::Place { name, state: trouble.as_str() }, Some(message))
            }
            Notice::Board { source, board, taken_back } => {
                let found = watcher.source(*source)?.round().board(*board)?;
                (Event::Board(BoardRecord::of(*source, found, *taken_back, now_ms)), None)
            }
            Notice::BoardGone { source, board } => {
                (Event::BoardGone { source: *source, board: *board }, None)
            }
            Notice::Alert { source, alert } => {
                let board = watcher.source(*source)?.round().board(alert.id.board)?;
                let message = wording::message(alert, &self.ui.messages);
                (Event::Alert(AlertRecord::of(*source, board, alert)), Some(message))
            }
            Notice::Standing { source, id, standing, chance } => {
                let record = StandingRecord::of(*source, *id, *standing, chance.as_ref());
                (Event::Standing(record), None)
            }
        })
    }
}
