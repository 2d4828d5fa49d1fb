//! What the FIDE Laws say about games that are known only from their files, finished or, in [`live`],
//! still going on.
//!
//! [`audit_batch`] replays the main line of every game with full legality and reports where the
//! Laws of the edition in force are broken, which draws could have been claimed, and where result,
//! termination, clock readings and final position contradict each other. It is pure: the same
//! bytes and options give the same [`BatchReport`].
//!
//! ```
//! use compongo_audit::{Code, Options, audit_batch};
//! use compongo_pgn::Batch;
//!
//! let text = "[White \"A\"]\n[Black \"B\"]\n[Date \"2019.05.01\"]\n[Result \"1-0\"]\n\n\
//!             1. e4 e5 2. Ke3 Nf6 1-0\n";
//! let batch = Batch { bytes: text.into(), offset: 0, line: 1 };
//! let report = audit_batch(&batch, &Options::default());
//! let finding = &report.findings[0];
//! assert_eq!(finding.code(), Code::IllegalMove);
//! assert_eq!((finding.ply, finding.mv.as_deref()), (Some(3), Some("Ke3")));
//! assert_eq!(finding.articles[0].to_string(), "3.8.1");
//! ```

mod auditor;
mod claims;
mod clocks;
mod code;
mod dead;
mod detail;
mod ending;
mod finding;
mod forfeit;
mod found;
mod header;
pub mod live;
mod options;
mod replay;
mod report;
mod start;
mod termination;
mod totals;
mod verdict;
mod window;

pub use code::{Code, Severity};
pub use detail::{Claim, Detail, StartFault, TerminationConflict};
pub use ending::FinalState;
pub use finding::Finding;
pub use options::{AlphabetChoice, EditionChoice, Options};
pub use report::{BatchReport, audit_batch};
pub use totals::Totals;
