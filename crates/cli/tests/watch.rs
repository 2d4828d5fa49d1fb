//! `compongo watch`.

mod common;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use common::{compongo, json, outcome, process};
use serde_json::Value;

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 ";

fn game(white: &str, moves: &str) -> String {
    format!(
        "[White \"{white}\"]\n[Black \"Bob\"]\n[Date \"2019.05.01\"]\n[Result \"*\"]\n\n{moves} *\n\n"
    )
}

fn once(path: &Path, more: &[&str]) -> (i32, String, String) {
    let mut command = compongo();
    command.arg("watch").arg(path).arg("--once").args(more);
    outcome(&command.output().unwrap())
}

#[test]
fn once_tells_what_holds_now_and_the_status_says_whether_anything_does() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    fs::write(&path, game("Ann", "e4 e5")).unwrap();
    let (status, stdout, stderr) = once(&path, &[]);
    assert_eq!((status, stderr.as_str()), (0, ""));
    assert_eq!(stdout, format!("{}: 1 board is followed\n", path.display()));

    fs::write(&path, game("Ann", &format!("{SHUFFLE}Nf3 Nf6 Ng1")) + &game("Cid", "f3 e5 g4 Qh4#"))
        .unwrap();
    let (status, stdout, stderr) = once(&path, &[]);
    assert_eq!((status, stderr.as_str()), (1, ""));
    let lines: Vec<&str> = stdout.lines().skip(1).collect();
    assert_eq!(
        lines,
        [
            "board 1  Ann – Bob  warning: Black could claim a draw by announcing Ng8: third \
             occurrence of that position (as at the start and after 2...); now: Black can claim by \
             announcing Ng8  (Art. 9.2.1.1, 9.2.2)",
            "board 2  Cid – Bob  error: the game is over, and has no result yet: checkmate by Black  \
             (Art. 5.1.1)",
        ]
    );
}

#[test]
fn programs_hear_why_a_move_is_illegal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    fs::write(&path, game("Ann", "d4 d5 Bb5 a6 Nf3 e6")).unwrap();
    let (status, stdout, _) = once(&path, &["--json"]);
    assert_eq!(status, 1);
    let events = json(&stdout);
    let alert = events.iter().find(|it| it["code"] == "illegal-move").unwrap();
    let blocked = serde_json::json!({"id": "illegal-path-blocked", "args": {"at": "e2"}});
    assert_eq!((&alert["move"], &alert["why"]), (&Value::from("Bb5"), &blocked));
}

#[test]
fn the_three_positions_are_shown_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    fs::write(&path, game("Ann", &SHUFFLE.repeat(2))).unwrap();
    let (_, stdout, _) = once(&path, &["--boards"]);
    let places: Vec<&str> = stdout.lines().filter(|line| line.contains("after")).collect();
    assert!(stdout.contains("      at the start\n      8 "), "{stdout}");
    assert!(places.iter().any(|line| line.trim() == "after 4...Ng8"), "{stdout}");
}

#[test]
fn spanish() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    fs::write(&path, game("Ann", "f3 e5 g4 Qh4#")).unwrap();
    let (_, stdout, _) = once(&path, &["--lang", "es"]);
    assert!(
        stdout.contains(
            "tablero 1  Ann – Bob  error: la partida ha terminado y aún no tiene resultado"
        ),
        "{stdout}"
    );
}

#[test]
fn what_cannot_be_read_is_wrong_use() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("none.pgn");
    let (status, _, stderr) = once(&path, &[]);
    assert_eq!(status, 2);
    assert!(stderr.contains("none.pgn: there is no such file"), "{stderr}");
    fs::write(&path, "<html></html>").unwrap();
    let (status, stdout, _) = once(&path, &["--json"]);
    assert_eq!((status, &json(&stdout)[0]["state"]), (2, &Value::from("html")));
    let (status, _, stderr) = outcome(&compongo().arg("watch").output().unwrap());
    assert_eq!(status, 2);
    assert!(stderr.contains("required"), "{stderr}");
}

#[test]
fn a_stream_of_events_until_it_is_told_to_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    fs::write(&path, game("Ann", &format!("{SHUFFLE}Nf3 Nf6"))).unwrap();
    let mut child = process()
        .args(["watch", "--json"])
        .arg(&path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = || -> Value { serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap() };
    let source = next();
    assert_eq!(
        (&source["event"], &source["state"], &source["boards"]),
        (&"source".into(), &"ok".into(), &1.into())
    );
    let board = next();
    assert_eq!(
        (&board["event"], &board["move"], &board["turn"]),
        (&"board".into(), &"3...Nf6".into(), &"white".into())
    );
    fs::write(&path, game("Ann", &format!("{SHUFFLE}Nf3 Nf6 Ng1"))).unwrap();
    let alert = loop {
        let event = next();
        if event["event"] == "alert" {
            break event;
        }
    };
    assert_eq!(alert["code"], "claimable-threefold");
    assert_eq!(alert["ply"], 8);
    assert_eq!(alert["player"], "black");
    assert_eq!(alert["standing"], "now");
    assert_eq!(alert["article"], "9.2.1.1, 9.2.2");
    assert_eq!(alert["claim"]["moves"][0], "Ng8");
    assert_eq!(alert["positions"].as_array().unwrap().len(), 3);
    fs::write(&path, game("Ann", SHUFFLE)).unwrap();
    let standing = loop {
        let event = next();
        if event["event"] == "standing" {
            break event;
        }
    };
    assert_eq!((&standing["id"], &standing["standing"]), (&alert["id"], &"withdrawn".into()));
    #[cfg(unix)]
    {
        let pid = child.id().to_string();
        let killed = std::process::Command::new("kill").args(["-INT", &pid]).status().unwrap();
        assert!(killed.success());
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
    #[cfg(not(unix))]
    child.kill().unwrap();
}
