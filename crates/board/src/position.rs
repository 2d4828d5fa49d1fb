use core::fmt;

use crate::king_safety::checkers;
use crate::placement::Placement;
use crate::zobrist::KEYS;
use crate::{Bitboard, Board, CastlingSide, Color, Move, MoveList, Role, Square, sinks};

/// A position in which a game can go on: one king each, and the player who has just moved is not
/// in check. At most 104 bytes, copied freely.
///
/// ```
/// use compongo_board::{Position, Square};
///
/// let start = Position::initial();
/// let e4 = start.judge(Square::E2, Square::E4, None)?;
/// let after = start.play(e4)?;
/// assert_eq!(after.to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// assert_eq!(after.legal_moves().len(), 20);
/// # Ok::<(), compongo_board::IllegalMove>(())
/// ```
#[derive(Clone, Copy)]
pub struct Position {
    pub(crate) at: Placement,
    /// Zobrist key of pieces, castling rights and turn; en passant is added by [`Position::key`].
    pub(crate) hash: u64,
    pub(crate) halfmove_clock: u32,
    pub(crate) fullmove_number: u32,
    pub(crate) turn: Color,
    pub(crate) chess960: bool,
}

const _: () = assert!(size_of::<Position>() <= 104);

impl Position {
    /// The initial position (2.2, 2.3).
    #[inline]
    pub const fn initial() -> Position {
        const INITIAL: Position = Position::assemble(
            Placement {
                board: Board::initial(),
                castling: Bitboard(0x8100_0000_0000_0081),
                passed: Bitboard::EMPTY,
            },
            Color::White,
            0,
            1,
            false,
        );
        INITIAL
    }

    pub(crate) const fn assemble(
        at: Placement,
        turn: Color,
        halfmove_clock: u32,
        fullmove_number: u32,
        chess960: bool,
    ) -> Position {
        let mut hash = KEYS.turn(turn);
        let mut left = at.board.occupied();
        // A constant cannot be made by an iterator.
        while let Some(square) = left.first() {
            left.0 &= left.0 - 1;
            if let Some(piece) = at.board.piece_at(square) {
                hash ^= KEYS.piece(piece, square);
            }
            if at.castling.contains(square) {
                hash ^= KEYS.castling(square);
            }
        }
        Position { at, hash, halfmove_clock, fullmove_number, turn, chess960 }
    }

    /// The pieces on their squares.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.at.board
    }

    /// The player who has the move (1.3 in 2018).
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The square of a player's king.
    #[inline]
    pub const fn king(&self, color: Color) -> Square {
        Square::new(self.at.board.pieces(color, Role::King).0.trailing_zeros() as u8)
    }

    /// The rook with which a player still has the right to castle on a side (3.8.2.1 in 2018),
    /// whether or not he could do so now.
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.king(color);
        (self.at.castling & self.at.board.by_color(color))
            .into_iter()
            .find(|&rook| CastlingSide::towards(king, rook) == side)
    }

    /// All rooks with which the right to castle still exists.
    #[inline]
    pub const fn castling_rooks(&self) -> Bitboard {
        self.at.castling
    }

    /// The square passed over by the double step just made, whether or not a pawn can take there.
    #[inline]
    pub const fn ep_square(&self) -> Option<Square> {
        self.at.passed.first()
    }

    /// The square on which a pawn can legally take en passant now (3.7.4 and 3.9 in 2018).
    #[inline]
    pub fn legal_ep_square(&self) -> Option<Square> {
        let square = self.at.passed.first()?;
        let king = self.king(self.turn);
        self.at.en_passant_capturers(self.turn, king).any().then_some(square)
    }

    /// Moves by either player since the last capture or pawn move, in plies and without limit:
    /// 100 is the fifty-move rule (9.3), 150 the seventy-five-move rule (9.6.2 since 2014).
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move, as on a scoresheet: it grows after Black's move.
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// Whether castling follows the rules of Chess960 (Guidelines II in 2018): the position was
    /// set up so, or its king or castling rooks stand elsewhere than in standard chess.
    #[inline]
    pub const fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// The pieces that give check to the player to move (3.9.1 in 2018).
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        checkers(&self.at.board, self.turn, self.king(self.turn))
    }

    /// Whether the player to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// Every legal move, each once, in no particular order.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        sinks::list(&self.at, self.turn, &mut moves);
        moves
    }

    /// How many legal moves there are, without listing them.
    #[inline]
    pub fn count_legal_moves(&self) -> usize {
        sinks::count(&self.at, self.turn) as usize
    }

    /// Whether the player to move has any legal move.
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        self.count_legal_moves() != 0
    }

    /// Whether the player to move is checkmated (1.4.1, 5.1.1 in 2018).
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the player to move is stalemated (5.2.1 in 2018).
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// Whether a move, wherever it comes from, is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The Zobrist key of the position's identity, see [`Position::is_same`].
    ///
    /// Equal positions have equal keys; different ones almost always have different keys (a
    /// collision is expected once in 2⁶⁴ pairs).
    #[inline]
    pub fn key(&self) -> u64 {
        match self.legal_ep_square() {
            Some(square) => self.hash ^ KEYS.en_passant(square),
            None => self.hash,
        }
    }

    /// Whether both are the same position for repetition, as 9.2.2 (2018; 9.2.3 in 2023) defines
    /// it: same player to move, same pieces on the same squares, and the possible moves of all
    /// pieces the same. A pawn that has made a double step matters only if it can legally be taken
    /// en passant (9.2.2.1); castling counts as a right, held or lost (9.2.2.2).
    ///
    /// ```
    /// use compongo_board::Position;
    ///
    /// let fen = |passed| format!("4k3/8/8/8/4P3/8/8/4K3 b - {passed} 0 1");
    /// let passed = Position::from_fen(&fen("e3"))?;
    /// assert!(passed.is_same(&Position::from_fen(&fen("-"))?)); // no pawn can take there
    /// # Ok::<(), compongo_board::FenError>(())
    /// ```
    pub fn is_same(&self, other: &Position) -> bool {
        self.hash == other.hash
            && self.turn == other.turn
            && self.at.board == other.at.board
            && self.at.castling == other.at.castling
            && self.legal_ep_square() == other.legal_ep_square()
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::initial()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.at.board, self.to_fen())
    }
}
