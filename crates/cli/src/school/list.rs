//! The subjects with how many exercises they have.

use std::io::{self, Write};

use compongo_laws::Edition;
use compongo_school::{Difficulty, Set, count, subjects};
use serde::Serialize;

use crate::ui::{BOLD, DIM, Ui};

/// A subject of an edition.
#[derive(Serialize)]
struct Row {
    subject: &'static str,
    edition: u16,
    easy: usize,
    medium: usize,
    hard: usize,
}

/// Prints them.
pub(super) fn write(edition: Edition, json: bool, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let rows: Vec<Row> = subjects().iter().map(|subject| row(subject, edition)).collect();
    if json {
        return rows.iter().try_for_each(|row| super::line(row, out));
    }
    let widest = rows.iter().map(|row| row.subject.len()).max().unwrap_or(0);
    writeln!(
        out,
        "{BOLD}{}{BOLD:#}",
        ui.with1("school-list", "edition", edition.to_string().into())
    )?;
    for Row { subject, easy, medium, hard, .. } in rows {
        let name = ui.messages.text(&format!("school-subject-{subject}"));
        write!(out, "{subject:widest$}  {easy:>3} {medium:>3} {hard:>3}")?;
        writeln!(out, "  {DIM}{name}{DIM:#}")?;
    }
    out.flush()
}

fn row(subject: &'static str, edition: Edition) -> Row {
    let of =
        |difficulty| count(&Set { subject: Some(subject), edition, difficulty: Some(difficulty) });
    let [easy, medium, hard] = Difficulty::ALL.map(of);
    Row { subject, edition: edition.year(), easy, medium, hard }
}
