//! `compongo laws diff`: what changed from one edition to another.

use std::io::{self, Write};

use compongo_laws::Edition;
use compongo_laws::catalogue::{self, Article, Change, Difference};
use serde::Serialize;

use crate::laws::record::line;
use crate::laws::says;
use crate::status::Status;
use crate::ui::{BOLD, CYAN, DIM, Ui};
use crate::values::ValueError;

/// A matter that changed, as `--json` prints it.
#[derive(Serialize)]
struct Record {
    subject: &'static str,
    matters: Vec<&'static str>,
    difference: &'static str,
    sure: bool,
    from: Vec<Side>,
    to: Vec<Side>,
}

/// An article of one of the editions.
#[derive(Serialize)]
struct Side {
    edition: u16,
    article: &'static str,
    en: &'static str,
    es: &'static str,
}

/// Runs it for two editions by their names.
pub(super) fn run(from: &str, to: &str, json: bool, ui: &Ui) -> Status {
    let (from, to): (Result<Edition, _>, Result<Edition, _>) = (from.parse(), to.parse());
    let (Ok(from), Ok(to)) = (from, to) else {
        ui.error(&ValueError::FixedEdition.text(&ui.messages));
        return Status::Failed;
    };
    let changes = catalogue::diff(from, to);
    let mut out = ui.stdout();
    let written = if json {
        changes.iter().try_for_each(|change| line(&record(change), &mut out))
    } else {
        in_words(&changes, ui, &mut out)
    };
    ui.written(written.and_then(|()| out.flush()))
}

fn record(change: &Change) -> Record {
    let side = |article: &&Article| Side {
        edition: article.edition.year(),
        article: article.number,
        en: article.en,
        es: article.es,
    };
    Record {
        subject: change.subject.name(),
        matters: change.matters.clone(),
        difference: change.difference.name(),
        sure: change.is_sure(),
        from: change.from.iter().map(side).collect(),
        to: change.to.iter().map(side).collect(),
    }
}

fn in_words(changes: &[Change], ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    if changes.is_empty() {
        return writeln!(out, "{}", ui.messages.text("laws-diff-nothing"));
    }
    let mut subject = None;
    for change in changes {
        if subject.replace(change.subject) != Some(change.subject) {
            let gap = if std::ptr::eq(change, &raw const changes[0]) { "" } else { "\n" };
            let name = ui.messages.text(&format!("laws-subject-{}", change.subject.name()));
            writeln!(out, "{gap}{BOLD}{name}{BOLD:#}")?;
        }
        write_change(change, ui, out)?;
    }
    Ok(())
}

fn write_change(change: &Change, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    if change.difference == Difference::Renumbered {
        let (before, after) = (numbers(&change.from), numbers(&change.to));
        let text = change.from.first().map_or("", |article| says(article, ui));
        return writeln!(out, "  {before} → {after}  {DIM}{text}{DIM:#}");
    }
    let kind = ui.messages.text(&format!("laws-diff-{}", change.difference.name()));
    if change.is_sure() {
        writeln!(out, "  {CYAN}{kind}{CYAN:#}")?;
    } else {
        let unsure = ui.messages.text("laws-diff-unsure");
        writeln!(out, "  {CYAN}{kind}{CYAN:#} {DIM}{unsure}{DIM:#}")?;
    }
    let sides = [('-', &change.from, &change.to), ('+', &change.to, &change.from)];
    for (sign, articles, others) in sides {
        for article in articles.iter().filter(|article| !stayed(article, others)) {
            writeln!(out, "  {sign} {}  {}", article.number, says(article, ui))?;
        }
    }
    Ok(())
}

/// Whether the other edition says the same under the same number.
fn stayed(article: &Article, others: &[&Article]) -> bool {
    let same = |other: &&Article| (other.number, other.en) == (article.number, article.en);
    others.iter().any(same)
}

fn numbers(articles: &[&Article]) -> String {
    articles.iter().map(|article| article.number).collect::<Vec<_>>().join(", ")
}
