//! Prints how fast the file given as argument is read, by a visitor that only counts.

use std::time::Instant;

use compongo_pgn::{Limits, Skip, Token, Visitor, read_games};

#[derive(Default)]
struct Count {
    words: u64,
    bytes: u64,
}

impl Visitor for Count {
    fn begin_movetext(&mut self) -> Skip {
        Skip(false)
    }
    fn mv(&mut self, token: Token<'_>) {
        self.words += 1;
        self.bytes += token.text.len() as u64;
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args_os().nth(1).ok_or("a file, please")?;
    let text = std::fs::read(path)?;
    let mut best = f64::MAX;
    let mut count = Count::default();
    let mut games = 0;
    for _ in 0..20 {
        count = Count::default();
        let start = Instant::now();
        games = read_games(&text, 0, &Limits::default(), &mut count);
        best = best.min(start.elapsed().as_secs_f64());
    }
    let megabytes = text.len() as f64 / 1e6;
    println!("{games} games, {} words, {:.0} MB/s", count.words, megabytes / best);
    println!("{:.1} ns per word", best * 1e9 / count.words.max(1) as f64);
    Ok(())
}
