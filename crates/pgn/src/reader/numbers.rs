//! Words of the movetext that begin with a digit: move numbers, results, castling with zeros.

use super::Reader;
use super::ends::is_last_but_comments;
use super::scan::word_stop;
use crate::result::dash_len;
use crate::{GameResult, Visitor};

/// A termination mark and its length.
pub(super) type Mark = (GameResult, usize);

/// The length of a number of one or two digits with one dot or three, if `text` begins with one.
#[inline(always)]
pub(super) fn usual_number(text: &[u8]) -> Option<usize> {
    let near = text.first_chunk::<8>()?;
    let dot = 1 + usize::from(near[1].is_ascii_digit());
    let more = near[dot + 1] == b'.' && near[dot + 2] == b'.';
    let len = dot + 1 + 2 * usize::from(more);
    (near[dot] == b'.' && near[len] != b'.').then_some(len)
}

impl<V: Visitor> Reader<'_, V> {
    /// Reads a word that begins with a digit. `Ok`: where to go on; `Err`: it is a termination
    /// mark.
    #[inline(never)]
    pub(super) fn number(&mut self, text: &[u8], pos: usize) -> Result<usize, Mark> {
        let mut end = pos + 1;
        while text.get(end).is_some_and(u8::is_ascii_digit) {
            end += 1;
        }
        match text.get(end) {
            Some(b'.') => {
                while text.get(end) == Some(&b'.') {
                    end += 1;
                }
                Ok(end)
            }
            Some(b'-' | b'/' | 0x80..) => self.not_a_number(text, pos, end),
            // Four digits without a dot are a move in the numeric notation of correspondence
            // chess rather than the number of one.
            _ if end - pos >= 4 => Ok(self.long_word(text, pos, word_stop(text, end))),
            _ => Ok(end),
        }
    }

    #[cold]
    fn not_a_number(&mut self, text: &[u8], pos: usize, end: usize) -> Result<usize, Mark> {
        let rest = text.get(pos..).unwrap_or_default();
        match GameResult::at_start(rest) {
            // Castling, unless it ends a game that the tags say both have lost.
            Some((GameResult::BothLose, len))
                if !self.both_lose || !is_last_but_comments(text, pos + len) => {}
            Some(mark) => return Err(mark),
            None => {}
        }
        let dash = text.get(end..).and_then(dash_len);
        match text.get(end) {
            // `0-0`, `0-0-0`, or something no better.
            Some(b'-' | b'/') => Ok(self.long_word(text, pos, end)),
            Some(_) if dash.is_some() => Ok(self.long_word(text, pos, word_stop(text, end))),
            // The number of a move, glued to a figurine or a letter of another alphabet.
            _ => Ok(end),
        }
    }
}
