//! What each piece attacks (Articles 3.1 to 3.8): the squares it reaches on a given occupation,
//! whoever stands there.

mod leapers;
#[cfg(not(target_feature = "bmi2"))]
mod magics;
mod rays;
mod reach;
mod sliders;

pub use leapers::{king_attacks, knight_attacks, pawn_attacks};
pub(crate) use leapers::{pawns_attack, shift_east, shift_west};
pub use rays::{between, line};
pub(crate) use reach::reach;
pub use sliders::{bishop_attacks, bishop_rays, queen_attacks, rook_attacks, rook_rays};

use crate::{Bitboard, Piece, Role, Square};

/// The squares a piece attacks from a square on an occupation; a pawn's are the two diagonal ones.
///
/// ```
/// use compongo_board::{Bitboard, Color, Role, Square, attacks};
///
/// let occupied = Bitboard::from(Square::A4);
/// let rook = attacks::of(Role::Rook.of(Color::White), Square::A1, occupied);
/// assert!(rook.contains(Square::A4) && !rook.contains(Square::A5));
/// ```
#[inline]
pub fn of(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn_attacks(piece.color, from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King => king_attacks(from),
    }
}
