//! Verdicts beside chasolver: the same positions, one thread, in turns block by block, so that a
//! slower minute of the machine slows all alike. Each position counts with the best of its rounds;
//! calls that take longer than half a millisecond are measured in processor time where there is
//! such a clock, because they may be interrupted.
//!
//! `cargo bench -p compongo-winnable --bench verdicts [-- FILE…]`; without files the project's own
//! positions of `tests/data`. A file has a FEN, a side (white or black) and yes or no on each line,
//! separated by tabs.

use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::time::{Duration, Instant};

use chasolver::Winnability;
use compongo_board::{CastlingStyle, Color, EpStyle, Position};
use compongo_winnable::{Budget, Verdict, can_mate, is_plainly_unwinnable, winnable};

const ROUNDS: usize = 3;
const BLOCK: usize = 256;

/// A call that takes longer is not repeated.
const LONG: Duration = Duration::from_millis(200);

/// Below that, asking the processor's clock would be a part of what is measured.
const SHORT: Duration = Duration::from_micros(500);

/// The time this thread has run.
#[cfg(unix)]
fn processor_time() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).ok()
}

#[cfg(not(unix))]
fn processor_time() -> Option<Duration> {
    None
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let before = processor_time();
    let start = Instant::now();
    let result = work();
    let wall = start.elapsed();
    match (before, processor_time()) {
        (Some(before), Some(after)) if wall > SHORT => (result, after.saturating_sub(before)),
        _ => (result, wall),
    }
}

struct Row {
    position: Position,
    by: Color,
    board: chess::Board,
    other_by: chess::Color,
    winnable: bool,
}

fn row(line: &str) -> Option<Row> {
    let mut columns = line.split('\t');
    let (fen, side, answer) = (columns.next()?, columns.next()?, columns.next()?);
    let (position, _) = Position::from_fen_lenient(fen).ok()?;
    // chasolver reads what it is given; both get the same position.
    let fen = position.to_fen_as(CastlingStyle::XFen, EpStyle::Legal);
    let board = chess::Board::from_str(&fen).ok()?;
    let white = side == "white";
    Some(Row {
        position,
        by: if white { Color::White } else { Color::Black },
        board,
        other_by: if white { chess::Color::White } else { chess::Color::Black },
        winnable: answer == "yes",
    })
}

/// One way to ask. The answer is `None` if the question stays open.
struct Program {
    name: &'static str,
    ask: fn(&Row) -> Option<bool>,
    /// The program it is compared with.
    peer: usize,
    times: Vec<Duration>,
    answers: Vec<Option<bool>>,
}

const CHASOLVER: usize = 0;
const CHASOLVER_FAST: usize = 1;

fn programs(rows: usize) -> Vec<Program> {
    let program = |name, peer, ask| Program {
        name,
        ask,
        peer,
        times: vec![Duration::MAX; rows],
        answers: vec![None; rows],
    };
    vec![
        program("chasolver, winnability", CHASOLVER, |row| {
            let answer =
                catch_unwind(AssertUnwindSafe(|| chasolver::winnability(&row.board, row.other_by)));
            answer.ok().flatten().map(|answer| matches!(answer, Winnability::Winnable { .. }))
        }),
        program("chasolver, is_unwinnable_fast", CHASOLVER_FAST, |row| {
            chasolver::is_unwinnable_fast(&row.board, row.other_by).then_some(false)
        }),
        program("can_mate", CHASOLVER, |row| can_mate(&row.position, row.by, Budget::default())),
        program("winnable", CHASOLVER, |row| match winnable(&row.position, row.by) {
            Verdict::Winnable(line) => Some(!black_box(line).is_empty() || row.winnable),
            Verdict::Unwinnable(_) => Some(false),
            Verdict::Undecided => None,
        }),
        program("is_plainly_unwinnable", CHASOLVER_FAST, |row| {
            is_plainly_unwinnable(&row.position, row.by).map(|_| false)
        }),
    ]
}

fn run(rows: &[Row]) -> Vec<Program> {
    let mut programs = programs(rows.len());
    for round in 0..ROUNDS {
        for (block, members) in rows.chunks(BLOCK).enumerate() {
            for program in &mut programs {
                for (offset, row) in members.iter().enumerate() {
                    let index = block * BLOCK + offset;
                    if round > 0 && program.times[index] > LONG {
                        continue;
                    }
                    let (answer, time) = timed(|| black_box((program.ask)(black_box(row))));
                    program.times[index] = program.times[index].min(time);
                    program.answers[index] = answer;
                }
            }
        }
    }
    programs
}

fn report(rows: &[Row], programs: &[Program]) {
    println!(
        "| program | total ms | mean µs | p50 | p99 | worst | × | wrong | open |\n\
         |---|---|---|---|---|---|---|---|---|"
    );
    let total = |program: &Program| program.times.iter().sum::<Duration>().as_secs_f64();
    for program in programs {
        let mut times: Vec<f64> =
            program.times.iter().map(|time| time.as_secs_f64() * 1e6).collect();
        times.sort_by(f64::total_cmp);
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
        let answers = || program.answers.iter().zip(rows);
        let wrong = answers().filter(|(a, row)| a.is_some_and(|a| a != row.winnable)).count();
        let open = answers().filter(|(answer, _)| answer.is_none()).count();
        println!(
            "| {} | {:.1} | {:.2} | {:.2} | {:.1} | {:.0} | {:.1} | {wrong} | {open} |",
            program.name,
            total(program) * 1e3,
            total(program) * 1e6 / rows.len() as f64,
            at(0.5),
            at(0.99),
            at(1.0),
            total(&programs[program.peer]) / total(program),
        );
    }
    println!();
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // `cargo test --benches` only asks that it builds and starts.
    if arguments.iter().any(|argument| argument == "--test") {
        return;
    }
    std::panic::set_hook(Box::new(|_| {}));
    let mut files: Vec<String> =
        arguments.into_iter().filter(|argument| !argument.starts_with("--")).collect();
    if files.is_empty() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
        files = ["timeouts", "positions"].map(|name| format!("{folder}/{name}.tsv")).to_vec();
    }
    for file in files {
        let text = match std::fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{file}: {error}");
                continue;
            }
        };
        let lines = || text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let rows: Vec<Row> = lines().filter_map(row).collect();
        let left_out = lines().count() - rows.len();
        println!("{file}: {} positions, {left_out} left out\n", rows.len());
        if !rows.is_empty() {
            report(&rows, &run(&rows));
        }
    }
}
