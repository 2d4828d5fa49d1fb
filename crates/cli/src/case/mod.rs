//! `compongo case`: runs situations and compares what comes out with what is right.

mod differ;
mod files;
mod record;
mod text;
mod wording;

use std::io::{self, Read, Write};
use std::path::Path;

use compongo_laws::Edition;
use compongo_laws::case::{Case, CaseError, Expect, Mismatch, Seen};

use crate::args::CaseArgs;
use crate::input::Input;
use crate::meter::Meter;
use crate::status::Status;
use crate::ui::Ui;

/// Longer files are no situations.
const MOST_BYTES: u64 = 1 << 20;

/// What became of a case in one edition.
pub(crate) struct Run<'a> {
    edition: Edition,
    expect: &'a Expect,
    seen: Seen,
    mismatches: Vec<Mismatch>,
}

/// How many cases were run, how often, and what came of it.
#[derive(Default)]
pub(crate) struct Tally {
    cases: usize,
    runs: usize,
    differing: usize,
    unreadable: usize,
}

/// Runs the command.
pub(crate) fn run(args: &CaseArgs, ui: &Ui) -> Status {
    let mut tally = Tally::default();
    let mut out = ui.stdout();
    let written = all(args, ui, &mut tally, &mut out).and_then(|()| out.flush());
    let status = match tally {
        Tally { unreadable: 1.., .. } => Status::Failed,
        Tally { differing: 1.., .. } => Status::Findings,
        _ => Status::Fine,
    };
    status.max(ui.written(written))
}

fn all(args: &CaseArgs, ui: &Ui, tally: &mut Tally, out: &mut impl Write) -> io::Result<()> {
    for path in &args.files {
        let found = match files::of(path) {
            Ok(found) => found,
            Err(error) => {
                complain(path, &ui.reason(&error), ui, tally);
                continue;
            }
        };
        if found.is_empty() {
            complain(path, &ui.messages.text("case-none-here"), ui, tally);
        }
        for file in found {
            one(&file, args, ui, tally, out)?;
        }
    }
    if args.json { Ok(()) } else { text::summary(tally, ui, out) }
}

/// Runs the case in a file.
fn one(
    file: &Path,
    args: &CaseArgs,
    ui: &Ui,
    tally: &mut Tally,
    out: &mut impl Write,
) -> io::Result<()> {
    let input = Input::named(file);
    let case = read(&input, ui)
        .and_then(|text| Case::read(&text).map_err(|error| wording::error(&error, &ui.messages)));
    let label = input.label(&ui.messages);
    let case = match case {
        Ok(case) => case,
        Err(reason) => {
            complain(Path::new(&label), &reason, ui, tally);
            return Ok(());
        }
    };
    let runs = match runs(&case, args.edition) {
        Ok(runs) => runs,
        Err(error) => {
            complain(Path::new(&label), &wording::error(&error, &ui.messages), ui, tally);
            return Ok(());
        }
    };
    tally.cases += usize::from(!runs.is_empty());
    tally.runs += runs.len();
    tally.differing += runs.iter().filter(|run| !run.mismatches.is_empty()).count();
    if args.json {
        return runs.iter().try_for_each(|run| record::write(input.name(), &case, run, out));
    }
    text::case(&label, &case, &runs, args.quiet, ui, out)
}

/// The text of a file; or why there is none, in words.
fn read(input: &Input, ui: &Ui) -> Result<String, String> {
    let reader = input.open(&Meter::default()).map_err(|trouble| ui.reason(&trouble.0))?;
    let mut bytes = Vec::new();
    reader.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|error| ui.reason(&error))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(ui.messages.text("case-too-long"));
    }
    String::from_utf8(bytes).map_err(|_| ui.messages.text("reading-not-utf8"))
}

/// A case in the edition asked for, or in all of its own.
fn runs(case: &Case, edition: Option<Edition>) -> Result<Vec<Run<'_>>, CaseError> {
    let mismatches = case.check()?;
    let mut runs = Vec::new();
    for expect in &case.expect {
        for &of in expect.editions.iter().filter(|it| case.editions.contains(it)) {
            if edition.is_some_and(|wanted| wanted != of) {
                continue;
            }
            runs.push(Run {
                edition: of,
                expect,
                seen: case.run(of)?,
                mismatches: mismatches.iter().filter(|it| it.edition == of).cloned().collect(),
            });
        }
    }
    runs.sort_by_key(|run| run.edition);
    Ok(runs)
}

fn complain(file: &Path, reason: &str, ui: &Ui, tally: &mut Tally) {
    tally.unreadable += 1;
    let file = file.to_string_lossy().into_owned();
    let text = [("file", file.into()), ("reason", reason.to_owned().into())];
    ui.error(&ui.messages.with("error-cannot-read", text));
}
