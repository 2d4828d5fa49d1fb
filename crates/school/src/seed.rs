//! Order by a number given from outside: the same number, the same order, on every machine.

/// A number that follows from a text (FNV-1a, 64 bits).
pub(crate) fn of(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Both numbers mixed well (the last steps of `SplitMix64`).
pub(crate) fn mix(seed: u32, number: u64) -> u64 {
    let mut it = number ^ u64::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    it = (it ^ (it >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    it = (it ^ (it >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    it ^ (it >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_the_same_everywhere() {
        assert_eq!(of(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(of("a"), 0xaf63_dc4c_8601_ec8c);
        assert_ne!(mix(1, of("a")), mix(2, of("a")));
        assert_ne!(mix(1, of("a")), mix(1, of("b")));
    }
}
