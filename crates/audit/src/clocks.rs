use compongo_board::{Color, Position};
use compongo_clock::{ClockTrail, Inconsistency, Reading, TimeControl};
use compongo_laws::Topic;
use compongo_pgn::{ClockError, RawComment, parse_clock};

use crate::found::Found;
use crate::header::{Header, Tag};
use crate::{Detail, Severity};

/// The clock readings of a game, kept until its time control is known.
#[derive(Debug, Default)]
pub(crate) struct Clocks {
    readings: Vec<Entry>,
    unreadable: Option<(u32, u64, ClockError)>,
    more_unreadable: u32,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    ply: u32,
    at: u64,
    reading: Reading,
}

impl Clocks {
    /// Forgets the last game.
    pub(crate) fn clear(&mut self) {
        self.readings.clear();
        self.unreadable = None;
        self.more_unreadable = 0;
    }

    /// Keeps the first `[%clk …]` of a comment after the word of ply `ply`.
    #[inline]
    pub(crate) fn comment(&mut self, ply: u32, comment: RawComment<'_>) {
        // A second comment after the same move says nothing new.
        if ply == 0 || self.readings.last().is_some_and(|last| last.ply == ply) {
            return;
        }
        if let Some(clock) = comment.leading_clock() {
            let reading = Reading { ms: clock.ms, whole_seconds: clock.whole_seconds };
            self.readings.push(Entry { ply, at: clock.offset, reading });
            return;
        }
        self.look_closely(ply, comment);
    }

    #[inline(never)]
    fn look_closely(&mut self, ply: u32, comment: RawComment<'_>) {
        let Some(command) = comment.commands().find(|command| command.is("clk")) else { return };
        match parse_clock(command.args) {
            Ok(ms) => {
                let whole_seconds = !command.args.contains(&b'.') && !command.args.contains(&b',');
                let reading = Reading { ms, whole_seconds };
                self.readings.push(Entry { ply, at: command.offset, reading });
            }
            Err(error) if self.unreadable.is_none() => {
                self.unreadable = Some((ply, command.offset, error));
            }
            Err(_) => self.more_unreadable = self.more_unreadable.saturating_add(1),
        }
    }

    /// What cannot be: the first reading of each clock, and how many more.
    pub(crate) fn judge(&self, header: &Header, start: &Position, found: &mut Vec<Found>) {
        if let Some((ply, at, error)) = self.unreadable {
            let detail = Detail::ClockUnreadable { error, more: self.more_unreadable };
            let whole = Found::whole(Severity::Note, Vec::new(), detail);
            found.push(Found { at: Some(at), ply: Some(ply), ..whole });
        }
        if self.readings.is_empty() {
            return;
        }
        let control: TimeControl =
            header.get(Tag::TimeControl).and_then(|text| text.parse().ok()).unwrap_or_default();
        let mut faces = [Face::new(&control), Face::new(&control)];
        for &entry in &self.readings {
            let (by, number) = mover(start, entry.ply);
            faces[by as usize].shows(number, entry);
        }
        for (by, face) in Color::ALL.into_iter().zip(faces) {
            found.extend(face.found(by));
        }
    }
}

/// One player's side of the clock, and what is wrong with its readings.
struct Face<'a> {
    trail: ClockTrail<'a>,
    last_ms: Option<i64>,
    first: Option<(Entry, Inconsistency, Option<i64>)>,
    more: u32,
}

impl<'a> Face<'a> {
    fn new(control: &'a TimeControl) -> Face<'a> {
        Face { trail: ClockTrail::new(control), last_ms: None, first: None, more: 0 }
    }

    /// The next reading, after the player's `number`-th move.
    #[inline]
    fn shows(&mut self, number: u32, entry: Entry) {
        let before_ms = self.last_ms.replace(entry.reading.ms);
        if let Some(what) = self.trail.push(number, entry.reading) {
            self.note(entry, what, before_ms);
        }
    }

    fn note(&mut self, entry: Entry, what: Inconsistency, before_ms: Option<i64>) {
        if let Some((_, known, _)) = self.first {
            self.more = self.more.saturating_add(1);
            // What cannot be explained comes before what an arbiter may have done.
            if !known.may_be_bonus() || what.may_be_bonus() {
                return;
            }
        }
        self.first = Some((entry, what, before_ms));
    }

    fn found(self, by: Color) -> Option<Found> {
        let Face { first, more, .. } = self;
        let (entry, what, before_ms) = first?;
        let severity = if what.may_be_bonus() { Severity::Note } else { Severity::Warning };
        let topics = match what {
            Inconsistency::GainedTooMuch { .. } => vec![Topic::TimeControl, Topic::CarriedTime],
            Inconsistency::Negative { .. } => vec![Topic::ClockReading],
            Inconsistency::PlayAfterZero => vec![Topic::FlagFall],
        };
        let reading_ms = entry.reading.ms;
        let detail = Detail::ClockInconsistent { by, what, reading_ms, before_ms, more };
        let whole = Found::whole(severity, topics, detail);
        Some(Found { at: Some(entry.at), ply: Some(entry.ply), ..whole })
    }
}

/// Who makes a ply, and which of his moves since the start it is. What a FEN says of moves before
/// the start does not count: the clocks were set when this game began.
fn mover(start: &Position, ply: u32) -> (Color, u32) {
    let index = ply.saturating_sub(1);
    let color = if index.is_multiple_of(2) { start.turn() } else { !start.turn() };
    (color, index / 2 + 1)
}
