//! The library beside complete tables of all positions with three and four men.
//!
//! The tables are computed here, backwards from the mates; their counts agree with those of another
//! program (`data/four-men.tsv`). Every position with three men is asked. With four men two classes are
//! computed as a rule and some of their positions asked; all classes with
//! `COMPONGO_WINNABLE_FULL=n`, and every n-th position of each, or of those that are named:
//!
//! ```text
//! COMPONGO_WINNABLE_FULL=1 cargo test --release -p compongo-winnable --test ground_truth -- --nocapture
//! COMPONGO_WINNABLE_FULL=1 COMPONGO_WINNABLE_CLASSES=KNvKP,KBvKP cargo test --release \
//!     -p compongo-winnable --test ground_truth -- --nocapture
//! ```
//!
//! Of two pawns against each other (`KPvKP`) the positions after a double step that may be answered
//! en passant are asked, too.

mod men;
mod table;

use compongo_board::{Board, Color, Geometry, Position, Setup, Square};
use compongo_winnable::{Budget, can_mate};

use crate::men::{Class, Placement};
use crate::table::{Counts, Tables, each_placement};

const FOUR_MEN: &str = include_str!("../data/four-men.tsv");

/// Asks for all classes, and every how many-th position of each.
const FULL: &str = "COMPONGO_WINNABLE_FULL";
/// Of those only the classes named here, if any are.
const CLASSES: &str = "COMPONGO_WINNABLE_CLASSES";

/// The other classes: no other program's counts are known here.
const UNCOUNTED: [&str; 13] = [
    "KPvKP", "KQQvK", "KQRvK", "KQBvK", "KQNvK", "KQPvK", "KRRvK", "KRBvK", "KRNvK", "KRPvK",
    "KBPvK", "KNPvK", "KPPvK",
];

fn position(placement: &Placement, en_passant: Option<Square>) -> Position {
    let mut board = Board::EMPTY;
    for (man, piece) in placement.class.men() {
        board.put(piece, placement.squares[man]);
    }
    let setup = Setup { board, turn: placement.turn, ep_square: en_passant, ..Setup::EMPTY };
    setup.position_lenient(Geometry::Standard).expect("a legal placement").0
}

/// Asks about every `step`-th position and says how many were asked.
fn compare(tables: &mut Tables, class: Class, step: usize) -> u64 {
    let (table, _) = tables.get(class);
    let (mut number, mut asked) = (0, 0);
    each_placement(class, |placement| {
        number += 1;
        if number % step == 0 {
            asked += 1;
            ask(&position(placement, None), table.can_mate(placement));
        }
    });
    asked
}

fn ask(position: &Position, expected: bool) {
    let answer = can_mate(position, Color::White, Budget::default());
    assert_eq!(answer, Some(expected), "{}", position.to_fen());
}

/// Asks about every position after a double step that can be answered en passant, and says how many
/// there are.
fn compare_en_passant(tables: &mut Tables, class: Class) -> u64 {
    tables.get(class);
    let mut asked = 0;
    each_placement(class, |placement| {
        placement.each_move(|next, traits| {
            if let Some(passed) = traits.passed
                && next.each_en_passant(passed, |_| true)
            {
                asked += 1;
                ask(&position(next, Some(passed)), tables.can_mate_after(next, passed));
            }
            false
        });
    });
    asked
}

fn rows() -> impl Iterator<Item = (&'static str, Counts)> {
    FOUR_MEN.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (name, numbers) = line.split_once('\t').expect(line);
        let numbers: Vec<u64> = numbers.split('\t').map(|n| n.parse().expect(line)).collect();
        let [valid, black_mated, white_mated, stalemate, unwinnable, white, black, captures] =
            numbers[..]
        else {
            panic!("{line}: eight numbers expected")
        };
        assert_eq!(unwinnable, white + black, "{line}");
        let counts = Counts {
            valid,
            black_mated,
            white_mated,
            stalemate,
            unwinnable: [white, black],
            every_move_captures: captures,
        };
        (name, counts)
    })
}

fn check(tables: &mut Tables, name: &str, expected: Counts, step: usize) {
    let class = Class::parse(name);
    assert_eq!(tables.get(class).1, expected, "{name}");
    let asked = compare(tables, class, step);
    let certain = if ALWAYS_WON.contains(&name) { count_certain(tables, class) } else { 0 };
    println!("{name}: counts agree, {asked} asked, {certain} won because nothing is attacked");
}

/// The endings that `endings.rs` lists: won wherever no man is attacked and the game is not over.
const ALWAYS_WON: [&str; 17] = [
    "KPvK", "KRvK", "KQvK", "KPvKN", "KPvKB", "KPvKR", "KPvKQ", "KNvKN", "KNvKP", "KNvKB", "KNvKR",
    "KBvKN", "KBvKP", "KBvKB", "KNNvK", "KBNvK", "KBBvK",
];

/// Counts the positions of such an ending, and fails if White cannot mate in one of them. The library
/// concludes from that, so the table alone is asked here.
fn count_certain(tables: &mut Tables, class: Class) -> u64 {
    let (table, _) = tables.get(class);
    let mut certain = 0;
    each_placement(class, |placement| {
        let ends = || !placement.each_move(|_, _| true);
        if !placement.is_any_man_attacked() && !placement.has_bishops_of_one_colour() && !ends() {
            certain += 1;
            assert!(table.can_mate(placement), "{}", position(placement, None).to_fen());
        }
    });
    certain
}

#[test]
fn every_position_of_three_men() {
    let mut tables = Tables::default();
    let three = rows().filter(|(name, _)| name.len() <= 4);
    let classes = three.map(|(name, expected)| check(&mut tables, name, expected, 1)).count();
    assert_eq!(classes, 11);
}

#[test]
fn some_positions_of_four_men() {
    let mut tables = Tables::default();
    for wanted in ["KNNvK", "KNvKN"] {
        let (name, expected) = rows().find(|(name, _)| *name == wanted).expect(wanted);
        check(&mut tables, name, expected, 997);
    }
}

#[test]
fn every_position_of_four_men() {
    let Ok(step) = std::env::var(FULL) else { return };
    let step = step.parse().expect("a number");
    let named = std::env::var(CLASSES).unwrap_or_default();
    let is_wanted = |name: &str| named.is_empty() || named.split(',').any(|wanted| wanted == name);
    let mut tables = Tables::default();
    for (name, expected) in rows().filter(|(name, _)| is_wanted(name)) {
        check(&mut tables, name, expected, step);
    }
    for name in UNCOUNTED.into_iter().filter(|name| is_wanted(name)) {
        let class = Class::parse(name);
        let asked = compare(&mut tables, class, step);
        let en_passant = compare_en_passant(&mut tables, class);
        println!("{name}: {asked} asked, and {en_passant} en passant");
    }
}
