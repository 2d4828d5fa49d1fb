//! The tag section.

use memchr::memchr2;

use super::Reader;
use super::scan::{at_line_start, line_end, skip_blanks_and_bom, value_stop};
use crate::boundary::{TagHead, is_boundary, tag_head};
use crate::{FaultKind, GameResult, RawTag, Snippet, Visitor};

/// The names of the tags that the current game has.
#[derive(Clone, Debug, Default)]
pub(super) struct SeenTags {
    /// One bit per hash, so that most new names need no search.
    filter: [u64; 4],
    /// Where the names stand in the text.
    names: Vec<(usize, usize)>,
}

impl SeenTags {
    fn clear(&mut self) {
        self.filter = [0; 4];
        self.names.clear();
    }

    /// Where a name has its bit.
    #[inline]
    fn bit(name: &[u8]) -> (usize, u64) {
        let [first, last] =
            [name.first(), name.last()].map(|byte| byte.map_or(0, |byte| usize::from(byte | 0x20)));
        let hash = first * 5 + last * 11 + name.len() * 53;
        (hash / 64 % 4, 1 << (hash % 64))
    }

    #[inline]
    fn contains(&self, text: &[u8], name: &[u8]) -> bool {
        let (word, bit) = SeenTags::bit(name);
        self.filter[word] & bit != 0
            && self.names.iter().any(|&(start, end)| {
                text.get(start..end).is_some_and(|seen| seen.eq_ignore_ascii_case(name))
            })
    }

    #[inline]
    fn insert(&mut self, start: usize, name: &[u8]) {
        let (word, bit) = SeenTags::bit(name);
        self.filter[word] |= bit;
        self.names.push((start, start + name.len()));
    }
}

/// The value of a tag pair, and what was odd about it.
struct Value {
    end: usize,
    next: usize,
    fault: Option<(FaultKind, usize)>,
}

impl<V: Visitor> Reader<'_, V> {
    /// Reads the tags from `start` on. `Ok`: where the movetext begins; `Err`: where the tags end
    /// and another game begins with its own.
    pub(super) fn tags(&mut self, text: &[u8], start: usize) -> Result<usize, (usize, usize)> {
        self.seen.clear();
        let mut pos = self.before_tags(text, start);
        loop {
            let gap = pos;
            pos = skip_blanks_and_bom(text, pos);
            match text.get(pos) {
                Some(b'[') => {
                    let rest = text.get(pos..).unwrap_or_default();
                    if let Some(head) = tag_head(rest) {
                        let duplicate = self.seen.contains(text, head.name);
                        let ends = duplicate && has_blank_line(text, gap, pos);
                        if ends || (pos > gap + 1 && pos > start && is_boundary(text, pos)) {
                            self.visitor.begin_movetext();
                            return Err((gap, pos));
                        }
                        pos = self.tag(text, pos, head, duplicate);
                    } else {
                        self.fault(FaultKind::BadTag, pos);
                        pos = bad_tag_end(text, pos);
                    }
                }
                // `Event "x"]`: the line of a tag that has lost its bracket, not the first moves.
                Some(b'A'..=b'Z' | b'a'..=b'z') if pos == start || at_line_start(text, pos) => {
                    let Some(next) = lost_bracket(text, pos) else {
                        return Ok(pos);
                    };
                    self.fault(FaultKind::BadTag, pos);
                    pos = next;
                }
                Some(b'%') if pos == start || at_line_start(text, pos) => pos = line_end(text, pos),
                _ => return Ok(pos),
            }
        }
    }

    /// Comments before the tags, if tags come after them.
    fn before_tags(&mut self, text: &[u8], start: usize) -> usize {
        if !matches!(text.get(start), Some(b'{' | b';')) {
            return start;
        }
        let mut pos = start;
        loop {
            pos = skip_blanks_and_bom(text, pos);
            pos = match text.get(pos) {
                Some(b'{') => {
                    let comment = self.comments.brace(text, pos);
                    comment.next
                }
                Some(b';') => line_end(text, pos),
                Some(b'%') if at_line_start(text, pos) => line_end(text, pos),
                Some(b'[') if !is_boundary(text, pos) => break,
                _ => return start,
            }
        }
        let mut pos = start;
        loop {
            pos = skip_blanks_and_bom(text, pos);
            pos = match text.get(pos) {
                Some(b'{' | b';') => self.comment(text, pos),
                Some(b'%') => line_end(text, pos),
                _ => return pos,
            }
        }
    }

    /// Tells one tag pair; where to go on.
    fn tag(&mut self, text: &[u8], pos: usize, head: TagHead<'_>, duplicate: bool) -> usize {
        let start = pos + head.value;
        let value = usual_value(text, start).unwrap_or_else(|| value(text, start));
        if self.seen.names.len() == self.limits.max_tags {
            self.fault(FaultKind::TooManyTags, pos);
        }
        // One more than allowed marks that the fault was told.
        if self.seen.names.len() < self.limits.max_tags.saturating_add(1) {
            self.seen.insert(pos + head.start, head.name);
        }
        if self.seen.names.len() > self.limits.max_tags {
            return value.next;
        }
        if duplicate {
            self.fault(FaultKind::DuplicateTag(Snippet::new(head.name)), pos);
        }
        if let Some((kind, at)) = value.fault {
            self.fault(kind, at);
        }
        let mut raw = text.get(start..value.end).unwrap_or_default();
        if raw.len() > self.limits.max_tag_value {
            self.fault(FaultKind::TagValueTooLong, start);
            raw = raw.get(..self.limits.max_tag_value).unwrap_or_default();
        }
        if head.name.eq_ignore_ascii_case(b"Result") {
            self.both_lose = raw.len() <= 16
                && std::str::from_utf8(raw).ok().and_then(GameResult::from_tag)
                    == Some(GameResult::BothLose);
        }
        self.visitor.tag(RawTag { name: head.name, value: raw, offset: self.base + pos as u64 });
        value.next
    }
}

