//! Scoresheets of games of a hundred moves: one, from the game to the PDF, and many in one file.
//!
//! `cargo bench -p compongo-paper --bench sheets`

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::Instant;

use compongo_board::{MoveList, Position};
use compongo_notation::{Alphabet, write_san};
use compongo_paper::{Fonts, Paper, Scoresheet, SheetStyle, from_pgn, print};
use compongo_pgn::{Game, Limits, read_all};

const ROUNDS: usize = 30;

/// A game of a hundred moves by each side, the same each time, with what the clocks showed.
fn game() -> Game {
    let mut text = String::from(concat!(
        "[Event \"Campeonato de España\"]\n[Site \"Linares\"]\n[Date \"2026.11.30\"]\n",
        "[Round \"5\"]\n[White \"Núñez, María\"]\n[Black \"Іваненко, Олександр\"]\n",
        "[TimeControl \"40/5400+30:1800+30\"]\n\n"
    ));
    let (mut position, mut seed) = (Position::initial(), 0x9E37_79B9_7F4A_7C15_u64);
    for ply in 0..200_u32 {
        let moves: MoveList = position.legal_moves();
        let quiet = |mv: &&compongo_board::Move| position.board().piece_at(mv.to).is_none();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let count = moves.iter().filter(quiet).count().max(1);
        let nth = (seed >> 33) as usize % count;
        let mv = moves.iter().filter(quiet).nth(nth).or_else(|| moves.iter().next());
        let Some(mv) = mv.copied() else { break };
        let left = 5_400 - 20 * (ply / 2);
        let clock = format!("{}:{:02}:{:02}", left / 3_600, left / 60 % 60, left % 60);
        let number = if ply % 2 == 0 { format!("{}. ", ply / 2 + 1) } else { String::new() };
        let san = write_san(&position, mv, Alphabet::ENGLISH);
        writeln!(text, "{number}{san} {{[%clk {clock}]}}").expect("a text takes all");
        position = position.play_legal(mv);
    }
    text += "1/2-1/2\n";
    let game = read_all(text.as_bytes(), &Limits::default()).remove(0).game;
    assert_eq!(game.main().moves.len(), 200, "the game ended early: {text}");
    game
}

/// The best of some rounds in milliseconds, because noise only adds.
fn best(rounds: usize, mut work: impl FnMut() -> usize) -> (f64, usize) {
    let (mut least, mut bytes) = (f64::MAX, 0);
    for _ in 0..rounds {
        let begin = Instant::now();
        bytes = black_box(work());
        least = least.min(begin.elapsed().as_secs_f64() * 1e3);
    }
    (least, bytes)
}

fn main() {
    let game = game();
    let fonts = Fonts::new();
    for (paper, letters, both) in [
        (Paper::A4, "en", false),
        (Paper::A5, "figurine", false),
        (Paper::A5, "en", true),
        (Paper::A4, "el", false),
        (Paper::A4, "hi", false),
    ] {
        let letters_of = Alphabet::by_code(letters);
        let style = SheetStyle { paper, both, letters: letters_of, ..SheetStyle::default() };
        let one = || {
            let sheet = from_pgn(black_box(&game), &style).expect("a game");
            print(&[sheet], &style, &fonts).expect("a document").pdf.len()
        };
        let (ms, bytes) = best(ROUNDS, one);
        let name = if both { "both copies".to_owned() } else { format!("{paper:?}") };
        println!("100 moves, {name:>11}, {letters:>8}: {ms:6.2} ms, {} kB", bytes / 1_000);
    }
    let style = SheetStyle::default();
    for count in [1, 10, 100, 500, 1_000] {
        let sheet = from_pgn(&game, &style).expect("a game");
        let sheets: Vec<Scoresheet> = vec![sheet; count];
        let (ms, bytes) = best(3, || print(&sheets, &style, &fonts).expect("a document").pdf.len());
        let each = ms / count as f64;
        println!("{count:>5} sheets in one file: {each:6.2} ms a sheet, {} kB", bytes / 1_000);
    }
}
