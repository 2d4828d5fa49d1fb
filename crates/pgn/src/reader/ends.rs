//! How the movetext of a game ends.

use super::Reader;
use super::class::{Class, class_of};
use super::numbers::Mark;
use super::scan::{line_end, skip_blanks_and_bom};
use super::variations::Depth;
use crate::boundary::{self, tag_head};
use crate::{FaultKind, GameResult, Visitor};

impl<V: Visitor> Reader<'_, V> {
    /// A termination mark; the ends of the game, unless it stands in a variation.
    pub(super) fn mark(
        &mut self,
        text: &[u8],
        pos: usize,
        (result, len): Mark,
        depth: Depth,
    ) -> Option<(usize, usize)> {
        if depth.open > 0 {
            // In an unclosed variation it is the result of the game, see `unclosed`.
            if !is_last(text, pos + len) {
                self.fault(FaultKind::ResultInVariation, pos);
            }
            return None;
        }
        self.result(result);
        Some(self.after_result(text, pos + len))
    }

    /// After the termination mark: comments still belong to the game, whatever else comes is
    /// another game.
    fn after_result(&mut self, text: &[u8], from: usize) -> (usize, usize) {
        let mut end = from;
        let mut pos = from;
        loop {
            pos = skip_blanks_and_bom(text, pos);
            let Some(&byte) = text.get(pos) else {
                return (end, pos);
            };
            match class_of(byte) {
                Class::Brace | Class::Semicolon => {
                    pos = self.comment(text, pos);
                    end = pos;
                }
                Class::Percent => pos = line_end(text, pos),
                Class::CloseBrace => {
                    self.fault(FaultKind::StrayBrace, pos);
                    pos += 1;
                }
                Class::Close => {
                    self.fault(FaultKind::StrayParenthesis, pos);
                    pos += 1;
                }
                Class::Star | Class::Digit | Class::High => {
                    let rest = text.get(pos..).unwrap_or_default();
                    match GameResult::at_start(rest) {
                        Some((GameResult::BothLose, _)) | None => return (end, pos),
                        Some((_, len)) => {
                            self.fault(FaultKind::ExtraResult, pos);
                            pos += len;
                            end = pos;
                        }
                    }
                }
                _ => return (end, pos),
            }
        }
    }
}

/// Whether a game can end here: nothing but blanks follow, or a tag pair.
fn is_last(text: &[u8], from: usize) -> bool {
    let pos = skip_blanks_and_bom(text, from);
    text.get(pos).is_none_or(|&byte| byte == b'[' && text.get(pos..).and_then(tag_head).is_some())
}

/// The same, with comments passed over; only asked where a `0-0` may be a result.
pub(super) fn is_last_but_comments(text: &[u8], from: usize) -> bool {
    let mut pos = from;
    loop {
        pos = skip_blanks_and_bom(text, pos);
        let rest = text.get(pos..).unwrap_or_default();
        match rest.first() {
            Some(b'{') => {
                let Some(close) = memchr::memchr(b'}', rest) else { return true };
                let close = pos + close;
                if text.get(..close).is_some_and(|text| boundary::next(text, pos).is_some()) {
                    return true;
                }
                pos = close + 1;
            }
            Some(b';') => pos = line_end(text, pos),
            _ => return is_last(text, pos),
        }
    }
}