/// Where a tag pair that lacks its opening bracket ends, if one begins at `pos`.
fn lost_bracket(text: &[u8], pos: usize) -> Option<usize> {
    let rest = text.get(pos..)?;
    let name = rest.iter().take(64).position(|byte| !byte.is_ascii_alphanumeric())?;
    let quote = skip_line_blanks(text, pos + name);
    if quote == pos + name || text.get(quote) != Some(&b'"') {
        return None;
    }
    let value = value(text, quote + 1);
    // At the end of the text the line may have been cut where another game begins.
    let cut = value.next == text.len()
        && matches!(value.fault, Some((FaultKind::UnterminatedTagValue, _)));
    (!cut && value.next > 0 && text.get(value.next - 1) == Some(&b']')).then_some(value.next)
}

/// Whether the gap before a tag holds a blank line.
fn has_blank_line(text: &[u8], from: usize, to: usize) -> bool {
    let gap = text.get(from..to).unwrap_or_default();
    let mut ends = 0;
    let mut last = 0;
    for &byte in gap {
        if byte == b'\r' || (byte == b'\n' && last != b'\r') {
            ends += 1;
        }
        last = byte;
    }
    ends >= 2
}

/// Where to go on after brackets that hold no tag pair.
fn bad_tag_end(text: &[u8], pos: usize) -> usize {
    let line = line_end(text, pos);
    text.get(pos..line)
        .and_then(|rest| memchr2(b']', b'"', rest))
        .filter(|&at| text.get(pos + at) == Some(&b']'))
        .map_or(line, |at| pos + at + 1)
}

/// The value that begins at `start` and ends at its first quote, with the bracket after it.
#[inline(always)]
fn usual_value(text: &[u8], start: usize) -> Option<Value> {
    let end = value_stop(text, start);
    let rest = text.get(end..)?;
    rest.starts_with(b"\"]").then_some(Value { end, next: end + 2, fault: None })
}

/// Finds the end of the value that begins at `start`: the first quote before a `]`. Nothing behind
/// that may matter, since a batch may end there.
#[cold]
fn value(text: &[u8], start: usize) -> Value {
    let mut pos = start;
    let mut fault = None;
    loop {
        let byte = text.get(pos).copied();
        match byte {
            Some(b'"') => {
                let close = skip_line_blanks(text, pos + 1);
                match text.get(close) {
                    Some(b']') => {
                        return Value { end: pos, next: close + 1, fault };
                    }
                    None | Some(b'\n' | b'\r') => {
                        return Value {
                            end: pos,
                            next: close,
                            fault: fault.or(Some((FaultKind::UnclosedTag, pos))),
                        };
                    }
                    Some(_) => {
                        fault = fault.or(Some((FaultKind::UnescapedQuote, pos)));
                        pos += 1;
                    }
                }
            }
            Some(b'\\') => {
                let escaped = text.get(pos + 1);
                if escaped == Some(&b'"') && ends_tag(text, pos + 2) {
                    // `\"]` and nothing more: the value ends in a backslash.
                    return Value {
                        end: pos + 1,
                        next: skip_line_blanks(text, pos + 2) + 1,
                        fault: fault.or(Some((FaultKind::UnescapedBackslash, pos))),
                    };
                }
                pos += if matches!(escaped, Some(b'"' | b'\\')) { 2 } else { 1 };
            }
            None | Some(b'\n' | b'\r') => {
                let line = text.get(start..pos).unwrap_or_default().trim_ascii_end();
                let line = line.strip_suffix(b"]").unwrap_or(line);
                return Value {
                    end: start + line.len(),
                    next: pos,
                    fault: Some((FaultKind::UnterminatedTagValue, start - 1)),
                };
            }
            Some(_) => pos = value_stop(text, pos + 1),
        }
    }
}

fn skip_line_blanks(text: &[u8], from: usize) -> usize {
    let mut pos = from;
    while matches!(text.get(pos), Some(b' ' | b'\t')) {
        pos += 1;
    }
    pos
}

/// Whether nothing but blanks follows the `]` at `close` on its line.
fn pos_is_last(text: &[u8], close: usize) -> bool {
    let pos = skip_line_blanks(text, close + 1);
    matches!(text.get(pos), None | Some(b'\n' | b'\r'))
}

/// Whether `from` holds `]` and the end of the line.
fn ends_tag(text: &[u8], from: usize) -> bool {
    let close = skip_line_blanks(text, from);
    text.get(close) == Some(&b']') && pos_is_last(text, close)
}
