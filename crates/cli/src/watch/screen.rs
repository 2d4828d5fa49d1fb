//! A table in the terminal that is kept up to date: what is most urgent comes first.

use std::io::{self, Write};

use comfy_table::{ContentArrangement, Table};
use compongo_audit::Severity;
use compongo_audit::live::{Alert, Board, Standing};
use compongo_watch::{Notice, Source, Watcher};
use terminal_size::{Height, Width, terminal_size};

use super::form::Form;
use super::layout::{side_by_side, wrapped};
use super::lines::{complaint, on_board, positions, style};
use super::typed::Typed;
use super::wording;
use crate::check::summary::ruled;
use crate::check::wording::time;
use crate::spelling::spelt;
use crate::ui::{BOLD, DIM, Ui, YELLOW, clean, shorten};

/// The table is drawn anew after so long even if nothing happens: the clocks run.
const AGAIN_MS: u64 = 1_000;

/// Of so many troubles the last ones are shown.
const TROUBLES: usize = 4;

/// The table.
pub(super) struct Screen<'a> {
    ui: &'a Ui,
    bell: bool,
    typed: Typed,
    drawn_ms: Option<u64>,
    /// The board that is shown.
    shown: Option<String>,
    positions: bool,
    note: String,
}

impl<'a> Screen<'a> {
    pub(super) fn new(ui: &'a Ui, bell: bool, positions: bool) -> Screen<'a> {
        let typed = Typed::listen();
        Screen { ui, bell, typed, drawn_ms: None, shown: None, positions, note: String::new() }
    }

    /// What was typed: the number of a board shows it, anything else hides it.
    fn listen(&mut self, watcher: &Watcher) -> bool {
        let Some(line) = self.typed.latest() else { return false };
        self.note.clear();
        let name = line.trim().to_owned();
        let known = board(watcher, &name).is_some();
        if !known && !name.is_empty() {
            let shown = clean(&shorten(&name, 20)).into_owned();
            self.note = self.ui.with1("watch-no-board", "board", shown.into());
        }
        self.shown = known.then_some(name);
        true
    }

    fn draw(&self, watcher: &Watcher, now_ms: u64) -> io::Result<()> {
        let (width, height) = match terminal_size() {
            Some((Width(width), Height(height))) => (width.max(40), usize::from(height).max(10)),
            None => (100, 30),
        };
        let lines = self.lines(watcher, now_ms, width, height);
        let mut out = self.ui.stdout();
        // Home; each line is cleared behind its end, then all below the last.
        // Straight to the terminal: what takes colours out would take these movements out too.
        let mut raw = io::stdout();
        write!(raw, "\x1b[H")?;
        for line in &lines {
            write!(out, "{line}")?;
            write!(raw, "\x1b[K\r\n")?;
        }
        write!(raw, "\x1b[J")?;
        out.flush()
    }

    fn lines(&self, watcher: &Watcher, now_ms: u64, width: u16, height: usize) -> Vec<String> {
        let rows = rows(watcher);
        let mut foot = self.foot(watcher, &rows, usize::from(width));
        if let Some(board) = self.shown.as_ref().and_then(|name| board(watcher, name)) {
            foot.extend(side_by_side(&self.board(board), usize::from(width)));
        } else if let (true, Some(row)) = (self.positions, rows.first()) {
            foot.extend(side_by_side(&positions(row.alert, self.ui), usize::from(width)));
        }
        let room = height.saturating_sub(foot.len() + 4).max(3);
        let mut lines = Vec::new();
        if rows.is_empty() {
            lines.push(self.ui.messages.text("watch-quiet"));
        } else {
            let mut all: Vec<String> =
                self.table(&rows, now_ms, width).lines().map(str::to_owned).collect();
            if all.len() > room {
                all.truncate(room);
                // Rows may be of several lines; their first has the sign.
                let begun = all.iter().filter(|line| line.contains(MARKS.map(|it| it.0))).count();
                let more = rows.len().saturating_sub(begun);
                if more > 0 {
                    all.push(self.ui.with1("watch-more", "more", more.into()));
                }
            }
            lines.extend(all.iter().map(|line| painted(line)));
        }
        lines.push(String::new());
        lines.extend(foot);
        lines.truncate(height.saturating_sub(1));
        lines
    }

    /// The positions of the repetitions that are alerts now, otherwise the board as it stands.
    fn board(&self, board: &Board) -> Vec<Vec<String>> {
        let repeated: Vec<Vec<String>> =
            board.alerts_now().flat_map(|alert| positions(alert, self.ui)).collect();
        if !repeated.is_empty() {
            return repeated;
        }
        let messages = &self.ui.messages;
        let stands = match board.last_move() {
            None => messages.text("watch-stand-start"),
            Some(mv) => messages.with("watch-stand", [("move", spelt(&mv, messages).into())]),
        };
        vec![on_board(clean(&stands).into_owned(), &board.fen(), self.ui)]
    }

    fn table(&self, rows: &[Row<'_>], now_ms: u64, width: u16) -> String {
        let text = |id: &str| self.ui.messages.text(id);
        let mut table = Table::new();
        table.load_style(ruled());
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
        table.set_header(
            ["board", "players", "move", "clocks", "alert"]
                .map(|head| text(&format!("watch-head-{head}"))),
        );
        for row in rows {
            table.add_row(self.cells(row, now_ms));
        }
        table.to_string()
    }

    fn cells(&self, row: &Row<'_>, now_ms: u64) -> Vec<String> {
        let faces = row.board.faces(now_ms);
        let clock = |face: Option<compongo_audit::live::Face>| {
            face.map_or("–".to_owned(), |face| time(face.reckoned_ms.max(0) / 1000 * 1000))
        };
        let mv = row.board.last_move().map_or(String::new(), |mv| spelt(&mv, &self.ui.messages));
        let articles = wording::articles(row.alert);
        let message = wording::whole(row.alert, &self.ui.messages);
        let article = match articles.as_str() {
            "" => String::new(),
            _ => format!(" ({})", self.ui.with1("text-article", "article", articles.into())),
        };
        vec![
            format!("{}{}", mark(row.alert), row.name),
            clean(&shorten(&wording::players(row.board), 50)).replace('\n', " "),
            clean(&mv).into_owned(),
            format!("{} {}", clock(faces.white), clock(faces.black)),
            clean(&shorten(&format!("{message}{article}"), 300)).replace('\n', " "),
        ]
    }

    /// What stands below the table, in lines that are not broken by the terminal: they are counted.
    fn foot(&self, watcher: &Watcher, rows: &[Row<'_>], width: usize) -> Vec<String> {
        let boards = || watcher.sources().iter().flat_map(|source| source.round().boards());
        let over = boards().filter(|board| board.result().is_some()).count();
        let totals = self.ui.messages.with(
            "watch-totals",
            [
                ("boards", boards().count().into()),
                ("over", over.into()),
                ("alerts", rows.len().into()),
            ],
        );
        let dimmed = |line| format!("{DIM}{line}{DIM:#}");
        let mut lines: Vec<String> = wrapped(&totals, width).into_iter().map(dimmed).collect();
        let wrong: Vec<&Source> =
            watcher.sources().iter().filter(|it| it.trouble().is_some()).collect();
        for source in wrong.iter().rev().take(TROUBLES) {
            let notice = Notice::Wrong { source: source.number() };
            if let Some(text) = complaint(watcher, &notice, self.ui) {
                let text = clean(&shorten(&text, 200)).into_owned();
                for (at, line) in wrapped(&text, width.saturating_sub(2)).into_iter().enumerate() {
                    let sign = if at == 0 { '!' } else { ' ' };
                    lines.push(format!("{YELLOW}{sign}{YELLOW:#} {line}"));
                }
            }
        }
        if !self.note.is_empty() {
            lines.push(format!("{BOLD}{}{BOLD:#}", self.note));
        }
        lines
    }
}

/// A board with an alert that holds now.
struct Row<'a> {
    /// What the board is called.
    name: String,
    board: &'a Board,
    alert: &'a Alert,
}

/// The board of this name.
fn board<'w>(watcher: &'w Watcher, name: &str) -> Option<&'w Board> {
    watcher.sources().iter().find_map(|source| {
        let mut boards = source.round().boards();
        boards.find(|it| wording::number(watcher, source.number(), it.number()) == name)
    })
}

