//! How to find the end of a word, and what follows it.

use super::class::{Class, class, class_of};
use super::eight::{above, below, eight, equal, first, masked, with};

/// 1 for bytes that no move in canonical notation contains, castling apart: there the word ends
/// or needs a closer look.
static STOPS: [u8; 256] = {
    let mut stops = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let stop = !matches!(
            class(byte as u8),
            Class::Letter | Class::Tee | Class::Digit | Class::High | Class::Sign | Class::Junk
        ) || matches!(byte as u8, b'-' | b'/' | b'"' | b',' | b'<' | b'>' | b']');
        stops[byte] = stop as u8;
        byte += 1;
    }
    stops
};

#[inline(always)]
fn stop(byte: u8) -> bool {
    STOPS[usize::from(byte)] != 0
}

/// What can begin a word that belongs to the move before it, or hide one: what its first byte asks
/// of the second, as bits (1: `.`, `p` or a blank; 2: `a`; 4: nothing).
static AFTER_MOVE: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b'e' | b'a' => 1,
            b'm' => 2,
            b'+' | b'#' | b'(' | b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C => 4,
            _ => 0,
        };
        byte += 1;
    }
    table
};

/// What the second byte meets of that.
static AFTER_FIRST: [u8; 256] = {
    let mut table = [4; 256];
    table[b'.' as usize] = 5;
    table[b'p' as usize] = 5;
    table[b' ' as usize] = 5;
    table[b'a' as usize] = 6;
    table
};

#[inline(always)]
fn may_belong_to_move(first: u8, second: u8) -> bool {
    AFTER_MOVE[usize::from(first)] & AFTER_FIRST[usize::from(second)] != 0
}

/// A move at the start of sixteen bytes that hold it whole: letters and digits, a sign of check
/// perhaps, a blank or line end, and nothing after it that could belong to the move. Its length,
/// and where to go on. `None` says only that a closer look is needed. The first byte must be a
/// letter.
#[inline(always)]
pub(super) fn usual_word(near: &[u8; 16]) -> Option<(usize, usize)> {
    let stops = maybe_stops(eight(near)?) & !0xFF;
    let letters = first(stops);
    (letters > 1).then(|| ends_alone(near, letters)).flatten()
}

/// The same for castling, `O-O` or `O-O-O`.
#[inline]
pub(super) fn castling_word(near: &[u8; 16]) -> Option<(usize, usize)> {
    match near {
        [b'O', b'-', b'O', b'-', b'O', ..] => ends_alone(near, 5),
        [b'O', b'-', b'O', ..] => ends_alone(near, 3),
        _ => None,
    }
}

/// The length of a word whose letters and digits are told, with its sign of check, if it is alone.
#[inline(always)]
fn ends_alone(near: &[u8; 16], letters: usize) -> Option<(usize, usize)> {
    let alone = |len: usize| {
        let gap = gap(near[len], near[len + 1], near[len + 2], near[len + 3]);
        (gap > 0).then_some((len, len + gap))
    };
    match near[letters] {
        b'+' | b'#' => alone(letters + 1),
        _ => alone(letters),
    }
}

/// The length of the blank or line end after a word to which nothing that follows can belong;
/// otherwise 0.
#[inline(always)]
pub(super) fn gap(blank: u8, first: u8, second: u8, third: u8) -> usize {
    match blank {
        b' ' | b'\n' => usize::from(!may_belong_to_move(first, second)),
        b'\r' if first == b'\n' => 2 * usize::from(!may_belong_to_move(second, third)),
        _ => 0,
    }
}

/// The first stop byte of a word at or after `from`, or the end.
#[inline]
pub(super) fn word_stop(text: &[u8], from: usize) -> usize {
    let mut pos = from;
    while let Some(word) = text.get(pos..).and_then(eight) {
        let maybe = maybe_stops(word);
        pos += first(maybe);
        if maybe != 0 {
            match text.get(pos) {
                // `+`, `#`, `=` and the like belong to the word.
                Some(&byte) if !stop(byte) => pos += 1,
                _ => return pos,
            }
        }
    }
    text.get(pos..)
        .and_then(|rest| rest.iter().position(|&byte| stop(byte)))
        .map_or(text.len(), |at| pos + at)
}

/// Which of eight bytes may be a stop: those below `0`, and those whose five low bits exceed the
/// letters', as of `{`, `[`, `;` and `?`.
#[inline(always)]
const fn maybe_stops(word: u64) -> u64 {
    below(word, b'0') | (above(masked(word, 0x1F), b'z' & 0x1F) & !word)
}

/// The first byte at or after `from` at which the value of a tag may end, or the end.
#[inline(always)]
pub(super) fn value_stop(text: &[u8], from: usize) -> usize {
    let mut pos = from;
    while let Some(word) = text.get(pos..).and_then(eight) {
        // A quotation mark becomes the first after the control characters.
        let stops = below(with(word, b'"' ^ b' '), b' ' + 1) | equal(word, b'\\');
        pos += first(stops);
        if stops != 0 {
            return pos;
        }
    }
    text.get(pos..)
        .and_then(|rest| rest.iter().position(|byte| matches!(byte, b'"' | b'\\' | b'\n' | b'\r')))
        .map_or(text.len(), |at| pos + at)
}

