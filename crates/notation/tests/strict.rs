//! Strict reading: one text for each move, and no other.

mod common;

use compongo_board::{Bitboard, Role, Square};
use compongo_notation::{
    Alphabet, ResolveError, San, SanError, read_lenient, read_strict, resolve_token,
};

#[test]
fn only_the_canonical_text_is_accepted() {
    let refused = [
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", "Ra8+"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", "Ra8+"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Raa2", "Ra2"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rxa2", "Ra2"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+", "Ra8#"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "N1d2", "Nbd2"),
        ("4r1k1/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "Nbc3", "Nc3"),
    ];
    for (fen, text, canonical) in refused {
        let error = read_strict(text.as_bytes(), &common::position(fen)).unwrap_err();
        assert!(matches!(error, SanError::NotCanonical { .. }), "{text}");
        assert_eq!(error.to_string(), format!("the move is to be written {canonical}"));
        assert!(read_strict(canonical.as_bytes(), &common::position(fen)).is_ok());
    }
}

#[test]
fn a_capture_without_its_sign_is_refused() {
    let fen = "r1bqk1r1/1p1p1n2/p1n2pN1/2p1b2Q/2P1Pp2/1PN5/PB4PP/R4RK1 w q - 0 1";
    let position = common::position(fen);
    let error = read_strict(b"Rf4", &position).unwrap_err();
    let canonical = San::parse_strict(b"Rxf4").unwrap();
    assert_eq!(error, SanError::NotCanonical { canonical });
    assert_eq!(read_strict(b"Rxf4", &position).unwrap().to_string(), "f1f4");
}

#[test]
fn two_knights_on_one_file_need_the_rank() {
    let position = common::position("8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 0 1");
    let ambiguous = SanError::Resolve(ResolveError::Ambiguous {
        role: Role::Knight,
        to: Square::C3,
        candidates: Bitboard::from(Square::E4).with(Square::E2),
    });
    for text in [&b"Nec3"[..], b"Nexc3"] {
        assert_eq!(read_strict(text, &position), Err(ambiguous));
        assert_eq!(resolve_token(text, &position, Alphabet::ENGLISH), Err(ambiguous));
        assert!(read_lenient(text, &position, Alphabet::ENGLISH).is_err());
    }
    let names: Vec<String> = position
        .legal_moves()
        .iter()
        .filter(|mv| mv.to == Square::C3)
        .map(|&mv| San::of(&position, mv).to_string())
        .collect();
    for name in ["Nac3", "Ne2c3", "N4c3"] {
        assert!(names.contains(&name.to_owned()), "{name} not in {names:?}");
    }
}

#[test]
fn queens_on_a_square_need_both_coordinates() {
    let position = common::position("k7/8/8/1Q3Q2/8/8/1Q3Q2/4K3 w - - 0 1");
    let d4 = |from| position.judge(from, Square::D4, None).unwrap();
    assert!(position.judge(Square::B5, Square::D4, None).is_err());
    assert_eq!(San::of(&position, d4(Square::B2)).to_string(), "Qbd4");
    assert_eq!(San::of(&position, d4(Square::F2)).to_string(), "Qfd4");
    let position = common::position("6k1/8/8/Q7/8/8/8/Q2QK3 w - - 0 1");
    let mv = position.judge(Square::A1, Square::D4, None).unwrap();
    assert_eq!(San::of(&position, mv).to_string(), "Qad4");
    let a4 = |from| San::of(&position, position.judge(from, Square::A4, None).unwrap()).to_string();
    assert_eq!(a4(Square::A1), "Qa1a4");
    assert_eq!(a4(Square::D1), "Qda4");
    let position = common::position("6k1/8/8/8/Q2Q4/8/8/Q3K3 w - - 0 1");
    let mv = position.judge(Square::A4, Square::D1, None).unwrap();
    assert_eq!(San::of(&position, mv).to_string(), "Qa4d1");
}

#[test]
fn chess960_castling_is_written_as_ever() {
    let position = common::position("1k6/8/8/8/8/8/8/1K4R1 w G - 0 1");
    let mv = read_strict(b"O-O", &position).unwrap();
    assert_eq!(mv.to_string(), "b1g1");
    assert_eq!(San::of(&position, mv).to_string(), "O-O");
}
