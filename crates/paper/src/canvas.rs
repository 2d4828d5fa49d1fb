//! Pages and what is drawn on them. Places and sizes are in points from the upper left corner.

use std::collections::BTreeSet;

use krilla::Document;
use krilla::color::luma;
use krilla::geom::{Path, PathBuilder, Point, Rect, Transform};
use krilla::metadata::{Metadata, PageLayout};
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{GlyphId, KrillaGlyph};

use crate::error::PaperError;
use crate::paper::Printed;
use crate::typeset::{Base, Fitted, Fonts, Shaped, Weight, fit, shape};
use crate::words::Words;

/// Millimetres in points.
pub(crate) const fn mm(millimetres: f32) -> f32 {
    millimetres * 72.0 / 25.4
}

/// Black.
pub(crate) const INK: u8 = 0;
/// For what is there to be found, not to be seen first.
pub(crate) const GREY: u8 = 90;
/// Lines between rows.
pub(crate) const PALE: u8 = 170;

/// A document that is being made.
pub(crate) struct Book<'f> {
    document: Document,
    fonts: &'f Fonts,
    lacking: BTreeSet<char>,
}

impl<'f> Book<'f> {
    pub(crate) fn new(fonts: &'f Fonts, title: &str, language: &str) -> Book<'f> {
        let mut document = Document::new();
        let metadata = Metadata::new()
            .title(title.to_owned())
            .language(language.to_owned())
            .creator("Compongo".to_owned())
            .page_layout(PageLayout::SinglePage);
        document.set_metadata(metadata);
        Book { document, fonts, lacking: BTreeSet::new() }
    }

    /// A new page of this size.
    pub(crate) fn page(
        &mut self,
        (width, height): (f32, f32),
        draw: impl FnOnce(&mut Canvas<'_, '_>),
    ) -> Result<(), PaperError> {
        let settings = PageSettings::from_wh(width, height).ok_or(PaperError::Size)?;
        let mut page = self.document.start_page_with(settings);
        // Each page names its own.
        let mut lacking = BTreeSet::new();
        {
            let surface = page.surface();
            let mut canvas = Canvas { surface, fonts: self.fonts, lacking: &mut lacking };
            draw(&mut canvas);
            canvas.surface.finish();
        }
        page.finish();
        self.lacking.append(&mut lacking);
        Ok(())
    }

    pub(crate) fn finish(self) -> Result<Printed, PaperError> {
        let pdf = self.document.finish().map_err(|error| PaperError::Pdf(format!("{error:?}")))?;
        Ok(Printed { pdf, lacking: self.lacking.into_iter().collect() })
    }
}

/// A page.
pub(crate) struct Canvas<'a, 'f> {
    surface: Surface<'a>,
    fonts: &'f Fonts,
    lacking: &'a mut BTreeSet<char>,
}

/// Where a text stands at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Center,
    Right,
}

/// How a text is printed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub(crate) size: f32,
    pub(crate) weight: Weight,
    pub(crate) shade: u8,
    pub(crate) base: Base,
    pub(crate) align: Align,
}

impl Style {
    pub(crate) const fn new(size: f32) -> Style {
        let (weight, base, align) = (Weight::Regular, Base::Text, Align::Left);
        Style { size, weight, shade: INK, base, align }
    }

    pub(crate) const fn bold(self) -> Style {
        Style { weight: Weight::Bold, ..self }
    }

    pub(crate) const fn grey(self) -> Style {
        Style { shade: GREY, ..self }
    }

    /// For moves and signs: from left to right whatever the letters.
    pub(crate) const fn sign(self) -> Style {
        Style { base: Base::LeftToRight, ..self }
    }

    pub(crate) const fn center(self) -> Style {
        Style { align: Align::Center, ..self }
    }

    pub(crate) const fn right(self) -> Style {
        Style { align: Align::Right, ..self }
    }
}

