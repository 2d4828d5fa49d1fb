//! The fonts: those that are part of the program, and others that are brought.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, LazyLock, Mutex};

use krilla::text::Font;
use rustybuzz::ttf_parser;
use thiserror::Error;

/// How heavy letters are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weight {
    Regular,
    Bold,
}

/// A font file is of no use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("this is no font in the TrueType or OpenType format")]
pub struct FontError;

/// Finds a font that has a character: its file and its place in it.
pub type Finder = dyn Fn(char) -> Option<(Vec<u8>, u32)> + Send + Sync;

/// A font, to shape texts with and to print.
#[derive(Clone)]
pub(crate) struct Face {
    shaper: Shaper,
    pub(crate) font: Font,
}

#[derive(Clone)]
enum Shaper {
    /// Of the program: read once.
    Own(Arc<rustybuzz::Face<'static>>),
    /// Brought: read when it is needed.
    Brought(Arc<Vec<u8>>, u32),
}

impl Face {
    fn own(data: &'static [u8]) -> Option<Face> {
        let shaper = Shaper::Own(Arc::new(rustybuzz::Face::from_slice(data, 0)?));
        Some(Face { shaper, font: Font::new(data.into(), 0)? })
    }

    fn brought(data: Vec<u8>, index: u32) -> Option<Face> {
        let face = rustybuzz::Face::from_slice(&data, index)?;
        // Fonts without outlines, or with none of their measures, cannot be printed.
        if face.units_per_em() <= 0 || face.number_of_glyphs() == 0 {
            return None;
        }
        let data = Arc::new(data);
        let font = Font::new(Arc::clone(&data).into(), index)?;
        Some(Face { shaper: Shaper::Brought(data, index), font })
    }

    /// Does something with the font.
    pub(crate) fn with<T>(&self, work: impl FnOnce(&rustybuzz::Face<'_>) -> T) -> Option<T> {
        match &self.shaper {
            Shaper::Own(face) => Some(work(face)),
            Shaper::Brought(data, index) => {
                rustybuzz::Face::from_slice(data, *index).map(|face| work(&face))
            }
        }
    }

    pub(crate) fn has(&self, letter: char) -> bool {
        match &self.shaper {
            Shaper::Own(face) => face.glyph_index(letter).is_some(),
            // Without the tables for shaping, which take longer to read.
            Shaper::Brought(data, index) => ttf_parser::Face::parse(data, *index)
                .is_ok_and(|face| face.glyph_index(letter).is_some()),
        }
    }
}

/// The fonts of the program: Latin, Greek and Cyrillic letters, figurines, and one for each other
/// script of a chess alphabet.
static OWN: LazyLock<Vec<Face>> = LazyLock::new(|| {
    let files: [&'static [u8]; 8] = [
        include_bytes!("../../fonts/NotoSans-Regular.ttf"),
        include_bytes!("../../fonts/CompongoFigurines.ttf"),
        include_bytes!("../../fonts/NotoSansDevanagari-Regular.ttf"),
        include_bytes!("../../fonts/NotoSansBengali-Regular.ttf"),
        include_bytes!("../../fonts/NotoSansArabic-Regular.ttf"),
        include_bytes!("../../fonts/NotoSansHebrew-Regular.ttf"),
        include_bytes!("../../fonts/NotoSansArmenian-Regular.ttf"),
        include_bytes!("../../fonts/NotoSansGeorgian-Regular.ttf"),
    ];
    files.into_iter().filter_map(Face::own).collect()
});

/// Latin, Greek and Cyrillic only; what it lacks is printed in regular weight.
static BOLD: LazyLock<Option<Face>> =
    LazyLock::new(|| Face::own(include_bytes!("../../fonts/NotoSans-Bold.ttf")));

/// The fonts that a document may use.
///
/// Those of the program have the letters of every chess alphabet and of most European names. For
/// others a font can be [added](Fonts::add) or [found](Fonts::with_finder) when it is needed.
///
/// ```
/// use compongo_paper::Fonts;
///
/// let fonts = Fonts::new();
/// assert!(fonts.lacking("Ñandú Ğöktürk Հակոբ ♘f3 घf3").is_empty());
/// assert_eq!(fonts.lacking("王 Wang"), ['王']);
/// ```
#[derive(Clone, Default)]
pub struct Fonts {
    brought: Arc<Mutex<Brought>>,
    finder: Option<Arc<Finder>>,
}

#[derive(Default)]
struct Brought {
    faces: Vec<Face>,
    /// For these no font was found.
    none: BTreeSet<char>,
}

impl fmt::Debug for Fonts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fonts").finish_non_exhaustive()
    }
}

impl Fonts {
    /// The fonts of the program.
    pub fn new() -> Fonts {
        Fonts::default()
    }

    /// With something that finds a font for a character that no other has.
    #[must_use]
    pub fn with_finder(self, finder: Arc<Finder>) -> Fonts {
        Fonts { finder: Some(finder), ..self }
    }

    /// Adds a font, for what those before it lack.
    ///
    /// # Errors
    ///
    /// [`FontError`], if it is none.
    pub fn add(&self, data: Vec<u8>, index: u32) -> Result<(), FontError> {
        let face = Face::brought(data, index).ok_or(FontError)?;
        if let Ok(mut brought) = self.brought.lock() {
            brought.faces.push(face);
            brought.none.clear();
        }
        Ok(())
    }

    /// The characters of a text that no font has, each once.
    pub fn lacking(&self, text: &str) -> Vec<char> {
        let lacking = |letter: &char| !is_invisible(*letter) && self.face(*letter).is_none();
        let found: BTreeSet<char> = text.chars().filter(lacking).collect();
        found.into_iter().collect()
    }

    /// The font in which a character is printed.
    pub(crate) fn face(&self, letter: char) -> Option<Face> {
        if let Some(face) = OWN.iter().find(|face| face.has(letter)) {
            return Some(face.clone());
        }
        let mut brought = self.brought.lock().ok()?;
        if let Some(face) = brought.faces.iter().find(|face| face.has(letter)) {
            return Some(face.clone());
        }
        let finder = self.finder.as_ref().filter(|_| !brought.none.contains(&letter))?;
        let found = finder(letter).and_then(|(data, index)| Face::brought(data, index));
        if let Some(face) = found.filter(|face| face.has(letter)) {
            brought.faces.push(face.clone());
            Some(face)
        } else {
            brought.none.insert(letter);
            None
        }
    }

    /// The font of most letters in this weight.
    pub(crate) fn main(weight: Weight) -> Option<&'static Face> {
        match weight {
            Weight::Regular => OWN.first(),
            Weight::Bold => BOLD.as_ref().or_else(|| OWN.first()),
        }
    }

    /// The figurines, and from U+E000 on what each piece covers.
    pub(crate) fn figurines() -> Option<&'static Face> {
        OWN.get(1)
    }
}

/// What has no shape of its own: joiners, marks of direction, selectors of variants, line breaks.
pub(crate) fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fe00}'..='\u{fe0f}' | '\u{180b}'..='\u{180e}'
            | '\u{e0000}'..='\u{e0fff}')
}
