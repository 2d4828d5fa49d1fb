//! Impossible positions: every fault by name, nothing repaired in silence, and nothing refused
//! that a game can reach.

use compongo_board::{
    CastlingObstacles, Faults, FenDeviations, FenError, FenField, Geometry, Position, Rank, Setup,
};

fn faults(fen: &str) -> Faults {
    Setup::from_fen_lenient(fen).expect(fen).0.faults(Geometry::Standard)
}

#[test]
fn each_fault_by_name() {
    let cases = [
        // Kings and pawns.
        ("8/8/8/8/8/8/8/8 w - - 0 1", Faults::NO_WHITE_KING | Faults::NO_BLACK_KING),
        ("8/2K5/8/8/2K1NB2/8/8/8 w - - 96 49", Faults::SEVERAL_WHITE_KINGS | Faults::NO_BLACK_KING),
        ("rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", Faults::SEVERAL_BLACK_KINGS),
        ("4k2P/8/8/8/8/8/8/p3K3 w - - 0 1", Faults::PAWN_ON_BACK_RANK),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", Faults::OPPOSITE_CHECK),
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", Faults::OPPOSITE_CHECK),
        // Checks.
        ("1k1q1r2/8/8/6n1/8/5Kq1/8/8 w - - 0 1", Faults::TOO_MANY_CHECKERS),
        ("8/8/N7/2k5/N7/8/8/3K4 b - - 0 1", Faults::IMPOSSIBLE_CHECK),
        ("8/8/8/8/8/4K3/8/R3k2R b - - 0 1", Faults::IMPOSSIBLE_CHECK),
        // A pawn on its first square has not moved, and a pawn uncovers no check.
        ("8/8/8/8/8/3k4/4P3/6K1 b - - 0 1", Faults::IMPOSSIBLE_CHECK),
        // Castling.
        ("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", Faults::CASTLING_WITHOUT_ROOK),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/Q3K2N w KQkq - 0 1", Faults::CASTLING_WITHOUT_ROOK),
        ("r2qk2r/pppppppp/8/8/8/8/PPPPPPPP/R2KQ2R w KQkq - 0 1", Faults::CASTLING_WITHOUT_KING),
        (
            "1r4k1/b2b1Rpr/p2P3p/1ppB4/8/2B5/PP1q1PPP/2R3K1 w Qq - 0 1",
            Faults::CASTLING_WITHOUT_KING,
        ),
        ("2r1k1r1/8/8/8/8/8/8/4K3 b kq - 0 1", Faults::CASTLING_WITHOUT_ROOK),
        ("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", Faults::CASTLING_NOT_STANDARD),
        // En passant.
        ("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq e5 0 3", Faults::EP_WRONG_RANK),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1", Faults::EP_WRONG_RANK),
        ("4k3/8/8/8/8/8/8/4K3 w - d6 0 1", Faults::EP_WITHOUT_PAWN),
        ("4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", Faults::EP_OCCUPIED),
        ("q6k/8/8/3pP3/8/8/8/7K w - d6 0 1", Faults::EP_IMPOSSIBLE_CHECK),
        ("8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1", Faults::EP_IMPOSSIBLE_CHECK),
        (
            "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1",
            Faults::EP_IMPOSSIBLE_CHECK | Faults::TOO_FEW_CAPTURED,
        ),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 3 9", Faults::EP_AGAINST_CLOCK),
        // Counters.
        ("4k3/8/8/8/8/8/8/4KR2 w - - 500 50", Faults::CLOCK_BEYOND_GAME),
        ("4k3/8/8/8/8/8/8/4KR2 w - - 0 0", Faults::MOVE_NUMBER_ZERO),
        // Material.
        (
            "rnb1kbnr/pppppppp/8/8/8/Q7/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
            Faults::TOO_MANY_PIECES | Faults::TOO_MANY_PROMOTED,
        ),
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", Faults::TOO_MANY_PAWNS),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBNKBNR w - - 0 1", Faults::TOO_MANY_PROMOTED),
        // Two bishops on squares of one colour, and all pawns at home.
        ("4k3/8/8/8/8/B7/PPPPPPPP/B3K3 w - - 0 1", Faults::TOO_MANY_PROMOTED),
        ("rnbqkbnr/pppppppp/8/8/8/P7/PP1PPPPP/RNBQKBNR w KQkq - 0 2", Faults::TOO_FEW_CAPTURED),
    ];
    for (fen, expected) in cases {
        assert_eq!(faults(fen), expected, "{fen}");
    }
}

