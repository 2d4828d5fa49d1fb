//! `compongo scoresheet`: the scoresheets of games, as PDF or as text for braille displays.

mod args;
mod output;
mod press;
mod source;

use std::io;
use std::path::Path;
use std::sync::Arc;

use compongo_paper::{Language, Paper, SheetStyle};

pub(crate) use args::{PrintArgs, ScoresheetArgs, WhichGame};
pub(crate) use output::{MOST_IN_ONE, write_file};
pub(crate) use press::{fonts, paper_error, warn_lacking};
pub(crate) use source::{no_record, read_record, record_error};

use crate::input::Input;
use crate::messages::Lang;
use crate::parallel;
use crate::progress::Bar;
use crate::status::Status;
use crate::ui::{Ui, stdin_is_terminal};
use output::Output;
use press::{Made, Press};

/// The language of the words on paper.
pub(crate) fn language(ui: &Ui) -> Language {
    match ui.messages.lang() {
        Lang::En => Language::English,
        Lang::Es => Language::Spanish,
    }
}

/// Runs the command.
pub(crate) fn run(args: &ScoresheetArgs, ui: &Ui) -> Status {
    let input = Input::named(&args.file);
    if input.path().is_none() && stdin_is_terminal() {
        ui.error(&ui.messages.text("use-no-input"));
        return Status::Failed;
    }
    let style = SheetStyle {
        language: language(ui),
        letters: args.notation,
        times: args.times.times(),
        paper: if args.both { Paper::A5 } else { args.paper.paper() },
        both: args.both,
    };
    let Some(fonts) = fonts(&args.print, ui) else { return Status::Failed };
    let mut output = match Output::open(&args.output, args.text) {
        Ok(output) => output,
        Err(error) => return unwritten(&args.output, &error, ui),
    };
    if args.per_file.is_some() && !output.is_folder() {
        ui.error(&ui.messages.text("scoresheet-per-file"));
        return Status::Failed;
    }
    let press = Press::new(args, style, fonts, output.is_folder());
    let bar = Bar::new(std::slice::from_ref(&input), !args.no_progress, ui);
    let run = Run { press: Arc::new(press), args, ui, bar, done: 0, failed: false };
    run.through(input, &mut output)
}

/// Says why a file could not be written.
pub(crate) fn unwritten(path: &Path, error: &io::Error, ui: &Ui) -> Status {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty() && !it.exists());
    let reason = match folder {
        Some(folder) if error.kind() == io::ErrorKind::NotFound => {
            ui.with1("scoresheet-no-folder", "folder", folder.display().to_string().into())
        }
        _ => ui.reason(error),
    };
    let variables = [("file", path.display().to_string().into()), ("reason", reason.into())];
    ui.error(&ui.messages.with("scoresheet-cannot-write", variables));
    Status::Failed
}

/// What has come of it so far.
struct Run<'a> {
    press: Arc<Press>,
    args: &'a ScoresheetArgs,
    ui: &'a Ui,
    bar: Bar,
    done: u64,
    failed: bool,
}

impl Run<'_> {
    fn through(mut self, input: Input, output: &mut Output) -> Status {
        let label = input.label(&self.ui.messages);
        let (reading, printing) = (Arc::clone(&self.press), Arc::clone(&self.press));
        let meter = Arc::clone(&self.press.meter);
        let read = move |emit: parallel::Emit<'_, source::Piece>| {
            source::read(&input, &reading, emit);
        };
        let result = parallel::in_order(
            parallel::jobs(self.args.jobs),
            read,
            move |piece| printing.work(piece),
            |made| {
                self.take(made, output, &label)?;
                self.bar.update(&meter, "scoresheet-progress", self.done, self.ui);
                Ok(())
            },
        );
        self.bar.finish();
        if let Err(error) = result.and_then(|()| output.finish(&self.press)) {
            if error.kind() == io::ErrorKind::BrokenPipe {
                return Status::Fine;
            }
            return match error.downcast::<compongo_paper::PaperError>() {
                Ok(error) => {
                    self.ui.error(&paper_error(&error, self.ui));
                    Status::Failed
                }
                Err(error) => unwritten(&self.args.output, &error, self.ui),
            };
        }
        warn_lacking(&output.lacking(), self.ui);
        if self.failed {
            return Status::Failed;
        }
        if self.done == 0 {
            let game = match self.args.game {
                WhichGame::One(game) => game,
                WhichGame::All => 1,
            };
            let games = self.press.seen();
            let variables = [("game", game.into()), ("games", games.into())];
            self.ui.error(&self.ui.messages.with("claim-no-game", variables));
            return Status::Failed;
        }
        Status::Fine
    }

    fn take(&mut self, made: Vec<Made>, output: &mut Output, label: &str) -> io::Result<()> {
        for made in made {
            match made {
                Made::Games(games) => {
                    self.done += games.count;
                    output.take(*games)?;
                }
                Made::Unread { number, count } => {
                    let variables = [("game", number.into()), ("count", count.into())];
                    let text = self.ui.messages.with("scoresheet-unreadable", variables);
                    self.bar.around(|| self.ui.warn(&text));
                }
                Made::Failed { number, error } => {
                    self.failed = true;
                    let reason = paper_error(&error, self.ui);
                    let variables = [("game", number.into()), ("reason", reason.into())];
                    let text = self.ui.messages.with("scoresheet-game", variables);
                    self.bar.around(|| self.ui.error(&text));
                }
                Made::Unreadable(reason) => {
                    self.failed = true;
                    let reason = reason.words(self.ui);
                    let variables = [("file", label.into()), ("reason", reason.into())];
                    let text = self.ui.messages.with("error-cannot-read", variables);
                    self.bar.around(|| self.ui.error(&text));
                }
            }
        }
        Ok(())
    }
}
