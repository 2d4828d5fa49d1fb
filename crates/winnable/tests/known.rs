//! Positions with answers known from elsewhere, among them those that other programs got wrong.
//!
//! `data/positions.tsv` and `data/timeouts.tsv` are a part of larger collections; where those lie
//! beside the project, all their rows are asked as well.

mod common;

use common::{ask, collection, position, rows};

/// Asks about all rows, and gives back how many there were and in how many no play is possible.
fn check(text: &str) -> (usize, usize) {
    let (mut asked, mut unplayable) = (0, 0);
    for row in rows(text) {
        let Some(position) = position(row.fen) else {
            unplayable += 1;
            continue;
        };
        asked += 1;
        assert_eq!(ask(&position, row.by), row.winnable, "{} for {:?}", row.fen, row.by);
    }
    (asked, unplayable)
}

fn check_collection(name: &str, expected: (usize, usize)) {
    let Some(text) = collection(name) else {
        println!("{name} is not here: only the project's own part was asked");
        return;
    };
    assert_eq!(check(&text), expected);
}

#[test]
fn what_others_got_wrong() {
    assert_eq!(check(include_str!("data/regressions.tsv")), (43, 0));
}

#[test]
fn hard_positions() {
    assert_eq!(check(include_str!("data/positions.tsv")), (440, 0));
}

#[test]
fn games_lost_on_time() {
    assert_eq!(check(include_str!("data/timeouts.tsv")), (400, 0));
}

#[test]
fn all_hard_positions() {
    check_collection("positions.tsv", (7_947, 0));
}

#[test]
fn all_games_lost_on_time() {
    check_collection("timeouts.tsv", (10_000, 0));
}
