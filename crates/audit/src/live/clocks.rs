//! What the clocks show, and what follows from it.

use core::num::NonZeroU64;

use compongo_board::Color;
use compongo_clock::{Control, Period, Side};
use compongo_laws::flag::{Fall, judge};
use compongo_laws::{Play, Speed, Topic};
use compongo_winnable::Budget;

use super::seen::Seen;
use super::wanted::{Key, Wanted};
use super::{AlertCode, What};
use crate::Severity;

/// How many positions may be looked at for the verdict on one flag.
const MOST_POSITIONS: u64 = 20_000;

/// One player's clock as it was last told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// What it showed after his last move, in milliseconds.
    pub shown_ms: i64,
    /// What it shows now if it has run since the last move was seen and nobody has stopped it.
    pub reckoned_ms: i64,
}

/// How a clock stands after the moves of one player.
#[derive(Clone, Copy)]
struct Reading {
    ply: u32,
    ms: i64,
    /// Which of the player's moves it came after, from 1.
    number: u32,
}

impl Seen {
    /// Who made a ply, and which of his moves it was.
    pub(crate) fn mover(&self, ply: u32) -> (Color, u32) {
        let index = ply.saturating_sub(1);
        let first = self.start.turn();
        (if index.is_multiple_of(2) { first } else { !first }, index / 2 + 1)
    }

