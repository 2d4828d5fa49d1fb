use compongo_board::Color;
use compongo_laws::game::{Game, Right, Score, Sheet, SheetLine, Stage};
use serde::Serialize;

use super::Eyes;
use super::state::Both;

/// A scoresheet as its player keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Written {
    entries: Vec<Line>,
    /// The line on which he writes if he names none, where moves were taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<usize>,
    signed: Option<Signed>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Line {
    text: String,
    offer: bool,
    /// What he noted of the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    /// What he struck out there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    struck: Vec<String>,
    /// It was copied when the sheet was brought up to date.
    #[serde(skip_serializing_if = "is_false")]
    copied: bool,
    /// The move that stands there was taken back.
    #[serde(skip_serializing_if = "is_false")]
    taken_back: bool,
    /// For arbiters: whether it means what was played, where that can be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    fits: Option<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Signed {
    white: Score,
    black: Score,
}

/// The scoresheets that these eyes may see.
pub(crate) fn sheets(game: &Game, eyes: Eyes) -> Both<Written> {
    Both::of(|color| sees(game, eyes, color).then(|| written(game, color, eyes)))
}

/// Both scoresheets, where a player was allowed to look at the other (A.3.2 of 2018).
pub(crate) fn both_sheets(game: &Game, eyes: Eyes) -> Both<Written> {
    Both::of(|color: Color| Some(written(game, color, eyes)))
}

/// Whether these eyes see a player's scoresheet: their own, both for arbiters, and the opponent's
/// where the Laws let him look.
pub(crate) fn sees(game: &Game, eyes: Eyes, player: Color) -> bool {
    game.regulations().scoresheets && (eyes.speak_for(player) || looks(game, eyes, player))
}

/// Whether the opponent looks at a player's scoresheet: to bring his own up to date after a flag
/// fell (8.5 of 2018), and when both are signed at the end (8.7).
pub(crate) fn looks(game: &Game, eyes: Eyes, player: Color) -> bool {
    game.regulations().scoresheets
        && eyes.is_player(!player)
        && !eyes.speak_for(player)
        && (game.stage() == Stage::Over || game.rights(!player).contains(&Right::UseOpponentsSheet))
}

fn written(game: &Game, player: Color, eyes: Eyes) -> Written {
    let sheet: &Sheet = game.sheet(player);
    let judged = eyes == Eyes::Arbiter;
    let line = |(ply, it): (usize, &SheetLine)| Line {
        text: it.text().to_owned(),
        offer: it.offer(),
        clock: it.clock().map(str::to_owned),
        struck: it.struck().map(str::to_owned).collect(),
        copied: it.is_copied(),
        taken_back: it.is_taken_back(),
        fits: fits(game, ply, it).filter(|_| judged),
    };
    let next = sheet.next_line();
    Written {
        next: (next != sheet.lines().len()).then_some(next),
        entries: sheet.lines().iter().enumerate().map(line).collect(),
        signed: sheet.signed().map(|(white, black)| Signed { white, black }),
    }
}

/// Whether a line means what was played. Nothing is said of empty lines, of moves that were illegal
/// or taken back.
fn fits(game: &Game, ply: usize, line: &SheetLine) -> Option<bool> {
    let played = game.moves().get(ply).filter(|it| it.flaw.is_none())?.gesture?;
    (!line.is_blank() && !line.is_taken_back()).then(|| line.meant() == Some(played))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_false(it: &bool) -> bool {
    !*it
}
