//! What the tests share.
#![allow(dead_code, unreachable_pub)]

use compongo_audit::{BatchReport, Code, EditionChoice, Finding, Options, audit_batch};
use compongo_laws::Edition;
use compongo_pgn::Batch;

/// The report on a text with the given options.
pub fn audit_with(text: impl Into<Vec<u8>>, options: &Options) -> BatchReport {
    audit_batch(&Batch { bytes: text.into(), offset: 0, line: 1 }, options)
}

/// The report on a text.
pub fn audit(text: impl Into<Vec<u8>>) -> BatchReport {
    audit_with(text, &Options::default())
}

/// The report on a text under an edition.
pub fn under(edition: Edition, text: impl Into<Vec<u8>>) -> BatchReport {
    let options = Options { edition: EditionChoice::Fixed(edition), ..Options::default() };
    audit_with(text, &options)
}

/// A game from its tags and movetext.
pub fn game(tags: &[(&str, &str)], movetext: &str) -> String {
    let tag = |(name, value): &(&str, &str)| format!("[{name} \"{value}\"]\n");
    tags.iter().map(tag).collect::<Vec<_>>().concat() + "\n" + movetext + "\n\n"
}

/// The codes of a report.
pub fn codes(report: &BatchReport) -> Vec<Code> {
    report.findings.iter().map(Finding::code).collect()
}

/// The articles of a finding, as shown.
pub fn articles(finding: &Finding) -> Vec<String> {
    finding.articles.iter().map(ToString::to_string).collect()
}

/// The only finding of a report.
pub fn only(report: BatchReport) -> Finding {
    assert_eq!(report.findings.len(), 1, "{:#?}", report.findings);
    report.findings.into_iter().next().unwrap()
}

/// Knights out and back: 4 plies after which the position is the same.
pub const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 ";
