use crate::catalogue::Subject;
use crate::{Citation, Edition, Standing};

/// An article of one edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Article {
    /// The edition.
    pub edition: Edition,
    /// Its number there. `§2` after it is the second paragraph of an article that does not number
    /// them.
    pub number: &'static str,
    /// Who applies it.
    pub kind: Kind,
    /// The part of the Laws it belongs to.
    pub subject: Subject,
    /// The idea it is about, the same word in all editions.
    pub matter: &'static str,
    /// What it says, in English.
    pub en: &'static str,
    /// What it says, in Spanish.
    pub es: &'static str,
    /// How well it is known.
    pub standing: Standing,
    /// What the copy at hand has lost of it.
    pub lost: Option<Lost>,
}

impl Article {
    /// The citation of the article.
    ///
    /// ```
    /// use compongo_laws::{Edition, catalogue};
    ///
    /// let article = catalogue::article(Edition::E2023, "5.1.2").unwrap();
    /// assert_eq!(article.citation().to_string(), "5.1.2");
    /// ```
    pub const fn citation(&self) -> Citation {
        Citation { edition: self.edition, article: self.number }
    }

    /// Whether two articles, of one edition or two, say the same.
    pub(super) fn says_the_same(&self, other: &Article) -> bool {
        (self.en, self.kind) == (other.en, other.kind)
    }
}

/// What a damaged article has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost {
    /// In English.
    pub en: &'static str,
    /// In Spanish.
    pub es: &'static str,
}

/// Who applies an article.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The program decides by itself.
    Enforce,
    /// A person decides; the program records it and applies what follows.
    Assist,
    /// There is nothing to compute; it is shown where it matters.
    Inform,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Enforce, Kind::Assist, Kind::Inform];

    /// The name of the kind.
    ///
    /// ```
    /// assert_eq!(compongo_laws::Kind::Enforce.name(), "enforce");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Enforce => "enforce",
            Kind::Assist => "assist",
            Kind::Inform => "inform",
        }
    }
}
