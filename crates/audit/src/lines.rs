use memchr::memchr2_iter;

/// Finds line numbers in a text for places that never go back, so that each byte is looked at
/// once.
#[derive(Debug)]
pub(crate) struct Lines<'a> {
    bytes: &'a [u8],
    base: u64,
    pos: usize,
    line: u64,
}

impl<'a> Lines<'a> {
    /// Lines of `bytes`, which begin at byte `base` of the stream on line `line`.
    pub(crate) fn new(bytes: &'a [u8], base: u64, line: u64) -> Lines<'a> {
        Lines { bytes, base, pos: 0, line }
    }

    /// The line of a byte of the stream; for a place before the last one asked for, that one's.
    pub(crate) fn of(&mut self, offset: u64) -> u64 {
        let to = usize::try_from(offset.saturating_sub(self.base)).unwrap_or(usize::MAX);
        let to = to.min(self.bytes.len());
        if let Some(passed) = self.bytes.get(self.pos..to) {
            self.line += memchr2_iter(b'\n', b'\r', passed)
                .map(|at| self.pos + at)
                // A line ends at LF, CR LF (at its second byte) or CR alone.
                .filter(|&at| self.is(at, b'\n') || !self.is(at + 1, b'\n'))
                .count() as u64;
            self.pos = to;
        }
        self.line
    }

    fn is(&self, at: usize, byte: u8) -> bool {
        self.bytes.get(at) == Some(&byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_all_ends() {
        let text = b"a\nb\r\nc\rd\n\ne";
        let mut lines = Lines::new(text, 100, 7);
        let found: Vec<u64> = (100..=112).map(|at| lines.of(at)).collect();
        assert_eq!(found, [7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 12, 12, 12]);
        assert_eq!(lines.of(0), 12, "never back");
        assert_eq!(Lines::new(text, 100, 7).of(u64::MAX), 12);
    }
}
