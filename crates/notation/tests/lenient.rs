//! What real files contain, case by case: the move, and every deviation by its code.

mod common;

use compongo_board::{IllegalMove, Position, Role, Square};
use compongo_notation::{Alphabet, ResolveError, SanError, read_lenient, resolve_token};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const PROMOTING: &str = "3n4/4P3/8/8/8/k7/8/4K3 w - - 0 1";
const EXCHANGE: &str = "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1";
const MATING: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
const CHECKING: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const PINNED: &str = "4r1k1/8/8/8/8/8/4N3/1N2K3 w - - 0 1";
const BISHOP: &str = "4k3/8/8/8/8/2n5/1P1P4/1B2K3 w - - 0 1";
const CHESS960: &str = "1k6/8/8/8/8/8/8/1K4R1 w G - 0 1";

/// FEN, alphabet, text, canonical text, deviations.
type Case = (&'static str, &'static str, &'static str, &'static str, &'static [&'static str]);

const CASES: &[Case] = &[
    (START, "en", "e4", "e4", &[]),
    (START, "en", "Nf3", "Nf3", &[]),
    (START, "en", "1.e4", "e4", &["move-number"]),
    (START, "en", "1e4", "e4", &["move-number"]),
    (START, "en", "1. Nf3", "Nf3", &["move-number"]),
    (START, "en", "e4!?", "e4", &["annotation"]),
    (START, "en", "e4±", "e4", &["annotation"]),
    (START, "en", "e4(=)", "e4", &["draw-offer"]),
    (START, "en", "e4 =", "e4", &["draw-offer", "blanks"]),
    (START, "en", "e4.", "e4", &["trailing-dot"]),
    (START, "en", "\u{a0}e4", "e4", &["blanks"]),
    (START, "en", "e2e4", "e4", &["coordinates"]),
    (START, "en", "e2-e4", "e4", &["long-form"]),
    (START, "en", "e2 – e4", "e4", &["long-form", "blanks"]),
    (START, "en", "Pe4", "e4", &["pawn-letter"]),
    (START, "en", "Pe2-e4", "e4", &["long-form", "pawn-letter"]),
    (START, "en", "Ng1-f3", "Nf3", &["long-form"]),
    (START, "en", "Ng1f3", "Nf3", &["over-disambiguated"]),
    (START, "en", "Ngf3", "Nf3", &["over-disambiguated"]),
    (START, "en", "g1f3", "Nf3", &["coordinates"]),
    (START, "en", "nf3", "Nf3", &["small-letter"]),
    (START, "en", "Nxf3", "Nf3", &["spurious-capture"]),
    (START, "en", "Nf3+", "Nf3", &["spurious-check"]),
    (START, "en", "Nf3#", "Nf3", &["spurious-mate"]),
    (START, "en", "♘f3", "Nf3", &["figurine"]),
    (START, "en", "♞f3", "Nf3", &["figurine"]),
    (START, "en", "♘\u{fe0e}f3", "Nf3", &["figurine"]),
    (START, "en", "♙e4", "e4", &["pawn-letter", "figurine"]),
    (START, "figurine", "♘f3", "Nf3", &[]),
    (START, "en", "е4", "e4", &["look-alike"]),
    (START, "en", "Ktf3", "Nf3", &["other-letter"]),
    (CASTLING, "en", "O-O", "O-O", &[]),
    (CASTLING, "en", "0-0", "O-O", &["castling-zeros"]),
    (CASTLING, "en", "0-0-0", "O-O-O", &["castling-zeros"]),
    (CASTLING, "en", "o-o", "O-O", &["castling-letters"]),
    (CASTLING, "en", "О-О-О", "O-O-O", &["castling-letters"]),
    (CASTLING, "en", "O–O", "O-O", &["castling-hyphens"]),
    (CASTLING, "en", "OO", "O-O", &["castling-hyphens"]),
    (CASTLING, "en", "9.0-0", "O-O", &["castling-zeros", "move-number"]),
    (CASTLING, "en", "90-0", "O-O", &["castling-zeros", "move-number"]),
    (CASTLING, "en", "O-O+", "O-O", &["spurious-check"]),
    (CASTLING, "en", "e1g1", "O-O", &["castling-as-king-move", "coordinates"]),
    (CASTLING, "en", "e1h1", "O-O", &["castling-as-king-move", "coordinates"]),
    (CASTLING, "en", "Kg1", "O-O", &["castling-as-king-move"]),
    (CASTLING, "en", "Ke1-c1", "O-O-O", &["castling-as-king-move", "long-form"]),
    (CHESS960, "en", "b1g1", "O-O", &["castling-as-king-move", "coordinates"]),
    (CHESS960, "en", "O-O", "O-O", &[]),
    (PASSING, "en", "exd6", "exd6", &[]),
    (PASSING, "en", "exd6 e.p.", "exd6", &["en-passant-mark", "blanks"]),
    (PASSING, "en", "exd6e.p.", "exd6", &["en-passant-mark"]),
    (PASSING, "en", "exd6ep", "exd6", &["en-passant-mark"]),
    (PASSING, "en", "exd6 e. p.", "exd6", &["en-passant-mark", "blanks"]),
    (PASSING, "es", "exd6 a.p.", "exd6", &["en-passant-mark", "blanks"]),
    (PASSING, "en", "ed6", "exd6", &["missing-capture"]),
    (PASSING, "en", "e5xd6", "exd6", &["long-form"]),
    (PASSING, "en", "e5d6", "exd6", &["coordinates"]),
    (PASSING, "en", "e5-d6", "exd6", &["missing-capture", "long-form"]),
    (PASSING, "en", "e6 ep", "e6", &["en-passant-mark", "spurious-en-passant", "blanks"]),
    (EXCHANGE, "en", "exd5 e.p.", "exd5", &["en-passant-mark", "spurious-en-passant", "blanks"]),
    (EXCHANGE, "en", "e:d5", "exd5", &["other-capture-sign"]),
    (EXCHANGE, "en", "e×d5", "exd5", &["other-capture-sign"]),
    (EXCHANGE, "en", "ed5:", "exd5", &["other-capture-sign"]),
    (EXCHANGE, "en", "xd5", "exd5", &["missing-pawn-file"]),
    (EXCHANGE, "en", "e4xd5", "exd5", &["long-form"]),
    (PROMOTING, "en", "e8=Q", "e8=Q", &[]),
    (PROMOTING, "en", "e8Q", "e8=Q", &["promotion-sign"]),
    (PROMOTING, "en", "e8(Q)", "e8=Q", &["promotion-sign"]),
    (PROMOTING, "en", "e8/Q", "e8=Q", &["promotion-sign"]),
    (PROMOTING, "en", "e8=(Q)", "e8=Q", &["promotion-sign"]),
    (PROMOTING, "en", "e8-Q", "e8=Q", &["promotion-sign"]),
    (PROMOTING, "en", "e8=q", "e8=Q", &["promotion-case"]),
    (PROMOTING, "en", "e8q", "e8=Q", &["promotion-sign", "promotion-case"]),
    (PROMOTING, "en", "e8b", "e8=B", &["promotion-sign", "promotion-case"]),
    (PROMOTING, "en", "e8=Q=", "e8=Q", &["draw-offer"]),
    (PROMOTING, "en", "e7e8q", "e8=Q", &["coordinates"]),
    (PROMOTING, "es", "e7e8r", "e8=R", &["coordinates"]),
    (PROMOTING, "en", "e7-e8N", "e8=N", &["promotion-sign", "long-form"]),
    (PROMOTING, "en", "e7xd8=N", "exd8=N", &["long-form"]),
    (PROMOTING, "en", "ed8Q", "exd8=Q", &["missing-capture", "promotion-sign"]),
    (PROMOTING, "es", "e8D", "e8=Q", &["promotion-sign"]),
    (PROMOTING, "es", "e8d", "e8=Q", &["promotion-sign", "promotion-case"]),
    (PROMOTING, "en", "e8=♕", "e8=Q", &["figurine"]),
    (MATING, "en", "Ra8#", "Ra8#", &[]),
    (MATING, "en", "Ra8", "Ra8#", &["missing-mate"]),
    (MATING, "en", "Ra8+", "Ra8#", &["missing-mate"]),
    (MATING, "en", "Ra8++", "Ra8#", &["missing-mate", "other-check-sign"]),
    (MATING, "en", "Ra8 mate", "Ra8#", &["other-check-sign", "blanks"]),
    (MATING, "en", "Ra8‡", "Ra8#", &["other-check-sign"]),
    (MATING, "en", "Ra8+#", "Ra8#", &["other-check-sign"]),
    (CHECKING, "en", "Ra8", "Ra8+", &["missing-check"]),
    (CHECKING, "en", "Ra8†", "Ra8+", &["other-check-sign"]),
    (CHECKING, "en", "Ra8+!", "Ra8+", &["annotation"]),
    (CHECKING, "en", "Ra8#", "Ra8+", &["spurious-mate"]),
    (CHECKING, "fr", "Ta8+", "Ra8+", &[]),
    (KNIGHTS, "en", "Nbd2", "Nbd2", &[]),
    (KNIGHTS, "en", "N1d2", "Nbd2", &["other-disambiguation"]),
    (KNIGHTS, "en", "Nb1d2", "Nbd2", &["over-disambiguated"]),
    (KNIGHTS, "es", "Cbd2", "Nbd2", &[]),
    (PINNED, "en", "Nc3", "Nc3", &[]),
    (PINNED, "en", "Nbc3", "Nc3", &["over-disambiguated"]),
    (BISHOP, "en", "bxc3", "bxc3", &[]),
    (BISHOP, "en", "bc3", "bxc3", &["missing-capture"]),
    (BISHOP, "en", "Bc2", "Bc2", &[]),
    (BISHOP, "en", "be4", "Be4", &["small-letter"]),
    (START, "ru", "Кf3", "Nf3", &[]),
    (START, "ru", "Kf3", "Nf3", &["look-alike"]),
    (CHECKING, "ru", "Крf2", "Kf2", &[]),
    (CHECKING, "ru", "Kpf2", "Kf2", &["look-alike"]),
    (CHECKING, "ru", "КРf2", "Kf2", &["other-letter"]),
    (CHECKING, "ru", "крf2", "Kf2", &["small-letter"]),
    (CHECKING, "tr", "Şf2", "Kf2", &[]),
    (CHECKING, "tr", "S\u{327}f2", "Kf2", &["other-letter"]),
    (CHECKING, "tr", "Sf2", "Kf2", &["other-letter"]),
    (KNIGHTS, "lt", "Z\u{30c}bd2", "Nbd2", &["other-letter"]),
    (KNIGHTS, "eo", "C\u{302}bd2", "Nbd2", &["other-letter"]),
    // Not to be forgiven in silence.
    (
        "r1bqk1r1/1p1p1n2/p1n2pN1/2p1b2Q/2P1Pp2/1PN5/PB4PP/R4RK1 w q - 0 1",
        "en",
        "Rf4",
        "Rxf4",
        &["missing-capture"],
    ),
];

