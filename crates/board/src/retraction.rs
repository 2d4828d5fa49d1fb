//! Whether some last move can have led to a position: what rules out impossible checks.

use crate::attacks::{self, pawn_attacks};
use crate::{Bitboard, Board, Color, File, Geometry, Rank, Role, Square};

struct LastMove<'a> {
    board: &'a Board,
    mover: Color,
    /// The king of the player to move, who cannot have been in check on the mover's turn.
    king: Square,
    /// Whether the mover can have taken something: the other player lacks a piece.
    can_have_taken: bool,
}

/// Whether the mover has a piece that can have made the last move, so that before it the king of
/// the player now to move was not attacked. `unmoved` pieces still have castling rights.
///
/// What was taken may have been anything, and what stood before need not itself be reachable: the
/// answer is `false` only with certainty.
pub(crate) fn has_last_move(
    board: &Board,
    mover: Color,
    king: Square,
    unmoved: Bitboard,
    geometry: Geometry,
) -> bool {
    let can_have_taken = board.by_color(!mover).count() < 16;
    let last = LastMove { board, mover, king, can_have_taken };
    last.castled(geometry, unmoved)
        || (board.by_color(mover) & !unmoved).into_iter().any(|to| last.moved_to(to))
}

impl LastMove<'_> {
    fn moved_to(&self, to: Square) -> bool {
        let Some(role) = self.board.role_at(to) else { return false };
        if role == Role::Pawn {
            return self.pawn_moved_to(to);
        }
        let occupied = self.board.occupied();
        let origins = attacks::of(role.of(self.mover), to, occupied) & !occupied;
        origins.into_iter().any(|from| self.from(role, from, to, true))
            || (role.is_promotion() && self.promoted_on(to))
    }

    fn pawn_moved_to(&self, to: Square) -> bool {
        let occupied = self.board.occupied();
        let back = Bitboard::from(to).forward(!self.mover);
        let home = Bitboard::from(Rank::First.relative_to(self.mover));
        let one = back & !occupied & !home;
        let on_fourth = to.rank().relative_to(self.mover) == Rank::Fourth;
        let two = if on_fourth { one.forward(!self.mover) & !occupied } else { Bitboard::EMPTY };
        (one | two).into_iter().any(|from| self.stood(Role::Pawn, from, to, Bitboard::EMPTY))
            || self.origins_of_capture(to).into_iter().any(|from| {
                self.can_have_taken && self.stood(Role::Pawn, from, to, to.into())
                    || self.took_en_passant(from, to)
            })
    }

    /// The squares from which a pawn can have taken on a square.
    fn origins_of_capture(&self, to: Square) -> Bitboard {
        let home = Bitboard::home_rank(self.mover);
        pawn_attacks(!self.mover, to) & !self.board.occupied() & !home
    }

    fn took_en_passant(&self, from: Square, to: Square) -> bool {
        if !self.can_have_taken || to.rank().relative_to(self.mover) != Rank::Sixth {
            return false;
        }
        let taken = Bitboard::from(Square::at(to.file(), from.rank()));
        let came_from = Bitboard::from(to).forward(self.mover);
        (self.board.occupied() & (taken | came_from)).is_empty()
            && self.stood(Role::Pawn, from, to, taken)
    }

    fn promoted_on(&self, to: Square) -> bool {
        if to.rank().relative_to(self.mover) != Rank::Eighth
            || self.board.pieces(self.mover, Role::Pawn).count() >= 8
        {
            return false;
        }
        let straight = Bitboard::from(to).forward(!self.mover) & !self.board.occupied();
        straight.into_iter().any(|from| self.stood(Role::Pawn, from, to, Bitboard::EMPTY))
            || self.can_have_taken
                && self
                    .origins_of_capture(to)
                    .into_iter()
                    .any(|from| self.stood(Role::Pawn, from, to, to.into()))
    }

    fn from(&self, role: Role, from: Square, to: Square, may_take: bool) -> bool {
        self.stood(role, from, to, Bitboard::EMPTY)
            || may_take && self.can_have_taken && self.stood(role, from, to, to.into())
    }

    /// Whether the king was safe when the piece stood on its origin and the taken piece on its
    /// square.
    fn stood(&self, role: Role, from: Square, to: Square, taken: Bitboard) -> bool {
        let mut before = *self.board;
        before.remove(to);
        before.put(role.of(self.mover), from);
        before.attackers(self.mover, self.king, before.occupied() | taken).is_empty()
    }

    fn castled(&self, geometry: Geometry, unmoved: Bitboard) -> bool {
        let rank = Rank::First.relative_to(self.mover);
        let has = |role, file| self.board.pieces(self.mover, role).contains(Square::at(file, rank));
        let empty = |file| !self.board.occupied().contains(Square::at(file, rank));
        if unmoved.any() {
            return false;
        }
        let sides = [(File::G, File::F, File::H), (File::C, File::D, File::A)];
        sides.into_iter().any(|(king, rook, corner)| {
            if !has(Role::King, king) || !has(Role::Rook, rook) {
                return false;
            }
            if geometry != Geometry::Standard {
                return true;
            }
            if !empty(File::E) || !empty(corner) {
                return false;
            }
            let mut before = *self.board;
            before.remove(Square::at(king, rank));
            before.remove(Square::at(rook, rank));
            before.put(Role::King.of(self.mover), Square::at(File::E, rank));
            before.put(Role::Rook.of(self.mover), Square::at(corner, rank));
            before.attackers(self.mover, self.king, before.occupied()).is_empty()
        })
    }
}
