//! The first step: a position from a FEN and its legal moves, written for people.
//!
//! `cargo run -p compongo --example 1_legal_moves -- "FEN"`

use compongo::board::Position;
use compongo::notation::{Alphabet, write_san};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let given = std::env::args().nth(1);
    let fen = given.as_deref().unwrap_or("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    // A FEN is read strictly: what is wrong with it is said, all at once.
    let position = Position::from_fen(fen)?;
    let moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|mv| write_san(&position, *mv, Alphabet::ENGLISH))
        .collect();
    println!("{} legal moves: {}", moves.len(), moves.join(" "));
    if given.is_none() {
        assert_eq!(moves.len(), 26);
        assert!(moves.contains(&"O-O-O".to_owned()));
    }
    Ok(())
}
