//! What clauses mean: periods, and from which to which move each brings something.

use core::num::NonZeroU32;

use super::clause::{Bare, Before, Clause};
use super::numbers::{bare_time, bounds, completed_before, count, is_seconds};
use super::tokens::{Unit, fault};
use super::{Fault, NotationError, Note};
use crate::short_form::placed;
use crate::{Allotment, Bonus, MAX_MOVES, MAX_PERIODS, Overtime, Stage};

/// The time of one player. `end` is the byte after the text.
pub(super) fn allotment(
    clauses: &[Clause],
    end: usize,
    notes: &mut Vec<Note>,
) -> Result<Allotment, NotationError> {
    let mut plan = Plan::default();
    if let [first, second] = clauses
        && let Some((increment, later)) = supposed_second_period(first, second)
    {
        notes.push(Note::FortyMovesSupposed);
        plan.period(first, notes)?;
        plan.stages[0].moves = NonZeroU32::new(40);
        let time_ms = bare_time(later, false, true, notes)?;
        plan.push(Stage { moves: None, time_ms, bonus: Bonus::None }, later.1);
        plan.span(Bonus::Increment(increment.0), None, None, increment.1);
    } else {
        for (index, clause) in clauses.iter().enumerate() {
            plan.take(clause, index + 1 == clauses.len(), notes)?;
        }
    }
    if plan.american && plan.spans.is_empty() && plan.overtime == Overtime::None {
        notes.push(Note::BonusNotStated);
    }
    plan.finish(end)
}

/// `90+30/30`: 40 moves in 90 minutes, then 30 minutes, 30 seconds with each move.
fn supposed_second_period(first: &Clause, second: &Clause) -> Option<(Bare, Bare)> {
    let plain = |clause: &Clause, numbers: usize| {
        clause.bare.len() == numbers
            && clause.time.is_none()
            && clause.quota.is_none()
            && !(clause.names_bonus() || clause.rest || clause.guillotine || clause.quickplay)
            && !(clause.related || clause.per_move)
    };
    let fits = plain(first, 1)
        && first.slash.is_none()
        && plain(second, 2)
        && second.slash.is_some()
        && second.before == Before::Plus;
    fits.then(|| (second.bare[0], second.bare[1]))
}

/// Moves in which each brings something.
struct Span {
    bonus: Bonus,
    /// The moves completed before the first of them, and with the last.
    after: u32,
    until: Option<u32>,
    at: usize,
}

/// What has been understood so far.
#[derive(Default)]
struct Plan {
    stages: Vec<Stage>,
    places: Vec<usize>,
    spans: Vec<Span>,
    overtime: Overtime,
    /// `G/` or `SD/` was written.
    american: bool,
    /// The last period was `SD/60`, or a bare number of seconds as in `40/5400`.
    last_guillotine: bool,
    last_seconds: bool,
}

impl Plan {
    fn push(&mut self, stage: Stage, at: usize) {
        self.stages.push(stage);
        self.places.push(at);
    }

    fn span(&mut self, bonus: Bonus, after: Option<u32>, until: Option<u32>, at: usize) {
        self.spans.push(Span { bonus, after: after.unwrap_or(0), until, at });
    }

    fn take(
        &mut self,
        clause: &Clause,
        last: bool,
        notes: &mut Vec<Note>,
    ) -> Result<(), NotationError> {
        if clause.hourglass {
            return Err(fault(clause.at, Fault::Unexpected));
        }
        if clause.quickplay {
            notes.push(Note::QuickplayFinish);
        }
        if clause.byo_yomi || clause.canadian || clause.gong {
            return self.overtime(clause);
        }
        if !clause.has_amount() {
            return self.without_amount(clause);
        }
        if self.is_plain_number(clause) {
            return self.plain_number(clause, last, notes);
        }
        if self.is_bonus(clause) { self.bonus(clause) } else { self.period(clause, notes) }
    }

    /// "starting from move 1" belongs to what was said before.
    fn without_amount(&mut self, clause: &Clause) -> Result<(), NotationError> {
        if clause.names_bonus() || clause.slash.is_some() || clause.per_move {
            return Err(fault(clause.slash.unwrap_or(clause.at), Fault::Unexpected));
        }
        if clause.from.is_some() || clause.to.is_some() {
            let (after, until) = bounds(clause)?;
            let span = self.spans.last_mut().ok_or(fault(clause.at, Fault::Unexpected))?;
            (span.after, span.until) = (after, until);
        }
        Ok(())
    }

    /// The second number of `5+3`.
    fn is_plain_number(&self, clause: &Clause) -> bool {
        !self.stages.is_empty()
            && clause.bare.len() == 1
            && clause.time.is_none()
            && clause.quota.is_none()
            && clause.slash.is_none()
            && !(clause.names_bonus() || clause.rest || clause.guillotine || clause.quickplay)
            && !(clause.per_move || clause.related)
            && clause.from.is_none()
            && clause.to.is_none()
    }

