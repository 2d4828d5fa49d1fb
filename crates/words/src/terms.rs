//! The words by which messages choose.

use compongo_board::Color;
use compongo_laws::game::{Ending, Stage, Who};
use compongo_laws::{Penalty, Play};
use serde::Serialize;
use serde_json::Value;

/// The word for a player.
pub const fn player(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The word for who did something.
pub const fn who(who: Who) -> &'static str {
    match who {
        Who::White => "white",
        Who::Black => "black",
        Who::WhiteAssistant => "white-assistant",
        Who::BlackAssistant => "black-assistant",
        Who::Arbiter => "arbiter",
        Who::Spectator => "spectator",
    }
}

/// The word for how far a game has come.
pub const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Ready => "ready",
        Stage::Playing => "playing",
        Stage::Halted => "halted",
        Stage::Adjourned => "adjourned",
        Stage::Over => "over",
        Stage::Void => "void",
    }
}

/// The word for the rules of a game.
pub const fn play(play: Play) -> &'static str {
    match play {
        Play::Standard => "standard",
        Play::Rapid => "rapid",
        Play::SupervisedRapid => "supervised-rapid",
        Play::Blitz => "blitz",
        Play::SupervisedBlitz => "supervised-blitz",
    }
}

/// The word for a penalty.
pub const fn penalty(penalty: Penalty) -> &'static str {
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

/// The word for how a game ended.
pub fn ending(ending: Ending) -> String {
    word(&ending)
}

/// The word of a record for a value that has one.
pub(crate) fn word<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}
