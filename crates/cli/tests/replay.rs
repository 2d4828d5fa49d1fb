//! `compongo replay`.

mod common;

use common::{json, run, run_with};

const HEAD: &str = r#"{"compongo":1,"regulations":{"edition":"2018","time":"300"}}"#;
const START: &str = r#"{"at":0,"by":"arbiter","do":"start"}"#;

fn of_lines(args: &[&str], lines: &[&str]) -> (i32, String, String) {
    run_with(args, format!("{}\n", lines.join("\n")).as_bytes())
}

fn sample() -> &'static str {
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../samples/blitz.jsonl")
}

#[test]
fn a_game_is_told_fact_by_fact() {
    let illegal = r#"{"at":4000,"by":"white","do":"move","move":"g1g3","press":true}"#;
    let report = r#"{"at":6000,"by":"arbiter","do":"report-illegal"}"#;
    let lines = [HEAD, START, illegal, report];
    let (code, out, err) = of_lines(&["replay", "-"], &lines);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("Laws of 2018 · blitz · 5 minutes"), "{out}");
    assert!(out.contains("        0:04  White: g1g3, clock pressed  [4:56 · ▸5:00]\n"), "{out}");
    assert!(
        out.contains("→ White: illegal move (against the rules of the pieces), number 1 (Art. "),
        "{out}"
    );
    assert!(!out.contains("{ $") && !out.contains("effect-") && !out.contains("act-"), "{out}");
    let (code, out, _) = of_lines(&["--lang", "es", "replay", "-"], &lines);
    assert_eq!(code, 0);
    assert!(out.contains("        0:04  Blancas: g1g3, reloj pulsado  [4:56 · ▸5:00]\n"), "{out}");
    assert!(out.contains("→ las blancas: jugada ilegal (contra las reglas"), "{out}");
}

#[test]
fn the_sample_is_a_real_game_with_its_real_clocks() {
    let (code, out, err) = run(&["replay", sample()]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("White: 2.Nf3, clock pressed  [2:57.7 · ▸3:00]\n"), "{out}");
    assert!(out.contains("The game is over: 1-0 (checkmate).\nClocks: White 0:59.6, Black 0:20\n"));
    let (code, out, _) = run(&["--lang", "es", "replay", sample()]);
    assert_eq!(code, 0);
    assert!(out.contains("Blancas: 2.Cf3, reloj pulsado"), "{out}");
    assert!(out.contains("La partida ha terminado: 1-0 (jaque mate)."), "{out}");
}

#[test]
fn json_is_one_object_for_each_fact() {
    let (code, out, _) = run(&["replay", "--json", sample()]);
    assert_eq!(code, 0);
    let lines = json(&out);
    // The regulations, the start, 57 moves, the end.
    assert_eq!(lines.len(), 60);
    assert_eq!(lines[0]["play"], "blitz");
    assert_eq!(lines[0]["regulations"]["edition"], "2023");
    let moved = &lines[4];
    assert_eq!(moved["line"], 5);
    assert_eq!(moved["fact"]["move"], "g1f3");
    assert_eq!(moved["rulings"][0]["code"], "made");
    assert_eq!(moved["rulings"][0]["articles"], serde_json::json!(["4.7", "3.10.1"]));
    assert_eq!(moved["rulings"][0]["ruling"], "made white g1f3 [4.7, 3.10.1]");
    assert_eq!(moved["rulings"][0]["text"], "2.Nf3 is made (Art. 4.7, 3.10.1)");
    assert_eq!(
        moved["clocks"],
        serde_json::json!({"white": 177_700, "black": 180_000, "running": "black"})
    );
    let end = &lines[59];
    assert_eq!((&end["stage"], &end["result"]), (&"over".into(), &"1-0".into()));
    assert_eq!((&end["ending"], &end["plies"]), (&"checkmate".into(), &57.into()));
    assert_eq!(end["clocks"]["black"], 20_000);
}

