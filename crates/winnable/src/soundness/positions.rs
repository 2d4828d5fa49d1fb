//! Small positions made up at random, few of which a game would reach.

use compongo_board::{
    Bitboard, Board, ByColor, CastlingClaims, Color, File, Geometry, Position, Rank, Role, Setup,
    Square,
};

use crate::stroll::Dice;

const ANY_CASTLING: CastlingClaims = CastlingClaims { sides: [true; 2], files: 0 };
/// With more men than that an exhaustive search has no end.
const MAX_MEN: u32 = 22;

pub(crate) fn pick<T: Copy>(dice: &mut Dice, from: &[T]) -> T {
    from[dice.below(from.len())]
}

pub(crate) fn one_of(dice: &mut Dice, set: Bitboard) -> Option<Square> {
    let squares: Vec<Square> = set.into_iter().collect();
    (!squares.is_empty()).then(|| pick(dice, &squares))
}

/// Puts a man on an empty square of a set, if there is one.
pub(crate) fn place(board: &mut Board, dice: &mut Dice, color: Color, role: Role, room: Bitboard) {
    if let Some(square) = one_of(dice, room & !board.occupied()) {
        board.put(role.of(color), square);
    }
}

fn minor(dice: &mut Dice) -> Role {
    pick(dice, &[Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight])
}

fn second_rank(color: Color) -> Bitboard {
    Bitboard::home_rank(color).forward(color)
}

/// Everything in front of or behind some squares.
fn beyond(mut set: Bitboard, color: Color) -> Bitboard {
    for _ in 0..6 {
        set |= set.forward(color);
    }
    set
}

/// Sometimes with a check, a pawn that may be taken en passant, and whatever castling there can be.
/// `None` if it cannot be played.
pub(crate) fn finished(mut board: Board, dice: &mut Dice) -> Option<Position> {
    let turn = pick(dice, &Color::ALL);
    if dice.below(10) == 0 {
        give_check(&mut board, turn, dice);
    }
    let passed = second_rank(!turn).forward(!turn) & !board.occupied();
    let stepped = board.pieces(!turn, Role::Pawn) & passed.forward(!turn);
    let candidates = stepped.forward(turn) & passed;
    let ep_square = if dice.below(3) > 0 { one_of(dice, candidates) } else { None };
    let castling = ByColor::new(ANY_CASTLING, ANY_CASTLING);
    let setup = Setup { board, turn, ep_square, castling, ..Setup::EMPTY };
    setup.position_lenient(Geometry::Standard).ok().map(|(position, _)| position)
}

fn give_check(board: &mut Board, checked: Color, dice: &mut Dice) {
    let Some(king) = board.king_of(checked) else { return };
    for _ in 0..20 {
        let mut with = *board;
        let role = minor(dice);
        place(&mut with, dice, !checked, role, Bitboard::FULL);
        if with.attackers(!checked, king, with.occupied()).any() {
            *board = with;
            return;
        }
    }
}

/// Pawns that face each other on neighbouring files, White's on ranks from the second to a highest
/// one.
fn wall(dice: &mut Dice, first: usize, width: usize, highest: Rank) -> Board {
    let (mut board, highest) = (Board::EMPTY, highest as u8);
    let mut rank = 1 + dice.below(highest.into()) as u8;
    for file in first..first + width {
        // Neighbours of one rank could take each other.
        let up = rank == 1 || (rank < highest && dice.below(2) == 0);
        rank = if up { rank + 1 } else { rank - 1 };
        let file = File::new(file as u8);
        board.put(Role::Pawn.of(Color::White), Square::at(file, Rank::new(rank)));
        board.put(Role::Pawn.of(Color::Black), Square::at(file, Rank::new(rank + 1)));
    }
    board
}

/// A wall of pawns, some more, and up to two minor pieces on each side.
pub(crate) fn locked(dice: &mut Dice) -> Option<Position> {
    let width = if dice.below(2) == 0 { 8 } else { 2 + dice.below(7) };
    let first = dice.below(9 - width);
    let mut board = wall(dice, first, width, Rank::Sixth);
    for _ in 0..dice.below(5) / 2 {
        let color = pick(dice, &Color::ALL);
        let room = if dice.below(2) == 0 { second_rank(color) } else { !Bitboard::BACK_RANKS };
        place(&mut board, dice, color, Role::Pawn, room);
    }
    // Mostly each behind its own pawns.
    let anywhere = dice.below(4) == 0;
    for color in Color::ALL {
        let room = if anywhere { Bitboard::FULL } else { behind(&board, color) };
        place(&mut board, dice, color, Role::King, room);
        for _ in 0..dice.below(3) {
            let role = if dice.below(16) == 0 { Role::Rook } else { minor(dice) };
            place(&mut board, dice, color, role, room);
        }
    }
    finished(board, dice)
}

