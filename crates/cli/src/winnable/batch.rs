//! Many positions: one per line, on several threads, answered in the order of the input.
//!
//! A line is a FEN, or a FEN, a tab and the side asked for; what follows a second tab, blank lines
//! and those beginning with `#` are passed over.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use compongo_board::FenError;
use compongo_winnable::winnable_within;

use super::answer::{Answer, Asked};
use super::summary::Summary;
use crate::args::{By, LimitArgs, WinnableArgs};
use crate::faults::{fen_error, read_board};
use crate::input::{Input, Trouble};
use crate::meter::Meter;
use crate::parallel::{Emit, in_order, jobs};
use crate::progress::Bar;
use crate::proof::{reason_id, within};
use crate::status::Status;
use crate::ui::{Ui, clean, shorten};

/// The longest line that is looked at, in bytes; no FEN is nearly as long.
const LONGEST_LINE: usize = 4096;

/// How many lines go to a thread at once.
const LINES: usize = 32;

/// How many faulty lines are named one by one: of a file of something else, all are faulty.
const NAMED: u64 = 20;

/// Some lines with their numbers, or the end of the input.
enum Piece {
    Lines(Vec<(u64, Vec<u8>)>),
    Unreadable(Trouble),
}

/// What has become of a piece.
enum Step {
    Answers(Vec<(u64, Result<Vec<Answered>, Fault>)>),
    Unreadable(Trouble),
}

/// An answer and what the exit status owes to it.
type Answered = (Answer, Status);

/// What is asked of every line.
struct Question {
    /// Where the line itself does not say.
    by: By,
    lenient: bool,
    limit: LimitArgs,
}

/// Why a line has no answer.
enum Fault {
    Fen(FenError),
    Side(String),
    NotText,
    Crashed,
}

/// Answers all lines of a file.
pub(super) fn run(file: &Path, args: &WinnableArgs, ui: &Ui) -> Status {
    let input = Input::named(file);
    let (meter, label) = (Meter::default(), input.label(&ui.messages));
    let reader = match input.open(&meter) {
        Ok(reader) => reader,
        Err(trouble) => return unreadable(&label, &trouble, ui),
    };
    let inputs = [input];
    let mut run = Run {
        json: args.json,
        ui,
        label,
        bar: Bar::new(&inputs, !args.work.no_progress, ui),
        meter,
        summary: Summary::default(),
        status: Status::Fine,
        buffer: Vec::new(),
    };
    let question = Question {
        by: args.by,
        lenient: args.lenient,
        limit: LimitArgs { positions: args.limit.positions, seconds: args.limit.seconds },
    };
    let mut written = in_order(
        jobs(args.work.jobs),
        move |emit| read(reader, emit),
        move |piece| work(piece, &question),
        |step| run.take(step),
    );
    run.summary.took = run.bar.finish();
    let unnamed = run.summary.faulty.saturating_sub(NAMED);
    if unnamed > 0 {
        ui.error(&ui.with1("batch-more", "n", unnamed.into()));
    }
    if written.is_ok() && !args.json {
        written = run.summary.write(ui, &mut ui.stdout());
    }
    match ui.written(written) {
        Status::Fine => run.status,
        failed => failed,
    }
}

fn unreadable(label: &str, trouble: &Trouble, ui: &Ui) -> Status {
    let reason = ui.reason(&trouble.0);
    let variables = [("file", label.into()), ("reason", reason.into())];
    ui.error(&ui.messages.with("error-cannot-read", variables));
    Status::Failed
}

/// Reads lines until `emit` has had enough.
fn read(reader: impl Read, emit: Emit<'_, Piece>) {
    let mut reader = BufReader::new(reader);
    let mut lines = Vec::new();
    for number in 1.. {
        let line = match next_line(&mut reader) {
            // Editors of some systems put a mark of the encoding first.
            Ok(Some(line)) if number == 1 => Some(without_mark(line)),
            Ok(line) => line,
            Err(error) => {
                // What came before counts.
                if emit(Piece::Lines(lines)).is_continue() {
                    let _ = emit(Piece::Unreadable(error.into()));
                }
                return;
            }
        };
        let ended = line.is_none();
        let line = line.filter(|line| is_asked(line));
        lines.extend(line.map(|line| (number, line)));
        if (ended || lines.len() >= LINES)
            && emit(Piece::Lines(core::mem::take(&mut lines))).is_break()
        {
            return;
        }
        if ended {
            return;
        }
    }
}

/// Whether a line is more than blanks or a comment.
fn is_asked(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    !line.is_empty() && !line.starts_with(b"#")
}

fn without_mark(line: Vec<u8>) -> Vec<u8> {
    match line.strip_prefix("\u{feff}".as_bytes()) {
        Some(rest) => rest.to_vec(),
        None => line,
    }
}

/// The next line without its end, cut off where it is too long; `None` at the end of the input.
fn next_line(reader: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let read = reader.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut line)?;
    if read == LONGEST_LINE && line.last() != Some(&b'\n') {
        reader.skip_until(b'\n')?;
    }
    let line = line.strip_suffix(b"\n").unwrap_or(&line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    Ok((read > 0).then(|| line.to_vec()))
}

