//! A game as `--json` prints it: the regulations, each fact with what followed, the end.

use std::io::{self, Write};

use compongo_board::{Color, Position};
use compongo_laws::game::{Fact, Game, Regulations};
use compongo_words::{ending, play, player, stage};
use serde::Serialize;

use super::{Step, clocks};
use crate::rulings;
use crate::ui::Ui;

/// The first line.
#[derive(Serialize)]
struct Begin<'a> {
    regulations: &'a Regulations,
    play: &'static str,
}

/// A fact and what followed.
#[derive(Serialize)]
struct Told<'a> {
    line: usize,
    fact: &'a Fact,
    rulings: Vec<Ruled>,
    clocks: Option<Clocks>,
    fen: Option<String>,
}

#[derive(Serialize)]
struct Ruled {
    code: &'static str,
    articles: Vec<&'static str>,
    ruling: String,
    text: String,
}

/// Milliseconds left, and whose clock runs.
#[derive(Serialize)]
struct Clocks {
    white: u64,
    black: u64,
    running: Option<&'static str>,
}

/// The last line.
#[derive(Serialize)]
struct End {
    stage: &'static str,
    result: Option<String>,
    ending: Option<String>,
    plies: usize,
    clocks: Option<Clocks>,
    fen: Option<String>,
}

pub(super) fn begin(game: &Game, out: &mut impl Write) -> io::Result<()> {
    line(&Begin { regulations: game.regulations(), play: play(game.play()) }, out)
}

pub(super) fn step(step: &Step<'_>, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let rulings = step.rulings.iter().map(|it| Ruled {
        code: it.effect.code(),
        articles: it.articles().map(|it| it.article).collect(),
        ruling: it.to_string(),
        text: rulings::ruling(it, step.before, &ui.messages),
    });
    let told = Told {
        line: step.line,
        fact: step.fact,
        rulings: rulings.collect(),
        clocks: shown(step.game),
        fen: step.game.position().map(Position::to_fen),
    };
    line(&told, out)
}

pub(super) fn end(game: &Game, out: &mut impl Write) -> io::Result<()> {
    let end = End {
        stage: stage(game.stage()),
        result: game.outcome().map(|it| it.result()),
        ending: game.outcome().map(|it| ending(it.by)),
        plies: game.moves().len(),
        clocks: shown(game),
        fen: game.position().map(Position::to_fen),
    };
    line(&end, out)
}

fn shown(game: &Game) -> Option<Clocks> {
    let [white, black] = clocks(game)?;
    let running = game.running().map(|color: Color| player(color));
    Some(Clocks { white, black, running })
}

fn line(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}
