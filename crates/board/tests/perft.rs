//! Perft counts of the tables in `tests/data/perft`: every line, at every depth that is quick
//! enough. `COMPONGO_PERFT_FULL=1` counts all depths (`cargo xtask perft-full`), on all cores.
//!
//! The counts are facts, agreed on by many programs. A line is a FEN of four or six fields, then
//! `;D<depth> <leaves>` for one or more depths; castling rights are KQkq or, in Chess960, the files
//! of the rooks.

use std::env;
use std::num::NonZeroUsize;
use std::thread;

use compongo_board::{FenDeviations, Position, perft, perft_parallel};

/// The largest count that the quick run goes up to.
const QUICK: u64 = 10_000_000;

struct Line<'a> {
    fen: &'a str,
    counts: Vec<(u32, u64)>,
}

fn lines(table: &str) -> impl Iterator<Item = Line<'_>> {
    table.lines().filter(|line| !line.trim().is_empty()).map(|line| {
        let mut fields = line.split(';').map(str::trim);
        let fen = fields.next().expect("split gives one part at least");
        let count = |field: &str| {
            let (depth, leaves) = field.strip_prefix('D')?.split_once(' ')?;
            Some((depth.parse().ok()?, leaves.parse().ok()?))
        };
        let counts = fields.map(|field| count(field).unwrap_or_else(|| panic!("{line}")));
        Line { fen, counts: counts.collect() }
    })
}

fn check(table: &str, expected_lines: usize) {
    let full = env::var_os("COMPONGO_PERFT_FULL").is_some_and(|value| value == "1");
    let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let mut read = 0;
    for Line { fen, counts } in lines(table) {
        read += 1;
        let (position, _) = Position::from_fen_lenient(fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
        for (depth, leaves) in counts {
            if full {
                assert_eq!(perft_parallel(&position, depth, cores), leaves, "{fen} at {depth}");
            } else if leaves <= QUICK {
                assert_eq!(perft(&position, depth), leaves, "{fen} at {depth}");
            }
        }
    }
    assert_eq!(read, expected_lines);
}

#[test]
fn standard() {
    check(include_str!("data/perft/standard.epd"), 127);
}

#[test]
fn random() {
    check(include_str!("data/perft/random.epd"), 855);
}

#[test]
fn chess960() {
    check(include_str!("data/perft/chess960.epd"), 480);
}

#[test]
fn tricky() {
    check(include_str!("data/perft/tricky.epd"), 26);
}

/// Nothing in the tables of possible positions needs a repair; the lenient reading is there for
/// the fields that some lines leave out.
#[test]
fn only_fields_left_out_are_forgiven() {
    for table in [
        include_str!("data/perft/standard.epd"),
        include_str!("data/perft/random.epd"),
        include_str!("data/perft/chess960.epd"),
    ] {
        for Line { fen, .. } in lines(table) {
            let (_, repairs) = Position::from_fen_lenient(fen).expect(fen);
            println!("{fen}: {} / {}", repairs.syntax, repairs.faults);
            assert_eq!(repairs.syntax - FenDeviations::MISSING_FIELDS, FenDeviations::empty(), "{fen}");
        }
    }
}
