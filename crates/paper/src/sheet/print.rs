//! Scoresheets as a PDF.

use super::draw::Laid;
use super::frame::Measures;
use super::notes::notes;
use super::{Scoresheet, SheetStyle};
use crate::PaperError;
use crate::canvas::{Book, mm};
use crate::paper::{Paper, Printed};
use crate::typeset::Fonts;
use crate::words::Words;

/// Prints scoresheets, each from a new page on. Where two are to stand on a sheet of A4, the first
/// and the second, the third and the fourth do, and a last one that is alone twice.
///
/// # Errors
///
/// If the PDF cannot be made, which no game should bring about.
pub fn print(
    sheets: &[Scoresheet],
    style: &SheetStyle,
    fonts: &Fonts,
) -> Result<Printed, PaperError> {
    let words = Words::of(style.language);
    let paper = if style.both { Paper::A5 } else { style.paper };
    let measures = Measures::of(paper);
    let title = sheets.first().map(|sheet| sheet.heading.pairing()).unwrap_or_default();
    let mut book = Book::new(fonts, &title, words.code());
    let laid = |sheet| Laid {
        sheet,
        words,
        measures,
        times: style.times,
        notes: notes(sheet, words, fonts, measures),
    };
    if style.both {
        for two in sheets.chunks(2) {
            let left = laid(&two[0]);
            let right = two.get(1).map(laid);
            side_by_side(&mut book, &left, right.as_ref().unwrap_or(&left))?;
        }
    } else {
        for sheet in sheets {
            let laid = laid(sheet);
            for page in 0..laid.pages() {
                book.page(paper.size(), |canvas| laid.draw(canvas, page))?;
            }
        }
    }
    book.finish()
}

fn side_by_side(book: &mut Book<'_>, left: &Laid<'_>, right: &Laid<'_>) -> Result<(), PaperError> {
    let size = (mm(297.0), mm(210.0));
    for page in 0..left.pages().max(right.pages()) {
        book.page(size, |canvas| {
            for (laid, x) in [(left, 0.0), (right, mm(148.5))] {
                if page < laid.pages() {
                    canvas.moved(x, 0.0, |canvas| laid.draw(canvas, page));
                }
            }
            canvas.dots((mm(148.5), 0.0), (mm(148.5), mm(210.0)));
        })?;
    }
    Ok(())
}
