//! Live game files and addresses, read as they change.
//!
//! A [`Watcher`] follows any number of [`Place`]s: files that a broadcast program rewrites in place or
//! puts in the stead of the old ones, folders and patterns in which files appear, and addresses that
//! are asked again and again. Each file and each address is a [`Source`] with a
//! [`Round`](compongo_audit::live::Round) of its own, which judges the games. What cannot be read is
//! told as [`Trouble`] of that source, whose last good text is kept; the others go on.
//!
//! Files are looked at, not listened to: what tells of changes on one disk says nothing on the next,
//! and nothing at all on the shares of a network on which broadcast programs write.
//!
//! ```
//! use compongo_watch::{Notice, Place, Settings, Watcher};
//!
//! # let folder = std::env::temp_dir().join(format!("compongo-watch-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! # let path = folder.join("live.pgn");
//! std::fs::write(&path, "[White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Qh4# *\n")?;
//! let mut watcher = Watcher::new(vec![Place::of(&path.to_string_lossy())], Settings::default());
//! let notices = watcher.look(0);
//! let alerts = notices.iter().filter(|notice| matches!(notice, Notice::Alert { .. })).count();
//! assert_eq!(alerts, 1);
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), std::io::Error>(())
//! ```

mod adding;
mod file;
mod http;
mod pending;
mod place;
mod reach;
pub mod record;
mod settings;
mod source;
mod trouble;
mod watcher;

pub use place::Place;
pub use reach::Reach;
pub use settings::Settings;
pub use source::Source;
pub use trouble::Trouble;
pub use watcher::{Notice, Watcher};
