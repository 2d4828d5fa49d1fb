//! A text as a QR code.

use qrcodegen::{QrCode, QrCodeEcc};

use crate::canvas::{Canvas, INK};

/// Draws a text as a QR code with its upper left corner there; whether it could hold the text.
pub(crate) fn qr(canvas: &mut Canvas<'_, '_>, (x, y): (f32, f32), side: f32, text: &str) -> bool {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return false };
    let size = code.size();
    let cell = side / size as f32;
    for row in 0..size {
        // Neighbours are drawn at once, so that no hair lines show between them.
        let mut column = 0;
        while column < size {
            let dark = (column..size).take_while(|&it| code.get_module(it, row)).count() as i32;
            if dark > 0 {
                let place = (x + cell * column as f32, y + cell * row as f32);
                canvas.fill((place.0, place.1, cell * dark as f32, cell * 1.02), INK);
            }
            column += dark + 1;
        }
    }
    true
}
