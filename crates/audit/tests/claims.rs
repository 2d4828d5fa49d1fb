//! Claims against a reckoning that compares whole positions and knows no shortcuts.

mod common;

use common::*;
use compongo_audit::{Claim, Detail};
use compongo_board::Position;
use compongo_notation::San;
use proptest::prelude::*;

/// Few pieces on a small part of the board, so that positions come back often.
const STARTS: [&str; 4] = [
    "7k/5p2/5PpK/6P1/8/8/8/8 b - - 0 1",
    "k7/p1p5/P1P5/8/8/8/p1p5/K1N5 w - - 0 1",
    "1k6/1P6/1K6/8/8/n7/8/8 b - - 92 1",
    "r3k3/p6p/P6P/8/8/8/8/R3K3 w Qq - 0 1",
];

/// A first claim: how many plies were made before it, whether on the board, the occurrences.
type First = (u32, bool, u32);

/// The first claims of a threefold repetition in each spell.
fn reckoned(positions: &[Position]) -> Vec<First> {
    let count =
        |of: &Position, among: &[Position]| among.iter().filter(|other| of.is_same(other)).count();
    let (mut found, mut on_board, mut intended) = (Vec::new(), false, false);
    for (ply, position) in positions.iter().enumerate() {
        let so_far = &positions[..=ply];
        if position.halfmove_clock() == 0 {
            (on_board, intended) = (false, false);
        }
        let occurrences = count(position, so_far);
        if occurrences >= 3 && !on_board {
            on_board = true;
            found.push((ply as u32, true, occurrences as u32));
        }
        let third =
            position.legal_moves().iter().any(|mv| count(&position.play_legal(*mv), so_far) >= 2);
        if third && !on_board && !intended {
            intended = true;
            found.push((ply as u32, false, 3));
        }
    }
    found
}

fn play(start: &str, choices: &[u8]) -> (Vec<Position>, String) {
    let mut position = Position::from_fen_lenient(start).unwrap().0;
    let (mut positions, mut text) = (vec![position], String::new());
    for &choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[usize::from(choice) % moves.len()];
        text = text + &San::of(&position, mv).to_string() + "\n";
        position = position.play_legal(mv);
        positions.push(position);
    }
    (positions, text)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn first_claims_are_those_of_plain_reckoning(
        start in prop::sample::select(&STARTS[..]),
        choices in prop::collection::vec(0..4_u8, 0..120),
    ) {
        let (positions, moves) = play(start, &choices);
        let report = audit(game(&[("FEN", start), ("Result", "1-0")], &format!("{moves} 1-0")));
        let mut claims: Vec<First> = report
            .findings
            .iter()
            .filter_map(|finding| match &finding.detail {
                Detail::ClaimableThreefold { how, occurrences, plies, .. } => {
                    assert!(plies.is_sorted());
                    let ply = finding.ply.unwrap();
                    let on_board = *how == Claim::OnBoard;
                    Some((ply - u32::from(!on_board), on_board, *occurrences))
                }
                _ => None,
            })
            .collect();
        claims.sort_unstable();
        let mut wanted = reckoned(&positions);
        wanted.sort_unstable();
        prop_assert_eq!(claims, wanted);
        let fifty = positions.iter().any(|position| position.halfmove_clock() >= 100);
        prop_assert_eq!(report.totals.fifty, u64::from(fifty));
    }
}
