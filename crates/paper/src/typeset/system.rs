//! Fonts that the device has.

use std::sync::{Arc, LazyLock};

use fontdb::Database;
use rustybuzz::ttf_parser::Face;

use super::Finder;

/// The fonts of the device, read when the first is asked for.
static FONTS: LazyLock<Database> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    fonts
});

/// Finds fonts of the device for what the program's own fonts lack: a regular upright one, if there
/// is one.
pub fn system_fonts() -> Arc<Finder> {
    Arc::new(|letter| {
        let mut faces: Vec<_> = FONTS.faces().collect();
        faces.sort_by_key(|face| {
            let upright = face.style == fontdb::Style::Normal;
            (!upright, face.weight.0.abs_diff(400), face.monospaced, face.post_script_name.clone())
        });
        faces.into_iter().find_map(|face| {
            FONTS.with_face_data(face.id, |data, index| {
                let has = Face::parse(data, index).ok()?.glyph_index(letter).is_some();
                has.then(|| (data.to_vec(), index))
            })?
        })
    })
}
