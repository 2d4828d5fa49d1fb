//! The seventh step: a round that is still going on, followed through the texts that a broadcast
//! program writes one after the other.
//!
//! `cargo run -p compongo --example 7_live_watching`

use compongo::audit::live::{Event, Options, Round};

fn main() {
    let game = |moves: &str| {
        format!(
            "[White \"A\"]\n[Black \"B\"]\n[Date \"2019.05.01\"]\n[Result \"*\"]\n\n{moves} *\n"
        )
    };
    // Each text with the time at which it was seen, in milliseconds; no file is read here.
    let texts = [
        (0, game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6")),
        (1_000, game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1")),
        (2_000, game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8")),
    ];
    let mut round = Round::new(Options::default());
    let mut told = Vec::new();
    for (at_ms, text) in texts {
        for event in round.rewrite(text.as_bytes(), at_ms) {
            if let Event::Alert(alert) = event {
                let articles: Vec<String> =
                    alert.articles.iter().map(ToString::to_string).collect();
                println!("{at_ms} ms: {} (Articles {})", alert.code.as_str(), articles.join(", "));
                told.push(alert.code.as_str());
            }
        }
    }
    // Black could bring the first position back for the third time; then it stands there.
    assert!(told.contains(&"claimable-threefold"));
}
