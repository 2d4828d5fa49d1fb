//! How phases are joined.

use compongo_board::{Color, Position};

use super::Phases;
use crate::phase::{Grain, Phase};

/// A knight that may be in several places, and kings that stand still.
fn phase(knight: u64) -> Phase {
    let fen = "7k/5N2/8/8/8/8/8/K7 b - - 0 1";
    let position = Position::from_fen_lenient(fen).expect(fen).0;
    let mut phase = Phase::of(&position, Color::White, Grain::Few(0)).expect("few men");
    let man = phase.men.iter_mut().find(|man| !man.kind.is_king()).expect("the knight");
    man.kind.exact = false;
    man.kind.brief = false;
    man.region = knight;
    phase
}

fn knight_of(phase: &Phase) -> u64 {
    phase.men.iter().find(|man| !man.kind.is_king()).expect("the knight").region
}

#[test]
fn a_phase_that_grows_is_looked_at_again() {
    let mut phases = Phases::default();
    phases.extend(&mut vec![phase(1 << 1)]);
    let first = phases.next().expect("a phase");
    assert!(phases.next().is_none());
    // What the first may not reach, whatever it is.
    let rest = !knight_of(&first);
    let other = rest & rest.wrapping_neg();
    phases.extend(&mut vec![phase(other)]);
    let joined = phases.next().expect("it has grown");
    assert_eq!(knight_of(&joined) & (knight_of(&first) | other), knight_of(&first) | other);
    // Nothing new.
    phases.extend(&mut vec![phase(other), first]);
    assert!(phases.next().is_none());
}

#[test]
fn phases_with_different_players_to_move_are_not_joined() {
    let mut phases = Phases::default();
    let black_to_move = phase(1 << 1);
    let white_to_move = Phase { turn: Some(Color::White), ..black_to_move.clone() };
    assert!(!black_to_move.has_outline_of(&white_to_move));
    phases.extend(&mut vec![black_to_move, white_to_move]);
    assert!(phases.next().is_some() && phases.next().is_some() && phases.next().is_none());
}
