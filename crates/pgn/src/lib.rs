//! Chess game files: a reader of PGN that streams, tolerates what real files contain and names
//! every fault with its place, and a writer.
//!
//! The syntax is that of the *Portable Game Notation Specification and Implementation Guide*
//! (1994-03-12); what real files do beyond it is read as a person would read it, and reported as
//! a [`Fault`] wherever the reader had to guess.
//!
//! Three levels, each built on the one before:
//!
//! 1. [`read_games`] walks over bytes and calls a [`Visitor`]: no allocation and no copy per
//!    token. [`Batches`] cuts a stream of any length into pieces of whole games, so that several
//!    threads can read at once; [`decode`] unpacks zstd, gzip and bzip2.
//! 2. [`GameBuilder`] is a visitor that keeps a [`Game`]: tags, main line, variations, comments.
//! 3. [`write_export`] and [`write_faithful`] write a [`Game`] again.
//!
//! ```
//! use compongo_pgn::{Limits, Token, Visitor, read_games};
//!
//! #[derive(Default)]
//! struct Moves(usize);
//!
//! impl Visitor for Moves {
//!     fn mv(&mut self, _: Token<'_>) {
//!         self.0 += 1;
//!     }
//! }
//!
//! let mut moves = Moves::default();
//! let games = read_games(b"1. e4 e5 (1... c5) 2. Nf3 *", 0, &Limits::default(), &mut moves);
//! assert_eq!((games, moves.0), (1, 3));
//! ```

mod ahead;
mod batch;
mod boundary;
mod builder;
mod clock;
mod command;
mod comment;
mod date;
mod fault;
mod game;
mod limits;
mod lines;
mod nag;
mod reader;
mod result;
mod source;
mod start;
mod tag;
mod tags;
mod text;
mod unpack;
mod visitor;
mod wrap;
mod writer;

pub use batch::{Batch, Batches, ReadError};
pub use builder::{GameBuilder, ReadGame, read_all};
pub use clock::{ClockError, parse_clock};
pub use command::{Command, CommandError, CommandValue, Commands, Eval};
pub use comment::{CommentKind, LeadingClock, RawComment};
pub use date::{DateError, PgnDate};
pub use fault::{Fault, FaultKind, Snippet};
pub use game::{Annotation, Comment, Game, Line, LineId, Node};
pub use limits::Limits;
pub use lines::Lines;
pub use nag::Nag;
pub use reader::read_games;
pub use result::GameResult;
pub use source::decode;
pub use start::{Start, StartError, StartTags};
pub use tag::RawTag;
pub use tags::{SEVEN_TAG_ROSTER, Tags};
pub use text::decode_text;
pub use unpack::TrailingJunk;
pub use visitor::{Skip, Token, Visitor};
pub use writer::{write_export, write_faithful};