#[test]
fn every_deviation_is_forgiven_and_named() {
    for &(fen, code, text, canonical, deviations) in CASES {
        let position = common::position(fen);
        let alphabet = Alphabet::by_code(code).unwrap();
        let reading = read_lenient(text.as_bytes(), &position, alphabet);
        let reading = reading.unwrap_or_else(|error| panic!("{fen} {text:?}: {error}"));
        assert_eq!(reading.canonical.to_string(), canonical, "{fen} {text:?}");
        assert_eq!(reading.deviations.codes().collect::<Vec<_>>(), deviations, "{fen} {text:?}");
        let quick = resolve_token(text.as_bytes(), &position, alphabet);
        assert_eq!(quick, Ok(reading.mv), "{fen} {text:?}");
    }
}

#[test]
fn every_deviation_has_a_case() {
    let covered: Vec<&str> = CASES.iter().flat_map(|case| case.4.iter().copied()).collect();
    for code in compongo_notation::Deviations::all().codes() {
        assert!(covered.contains(&code), "{code}");
    }
}

#[test]
fn latin1_bytes_are_understood() {
    let start = common::position(EXCHANGE);
    let reading = read_lenient(b"e\xd7d5\xa0", &start, Alphabet::ENGLISH).unwrap();
    assert_eq!(reading.canonical.to_string(), "exd5");
}

