//! The third step: whether a claim of a draw is right, and by which article.
//!
//! `cargo run -p compongo --example 3_claim`

use compongo::board::Position;
use compongo::laws::Edition;
use compongo::laws::claim::{Claim, judge};
use compongo::laws::game::DrawGround;
use compongo::notation::read_strict;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Knights go out and home again; Black, to move, writes Ng8 and claims.
    let mut positions = vec![Position::initial()];
    for san in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"] {
        let now = positions[positions.len() - 1];
        positions.push(now.play_legal(read_strict(san.as_bytes(), &now)?));
    }
    let now = positions[positions.len() - 1];
    let intended = read_strict(b"Ng8", &now)?;
    for (intended, right) in [(Some(intended), true), (None, false)] {
        let ground = DrawGround::Threefold;
        let claim = Claim { positions: &positions, ground, intended, edition: Edition::E2018 };
        let verdict = judge(&claim);
        let articles: Vec<String> = verdict.articles.iter().map(ToString::to_string).collect();
        let how = if intended.is_some() { "with Ng8" } else { "by the board" };
        let what = if verdict.right { "right" } else { "wrong" };
        println!("{how}: the claim is {what} (Articles {})", articles.join(", "));
        assert_eq!(verdict.right, right);
    }
    Ok(())
}