#[test]
fn every_fault_is_named_at_once() {
    let fen = "4k2P/8/8/8/8/8/4R3/R3K3 w KQq e4 9 0";
    let expected = Faults::PAWN_ON_BACK_RANK
        | Faults::OPPOSITE_CHECK
        | Faults::CASTLING_WITHOUT_ROOK
        | Faults::EP_WRONG_RANK
        | Faults::CLOCK_BEYOND_GAME
        | Faults::MOVE_NUMBER_ZERO;
    assert_eq!(faults(fen), expected);
    assert_eq!(Position::from_fen(fen).err(), Some(FenError::Impossible { faults: expected }));
}

/// Rights that the pieces bear out stand in whatever letters they are written, and others fall.
#[test]
fn castling_letters_of_several_kinds() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for letters in ["HQkq", "HAha", "KAhq"] {
        let mixed = Position::from_fen(&format!("{start} w {letters} - 0 1")).expect(letters);
        assert!(mixed.is_same(&Position::initial()) && !mixed.is_chess960(), "{letters}");
        assert_eq!(mixed.to_fen(), Position::initial().to_fen());
    }
    // The h-rook is gone, so that of the four only Black's rights and the long one hold.
    let without = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBN1 w HQkq - 0 1";
    assert_eq!(faults(without), Faults::CASTLING_WITHOUT_ROOK);
    let (position, repairs) =
        Position::from_fen_lenient_in(without, Geometry::Standard).expect(without);
    assert_eq!(repairs.faults, Faults::CASTLING_WITHOUT_ROOK);
    assert!(position.to_fen().contains(" w Qkq "), "{}", position.to_fen());
    // A rook that stands where only Chess960 castles from.
    let g_rook = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN w GQkq - 0 1";
    assert_eq!(faults(g_rook), Faults::CASTLING_NOT_STANDARD);
}

/// No game leads here with White to move, since nothing can have lost a tempo; but that is a
/// matter of counting, not of the position, and it is played on like any other.
#[test]
fn a_lost_tempo_is_no_fault() {
    let fen = "rnbqkbnr/1ppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(faults(fen), Faults::empty());
    assert_eq!(Position::from_fen(fen).map(|position| position.to_fen()), Ok(fen.to_owned()));
}

#[test]
fn stable_names_are_unique() {
    let mut codes: Vec<String> = Faults::all().codes().collect();
    codes.extend(FenDeviations::all().codes());
    codes.extend(CastlingObstacles::all().codes());
    let named = codes.len();
    assert_eq!(named, 23 + 8 + 5);
    assert!(codes.iter().all(|code| code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')));
    codes.sort();
    codes.dedup();
    assert_eq!(codes.len(), named);
}

#[test]
fn sound_positions_have_no_fault() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
        "8/8/8/8/4k3/8/3K2p1/5r2 w - - 50 119",
        "4k3/8/8/8/8/8/8/4K2R w K - 99 80",
        "8/5r2/p3k3/P7/8/1K6/8/8 w - - 148 100",
        // The rook that castled gives the check.
        "5k2/8/8/8/8/8/8/5RK1 b - - 1 30",
        // Discovered double check, and promotion with discovered check.
        "R3k3/8/8/8/4N3/8/8/4RK2 b - - 1 60",
        "1Q2k2R/8/8/8/8/8/8/4K3 b - - 0 60",
    ] {
        let found = faults(fen);
        let reachable = !fen.starts_with("R3k3") && !fen.starts_with("1Q2k2R");
        assert!(!reachable || found.is_empty(), "{fen}: {found}");
    }
}

