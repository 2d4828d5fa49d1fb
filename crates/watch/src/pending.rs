//! Texts that may be half written.

use compongo_audit::live::{Shape, shape, written};
use compongo_pgn::Limits;

use crate::Trouble;

/// How long a file that looks half written must stay as it is before it is believed, in
/// milliseconds.
const GRACE_MS: u64 = 1_500;

/// A text that looks half written and never stays as it is is believed after so long, in
/// milliseconds: nothing is doubted for ever.
const LONGEST_MS: u64 = 10_000;

/// Decides which texts of a source are believed, and how much of them.
#[derive(Debug)]
pub(crate) struct Pending {
    grace_ms: u64,
    /// Whether what holds no games may be a file that is just being written anew.
    emptied: bool,
    /// When there was a text for the first time.
    first_ms: Option<u64>,
    doubt: Option<Doubt>,
    /// How many games there were.
    games: usize,
    /// The last of them, as far as it was believed; nothing before any was.
    last: Option<Vec<u8>>,
}

/// A text that is doubted.
#[derive(Debug)]
struct Doubt {
    text: Vec<u8>,
    shape: Shape,
    /// Since when it has been as it is.
    since_ms: u64,
    /// Since when one text after the other has been doubted and nothing of them believed.
    begun_ms: u64,
}

/// What speaks for a text that looks half written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stay {
    /// Nothing yet.
    New,
    /// It has stayed as it is.
    Same,
    /// None has stayed for too long a time.
    TooLong,
}

impl Pending {
    /// Of a file, which others write while it is read.
    pub(crate) fn of_file() -> Pending {
        Pending {
            grace_ms: GRACE_MS,
            emptied: true,
            first_ms: None,
            doubt: None,
            games: 0,
            last: None,
        }
    }

    /// Of an address that is asked so often: its answers come whole, but may be of a file that is
    /// half written. It has to answer twice.
    pub(crate) fn of_address(interval_ms: u64) -> Pending {
        let grace_ms = GRACE_MS.max(interval_ms.saturating_mul(2));
        Pending { grace_ms, emptied: false, ..Pending::of_file() }
    }

    /// What to do with a text: so many bytes of it are believed, it is something else, or (nothing)
    /// it is to be seen again: it has fewer games than before, or its last game is not written to
    /// its end and has lost what it had.
    pub(crate) fn judge(
        &mut self,
        bytes: &[u8],
        limits: &Limits,
        now_ms: u64,
    ) -> Option<Result<usize, Trouble>> {
        self.first_ms = self.first_ms.or(Some(now_ms));
        let shape = shape(bytes, limits);
        let doubtful = match shape {
            Shape::Whole { games } => games < self.games,
            // An address that is asked for the first time is believed to its last move.
            Shape::Cut { .. } => self.emptied || self.last.is_some(),
            Shape::Empty | Shape::Html | Shape::NotGames => self.emptied && self.games > 0,
        };
        let stay = if doubtful { self.stay(bytes, shape, now_ms) } else { Stay::Same };
        match (shape, stay) {
            (Shape::Cut { games }, Stay::New | Stay::TooLong) => {
                self.part(bytes, games, stay == Stay::TooLong, limits, now_ms).map(Ok)
            }
            (_, Stay::New) => None,
            (Shape::Cut { games }, Stay::Same) => {
                let last = written(bytes, limits).start;
                Some(Ok(self.believe(games, bytes.get(last..).unwrap_or_default(), bytes.len())))
            }
            // Its last game ends with a mark: what is written behind it is another.
            (Shape::Whole { games }, _) => Some(Ok(self.believe(games, b"*", bytes.len()))),
            (Shape::Empty, _) => Some(self.nothing(Trouble::Empty)),
            (Shape::Html, _) => Some(self.nothing(Trouble::Html)),
            (Shape::NotGames, _) => Some(self.nothing(Trouble::NotGames)),
        }
    }

    /// Whether a text is doubted, so that it has to be seen again.
    pub(crate) fn is_open(&self) -> bool {
        self.doubt.is_some()
    }

    /// Whether a text is doubted and nobody has waited yet to see whether it stays so.
    pub(crate) fn is_new(&self, now_ms: u64) -> bool {
        let since = now_ms.saturating_sub(self.first_ms.unwrap_or(now_ms));
        self.is_open() && since <= self.grace_ms
    }

