//! `compongo flag`: what follows from a flag-fall.

use std::io::{self, Write};

use compongo_board::{Color, Move};
use compongo_laws::Edition;
use compongo_laws::flag::{End, Fall, NoWin, Outcome, Proof, Ruling, judge};
use serde::Serialize;

use crate::args::FlagArgs;
use crate::faults::board_argument;
use crate::proof::{in_uci, name, reason, show, within};
use crate::status::Status;
use crate::ui::{BOLD, DIM, Ui};

/// The verdict as `--json` prints it, on one line.
#[derive(Serialize)]
struct Record<'a> {
    fen: String,
    fallen: &'static str,
    edition: String,
    play: &'static str,
    verdict: &'static str,
    result: Option<&'static str>,
    article: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<&'static str>,
}

/// Runs the command.
pub(crate) fn run(args: &FlagArgs, ui: &Ui) -> Status {
    let Some(position) = board_argument(&args.fen, args.lenient, ui) else {
        return Status::Failed;
    };
    let edition = args.edition.unwrap_or(Edition::NEWEST);
    let (fallen, play) = (args.fallen.color(), args.play.play());
    let fall = Fall { position: &position, fallen, edition, play };
    let ruling = within(&args.limit, |budget| judge(&fall, budget));
    let articles: Vec<String> = ruling.articles.iter().map(ToString::to_string).collect();
    let articles = articles.join(", ");
    let mut out = ui.stdout();
    let written = if args.json {
        let record = record(&fall, args.play.name(), &ruling.outcome, &articles);
        serde_json::to_writer(&mut out, &record)
            .map_err(io::Error::from)
            .and_then(|()| writeln!(out))
    } else {
        in_words(&fall, &ruling, &articles, ui, &mut out)
    };
    match ui.written(written.and_then(|()| out.flush())) {
        Status::Fine => status(&ruling.outcome),
        failed => failed,
    }
}

/// A flag that loses the game is a yes. Where the limit was reached, there is no answer.
fn status(outcome: &Outcome) -> Status {
    match outcome {
        Outcome::Lost(_) => Status::Fine,
        Outcome::Ended(_) | Outcome::Drawn(_) => Status::Findings,
        Outcome::Undecided => Status::Failed,
    }
}

fn record<'a>(
    fall: &Fall<'_>,
    play: &'static str,
    outcome: &Outcome,
    article: &'a str,
) -> Record<'a> {
    let (verdict, because) = match outcome {
        Outcome::Ended(end) => ("ended", Some(end_code(*end))),
        Outcome::Lost(Proof::Helpmate(_)) => ("loss", None),
        Outcome::Lost(Proof::UnavoidableMate(_)) => ("loss", Some("mating-potential")),
        Outcome::Drawn(NoWin::CannotMate(reason)) => ("draw", Some(reason.code())),
        Outcome::Drawn(NoWin::NoMatingPotential) => ("draw", Some("no-mating-potential")),
        Outcome::Undecided => ("undecided", Some("limit-reached")),
    };
    Record {
        fen: fall.position.to_fen(),
        fallen: name(fall.fallen),
        edition: fall.edition.to_string(),
        play,
        verdict,
        result: outcome.winner(fall.fallen).map(result),
        article,
        line: proof(outcome).map(|line| in_uci(fall.position, line)),
        because,
    }
}

fn proof(outcome: &Outcome) -> Option<&[Move]> {
    match outcome {
        Outcome::Lost(Proof::Helpmate(line) | Proof::UnavoidableMate(line)) => Some(line),
        _ => None,
    }
}

fn result(winner: Option<Color>) -> &'static str {
    match winner {
        Some(Color::White) => "1-0",
        Some(Color::Black) => "0-1",
        None => "1/2-1/2",
    }
}

fn end_code(end: End) -> &'static str {
    match end {
        End::Checkmate { .. } => "checkmate",
        End::Stalemate => "stalemate",
        End::DeadPosition => "dead-position",
        End::SeventyFiveMoves => "seventy-five-moves",
    }
}

/// The message that says how the game ended.
fn end_id(end: End) -> &'static str {
    match end {
        End::Checkmate { winner: Color::White } => "state-mate-white",
        End::Checkmate { winner: Color::Black } => "state-mate-black",
        End::Stalemate => "state-stalemate",
        End::DeadPosition => "state-dead",
        End::SeventyFiveMoves => "state-seventy-five",
    }
}

fn in_words(
    fall: &Fall<'_>,
    ruling: &Ruling,
    articles: &str,
    ui: &Ui,
    out: &mut impl Write,
) -> io::Result<()> {
    let messages = &ui.messages;
    let (fallen, winner) = (("by", name(fall.fallen).into()), name(!fall.fallen));
    let score = ruling.outcome.winner(fall.fallen).map_or("*", result);
    let score = ("result", score.into());
    let verdict = match &ruling.outcome {
        Outcome::Ended(end) => {
            let state = messages.text(end_id(*end));
            messages.with("flag-ended", [fallen, score, ("state", state.into())])
        }
        Outcome::Lost(_) => messages.with("flag-lost", [fallen, score]),
        Outcome::Drawn(_) => messages.with("flag-drawn", [fallen, score]),
        Outcome::Undecided => messages.with("flag-undecided", [fallen]),
    };
    let article = messages.with(
        "flag-article",
        [("article", articles.into()), ("edition", fall.edition.to_string().into())],
    );
    writeln!(out, "{BOLD}{verdict}{BOLD:#}  {DIM}({article}){DIM:#}")?;
    let by = ("by", winner.into());
    match &ruling.outcome {
        Outcome::Lost(Proof::Helpmate(line)) => {
            writeln!(out, "{}", messages.with("winnable-yes", [by]))?;
            show(fall.position, line, ui, out)
        }
        Outcome::Lost(Proof::UnavoidableMate(line)) => {
            let id = if line.is_empty() { "potential-now" } else { "potential-yes" };
            writeln!(out, "{}", messages.with(id, [by]))?;
            show(fall.position, line, ui, out)
        }
        Outcome::Drawn(NoWin::CannotMate(why)) => {
            let why = reason(*why, messages);
            writeln!(out, "{}", messages.with("winnable-no", [by, ("reason", why.into())]))
        }
        Outcome::Drawn(NoWin::NoMatingPotential) => {
            writeln!(out, "{}", messages.with("potential-no", [by]))
        }
        Outcome::Ended(_) | Outcome::Undecided => Ok(()),
    }
}