/// All alerts that hold now, the most urgent and then the latest first.
fn rows(watcher: &Watcher) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    for source in watcher.sources() {
        for board in source.round().boards() {
            let name = || wording::number(watcher, source.number(), board.number());
            rows.extend(board.alerts_now().map(|alert| Row { name: name(), board, alert }));
        }
    }
    rows.sort_by(|a, b| {
        let key = |row: &Row<'_>| (row.alert.severity, row.alert.first_ms);
        key(b).cmp(&key(a)).then(a.board.place().cmp(&b.board.place()))
    });
    rows
}

/// What stands for the sign of an alert until it is coloured, as wide as the sign; and the sign, for
/// those too who see no colours.
const MARKS: [(char, Severity, char); 3] = [
    ('\u{e001}', Severity::Error, '●'),
    ('\u{e002}', Severity::Warning, '▲'),
    ('\u{e003}', Severity::Note, '○'),
];

fn mark(alert: &Alert) -> char {
    let found = MARKS.iter().find(|(_, severity, _)| *severity == alert.severity);
    found.map_or(' ', |(mark, ..)| *mark)
}

/// Colours go in last: they are no part of the width.
fn painted(line: &str) -> String {
    MARKS.iter().fold(line.to_owned(), |line, (mark, severity, sign)| {
        let style = style(*severity);
        line.replace(*mark, &format!("{style}{sign}{style:#}"))
    })
}

impl Form for Screen<'_> {
    fn show(&mut self, watcher: &Watcher, notices: &[Notice], now_ms: u64) -> io::Result<()> {
        let first = self.drawn_ms.is_none();
        let typed = self.listen(watcher);
        let rings = notices.iter().any(|notice| match notice {
            Notice::Alert { alert, .. } => alert.standing == Standing::Now,
            Notice::Standing { standing, .. } => *standing == Standing::Now,
            _ => false,
        });
        let late = self.drawn_ms.is_none_or(|drawn| now_ms.saturating_sub(drawn) >= AGAIN_MS);
        if !(late || typed || !notices.is_empty()) {
            return Ok(());
        }
        if first || typed {
            write!(io::stdout(), "\x1b[2J")?;
        }
        self.drawn_ms = Some(now_ms);
        self.draw(watcher, now_ms)?;
        if rings && self.bell {
            write!(io::stdout(), "\x07")?;
            io::stdout().flush()?;
        }
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        writeln!(io::stdout())
    }
}
