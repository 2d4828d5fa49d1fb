//! The FIDE Laws of Chess as executable law: the library crates under one name.
pub use compongo_audit as audit;
pub use compongo_board as board;
pub use compongo_clock as clock;
pub use compongo_laws as laws;
pub use compongo_notation as notation;
pub use compongo_pgn as pgn;
