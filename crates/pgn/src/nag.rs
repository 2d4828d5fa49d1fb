//! Numeric annotation glyphs (PGN specification, section 10).

/// A numeric annotation glyph, `$0` to `$255`.
///
/// ```
/// use compongo_pgn::Nag;
///
/// assert_eq!(Nag::from_sign(b"!?"), Some(Nag(5)));
/// assert_eq!(Nag(5).sign(), Some("!?"));
/// assert_eq!(Nag(146).to_string(), "$146");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nag(pub u8);

/// What people write for a glyph; the first sign of a number is the one we write.
const SIGNS: [(&str, u8); 27] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("+=", 14),
    ("⩲", 14),
    ("+/=", 14),
    ("=+", 15),
    ("⩱", 15),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("+−", 18),
    ("-+", 19),
    ("−+", 19),
    // ChessBase writes a novelty and a diagram as bare letters; others a theoretical novelty.
    ("N", 146),
    ("TN", 146),
    ("D", 220),
    ("⨀", 22),
];

impl Nag {
    /// The glyph for a sign as people write it, in UTF-8.
    pub fn from_sign(sign: &[u8]) -> Option<Nag> {
        SIGNS.iter().find(|(text, _)| text.as_bytes() == sign).map(|&(_, number)| Nag(number))
    }

    /// The sign people write for it, where there is one.
    pub fn sign(self) -> Option<&'static str> {
        SIGNS.iter().find(|&&(_, number)| number == self.0).map(|&(text, _)| text)
    }
}

impl std::fmt::Display for Nag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "${}", self.0)
    }
}
