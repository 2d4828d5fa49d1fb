//! `compongo school`: situations to rule on, as arbiters' courses ask them.

mod ask;
mod ear;
mod explain;
mod list;
mod progress;
mod result;

use std::io::{self, Write};
use std::time::{Duration, Instant};

use compongo_laws::Edition;
use compongo_school::{Exercise, Marked, SchoolError, Set, draw, exercise, mark};
use serde::Serialize;

use crate::args::SchoolArgs;
use crate::status::Status;
use crate::ui::Ui;
use ask::Reply;
use ear::Ear;
use progress::Progress;

/// One exercise of a round with what became of it.
struct Done {
    exercise: Exercise,
    /// None if it was not answered.
    marked: Option<Marked>,
}

/// A round of exercises.
pub(crate) struct Round {
    done: Vec<Done>,
    /// So many were drawn.
    asked: usize,
    seed: u32,
    edition: Edition,
    /// The time allowed, if it is an exam.
    exam: Option<Duration>,
    took: Duration,
    time_up: bool,
}

/// A line of `--json`.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Line<'a> {
    Exercise(&'a Exercise),
    Marked(MarkedLine<'a>),
}

#[derive(Serialize)]
struct MarkedLine<'a> {
    key: &'a str,
    #[serde(flatten)]
    marked: &'a Marked,
}

/// Runs the command.
pub(crate) fn run(args: &SchoolArgs, ui: &Ui) -> Status {
    let mut out = ui.stdout();
    let edition = args.edition.unwrap_or(Edition::NEWEST);
    if args.list {
        return ui.written(list::write(edition, args.json, ui, &mut out));
    }
    let seed = args.seed.unwrap_or_else(of_this_instant);
    let progress = Progress::at(args.progress.as_deref(), ui);
    let set = Set { subject: args.subject, edition, difficulty: args.difficulty };
    let wanted = args.questions.get() as usize;
    let keys: Vec<String> = if args.again {
        let all = draw(&set, seed, usize::MAX);
        all.into_iter().filter(|key| progress.was_wrong(key)).take(wanted).collect()
    } else {
        draw(&set, seed, wanted)
    };
    if keys.is_empty() {
        let id = if args.again { "school-none-again" } else { "school-none" };
        ui.error(&ui.with1(id, "edition", edition.to_string().into()));
        return Status::Failed;
    }
    match round(&keys, args, edition, seed, progress, ui, &mut out) {
        Ok(()) => ui.written(out.flush()),
        Err(Stop::Write(error)) => ui.written(Err(error)),
        Err(Stop::Ear(error)) => {
            ui.error(&ui.reason(&error));
            Status::Failed
        }
        // Keys that were drawn are those of situations.
        Err(Stop::School(error)) => {
            ui.error(&error.to_string());
            Status::Failed
        }
    }
}

/// Why a round ends early.
enum Stop {
    Write(io::Error),
    Ear(io::Error),
    School(SchoolError),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Write(error)
    }
}

impl From<SchoolError> for Stop {
    fn from(error: SchoolError) -> Stop {
        Stop::School(error)
    }
}

fn round(
    keys: &[String],
    args: &SchoolArgs,
    edition: Edition,
    seed: u32,
    mut progress: Progress,
    ui: &Ui,
    out: &mut impl Write,
) -> Result<(), Stop> {
    let began = Instant::now();
    let exam = args.exam.map(|minutes| Duration::from_secs(60 * u64::from(minutes.get())));
    let mut ear = Ear::new(exam.map(|time| began + time)).map_err(Stop::Ear)?;
    let asked = keys.len();
    let mut round = Round {
        done: Vec::new(),
        asked,
        seed,
        edition,
        exam,
        took: began.elapsed(),
        time_up: false,
    };
    if !args.json {
        ask::welcome(&round, ui, out)?;
    }
    let mut ended = false;
    for (number, key) in (1..).zip(keys) {
        let exercise = exercise(key, edition, seed)?;
        // What was not reached in an exam counts, and is in the result.
        if ended {
            if exam.is_some() {
                round.done.push(Done { exercise, marked: None });
            }
            continue;
        }
        if args.json {
            line(&Line::Exercise(&exercise), out)?;
        } else {
            ask::exercise(number, asked, &exercise, ui, out)?;
        }
        out.flush()?;
        let marked = match ask::answer(&exercise, args.json, &mut ear, ui, out)? {
            Reply::Answer(answer) => Some(mark(key, edition, seed, &answer)?),
            Reply::End => None,
            Reply::TimeUp => {
                round.time_up = true;
                None
            }
        };
        if let Some(marked) = &marked {
            progress.add(key, marked.points == marked.most, ui);
            if args.json {
                line(&Line::Marked(MarkedLine { key, marked }), out)?;
            } else if exam.is_none() {
                explain::marked(&exercise, marked, ui, out)?;
            }
        }
        ended = marked.is_none();
        if !ended || exam.is_some() {
            round.done.push(Done { exercise, marked });
        }
    }
    round.took = began.elapsed();
    if args.json {
        result::json(&round, out)?;
    } else {
        result::text(&round, &progress, ui, out)?;
    }
    Ok(())
}

fn line(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}

/// A seed where none is given: another one each second.
fn of_this_instant() -> u32 {
    (jiff::Timestamp::now().as_second() % 1_000_000) as u32
}
