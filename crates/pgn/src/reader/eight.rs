//! Eight bytes looked at in one go, as a number whose lowest bits are the first of them. What is
//! asked of each byte is answered in its top bit.

const EACH: u64 = 0x0101_0101_0101_0101;
const TOP: u64 = EACH * 0x80;

/// The first eight bytes, if there are as many.
#[inline(always)]
pub(super) fn eight(text: &[u8]) -> Option<u64> {
    text.first_chunk::<8>().map(|bytes| u64::from_le_bytes(*bytes))
}

/// Which bytes are below `limit`, at most 0x80.
#[inline(always)]
pub(super) const fn below(word: u64, limit: u8) -> u64 {
    // With their top bits set no byte borrows from the next.
    !((word | TOP) - EACH * limit as u64) & !word & TOP
}

/// Which bytes of ASCII exceed `limit`, below 0x80.
#[inline(always)]
pub(super) const fn above(word: u64, limit: u8) -> u64 {
    ((word & !TOP) + EACH * (0x7F - limit) as u64) & !word & TOP
}

/// Which bytes are `byte`, of ASCII.
#[inline(always)]
pub(super) const fn equal(word: u64, byte: u8) -> u64 {
    below(with(word, byte), 1)
}

/// Every byte combined with `byte` by exclusive or.
#[inline(always)]
pub(super) const fn with(word: u64, byte: u8) -> u64 {
    word ^ (EACH * byte as u64)
}

/// Every byte without the bits that `mask` lacks.
#[inline(always)]
pub(super) const fn masked(word: u64, mask: u8) -> u64 {
    word & (EACH * mask as u64)
}

/// The place of the first answer; 8 if there is none.
#[inline(always)]
pub(super) const fn first(answers: u64) -> usize {
    answers.trailing_zeros() as usize / 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_for_every_byte_whatever_its_neighbours() {
        for byte in 0..=u8::MAX {
            for neighbour in [0, 0x20, 0x7F, 0x80, 0xFF] {
                let mut bytes = [neighbour; 8];
                bytes[3] = byte;
                let word = u64::from_le_bytes(bytes);
                let third = |answers: u64| answers >> 31 & 1 == 1;
                for limit in [1, 0x21, 0x30, 0x7A] {
                    assert_eq!(third(below(word, limit)), byte < limit, "{byte} {limit}");
                    assert_eq!(third(above(word, limit)), byte.is_ascii() && byte > limit);
                    assert_eq!(third(equal(word, limit)), byte == limit, "{byte} {limit}");
                }
            }
        }
        assert_eq!((first(0), first(TOP), first(1 << 63)), (8, 0, 7));
    }
}
