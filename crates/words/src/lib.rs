//! Facts, rulings and refusals as messages without a language.
//!
//! A [`Message`] names a text and its arguments; the words are Fluent files of this crate, one
//! for each language ([`ENGLISH`], [`SPANISH`]). The command line puts them into words itself;
//! screens get the message as JSON and choose the language where they are.
//!
//! ```
//! use compongo_laws::Edition;
//! use compongo_laws::game::{Act, Fact, Game, Regulations, Who};
//!
//! let mut game = Game::new(Regulations::new(Edition::E2018))?;
//! let fact = Fact { at_ms: 0, by: Who::Arbiter, act: Act::Start { absent: Default::default() } };
//! let rulings = game.apply(&fact)?;
//! let message = compongo_words::effect(&rulings[0].effect, None);
//! assert_eq!(serde_json::to_string(&message)?, r#"{"id":"effect-started","args":{}}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod conditions;
mod effect;
mod fact;
mod followed;
mod illegal;
mod message;
mod refusal;
mod terms;
mod voice;
mod written;

pub use conditions::conditions;
pub use effect::{effect, outcome};
pub use fact::fact;
pub use followed::{Followed, Told};
pub use illegal::{illegal, role};
pub use message::{Arg, Message, MoveArg};
pub use refusal::{refusal, start_error};
pub use terms::{ending, penalty, play, player, stage, who};
pub use voice::Voice;
pub use written::{Written, written};

/// The English words: a Fluent file.
pub const ENGLISH: &str = include_str!("../locales/en.ftl");

/// The Spanish words: a Fluent file.
pub const SPANISH: &str = include_str!("../locales/es.ftl");
