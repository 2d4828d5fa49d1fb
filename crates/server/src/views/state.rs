use compongo_board::{ByColor, Color};
use compongo_clock::Side;
use compongo_laws::Citation;
use compongo_laws::game::{
    Asked, Binding, DrawGround, Duty, Effect, Flaw, Game, QuickplayGround, Right, Stage,
};
use compongo_words::{Arg, Message};
use serde::Serialize;

use super::Eyes;
use super::name;

/// One value for each player; none where it is not to be seen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Both<T> {
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<T>,
}

impl<T> Both<T> {
    pub(crate) fn of(mut each: impl FnMut(Color) -> Option<T>) -> Both<T> {
        Both { white: each(Color::White), black: each(Color::Black) }
    }
}

/// What is not in the game itself: what the two say of the screens, and what is hidden.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Around {
    /// The number of the last fact.
    pub(crate) seq: u32,
    /// The table's clock at this instant, which those who look on later reach later.
    pub(crate) now_ms: u64,
    /// Who is ready.
    pub(crate) ready: ByColor<bool>,
    /// Players do not see the counters of moves.
    pub(crate) hide_counters: bool,
}

/// How a game stands, as the protocol has it.
#[derive(Serialize)]
pub(crate) struct State {
    seq: u32,
    at: u64,
    stage: &'static str,
    fen: String,
    turn: &'static str,
    plies: usize,
    hand: Hand,
    clock: Option<Clock>,
    offer: Option<&'static str>,
    said: Option<Announced>,
    claim: Option<Claim>,
    quickplay: Quickplay,
    adjourned: Option<Adjourned>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<Reply>,
    #[serde(rename = "sessionEnds", skip_serializing_if = "Option::is_none")]
    session_ends: Option<u64>,
    #[serde(rename = "illegalMoves")]
    illegal_moves: Both<u8>,
    outcome: Option<Outcome>,
    duties: Both<Vec<Owed>>,
    rights: Both<Vec<Right>>,
    ready: Both<bool>,
}

#[derive(Serialize, Default)]
struct Hand {
    touched: Vec<String>,
    bound: Option<Bound>,
    promotion: Option<String>,
    castling: Option<String>,
    illegal: Option<Attempted>,
}

#[derive(Serialize)]
struct Bound {
    to: Message,
    article: Option<&'static str>,
}

#[derive(Serialize)]
struct Attempted {
    #[serde(rename = "move")]
    gesture: String,
    flaw: Flaw,
}

