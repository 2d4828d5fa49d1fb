//! Scoresheets (8.1 of 2018): what stands on them, and how they are printed.

mod draw;
mod frame;
mod from_pgn;
mod notes;
mod plain;
mod print;

use compongo_board::{ByColor, Color, Position};
use compongo_clock::Language;
use compongo_notation::Alphabet;

use crate::words::{Words, clock};
use crate::{Heading, Paper};

pub use from_pgn::from_pgn;
pub use plain::plain;
pub use print::print;

/// Whose scoresheet it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Owner {
    /// Nobody's: the record of the game.
    #[default]
    Record,
    /// The one that this player kept.
    Player(Color),
}

/// A move on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// As it is written; empty where nothing is.
    pub text: String,
    /// With the sign of an offered draw (9.1 of 2018).
    pub offer: bool,
    /// What the clock of its player showed after it, in milliseconds.
    pub clock_ms: Option<u64>,
    /// What its player noted of the clock himself, as he wrote it.
    pub noted: Option<String>,
    /// Numbers of marks at this move, from 0.
    pub marks: Vec<usize>,
}

/// What an arbiter notes beside a move, below the moves on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The move at which it stands, counted in single moves from 0; none for the whole game.
    pub ply: Option<usize>,
    /// What is noted.
    pub text: String,
}

/// A scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scoresheet {
    /// Whose it is.
    pub owner: Owner,
    /// What stands at its head.
    pub heading: Heading,
    /// The number of its first move.
    pub first: u32,
    /// Black has the first move.
    pub black_first: bool,
    /// The moves of both players.
    pub entries: Vec<Entry>,
    /// What the arbiter notes.
    pub marks: Vec<Mark>,
    /// The result, as `1-0`; empty if there is none.
    pub result: String,
    /// How the game ended, in words.
    pub ending: String,
    /// The result that each player has signed.
    pub signed: ByColor<Option<String>>,
    /// From which move on, counted from 0, they stand as they are written, for one of them cannot
    /// be read.
    pub unread_from: Option<usize>,
}

/// At which moves the times of the clock are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Times {
    /// At every move.
    #[default]
    Every,
    /// At every fifth.
    Fifth,
    /// At none.
    None,
}

impl Times {
    /// Whether they are printed at the move of this number.
    const fn at(self, number: u32) -> bool {
        match self {
            Times::Every => true,
            Times::Fifth => number.is_multiple_of(5),
            Times::None => false,
        }
    }
}

/// How scoresheets are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SheetStyle {
    /// The language of the words.
    pub language: Language,
    /// The letters of the pieces; none for those of the language, and on a player's own sheet what
    /// he wrote.
    pub letters: Option<&'static Alphabet>,
    /// Where the times are printed.
    pub times: Times,
    /// The paper.
    pub paper: Paper,
    /// Two sheets of A5 side by side on A4.
    pub both: bool,
}

impl Default for SheetStyle {
    fn default() -> SheetStyle {
        SheetStyle {
            language: Language::English,
            letters: None,
            times: Times::Every,
            paper: Paper::A4,
            both: false,
        }
    }
}

impl Entry {
    /// The time that stands with it: what the player noted, or what the clock showed.
    fn time(&self) -> Option<String> {
        self.noted.clone().or_else(|| self.clock_ms.map(clock))
    }
}

impl Scoresheet {
    /// How many moves stand as they are written, for they cannot be read.
    pub fn unread(&self) -> u64 {
        self.unread_from.map_or(0, |from| self.entries.len().saturating_sub(from) as u64)
    }

    /// The moves in pairs, with their numbers; an empty place for White where Black began.
    fn pairs(&self) -> Vec<(u32, [Option<&Entry>; 2])> {
        let skipped = usize::from(self.black_first);
        let rows = (self.entries.len() + skipped).div_ceil(2);
        let entry = |place: usize| self.entries.get(place.checked_sub(skipped)?);
        let number = |row: usize| self.first.saturating_add(u32::try_from(row).unwrap_or(u32::MAX));
        (0..rows).map(|row| (number(row), [entry(2 * row), entry(2 * row + 1)])).collect()
    }

    /// The sign of a mark at a move: marks for the whole game have none and are not counted.
    fn sign(&self, nth: usize) -> String {
        let before = self.marks.iter().take(nth).filter(|mark| mark.ply.is_some()).count();
        sign(before)
    }

    /// The move at which a mark stands, with its number: `12...`.
    fn place(&self, ply: usize) -> String {
        let place = ply + usize::from(self.black_first);
        let number = self.first.saturating_add(u32::try_from(place / 2).unwrap_or(u32::MAX));
        format!("{number}{}", if place.is_multiple_of(2) { "." } else { "..." })
    }
}

/// The sign of a mark: `a` to `z`, `aa` …
fn sign(nth: usize) -> String {
    let letter = char::from(b'a' + (nth % 26) as u8);
    core::iter::repeat_n(letter, nth / 26 + 1).collect()
}

/// Where the game begins, if that is not the usual position.
pub(crate) fn start_mark(start: &Position, words: &Words) -> Option<Mark> {
    let fen = start.to_fen();
    let usual = fen == Position::initial().to_fen();
    let text = (!usual).then(|| words.with("sheet-start", [("fen", fen.into())]))?;
    Some(Mark { ply: None, text })
}
