//! Draws that could be claimed, and draws that end the game by themselves.

mod common;

use common::*;
use compongo_audit::{Claim, Code, Detail, FinalState, Severity};
use compongo_board::Color;
use compongo_laws::Edition;

/// Rooks and kings; nothing moves but in the ways given.
const ROOKS: &str = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1";

fn draw(moves: &str) -> String {
    game(&[("Result", "1/2-1/2")], &format!("{moves} 1/2-1/2"))
}

#[test]
fn threefold_with_an_intended_move_then_on_the_board() {
    // The initial position is the first occurrence; Black's 4...Ng8 brings the third.
    let report = under(Edition::E2018, draw(&SHUFFLE.repeat(2)));
    assert_eq!(codes(&report), [Code::ClaimableThreefold; 2]);
    let [intended, on_board] = &report.findings[..] else { panic!("two") };
    assert_eq!(
        intended.detail,
        Detail::ClaimableThreefold {
            by: Color::Black,
            how: Claim::Intended { mv: "Ng8".into(), made: true },
            occurrences: 3,
            plies: [0, 4, 8],
            drawn_here: false,
        }
    );
    assert_eq!((intended.ply, intended.mv.as_deref()), (Some(8), Some("Ng8")));
    assert_eq!(articles(intended), ["9.2.1.1", "9.2.2"]);
    assert_eq!(intended.severity, Severity::Note);
    assert_eq!(
        on_board.detail,
        Detail::ClaimableThreefold {
            by: Color::White,
            how: Claim::OnBoard,
            occurrences: 3,
            plies: [0, 4, 8],
            drawn_here: true,
        }
    );
    assert_eq!(
        (on_board.ply, articles(on_board)),
        (Some(8), vec!["9.2.1.2".into(), "9.2.2".into()])
    );
    assert_eq!(report.totals.threefold_on_board, 1);
}

#[test]
fn an_intended_move_that_was_not_made() {
    let moves = SHUFFLE.to_owned() + "Nf3 Nf6 Ng1 e5 e4";
    let report = under(Edition::E2018, game(&[("Result", "1-0")], &format!("{moves} 1-0")));
    let finding = only(report);
    assert_eq!(
        finding.detail,
        Detail::ClaimableThreefold {
            by: Color::Black,
            how: Claim::Intended { mv: "Ng8".into(), made: false },
            occurrences: 3,
            plies: [0, 4, 8],
            drawn_here: false,
        }
    );
}

#[test]
fn one_spell_is_reported_once() {
    // Six times the same, then a pawn move, then a new spell.
    let moves = format!("{} e4 {}", SHUFFLE.repeat(4), "Nf6 Nf3 Ng8 Ng1 ".repeat(2));
    let report = under(Edition::E2009, game(&[("Result", "1-0")], &format!("{moves} 1-0")));
    assert_eq!(codes(&report), [Code::ClaimableThreefold; 4]);
}

#[test]
fn a_flood_of_claims_is_dammed() {
    let mut moves = String::new();
    for file in "abdefgh".chars() {
        for [white, black] in [[3, 6], [4, 5]] {
            moves += &"Nc3 Nc6 Nb1 Nb8 ".repeat(2);
            moves = format!("{moves} {file}{white} ");
            moves += &"Nc6 Nc3 Nb8 Nb1 ".repeat(2);
            moves = format!("{moves} {file}{black} ");
        }
    }
    let report = under(Edition::E2018, game(&[("Result", "1-0")], &format!("{moves} 1-0")));
    assert_eq!(codes(&report), [Code::ClaimableThreefold; 40], "of 56");
    assert_eq!(report.totals.plies, 28 * 9);
}

