//! `compongo laws coverage`: how many articles have a case that shows them at work.

use std::io::{self, Write};

use compongo_laws::Edition;
use compongo_laws::catalogue::{self, Coverage};
use serde::Serialize;

use crate::laws::record::line;
use crate::status::Status;
use crate::ui::{BOLD, Ui};

/// The articles of one kind in an edition, as `--json` prints them.
#[derive(Serialize)]
struct Record {
    edition: u16,
    kind: &'static str,
    articles: usize,
    covered: usize,
}

/// Runs it for one edition, or for all.
pub(super) fn run(edition: Option<Edition>, json: bool, ui: &Ui) -> Status {
    let editions = edition.map_or_else(|| Edition::ALL.to_vec(), |edition| vec![edition]);
    let mut out = ui.stdout();
    let written = editions.into_iter().try_for_each(|edition| {
        let coverage = catalogue::coverage(edition);
        if json {
            return coverage.into_iter().try_for_each(|of_kind| {
                let Coverage { kind, articles, covered } = of_kind;
                let (edition, kind) = (edition.year(), kind.name());
                line(&Record { edition, kind, articles, covered }, &mut out)
            });
        }
        in_words(edition, coverage, ui, &mut out)
    });
    ui.written(written.and_then(|()| out.flush()))
}

fn in_words(
    edition: Edition,
    coverage: [Coverage; 3],
    ui: &Ui,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "{BOLD}{edition}{BOLD:#}")?;
    for Coverage { kind, articles, covered } in coverage {
        let name = ui.messages.text(&format!("laws-{}", kind.name()));
        let text = ui.messages.with(
            "laws-covered",
            [("covered", covered.into()), ("articles", articles.into()), ("kind", name.into())],
        );
        writeln!(out, "  {text}")?;
    }
    Ok(())
}
