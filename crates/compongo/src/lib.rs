#![doc = include_str!("../README.md")]

pub use compongo_audit as audit;
pub use compongo_board as board;
pub use compongo_clock as clock;
pub use compongo_laws as laws;
pub use compongo_notation as notation;
pub use compongo_pgn as pgn;
pub use compongo_school as school;
pub use compongo_winnable as winnable;
pub use compongo_words as words;

/// The examples of the crates' front pages, run as tests.
#[cfg(doctest)]
mod front_pages {
    #[doc = include_str!("../../board/README.md")]
    mod board {}
    #[doc = include_str!("../../notation/README.md")]
    mod notation {}
    #[doc = include_str!("../../pgn/README.md")]
    mod pgn {}
    #[doc = include_str!("../../clock/README.md")]
    mod clock {}
    #[doc = include_str!("../../winnable/README.md")]
    mod winnable {}
    #[doc = include_str!("../../laws/README.md")]
    mod laws {}
    #[doc = include_str!("../../audit/README.md")]
    mod audit {}
    #[doc = include_str!("../../words/README.md")]
    mod words {}
    #[doc = include_str!("../../school/README.md")]
    mod school {}
}
