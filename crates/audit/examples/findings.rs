//! Prints the findings about a file and how long it took: `findings FILE…`.

use std::fs::File;
use std::time::Instant;

use compongo_audit::{BatchReport, Options, audit_batch};
use compongo_pgn::Batches;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = Options::default();
    for path in std::env::args().skip(1) {
        let begin = Instant::now();
        let mut whole = BatchReport::default();
        for batch in Batches::new(File::open(&path)?, &options.limits) {
            let mut report = audit_batch(&batch?, &options);
            report.shift_games(whole.totals.games);
            whole.totals.merge(&report.totals);
            whole.findings.append(&mut report.findings);
        }
        let took = begin.elapsed().as_secs_f64();
        for finding in &whole.findings {
            let articles: Vec<String> = finding.articles.iter().map(ToString::to_string).collect();
            println!(
                "{path}:{} game {} ply {:?} {} {} {} [{}] {:?}",
                finding.at_line,
                finding.game,
                finding.ply,
                finding.mv.as_deref().unwrap_or("-"),
                finding.severity,
                finding.code(),
                articles.join(", "),
                finding.detail
            );
        }
        let speed = whole.totals.bytes as f64 / took / 1e6;
        println!("{path}: {:?}; {speed:.0} MB/s", whole.totals);
    }
    Ok(())
}
