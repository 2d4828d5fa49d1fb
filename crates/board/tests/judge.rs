//! Why a move is illegal: a second opinion from plain arithmetic on all pairs of squares, and one
//! case for each reason.

mod common;

use common::random_games;
use compongo_board::{
    Bitboard, CastlingObstacles, CastlingSide, CastlingStyle, Color, Geometry, IllegalMove,
    Position, Rank, Role, Square,
};

fn position(fen: &str) -> Position {
    Position::from_fen_lenient(fen).expect(fen).0
}

fn step(square: Square, direction: (i8, i8)) -> Option<Square> {
    square.offset(direction.0, direction.1)
}

/// The occupied square that stops a straight walk before `to`, walking square by square.
fn obstacle(position: &Position, from: Square, to: Square) -> Option<Square> {
    let files = (to.file() as i8 - from.file() as i8).signum();
    let ranks = (to.rank() as i8 - from.rank() as i8).signum();
    let mut square = step(from, (files, ranks))?;
    while square != to {
        if position.board().piece_at(square).is_some() {
            return Some(square);
        }
        square = step(square, (files, ranks))?;
    }
    None
}

/// Whether a piece on `from` attacks `to`, by the differences of files and ranks.
fn attacks(position: &Position, from: Square, to: Square) -> bool {
    let Some(piece) = position.board().piece_at(from) else { return false };
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let forward = if piece.color.is_white() { 1 } else { -1 };
    let (wide, high) = (files.abs(), ranks.abs());
    let shape = match piece.role {
        Role::Pawn => wide == 1 && ranks == forward,
        Role::Knight => wide * high == 2,
        Role::Bishop => wide == high && wide != 0,
        Role::Rook => (wide == 0) != (high == 0),
        Role::Queen => (wide == high && wide != 0) || ((wide == 0) != (high == 0)),
        Role::King => wide.max(high) == 1,
    };
    shape && (piece.role == Role::Knight || obstacle(position, from, to).is_none())
}

/// The reason by the book, castling left aside.
fn expected(position: &Position, from: Square, to: Square) -> Option<IllegalMove> {
    let us = position.turn();
    let board = position.board();
    let Some(piece) = board.piece_at(from) else { return Some(IllegalMove::NoPiece { from }) };
    let role = piece.role;
    if piece.color != us {
        return Some(IllegalMove::OpponentsPiece { from, role });
    }
    if from == to {
        return Some(IllegalMove::SameSquare { from });
    }
    let target = board.piece_at(to);
    if let Some(own) = target.filter(|piece| piece.color == us) {
        return Some(IllegalMove::OwnPiece { to, role: own.role });
    }
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let mut taken = to;
    if role == Role::Pawn {
        let forward = if us.is_white() { 1 } else { -1 };
        match (files, ranks * forward) {
            (0, 1) if target.is_some() => return Some(IllegalMove::PawnBlocked { at: to }),
            (0, 1) => {}
            (0, 2) if from.rank().relative_to(us) != Rank::Second => {
                return Some(IllegalMove::PawnHasMoved { from });
            }
            (0, 2) => {
                let way = [step(from, (0, forward)).expect("on the board"), to];
                if let Some(at) = way.into_iter().find(|&at| board.piece_at(at).is_some()) {
                    return Some(IllegalMove::PawnBlocked { at });
                }
            }
            (-1 | 1, 1) if target.is_some() => {}
            (-1 | 1, 1) if position.ep_square() == Some(to) => {
                taken = Square::at(to.file(), from.rank());
            }
            (-1 | 1, 1) => {
                let beside = Square::at(to.file(), from.rank());
                let pawn = board.piece_at(beside) == Some(Role::Pawn.of(!us));
                return Some(if pawn && from.rank().relative_to(us) == Rank::Fifth {
                    IllegalMove::EnPassantNotAvailable { taken: beside }
                } else {
                    IllegalMove::NothingToTake { to }
                });
            }
            _ => return Some(IllegalMove::NotItsMove { role, from, to }),
        }
    } else {
        let (wide, high) = (files.abs(), ranks.abs());
        let (straight, diagonal) = (wide == 0 || high == 0, wide == high);
        let shape = match role {
            Role::Knight => wide * high == 2,
            Role::Bishop => diagonal,
            Role::Rook => straight,
            Role::Queen => straight || diagonal,
            _ => wide.max(high) == 1,
        };
        if !shape {
            return Some(IllegalMove::NotItsMove { role, from, to });
        }
        if let Some(at) = obstacle(position, from, to).filter(|_| role != Role::Knight) {
            return Some(IllegalMove::PathBlocked { at });
        }
    }
    // Make the move on a loose board and look at the king square by square.
    let mut setup = position.to_setup(CastlingStyle::XFen);
    setup.board.remove(taken);
    setup.board.remove(from);
    setup.board.put(piece, to);
    let king = if role == Role::King { to } else { position.king(us) };
    let attackers: Bitboard = Square::all()
        .filter(|&square| setup.board.color_at(square) == Some(!us))
        .filter(|&square| loose_attack(&setup.board, square, king))
        .collect();
    if attackers.any() {
        return Some(IllegalMove::LeavesKingAttacked { attackers });
    }
    (role == Role::Pawn && to.rank().relative_to(us) == Rank::Eighth)
        .then_some(IllegalMove::PromotionMissing { to })
}