#[test]
fn what_is_no_move_is_an_error_with_its_place() {
    let cases: [(&str, SanError); 23] = [
        ("", SanError::Empty),
        ("  ", SanError::Empty),
        ("12.", SanError::Empty),
        ("!!", SanError::Empty),
        ("--", SanError::NullMove),
        ("Z0", SanError::NullMove),
        ("null", SanError::NullMove),
        ("0000", SanError::NullMove),
        ("e", SanError::Syntax { at: 1 }),
        ("e9", SanError::Syntax { at: 1 }),
        ("xyz", SanError::Syntax { at: 1 }),
        ("Nf9", SanError::Syntax { at: 2 }),
        ("Yf3", SanError::Syntax { at: 0 }),
        ("Cf3", SanError::Syntax { at: 0 }),
        ("1.Cf3", SanError::Syntax { at: 2 }),
        ("Nf3f4f5", SanError::Syntax { at: 5 }),
        ("N", SanError::Syntax { at: 1 }),
        ("O-O-O-O", SanError::Syntax { at: 0 }),
        ("-e4", SanError::Syntax { at: 0 }),
        ("e4=Z", SanError::Syntax { at: 2 }),
        ("e8=P", SanError::Syntax { at: 2 }),
        ("Nf3=Q", SanError::Syntax { at: 3 }),
        ("Nf3 Nf6", SanError::Syntax { at: 4 }),
    ];
    let start = common::position(START);
    for (text, error) in cases {
        let found = read_lenient(text.as_bytes(), &start, Alphabet::ENGLISH);
        assert_eq!(found, Err(error), "{text:?}");
        assert_eq!(resolve_token(text.as_bytes(), &start, Alphabet::ENGLISH), Err(error));
    }
    let long = [b'e'; 500];
    let found = resolve_token(&long, &start, Alphabet::ENGLISH);
    assert_eq!(found, Err(SanError::TooLong { length: 500 }));
}

