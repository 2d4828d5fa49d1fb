//! `compongo envelope`: two of three slips open an envelope without a server.

mod common;

use std::path::{Path, PathBuf};

use common::{json, run, run_with};
use compongo_laws::game::{Bytes32, Content, Envelope};
use compongo_server::sealed::{Holder, Secrets, seal};
use serde_json::json;

/// After 1.e4 e5.
const BEFORE: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

fn secrets() -> Secrets {
    Secrets { key: [9; 32], slips: [[1; 14], [2; 14], [3; 14]] }
}

fn slip(holder: Holder) -> String {
    secrets().slip(holder).to_string()
}

fn sealed(text: &str) -> Envelope {
    let content = Content { text: text.to_owned(), nonce: Bytes32([7; 32]) };
    seal(&content, BEFORE, &secrets()).unwrap()
}

/// The record of a game that is adjourned with this envelope, perhaps with more facts.
fn record(envelope: &Envelope, more: &[&str]) -> String {
    let seal =
        json!({"at": 115_000, "by": "white", "do": "seal", "envelope": envelope}).to_string();
    let mut lines = vec![
        r#"{"compongo":2,"regulations":{"edition":"2018","time":"5400+30","adjournments":true}}"#,
        r#"{"at":0,"by":"arbiter","do":"start"}"#,
        r#"{"at":65000,"by":"white","do":"move","move":"e2e4","press":true}"#,
        r#"{"at":100000,"by":"black","do":"move","move":"e7e5","press":true}"#,
        r#"{"at":110000,"by":"arbiter","do":"adjourn"}"#,
        seal.as_str(),
        r#"{"at":120000,"by":"white","do":"stop-clocks","reason":"none"}"#,
    ];
    lines.extend(more);
    lines.join("\n") + "\n"
}

fn kept(folder: &Path, text: &str) -> PathBuf {
    let path = folder.join("game.jsonl");
    std::fs::write(&path, text).unwrap();
    path
}

/// Opens with two slips as arguments.
fn opened(text: &str, slips: [&str; 2], options: &[&str]) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = kept(folder.path(), text);
    let mut args = vec!["envelope", path.to_str().unwrap()];
    args.extend(slips);
    args.extend(options);
    run(&args)
}