/// [`attacks`] on a board that need not be a position.
fn loose_attack(board: &compongo_board::Board, from: Square, to: Square) -> bool {
    let Some(piece) = board.piece_at(from) else { return false };
    let all = compongo_board::attacks::of(piece, from, Bitboard::EMPTY);
    let blocked = compongo_board::attacks::between(from, to) & board.occupied();
    all.contains(to) && (piece.role == Role::Knight || blocked.is_empty())
}

#[test]
fn every_reason_agrees_with_plain_arithmetic() {
    let mut judged = 0_u32;
    random_games(
        60,
        11,
        |_| Position::initial(),
        |position, _| {
            for from in Square::all() {
                for to in Square::all() {
                    let king = position.king(position.turn());
                    if from == king && king.distance(to) > 1 {
                        continue; // castling gestures have their own tests
                    }
                    let result = position.judge(from, to, None).err();
                    assert_eq!(
                        result,
                        expected(position, from, to),
                        "{from}{to} {}",
                        position.to_fen()
                    );
                    judged += 1;
                }
            }
        },
    );
    assert!(judged > 20_000_000, "{judged}");
}

#[test]
fn attackers_agree_with_plain_arithmetic() {
    random_games(
        5,
        12,
        |_| Position::initial(),
        |position, _| {
            for to in Square::all() {
                for color in Color::ALL {
                    let found = position.board().attackers(color, to, position.board().occupied());
                    let expected: Bitboard = Square::all()
                        .filter(|&from| position.board().color_at(from) == Some(color))
                        .filter(|&from| attacks(position, from, to))
                        .collect();
                    assert_eq!(found, expected);
                }
            }
        },
    );
}

