//! Why a fact is refused, in words.

use compongo_board::Color;
use compongo_clock::{Refusal as ClockRefusal, Side};
use compongo_laws::game::{Refusal, RegulationsError, Why};
use fluent_bundle::FluentArgs;

use crate::faults::fen_error;
use crate::illegal;
use crate::messages::Messages;

/// The reason and, if the Laws give it, the article.
pub(crate) fn words(refusal: &Refusal, messages: &Messages) -> String {
    let why = reason(&refusal.why, messages);
    match refusal.article {
        Some(article) => {
            let article = messages.with("text-article", [("article", article.to_string().into())]);
            format!("{why} ({article})")
        }
        None => why,
    }
}

fn reason(why: &Why, messages: &Messages) -> String {
    let mut args = FluentArgs::new();
    match why {
        Why::IllegalMove(reason) => args.set("reason", illegal::reason(reason, messages)),
        Why::Clock(refusal) => args.set("reason", clock(refusal, messages)),
        Why::NotYourMove(color) | Why::FlagNotDown(color) => args.set("by", player(*color)),
        _ => {}
    }
    messages.format(&format!("why-{}", why.code()), &args)
}

/// The word for a player that messages ask for.
pub(crate) fn player(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn clock(refusal: &ClockRefusal, messages: &Messages) -> String {
    let side = |side: &Side| if side.is_white() { "white" } else { "black" };
    let mut args = FluentArgs::new();
    let id = match refusal {
        ClockRefusal::TimeGoesBackwards { .. } => "why-time-goes-backwards",
        ClockRefusal::NotStarted => "why-clock-not-started",
        ClockRefusal::AlreadyRunning => "why-clock-runs",
        ClockRefusal::Paused => "why-clocks-stopped",
        ClockRefusal::Stopped => "why-clock-ended",
        ClockRefusal::Frozen { fallen: it } | ClockRefusal::FlagFallen { side: it } => {
            args.set("by", side(it));
            "why-clock-flag"
        }
        ClockRefusal::NotOnTurn { side: it } => {
            args.set("by", side(it));
            "why-clock-not-on-turn"
        }
        ClockRefusal::BelowZero { side: it, .. } => {
            args.set("by", side(it));
            "why-clock-below-zero"
        }
        ClockRefusal::TooMuchTime => "why-clock-too-much",
        ClockRefusal::TooManyMoves => "why-too-many-moves",
        ClockRefusal::NoSuchPeriod { .. } => "why-clock-no-period",
        ClockRefusal::NoMove { .. } => "why-no-such-move",
    };
    messages.format(id, &args)
}

/// Why regulations cannot be played by.
pub(crate) fn regulations(error: &RegulationsError, messages: &Messages) -> String {
    match error {
        RegulationsError::Start(error) => {
            messages.with("error-fen", [("reason", fen_error(error, messages).into())])
        }
        RegulationsError::StartIsOver => messages.text("regulations-start-is-over"),
    }
}
