//! Games that still go on, followed through the texts that a broadcast program writes one after the
//! other.
//!
//! A [`Round`] is what one source holds: it is given each new text with the time at which it was
//! seen, finds out which game is which, and returns what has become of the boards as [`Event`]s. It
//! judges nothing itself: what breaks the Laws or could be claimed is what
//! [`audit_batch`](crate::audit_batch) finds in the game as far as it is known, and what follows
//! from a fallen flag is asked of [`compongo_laws::flag`]. Time comes in as milliseconds of any
//! clock that never goes back.
//!
//! ```
//! use compongo_audit::live::{Event, Options, Round, Standing};
//!
//! let mut round = Round::new(Options::default());
//! let game = |moves: &str| format!("[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n{moves} *\n");
//! round.rewrite(game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6").as_bytes(), 0);
//! // Black could bring the first position back for the third time with his next move.
//! let events = round.rewrite(game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1").as_bytes(), 1_000);
//! let alert = events.iter().find_map(|event| match event {
//!     Event::Alert(alert) => Some(alert),
//!     _ => None,
//! });
//! let alert = alert.ok_or("no alert")?;
//! assert_eq!((alert.code.as_str(), alert.ply), ("claimable-threefold", Some(8)));
//! assert_eq!(alert.articles[0].to_string(), "9.2.1");
//! assert_eq!(alert.standing, Standing::Now);
//! # Ok::<(), &str>(())
//! ```

mod alert;
mod board;
mod cause;
mod claims;
mod clocks;
mod endings;
mod event;
mod findings;
mod hash;
mod matching;
mod options;
mod round;
mod seen;
mod text;
mod wanted;

pub use alert::{Alert, AlertCode, AlertId, Cause, Chance, Stand, Standing, What};
pub use board::Board;
pub use clocks::Face;
pub use event::Event;
pub use options::Options;
pub use round::Round;
pub use seen::Label;
pub use text::{Shape, shape, written};
