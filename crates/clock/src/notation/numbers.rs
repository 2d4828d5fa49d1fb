//! Numbers of clauses: which unit a bare one has, which moves are meant.

use core::num::NonZeroU32;

use super::clause::{Bare, Clause};
use super::tokens::{Unit, fault};
use super::{Fault, NotationError, Note};
use crate::MAX_MOVES;

/// The time of a clause in which there is nothing else.
pub(super) fn time_of(clause: &Clause, notes: &mut Vec<Note>) -> Result<u64, NotationError> {
    if let Some(at) = clause.slash.or(clause.quota.or(clause.from).or(clause.to).map(|(_, at)| at))
    {
        return Err(fault(at, Fault::Unexpected));
    }
    if clause.names_bonus() || clause.guillotine || clause.quickplay || clause.per_move {
        return Err(fault(clause.at, Fault::Unexpected));
    }
    match (clause.time, clause.bare.as_slice()) {
        (Some((ms, _)), []) => Ok(ms),
        (None, &[bare]) => bare_time(bare, false, false, notes),
        (_, [.., (_, at)]) => Err(fault(*at, Fault::Unexpected)),
        (None, []) => Err(fault(clause.at, Fault::NoTime)),
    }
}

pub(super) const fn is_seconds(thousandths: u64) -> bool {
    thousandths >= 600_000
}

/// A time without unit: minutes, hours (`40/2`, if that may be) or seconds (`40/7200`); what could
/// be minutes or seconds must be `certain` to be minutes.
pub(super) fn bare_time(
    (value, at): Bare,
    hours: bool,
    certain: bool,
    notes: &mut Vec<Note>,
) -> Result<u64, NotationError> {
    let unit = match value {
        1_000 | 2_000 if hours => {
            notes.push(Note::ReadAsHours { at });
            Unit::Hour
        }
        _ if is_seconds(value) => {
            notes.push(Note::ReadAsSeconds { at });
            Unit::Second
        }
        180_000.. if !certain => return Err(fault(at, Fault::Ambiguous)),
        _ => Unit::Minute,
    };
    // Seconds are taken as they are, all other units only of small numbers.
    Ok(value * (unit.ms() / 1_000))
}

/// A number of moves.
pub(super) fn count((value, at): Bare) -> Result<NonZeroU32, NotationError> {
    if !value.is_multiple_of(1_000) {
        return Err(fault(at, Fault::Unexpected));
    }
    match u32::try_from(value / 1_000) {
        Ok(moves) if moves <= MAX_MOVES => {
            NonZeroU32::new(moves).ok_or(fault(at, Fault::ZeroMoves))
        }
        _ => Err(fault(at, Fault::TooLarge)),
    }
}

pub(super) fn completed_before(from: Bare) -> Result<u32, NotationError> {
    Ok(count(from)?.get() - 1)
}

/// The moves completed before the first and with the last for which a clause holds.
pub(super) fn bounds(clause: &Clause) -> Result<(u32, Option<u32>), NotationError> {
    let after = clause.from.map_or(Ok(0), completed_before)?;
    let until = clause.to.map(count).transpose()?.map(NonZeroU32::get);
    Ok((after, until))
}
