//! `compongo case`.

mod common;

use std::fs;

use common::{json, run, run_with};

const GOOD: &str = r#"title = "Touched means moved"
source = "made for this test"
question = "Black touched the knight. May he play a pawn?"
editions = ["2014-2023"]
start.moves = "1.e4"

[[facts]]
at = "0:10"
by = "black"
do = "touch"
square = "g8"

[[expect]]
editions = ["2014"]
rulings = ["bound black move g8 [4.3(a)]"]

[[expect]]
editions = ["2017-2023"]
rulings = ["bound black move g8 [4.3.1]"]
"#;

fn of_text(args: &[&str], text: &str) -> (i32, String, String) {
    run_with(args, text.as_bytes())
}

#[test]
fn every_situation_of_the_project_is_ruled_as_it_says() {
    let cases = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases");
    let (code, out, err) = run(&["case", "--quiet", cases]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert_eq!(out.lines().count(), 1, "{out}");
    assert!(out.ends_with("once in each edition: all as expected.\n"), "{out}");
}

#[test]
fn a_situation_as_it_should_be() {
    let (code, out, err) = of_text(&["case", "-"], GOOD);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(
        out,
        "✓ standard input  Touched means moved  2014-2023\n\
         1 situation, run 4 times, once in each edition: all as expected.\n"
    );
    let (code, out, _) = of_text(&["--lang", "es", "case", "--edition", "2018", "-"], GOOD);
    assert_eq!(code, 0);
    assert_eq!(
        out,
        "✓ entrada estándar  Touched means moved  2018\n\
         1 situación, ejecutada una vez: todo como se espera.\n"
    );
}

#[test]
fn differences_are_shown_once_for_all_editions_that_have_them() {
    let wrong = GOOD.replace("g8 [4.3.1]\"", "g8 [4.3]\", \"noted [4.3]\"");
    let (code, out, err) = of_text(&["case", "-"], &wrong);
    assert_eq!((code, err.as_str()), (1, ""));
    assert_eq!(
        out,
        "✗ standard input  Touched means moved  2014-2023\n  \
           2017-2023  (- expected, + got)\n    \
             rulings\n      \
               - bound black move g8 [4.3]\n      \
               - noted [4.3]\n      \
               + bound black move g8 [4.3.1]\n\
         1 situation, run 4 times, once in each edition: 3 times not as expected.\n"
    );
    let (code, out, _) = of_text(&["case", "--edition", "2014", "--lang", "es", "-"], &wrong);
    assert_eq!(code, 0, "{out}");
}

#[test]
fn json_is_one_object_for_each_edition() {
    let wrong = GOOD.replace("[4.3.1]\"]", "[4.3.1]\"]\nresult = \"1-0\"");
    let (code, out, _) = of_text(&["case", "--json", "-"], &wrong);
    assert_eq!(code, 1);
    let runs = json(&out);
    let passed: Vec<_> =
        runs.iter().map(|it| (it["edition"].clone(), it["pass"].clone())).collect();
    assert_eq!(
        passed,
        [2014, 2017, 2018, 2023].map(|year| (year.into(), (year == 2014).into())).to_vec()
    );
    assert_eq!(runs[0]["file"], "-");
    assert_eq!(runs[0]["title"], "Touched means moved");
    assert_eq!(runs[0]["rulings"], serde_json::json!(["bound black move g8 [4.3(a)]"]));
    assert_eq!(runs[0]["differences"], serde_json::json!([]));
    assert!(runs[0]["result"].is_null() && runs[0]["clocks"].is_null());
    assert_eq!(
        runs[1]["differences"],
        serde_json::json!([{"what": "result", "expected": "1-0", "got": "*"}])
    );
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    for (text, english, spanish) in [
        (
            GOOD.replace("source = ", "sauce = "),
            "line 2, column 1: 'sauce' has no place here",
            "línea 2, columna 1: «sauce» no tiene nada que hacer aquí",
        ),
        (
            GOOD.replace("\"0:10\"", "\"soon\""),
            "fact 1: 'soon' is not a time: 1:30:00, 4:26, 0:00.5 or milliseconds are expected",
            "hecho 1: «soon» no es un tiempo: se espera 1:30:00, 4:26, 0:00.5 o milisegundos",
        ),
        (
            GOOD.replace("2017-2023", "2017-2019"),
            "'2017-2019' names no edition: a year or a range as 2009-2023 is expected",
            "«2017-2019» no es ninguna edición: se espera un año o un intervalo como 2009-2023",
        ),
        (
            GOOD.replace("1.e4", "1.e5"),
            "the move 'e5' cannot be played here",
            "la jugada «e5» no puede hacerse aquí",
        ),
    ] {
        let (code, out, err) = of_text(&["case", "-"], &text);
        assert_eq!(code, 2, "{out}");
        assert_eq!(err, format!("compongo: error: cannot read standard input: {english}\n"));
        let (code, _, err) = of_text(&["--lang", "es", "case", "-"], &text);
        assert_eq!(code, 2);
        assert!(err.ends_with(&format!("{spanish}\n")), "{err}");
    }
}

#[test]
fn the_rest_is_run_where_something_is_unreadable() {
    let folder = tempfile::tempdir().unwrap();
    let deeper = folder.path().join("deeper");
    fs::create_dir(&deeper).unwrap();
    fs::write(folder.path().join("bad.toml"), "title = ").unwrap();
    fs::write(deeper.join("good.toml"), GOOD).unwrap();
    fs::write(folder.path().join("readme.md"), "no situation").unwrap();
    let (code, out, err) = run(&["case", folder.path().to_str().unwrap()]);
    assert_eq!(code, 2);
    assert!(err.contains("bad.toml: line 1, column "), "{err}");
    assert!(out.contains("good.toml  Touched means moved"), "{out}");
    assert!(out.ends_with("all as expected. 1 could not be run.\n"), "{out}");
    let empty = tempfile::tempdir().unwrap();
    let (code, _, err) = run(&["case", empty.path().to_str().unwrap()]);
    assert_eq!(code, 2);
    assert!(err.contains("there are no situations (.toml) in this folder"), "{err}");
    let latin = folder.path().join("latin.toml");
    fs::write(&latin, b"title = \"\xE9\"\n").unwrap();
    let (code, _, err) = run(&["case", latin.to_str().unwrap()]);
    assert_eq!(code, 2);
    assert!(err.contains("the text is not UTF-8"), "{err}");
    let (code, _, err) = run(&["case", "no-such-file.toml"]);
    assert_eq!(code, 2);
    assert!(err.contains("no such file"), "{err}");
}

#[test]
fn a_path_and_a_real_edition_are_required() {
    let (code, out, err) = run(&["case"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("FILE|FOLDER"), "{err}");
    let (code, _, err) = run(&["case", "--edition", "2019", "-"]);
    assert_eq!(code, 2);
    assert!(err.contains("2018, 2023"), "{err}");
}

#[test]
fn colours_come_only_where_they_are_wanted() {
    let (_, out, _) = of_text(&["--color", "always", "case", "-"], GOOD);
    assert!(out.contains("\u{1b}[32m✓"), "{out:?}");
    let mut command = common::compongo();
    let output =
        command.env("NO_COLOR", "1").args(["case", "-"]).write_stdin(GOOD).output().unwrap();
    assert!(!output.stdout.contains(&0x1b));
}
