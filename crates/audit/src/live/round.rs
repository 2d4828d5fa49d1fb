use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher};

use super::board::Board;
use super::matching::assign;
use super::seen::Seen;
use super::text::games;
use super::{Event, Options};

/// How many boards of one source are followed.
const MOST_BOARDS: usize = 2_000;

/// How many boards are remembered that are no longer in the text, in case they come back.
const MOST_GONE: usize = 2_000;

/// The games that one source holds, followed from text to text.
#[derive(Clone, Debug)]
pub struct Round {
    options: Options,
    boards: Vec<Board>,
    next: u32,
    left_out: usize,
}

impl Round {
    /// A round of which nothing has been seen yet.
    pub fn new(options: Options) -> Round {
        Round { options, boards: Vec::new(), next: 1, left_out: 0 }
    }

    /// The boards in the order of the text.
    pub fn boards(&self) -> impl Iterator<Item = &Board> {
        let mut boards: Vec<&Board> = self.boards.iter().filter(|it| it.place.is_some()).collect();
        boards.sort_unstable_by_key(|board| board.place);
        boards.into_iter()
    }

    /// A board by its number, also if it is no longer in the text.
    pub fn board(&self, number: u32) -> Option<&Board> {
        self.boards.iter().find(|board| board.number() == number)
    }

    /// How many games of the text are not followed because there are too many: two thousand are.
    pub fn left_out(&self) -> usize {
        self.left_out
    }

    /// Takes the text as it is now, seen at `at_ms`. Only games whose bytes have changed are read.
    pub fn rewrite(&mut self, bytes: &[u8], at_ms: u64) -> Vec<Event> {
        let mut events = Vec::new();
        let mut texts = games(bytes, &self.options.audit.limits);
        self.left_out = texts.len().saturating_sub(MOST_BOARDS);
        texts.truncate(MOST_BOARDS);
        let texts: Vec<&[u8]> =
            texts.into_iter().map(|range| bytes.get(range).unwrap_or_default()).collect();
        let stamps: Vec<(u64, usize)> = texts.iter().map(|text| stamp(text)).collect();
        let same = self.unchanged(&stamps);
        let changed: Vec<(usize, Seen)> = texts
            .iter()
            .zip(&same)
            .enumerate()
            .filter(|(_, (_, same))| same.is_none())
            .map(|(place, (text, _))| (place, Seen::read(text, &self.options)))
            .filter(|(_, seen)| seen.plies() > 0 || seen.label != super::Label::default())
            .collect();
        let mut taken = vec![false; self.boards.len()];
        for index in same.iter().flatten() {
            if let Some(taken) = taken.get_mut(*index) {
                *taken = true;
            }
        }
        let matched = assign(&self.boards, &taken, &changed);
        for index in matched.iter().flatten() {
            if let Some(taken) = taken.get_mut(*index) {
                *taken = true;
            }
        }
        for (board, _) in self.boards.iter_mut().zip(&taken).filter(|(_, taken)| !**taken) {
            if board.place.is_some() {
                board.leave(&mut events);
            }
        }
        for (place, index) in same.iter().enumerate() {
            let board = index.and_then(|index| self.boards.get_mut(index));
            if let Some(board) = board {
                let came_back = board.place.replace(place).is_none();
                if came_back {
                    events.push(Event::Board { board: board.number(), taken_back: 0 });
                    board.refresh(at_ms, &mut events);
                }
            }
        }
        for ((place, seen), index) in changed.into_iter().zip(matched) {
            let Some(&stamp) = stamps.get(place) else { continue };
            match index.and_then(|index| self.boards.get_mut(index)) {
                Some(board) => board.read(place, stamp, seen, at_ms, &mut events),
                None => self.begin(place, stamp, seen, at_ms, &mut events),
            }
        }
        self.forget();
        events
    }

    /// What has become of the clocks that run while nothing is sent.
    pub fn tick(&mut self, at_ms: u64) -> Vec<Event> {
        let mut events = Vec::new();
        for board in &mut self.boards {
            if board.due_ms.is_some_and(|due| due <= at_ms) {
                board.refresh(at_ms, &mut events);
            }
        }
        events
    }

    /// When [`Round::tick`] has something to say at the earliest.
    pub fn due_ms(&self) -> Option<u64> {
        self.boards.iter().filter_map(|board| board.due_ms).min()
    }

    fn begin(
        &mut self,
        place: usize,
        stamp: (u64, usize),
        seen: Seen,
        at: u64,
        events: &mut Vec<Event>,
    ) {
        let mut board = Board::new(self.next, place, stamp, seen, at);
        self.next += 1;
        events.push(Event::Board { board: board.number(), taken_back: 0 });
        board.refresh(at, events);
        self.boards.push(board);
    }

    /// The boards whose text is what it was, for each text of the new order.
    fn unchanged(&self, stamps: &[(u64, usize)]) -> Vec<Option<usize>> {
        let mut known: HashMap<(u64, usize), Vec<usize>> = HashMap::new();
        // The last of each list is taken first: those that are there before those that were.
        let order = |index: &usize| {
            let place = self.boards.get(*index).and_then(|board| board.place);
            std::cmp::Reverse(place.unwrap_or(usize::MAX))
        };
        let mut indices: Vec<usize> = (0..self.boards.len()).collect();
        indices.sort_by_key(order);
        for index in indices {
            if let Some(board) = self.boards.get(index) {
                known.entry(board.text).or_default().push(index);
            }
        }
        stamps.iter().map(|stamp| known.get_mut(stamp).and_then(Vec::pop)).collect()
    }

    fn forget(&mut self) {
        let mut excess = self
            .boards
            .iter()
            .filter(|board| board.place.is_none())
            .count()
            .saturating_sub(MOST_GONE);
        self.boards.retain(|board| {
            let forgotten = excess > 0 && board.place.is_none();
            excess -= usize::from(forgotten);
            !forgotten
        });
    }
}

/// A number made of a text, and its length.
fn stamp(text: &[u8]) -> (u64, usize) {
    let mut hasher = DefaultHasher::new();
    hasher.write(text);
    (hasher.finish(), text.len())
}
