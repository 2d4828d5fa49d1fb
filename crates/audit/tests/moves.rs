//! Moves that cannot be followed.

mod common;

use common::*;
use compongo_audit::{Code, Detail, FinalState, Options, Severity};
use compongo_board::{Color, IllegalMove, Square};
use compongo_laws::Edition;
use compongo_notation::{Alphabet, ResolveError, SanError};

#[test]
fn a_legal_game_has_no_findings() {
    let report = audit(game(&[("Result", "1-0")], "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0"));
    assert_eq!(report.findings, []);
    assert_eq!((report.totals.games, report.totals.plies, report.totals.final_mate), (1, 7, 1));
}

/// Illegal moves with the position they are made in, and the article in 2018 and in 2005.
#[test]
fn every_reason_has_its_article() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let cases: [(&str, &str, &[&str], &[&str]); 17] = [
        ("4k3/8/8/8/8/8/3P4/1N2K3 w - - 0 1", "Nd2", &["3.1"], &["3.1"]),
        (start, "Bc4", &["3.5"], &["3.5"]),
        (start, "Ra4", &["3.5"], &["3.5"]),
        (start, "Ne5", &["3.10.2", "3.6"], &["3", "3.6"]),
        (start, "Ke3", &["3.8.1"], &["3.8"]),
        (start, "e5", &["3.7"], &["3.7"]),
        (start, "exd3", &["3.7.3"], &["3.7"]),
        (start, "O-O", &["3.8.2.2.2"], &["3.8"]),
        ("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e4", &["3.7.1"], &["3.7"]),
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e5", &["3.7.2"], &["3.7"]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", &["3.7.4.2"], &["3.7"]),
        ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", &["3.9.2"], &["3.9"]),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", &["3.7.5.1"], &["3.7"]),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", &["3.8.2.1"], &["3.8"]),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", &["3.8.2.2.1"], &["3.8"]),
        ("4k3/8/8/8/8/8/8/4KN1R w K - 0 1", "O-O", &["3.8.2.2.2"], &["3.8"]),
        ("4k1r1/8/8/8/8/8/8/4KN1R w K - 0 1", "O-O", &["3.8.2.2.1", "3.8.2.2.2"], &["3.8"]),
    ];
    for (fen, mv, in_2018, in_2005) in cases {
        let text = game(&[("FEN", fen), ("Result", "1-0")], &format!("{mv} 1-0"));
        for (edition, wanted) in [(Edition::E2018, in_2018), (Edition::E2005, in_2005)] {
            let finding = only(under(edition, text.clone()));
            assert_eq!(finding.code(), Code::IllegalMove, "{fen} {mv}");
            assert_eq!(finding.severity, Severity::Error);
            assert_eq!(articles(&finding), wanted, "{edition} {fen} {mv}");
            assert_eq!(finding.fen.as_deref(), Some(fen));
            assert_eq!((finding.mv.as_deref(), finding.ply), (Some(mv), Some(1)));
        }
    }
}

#[test]
fn the_reason_is_given() {
    let text =
        game(&[("FEN", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), ("Result", "1-0")], "1. Nc3 Kf8 1-0");
    let Detail::IllegalMove { reason: Some(IllegalMove::LeavesKingAttacked { attackers }), .. } =
        only(audit(text)).detail
    else {
        panic!("another reason");
    };
    assert!(attackers.contains(Square::E8));
}

#[test]
fn the_place_is_that_of_the_word() {
    let text = "\n\n[White \"A\"]\n[Black \"B\"]\n[Date \"2019.01.02\"]\n[Result \"0-1\"]\n\n\
                1. e4 e5\n2. Nf3 Nc3 0-1\n";
    let finding = only(audit(text));
    assert_eq!((finding.line, finding.at_line, finding.ply), (3, 9, Some(4)));
    assert_eq!(finding.at as usize, text.find("Nc3").unwrap());
    assert_eq!(finding.offset as usize, text.find("[White").unwrap());
    assert_eq!((finding.white.as_str(), finding.black.as_str()), ("A", "B"));
    assert_eq!((finding.date.as_str(), finding.edition), ("2019.01.02", Edition::E2018));
    assert_eq!(
        finding.fen.as_deref(),
        Some("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2")
    );
}

