//! Files as broadcast programs write them.

use std::fs;
use std::path::Path;

use compongo_watch::{Notice, Place, Settings, Watcher};

fn game(white: &str, moves: &str) -> String {
    format!("[White \"{white}\"]\n[Black \"B\"]\n[Result \"*\"]\n\n{moves} *\n\n")
}

fn watch(path: &Path) -> Watcher {
    Watcher::new(vec![Place::of(&path.to_string_lossy())], Settings::default())
}

/// What the notices are, in words that can be compared.
fn brief(notices: &[Notice]) -> Vec<String> {
    notices
        .iter()
        .map(|notice| match notice {
            Notice::Source { source } => format!("source {source}"),
            Notice::Wrong { source } => format!("wrong {source}"),
            Notice::Place { trouble, .. } => format!("place {}", trouble.as_str()),
            Notice::Board { source, board, .. } => format!("board {source}.{board}"),
            Notice::BoardGone { source, board } => format!("gone {source}.{board}"),
            Notice::Alert { source, alert } => format!("alert {source} {}", alert.code.as_str()),
            Notice::Standing { source, standing, .. } => {
                format!("standing {source} {}", standing.as_str())
            }
        })
        .collect()
}

#[test]
fn rewritten_in_place_and_by_another_file_in_its_stead() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    fs::write(&path, game("A", "1. f3 e5")).unwrap();
    let mut watcher = watch(&path);
    assert_eq!(brief(&watcher.look(0)), ["source 1", "board 1.1"]);
    assert!(watcher.is_settled());
    assert_eq!(brief(&watcher.look(100)), [""; 0]);
    fs::write(&path, game("A", "1. f3 e5 2. g4")).unwrap();
    assert_eq!(brief(&watcher.look(200)), ["board 1.1"]);
    let other = folder.path().join("new.tmp");
    fs::write(&other, game("A", "1. f3 e5 2. g4 Qh4#")).unwrap();
    fs::rename(&other, &path).unwrap();
    assert_eq!(brief(&watcher.look(300)), ["board 1.1", "alert 1 checkmate"]);
}

#[test]
fn half_written_text_is_read_again_and_the_last_good_one_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    let whole = game("A", "1. e4 e5") + &game("C", "1. d4 d5");
    fs::write(&path, &whole).unwrap();
    let mut watcher = watch(&path);
    watcher.look(0);
    for cut in [0, 10, whole.len() / 2, whole.len() - 4] {
        fs::write(&path, &whole[..cut]).unwrap();
        assert_eq!(brief(&watcher.look(100)), [""; 0], "{cut}");
        assert_eq!(watcher.source(1).unwrap().round().boards().count(), 2);
    }
    fs::write(&path, whole.replace("d5", "Nf6")).unwrap();
    assert_eq!(brief(&watcher.look(200)), ["board 1.2"]);
    // A mark that is gone may come back; later it is not expected any more.
    fs::write(&path, whole.trim_end().trim_end_matches('*')).unwrap();
    assert_eq!(brief(&watcher.look(300)), [""; 0]);
    assert_eq!(brief(&watcher.look(1_900)), ["board 1.2"]);
}

#[test]
fn a_growing_file_is_believed_as_it_grows_however_fast() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    let mut text = "[White \"A\"]\n[Black \"B\"]\n\n".to_owned();
    fs::write(&path, &text).unwrap();
    let mut watcher = watch(&path);
    assert_eq!(brief(&watcher.look(0)), [""; 0], "no move yet, and perhaps half a tag");
    assert!(!watcher.is_settled());
    let mut seen = Vec::new();
    let moves = ["1. f3 ", "e5 {[%clk ", "1:29:00]} ", "2. g", "4 ", "Qh", "4# "];
    for (at, part) in (1..).zip(moves) {
        text += part;
        fs::write(&path, &text).unwrap();
        watcher.look(at * 100);
        let boards = watcher.source(1).unwrap().round().boards();
        seen.extend(boards.map(|board| (board.plies(), board.is_followed())));
    }
    let plies = [(1, true), (2, true), (2, true), (2, true), (3, true), (3, true), (4, true)];
    assert_eq!(seen, plies, "never half a move");
    assert!(watcher.is_settled());
    // Another game begins behind it.
    fs::write(&path, format!("{text}0-1\n\n{}", game("C", "1. e4"))).unwrap();
    assert_eq!(brief(&watcher.look(900)).last().unwrap(), "board 1.2");
    // Its last moves are known also if of the next game there is but half a tag.
    let last = format!("{text}0-1\n\n{}", game("C", "1. e4 e5")).replace("e5 *", "e5 2. f4 0-1");
    fs::write(&path, last + "[White \"D").unwrap();
    watcher.look(1_000);
    assert_eq!(watcher.source(1).unwrap().round().board(2).unwrap().plies(), 3);
}

