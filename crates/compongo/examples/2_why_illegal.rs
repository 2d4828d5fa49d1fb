//! The second step: why a move is illegal, with the squares that make it so.
//!
//! `cargo run -p compongo --example 2_why_illegal`

use compongo::board::{IllegalMove, Position, Square};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The knight on e2 is pinned to its king by the rook on e8.
    let position = Position::from_fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1")?;
    match position.judge(Square::E2, Square::C3, None) {
        Ok(mv) => println!("{mv:?} is legal"),
        Err(why) => {
            println!("e2 to c3: {why}");
            let IllegalMove::LeavesKingAttacked { attackers } = why else {
                return Err(why.into());
            };
            assert_eq!(attackers.list(), "e8");
        }
    }
    // A castling names every condition that fails.
    let position = Position::from_fen("4k3/8/8/8/8/8/4r3/RN2K2R w KQ - 0 1")?;
    for target in [Square::G1, Square::C1] {
        if let Err(why) = position.judge(Square::E1, target, None) {
            println!("e1 to {target}: {why}");
        }
    }
    Ok(())
}
