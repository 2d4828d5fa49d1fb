//! A form as a column of blocks, cut into pages between them.

use compongo_board::Board;

use crate::PaperError;
use crate::canvas::{Book, Canvas, GREY, INK, PALE, Style, mm};
use crate::diagram::diagram;
use crate::heading::Heading;
use crate::paper::{Paper, Printed};
use crate::typeset::{Fonts, Shaped, Weight, lines};
use crate::words::Words;

/// Left and right of the column.
pub(super) const SIDE: f32 = mm(16.0);
const TOP: f32 = mm(14.0);
const FOOT: f32 = mm(16.0);

/// A part of a form that is not cut.
struct Block {
    height: f32,
    /// It stands on the page of what follows.
    keep: bool,
    draw: Draw,
}

type Draw = Box<dyn Fn(&mut Canvas<'_, '_>, f32)>;

/// A form that is being written.
pub(super) struct Flow<'f> {
    pub(super) words: &'static Words,
    fonts: &'f Fonts,
    title: String,
    blocks: Vec<Block>,
}

/// The size of running text.
const TEXT: f32 = 9.5;

impl<'f> Flow<'f> {
    /// Begins with the title, and on the right what it is by.
    pub(super) fn new(
        words: &'static Words,
        fonts: &'f Fonts,
        title: &str,
        right: &str,
    ) -> Flow<'f> {
        let mut flow = Flow { words, fonts, title: title.to_owned(), blocks: Vec::new() };
        let (title, right) = (title.to_owned(), right.to_owned());
        flow.push(mm(11.0), true, move |canvas, y| {
            let base = y + mm(6.5);
            canvas.text(SIDE, base, &title, Style::new(17.0).bold());
            canvas.text(SIDE + column(), base, &right, Style::new(10.0).right());
        });
        flow
    }

    fn push(&mut self, height: f32, keep: bool, draw: impl Fn(&mut Canvas<'_, '_>, f32) + 'static) {
        self.blocks.push(Block { height, keep, draw: Box::new(draw) });
    }

    /// Room between blocks.
    pub(super) fn room(&mut self, millimetres: f32) {
        self.push(mm(millimetres), false, |_, _| {});
    }

    /// Event, place, date, round, board, players, time control, arbiter.
    pub(super) fn heading(&mut self, heading: &Heading) {
        let person = |color| {
            let person = heading.player(color);
            let details = person.details();
            let between = if details.is_empty() { "" } else { " · " };
            format!("{}{between}{details}", person.titled())
        };
        use compongo_board::Color::{Black, White};
        self.fields(&[("paper-event", &heading.event, 1.0)]);
        self.fields(&[
            ("paper-site", &heading.site, 0.46),
            ("paper-date", &heading.date, 0.22),
            ("paper-round", &heading.round, 0.16),
            ("paper-board", &heading.board, 0.16),
        ]);
        self.fields(&[("paper-white", &person(White), 0.5), ("paper-black", &person(Black), 0.5)]);
        self.fields(&[
            ("paper-time", &heading.time, 0.68),
            ("paper-arbiter", &heading.arbiter, 0.32),
        ]);
        self.room(2.0);
    }

    /// A row of boxes: label, what is filled in, part of the width. Long texts make it higher.
    pub(super) fn fields(&mut self, cells: &[(&str, &str, f32)]) {
        let size = 10.0;
        let laid: Vec<(String, Vec<Shaped>, f32)> = cells
            .iter()
            .map(|(id, value, part)| {
                let width = column() * part - mm(3.0);
                let label = if id.is_empty() { String::new() } else { self.words.text(id) };
                (label, lines(self.fonts, Weight::Regular, value, width / size), column() * part)
            })
            .collect();
        let most = laid.iter().map(|(_, lines, _)| lines.len()).max().unwrap_or(1) as f32;
        let height = mm(9.4) + size * 1.2 * (most - 1.0);
        self.push(height, true, move |canvas, y| {
            let mut x = SIDE;
            for (label, lines, width) in &laid {
                canvas.frame((x, y, *width, height), 0.6, INK);
                canvas.text(x + mm(1.5), y + mm(2.9), label, Style::new(6.5).grey());
                for (nth, line) in lines.iter().enumerate() {
                    let base = y + mm(7.4) + size * 1.2 * nth as f32;
                    canvas.line_of_text(x + mm(1.5), base, line, Style::new(size));
                }
                x += width;
            }
        });
    }

    /// A heading of a part.
    pub(super) fn part(&mut self, text: &str) {
        let text = text.to_owned();
        self.push(mm(7.5), true, move |canvas, y| {
            canvas.text(SIDE, y + mm(5.2), &text, Style::new(11.5).bold());
            let line = y + mm(6.6);
            canvas.line((SIDE, line), (SIDE + column(), line), 0.8, INK);
        });
    }

    /// Running text.
    pub(super) fn text(&mut self, text: &str) {
        self.indented(text, 0.0, Style::new(TEXT));
    }

    /// Small text: articles.
    pub(super) fn small(&mut self, text: &str) {
        self.indented(text, 0.0, Style::new(8.2));
        self.room(0.8);
    }

    /// A line that begins with a sign in the margin: a number, a box to be ticked.
    pub(super) fn item(&mut self, sign: &str, text: &str) {
        let at = self.blocks.len();
        self.indented(text, mm(8.0), Style::new(TEXT));
        if let Some(first) = self.blocks.get_mut(at) {
            let sign = sign.to_owned();
            let draw = core::mem::replace(&mut first.draw, Box::new(|_, _| {}));
            first.draw = Box::new(move |canvas, y| {
                canvas.text(SIDE + mm(1.0), y + TEXT, &sign, Style::new(TEXT).sign());
                draw(canvas, y);
            });
        }
    }

    /// A box to be ticked, with what it stands for.
    pub(super) fn check(&mut self, ticked: bool, text: &str) {
        let at = self.blocks.len();
        self.indented(text, mm(8.0), Style::new(TEXT));
        if let Some(first) = self.blocks.get_mut(at) {
            let draw = core::mem::replace(&mut first.draw, Box::new(|_, _| {}));
            first.draw = Box::new(move |canvas, y| {
                let (x, top, side) = (SIDE + mm(1.0), y + mm(0.4), mm(3.2));
                canvas.frame((x, top, side, side), 0.8, INK);
                if ticked {
                    canvas.line((x, top), (x + side, top + side), 1.2, INK);
                    canvas.line((x + side, top), (x, top + side), 1.2, INK);
                }
                draw(canvas, y);
            });
        }
        self.room(0.9);
    }

    fn indented(&mut self, text: &str, indent: f32, style: Style) {
        let broken = lines(self.fonts, style.weight, text, (column() - indent) / style.size);
        for line in broken {
            self.push(style.size * 1.3, false, move |canvas, y| {
                canvas.line_of_text(SIDE + indent, y + style.size, &line, style);
            });
        }
    }

    /// A diagram with what stands beside it: lines in bold and in regular weight.
    pub(super) fn beside(&mut self, board: &Board, side: f32, beside: &[(bool, String)]) {
        let (left, room) = (SIDE + mm(5.0), side + mm(14.0));
        let width = column() - room;
        let mut laid: Vec<(Style, Shaped)> = Vec::new();
        for (bold, text) in beside {
            let style = if *bold { Style::new(TEXT).bold() } else { Style::new(TEXT) };
            let broken = lines(self.fonts, style.weight, text, width / TEXT);
            laid.extend(broken.into_iter().map(|line| (style, line)));
        }
        let board = *board;
        let leading = TEXT * 1.32;
        let fit = ((side + mm(4.0)) / leading).floor() as usize;
        let after = laid.split_off(fit.min(laid.len()));
        self.push(side + mm(7.0), false, move |canvas, y| {
            diagram(canvas, (left, y + mm(1.0)), side, &board);
            for (nth, (style, line)) in laid.iter().enumerate() {
                let base = y + mm(1.0) + TEXT + leading * nth as f32;
                canvas.line_of_text(SIDE + room, base, line, *style);
            }
        });
        // What has no room beside the diagram stands below it.
        for (style, line) in after {
            self.push(leading, false, move |canvas, y| {
                canvas.line_of_text(SIDE + room, y + TEXT, &line, style);
            });
        }
    }

    /// A table: heads, parts of the width, rows.
    pub(super) fn table(&mut self, heads: &[(&str, f32)], rows: &[Vec<String>]) {
        let head: Vec<String> = heads.iter().map(|(id, _)| self.words.text(id)).collect();
        let parts: Vec<f32> = heads.iter().map(|(_, part)| column() * part).collect();
        self.table_row(&head, &parts, true);
        for row in rows {
            self.table_row(row, &parts, false);
        }
    }

    fn table_row(&mut self, cells: &[String], parts: &[f32], head: bool) {
        let size = if head { 8.0 } else { 9.0 };
        let style = if head { Style::new(size).bold() } else { Style::new(size) };
        let laid: Vec<(Vec<Shaped>, f32)> = cells
            .iter()
            .zip(parts)
            .map(|(text, &width)| {
                (lines(self.fonts, style.weight, text, (width - mm(2.4)) / size), width)
            })
            .collect();
        let most = laid.iter().map(|(lines, _)| lines.len()).max().unwrap_or(1) as f32;
        let height = mm(6.2) + size * 1.2 * (most - 1.0);
        self.push(height, head, move |canvas, y| {
            let mut x = SIDE;
            for (lines, width) in &laid {
                if head {
                    canvas.fill((x, y, *width, height), 228);
                }
                canvas.frame((x, y, *width, height), 0.5, if head { INK } else { GREY });
                for (nth, line) in lines.iter().enumerate() {
                    let base = y + mm(4.3) + size * 1.2 * nth as f32;
                    canvas.line_of_text(x + mm(1.2), base, line, style);
                }
                x += width;
            }
        });
    }

    /// Lines to write on.
    pub(super) fn dotted(&mut self, label: &str, count: usize) {
        let text = self.words.text(label);
        for nth in 0..count {
            let text = if nth == 0 { text.clone() } else { String::new() };
            self.push(mm(7.5), nth + 1 < count, move |canvas, y| {
                let base = y + mm(6.5);
                let width = canvas.text(SIDE, base, &text, Style::new(8.0).grey());
                let gap = if width > 0.0 { mm(1.5) } else { 0.0 };
                canvas.dots((SIDE + width + gap, base + 1.0), (SIDE + column(), base + 1.0));
            });
        }
        self.room(1.5);
    }

    /// Places for signatures, side by side.
    pub(super) fn signatures(&mut self, labels: &[String]) {
        let labels = labels.to_vec();
        self.room(3.0);
        self.push(mm(19.0), false, move |canvas, y| {
            let width = column() / labels.len().max(1) as f32;
            for (nth, label) in labels.iter().enumerate() {
                let x = SIDE + width * nth as f32;
                let line = y + mm(12.5);
                canvas.dots((x, line), (x + width - mm(5.0), line));
                let room = (width - mm(5.0), 2);
                canvas.text_in((x, line + mm(4.0)), label, Style::new(8.0).grey(), 5.5, room);
            }
        });
    }

    /// The form as a PDF on A4.
    pub(super) fn print(self) -> Result<Printed, PaperError> {
        let pages = self.pages();
        let mut book = Book::new(self.fonts, &self.title, self.words.code());
        let size = Paper::A4.size();
        for (nth, page) in pages.iter().enumerate() {
            book.page(size, |canvas| {
                let mut y = TOP;
                for block in self.blocks.get(page.clone()).unwrap_or_default() {
                    (block.draw)(canvas, y);
                    y += block.height;
                }
                let foot = size.1 - mm(9.0);
                let line = foot - mm(3.5);
                canvas.line((SIDE, line), (SIDE + column(), line), 0.4, PALE);
                let style = Style::new(6.5).grey();
                let count =
                    [("page", (nth as u64 + 1).into()), ("pages", (pages.len() as u64).into())];
                let text = self.words.with("paper-page", count);
                canvas.text(SIDE + column(), foot, &text, style.right());
                canvas.no_font((SIDE, foot), column() * 0.8, style, self.words);
            })?;
        }
        book.finish()
    }

    /// Which blocks stand on which page: what is to be kept with the next goes on with it.
    fn pages(&self) -> Vec<core::ops::Range<usize>> {
        let most = Paper::A4.size().1 - TOP - FOOT;
        let (mut pages, mut start, mut used) = (Vec::new(), 0, 0.0);
        let mut at = 0;
        while let Some(block) = self.blocks.get(at) {
            if used + block.height > most && at > start {
                let mut end = at;
                while end > start + 1 && self.blocks.get(end - 1).is_some_and(|it| it.keep) {
                    end -= 1;
                }
                pages.push(start..end);
                (start, at, used) = (end, end, 0.0);
                continue;
            }
            used += block.height;
            at += 1;
        }
        pages.push(start..self.blocks.len());
        pages
    }
}

/// The width of the column.
pub(super) fn column() -> f32 {
    Paper::A4.size().0 - 2.0 * SIDE
}