#[derive(Serialize)]
struct Clock {
    white: Face,
    black: Face,
    running: Option<&'static str>,
    next: Option<&'static str>,
    /// Whose flag fell first, where the clock shows that.
    first: Option<&'static str>,
    /// What one uses, the other gains.
    hourglass: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Face {
    #[serde(flatten)]
    time: FaceTime,
    period: Option<u32>,
    periods: usize,
    moves: Option<u32>,
    to_go: Option<u32>,
    increment: u64,
    delay: u64,
}

/// What a side has left, and what a screen needs to count it down by itself.
#[derive(Serialize)]
pub(crate) struct FaceTime {
    ms: u64,
    flag: bool,
    /// Of a simple delay, what is left before the time runs.
    held: u64,
    /// What follows when `ms` is used up, before the flag falls.
    reserve: u64,
    overtime: Option<Overtime>,
}

#[derive(Serialize)]
struct Overtime {
    /// One period of it.
    ms: u64,
    /// The moves for which it must do; 0 with byo-yomi.
    moves: u32,
    begun: bool,
}

impl FaceTime {
    /// None without a clock.
    pub(crate) fn of(game: &Game, color: Color) -> Option<FaceTime> {
        let (ms, face) = (game.left_ms(color)?, game.face(color)?);
        Some(FaceTime {
            ms,
            flag: game.flag_is_down(color),
            held: face.held_ms,
            reserve: face.reserve_ms,
            overtime: face.overtime.map(|it| Overtime {
                ms: it.period_ms,
                moves: it.moves,
                begun: it.begun,
            }),
        })
    }
}

#[derive(Serialize)]
struct Claim {
    by: &'static str,
    ground: DrawGround,
    #[serde(rename = "move")]
    gesture: Option<String>,
}

#[derive(Serialize)]
struct Announced {
    by: &'static str,
    #[serde(rename = "move")]
    gesture: String,
    heard: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Quickplay {
    in_force: bool,
    claim: Option<QuickplayClaim>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct QuickplayClaim {
    by: &'static str,
    asks: &'static str,
    ground: Option<QuickplayGround>,
    put_off: bool,
}

#[derive(Serialize)]
struct Adjourned {
    sealer: &'static str,
    sealed: bool,
    closed: bool,
    /// By which what is sealed can be checked when it is opened.
    commitment: Option<String>,
    /// Play is being resumed: the envelope can be opened.
    resumed: bool,
    /// Who has not come to that.
    absent: Both<bool>,
}

/// A reply that was sealed for a player who has not come.
#[derive(Serialize)]
struct Reply {
    by: &'static str,
    closed: bool,
    due: bool,
    commitment: Option<String>,
}

#[derive(Serialize)]
struct Outcome {
    result: String,
    white: compongo_laws::game::Score,
    black: compongo_laws::game::Score,
    by: compongo_laws::game::Ending,
    text: Message,
}

#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Owed {
    duty: Duty,
    article: Option<&'static str>,
}

/// How a game stands, for these eyes.
pub(crate) fn state(game: &Game, around: Around, eyes: Eyes) -> State {
    let hands = eyes.see_hands();
    State {
        seq: around.seq,
        at: game.now_ms(),
        stage: compongo_words::stage(game.stage()),
        fen: game.table().to_fen(),
        turn: name(game.table().turn()),
        plies: game.moves().len(),
        hand: if hands { hand(game) } else { Hand::default() },
        clock: clock(game, around.hide_counters && eyes != Eyes::Arbiter),
        offer: game.offer().filter(|_| hands).map(name),
        said: game.said().filter(|_| hands).map(|it| Announced {
            by: name(it.by),
            gesture: it.gesture.to_string(),
            heard: it.heard.map(|heard| heard.to_string()),
        }),
        claim: game.claim().filter(|_| hands).map(|it| Claim {
            by: name(it.by),
            ground: it.ground,
            gesture: it.gesture.map(|gesture| gesture.to_string()),
        }),
        quickplay: Quickplay {
            in_force: game.in_quickplay(),
            claim: game.asked().filter(|_| hands).map(asked),
        },
        adjourned: adjourned(game),
        reply: reply(game),
        session_ends: game.session_ends_ms(),
        illegal_moves: Both::of(|color| Some(game.illegal_moves(color))),
        outcome: game.outcome().map(|it| Outcome {
            result: it.result(),
            white: it.white,
            black: it.black,
            by: it.by,
            text: compongo_words::outcome(it),
        }),
        duties: Both::of(|color| eyes.speak_for(color).then(|| duties(game, color))),
        rights: Both::of(|color| eyes.speak_for(color).then(|| game.rights(color))),
        ready: Both::of(|color| Some(around.ready[color])),
    }
}

fn hand(game: &Game) -> Hand {
    let begun = game.begun();
    let part = |pawn: bool| begun.filter(|it| it.pawn == pawn).map(|it| it.gesture.to_string());
    Hand {
        touched: game.touched().iter().map(ToString::to_string).collect(),
        bound: game.bound_to().map(|(to, article)| Bound {
            to: binding(game.table().turn(), to),
            article: article.map(number),
        }),
        promotion: part(true),
        castling: part(false),
        illegal: game
            .illegal_pending()
            .map(|it| Attempted { gesture: it.gesture.to_string(), flaw: it.flaw }),
    }
}

/// To what touching binds: the part of the ruling that says so.
fn binding(player: Color, to: Binding) -> Message {
    let ruling = compongo_words::effect(&Effect::Bound { player, to }, None);
    let part = ruling.args.into_iter().find_map(|(name, arg)| match arg {
        Arg::Message(part) if name == "to" => Some(*part),
        _ => None,
    });
    part.unwrap_or_else(|| Message::new(ruling.id))
}

fn clock(game: &Game, hide_counters: bool) -> Option<Clock> {
    let control = game.control()?;
    let face = |color: Color| {
        let allotment = control.side(Side::from_white(color.is_white()));
        let period = game.period(color);
        let stage = allotment.stage(period.unwrap_or(1).saturating_sub(1));
        Some(Face {
            time: FaceTime::of(game, color)?,
            period,
            periods: allotment.stages().len(),
            moves: game.moves_on_clock(color).filter(|_| !hide_counters),
            to_go: game.moves_to_go(color).filter(|_| !hide_counters),
            increment: stage.bonus.increment_ms(),
            delay: stage.bonus.delay_ms(),
        })
    };
    Some(Clock {
        white: face(Color::White)?,
        black: face(Color::Black)?,
        running: game.running().map(name),
        next: game.next_to_run().map(name),
        first: game.first_flag().map(name),
        hourglass: control.is_hourglass(),
    })
}

fn asked(asked: Asked) -> QuickplayClaim {
    match asked {
        Asked::Draw { by, ground, put_off } => {
            QuickplayClaim { by: name(by), asks: "draw", ground: Some(ground), put_off }
        }
        Asked::Increment { by } => {
            QuickplayClaim { by: name(by), asks: "increment", ground: None, put_off: false }
        }
    }
}

fn adjourned(game: &Game) -> Option<Adjourned> {
    if game.stage() != Stage::Adjourned {
        return None;
    }
    let sealer = game.sealer().map(name)?;
    Some(Adjourned {
        sealer,
        sealed: game.has_sealed(),
        closed: game.envelope_is_closed(),
        commitment: commitment(game),
        resumed: game.resumed_at_ms().is_some(),
        absent: Both::of(|color| Some(game.is_absent(color))),
    })
}

fn reply(game: &Game) -> Option<Reply> {
    let reply = game.sealed_reply()?;
    let commitment = commitment(game);
    Some(Reply { by: name(reply.by), closed: reply.closed, due: reply.due, commitment })
}

fn commitment(game: &Game) -> Option<String> {
    game.sealed_commitment().map(|it| it.to_string())
}

fn duties(game: &Game, player: Color) -> Vec<Owed> {
    let duties = game.duties(player).into_iter();
    duties.map(|(duty, article)| Owed { duty, article: article.map(number) }).collect()
}

/// The number of an article.
pub(crate) const fn number(citation: Citation) -> &'static str {
    citation.article
}