fn castling(fen: &str, side: CastlingSide) -> CastlingObstacles {
    let position = position(fen);
    match position.castle(side) {
        Ok(_) => CastlingObstacles::empty(),
        Err(IllegalMove::Castling(refusal)) => refusal.obstacles,
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn each_condition_of_castling_apart() {
    use CastlingObstacles as No;
    use CastlingSide::{Long, Short};
    let cases = [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", No::empty(), No::empty()),
        ("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", No::empty(), No::RIGHT_LOST),
        ("4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1", No::PIECE_BETWEEN, No::PIECE_BETWEEN),
        ("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", No::IN_CHECK, No::IN_CHECK),
        ("4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1", No::CROSSES_ATTACKED, No::empty()),
        ("4k3/3r4/8/8/8/8/8/R3K2R w KQ - 0 1", No::empty(), No::CROSSES_ATTACKED),
        ("4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1", No::ENDS_ATTACKED, No::empty()),
        ("4k3/2r5/8/8/8/8/8/R3K2R w KQ - 0 1", No::empty(), No::ENDS_ATTACKED),
        // The rook may pass over or stand on an attacked square.
        ("4k3/1r5r/8/8/8/8/8/R3K2R w KQ - 0 1", No::empty(), No::empty()),
        (
            "4k3/8/8/8/8/8/3q4/R3KB1R w KQ - 0 1",
            No::PIECE_BETWEEN.union(No::IN_CHECK),
            No::IN_CHECK.union(No::CROSSES_ATTACKED).union(No::ENDS_ATTACKED),
        ),
    ];
    for (fen, short, long) in cases {
        assert_eq!(castling(fen, Short), short, "{fen}");
        assert_eq!(castling(fen, Long), long, "{fen}");
    }
}

#[test]
fn a_chess960_rook_that_shields_the_king_may_not_castle() {
    // After long castling the rook has left b1 and the rook on a1 attacks the king on c1.
    let shielded = "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1";
    assert_eq!(castling(shielded, CastlingSide::Long), CastlingObstacles::ENDS_ATTACKED);
    let stays = "4k3/8/8/8/8/8/8/rRK5 w B - 0 1";
    assert_eq!(castling(stays, CastlingSide::Long), CastlingObstacles::ENDS_ATTACKED);
}

#[test]
fn the_gestures_of_castling() {
    let standard = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let short = standard.castle(CastlingSide::Short).expect("free");
    assert_eq!(standard.judge(Square::E1, Square::G1, None), Ok(short));
    assert_eq!(
        standard.judge(Square::E1, Square::H1, None),
        Err(IllegalMove::OwnPiece { to: Square::H1, role: Role::Rook }),
    );
    assert_eq!(
        standard.judge(Square::E1, Square::G1, Some(Role::Queen)),
        Err(IllegalMove::NoPromotionHere { to: Square::G1 }),
    );
    let chess960 = position("4k3/8/8/8/8/8/8/1R1K2R1 w GB - 0 1");
    assert!(chess960.is_chess960());
    assert!(chess960.judge(Square::D1, Square::G1, None).is_ok());
    assert!(chess960.judge(Square::D1, Square::B1, None).is_ok());
}

/// A king on a rook of his own without the right is no castling with another rook.
#[test]
fn a_king_on_another_rook_does_not_castle() {
    let one_right = position("4k3/8/8/8/8/8/8/1KR4R w C - 0 1");
    let rook = |to| IllegalMove::OwnPiece { to, role: Role::Rook };
    let castled = one_right.judge(Square::B1, Square::C1, None).expect("free");
    assert_eq!((castled.to, castled.king_target()), (Square::C1, Square::G1));
    assert_eq!(one_right.judge(Square::B1, Square::H1, None), Err(rook(Square::H1)));
    // On the side without any right, the right is what is missing.
    let other_side = position("4k3/8/8/8/8/8/8/R2K3R w A - 0 1");
    assert_eq!(
        other_side.judge(Square::D1, Square::H1, None),
        other_side.castle(CastlingSide::Short),
    );
    assert!(matches!(
        other_side.castle(CastlingSide::Short),
        Err(IllegalMove::Castling(refusal)) if refusal.obstacles == CastlingObstacles::RIGHT_LOST
    ));
    // The rook on g1 is on the square the king would go to.
    let on_target = Position::from_fen_in("4k3/8/8/8/8/8/8/4K1RR w H - 0 1", Geometry::Chess960);
    let on_target = on_target.expect("possible");
    assert_eq!(on_target.judge(Square::E1, Square::G1, None), Err(rook(Square::G1)));
    // A rook of the opponent is taken or not, never castled with.
    let opponents = position("4k3/8/8/8/8/8/8/1Kr4R w H - 0 1");
    let taken = opponents.judge(Square::B1, Square::C1, None).expect("undefended");
    assert_eq!((taken.castling(), taken.to), (None, Square::C1));
    let far = position("4k3/8/8/8/8/8/8/R3K2r w Q - 0 1");
    assert_eq!(
        far.judge(Square::E1, Square::H1, None),
        Err(IllegalMove::NotItsMove { role: Role::King, from: Square::E1, to: Square::H1 }),
    );
    assert_eq!(far.judge(Square::E1, Square::A1, None), Err(rook(Square::A1)));
}

/// In Chess960 with the king on the e-file both gestures mean the same castling.
#[test]
fn both_gestures_of_castling_on_one_position() {
    let mut position = Position::chess960(518).expect("below 960").to_setup(CastlingStyle::XFen);
    for square in [Square::B1, Square::C1, Square::D1, Square::F1, Square::G1] {
        position.board.remove(square);
    }
    let position = position.position(Geometry::Chess960).expect("reachable");
    for (side, step, rook) in [
        (CastlingSide::Short, Square::G1, Square::H1),
        (CastlingSide::Long, Square::C1, Square::A1),
    ] {
        let castling = position.castle(side);
        assert!(castling.is_ok());
        assert_eq!(position.judge(Square::E1, step, None), castling);
        assert_eq!(position.judge(Square::E1, rook, None), castling);
    }
}

/// What is judged legal goes where it was asked to go.
#[test]
fn a_legal_move_ends_where_it_was_put() {
    // Rooks with and without the right on either side of the king.
    let start = |_: &mut common::Random| position("1rkr3r/8/8/8/8/8/8/R2RK1R1 w ADbd - 0 1");
    random_games(30, 13, start, |position, _| {
        let king = position.king(position.turn());
        for to in Square::all() {
            if let Ok(mv) = position.judge(king, to, None) {
                assert!(mv.to == to || mv.king_target() == to, "{mv:?} {}", position.to_fen());
            }
        }
    });
}

#[test]
fn what_a_pawn_becomes() {
    let position = position("8/4P3/8/8/8/k7/8/K7 w - - 0 1");
    let judge = |promotion| position.judge(Square::E7, Square::E8, promotion);
    assert_eq!(judge(None), Err(IllegalMove::PromotionMissing { to: Square::E8 }));
    for role in [Role::King, Role::Pawn] {
        assert_eq!(judge(Some(role)), Err(IllegalMove::PromotionImpossible { role }));
    }
    for role in Role::PROMOTIONS {
        assert_eq!(judge(Some(role)).map(compongo_board::Move::promotion), Ok(Some(role)));
    }
    assert_eq!(
        position.judge(Square::A1, Square::B1, Some(Role::Queen)),
        Err(IllegalMove::NoPromotionHere { to: Square::B1 }),
    );
}

#[test]
fn moves_of_another_position_are_refused() {
    use compongo_board::{Move, MoveKind};
    let start = Position::initial();
    let single = Move::new(Square::E2, Square::E4, MoveKind::Normal);
    let double = Move::new(Square::E2, Square::E4, MoveKind::DoubleStep);
    assert_eq!(start.play(single).err(), Some(IllegalMove::WrongKind { meant: double }));
    assert!(start.play(double).is_ok());
    let castle = Move::new(Square::E1, Square::H1, MoveKind::CastleShort);
    assert!(matches!(start.play(castle), Err(IllegalMove::Castling(_))));
    let nothing = Move::new(Square::E4, Square::E5, MoveKind::Normal);
    assert_eq!(start.play(nothing).err(), Some(IllegalMove::NoPiece { from: Square::E4 }));
}

#[test]
fn reasons_are_said_in_words() {
    let say = |fen: &str, from: Square, to: Square| {
        position(fen).judge(from, to, None).expect_err("illegal").to_string()
    };
    assert_eq!(
        say("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", Square::E2, Square::C3),
        "the king would be attacked from e8",
    );
    assert_eq!(
        say("4k3/4r3/8/8/8/8/8/R3KB1R w KQ - 0 1", Square::E1, Square::G1),
        "castling is not possible: the way is blocked on f1; the king is in check",
    );
}
