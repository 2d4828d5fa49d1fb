//! The figures at the end of a batch.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use compongo_winnable::Reason;

use super::answer::{Answer, LIMIT};
use crate::numbers::{decimal, grouped};
use crate::proof::reason_id;
use crate::ui::Ui;

/// What was asked and answered.
#[derive(Default)]
pub(super) struct Summary {
    /// Lines with an answer.
    pub(super) lines: u64,
    /// Lines without.
    pub(super) faulty: u64,
    /// How long it took.
    pub(super) took: Duration,
    winnable: u64,
    by_reason: BTreeMap<&'static str, u64>,
}

impl Summary {
    /// Counts an answer.
    pub(super) fn add(&mut self, answer: &Answer) {
        match answer.because {
            None => self.winnable += 1,
            Some(code) => *self.by_reason.entry(code).or_default() += 1,
        }
    }

    /// How often each answer was given, and how fast.
    pub(super) fn write(&self, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
        let messages = &ui.messages;
        let lang = messages.lang();
        let count = |code: &str| self.by_reason.get(code).copied().unwrap_or_default();
        let reasons = Reason::ALL.map(|reason| {
            let why = messages.text(&reason_id(reason.code()));
            (messages.with("batch-count-no", [("reason", why.into())]), count(reason.code()))
        });
        let mut rows = vec![(messages.text("batch-count-yes"), self.winnable)];
        rows.extend(reasons);
        rows.push((messages.text("batch-count-undecided"), count(LIMIT)));
        rows.push((ui.with1("batch-count-faulty", "n", self.faulty.into()), self.faulty));
        let rows: Vec<(String, String)> = rows
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(text, count)| (text, grouped(count, lang)))
            .collect();
        let width = rows.iter().map(|(_, count)| count.chars().count()).max().unwrap_or(0);
        writeln!(out)?;
        for (text, count) in rows {
            writeln!(out, "{count:>width$}  {text}")?;
        }
        let seconds = self.took.as_secs_f64().max(1e-6);
        let asked = self.winnable + self.by_reason.values().sum::<u64>();
        let variables = [
            ("n", asked.into()),
            ("answers", grouped(asked, lang).into()),
            ("m", self.lines.into()),
            ("positions", grouped(self.lines, lang).into()),
            ("seconds", decimal(seconds, lang).into()),
            ("speed", grouped((asked as f64 / seconds) as u64, lang).into()),
        ];
        writeln!(out, "{}", messages.with("batch-total", variables))?;
        out.flush()
    }
}
