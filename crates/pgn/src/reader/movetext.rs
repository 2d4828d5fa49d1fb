//! The movetext.

use super::Reader;
use super::class::{Class, class_of};
use super::numbers::usual_number;
use super::scan::{at_line_start, castling_word, gap, line_end, usual_word, word_stop};
use super::variations::Depth;
use crate::boundary::tag_head;
use crate::{FaultKind, GameResult, Nag, Token, Visitor};

impl<V: Visitor> Reader<'_, V> {
    /// Reads the movetext from `from` on. Where the game ends, and where to look for the next.
    pub(super) fn movetext(&mut self, text: &[u8], from: usize) -> (usize, usize) {
        let mut depth = Depth::default();
        let mut pos = from;
        while let Some(&byte) = text.get(pos) {
            match class_of(byte) {
                Class::Blank | Class::Dot => pos += 1,
                Class::Letter => pos = self.word(text, pos),
                Class::Digit => match usual_number(text.get(pos..).unwrap_or_default()) {
                    Some(len) => pos = self.pairs(text, pos + len),
                    None => match self.number(text, pos) {
                        Ok(next) => pos = next,
                        Err(mark) => match self.mark(text, pos, mark, depth) {
                            Some(ends) => return ends,
                            None => pos += mark.1,
                        },
                    },
                },
                Class::Star => {
                    if let Some(ends) = self.mark(text, pos, (GameResult::Unknown, 1), depth) {
                        return ends;
                    }
                    pos += 1;
                }
                Class::High => match self.high(text, pos) {
                    Ok(next) => pos = next,
                    Err(mark) => match self.mark(text, pos, mark, depth) {
                        Some(ends) => return ends,
                        None => pos += mark.1,
                    },
                },
                Class::Brace => pos = self.brace(text, pos),
                Class::Semicolon => pos = self.comment(text, pos),
                Class::Tee => pos = self.other_word(text, pos),
                Class::Open => pos = self.open(text, pos, &mut depth),
                Class::Close => {
                    self.close(pos, &mut depth);
                    pos += 1;
                }
                Class::Dollar => pos = self.dollar(text, pos),
                Class::Mark => pos = self.marks(text, pos),
                Class::Bracket if text.get(pos..).and_then(tag_head).is_some() => {
                    self.unclosed(text, pos, depth);
                    return (pos, pos);
                }
                Class::Percent if at_line_start(text, pos) => pos = line_end(text, pos),
                Class::Sign => pos = self.sign(text, pos),
                Class::CloseBrace => {
                    self.fault(FaultKind::StrayBrace, pos);
                    pos += 1;
                }
                Class::Bracket | Class::Percent | Class::Junk => pos = self.junk(text, pos),
            }
        }
        self.unclosed(text, text.len(), depth);
        (text.len(), text.len())
    }

    /// What usually follows the number of a move, with the numbers after it as far as they follow.
    #[inline(always)]
    fn pairs(&mut self, text: &[u8], from: usize) -> usize {
        let mut pos = from;
        loop {
            pos = self.pair(text, pos);
            let rest = text.get(pos..).unwrap_or_default();
            let digit = rest.first().is_some_and(u8::is_ascii_digit);
            match usual_number(rest) {
                Some(len) if digit => pos += len,
                _ => return pos,
            }
        }
    }

    /// The two words that usually follow the number of a move, and the comments after them. Looked
    /// for where they are expected, they are not guessed wrong by the processor as often as where
    /// anything may come.
    #[inline(always)]
    fn pair(&mut self, text: &[u8], from: usize) -> usize {
        let is = |pos: usize, class| text.get(pos).is_some_and(|&byte| class_of(byte) == class);
        let mut pos = from + usize::from(is(from, Class::Blank));
        if is(pos, Class::Letter) {
            pos = self.word(text, pos);
            if is(pos, Class::Letter) {
                return self.word(text, pos);
            }
            if is(pos, Class::Brace) {
                pos = self.brace(text, pos);
                if is(pos, Class::Letter) {
                    pos = self.word(text, pos);
                    if is(pos, Class::Brace) {
                        pos = self.brace(text, pos);
                    }
                }
            }
        }
        pos
    }

    /// A word that begins with a letter.
    #[inline(always)]
    fn word(&mut self, text: &[u8], pos: usize) -> usize {
        if let Some(near) = text.get(pos..).and_then(<[u8]>::first_chunk::<16>)
            && let Some((len, next)) = usual_word(near)
        {
            self.visitor.mv(Token {
                text: near.get(..len).unwrap_or_default(),
                offset: self.base + pos as u64,
                head: near.first_chunk().copied().unwrap_or_default(),
            });
            return pos + next;
        }
        self.other_word(text, pos)
    }

    /// Castling, long words, words at the end of the text, and words that are followed by what may
    /// belong to them.
    #[inline(never)]
    fn other_word(&mut self, text: &[u8], pos: usize) -> usize {
        let rest = text.get(pos..).unwrap_or_default();
        if let Some((len, next)) = rest.first_chunk().and_then(castling_word) {
            self.mv(text, pos, pos + len);
            return pos + next;
        }
        let stop = word_stop(text, pos + 1);
        if stop > pos + 1
            && rest.first() != Some(&b'T') // perhaps `TN`
            && let Some(&[blank, first, second, third]) =
                text.get(stop..).and_then(<[u8]>::first_chunk)
        {
            let gap = gap(blank, first, second, third);
            if gap > 0 {
                self.mv(text, pos, stop);
                return stop + gap;
            }
        }
        self.long_word(text, pos, stop)
    }

    #[inline(always)]
    pub(super) fn mv(&mut self, text: &[u8], pos: usize, end: usize) {
        self.visitor.mv(Token {
            text: text.get(pos..end).unwrap_or_default(),
            offset: self.base + pos as u64,
            head: head(text.get(pos..).unwrap_or_default()),
        });
    }

    /// `$` and a number.
    fn dollar(&mut self, text: &[u8], pos: usize) -> usize {
        let mut number: u32 = 0;
        let mut end = pos + 1;
        while let Some(digit) = text.get(end).filter(|byte| byte.is_ascii_digit()) {
            number = number.saturating_mul(10).saturating_add(u32::from(digit - b'0'));
            end += 1;
        }
        match u8::try_from(number) {
            Ok(number) if end > pos + 1 => self.visitor.nag(Nag(number)),
            _ => self.fault(FaultKind::BadNag, pos),
        }
        end
    }

    /// A row of `!` and `?`.
    fn marks(&mut self, text: &[u8], pos: usize) -> usize {
        let mut end = pos + 1;
        while matches!(text.get(end), Some(b'!' | b'?')) {
            end += 1;
        }
        match text.get(pos..end).and_then(Nag::from_sign) {
            Some(nag) => self.visitor.nag(nag),
            None => self.fault(FaultKind::BadNag, pos),
        }
        end
    }
}

/// The first eight bytes, filled up with zeros.
#[inline(always)]
fn head(text: &[u8]) -> [u8; 8] {
    text.first_chunk::<8>().copied().unwrap_or_else(|| {
        let mut head = [0; 8];
        for (place, byte) in head.iter_mut().zip(text) {
            *place = *byte;
        }
        head
    })
}
