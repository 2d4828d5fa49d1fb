use compongo_board::{Geometry, Position};
use compongo_laws::Topic;

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

/// Which rules the tag `Variant` names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Variant {
    Standard,
    Chess960,
    Other,
}

impl Variant {
    fn of(text: &str) -> Variant {
        let letters = text.chars().filter(char::is_ascii_alphanumeric);
        let name = letters.collect::<String>().to_ascii_lowercase();
        match name.as_str() {
            "" | "standard" | "chess" | "normal" | "regular" | "orthodox" | "classic"
            | "classical" | "fromposition" | "standardchess" => Variant::Standard,
            "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerandomchess"
            | "fischerrandomchess" | "freestyle" | "freestylechess" | "frc" | "chess9lx" => {
                Variant::Chess960
            }
            _ => Variant::Other,
        }
    }
}

/// The position a game is played from.
pub(crate) fn start(header: &Header) -> Start {
    let variant = header.get(Tag::Variant).unwrap_or_default();
    let rules = Variant::of(&variant);
    if rules == Variant::Other {
        let detail = Detail::UnsupportedVariant { variant };
        return Start::Nowhere(Found::whole(Severity::Note, Vec::new(), detail));
    }
    if !header.says_something(Tag::Fen) {
        return without_fen(header, rules);
    }
    let fen = header.get(Tag::Fen).unwrap_or_default();
    let geometry = match rules {
        Variant::Chess960 => Geometry::Chess960,
        _ => Geometry::Either,
    };
    match Position::from_fen_lenient_in(&fen, geometry) {
        Ok((position, repairs)) => {
            // Deviations of the text alone lose nothing.
            let severity =
                if repairs.faults.is_empty() { Severity::Note } else { Severity::Warning };
            let found = (!repairs.is_empty())
                .then(|| found(severity, StartFault::Repaired(repairs), Some(fen)));
            Start::From(Box::new(position), found)
        }
        Err(error) => {
            Start::Nowhere(found(Severity::Error, StartFault::Unplayable(error), Some(fen)))
        }
    }
}

fn without_fen(header: &Header, rules: Variant) -> Start {
    if rules == Variant::Chess960 {
        return Start::Nowhere(found(Severity::Warning, StartFault::Missing, None));
    }
    let announced = header.get(Tag::SetUp).is_some_and(|value| value == "1");
    let found = announced.then(|| found(Severity::Warning, StartFault::Missing, None));
    Start::From(Box::new(Position::initial()), found)
}

fn found(severity: Severity, fault: StartFault, fen: Option<String>) -> Found {
    let topics = vec![Topic::WrongStart, Topic::IllegalPosition];
    let topics = match fault {
        StartFault::Missing => Vec::new(),
        StartFault::Repaired(repairs) if repairs.faults.is_empty() => Vec::new(),
        _ => topics,
    };
    Found { fen, ..Found::whole(severity, topics, Detail::BadStartPosition { fault }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants() {
        for name in ["", "Standard", "standard", "From Position", "Chess"] {
            assert_eq!(Variant::of(name), Variant::Standard, "{name}");
        }
        for name in ["Chess960", "fischerandom", "Fischer Random", "Chess 960", "Freestyle"] {
            assert_eq!(Variant::of(name), Variant::Chess960, "{name}");
        }
        for name in ["Antichess", "Atomic", "Crazyhouse", "Three-check", "Königsspringer"] {
            assert_eq!(Variant::of(name), Variant::Other, "{name}");
        }
    }
}