    fn plain_number(
        &mut self,
        clause: &Clause,
        last: bool,
        notes: &mut Vec<Note>,
    ) -> Result<(), NotationError> {
        let (ms, at) = clause.bare[0];
        let bonus = Bonus::Increment(ms);
        let open = self.stages.last().is_some_and(|stage| stage.moves.is_none());
        match clause.before {
            Before::SemicolonPlus => self.span(bonus, None, None, at),
            Before::Plus | Before::Bar if self.last_seconds && !open => self.only_last(bonus)?,
            Before::Plus | Before::Bar if open => {
                if self.stages.len() > 1 && (self.last_guillotine || self.last_seconds) {
                    notes.push(Note::OnePeriodOnly { at });
                    self.only_last(bonus)?;
                } else {
                    self.span(bonus, None, None, at);
                }
            }
            // `40/90 + 30`: minutes that follow, or seconds with each move?
            Before::Plus | Before::Bar if last => return Err(fault(at, Fault::Ambiguous)),
            _ => return Err(fault(at, Fault::Unexpected)),
        }
        Ok(())
    }

    fn only_last(&mut self, bonus: Bonus) -> Result<(), NotationError> {
        let at = self.places.last().copied().unwrap_or(0);
        let quotas = self.stages.iter().rev().skip(1).filter_map(|stage| stage.moves);
        let after = quotas.map(NonZeroU32::get).fold(0, u32::saturating_add);
        if after > MAX_MOVES {
            return Err(fault(at, Fault::TooLarge));
        }
        let until = self.stages.last().and_then(|stage| stage.moves).map(NonZeroU32::get);
        // The last period may be repeated or followed by another; `finish` cuts at its end only if
        // another follows.
        let until = until.map(|length| after.saturating_add(length));
        self.span(bonus, Some(after), until, at);
        Ok(())
    }

    fn is_bonus(&self, clause: &Clause) -> bool {
        let seconds = clause.time.is_some_and(|(_, unit)| unit == Unit::Second);
        let days = clause.time.is_some_and(|(ms, _)| ms >= Unit::Day.ms());
        let period = clause.quota.is_some() || clause.rest || clause.guillotine || clause.quickplay;
        clause.names_bonus()
            || (clause.per_move && !(days && self.stages.is_empty()))
            || (seconds && !period && !self.stages.is_empty() && clause.bare.is_empty())
    }

    fn bonus(&mut self, clause: &Clause) -> Result<(), NotationError> {
        let (ms, at) = match (clause.time, clause.bare.as_slice()) {
            (Some((ms, _)), []) => (ms, clause.at),
            (None, &[(thousandths, at)]) => (thousandths, at),
            (_, [.., (_, at)]) => return Err(fault(*at, Fault::Unexpected)),
            (None, []) => return Err(fault(clause.at, Fault::Unexpected)),
        };
        if let Some((_, at)) = clause.quota {
            return Err(fault(at, Fault::Unexpected));
        }
        if clause.rest || clause.guillotine || clause.quickplay {
            return Err(fault(clause.at, Fault::Unexpected));
        }
        let bonus = match (clause.bronstein, clause.delay) {
            (true, _) => Bonus::Bronstein(ms),
            (false, true) => Bonus::Delay(ms),
            (false, false) => Bonus::Increment(ms),
        };
        let (after, until) = bounds(clause)?;
        self.span(bonus, Some(after), until, at);
        Ok(())
    }

    fn period(&mut self, clause: &Clause, notes: &mut Vec<Note>) -> Result<(), NotationError> {
        let end = clause.guillotine || clause.rest || clause.quickplay;
        let joined = clause.slash.is_some() || clause.related;
        let (quota, bare) = match (clause.time, clause.bare.as_slice()) {
            (Some(_), []) => (clause.quota, None),
            (Some(_), &[moves]) if joined && clause.quota.is_none() => (Some(moves), None),
            (None, &[time]) => (clause.quota, Some(time)),
            (None, &[moves, time]) if joined && clause.quota.is_none() => (Some(moves), Some(time)),
            (_, [.., (_, at)]) => return Err(fault(*at, Fault::Unexpected)),
            (None, []) => return Err(fault(clause.at, Fault::NoTime)),
        };
        let alone = quota.is_none() && !end && !clause.per_move;
        if let Some(at) = clause.slash.filter(|_| alone) {
            return Err(fault(at, Fault::Unexpected));
        }
        if let Some((_, at)) = quota.filter(|_| end && !clause.quickplay) {
            return Err(fault(at, Fault::Unexpected));
        }
        let moves = match quota {
            Some(quota) => Some(count(quota)?),
            None if clause.per_move => Some(NonZeroU32::MIN),
            None => None,
        };
        self.close_last(clause)?;
        let time_ms = match (clause.time, bare) {
            (Some((ms, _)), _) => ms,
            (None, Some(bare)) => {
                // `SD/1` after another period is an hour, as `40/2` is two.
                let long = clause.guillotine && !self.stages.is_empty();
                let hours = long || moves.is_some_and(|moves| moves.get() >= 16);
                bare_time(bare, hours, end, notes)?
            }
            (None, None) => 0,
        };
        self.american |= clause.guillotine;
        self.last_guillotine = clause.guillotine;
        self.last_seconds = bare.is_some_and(|(value, _)| is_seconds(value));
        self.push(Stage { moves, time_ms, bonus: Bonus::None }, clause.at);
        Ok(())
    }

