//! `compongo school`.

mod common;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use common::{json, outcome};
use tempfile::TempDir;

/// Answers to questions: exit status, stdout, stderr.
fn school(args: &[&str], stdin: &str, progress: &Path) -> (i32, String, String) {
    let mut command = common::compongo();
    command.args(["school", "--seed", "7"]).args(args).arg("--progress").arg(progress);
    outcome(&command.write_stdin(stdin).output().unwrap())
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

#[test]
fn a_round_is_answered_line_by_line() {
    let folder = folder();
    let file = folder.path().join("a/school.json");
    let args = ["--edition", "2018", "--subject", "touch", "--questions", "2"];
    let (code, out, err) = school(&args, "1\n1 2\n9\n2\n\n", &file);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("2 situations by the Laws of 2018\n"), "{out}");
    assert!(out.contains("1 of 2 · touching and moving") && out.contains("2 of 2 ·"), "{out}");
    assert!(out.contains("   a  b  c  d  e  f  g  h"), "{out}");
    assert!(out.contains("2 of 2 answered"), "{out}");
    assert!(out.contains("The same questions again: --edition 2018 --seed 7"), "{out}");
    assert!(err.contains("one number from 1 to 4 is expected"), "{err}");
    let kept: serde_json::Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    assert_eq!(kept["situations"].as_object().unwrap().len(), 2);
}

#[test]
fn the_right_answers_get_all_points() {
    let folder = folder();
    let file = folder.path().join("school.json");
    let args = ["--edition", "2023", "--questions", "5", "--json"];
    // The first time without an answer, to learn what is right.
    let (code, out, _) = school(&args, &"\n\n".repeat(5), &file);
    assert_eq!(code, 0);
    let lines = json(&out);
    assert_eq!(lines.iter().filter(|it| it["exercise"].is_object()).count(), 5);
    let mut answers = String::new();
    for line in lines.iter().filter(|it| it["marked"].is_object()) {
        let solution = &line["marked"]["solution"];
        let numbers = |value: &serde_json::Value| -> Vec<String> {
            let places = value.as_array().into_iter().flatten();
            places.map(|it| (it.as_u64().unwrap() + 1).to_string()).collect()
        };
        writeln!(answers, "{}", solution["ruling"].as_u64().unwrap() + 1).unwrap();
        if line["marked"]["articles"] != "not-asked" {
            writeln!(answers, "{}", numbers(&solution["articles"]).join(" ")).unwrap();
        }
    }
    let (_, out, _) = school(&args, &answers, &file);
    let summary = &json(&out).pop().unwrap()["summary"];
    assert_eq!((&summary["answered"], &summary["rulings_right"]), (&5.into(), &5.into()));
    assert_eq!(summary["points"], summary["most"]);
    // Nothing is wrong any more.
    let (code, _, err) = school(&["--edition", "2023", "--again"], "", &file);
    assert_eq!(code, 2);
    assert!(err.contains("none of these situations was answered wrongly"), "{err}");
}

#[test]
fn an_exam_tells_what_is_right_only_at_its_end() {
    let folder = folder();
    let file = folder.path().join("school.json");
    let args = ["--exam", "30", "--questions", "3", "--edition", "2018"];
    let (code, out, _) = school(&args, "1\n1\n", &file);
    assert_eq!(code, 0);
    assert!(out.starts_with("Exam: 3 questions by the Laws of 2018 in 30 minutes\n"), "{out}");
    let (asked, result) = out.split_once("\nResult\n").unwrap();
    assert!(!asked.contains("The ruling is"), "{asked}");
    assert_eq!(result.matches("(not answered)").count(), 2, "{result}");
    assert!(result.contains("1 of 3 answered") && result.contains("of 30:00"), "{result}");
}

#[test]
fn the_end_of_the_input_and_q_end_politely() {
    let folder = folder();
    for stdin in ["", "q\n", "1\nQ\n"] {
        let file = folder.path().join("school.json");
        let (code, out, err) = school(&["--edition", "2018"], stdin, &file);
        assert_eq!((code, err.as_str()), (0, ""), "{stdin:?}");
        assert!(out.contains("0 of 10 answered"), "{out}");
        assert!(!file.exists());
    }
}

#[test]
fn a_damaged_file_is_set_aside_and_told() {
    let folder = folder();
    let file = folder.path().join("school.json");
    fs::write(&file, "{ not json").unwrap();
    let (code, _, err) = school(&["--questions", "1"], "1\n\n", &file);
    assert_eq!(code, 0);
    assert!(err.contains("is damaged and was set aside as"), "{err}");
    let aside = folder.path().join("school.damaged-1.json");
    assert_eq!(fs::read_to_string(aside).unwrap(), "{ not json");
    assert!(fs::read_to_string(&file).unwrap().contains("\"version\": 1"));
    // What a later program wrote stays as it is.
    let later = r#"{"version":9,"situations":{}}"#;
    fs::write(&file, later).unwrap();
    let (_, _, err) = school(&["--questions", "1"], "1\n\n", &file);
    assert!(err.contains("it is of version 9"), "{err}");
    assert_eq!(fs::read_to_string(&file).unwrap(), later);
}

#[test]
fn everything_is_said_in_spanish_too() {
    let folder = folder();
    let file = folder.path().join("school.json");
    let args = ["--lang", "es", "--subject", "draws", "--questions", "1", "--edition", "2018"];
    let (code, out, _) = school(&args, "1\n1\n", &file);
    assert_eq!(code, 0);
    assert!(out.starts_with("Una situación según las Leyes de 2018\n"), "{out}");
    assert!(out.contains('¿') && out.contains("¿Qué decisión es correcta"), "{out}");
    assert!(out.contains("La decisión es "), "{out}");
    assert!(!out.contains("school-") && !out.contains("effect-") && !out.contains("{ $"), "{out}");
}

#[test]
fn subjects_are_listed_and_wrong_ones_refused() {
    let (code, out, _) = common::run(&["school", "--list", "--edition", "2018"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("Situations of 2018: easy, medium, hard\n"), "{out}");
    assert_eq!(out.lines().count(), 15, "{out}");
    let (_, lines, _) = common::run(&["school", "--list", "--json"]);
    assert_eq!(json(&lines)[0]["subject"], "adjournment");
    let (code, _, err) = common::run(&["school", "--subject", "poker"]);
    assert_eq!(code, 2);
    assert!(err.contains("subjects are adjournment, chess960,"), "{err}");
    let (code, _, err) = common::run(&["school", "--exam", "0"]);
    assert_eq!(code, 2);
    assert!(err.contains("a whole number of minutes from 1 up is expected"), "{err}");
}
