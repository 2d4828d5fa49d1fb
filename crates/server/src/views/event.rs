use compongo_board::Color;
use compongo_laws::game::{Act, Effect, Fact, Flaw, Ply, Ruling, Stage, Who};
use compongo_words::Message;
use serde::Serialize;

use super::name;
use super::sheets::{self, both_sheets, looks, sees, sheets};
use super::state::{Around, Both, State, number, state};
use super::{Eyes, wall};
use super::{Followed, Told};

/// Something that happened, with the game after it.
#[derive(Clone, Copy)]
pub(crate) struct Happened<'a> {
    pub(crate) seq: u32,
    pub(crate) wall_ms: i64,
    pub(crate) fact: &'a Fact,
    pub(crate) told: &'a Told,
    pub(crate) after: &'a Followed,
    pub(crate) around: Around,
}

/// What some eyes see of something that happened.
#[derive(Serialize)]
pub(crate) struct Event {
    seq: u32,
    at: u64,
    wall: String,
    by: Option<Who>,
    act: Option<Act>,
    rulings: Vec<Consequence>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Moves>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sheets: Option<Both<sheets::Written>>,
    state: State,
}

#[derive(Serialize)]
struct Consequence {
    text: Message,
    articles: Vec<&'static str>,
}

#[derive(Serialize)]
struct Moves {
    from: usize,
    list: Vec<Move>,
}

/// A move of the list.
#[derive(Serialize)]
pub(crate) struct Move {
    uci: Option<String>,
    san: Option<String>,
    flaw: Option<Flaw>,
    by: &'static str,
    white: Option<u32>,
    black: Option<u32>,
}

impl Event {
    pub(crate) fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The event for these eyes; none if they see nothing of it.
pub(crate) fn event(it: Happened<'_>, eyes: Eyes) -> Option<Event> {
    let act = eyes.act(it.fact);
    let guarded = it.after.game().regulations().guarded;
    let sees = |ruling: &&Ruling| eyes.sees(&ruling.effect, guarded);
    let rulings: Vec<_> = it.told.rulings.iter().filter(sees).collect();
    let sheets = changed_sheets(it, eyes);
    let untouched = it.told.moves_from.is_none() && sheets.is_none();
    if act.is_none() && rulings.is_empty() && untouched {
        return None;
    }
    let game = it.after.game();
    Some(Event {
        seq: it.seq,
        at: it.fact.at_ms,
        wall: wall(it.wall_ms),
        by: act.as_ref().map(|_| it.fact.by),
        act,
        rulings: rulings.into_iter().map(|ruling| consequence(it, ruling)).collect(),
        moves: it.told.moves_from.map(|from| Moves { from, list: moves(it.after, from, eyes) }),
        sheets,
        state: state(game, it.around, eyes),
    })
}

/// The moves from an index on.
pub(crate) fn moves(followed: &Followed, from: usize, eyes: Eyes) -> Vec<Move> {
    let over = followed.game().stage() == Stage::Over;
    let show_flaws = eyes.see_flaws() || over;
    let timed = followed.game().control().is_some();
    let plies = followed.game().moves().iter().zip(followed.written()).skip(from);
    plies.map(|(ply, written)| shown(ply, written, show_flaws, timed)).collect()
}

fn shown(ply: &Ply, written: &str, show_flaws: bool, timed: bool) -> Move {
    let flaw = ply.flaw.filter(|_| show_flaws);
    let legal = matches!(flaw, None | Some(Flaw::TwoHands));
    Move {
        uci: ply.gesture.map(|gesture| gesture.to_string()),
        san: ply.gesture.filter(|_| legal).map(|_| written.to_owned()),
        flaw,
        by: name(ply.by),
        white: timed.then_some(ply.left_ms[0]),
        black: timed.then_some(ply.left_ms[1]),
    }
}

fn consequence(it: Happened<'_>, ruling: &Ruling) -> Consequence {
    let text = compongo_words::effect(&ruling.effect, it.told.before.as_ref());
    Consequence { text, articles: ruling.articles().map(number).collect() }
}

/// The scoresheets that these eyes see, where one has changed or has come into view.
fn changed_sheets(it: Happened<'_>, eyes: Eyes) -> Option<Both<sheets::Written>> {
    let game = it.after.game();
    let side = it.fact.by.side();
    let shown = match it.fact.act {
        // What the Laws let him see, he sees as it is at this moment.
        Act::AskScoresheet {} => {
            return side.filter(|&it| eyes.speak_for(it)).map(|_| both_sheets(game, eyes));
        }
        Act::Write { .. } | Act::CompleteSheet {} | Act::Sign { .. } => {
            side.is_some_and(|side| sees(game, eyes, side))
        }
        _ if takes_back(it) => Color::ALL.into_iter().any(|color| sees(game, eyes, color)),
        _ => {
            let ended = it.told.rulings.iter().any(|it| matches!(it.effect, Effect::Over(_)));
            let news = ended || game.stage() != Stage::Over;
            news && Color::ALL.into_iter().any(|color| looks(game, eyes, color))
        }
    };
    shown.then(|| sheets(game, eyes))
}

/// Whether what was written of moves may be of none that stand: an earlier position was restored,
/// or what hands had done was put back.
fn takes_back(it: Happened<'_>) -> bool {
    let restored = |it: &Ruling| matches!(it.effect, Effect::Restored { .. });
    matches!(it.fact.act, Act::TakeBack {} | Act::ReportIllegal {})
        || it.told.rulings.iter().any(restored)
}

/// Several events in one message.
pub(crate) fn events_frame(events: &[(u32, String)]) -> String {
    let list: Vec<&str> = events.iter().map(|(_, json)| json.as_str()).collect();
    format!(r#"{{"events":[{}]}}"#, list.join(","))
}
