//! The collections in `samples/`: what the report says about them, game by game.

use std::fs;
use std::path::Path;

use compongo_audit::{BatchReport, Options, Severity, audit_batch};
use compongo_pgn::Batch;

fn report(file: &str) -> BatchReport {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples").join(file);
    let bytes = fs::read(&path).expect("the samples are part of the repository");
    audit_batch(&Batch { bytes, offset: 0, line: 1 }, &Options::default())
}

fn codes(report: &BatchReport, least: Severity) -> Vec<(u64, &'static str)> {
    let findings = report.findings.iter().filter(|finding| finding.severity >= least);
    findings.map(|finding| (finding.game, finding.code().as_str())).collect()
}

#[test]
fn every_demonstration_shows_its_fault() {
    let report = report("faults.pgn");
    assert_eq!(report.totals.games, 26);
    let expected = [
        (1, "illegal-move"),
        (2, "illegal-move"),
        (3, "illegal-move"),
        (4, "illegal-move"),
        (5, "ambiguous-move"),
        (6, "unreadable-move"),
        (7, "null-move"),
        (8, "game-continued-after-mate"),
        (9, "game-continued-after-stalemate"),
        (10, "game-continued-after-dead-position"),
        (11, "game-continued-after-fivefold"),
        // 12 is the same game under the Laws of 2005, where five times is no end.
        (13, "game-continued-after-75-moves"),
        (14, "result-contradicts-position"),
        (15, "result-tag-mismatch"),
        (16, "missing-result"),
        (17, "draw-agreed-too-early"),
        (18, "result-contradicts-termination"),
        (19, "clock-inconsistent"),
        (20, "clock-inconsistent"),
        (21, "bad-start-position"),
        (23, "game-continued-after-dead-position"),
        (24, "time-forfeit-unwinnable"),
        (25, "broken-file"),
    ];
    assert_eq!(codes(&report, Severity::Warning), expected);
}

#[test]
fn historical_games_are_sound_and_hold_famous_claims() {
    let report = report("games.pgn");
    let totals = &report.totals;
    assert_eq!((totals.games, totals.plies, totals.games_with_errors), (37, 3928, 0));
    assert_eq!((totals.final_mate, totals.final_stalemate), (6, 4));
    assert_eq!(codes(&report, Severity::Warning), []);
    let notes = codes(&report, Severity::Note);
    let claims = |white: &str, date: &str| {
        let game = report
            .findings
            .iter()
            .find(|finding| finding.white.starts_with(white) && finding.date.starts_with(date));
        let game = game.expect("there is a note about this game").game;
        notes.iter().filter(|note| note.0 == game).count()
    };
    // Lasker could claim with 38...Kf8, Capablanca after it.
    assert_eq!(claims("Capablanca", "1921"), 2);
    // Korchnoi only with the move he had in mind, 25...Qb5: it was not yet on the board.
    assert_eq!(claims("Portisch", "1970"), 1);
    // Karpov's claim was wrong: the first time, Black could still castle.
    assert_eq!(claims("Karpov", "1986"), 1);
}
