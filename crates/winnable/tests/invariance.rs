//! What must not change an answer: colours swapped, files mirrored, a larger budget.

mod common;

use core::cell::Cell;
use core::num::NonZeroU64;

use common::{Known, Random, position, rows};
use compongo_board::{Bitboard, Board, Color, Geometry, MoveKind, Piece, Position, Setup, Square};
use compongo_winnable::{Budget, Verdict, can_mate, winnable, winnable_within};
use proptest::prelude::*;

fn limited(positions: u64) -> Budget<'static> {
    Budget { positions: NonZeroU64::new(positions), interrupted: None }
}

/// The position with every man on another square, and in other colours if wanted.
fn moved(position: &Position, flip: u8, swap: bool) -> Position {
    let color = |color: Color| if swap { !color } else { color };
    let to = |square: Square| Square::new(square.index() as u8 ^ flip);
    let mut setup = Setup { board: Board::EMPTY, turn: color(position.turn()), ..Setup::EMPTY };
    for (square, piece) in position.board().iter() {
        setup.board.put(Piece { color: color(piece.color), role: piece.role }, to(square));
    }
    for rook in position.castling_rooks() {
        let owner = position.board().color_at(rook).expect("a rook");
        setup.castling[color(owner)].claim_file(to(rook).file());
    }
    setup.ep_square = position.legal_ep_square().map(to);
    setup.position_lenient(Geometry::Either).expect("as playable as before").0
}

const RANKS: u8 = 56;
const FILES: u8 = 7;

/// Asks about a position moved about; what is decided must be decided alike.
fn check_moved(row: Known<'_>, budget: Budget<'_>) {
    let Some(position) = position(row.fen) else { return };
    let swapped = moved(&position, RANKS, true);
    let mut images = vec![(swapped, !row.by)];
    if position.castling_rooks() == Bitboard::EMPTY {
        images.push((moved(&position, FILES, false), row.by));
        images.push((moved(&swapped, FILES, false), !row.by));
    }
    for (image, by) in images {
        if let Some(answer) = can_mate(&image, by, budget) {
            assert_eq!(answer, row.winnable, "{} for {by:?}, from {}", image.to_fen(), row.fen);
        }
    }
}

#[test]
fn neither_colours_nor_wings_matter() {
    for row in rows(include_str!("data/timeouts.tsv")) {
        check_moved(row, Budget::default());
    }
    for row in rows(include_str!("data/positions.tsv")) {
        check_moved(row, limited(3_000));
    }
    for row in rows(include_str!("data/regressions.tsv")) {
        check_moved(row, limited(3_000));
    }
}

#[test]
fn what_is_decided_stays_decided() {
    let hard = include_str!("data/positions.tsv");
    for row in rows(hard).chain(rows(include_str!("data/regressions.tsv"))) {
        let Some(position) = position(row.fen) else { continue };
        let mut decided = false;
        for budget in [1, 2, 3, 8, 40, 200, 1_000, 5_000] {
            match can_mate(&position, row.by, limited(budget)) {
                Some(answer) => {
                    assert_eq!(answer, row.winnable, "{} within {budget}", row.fen);
                    decided = true;
                }
                None => assert!(!decided, "{} undecided within {budget}, not before", row.fen),
            }
        }
    }
}

/// A position some plies into a game.
fn random_position(seed: u64, plies: usize) -> Position {
    let mut random = Random(seed);
    let mut position = Position::initial();
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut mv = moves[random.below(moves.len())];
        let again = moves[random.below(moves.len())];
        if position.board().occupied().contains(again.to) && again.kind == MoveKind::Normal {
            mv = again;
        }
        position = position.play_legal(mv);
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn budgets_only_decide_whether(seed: u64, plies in 0usize..300, budget in 1u64..500) {
        let position = random_position(seed, plies);
        for by in Color::ALL {
            let answer = can_mate(&position, by, Budget::default());
            prop_assert!(answer.is_some());
            let within = can_mate(&position, by, limited(budget));
            prop_assert!(within.is_none() || within == answer, "{}", position.to_fen());
        }
    }

    #[test]
    fn wings_and_colours_of_random_positions(seed: u64, plies in 0usize..300) {
        let position = random_position(seed, plies);
        for by in Color::ALL {
            let winnable = can_mate(&position, by, Budget::default()).expect("decided");
            check_moved(Known { fen: &position.to_fen(), by, winnable }, Budget::default());
        }
    }
}

#[test]
fn no_budget_is_zero() {
    assert_eq!(limited(0).positions, None);
}

/// A position that takes some thousand positions to decide.
const LONG: &str = "k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1";

#[test]
fn the_caller_may_interrupt() {
    let (position, _) = Position::from_fen_lenient(LONG).expect(LONG);
    let asked = Cell::new(0);
    let interrupted = || {
        asked.set(asked.get() + 1);
        true
    };
    let budget = Budget { positions: None, interrupted: Some(&interrupted) };
    assert_eq!(winnable_within(&position, Color::White, budget), Verdict::Undecided);
    assert_eq!(asked.get(), 1);
    // What is decided before anybody is asked stays decided.
    let bare = Position::from_fen("8/8/4k3/8/8/4K3/8/8 w - - 0 1").expect("legal");
    assert_eq!(winnable_within(&bare, Color::White, budget), winnable(&bare, Color::White));
}
