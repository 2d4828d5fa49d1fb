//! The answer as `--json` prints it.

use compongo_board::{CastlingSide, Move};
use compongo_laws::Edition;
use compongo_laws::flag::End;
use compongo_laws::repetition::Difference;
use serde::Serialize;

use super::Answer;
use crate::proof::name;

#[derive(Serialize)]
pub(super) struct Record<'a> {
    file: &'a str,
    game: u64,
    white: &'a str,
    black: &'a str,
    date: &'a str,
    edition: String,
    ply: usize,
    ground: &'static str,
    with: Option<&'a str>,
    /// The position claimed about.
    fen: String,
    verdict: &'static str,
    article: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<&'static str>,
    occurrences: Vec<Place>,
    lookalikes: Vec<Lookalike>,
    quiet_plies: u32,
}

/// After which move a position stood on the board; none at the start.
#[derive(Serialize)]
struct Place {
    ply: usize,
    #[serde(rename = "move")]
    mv: Option<String>,
}

#[derive(Serialize)]
struct Lookalike {
    #[serde(flatten)]
    place: Place,
    differences: Vec<Reason>,
}

#[derive(Serialize)]
struct Reason {
    what: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    color: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<String>,
    /// Whether it is so in the earlier position, not in the one claimed about.
    #[serde(skip_serializing_if = "Option::is_none")]
    earlier: Option<bool>,
    article: Option<&'static str>,
}

pub(super) fn record<'a>(answer: &'a Answer<'_>, announced: Option<Move>) -> Record<'a> {
    let verdict = answer.verdict;
    let place = |ply| Place { ply, mv: answer.after(ply) };
    let seen = &verdict.repetitions;
    let lookalike = |it: &compongo_laws::repetition::Lookalike| Lookalike {
        place: place(it.plies),
        differences: it.differences.iter().map(|it| reason(*it, answer.edition)).collect(),
    };
    let articles: Vec<&str> = verdict.articles.iter().map(|it| it.article).collect();
    Record {
        file: answer.file,
        game: answer.game,
        white: &answer.found.white,
        black: &answer.found.black,
        date: &answer.found.date,
        edition: answer.edition.to_string(),
        ply: answer.found.moves.len(),
        ground: answer.args.ground.name(),
        with: answer.announced.as_deref(),
        fen: answer.position(announced).to_fen(),
        verdict: if verdict.right { "right" } else { "wrong" },
        article: articles.join(", "),
        because: verdict.ended.map(|end| match end {
            End::Checkmate { .. } => "checkmate",
            _ => "stalemate",
        }),
        occurrences: seen.plies.iter().map(|&ply| place(ply)).collect(),
        lookalikes: seen.lookalikes.iter().map(lookalike).collect(),
        quiet_plies: verdict.quiet_plies,
    }
}

fn reason(difference: Difference, edition: Edition) -> Reason {
    let article = difference.article(edition).map(|it| it.article);
    let none =
        Reason { what: "turn", color: None, side: None, square: None, earlier: None, article };
    match difference {
        Difference::Turn => none,
        Difference::Pieces { squares } => {
            Reason { what: "pieces", square: Some(squares.list()), ..none }
        }
        Difference::Castling { color, side, rook, in_first } => Reason {
            what: "castling",
            color: Some(name(color)),
            side: Some(side_name(side)),
            square: Some(rook.to_string()),
            earlier: Some(in_first),
            ..none
        },
        Difference::EnPassant { square, in_first } => Reason {
            what: "en-passant",
            square: Some(square.to_string()),
            earlier: Some(in_first),
            ..none
        },
    }
}

/// The word by which messages and records know a side of the board.
pub(super) fn side_name(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::Short => "short",
        CastlingSide::Long => "long",
    }
}
