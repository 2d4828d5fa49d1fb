//! Sealed moves, as they lie in a record: encrypted by the sealer's own screen, opened by any two
//! of three slips of paper. `docs/sealed-move.md` argues the design; this is its reference, by
//! which the server checks what comes, and by which an envelope can be opened where no screen is.
//!
//! ```
//! use compongo_laws::game::{Bytes32, Content};
//! use compongo_server::sealed::{Holder, Secrets, open, seal};
//!
//! let before = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
//! let content = Content { text: "Nf3".to_owned(), nonce: Bytes32([1; 32]) };
//! let secrets = Secrets { key: [2; 32], slips: [[3; 14], [4; 14], [5; 14]] };
//! let envelope = seal(&content, before, &secrets)?;
//! let slips = [secrets.slip(Holder::Arbiter), secrets.slip(Holder::Opponent)];
//! assert_eq!(open(&envelope, before, slips)?, content);
//! # Ok::<(), compongo_server::sealed::SealError>(())
//! ```

mod locked;
mod slip;

pub use locked::{BOX_BYTES, SealError, Secrets, check, open, seal};
pub use slip::{Holder, Slip, SlipError};
