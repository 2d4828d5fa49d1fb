//! The FIDE Laws of Chess as data: the editions with their dates in force, what differs between
//! them, and the article that holds each rule.
//!
//! [`game`] runs a whole game by them: facts go in, rulings with their articles come out. [`case`]
//! reads situations with the right rulings. [`flag`] rules on a flag-fall, [`claim`] on a claim of a
//! draw, where only moves are known; [`repetition`] finds where a position stood before.
//!
//! An edition is a table of values, one file each; programs ask the table and never compare
//! editions themselves. Whatever follows from the Laws is cited by its article, in the numbering
//! of the edition applied.
//!
//! ```
//! use compongo_laws::{Edition, Topic};
//! use jiff::civil::date;
//!
//! let edition = Edition::in_force(date(2016, 12, 18));
//! assert_eq!(edition, Edition::E2014);
//! let fivefold = edition.cite(Topic::Fivefold).map(|citation| citation.to_string());
//! assert_eq!(fivefold.as_deref(), Some("9.6(a)"));
//! ```
//!
//! Sources: the texts of the Laws in force from 1 July 1997, 2001, 2005, 2009, 2014 and 2017, and
//! from 1 January 2018 and 2023. Where the number of a sub-article could not be confirmed, the
//! article above it is cited.

mod board_rules;
pub mod case;
pub mod catalogue;
mod citation;
pub mod claim;
mod edition;
pub mod flag;
pub mod game;
pub mod repetition;
mod rules;
mod topic;

pub use catalogue::{Article, Kind};
pub use citation::{Citation, Cited, Standing};
pub use edition::{Edition, ParseEditionError};
pub use rules::*;
pub use topic::Topic;
