//! Rulings in words. Each effect has its message, `effect-` and its code.

use compongo_board::{Color, Position};
use compongo_laws::Penalty;
use compongo_laws::game::{Binding, Effect, Outcome, Ruling};
use fluent_bundle::FluentArgs;
use serde::Serialize;
use serde_json::Value;

use super::refusal::player;
use super::{mv, time};
use crate::illegal;
use crate::messages::Messages;

/// What follows, with its articles.
pub(crate) fn words(ruling: &Ruling, before: Option<&Position>, messages: &Messages) -> String {
    let effect = effect(&ruling.effect, before, messages);
    let articles: Vec<String> = ruling.articles().map(|it| it.to_string()).collect();
    if articles.is_empty() {
        return effect;
    }
    let articles = messages.with("text-article", [("article", articles.join(", ").into())]);
    format!("{effect} ({articles})")
}

fn effect(effect: &Effect, before: Option<&Position>, messages: &Messages) -> String {
    use Effect::*;
    let mut args = FluentArgs::new();
    if let Some(color) = whose(effect) {
        args.set("by", player(color));
    }
    match *effect {
        Made { gesture, .. } | MustPlay { gesture, .. } | Opened { gesture } => {
            args.set("move", mv(gesture, before, messages));
        }
        Bound { to, .. } => args.set("to", binding(to, messages)),
        Chosen { square, piece } | Replaced { square, piece } => {
            args.set("square", square.to_string());
            args.set("role", illegal::word(piece));
        }
        Illegal { flaw, count, .. } => {
            args.set("flaw", word(&flaw));
            args.set("count", u32::from(count));
        }
        Restored { plies } => args.set("plies", plies),
        Proposed { white, black } => {
            args.set("white", time(white));
            args.set("black", time(black));
        }
        TimeAdded { ms, .. }
        | TimeTaken { ms, .. }
        | ClockSet { ms, .. }
        | IncrementGiven { ms } => {
            args.set("ms", time(ms));
        }
        Claimed { ground, offer, .. } => {
            args.set("ground", word(&ground));
            args.set("offer", offer.to_string());
        }
        ClaimRight { ground } | ClaimWrong { ground } => args.set("ground", word(&ground)),
        Lost { right, .. } => args.set("right", word(&right)),
        Must { duty, .. } => args.set("duty", word(&duty)),
        Breached { conduct, .. } => args.set("conduct", word(&conduct)),
        Penalised { penalty, .. } => args.set("penalty", penalty_word(penalty)),
        Over(outcome) => args.set("outcome", self::outcome(outcome, messages)),
        _ => {}
    }
    messages.format(&format!("effect-{}", effect.code()), &args)
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
        | Must { player, .. }
        | QuickplayClaimed { player }
        | IncrementAsked { player }
        | Adjourned { sealer: player }
        | Sealed { player }
        | Breached { player, .. }
        | Penalised { player, .. }
        | Signed { player } => Some(player),
        _ => None,
    }
}

/// A result and how it came about.
pub(crate) fn outcome(outcome: Outcome, messages: &Messages) -> String {
    let ending = messages.with("ending", [("ending", word(&outcome.by).into())]);
    format!("{} ({ending})", outcome.result())
}

fn binding(to: Binding, messages: &Messages) -> String {
    let mut args = FluentArgs::new();
    let kind = match to {
        Binding::Free => "free",
        Binding::Castle(true) => "short",
        Binding::Castle(false) => "long",
        Binding::King => "king",
        Binding::Move(square) => {
            args.set("square", square.to_string());
            "move"
        }
        Binding::Capture(square) => {
            args.set("square", square.to_string());
            "capture"
        }
        Binding::CaptureWith(from, to) => {
            args.set("from", from.to_string());
            args.set("square", to.to_string());
            "capture-with"
        }
    };
    args.set("kind", kind);
    messages.format("binding", &args)
}

/// The word of a record for a value that has one.
pub(crate) fn word<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

fn penalty_word(penalty: Penalty) -> &'static str {
    match penalty {
        Penalty::Warning => "warning",
        Penalty::OpponentTime => "opponent-time",
        Penalty::OffenderTime => "offender-time",
        Penalty::OpponentPoints => "opponent-points",
        Penalty::OffenderPoints => "offender-points",
        Penalty::Loss => "loss",
        Penalty::Fine => "fine",
        Penalty::Exclusion => "exclusion",
        Penalty::Expulsion => "expulsion",
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::messages::Lang;

    /// The words in a source file between a mark and the next quotation mark.
    fn words_of(path: &str, mark: &str) -> Vec<String> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let text = fs::read_to_string(path).unwrap();
        let parts = text.split(mark).skip(1);
        parts.filter_map(|it| it.split('"').next()).map(str::to_owned).collect()
    }

    #[test]
    fn every_effect_refusal_and_act_has_words() {
        let messages = Messages::new(Lang::En);
        let effects = words_of("../laws/src/game/ruling.rs", "=> \"");
        let whys = words_of("../laws/src/game/refusal.rs", "=> \"");
        assert!(effects.len() > 40 && whys.len() > 40);
        for code in effects {
            assert!(messages.has(&format!("effect-{code}")), "{code}");
        }
        for code in whys {
            assert!(messages.has(&format!("why-{code}")), "{code}");
        }
        let table = words_of("../../cases/README.md", "\n| `").into_iter();
        let acts: Vec<String> = table
            .filter_map(|row| row.split(" |").next().map(str::to_owned))
            .flat_map(|cell| {
                let words = cell.split(['`', ',', ' ']).filter(|it| !it.is_empty());
                words.take_while(|it| !it.starts_with('(')).map(str::to_owned).collect::<Vec<_>>()
            })
            .collect();
        assert!(acts.len() >= 25, "{acts:?}");
        for act in acts {
            assert!(messages.has(&format!("act-{act}")), "{act}");
        }
    }
}