#[test]
fn castling_rights_and_en_passant_make_positions_different() {
    // The king moves and returns: the right to castle is gone after the first time.
    let fen = "r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1";
    let there_and_back = "Ke2 Ke7 Ke1 Ke8 ";
    let text = |times| {
        game(&[("FEN", fen), ("Result", "1-0")], &format!("{} 1-0", there_and_back.repeat(times)))
    };
    // Without rights the position after 2, 4, 6 moves is the same: three times after the sixth.
    assert_eq!(under(Edition::E2018, text(2)).totals.threefold_on_board, 0);
    assert_eq!(under(Edition::E2018, text(3)).totals.threefold_on_board, 1);
    // En passant was possible the first time only.
    let moves = format!("e4 a6 e5 d5 {}", "Nf3 Nf6 Ng1 Ng8 ".repeat(2));
    assert_eq!(under(Edition::E2018, draw(&moves)).totals.threefold_on_board, 0);
    let moves = format!("e4 a6 e5 a5 {}", "Nf3 Nf6 Ng1 Ng8 ".repeat(2));
    assert_eq!(under(Edition::E2018, draw(&moves)).totals.threefold_on_board, 1);
}

#[test]
fn fivefold_by_edition() {
    let moves = SHUFFLE.repeat(4);
    let text = game(&[("Result", "1-0")], &format!("{moves} e4 e5 1-0"));
    for edition in Edition::ALL {
        let report = under(edition, text.clone());
        assert_eq!(report.totals.fivefold, 1);
        let continued: Vec<_> = report
            .findings
            .iter()
            .filter(|finding| finding.code() == Code::GameContinuedAfterFivefold)
            .collect();
        if edition < Edition::E2014 {
            assert!(continued.is_empty(), "{edition}");
            continue;
        }
        let [finding] = continued[..] else { panic!("{edition}") };
        let state = FinalState::Fivefold;
        assert_eq!(finding.detail, Detail::GameContinued { state, ended: 16 });
        assert_eq!((finding.ply, finding.mv.as_deref()), (Some(17), Some("e4")));
        let article = if edition == Edition::E2014 { "9.6(a)" } else { "9.6.1" };
        assert_eq!(articles(finding), [article]);
        assert_eq!(report.totals.plies, 18);
    }
}

#[test]
fn in_2014_the_five_must_follow_each_other() {
    let other_way = "Nc3 Nc6 Nb1 Nb8 ";
    // The fourth and fifth occurrence are six plies apart.
    let long_way = "Nf3 Nf6 Nd4 Nd5 Nf3 Nf6 Ng1 Ng8 ";
    let moves = format!("{}{other_way}{long_way}", SHUFFLE.repeat(2));
    let text = game(&[("Result", "1-0")], &format!("{moves} e4 1-0"));
    let has =
        |edition| codes(&under(edition, text.clone())).contains(&Code::GameContinuedAfterFivefold);
    assert!(!has(Edition::E2014));
    assert!(has(Edition::E2017));
}

#[test]
fn fivefold_as_the_end_demands_a_draw() {
    let text = game(&[("Result", "1-0")], &format!("{} 1-0", SHUFFLE.repeat(4)));
    let last = |edition| codes(&under(edition, text.clone())).last().copied();
    assert_eq!(last(Edition::E2018), Some(Code::ResultContradictsPosition));
    assert_eq!(last(Edition::E2009), Some(Code::ClaimableThreefold));
}

/// A walk of kings and rooks of `plies` plies that never repeats a position three times.
fn walk(plies: usize) -> String {
    use compongo_board::{Position, Role};
    use compongo_notation::San;
    let mut position = Position::from_fen(ROOKS).unwrap();
    let mut seen = std::collections::HashMap::from([(position.key(), 1)]);
    let mut text = String::new();
    for _ in 0..plies {
        let moves = position.legal_moves();
        let quiet = |mv: &&compongo_board::Move| {
            let next = position.play_legal(**mv);
            next.halfmove_clock() != 0
                && !seen.contains_key(&next.key())
                && !next.is_check()
                && next.board().by_role(Role::Rook).0.count_ones() == 2
                // No rook may be left to be taken, or the walk would end.
                && next.legal_moves().iter().any(|reply| {
                    next.play_legal(*reply).halfmove_clock() != 0
                })
        };
        let mv = *moves.iter().find(quiet).expect("a quiet move");
        text = text + &San::of(&position, mv).to_string() + " ";
        position = position.play_legal(mv);
        seen.insert(position.key(), 1);
    }
    text
}

fn rooks(moves: &str, result: &str) -> String {
    game(&[("FEN", ROOKS), ("Result", result)], &format!("{moves} {result}"))
}

