//! Perft counts of the tables in `tests/data/perft`: every line, at every depth that is quick
//! enough. `COMPONGO_PERFT_FULL=1` counts all depths (`cargo xtask perft-full`), on all cores.
//!
//! The counts are facts, agreed on by many programs. A line is a FEN of four or six fields, then
//! `;D<depth> <leaves>` for one or more depths; castling rights are `KQkq` or, in Chess960, the
//! files of the rooks.

use std::env;
use std::num::NonZeroUsize;
use std::thread;

use compongo_board::{Faults, FenDeviations, Position, perft, perft_parallel};
use shakmaty::{CastlingMode, Chess, FromSetup, PositionError};

/// The largest count that the quick run goes up to.
const QUICK: u64 = 30_000_000;

const STANDARD: &str = include_str!("data/perft/standard.epd");
const RANDOM: &str = include_str!("data/perft/random.epd");
const CHESS960: &str = include_str!("data/perft/chess960.epd");
/// Corners of the rules, among them positions that no game reaches.
const TRICKY: &str = include_str!("data/perft/tricky.epd");

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

/// Compares the lines of a table and gives back how many there are.
fn compare(table: &str) -> usize {
    let full = env::var_os("COMPONGO_PERFT_FULL").is_some_and(|value| value == "1");
    let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let mut read = 0;
    for Line { fen, counts } in lines(table) {
        read += 1;
        let (position, repairs) =
            Position::from_fen_lenient(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        for (depth, leaves) in counts {
            if repairs.faults.intersects(Faults::EN_PASSANT) {
                assert_eq!(perft(&position, depth), without_en_passant(fen, depth), "{fen}");
            } else if full {
                assert_eq!(perft_parallel(&position, depth, cores), leaves, "{fen} at {depth}");
            } else if leaves <= QUICK {
                assert_eq!(perft(&position, depth), leaves, "{fen} at {depth}");
            }
        }
    }
    read
}

/// The tables count a capture en passant that no move can have allowed. The lenient reading drops
/// such a square, so the count to agree with is that of the position without it.
fn without_en_passant(fen: &str, depth: u32) -> u64 {
    let fields: Vec<&str> = fen.split(' ').collect();
    let bare = format!("{} {} {} -", fields[0], fields[1], fields[2]);
    let setup = bare.parse::<shakmaty::fen::Fen>().expect("a FEN of four fields").into_setup();
    let position = Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_too_much_material);
    shakmaty::perft(&position.expect("playable"), depth)
}

#[test]
fn standard() {
    assert_eq!(compare(STANDARD), 128);
}

#[test]
fn random() {
    assert_eq!(compare(RANDOM), 855);
}

#[test]
fn chess960() {
    assert_eq!(compare(CHESS960), 480);
}

#[test]
fn tricky() {
    assert_eq!(compare(TRICKY), 26);
}

/// Threads are a matter of speed only: more than there is work for are not asked for.
#[test]
fn any_number_of_jobs() {
    let start = Position::initial();
    for jobs in [1, 2, 3, 100_000, usize::MAX] {
        let jobs = NonZeroUsize::new(jobs).expect("not zero");
        assert_eq!(perft_parallel(&start, 4, jobs), 197_281, "{jobs}");
    }
    let mated = Position::from_fen("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 60").expect("a mate");
    assert_eq!(perft_parallel(&mated, 5, NonZeroUsize::MAX), 0);
}

/// Outside the table of corners the lenient reading is only needed for fields left out and for the
/// order of castling letters: no position is repaired.
#[test]
fn no_possible_position_is_repaired() {
    for Line { fen, .. } in [STANDARD, RANDOM, CHESS960].into_iter().flat_map(lines) {
        let (_, repairs) = Position::from_fen_lenient(fen).expect(fen);
        let accepted = FenDeviations::MISSING_FIELDS | FenDeviations::CASTLING_ORDER;
        assert!(accepted.contains(repairs.syntax), "{fen}: {}", repairs.syntax);
        // That a right is one of Chess960 is said, but such rights are kept.
        let repaired = Faults::EN_PASSANT
            | Faults::CASTLING_WITHOUT_KING
            | Faults::CASTLING_WITHOUT_ROOK
            | Faults::COUNTERS;
        assert!(!repairs.faults.intersects(repaired), "{fen}: {}", repairs.faults);
    }
}

/// Which lines of the table of corners hold what no game produces, and what is done about it.
#[test]
fn impossible_en_passant_squares_are_dropped() {
    let dropped: Vec<&str> = lines(TRICKY)
        .filter(|line| {
            let (position, repairs) = Position::from_fen_lenient(line.fen).expect(line.fen);
            let dropped = repairs.faults.intersects(Faults::EN_PASSANT);
            assert!(!dropped || position.ep_square().is_none());
            dropped
        })
        .map(|line| line.fen)
        .collect();
    let expected = [
        // Before d2-d4 the queen would have given check with White to move,
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3",
        // before d7-d5 the rook,
        "1b1k4/8/8/1rPpK3/8/8/8/8 w - d6",
        // before c7-c5 the pawn.
        "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6",
    ];
    assert_eq!(dropped, expected);
}
