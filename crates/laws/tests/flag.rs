//! Flag-falls: Article 6.9 in every edition, and blitz of 1997.

use compongo_board::{Color, Position};
use compongo_laws::flag::{
    End, Fall, NoWin, Outcome, Potential, Proof, Ruling, judge, mating_potential,
};
use compongo_laws::{Edition, Play};
use compongo_winnable::{Budget, Reason};

fn ruling(fen: &str, fallen: Color, edition: Edition, play: Play) -> Ruling {
    let position = Position::from_fen(fen).unwrap();
    judge(&Fall { position: &position, fallen, edition, play }, Budget::default())
}

fn articles(ruling: &Ruling) -> Vec<String> {
    ruling.articles.iter().map(ToString::to_string).collect()
}

/// A knight against a rook: a mate needs the rook's help, but it is possible.
const KNIGHT_AND_ROOK: &str = "8/8/4k3/8/2r5/3NK3/8/8 w - - 0 1";

#[test]
fn a_loss_comes_with_a_mate_in_legal_moves() {
    let ruling = ruling(KNIGHT_AND_ROOK, Color::Black, Edition::E2018, Play::Standard);
    let Outcome::Lost(Proof::Helpmate(line)) = &ruling.outcome else { panic!("{ruling:?}") };
    let mut position = Position::from_fen(KNIGHT_AND_ROOK).unwrap();
    for mv in line {
        position = position.play(*mv).unwrap();
    }
    assert!(position.is_checkmate() && position.turn() == Color::Black);
    assert_eq!(ruling.outcome.winner(Color::Black), Some(Some(Color::White)));
}

#[test]
fn the_article_is_that_of_the_edition() {
    let queen = "8/8/3n4/4k3/8/8/3QK3/8 w - - 0 80";
    let expected = ["6.9", "6.10", "6.10", "6.9", "6.9", "6.9", "6.9", "6.9"];
    for (edition, article) in Edition::ALL.into_iter().zip(expected) {
        let drawn = ruling(queen, Color::White, edition, Play::Standard);
        assert_eq!(drawn.outcome, Outcome::Drawn(NoWin::CannotMate(Reason::Material)));
        assert_eq!(drawn.outcome.winner(Color::White), Some(None));
        assert_eq!(articles(&drawn), [article], "{edition}");
        let lost = ruling(queen, Color::Black, edition, Play::Rapid);
        assert!(matches!(lost.outcome, Outcome::Lost(Proof::Helpmate(_))));
        assert_eq!(articles(&lost), [article], "{edition}");
    }
}

#[test]
fn what_ended_the_game_came_first() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let stalemate = "5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10";
    let dead = "8/8/4k3/8/8/3BK3/8/8 w - - 0 1";
    let long = "4k3/8/8/8/8/8/8/R3K3 w - - 150 121";
    let checkmate = End::Checkmate { winner: Color::Black };
    for (fen, end, article) in [
        (mate, checkmate, "5.1.1"),
        (stalemate, End::Stalemate, "5.2.1"),
        (dead, End::DeadPosition, "5.2.2"),
        (long, End::SeventyFiveMoves, "9.6.2"),
    ] {
        for fallen in Color::ALL {
            let ruling = ruling(fen, fallen, Edition::E2018, Play::Standard);
            assert_eq!(ruling.outcome, Outcome::Ended(end), "{fen}");
            assert_eq!(articles(&ruling), [article, "6.9"], "{fen}");
        }
    }
    // Before 2014 nothing ends the game after 75 moves.
    let ruling = ruling(long, Color::Black, Edition::E2009, Play::Standard);
    assert!(matches!(ruling.outcome, Outcome::Lost(_)));
}

#[test]
fn blitz_of_1997_asks_for_more_than_a_possible_mate() {
    let blitz = |fen, fallen| ruling(fen, fallen, Edition::E1997, Play::Blitz);
    for (fen, fallen) in
        [("8/8/8/4k3/8/8/3NKN2/8 w - - 0 80", Color::Black), (KNIGHT_AND_ROOK, Color::Black)]
    {
        let ruling = blitz(fen, fallen);
        assert_eq!(ruling.outcome, Outcome::Drawn(NoWin::NoMatingPotential), "{fen}");
        assert_eq!(articles(&ruling), ["C.4", "6.9"]);
    }
    // A rook will do against a knight.
    let ruling = blitz(KNIGHT_AND_ROOK, Color::White);
    let Outcome::Lost(Proof::UnavoidableMate(line)) = &ruling.outcome else { panic!("{ruling:?}") };
    unavoidable(KNIGHT_AND_ROOK, Color::Black, line);
    assert_eq!(articles(&ruling), ["C.4", "6.9"]);
    // What cannot mate at all has no potential either, and standard chess asks for no more.
    let lone = blitz("8/8/4n3/4k3/8/8/3QK3/8 w - - 0 1", Color::White);
    assert_eq!(lone.outcome, Outcome::Drawn(NoWin::CannotMate(Reason::Material)));
    for play in [Play::Standard, Play::Rapid] {
        let knights =
            self::ruling("8/8/8/4k3/8/8/3NKN2/8 w - - 0 80", Color::Black, Edition::E1997, play);
        assert!(matches!(knights.outcome, Outcome::Lost(Proof::Helpmate(_))));
    }
}

/// Plays the line and looks whether the opponent of `by`, to move, is mated next whatever he does.
fn unavoidable(fen: &str, by: Color, line: &[compongo_board::Move]) {
    let mut position = Position::from_fen(fen).unwrap();
    for mv in line {
        position = position.play(*mv).unwrap();
    }
    assert!(position.turn() != by && position.has_legal_move(), "{fen}");
    for mv in position.legal_moves() {
        let next = position.play_legal(mv);
        let mates = |mv| next.play_legal(mv).is_checkmate();
        assert!(next.legal_moves().into_iter().any(mates), "{fen}: {mv}");
    }
}

#[test]
fn mating_potential_is_shown() {
    for (fen, by) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::White),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::Black),
        ("8/8/7k/5Q2/5P2/4K2p/7P/8 w - - 1 51", Color::Black),
        ("8/8/1k4B1/1p2K2p/1r6/8/8/8 b - - 0 50", Color::White),
        ("8/pp2B2p/4K3/8/6n1/5k1p/8/8 b - - 1 48", Color::White),
        ("8/8/8/8/1N6/p7/8/k1K5 b - - 0 90", Color::White),
        ("8/8/4k3/8/8/8/3BNK2/8 w - - 0 90", Color::White),
    ] {
        let position = Position::from_fen(fen).unwrap();
        match mating_potential(&position, by, Budget::default()) {
            Potential::Enough(line) => unavoidable(fen, by, &line),
            other => panic!("{fen}: {other:?}"),
        }
    }
}

#[test]
fn a_small_budget_leaves_it_undecided() {
    let fen = "8/8/1k4B1/1p2K2p/1r6/8/8/8 b - - 0 50";
    let position = Position::from_fen(fen).unwrap();
    let none = || true;
    let budget = Budget { positions: None, interrupted: Some(&none) };
    assert_eq!(mating_potential(&position, Color::White, budget), Potential::Undecided);
}
