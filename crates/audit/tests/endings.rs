//! Results against positions, tags and terminations; start positions; clocks.

mod common;

use common::*;
use compongo_audit::{Code, Detail, FinalState, Severity, StartFault, TerminationConflict};
use compongo_board::Color;
use compongo_clock::Inconsistency;
use compongo_laws::Edition;
use compongo_pgn::GameResult;

const MATE: &str = "1. f3 e5 2. g4 Qh4#";

#[test]
fn mate_decides() {
    let text = |result: &str| game(&[("Result", result)], &format!("{MATE} {result}"));
    assert_eq!(codes(&audit(text("0-1"))), []);
    for result in ["1-0", "1/2-1/2"] {
        let finding = only(audit(text(result)));
        assert_eq!(
            (finding.code(), finding.severity),
            (Code::ResultContradictsPosition, Severity::Error)
        );
        let state = FinalState::Checkmate { winner: Color::Black };
        let result = GameResult::from_tag(result).unwrap();
        assert_eq!(finding.detail, Detail::ResultContradictsPosition { result, state });
        assert_eq!(articles(&finding), ["5.1.1"]);
    }
    let both_lose = game(&[("Result", "0-0")], MATE);
    assert_eq!(only(audit(both_lose)).severity, Severity::Warning);
}

#[test]
fn results_in_two_places() {
    let text = |tag: &str, movetext: &str| game(&[("Result", tag)], &format!("1. e4 {movetext}"));
    assert_eq!(codes(&audit(text("1-0", "1-0"))), []);
    assert_eq!(codes(&audit(text("1-0", "*"))), []);
    assert_eq!(codes(&audit(text("*", "1-0"))), []);
    assert_eq!(codes(&audit(text("1-0", ""))), []);
    let finding = only(audit(text("1-0", "0-1")));
    let (tag, movetext) = (GameResult::WhiteWins, GameResult::BlackWins);
    assert_eq!(finding.detail, Detail::ResultTagMismatch { tag, movetext });
    let finding = only(audit(text("*", "*")));
    assert_eq!(
        (finding.detail, finding.severity),
        (Detail::MissingResult { star: true }, Severity::Note)
    );
    let finding = only(audit("1. e4 e5\n"));
    assert_eq!(
        (finding.detail, finding.severity),
        (Detail::MissingResult { star: false }, Severity::Warning)
    );
    let unterminated = [("Result", "*"), ("Termination", "unterminated")];
    assert_eq!(codes(&audit(game(&unterminated, "1. e4 *"))), []);
}

#[test]
fn terminations() {
    use TerminationConflict::*;
    let conflict = |termination: &str, moves: &str, result: &str| {
        let tags =
            [("White", "Ann"), ("Black", "Bob"), ("Result", result), ("Termination", termination)];
        let report = audit(game(&tags, &format!("{moves} {result}")));
        report.findings.into_iter().find_map(|finding| match finding.detail {
            Detail::ResultContradictsTermination { conflict, .. } => Some(conflict),
            _ => None,
        })
    };
    let open = "1. e4 e5";
    let cases = [
        ("Normal", open, "1-0", None),
        ("Normal", MATE, "0-1", None),
        ("Time forfeit", open, "1-0", None),
        ("Time forfeit", open, "1/2-1/2", None),
        ("Time forfeit", MATE, "0-1", Some(EndedOnBoard)),
        ("unterminated", open, "1-0", Some(NotOver)),
        ("unterminated", open, "*", None),
        ("adjudication", open, "1/2-1/2", None),
        ("Bob won by checkmate", MATE, "0-1", None),
        ("Ann won by checkmate", MATE, "0-1", Some(OtherWinner)),
        ("Bob won by checkmate", open, "0-1", Some(NoCheckmate)),
        ("Bob won by resignation", open, "0-1", None),
        ("Bob won by resignation", MATE, "0-1", Some(EndedOnBoard)),
        ("Bob won on time", open, "1/2-1/2", Some(NoWin)),
        ("Player won on time", open, "1-0", None),
        ("Game drawn by agreement", open, "1-0", Some(NoDraw)),
        ("Game drawn by repetition", open, "1/2-1/2", Some(NoRepetition)),
        ("Game drawn by stalemate", open, "1/2-1/2", Some(NoStalemate)),
        ("Game drawn by 50-move rule", open, "1/2-1/2", Some(NoFiftyMoves)),
        ("Game drawn by insufficient material", open, "1/2-1/2", None),
    ];
    for (termination, moves, result, wanted) in cases {
        assert_eq!(conflict(termination, moves, result), wanted, "{termination} {moves} {result}");
    }
    let repeated = SHUFFLE.repeat(2);
    assert_eq!(conflict("Game drawn by repetition", &repeated, "1/2-1/2"), None);
}

