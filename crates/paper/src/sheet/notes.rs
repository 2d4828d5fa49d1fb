//! The notes below the moves, broken into lines.

use super::frame::{Measures, fields};
use super::{Entry, Scoresheet};
use crate::canvas::Style;
use crate::typeset::{Fonts, Shaped, Weight, lines};
use crate::words::Words;

/// Longer than any move: what a player may write at most before it is printed below in full.
const LONGEST_MOVE: usize = 24;

/// The size of the letters of notes.
pub(super) fn style(measures: Measures) -> Style {
    Style::new(measures.pt(7.6))
}

/// From one line to the next.
pub(super) fn leading(measures: Measures) -> f32 {
    style(measures).size * 1.25
}

/// Everything noted below the moves, and whatever had no room above.
pub(super) fn notes(
    sheet: &Scoresheet,
    words: &Words,
    fonts: &Fonts,
    measures: Measures,
) -> Vec<Shaped> {
    let mut texts = Vec::new();
    for field in fields(&sheet.heading, words, measures) {
        if field.is_cut(fonts, measures) {
            let variables = [("what", field.label.into()), ("text", field.value.into())];
            texts.push(words.with("sheet-whole", variables));
        }
    }
    for (nth, mark) in sheet.marks.iter().enumerate() {
        texts.push(match mark.ply {
            Some(ply) => format!("{}) {} {}", sheet.sign(nth), sheet.place(ply), mark.text),
            None => mark.text.clone(),
        });
    }
    for (ply, Entry { text, .. }) in sheet.entries.iter().enumerate() {
        if text.chars().nth(LONGEST_MOVE).is_some() {
            let what = format!("{} {}", words.text("sheet-move"), sheet.place(ply));
            let variables = [("what", what.into()), ("text", text.as_str().into())];
            texts.push(words.with("sheet-whole", variables));
        }
    }
    let width = (measures.width() - measures.mm(3.0)) / style(measures).size;
    texts.iter().flat_map(|text| lines(fonts, Weight::Regular, text, width)).collect()
}