    /// "30 min after move 40" says how many moves the period before has.
    fn close_last(&mut self, clause: &Clause) -> Result<(), NotationError> {
        let Some(from) = clause.from else { return Ok(()) };
        let before = completed_before(from)?;
        let played = |stages: &[Stage]| {
            let quotas = stages.iter().filter_map(|stage| stage.moves);
            quotas.map(NonZeroU32::get).fold(0, u32::saturating_add)
        };
        let sum = played(&self.stages);
        match self.stages.last_mut() {
            Some(last) if last.moves.is_none() => {
                let moves = before.checked_sub(sum).and_then(NonZeroU32::new);
                last.moves = Some(moves.ok_or(fault(from.1, Fault::NeverReached))?);
                Ok(())
            }
            _ if sum == before => Ok(()),
            _ => Err(fault(from.1, Fault::Unexpected)),
        }
    }

    fn overtime(&mut self, clause: &Clause) -> Result<(), NotationError> {
        let only = self.overtime == Overtime::None && clause.from.is_none() && clause.to.is_none();
        let names_other = clause.rest || clause.guillotine || clause.names_bonus();
        let kinds = [clause.byo_yomi, clause.canadian, clause.gong];
        if !only || names_other || kinds.iter().filter(|&&kind| kind).count() > 1 {
            return Err(fault(clause.at, Fault::Unexpected));
        }
        let Some((time_ms, _)) = clause.time else {
            return Err(fault(clause.at, Fault::NoTime));
        };
        let number = clause.quota.or(clause.bare.first().copied());
        if clause.bare.len() + usize::from(clause.quota.is_some()) > 1 {
            return Err(fault(clause.at, Fault::Unexpected));
        }
        let number = number.map(count).transpose()?;
        self.overtime = if clause.canadian {
            let moves = number.ok_or(fault(clause.at, Fault::Unexpected))?;
            Overtime::Canadian { moves, time_ms }
        } else {
            Overtime::ByoYomi { periods: number.unwrap_or(NonZeroU32::MIN), time_ms }
        };
        if clause.gong {
            if !self.stages.is_empty() || number.is_some() {
                return Err(fault(clause.at, Fault::Unexpected));
            }
            self.push(Stage { moves: None, time_ms: 0, bonus: Bonus::None }, clause.at);
        }
        Ok(())
    }

    fn finish(mut self, end: usize) -> Result<Allotment, NotationError> {
        if self.stages.is_empty() {
            let at = self.spans.first().map_or(end, |span| span.at);
            return Err(fault(at, if end == 0 { Fault::Empty } else { Fault::NoTime }));
        }
        let spans = core::mem::take(&mut self.spans);
        for span in spans {
            let begin = self.cut(span.after, span.at)?;
            let stop = match span.until {
                Some(until) if until <= span.after => {
                    return Err(fault(span.at, Fault::NeverReached));
                }
                // The end of the last of all is no end: it is repeated.
                Some(until) if self.ends_at() != Some(until) => self.cut(until, span.at)?,
                _ => self.stages.len(),
            };
            for stage in &mut self.stages[begin..stop] {
                if stage.bonus != Bonus::None {
                    return Err(fault(span.at, Fault::Unexpected));
                }
                stage.bonus = span.bonus;
            }
        }
        Allotment::new(&self.stages, self.overtime).map_err(|invalid| placed(invalid, &self.places))
    }

    /// The moves of all periods, if the last has a number.
    fn ends_at(&self) -> Option<u32> {
        let quotas = self.stages.iter().map(|stage| stage.moves.map(NonZeroU32::get));
        quotas.sum::<Option<u32>>()
    }

    /// Sees to it that a period begins after so many moves, and says which: what is needed before
    /// is needed for all of the time, so a period can be cut in two without changing anything.
    fn cut(&mut self, after: u32, at: usize) -> Result<usize, NotationError> {
        let mut done = 0_u32;
        let mut index = 0;
        while done < after {
            if self.stages.len() > MAX_PERIODS {
                return Err(fault(at, Fault::TooManyPeriods));
            }
            if index == self.stages.len() {
                let last = self.stages.last().copied().ok_or(fault(at, Fault::NoTime))?;
                let place = self.places.last().copied().unwrap_or(at);
                self.push(last, place);
            }
            let first = NonZeroU32::new(after - done).ok_or(fault(at, Fault::Unexpected))?;
            let stage = self.stages[index];
            let rest = match stage.moves {
                Some(length) if length <= first => {
                    done += length.get();
                    index += 1;
                    continue;
                }
                Some(length) => NonZeroU32::new(length.get() - first.get()),
                None => None,
            };
            self.stages[index].moves = Some(first);
            let rest = Stage { moves: rest, time_ms: 0, ..stage };
            self.stages.insert(index + 1, rest);
            self.places.insert(index + 1, at);
            done = after;
            index += 1;
        }
        Ok(index)
    }
}
