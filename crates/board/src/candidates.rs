use crate::attacks::*;
use crate::king_safety::KingSafety;
use crate::{Bitboard, Color, Position, Rank, Role, Square};

impl Position {
    /// The squares from which a piece of the player to move can legally go to a square, castling
    /// left out: what a written move such as `Nf3` can mean. The whole set, found from the target
    /// backwards without generating moves.
    ///
    /// ```
    /// use compongo_board::{Bitboard, Position, Role, Square};
    ///
    /// let knights = Position::initial().candidates(Role::Knight, Square::F3);
    /// assert_eq!(knights, Bitboard::from(Square::G1));
    /// ```
    #[inline]
    pub fn candidates(&self, role: Role, to: Square) -> Bitboard {
        match self.turn {
            Color::White => self.candidates_of::<true>(role, to),
            Color::Black => self.candidates_of::<false>(role, to),
        }
    }

    #[inline(always)]
    pub(crate) fn candidates_of<const WHITE: bool>(&self, role: Role, to: Square) -> Bitboard {
        let us = Color::from_white(WHITE);
        let board = &self.at.board;
        let (own, occupied) = (board.by_color(us), board.occupied());
        let pieces = board.pieces(us, role);
        if own.contains(to) {
            return Bitboard::EMPTY;
        }
        let reaching = pieces
            & match role {
                Role::Pawn => return self.pawn_candidates::<WHITE>(pieces, to),
                Role::Knight => knight_attacks(to),
                Role::Bishop => bishop_attacks(to, occupied),
                Role::Rook => rook_attacks(to, occupied),
                Role::Queen => queen_attacks(to, occupied),
                Role::King => {
                    let king = pieces & king_attacks(to);
                    let attackers = board.attackers(!us, to, occupied & !pieces);
                    return if attackers.any() { Bitboard::EMPTY } else { king };
                }
            };
        self.bound_by_king(reaching, to, us)
    }

    /// Those of the pieces that can go to the square without leaving their king attacked.
    #[inline(always)]
    fn bound_by_king(&self, pieces: Bitboard, to: Square, us: Color) -> Bitboard {
        if pieces.is_empty() {
            return pieces;
        }
        let king = self.king(us);
        let safety = KingSafety::of(&self.at.board, us, king);
        if !safety.meets_check.contains(to) {
            return Bitboard::EMPTY;
        }
        let pinned = pieces & safety.pins();
        if pinned.is_empty() { pieces } else { (pieces ^ pinned) | (pinned & line(king, to)) }
    }

    #[inline(always)]
    fn pawn_candidates<const WHITE: bool>(&self, pawns: Bitboard, to: Square) -> Bitboard {
        let us = Color::from_white(WHITE);
        let occupied = self.at.board.occupied();
        let target = Bitboard::from(to);
        let behind = target.forward(!us);
        if (occupied & target).any() {
            // Our own pieces on the square have been ruled out: a capture.
            return self.bound_by_king(pawns & pawn_attacks(!us, to), to, us);
        }
        if (self.at.passed & target).any() {
            let takers = self.at.en_passant_capturers(us, self.king(us));
            return takers | self.bound_by_king(pawns & behind, to, us);
        }
        let mut reaching = pawns & behind;
        if (behind & occupied).is_empty() && to.rank().relative_to(us) == Rank::Fourth {
            reaching = pawns & behind.forward(!us);
        }
        self.bound_by_king(reaching, to, us)
    }
}
