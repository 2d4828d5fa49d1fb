//! What stands on the board, possible by the Laws or not (Articles 1 to 3).

use compongo_board::{
    Bitboard, Board, Color, File, Geometry, IllegalMove, Move, Position, Rank, Role, Setup, Square,
    attacks,
};

use super::{Flaw, Gesture};

/// The pieces as they stand and who has the move.
#[derive(Clone, Copy, Debug)]
pub enum Table {
    /// A position from which the game can be played by the Laws.
    Lawful(Position),
    /// Anything else that hands left there: a king in check that is not to move, a pawn on the
    /// last rank, a king missing.
    Loose(Setup),
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        match (self, other) {
            (Table::Lawful(one), Table::Lawful(two)) => {
                one.is_same(two)
                    && one.halfmove_clock() == two.halfmove_clock()
                    && one.fullmove_number() == two.fullmove_number()
                    && one.ep_square() == two.ep_square()
            }
            (Table::Loose(one), Table::Loose(two)) => one == two,
            _ => false,
        }
    }
}

impl Eq for Table {}

/// How the Laws see a move from a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Judged {
    /// Legal, as this move.
    Legal(Move),
    /// From a position that cannot be, a move as the piece moves that leaves its king safe.
    Passable,
    /// Illegal.
    Illegal(IllegalMove),
    /// It takes a king.
    TakesKing,
}

impl Table {
    /// Who has the move.
    #[inline]
    pub fn turn(&self) -> Color {
        match self {
            Table::Lawful(position) => position.turn(),
            Table::Loose(setup) => setup.turn,
        }
    }

    /// The pieces.
    #[inline]
    pub fn board(&self) -> &Board {
        match self {
            Table::Lawful(position) => position.board(),
            Table::Loose(setup) => &setup.board,
        }
    }

    /// The position, if it is one.
    #[inline]
    pub fn position(&self) -> Option<&Position> {
        match self {
            Table::Lawful(position) => Some(position),
            Table::Loose(_) => None,
        }
    }

    /// The pieces as a FEN, whether or not they can stand so.
    ///
    /// ```
    /// use compongo_board::Position;
    /// use compongo_laws::game::Table;
    ///
    /// let table = Table::Lawful(Position::initial());
    /// assert_eq!(table.to_fen(), Position::initial().to_fen());
    /// ```
    pub fn to_fen(&self) -> String {
        match self {
            Table::Lawful(position) => position.to_fen(),
            Table::Loose(setup) => setup.to_string(),
        }
    }

    /// Both kings stand, and both are attacked.
    pub(crate) fn both_kings_in_check(&self) -> bool {
        Color::ALL.into_iter().all(|color| is_attacked(self.board(), color))
    }

    /// A pawn on the first or last rank.
    pub(crate) fn pawn_on_last_rank(&self) -> Option<Square> {
        (self.board().by_role(Role::Pawn) & Bitboard::BACK_RANKS).first()
    }

    /// What the Laws say of a move made by hand from here.
    pub(crate) fn judge(&self, gesture: Gesture) -> Judged {
        let Gesture { from, to, promotion } = gesture;
        let target = self.board().piece_at(to);
        if target == Some(Role::King.of(!self.turn())) {
            return Judged::TakesKing;
        }
        match self {
            Table::Lawful(position) => match position.judge(from, to, promotion) {
                Ok(mv) => Judged::Legal(mv),
                Err(why) => Judged::Illegal(why),
            },
            Table::Loose(setup) => judge_loose(setup, gesture),
        }
    }

    /// The table after a legal move.
    #[inline]
    pub(crate) fn after(&self, mv: Move) -> Table {
        match self {
            Table::Lawful(position) => Table::Lawful(position.play_legal(mv)),
            Table::Loose(_) => *self,
        }
    }

    /// The pieces after a hand has moved one, its capture taken off.
    pub(crate) fn board_after(&self, gesture: Gesture) -> Board {
        let mut board = *self.board();
        put(&mut board, gesture);
        board
    }

    /// The table after what a hand did, whatever it is; the turn passes. A king's step to where
    /// castling ends takes the rook along, unless the castling was left unfinished.
    pub(crate) fn after_hand(
        &self,
        gesture: Option<Gesture>,
        flaw: Option<Flaw>,
        chess960: bool,
    ) -> Table {
        let mut setup = self.setup();
        let mut zeroing = false;
        if let Some(gesture) = gesture {
            let castles = flaw != Some(Flaw::UnfinishedCastling);
            let rook = if castles { rook_of_castling(&setup.board, gesture) } else { None };
            zeroing = put(&mut setup.board, gesture);
            if let Some(rook) = rook {
                put(&mut setup.board, rook);
            }
        }
        setup.ep_square = None;
        setup.halfmove_clock = if zeroing { 0 } else { setup.halfmove_clock.saturating_add(1) };
        if setup.turn == Color::Black {
            setup.fullmove_number = setup.fullmove_number.saturating_add(1);
        }
        setup.turn = !setup.turn;
        Table::from_setup(setup, chess960)
    }

