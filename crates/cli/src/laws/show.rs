//! Articles in words.

use std::io::{self, Write};

use compongo_laws::Standing;
use compongo_laws::catalogue::{self, Article, Covered};

use crate::laws::record::{Record, line};
use crate::laws::says;
use crate::messages::Lang;
use crate::status::Status;
use crate::ui::{BOLD, DIM, Ui};

/// Shows articles, each on a line.
pub(super) fn all<'a, I>(articles: I, json: bool, ui: &Ui) -> Status
where
    I: IntoIterator<Item = &'a Article, IntoIter: Clone>,
{
    let articles = articles.into_iter();
    let mut out = ui.stdout();
    let widest = articles.clone().map(|it| it.number.chars().count()).max().unwrap_or(0);
    let write = || {
        for article in articles {
            if json {
                line(&Record::of(article), &mut out)?;
            } else {
                let (number, text) = (article.number, says(article, ui));
                writeln!(out, "{BOLD}{number:widest$}{BOLD:#}  {text}")?;
            }
        }
        out.flush()
    };
    let written = write();
    ui.written(written)
}

/// Shows an article with all that is known of it.
pub(super) fn one(article: &Article, json: bool, ui: &Ui) -> Status {
    let mut out = ui.stdout();
    let written =
        if json { line(&Record::of(article), &mut out) } else { in_words(article, ui, &mut out) };
    ui.written(written.and_then(|()| out.flush()))
}

fn in_words(article: &Article, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let messages = &ui.messages;
    let subject = messages.text(&format!("laws-subject-{}", article.subject.name()));
    let kind = messages.text(&format!("laws-{}", article.kind.name()));
    let (number, edition) = (article.number, article.edition);
    writeln!(out, "{BOLD}{number}{BOLD:#}  {DIM}{edition} · {subject} · {kind}{DIM:#}")?;
    writeln!(out, "{}", says(article, ui))?;
    if let Some(note) = standing(article, ui) {
        writeln!(out, "{note}")?;
    }
    let others = catalogue::elsewhere(article).into_iter();
    let others: Vec<String> = others.map(|it| format!("{} {}", it.edition, it.number)).collect();
    if !others.is_empty() {
        writeln!(out, "{} {}", messages.text("laws-others"), others.join(", "))?;
    }
    if let Some(covered) = article.covered() {
        let cases: Vec<_> = Covered::cases(covered).collect();
        writeln!(out, "{} {}: {}", messages.text("laws-cases"), covered.code, cases.join(", "))?;
    }
    Ok(())
}

/// What keeps an article from being known well.
fn standing(article: &Article, ui: &Ui) -> Option<String> {
    match (article.standing, article.lost) {
        (Standing::Inferred, _) => Some(ui.messages.text("laws-inferred")),
        (_, Some(lost)) => {
            let what = match ui.messages.lang() {
                Lang::En => lost.en,
                Lang::Es => lost.es,
            };
            Some(ui.with1("laws-lost", "what", what.into()))
        }
        _ => None,
    }
}
