//! Numbers made of texts, the same on every machine and in every version.

/// FNV-1a of 64 bits (Fowler, Noll, Vo).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fnv(u64);

impl Fnv {
    pub(crate) const fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    #[must_use]
    pub(crate) fn bytes(self, bytes: &[u8]) -> Fnv {
        let step =
            |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        // The length keeps two texts apart from one that is both.
        let hash = bytes.iter().fold(self.0, step);
        Fnv((bytes.len() as u64).to_le_bytes().iter().fold(hash, step))
    }

    #[must_use]
    pub(crate) fn number(self, number: u64) -> Fnv {
        self.bytes(&number.to_le_bytes())
    }

    pub(crate) const fn end(self) -> u64 {
        self.0
    }
}