/// The first byte at or after `from` that means something in a variation that is passed over, or
/// the end.
#[inline]
pub(super) fn variation_stop(text: &[u8], from: usize) -> usize {
    let mut pos = from;
    // Without a way out, so that the compiler can look at many bytes at once.
    while let Some(near) = text.get(pos..).and_then(<[u8]>::first_chunk::<32>) {
        if near.iter().fold(0, |found, &byte| found | stops_variation(byte)) != 0 {
            break;
        }
        pos += near.len();
    }
    while let Some(word) = text.get(pos..).and_then(eight) {
        // `(` and `)` differ in one bit; so do, in two, `{`, `[` and `;`.
        let stops =
            below(with(word, b'('), 2) | equal(masked(word, 0x9F), b'{' & 0x9F) | equal(word, b'%');
        pos += first(stops);
        if stops != 0 {
            return pos;
        }
    }
    text.get(pos..)
        .and_then(|rest| rest.iter().position(|&byte| stops_variation(byte) != 0))
        .map_or(text.len(), |at| pos + at)
}

/// 1 for those bytes, without a branch.
#[inline(always)]
fn stops_variation(byte: u8) -> u8 {
    b"(){[;%".iter().fold(0, |stops, &stop| stops | u8::from(byte == stop))
}

/// The first byte at or after `from` that is no blank, or the end.
#[inline(always)]
pub(super) fn skip_blanks(text: &[u8], from: usize) -> usize {
    let mut pos = from;
    while let Some(&byte) = text.get(pos) {
        if class_of(byte) != Class::Blank {
            break;
        }
        pos += 1;
    }
    pos
}

/// Blanks and byte order marks.
pub(crate) fn skip_blanks_and_bom(text: &[u8], from: usize) -> usize {
    let mut pos = skip_blanks(text, from);
    while text.get(pos..).is_some_and(|rest| rest.starts_with(b"\xEF\xBB\xBF")) {
        pos = skip_blanks(text, pos + 3);
    }
    pos
}

/// The end of `text` without the blanks and byte order marks at its end.
pub(super) fn trimmed_len(text: &[u8]) -> usize {
    let mut rest = text;
    loop {
        rest = match rest {
            [head @ .., 0xEF, 0xBB, 0xBF] => head,
            [head @ .., last] if class_of(*last) == Class::Blank => head,
            _ => return rest.len(),
        };
    }
}

/// The end of the line that `from` is on: its LF or CR, or the end.
pub(super) fn line_end(text: &[u8], from: usize) -> usize {
    text.get(from..)
        .and_then(|rest| memchr::memchr2(b'\n', b'\r', rest))
        .map_or(text.len(), |at| from + at)
}

/// Whether `pos` is the first byte of a line.
pub(crate) fn at_line_start(text: &[u8], pos: usize) -> bool {
    pos == 0 || matches!(text.get(pos - 1), Some(b'\n' | b'\r'))
}

/// The length of a word that belongs to the move before it, at the start of `rest`.
#[inline]
pub(super) fn suffix_len(rest: &[u8]) -> Option<usize> {
    const SUFFIXES: [&[u8]; 10] =
        [b"e.p.", b"e.p", b"e. p.", b"ep.", b"ep", b"a.p.", b"a.p", b"a. p.", b"mate", b"(=)"];
    let len = match rest {
        [b'+', b'+', ..] => 2,
        [b'+' | b'#', ..] => 1,
        // Most moves that begin with these letters are refused at their second.
        [b'e' | b'a', b'.' | b'p', ..] | [b'm', b'a', ..] | [b'(', b'=', ..] => {
            SUFFIXES.iter().find(|suffix| rest.starts_with(suffix))?.len()
        }
        _ => return None,
    };
    match rest.get(len) {
        None => Some(len),
        // `ep+` and `mate#` go on; so must `+-` and `++=`, which are other signs.
        Some(b'+' | b'#') if !rest.starts_with(b"+") => Some(len),
        Some(&next) if stop(next) && next != b'-' && next != b'/' => Some(len),
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_at_stops() {
        for len in 0..20 {
            let word = "x".repeat(len);
            assert_eq!(word_stop(word.as_bytes(), 0), len);
            assert_eq!(word_stop(format!("{word} abcdefghi").as_bytes(), 0), len);
            assert_eq!(word_stop(format!("ab {word}(").as_bytes(), 3), len + 3);
        }
    }

    #[test]
    fn every_byte_stops_or_not_wherever_it_stands() {
        for byte in 0..=u8::MAX {
            for place in 0..20 {
                for other in [b'x', b'+', b'=', b'9', 0xC3] {
                    let mut word = vec![other; place];
                    word.push(byte);
                    word.extend([other; 11]);
                    let expected = if stop(byte) { place } else { word.len() };
                    assert_eq!(word_stop(&word, 0), expected, "{byte:#x} at {place}");
                }
            }
        }
    }

    #[test]
    fn suffixes() {
        for (text, len) in [
            ("e.p.", Some(4)),
            ("e.p. Nf3", Some(4)),
            ("ep", Some(2)),
            ("ep+", Some(2)),
            ("e4", None),
            ("epaulette", None),
            ("a.p.)", Some(4)),
            ("a6", None),
            ("mate", Some(4)),
            ("material", None),
            ("(=)", Some(3)),
            ("(= 1.", None),
            ("+ ", Some(1)),
            ("++", Some(2)),
            ("+-", None),
            ("+/-", None),
            ("+=", None),
            ("#", Some(1)),
        ] {
            assert_eq!(suffix_len(text.as_bytes()), len, "{text}");
        }
    }
}
