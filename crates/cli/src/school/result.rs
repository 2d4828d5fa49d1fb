//! What came of a round, for people to read or print and for programs.

use std::io::{self, Write};
use std::time::Duration;

use compongo_school::{ArticlesMark, Marked};
use serde::Serialize;

use super::ask::in_lang;
use super::progress::Progress;
use super::{Done, Round};
use crate::rulings::time;
use crate::ui::{BOLD, DIM, GREEN, RED, Ui, YELLOW};

/// The last line of `--json`.
#[derive(Serialize)]
struct Summary {
    edition: u16,
    seed: u32,
    questions: usize,
    answered: usize,
    rulings_right: usize,
    points: u32,
    most: u32,
    seconds: u64,
    time_up: bool,
}

#[derive(Serialize)]
struct Last {
    summary: Summary,
}

impl Round {
    fn summary(&self) -> Summary {
        let marked = || self.done.iter().filter_map(|it| it.marked.as_ref());
        Summary {
            edition: self.edition.year(),
            seed: self.seed,
            questions: self.asked,
            answered: marked().count(),
            rulings_right: marked().filter(|it| it.ruling_right).count(),
            points: marked().map(|it| it.points).sum(),
            most: self.done.iter().map(most).sum(),
            seconds: self.took.as_secs(),
            time_up: self.time_up,
        }
    }
}

/// As many points as a question could bring.
fn most(done: &Done) -> u32 {
    let asked = if done.exercise.articles.is_empty() { 2 } else { 4 };
    done.marked.as_ref().map_or(asked, |it| it.most)
}

/// For programs.
pub(super) fn json(round: &Round, out: &mut impl Write) -> io::Result<()> {
    super::line(&Last { summary: round.summary() }, out)?;
    out.flush()
}

/// For people; of an exam each question.
pub(super) fn text(
    round: &Round,
    progress: &Progress,
    ui: &Ui,
    out: &mut impl Write,
) -> io::Result<()> {
    let messages = &ui.messages;
    let summary = round.summary();
    writeln!(out)?;
    if round.time_up {
        writeln!(out, "{RED}{}{RED:#}", messages.text("school-time-up"))?;
    }
    if round.exam.is_some() {
        writeln!(out, "{BOLD}{}{BOLD:#}", messages.text("school-result"))?;
        for (number, done) in (1..).zip(&round.done) {
            question(number, done, ui, out)?;
        }
        writeln!(out)?;
    }
    let percent = (100 * summary.points).checked_div(summary.most).unwrap_or(0);
    let text = [
        ("questions", summary.questions.into()),
        ("answered", summary.answered.into()),
        ("right", summary.rulings_right.into()),
        ("points", summary.points.into()),
        ("most", summary.most.into()),
        ("percent", percent.into()),
    ];
    writeln!(out, "{BOLD}{}{BOLD:#}", messages.with("school-summary", text))?;
    if let Some(limit) = round.exam {
        let shown = |it: Duration| time(it.as_secs() * 1_000);
        let text = [("took", shown(round.took).into()), ("limit", shown(limit).into())];
        writeln!(out, "{}", messages.with("school-took", text))?;
    }
    let text =
        [("seed", round.seed.to_string().into()), ("edition", round.edition.to_string().into())];
    writeln!(out, "{DIM}{}{DIM:#}", messages.with("school-same-again", text))?;
    if let Some((asked, wrong)) = progress.standing() {
        let text = [("asked", asked.into()), ("wrong", wrong.into())];
        writeln!(out, "{DIM}{}{DIM:#}", messages.with("school-standing", text))?;
    }
    Ok(())
}

/// A question of an exam: what it was about, what the answer was worth.
fn question(number: usize, done: &Done, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let Some(marked) = &done.marked else {
        let text = ui.messages.text("school-unanswered");
        let question = in_lang(&done.exercise.question, &ui.messages);
        return writeln!(
            out,
            "{number:>3}  {RED}–{RED:#}  0/{}  {question} {DIM}{text}{DIM:#}",
            most(done)
        );
    };
    let (style, sign) = sign(marked);
    let Marked { points, most, solution, .. } = marked;
    let title = in_lang(&solution.title, &ui.messages);
    writeln!(out, "{number:>3}  {style}{sign}{style:#}  {points}/{most}  {title}")
}

fn sign(marked: &Marked) -> (anstyle::Style, char) {
    match (marked.ruling_right, marked.articles) {
        (true, ArticlesMark::Right | ArticlesMark::NotAsked) => (GREEN, '✓'),
        (true, _) => (YELLOW, '~'),
        (false, _) => (RED, '✗'),
    }
}
