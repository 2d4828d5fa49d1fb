//! Scoresheets and the forms of arbiters on paper: pure functions from a game to a PDF or to plain
//! text.
//!
//! A [`Scoresheet`] comes from a game of a PGN file ([`from_pgn`]) or from a record ([`Course`]):
//! the record itself, or each player's own sheet with its gaps. [`print()`] makes a PDF of sheets,
//! [`plain`] text for braille displays; the forms ([`claim_form`], [`incident_report`], [`envelope`],
//! [`late_list`]) are filled in from the record. No clock is read: what is not known is left to be
//! written by hand, and the same game gives the same bytes.
//!
//! ```
//! use compongo_paper::{Fonts, SheetStyle, from_pgn, plain, print};
//! use compongo_pgn::{Limits, read_all};
//!
//! let games = read_all(b"[White \"Anna\"]\n[Black \"Bella\"]\n\n1. e4 e5 *", &Limits::default());
//! let sheet = from_pgn(&games[0].game, &SheetStyle::default())?;
//! let printed = print(&[sheet.clone()], &SheetStyle::default(), &Fonts::new())?;
//! assert!(printed.pdf.starts_with(b"%PDF"));
//! assert!(plain(&sheet, &SheetStyle::default()).contains("  1. e4                   e5\n"));
//! # Ok::<(), compongo_paper::PaperError>(())
//! ```

mod canvas;
mod course;
mod diagram;
mod error;
mod form;
mod heading;
mod paper;
mod qr;
mod sheet;
mod typeset;
mod words;

pub use compongo_clock::Language;
pub use course::{Course, Noted};
pub use error::{Nothing, PaperError};
pub use form::{
    Absence, Envelope, EnvelopeSide, Late, LateList, claim_form, envelope, incident_report,
    late_list,
};
pub use heading::{Heading, Person};
pub use paper::{Paper, Printed};
pub use sheet::{Entry, Mark, Owner, Scoresheet, SheetStyle, Times, from_pgn, plain, print};
#[cfg(feature = "system-fonts")]
pub use typeset::system_fonts;
pub use typeset::{Finder, FontError, Fonts};
