//! Coordinates as engines exchange them.

mod common;

use compongo_board::{IllegalMove, Position, Role, Square};
use compongo_notation::{Alphabet, ResolveError, SanError, read_lenient, uci};

#[test]
fn castling_is_written_as_the_position_asks() {
    let standard = common::position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let castling = common::mv(&standard, "e1h1");
    assert_eq!(uci::write(&standard, castling), "e1g1");
    assert_eq!(uci::write_chess960(castling), "e1h1");
    assert_eq!(uci::read(b"e1g1", &standard), Ok(castling));
    assert_eq!(uci::read(b"e1h1", &standard), Ok(castling));
    let chess960 = common::position("1k6/8/8/8/8/8/8/1K4R1 w G - 0 1");
    let castling = common::mv(&chess960, "b1g1");
    assert_eq!(uci::write(&chess960, castling), "b1g1");
    assert_eq!(uci::read(b"b1g1", &chess960), Ok(castling));
}

#[test]
fn a_king_on_a_rook_without_the_right_does_not_castle() {
    let position = common::position("4k3/8/8/8/8/8/8/1KR4R w C - 0 1");
    let reason = IllegalMove::OwnPiece { to: Square::H1, role: Role::Rook };
    let illegal = |error: SanError| match error {
        SanError::Resolve(error) => error.illegal(),
        _ => None,
    };
    assert_eq!(uci::read(b"b1h1", &position).map_err(illegal), Err(Some(reason)));
    for text in [&b"Kh1"[..], b"Kb1-h1", b"b1h1"] {
        let read = read_lenient(text, &position, Alphabet::ENGLISH);
        assert_eq!(read.map(|reading| reading.mv).map_err(illegal), Err(Some(reason)));
    }
    let castling = common::mv(&position, "b1c1");
    assert_eq!(uci::read(b"b1c1", &position), Ok(castling));
}

#[test]
fn faults_are_placed() {
    let start = Position::initial();
    let cases = [
        ("", SanError::Empty),
        ("0000", SanError::NullMove),
        ("i2e4", SanError::Syntax { at: 0 }),
        ("e9e4", SanError::Syntax { at: 1 }),
        ("e2", SanError::Syntax { at: 2 }),
        ("e2e", SanError::Syntax { at: 3 }),
        ("e2z4", SanError::Syntax { at: 2 }),
        ("e2e4k", SanError::Syntax { at: 4 }),
        ("e2e4Q", SanError::Syntax { at: 4 }),
        ("e7e8qq", SanError::Syntax { at: 5 }),
    ];
    for (text, error) in cases {
        assert_eq!(uci::read(text.as_bytes(), &start), Err(error), "{text}");
    }
    let blocked = uci::read(b"a1a3", &start).unwrap_err();
    assert!(matches!(blocked, SanError::Resolve(error @ ResolveError::NoSuchMove { .. })
        if error.illegal() == Some(IllegalMove::PathBlocked { at: Square::A2 })));
    let empty = uci::read(b"e4e5", &start).unwrap_err();
    assert_eq!(empty.to_string(), "there is no piece on e4");
}
