//! `compongo winnable`.

mod common;

use std::io::Write;

use common::{data, json, run, run_with};

/// A knight against a rook: each side can mate only with the other's help.
const BOTH: &str = "8/8/4k3/8/2r5/3NK3/8/8 w - - 0 1";
const BISHOP: &str = "8/8/4k3/8/8/3BK3/8/8 w - - 0 1";
const MATE_IN_ONE: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30";

#[test]
fn a_helpmate_is_shown_with_its_last_board() {
    let (code, out, err) = run(&["winnable", MATE_IN_ONE, "--by", "white"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("White can still mate, if the opponent helps:\n  30. "), "{out}");
    assert!(
        out.contains("#\n\n    8 ") && out.contains("\n       a  b  c  d  e  f  g  h\n"),
        "{out}"
    );
}

#[test]
fn a_side_that_cannot_mate_gets_its_reason_in_both_languages() {
    let (code, out, _) = run(&["winnable", BISHOP, "--by", "white"]);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "White cannot mate by any series of legal moves: the pieces are not enough, wherever \
         they stand\n"
    );
    let (code, out, _) = run(&["--lang", "es", "winnable", BISHOP]);
    assert_eq!(code, 1);
    assert!(out.contains("Las negras no pueden dar mate"), "{out}");
    assert!(out.ends_with("la partida es tablas (art. 5.2.2 de 2023).\n"), "{out}");
    let (code, out, _) = run(&["winnable", BOTH]);
    assert_eq!(code, 0);
    assert!(out.ends_with("The position is not dead (Art. 5.2.2 of 2023).\n"), "{out}");
}

#[test]
fn json_is_that_of_the_contract() {
    let (code, out, _) = run(&["winnable", BISHOP, "--by", "black", "--json"]);
    let expected = format!(
        "{{\"fen\":\"{BISHOP}\",\"by\":\"black\",\"winnable\":false,\"because\":\"bare-material\"}}\n"
    );
    assert_eq!((code, out), (1, expected));
    let (code, out, _) = run(&["winnable", BOTH, "--json"]);
    assert_eq!(code, 0);
    let answers = json(&out);
    assert_eq!(answers.len(), 2);
    for (answer, by) in answers.iter().zip(["white", "black"]) {
        assert_eq!((&answer["by"], &answer["winnable"]), (&by.into(), &true.into()));
        assert_eq!(answer["dead"], false);
        assert!(replay(&answer["fen"], &answer["line"]).is_checkmate());
    }
}

fn replay(fen: &serde_json::Value, line: &serde_json::Value) -> compongo_board::Position {
    let mut position = compongo_board::Position::from_fen(fen.as_str().unwrap()).unwrap();
    for mv in line.as_array().unwrap() {
        let mv = compongo_notation::uci::read(mv.as_str().unwrap().as_bytes(), &position).unwrap();
        position = position.play(mv).unwrap();
    }
    position
}

