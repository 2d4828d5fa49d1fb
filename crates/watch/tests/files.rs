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
    // A file that only grows: its last game has no mark until it is over.
    fs::write(&path, whole.trim_end().trim_end_matches('*')).unwrap();
    assert_eq!(brief(&watcher.look(300)), [""; 0]);
    assert_eq!(brief(&watcher.look(1_900)), ["board 1.2"]);
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
