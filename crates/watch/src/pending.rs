//! Texts that may be half written.

use compongo_audit::live::{Shape, shape};
use compongo_pgn::Limits;

use crate::Trouble;

/// How long a text that looks half written must stay as it is before it is believed, in
/// milliseconds.
const GRACE_MS: u64 = 1_500;

/// Decides which texts of a source are believed.
#[derive(Debug, Default)]
pub(crate) struct Pending {
    /// The text that is doubted, and since when.
    doubted: Option<(Vec<u8>, u64)>,
    /// How many games there were.
    games: usize,
}

impl Pending {
    /// What to do with a text: it is believed, it is something else, or (nothing) it is to be seen
    /// again: it has fewer games than before, or its last game is not written to its end.
    pub(crate) fn judge(
        &mut self,
        bytes: &[u8],
        limits: &Limits,
        now_ms: u64,
    ) -> Option<Result<(), Trouble>> {
        let shape = shape(bytes, limits);
        let (games, doubtful) = match shape {
            Shape::Whole { games } => (games, games < self.games),
            Shape::Cut { games } => (games, self.games > 0),
            // A file that is written anew is empty first.
            Shape::Empty | Shape::Html | Shape::NotGames => (0, self.games > 0),
        };
        if doubtful && !self.has_stayed(bytes, now_ms) {
            return None;
        }
        self.doubted = None;
        let answer = match shape {
            Shape::Empty => Err(Trouble::Empty),
            Shape::Html => Err(Trouble::Html),
            Shape::NotGames => Err(Trouble::NotGames),
            Shape::Whole { .. } | Shape::Cut { .. } => {
                self.games = games;
                Ok(())
            }
        };
        Some(answer)
    }

    /// Whether a text is doubted, so that it has to be seen again.
    pub(crate) fn is_open(&self) -> bool {
        self.doubted.is_some()
    }

    fn has_stayed(&mut self, bytes: &[u8], now_ms: u64) -> bool {
        match &self.doubted {
            Some((text, since)) if text == bytes => now_ms.saturating_sub(*since) >= GRACE_MS,
            _ => {
                self.doubted = Some((bytes.to_vec(), now_ms));
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_half_written_waits() {
        let (mut pending, limits) = (Pending::default(), Limits::default());
        let mut judge = |text: &str, now| {
            pending.judge(text.as_bytes(), &limits, now).map(|answer| answer.is_ok())
        };
        let (one, two) = ("[White \"A\"]\n\n1. e4 *\n\n", "[White \"B\"]\n\n1. d4 *\n\n");
        let both = format!("{one}{two}");
        assert_eq!(judge(&both, 0), Some(true));
        assert_eq!(judge("", 10), None, "written anew");
        assert_eq!(judge(&both[..both.len() - 5], 20), None, "cut");
        assert_eq!(judge(one, 30), None, "a game is missing");
        assert_eq!(judge(&both, 40), Some(true));
        assert_eq!(judge(one, 50), None);
        assert_eq!(judge(one, 1_549), None);
        assert_eq!(judge(one, 1_550), Some(true), "it has stayed so");
        assert_eq!(judge("not found", 1_600), None);
        assert_eq!(judge("not found", 3_100), Some(false));
    }
}
