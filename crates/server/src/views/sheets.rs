use compongo_board::Color;
use compongo_laws::game::{Game, Score, Sheet};
use serde::Serialize;

use super::Eyes;
use super::state::Both;

/// A scoresheet as its player keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Written {
    entries: Vec<Line>,
    signed: Option<Signed>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Line {
    text: String,
    offer: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Signed {
    white: Score,
    black: Score,
}

/// The scoresheets that these eyes may see: the own one, both for arbiters.
pub(crate) fn sheets(game: &Game, eyes: Eyes) -> Both<Written> {
    let kept = game.regulations().scoresheets;
    Both::of(|color| (kept && eyes.speak_for(color)).then(|| written(game.sheet(color))))
}

/// Both scoresheets, where a player was allowed to look at the other (A.3.2 of 2018).
pub(crate) fn both_sheets(game: &Game) -> Both<Written> {
    Both::of(|color: Color| Some(written(game.sheet(color))))
}

fn written(sheet: &Sheet) -> Written {
    Written {
        entries: sheet
            .entries()
            .map(|(text, offer)| Line { text: text.to_owned(), offer })
            .collect(),
        signed: sheet.signed().map(|(white, black)| Signed { white, black }),
    }
}