/// Kings, pawns that have not moved, face each other or are about to promote, now and then a minor
/// piece.
pub(crate) fn pawn_ending(dice: &mut Dice) -> Option<Position> {
    let mut board = Board::EMPTY;
    for _ in 0..3 + dice.below(10) {
        let color = pick(dice, &Color::ALL);
        let room = match dice.below(8) {
            0 => second_rank(color),
            1 => second_rank(!color),
            2 | 3 => Bitboard::FULL,
            // Right before one of the others.
            _ => board.pieces(!color, Role::Pawn).forward(!color),
        };
        place(&mut board, dice, color, Role::Pawn, room & !Bitboard::BACK_RANKS);
    }
    for color in Color::ALL {
        let edge = Bitboard::BACK_RANKS | Bitboard::from(File::A) | Bitboard::from(File::H);
        let room = if dice.below(2) == 0 { edge } else { Bitboard::FULL };
        place(&mut board, dice, color, Role::King, room);
        if dice.below(8) == 0 {
            let role = minor(dice);
            place(&mut board, dice, color, role, Bitboard::FULL);
        }
    }
    finished(board, dice)
}

/// One side may castle behind a wall of pawns.
pub(crate) fn castling(dice: &mut Dice) -> Option<Position> {
    let mut board = wall(dice, 0, 8, Rank::Third);
    for file in File::ALL {
        if dice.below(24) == 0 {
            Bitboard::from(file).into_iter().for_each(|square| board.remove(square));
        }
    }
    board.put(Role::King.of(Color::White), Square::E1);
    for corner in pick(dice, &[&[Square::A1][..], &[Square::H1], &[Square::A1, Square::H1]]) {
        board.put(Role::Rook.of(Color::White), *corner);
    }
    for _ in 0..dice.below(5) {
        let role = minor(dice);
        place(&mut board, dice, Color::White, role, Bitboard::home_rank(Color::White));
    }
    let room = behind(&board, Color::Black);
    place(&mut board, dice, Color::Black, Role::King, room);
    for color in [Color::White, Color::Black, Color::Black] {
        if dice.below(3) == 0 {
            let role = minor(dice);
            let room = if dice.below(8) == 0 { Bitboard::FULL } else { behind(&board, color) };
            place(&mut board, dice, color, role, room);
        }
    }
    let board = if dice.below(2) == 0 { board } else { turned(&board) };
    finished(board, dice)
}

/// The squares behind the pawns of a player.
pub(crate) fn behind(board: &Board, color: Color) -> Bitboard {
    beyond(board.pieces(color, Role::Pawn), !color)
}

/// The same with colours exchanged.
pub(crate) fn turned(board: &Board) -> Board {
    let mut turned = Board::EMPTY;
    for (square, piece) in board.iter() {
        let rank = Rank::new(7 - square.rank() as u8);
        turned.put(piece.role.of(!piece.color), Square::at(square.file(), rank));
    }
    turned
}

/// The known positions in which pawns stop each other and one side can mate no more, or only just.
pub(crate) fn known() -> Vec<Board> {
    let files = [
        include_str!("../../tests/data/regressions.tsv"),
        include_str!("../../tests/data/positions.tsv"),
    ];
    let lines = files.iter().flat_map(|text| text.lines()).flat_map(|line| {
        let weight = match line {
            _ if line.starts_with('#') => 0,
            _ if line.contains("double step") => 8,
            _ => usize::from(line.contains("\tno\t")),
        };
        std::iter::repeat_n(line, weight)
    });
    let boards = lines.map(|line| {
        let fen = line.split('\t').next().unwrap_or_default();
        Setup::from_fen_lenient(fen).expect(fen).0.board
    });
    let blocked = |board: &Board| {
        let facing = board.pieces(Color::White, Role::Pawn).forward(Color::White);
        (facing & board.pieces(Color::Black, Role::Pawn)).count() >= 2
            && board.occupied().count() <= MAX_MEN
    };
    boards.filter(blocked).collect()
}

/// A known position with a few men moved, added or taken away.
pub(crate) fn altered(dice: &mut Dice, known: &[Board]) -> Option<Position> {
    let mut board = pick(dice, known);
    for _ in 0..=dice.below(2) {
        alter(&mut board, dice)?;
    }
    let board = if dice.below(4) > 0 { board } else { turned(&board) };
    finished(board, dice)
}

fn alter(board: &mut Board, dice: &mut Dice) -> Option<()> {
    let square = one_of(dice, board.occupied())?;
    let piece = board.piece_at(square)?;
    let color = pick(dice, &Color::ALL);
    let inner = !Bitboard::BACK_RANKS;
    match dice.below(8) {
        0 => place(board, dice, color, Role::Pawn, inner),
        1 => place(board, dice, color, Role::Pawn, second_rank(color)),
        2 => {
            let role = minor(dice);
            place(board, dice, color, role, Bitboard::FULL);
        }
        3 | 4 if piece.role != Role::King => board.remove(square),
        _ => {
            board.remove(square);
            let room = match piece.role {
                Role::Pawn if dice.below(2) == 0 => beyond(square.into(), piece.color) & inner,
                Role::Pawn => inner,
                _ => Bitboard::FULL,
            };
            place(board, dice, piece.color, piece.role, room);
        }
    }
    Some(())
}
