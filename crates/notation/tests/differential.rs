//! The same text as another library writes, over random games.

mod common;

use compongo_board::Position;
use compongo_notation::{Alphabet, San, resolve_token, uci};
use shakmaty::fen::Fen;
use shakmaty::san::{San as OtherSan, SanPlus};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position as _};

fn other(position: &Position) -> Chess {
    let fen: Fen = position.to_fen().parse().unwrap();
    fen.into_position(CastlingMode::Chess960)
        .or_else(shakmaty::PositionError::ignore_impossible_check)
        .or_else(shakmaty::PositionError::ignore_too_much_material)
        .unwrap()
}

fn compare(start: &Position, dice: &mut common::Dice, plies: usize) {
    let mut theirs = other(start);
    let mut ours = *start;
    for _ in 0..plies {
        let moves = ours.legal_moves();
        for &mv in &moves {
            let text = San::of(&ours, mv).to_string();
            let read: SanPlus = text.parse().unwrap();
            let same = read.san.to_move(&theirs).unwrap();
            let written = SanPlus::from_move(theirs.clone(), same).to_string();
            assert_eq!(text, written, "{}", ours.to_fen());
        }
        for same in theirs.legal_moves() {
            let text = OtherSan::from_move(&theirs, same).to_string();
            let mv = resolve_token(text.as_bytes(), &ours, Alphabet::ENGLISH).unwrap();
            let squares = same.to_uci(CastlingMode::Chess960).to_string();
            assert_eq!(uci::write_chess960(mv), squares, "{text} in {}", ours.to_fen());
        }
        if moves.is_empty() {
            return;
        }
        let mv = moves[dice.below(moves.len())];
        let step: UciMove = uci::write_chess960(mv).parse().unwrap();
        theirs.play_unchecked(step.to_move(&theirs).unwrap());
        ours = ours.play_legal(mv);
    }
}

#[test]
fn random_games_are_written_alike() {
    let mut dice = common::Dice::new(1);
    for _ in 0..30 {
        compare(&Position::initial(), &mut dice, 120);
    }
    for _ in 0..20 {
        let number = dice.below(960) as u16;
        compare(&Position::chess960(number).unwrap(), &mut dice, 60);
    }
    for fen in common::RICH {
        compare(&common::position(fen), &mut dice, 40);
    }
}
