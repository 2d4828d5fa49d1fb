//! A scoresheet as plain text of 60 columns, one pair of moves on a line: for braille displays.

use core::fmt::Write;

use compongo_board::Color;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use super::{Entry, Owner, Scoresheet, SheetStyle};
use crate::words::Words;

/// Columns of a line.
const COLUMNS: usize = 60;

/// Where Black's move begins.
const BLACK: usize = 26;

/// The sheet as text. Lines are no longer than 60 columns and break between words; a move and its
/// answer stand on one line unless one of them is longer than half of it.
pub fn plain(sheet: &Scoresheet, style: &SheetStyle) -> String {
    let words = Words::of(style.language);
    let mut text = String::new();
    let whose = words.text(match sheet.owner {
        Owner::Record => "sheet-of-record",
        Owner::Player(Color::White) => "sheet-of-white",
        Owner::Player(Color::Black) => "sheet-of-black",
    });
    put(&mut text, &whose);
    let heading = &sheet.heading;
    let person = |color| {
        let person = heading.player(color);
        let details = person.details();
        let between = if details.is_empty() { "" } else { ", " };
        format!("{}{between}{details}", person.titled())
    };
    for (id, value) in [
        ("paper-event", heading.event.clone()),
        ("paper-site", heading.site.clone()),
        ("paper-date", heading.date.clone()),
        ("paper-round", heading.round.clone()),
        ("paper-board", heading.board.clone()),
        ("paper-white", person(Color::White)),
        ("paper-black", person(Color::Black)),
        ("paper-time", heading.time.clone()),
        ("paper-arbiter", heading.arbiter.clone()),
    ] {
        if !value.is_empty() {
            put(&mut text, &format!("{}: {value}", words.text(id)));
        }
    }
    text.push('\n');
    for (number, [white, black]) in sheet.pairs() {
        pair(&mut text, sheet, number, [white, black], style);
    }
    text.push('\n');
    if !sheet.result.is_empty() {
        let ending =
            if sheet.ending.is_empty() { String::new() } else { format!(", {}", sheet.ending) };
        put(&mut text, &format!("{}: {}{ending}", words.text("paper-result"), sheet.result));
    }
    for (nth, mark) in sheet.marks.iter().enumerate() {
        let place = mark.ply.map(|ply| format!("{}) {} ", sheet.sign(nth), sheet.place(ply)));
        put(&mut text, &format!("{}{}", place.unwrap_or_default(), mark.text));
    }
    text
}

fn pair(
    text: &mut String,
    sheet: &Scoresheet,
    number: u32,
    [white, black]: [Option<&Entry>; 2],
    style: &SheetStyle,
) {
    let shown = |entry: Option<&Entry>| match entry {
        None => "...".to_owned(),
        Some(entry) => written(sheet, entry, number, style),
    };
    let head = format!("{number:>3}. {}", shown(white));
    let Some(black) = black else {
        put(text, &head);
        return;
    };
    let black = written(sheet, black, number, style);
    let (used, more) = (head.width(), black.width());
    if used < BLACK && BLACK + more <= COLUMNS {
        let _ = writeln!(text, "{head}{}{black}", " ".repeat(BLACK - used));
    } else if used + 1 + more <= COLUMNS {
        let _ = writeln!(text, "{head} {black}");
    } else {
        put(text, &head);
        put(text, &format!("     {black}"));
    }
}

/// A move with its signs and its time.
fn written(sheet: &Scoresheet, entry: &Entry, number: u32, style: &SheetStyle) -> String {
    let mut text = if entry.text.is_empty() { "-".to_owned() } else { line(&entry.text) };
    if entry.offer {
        text.push_str(" (=)");
    }
    for &nth in &entry.marks {
        let _ = write!(text, " {})", sheet.sign(nth));
    }
    if let Some(time) = entry.time().filter(|_| style.times.at(number)) {
        let _ = write!(text, " {}", line(&time));
    }
    text
}

/// On one line, without what a terminal would obey.
fn line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Writes a paragraph in lines of 60 columns.
fn put(text: &mut String, paragraph: &str) {
    let paragraph = line(paragraph);
    let indent = paragraph.len() - paragraph.trim_start().len();
    let mut used = 0;
    for part in paragraph.split_word_bounds() {
        let width = part.width();
        if used > 0 && used + width > COLUMNS {
            let kept = text.trim_end_matches(' ').len();
            text.truncate(kept);
            text.push('\n');
            used = 0;
        }
        // A blank that was broken at is not repeated.
        if part.trim().is_empty() && used == 0 && !text.is_empty() && indent == 0 {
            continue;
        }
        for letters in part.graphemes(true) {
            if used + letters.width() > COLUMNS {
                text.push('\n');
                used = 0;
            }
            text.push_str(letters);
            used += letters.width();
        }
    }
    let kept = text.trim_end_matches(' ').len();
    text.truncate(kept);
    text.push('\n');
}
