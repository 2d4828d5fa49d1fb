//! Points: what a win, a draw and a loss bring (10.1, 10.2 of 2018; 11.1 before 2014).

use core::fmt;
use core::str::FromStr;

use compongo_board::{ByColor, Color};
use serde::{Deserialize, Serialize};

use super::guards::Answer;
use super::machine::Game;
use super::words::{Word, word};
use super::{Outcome, Refusal, Score, Why};
use crate::Scoring;

/// Points, in halves.
///
/// Displayed as `3` or `0.5`, and read from that.
///
/// ```
/// use compongo_laws::game::Points;
///
/// assert_eq!(Points::in_halves(1).to_string(), "0.5");
/// assert_eq!("3".parse(), Ok(Points::in_halves(6)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Points(u16);

impl Points {
    /// So many half points.
    pub const fn in_halves(halves: u16) -> Points {
        Points(halves)
    }

    /// How many half points.
    pub const fn halves(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0.is_multiple_of(2) { "" } else { ".5" };
        write!(f, "{}{half}", self.0 / 2)
    }
}

/// The text is no number of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("points are whole or end in .5")]
pub struct ParsePointsError;

impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Points, ParsePointsError> {
        let (whole, half) = match text.strip_suffix(".5") {
            Some(whole) => (whole, 1),
            None => (text, 0),
        };
        let whole: u16 = whole.parse().map_err(|_| ParsePointsError)?;
        let halves = whole.checked_mul(2).and_then(|it| it.checked_add(half));
        halves.map(Points).ok_or(ParsePointsError)
    }
}

impl Word for Points {
    const WHAT: &'static str = "a number of points, as 3 or 0.5";

    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Points> {
        text.parse().ok()
    }
}

/// What a game brings.
///
/// ```
/// use compongo_laws::game::{Ending, Outcome, Scale};
///
/// let football: Scale = serde_json::from_str(r#"{"win":"3","draw":"1","loss":"0"}"#)?;
/// let drawn = football.of(Outcome::draw(Ending::Agreement));
/// assert_eq!((drawn.white.to_string(), drawn.black.to_string()), ("1".into(), "1".into()));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Scale {
    /// For a win.
    #[serde(with = "word")]
    pub win: Points,
    /// For a draw.
    #[serde(with = "word")]
    pub draw: Points,
    /// For a loss.
    #[serde(with = "word")]
    pub loss: Points,
}

impl Default for Scale {
    /// One, a half, nought.
    fn default() -> Scale {
        Scale { win: Points(2), draw: Points(1), loss: Points(0) }
    }
}

impl Scale {
    /// What one player's part of a result brings.
    pub const fn points(&self, score: Score) -> Points {
        match score {
            Score::Win => self.win,
            Score::Draw => self.draw,
            Score::Loss => self.loss,
        }
    }

    /// What a result brings to both.
    pub fn of(&self, outcome: Outcome) -> ByColor<Points> {
        ByColor { white: self.points(outcome.white), black: self.points(outcome.black) }
    }

    /// The most that a game gives to both together, in halves.
    fn maximum(self) -> u32 {
        let both = |one: Points, other: Points| u32::from(one.0) + u32::from(other.0);
        both(self.win, self.loss).max(both(self.draw, self.draw))
    }
}

impl Game {
    /// What a player has got from the game; none while it goes on.
    pub fn points(&self, player: Color) -> Option<Points> {
        self.outcome().map(|outcome| self.regulations().scale.of(outcome)[player])
    }

    /// Other points than one, a half and nought need an edition that lets them be announced.
    pub(super) fn require_scale(&self) -> Answer {
        let rule = self.rules().conduct.scoring;
        let usual = self.regulations().scale == Scale::default();
        if usual || rule.value != Scoring::Fixed {
            return Ok(());
        }
        Err(Refusal::by(Why::NoSuchRule, Some(rule.citation)))
    }

    /// From 2014 both together get no more than a game normally gives.
    pub(super) fn require_within_maximum(&self, white: Score, black: Score) -> Answer {
        let rule = self.rules().conduct.scoring;
        let scale = self.regulations().scale;
        let both = u32::from(scale.points(white).0) + u32::from(scale.points(black).0);
        if rule.value != Scoring::UnlessAnnouncedWithinMaximum || both <= scale.maximum() {
            return Ok(());
        }
        Err(Refusal::by(Why::ForbiddenByEvent, Some(rule.citation)))
    }
}