#[test]
fn a_bad_line_is_named_with_what_is_wrong() {
    for (lines, english, spanish) in [
        (
            &[HEAD, START, r#"{"at":1,"by":"white"}"#][..],
            "line 3: 'do' is missing",
            "línea 3: falta «do»",
        ),
        (
            &[HEAD, "", START, r#"{"at":1,"by":"white","do":"press""#],
            "line 4: column 33: the text ends too early",
            "línea 4: columna 33: el texto acaba antes de tiempo",
        ),
        (
            &[HEAD, START, r#"{"at":1,"by":"white","do":"move","move":"e2e9"}"#],
            "line 3: 'e2e9' is not a move, as e2e4",
            "línea 3: «e2e9» no es una jugada, como e2e4",
        ),
        (
            &[HEAD, START, START],
            "line 3: the fact is refused: the game has been started already",
            "línea 3: el hecho se rechaza: la partida ya ha comenzado",
        ),
        (
            &[r#"{"compongo":4,"regulations":{"future":1}}"#],
            "line 1: the record is of version 4; this program knows records up to version 3",
            "línea 1: el registro es de la versión 4; este programa conoce registros hasta la \
             versión 3",
        ),
        (
            &[r#"{"compongo":1,"regulations":{"edition":"2018","start":"8/8/8/8/8/8/8/8 w - -"}}"#],
            "line 1: the position cannot be used",
            "línea 1: la posición no sirve",
        ),
        (
            &[r#"{"compongo":0,"regulations":{"edition":"2018"}}"#],
            "line 1: '0' is not a version of records, as 1",
            "línea 1: «0» no es una versión de registros, como 1",
        ),
        (
            &[r#"{"compongo":1,"compongo":1,"regulations":{"edition":"2018"}}"#],
            "line 1: column 24: 'compongo' stands there twice",
            "línea 1: columna 24: «compongo» está dos veces",
        ),
        (&[START], "line 1: 'compongo' is missing", "línea 1: falta «compongo»"),
        (
            &[HEAD, r#"{"at":0,"by":"arbiter","at":1,"do":"start"}"#],
            "line 2: column 29: 'at' stands there twice",
            "línea 2: columna 29: «at» está dos veces",
        ),
        (
            &[HEAD, r#"{"at":1.5,"by":"arbiter","do":"start"}"#],
            "line 2: 'at': '1.5' where a whole number from 0 on is expected",
            "línea 2: «at»: «1.5», donde se espera un número entero desde 0",
        ),
        (&[""], "the record is empty", "el registro está vacío"),
    ] {
        let (code, _, err) = of_lines(&["replay", "-"], lines);
        assert_eq!(code, 2);
        let begin = format!("compongo: error: cannot read standard input: {english}");
        assert!(err.starts_with(&begin), "{err}");
        let (code, _, err) = of_lines(&["--lang", "es", "replay", "-"], lines);
        assert_eq!(code, 2);
        assert!(err.contains(spanish), "{err}");
    }
}

#[test]
fn what_came_before_a_bad_line_is_told() {
    let (code, out, _) = of_lines(&["replay", "-"], &[HEAD, START, "no fact"]);
    assert_eq!(code, 2);
    assert!(out.contains("→ the game begins (Art. 6.6, B.1, B.4, B.5)\n"), "{out}");
    let endless = "x".repeat(2 << 20);
    let (code, _, err) = of_lines(&["replay", "-"], &[HEAD, &endless]);
    assert_eq!(code, 2);
    assert!(err.contains("line 2: too long for a fact"), "{err}");
    let latin = [format!("{HEAD}\n{START}\n").as_bytes(), b"{\"at\":0,\"by\":\"\xE9\"}\n"].concat();
    let (code, _, err) = run_with(&["replay", "-"], &latin);
    assert_eq!(code, 2);
    assert!(err.contains("line 3: the text is not UTF-8"), "{err}");
    let (code, _, err) = run(&["replay", "no-such-record.jsonl"]);
    assert_eq!(code, 2);
    assert!(err.contains("no such file"), "{err}");
    let (code, _, _) = run(&["replay"]);
    assert_eq!(code, 2);
}