#[test]
fn a_promotion_without_its_piece_is_never_a_queen() {
    let position = common::position(PROMOTING);
    for text in ["e8", "e8=", "e7e8", "e7-e8", "Pe8", "e8!"] {
        let found = read_lenient(text.as_bytes(), &position, Alphabet::ENGLISH);
        let missing = ResolveError::PromotionMissing { from: Square::E7, to: Square::E8 };
        assert_eq!(found, Err(missing.into()), "{text}");
        assert_eq!(missing.illegal(), Some(IllegalMove::PromotionMissing { to: Square::E8 }));
    }
}

#[test]
fn of_an_impossible_move_the_reason_is_told() {
    let told = |fen: &str, text: &str| {
        let position = common::position(fen);
        resolve_token(text.as_bytes(), &position, Alphabet::ENGLISH).unwrap_err().to_string()
    };
    let cases = [
        (START, "Bd4", "no bishop can go to d4"),
        (START, "xf3", "no pawn can go to f3"),
        (START, "Bc4", "the bishop on f1 cannot go to c4: the way is blocked on e2"),
        (START, "Qd3", "the queen on d1 cannot go to d3: the way is blocked on d2"),
        (START, "e5", "the pawn on e2 cannot go to e5: a pawn does not move from e2 to e5"),
        (START, "O-O", "castling is not possible: the way is blocked on f1, g1"),
        (START, "exd3", "the pawn on e2 cannot go to d3: the pawn has nothing to take on d3"),
        (START, "e7e5", "the pawn on e7 belongs to the opponent"),
        (PINNED, "Nf4", "the knight on e2 cannot go to f4: the king would be attacked from e8"),
        (PINNED, "Nec3", "the knight on e2 cannot go to c3: the king would be attacked from e8"),
        (KNIGHTS, "Nd2", "ambiguous: the knight on b1, f3 can each go to d2"),
        (PROMOTING, "e8", "the pawn reaches e8 and the new piece is not written"),
        (EXCHANGE, "e5=Q", "the pawn on e4 cannot go to e5: there is no promotion on e5"),
    ];
    for (fen, text, message) in cases {
        assert_eq!(told(fen, text), message, "{text}");
    }
}

#[test]
fn a_pawn_that_would_become_a_king_is_illegal_rather_than_unreadable() {
    let (position, _) = Position::from_fen_lenient("8/4P3/8/8/8/k7/8/K7 w - - 0 1").unwrap();
    let spanish = Alphabet::by_code("es").unwrap();
    for (text, alphabet) in
        [("e8=K", Alphabet::ENGLISH), ("e7e8k", Alphabet::ENGLISH), ("e8R", spanish)]
    {
        let error = read_lenient(text.as_bytes(), &position, alphabet).unwrap_err();
        let SanError::Resolve(error) = error else { panic!("{text}: {error}") };
        let expected = IllegalMove::PromotionImpossible { role: Role::King };
        assert_eq!(error.illegal(), Some(expected), "{text}");
    }
}
