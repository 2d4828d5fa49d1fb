//! What happens in plain lines, where nobody looks at a terminal, and what is there now for
//! `--once`.

use std::collections::HashSet;
use std::io::{self, Write};

use compongo_audit::Severity;
use compongo_audit::live::{Alert, AlertId, Board, Chance, Stand, Standing, What};
use compongo_board::{Bitboard, Setup};
use compongo_watch::{Notice, Watcher};
use jiff::ZonedDateTime;

use super::form::Form;
use super::wording;
use crate::check::summary::severity_name;
use crate::diagram::{self, Marks};
use crate::ui::{BOLD, CYAN, DIM, RED, Ui, YELLOW, clean, shorten};

/// Longer messages are cut off.
const LONGEST: usize = 400;

/// One line per event.
pub(super) struct Lines<'a> {
    ui: &'a Ui,
    positions: bool,
    once: bool,
    /// Boards that were there at an earlier look: their past is known.
    known: HashSet<(u32, u32)>,
    /// Alerts that were printed.
    printed: HashSet<(u32, AlertId)>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(ui: &'a Ui, positions: bool, once: bool) -> Lines<'a> {
        Lines { ui, positions, once, known: HashSet::new(), printed: HashSet::new() }
    }

    fn alert(
        &mut self,
        source: u32,
        name: &str,
        board: &Board,
        alert: &Alert,
        out: &mut impl Write,
    ) -> io::Result<()> {
        // What had passed before anybody looked is no news.
        let news = alert.standing == Standing::Now
            || !self.once && self.known.contains(&(source, board.number()));
        if !news {
            return Ok(());
        }
        self.printed.insert((source, alert.id));
        let style = style(alert.severity);
        let severity = severity_name(alert.severity, self.ui);
        self.head(name, board, out)?;
        write!(out, "{style}{severity}{style:#}: ")?;
        let text = wording::whole(alert, &self.ui.messages);
        write!(out, "{}", clean(&shorten(&text, LONGEST)))?;
        let articles = wording::articles(alert);
        if !articles.is_empty() {
            let article = self.ui.with1("text-article", "article", articles.into());
            write!(out, "  {DIM}({article}){DIM:#}")?;
        }
        writeln!(out)?;
        if self.positions { self.boards(alert, out) } else { Ok(()) }
    }

    fn boards(&self, alert: &Alert, out: &mut impl Write) -> io::Result<()> {
        for line in position_lines(alert, self.ui) {
            writeln!(out, "      {line}")?;
        }
        Ok(())
    }

    fn standing(
        &self,
        name: &str,
        board: &Board,
        id: AlertId,
        standing: Standing,
        chance: Option<&Chance>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let Some(alert) = board.alerts().find(|alert| alert.id == id) else { return Ok(()) };
        self.head(name, board, out)?;
        let state = self.ui.with1("watch-standing", "standing", standing.as_str().into());
        write!(out, "{BOLD}{state}{BOLD:#} ")?;
        let text = wording::message(alert, &self.ui.messages);
        write!(out, "{}", clean(&shorten(&text, LONGEST)))?;
        if let Some(chance) = chance {
            write!(out, "; {}", wording::claim(chance, &self.ui.messages))?;
        }
        writeln!(out)
    }

    fn head(&self, name: &str, board: &Board, out: &mut impl Write) -> io::Result<()> {
        let players = wording::players(board);
        let number = self.ui.with1("watch-board", "board", name.into());
        if !self.once {
            write!(out, "{DIM}{}{DIM:#}  ", ZonedDateTime::now().strftime("%H:%M:%S"))?;
        }
        write!(out, "{number}  {BOLD}{}{BOLD:#}  ", clean(&shorten(&players, 80)))
    }

    fn one(&mut self, watcher: &Watcher, notice: &Notice, out: &mut impl Write) -> io::Result<()> {
        let find = |source: u32, board: u32| watcher.source(source)?.round().board(board);
        let name = |source: u32, board: u32| wording::number(watcher, source, board);
        match notice {
            Notice::Source { source } => {
                let Some(source) = watcher.source(*source) else { return Ok(()) };
                let boards = source.round().boards().count();
                let found = self.ui.with1("watch-found", "boards", boards.into());
                writeln!(out, "{BOLD}{}{BOLD:#}: {found}", clean(source.name()))?;
                if source.round().left_out() > 0 {
                    let more = source.round().left_out().into();
                    let text = self.ui.with1("watch-left-out", "more", more);
                    self.ui.warn(&format!("{}: {text}", source.name()));
                }
            }
            Notice::Wrong { .. } | Notice::Place { .. } => complain(watcher, notice, self.ui),
            Notice::Board { source, board, taken_back } => {
                if let (true, Some(found)) = (*taken_back > 0, find(*source, *board)) {
                    self.head(&name(*source, *board), found, out)?;
                    let plies = (*taken_back).into();
                    writeln!(out, "{}", self.ui.with1("watch-taken-back", "plies", plies))?;
                }
            }
            Notice::BoardGone { source, board } => {
                if let Some(found) = find(*source, *board) {
                    self.head(&name(*source, *board), found, out)?;
                    writeln!(out, "{}", self.ui.messages.text("watch-gone"))?;
                }
            }
            Notice::Alert { source, alert } => {
                if let Some(found) = find(*source, alert.id.board) {
                    let name = name(*source, alert.id.board);
                    self.alert(*source, &name, found, alert, out)?;
                }
            }
            Notice::Standing { source, id, standing, chance } => {
                let told = self.printed.contains(&(*source, *id)) || *standing == Standing::Now;
                if let (true, Some(found)) = (told, find(*source, id.board)) {
                    self.printed.insert((*source, *id));
                    let name = name(*source, id.board);
                    self.standing(&name, found, *id, *standing, chance.as_ref(), out)?;
                }
            }
        }
        Ok(())
    }
}

