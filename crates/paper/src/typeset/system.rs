//! Fonts that the device has.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};

use fontdb::{Database, ID};
use rustybuzz::ttf_parser::Face;

use super::Finder;

/// The fonts of the device, read when the first is asked for, and their order: upright and regular
/// ones first.
static FONTS: LazyLock<(Database, Vec<ID>)> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    let mut faces: Vec<_> = fonts.faces().collect();
    faces.sort_by_key(|face| {
        let upright = face.style == fontdb::Style::Normal;
        (!upright, face.weight.0.abs_diff(400), face.monospaced, face.post_script_name.clone())
    });
    let order = faces.into_iter().map(|face| face.id).collect();
    (fonts, order)
});

/// What was looked for: every font has to be opened for a character that none has.
static FOUND: Mutex<BTreeMap<char, Option<ID>>> = Mutex::new(BTreeMap::new());

/// Finds fonts of the device for what the program's own fonts lack: a regular upright one, if there
/// is one.
pub fn system_fonts() -> Arc<Finder> {
    Arc::new(|letter| {
        let known = FOUND.lock().ok().and_then(|found| found.get(&letter).copied());
        let id = known.unwrap_or_else(|| {
            let id = look_for(letter);
            if let Ok(mut found) = FOUND.lock() {
                found.insert(letter, id);
            }
            id
        })?;
        FONTS.0.with_face_data(id, |data, index| (data.to_vec(), index))
    })
}

fn look_for(letter: char) -> Option<ID> {
    let (fonts, order) = &*FONTS;
    let has = |data: &[u8], index: u32| {
        Face::parse(data, index).is_ok_and(|face| face.glyph_index(letter).is_some())
    };
    order.iter().copied().find(|&id| fonts.with_face_data(id, has) == Some(true))
}