#[test]
fn a_file_becomes_a_folder_another_event_or_a_thousand_boards() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    let round = |event: usize, boards: usize, moves: &str| -> String {
        let one = |at| game(&format!("Player {at} of {event}"), moves);
        let event = format!("[Event \"{event}\"]\n[Black \"Other {event}\"]");
        (0..boards).map(|at| one(at).replace("[Black \"B\"]", &event)).collect()
    };
    fs::write(&path, round(0, 4, "1. e4")).unwrap();
    let mut watcher = watch(&path);
    watcher.look(0);
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert_eq!(brief(&watcher.look(100)), ["wrong 1"]);
    assert_eq!(watcher.source(1).unwrap().trouble().unwrap().as_str(), "unreadable");
    fs::remove_dir(&path).unwrap();
    // Another event, whose moves come faster than anything stays.
    let mut told = Vec::new();
    for (at, moves) in (2..).zip(["1. d4", "1. d4 d5", "1. d4 d5 2. c4", "1. d4 d5 2. c4 e6"]) {
        fs::write(&path, round(100, 3, moves)).unwrap();
        told.extend(brief(&watcher.look(at * 1_000)));
    }
    let gone = told.iter().filter(|it| it.starts_with("gone")).count();
    let new =
        told.iter().filter(|it| ["board 1.5", "board 1.6", "board 1.7"].contains(&it.as_str()));
    assert_eq!((gone, new.count() >= 3), (4, true), "{told:?}");
    let numbers: Vec<u32> = watcher
        .source(1)
        .unwrap()
        .round()
        .boards()
        .map(compongo_audit::live::Board::number)
        .collect();
    assert_eq!(numbers, [5, 6, 7]);
    fs::write(&path, round(100, 1_000, "1. d4 d5")).unwrap();
    assert_eq!(brief(&watcher.look(9_000)).len(), 1_000);
    assert_eq!(watcher.source(1).unwrap().round().boards().count(), 1_000);
}

#[test]
fn what_cannot_be_read_is_told_once_and_the_others_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let [good, bad] = ["a.pgn", "b.pgn"].map(|name| folder.path().join(name));
    fs::write(&good, game("A", "1. e4")).unwrap();
    let places = [&good, &bad].map(|path| Place::of(&path.to_string_lossy()));
    let mut watcher = Watcher::new(places.to_vec(), Settings::default());
    assert_eq!(brief(&watcher.look(0)), ["source 1", "board 1.1", "wrong 2"]);
    assert_eq!(watcher.source(2).unwrap().trouble().unwrap().as_str(), "missing");
    assert_eq!(brief(&watcher.look(100)), [""; 0]);
    fs::write(&bad, "<!DOCTYPE html><html>404</html>").unwrap();
    assert_eq!(brief(&watcher.look(200)), ["wrong 2"]);
    assert_eq!(watcher.source(2).unwrap().trouble().unwrap().as_str(), "html");
    fs::write(&bad, "no games at all").unwrap();
    assert_eq!(brief(&watcher.look(300)), ["wrong 2"]);
    fs::write(&bad, game("C", "1. c4")).unwrap();
    assert_eq!(brief(&watcher.look(400)), ["source 2", "board 2.1"]);
    fs::remove_file(&good).unwrap();
    fs::write(&bad, game("C", "1. c4 c5")).unwrap();
    assert_eq!(brief(&watcher.look(500)), ["wrong 1", "board 2.1"]);
    assert_eq!(watcher.source(1).unwrap().round().boards().count(), 1, "the last good text");
    fs::write(&good, game("A", "1. e4")).unwrap();
    assert_eq!(brief(&watcher.look(600)), ["source 1"]);
}

#[test]
fn files_appear_in_folders_and_patterns() {
    let folder = tempfile::tempdir().unwrap();
    let mut watcher = watch(folder.path());
    assert_eq!(brief(&watcher.look(0)), ["place no-files"]);
    assert_eq!(brief(&watcher.look(1_000)), [""; 0]);
    fs::write(folder.path().join("2.pgn"), game("A", "1. e4")).unwrap();
    fs::write(folder.path().join("notes.txt"), "x").unwrap();
    assert_eq!(brief(&watcher.look(2_000)), ["source 1", "board 1.1"]);
    fs::write(folder.path().join("1.pgn"), game("C", "1. d4")).unwrap();
    assert_eq!(brief(&watcher.look(3_000)), ["source 2", "board 2.1"]);

    let mut some = watch(&folder.path().join("?.pgn"));
    assert_eq!(brief(&some.look(0)).len(), 4);
    let settings = Settings { most_sources: 1, ..Settings::default() };
    let place = Place::Folder(folder.path().to_owned());
    let mut one = Watcher::new(vec![place], settings);
    assert_eq!(brief(&one.look(0)), ["place too-many", "source 1", "board 1.1"]);
}

#[test]
fn too_long_a_text_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    fs::write(&path, game("A", "1. e4").repeat(40)).unwrap();
    let settings = Settings { most_bytes: 1_000, ..Settings::default() };
    let mut watcher = Watcher::new(vec![Place::File(path)], settings);
    assert_eq!(brief(&watcher.look(0)), ["wrong 1"]);
    assert_eq!(watcher.source(1).unwrap().trouble().unwrap().as_str(), "too-long");
}
