//! The measures of a scoresheet and the boxes of its head. A5 is A4 made smaller, with letters that
//! shrink less than the paper.

use crate::canvas::{Canvas, GREY, INK, Style, mm};
use crate::heading::Heading;
use crate::paper::Paper;
use crate::typeset::{Fitted, Fonts, fit};
use crate::words::Words;

/// Rows of moves in a column.
pub(super) const ROWS: usize = 30;

/// Moves on a page: two columns.
pub(super) const MOVES: usize = 2 * ROWS;

/// Lengths on a page, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measures {
    scale: f32,
    letters: f32,
}

impl Measures {
    pub(super) const fn of(paper: Paper) -> Measures {
        match paper {
            Paper::A4 => Measures { scale: 1.0, letters: 1.0 },
            Paper::A5 => Measures { scale: core::f32::consts::FRAC_1_SQRT_2, letters: 0.82 },
        }
    }

    /// A length that is so many millimetres on A4.
    pub(super) const fn mm(self, millimetres: f32) -> f32 {
        mm(millimetres) * self.scale
    }

    /// A size of letters.
    pub(super) const fn pt(self, points: f32) -> f32 {
        points * self.letters
    }

    pub(super) const fn left(self) -> f32 {
        self.mm(14.0)
    }

    pub(super) const fn width(self) -> f32 {
        self.mm(182.0)
    }

    pub(super) const fn right(self) -> f32 {
        self.left() + self.width()
    }
}

/// A box of the head: a label and what is filled in.
pub(super) struct Field {
    pub(super) label: String,
    pub(super) value: String,
    place: (f32, f32, f32, f32),
    bold: bool,
}

/// The boxes at the head of a sheet.
pub(super) fn fields(heading: &Heading, words: &Words, measures: Measures) -> Vec<Field> {
    let rows: [&[(&str, String, f32, bool)]; 5] = [
        &[("paper-event", heading.event.clone(), 1.0, true)],
        &[
            ("paper-site", heading.site.clone(), 0.46, false),
            ("paper-date", heading.date.clone(), 0.22, false),
            ("paper-round", heading.round.clone(), 0.16, false),
            ("paper-board", heading.board.clone(), 0.16, false),
        ],
        &[
            ("paper-white", heading.players.white.titled(), 0.6, true),
            ("", heading.players.white.details(), 0.4, false),
        ],
        &[
            ("paper-black", heading.players.black.titled(), 0.6, true),
            ("", heading.players.black.details(), 0.4, false),
        ],
        &[
            ("paper-time", heading.time.clone(), 0.68, false),
            ("paper-arbiter", heading.arbiter.clone(), 0.32, false),
        ],
    ];
    let mut fields = Vec::new();
    let height = measures.mm(10.0);
    for (row, cells) in rows.into_iter().enumerate() {
        let mut x = measures.left();
        let y = measures.mm(22.0) + height * row as f32;
        for (id, value, part, bold) in cells {
            let width = measures.width() * part;
            let label = if id.is_empty() { String::new() } else { words.text(id) };
            let (value, bold) = (value.clone(), *bold);
            fields.push(Field { label, value, place: (x, y, width, height), bold });
            x += width;
        }
    }
    fields
}

impl Field {
    fn style(&self, measures: Measures) -> Style {
        let style = Style::new(measures.pt(if self.bold { 11.5 } else { 10.0 }));
        if self.bold { style.bold() } else { style }
    }

    fn fitted(&self, fonts: &Fonts, measures: Measures) -> Fitted {
        let style = self.style(measures);
        let width = self.place.2 - measures.mm(3.0);
        let sizes = (style.size, measures.pt(5.8));
        fit(fonts, style.weight, &self.value, style.base, sizes, (width, 2))
    }

    /// Whether the end of what is filled in is missing.
    pub(super) fn is_cut(&self, fonts: &Fonts, measures: Measures) -> bool {
        self.fitted(fonts, measures).cut
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_, '_>, measures: Measures) {
        let (x, y, _, height) = self.place;
        canvas.frame(self.place, 0.6, INK);
        let inner = x + measures.mm(1.5);
        let label = Style { shade: GREY, ..Style::new(measures.pt(6.5)) };
        canvas.text(inner, y + measures.mm(2.7), &self.label, label);
        let fitted = self.fitted(canvas.fonts(), measures);
        let style = Style { size: fitted.size, ..self.style(measures) };
        let leading = fitted.size * 1.12;
        let last = y + height - measures.mm(1.9);
        let first = last - leading * (fitted.lines.len() - 1) as f32;
        for (nth, line) in fitted.lines.iter().enumerate() {
            canvas.line_of_text(inner, first + leading * nth as f32, line, style);
        }
    }
}