    fn readings_of(&self, by: Color) -> impl Iterator<Item = Reading> + '_ {
        self.readings.iter().filter_map(move |&(ply, ms)| {
            let (mover, number) = self.mover(ply);
            (mover == by).then_some(Reading { ply, ms, number })
        })
    }

    /// What a player's clock shows, if so long has passed since the last move.
    pub(crate) fn face(&self, by: Color, since_ms: u64) -> Option<Face> {
        let last = self.readings_of(by).last()?;
        // From a reading of an earlier move nothing can be reckoned.
        let runs = self.runs(by) && self.is_fresh(last.ply);
        let passed = if runs { i64::try_from(since_ms).unwrap_or(i64::MAX) } else { 0 };
        Some(Face { shown_ms: last.ms, reckoned_ms: last.ms.saturating_sub(passed) })
    }

    /// Whether the player who made a ply has made none since.
    fn is_fresh(&self, ply: u32) -> bool {
        ply + 1 >= self.plies()
    }

    /// Whether a player's clock runs, as far as the game tells.
    fn runs(&self, by: Color) -> bool {
        self.goes_on() && !self.moves.is_empty() && self.last.turn() == by
    }

    /// Whether the game has no result and no end on the board.
    pub(crate) fn goes_on(&self) -> bool {
        self.result.is_none() && self.state.is_none() && self.followed && !self.stopped
    }

    /// The period in which the player's move of this number is made, its index, and whether the
    /// number is the last of it.
    fn period_of(&self, number: u32) -> Option<(Period, u32, bool)> {
        let periods = self.control.periods();
        let mut rest = u64::from(number);
        let mut index = 0;
        loop {
            let period = *periods.get(index as usize).or(periods.last())?;
            let Some(moves) = period.moves else { return Some((period, index, false)) };
            let moves = u64::from(moves.get());
            if rest <= moves {
                return Some((period, index, rest == moves));
            }
            rest -= moves;
            index += 1;
        }
    }

    /// How fast the game is played; standard if its time control does not say.
    fn play(&self) -> Play {
        let control = Control::from_tag(&self.control).ok().flatten();
        let side = control.as_ref().map(|control| control.side(Side::White));
        match side.and_then(|side| self.edition.rules().fast.speed_of(side)) {
            Some(Speed::Rapid) => Play::Rapid,
            Some(Speed::Blitz) => Play::Blitz,
            _ => Play::Standard,
        }
    }

    /// What the clocks give rise to, if so long has passed since the last move was seen.
    pub(crate) fn of_clocks(&self, since_ms: u64, wanted: &mut Vec<Wanted>) {
        for by in Color::ALL {
            wanted.extend(self.flag(by, since_ms));
            self.recording(by, since_ms, wanted);
        }
    }

    /// A clock at zero: the last reading, or what has become of it since.
    fn flag(&self, by: Color, since_ms: u64) -> Option<Wanted> {
        let last = self.readings_of(by).last()?;
        let (_, index, completes) = self.period_of(last.number).unwrap_or((NEVER, 0, false));
        let more = self.control.periods().len() > index as usize + 1;
        // The time of the next period is still to be added to it.
        if completes && more {
            return None;
        }
        let now = self.face(by, since_ms)?.reckoned_ms;
        if !self.goes_on() || !self.is_fresh(last.ply) || last.ms > 0 && now > 0 {
            return None;
        }
        let reckoned = last.ms > 0;
        let fall =
            Fall { position: &self.last, fallen: by, edition: self.edition, play: self.play() };
        let budget = Budget { positions: NonZeroU64::new(MOST_POSITIONS), interrupted: None };
        let ruling = judge(&fall, budget);
        let articles = ruling.articles.clone();
        let key = Key { by: Some(by), part: index, basis: 0, ..Key::of(AlertCode::FlagAtZero) };
        Some(Wanted {
            key,
            after: last.ply,
            severity: if reckoned { Severity::Warning } else { Severity::Error },
            now: true,
            ply: Some(self.plies()),
            mv: None,
            fen: Some(self.last.to_fen()),
            articles,
            chance: None,
            what: What::FlagAtZero { reckoned, ruling },
        })
    }

    /// So little time without an increment that the duty to record ends (8.4), once in a period.
    fn recording(&self, by: Color, since_ms: u64, wanted: &mut Vec<Wanted>) {
        let rules = &self.edition.rules().recording;
        let below = i64::from(rules.exempt_below_seconds.value) * 1000;
        let bonus = u64::from(rules.exempt_increment_below_seconds) * 1000;
        if self.play() != Play::Standard || self.control.periods().is_empty() {
            return;
        }
        let readings: Vec<Reading> = self.readings_of(by).collect();
        let mut told = None;
        for (at, reading) in readings.iter().enumerate() {
            // At the end of a period its time is over, whatever is left of it.
            let Some((period, index, completes)) = self.period_of(reading.number) else { continue };
            let more = self.control.periods().len() > index as usize + 1;
            let little = reading.ms < below && period.increment_ms < bonus;
            if !little || completes && more || told == Some(index) {
                continue;
            }
            told = Some(index);
            let current = readings.last().and_then(|last| self.period_of(last.number + 1));
            let now = self.goes_on() && current.is_some_and(|(_, last, _)| last == index);
            // Where the exemption does not last, it holds while the time is short.
            let lasts = rules.exempt_to_end_of_period
                || readings.get(at..).unwrap_or_default().iter().all(|later| later.ms < below);
            wanted.push(self.exempt(by, index, reading.ply, reading.ms, now && lasts, false));
        }
        // While he thinks.
        let Some(last) = readings.last() else { return };
        let Some((period, index, _)) = self.period_of(last.number + 1) else { return };
        let Some(face) = self.face(by, since_ms) else { return };
        let little = face.reckoned_ms < below && last.ms >= below && period.increment_ms < bonus;
        if self.runs(by) && little && told != Some(index) {
            wanted.push(self.exempt(by, index, last.ply, face.reckoned_ms, true, true));
        }
    }

    fn exempt(
        &self,
        by: Color,
        period: u32,
        ply: u32,
        left_ms: i64,
        now: bool,
        reckoned: bool,
    ) -> Wanted {
        let key = Key { by: Some(by), part: period, ..Key::of(AlertCode::RecordingEnds) };
        Wanted {
            key,
            after: ply,
            severity: Severity::Note,
            now,
            ply: Some(ply),
            mv: None,
            fen: None,
            articles: self.edition.cite(Topic::RecordingExemption).into_iter().collect(),
            chance: None,
            what: What::RecordingEnds { left_ms, reckoned },
        }
    }

    /// How long after the last move something about the clocks changes by itself, in milliseconds.
    pub(crate) fn next_change(&self, since_ms: u64) -> Option<u64> {
        let by = self.last.turn();
        let left = self.face(by, 0)?.shown_ms;
        if !self.runs(by) {
            return None;
        }
        let below = i64::from(self.edition.rules().recording.exempt_below_seconds.value) * 1000;
        let exempt =
            (self.play() == Play::Standard).then(|| left.saturating_sub(below).saturating_add(1));
        exempt
            .into_iter()
            .chain([left])
            .filter_map(|ms| u64::try_from(ms).ok())
            .filter(|&ms| ms > since_ms)
            .min()
    }
}

/// Stands for a time control that is not known.
const NEVER: Period = Period { moves: None, time_ms: 0, increment_ms: 0 };

/// How long since a moment.
pub(crate) fn since(then_ms: u64, now_ms: u64) -> u64 {
    now_ms.saturating_sub(then_ms)
}