fn work(piece: Piece, question: &Question) -> Step {
    let lines = match piece {
        Piece::Lines(lines) => lines,
        Piece::Unreadable(trouble) => return Step::Unreadable(trouble),
    };
    let answers = lines.into_iter().map(|(number, line)| {
        // A defect in the answer to one line must not cost the others.
        let answer = catch_unwind(AssertUnwindSafe(|| answer(number, &line, question)));
        (number, answer.unwrap_or(Err(Fault::Crashed)))
    });
    Step::Answers(answers.collect())
}

fn answer(number: u64, line: &[u8], question: &Question) -> Result<Vec<Answered>, Fault> {
    let text = str::from_utf8(line).map_err(|_| Fault::NotText)?;
    let mut parts = text.split('\t').map(str::trim);
    let fen = parts.next().unwrap_or_default();
    let by = match parts.next().filter(|side| !side.is_empty()) {
        None => question.by,
        Some("white" | "w") => By::White,
        Some("black" | "b") => By::Black,
        Some("both") => By::Both,
        Some(other) => return Err(Fault::Side(other.to_owned())),
    };
    let (position, _) = read_board(fen, question.lenient).map_err(Fault::Fen)?;
    let ask = |by| within(&question.limit, |budget| winnable_within(&position, by, budget));
    let asked = by.sides().iter().map(|by| Asked { by: *by, verdict: ask(*by) });
    let asked: Vec<Asked> = asked.collect();
    let records = Answer::all(&position, &asked, Some(number));
    Ok(records.into_iter().zip(asked.iter().map(Asked::status)).collect())
}

/// What has come of the batch so far.
struct Run<'a> {
    json: bool,
    ui: &'a Ui,
    label: String,
    bar: Bar,
    meter: Meter,
    summary: Summary,
    status: Status,
    buffer: Vec<u8>,
}

impl Run<'_> {
    fn take(&mut self, step: Step) -> io::Result<()> {
        match step {
            Step::Unreadable(trouble) => {
                self.status = self.bar.around(|| unreadable(&self.label, &trouble, self.ui));
            }
            Step::Answers(lines) => {
                for (number, answers) in lines {
                    match answers {
                        Ok(answers) => self.answers(&answers)?,
                        Err(fault) => self.complain(number, &fault)?,
                    }
                }
                self.write()?;
                self.bar.update(&self.meter, "progress-positions", self.summary.lines, self.ui);
            }
        }
        Ok(())
    }

    fn answers(&mut self, answers: &[Answered]) -> io::Result<()> {
        self.summary.lines += 1;
        for (answer, status) in answers {
            self.status = self.status.max(*status);
            self.summary.add(answer);
            if self.json {
                answer.write(&mut self.buffer)?;
            } else {
                let text = in_words(answer, self.ui);
                writeln!(self.buffer, "{text}")?;
            }
        }
        Ok(())
    }

    fn complain(&mut self, number: u64, fault: &Fault) -> io::Result<()> {
        self.write()?;
        self.summary.faulty += 1;
        self.status = Status::Failed;
        if self.summary.faulty > NAMED {
            return Ok(());
        }
        let text = format!("{}:{number}: {}", self.label, say(fault, self.ui));
        self.bar.around(|| self.ui.error(&text));
        Ok(())
    }

    fn write(&mut self) -> io::Result<()> {
        if self.buffer.is_empty() {
            return Ok(());
        }
        let buffer = &self.buffer;
        let mut out = self.ui.stdout();
        let written = self.bar.around(|| out.write_all(buffer).and_then(|()| out.flush()));
        self.buffer.clear();
        written
    }
}

fn say(fault: &Fault, ui: &Ui) -> String {
    match fault {
        Fault::Fen(error) => ui.with1("error-fen", "reason", fen_error(error, &ui.messages).into()),
        Fault::Side(side) => {
            let side = clean(&shorten(side, 40)).into_owned();
            ui.with1("batch-side", "side", side.into())
        }
        Fault::NotText => ui.messages.text("batch-not-text"),
        Fault::Crashed => ui.messages.text("batch-crashed"),
    }
}

/// An answer on one line: its line of the input, what it is, the position.
fn in_words(answer: &Answer, ui: &Ui) -> String {
    let by = ("by", answer.by.into());
    let text = match (answer.winnable, &answer.line, answer.because) {
        (Some(true), Some(line), _) if line.is_empty() => ui.messages.with("winnable-mated", [by]),
        (Some(true), Some(line), _) => {
            ui.messages.with("batch-yes", [by, ("plies", (line.len() as u64).into())])
        }
        (Some(false), _, Some(code)) => {
            let reason = ui.messages.text(&reason_id(code));
            ui.messages.with("winnable-no", [by, ("reason", reason.into())])
        }
        _ => ui.messages.with("winnable-undecided", [by]),
    };
    format!("{}: {}: {text}", answer.number.unwrap_or_default(), answer.fen())
}
