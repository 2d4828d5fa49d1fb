//! Games in which a mate was no longer possible: dead positions and losses on time.

mod common;

use common::{articles, codes, game, only, under};
use compongo_audit::{Code, Detail, FinalState, Severity};
use compongo_board::Color;
use compongo_laws::Edition;

/// A game from a position, lost on time.
fn lost_on_time(fen: &str, winner: Color, moves: &str) -> String {
    let result = if winner.is_white() { "1-0" } else { "0-1" };
    let tags = [("FEN", fen), ("Result", result), ("Termination", "Time forfeit")];
    game(&tags, &format!("{moves} {result}"))
}

/// Final positions of games lost on a server though the winner could not mate.
const UNFAIR: [(&str, Color); 16] = [
    ("4QKR1/5r2/5k2/8/8/8/8/8 w - - 1 64", Color::Black),
    ("6Kr/6R1/5k2/8/8/8/8/8 w - - 0 76", Color::Black),
    ("8/8/3K4/1bq2k2/8/8/8/8 w - - 6 55", Color::Black),
    ("8/p4p2/5kp1/6Pp/7K/r7/P7/2q5 b - - 0 48", Color::White),
    ("8/1k6/8/4q3/2QK4/1P1P4/8/8 w - - 20 60", Color::Black),
    ("7k/8/1P4Q1/5R2/7P/8/2P2P2/5K2 w - - 5 47", Color::Black),
    ("8/3Q4/1pk5/8/3K4/8/8/8 b - - 3 64", Color::White),
    ("8/8/6R1/8/6p1/6Pk/1P5P/7K w - - 0 48", Color::Black),
    ("8/5kp1/6P1/8/5qr1/7K/8/8 b - - 0 49", Color::White),
    ("k7/P5R1/8/5P2/7p/8/6KP/8 b - - 0 50", Color::White),
    ("K1k5/P1P5/2P3p1/4q3/8/8/8/8 b - - 0 57", Color::White),
    ("8/6kp/8/6pP/5pP1/5P1K/r7/8 w - - 1 49", Color::Black),
    ("8/2k5/7p/p2p2pP/Pp1P2P1/1P6/7K/8 b - - 66 75", Color::White),
    ("8/8/4p1k1/3pPp1p/1p1P1P1P/pP6/P1K5/8 b - - 41 70", Color::White),
    ("8/8/k6p/1p2p1pP/1P2P1P1/3K4/8/8 w - - 67 84", Color::Black),
    ("4k3/4Q3/p3p3/Pp2p1p1/1P1pP1P1/3P4/6P1/6K1 b - - 0 38", Color::White),
];

#[test]
fn games_wrongly_lost_on_time_are_found() {
    for (fen, by) in UNFAIR {
        let finding = only(under(Edition::E2018, lost_on_time(fen, by, "")));
        assert_eq!(finding.code(), Code::TimeForfeitUnwinnable, "{fen}");
        assert_eq!((finding.severity, finding.ply), (Severity::Error, None));
        assert_eq!(finding.fen.as_deref(), Some(fen));
        assert!(articles(&finding).contains(&"6.9".to_owned()), "{fen}");
        let Detail::TimeForfeitUnwinnable { winner, .. } = finding.detail else { panic!() };
        assert_eq!(winner, by);
    }
}

#[test]
fn games_rightly_lost_on_time_are_not() {
    for (fen, by) in [
        ("8/8/8/1R4B1/4k1p1/2P5/5PKP/8 b - - 1 45", Color::White),
        ("8/8/4k3/8/2r5/3NK3/8/8 w - - 0 1", Color::White),
        ("rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2", Color::Black),
        ("8/8/1k4B1/1p2K2p/1r6/8/8/8 b - - 0 50", Color::White),
    ] {
        assert_eq!(codes(&under(Edition::E2018, lost_on_time(fen, by, ""))), [], "{fen}");
    }
}

const LONE_KNIGHT: &str = "8/8/3n4/4k3/8/8/3QK3/8 w - - 0 80";

#[test]
fn the_article_is_that_of_the_edition() {
    for (edition, article) in
        [(Edition::E1997, "6.9"), (Edition::E2001, "6.10"), (Edition::E2005, "6.10")]
    {
        let game = lost_on_time(LONE_KNIGHT, Color::Black, "80. Qe3+ Kd5");
        assert_eq!(articles(&only(under(edition, game))), [article]);
    }
}

#[test]
fn a_dead_position_came_before_the_flag() {
    let game = lost_on_time("8/8/8/4k3/8/4p3/4K3/8 w - - 0 70", Color::Black, "70. Kxe3 Kd5");
    let report = under(Edition::E2018, game);
    assert_eq!(codes(&report), [Code::GameContinuedAfterDeadPosition, Code::TimeForfeitUnwinnable]);
    let game = lost_on_time("8/8/8/4k3/8/4p3/4K3/8 w - - 0 70", Color::Black, "70. Kxe3");
    let finding = only(under(Edition::E2018, game));
    assert_eq!(finding.code(), Code::TimeForfeitUnwinnable);
    assert_eq!(articles(&finding), ["5.2.2", "6.9"]);
}

#[test]
fn only_a_loss_on_time_asks() {
    for (result, termination, expected) in [
        ("0-1", "Time forfeit", true),
        ("0-1", "time_forfeit", true),
        ("0-1", "Bob won on time", true),
        ("0-1", "Bob won by resignation", false),
        ("0-1", "Normal", false),
        ("1/2-1/2", "Time forfeit", false),
        ("1-0", "Time forfeit", false),
    ] {
        let tags = [
            ("White", "Ann"),
            ("Black", "Bob"),
            ("FEN", LONE_KNIGHT),
            ("Result", result),
            ("Termination", termination),
        ];
        let report = under(Edition::E2018, game(&tags, result));
        let found = codes(&report).contains(&Code::TimeForfeitUnwinnable);
        assert_eq!(found, expected, "{result} {termination}");
    }
}

#[test]
fn a_wall_of_pawns_ends_the_game() {
    let tags = [("FEN", "8/8/4k3/1p1p1p1p/1P1P1P2/4K2P/8/8 w - - 0 50"), ("Result", "1/2-1/2")];
    let report = under(Edition::E2018, game(&tags, "50. h4 1/2-1/2"));
    assert_eq!(codes(&report), []);
    let finding = only(under(Edition::E2018, game(&tags, "50. h4 Kd6 51. Kd3 1/2-1/2")));
    assert_eq!((finding.code(), finding.ply), (Code::GameContinuedAfterDeadPosition, Some(2)));
    assert_eq!(articles(&finding), ["5.2.2"]);
    let won = [tags[0], ("Result", "1-0")];
    let finding = only(under(Edition::E2018, game(&won, "50. h4 1-0")));
    let Detail::ResultContradictsPosition { state, .. } = finding.detail else { panic!() };
    assert_eq!(state, FinalState::DeadPosition);
}

#[test]
fn a_capture_that_must_come_ends_the_game() {
    let tags = [("FEN", "k7/1p6/8/8/8/8/1Q6/7K w - - 0 90"), ("Result", "1/2-1/2")];
    assert_eq!(codes(&under(Edition::E2018, game(&tags, "90. Qxb7+ 1/2-1/2"))), []);
    let report = under(Edition::E2018, game(&tags, "90. Qxb7+ Kxb7 1/2-1/2"));
    assert_eq!(codes(&report), [Code::GameContinuedAfterDeadPosition]);
}
