//! What is said about the games of a batch, each with its line.

use compongo_pgn::Batch;

use crate::messages::Messages;

/// How many faults of the text, and as many moves, are told of one game.
const MOST: usize = 20;

/// Complaints about the games of a batch: so many of each game, in the order of the text.
#[derive(Default)]
pub(super) struct Complaints {
    /// The byte of the batch, and what is wrong there.
    found: Vec<(usize, String)>,
    /// Faults of the text of the current game.
    faults: usize,
    /// Everything else about it.
    others: usize,
}

impl Complaints {
    /// Adds a fault in the text of the current game. Faults are counted apart, so that they do not
    /// hide the moves that stay as they were.
    pub(super) fn add_fault(&mut self, at: usize, text: impl FnOnce() -> String) {
        self.faults += 1;
        if self.faults <= MOST {
            self.found.push((at, text()));
        }
    }

    /// Adds something else about the current game.
    pub(super) fn add(&mut self, at: usize, text: impl FnOnce() -> String) {
        self.others += 1;
        if self.others <= MOST {
            self.found.push((at, text()));
        }
    }

    /// Ends the current game: what was not told one by one is counted.
    pub(super) fn end_game(&mut self, messages: &Messages) {
        let told = self.faults.min(MOST) + self.others.min(MOST);
        let more = (self.faults + self.others - told) as u64;
        if more > 0 {
            let of_game = self.found.len().saturating_sub(told);
            let of_game = self.found.get(of_game..).unwrap_or_default();
            let last = of_game.iter().map(|(at, _)| *at).max().unwrap_or_default();
            self.found.push((last, messages.with("find-more-faults", [("more", more.into())])));
        }
        (self.faults, self.others) = (0, 0);
    }

    /// All of them with their lines. Each byte of the batch is looked at once, however many there
    /// are.
    pub(super) fn by_line(mut self, batch: &Batch) -> Vec<(u64, String)> {
        // Faults of the text are known before the moves of their game are converted.
        self.found.sort_by_key(|(at, _)| *at);
        let mut lines = batch.lines();
        let placed =
            self.found.into_iter().map(|(at, text)| (lines.of(batch.offset + at as u64), text));
        placed.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Lang;

    #[test]
    fn complaints_come_with_their_lines() {
        let bytes = b"a\nb\r\nc\rd\n\r\n\ne\r".to_vec();
        let batch = Batch { bytes, offset: 100, line: 7 };
        let mut complaints = Complaints::default();
        let messages = Messages::new(Lang::En);
        for at in (0..=batch.bytes.len()).rev() {
            complaints.add(at, || at.to_string());
            complaints.end_game(&messages);
        }
        for (at, (line, text)) in complaints.by_line(&batch).into_iter().enumerate() {
            assert_eq!(text, at.to_string());
            assert_eq!(line, batch.lines().of(100 + at as u64), "{at}");
        }
    }

    #[test]
    fn of_each_game_so_many_are_told() {
        let mut complaints = Complaints::default();
        let messages = Messages::new(Lang::En);
        for at in 0..MOST + 2 {
            complaints.add_fault(at, || "fault".to_owned());
        }
        complaints.add(5, || "move".to_owned());
        complaints.end_game(&messages);
        complaints.add_fault(90, || "next".to_owned());
        complaints.end_game(&messages);
        let bytes = vec![b'\n'; 100];
        let told = complaints.by_line(&Batch { bytes, offset: 0, line: 1 });
        assert_eq!(told.len(), MOST + 3);
        assert_eq!(told[6], (6, "move".to_owned()));
        assert_eq!(told[MOST + 1], (MOST as u64, "2 more faults in this game".to_owned()));
        assert_eq!(told[MOST + 2], (91, "next".to_owned()));
    }
}
