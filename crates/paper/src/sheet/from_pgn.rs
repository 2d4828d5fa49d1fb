//! A scoresheet from a game of a file.

use compongo_board::{ByColor, Color, Position};
use compongo_clock::{Control, TimeControl, read_control};
use compongo_notation::{Alphabet, ResolveError, SanError, SanWriter, infer, resolve_token};
use compongo_pgn::{Annotation, Commands, Game, GameResult, Node, parse_clock};

use super::{Entry, Mark, Owner, Scoresheet, SheetStyle, start_mark};
use crate::words::Words;
use crate::{Heading, PaperError, Person};

/// The scoresheet of a game in a file, in the letters that are wished.
///
/// From the first move that cannot be read on, all stand as they are written, and a mark says so.
///
/// # Errors
///
/// If the game does not begin in a position that can be.
pub fn from_pgn(game: &Game, style: &SheetStyle) -> Result<Scoresheet, PaperError> {
    let words = Words::of(style.language);
    let start = game.start().map_err(|error| PaperError::Start(error.to_string()))?;
    let position = start.position;
    let nodes = &game.main().moves;
    let texts: Vec<&str> = nodes.iter().map(|node| node.text.as_str()).collect();
    let from = letters_of(&texts, &position);
    let to = style.letters.unwrap_or_else(|| words.letters());
    let mut sheet = Scoresheet {
        owner: Owner::Record,
        heading: heading(game, style),
        first: position.fullmove_number(),
        black_first: position.turn() == Color::Black,
        result: result(game),
        ending: ending(game),
        ..Scoresheet::default()
    };
    sheet.marks.extend(start_mark(&position, words));
    let mut now = Some(position);
    for (ply, node) in nodes.iter().enumerate() {
        let mut entry = Entry { offer: is_offer(node), clock_ms: clock(node), ..Entry::default() };
        let read = now.and_then(|before| {
            let mv = resolve_token(node.text.as_bytes(), &before, from).ok()?;
            SanWriter::new(to).write(&mut entry.text, &before, mv).ok()?;
            Some(before.play_legal(mv))
        });
        if read.is_none() {
            node.text.trim_end_matches("(=)").clone_into(&mut entry.text);
            if let Some(before) = now {
                sheet.unread_from = Some(ply);
                entry.marks.push(sheet.marks.len());
                let text = words.text(why_unread(&node.text, &before, from));
                sheet.marks.push(Mark { ply: Some(ply), text });
            }
        }
        now = read;
        sheet.entries.push(entry);
    }
    Ok(sheet)
}

/// What is said of the first move that cannot be read, or not in one way only, or is none.
fn why_unread(text: &str, before: &Position, letters: &Alphabet) -> &'static str {
    match resolve_token(text.as_bytes(), before, letters) {
        Err(SanError::Resolve(ResolveError::Ambiguous { .. })) => "sheet-ambiguous",
        Err(SanError::Resolve(_)) => "sheet-illegal",
        _ => "sheet-unreadable",
    }
}

/// English letters, as PGN has them, or those with which the game can be read.
fn letters_of(texts: &[&str], start: &Position) -> &'static Alphabet {
    let mut now = *start;
    let english = texts.iter().all(|text| {
        resolve_token(text.as_bytes(), &now, Alphabet::ENGLISH).is_ok_and(|mv| {
            now = now.play_legal(mv);
            true
        })
    });
    if english { Alphabet::ENGLISH } else { infer(texts, start).alphabet() }
}

fn heading(game: &Game, style: &SheetStyle) -> Heading {
    // A question mark is how PGN leaves something open.
    let tag = |name: &str| match game.tags.get(name).map(str::trim) {
        Some("?" | "-" | "????.??.??") | None => String::new(),
        Some(text) => text.to_owned(),
    };
    let person = |color: &str| Person {
        name: tag(color),
        title: tag(&format!("{color}Title")),
        fide_id: tag(&format!("{color}FideId")),
        rating: tag(&format!("{color}Elo")),
        federation: tag(&format!("{color}Federation")),
        team: tag(&format!("{color}Team")),
    };
    Heading {
        event: tag("Event"),
        site: tag("Site"),
        // What is not known of a day is left to be written by hand.
        date: tag("Date").trim_end_matches(".??").to_owned(),
        round: tag("Round"),
        board: tag("Board"),
        time: time_control(&tag("TimeControl"), style),
        arbiter: tag("Arbiter"),
        players: ByColor::new(person("White"), person("Black")),
    }
}

/// A time control in words, or as it stands if it cannot be read.
fn time_control(text: &str, style: &SheetStyle) -> String {
    // The tag counts in seconds, people do not.
    let tag = text.parse::<TimeControl>().ok();
    let control = tag.and_then(|tag| Control::from_tag(&tag).ok().flatten());
    let control = control.or_else(|| read_control(text).ok().map(|read| read.control));
    control.map_or_else(|| text.to_owned(), |control| control.describe(style.language))
}

fn result(game: &Game) -> String {
    let tag = game.tags.get("Result").and_then(GameResult::from_tag);
    let known = |result: &GameResult| *result != GameResult::Unknown;
    let result = game.result.filter(known).or(tag.filter(known));
    result.map(|result| result.as_str().to_owned()).unwrap_or_default()
}

/// How the game ended, where the tag says more than that it ended as games do.
fn ending(game: &Game) -> String {
    let text = game.tags.get("Termination").map(str::trim).unwrap_or_default();
    let says_nothing =
        ["?", "-", "normal", "unterminated"].iter().any(|it| text.eq_ignore_ascii_case(it));
    if says_nothing { String::new() } else { text.to_owned() }
}

fn comments(node: &Node) -> impl Iterator<Item = &str> {
    node.after.iter().filter_map(|it| match it {
        Annotation::Comment(comment) => Some(comment.text.as_str()),
        _ => None,
    })
}

/// The sign of the Laws beside the move or in a comment on it.
fn is_offer(node: &Node) -> bool {
    node.text.ends_with("(=)") || comments(node).any(|text| text.contains("(=)"))
}

/// What the clock showed after a move, in milliseconds.
fn clock(node: &Node) -> Option<u64> {
    comments(node).find_map(|text| {
        let shown = Commands::new(text.as_bytes(), 0).find(|it| it.is("clk"));
        shown.and_then(|it| u64::try_from(parse_clock(it.args).ok()?).ok())
    })
}
