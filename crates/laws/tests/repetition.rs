//! Where positions stood before, why some only look alike, and what claims by them bring.

use compongo_board::{CastlingSide, Color, Position, Square};
use compongo_laws::Edition;
use compongo_laws::claim::{self, Claim};
use compongo_laws::flag::End;
use compongo_laws::game::{Absent, Act, DrawGround, Fact, Game, Regulations, Who};
use compongo_laws::repetition::{Difference, Lookalike, Repetitions, differences};

/// The positions from a start on, by moves as from-square and to-square.
fn played(fen: &str, moves: &str) -> Vec<Position> {
    let mut position = Position::from_fen(fen).expect("a position");
    let mut positions = vec![position];
    for text in moves.split_whitespace() {
        position = position.play_legal(found(&position, text));
        positions.push(position);
    }
    positions
}

fn found(position: &Position, text: &str) -> compongo_board::Move {
    let square = |text: &str| text.parse().expect("a square");
    position.judge(square(&text[..2]), square(&text[2..4]), None).expect("a legal move")
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KNIGHTS: &str = "g1f3 g8f6 f3g1 f6g8";

fn judged(positions: &[Position], ground: DrawGround, with: Option<&str>) -> claim::Verdict {
    let last = positions.last().expect("a position");
    let intended = with.map(|text| found(last, text));
    claim::judge(&Claim { positions, ground, intended, edition: Edition::E2018 })
}

fn articles(verdict: &claim::Verdict) -> Vec<&str> {
    verdict.articles.iter().map(|it| it.article).collect()
}

#[test]
fn the_start_position_counts() {
    let positions = played(START, &KNIGHTS.repeat(2).replace("g8g1", "g8 g1"));
    let seen = Repetitions::of_last(&positions).expect("positions");
    assert_eq!((seen.plies, seen.lookalikes), (vec![0, 4, 8], vec![]));
    let verdict = judged(&positions, DrawGround::Threefold, None);
    assert!(verdict.right);
    assert_eq!(articles(&verdict), ["9.2.1.2", "9.5.2"]);
}

#[test]
fn an_announced_move_is_another_claim() {
    let positions = played(START, &format!("{KNIGHTS} g1f3 g8f6 f3g1"));
    let wrong = judged(&positions, DrawGround::Threefold, None);
    assert!(!wrong.right);
    assert_eq!(
        (articles(&wrong), &wrong.repetitions.plies[..]),
        (vec!["9.2.1.2", "9.5.3"], &[3, 7][..])
    );
    let right = judged(&positions, DrawGround::Threefold, Some("f6g8"));
    assert!(right.right);
    assert_eq!(articles(&right), ["9.2.1.1", "9.5.2"]);
    assert_eq!(right.repetitions.plies, [0, 4, 8]);
}

#[test]
fn a_pawn_that_could_be_taken_makes_the_first_position_another() {
    let fen = "4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1";
    let cycle = "g8f6 g1f3 f6g8 f3g1";
    let positions = played(fen, &format!("e2e4 {cycle} {cycle}"));
    let seen = Repetitions::of_last(&positions).expect("positions");
    assert_eq!(seen.plies, [5, 9]);
    let differences = vec![Difference::EnPassant { square: Square::E3, in_first: true }];
    assert_eq!(seen.lookalikes, [Lookalike { plies: 1, differences }]);
    let article = seen.lookalikes[0].differences[0].article(Edition::E2018);
    assert_eq!(article.map(|it| it.article), Some("9.2.2.1"));
}

#[test]
fn each_lost_castling_is_named() {
    let fen = "r3k2r/8/p7/8/8/8/8/R3K2R w KQkq - 0 1";
    let positions = played(fen, "h1h2 e8e7 h2h1 e7e8");
    let seen = Repetitions::of_last(&positions).expect("positions");
    let lost = |color, side, rook| Difference::Castling { color, side, rook, in_first: true };
    assert_eq!(
        seen.lookalikes[0].differences,
        [
            lost(Color::White, CastlingSide::Short, Square::H1),
            lost(Color::Black, CastlingSide::Short, Square::H8),
            lost(Color::Black, CastlingSide::Long, Square::A8),
        ]
    );
    let articles = Edition::ALL
        .map(|edition| seen.lookalikes[0].differences[0].article(edition).map(|it| it.article));
    assert_eq!(articles[0], Some("9.2"));
    assert_eq!(articles[6..], [Some("9.2.2.2"), Some("9.2.3.2")]);
}

#[test]
fn the_other_player_to_move_is_another_position() {
    // White's king loses a move by going round, so that Black has it where White had.
    let positions =
        played("8/8/8/8/8/k7/8/2K5 w - - 0 1", "c1c2 a3a2 c2c3 a2a3 c3d2 a3b3 d2c1 b3a3");
    let twice = played("8/8/8/8/8/k7/8/2K5 w - - 0 1", "c1d1 a3a2 d1d2 a2a3 d2c1");
    let seen = Repetitions::of_last(&twice).expect("positions");
    assert_eq!(seen.plies, [5]);
    assert_eq!(seen.lookalikes, [Lookalike { plies: 0, differences: vec![Difference::Turn] }]);
    assert_eq!(Repetitions::of_last(&positions).expect("positions").plies, [0, 8]);
}

#[test]
fn same_positions_have_no_differences_and_others_have_some() {
    let positions = played(START, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1 g8f6");
    for one in &positions {
        for other in &positions {
            assert_eq!(differences(one, other).is_empty(), one.is_same(other));
        }
    }
    assert_eq!(Repetitions::of_last(&[]), None);
}

#[test]
fn fifty_moves_are_a_hundred_by_both() {
    let fen = |plies: u32| format!("8/5k2/8/8/8/3B4/4K3/8 w - - {plies} 120");
    let fifty = |plies, with| {
        let positions = played(&fen(plies), "");
        let verdict = judged(&positions, DrawGround::Fifty, with);
        (verdict.right, verdict.quiet_plies, verdict.articles[0].article)
    };
    assert_eq!(fifty(99, None), (false, 99, "9.3.2"));
    assert_eq!(fifty(100, None), (true, 100, "9.3.2"));
    assert_eq!(fifty(98, Some("d3e4")), (false, 99, "9.3.1"));
    assert_eq!(fifty(99, Some("d3e4")), (true, 100, "9.3.1"));
}

#[test]
fn nothing_is_claimed_after_mate() {
    let positions = played("7k/5KQ1/8/8/8/8/8/8 b - - 100 120", "");
    let verdict = judged(&positions, DrawGround::Fifty, None);
    assert_eq!(
        (verdict.right, verdict.ended),
        (false, Some(End::Checkmate { winner: Color::White }))
    );
    assert_eq!(articles(&verdict), ["5.1.1", "9.3.2"]);
    let none = Claim {
        positions: &[],
        ground: DrawGround::Fifty,
        intended: None,
        edition: Edition::E2018,
    };
    assert!(!claim::judge(&none).right);
}

#[test]
fn a_game_knows_its_repetitions_past_an_illegal_move() {
    let regulations = r#"{"edition":"2018","time":"5400"}"#;
    let regulations: Regulations = serde_json::from_str(regulations).expect("regulations");
    let mut game = Game::new(regulations).expect("a game");
    let mut tell = |by, act| game.apply(&Fact { at_ms: 0, by, act }).expect("accepted");
    tell(Who::Arbiter, Act::Start { absent: Absent::None });
    // The knight's last leg is illegal, and unnoticed.
    let moves = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3e3 f6g8 e3g1 g8f6 g1f3";
    for (text, by) in moves.split(' ').zip([Who::White, Who::Black].into_iter().cycle()) {
        let gesture = text.parse().expect("a move");
        tell(by, Act::Move { gesture, two_hands: false, press: true });
    }
    let seen = game.repetitions().expect("a position");
    assert_eq!(seen.plies, [11]);
    let turn = |plies| Lookalike { plies, differences: vec![Difference::Turn] };
    assert_eq!(seen.lookalikes, [turn(2), turn(6)]);
}
