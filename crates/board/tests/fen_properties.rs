//! Any text at all into the FEN reader, and any setup out and in again.

use compongo_board::{
    CastlingClaims, CastlingSide, Color, FenDeviations, File, Geometry, Piece, Position, Role,
    Setup, Square,
};
use proptest::prelude::*;

fn piece() -> impl Strategy<Value = Piece> {
    (0..6_usize, any::<bool>())
        .prop_map(|(role, white)| Role::ALL[role].of(Color::from_white(white)))
}

fn claims() -> impl Strategy<Value = CastlingClaims> {
    (any::<[bool; 2]>(), any::<u8>()).prop_map(|(sides, files)| {
        let mut claims = CastlingClaims::NONE;
        for side in CastlingSide::ALL {
            if sides[side as usize] {
                claims.claim_side(side);
            }
        }
        for file in File::ALL {
            if files & files >> 4 & 1 << file as u8 != 0 {
                claims.claim_file(file);
            }
        }
        claims
    })
}

prop_compose! {
    fn setup()(
        pieces in prop::collection::vec((0..64_u8, piece()), 0..40),
        white in any::<bool>(),
        castling in (claims(), claims()),
        ep in prop::option::of(0..64_u8),
        halfmove_clock in any::<u32>(),
        fullmove_number in any::<u32>(),
    ) -> Setup {
        let mut setup = Setup { turn: Color::from_white(white), ..Setup::EMPTY };
        for (square, piece) in pieces {
            setup.board.put(piece, Square::new(square));
        }
        (setup.castling.white, setup.castling.black) = castling;
        setup.ep_square = ep.map(Square::new);
        Setup { halfmove_clock, fullmove_number, ..setup }
    }
}

const GEOMETRIES: [Geometry; 3] = [Geometry::Standard, Geometry::Chess960, Geometry::Either];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let _ = Position::from_fen(&text);
        let _ = Position::from_fen_lenient(&text);
    }

    #[test]
    fn almost_fens_are_read_or_refused(
        text in "[1-8kqrbnpKQRBNP/]{0,80} [wbWB-]? ?[KQkqA-Ha-h-]{0,5} ?[a-h-]?[1-8]? ?[0-9]{0,11} ?[0-9]{0,11}"
    ) {
        if let Ok((position, _)) = Position::from_fen_lenient(&text) {
            for mv in &position.legal_moves() {
                prop_assert!(position.play(*mv).is_ok());
            }
        }
    }

    #[test]
    fn any_setup_comes_back_from_its_text(setup in setup()) {
        let text = setup.to_string();
        let (again, deviations) = Setup::from_fen_lenient(&text).expect("own text");
        prop_assert_eq!(again, setup, "{}", text);
        // Its claims are random, and two may mean one rook.
        let deviations = deviations - FenDeviations::CASTLING_TWICE;
        prop_assert!(deviations.is_empty(), "{} {}", text, deviations);
    }

    #[test]
    fn strict_and_lenient_agree(setup in setup()) {
        for geometry in GEOMETRIES {
            let faults = setup.faults(geometry);
            match (setup.position(geometry), setup.position_lenient(geometry)) {
                (Ok(strict), Ok((lenient, _))) => {
                    prop_assert!(faults.is_empty());
                    prop_assert!(strict.is_same(&lenient));
                }
                (Err(strict), Ok((position, _))) => {
                    prop_assert_eq!(strict, faults);
                    // What was repaired needs no second repair.
                    let again = Setup::from_fen_lenient(&position.to_fen()).expect("own text").0;
                    let repairable = compongo_board::Faults::CASTLING
                        | compongo_board::Faults::EN_PASSANT
                        | compongo_board::Faults::COUNTERS;
                    prop_assert!(!again.faults(Geometry::Either).intersects(repairable));
                }
                (Err(_), Err(all)) => {
                    prop_assert!(all.intersects(compongo_board::Faults::UNPLAYABLE));
                }
                (Ok(_), Err(all)) => prop_assert!(false, "only the lenient reading refuses: {all}"),
            }
        }
    }
}
