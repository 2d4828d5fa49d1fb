//! The figures at the end of the report.

use std::collections::BTreeMap;
use std::time::Duration;

use comfy_table::{Cell, CellAlignment, LineStyle, Table, TableStyle};
use compongo_audit::{BatchReport, Severity, Totals};

use compongo_laws::Edition;

use crate::numbers::{decimal, grouped};
use crate::ui::{DIM, Ui};

/// The order in which severities are shown.
const SEVERITIES: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Note];

/// How often something was found, and in how many games.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
struct Count {
    findings: u64,
    games: u64,
    /// The last game counted (file and number), so that none is counted twice.
    last: Option<(usize, u64)>,
}

impl Count {
    fn add(&mut self, game: (usize, u64)) {
        self.findings += 1;
        if self.last != Some(game) {
            (self.games, self.last) = (self.games + 1, Some(game));
        }
    }
}

/// What was checked and what was found.
#[derive(Default)]
pub(super) struct Summary {
    /// Files read to their end, or as far as possible.
    pub(super) files: u64,
    /// Figures of the audit.
    pub(super) totals: Totals,
    /// Whether the edition is the same for all games, whatever their dates.
    fixed_edition: bool,
    /// How long it took.
    pub(super) took: Duration,
    by_code: [BTreeMap<&'static str, Count>; 3],
    by_severity: [Count; 3],
    any: Count,
}

impl Summary {
    /// Nothing yet; whether one edition is applied whatever the dates of the games.
    pub(super) fn new(fixed_edition: bool) -> Summary {
        Summary { fixed_edition, ..Summary::default() }
    }

    /// Adds the findings about games of a file.
    pub(super) fn add(&mut self, input: usize, report: &BatchReport) {
        for finding in &report.findings {
            let game = (input, finding.game);
            self.any.add(game);
            for (index, severity) in SEVERITIES.iter().enumerate() {
                if *severity == finding.severity {
                    self.by_severity[index].add(game);
                    self.by_code[index].entry(finding.code().as_str()).or_default().add(game);
                }
            }
        }
        self.totals.merge(&report.totals);
    }

    /// How many findings of that severity there are.
    pub(super) fn findings(&self, wanted: Severity) -> u64 {
        let counts = SEVERITIES.iter().zip(&self.by_severity);
        counts.filter(|(severity, _)| **severity == wanted).map(|(_, count)| count.findings).sum()
    }

    /// The table, and a line on what was read and how fast.
    pub(super) fn lines(&self, ui: &Ui) -> Vec<String> {
        let lang = ui.messages.lang();
        let mut lines = vec![self.read(ui)];
        if self.any.findings == 0 && self.totals.games > 0 {
            lines.push(ui.messages.text("summary-nothing"));
        }
        if self.any.findings > 0 {
            lines.extend(self.table(ui).lines().map(|line| line.trim_end().to_owned()));
            let found = [
                ("findings", grouped(self.any.findings, lang).into()),
                ("games", grouped(self.any.games, lang).into()),
                ("n", self.any.findings.into()),
                ("m", self.any.games.into()),
            ];
            lines.push(ui.messages.with("summary-total", found));
        }
        lines.extend(self.reservations(ui));
        if self.any.findings > 0 {
            lines.push(format!("{DIM}{}{DIM:#}", ui.messages.text("summary-legend")));
        }
        lines
    }

    /// What was found how often.
    fn table(&self, ui: &Ui) -> Table {
        let lang = ui.messages.lang();
        let mut table = Table::new();
        table.load_style(ruled());
        let headings = ["summary-severity", "summary-finding", "summary-count", "summary-games"];
        table.set_header(headings.map(|id| ui.messages.text(id)));
        for (severity, counts) in SEVERITIES.iter().zip(&self.by_code) {
            for (code, count) in counts {
                table.add_row([
                    Cell::new(severity_name(*severity, ui)),
                    Cell::new(ui.messages.text(&format!("code-{code}"))),
                    Cell::new(grouped(count.findings, lang)),
                    Cell::new(grouped(count.games, lang)),
                ]);
            }
        }
        for column in [2, 3] {
            if let Some(column) = table.column_mut(column) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        table
    }

    /// What the figures do not say by themselves.
    fn reservations(&self, ui: &Ui) -> Vec<String> {
        let Totals { undated, before_first_edition, .. } = self.totals;
        let unchecked = self.totals.games_not_followed + self.totals.games_not_looked_at;
        let (first, newest) = (Edition::FIRST, Edition::NEWEST);
        let dated = |count| if self.fixed_edition { 0 } else { count };
        [
            ("summary-before-first", dated(before_first_edition), first),
            ("summary-undated", dated(undated), newest),
            ("summary-not-followed", unchecked, newest),
        ]
        .into_iter()
        .filter(|(_, count, _)| *count > 0)
        .map(|(id, count, edition)| {
            let games = grouped(count, ui.messages.lang());
            ui.messages.with(
                id,
                [
                    ("edition", edition.to_string().into()),
                    ("games", games.into()),
                    ("n", count.into()),
                ],
            )
        })
        .collect()
    }

    /// What was read, in how much time.
    fn read(&self, ui: &Ui) -> String {
        let lang = ui.messages.lang();
        let seconds = self.took.as_secs_f64().max(1e-6);
        let megabytes = self.totals.bytes as f64 / 1e6;
        let speed = self.totals.games as f64 / seconds;
        ui.messages.with(
            "summary-read",
            [
                ("f", self.files.into()),
                ("g", self.totals.games.into()),
                ("p", self.totals.plies.into()),
                ("files", grouped(self.files, lang).into()),
                ("games", grouped(self.totals.games, lang).into()),
                ("plies", grouped(self.totals.plies, lang).into()),
                ("megabytes", decimal(megabytes, lang).into()),
                ("seconds", decimal(seconds, lang).into()),
                ("game-speed", grouped(speed as u64, lang).into()),
                ("byte-speed", decimal(megabytes / seconds, lang).into()),
            ],
        )
    }
}

/// A severity in words.
pub(crate) fn severity_name(severity: Severity, ui: &Ui) -> String {
    ui.messages.text(&format!("severity-{severity}"))
}

/// A table with lines above and below its head and at its end.
pub(crate) fn ruled() -> TableStyle {
    let line = LineStyle::none().fill('─').junction('─');
    TableStyle::new().top_border(line).header_separator(line).bottom_border(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_counts_once_for_each_kind() {
        let mut count = Count::default();
        for game in [(0, 1), (0, 1), (0, 2), (1, 2)] {
            count.add(game);
        }
        assert_eq!((count.findings, count.games), (4, 3));
    }
}
