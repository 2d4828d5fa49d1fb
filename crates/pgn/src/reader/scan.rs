//! Classes of bytes, and how to find the end of a word.

/// What a byte can begin in the movetext.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Class {
    Blank,
    Letter,
    Digit,
    Dot,
    Open,
    Close,
    Brace,
    CloseBrace,
    Semicolon,
    Bracket,
    Dollar,
    Mark,
    Star,
    Percent,
    Sign,
    High,
    Junk,
}

const fn class(byte: u8) -> Class {
    match byte {
        b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C => Class::Blank,
        b'A'..=b'Z' | b'a'..=b'z' => Class::Letter,
        b'0'..=b'9' => Class::Digit,
        b'.' => Class::Dot,
        b'(' => Class::Open,
        b')' => Class::Close,
        b'{' => Class::Brace,
        b'}' => Class::CloseBrace,
        b';' => Class::Semicolon,
        b'[' => Class::Bracket,
        b'$' => Class::Dollar,
        b'!' | b'?' => Class::Mark,
        b'*' => Class::Star,
        b'%' => Class::Percent,
        b'+' | b'-' | b'=' | b'#' => Class::Sign,
        0x80.. => Class::High,
        _ => Class::Junk,
    }
}

static CLASSES: [Class; 256] = {
    let mut classes = [Class::Junk; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = class(byte as u8);
        byte += 1;
    }
    classes
};

#[inline(always)]
pub(super) fn class_of(byte: u8) -> Class {
    CLASSES[usize::from(byte)]
}

/// 1 for bytes that no move in canonical notation contains, castling apart: there the word ends
/// or needs a closer look.
static STOPS: [u8; 256] = {
    let mut stops = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let stop = !matches!(
            class(byte as u8),
            Class::Letter | Class::Digit | Class::High | Class::Sign | Class::Junk
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

/// 1 for bytes at which the value of a tag may end or needs a closer look.
static VALUE_STOPS: [u8; 256] = {
    let mut stops = [0; 256];
    stops[b'"' as usize] = 1;
    stops[b'\\' as usize] = 1;
    stops[b'\n' as usize] = 1;
    stops[b'\r' as usize] = 1;
    stops
};

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
pub(super) fn may_belong_to_move(first: u8, second: u8) -> bool {
    AFTER_MOVE[usize::from(first)] & AFTER_FIRST[usize::from(second)] != 0
}

/// The first stop byte of a word at or after `from`, or the end.
#[inline(always)]
pub(super) fn word_stop(text: &[u8], from: usize) -> usize {
    let mut pos = from;
    while let Some(eight) = text.get(pos..).and_then(<[u8]>::first_chunk::<8>) {
        let maybe = maybe_stops(u64::from_le_bytes(*eight));
        if maybe == 0 {
            pos += 8;
            continue;
        }
        pos += maybe.trailing_zeros() as usize / 8;
        match text.get(pos) {
            // `+`, `#`, `=` and the like belong to the word.
            Some(&byte) if !stop(byte) => pos += 1,
            _ => return pos,
        }
    }
    text.get(pos..)
        .and_then(|rest| rest.iter().position(|&byte| stop(byte)))
        .map_or(text.len(), |at| pos + at)
}

/// The top bit of each of eight bytes that may be a stop, exact for the first of them: those below
/// `0`, and those whose five low bits exceed the letters', as of `{`, `[`, `;` and `?`.
#[inline(always)]
fn maybe_stops(word: u64) -> u64 {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let below_zero = word.wrapping_sub(EACH * b'0' as u64);
    let beyond_letters = (word & (EACH * 0x1F)) + EACH * (0x80 - 0x1B);
    (below_zero | beyond_letters) & !word & (EACH * 0x80)
}

/// The first byte at or after `from` at which the value of a tag may end, or the end.
#[inline(always)]
pub(super) fn value_stop(text: &[u8], from: usize) -> usize {
    first_marked(&VALUE_STOPS, text, from)
}

/// The first byte at or after `from` that the table marks with 1, or the end.
#[inline(always)]
fn first_marked(table: &[u8; 256], text: &[u8], from: usize) -> usize {
    let mark = |byte: u8| u32::from(table[usize::from(byte)]);
    let mut pos = from;
    // Eight at once without a branch per byte: the length of a word is hard to predict.
    while let Some(&[a, b, c, d, e, f, g, h]) = text.get(pos..).and_then(<[u8]>::first_chunk::<8>) {
        let low = mark(a) | mark(b) << 1 | mark(c) << 2 | mark(d) << 3;
        let high = mark(e) << 4 | mark(f) << 5 | mark(g) << 6 | mark(h) << 7;
        let marks = low | high;
        if marks != 0 {
            return pos + marks.trailing_zeros() as usize;
        }
        pos += 8;
    }
    text.get(pos..)
        .and_then(|rest| rest.iter().position(|&byte| mark(byte) != 0))
        .map_or(text.len(), |at| pos + at)
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
pub(super) fn skip_blanks_and_bom(text: &[u8], from: usize) -> usize {
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
pub(super) fn at_line_start(text: &[u8], pos: usize) -> bool {
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
