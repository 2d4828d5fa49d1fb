mod error;

pub use error::{Fault, NotationError};
