//! Time controls as people write them.

mod build;
mod clause;
mod error;
mod numbers;
mod presets;
mod read;
mod tokens;
mod vocabulary;

pub use error::{Fault, NotationError};
pub use presets::preset;
pub use read::{Note, ReadControl, read_control};