#[test]
fn lenient_reading_says_what_it_repaired() {
    let read = |fen| Position::from_fen_lenient_in(fen, Geometry::Standard).expect(fen);
    let (position, repairs) = read("q6k/8/8/3pP3/8/8/8/7K w - d6");
    assert_eq!(repairs.faults, Faults::EP_IMPOSSIBLE_CHECK);
    assert_eq!(repairs.syntax, FenDeviations::MISSING_FIELDS);
    assert_eq!(position.legal_moves().len(), 4);
    let (position, repairs) = read("8/5bk1/8/2Pp4/8/1K6/8/8 w - d6");
    assert_eq!(repairs.faults, Faults::EP_IMPOSSIBLE_CHECK);
    assert_eq!(position.legal_moves().len(), 8);
    let (position, repairs) = read("4k3/8/8/8/8/8/8/4KR2 w K - 500 50");
    assert_eq!(repairs.faults, Faults::CASTLING_WITHOUT_ROOK | Faults::CLOCK_BEYOND_GAME);
    assert_eq!(position.to_fen(), "4k3/8/8/8/8/8/8/4KR2 w - - 500 251");
    // One right falls, the others stay.
    let (position, _) = read("r3k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(position.to_fen(), "r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1");
    // Unreachable, but playable: kept as it is.
    let (position, repairs) = read("8/8/N7/2k5/N7/8/8/3K4 b - - 0 1");
    assert_eq!(repairs.faults, Faults::IMPOSSIBLE_CHECK);
    assert_eq!(position.checkers().count(), 2);
    // Kings are never put right.
    let error = Position::from_fen_lenient("kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w KQkq - 0 1");
    assert!(matches!(error, Err(FenError::Impossible { faults })
        if faults.contains(Faults::SEVERAL_WHITE_KINGS | Faults::SEVERAL_BLACK_KINGS)));
}

#[test]
fn syntax_errors_have_their_place() {
    let error = |fen: &str| Setup::from_fen_lenient(fen).expect_err(fen);
    let bad = |field, at| FenError::BadField { field, at };
    let missing = |field, at| FenError::MissingField { field, at };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let cases = [
        (String::new(), missing(FenField::Board, 0)),
        (start.to_owned(), missing(FenField::Turn, 43)),
        (format!("{start} x KQkq - 0 1"), bad(FenField::Turn, 44)),
        (format!("{start} w xQkq - 0 1"), bad(FenField::Castling, 46)),
        (format!("{start} w KKkq - 0 1"), bad(FenField::Castling, 47)),
        (format!("{start} w KQkq e9 0 1"), bad(FenField::EnPassant, 51)),
        (format!("{start} w KQkq - -1 1"), bad(FenField::HalfmoveClock, 53)),
        (format!("{start} w KQkq - 0 4294967296"), bad(FenField::FullmoveNumber, 55)),
        (format!("{start} w KQkq - 0 1 x"), FenError::ExtraText { at: 57 }),
        (
            "rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
            FenError::BadRank { rank: Rank::Sixth, squares: 7, at: 19 },
        ),
        (
            "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
            FenError::BadRank { rank: Rank::Seventh, squares: 9, at: 17 },
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1".to_owned(),
            FenError::BadRankCount { ranks: 9, at: 43 },
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1".to_owned(),
            FenError::BadRankCount { ranks: 7, at: 34 },
        ),
        (
            "rnbqkbnr/ppp♟pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
            FenError::BadPiece { character: '♟', at: 12 },
        ),
        ("8".repeat(2000), FenError::TooLong { length: 2000 }),
    ];
    for (fen, expected) in cases {
        assert_eq!(error(&fen), expected, "{fen}");
    }
}

#[test]
fn deviations_are_named_and_strict_refuses_them() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let cases = [
        (format!("{start} w KQkq -"), FenDeviations::MISSING_FIELDS),
        (format!("{start}  w KQkq - 0 1"), FenDeviations::SPACING),
        (format!(" {start} w KQkq - 0 1"), FenDeviations::SPACING),
        (format!("{start} w KQkq - 0 1 "), FenDeviations::SPACING),
        (format!("{start} W KQkq - 0 1"), FenDeviations::TURN_IN_CAPITALS),
        (format!("{start} w qkQK - 0 1"), FenDeviations::CASTLING_ORDER),
        (format!("{start} w KHQkq - 0 1"), FenDeviations::CASTLING_TWICE),
        (
            format!("{start} w HKQkqa - 0 1"),
            FenDeviations::CASTLING_TWICE | FenDeviations::CASTLING_ORDER,
        ),
        (format!("{start} w KQkq - 00 1"), FenDeviations::NUMBER_FORM),
        (start.replacen('8', "44", 1) + " w KQkq - 0 1", FenDeviations::SPLIT_NUMBERS),
        (
            "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq D6 0 3".to_owned(),
            FenDeviations::EP_IN_CAPITALS,
        ),
    ];
    for (fen, deviations) in cases {
        let (_, repairs) = Position::from_fen_lenient(&fen).expect(&fen);
        assert_eq!(repairs.syntax, deviations, "{fen}");
        assert_eq!(
            Position::from_fen(&fen).err(),
            Some(FenError::NotStrict { deviations }),
            "{fen}"
        );
    }
}

/// Positions known to be reachable or not. None of the first kind may be refused; how many of the
/// second are caught is a figure to be watched: it may rise.
#[test]
fn reachable_positions_are_never_refused() {
    let table = include_str!("data/reachable.tsv");
    let (mut reachable, mut caught, mut unreachable) = (0, 0, 0);
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let mut columns = line.split('\t');
        let (Some(fen), Some(verdict)) = (columns.next(), columns.next()) else { continue };
        let found = faults(fen);
        if verdict == "yes" {
            reachable += 1;
            assert!(found.is_empty(), "{fen}: {found}");
        } else {
            unreachable += 1;
            caught += u32::from(!found.is_empty());
        }
    }
    assert_eq!((reachable, caught, unreachable), (961, 4411, 4804));
}
