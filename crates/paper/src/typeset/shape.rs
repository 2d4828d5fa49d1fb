//! A text on one line, in any script and direction, as glyphs of the fonts that have them.

use std::ops::Range;

use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::{Direction, UnicodeBuffer};
use unicode_bidi::{BidiInfo, Level};

use super::font::{Face, Fonts, Weight, is_invisible};

/// In which direction a line runs as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Base {
    /// As its first letter does: names, sentences.
    Text,
    /// From left to right whatever its letters: moves.
    LeftToRight,
}

/// A line of text, ready to be printed. Widths are those at a size of 1.
#[derive(Clone, Debug)]
pub(crate) struct Shaped {
    /// What it says.
    pub(crate) text: String,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) width: f32,
    /// What no font has, and is printed as a sign for that.
    pub(crate) lacking: Vec<char>,
}

/// A part of a line in one font.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) font: Font,
    pub(crate) glyphs: Vec<KrillaGlyph>,
    pub(crate) width: f32,
}

/// What is printed for a character that no font has.
const UNKNOWN: char = '\u{fffd}';

/// Shapes a text. Line breaks and other controls become blanks.
pub(crate) fn shape(fonts: &Fonts, weight: Weight, text: &str, base: Base) -> Shaped {
    let (text, lacking) = printable(fonts, text);
    let level = match base {
        Base::Text => None,
        Base::LeftToRight => Some(Level::ltr()),
    };
    let mut pieces = Vec::new();
    if text.is_ascii() {
        run(fonts, weight, &text, 0..text.len(), false, &mut pieces);
    } else {
        let bidi = BidiInfo::new(&text, level);
        for paragraph in &bidi.paragraphs {
            let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
            for range in runs {
                let turned = levels.get(range.start).is_some_and(Level::is_rtl);
                run(fonts, weight, &text, range, turned, &mut pieces);
            }
        }
    }
    let width = pieces.iter().map(|piece| piece.width).sum();
    Shaped { text, pieces, width, lacking }
}

/// The text with a sign in the place of what cannot be printed.
fn printable(fonts: &Fonts, text: &str) -> (String, Vec<char>) {
    let mut lacking = Vec::new();
    let clean = text.chars().map(|letter| {
        if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') {
            ' '
        } else if letter.is_ascii() || is_invisible(letter) || fonts.face(letter).is_some() {
            letter
        } else {
            if !lacking.contains(&letter) {
                lacking.push(letter);
            }
            UNKNOWN
        }
    });
    (clean.collect(), lacking)
}

/// A part of one direction: cut where the font changes.
fn run(
    fonts: &Fonts,
    weight: Weight,
    text: &str,
    range: Range<usize>,
    turned: bool,
    pieces: &mut Vec<Piece>,
) {
    let Some(part) = text.get(range.clone()) else { return };
    let mut parts: Vec<(Face, Range<usize>)> = Vec::new();
    for (at, letter) in part.char_indices() {
        let place = range.start + at..range.start + at + letter.len_utf8();
        match parts.last_mut() {
            // Marks and joiners stay with the letter before them.
            Some((face, open)) if is_invisible(letter) || keeps(face, letter, weight) => {
                open.end = place.end;
            }
            _ => {
                let Some(face) = face_of(fonts, weight, letter) else { continue };
                match parts.last_mut() {
                    Some((last, open)) if last.font == face.font => open.end = place.end,
                    _ => parts.push((face, place)),
                }
            }
        }
    }
    if turned {
        parts.reverse();
    }
    pieces.extend(parts.into_iter().filter_map(|(face, range)| piece(&face, text, range, turned)));
}

/// Whether a character stays in the font of those before it: blanks and marks, where that font has
/// them.
fn keeps(face: &Face, letter: char, weight: Weight) -> bool {
    let main = Fonts::main(weight).is_some_and(|main| main.font == face.font);
    let neutral = letter == ' ' || ('\u{300}'..='\u{36f}').contains(&letter);
    (main || neutral) && face.has(letter)
}

fn face_of(fonts: &Fonts, weight: Weight, letter: char) -> Option<Face> {
    let main = Fonts::main(weight).filter(|main| main.has(letter));
    let letter = if is_invisible(letter) { ' ' } else { letter };
    main.cloned().or_else(|| fonts.face(letter)).or_else(|| fonts.face(UNKNOWN))
}

fn piece(face: &Face, text: &str, range: Range<usize>, turned: bool) -> Option<Piece> {
    let part = text.get(range.clone())?;
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(part);
    buffer.guess_segment_properties();
    let direction = if turned { Direction::RightToLeft } else { Direction::LeftToRight };
    buffer.set_direction(direction);
    let (shaped, units) =
        face.with(|face| (rustybuzz::shape(face, &[], buffer), face.units_per_em() as f32))?;
    let (infos, places) = (shaped.glyph_infos(), shaped.glyph_positions());
    // Clusters begin where they say and end where the next in the text begins.
    let mut starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
    starts.sort_unstable();
    starts.dedup();
    let mut width = 0.0;
    let glyphs = infos.iter().zip(places).map(|(info, place)| {
        let start = info.cluster as usize;
        let end = starts.iter().find(|&&it| it > start).copied().unwrap_or(part.len());
        let advance = place.x_advance as f32 / units;
        width += advance;
        KrillaGlyph::new(
            GlyphId::new(info.glyph_id),
            advance,
            place.x_offset as f32 / units,
            place.y_offset as f32 / units,
            place.y_advance as f32 / units,
            range.start + start..range.start + end,
            None,
        )
    });
    let glyphs = glyphs.collect();
    Some(Piece { font: face.font.clone(), glyphs, width })
}
