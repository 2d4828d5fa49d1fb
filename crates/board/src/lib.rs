//! The chess board by the FIDE Laws of Chess, Articles 1 to 3: squares, pieces, positions, legal
//! moves, and for every other move the reason why it is illegal.
//!
//! A position grows in three steps, each a type: a text (FEN), a [`Setup`] (anything that can be
//! set down) and a [`Position`] (play is possible). What is wrong with a setup is a set of
//! [`Faults`], as many at once as do not follow from each other; the strict reading refuses them, the lenient one repairs what it can
//! and says so.
//!
//! ```
//! use compongo_board::{IllegalMove, Position, Square};
//!
//! let position = Position::from_fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1")?;
//! let why = position.judge(Square::E2, Square::C3, None).unwrap_err();
//! assert!(matches!(why, IllegalMove::LeavesKingAttacked { attackers }
//!     if attackers.contains(Square::E8)));
//! # Ok::<(), compongo_board::FenError>(())
//! ```
//!
//! Articles are cited by their numbers in the edition of 2018 unless another is named.
//!
//! # Features of the processor
//! Built for a processor with BMI2 (`-C target-cpu=x86-64-v3` or `native`), attacks of sliders are
//! looked up with `pext`; otherwise by multiplication. Both give the same results.

pub mod attacks;
mod bitboard;
mod board;
mod candidates;
mod chess960;
mod chess_move;
mod codes;
mod color;
mod faults;
mod fen;
mod fen_error;
mod fen_read;
mod fen_write;
mod generate;
mod illegal;
mod judge;
mod king_safety;
mod material;
mod packed;
mod perft;
mod placement;
mod play;
mod position;
mod retraction;
mod role;
mod setup;
mod sinks;
mod square;
mod successors;
mod unique;
mod validate;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use chess_move::{CastlingSide, Move, MoveKind};
pub use color::{ByColor, Color};
pub use faults::Faults;
pub use fen_error::{FenDeviations, FenError, FenField, Repairs};
pub use fen_read::MAX_FEN_LEN;
pub use fen_write::{CastlingStyle, EpStyle};
pub use illegal::{CastlingObstacles, CastlingRefusal, IllegalMove};
pub use packed::Packed;
pub use perft::{perft, perft_divide, perft_parallel};
pub use position::Position;
pub use role::{Piece, Role};
pub use setup::{CastlingClaims, Geometry, Setup};
pub use sinks::{MAX_MOVES, MoveList};
pub use square::{File, ParseSquareError, Rank, Square};
