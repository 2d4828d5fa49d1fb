//! Chess moves as text, both ways.
mod alphabet;
mod alphabets;
mod canonical;
mod check_sign;
mod core_text;
mod deviations;
mod error;
mod lenient;
mod piece_letter;
mod resolve;
mod san;
mod strict;
mod trim;
mod writer;

pub use alphabet::Alphabet;
pub use check_sign::CheckSign;
pub use deviations::Deviations;
pub use error::SanError;
pub use lenient::{Reading, read_lenient, resolve_token};
pub use resolve::ResolveError;
pub use san::{PieceMove, San, SanKind};
pub use strict::read_strict;
pub use writer::{SanWriter, write_san};
