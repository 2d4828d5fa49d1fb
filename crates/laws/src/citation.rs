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

/// How well something about an edition is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// It was read in a copy of the edition's text.
    Read,
    /// No copy with it was at hand: it is taken from what cites or quotes it, or from the
    /// editions before and after.
    Inferred,
    /// The copy at hand has lost part of it.
    Damaged,
}

impl Standing {
    /// The name of the standing.
    ///
    /// ```
    /// assert_eq!(compongo_laws::Standing::Inferred.name(), "inferred");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Standing::Read => "read",
            Standing::Inferred => "inferred",
            Standing::Damaged => "damaged",
        }
    }
}

/// A value of an edition with the article that gives it.
///
/// ```
/// use compongo_laws::{Edition, Standing};
///
/// let bonus = Edition::E2018.rules().draws.wrong_claim_bonus.standard;
/// assert_eq!((bonus.value, bonus.citation.article), (2, "9.5.3"));
/// assert_eq!(bonus.standing, Standing::Read);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cited<T> {
    /// What the edition says.
    pub value: T,
    /// Where it says so.
    pub citation: Citation,
    /// How well that is known.
    pub standing: Standing,
}

impl<T: Copy> Cited<T> {
    /// A value read in the text of the edition.
    pub(crate) const fn read(edition: Edition, value: T, article: &'static str) -> Cited<T> {
        Cited { value, citation: Citation { edition, article }, standing: Standing::Read }
    }

    /// A value that no copy of the edition confirms.
    pub(crate) const fn inferred(edition: Edition, value: T, article: &'static str) -> Cited<T> {
        Cited { value, citation: Citation { edition, article }, standing: Standing::Inferred }
    }
}