    fn setup(&self) -> Setup {
        match self {
            Table::Lawful(position) => position.to_setup(compongo_board::CastlingStyle::Shredder),
            Table::Loose(setup) => *setup,
        }
    }

    fn from_setup(setup: Setup, chess960: bool) -> Table {
        let geometry = if chess960 { Geometry::Chess960 } else { Geometry::Standard };
        match setup.position_lenient(geometry) {
            Ok((position, _)) => Table::Lawful(position),
            Err(_) => Table::Loose(setup),
        }
    }
}

/// Moves the pieces as the hand did. Whether a capture or a pawn move was among it.
fn put(board: &mut Board, gesture: Gesture) -> bool {
    let Gesture { from, to, promotion } = gesture;
    let Some(piece) = board.piece_at(from) else { return false };
    let taken = board.piece_at(to).is_some() && from != to;
    board.remove(from);
    board.remove(to);
    let last = to.rank().relative_to(piece.color) == Rank::Eighth;
    let role = match promotion {
        Some(role) if piece.role == Role::Pawn && last => role,
        _ => piece.role,
    };
    board.put(role.of(piece.color), to);
    taken || piece.role == Role::Pawn
}

/// The rook's part of a castling that a hand made, legal or not.
fn rook_of_castling(board: &Board, king: Gesture) -> Option<Gesture> {
    let Gesture { from, to, .. } = king;
    let piece = board.piece_at(from).filter(|piece| piece.role == Role::King)?;
    let home = from.rank().relative_to(piece.color) == Rank::First && from.rank() == to.rank();
    let (corner, target) = match (from.file(), to.file()) {
        (File::E, File::G) => (File::H, File::F),
        (File::E, File::C) => (File::A, File::D),
        _ => return None,
    };
    let (from, to) = (Square::at(corner, from.rank()), Square::at(target, from.rank()));
    let own = board.piece_at(from) == Some(Role::Rook.of(piece.color));
    (home && own && board.piece_at(to).is_none()).then_some(Gesture { from, to, promotion: None })
}

fn is_attacked(board: &Board, color: Color) -> bool {
    let king = board.king_of(color);
    king.is_some_and(|king| board.attackers(!color, king, board.occupied()).any())
}

/// A move from a position that cannot be: the way the piece goes and the own king's safety are all
/// that can still be asked.
fn judge_loose(setup: &Setup, gesture: Gesture) -> Judged {
    let Gesture { from, to, promotion } = gesture;
    let board = &setup.board;
    let illegal = Judged::Illegal;
    let Some(piece) = board.piece_at(from) else {
        return illegal(IllegalMove::NoPiece { from });
    };
    if piece.color != setup.turn {
        return illegal(IllegalMove::OpponentsPiece { from, role: piece.role });
    }
    if from == to {
        return illegal(IllegalMove::SameSquare { from });
    }
    if let Some(other) = board.piece_at(to).filter(|it| it.color == setup.turn) {
        return illegal(IllegalMove::OwnPiece { to, role: other.role });
    }
    let reached = match piece.role {
        Role::Pawn => pawn_reach(board, piece.color, from),
        _ => attacks::of(piece, from, board.occupied()),
    };
    if !reached.contains(to) {
        return illegal(IllegalMove::NotItsMove { role: piece.role, from, to });
    }
    let last = piece.role == Role::Pawn && to.rank().relative_to(piece.color) == Rank::Eighth;
    if last && promotion.is_none() {
        return illegal(IllegalMove::PromotionMissing { to });
    }
    let mut after = *board;
    put(&mut after, gesture);
    if is_attacked(&after, setup.turn) {
        let attackers = after
            .king_of(setup.turn)
            .map_or(Bitboard::EMPTY, |king| after.attackers(!setup.turn, king, after.occupied()));
        return illegal(IllegalMove::LeavesKingAttacked { attackers });
    }
    Judged::Passable
}

fn pawn_reach(board: &Board, color: Color, from: Square) -> Bitboard {
    let empty = !board.occupied();
    let one = Bitboard::from(from).forward(color) & empty;
    let first = from.rank().relative_to(color) == Rank::Second;
    let two = if first { one.forward(color) & empty } else { Bitboard::EMPTY };
    one | two | (attacks::pawn_attacks(color, from) & board.by_color(!color))
}
