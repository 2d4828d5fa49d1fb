use compongo_pgn::{Batch, read_games};

use crate::auditor::Auditor;
use crate::{Finding, Options, Totals};

/// What was found in the games of a batch.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BatchReport {
    /// In the order of the games; within a game by ply, what concerns the whole game last.
    pub findings: Vec<Finding>,
    /// Counts.
    pub totals: Totals,
}

impl BatchReport {
    /// Adds `base` to the numbers of the games, which count from the beginning of the batch.
    pub fn shift_games(&mut self, base: u64) {
        for finding in &mut self.findings {
            finding.game += base;
        }
    }
}

/// Audits the games of a batch.
///
/// Games are numbered from 1 within the batch, see [`BatchReport::shift_games`]; bytes and lines
/// are those of the stream. Any bytes whatever are read to their end.
pub fn audit_batch(batch: &Batch, options: &Options) -> BatchReport {
    let mut auditor = Auditor::new(batch, options);
    read_games(&batch.bytes, batch.offset, &options.limits, &mut auditor);
    auditor.into_report()
}
