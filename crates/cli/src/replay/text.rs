//! A game for people: what happened, what followed, what the clocks show.

use std::io::{self, Write};

use compongo_board::{Bitboard, Color};
use compongo_clock::Language;
use compongo_laws::game::Game;
use compongo_words::{play, stage};

use super::{Step, clocks};
use crate::diagram::{self, Marks};
use crate::messages::Lang;
use crate::rulings::{self, time};
use crate::ui::{BOLD, CYAN, DIM, Ui};

/// By which Laws, how fast, with what time.
pub(super) fn begin(game: &Game, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let laws = ui.with1("text-laws", "edition", game.edition().to_string().into());
    let play = ui.with1("play", "play", play(game.play()).into());
    write!(out, "{BOLD}{laws}{BOLD:#} · {play}")?;
    if let Some(control) = &game.regulations().time {
        let language = match ui.messages.lang() {
            Lang::En => Language::English,
            Lang::Es => Language::Spanish,
        };
        write!(out, " · {}", control.describe(language))?;
    }
    writeln!(out, "\n")
}

/// A fact, and each ruling on a line of its own.
pub(super) fn step(step: &Step<'_>, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let at = time(step.fact.at_ms);
    let words = rulings::fact(step.fact, step.before, &ui.messages);
    write!(out, "{DIM}{at:>12}{DIM:#}  {BOLD}{words}{BOLD:#}")?;
    if let Some(shown) = faces(step.game) {
        write!(out, "  {DIM}[{shown}]{DIM:#}")?;
    }
    writeln!(out)?;
    for ruling in step.rulings {
        let words = rulings::ruling(ruling, step.before, &ui.messages);
        writeln!(out, "{:14}{CYAN}→{CYAN:#} {words}", "")?;
    }
    Ok(())
}

/// What the clocks show; the one that runs is marked.
fn faces(game: &Game) -> Option<String> {
    let [white, black] = clocks(game)?;
    let mark = |color| if game.running() == Some(color) { "▸" } else { "" };
    let (first, second) = (mark(Color::White), mark(Color::Black));
    Some(format!("{first}{} · {second}{}", time(white), time(black)))
}

/// How the game stands at the end of the record.
pub(super) fn end(game: &Game, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let marks = Marks { of_move: Bitboard::EMPTY, culprits: Bitboard::EMPTY };
    writeln!(out)?;
    for line in diagram::lines(game.table().board(), marks, ui.color) {
        writeln!(out, "  {line}")?;
    }
    let state = match game.outcome() {
        Some(outcome) => {
            let outcome = rulings::outcome(outcome, &ui.messages);
            ui.with1("replay-over", "outcome", outcome.into())
        }
        None => ui.with1("replay-stage", "stage", stage(game.stage()).into()),
    };
    writeln!(out, "\n{BOLD}{state}{BOLD:#}")?;
    if let Some([white, black]) = clocks(game) {
        let shown = [("white", time(white).into()), ("black", time(black).into())];
        writeln!(out, "{}", ui.messages.with("replay-clocks", shown))?;
    }
    if let Some(position) = game.position() {
        writeln!(out, "FEN {}", position.to_fen())?;
    }
    Ok(())
}
