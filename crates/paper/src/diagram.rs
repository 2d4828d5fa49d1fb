//! A position as a diagram.

use compongo_board::{Board, Color, Role, Square};

use crate::canvas::{Canvas, GREY, INK, Style};

/// The order of the pieces in the font.
const ORDER: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The shade of dark squares: light enough for copies.
const DARK: u8 = 205;

/// Draws a position, White below, with its upper left corner there and sides of `side` without the
/// coordinates left and below, which take a tenth more.
pub(crate) fn diagram(canvas: &mut Canvas<'_, '_>, (x, y): (f32, f32), side: f32, board: &Board) {
    let square = side / 8.0;
    for it in Square::all() {
        let (file, rank) = (it.file() as u8, it.rank() as u8);
        let (left, top) = (x + square * f32::from(file), y + square * f32::from(7 - rank));
        if (file + rank) % 2 == 0 {
            canvas.fill((left, top, square, square), DARK);
        }
        let Some(piece) = board.piece_at(it) else { continue };
        let nth = ORDER.iter().position(|&role| role == piece.role).unwrap_or(0) as u32;
        let first = if piece.color == Color::White { 0x2654 } else { 0x265A };
        let size = square * 0.98;
        // The glyph is 0.76 wide and stands on its base line.
        let place = (left + square * 0.5 - size * 0.38, top + square * 0.87);
        for (letter, shade) in [(0xE000 + nth, 255), (first + nth, INK)] {
            if let Some(letter) = char::from_u32(letter) {
                canvas.stamp(place.0, place.1, letter, size, shade);
            }
        }
    }
    canvas.frame((x, y, side, side), 0.9, INK);
    let size = square * 0.36;
    for nth in 0..8_u8 {
        let middle = square * (f32::from(nth) + 0.5);
        let style = Style { shade: GREY, ..Style::new(size).center() };
        let file = char::from(b'a' + nth).to_string();
        canvas.text(x + middle, y + side + size * 1.15, &file, style);
        let rank = char::from(b'8' - nth).to_string();
        canvas.text(x - size * 0.7, y + middle + size * 0.36, &rank, style);
    }
}
