//! Type: fonts, the shapes of texts in any script, and how they fit into a space.

mod fit;
mod font;
mod shape;
#[cfg(feature = "system-fonts")]
mod system;

pub(crate) use fit::{Fitted, fit, lines};
pub(crate) use font::Weight;
pub use font::{Finder, FontError, Fonts};
pub(crate) use shape::{Base, Shaped, shape};
#[cfg(feature = "system-fonts")]
pub use system::system_fonts;
