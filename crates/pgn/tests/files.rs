//! Real files, those of the project and, where they are at hand, larger ones beside it: each read
//! to its end, with as many games as a person would count.

mod common;

use common::collections::{beside, samples};
use common::{Log, events_in_batches, events_within};
use compongo_pgn::{Limits, read_games};

/// Games and faults; files without an entry of their own have one game
/// for every `White` tag and no fault.
const COUNTS: &[(&str, usize, &[&str])] = &[
    ("games", 37, &[]),
    ("faults", 26, &["unterminated-comment at 5446"]),
    ("cl-backslash_header", 1, &["unescaped-backslash at 19"]),
    ("cl-no_moves_but_comment_followed_by_termination_marker", 2, &[]),
    ("cl-no_moves_but_game_termination_multiple_2", 3, &[]),
    ("cl-black2move", 1, &[]),
    ("cl-threefold_repetition", 1, &[]),
    (
        "cl-unescaped_quote_header",
        1,
        &[
            "unescaped-quote at 19",
            "unescaped-quote at 55",
            "unescaped-quote at 119",
            "unescaped-quote at 147",
        ],
    ),
    ("extract-test-fuzzydepth", 4, &[]),
    ("extract-test-nagcomments", 1, &[]),
    ("extract-nested-comment", 1, &["nested-comment at 24"]),
    ("extract-test-nobadresults", 9, &[]),
    ("extract-test-promotion-in", 8, &[]),
    ("py-antichess-programfox", 2, &[]),
    ("otb-world-rapid-womens", 605, &[]),
    (
        // All of them inside variations.
        "russian_chess",
        23,
        &[
            "stray-brace at 4748",
            "stray-brace at 28592",
            "unknown-word at 46196",
            "unknown-word at 58314",
            "unknown-word at 66770",
            "stray-brace at 81826",
        ],
    ),
    // Line 1415 has lost its bracket.
    ("tata-2017", 91, &["bad-tag at 74655"]),
];

#[test]
fn every_file_to_its_end() {
    for path in samples().into_iter().chain(beside("odd")).chain(beside("pgn")) {
        let text = std::fs::read(&path).unwrap();
        let mut log = Log::default();
        let games = read_games(&text, 0, &Limits::default(), &mut log);
        let faults: Vec<&str> =
            log.lines.iter().filter_map(|line| line.strip_prefix("fault ")).collect();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let (expected, expected_faults) = match COUNTS.iter().find(|(file, ..)| *file == name) {
            Some(&(_, games, faults)) => (games, faults),
            None => (whites(&text), &[][..]),
        };
        assert_eq!(games, expected, "{name}");
        assert_eq!(faults, expected_faults, "{name}");
    }
}

fn whites(text: &[u8]) -> usize {
    text.split(|&byte| byte == b'\n').filter(|line| line.starts_with(b"[White \"")).count()
}

#[test]
fn cuts_change_nothing() {
    let limits = Limits::default();
    for path in samples().into_iter().chain(beside("odd")) {
        let text = std::fs::read(&path).unwrap();
        let whole = events_within(&text, &limits);
        for size in [1, 100, 1000, 10_000] {
            assert_eq!(events_in_batches(&text, size, &limits), whole, "{}", path.display());
        }
    }
}
