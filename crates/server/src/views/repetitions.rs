use compongo_board::Position;
use compongo_laws::Edition;
use compongo_laws::repetition::{Difference, Repetitions};
use serde::Serialize;

use super::name;

/// Where a position stood, and where one did that looks like it.
#[derive(Serialize)]
struct Shown {
    plies: Vec<usize>,
    lookalikes: Vec<Lookalike>,
}

#[derive(Serialize)]
struct Lookalike {
    plies: usize,
    differences: Vec<Different>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Different {
    kind: &'static str,
    color: Option<&'static str>,
    square: Option<String>,
    /// Whether the lookalike has what the position itself has not.
    in_lookalike: Option<bool>,
    article: Option<&'static str>,
}

/// Everything about the last of some positions as JSON; none if there is none.
pub(crate) fn repetitions(edition: Edition, positions: &[Position]) -> Option<String> {
    let found = Repetitions::of_last(positions)?;
    let lookalikes = found.lookalikes.into_iter().map(|it| Lookalike {
        plies: it.plies,
        differences: it.differences.into_iter().map(|it| different(it, edition)).collect(),
    });
    let shown = Shown { plies: found.plies, lookalikes: lookalikes.collect() };
    serde_json::to_string(&shown).ok()
}

fn different(difference: Difference, edition: Edition) -> Different {
    let article = difference.article(edition).map(|it| it.article);
    let plain = |kind| Different { kind, color: None, square: None, in_lookalike: None, article };
    match difference {
        Difference::Pieces { .. } => plain("pieces"),
        Difference::Turn => plain("turn"),
        Difference::Castling { color, rook, in_first, .. } => Different {
            color: Some(name(color)),
            square: Some(rook.to_string()),
            in_lookalike: Some(in_first),
            ..plain("castling")
        },
        Difference::EnPassant { square, in_first } => Different {
            square: Some(square.to_string()),
            in_lookalike: Some(in_first),
            ..plain("en-passant")
        },
    }
}