#[test]
fn fifty_moves() {
    assert_eq!(codes(&under(Edition::E2018, rooks(&walk(98), "1-0"))), []);
    let finding = only(under(Edition::E2018, rooks(&walk(99), "1/2-1/2")));
    let Detail::ClaimableFifty { by: Color::Black, how: Claim::Intended { made, .. }, drawn_here } =
        finding.detail
    else {
        panic!("{:?}", finding.detail)
    };
    assert!(!made && drawn_here);
    assert_eq!(finding.articles[0].to_string(), "9.3.1");
    let report = under(Edition::E1997, rooks(&walk(103), "1-0"));
    assert_eq!(codes(&report), [Code::ClaimableFifty; 2]);
    assert_eq!(articles(&report.findings[0]), ["9.3(b)"]);
    assert_eq!(articles(&report.findings[1]), ["9.3(a)"]);
    let on_board = &report.findings[1];
    assert_eq!(on_board.ply, Some(100));
    let how = Claim::OnBoard;
    let drawn_here = false;
    assert_eq!(on_board.detail, Detail::ClaimableFifty { by: Color::White, how, drawn_here });
    assert_eq!(report.totals.fifty, 1);
}

#[test]
fn the_clock_of_the_start_position_counts() {
    let fen = "r3k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    let text = game(&[("FEN", fen), ("Result", "1-0")], "1. Ra2 Ra7 1-0");
    let report = under(Edition::E2018, text);
    assert_eq!(codes(&report), [Code::ClaimableFifty; 2]);
    let plies: Vec<_> = report.findings.iter().map(|finding| finding.ply).collect();
    assert_eq!(plies, [Some(1), Some(1)], "intended before the first move, on the board after it");
}

#[test]
fn a_start_after_a_long_series_is_judged_at_once() {
    let with = |clock: u32, moves: &str, result: &str| {
        let fen = format!("r3k3/8/8/8/8/8/8/R3K3 w - - {clock} 180");
        let text = game(&[("FEN", &fen), ("Result", result)], &format!("{moves} {result}"));
        (under(Edition::E2018, text), fen)
    };
    let (report, fen) = with(100, "", "1/2-1/2");
    assert_eq!(report.totals.fifty, 1);
    let finding = only(report);
    let how = Claim::OnBoard;
    let detail = Detail::ClaimableFifty { by: Color::White, how, drawn_here: true };
    assert_eq!(finding.detail, detail);
    assert_eq!((finding.ply, finding.mv, finding.fen), (Some(0), None, Some(fen)));

    let (report, _) = with(150, "180. Ra2 Ra7", "1-0");
    assert_eq!(report.totals.seventy_five, 1);
    let [claim, continued] = &report.findings[..] else { panic!("{:#?}", report.findings) };
    assert_eq!((claim.code(), claim.ply), (Code::ClaimableFifty, Some(0)));
    let state = FinalState::SeventyFiveMoves;
    assert_eq!(continued.detail, Detail::GameContinued { state, ended: 0 });
    assert_eq!((continued.ply, continued.mv.as_deref()), (Some(1), Some("Ra2")));

    let (report, _) = with(150, "", "1-0");
    assert_eq!(codes(&report), [Code::ClaimableFifty, Code::ResultContradictsPosition]);
    assert_eq!(codes(&with(98, "", "1-0").0), []);
}

#[test]
fn nothing_is_claimed_after_the_end() {
    // The move that completes fifty (or 75) moves mates or stalemates.
    for clock in [99, 149] {
        let fen = format!("7k/8/6K1/8/8/8/8/5Q2 w - - {clock} 130");
        let text = game(&[("FEN", &fen), ("Result", "1/2-1/2")], "1. Qf7 1/2-1/2");
        let after = |finding: &compongo_audit::Finding| match &finding.detail {
            Detail::ClaimableFifty { how, .. } => *how == Claim::OnBoard && finding.ply != Some(0),
            _ => true,
        };
        let report = under(Edition::E2018, text);
        assert_eq!(report.findings.iter().filter(|finding| after(finding)).count(), 0);
        assert_eq!(report.totals.final_stalemate, 1);
    }
    for fen in ["R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 130", "7k/5Q2/6K1/8/8/8/8/8 b - - 150 130"] {
        let report = under(Edition::E2018, game(&[("FEN", fen)], "*"));
        assert_eq!(codes(&report), [Code::MissingResult], "{fen}");
    }
}

