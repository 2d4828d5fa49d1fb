//! What the tests share: games, records, and the text of a PDF.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::io::Write;
use std::process::{Command, Stdio};

use compongo_laws::game::Record;
use compongo_pgn::{Game, Limits, read_all};

/// A game with every kind of piece move, castlings, captures, checks, a promotion, a mate.
pub(crate) const GAME: &str = r#"[Event "Campeonato de España"]
[Site "Linares"]
[Date "2026.11.30"]
[Round "5"]
[Board "12"]
[White "Núñez Ğöktürk, María"]
[Black "Іваненко, Олександр"]
[WhiteTitle "WGM"]
[WhiteElo "2412"]
[WhiteFideId "2245678"]
[BlackFederation "UKR"]
[Result "1-0"]
[TimeControl "40/5400+30:1800+30"]

1. e4 {[%clk 1:30:20]} e5 {[%clk 1:30:11]} 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O {(=)} Be7
6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 11. d4 Qc7 12. dxc5 dxc5 13. Nbd2 Be6
14. Qe2 Rad8 15. Nf1 Kh8 16. Ne3 g6 17. Nxe5 Qxe5 18. f4 Qc7 19. f5 Bd6 20. fxe6 fxe6 1-0
"#;

/// The first game of a text.
pub(crate) fn game(pgn: &str) -> Game {
    read_all(pgn.as_bytes(), &Limits::default()).remove(0).game
}

/// A record with scoresheets, an illegal move, a wrong claim and its price, and a signed result.
pub(crate) fn record() -> Record {
    let mut text = String::from(concat!(
        r#"{"compongo":1,"regulations":{"edition":"2018","time":"5400+30","default-time":3600000,"scoresheets":true}}"#,
        "\n",
        r#"{"at":0,"by":"arbiter","do":"start","absent":"black"}"#,
        "\n",
        r#"{"at":60000,"by":"black","do":"arrive"}"#,
        "\n",
    ));
    let mut at = 60_000_u64;
    for round in 0..2 {
        for (by, mv, san) in [
            ("white", "g1f3", "Nf3"),
            ("black", "g8f6", "Sf6"),
            ("white", "f3g1", "Ng1"),
            ("black", "f6g8", "Sg8"),
        ] {
            at += 5_000;
            text += &told(at, by, &format!("\"do\":\"move\",\"move\":\"{mv}\",\"press\":true"));
            for writer in ["white", "black"] {
                // Black leaves out the last move.
                if writer == "black" && round == 1 && mv == "f6g8" {
                    continue;
                }
                let san =
                    if writer == "black" { san.replace('N', "S") } else { san.replace('S', "N") };
                text += &told(at, writer, &format!("\"do\":\"write\",\"text\":\"{san}\""));
            }
        }
    }
    for rest in [
        r#"{"at":110000,"by":"white","do":"claim-draw","ground":"threefold"}"#,
        r#"{"at":120000,"by":"arbiter","do":"check-claim"}"#,
        r#"{"at":130000,"by":"white","do":"sign","white":"draw","black":"draw"}"#,
    ] {
        text.push_str(rest);
        text.push('\n');
    }
    Record::read(&text).unwrap()
}

/// A record of a game that is adjourned, with a move sealed.
pub(crate) fn adjourned() -> Record {
    let text = concat!(
        r#"{"compongo":2,"regulations":{"edition":"2018","time":"5400+30","adjournments":true}}"#,
        "\n",
        r#"{"at":0,"by":"arbiter","do":"start"}"#,
        "\n",
        r#"{"at":65000,"by":"white","do":"move","move":"e2e4","press":true}"#,
        "\n",
        r#"{"at":100000,"by":"black","do":"move","move":"e7e5","press":true}"#,
        "\n",
        r#"{"at":110000,"by":"arbiter","do":"adjourn"}"#,
        "\n",
        r#"{"at":115000,"by":"white","do":"seal","envelope":{"commitment":""#,
        "3f2a3f2a3f2a3f2a3f2a3f2a3f2a3f2a3f2a3f2a3f2a3f2a3f2a3f2a3f2a3f2a",
        r#"","box":"x"}}"#,
        "\n",
        r#"{"at":120000,"by":"white","do":"stop-clocks","reason":"none"}"#,
        "\n",
    );
    Record::read(text).unwrap()
}

/// The text of a PDF as the program `pdftotext` finds it; nothing where that is not installed.
pub(crate) fn text_of(pdf: &[u8]) -> Option<String> {
    let run = Command::new("pdftotext")
        .args(["-layout", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut child) = run else {
        eprintln!("SKIPPED: pdftotext (poppler-utils) is not installed, no text is looked for");
        return None;
    };
    let mut input = child.stdin.take()?;
    let bytes = pdf.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&bytes));
    let out = child.wait_with_output().ok()?;
    let _ = writer.join();
    Some(String::from_utf8_lossy(&out.stdout).into_owned())
}

/// The text without blanks and without marks of direction, to look for words that were broken.
pub(crate) fn dense(text: &str) -> String {
    let kept = |c: &char| {
        !c.is_whitespace() && !matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}')
    };
    text.chars().filter(kept).collect()
}

/// A fact as a line of a record.
fn told(at: u64, by: &str, what: &str) -> String {
    format!("{{\"at\":{at},\"by\":\"{by}\",{what}}}\n")
}
