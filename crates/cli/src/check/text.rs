//! The report for people: findings grouped by game, boards under illegal moves, a summary.

use std::io::{self, Write};

use compongo_audit::{Finding, Severity};
use compongo_board::Setup;

use super::summary::{Summary, severity_name};
use super::{Format, place, wording};
use crate::diagram;
use crate::input::Input;
use crate::ui::{BOLD, CYAN, DIM, RED, Ui, YELLOW, clean, shorten};

/// Longer names and dates are cut off.
const LONGEST_NAME: usize = 60;

/// Longer messages are cut off.
const LONGEST_MESSAGE: usize = 400;

/// The text report.
pub(super) struct Text<'a> {
    ui: &'a Ui,
    diagrams: bool,
    /// The widest name of a severity.
    width: usize,
}

impl<'a> Text<'a> {
    pub(super) fn new(ui: &'a Ui, diagrams: bool) -> Text<'a> {
        let names = [Severity::Error, Severity::Warning, Severity::Note]
            .map(|severity| severity_name(severity, ui).chars().count());
        Text { ui, diagrams, width: names.into_iter().max().unwrap_or(0) }
    }

    /// Where the game is and who plays it.
    fn heading(&self, file: &str, finding: &Finding, out: &mut Vec<u8>) -> io::Result<()> {
        let place = format!("{file}:{}", finding.line);
        let number = self.ui.with1("text-game", "number", finding.game.into());
        let name = |name: &str| match name {
            "" => "?".to_owned(),
            name => shorten(name, LONGEST_NAME).into_owned(),
        };
        let mut players = format!("{} – {}", name(&finding.white), name(&finding.black));
        // `????.??.??` tells nothing.
        if finding.date.contains(|c: char| c.is_ascii_digit()) {
            players = format!("{players}, {}", shorten(&finding.date, LONGEST_NAME));
        }
        let laws = self.ui.with1("text-laws", "edition", finding.edition.to_string().into());
        writeln!(
            out,
            "{BOLD}{}{BOLD:#}  {}  {BOLD}{}{BOLD:#}  {DIM}{laws}{DIM:#}",
            clean(&place),
            number,
            clean(&players).replace('\n', " "),
        )
    }

    fn finding(&self, finding: &Finding, out: &mut Vec<u8>) -> io::Result<()> {
        let style = match finding.severity {
            Severity::Error => RED,
            Severity::Warning => YELLOW,
            Severity::Note => CYAN,
        };
        let severity = severity_name(finding.severity, self.ui);
        let width = self.width;
        write!(out, "  {style}{severity:width$}{style:#}  ")?;
        if let Some(mv) = place::numbered_move(finding, &self.ui.messages) {
            write!(out, "{BOLD}{}{BOLD:#}  ", clean(&shorten(&mv, LONGEST_NAME)))?;
        }
        let message = wording::message(finding, &self.ui.messages);
        write!(out, "{}", clean(&shorten(&message, LONGEST_MESSAGE)).replace('\n', " "))?;
        let articles = wording::articles(finding);
        let mut asides = Vec::new();
        if !articles.is_empty() {
            asides.push(self.ui.with1("text-article", "article", articles.into()));
        }
        if finding.at_line != finding.line {
            asides.push(self.ui.with1("text-line", "line", finding.at_line.into()));
        }
        if finding.detail.ends_the_check() {
            asides.push(self.ui.messages.text("text-rest"));
        }
        if !asides.is_empty() {
            write!(out, "  {DIM}({}){DIM:#}", asides.join("; "))?;
        }
        writeln!(out)?;
        if self.diagrams { self.diagram(finding, out) } else { Ok(()) }
    }

    fn diagram(&self, finding: &Finding, out: &mut Vec<u8>) -> io::Result<()> {
        let (Some(marks), Some(fen)) = (wording::marks(finding), &finding.fen) else {
            return Ok(());
        };
        let Ok((setup, _)) = Setup::from_fen_lenient(fen) else { return Ok(()) };
        writeln!(out)?;
        for line in diagram::lines(&setup.board, marks, self.ui.color) {
            writeln!(out, "      {line}")?;
        }
        Ok(())
    }
}

impl Format for Text<'_> {
    fn findings(
        &mut self,
        input: &Input,
        findings: &[&Finding],
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        for game in findings.chunk_by(|a, b| a.game == b.game) {
            let Some(first) = game.first() else { continue };
            self.heading(&input.label(&self.ui.messages), first, out)?;
            for finding in game {
                self.finding(finding, out)?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn end(&mut self, summary: &Summary, out: &mut Vec<u8>) -> io::Result<()> {
        for line in summary.lines(self.ui) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
