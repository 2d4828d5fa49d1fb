//! Why a fact is refused. Each reason has its text, `why-` and its code.

use compongo_clock::{Refusal as ClockRefusal, Side};
use compongo_laws::game::{RegulationsError, Why};

use crate::illegal::illegal;
use crate::message::Message;
use crate::terms::player;

/// The reason, without the article.
pub fn refusal(why: &Why) -> Message {
    let message = Message::new(format!("why-{}", why.code()));
    match why {
        Why::IllegalMove(reason) => message.with("reason", illegal(reason)),
        Why::Clock(refusal) => message.with("reason", clock(refusal)),
        Why::TooLong { most } => message.with("most", u32::from(*most)),
        Why::NotYourMove(color) | Why::FlagNotDown(color) => message.with("by", player(*color)),
        _ => message,
    }
}

fn clock(refusal: &ClockRefusal) -> Message {
    let side = |side: &Side| if side.is_white() { "white" } else { "black" };
    let m = Message::new;
    match refusal {
        ClockRefusal::TimeGoesBackwards { .. } => m("why-time-goes-backwards"),
        ClockRefusal::NotStarted => m("why-clock-not-started"),
        ClockRefusal::AlreadyRunning => m("why-clock-runs"),
        ClockRefusal::Paused => m("why-clocks-stopped"),
        ClockRefusal::Stopped => m("why-clock-ended"),
        ClockRefusal::Frozen { fallen: it } | ClockRefusal::FlagFallen { side: it } => {
            m("why-clock-flag").with("by", side(it))
        }
        ClockRefusal::NotOnTurn { side: it } => m("why-clock-not-on-turn").with("by", side(it)),
        ClockRefusal::BelowZero { side: it, .. } => m("why-clock-below-zero").with("by", side(it)),
        ClockRefusal::TooMuchTime => m("why-clock-too-much"),
        ClockRefusal::TooManyMoves => m("why-too-many-moves"),
        ClockRefusal::NoSuchPeriod { .. } => m("why-clock-no-period"),
        ClockRefusal::NoMove { .. } => m("why-no-such-move"),
    }
}

/// Why a game cannot be begun by its regulations. What is wrong with a position is said in
/// English only.
pub fn start_error(error: &RegulationsError) -> Message {
    match error {
        RegulationsError::Start(error) => {
            Message::new("start-unusable").with("reason", error.to_string())
        }
        RegulationsError::StartIsOver => Message::new("start-is-over"),
    }
}
