//! `compongo perft`: counts the leaves of the tree of legal moves.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use compongo_board::{FenError, Geometry, Move, Position, perft_divide, perft_parallel};
use compongo_notation::uci;
use serde::Serialize;

use crate::args::PerftArgs;
use crate::faults::{fen_error, warn_of_repairs};
use crate::numbers::decimal;
use crate::status::Status;
use crate::ui::Ui;

/// The answer as `--json` prints it, on one line.
#[derive(Serialize)]
struct Answer {
    fen: String,
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    jobs: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
}

/// The nodes below one move.
#[derive(Serialize)]
struct Branch {
    r#move: String,
    nodes: u64,
}

/// Runs the command.
pub(crate) fn run(args: &PerftArgs, ui: &Ui) -> Status {
    let position = match start(args, ui) {
        Ok(position) => position,
        Err(error) => {
            let mut text = ui.with1("error-fen", "reason", fen_error(&error, &ui.messages).into());
            let fen = args.fen.as_deref().unwrap_or_default();
            if !args.lenient && Position::from_fen_lenient(fen).is_ok() {
                text = format!("{text} {}", ui.messages.text("fen-try-lenient"));
            }
            ui.error(&text);
            return Status::Failed;
        }
    };
    let started = Instant::now();
    let divide = args.divide.then(|| branches(&position, args));
    let nodes = match &divide {
        Some(branches) if args.depth > 0 => branches.iter().map(|branch| branch.nodes).sum(),
        _ => perft_parallel(&position, args.depth, args.jobs),
    };
    let took = started.elapsed();
    let answer = Answer {
        fen: position.to_fen(),
        depth: args.depth,
        nodes,
        seconds: took.as_secs_f64(),
        nodes_per_second: per_second(nodes, took),
        jobs: args.jobs.get(),
        divide,
    };
    let mut out = ui.stdout();
    let written = if args.json { json(&answer, &mut out) } else { text(&answer, ui, &mut out) };
    ui.written(written.and_then(|()| out.flush()))
}

/// The position the count starts from.
fn start(args: &PerftArgs, ui: &Ui) -> Result<Position, FenError> {
    let Some(fen) = &args.fen else { return Ok(Position::initial()) };
    // Strict reading takes nobody's word that a game is Chess960 but the user's.
    let geometry = match (args.chess960, args.lenient) {
        (true, _) => Geometry::Chess960,
        (false, true) => Geometry::Either,
        (false, false) => Geometry::Standard,
    };
    if !args.lenient {
        return Position::from_fen_in(fen, geometry);
    }
    let (position, repairs) = Position::from_fen_lenient_in(fen, geometry)?;
    warn_of_repairs(&position, repairs, ui);
    Ok(position)
}

fn branches(position: &Position, args: &PerftArgs) -> Vec<Branch> {
    let name = |mv: Move| {
        if args.chess960 { uci::write_chess960(mv) } else { uci::write(position, mv) }
    };
    let branches = perft_divide(position, args.depth, args.jobs).into_iter();
    branches.map(|(mv, nodes)| Branch { r#move: name(mv), nodes }).collect()
}

fn per_second(nodes: u64, took: Duration) -> u64 {
    let seconds = took.as_secs_f64();
    if seconds > 0.0 { (nodes as f64 / seconds) as u64 } else { 0 }
}

fn json(answer: &Answer, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, answer)?;
    writeln!(out)
}

fn text(answer: &Answer, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    for branch in answer.divide.iter().flatten() {
        writeln!(out, "{}: {}", branch.r#move, branch.nodes)?;
    }
    if answer.divide.is_some() {
        writeln!(out)?;
    }
    let speed = answer.nodes_per_second as f64 / 1e6;
    let words = ["perft-nodes", "perft-time", "perft-speed"].map(|id| ui.messages.text(id));
    let width = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    let [nodes, time, rate] = words;
    let lang = ui.messages.lang();
    writeln!(out, "{nodes:width$}  {}", answer.nodes)?;
    writeln!(out, "{time:width$}  {} s", decimal(answer.seconds, lang))?;
    writeln!(out, "{rate:width$}  {} Mnps", decimal(speed, lang))
}
