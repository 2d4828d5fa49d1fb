//! What bytes can begin.

/// What a byte can begin in the movetext.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Class {
    Blank,
    Letter,
    /// `T`: a letter that begins no move in English, but may begin `TN`.
    Tee,
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

pub(super) const fn class(byte: u8) -> Class {
    match byte {
        b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C => Class::Blank,
        b'T' => Class::Tee,
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
