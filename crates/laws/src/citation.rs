use core::fmt;

use crate::Edition;

/// An article of one edition.
///
/// Displayed as its number alone, as `9.6.2`, `5.1(a)` or `C.10`: letters before the first point
/// are appendices, Roman numbers the guidelines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Citation {
    /// The edition whose numbering is meant.
    pub edition: Edition,
    /// The number of the article.
    pub article: &'static str,
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.article)
    }
}
