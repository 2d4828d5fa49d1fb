//! What can be wrong with the text of a game.

use thiserror::Error;

/// The beginning of an offending word, for messages.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Snippet {
    bytes: [u8; Snippet::MAX],
    len: u8,
}

impl Snippet {
    /// How many bytes are kept.
    pub const MAX: usize = 22;

    /// The first bytes of `word`.
    ///
    /// ```
    /// assert_eq!(compongo_pgn::Snippet::new(b"@#").to_string(), "@#");
    /// ```
    pub fn new(word: &[u8]) -> Snippet {
        let mut bytes = [0; Snippet::MAX];
        let mut len = 0;
        for (to, from) in bytes.iter_mut().zip(word) {
            *to = *from;
            len += 1;
        }
        Snippet { bytes, len }
    }

    /// The bytes kept.
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl std::fmt::Display for Snippet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for c in String::from_utf8_lossy(self.as_bytes()).chars() {
            if c.is_control() {
                write!(f, "{}", c.escape_default())?;
            } else {
                write!(f, "{c}")?;
            }
        }
        Ok(())
    }
}

impl std::fmt::Debug for Snippet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

/// What is wrong, and what the reader did about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum FaultKind {
    /// A `{` without its `}`.
    #[error("comment without its closing brace: read to the end of the game")]
    UnterminatedComment,
    /// A `{` inside a comment; PGN comments do not nest.
    #[error("comment inside a comment: read as one comment up to the outer closing brace")]
    NestedComment,
    /// A `}` outside a comment.
    #[error("closing brace outside a comment: passed over")]
    StrayBrace,
    /// A `(` without its `)`.
    #[error("variation without its closing parenthesis: closed at the end of the game")]
    UnclosedVariation,
    /// A `)` outside a variation.
    #[error("closing parenthesis outside a variation: passed over")]
    StrayParenthesis,
    /// Variations nested deeper than [`Limits::max_depth`](crate::Limits::max_depth).
    #[error("variations nested too deeply: this one was passed over")]
    VariationTooDeep,
    /// Something in square brackets that is not a tag pair.
    #[error("not a tag pair: passed over to the end of the line or the bracket")]
    BadTag,
    /// A tag pair without its `]`.
    #[error("tag pair without its closing bracket: read as if it were there")]
    UnclosedTag,
    /// A tag value without its closing quote.
    #[error("tag value without its closing quote: read to the end of the line")]
    UnterminatedTagValue,
    /// A `"` inside a tag value without the backslash it needs.
    #[error("quote inside a tag value without a backslash: read as part of the value")]
    UnescapedQuote,
    /// A `\` before the closing quote of a tag value.
    #[error("backslash at the end of a tag value: read as a backslash")]
    UnescapedBackslash,
    /// A tag value longer than [`Limits::max_tag_value`](crate::Limits::max_tag_value).
    #[error("tag value too long: cut off")]
    TagValueTooLong,
    /// More tags than [`Limits::max_tags`](crate::Limits::max_tags).
    #[error("too many tags: this one and the following ones were dropped")]
    TooManyTags,
    /// A tag name that this game has already.
    #[error("the tag {0} a second time in one game: passed on all the same")]
    DuplicateTag(Snippet),
    /// A word that can be nothing known.
    #[error("unknown word \"{0}\": passed over")]
    UnknownWord(Snippet),
    /// A `$` without a number from 0 to 255, or an unknown row of `!` and `?`.
    #[error("annotation glyph that means nothing: passed over")]
    BadNag,
    /// A termination mark inside a variation.
    #[error("result inside a variation: passed over")]
    ResultInVariation,
    /// A second termination mark.
    #[error("a second result: passed over")]
    ExtraResult,
    /// A game longer than [`Limits::max_game_bytes`](crate::Limits::max_game_bytes).
    #[error("game too long: the rest was passed over, up to the next game with tags")]
    GameTooLong,
}

/// A fault in the text of a game, with its place.
///
/// ```
/// use compongo_pgn::{Fault, FaultKind};
///
/// let fault = Fault { kind: FaultKind::StrayBrace, offset: 17 };
/// assert_eq!(fault.code(), "stray-brace");
/// assert_eq!(fault.to_string(), "byte 17: closing brace outside a comment: passed over");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("byte {offset}: {kind}")]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where, as a byte of the stream.
    pub offset: u64,
}

impl Fault {
    /// The stable name of the kind, in kebab case.
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }
}

impl FaultKind {
    /// The beginning of the word it is about, if it is about one.
    pub fn word(&self) -> Option<Snippet> {
        match *self {
            FaultKind::DuplicateTag(word) | FaultKind::UnknownWord(word) => Some(word),
            _ => None,
        }
    }

    /// The stable name, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            FaultKind::UnterminatedComment => "unterminated-comment",
            FaultKind::NestedComment => "nested-comment",
            FaultKind::StrayBrace => "stray-brace",
            FaultKind::UnclosedVariation => "unclosed-variation",
            FaultKind::StrayParenthesis => "stray-parenthesis",
            FaultKind::VariationTooDeep => "variation-too-deep",
            FaultKind::BadTag => "bad-tag",
            FaultKind::UnclosedTag => "unclosed-tag",
            FaultKind::UnterminatedTagValue => "unterminated-tag-value",
            FaultKind::UnescapedQuote => "unescaped-quote",
            FaultKind::UnescapedBackslash => "unescaped-backslash",
            FaultKind::TagValueTooLong => "tag-value-too-long",
            FaultKind::TooManyTags => "too-many-tags",
            FaultKind::DuplicateTag(_) => "duplicate-tag",
            FaultKind::UnknownWord(_) => "unknown-word",
            FaultKind::BadNag => "bad-nag",
            FaultKind::ResultInVariation => "result-in-variation",
            FaultKind::ExtraResult => "extra-result",
            FaultKind::GameTooLong => "game-too-long",
        }
    }
}
