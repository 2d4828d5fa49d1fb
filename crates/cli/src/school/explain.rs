//! What is right, and why: the rulings step by step, what the articles say, other editions.

use std::io::{self, Write};

use compongo_school::{ArticlesMark, Exercise, Marked};

use super::ask::{faces, fact, in_lang, line};
use crate::messages::Lang;
use crate::rulings::say;
use crate::ui::{BOLD, CYAN, DIM, GREEN, RED, Ui, YELLOW};

/// What the answer is worth, and the explanation.
pub(super) fn marked(
    exercise: &Exercise,
    marked: &Marked,
    ui: &Ui,
    out: &mut impl Write,
) -> io::Result<()> {
    let messages = &ui.messages;
    let solution = &marked.solution;
    writeln!(out)?;
    let (style, id) =
        if marked.ruling_right { (GREEN, "school-right") } else { (RED, "school-wrong") };
    let number = ("number", (solution.ruling + 1).into());
    writeln!(out, "{style}{}{style:#}", messages.with(id, [number]))?;
    let (style, id) = match marked.articles {
        ArticlesMark::Right => (GREEN, "school-articles-right"),
        ArticlesMark::Partly => (YELLOW, "school-articles-partly"),
        ArticlesMark::Wrong => (RED, "school-articles-wrong"),
        ArticlesMark::NotAsked => (DIM, "school-articles-none"),
    };
    let right = solution.articles.iter().filter_map(|it| exercise.articles.get(*it));
    let right: Vec<&str> = right.map(|it| it.article).collect();
    let text = ui.with1(id, "articles", right.join(", ").into());
    writeln!(out, "{style}{text}{style:#}\n")?;

    let play = ui.with1("play", "play", solution.play.into());
    writeln!(out, "{BOLD}{}{BOLD:#} · {play}", in_lang(&solution.title, messages))?;
    for scene in &solution.scenes {
        fact(scene, ui, out)?;
    }
    if let Some(outcome) = &solution.outcome {
        let outcome = say(outcome, messages);
        writeln!(out, "{BOLD}{}{BOLD:#}", ui.with1("replay-over", "outcome", outcome.into()))?;
    }
    if let Some(clocks) = solution.clocks {
        let shown = faces(clocks);
        writeln!(out, "{DIM}{}{DIM:#}", ui.with1("school-clocks", "clocks", shown.into()))?;
    }
    for text in solution.texts.iter().filter(|it| !it.en.is_empty()) {
        let says = match messages.lang() {
            Lang::En => text.en,
            Lang::Es => text.es,
        };
        writeln!(out, "{BOLD}{}{BOLD:#}  {says}", text.article)?;
    }
    for other in &solution.elsewhere {
        let years: Vec<String> = other.editions.iter().map(u16::to_string).collect();
        writeln!(
            out,
            "{DIM}{}{DIM:#}",
            ui.with1("school-elsewhere", "years", years.join(", ").into())
        )?;
        for it in &other.lines {
            writeln!(out, "{:12}{CYAN}→{CYAN:#} {}", "", line(it, messages))?;
        }
        if other.lines.is_empty() {
            writeln!(out, "{:12}{CYAN}→{CYAN:#} {}", "", messages.text("school-nothing"))?;
        }
    }
    Ok(())
}
