//! By which argument each position of a file is decided.
//!
//! `cargo run --release -p compongo-winnable --example decided [-- FILE…]`; without files the
//! project's own positions of `tests/data`. A file has a FEN and a side (white or black) on each
//! line, separated by a tab.

use std::collections::BTreeMap;
use std::error::Error;

use compongo_board::{Color, Position};
use compongo_winnable::{Verdict, is_plainly_unwinnable, winnable};

fn main() -> Result<(), Box<dyn Error>> {
    let mut files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
        files = ["timeouts", "positions"].map(|name| format!("{folder}/{name}.tsv")).to_vec();
    }
    for file in files {
        let text = std::fs::read_to_string(&file)?;
        println!(
            "{file}\n\n| decided by | positions | of these by the quick look |\n|---|---|---|"
        );
        let mut lengths = Vec::new();
        let mut counts: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut columns = line.split('\t');
            let (Some(fen), Some(side)) = (columns.next(), columns.next()) else { continue };
            let Ok((position, _)) = Position::from_fen_lenient(fen) else {
                counts.entry("no play is possible").or_default()[0] += 1;
                continue;
            };
            let by = if side == "white" { Color::White } else { Color::Black };
            let argument = match winnable(&position, by) {
                Verdict::Winnable(moves) => {
                    lengths.push(moves.len());
                    "a line"
                }
                Verdict::Unwinnable(reason) => reason.code(),
                Verdict::Undecided => "undecided",
            };
            let count = counts.entry(argument).or_default();
            count[0] += 1;
            count[1] += usize::from(is_plainly_unwinnable(&position, by).is_some());
        }
        for (argument, [all, plainly]) in counts {
            println!("| {argument} | {all} | {plainly} |");
        }
        lengths.sort_unstable();
        if let (Some(median), Some(longest)) = (lengths.get(lengths.len() / 2), lengths.last()) {
            println!("\nLines: {median} plies in the median, {longest} at most.");
        }
        println!();
    }
    Ok(())
}
