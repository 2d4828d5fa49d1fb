//! The next brace, looked for sixty-four bytes at a time.
//!
//! Comments of engines make up nine bytes of ten in their files. `memchr` gets going more slowly, and
//! cannot tell in the same pass whether the line ends before the brace.

use core::arch::x86_64::{
    __m256i, _mm256_cmpeq_epi8, _mm256_cmpgt_epi8, _mm256_loadu_si256, _mm256_min_epu8,
    _mm256_movemask_epi8, _mm256_or_si256, _mm256_set1_epi8, _mm256_setzero_si256,
};

/// The first byte of ASCII after `z` at or after `from`, one of the braces or of three others, if no
/// line ends before it nor any other control character stands there; `None` says nothing.
#[inline]
#[expect(unsafe_code, reason = "a seventh of the time that engines' games take to be read")]
pub(super) fn after_z_on_line(text: &[u8], from: usize) -> Option<usize> {
    if !std::arch::is_x86_feature_detected!("avx2") {
        return None;
    }
    // SAFETY: the function asks for nothing but AVX2, which this processor has.
    unsafe { by_blocks(text, from) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn by_blocks(text: &[u8], from: usize) -> Option<usize> {
    let mut pos = from;
    let mut controls = _mm256_setzero_si256();
    while let Some(near) = text.get(pos..).and_then(<[u8]>::first_chunk) {
        let block = Block::new(near);
        if block.has_after_z() {
            let place = block.after_z().trailing_zeros();
            let before = block.controls() & ((1 << place) - 1);
            let on_line = before == 0 && _mm256_movemask_epi8(controls) == 0;
            return on_line.then_some(pos + place as usize);
        }
        controls = _mm256_or_si256(controls, block.any_controls());
        pos += Block::SIZE;
    }
    None
}

/// Sixty-four bytes, in two halves.
#[derive(Clone, Copy)]
struct Block([__m256i; 2]);

impl Block {
    const SIZE: usize = 64;

    #[inline]
    #[target_feature(enable = "avx2")]
    fn new(bytes: &[u8; Block::SIZE]) -> Block {
        let (low, high) = bytes.split_at(Block::SIZE / 2);
        Block(
            [low, high]
                .map(|half| half.first_chunk().map_or(_mm256_setzero_si256(), |half| load(half))),
        )
    }

    /// The bytes of ASCII after `z`, bit by bit.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn after_z(self) -> u64 {
        bits(self.0.map(|half| is_after_z(half)))
    }

    /// Whether there are any.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn has_after_z(self) -> bool {
        let [low, high] = self.0.map(|half| is_after_z(half));
        _mm256_movemask_epi8(_mm256_or_si256(low, high)) != 0
    }

    /// The control characters, bit by bit.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn controls(self) -> u64 {
        bits(self.0.map(|half| is_control(half)))
    }

    /// The control characters of both halves, one upon the other.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn any_controls(self) -> __m256i {
        let [low, high] = self.0.map(|half| is_control(half));
        _mm256_or_si256(low, high)
    }
}

#[inline]
#[target_feature(enable = "avx2")]
#[expect(unsafe_code, reason = "put together from numbers, it takes as long as all the rest")]
fn load(half: &[u8; Block::SIZE / 2]) -> __m256i {
    // SAFETY: reads the thirty-two bytes that are borrowed, wherever they begin.
    unsafe { _mm256_loadu_si256(half.as_ptr().cast()) }
}

/// With a sign, so that what is beyond ASCII comes before everything else.
#[inline]
#[target_feature(enable = "avx2")]
fn is_after_z(half: __m256i) -> __m256i {
    _mm256_cmpgt_epi8(half, _mm256_set1_epi8(b'z'.cast_signed()))
}

#[inline]
#[target_feature(enable = "avx2")]
fn is_control(half: __m256i) -> __m256i {
    _mm256_cmpeq_epi8(_mm256_min_epu8(half, _mm256_set1_epi8(0x1F)), half)
}

#[inline]
#[target_feature(enable = "avx2")]
fn bits(answers: [__m256i; 2]) -> u64 {
    let [low, high] = answers.map(|half| u64::from(_mm256_movemask_epi8(half).cast_unsigned()));
    low | high << 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_for_every_byte_in_every_place() {
        for place in 0..150 {
            for byte in 0..=u8::MAX {
                let mut text = [b'a'; 300];
                text[place] = byte;
                text[200] = b'}';
                if !std::arch::is_x86_feature_detected!("avx2") {
                    return;
                }
                let at = if byte.is_ascii() && byte > b'z' && place >= 3 { place } else { 200 };
                let on_line = byte >= b' ' || place < 3;
                let found = after_z_on_line(&text, 3);
                assert_eq!(found, on_line.then_some(at), "{byte} at {place}");
            }
        }
        assert_eq!(after_z_on_line(&[b'a'; 300], 0), None);
        assert_eq!(after_z_on_line(b"}", 0), None);
        assert_eq!(after_z_on_line(b"}", 2), None);
    }
}
