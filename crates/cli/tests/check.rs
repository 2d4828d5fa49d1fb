//! `compongo check`.

mod common;

use std::fs;
use std::io::Write;

use common::{data, json, run, run_with};
use serde_json::Value;

const FIELDS: [&str; 14] = [
    "file", "game", "offset", "white", "black", "date", "edition", "ply", "move", "fen", "code",
    "severity", "article", "message",
];

fn findings(args: &[&str]) -> (i32, Vec<Value>) {
    let (code, out, err) = run(&[&["check", "--json"], args].concat());
    assert_eq!(err, "");
    (code, json(&out))
}

#[test]
fn an_illegal_move_has_every_field_exact() {
    let (code, found) = findings(&["faults.pgn"]);
    assert_eq!(code, 1);
    let [first, ..] = &found[..] else { panic!("nothing found") };
    let expected = serde_json::json!({
        "file": "faults.pgn",
        "game": 1,
        "offset": 0,
        "white": "Rook, Rita",
        "black": "Knight, Ken",
        "date": "2024.05.01",
        "edition": "2023",
        "ply": 5,
        "move": "Rh3",
        "fen": "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3",
        "code": "illegal-move",
        "severity": "error",
        "article": "3.5",
        "message": "illegal move: the rook on h1 cannot go to h3: the way is blocked on h2",
    });
    assert_eq!(*first, expected);
}

#[test]
fn fields_come_in_the_order_of_the_contract() {
    let (_, out, _) = run(&["check", "--json", "faults.pgn"]);
    for line in out.lines() {
        let at = FIELDS.map(|field| line.find(&format!("\"{field}\":")).unwrap());
        assert!(at.is_sorted(), "{line}");
    }
    let (_, out, _) = run(&["check", "--csv", "faults.pgn"]);
    assert_eq!(out.lines().next(), Some(&*FIELDS.join(",")));
    assert!(out.contains("\"Wrong, \"\"Will\"\"\""), "{out}");
}

#[test]
fn csv_and_json_say_the_same() {
    let (_, found) = findings(&["faults.pgn"]);
    let (_, out, _) = run(&["check", "--csv", "faults.pgn"]);
    let mut reader = csv::Reader::from_reader(out.as_bytes());
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), found.len());
    for (row, finding) in rows.iter().zip(&found) {
        for (cell, field) in row.iter().zip(FIELDS) {
            let value = match &finding[field] {
                Value::Null => String::new(),
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            assert_eq!(cell, value, "{field}");
        }
    }
    // A table without rows is still a table.
    let (code, out, _) = run(&["check", "--csv", "fine.pgn"]);
    assert_eq!((code, out.lines().count()), (0, 1));
}

