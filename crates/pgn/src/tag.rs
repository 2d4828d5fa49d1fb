//! Tag pairs as the reader finds them.

use std::borrow::Cow;

use crate::text;

/// A tag pair, `[Name "value"]`, undecoded.
///
/// ```
/// use compongo_pgn::RawTag;
///
/// let tag = RawTag { name: b"White", value: br#"O\"Kelly"#, offset: 0 };
/// assert!(tag.is("white"));
/// assert_eq!(tag.value(), "O\"Kelly");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawTag<'a> {
    /// The name, as written.
    pub name: &'a [u8],
    /// The bytes between the quotes.
    pub value: &'a [u8],
    /// Where the `[` stands, in the stream.
    pub offset: u64,
}

impl<'a> RawTag<'a> {
    /// Whether the tag has this name, whatever the case: files have `[Setup]` for `[SetUp]`.
    pub fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name.as_bytes())
    }

    /// The name as text.
    pub fn name(&self) -> Cow<'a, str> {
        text::decode_text(self.name)
    }

    /// The value with its escapes (`\"` and `\\`) undone, from UTF-8 or else Windows-1252.
    pub fn value(&self) -> Cow<'a, str> {
        let raw = text::decode_text(self.value);
        if !raw.contains('\\') {
            return raw;
        }
        let mut value = String::with_capacity(raw.len());
        let mut chars = raw.chars().peekable();
        while let Some(c) = chars.next() {
            if c == '\\'
                && let Some(escaped) = chars.next_if(|&next| next == '"' || next == '\\')
            {
                value.push(escaped);
                continue;
            }
            value.push(c);
        }
        Cow::Owned(value)
    }
}