impl<'f> Canvas<'_, 'f> {
    pub(crate) fn fonts(&self) -> &'f Fonts {
        self.fonts
    }

    /// Everything drawn there lies so far from the corner.
    pub(crate) fn moved(&mut self, x: f32, y: f32, draw: impl FnOnce(&mut Self)) {
        self.surface.push_transform(&Transform::from_translate(x, y));
        draw(self);
        self.surface.pop();
    }

    /// A text on its base line; its width.
    pub(crate) fn text(&mut self, x: f32, y: f32, text: &str, style: Style) -> f32 {
        let line = shape(self.fonts, style.weight, text, style.base);
        self.line_of_text(x, y, &line, style);
        line.width * style.size
    }

    /// A text in a width, made smaller down to `least` and broken into `most` lines if need be.
    /// The base line of the last is at `y`. Whether it was cut.
    pub(crate) fn text_in(
        &mut self,
        (x, y): (f32, f32),
        text: &str,
        style: Style,
        least: f32,
        (width, most): (f32, usize),
    ) -> bool {
        let sizes = (style.size, least);
        let fitted = fit(self.fonts, style.weight, text, style.base, sizes, (width, most));
        let style = Style { size: fitted.size, ..style };
        let leading = fitted.size * 1.15;
        let first = y - leading * (fitted.lines.len() - 1) as f32;
        self.fitted(x, first, &fitted, leading, style);
        fitted.cut
    }

    fn fitted(&mut self, x: f32, y: f32, fitted: &Fitted, leading: f32, style: Style) {
        for (nth, line) in fitted.lines.iter().enumerate() {
            self.line_of_text(x, y + leading * nth as f32, line, style);
        }
    }

    /// A line that is shaped.
    pub(crate) fn line_of_text(&mut self, x: f32, y: f32, line: &Shaped, style: Style) {
        self.lacking.extend(&line.lacking);
        let width = line.width * style.size;
        let mut x = match style.align {
            Align::Left => x,
            Align::Center => x - width / 2.0,
            Align::Right => x - width,
        };
        self.surface.set_stroke(None);
        self.surface.set_fill(Some(fill(style.shade)));
        for piece in &line.pieces {
            let start = Point::from_xy(x, y);
            let font = piece.font.clone();
            self.surface.draw_glyphs(start, &piece.glyphs, font, &line.text, style.size, false);
            x += piece.width * style.size;
        }
    }

    /// Names what no font has, at the foot of a page.
    pub(crate) fn no_font(&mut self, place: (f32, f32), width: f32, style: Style, words: &Words) {
        if self.lacking.is_empty() {
            return;
        }
        let names: Vec<String> =
            self.lacking.iter().map(|&it| format!("U+{:04X}", u32::from(it))).collect();
        let text = words.with("paper-no-font", [("characters", names.join(" ").into())]);
        self.text_in(place, &text, style, style.size * 0.7, (width, 2));
    }

    /// A glyph as a mere shape, which is no text: pieces on a diagram.
    pub(crate) fn stamp(&mut self, x: f32, y: f32, letter: char, size: f32, shade: u8) {
        let Some(face) = Fonts::figurines() else { return };
        let glyph = face.with(|face| face.glyph_index(letter)).flatten();
        let Some(glyph) = glyph else { return };
        let glyph = GlyphId::new(u32::from(glyph.0));
        let glyph = KrillaGlyph::new(glyph, 0.0, 0.0, 0.0, 0.0, 0..letter.len_utf8(), None);
        self.surface.set_stroke(None);
        self.surface.set_fill(Some(fill(shade)));
        let text = letter.to_string();
        let start = Point::from_xy(x, y);
        self.surface.draw_glyphs(start, &[glyph], face.font.clone(), &text, size, true);
    }

    /// A straight line.
    pub(crate) fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, shade: u8) {
        self.stroked(from, to, stroke(width, shade));
    }

    /// A dotted line, to write on.
    pub(crate) fn dots(&mut self, from: (f32, f32), to: (f32, f32)) {
        let dash = Some(StrokeDash { array: vec![0.6, 1.8], offset: 0.0 });
        self.stroked(from, to, Stroke { dash, ..stroke(0.6, GREY) });
    }

    fn stroked(&mut self, from: (f32, f32), to: (f32, f32), stroke: Stroke) {
        let mut path = PathBuilder::new();
        path.move_to(from.0, from.1);
        path.line_to(to.0, to.1);
        self.surface.set_fill(None);
        self.surface.set_stroke(Some(stroke));
        if let Some(path) = path.finish() {
            self.surface.draw_path(&path);
        }
    }

    /// A frame.
    pub(crate) fn frame(&mut self, (x, y, w, h): (f32, f32, f32, f32), width: f32, shade: u8) {
        if let Some(path) = rectangle(x, y, w, h) {
            self.surface.set_fill(None);
            self.surface.set_stroke(Some(stroke(width, shade)));
            self.surface.draw_path(&path);
        }
    }

    /// A filled surface.
    pub(crate) fn fill(&mut self, (x, y, w, h): (f32, f32, f32, f32), shade: u8) {
        if let Some(path) = rectangle(x, y, w, h) {
            self.surface.set_stroke(None);
            self.surface.set_fill(Some(fill(shade)));
            self.surface.draw_path(&path);
        }
    }
}

fn rectangle(x: f32, y: f32, w: f32, h: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.push_rect(Rect::from_xywh(x, y, w, h)?);
    path.finish()
}

fn fill(shade: u8) -> Fill {
    Fill { paint: luma::Color::new(shade).into(), opacity: NormalizedF32::ONE, ..Fill::default() }
}

fn stroke(width: f32, shade: u8) -> Stroke {
    Stroke { paint: luma::Color::new(shade).into(), width, ..Stroke::default() }
}