#[test]
fn ambiguous_unreadable_and_null() {
    let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    let text = game(&[("FEN", knights), ("Result", "1-0")], "1. Nd2 Ke7 1-0");
    let finding = only(under(Edition::E2018, text));
    assert_eq!(finding.code(), Code::AmbiguousMove);
    assert_eq!(articles(&finding), ["C.10", "8.1.1"]);
    assert!(matches!(
        finding.detail,
        Detail::AmbiguousMove { error: SanError::Resolve(ResolveError::Ambiguous { .. }) }
    ));
    let text = game(&[("Result", "1-0")], "1. e4 Xyz 2. Nf3 1-0");
    let finding = only(under(Edition::E2018, text));
    assert_eq!((finding.code(), finding.ply), (Code::UnreadableMove, Some(2)));
    assert_eq!(articles(&finding), ["8.1.1"]);
    let text = game(&[("Result", "1-0")], "1. e4 -- 2. d4 1-0");
    let finding = only(under(Edition::E2018, text));
    assert_eq!((finding.code(), finding.mv.as_deref()), (Code::NullMove, Some("--")));
}

#[test]
fn after_mate_and_stalemate() {
    let text = game(
        &[("Result", "1-0"), ("Date", "1999.01.01")],
        "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# Kxf7 5. a3 1-0",
    );
    let finding = only(audit(text));
    assert_eq!(finding.code(), Code::GameContinuedAfterMate);
    assert_eq!(articles(&finding), ["5.1(a)"]);
    let state = FinalState::Checkmate { winner: Color::White };
    assert_eq!(finding.detail, Detail::GameContinued { state, ended: 7 });
    assert_eq!((finding.ply, finding.mv.as_deref()), (Some(8), Some("Kxf7")));

    let fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
    let text = game(&[("FEN", fen), ("Result", "1/2-1/2")], "1. Qf7 Kh7 1/2-1/2");
    let finding = only(under(Edition::E2009, text));
    assert_eq!(finding.code(), Code::GameContinuedAfterStalemate);
    assert_eq!(articles(&finding), ["5.2(a)"]);
}

#[test]
fn nothing_after_a_bad_game_is_lost() {
    let bad = game(&[("White", "1"), ("Result", "1-0")], "1. e4 e4 2. d4 1-0");
    let good = game(&[("White", "2"), ("Result", "0-1")], "1. f3 e5 2. g4 Qh4# 0-1");
    let report = audit(format!("{bad}{good}{bad}{good}"));
    assert_eq!(codes(&report), [Code::IllegalMove, Code::IllegalMove]);
    let games: Vec<u64> = report.findings.iter().map(|finding| finding.game).collect();
    assert_eq!(games, [1, 3]);
    let totals = &report.totals;
    assert_eq!((totals.games, totals.final_mate, totals.games_not_followed), (4, 2, 2));
    assert_eq!((totals.games_with_findings, totals.games_with_errors), (2, 2));
    assert_eq!((totals.plies, totals.of(Code::IllegalMove)), (10, 2));
}

#[test]
fn variations_are_not_looked_at() {
    let report = audit(game(&[("Result", "1-0")], "1. e4 (1. Ke2 (1. Qh5) Nonsense) e5 1-0"));
    assert_eq!(report.findings, []);
    assert_eq!(report.totals.plies, 2);
}

#[test]
fn other_languages() {
    use compongo_audit::AlphabetChoice::*;
    let text = game(&[("Result", "1-0")], "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. O-O 1-0");
    let with = |alphabet| audit_with(text.clone(), &Options { alphabet, ..Options::default() });
    assert_eq!(codes(&with(Fixed(Alphabet::ENGLISH))), [Code::UnreadableMove]);
    let spanish = Alphabet::by_code("es").unwrap();
    for alphabet in [Fixed(spanish), Infer] {
        let report = with(alphabet);
        assert_eq!(report.findings, []);
        assert_eq!(report.totals.plies, 9);
    }
    // A fault in a game of another language is found where it is.
    let text = game(&[("Result", "1-0")], "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. Ta7 1-0");
    let options = Options { alphabet: Infer, ..Options::default() };
    let finding = only(audit_with(text, &options));
    assert_eq!((finding.code(), finding.ply), (Code::IllegalMove, Some(9)));
    let text = game(&[("Result", "1-0")], "1. e4 e5 2. Nf3 Nc6 3. Bb6 1-0");
    assert_eq!(only(audit_with(text, &options)).ply, Some(5));
}
