//! A situation as it is seen: one scene for how it begins, one for each fact.

use compongo_board::{Board, Color, Position};
use compongo_laws::case::{Case, Step};
use compongo_laws::game::{Act, Game};
use compongo_words::{Message, player, who};
use serde::Serialize;

/// What is seen at one instant, and what was said then.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Scene {
    /// When, in milliseconds from the start; none for how it begins.
    #[serde(rename = "at")]
    pub at_ms: Option<u64>,
    /// Who did something.
    pub by: Option<&'static str>,
    /// What was done.
    pub fact: Option<Message>,
    /// The pieces as a FEN, whether or not they can stand so.
    pub fen: String,
    /// The pieces.
    #[serde(skip)]
    pub board: Board,
    /// The squares of the move that was made, as `e2e4`.
    #[serde(rename = "move")]
    pub gesture: Option<String>,
    /// What the clocks show.
    pub clocks: Option<Clocks>,
    /// What followed from it; empty in a question where that is asked.
    pub lines: Vec<Line>,
}

/// What both clocks show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Clocks {
    /// Milliseconds left to White.
    pub white: u64,
    /// Milliseconds left to Black.
    pub black: u64,
    /// Whose clock runs.
    pub running: Option<&'static str>,
}

/// A ruling with its articles, or why a fact is refused.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// The ruling.
    pub text: Message,
    /// Its articles, the principal one first.
    pub articles: Vec<&'static str>,
}

impl Clocks {
    /// At an instant, if nothing happens until then.
    fn at(game: &Game, at_ms: u64) -> Option<Clocks> {
        Some(Clocks {
            white: game.left_at_ms(Color::White, at_ms)?,
            black: game.left_at_ms(Color::Black, at_ms)?,
            running: game.running().map(player),
        })
    }

    /// As they stand.
    pub(crate) fn of(game: &Game) -> Option<Clocks> {
        Clocks::at(game, game.now_ms())
    }
}

/// How a situation begins.
pub(crate) fn beginning(game: &Game) -> Scene {
    Scene {
        at_ms: None,
        by: None,
        fact: None,
        fen: game.table().to_fen(),
        board: *game.table().board(),
        gesture: None,
        clocks: Clocks::of(game),
        lines: Vec::new(),
    }
}

/// What is seen when a fact has happened, with what followed or without. Without it the clocks
/// show what they did when it happened, and only hands change the board.
pub(crate) fn scene(step: &Step, after: &Game, told: Option<Vec<Line>>) -> Scene {
    let Step { fact, before, .. } = step;
    let gesture = match &fact.act {
        Act::Move { gesture, .. } | Act::Release { gesture } => Some(gesture.to_string()),
        _ => None,
    };
    let by_hand = gesture.is_some() || matches!(fact.act, Act::Place { .. } | Act::TakeBack {});
    let seen = if told.is_some() || by_hand { after } else { before };
    let clocks = match told {
        Some(_) => Clocks::of(after),
        None => Clocks::at(before, fact.at_ms).or_else(|| Clocks::of(before)),
    };
    Scene {
        at_ms: Some(fact.at_ms),
        by: Some(who(fact.by)),
        fact: Some(compongo_words::fact(fact, before.position())),
        fen: seen.table().to_fen(),
        board: *seen.table().board(),
        gesture,
        clocks,
        lines: told.unwrap_or_default(),
    }
}

/// What followed from a fact, as far as the case is about it.
pub(crate) fn lines(case: &Case, step: &Step) -> Vec<Line> {
    let before: Option<&Position> = step.before.position();
    match &step.answer {
        Ok(rulings) => {
            let told = rulings.iter().filter(|it| case.tells(it));
            let line = |ruling: &compongo_laws::game::Ruling| Line {
                text: compongo_words::effect(&ruling.effect, before),
                articles: ruling.articles().map(|it| it.article).collect(),
            };
            told.map(line).collect()
        }
        Err(refusal) => {
            let reason = compongo_words::refusal(&refusal.why);
            vec![Line {
                text: Message::new("school-refused").with("reason", reason),
                articles: refusal.articles().map(|it| it.article).collect(),
            }]
        }
    }
}
