//! Chess moves as text, both ways, by the notation appendix of the FIDE Laws of Chess (Appendix C in
//! 2018) and the PGN standard.
//!
//! - **Strict**: [`San::parse_strict`] reads the form, [`read_strict`] the one right text of a
//!   position, [`San::of`] writes it.
//! - **Lenient**, a reader of its own: [`read_lenient`] understands what real files contain and
//!   names every [`Deviations`]; [`resolve_token`] is the same without that account, for replaying
//!   games fast.
//! - **Languages**: an [`Alphabet`] for each, for reading and writing; [`infer`] finds the language
//!   of a whole game.
//! - **Other forms**: long algebraic ([`LanWriter`]), figurines (an alphabet), [`uci`], and moves as
//!   they are said ([`spoken`]).
//! - **Lines**: [`replay`] plays through a bare line of moves, such as the sample games that the
//!   appendix of 2001 and 2005 prints or a line pasted from a book, and says at which move it
//!   fails. Games with headers, comments and variations that matter are for a reader of PGN.
//!
//! A move is resolved from its square of arrival backwards, without generating the others; only to
//! tell check from mate ([`CheckSign::of`]) are the opponent's replies generated.
//!
//! ```
//! use compongo_board::Position;
//! use compongo_notation::{Alphabet, Deviations, read_lenient, write_san};
//!
//! let german = Alphabet::by_code("de").unwrap();
//! let spanish = Alphabet::by_code("es").unwrap();
//! let start = Position::initial();
//!
//! let reading = read_lenient("Sg1-f3!".as_bytes(), &start, german)?;
//! assert_eq!(reading.canonical.to_string(), "Nf3");
//! assert_eq!(reading.deviations, Deviations::LONG_FORM | Deviations::ANNOTATION);
//! assert_eq!(write_san(&start, reading.mv, spanish), "Cf3");
//! # Ok::<(), compongo_notation::SanError>(())
//! ```
//!
//! Articles are cited by their numbers in the edition of 2018 unless another is named.

mod alphabet;
mod alphabets;
mod canonical;
mod check_sign;
mod core_text;
mod deviations;
mod direct;
mod error;
mod infer;
mod lan;
mod lenient;
mod line;
mod piece_letter;
mod resolve;
mod san;
pub mod spoken;
mod strict;
mod trim;
pub mod uci;
mod words;
mod writer;

pub use alphabet::Alphabet;
pub use check_sign::CheckSign;
pub use deviations::Deviations;
pub use direct::{advance_ordinary, resolve_ordinary};
pub use error::SanError;
pub use infer::{Inference, Language, infer};
pub use lan::{LanWriter, write_lan};
pub use lenient::{Reading, read_lenient, resolve_token};
pub use line::{LineError, LineMove, replay};
pub use resolve::ResolveError;
pub use san::{PieceMove, San, SanKind};
pub use strict::read_strict;
pub use trim::{number_length, remarks};
pub use words::{Word, words};
pub use writer::{SanWriter, write_san};
