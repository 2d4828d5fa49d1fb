//! What is written is read again as it was.

mod common;
mod soup;

use common::collections::{beside, samples};
use compongo_board::Position;
use compongo_notation::Alphabet;
use compongo_pgn::{
    Annotation, Comment, Game, GameResult, Limits, Nag, Node, read_all, write_export,
    write_faithful,
};
use proptest::prelude::*;

fn only(text: &str) -> Game {
    let mut games = read_all(text.as_bytes(), &Limits::default());
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0).game
}

fn written(text: &[u8], write: fn(&Game) -> String) -> String {
    read_all(text, &Limits::default()).iter().map(|read| write(&read.game)).collect()
}

/// The games without their places and faults.
fn essence(text: &[u8]) -> Vec<Game> {
    read_all(text, &Limits::default()).into_iter().map(|read| read.game).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

    #[test]
    fn export_is_stable(text in soup::text()) {
        let once = written(&text, write_export);
        prop_assert_eq!(written(once.as_bytes(), write_export), once);
    }

    #[test]
    fn faithful_is_stable(text in soup::soup()) {
        // Game by game: several that have neither tags nor result would grow together.
        for game in essence(&text) {
            // A `0-0` before something unknown that is not kept would become the result.
            if game.tags.get("Result") == Some("0-0") && game.result.is_none() {
                continue;
            }
            let once = write_faithful(&game);
            let again = essence(once.as_bytes());
            prop_assert_eq!(again.len(), 1, "{}", once);
            prop_assert_eq!(write_faithful(&again[0]), once);
        }
    }

    #[test]
    fn export_lines_are_short(text in soup::soup()) {
        for line in written(&text, write_export).lines().filter(|line| !line.starts_with('[')) {
            // A single word may be longer than a line.
            prop_assert!(line.chars().count() < 80 || !line.contains(' '), "{}", line);
        }
    }
}

#[test]
fn export_format() {
    let game = only(
        "[WhiteElo \"2700\"]\n[White \"O\\\"Kelly\"]\n[ECO \"C20\"]\n[Result \"0-1\"]\n\n\
         {Start} 1.e4! (1.d4 d5 (1...Nf6 2.c4) 2.c4) e5 ; to the end\n2. Nf3 Nc6 $14 3.Bb5 0-1 {The end}",
    );
    assert_eq!(
        write_export(&game),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
         [White \"O\\\"Kelly\"]\n[Black \"?\"]\n[Result \"0-1\"]\n[ECO \"C20\"]\n[WhiteElo \"2700\"]\n\n\
         {Start} 1. e4 $1 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 {to the end} 2. Nf3\n\
         Nc6 $14 3. Bb5 0-1 {The end}\n\n"
    );
}

#[test]
fn black_begins_where_the_fen_says_so() {
    let game = only("[FEN \"4k3/8/8/8/8/8/4p3/4K2R b K - 0 31\"]\n\n31... Kd7 32. Rh7+ *");
    assert!(write_export(&game).ends_with("\n\n31... Kd7 32. Rh7+ *\n\n"));
}

#[test]
fn results_beyond_pgn() {
    let game = only("[Result \"0-0\"]\n\n1. e4 0-0");
    assert_eq!(game.result, Some(GameResult::BothLose));
    assert!(write_export(&game).contains("[Result \"0-0\"]\n\n1. e4 *\n"));
    assert!(write_faithful(&game).contains("[Result \"0-0\"]\n\n1. e4 0-0\n"));
}

#[test]
fn a_game_made_by_hand() {
    let mut game = Game::default();
    game.tags.set("White", "A \\ \"B\"\nC");
    game.tags.push("bad name", "x");
    game.main_mut().moves.push(Node::new("e4"));
    let side = game.add_variation(Game::MAIN).unwrap();
    let line = game.line_mut(side).unwrap();
    line.before.push(Annotation::Comment(Comment::new("a {brace}\n\nand [Event \"x\"]")));
    line.moves.push(Node::new("d4"));
    line.annotations_mut().push(Annotation::Nag(Nag(3)));
    let text = write_export(&game);
    assert!(text.contains("[White \"A \\\\ \\\"B\\\" C\"]\n"), "{text}");
    assert!(text.ends_with("\n\n1. e4 ({a (brace) and [Event \"x\"]} 1. d4 $3) *\n\n"), "{text}");
    assert_eq!(written(text.as_bytes(), write_export), text);
}

#[test]
fn moves_are_resolved_in_all_lines() {
    let mut game = only("1.e4 (1.Cf3 Cf6 (1...d5 2.g3)) e5 2.Cf3 Cc6 3.Rh8 Ae7 *");
    let spanish = Alphabet::by_code("es").unwrap();
    assert_eq!(game.to_san(&Position::initial(), spanish), 2);
    assert!(
        write_export(&game).ends_with(
            "\n\n1. e4 (1. Nf3 Nf6 (1... d5 2. g3)) 1... e5 2. Nf3 Nc6 3. Rh8 Ae7 *\n\n"
        )
    );
}

#[test]
fn deep_nests_need_no_stack() {
    let depth = 200_000;
    let mut game = Game::default();
    let mut id = Game::MAIN;
    for _ in 0..depth {
        game.line_mut(id).unwrap().moves.push(Node::new("e4"));
        id = game.add_variation(id).unwrap();
    }
    assert_eq!(game.line_count(), depth + 1);
    let mut copy = game.clone();
    assert!(copy == game);
    let text = write_export(&copy);
    assert_eq!(text.matches('(').count(), depth);
    copy.resolve(&Position::initial(), Alphabet::ENGLISH);
    let limits = Limits { max_depth: u32::MAX, ..Limits::default() };
    assert_eq!(read_all(text.as_bytes(), &limits)[0].game.line_count(), depth + 1);
}

#[test]
fn comments_are_kept_to_the_letter() {
    let text =
        "[Event \"x\"]\n\n1. e4 { [%clk 0:05:00]\r\n  two } 1... e5 ; three\n2. Nf3 {} *\n\n";
    assert_eq!(write_faithful(&only(text)), text);
}

/// Real files: those of the project and, where they are at hand, others.
#[test]
fn real_files() {
    for path in samples().into_iter().chain(beside("odd")).chain(beside("pgn")) {
        let text = std::fs::read(&path).unwrap();
        if text.len() > 2_000_000 {
            println!("skipped: {} is large", path.display());
            continue;
        }
        let export = written(&text, write_export);
        assert_eq!(written(export.as_bytes(), write_export), export, "{}", path.display());
        let faithful = written(&text, write_faithful);
        assert_eq!(essence(&text), essence(faithful.as_bytes()), "{}", path.display());
    }
}