#[test]
fn games_that_are_over_are_told_apart() {
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let (code, out, _) = run(&["winnable", mated]);
    assert_eq!(code, 1);
    assert!(out.contains("White cannot mate by any series of legal moves: the game is over\n"));
    assert!(out.contains("Black has given mate.\n"), "{out}");
    assert!(out.ends_with("The game is over by mate or stalemate.\n"), "{out}");
    let (_, out, _) = run(&["winnable", mated, "--json", "--by", "black"]);
    assert_eq!(json(&out)[0]["line"], serde_json::json!([]));
    let (_, out, _) = run(&["winnable", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--json"]);
    assert!(json(&out).iter().all(|answer| answer["because"] == "game-ended"));
}

#[test]
fn chess960_is_read_and_written_as_such() {
    let fen = "1r2k1r1/p1pppppp/1p6/8/8/1P6/P1PPPPPP/1R2K1R1 w GBgb - 0 2";
    let (code, out, err) = run(&["winnable", fen, "--json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let answers = json(&out);
    for answer in &answers {
        let fen = answer["fen"].as_str().unwrap();
        let (position, _) =
            compongo_board::Position::from_fen_lenient_in(fen, compongo_board::Geometry::Either)
                .unwrap();
        assert!(position.is_chess960());
        let mut now = position;
        for mv in answer["line"].as_array().unwrap() {
            let mv = mv.as_str().unwrap().as_bytes();
            now = now.play(compongo_notation::uci::read(mv, &now).unwrap()).unwrap();
        }
        assert!(now.is_checkmate());
    }
}

#[test]
fn impossible_positions_are_refused_with_their_faults() {
    for (fen, fault) in [
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king"),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "a player has more than 8 pawns"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "the player who has just moved is in check"),
        ("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", "a castling right without its rook"),
        ("hello", "'h' (byte 0)"),
        ("", "the board"),
    ] {
        let (code, out, err) = run(&["winnable", fen]);
        assert_eq!((code, out.as_str()), (2, ""), "{fen}");
        assert!(err.contains(fault), "{fen}: {err}");
    }
    let (code, _, err) = run(&["winnable", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "--lenient"]);
    assert_eq!(code, 1);
    assert!(err.contains("warning: read as ") && err.contains("more than 8 pawns"), "{err}");
    // Missing counters change nothing, but are said.
    let (code, out, err) = run(&["winnable", "4k3/8/8/8/8/8/4P3/4K3", "w", "--by", "white"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("White can") && err.contains("fields at the end are missing"));
}

#[test]
fn limits_are_checked_and_explicit() {
    for (args, english, spanish) in [
        (["--positions", "0"], "from 1 on", "desde 1"),
        (["--seconds", "0"], "above 0", "mayor que 0"),
        (["--seconds", "-1"], "above 0", "mayor que 0"),
    ] {
        for (lang, words) in [("en", english), ("es", spanish)] {
            let args = [format!("{}={}", args[0], args[1])];
            let (code, out, err) = run(&["--lang", lang, "winnable", BOTH, &args[0]]);
            assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
            assert!(err.contains(words), "{err}");
        }
    }
    let (code, ..) = run(&["winnable", BOTH, "--positions", "5", "--seconds", "5"]);
    assert_eq!(code, 2);
    let by_knight = ["winnable", BOTH, "--by", "white", "--positions", "1"];
    let (code, out, _) = run(&by_knight);
    assert_eq!(code, 2);
    assert_eq!(out, "limit reached: whether White can still mate is not decided\n");
    let (code, out, _) = run(&[&by_knight[..], &["--json"]].concat());
    assert_eq!(code, 2);
    let answer = &json(&out)[0];
    assert_eq!(answer["winnable"], serde_json::Value::Null);
    assert_eq!(answer["because"], "limit-reached");
    let (code, ..) = run(&["winnable", BOTH, "--seconds", "60", "--by", "white"]);
    assert_eq!(code, 0);
}

const BATCH: &str = "# a comment, and an empty line\n\n\
    8/8/4k3/8/8/3BK3/8/8 w - - 0 1\twhite\tno\n\
    nonsense\n\
    6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30\r\n\
    8/8/4k3/8/8/3BK3/8/8 w - - 0 1\tgreen\n\
    4k3/8/8/8/8/8/8/8 w - - 0 1\n\
    8/8/4k3/8/2r5/3NK3/8/8 w\tb";

#[test]
fn a_batch_answers_in_order_and_names_bad_lines() {
    for jobs in ["1", "2", "5"] {
        let args = ["winnable", "--batch", "-", "--json", "--jobs", jobs];
        let (code, out, err) = run_with(&args, BATCH.as_bytes());
        assert_eq!(code, 2);
        let answers = json(&out);
        let got: Vec<_> = answers
            .iter()
            .map(|answer| (answer["number"].as_u64().unwrap(), answer["by"].as_str().unwrap()))
            .collect();
        assert_eq!(got, [(3, "white"), (5, "white"), (5, "black"), (8, "black")]);
        assert_eq!(answers[0]["because"], "bare-material");
        let lines: Vec<&str> = err.lines().collect();
        assert_eq!(lines.len(), 3, "{err}");
        for (line, words) in lines.iter().zip([
            "standard input:4: the position cannot be used: 'o'",
            "standard input:6: the side is to be white, black or both, not 'green'",
            "standard input:7: the position cannot be used: impossible position: White has no king",
        ]) {
            assert!(line.contains(words), "{line}");
        }
    }
}

#[test]
fn a_batch_ends_with_counts() {
    let (code, out, _) = run_with(&["winnable", "--batch", "-"], BATCH.as_bytes());
    assert_eq!(code, 2);
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("3: 8/8/4k3/8/8/3BK3/8/8 w - - 0 1: White cannot mate "), "{out}");
    assert!(lines[1].starts_with("5: ") && lines[1].contains("White can still mate ("), "{out}");
    for row in [
        "3  can still mate",
        "1  cannot mate: the pieces are not enough, wherever they stand",
        "3  lines without an answer",
    ] {
        assert!(lines.contains(&row), "{out}");
    }
    assert!(out.contains("\n4 answers for 3 positions in "), "{out}");
    let (_, out, _) = run_with(&["--lang", "es", "winnable", "--batch", "-"], BATCH.as_bytes());
    assert!(out.contains("\n4 respuestas para 3 posiciones en "), "{out}");
    let (_, out, _) = run_with(&["winnable", "--batch", "-"], b"x\n");
    assert!(out.starts_with("\n1  line without an answer\n"), "{out}");
}

#[test]
fn a_batch_of_something_else_is_told_in_a_few_lines() {
    let text = "1. e4 e5\n".repeat(1254) + BOTH + "\n" + &"x".repeat(100_000);
    for (lang, more) in [("en", "1235 more lines"), ("es", "1235 líneas más")] {
        let args = ["--lang", lang, "winnable", "--batch", "-", "--json"];
        let (code, out, err) = run_with(&args, text.as_bytes());
        assert_eq!((code, json(&out).len()), (2, 2));
        assert_eq!(err.lines().count(), 21, "{err}");
        assert!(err.lines().last().is_some_and(|line| line.contains(more)), "{err}");
        assert!(err.lines().all(|line| line.len() < 200), "{err}");
    }
    let (_, _, err) = run_with(&["winnable", "--batch", "-"], "x".repeat(100_000).as_bytes());
    assert!(err.lines().count() == 1 && err.len() < 200, "{err}");
}

#[test]
fn the_exit_status_of_a_batch_is_that_of_its_worst_line() {
    for (text, expected) in [
        (format!("{BOTH}\n{MATE_IN_ONE}\n"), 0),
        (format!("{BOTH}\n{BISHOP}\n"), 1),
        (format!("x\n{BOTH}\n"), 2),
        (String::new(), 0),
        ("\u{feff}".to_owned() + MATE_IN_ONE, 0),
        (format!("\u{feff}# a comment\r\n  # another\r\n \t\r\n{MATE_IN_ONE}"), 0),
        (format!("{}\n{BOTH}\n", "9".repeat(100_000)), 2),
    ] {
        let (code, ..) = run_with(&["winnable", "--batch", "-", "--json"], text.as_bytes());
        assert_eq!(code, expected, "{}", &text[..text.len().min(80)]);
    }
    let (code, _, err) = run_with(&["winnable", "--batch", "-"], b"\x80\x81\n");
    assert_eq!(code, 2);
    assert!(err.contains("standard input:1: the line is not UTF-8 text"), "{err}");
}

#[test]
fn packed_files_are_read() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("positions.gz");
    let file = std::fs::File::create(&path).unwrap();
    let mut packer = flate2::write::GzEncoder::new(file, flate2::Compression::fast());
    for _ in 0..500 {
        writeln!(packer, "{BISHOP}\twhite").unwrap();
    }
    packer.finish().unwrap();
    let (code, out, err) = run(&["winnable", "--json", "--batch", path.to_str().unwrap()]);
    assert_eq!((code, err.as_str(), out.lines().count()), (1, "", 500));
    assert!(json(&out).iter().zip(1..).all(|(answer, number)| answer["number"] == number));
    let (code, _, err) = run(&["winnable", "--batch", "no-such-file"]);
    assert_eq!(code, 2);
    assert_eq!(err, "compongo: error: cannot read no-such-file: no such file\n");
    assert!(data("").is_dir());
}

#[test]
fn wrong_use_is_told_from_answers() {
    for args in [
        &["winnable"][..],
        &["winnable", BOTH, "--batch", "-"],
        &["winnable", BOTH, "--by", "green"],
        &["winnable", BOTH, "--jobs", "0"],
        &["winnable", BOTH, "--seconds", "-1"],
        &["winnable", BOTH, "--positions", "0"],
    ] {
        let (code, out, err) = run(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.starts_with("error: "), "{err}");
    }
}
