//! Positions made up at random, asked of the library and of chasolver: locked pawns with pieces
//! around them, and the positions of random games.
//!
//! A line settles who is right: ours are replayed by shakmaty, chasolver's by our own board. More
//! positions with `COMPONGO_WINNABLE_POSITIONS=n`.

mod common;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;

use chasolver::Winnability;
use common::{Random, replay};
use compongo_board::{
    Bitboard, Board, CastlingStyle, Color, EpStyle, File, Geometry, MoveKind, Piece, Position,
    Rank, Role, Setup, Square,
};
use compongo_winnable::{Verdict, is_plainly_unwinnable, winnable};

/// What came of the comparison.
#[derive(Debug, Default)]
struct Tally {
    asked: usize,
    winnable: usize,
    /// We gave up.
    undecided: usize,
    /// chasolver cannot hold the position, gives up or panics.
    no_opinion: usize,
    /// chasolver says there is no mate, and a line shows one.
    chasolver_wrong: usize,
}

/// What chasolver says: `None` for no opinion.
fn chasolver(position: &Position, by: Color) -> Option<Winnability> {
    let fen = position.to_fen_as(CastlingStyle::XFen, EpStyle::Legal);
    let color = if by.is_white() { chess::Color::White } else { chess::Color::Black };
    catch_unwind(AssertUnwindSafe(|| {
        chasolver::winnability(&chess::Board::from_str(&fen).ok()?, color)
    }))
    .ok()
    .flatten()
}

/// Whether a line of chasolver's is legal on our board and mates.
fn holds(position: &Position, by: Color, line: &[chess::ChessMove]) -> bool {
    let mut now = *position;
    for mv in line {
        let square = |square: chess::Square| Square::new(square.to_int());
        let (from, to) = (square(mv.get_source()), square(mv.get_dest()));
        let promotion = mv.get_promotion().map(|piece| match piece {
            chess::Piece::Knight => Role::Knight,
            chess::Piece::Bishop => Role::Bishop,
            chess::Piece::Rook => Role::Rook,
            _ => Role::Queen,
        });
        let fits = |ours: &&compongo_board::Move| {
            ours.from == from && ours.king_target() == to && ours.promotion() == promotion
        };
        let moves = now.legal_moves();
        let Some(ours) = moves.iter().find(fits) else { return false };
        now = now.play_legal(*ours);
    }
    now.turn() != by && now.is_checkmate()
}

fn compare(position: &Position, tally: &mut Tally) {
    for by in Color::ALL {
        let fen = position.to_fen();
        tally.asked += 1;
        let verdict = winnable(position, by);
        if let Verdict::Winnable(line) = &verdict {
            tally.winnable += 1;
            replay(position, by, line);
            assert_eq!(is_plainly_unwinnable(position, by), None, "{fen} for {by:?}");
        }
        match (verdict, chasolver(position, by)) {
            (Verdict::Undecided, _) => tally.undecided += 1,
            (_, None) => tally.no_opinion += 1,
            (Verdict::Winnable(_), Some(Winnability::Unwinnable)) => tally.chasolver_wrong += 1,
            (Verdict::Unwinnable(reason), Some(Winnability::Winnable { helpmate })) => {
                assert!(!holds(position, by, &helpmate), "{fen} for {by:?}: {reason:?}");
            }
            _ => {}
        }
    }
}

/// A chain of pawns from wing to wing, most of them facing each other, with pieces on both sides.
fn locked(random: &mut Random) -> Option<Position> {
    let mut board = Board::EMPTY;
    let mut rank = 1 + random.below(4) as u8;
    for file in File::ALL {
        // Neighbours of one rank could take each other.
        let up = rank == 1 || (rank < 4 && random.below(2) == 0);
        rank = if up { rank + 1 } else { rank - 1 };
        if random.below(40) == 0 {
            continue;
        }
        let white = Square::at(file, Rank::new(rank));
        let black = Square::at(file, Rank::new(rank + 1));
        board.put(Role::Pawn.of(Color::White), white);
        board.put(Role::Pawn.of(Color::Black), black);
    }
    for _ in 0..random.below(6) / 4 {
        let color = random.pick(&Color::ALL);
        let second = if color.is_white() { Rank::Second } else { Rank::Seventh };
        let square = Square::at(random.pick(&File::ALL), second);
        if !board.occupied().contains(square) {
            board.put(Role::Pawn.of(color), square);
        }
    }
    // Mostly each behind its own pawns.
    let anywhere = random.below(8) == 0;
    let pawns = [Color::White, Color::Black].map(|color| board.pieces(color, Role::Pawn));
    let mut place = |piece: Piece, random: &mut Random| {
        let mut behind = pawns[piece.color as usize];
        for _ in 0..6 {
            behind |= behind.forward(!piece.color);
        }
        let room = if anywhere { Bitboard::FULL } else { behind };
        let empty: Vec<Square> = (room & !board.occupied()).into_iter().collect();
        board.put(piece, random.pick(&empty));
    };
    for color in Color::ALL {
        place(Role::King.of(color), random);
        for _ in 0..random.below(3) {
            let role = match random.below(12) {
                0 => Role::Knight,
                1 => Role::Rook,
                _ => Role::Bishop,
            };
            place(role.of(color), random);
        }
    }
    let mut setup = Setup { board, turn: random.pick(&Color::ALL), ..Setup::EMPTY };
    setup.ep_square = passed(&board, setup.turn, random);
    setup.position_lenient(Geometry::Standard).ok().map(|(position, _)| position)
}

/// Now and then a pawn has just made a double step.
fn passed(board: &Board, turn: Color, random: &mut Random) -> Option<Square> {
    let second = Bitboard::home_rank(!turn).forward(!turn);
    let third = second.forward(!turn);
    let stepped = board.pieces(!turn, Role::Pawn) & third.forward(!turn);
    let passed = stepped.forward(turn) & !board.occupied();
    let candidates: Vec<Square> = passed.into_iter().collect();
    (!candidates.is_empty() && random.below(2) == 0).then(|| random.pick(&candidates))
}

fn how_many(usual: usize) -> usize {
    let wanted = std::env::var("COMPONGO_WINNABLE_POSITIONS").ok();
    wanted.map_or(usual, |text| text.parse().expect("a number"))
}

#[test]
fn locked_pawns() {
    let wanted = how_many(300);
    let mut random = Random(2018);
    let mut tally = Tally::default();
    while tally.asked < 2 * wanted {
        if let Some(position) = locked(&mut random) {
            compare(&position, &mut tally);
        }
    }
    println!("{tally:?}");
    assert_eq!(tally.undecided, 0);
}

#[test]
fn random_games() {
    let wanted = how_many(1_000);
    let mut random = Random(1997);
    let mut tally = Tally::default();
    while tally.asked < 2 * wanted {
        let mut position = Position::initial();
        for ply in 0..400 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                compare(&position, &mut tally);
                break;
            }
            let mut mv = moves[random.below(moves.len())];
            let again = moves[random.below(moves.len())];
            if position.board().occupied().contains(again.to) && again.kind == MoveKind::Normal {
                mv = again;
            }
            position = position.play_legal(mv);
            if ply % 16 == 15 {
                compare(&position, &mut tally);
            }
        }
    }
    println!("{tally:?}");
    assert_eq!((tally.undecided, tally.chasolver_wrong), (0, 0));
}
