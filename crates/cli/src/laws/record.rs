//! Articles as `--json` prints them.

use std::io::{self, Write};

use compongo_laws::catalogue::{self, Article, Covered};
use serde::Serialize;

/// An article on one line.
#[derive(Serialize)]
pub(super) struct Record {
    edition: u16,
    article: &'static str,
    kind: &'static str,
    subject: &'static str,
    matter: &'static str,
    en: &'static str,
    es: &'static str,
    standing: &'static str,
    lost: Option<Both>,
    elsewhere: Vec<Elsewhere>,
    code: Option<&'static str>,
    cases: Vec<&'static str>,
}

/// What is lost of an article, in both languages.
#[derive(Serialize)]
struct Both {
    en: &'static str,
    es: &'static str,
}

/// The matter in another edition.
#[derive(Serialize)]
struct Elsewhere {
    edition: u16,
    article: &'static str,
}

impl Record {
    /// Of an article.
    pub(super) fn of(article: &Article) -> Record {
        let covered = article.covered();
        let others = catalogue::elsewhere(article).into_iter();
        let other = |it: &Article| Elsewhere { edition: it.edition.year(), article: it.number };
        Record {
            edition: article.edition.year(),
            article: article.number,
            kind: article.kind.name(),
            subject: article.subject.name(),
            matter: article.matter,
            en: article.en,
            es: article.es,
            standing: article.standing.name(),
            lost: article.lost.map(|lost| Both { en: lost.en, es: lost.es }),
            elsewhere: others.map(other).collect(),
            code: covered.map(|covered| covered.code),
            cases: covered.into_iter().flat_map(Covered::cases).collect(),
        }
    }
}

/// Prints a value on a line of its own.
pub(super) fn line(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}
