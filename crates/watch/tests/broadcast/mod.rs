//! A broadcast program in miniature: plays finished games into a live file, with all that goes wrong
//! on the way. The tests follow it step by step; `examples/replay_round.rs` does it in real time.
#![allow(dead_code, unreachable_pub)]

mod file;
mod game;

pub use file::{LiveFile, Way};
pub use game::Playing;

use compongo_pgn::Game;

/// `SplitMix64`: the same course in every run.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// A number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % limit.max(1) as u64) as usize
    }
}

/// How a round is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// All boards at once; otherwise one game after the other, as in a file that grows.
    pub together: bool,
    /// Moves are taken back, corrected and sent wrongly, and games change places.
    pub faults: bool,
    /// A game that goes on ends with `*`. Without it the end of the text says nothing.
    pub marked: bool,
}

/// The games of a round on their way.
#[derive(Clone, Debug)]
pub struct Broadcast {
    course: Course,
    playing: Vec<Playing>,
    /// In which order the games are written.
    order: Vec<usize>,
    random: Random,
}

impl Broadcast {
    /// A round in which nothing has been played yet. The same seed gives the same course.
    pub fn new(games: Vec<Game>, course: Course, seed: u64) -> Broadcast {
        let playing: Vec<Playing> =
            games.into_iter().enumerate().map(|(at, game)| Playing::new(game, at + 1)).collect();
        Broadcast { course, order: (0..playing.len()).collect(), playing, random: Random(seed) }
    }

    /// The games in the order in which they were given.
    pub fn playing(&self) -> &[Playing] {
        &self.playing
    }

    /// Whether all is played.
    pub fn is_over(&self) -> bool {
        self.playing.iter().all(Playing::is_over)
    }

    /// What happens until the file is written again.
    pub fn step(&mut self) {
        let last = if self.course.together { self.playing.len() } else { self.begun() };
        let first = if self.course.together { 0 } else { last.saturating_sub(1) };
        for game in self.playing.get_mut(first..last).unwrap_or_default() {
            game.step(&mut self.random, self.course.faults);
        }
        let boards = self.order.len();
        if self.course.together && self.course.faults && boards > 1 && self.random.below(9) == 0 {
            self.order.swap(self.random.below(boards), self.random.below(boards));
        }
    }

    /// How many games are in the text.
    pub fn begun(&self) -> usize {
        if self.course.together {
            return self.playing.len();
        }
        let over = self.playing.iter().take_while(|game| game.is_over()).count();
        (over + 1).min(self.playing.len())
    }

    /// The text as it is now.
    pub fn text(&self) -> String {
        let begun = self.begun();
        let written = self.order.iter().filter(|at| **at < begun);
        written.filter_map(|at| Some(self.playing.get(*at)?.text(self.course.marked))).collect()
    }
}
