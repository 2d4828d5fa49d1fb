//! What a competition fixes before the game begins.

use compongo_board::{Geometry, Position};
use compongo_clock::{Control, Expiry, PeriodChange, Setting, Side};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::points::Scale;
use super::words::{word, word_or_none};
use crate::{Edition, Play, QuickplayForce, Rules, Speed};

/// What is fixed in advance. All fields but the edition have defaults, so that a record names only
/// what is out of the ordinary.
///
/// ```
/// use compongo_laws::game::Regulations;
///
/// let regulations: Regulations =
///     serde_json::from_str(r#"{"edition":"2018","time":"5400+30"}"#)?;
/// assert!(regulations.start.is_none() && !regulations.guarded);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Regulations {
    /// The edition of the Laws.
    #[serde(with = "word")]
    pub edition: Edition,
    /// The time control; none for games without a clock.
    #[serde(default, with = "word_or_none", skip_serializing_if = "Option::is_none")]
    pub time: Option<Control>,
    /// The time of the next period is added when a face reaches zero, not by the count of moves.
    #[serde(default, skip_serializing_if = "is_default")]
    pub change_at_zero: bool,
    /// Standard, rapid or blitz; if not given, by the edition's own measure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<GameSpeed>,
    /// Rapid or blitz with arbiters enough for the competition rules.
    #[serde(default, skip_serializing_if = "is_default")]
    pub supervised: bool,
    /// How many games one arbiter watches, where the competition rules are to apply to rapid or
    /// blitz.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_per_arbiter: Option<u8>,
    /// The arbiter does not record those games, nor does his assistant.
    #[serde(default, skip_serializing_if = "is_default")]
    pub not_recorded: bool,
    /// No arbiter is present.
    #[serde(default, skip_serializing_if = "is_default")]
    pub no_arbiter: bool,
    /// The board refuses what the Laws forbid, as screens do.
    #[serde(default, skip_serializing_if = "is_default")]
    pub guarded: bool,
    /// The clock shows which flag fell first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub clock_marks_first_flag: bool,
    /// How late one may come, in milliseconds from the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_time: Option<u64>,
    /// No draw may be agreed, nor offered where the edition lets that be forbidden, before both
    /// players have made so many moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_draw_before: Option<u32>,
    /// The rules of a quickplay finish were announced.
    #[serde(default, skip_serializing_if = "is_default")]
    pub quickplay: bool,
    /// Games may be adjourned.
    #[serde(default, skip_serializing_if = "is_default")]
    pub adjournments: bool,
    /// The scoresheets are kept with the game: what the players write is among the facts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub scoresheets: bool,
    /// They are electronic ones that FIDE has certified; paper otherwise.
    #[serde(default, skip_serializing_if = "is_default")]
    pub electronic_scoresheets: bool,
    /// A device found is punished more mildly than by the loss of the game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mild_device_penalty: bool,
    /// A device may be off in a player's bag.
    #[serde(default, skip_serializing_if = "is_default")]
    pub devices_in_bags: bool,
    /// What White needs.
    #[serde(default, skip_serializing_if = "is_default")]
    pub white: Needs,
    /// What Black needs.
    #[serde(default, skip_serializing_if = "is_default")]
    pub black: Needs,
    /// What a win, a draw and a loss bring.
    #[serde(default, skip_serializing_if = "is_default")]
    pub scale: Scale,
    /// The start position as a FEN, if it is another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Castling by the rules of Chess960.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chess960: bool,
}

/// What one player needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Needs {
    /// An assistant moves, presses or writes for him.
    pub assistant: bool,
    /// He does not see, or badly.
    pub visually_impaired: bool,
    /// He needs the assistant because of a disability.
    pub disabled: bool,
}

/// How fast a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameSpeed {
    /// Standard chess.
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz chess.
    Blitz,
}

/// Why regulations cannot be played by.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RegulationsError {
    /// The start position cannot be played from.
    #[error("the start position cannot be used: {0}")]
    Start(compongo_board::FenError),
    /// The game would be over before it began.
    #[error("the start position leaves no legal move")]
    StartIsOver,
}

impl Regulations {
    /// The usual: standard chess over the board with an arbiter.
    pub fn new(edition: Edition) -> Regulations {
        Regulations {
            edition,
            time: None,
            change_at_zero: false,
            speed: None,
            supervised: false,
            games_per_arbiter: None,
            not_recorded: false,
            no_arbiter: false,
            guarded: false,
            clock_marks_first_flag: false,
            default_time: None,
            no_draw_before: None,
            quickplay: false,
            adjournments: false,
            scoresheets: false,
            electronic_scoresheets: false,
            mild_device_penalty: false,
            devices_in_bags: false,
            white: Needs::default(),
            black: Needs::default(),
            scale: Scale::default(),
            start: None,
            chess960: false,
        }
    }

    /// How the clock is set. It runs on after a flag, for a flag falls only when it is seen.
    pub(crate) fn setting(&self) -> Option<Setting> {
        let control = self.time.clone()?;
        let change = if self.change_at_zero { PeriodChange::AtZero } else { PeriodChange::AtMove };
        Some(Setting { control, change, expiry: Expiry::RunOn })
    }

    /// The start position.
    pub(crate) fn position(&self) -> Result<Position, RegulationsError> {
        let geometry = if self.chess960 { Geometry::Chess960 } else { Geometry::Standard };
        let Some(fen) = &self.start else { return Ok(Position::initial()) };
        let position = Position::from_fen_in(fen, geometry)
            .or_else(|_| Position::from_fen_lenient_in(fen, geometry).map(|(position, _)| position))
            .map_err(RegulationsError::Start)?;
        if position.has_legal_move() { Ok(position) } else { Err(RegulationsError::StartIsOver) }
    }

    /// By which rules the game is played.
    pub(crate) fn play(&self, rules: &Rules) -> Play {
        let speed = match self.speed {
            Some(GameSpeed::Standard) => Speed::Standard,
            Some(GameSpeed::Rapid) => Speed::Rapid,
            Some(GameSpeed::Blitz) => Speed::Blitz,
            None => self.measured(rules),
        };
        match (speed, self.supervised) {
            (Speed::Standard, _) => Play::Standard,
            (Speed::Rapid, false) => Play::Rapid,
            (Speed::Rapid, true) => Play::SupervisedRapid,
            (Speed::Blitz, false) => Play::Blitz,
            (Speed::Blitz, true) => Play::SupervisedBlitz,
        }
    }

    /// The speed by the time control: the slower side's, as it takes so little time for each player
    /// to be fast (A.1, B.1 of 2018).
    fn measured(&self, rules: &Rules) -> Speed {
        let Some(control) = &self.time else { return Speed::Standard };
        let speed = |side| rules.fast.speed_of(control.side(side));
        let [white, black] = Side::ALL.map(|side| speed(side).unwrap_or(Speed::Standard));
        white.min(black)
    }

    /// Whether the rules of a quickplay finish can be in force at all.
    pub(crate) fn quickplay_possible(&self, rules: &Rules, play: Play) -> bool {
        let Some(control) = &self.time else { return false };
        let blitz = play.is_blitz();
        let increment = Side::ALL.into_iter().any(|side| {
            control.side(side).stages().iter().any(|stage| stage.bonus.increment_ms() > 0)
        });
        match rules.quickplay.force.value {
            QuickplayForce::Always => !blitz,
            QuickplayForce::IfAnnouncedWithoutIncrement => self.quickplay && !blitz && !increment,
        }
    }
}

fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}