    /// The doubted text, once it has been long enough without another.
    pub(crate) fn waited(&self, now_ms: u64) -> Option<Vec<u8>> {
        let doubt = self.doubt.as_ref()?;
        let stayed = now_ms.saturating_sub(doubt.since_ms) >= self.grace_ms;
        stayed.then(|| doubt.text.clone())
    }

    /// What was doubted is there no longer.
    pub(crate) fn forget(&mut self) {
        self.doubt = None;
    }

    /// As much of a text that is cut off as is written whole, if it has all that was believed (it
    /// is of a file that grows, or of one whose last game never has a mark) or must be believed.
    fn part(
        &mut self,
        bytes: &[u8],
        games: usize,
        must: bool,
        limits: &Limits,
        now_ms: u64,
    ) -> Option<usize> {
        let last = written(bytes, limits);
        // A game of which no move is written whole says that those before it are.
        let (games, text) = match bytes.get(last.clone()) {
            Some(text) if !last.is_empty() => (games, text),
            _ => (games.saturating_sub(1), &b"*"[..]),
        };
        let extended = text.starts_with(self.last.as_deref().unwrap_or_default());
        let kept = games > self.games || games == self.games && (last.is_empty() || extended);
        if games == 0 || !must && !kept {
            return None;
        }
        let rest = bytes.get(last.end..).unwrap_or_default();
        if rest.trim_ascii_start().is_empty() {
            return Some(self.believe(games, text, bytes.len()));
        }
        (self.games, self.last) = (games, Some(text.to_vec()));
        if let Some(doubt) = &mut self.doubt {
            doubt.begun_ms = now_ms;
        }
        Some(last.end)
    }

    /// Nothing is doubted any more.
    fn believe(&mut self, games: usize, last: &[u8], len: usize) -> usize {
        self.doubt = None;
        (self.games, self.last) = (games, Some(last.trim_ascii_end().to_vec()));
        len
    }

    fn nothing(&mut self, trouble: Trouble) -> Result<usize, Trouble> {
        self.doubt = None;
        Err(trouble)
    }

