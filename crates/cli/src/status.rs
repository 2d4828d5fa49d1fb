//! How the program ends.

use std::process::ExitCode;

/// The exit status, by the contract of the command line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Status {
    /// Everything is in order.
    Fine,
    /// There are findings, or the answer is no.
    Findings,
    /// Wrong use, unreadable input, or output that could not be written.
    Failed,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        ExitCode::from(match status {
            Status::Fine => 0,
            Status::Findings => 1,
            Status::Failed => 2,
        })
    }
}
