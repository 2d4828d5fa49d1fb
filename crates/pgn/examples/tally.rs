//! Prints what is in the game files given as arguments: games, moves, faults by their codes.

use std::collections::BTreeMap;
use std::fs::File;

use compongo_pgn::{Batches, Fault, Limits, Token, Visitor, decode, read_games};

#[derive(Default)]
struct Tally {
    moves: u64,
    faults: BTreeMap<&'static str, u64>,
}

impl Visitor for Tally {
    fn mv(&mut self, _: Token<'_>) {
        self.moves += 1;
    }
    fn fault(&mut self, fault: Fault) {
        *self.faults.entry(fault.code()).or_default() += 1;
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let limits = Limits::default();
    for path in std::env::args_os().skip(1) {
        let mut tally = Tally::default();
        let mut games = 0;
        for batch in Batches::new(decode(File::open(&path)?)?, &limits) {
            let batch = batch?;
            games += read_games(&batch.bytes, batch.offset, &limits, &mut tally);
        }
        let faults: Vec<String> =
            tally.faults.iter().map(|(code, count)| format!("{code} {count}")).collect();
        println!("{}\t{games}\t{}\t{}", path.display(), tally.moves, faults.join(", "));
    }
    Ok(())
}
