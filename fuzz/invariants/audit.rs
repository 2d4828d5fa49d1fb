//! Any bytes as a collection of games to be judged.

use compongo_audit::{AlphabetChoice, Finding, Options, audit_batch};
use compongo_pgn::{Batch, Batches};

/// However the file is cut into batches, the same is found, in the order of the file.
pub(crate) fn check(data: &[u8]) {
    for alphabet in [AlphabetChoice::default(), AlphabetChoice::Infer] {
        let options = Options { alphabet, ..Options::default() };
        let whole = audit_batch(&Batch { bytes: data.to_vec(), offset: 0, line: 1 }, &options);
        let mut cut = Vec::new();
        let mut games = 0;
        for batch in Batches::new(data, &options.limits).with_size(100) {
            let mut report = audit_batch(&batch.expect("memory can be read"), &options);
            report.shift_games(games);
            games += report.totals.games;
            cut.extend(report.findings);
        }
        assert_eq!(games, whole.totals.games);
        let brief = |findings: &[Finding]| -> Vec<_> {
            findings.iter().map(|f| (f.game, f.offset, f.at_line, f.ply, f.code())).collect()
        };
        assert_eq!(brief(&cut), brief(&whole.findings));
        for finding in &cut {
            assert!(finding.at <= data.len() as u64);
        }
    }
}
