//! What a game gives rise to, before it is compared with what has been told.

use compongo_board::Color;
use compongo_laws::Citation;

use super::hash::Fnv;
use super::{AlertCode, AlertId, Chance, What};
use crate::Severity;

/// What makes an alert the same alert.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    pub(crate) code: AlertCode,
    pub(crate) by: Option<Color>,
    /// Which of several of a kind: the ply, the period of the clock.
    pub(crate) part: u32,
    /// The position it stands on.
    pub(crate) basis: u64,
    /// What else tells it from others.
    pub(crate) word: u64,
}

impl Key {
    pub(crate) const fn of(code: AlertCode) -> Key {
        Key { code, by: None, part: 0, basis: 0, word: 0 }
    }

    pub(crate) fn id(self, board: u32) -> AlertId {
        let by = match self.by {
            None => 0,
            Some(Color::White) => 1,
            Some(Color::Black) => 2,
        };
        let hash = Fnv::new()
            .bytes(self.code.as_str().as_bytes())
            .number(by)
            .number(u64::from(self.part))
            .number(self.basis)
            .number(self.word);
        AlertId { board, number: hash.end() }
    }
}

/// What a game gives rise to.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) key: Key,
    /// After which ply the position stood that it is about.
    pub(crate) after: u32,
    pub(crate) severity: Severity,
    /// Whether it holds now.
    pub(crate) now: bool,
    pub(crate) ply: Option<u32>,
    pub(crate) mv: Option<String>,
    pub(crate) fen: Option<String>,
    pub(crate) articles: Vec<Citation>,
    pub(crate) chance: Option<Chance>,
    pub(crate) what: What,
}
