//! What can go wrong.

use thiserror::Error;

/// Why there is no document.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PaperError {
    /// The game does not begin in a position that can be.
    #[error("the start position cannot be used: {0}")]
    Start(String),
    /// The record does not hold.
    #[error("{0}")]
    Record(compongo_laws::game::RecordError),
    /// The record has nothing of what the form is about.
    #[error("the record has nothing for this form: {0:?}")]
    Nothing(Nothing),
    /// More games than one document can have.
    #[error("more than {0} games do not fit into one document")]
    TooMany(usize),
    /// The size of a page is none.
    #[error("the size of the page cannot be used")]
    Size,
    /// The document could not be written.
    #[error("the document could not be written: {0}")]
    Pdf(String),
}

/// What a form needs and a record does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nothing {
    /// No draw was claimed by repetition or fifty moves.
    Claim,
    /// Nothing happened that a report is written about.
    Incident,
    /// The game is not adjourned.
    Adjournment,
}
