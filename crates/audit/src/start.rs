use compongo_board::Position;
use compongo_laws::Topic;
use compongo_pgn::{StartError, StartTags};

use crate::found::Found;
use crate::header::{Header, Tag};
use crate::{Detail, Severity, StartFault};

/// What a game is played from.
pub(crate) enum Start {
    /// From here, perhaps with something to say about it.
    From(Box<Position>, Option<Found>),
    /// The moves cannot be followed.
    Nowhere(Found),
}

/// The position a game is played from.
pub(crate) fn start(header: &Header) -> Start {
    let [fen, set_up, variant] = [Tag::Fen, Tag::SetUp, Tag::Variant].map(|tag| header.get(tag));
    let tags =
        StartTags { fen: fen.as_deref(), set_up: set_up.as_deref(), variant: variant.as_deref() };
    match tags.start() {
        Ok(start) => {
            let fault = if start.missing {
                Some((Severity::Warning, StartFault::Missing))
            } else if start.repairs.is_empty() {
                None
            } else if start.repairs.faults.is_empty() {
                // Deviations of the text alone lose nothing.
                Some((Severity::Note, StartFault::Repaired(start.repairs)))
            } else {
                Some((Severity::Warning, StartFault::Repaired(start.repairs)))
            };
            let found = fault.map(|(severity, fault)| found(severity, fault, tags));
            Start::From(Box::new(start.position), found)
        }
        Err(StartError::Variant) => {
            let detail = Detail::UnsupportedVariant { variant: variant.unwrap_or_default() };
            Start::Nowhere(Found::whole(Severity::Note, Vec::new(), detail))
        }
        Err(StartError::Missing) => {
            Start::Nowhere(found(Severity::Warning, StartFault::Missing, tags))
        }
        Err(StartError::Fen(error)) => {
            Start::Nowhere(found(Severity::Error, StartFault::Unplayable(error), tags))
        }
    }
}

fn found(severity: Severity, fault: StartFault, tags: StartTags<'_>) -> Found {
    let topics = match fault {
        StartFault::Missing => Vec::new(),
        StartFault::Repaired(repairs) if repairs.faults.is_empty() => Vec::new(),
        _ => vec![Topic::WrongStart, Topic::IllegalPosition],
    };
    let whole = Found::whole(severity, topics, Detail::BadStartPosition { fault });
    Found { fen: tags.fen().map(str::to_owned), ..whole }
}
