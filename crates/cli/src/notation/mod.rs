//! `compongo notation`: the same games in the notation of another language or in another form.

mod complaints;
mod convert;
mod game;
mod list;
mod target;

use std::io::{self, Write};

use compongo_board::Position;
use compongo_notation::Alphabet;
use compongo_pgn::{Batches, Limits};

use crate::args::NotationArgs;
use crate::faults::{fen_error, warn_of_repairs};
use crate::input::{Input, Trouble};
use crate::meter::Meter;
use crate::status::Status;
use crate::ui::{Ui, stdin_is_terminal};
use convert::Converter;
pub(crate) use target::Target;

/// The piece letters of the input.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    /// Those with which the whole game can be replayed.
    Auto,
    /// Those of one language.
    Fixed(&'static Alphabet),
}

/// Runs the command.
pub(crate) fn run(args: &NotationArgs, ui: &Ui) -> Status {
    let Some(target) = args.to else { return list::run(ui) };
    let input = Input::named(&args.file);
    if input.path().is_none() && stdin_is_terminal() {
        ui.error(&ui.messages.text("use-no-input"));
        return Status::Failed;
    }
    let start = match args.fen.as_deref().map(Position::from_fen_lenient).transpose() {
        Ok(start) => start.map(|(position, repairs)| {
            warn_of_repairs(&position, repairs, ui);
            position
        }),
        Err(error) => {
            ui.error(&ui.with1("error-fen", "reason", fen_error(&error, &ui.messages).into()));
            return Status::Failed;
        }
    };
    let reader = match input.open(&Meter::default()) {
        Ok(reader) => reader,
        Err(trouble) => return unreadable(&input, &trouble.0, ui),
    };
    let limits = Limits { max_game_bytes: args.max_game_size, ..Limits::default() };
    let converter = Converter::new(args.from, target, start);
    // Games are data: every byte goes out, also where no colours are wanted.
    let mut out = io::stdout().lock();
    let mut status = Status::Fine;
    for batch in Batches::new(reader, &limits) {
        let batch = match batch {
            Ok(batch) => batch,
            Err(error) => {
                status = unreadable(&input, &Trouble::from(error).0, ui);
                break;
            }
        };
        let converted = converter.batch(&batch, &limits, &ui.messages);
        if let Err(error) = out.write_all(&converted.text) {
            return ui.written(Err(error));
        }
        for (line, warning) in converted.warnings {
            ui.warn(&format!("{}:{line}: {warning}", input.label(&ui.messages)));
        }
        for (line, complaint) in converted.complaints {
            status = Status::Findings;
            ui.error(&format!("{}:{line}: {complaint}", input.label(&ui.messages)));
        }
    }
    match ui.written(out.flush()) {
        Status::Fine => status,
        failed => failed,
    }
}

fn unreadable(input: &Input, error: &io::Error, ui: &Ui) -> Status {
    let (file, reason) = (input.label(&ui.messages), ui.reason(error));
    ui.error(
        &ui.messages.with("error-cannot-read", [("file", file.into()), ("reason", reason.into())]),
    );
    Status::Failed
}
