//! The fourth step: what a flag-fall means, with moves that prove it.
//!
//! `cargo run -p compongo --example 4_flag_verdict`

use compongo::board::{Color, Position};
use compongo::laws::flag::{Fall, Outcome, Proof, judge};
use compongo::laws::{Edition, Play};
use compongo::notation::{Alphabet, write_san};
use compongo::winnable::Budget;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // White, with a rook, oversteps against a knight: in standard chess that loses, for help by
    // White makes a mate possible. In blitz of 1997 it had to be unavoidable.
    let position = Position::from_fen("8/8/3n4/4k3/8/8/3RK3/8 w - - 0 80")?;
    for (edition, play) in [(Edition::E2018, Play::Standard), (Edition::E1997, Play::Blitz)] {
        let fall = Fall { position: &position, fallen: Color::White, edition, play };
        let ruling = judge(&fall, Budget::default());
        let articles: Vec<String> = ruling.articles.iter().map(ToString::to_string).collect();
        print!("{edition} {play:?} (Articles {}): ", articles.join(", "));
        match ruling.outcome {
            Outcome::Lost(Proof::Helpmate(line) | Proof::UnavoidableMate(line)) => {
                let mut now = position;
                let mut moves = Vec::new();
                for mv in line {
                    moves.push(write_san(&now, mv, Alphabet::ENGLISH));
                    now = now.play(mv)?;
                }
                println!("White loses, for there is {}", moves.join(" "));
                assert!(now.legal_moves().is_empty());
            }
            Outcome::Drawn(why) => println!("a draw: {why:?}"),
            other => println!("{other:?}"),
        }
    }
    Ok(())
}
