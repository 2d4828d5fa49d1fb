//! Comments as the reader finds them.

use std::borrow::Cow;

use crate::clock::bracketed_clock;
use crate::{CommandError, Commands, text};

/// How a comment is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CommentKind {
    /// `{…}`
    Brace,
    /// From `;` to the end of the line.
    Line,
}

/// A comment, undecoded.
///
/// ```
/// use compongo_pgn::{CommentKind, RawComment};
///
/// let comment = RawComment { raw: b" a pity \n [%clk 0:01:02] ", offset: 0, kind: CommentKind::Brace };
/// assert_eq!(comment.text(), "a pity [%clk 0:01:02]");
/// assert_eq!(comment.clock(), Some(Ok(62_000)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawComment<'a> {
    /// The bytes inside the braces, or after the semicolon.
    pub raw: &'a [u8],
    /// Where the brace or semicolon stands, in the stream.
    pub offset: u64,
    /// How it is written.
    pub kind: CommentKind,
}

/// What [`RawComment::leading_clock`] finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadingClock {
    /// The time on the player's clock, in milliseconds.
    pub ms: i64,
    /// Whether it is given without a fraction of a second.
    pub whole_seconds: bool,
    /// Where the `[` of the command stands, in the stream.
    pub offset: u64,
}

impl<'a> RawComment<'a> {
    /// The text without the blanks around it; a line break, with the blanks around it, becomes
    /// one space. From UTF-8 or else Windows-1252.
    pub fn text(&self) -> Cow<'a, str> {
        let broken = memchr::memchr2(b'\n', b'\r', self.raw.trim_ascii()).is_some();
        match (text::decode_text(self.raw), broken) {
            (Cow::Borrowed(text), false) => Cow::Borrowed(text.trim()),
            (text, false) => Cow::Owned(text.trim().to_owned()),
            (text, true) => Cow::Owned(unbroken(&text)),
        }
    }

    /// The text exactly as it stands, decoded only.
    pub fn verbatim(&self) -> Cow<'a, str> {
        text::decode_text(self.raw)
    }

    /// The embedded commands, `[%name arguments]`.
    pub fn commands(&self) -> Commands<'a> {
        Commands::new(self.raw, self.offset + 1)
    }

    /// The first `[%clk …]`, in milliseconds.
    pub fn clock(&self) -> Option<Result<i64, CommandError>> {
        self.time("clk")
    }

    /// The first `[%emt …]` (elapsed move time), in milliseconds.
    pub fn elapsed(&self) -> Option<Result<i64, CommandError>> {
        self.time("emt")
    }

    /// The reading of a comment that begins with `[%clk h:mm:ss]`, as nearly all do that have one,
    /// perhaps with tenths of a second or after an `[%eval …]`. `None` says no more than that
    /// [`RawComment::commands`] has to be asked.
    #[inline]
    pub fn leading_clock(&self) -> Option<LeadingClock> {
        let mut at = usize::from(self.raw.first() == Some(&b' '));
        let first = self.raw.get(at..)?;
        if first.starts_with(b"[%eval ") {
            at += after_bracket(first)?;
        }
        let (ms, whole_seconds) = bracketed_clock(self.raw.get(at..)?.strip_prefix(b"[%clk ")?)?;
        Some(LeadingClock { ms, whole_seconds, offset: self.offset + 1 + at as u64 })
    }

    fn time(&self, name: &str) -> Option<Result<i64, CommandError>> {
        self.commands().find(|command| command.is(name)).map(|command| command.time())
    }
}

/// Where the text goes on after a `]` soon to come and the blank that follows it.
fn after_bracket(text: &[u8]) -> Option<usize> {
    let near = text.first_chunk::<24>()?;
    let close = near.iter().position(|&byte| byte == b']')?;
    Some(close + 1 + usize::from(text.get(close + 1) == Some(&b' ')))
}

/// `text` on one line.
pub(crate) fn unbroken(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for part in text.split(['\n', '\r']) {
        let part = part.trim();
        if part.is_empty() {
            continue;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(part);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_leading_clock_is_the_clock() {
        let comment = |raw| RawComment { raw, offset: 10, kind: CommentKind::Brace };
        for (raw, whole) in [
            (&b"[%clk 1:59:56]"[..], true),
            (b" [%clk 0:00:03] a pity [%clk 0:00:01]", true),
            (b"[%clk 0:02:57.7]", false),
            (b" [%eval 0.17] [%clk 0:03:00] ", true),
            (b"[%eval #-3,20][%clk 0:03:00.5]", false),
        ] {
            let comment = comment(raw);
            let clock = comment.leading_clock().unwrap();
            let command = comment.commands().find(|command| command.is("clk")).unwrap();
            assert_eq!((Some(Ok(clock.ms)), clock.offset), (comment.clock(), command.offset));
            assert_eq!(clock.whole_seconds, whole);
        }
        for raw in [
            &b""[..],
            b"a",
            b"[%clk 1:59:5]",
            b"[%clk 0:02:57.75]",
            b"[%clk 0:61:00]",
            b"[%emt 0:00:05]",
            b"[%eval 0.17]",
            b"[%eval 0.17]  [%clk 0:03:00]",
            b"[%eval 0.17,                ] [%clk 0:03:00]",
        ] {
            assert_eq!(comment(raw).leading_clock(), None);
        }
    }
}
