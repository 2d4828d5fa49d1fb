//! One page of a scoresheet.

use compongo_board::Color;

use super::frame::{MOVES, Measures, ROWS, fields};
use super::notes::{leading, style as note_style};
use super::{Entry, Owner, Scoresheet, Times};
use crate::canvas::{Canvas, INK, PALE, Style};
use crate::typeset::Shaped;
use crate::words::Words;

/// The shade of the heads of columns.
const HEAD: u8 = 228;

/// A sheet that is laid out: its pages are drawn one by one.
pub(super) struct Laid<'a> {
    pub(super) sheet: &'a Scoresheet,
    pub(super) words: &'a Words,
    pub(super) measures: Measures,
    pub(super) times: Times,
    pub(super) notes: Vec<Shaped>,
}

/// The height of capitals in parts of the size of letters.
const CAPITALS: f32 = 0.7;

/// The box of the notes below the moves, from its top to its foot on A4.
const NOTES: (f32, f32) = (247.0, 264.0);

impl Laid<'_> {
    /// How many lines of notes fit below the moves.
    fn notes_below(&self) -> usize {
        let height = self.measures.mm(NOTES.1 - NOTES.0 - 4.6);
        (height / leading(self.measures)).floor().max(0.0) as usize
    }

    /// How many fit on a page of their own.
    fn notes_on_page(&self) -> usize {
        let height = self.measures.mm(NOTES.1 - 80.0);
        (height / leading(self.measures)).floor().max(1.0) as usize
    }

    /// Pages with moves: at least one.
    fn pages_of_moves(&self) -> usize {
        self.sheet.pairs().len().div_ceil(MOVES).max(1)
    }

    /// All pages.
    pub(super) fn pages(&self) -> usize {
        let more = self.notes.len().saturating_sub(self.notes_below());
        self.pages_of_moves() + more.div_ceil(self.notes_on_page())
    }

    /// Draws the page of this number, from 0.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_, '_>, page: usize) {
        let measures = self.measures;
        self.title(canvas);
        for field in fields(&self.sheet.heading, self.words, measures) {
            field.draw(canvas, measures);
        }
        let last = self.pages_of_moves() - 1;
        let below = self.notes.len().min(self.notes_below());
        if page <= last {
            self.moves(canvas, page);
            let lines = if page == last { below } else { 0 };
            self.notes(canvas, NOTES.0, self.notes.get(..lines).unwrap_or_default());
        } else {
            let from = below + (page - last - 1) * self.notes_on_page();
            let to = self.notes.len().min(from + self.notes_on_page());
            self.notes(canvas, 75.0, self.notes.get(from..to).unwrap_or_default());
        }
        self.foot(canvas);
        self.page_number(canvas, page);
    }

    fn title(&self, canvas: &mut Canvas<'_, '_>) {
        let m = self.measures;
        let y = m.mm(18.5);
        let title = self.words.text("sheet-title");
        canvas.text(m.left(), y, &title, Style::new(m.pt(17.0)).bold());
        let whose = self.words.text(match self.sheet.owner {
            Owner::Record => "sheet-of-record",
            Owner::Player(Color::White) => "sheet-of-white",
            Owner::Player(Color::Black) => "sheet-of-black",
        });
        canvas.text(m.right(), y, &whose, Style::new(m.pt(10.0)).right());
    }

    fn moves(&self, canvas: &mut Canvas<'_, '_>, page: usize) {
        let m = self.measures;
        let pairs = self.sheet.pairs();
        let (top, gap) = (m.mm(75.0), m.mm(4.0));
        let width = (m.width() - gap) / 2.0;
        for column in 0..2 {
            let x = m.left() + (width + gap) * column as f32;
            self.column_head(canvas, (x, top), width);
            for row in 0..ROWS {
                let place = page * MOVES + column * ROWS + row;
                let row_number = u32::try_from(place).unwrap_or(u32::MAX);
                let number = self.sheet.first.saturating_add(row_number);
                let pair = pairs.get(place).map_or([None, None], |(_, pair)| *pair);
                let y = top + m.mm(5.5) * (row + 1) as f32;
                self.row(canvas, (x, y), width, (row, number), pair);
            }
            let height = m.mm(5.5) * (ROWS + 1) as f32;
            canvas.frame((x, top, width, height), 0.8, INK);
            let [white, black] = self.columns(width);
            for line in [white, black] {
                canvas.line((x + line, top), (x + line, top + height), 0.6, INK);
            }
        }
    }

    /// Where the columns of White and of Black begin.
    fn columns(&self, width: f32) -> [f32; 2] {
        let number = self.measures.mm(10.0);
        [number, number + (width - number) / 2.0]
    }

    fn column_head(&self, canvas: &mut Canvas<'_, '_>, (x, y): (f32, f32), width: f32) {
        let m = self.measures;
        canvas.fill((x, y, width, m.mm(5.5)), HEAD);
        let [white, black] = self.columns(width);
        let base = y + f32::midpoint(m.mm(5.5), m.pt(8.0) * CAPITALS);
        let style = Style::new(m.pt(8.0)).bold().center();
        let middle = (width - black) / 2.0;
        for (at, id) in [
            (white / 2.0, "sheet-number"),
            (white + middle, "paper-white"),
            (black + middle, "paper-black"),
        ] {
            canvas.text(x + at, base, &self.words.text(id), style);
        }
        canvas.line((x, y + m.mm(5.5)), (x + width, y + m.mm(5.5)), 0.8, INK);
    }

    fn row(
        &self,
        canvas: &mut Canvas<'_, '_>,
        (x, y): (f32, f32),
        width: f32,
        (row, number): (usize, u32),
        pair: [Option<&Entry>; 2],
    ) {
        let m = self.measures;
        // Capitals stand in the middle of their row, also where letters shrink less than paper.
        let base = y + f32::midpoint(m.mm(5.5), m.pt(10.5) * CAPITALS);
        let columns = self.columns(width);
        let style = Style::new(m.pt(8.5)).grey().right();
        canvas.text(x + columns[0] - m.mm(1.4), base, &number.to_string(), style);
        let cell = width - columns[1];
        for (at, entry) in columns.into_iter().zip(pair) {
            if let Some(entry) = entry {
                self.entry(canvas, (x + at, base), cell, entry, number);
            }
        }
        // Every fifth line is easier to find.
        let foot = y + m.mm(5.5);
        if row + 1 < ROWS {
            let (weight, shade) = if (row + 1) % 5 == 0 { (0.7, INK) } else { (0.4, PALE) };
            canvas.line((x, foot), (x + width, foot), weight, shade);
        }
    }

    fn entry(
        &self,
        canvas: &mut Canvas<'_, '_>,
        (x, y): (f32, f32),
        width: f32,
        entry: &Entry,
        number: u32,
    ) {
        let m = self.measures;
        let mut right = x + width - m.mm(1.2);
        if let Some(time) = entry.time().filter(|_| self.times.at(number)) {
            let style = Style::new(m.pt(6.8)).grey().right();
            right -= canvas.text(right, y, &time, style) + m.mm(1.0);
        }
        if entry.offer {
            let style = Style::new(m.pt(8.5)).right();
            right -= canvas.text(right, y, "(=)", style) + m.mm(0.6);
        }
        let signs: Vec<String> = entry.marks.iter().map(|&nth| self.sheet.sign(nth)).collect();
        let signs = signs.join(",");
        if !signs.is_empty() {
            let style = Style::new(m.pt(6.2)).bold().right();
            right -= canvas.text(right, y - m.mm(1.3), &signs, style) + m.mm(0.6);
        }
        let left = x + m.mm(1.8);
        let style = Style::new(m.pt(10.5)).sign();
        canvas.text_in((left, y), &entry.text, style, m.pt(4.5), (right - left, 1));
    }

    fn notes(&self, canvas: &mut Canvas<'_, '_>, top: f32, lines: &[Shaped]) {
        let m = self.measures;
        let (y, height) = (m.mm(top), m.mm(NOTES.1 - top));
        canvas.frame((m.left(), y, m.width(), height), 0.6, INK);
        let x = m.left() + m.mm(1.5);
        let label = Style::new(m.pt(6.5)).grey();
        canvas.text(x, y + m.mm(2.9), &self.words.text("sheet-notes"), label);
        let first = y + m.mm(3.6) + leading(m);
        for (nth, line) in lines.iter().enumerate() {
            canvas.line_of_text(x, first + leading(m) * nth as f32, line, note_style(m));
        }
    }

    fn foot(&self, canvas: &mut Canvas<'_, '_>) {
        let m = self.measures;
        let (y, height) = (m.mm(266.0), m.mm(17.0));
        let result = m.width() * 0.28;
        canvas.frame((m.left(), y, result, height), 0.9, INK);
        let label = Style::new(m.pt(6.5)).grey();
        let inner = m.left() + m.mm(1.5);
        canvas.text(inner, y + m.mm(2.9), &self.words.text("paper-result"), label);
        let shown = self.sheet.result.replace("1/2", "½").replace('-', " – ");
        let middle = m.left() + result / 2.0;
        let style = Style::new(m.pt(17.0)).bold().sign().center();
        canvas.text(middle, y + m.mm(10.6), &shown, style);
        let style = Style::new(m.pt(7.5)).center();
        let room = (result - m.mm(3.0), 1);
        canvas.text_in((middle, y + m.mm(15.2)), &self.sheet.ending, style, m.pt(4.5), room);
        let width = (m.width() - result) / 3.0;
        let signers = [
            ("white", self.sheet.signed.white.as_ref()),
            ("black", self.sheet.signed.black.as_ref()),
            ("arbiter", None),
        ];
        for (nth, (who, signed)) in signers.into_iter().enumerate() {
            let x = m.left() + result + width * nth as f32;
            canvas.frame((x, y, width, height), 0.6, INK);
            let x = x + m.mm(1.5);
            let text = self.words.with("sheet-sign", [("who", who.into())]);
            let room = (width - m.mm(3.0), 1);
            canvas.text_in((x, y + m.mm(2.9)), &text, label, m.pt(5.0), room);
            if let Some(result) = signed {
                let result = result.replace("1/2", "½");
                let text = self.words.with("sheet-signed", [("result", result.into())]);
                canvas.text(x, y + m.mm(10.6), &text, Style::new(m.pt(9.0)));
            }
            let line = y + m.mm(13.6);
            canvas.dots((x, line), (x + width - m.mm(3.0), line));
        }
    }

    fn page_number(&self, canvas: &mut Canvas<'_, '_>, page: usize) {
        let m = self.measures;
        let y = m.mm(288.0);
        let pages = self.pages();
        let style = Style::new(m.pt(6.5)).grey();
        if pages > 1 {
            let variables = [("page", (page as u64 + 1).into()), ("pages", (pages as u64).into())];
            canvas.text(m.right(), y, &self.words.with("paper-page", variables), style.right());
        }
        canvas.no_font((m.left(), y), m.width() * 0.8, style, self.words);
    }
}
