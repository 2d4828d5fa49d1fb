//! `compongo check`: what the Laws say about the games of files.

mod pipeline;
pub(crate) mod place;
mod records;
pub(crate) mod summary;
mod text;
pub(crate) mod wording;

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use compongo_audit::{EditionChoice, Finding, Options, Severity};
use compongo_pgn::Limits;

use crate::args::{CheckArgs, FailOn};
use crate::input::{Input, STDIN};
use crate::meter::Meter;
use crate::parallel;
use crate::progress::Bar;
use crate::status::Status;
use crate::ui::{Ui, stdin_is_terminal};
use pipeline::{Step, Work};
use summary::Summary;

/// A form of the report. What it writes is collected and goes out in one piece per batch, so that
/// an interrupted run ends between two lines.
trait Format {
    /// Before the first finding.
    fn begin(&mut self, _out: &mut Vec<u8>) -> io::Result<()> {
        Ok(())
    }
    /// Findings of a file, in the order of its games.
    fn findings(
        &mut self,
        input: &Input,
        findings: &[&Finding],
        out: &mut Vec<u8>,
    ) -> io::Result<()>;
    /// After the last finding.
    fn end(&mut self, _summary: &Summary, _out: &mut Vec<u8>) -> io::Result<()> {
        Ok(())
    }
}

/// No output at all.
struct Quiet;

impl Format for Quiet {
    fn findings(&mut self, _: &Input, _: &[&Finding], _: &mut Vec<u8>) -> io::Result<()> {
        Ok(())
    }
}

/// Runs the command.
pub(crate) fn run(args: &CheckArgs, ui: &Ui) -> Status {
    if args.files.is_empty() && stdin_is_terminal() {
        ui.error(&ui.messages.text("use-no-input"));
        return Status::Failed;
    }
    let inputs: Vec<Input> = if args.files.is_empty() {
        vec![Input::named(Path::new(STDIN))]
    } else {
        args.files.iter().map(|path| Input::named(path)).collect()
    };
    let mut format: Box<dyn Format + '_> = if args.quiet {
        Box::new(Quiet)
    } else if args.json {
        Box::new(records::Json::new(&ui.messages))
    } else if args.csv {
        Box::new(records::Csv::new(&ui.messages))
    } else {
        Box::new(text::Text::new(ui, !args.no_diagrams))
    };
    let mut run = Run {
        args,
        ui,
        bar: Bar::new(&inputs, !args.work.no_progress && !args.quiet, ui),
        summary: Summary::new(args.edition != EditionChoice::Auto),
        games_in_file: 0,
        current: 0,
        trouble: false,
        failed: false,
        out: if args.json || args.csv {
            Box::new(io::stdout().lock())
        } else {
            Box::new(ui.stdout())
        },
        buffer: Vec::new(),
    };
    let work = Arc::new(Work { inputs, options: options(args), meter: Meter::default() });
    let jobs = parallel::jobs(args.work.jobs);

    let mut result = run.begin(format.as_mut());
    if result.is_ok() {
        result =
            pipeline::run(&work, jobs, |input, step| run.take(&work, input, step, format.as_mut()));
    }
    run.summary.took = run.bar.finish();
    if result.is_ok() {
        result = run.end(format.as_mut());
    }
    if let Err(error) = result {
        return ui.written(Err(error));
    }
    run.status()
}

fn options(args: &CheckArgs) -> Options {
    let limits = Limits { max_game_bytes: args.max_game_size, ..Limits::default() };
    Options { edition: args.edition, alphabet: args.notation, limits, ..Options::default() }
}

/// What has come of the check so far.
struct Run<'a> {
    args: &'a CheckArgs,
    ui: &'a Ui,
    bar: Bar,
    summary: Summary,
    /// Games of the current file before the current batch.
    games_in_file: u64,
    current: usize,
    /// Whether something went wrong with the current file.
    trouble: bool,
    /// Whether some input could not be read.
    failed: bool,
    /// Only people get colours; what programs read is not touched.
    out: Box<dyn Write>,
    buffer: Vec<u8>,
}

impl Run<'_> {
    fn begin(&mut self, format: &mut dyn Format) -> io::Result<()> {
        format.begin(&mut self.buffer)?;
        self.write()
    }

    fn take(
        &mut self,
        work: &Work,
        input: usize,
        step: Step,
        format: &mut dyn Format,
    ) -> io::Result<()> {
        if input != self.current {
            (self.current, self.games_in_file, self.trouble) = (input, 0, false);
        }
        let Some(source) = work.inputs.get(input) else { return Ok(()) };
        let label = || source.label(&self.ui.messages);
        match step {
            Step::Report(mut report) => {
                report.shift_games(self.games_in_file);
                self.games_in_file += report.totals.games;
                self.summary.add(input, &report);
                let shown = |finding: &&Finding| self.args.show.includes(finding.severity);
                let findings: Vec<&Finding> = report.findings.iter().filter(shown).collect();
                format.findings(source, &findings, &mut self.buffer)?;
                self.write()?;
                self.bar.update(&work.meter, "progress", self.summary.totals.games, self.ui);
            }
            Step::Unreadable(trouble) => {
                let reason = self.ui.reason(&trouble.0);
                self.complain(&self.ui.messages.with(
                    "error-cannot-read",
                    [("file", label().into()), ("reason", reason.into())],
                ));
            }
            Step::Crashed { offset } => self.complain(
                &self
                    .ui
                    .messages
                    .with("error-crashed", [("file", label().into()), ("offset", offset.into())]),
            ),
            Step::End => {
                let read = !self.trouble || self.games_in_file > 0;
                self.summary.files += u64::from(read);
            }
        }
        Ok(())
    }

    fn end(&mut self, format: &mut dyn Format) -> io::Result<()> {
        format.end(&self.summary, &mut self.buffer)?;
        self.write()?;
        self.out.flush()
    }

    fn write(&mut self) -> io::Result<()> {
        if self.buffer.is_empty() {
            return Ok(());
        }
        let (out, buffer) = (&mut self.out, &self.buffer);
        let written = self.bar.around(|| out.write_all(buffer).and_then(|()| out.flush()));
        self.buffer.clear();
        written
    }

    fn complain(&mut self, text: &str) {
        (self.failed, self.trouble) = (true, true);
        self.bar.around(|| self.ui.error(text));
    }

    fn status(&self) -> Status {
        let found = match self.args.fail_on {
            FailOn::Error => self.summary.findings(Severity::Error) > 0,
            FailOn::Warning => {
                self.summary.findings(Severity::Error) + self.summary.findings(Severity::Warning)
                    > 0
            }
            FailOn::Never => false,
        };
        match (self.failed, found) {
            (true, _) => Status::Failed,
            (false, true) => Status::Findings,
            (false, false) => Status::Fine,
        }
    }
}
