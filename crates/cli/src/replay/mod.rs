//! `compongo replay`: prints the record of a game, ruling by ruling.

mod json;
mod lines;
mod text;

use std::io::{self, Write};

use compongo_board::{Color, Position};
use compongo_laws::game::{Fact, Game, RECORD_VERSION, Record, RecordError, Regulations, Ruling};

use crate::args::ReplayArgs;
use crate::input::Input;
use crate::meter::Meter;
use crate::reading;
use crate::rulings;
use crate::scoresheet::no_record;
use crate::status::Status;
use crate::ui::Ui;
use lines::{Line, Lines};

/// A fact with what followed.
struct Step<'a> {
    line: usize,
    fact: &'a Fact,
    /// The position before it, if the pieces stood as one.
    before: Option<&'a Position>,
    rulings: &'a [Ruling],
    game: &'a Game,
}

/// Why a replay stops.
enum Stop {
    /// The output cannot be written.
    Write(io::Error),
    /// The input cannot be read.
    Read(io::Error),
    /// There is no first line.
    Empty,
    /// A line is wrong, in words.
    Line(usize, String),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Write(error)
    }
}

/// Runs the command.
pub(crate) fn run(args: &ReplayArgs, ui: &Ui) -> Status {
    let input = Input::named(&args.record);
    let mut out = ui.stdout();
    let done = replay(&input, args.json, ui, &mut out);
    let written = out.flush();
    let reason = match done {
        Ok(()) => return ui.written(written),
        Err(Stop::Write(error)) => return ui.written(Err(error)),
        Err(Stop::Read(error)) => ui.reason(&error),
        Err(Stop::Empty) => ui.messages.text("replay-empty"),
        Err(Stop::Line(line, reason)) => {
            ui.messages.with("replay-line", [("line", line.into()), ("reason", reason.into())])
        }
    };
    let file = input.label(&ui.messages);
    ui.error(
        &ui.messages.with("error-cannot-read", [("file", file.into()), ("reason", reason.into())]),
    );
    Status::Failed
}

fn replay(input: &Input, json: bool, ui: &Ui, out: &mut impl Write) -> Result<(), Stop> {
    let reader = input.open(&Meter::default()).map_err(|trouble| Stop::Read(trouble.0))?;
    let mut lines = Lines::new(reader);
    let first = next(&mut lines, ui)?.ok_or(Stop::Empty)?;
    let regulations = head(&first, ui)?;
    let mut game = Game::new(regulations)
        .map_err(|error| Stop::Line(first.number, rulings::regulations(&error, &ui.messages)))?;
    if json {
        json::begin(&game, out)?;
    } else {
        text::begin(&game, ui, out)?;
    }
    let mut rulings = Vec::new();
    while let Some(line) = next(&mut lines, ui)? {
        let wrong = |reason| Stop::Line(line.number, reason);
        let fact: Fact = serde_json::from_str(&line.text)
            .map_err(|error| wrong(reading::reason(&error.to_string(), &ui.messages)))?;
        let before = game.position().copied();
        rulings.clear();
        game.apply_into(&fact, &mut rulings).map_err(|it| {
            let reason = rulings::refusal(&it, &ui.messages);
            wrong(ui.with1("replay-refused", "reason", reason.into()))
        })?;
        let step = Step {
            line: line.number,
            fact: &fact,
            before: before.as_ref(),
            rulings: &rulings,
            game: &game,
        };
        if json { json::step(&step, ui, out)? } else { text::step(&step, ui, out)? }
    }
    if json {
        json::end(&game, out)?;
    } else {
        text::end(&game, ui, out)?;
    }
    Ok(())
}

fn next(lines: &mut Lines, ui: &Ui) -> Result<Option<Line>, Stop> {
    match lines.next().transpose().map_err(Stop::Read)? {
        Some(line) if line.too_long => {
            Err(Stop::Line(line.number, ui.messages.text("replay-too-long")))
        }
        Some(line) if line.broken => {
            Err(Stop::Line(line.number, ui.messages.text("reading-not-utf8")))
        }
        line => Ok(line),
    }
}

/// The regulations on the first line.
fn head(first: &Line, ui: &Ui) -> Result<Regulations, Stop> {
    let reason = match Record::read(&first.text) {
        Ok(record) => return Ok(record.regulations),
        Err(RecordError::Empty) => return Err(Stop::Empty),
        Err(RecordError::NoRecord { games }) => no_record(games, ui),
        Err(RecordError::TooNew(version)) => ui.messages.with(
            "replay-too-new",
            [("version", version.into()), ("known", RECORD_VERSION.into())],
        ),
        Err(RecordError::Line { what, .. }) => reading::reason(&what, &ui.messages),
        Err(RecordError::Regulations(error)) => rulings::regulations(&error, &ui.messages),
        Err(RecordError::Refused { refusal: it, .. }) => rulings::refusal(&it, &ui.messages),
    };
    Err(Stop::Line(first.number, reason))
}

/// What both clocks show, White's first, in milliseconds.
fn clocks(game: &Game) -> Option<[u64; 2]> {
    Some([game.left_ms(Color::White)?, game.left_ms(Color::Black)?])
}