    fn stay(&mut self, bytes: &[u8], shape: Shape, now_ms: u64) -> Stay {
        let text = bytes.to_vec();
        let mut begun_ms = now_ms;
        if let Some(doubt) = &mut self.doubt {
            // So many games, each to its end, are no half of anything if they stay so many,
            // whatever is played meanwhile.
            let whole = matches!(shape, Shape::Whole { .. }) && doubt.shape == shape;
            if whole || doubt.text == bytes {
                doubt.text = text;
                let stayed = now_ms.saturating_sub(doubt.since_ms) >= self.grace_ms;
                return if stayed { Stay::Same } else { Stay::New };
            }
            begun_ms = doubt.begun_ms;
        }
        self.doubt = Some(Doubt { text, shape, since_ms: now_ms, begun_ms });
        let long = now_ms.saturating_sub(begun_ms) >= LONGEST_MS.max(self.grace_ms);
        if long { Stay::TooLong } else { Stay::New }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "[White \"A\"]\n\n1. e4 *\n\n";
    const TWO: &str = "[White \"B\"]\n\n1. d4 *\n\n";

    /// How much of a text is believed; nothing if it is to be seen again, 0 if it is something else.
    fn judge(pending: &mut Pending, text: &str, now: u64) -> Option<usize> {
        let judged = pending.judge(text.as_bytes(), &Limits::default(), now);
        judged.map(|answer| answer.unwrap_or(0))
    }

    #[test]
    fn what_is_half_written_waits() {
        let mut pending = Pending::of_file();
        let mut judge = |text: &str, now| judge(&mut pending, text, now);
        let both = format!("{ONE}{TWO}");
        let (all, less) = (Some(both.len()), Some(ONE.len()));
        assert_eq!(judge(&both, 0), all);
        assert_eq!(judge("", 10), None, "written anew");
        assert_eq!(judge(&both[..both.len() - 9], 20), None, "cut");
        assert_eq!(judge(ONE, 30), None, "a game is missing");
        assert_eq!(judge(&both, 40), all);
        assert_eq!(judge(ONE, 50), None);
        assert_eq!(judge(ONE, 1_549), None);
        assert_eq!(judge(ONE, 1_550), less, "it has stayed so");
        assert_eq!(judge("not found", 1_600), None);
        assert_eq!(judge("not found", 3_100), Some(0));
    }

    #[test]
    fn a_move_is_believed_when_something_follows_it() {
        let mut pending = Pending::of_file();
        let text = format!("{ONE}[White \"B\"]\n\n1. d4 d5 2. c4 {{[%clk 1:29:00]}} e6 ");
        let upto = |part: &str| text.find(part).unwrap() + part.len();
        let mut judge = |part: &str, now| {
            let upto = upto(part);
            (judge(&mut pending, &text[..upto], now), upto)
        };
        let none = (None, 0);
        let believed = |(judged, _): (Option<usize>, usize)| judged;
        // A first look: what stands at the end is believed when it has stayed.
        assert_eq!(believed(judge("1. d4 d", 0)), Some(upto("1. d4")));
        // Faster than anything stays.
        assert_eq!(believed(judge("1. d4 d5", 100)), Some(upto("1. d4")));
        assert_eq!(believed(judge("d5 2.", 200)), Some(upto("d5")));
        assert_eq!(believed(judge("c4 {[%clk 1:2", 300)), Some(upto("c4")));
        assert_eq!(believed(judge("1:29:00]}", 400)), Some(upto("1:29:00]}")));
        assert_eq!(believed(judge("} e6", 500)), Some(upto("1:29:00]}")));
        assert_eq!(believed(judge("} e6", 2_000)), Some(upto("} e6")), "it has stayed");
        assert_eq!(judge("} e6 ", 2_100), (Some(text.len()), text.len()));
        // What is cut off before that has lost something.
        assert_eq!(believed(judge("1. d4 d5", 2_200)), none.0);
    }

    #[test]
    fn a_file_whose_last_game_never_has_a_mark_is_not_doubted_for_ever() {
        let mut pending = Pending::of_file();
        let text = |first: &str, last: &str| {
            format!("[White \"A\"]\n\n{first} *\n\n[White \"B\"]\n\n{last}\n")
        };
        let len = |first, last| Some(text(first, last).len());
        assert_eq!(judge(&mut pending, &text("1. e4", "1. d4"), 0), len("1. e4", "1. d4"));
        // Another board has moved, then this one.
        let more = ("1. e4 e5", "1. d4");
        assert_eq!(judge(&mut pending, &text(more.0, more.1), 100), len(more.0, more.1));
        let more = ("1. e4 e5", "1. d4 d5");
        assert_eq!(judge(&mut pending, &text(more.0, more.1), 200), len(more.0, more.1));
        // A move was taken back while others are made every second.
        let mut now = 300;
        for at in 0..10 {
            let first = "1. e4 e5 ".to_owned() + &"x ".repeat(at);
            assert_eq!(judge(&mut pending, &text(&first, "1. d4"), now), None);
            now += 1_000;
        }
        assert!(judge(&mut pending, &text("1. e4 e5 2. Nf3", "1. d4"), now).is_some());
        assert!(!pending.is_open());
    }

    #[test]
    fn fewer_games_that_go_on_are_another_round() {
        let mut pending = Pending::of_file();
        let both = format!("{ONE}{TWO}");
        judge(&mut pending, &both, 0);
        assert_eq!(judge(&mut pending, "[White \"C\"]\n\n1. c4 *\n", 1_000), None);
        assert_eq!(judge(&mut pending, "[White \"C\"]\n\n1. c4 c5 *\n", 2_000), None);
        assert!(judge(&mut pending, "[White \"C\"]\n\n1. c4 c5 2. g3 *\n", 3_000).is_some());
    }

    #[test]
    fn an_address_has_to_answer_twice_with_less() {
        let mut pending = Pending::of_address(5_000);
        let both = format!("{ONE}{TWO}");
        assert_eq!(judge(&mut pending, &both, 0), Some(both.len()));
        assert_eq!(judge(&mut pending, &both[..both.len() - 9], 5_000), None);
        assert_eq!(pending.waited(14_999), None);
        assert_eq!(pending.waited(15_000).as_deref(), Some(&both.as_bytes()[..both.len() - 9]));
        assert_eq!(judge(&mut pending, &both, 15_000), Some(both.len()));
        assert_eq!(judge(&mut pending, "<html>", 20_000), Some(0), "that is told at once");
        // The first answer is all there is.
        let mut pending = Pending::of_address(5_000);
        assert_eq!(
            judge(&mut pending, ONE.trim_end_matches([' ', '*', '\n']), 0),
            Some(ONE.len() - 4)
        );
    }
}
