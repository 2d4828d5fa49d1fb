//! The answer in words.

use std::io::{self, Write};

use compongo_board::{Bitboard, Move};
use compongo_laws::flag::End;
use compongo_laws::game::DrawGround;
use compongo_laws::repetition::{Difference, Lookalike};

use super::Answer;
use super::record::side_name;
use crate::diagram::{Marks, lines};
use crate::proof::name;
use crate::spelling::spelt;
use crate::ui::{BOLD, DIM, Ui};

pub(super) fn show(
    answer: &Answer<'_>,
    announced: Option<Move>,
    ui: &Ui,
    out: &mut impl Write,
) -> io::Result<()> {
    let (messages, verdict) = (&ui.messages, answer.verdict);
    let said = match verdict.ended {
        Some(End::Checkmate { .. }) => messages.text("claim-after-mate"),
        Some(_) => messages.text("claim-after-stalemate"),
        None if verdict.right => messages.text("claim-right"),
        None => messages.text("claim-wrong"),
    };
    let articles: Vec<&str> = verdict.articles.iter().map(|it| it.article).collect();
    let edition = answer.edition.to_string();
    let article = messages.with(
        "flag-article",
        [("article", articles.join(", ").into()), ("edition", edition.into())],
    );
    writeln!(out, "{BOLD}{said}{BOLD:#}  {DIM}({article}){DIM:#}")?;
    writeln!(out, "{}", which(answer, ui))?;
    match answer.args.ground.ground() {
        DrawGround::Fifty => {
            let plies = [("plies", verdict.quiet_plies.into())];
            writeln!(out, "{}", messages.with("claim-quiet", plies))?;
        }
        DrawGround::Threefold => repetitions(answer, ui, out)?,
    }
    writeln!(out)?;
    let last = announced.or(answer.found.moves.last().copied());
    let of_move = last
        .map_or(Bitboard::EMPTY, |mv| Bitboard::from(mv.from) | Bitboard::from(mv.king_target()));
    let marks = Marks { of_move, culprits: Bitboard::EMPTY };
    for line in lines(answer.position(announced).board(), marks, ui.color) {
        writeln!(out, "    {line}")?;
    }
    writeln!(out)
}

/// Which game and after which move; with which move.
fn which(answer: &Answer<'_>, ui: &Ui) -> String {
    let of = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    let place = place(answer, answer.found.moves.len(), ui);
    let with = answer.announced.as_deref().map(|san| spelt(san, &ui.messages));
    let with = with.unwrap_or_else(|| "none".to_owned());
    ui.messages.with(
        "claim-which",
        [
            ("game", answer.game.into()),
            ("white", of(&answer.found.white).into()),
            ("black", of(&answer.found.black).into()),
            ("place", place.into()),
            ("with", with.into()),
        ],
    )
}

fn place(answer: &Answer<'_>, plies: usize, ui: &Ui) -> String {
    match answer.after(plies) {
        None => ui.messages.text("claim-at-the-start"),
        Some(mv) => ui.messages.with("claim-after", [("move", spelt(&mv, &ui.messages).into())]),
    }
}

fn repetitions(answer: &Answer<'_>, ui: &Ui, out: &mut impl Write) -> io::Result<()> {
    let seen = &answer.verdict.repetitions;
    let count = (seen.count() as u64).into();
    writeln!(out, "{}", ui.messages.with("claim-occurrences", [("count", count)]))?;
    for &plies in &seen.plies {
        writeln!(out, "  {}", place(answer, plies, ui))?;
    }
    if !seen.lookalikes.is_empty() {
        writeln!(out, "{}", ui.messages.text("claim-lookalikes"))?;
    }
    for Lookalike { plies, differences } in &seen.lookalikes {
        writeln!(out, "  {}:", place(answer, *plies, ui))?;
        for difference in differences {
            writeln!(out, "    {}", why(answer, *difference, ui))?;
        }
    }
    Ok(())
}

/// Why a position is another than the one claimed about, with the article.
fn why(answer: &Answer<'_>, difference: Difference, ui: &Ui) -> String {
    let messages = &ui.messages;
    let earlier = |it: bool| ("earlier", it.to_string().into());
    let text = match difference {
        Difference::Turn => messages.text("claim-differs-turn"),
        Difference::Pieces { squares } => {
            messages.with("claim-differs-pieces", [("squares", squares.list().into())])
        }
        Difference::Castling { color, side, in_first, .. } => messages.with(
            "claim-differs-castling",
            [("by", name(color).into()), ("side", side_name(side).into()), earlier(in_first)],
        ),
        Difference::EnPassant { square, in_first } => messages.with(
            "claim-differs-en-passant",
            [("square", square.to_string().into()), earlier(in_first)],
        ),
    };
    let article = difference.article(answer.edition).map_or("", |it| it.article);
    let edition = answer.edition.to_string();
    let article =
        messages.with("flag-article", [("article", article.into()), ("edition", edition.into())]);
    format!("{text}  {DIM}({article}){DIM:#}")
}
