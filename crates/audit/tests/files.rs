//! Broken files and any bytes whatever.

mod common;

use common::*;
use compongo_audit::{BatchReport, Code, Detail, Options, audit_batch};
use compongo_pgn::{Batches, FaultKind};
use proptest::prelude::*;

#[test]
fn faults_of_the_text_have_their_place() {
    let text = "[Result \"1-0\"]\n\n1. e4 } e5\n2. Nf3 { no end\n\n[Event \"2\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n";
    let report = audit(text);
    let faults: Vec<_> = report
        .findings
        .iter()
        .map(|finding| match finding.detail {
            Detail::BrokenFile { fault, more: 0 } => (fault.kind, finding.at_line, finding.ply),
            _ => panic!("{finding:?}"),
        })
        .collect();
    assert_eq!(
        faults,
        [(FaultKind::StrayBrace, 3, Some(1)), (FaultKind::UnterminatedComment, 4, Some(3)),]
    );
    assert_eq!(report.totals.games, 2);
}

#[test]
fn a_flood_of_faults_is_dammed() {
    let report = audit(game(&[("Result", "1-0")], &format!("1. e4 {} e5 1-0", "} ".repeat(500))));
    assert_eq!(codes(&report), [Code::BrokenFile; 20]);
    let Detail::BrokenFile { more, .. } = report.findings[19].detail else { panic!() };
    assert_eq!(more, 480);
    assert_eq!(report.totals.plies, 2);
}

/// The report on a stream cut into batches.
fn in_batches(bytes: &[u8], size: usize, options: &Options) -> BatchReport {
    let mut whole = BatchReport::default();
    for batch in Batches::new(bytes, &options.limits).with_size(size) {
        let mut report = audit_batch(&batch.unwrap(), options);
        report.shift_games(whole.totals.games);
        whole.totals.merge(&report.totals);
        whole.findings.append(&mut report.findings);
    }
    whole
}

proptest! {
    #[test]
    fn any_bytes_are_read_to_their_end(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let report = audit(bytes.clone());
        let end = bytes.len() as u64;
        for finding in &report.findings {
            prop_assert!(finding.offset <= finding.at && finding.at <= end);
            prop_assert!(finding.line <= finding.at_line);
        }
    }

    #[test]
    fn batches_of_any_size_give_the_same_report(
        pieces in prop::collection::vec(prop::sample::select(PIECES), 0..60),
        size in 1..400_usize,
        infer in any::<bool>(),
    ) {
        let text = pieces.concat();
        let mut options = Options::default();
        if infer {
            options.alphabet = compongo_audit::AlphabetChoice::Infer;
        }
        let whole = audit_with(text.clone(), &options);
        prop_assert_eq!(in_batches(text.as_bytes(), size, &options), whole);
    }
}

const PIECES: &[&str] = &[
    "\n\n[Event \"x\"]\n",
    "[White \"A\"]\n",
    "[Result \"1-0\"]\n",
    "[Date \"2015.03.04\"]\n",
    "[TimeControl \"60\"]\n",
    "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 98 1\"]\n",
    "[Variant \"Atomic\"]\n",
    "\n",
    "1. e4 ",
    "e5 ",
    "Nf3 Nf6 Ng1 Ng8 ",
    "Ke2 Kd7 Ke1 Ke8 ",
    "O-O ",
    "Qxf7# ",
    "{[%clk 0:01:00]} ",
    "{[%clk 0:09:00]} ",
    "{ open ",
    "( ",
    ") ",
    "} ",
    "-- ",
    "Cf3 ",
    "1-0 ",
    "1/2-1/2\n",
    "*\n\n",
];