#[test]
fn draws_before_both_have_moved() {
    let text = |moves: &str| game(&[("Result", "1/2-1/2")], &format!("{moves} 1/2-1/2"));
    let finding = only(under(Edition::E2017, text("1. e4")));
    assert_eq!(finding.detail, Detail::DrawAgreedTooEarly { plies: 1 });
    assert_eq!((finding.severity, articles(&finding)), (Severity::Warning, vec!["5.2.3".into()]));
    assert_eq!(only(under(Edition::E2023, text(""))).severity, Severity::Note);
    assert_eq!(codes(&under(Edition::E2014, text("1. e4"))), []);
    assert_eq!(codes(&under(Edition::E2018, text("1. e4 e5"))), []);
    let no_moves = game(&[("Result", "1/2-1/2")], "");
    assert_eq!(codes(&under(Edition::E2018, no_moves)), [], "the moves were not recorded");
    let fragment = [("FEN", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 40"), ("Result", "1/2-1/2")];
    assert_eq!(codes(&under(Edition::E2018, game(&fragment, "40. Kd2 1/2-1/2"))), []);
    let adjudicated = [("Result", "1/2-1/2"), ("Termination", "adjudication")];
    assert_eq!(codes(&under(Edition::E2018, game(&adjudicated, "1. e4 1/2-1/2"))), []);
}

#[test]
fn start_positions() {
    let with = |fen: &str, moves: &str| {
        audit(game(&[("SetUp", "1"), ("FEN", fen), ("Result", "1-0")], &format!("{moves} 1-0")))
    };
    assert_eq!(codes(&with("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "1. O-O Kd7")), []);
    let report = with("4k3/8/8/8/8/8/8/8 w - - 0 1", "1. Kd7");
    assert_eq!(report.totals.games_not_looked_at, 1);
    let finding = only(report);
    assert_eq!((finding.code(), finding.severity), (Code::BadStartPosition, Severity::Error));
    assert!(matches!(
        finding.detail,
        Detail::BadStartPosition { fault: StartFault::Unplayable(_) }
    ));
    let finding = only(with("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "1. Kd2").clone_without_dead());
    assert_eq!(finding.severity, Severity::Warning);
    let missing = audit(game(&[("SetUp", "1"), ("Result", "1-0")], "1. e4 1-0"));
    let fault = StartFault::Missing;
    assert_eq!(only(missing).detail, Detail::BadStartPosition { fault });
}

trait WithoutDead {
    fn clone_without_dead(self) -> Self;
}

impl WithoutDead for compongo_audit::BatchReport {
    /// Two kings alone are dead from the start, which is not the point here.
    fn clone_without_dead(mut self) -> Self {
        self.findings.retain(|finding| finding.code() == Code::BadStartPosition);
        self
    }
}

#[test]
fn variants() {
    let with = |variant: &str, more: &[(&str, &str)], moves: &str| {
        let mut tags = vec![("Variant", variant), ("Result", "1-0")];
        tags.extend(more);
        audit(game(&tags, &format!("{moves} 1-0")))
    };
    assert_eq!(codes(&with("Standard", &[], "1. e4 e5")), []);
    let report = with("Antichess", &[], "1. e3 b5 2. Bxb5");
    assert_eq!(codes(&report), [Code::UnsupportedVariant]);
    assert_eq!((report.totals.plies, report.totals.games_not_looked_at), (0, 1));
    let without_tag = game(&[("Variant", "Antichess")], "1. e3 b5 2. Bxb5 1-0");
    assert_eq!(codes(&audit(without_tag)), [Code::UnsupportedVariant], "the result was not read");
    let fen = ("FEN", "nrkqrbbn/pppppppp/8/8/8/8/PPPPPPPP/NRKQRBBN w EBeb - 0 1");
    assert_eq!(codes(&with("fischerandom", &[fen], "1. e4 e5 2. Bc4 Bc5")), []);
    assert_eq!(codes(&with("Chess960", &[], "1. e4")), [Code::BadStartPosition]);
    let finding = only(with("Chess960", &[fen], "1. O-O"));
    assert_eq!(articles(&finding), ["II.3"]);
}

#[test]
fn clocks() {
    let timed = |control: &str, clocks: &[&str]| {
        let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7"];
        let moves = moves.iter().zip(clocks);
        let timed: Vec<_> = moves.map(|(mv, clock)| format!("{mv} {{[%clk {clock}]}} ")).collect();
        let tags = [("Result", "1-0"), ("TimeControl", control), ("Date", "2020.01.01")];
        audit(game(&tags, &(timed.concat() + "1-0")))
    };
    let fine = ["0:05:00", "0:05:00", "0:05:03", "0:05:01", "0:04:50", "0:05:04"];
    assert_eq!(codes(&timed("300+3", &fine)), []);
    let gained = ["0:05:00", "0:05:00", "0:05:03", "0:09:30", "0:04:50", "0:09:31"];
    let finding = only(timed("300+3", &gained));
    assert_eq!(
        finding.detail,
        Detail::ClockInconsistent {
            by: Color::Black,
            what: Inconsistency::GainedTooMuch { by_ms: 267_000 },
            reading_ms: 570_000,
            before_ms: Some(300_000),
            more: 0,
        }
    );
    assert_eq!((finding.severity, finding.ply), (Severity::Warning, Some(4)));
    assert_eq!(articles(&finding), ["6.3.1", "6.3.2"]);
    // Two minutes may be an arbiter's.
    let bonus = ["0:05:00", "0:05:00", "0:07:00", "0:05:00"];
    assert_eq!(only(timed("300+3", &bonus)).severity, Severity::Note);
    assert_eq!(codes(&timed("?", &gained)), []);
    assert_eq!(codes(&timed("15 min. + 10 s. per move", &gained)), []);
    assert_eq!(only(timed("?", &["-0:00:01"])).severity, Severity::Warning);
    assert_eq!(codes(&timed("300", &["soon", "later"])), [Code::ClockUnreadable]);
}

#[test]
fn moves_before_the_start_do_not_count_for_the_clocks() {
    // The second period comes after two moves of each player in this game, whoever began.
    for number in ["1", "2", "30", "4294967295"] {
        for (turn, moves) in [
            ("w", ["Ra2", "Ra7", "Ra3", "Ra6", "Ra2", "Ra7"]),
            ("b", ["Ra7", "Ra2", "Ra6", "Ra3", "Ra7", "Ra2"]),
        ] {
            let fen = format!("r3k3/8/8/8/8/8/8/R3K3 {turn} - - 0 {number}");
            let clocks = ["0:01:00", "0:01:00", "0:00:30", "0:00:30", "0:10:20", "0:10:20"];
            let timed: Vec<String> = moves
                .iter()
                .zip(clocks)
                .map(|(mv, clock)| format!("{mv} {{[%clk {clock}]}} "))
                .collect();
            let tags = [("FEN", &*fen), ("TimeControl", "2/60:600"), ("Result", "1-0")];
            let report = audit(game(&tags, &(timed.concat() + "1-0")));
            assert_eq!(codes(&report), [], "{fen}");
            // Half a minute more than that is too much.
            let late = timed.concat().replace("0:10:20", "0:15:00");
            let report = audit(game(&tags, &(late + "1-0")));
            assert_eq!(codes(&report), [Code::ClockInconsistent; 2], "{fen}");
        }
    }
}

#[test]
fn the_edition_goes_by_the_date() {
    let text = |date: &str| game(&[("Date", date), ("Result", "1-0")], "1. e4 e5 2. Ke3 1-0");
    let report = audit(
        [text("1921.03.15"), text("2003.??.??"), text("2018.01.01"), text("????.??.??")].concat(),
    );
    let editions: Vec<Edition> = report.findings.iter().map(|finding| finding.edition).collect();
    assert_eq!(editions, [Edition::E1997, Edition::E2001, Edition::E2018, Edition::E2023]);
    assert_eq!((report.totals.before_first_edition, report.totals.undated), (1, 1));
}

#[test]
fn whether_the_rest_is_followed_is_told_by_the_finding() {
    // After mate there is no move to follow; after a dead position play can go on.
    let mate = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 3. a3 a6 0-1\n\n";
    let dead = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/3NK3 w - - 0 1\"]\n[Result \"1/2-1/2\"]\n\n\
                1. Kd2 Kd7 1/2-1/2\n\n";
    let illegal = "[Result \"1-0\"]\n\n1. e5 1-0\n";
    for (game, code, ends) in [
        (mate, Code::GameContinuedAfterMate, true),
        (dead, Code::GameContinuedAfterDeadPosition, false),
        (illegal, Code::IllegalMove, true),
    ] {
        let report = audit(game);
        let finding = report.findings.iter().find(|finding| finding.code() == code).unwrap();
        assert_eq!(finding.detail.ends_the_check(), ends, "{code}");
        assert_eq!(report.totals.games_not_followed, u64::from(ends), "{code}");
    }
}

#[test]
fn a_tag_without_a_result_is_named() {
    for value in ["bogus", "", "-", "2-0", "1-0-0"] {
        let detail = Detail::BadResult { value: value.to_owned() };
        // The mark after the moves counts, and nothing is said of a missing result.
        for moves in [format!("{MATE} 0-1"), "1. e4 e5".to_owned()] {
            let finding = only(audit(game(&[("Result", value)], &moves)));
            assert_eq!(
                (finding.detail.clone(), finding.severity),
                (detail.clone(), Severity::Warning)
            );
            assert_eq!(finding.code().as_str(), "bad-result");
        }
        let report = audit(game(&[("Result", value)], "1. e4 e5 *"));
        assert_eq!(codes(&report), [Code::BadResult, Code::MissingResult], "{value}");
        let report = audit(game(&[("Result", value)], &format!("{MATE} 1-0")));
        assert_eq!(codes(&report), [Code::BadResult, Code::ResultContradictsPosition]);
    }
    for value in ["*", "?", "1/2", "0:1", "+:-"] {
        assert!(!codes(&audit(game(&[("Result", value)], "1. e4 e5"))).contains(&Code::BadResult));
    }
}
