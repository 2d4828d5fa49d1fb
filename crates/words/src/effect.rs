//! Rulings. Each effect has its text, `effect-` and its code.

use compongo_board::{Color, Position};
use compongo_laws::game::{Binding, Effect, Outcome};

use crate::illegal::role;
use crate::message::{Arg, Message, MoveArg};
use crate::terms::{self, player, word};

/// What follows, without its articles. Moves are seen from the position before the fact.
pub fn effect(effect: &Effect, before: Option<&Position>) -> Message {
    use Effect::*;
    let mut message = Message::new(format!("effect-{}", effect.code()));
    if let Some(color) = whose(effect) {
        message.set("by", player(color));
    }
    match *effect {
        Made { gesture, .. } | MustPlay { gesture, .. } | Opened { gesture } => {
            message.set("move", Arg::Move(MoveArg::new(gesture, before)));
        }
        // It may have been made long before; its number is not known here.
        Recorded { gesture, .. } => message.set("move", gesture.to_string()),
        Bound { to, .. } => message.set("to", binding(to)),
        Chosen { square, piece } | Replaced { square, piece } => {
            message.set("square", square.to_string());
            message.set("role", role(piece));
        }
        Illegal { flaw, count, .. } => {
            message.set("flaw", word(&flaw));
            message.set("count", u32::from(count));
        }
        SetUp { number } => message.set("number", u32::from(number)),
        EnvelopeLacks { part } => message.set("part", word(&part)),
        Restored { plies } => message.set("plies", plies),
        Proposed { white, black } => {
            message.set("white", Arg::Time(white));
            message.set("black", Arg::Time(black));
        }
        TimeAdded { ms, .. }
        | TimeTaken { ms, .. }
        | ClockSet { ms, .. }
        | IncrementGiven { ms } => message.set("ms", Arg::Time(ms)),
        Claimed { ground, offer, .. } => {
            message.set("ground", word(&ground));
            message.set("offer", offer.to_string());
        }
        ClaimRight { ground } | ClaimWrong { ground } => message.set("ground", word(&ground)),
        Lost { right, .. } => message.set("right", word(&right)),
        Must { duty, .. } => message.set("duty", word(&duty)),
        Breached { conduct, .. } => message.set("conduct", word(&conduct)),
        Penalised { penalty, .. } => message.set("penalty", terms::penalty(penalty)),
        Over(outcome) => message.set("outcome", self::outcome(outcome)),
        _ => {}
    }
    message
}

/// The player whom it concerns.
fn whose(effect: &Effect) -> Option<Color> {
    use Effect::*;
    match *effect {
        Arrived { player }
        | Made { player, .. }
        | Completed { player }
        | Bound { player, .. }
        | Illegal { player, .. }
        | NoOffence { player }
        | TimeAdded { player, .. }
        | TimeTaken { player, .. }
        | ClockSet { player, .. }
        | ClockRuns { player }
        | Offered { player }
        | OfferRefused { player }
        | Claimed { player, .. }
        | MustPlay { player, .. }
        | Lost { player, .. }
        | Flag { player }
        | HeardOtherwise { player }
        | Must { player, .. }
        | QuickplayClaimed { player }
        | IncrementAsked { player }
        | Adjourned { sealer: player }
        | Sealed { player }
        | Breached { player, .. }
        | Penalised { player, .. }
        | Signed { player }
        | Recorded { player, .. } => Some(player),
        _ => None,
    }
}

/// A result and how it came about.
pub fn outcome(outcome: Outcome) -> Message {
    Message::new("outcome").with("result", outcome.result()).with("ending", word(&outcome.by))
}

fn binding(to: Binding) -> Message {
    let message = Message::new("binding");
    match to {
        Binding::Free => message.with("kind", "free"),
        Binding::Castle(true) => message.with("kind", "short"),
        Binding::Castle(false) => message.with("kind", "long"),
        Binding::King => message.with("kind", "king"),
        Binding::Move(square) => message.with("kind", "move").with("square", square.to_string()),
        Binding::Capture(square) => {
            message.with("kind", "capture").with("square", square.to_string())
        }
        Binding::CaptureWith(from, to) => message
            .with("kind", "capture-with")
            .with("from", from.to_string())
            .with("square", to.to_string()),
    }
}
