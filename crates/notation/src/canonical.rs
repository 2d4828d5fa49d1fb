//! How a move is to be written: the one text of the PGN standard, section 8.2.3.

use compongo_board::{Bitboard, Move, MoveKind, Position, Role};

use crate::{CheckSign, PieceMove, San, SanKind};

impl San {
    /// The canonical text of a legal move: capture sign, shortest disambiguation (file before
    /// rank, C.10), promotion, check or mate sign.
    ///
    /// ```
    /// use compongo_board::{Position, Square};
    /// use compongo_notation::San;
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")?;
    /// let rook = position.judge(Square::H1, Square::F1, None)?;
    /// assert_eq!(San::of(&position, rook).to_string(), "Rf1");
    /// let castling = position.judge(Square::E1, Square::C1, None)?;
    /// assert_eq!(San::of(&position, castling).to_string(), "O-O-O");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(position: &Position, mv: Move) -> San {
        San { kind: SanKind::of(position, mv), sign: CheckSign::of(&position.play_legal(mv)) }
    }
}

impl SanKind {
    /// As [`San::of`], without the sign and the cost of finding it.
    pub fn of(position: &Position, mv: Move) -> SanKind {
        if let Some(side) = mv.castling() {
            return SanKind::Castle(side);
        }
        let board = position.board();
        let role = board.role_at(mv.from).unwrap_or(Role::Pawn);
        let capture = mv.kind == MoveKind::EnPassant || board.role_at(mv.to).is_some();
        let (file, rank) = match role {
            Role::Pawn => (capture, false),
            Role::King => (false, false),
            _ => disambiguation(position, role, mv),
        };
        SanKind::Piece(PieceMove {
            role,
            from_file: file.then_some(mv.from.file()),
            from_rank: rank.then_some(mv.from.rank()),
            capture,
            to: mv.to,
            promotion: mv.promotion(),
        })
    }
}

/// Whether file and rank of departure have to be written.
fn disambiguation(position: &Position, role: Role, mv: Move) -> (bool, bool) {
    let others = position.candidates(role, mv.to).without(mv.from);
    if others.is_empty() {
        (false, false)
    } else if (others & Bitboard::from(mv.from.file())).is_empty() {
        (true, false)
    } else if (others & Bitboard::from(mv.from.rank())).is_empty() {
        (false, true)
    } else {
        (true, true)
    }
}
