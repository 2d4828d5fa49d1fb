//! `compongo winnable`: can this side still give mate?

mod answer;
mod batch;
mod summary;

use std::io::{self, Write};

use compongo_board::Position;
use compongo_laws::{Edition, Topic};
use compongo_winnable::{Verdict, winnable_within};

use crate::args::WinnableArgs;
use crate::faults::board_argument;
use crate::proof::{name, reason, show, within};
use crate::status::Status;
use crate::ui::{BOLD, Ui};
use answer::{Answer, Asked};

/// Runs the command.
pub(crate) fn run(args: &WinnableArgs, ui: &Ui) -> Status {
    if let Some(file) = &args.batch {
        return batch::run(file, args, ui);
    }
    let fen = args.fen.join(" ");
    let Some(position) = board_argument(&fen, args.lenient, ui) else { return Status::Failed };
    let answers = args.by.sides().iter().map(|by| {
        let verdict = within(&args.limit, |budget| winnable_within(&position, *by, budget));
        Asked { by: *by, verdict }
    });
    let answers: Vec<Asked> = answers.collect();
    let mut out = ui.stdout();
    let written = if args.json {
        Answer::all(&position, &answers, None).iter().try_for_each(|answer| answer.write(&mut out))
    } else {
        in_words(&position, &answers, ui, &mut out)
    };
    match ui.written(written.and_then(|()| out.flush())) {
        Status::Fine => answers.iter().map(Asked::status).max().unwrap_or(Status::Fine),
        failed => failed,
    }
}

fn in_words(
    position: &Position,
    answers: &[Asked],
    ui: &Ui,
    out: &mut impl Write,
) -> io::Result<()> {
    let messages = &ui.messages;
    for Asked { by, verdict } in answers {
        let by = ("by", name(*by).into());
        let text = match verdict {
            Verdict::Winnable(line) if line.is_empty() => messages.with("winnable-mated", [by]),
            Verdict::Winnable(_) => messages.with("winnable-yes", [by]),
            Verdict::Unwinnable(why) => {
                messages.with("winnable-no", [by, ("reason", reason(*why, messages).into())])
            }
            Verdict::Undecided => messages.with("winnable-undecided", [by]),
        };
        writeln!(out, "{BOLD}{text}{BOLD:#}")?;
        if let Verdict::Winnable(line) = verdict {
            show(position, line, ui, out)?;
        }
    }
    let Some(dead) = answer::is_dead(position, answers) else { return Ok(()) };
    let id = match () {
        () if !position.has_legal_move() => "dead-ended",
        () if dead => "dead-yes",
        () => "dead-no",
    };
    let edition = Edition::NEWEST;
    let article = edition.cite(Topic::DeadPosition).map(|article| article.to_string());
    let article = article.unwrap_or_default();
    let variables = [("article", article.into()), ("edition", edition.to_string().into())];
    writeln!(out, "{}", messages.with(id, variables))
}
