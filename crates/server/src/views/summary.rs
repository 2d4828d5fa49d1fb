use compongo_board::Color;
use compongo_clock::Control;
use serde::Serialize;

use super::name;
use super::state::FaceTime;
use super::{Around, Followed};
use crate::settings::{Person, Settings};

/// One table of many, as halls list them.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Summary<'a> {
    table: &'a str,
    board: Option<u32>,
    round: &'a str,
    white: &'a Person,
    black: &'a Person,
    seq: u32,
    at: u64,
    /// Told while a clock runs, so that what stands still reads the same every time.
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<u64>,
    stage: &'static str,
    turn: &'static str,
    plies: usize,
    fen: String,
    last: Option<Last>,
    clock: Option<Clock>,
    result: Option<String>,
    electronic_arbiter: bool,
    auto_press: bool,
    delay_ms: u64,
}

#[derive(Serialize)]
struct Last {
    uci: Option<String>,
    san: String,
}

#[derive(Serialize)]
struct Clock {
    white: FaceTime,
    black: FaceTime,
    running: Option<&'static str>,
    hourglass: bool,
}

/// The line of a table in the list of its hall.
pub(crate) fn summary(
    id: &str,
    settings: &Settings,
    followed: &Followed,
    around: Around,
) -> String {
    let game = followed.game();
    let face = |color| FaceTime::of(game, color);
    let clock = face(Color::White).zip(face(Color::Black)).map(|(white, black)| Clock {
        white,
        black,
        running: game.running().map(name),
        hourglass: game.control().is_some_and(Control::is_hourglass),
    });
    let last = game.moves().last().zip(followed.written().last()).map(|(ply, written)| Last {
        uci: ply.gesture.map(|gesture| gesture.to_string()),
        san: written.to_string(),
    });
    let summary = Summary {
        table: id,
        board: settings.board,
        round: &settings.round,
        white: &settings.white,
        black: &settings.black,
        seq: around.seq,
        at: game.now_ms(),
        now: game.running().map(|_| around.now_ms),
        stage: compongo_words::stage(game.stage()),
        turn: name(game.table().turn()),
        plies: game.moves().len(),
        fen: game.table().to_fen(),
        last,
        clock,
        result: game.outcome().map(|it| it.result()),
        electronic_arbiter: settings.electronic_arbiter,
        auto_press: settings.auto_press,
        delay_ms: settings.delay_ms,
    };
    serde_json::to_string(&summary).unwrap_or_default()
}
