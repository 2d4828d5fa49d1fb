//! When two positions are the same (9.2.2 in 2018), bare material, and boundaries of play.

use compongo_board::{Color, Position, Role, Square};

fn play(mut position: Position, moves: &str) -> Position {
    for word in moves.split_whitespace() {
        let (from, to) = (&word[..2], &word[2..4]);
        let promotion = word.chars().nth(4).and_then(Role::from_letter);
        let mv = position
            .judge(from.parse().expect(word), to.parse().expect(word), promotion)
            .expect(word);
        position = position.play(mv).expect(word);
    }
    position
}

#[test]
fn lost_castling_rights_make_another_position() {
    let start = play(Position::initial(), "e2e4 e7e5");
    let knights = play(start, "g1f3 g8f6 f3g1 f6g8");
    let kings = play(start, "e1e2 e8e7 e2e1 e7e8");
    assert!(knights.is_same(&start));
    assert_eq!(knights.key(), start.key());
    assert!(!kings.is_same(&start));
    assert_ne!(kings.key(), start.key());
}

#[test]
fn a_double_step_matters_only_if_the_pawn_can_legally_be_taken() {
    // No pawn can take on f3, so the position after 1 f4 has already occurred.
    let after = play(Position::initial(), "f2f4");
    let again = play(after, "g8f6 g1f3 f6g8 f3g1");
    assert!(again.is_same(&after));
    // The capture on d6 would leave the king attacked: the e-pawn is pinned by the queen.
    let pinned = play(Position::initial(), "e2e4 c7c5 e4e5 d8b6 g1f3 b6e6 f3g1 d7d5");
    assert_eq!(pinned.ep_square(), Some(Square::D6));
    assert_eq!(pinned.legal_ep_square(), None);
    let later = play(pinned, "g1f3 b8c6 f3g1 c6b8");
    assert!(later.is_same(&pinned));
    assert_eq!(later.key(), pinned.key());
    // Here it is legal: another position when the chance has passed.
    let legal = play(Position::initial(), "e2e4 a7a6 e4e5 d7d5");
    let later = play(legal, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!(legal.legal_ep_square(), Some(Square::D6));
    assert!(!later.is_same(&legal));
    assert_ne!(later.key(), legal.key());
}

#[test]
fn whose_move_it_is_matters() {
    let white = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").expect("fen");
    let black = Position::from_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 1").expect("fen");
    assert!(!white.is_same(&black));
    assert_ne!(white.key(), black.key());
}

#[test]
fn castling_and_lost_rights_do_not_reset_the_clock() {
    let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 99 80").expect("fen");
    assert_eq!(play(position, "e1g1").halfmove_clock(), 100);
    // Black has nothing that can have moved last: impossible, but playable.
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 98 80";
    assert!(Position::from_fen(fen).is_err());
    let (position, _) = Position::from_fen_lenient(fen).expect("playable");
    let after = play(position, "e1e2 e8e7");
    assert_eq!(after.halfmove_clock(), 100);
    assert_eq!(after.to_fen(), "r6r/4k3/8/8/8/8/4K3/R6R w - - 100 81");
}

#[test]
fn the_clock_is_not_capped() {
    let mut position = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 148 100").expect("fen");
    for _ in 0..100 {
        position = play(position, "e1e2 e8e7 e2e1 e7e8");
    }
    assert_eq!(position.halfmove_clock(), 548);
}

#[test]
fn capturing_the_rook_takes_the_right() {
    let position = Position::from_fen("4k3/8/8/8/8/8/6n1/R3K2R b KQ - 0 1").err();
    assert!(position.is_some(), "the knight gives check to the player not to move");
    let position = Position::from_fen("4k3/8/8/8/8/6n1/8/R3K2R b KQ - 0 1").err();
    assert!(position.is_some(), "nothing of White's can have moved last");
    let position = Position::from_fen("4k3/8/8/8/8/P5n1/8/R3K2R b KQ - 0 1").expect("fen");
    let after = play(position, "g3h1");
    assert_eq!(after.to_fen(), "4k3/8/8/8/8/P7/8/R3K2n w Q - 0 2");
}

#[test]
fn mate_comes_before_the_counters() {
    let fen = "4Q3/8/1p4pk/1PbB1p1p/7P/p3P1PK/P3qP2/8 w - - 99 88";
    let position = Position::from_fen(fen).expect("fen");
    let after = play(position, "e8h8");
    assert!(after.is_checkmate());
    assert_eq!(after.halfmove_clock(), 100);
}

#[test]
fn bare_material() {
    let dead = |fen| Position::from_fen_lenient(fen).expect(fen).0.board().is_bare_material_dead();
    for fen in [
        "8/8/8/4k3/8/8/8/4K3 w - - 0 1",
        "8/8/8/4k3/8/8/8/4KN2 w - - 0 1",
        "8/8/8/4k3/8/8/8/4KB2 w - - 0 1",
        "5K2/8/8/1B6/8/k7/6b1/8 w - - 0 1",
        "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 1",
        "8/8/8/4k3/8/2B1B3/3K4/8 b - - 0 1",
    ] {
        assert!(dead(fen), "{fen}");
    }
    for fen in [
        "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 1",
        "1n6/8/8/2k1K3/8/8/8/5B2 w - - 0 1",
        "8/k2b4/8/8/2K5/8/8/1N6 w - - 0 1",
        "7k/8/8/8/8/8/8/NN5K b - - 0 1",
        "8/8/8/4k3/8/8/8/2BK1B2 w - - 0 1",
        "8/8/8/4k3/8/8/P7/4K3 w - - 0 1",
    ] {
        assert!(!dead(fen), "{fen}");
    }
}

#[test]
fn more_moves_than_a_game_allows() {
    let (position, repairs) =
        Position::from_fen_lenient("kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1")
            .expect("playable");
    assert!(!repairs.is_empty());
    assert_eq!(position.legal_moves().len(), 270);
    assert_eq!(position.turn(), Color::White);
}

#[test]
fn a_turn_left_out() {
    let start = play(Position::initial(), "e2e4");
    let passed = start.pass().expect("not in check");
    assert_eq!(passed.to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
    assert_eq!(passed.ep_square(), None);
    let again = Position::from_fen_lenient(&passed.to_fen()).expect("playable").0;
    assert_eq!((again.key(), again.is_same(&passed)), (passed.key(), true));
    let check = Position::from_fen("4k3/8/8/8/8/8/4R3/4K3 b - - 1 60").expect("possible");
    assert!(check.pass().is_none());
}

#[test]
fn steps_beyond_the_board() {
    assert_eq!(Square::H8.offset(-7, -7), Some(Square::A1));
    for far in [i8::MIN, -8, 8, i8::MAX] {
        assert_eq!(Square::H8.offset(far, 0), None);
        assert_eq!(Square::A8.offset(0, far), None);
    }
}
