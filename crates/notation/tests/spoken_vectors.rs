//! Moves as they are said, in every style: the vectors that the screens' own module is tested by
//! too (`web/src/lib/spoken`), so that both say the same.
//!
//! After a change: `COMPONGO_SPOKEN=write cargo test -p compongo-notation --test spoken_vectors`.

mod common;

use std::path::Path;

use compongo_notation::San;
use compongo_notation::spoken::{Form, Lang, Names, Numbers, Style, say};
use serde_json::{Value, json};

/// FEN and move: everything that a move can be.
const MOVES: [(&str, &str); 16] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4"),
    ("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "e4d5"),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1"),
    ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8a8"),
    ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1"),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1h8"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"),
    ("3n4/4P3/8/8/8/k7/8/4K3 w - - 0 1", "e7d8n"),
    ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8q"),
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"),
    ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2"),
    ("6k1/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3"),
    ("6k1/8/8/8/Q2Q4/8/8/Q3K3 w - - 0 1", "a4d1"),
    ("4k3/8/8/2b5/8/8/8/4K3 b - - 0 1", "c5g1"),
    ("4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8f7"),
];

const FORMS: [(Form, &str); 5] = [
    (Form::Prescribed, "prescribed"),
    (Form::Plain, "plain"),
    (Form::Nato, "nato"),
    (Form::San, "san"),
    (Form::Uci, "uci"),
];
const LANGS: [(Lang, &str); 3] =
    [(Lang::English, "en"), (Lang::Spanish, "es"), (Lang::German, "de")];
const NAMES: [(Names, &str); 2] = [(Names::Prescribed, "prescribed"), (Names::Own, "own")];
const NUMBERS: [(Numbers, &str); 3] =
    [(Numbers::Prescribed, "prescribed"), (Numbers::Own, "own"), (Numbers::Digits, "digits")];

/// One move in every style: form, language, names, numbers, and what is said.
fn said(fen: &str, text: &str) -> Value {
    let position = common::position(fen);
    let mv = common::mv(&position, text);
    let mut rows = Vec::new();
    for (form, form_name) in FORMS {
        for (lang, lang_name) in LANGS {
            for (pieces, pieces_name) in NAMES {
                for (numbers, numbers_name) in NUMBERS {
                    let style = Style { form, lang, pieces, numbers };
                    let text = say(&position, mv, style);
                    rows.push(json!([form_name, lang_name, pieces_name, numbers_name, text]));
                }
            }
        }
    }
    let uci = compongo_notation::uci::write(&position, mv);
    json!({"fen": fen, "uci": uci, "san": San::of(&position, mv).to_string(), "said": rows})
}

fn vectors() -> Vec<Value> {
    MOVES.iter().map(|(fen, text)| said(fen, text)).collect()
}

#[test]
fn what_is_said_is_what_the_vectors_have() {
    if std::env::var("COMPONGO_SPOKEN").is_ok_and(|it| it == "write") {
        return write_the_vectors();
    }
    let kept: Vec<Value> = serde_json::from_str(include_str!("data/spoken.json")).unwrap();
    for (kept, now) in kept.iter().zip(vectors()) {
        assert_eq!(*kept, now);
    }
    assert_eq!(kept.len(), MOVES.len());
}

fn write_the_vectors() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/spoken.json");
    // A line for each style keeps differences readable.
    let lines: Vec<String> =
        vectors().iter().map(|it| it.to_string().replace("],[", "],\n[")).collect();
    std::fs::write(path, format!("[{}]\n", lines.join(",\n"))).unwrap();
}
