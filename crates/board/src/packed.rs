use crate::placement::Placement;
use crate::zobrist::KEYS;
use crate::{Bitboard, Board, Color, Position, Role};

/// The identity of a position ([`Position::is_same`]) and nothing else, in 33 bytes: what a table
/// of positions holds. Equal exactly if the positions are the same; nothing is left to chance.
///
/// ```
/// use compongo_board::Position;
///
/// let start = Position::initial();
/// assert_eq!(start.pack().unpack(false).to_fen(), start.to_fen());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C, packed)]
pub struct Packed {
    /// Bits of the role plus one on each square, 7 for a rook that may castle; the fourth is set
    /// for White's men and, on an empty square, for the one that can be taken en passant.
    planes: [u64; 4],
    turn: Color,
}

impl Position {
    /// The position without its counters.
    pub fn pack(&self) -> Packed {
        let Board { roles: [pawns, knights, bishops, rooks, queens, kings], colors } =
            self.at.board;
        let castling = self.at.castling;
        let passed = self.legal_ep_square().map_or(Bitboard::EMPTY, Bitboard::from);
        let one = pawns | bishops | queens | castling;
        let two = knights | bishops | kings | castling;
        let four = rooks | queens | kings;
        let fourth = colors[Color::White as usize] | passed;
        Packed { planes: [one.0, two.0, four.0, fourth.0], turn: self.turn }
    }
}

impl Packed {
    /// The position, its move counters set to the beginning. Whether castling is written as in
    /// Chess960 is for the caller to say: it is no part of the identity.
    pub fn unpack(self, chess960: bool) -> Position {
        let [one, two, four, fourth] = self.planes;
        let men = one | two | four;
        let castling = one & two & four;
        let sets = [
            one & !two & !four,
            !one & two & !four,
            one & two & !four,
            (!one & !two & four) | castling,
            one & !two & four,
            !one & two & four,
        ];
        let board = Board {
            roles: sets.map(Bitboard),
            colors: [Bitboard(fourth & men), Bitboard(!fourth & men)],
        };
        let at = Placement { board, castling: Bitboard(castling), passed: Bitboard(fourth & !men) };
        let mut hash = KEYS.turn(self.turn);
        for color in [Color::White, Color::Black] {
            for role in Role::ALL {
                for square in board.pieces(color, role) {
                    hash ^= KEYS.piece(role.of(color), square);
                }
            }
        }
        for rook in at.castling {
            hash ^= KEYS.castling(rook);
        }
        Position { at, hash, halfmove_clock: 0, fullmove_number: 1, turn: self.turn, chess960 }
    }

    /// Who has the move.
    pub fn turn(self) -> Color {
        self.turn
    }
}