#[test]
fn any_two_slips_open_it_and_the_move_is_read_in_any_letters() {
    let text = record(&sealed("Cg1-f3"), &[]);
    for (one, two) in [
        (Holder::Arbiter, Holder::Sealer),
        (Holder::Arbiter, Holder::Opponent),
        (Holder::Opponent, Holder::Sealer),
    ] {
        let (code, out, err) = opened(&text, [&slip(one), &slip(two)], &[]);
        assert_eq!((code, err.as_str()), (0, ""));
        assert!(out.starts_with("Written: Cg1-f3\nThis means 2.Nf3.\n"), "{out}");
        assert!(out.contains(&format!("Position: {BEFORE}\n")), "{out}");
        assert!(out.contains("must be the one printed on the envelope"), "{out}");
        assert!(
            out.contains(r#"For the record: {"do":"open-envelope","content":{"text":"Cg1-f3""#)
        );
        assert!(out.contains("(Art. I.7"), "{out}");
    }
    let (one, two) = (slip(Holder::Arbiter), slip(Holder::Sealer));
    let both = [one.as_str(), two.as_str()];
    let (code, out, _) = opened(&text, both, &["--lang", "es"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("Escrito: Cg1-f3\nSignifica 2.Cf3.\n"), "{out}");
    let (_, out, _) = opened(&text, both, &["--notation", "figurine"]);
    assert!(out.contains("This means 2.♘f3."), "{out}");
}

#[test]
fn slips_are_asked_for_and_stay_out_of_the_history() {
    let folder = tempfile::tempdir().unwrap();
    let path = kept(folder.path(), &record(&sealed("Nf3"), &[]));
    let typed =
        format!("\n {} \n\n{}\n", slip(Holder::Sealer), slip(Holder::Arbiter).to_lowercase());
    let args = ["envelope", "--json", path.to_str().unwrap()];
    let (code, out, err) = run_with(&args, typed.as_bytes());
    assert_eq!((code, err.as_str()), (0, ""));
    let lines = json(&out);
    let [line] = lines.as_slice() else { panic!("{out}") };
    assert_eq!(line["text"], "Nf3");
    assert_eq!(line["moves"], json!(["g1f3"]));
    assert_eq!(line["san"], json!(["Nf3"]));
    assert_eq!(line["before"], BEFORE);
    assert_eq!(line["commitment"], sealed("Nf3").commitment.to_string());
    // What it says for the record is what the game takes.
    let mut fact = line["act"].clone();
    fact["at"] = 200_000.into();
    fact["by"] = "arbiter".into();
    let resumed = r#"{"at":190000,"by":"arbiter","do":"resume-game"}"#;
    let fact = fact.to_string();
    let whole = record(&sealed("Nf3"), &[resumed, fact.as_str()]);
    let (code, out, err) = run_with(&["replay", "-"], whole.as_bytes());
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("2.Nf3"), "{out}");
    // One slip is not enough.
    let (code, _, err) = run_with(&args, slip(Holder::Sealer).as_bytes());
    assert_eq!(code, 2);
    assert!(err.contains("two slips are needed"), "{err}");
}

#[test]
fn what_means_no_move_or_several_is_left_to_the_arbiter() {
    let (one, two) = (slip(Holder::Arbiter), slip(Holder::Opponent));
    let both = [one.as_str(), two.as_str()];
    let (code, out, _) = opened(&record(&sealed("I resign\u{1b}[2J"), &[]), both, &[]);
    assert_eq!(code, 0);
    assert!(out.starts_with("Written: I resign\u{fffd}[2J\nThis means no legal move"), "{out}");
    assert!(!out.contains("For the record"), "{out}");
}

#[test]
fn what_is_wrong_with_slips_is_told_without_repeating_them() {
    let text = record(&sealed("Nf3"), &[]);
    let arbiter = slip(Holder::Arbiter);
    let other = Secrets { key: [9; 32], slips: [[1; 14], [2; 14], [4; 14]] };
    let mistyped = arbiter.replace("040G", "041G");
    for (two, status, reason) in [
        ("4-0000", 2, "slip 2: a slip begins with 1, 2 or 3"),
        ("2-0000", 2, "slip 2: a slip has 24 letters and digits after its number, this one 4"),
        ("2-00U0", 2, "slip 2: “U” is on no slip"),
        (&*mistyped, 2, "slip 2: it was copied wrongly"),
        (&*arbiter, 2, "both slips are of the same holder"),
        (&*other.slip(Holder::Opponent).to_string(), 1, "these slips do not open this envelope"),
    ] {
        let (code, out, err) = opened(&text, [&arbiter, two], &[]);
        assert_eq!((code, out.as_str()), (status, ""), "{two}: {err}");
        assert!(err.contains(reason), "{two}: {err}");
        assert!(!err.contains(&arbiter[2..]), "{err}");
    }
}

#[test]
fn a_changed_or_cut_envelope_is_found() {
    let (one, two) = (slip(Holder::Arbiter), slip(Holder::Opponent));
    let both = [one.as_str(), two.as_str()];
    let whole = sealed("Nf3");
    // One character of the content, of the keys, of the commitment; a part; nothing at all.
    let mut content = whole.clone();
    content.locked.replace_range(8..9, if &whole.locked[8..9] == "A" { "B" } else { "A" });
    let cut = Envelope { locked: whole.locked[..200].to_owned(), ..whole.clone() };
    let odd = Envelope { locked: "?".repeat(384), ..whole.clone() };
    let empty = Envelope { locked: String::new(), ..whole.clone() };
    let mut commitment = whole.clone();
    commitment.commitment.0[5] ^= 1;
    for (envelope, status, reason) in [
        (&content, 1, "the content of the envelope was changed"),
        (&commitment, 1, "these slips do not open this envelope"),
        (&cut, 2, "cut off or none: 150 bytes instead of 288"),
        (&odd, 2, "holds characters that are in none"),
        (&empty, 2, "only the organiser's has it"),
    ] {
        let (code, out, err) = opened(&record(envelope, &[]), both, &[]);
        assert_eq!((code, out.as_str()), (status, ""), "{err}");
        assert!(err.contains(reason), "{err}");
    }
    // Another position than the one it was sealed in.
    let elsewhere = record(&whole, &[]).replace("e7e5", "d7d5");
    let (code, _, err) = opened(&elsewhere, both, &[]);
    assert_eq!(code, 1);
    assert!(err.contains("does not fit the commitment or the position"), "{err}");
    // The record itself is cut off in the middle of a line.
    let text = record(&whole, &[]);
    let (code, _, err) = opened(&text[..text.len() - 30], both, &[]);
    assert_eq!(code, 2);
    assert!(err.contains("line 7"), "{err}");
}

#[test]
fn a_record_without_a_closed_envelope_is_refused() {
    let (one, two) = (slip(Holder::Arbiter), slip(Holder::Opponent));
    let both = [one.as_str(), two.as_str()];
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/../../samples/blitz.jsonl");
    let (code, _, err) = run(&["envelope", samples, both[0], both[1]]);
    assert_eq!(code, 2);
    assert!(err.contains("this record has no sealed envelope"), "{err}");
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../samples/games.pgn");
    let (code, _, err) = run(&["envelope", games, both[0], both[1]]);
    assert_eq!(code, 2);
    assert!(err.contains("games.pgn: this is a file of games (PGN), and"), "{err}");
    let content = json!({"text": "Nf3", "nonce": Bytes32([7; 32]).to_string()});
    let open = json!({"at": 200_000, "by": "arbiter", "do": "open-envelope", "content": content,
        "move": "g1f3"});
    let open = open.to_string();
    let lost = [r#"{"at":190000,"by":"arbiter","do":"resume-game"}"#, open.as_str()];
    let (code, _, err) = opened(&record(&sealed("Nf3"), &lost), both, &[]);
    assert_eq!(code, 2);
    assert!(err.contains("has been opened or is lost"), "{err}");
    let (code, _, err) = run(&["envelope", "-"]);
    assert_eq!(code, 2);
    assert!(err.contains("give both slips as arguments"), "{err}");
    let (code, _, err) = run(&["envelope", "missing.jsonl", both[0], both[1]]);
    assert_eq!(code, 2);
    assert!(err.contains("missing.jsonl"), "{err}");
}
