//! Words of the movetext that need a closer look.

use super::Reader;
use super::class::{Class, class_of};
use super::numbers::Mark;
use super::scan::{skip_blanks, suffix_len, word_stop};
use crate::{FaultKind, GameResult, Nag, Snippet, Visitor};

impl<V: Visitor> Reader<'_, V> {
    /// A word that stops at `stop` for the first time, perhaps not for the last.
    pub(super) fn long_word(&mut self, text: &[u8], pos: usize, stop: usize) -> usize {
        let mut end = word_end(text, pos, stop);
        let word = text.get(pos..end).unwrap_or_default();
        if matches!(word, b"N" | b"TN" | b"D")
            && let Some(nag) = Nag::from_sign(word)
        {
            self.visitor.nag(nag);
            return end;
        }
        // No move is followed by more than a handful of these.
        for _ in 0..4 {
            let next = skip_blanks(text, end);
            match text.get(next..).and_then(suffix_len) {
                Some(len) => end = next + len,
                None => break,
            }
        }
        self.mv(text, pos, end);
        end
    }

    /// A word that begins beyond ASCII.
    #[cold]
    pub(super) fn high(&mut self, text: &[u8], pos: usize) -> Result<usize, Mark> {
        let rest = text.get(pos..).unwrap_or_default();
        match rest {
            // No-break spaces, ellipses and byte order marks, in UTF-8 and Windows-1252.
            [0xA0 | 0x85, ..] => return Ok(pos + 1),
            [0xC2, 0xA0 | 0x85, ..] => return Ok(pos + 2),
            [0xE2, 0x80, 0x80..=0x8F | 0xA6 | 0xA8..=0xAF, ..] | [0xEF, 0xBB, 0xBF, ..] => {
                return Ok(pos + 3);
            }
            _ => {}
        }
        if let Some(mark) = GameResult::at_start(rest) {
            return Err(mark);
        }
        let stop = word_stop(text, pos + 1);
        let sign = match text.get(pos..stop) {
            // The only sign that Windows-1252 has.
            Some(b"\xB1") => Some("±".as_bytes()),
            sign => sign,
        };
        if let Some(nag) = sign.and_then(Nag::from_sign) {
            self.visitor.nag(nag);
            return Ok(stop);
        }
        Ok(self.long_word(text, pos, stop))
    }

    /// A word that begins with `+`, `-`, `=` or `#`.
    #[cold]
    pub(super) fn sign(&mut self, text: &[u8], pos: usize) -> usize {
        let mut end = pos + 1;
        while let Some(&byte) = text.get(end) {
            if class_of(byte) != Class::Sign && byte != b'/' {
                break;
            }
            end += 1;
        }
        let sign = text.get(pos..end).unwrap_or_default();
        if sign == b"--" {
            self.mv(text, pos, end);
            return end;
        }
        match Nag::from_sign(sign) {
            Some(nag) => {
                self.visitor.nag(nag);
                end
            }
            // The row itself is passed over whole, however long.
            None => self.junk_of(text, pos, word_stop(text, end)),
        }
    }

    /// Something unknown, up to the end of the word.
    #[cold]
    pub(super) fn junk(&mut self, text: &[u8], pos: usize) -> usize {
        let stop = word_stop(text, pos + 1);
        if text.get(pos..stop) == Some(b"@@@@") {
            // The null move of some programs.
            self.mv(text, pos, stop);
            return stop;
        }
        self.junk_of(text, pos, stop)
    }

    /// Something unknown that ends at `end`.
    pub(super) fn junk_of(&mut self, text: &[u8], pos: usize, end: usize) -> usize {
        let word = Snippet::new(text.get(pos..end).unwrap_or_default());
        self.fault(FaultKind::UnknownWord(word), pos);
        end
    }
}

/// The end of the word that begins at `pos` and stops at `stop`.
fn word_end(text: &[u8], pos: usize, stop: usize) -> usize {
    let mut end = stop;
    loop {
        let rest = text.get(end..).unwrap_or_default();
        let before = text.get(pos..end).unwrap_or_default();
        let last = before.last().copied().unwrap_or(0);
        match rest {
            // `Kf31-0`: a result glued to a move.
            [b'-' | b'/', ..] if before.len() > 2 && glued_result(text, pos, end) => {
                return end - 1;
            }
            // `O-O`, `Ng1-f3`, `e8/Q`.
            [b'-' | b'/', ..] => end = word_stop(text, end + 1),
            // `exd6e.p.`
            [b'.', b'p' | b' ', ..] if matches!(last, b'e' | b'a') => {
                return match text.get(end - 1..).and_then(suffix_len) {
                    Some(len) if before.len() > 1 => end - 1 + len,
                    _ => end,
                };
            }
            // `e8(Q)`
            [b'(', role, b')', ..] if matches!(last, b'1' | b'8') && role.is_ascii_alphabetic() => {
                end = word_stop(text, end + 3);
            }
            _ => return end,
        }
    }
}

/// Whether a result begins on the last byte before `end`, after a move.
fn glued_result(text: &[u8], pos: usize, end: usize) -> bool {
    let start = end - 1;
    let Some((result, _)) = text.get(start..).and_then(GameResult::at_start) else {
        return false;
    };
    let before = text.get(pos..start).unwrap_or_default();
    // A word that begins with a digit, or holds something like a result already, is no move to
    // which a result could be glued.
    if before.len() > 12 {
        return false;
    }
    let odd = before.first().is_some_and(u8::is_ascii_digit)
        || before.contains(&b'/')
        || before.windows(2).any(|pair| matches!(pair, [b'-', b'0'..=b'9']));
    result != GameResult::BothLose
        && !odd
        && matches!(before.last(), Some(b'1'..=b'8' | b'+' | b'#' | b'O' | b'Q'))
}
