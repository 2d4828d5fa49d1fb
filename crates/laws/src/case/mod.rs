//! Situations with the right ruling: text in, verdict out. The format is described in
//! `cases/README.md` at the root of the project.
//!
//! The same files are tests, documentation and exercises for arbiters.
//!
//! ```
//! use compongo_laws::case::Case;
//!
//! let case = Case::read(
//!     r#"
//!     title = "Touched means moved"
//!     source = "made for this page"
//!     question = "Black touched the knight. May he play a pawn?"
//!     editions = ["2018", "2023"]
//!     start.moves = "1.e4"
//!     facts = [{ at = "0:10", by = "black", do = "touch", square = "g8" }]
//!     expect = [{ editions = ["2018-2023"], rulings = ["bound black move g8 [4.3.1]"] }]
//!     "#,
//! )?;
//! assert!(case.check()?.is_empty());
//! # Ok::<(), compongo_laws::case::CaseError>(())
//! ```

mod read;
mod run;

pub use read::{Case, CaseError, Clocks, Expect, Spanish};
pub use run::{Mismatch, Played, Seen, Step};
