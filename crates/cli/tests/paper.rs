//! `compongo scoresheet` and `compongo form`: what is printed, where it goes, and what is said when
//! it cannot be.

mod common;

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::Stdio;

use common::{process, run, run_with};

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../samples/games.pgn");
const BLITZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../samples/blitz.jsonl");

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn one_game_goes_to_a_file_or_to_the_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheet.pdf");
    let to = path.to_str().unwrap();
    let (code, out, err) = run(&["scoresheet", GAMES, "--game", "3", "-o", to]);
    assert_eq!((code, out.as_str(), err.as_str()), (0, "", ""));
    assert!(fs::read(&path).unwrap().starts_with(b"%PDF-"));
    let (code, out, err) = run(&["scoresheet", GAMES, "--text", "-o", "-"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("  1. e4 "), "{out}");
    let record = fs::read(BLITZ).unwrap();
    let (code, out, _) =
        run_with(&["scoresheet", "-", "--text", "--lang", "es", "-o", "-"], &record);
    assert_eq!(code, 0);
    assert!(out.contains("  2. Cf3 0:02:57          Cc6"), "{out}");
}

#[test]
fn many_games_make_a_file_each_or_files_of_many() {
    let folder = tempfile::tempdir().unwrap();
    let to = format!("{}/each/", folder.path().display());
    let (code, _, err) = run(&["scoresheet", GAMES, "--game", "all", "-o", &to]);
    assert_eq!((code, err.as_str()), (0, ""));
    let each = names(Path::new(&to));
    assert_eq!(each.len(), 37);
    assert_eq!(each[0], "00001_Anderssen-Adolf_Kieseritzky-Lionel.pdf");
    let to = format!("{}/ten/", folder.path().display());
    for jobs in ["1", "2"] {
        let args =
            ["scoresheet", GAMES, "--game", "all", "--per-file", "10", "-j", jobs, "-o", &to];
        let (code, _, err) = run(&args);
        assert_eq!((code, err.as_str()), (0, ""));
        let ten = ["00001-00010.pdf", "00011-00020.pdf", "00021-00030.pdf", "00031-00037.pdf"];
        assert_eq!(names(Path::new(&to)), ten);
        let whole = fs::read(Path::new(&to).join(ten[3])).unwrap();
        assert!(whole.starts_with(b"%PDF-"));
    }
    let (code, _, err) =
        run(&["scoresheet", GAMES, "--game", "all", "--per-file", "10", "-o", "x.pdf"]);
    assert_eq!(code, 2);
    assert!(err.contains("--per-file needs a folder"), "{err}");
    let (code, _, err) = run(&["scoresheet", GAMES, "--per-file", "1001", "-o", &to]);
    assert_eq!(code, 2);
    assert!(err.contains("a number of games from 1 to 1000 is expected"), "{err}");
}

#[test]
fn more_games_than_a_file_can_have_are_refused_with_a_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("all.pdf");
    let games = "[White \"A\"]\n\n1. e4 *\n\n".repeat(1_001);
    let args = ["scoresheet", "-", "--game", "all", "-o", path.to_str().unwrap()];
    let (code, _, err) = run_with(&args, games.as_bytes());
    assert_eq!(code, 2);
    assert!(err.contains("more than 1000 games") && err.contains("--per-file 500"), "{err}");
    assert!(!path.exists());
}