impl Form for Lines<'_> {
    fn show(&mut self, watcher: &Watcher, notices: &[Notice], _: u64) -> io::Result<()> {
        let mut out = self.ui.stdout();
        for notice in notices {
            self.one(watcher, notice, &mut out)?;
        }
        for notice in notices {
            if let Notice::Board { source, board, .. } = notice {
                self.known.insert((*source, *board));
            }
        }
        out.flush()
    }
}

/// Says on stderr what cannot be read.
pub(super) fn complain(watcher: &Watcher, notice: &Notice, ui: &Ui) {
    if let Some(text) = complaint(watcher, notice, ui) {
        ui.warn(&text);
    }
}

/// What cannot be read, and why.
pub(super) fn complaint(watcher: &Watcher, notice: &Notice, ui: &Ui) -> Option<String> {
    match notice {
        Notice::Wrong { source } => {
            let source = watcher.source(*source)?;
            let reason = wording::trouble(source.trouble()?, ui);
            let mut text = format!("{}: {reason}", source.name());
            if source.round().boards().next().is_some() {
                text = format!("{text}; {}", ui.messages.text("watch-kept"));
            }
            Some(text)
        }
        Notice::Place { name, trouble } => {
            Some(format!("{name}: {}", wording::trouble(trouble, ui)))
        }
        _ => None,
    }
}

/// The positions of a repetition on boards, one after the other.
fn position_lines(alert: &Alert, ui: &Ui) -> Vec<String> {
    positions(alert, ui).concat()
}

/// The positions of a repetition on boards, each with what it is called.
pub(super) fn positions(alert: &Alert, ui: &Ui) -> Vec<Vec<String>> {
    let What::Found { stands, .. } = &alert.what else { return Vec::new() };
    let position = |stand: &Stand| on_board(wording::stand(stand, &ui.messages), &stand.fen, ui);
    stands.iter().map(position).collect()
}

/// A position on a board, with what it is called.
pub(super) fn on_board(name: String, fen: &str, ui: &Ui) -> Vec<String> {
    let mut lines = vec![name];
    if let Ok((setup, _)) = Setup::from_fen_lenient(fen) {
        let marks = Marks { of_move: Bitboard(0), culprits: Bitboard(0) };
        lines.extend(diagram::lines(&setup.board, marks, ui.color));
    }
    lines
}

pub(super) fn style(severity: Severity) -> anstyle::Style {
    match severity {
        Severity::Error => RED,
        Severity::Warning => YELLOW,
        Severity::Note => CYAN,
    }
}
