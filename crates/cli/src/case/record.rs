//! What came out of a case as `--json` prints it.

use std::io::{self, Write};

use compongo_laws::case::{Case, Clocks};
use serde::Serialize;

use super::Run;

/// A case in one edition, on one line.
#[derive(Serialize)]
struct Record<'a> {
    file: &'a str,
    title: &'a str,
    edition: u16,
    pass: bool,
    rulings: &'a [String],
    result: Option<&'a str>,
    clocks: Option<Times<'a>>,
    board: Option<&'a str>,
    differences: Vec<Difference<'a>>,
}

#[derive(Serialize)]
struct Times<'a> {
    white: &'a str,
    black: &'a str,
}

/// Where it is not as expected.
#[derive(Serialize)]
struct Difference<'a> {
    what: &'static str,
    expected: Side<'a>,
    got: Side<'a>,
}

/// Rulings, or anything else.
#[derive(Serialize)]
#[serde(untagged)]
enum Side<'a> {
    Rulings(&'a [String]),
    Text(&'a str),
}

/// Prints it.
pub(super) fn write(
    file: &str,
    case: &Case,
    run: &Run<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let differences = run.mismatches.iter().map(|it| match it.what {
        "rulings" => Difference {
            what: it.what,
            expected: Side::Rulings(&run.expect.rulings),
            got: Side::Rulings(&run.seen.rulings),
        },
        what => Difference { what, expected: Side::Text(&it.expected), got: Side::Text(&it.seen) },
    });
    let record = Record {
        file,
        title: &case.title,
        edition: run.edition.year(),
        pass: run.mismatches.is_empty(),
        rulings: &run.seen.rulings,
        result: run.seen.result.as_deref(),
        clocks: run.seen.clocks.as_ref().map(Times::of),
        board: run.seen.board.as_deref(),
        differences: differences.collect(),
    };
    serde_json::to_writer(&mut *out, &record)?;
    writeln!(out)
}

impl Times<'_> {
    fn of(clocks: &Clocks) -> Times<'_> {
        Times { white: &clocks.white, black: &clocks.black }
    }
}
