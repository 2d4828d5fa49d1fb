use crate::placement::Placement;
use crate::{Bitboard, Board, Color, File, Position, Rank, Role, Square};

/// The pairs of files, of five still free, that the two knights take (Scharnagl's table).
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

impl Position {
    /// A starting position of Chess960 by its Scharnagl number, 0 to 959 (Guidelines II.2 in
    /// 2018); 518 is the position of standard chess, castling as in Chess960.
    ///
    /// ```
    /// use compongo_board::Position;
    ///
    /// let position = Position::chess960(0).ok_or("0 to 959")?;
    /// assert!(position.to_fen().starts_with("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w"));
    /// assert!(Position::chess960(960).is_none());
    /// # Ok::<(), &str>(())
    /// ```
    pub fn chess960(number: u16) -> Option<Position> {
        if number >= 960 {
            return None;
        }
        let mut number = usize::from(number);
        let mut next = |choices: usize| {
            let choice = number % choices;
            number /= choices;
            choice
        };
        let mut rank = [None; 8];
        rank[2 * next(4) + 1] = Some(Role::Bishop);
        rank[2 * next(4)] = Some(Role::Bishop);
        place(&mut rank, next(6), Role::Queen);
        let (first, second) = KNIGHTS[next(10)];
        place(&mut rank, second, Role::Knight);
        place(&mut rank, first, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            place(&mut rank, 0, role);
        }

        let mut board = Board::EMPTY;
        for (file, role) in File::ALL.into_iter().zip(rank) {
            let role = role?;
            board.put(role.of(Color::White), Square::at(file, Rank::First));
            board.put(Role::Pawn.of(Color::White), Square::at(file, Rank::Second));
            board.put(Role::Pawn.of(Color::Black), Square::at(file, Rank::Seventh));
            board.put(role.of(Color::Black), Square::at(file, Rank::Eighth));
        }
        let castling = board.by_role(Role::Rook);
        let at = Placement { board, castling, passed: Bitboard::EMPTY };
        Some(Position::assemble(at, Color::White, 0, 1, true))
    }
}

/// Puts a piece on the n-th file still free, counted from 0.
fn place(rank: &mut [Option<Role>; 8], n: usize, role: Role) {
    if let Some(free) = rank.iter_mut().filter(|file| file.is_none()).nth(n) {
        *free = Some(role);
    }
}