#[test]
fn each_kind_of_fault_is_found_in_its_game() {
    let (_, found) = findings(&["faults.pgn"]);
    let kinds: Vec<(u64, &str, &str)> = found
        .iter()
        .map(|finding| {
            (
                finding["game"].as_u64().unwrap(),
                finding["code"].as_str().unwrap(),
                finding["edition"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        kinds,
        [
            (1, "illegal-move", "2023"),
            (3, "result-contradicts-position", "2001"),
            // With the move to be announced, and then on the board.
            (4, "claimable-threefold", "2023"),
            (4, "claimable-threefold", "2023"),
        ]
    );
}

#[test]
fn the_edition_can_be_fixed() {
    let (_, found) = findings(&["--edition", "1997", "faults.pgn"]);
    assert!(!found.is_empty() && found.iter().all(|finding| finding["edition"] == "1997"));
}

#[test]
fn the_exit_status_follows_the_severity_asked_for() {
    for (file, fail_on, expected) in [
        ("fine.pgn", "warning", 0),
        ("faults.pgn", "error", 1),
        ("faults.pgn", "warning", 1),
        ("faults.pgn", "never", 0),
    ] {
        let (code, ..) = run(&["check", "--fail-on", fail_on, file]);
        assert_eq!(code, expected, "{file} {fail_on}");
    }
    // Notes alone never fail, and what is not shown counts all the same.
    let repetition = fs::read_to_string(data("faults.pgn")).unwrap();
    let (_, repetition) = repetition.split_at(repetition.rfind("[Event").unwrap());
    let (code, out, _) = run_with(&["check", "--json"], repetition.as_bytes());
    assert_eq!((code, json(&out).len()), (0, 2));
    let (code, out, _) = run(&["check", "--quiet", "faults.pgn"]);
    assert_eq!((code, out.as_str()), (1, ""));
}

#[test]
fn only_what_is_asked_for_is_shown() {
    let severities = |show| {
        let (_, found) = findings(&["--show", show, "faults.pgn"]);
        let mut all: Vec<String> =
            found.iter().map(|finding| finding["severity"].as_str().unwrap().to_owned()).collect();
        all.dedup();
        all
    };
    assert_eq!(severities("error"), ["error"]);
    assert!(severities("note").contains(&"note".to_owned()));
}

#[test]
fn the_report_for_people_has_places_boards_and_a_summary() {
    let (code, out, err) = run(&["check", "faults.pgn"]);
    assert_eq!((code, err.as_str()), (1, ""));
    for part in [
        "faults.pgn:1  game 1  Rook, Rita – Knight, Ken, 2024.05.01  Laws of 2023\n",
        "3.Rh3  illegal move: the rook on h1 cannot go to h3: the way is blocked on h2",
        "(Art. 3.5; line 9; the rest of the game is not checked)\n",
        "\n      2  P  P  P  P  .  P  P (P)\n      1  R  N  B  Q  K  .  N [R]\n",
        "faults.pgn:21  game 3  Wrong, \"Will\" – Late, Lou, 2001.12.24  Laws of 2001\n",
        "Checked 1 file: 4 games, ",
        "4 findings in 3 games.\n",
    ] {
        assert!(out.contains(part), "{part}\n{out}");
    }
    assert!(!out.contains("Fine, Fay"));
    let (_, without, _) = run(&["check", "--no-diagrams", "faults.pgn"]);
    assert!(!without.contains("(P)"));
    let (_, spanish, _) = run(&["check", "--lang", "es", "faults.pgn"]);
    for part in
        ["partida 1", "Leyes de 2023", "el paso está ocupado en h2", "art. 3.5", "hallazgos"]
    {
        assert!(spanish.contains(part), "{part}\n{spanish}");
    }
}

#[test]
fn texts_of_a_file_neither_command_nor_flood_the_terminal() {
    let game = format!(
        "[White \"\u{1b}]0;owned\u{7}{}\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e5 *\n",
        "x".repeat(5000)
    );
    let (code, out, _) = run_with(&["check", "-"], game.as_bytes());
    assert_eq!(code, 1);
    assert!(!out.contains(['\u{1b}', '\u{7}']), "{out}");
    assert!(out.lines().all(|line| line.chars().count() < 300), "{out}");
    // Programs get it as it is.
    let (_, out, _) = run_with(&["check", "--json", "-"], game.as_bytes());
    assert_eq!(json(&out)[0]["white"].as_str().map(str::len), Some(5010));
}

#[test]
fn compressed_files_are_read_as_they_are() {
    let plain = fs::read(data("faults.pgn")).unwrap();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(&plain).unwrap();
    let mut bzip2 = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    bzip2.write_all(&plain).unwrap();
    let packed = [
        ("gz", gzip.finish().unwrap()),
        ("bz2", bzip2.finish().unwrap()),
        ("zst", zstd::encode_all(&plain[..], 1).unwrap()),
    ];
    let (_, expected, _) = run_with(&["check", "--json", "-"], &plain);
    let directory = tempfile::tempdir().unwrap();
    for (ending, bytes) in packed {
        let path = directory.path().join(format!("games.{ending}"));
        fs::write(&path, &bytes).unwrap();
        let name = path.to_str().unwrap();
        let (code, out, err) = run(&["check", "--json", name]);
        assert_eq!((code, err.as_str()), (1, ""), "{ending}");
        assert_eq!(out.replace(name, "-"), expected, "{ending}");
        assert_eq!(run_with(&["check", "--json"], &bytes).1, expected, "{ending}");

        // Cut short: what was there is checked, and the rest is missed.
        let half = bytes.get(..bytes.len() - 12).unwrap();
        let (code, _, err) = run_with(&["check", "--json", "-"], half);
        assert_eq!(code, 2, "{ending}");
        assert!(err.starts_with("compongo: error: cannot read standard input: "), "{err}");
    }
}

#[test]
fn games_count_from_one_in_each_file() {
    let (_, found) = findings(&["faults.pgn", "fine.pgn", "faults.pgn"]);
    let games: Vec<u64> = found.iter().map(|finding| finding["game"].as_u64().unwrap()).collect();
    assert_eq!(games, [1, 3, 4, 4, 1, 3, 4, 4]);
}

#[test]
fn piece_letters_of_other_languages_are_read() {
    let game = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 *\n";
    let (code, _, _) = run_with(&["check", "--notation", "es"], game.as_bytes());
    assert_eq!(code, 0);
    let (code, _, _) = run_with(&["check", "--notation", "auto"], game.as_bytes());
    assert_eq!(code, 0);
    let (code, _, _) = run_with(&["check"], game.as_bytes());
    assert_eq!(code, 1);
}

#[test]
fn a_game_beyond_the_limit_costs_only_itself() {
    let long = format!("[Event \"long\"]\n\n1. e4 {{{}}} e5 *\n\n", "x".repeat(100_000));
    let faults = fs::read_to_string(data("faults.pgn")).unwrap();
    let (code, out, err) = run_with(
        &["check", "--json", "--max-game-size", "16K"],
        format!("{long}{faults}").as_bytes(),
    );
    assert_eq!((code, err.as_str()), (1, ""));
    let found = json(&out);
    assert!(found.iter().any(|finding| finding["white"] == "Rook, Rita"), "{out}");
    assert!(found.iter().any(|finding| finding["code"] == "broken-file"), "{out}");
}

#[test]
fn extreme_values_are_obeyed_or_refused() {
    let (_, usual) = findings(&["faults.pgn"]);
    for args in [["--max-game-size", "1G"], ["--jobs", "18446744073709551615"], ["--jobs", "1"]] {
        let (code, found) = findings(&[&args[..], &["faults.pgn"]].concat());
        assert_eq!((code, found.len()), (1, usual.len()), "{args:?}");
    }
    for args in [
        ["--max-game-size", "18446744073709551615"],
        ["--max-game-size", "18446744073709551616"],
        ["--max-game-size", "17179869183G"],
        ["--max-game-size", "1073741825"],
        ["--max-game-size", "1023"],
        ["--max-game-size", "0"],
        ["--jobs", "0"],
        ["--jobs", "18446744073709551616"],
    ] {
        let (code, out, err) = run(&[&["check", "faults.pgn"], &args[..]].concat());
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.contains(args[0]), "{err}");
    }
}
