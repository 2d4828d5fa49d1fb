//! The game being converted: its tags that matter, and where its moves stand.

use std::ops::Range;

use compongo_notation::number_length;
use compongo_pgn::{Batch, RawTag, StartTags};

/// A part of the movetext.
pub(super) enum Event {
    /// A move, without its number.
    Move(Range<usize>),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
}

/// What is known of a game when it has been read.
#[derive(Default)]
pub(super) struct Game {
    /// Where it begins in the batch.
    at: usize,
    fen: Option<(String, usize)>,
    set_up: Option<String>,
    variant: Option<String>,
    white: Option<String>,
    black: Option<String>,
    pub(super) events: Vec<Event>,
}

impl Game {
    /// A game that begins at a byte of its batch.
    pub(super) fn at(at: usize) -> Game {
        Game { at, ..Game::default() }
    }

    /// Keeps a tag if it matters. Of a repeated tag the first counts.
    pub(super) fn keep(&mut self, tag: RawTag<'_>, at: usize) {
        if tag.is("FEN") {
            self.fen.get_or_insert_with(|| (tag.value().into_owned(), at));
            return;
        }
        let place = match () {
            () if tag.is("SetUp") => &mut self.set_up,
            () if tag.is("Variant") => &mut self.variant,
            () if tag.is("White") => &mut self.white,
            () if tag.is("Black") => &mut self.black,
            () => return,
        };
        place.get_or_insert_with(|| tag.value().into_owned());
    }

    /// Keeps a move.
    pub(super) fn add_move(&mut self, batch: &Batch, word: Range<usize>) {
        let number = number_length(text(batch, word.clone()));
        self.events.push(Event::Move(word.start + number..word.end));
    }

    /// The tags that say where it begins.
    pub(super) fn start_tags(&self) -> StartTags<'_> {
        StartTags {
            fen: self.fen.as_ref().map(|(fen, _)| fen.as_str()),
            set_up: self.set_up.as_deref(),
            variant: self.variant.as_deref(),
        }
    }

    /// Where to look for what is wrong with its start.
    pub(super) fn start_at(&self) -> usize {
        self.fen.as_ref().map_or(self.at, |(_, at)| *at)
    }

    /// Both players, if both are named.
    pub(super) fn players(&self) -> Option<(&str, &str)> {
        self.white.as_deref().zip(self.black.as_deref())
    }

    /// Where its first move stands.
    pub(super) fn first_move(&self) -> Option<usize> {
        self.events.iter().find_map(|event| match event {
            Event::Move(range) => Some(range.start),
            _ => None,
        })
    }

    /// The moves that were played.
    pub(super) fn main_line<'a>(&self, batch: &'a Batch) -> Vec<&'a [u8]> {
        let mut depth = 0_usize;
        let mut words = Vec::new();
        for event in &self.events {
            match event {
                Event::Open => depth += 1,
                Event::Close => depth = depth.saturating_sub(1),
                Event::Move(range) if depth == 0 => words.push(text(batch, range.clone())),
                Event::Move(_) => {}
            }
        }
        words
    }
}

/// A part of a batch.
pub(super) fn text(batch: &Batch, range: Range<usize>) -> &[u8] {
    batch.bytes.get(range).unwrap_or_default()
}
