//! `compongo laws`.

mod common;

use common::{json, run};

#[test]
fn an_article_with_its_numbers_in_other_editions() {
    let (code, out, err) = run(&["laws", "7.5.5", "--edition", "2018"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines[0], "7.5.5  2018 · Irregularities · decided by the program");
    assert!(lines[1].contains("the second loses"), "{out}");
    assert_eq!(
        lines[2],
        "Other editions: 1997 10.3, 2001 7.4(b), 2005 7.4, 2009 7.4(b), 2014 7.5(b), 2017 7.5.3, \
         2023 7.5.5"
    );
}

#[test]
fn numbers_are_read_however_they_are_written() {
    for text in ["9.6a", "9.6(A)", "Art. 9.6 (a)"] {
        let (code, out, _) = run(&["laws", text, "--edition", "2014"]);
        assert_eq!(code, 0, "{text}");
        assert!(out.starts_with("9.6(a)  2014"), "{out}");
    }
}

#[test]
fn a_number_above_others_shows_them_all() {
    let (code, out, _) = run(&["laws", "7.5", "--edition", "2018"]);
    assert_eq!(code, 0);
    let numbers: Vec<_> = out.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(numbers, ["7.5.1", "7.5.2", "7.5.3", "7.5.4", "7.5.5"]);
    let (_, out, _) = run(&["laws", "--edition", "2018"]);
    assert_eq!(out.lines().count(), 345);
}

#[test]
fn the_language_is_that_of_the_reader() {
    let (code, out, _) = run(&["--lang", "es", "laws", "13.4", "--edition", "2005"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("13.4  2005 · El árbitro · lo decide una persona"), "{out}");
    assert!(out.contains("La copia disponible está dañada; se ha perdido: la lista"), "{out}");
}

#[test]
fn words_are_looked_for() {
    let (code, out, _) = run(&["laws", "torre", "PRIMERO", "--edition", "2018"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("4.4.2  Rook deliberately first"), "{out}");
}

#[test]
fn what_is_not_there_is_said_with_what_may_be_meant() {
    let (code, out, err) = run(&["laws", "7.5.5", "--edition", "1997"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert_eq!(
        err,
        "compongo: error: the edition of 1997 has nothing for '7.5.5'. What 2023 says there is \
         10.3 here.\n"
    );
    let (code, _, err) = run(&["--lang", "es", "laws", "9.6.2", "--edition", "2009"]);
    assert_eq!(code, 1);
    assert!(err.contains("Lo que ahí dice 2023 aquí falta."), "{err}");
    let (code, _, err) = run(&["laws", "7.5.9"]);
    assert_eq!(code, 1);
    assert!(err.contains("Nearest: 7.5.5, 7.5.4, 7.5.3"), "{err}");
    let (code, _, err) = run(&["laws", "en", "pasant"]);
    assert_eq!(code, 1);
    assert_eq!(err, "compongo: error: the edition of 2023 has nothing for 'en pasant'.\n");
}

#[test]
fn json_is_one_object_for_each_article() {
    let (code, out, _) = run(&["laws", "A.4.2", "--edition", "2018", "--json"]);
    assert_eq!(code, 0);
    let [article] = &json(&out)[..] else { panic!("{out}") };
    assert_eq!(article["edition"], 2018);
    assert_eq!(article["article"], "A.4.2");
    assert_eq!(article["kind"], "enforce");
    assert_eq!(article["subject"], "rapid");
    assert_eq!(article["matter"], "rapid-illegal-move");
    assert_eq!(article["standing"], "read");
    assert!(article["lost"].is_null());
    assert_eq!(article["elsewhere"][6], serde_json::json!({"edition": 2023, "article": "A.5.2"}));
    let (_, out, _) = run(&["laws", "--edition", "2023", "--json"]);
    assert_eq!(json(&out).len(), 372);
}

#[test]
fn what_changed_between_editions() {
    let (code, out, _) = run(&["laws", "diff", "2018", "2023"]);
    assert_eq!(code, 0);
    assert!(
        out.contains(
            "  changed or divided otherwise\n  - 5.1.2  Who resigns loses at once.\n  + 5.1.2  "
        ),
        "{out}"
    );
    assert!(out.contains("  A.4.3 → A.5.3  Who claims a win on time"), "{out}");
    assert!(!out.contains("6.2.1  After moving"), "{out}");
    let (_, out, _) = run(&["laws", "diff", "2018", "2018"]);
    assert_eq!(out, "nothing changed\n");
    let (_, out, _) = run(&["laws", "diff", "1997", "2001", "--json"]);
    let changes = json(&out);
    let penalties = changes.iter().find(|change| change["matters"][0] == "penalties").unwrap();
    assert_eq!(penalties["difference"], "changed");
    assert_eq!(penalties["sure"], true);
    assert_eq!(penalties["from"][0]["article"], "13.4");
}

#[test]
fn differences_need_two_editions() {
    for wrong in [&["laws", "diff"][..], &["laws", "diff", "2018"], &["laws", "diff", "2018", "1"]]
    {
        let (code, out, err) = run(wrong);
        assert_eq!((code, out.as_str()), (2, ""));
        assert!(err.starts_with("compongo: error: "), "{err}");
    }
    let (code, _, err) = run(&["laws", "1.1", "--edition", "2019"]);
    assert_eq!(code, 2);
    assert!(err.contains("2018, 2023"), "{err}");
}

#[test]
fn coverage_counts_the_articles_of_each_kind() {
    let (code, out, _) = run(&["laws", "coverage", "--edition", "2018", "--json"]);
    assert_eq!(code, 0);
    let kinds = json(&out);
    let counts: Vec<_> = kinds.iter().map(|it| it["articles"].as_u64().unwrap()).collect();
    assert_eq!(counts, [182, 118, 45]);
    let (_, out, _) = run(&["laws", "coverage"]);
    assert_eq!(out.lines().count(), 8 * 4);
}
