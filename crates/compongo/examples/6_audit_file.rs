//! The sixth step: what the Laws say of the games in a file, however large.
//!
//! `cargo run -p compongo --example 6_audit_file -- FILE…`

use std::fs::File;
use std::io::Read;

use compongo::audit::{Options, audit_batch};
use compongo::pgn::Batches;

/// A game whose third ply is illegal, for when no file is named.
const GAME: &str = "[White \"A\"]\n[Black \"B\"]\n[Date \"2019.05.01\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Ke3 Nf6 1-0\n";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    if paths.is_empty() {
        assert_eq!(audit("a game", GAME.as_bytes())?, 1);
    }
    for path in paths {
        audit(&path, File::open(&path)?)?;
    }
    Ok(())
}

/// Prints the findings, and says how many there are.
fn audit(name: &str, input: impl Read) -> Result<usize, Box<dyn std::error::Error>> {
    let options = Options::default();
    let (mut games, mut findings) = (0, 0);
    // Batches of whole games: never more than a few megabytes are held.
    for batch in Batches::new(input, &options.limits) {
        let mut report = audit_batch(&batch?, &options);
        report.shift_games(games);
        games += report.totals.games;
        findings += report.findings.len();
        for it in &report.findings {
            let articles: Vec<String> = it.articles.iter().map(ToString::to_string).collect();
            let mv = it.mv.as_deref().unwrap_or("-");
            println!(
                "{name}: game {} {mv}: {} (Articles {})",
                it.game,
                it.code(),
                articles.join(", ")
            );
        }
    }
    println!("{name}: {games} games, {findings} findings");
    Ok(findings)
}