#[test]
fn what_cannot_be_printed_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let inside = |name: &str| folder.path().join(name).display().to_string();
    let truncated = {
        let text = fs::read_to_string(BLITZ).unwrap();
        fs::write(inside("cut.jsonl"), &text[..text.len() - 20]).unwrap();
        fs::write(inside("tampered.jsonl"), text.replace("g1f3", "g1g5")).unwrap();
        inside("cut.jsonl")
    };
    let (missing, tampered) = (inside("none/sheet.pdf"), inside("tampered.jsonl"));
    let pdf = inside("x.pdf");
    let (page, object) = (inside("page.html"), inside("object.json"));
    fs::write(&page, "<!doctype html>\n<title>1. e4</title>\n").unwrap();
    fs::write(&object, "{\n  \"name\": \"1. e4\"\n}\n").unwrap();
    let [pdf, missing, truncated, tampered, page, object] =
        [&pdf, &missing, &truncated, &tampered, &page, &object].map(String::as_str);
    for (args, reason) in [
        (vec!["scoresheet", GAMES], "--output"),
        (
            vec!["scoresheet", GAMES, "--game", "38", "-o", pdf],
            "there is no game 38: the file has 37",
        ),
        (vec!["scoresheet", GAMES, "--game", "0", "-o", pdf], "from 1"),
        (vec!["scoresheet", "missing.pgn", "-o", pdf], "missing.pgn"),
        (
            vec!["scoresheet", GAMES, "-o", missing],
            "none/sheet.pdf cannot be written: there is no folder",
        ),
        (vec!["scoresheet", truncated, "-o", pdf], "line 59"),
        (vec!["scoresheet", tampered, "-o", pdf], "line 5: the fact is refused"),
        (vec!["scoresheet", GAMES, "--notation", "tlh", "-o", pdf], "compongo notation --list"),
        (vec!["scoresheet", GAMES, "--font", GAMES, "-o", pdf], "no font"),
        (vec!["form", "claim", BLITZ, "-o", pdf], "no draw is claimed"),
        (vec!["form", "incident", BLITZ, "-o", pdf], "nothing to report"),
        (vec!["form", "envelope", BLITZ, "-o", pdf], "not adjourned"),
        (vec!["form", "claim", GAMES, "-o", pdf], "games.pgn: this is a file of games (PGN), and"),
        (vec!["form", "late", GAMES, "-o", pdf], "`compongo scoresheet` and `compongo check` take"),
        (vec!["form", "claim", page, "-o", pdf], "page.html: this is no record of a table"),
        (vec!["scoresheet", page, "-o", pdf], "page.html: this is neither a file of games (PGN)"),
        (vec!["scoresheet", object, "-o", pdf], "object.json: this is no record of a table"),
        (vec!["form", "claim", BLITZ, BLITZ, "-o", pdf], "only late takes several"),
        (vec!["form", "late", truncated, "-o", pdf], "cut.jsonl"),
        (
            vec!["form", "late", BLITZ, "-o", missing],
            "none/sheet.pdf cannot be written: there is no folder",
        ),
    ] {
        let (code, out, err) = run(&args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}: {err}");
        assert!(err.contains(reason), "{args:?}: {err}");
    }
    assert!(!Path::new(pdf).exists());
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let args = ["scoresheet", GAMES, "--game", "all", "--text", "-o", "-"];
    let mut child =
        process().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut some = [0; 100];
    child.stdout.take().unwrap().read_exact(&mut some).unwrap();
    let mut err = String::new();
    let status = child.wait().unwrap();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((status.code(), err.as_str()), (Some(0), ""));
    let mut child = process()
        .args(["form", "late", BLITZ, "-o", "-"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let status = child.wait().unwrap();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((status.code(), err.as_str()), (Some(0), ""));
}

#[test]
fn a_late_list_has_all_records() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("late.jsonl");
    let lines = concat!(
        r#"{"compongo":1,"regulations":{"edition":"2018","time":"5400+30","default-time":1800000}}"#,
        "\n",
        r#"{"at":0,"by":"arbiter","do":"start","absent":"black"}"#,
        "\n",
        r#"{"at":60000,"by":"black","do":"arrive"}"#,
        "\n",
    );
    fs::write(&record, lines).unwrap();
    let path = folder.path().join("late.pdf");
    let args = ["form", "late", BLITZ, record.to_str().unwrap(), "-o", path.to_str().unwrap()];
    let (code, _, err) = run(&args);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(fs::read(&path).unwrap().starts_with(b"%PDF-"));
}