/// A pawn move or a capture completes no fifty moves, whatever the clock.
#[test]
fn no_claim_where_only_captures_or_pawn_moves_are_left() {
    for (fen, mv) in [
        // Black's king is shut in; his pawn can only advance or take.
        ("7k/5K1p/8/6R1/8/8/8/8 b - - 99 90", "h6"),
        ("7k/5K1p/6R1/8/8/8/8/8 b - - 99 90", "hxg6"),
        // The king can only take.
        ("7k/6Q1/8/8/8/8/8/K7 b - - 99 90", "Kxg7"),
    ] {
        let report = under(Edition::E2018, game(&[("FEN", fen), ("Result", "*")], "*"));
        assert_eq!(codes(&report), [Code::MissingResult], "{fen} {mv}");
        assert_eq!(report.totals.fifty, 0);
    }
    // With a king's move left there is one.
    let fen = "6k1/8/5K1p/6R1/8/8/8/8 b - - 99 90";
    let report = under(Edition::E2018, game(&[("FEN", fen), ("Result", "1-0")], "1-0"));
    assert_eq!(only(report).code(), Code::ClaimableFifty);
}

/// The one claim on the board after fifty moves, from a start position.
fn fifty_on_board(fen: &str, moves: &str) -> (Option<u32>, Option<String>, Color) {
    let text = game(&[("FEN", fen), ("Result", "1-0")], &format!("{moves} 1-0"));
    let report = under(Edition::E2018, text);
    assert_eq!(report.totals.fifty, 1);
    let mut claims = report.findings.into_iter().filter_map(|finding| match finding.detail {
        Detail::ClaimableFifty { by, how: Claim::OnBoard, .. } => {
            Some((finding.ply, finding.mv, by))
        }
        _ => None,
    });
    let claim = claims.next().expect("a claim");
    assert_eq!(claims.next(), None);
    claim
}

#[test]
fn castling_and_lost_rights_do_not_stop_the_count() {
    assert_eq!(
        fifty_on_board("4k3/8/8/8/8/8/8/4K2R w K - 99 80", "80. O-O"),
        (Some(1), Some("O-O".into()), Color::Black)
    );
    assert_eq!(
        fifty_on_board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 98 80", "80. Ke2 Ke7"),
        (Some(2), Some("Ke7".into()), Color::White)
    );
}

/// Where any king's move would have completed the fifty, the one that was made is named.
#[test]
fn the_move_made_is_named_among_those_that_serve() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 99 80";
    let text = game(&[("FEN", fen), ("Result", "1-0")], "80. O-O 1-0");
    let report = under(Edition::E2018, text);
    let intended = report.findings.first().expect("the claim before the move");
    let how = Claim::Intended { mv: "O-O".into(), made: true };
    let drawn_here = false;
    assert_eq!(intended.detail, Detail::ClaimableFifty { by: Color::White, how, drawn_here });
    assert_eq!((intended.ply, intended.mv.as_deref()), (Some(1), Some("O-O")));
}

#[test]
fn seventy_five_moves_by_edition() {
    let text = rooks(&walk(152), "1-0");
    let continued = |edition| {
        let report = under(edition, text.clone());
        assert_eq!(report.totals.seventy_five, 1);
        report
            .findings
            .into_iter()
            .find(|finding| finding.code() == Code::GameContinuedAfter75Moves)
    };
    assert!(continued(Edition::E2009).is_none());
    let finding = continued(Edition::E2014).unwrap();
    assert_eq!(articles(&finding), ["9.6(b)"]);
    assert_eq!(finding.ply, Some(151));
    assert_eq!(articles(&continued(Edition::E2023).unwrap()), ["9.6.2"]);
    assert_eq!(under(Edition::E2023, rooks(&walk(149), "1-0")).totals.seventy_five, 0);
}

#[test]
fn mate_on_the_last_of_the_moves_counts() {
    let fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 130";
    let text = game(&[("FEN", fen), ("Result", "1-0")], "1. Ra8# 1-0");
    let report = under(Edition::E2018, text);
    // The draw that could be claimed before the move was not.
    let finding = only(report.clone());
    assert_eq!((finding.code(), finding.ply), (Code::ClaimableFifty, Some(0)));
    assert_eq!(report.totals.final_mate, 1);
}

#[test]
fn dead_position() {
    let fen = "4k3/8/8/8/8/8/3n4/4K3 w - - 0 1";
    let text = |moves: &str, result| {
        game(&[("FEN", fen), ("Result", result)], &format!("{moves} {result}"))
    };
    assert_eq!(
        codes(&under(Edition::E2018, text("Kxd2", "1/2-1/2"))),
        [
            // The start position is dead already.
            Code::GameContinuedAfterDeadPosition
        ]
    );
    let fen = "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1";
    let text = |moves: &str, result| {
        game(&[("FEN", fen), ("Result", result)], &format!("{moves} {result}"))
    };
    assert_eq!(codes(&under(Edition::E2018, text("Kxd2", "1/2-1/2"))), []);
    let finding = only(under(Edition::E2018, text("Kxd2", "1-0")));
    assert_eq!(finding.code(), Code::ResultContradictsPosition);
    assert_eq!(articles(&finding), ["5.2.2"]);
    let finding = only(under(Edition::E1997, text("Kxd2 Kd7 Kd3", "1/2-1/2")));
    assert_eq!(finding.code(), Code::GameContinuedAfterDeadPosition);
    assert_eq!((finding.ply, articles(&finding)), (Some(2), vec!["9.6".into()]));
}

/// Where the first claim of a repetition on the board is, of which player, and of which plies.
fn third_on_board(tags: &[(&str, &str)], moves: &str) -> Option<(String, Color, [u32; 3])> {
    let tags = [tags, &[("Result", "1-0")]].concat();
    let report = under(Edition::E2018, game(&tags, &format!("{moves} 1-0")));
    assert_eq!(report.totals.games_not_followed, 0);
    report.findings.into_iter().find_map(|finding| match finding.detail {
        Detail::ClaimableThreefold { by, how: Claim::OnBoard, plies, .. } => {
            Some((finding.mv?, by, plies))
        }
        _ => None,
    })
}

#[test]
fn repetitions_that_programs_have_missed() {
    // A capture en passant that would leave the king to a bishop on b8 is no possible move.
    let fen = "r4rk1/1q3pp1/p1R1p3/3nP1BQ/P7/7P/6PK/2R5 b - - 0 27";
    let moves = "27... Rac8 28. R6c4 Rxc4 29. Rxc4 Qb8 30. Bd2 Rc8 31. Rh4 f5 32. Qh8+ Kf7 \
                 33. Qh5+ Kg8 34. Qh7+ Kf7 35. Qh5+ Kg8";
    assert_eq!(
        third_on_board(&[("FEN", fen)], moves),
        Some(("Kg8".into(), Color::White, [9, 13, 17]))
    );
    // By different squares on the way.
    let moves = "1. e4 e5 2. Be2 Be7 3. Bf1 Bf8 4. Bd3 Bd6 5. Bf1 Bf8";
    assert_eq!(third_on_board(&[], moves), Some(("Bf8".into(), Color::White, [2, 6, 10])));
    // The pawn that could take en passant is pinned.
    let moves =
        "1. e4 c5 2. e5 Qb6 3. Nf3 Qe6 4. Ng1 d5 5. Nf3 Nc6 6. Ng1 Nb8 7. Nf3 Nc6 8. Ng1 Nb8";
    assert_eq!(third_on_board(&[], moves), Some(("Nb8".into(), Color::White, [8, 12, 16])));
}

#[test]
fn a_third_time_to_be_announced_is_not_yet_on_the_board() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    let report = under(Edition::E2018, draw(moves));
    assert_eq!(report.totals.threefold_on_board, 0);
    assert_eq!(
        only(report).detail,
        Detail::ClaimableThreefold {
            by: Color::Black,
            how: Claim::Intended { mv: "Ng8".into(), made: false },
            occurrences: 3,
            plies: [0, 4, 8],
            drawn_here: true,
        }
    );
}
