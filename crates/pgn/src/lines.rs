//! The lines of a text.

use memchr::memchr2_iter;

use crate::Batch;

/// Finds line numbers in a batch, for places that never go back, so that each byte is looked at
/// once however many are asked for.
///
/// ```
/// use compongo_pgn::Batch;
///
/// let batch = Batch { bytes: b"1. e4\r\n1... e5".to_vec(), offset: 100, line: 7 };
/// let mut lines = batch.lines();
/// assert_eq!((lines.of(106), lines.of(107)), (7, 8));
/// ```
#[derive(Clone, Debug)]
pub struct Lines<'a> {
    batch: &'a Batch,
    pos: usize,
    line: u64,
}

impl Batch {
    /// The lines of the batch, from its first on. They end at LF, CR LF, or CR alone.
    pub fn lines(&self) -> Lines<'_> {
        Lines { batch: self, pos: 0, line: self.line }
    }
}

impl Lines<'_> {
    /// The line, from 1, of the byte at `offset` of the stream. Before the batch it is the first
    /// line, after it the last, and for a place before the last one asked for that one's.
    pub fn of(&mut self, offset: u64) -> u64 {
        let bytes = &self.batch.bytes;
        let to = usize::try_from(offset.saturating_sub(self.batch.offset)).unwrap_or(usize::MAX);
        let to = to.min(bytes.len());
        if let Some(passed) = bytes.get(self.pos..to) {
            self.line += line_ends(passed, bytes.get(to));
            self.pos = to;
        }
        self.line
    }
}

/// How many lines end in `bytes`, before the byte `next`: at LF, CR LF (at its second byte), or CR
/// alone.
pub(crate) fn line_ends(bytes: &[u8], next: Option<&u8>) -> u64 {
    let ends = memchr2_iter(b'\n', b'\r', bytes)
        .filter(|&at| bytes.get(at) == Some(&b'\n') || bytes.get(at + 1) != Some(&b'\n'))
        .count() as u64;
    let halved = bytes.last() == Some(&b'\r') && next == Some(&b'\n');
    ends - u64::from(halved)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_all_ends() {
        let batch = Batch { bytes: b"a\nb\r\nc\rd\n\ne".to_vec(), offset: 100, line: 7 };
        let all = [7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 12, 12, 12];
        let mut lines = batch.lines();
        let found: Vec<u64> = (100..=112).map(|at| lines.of(at)).collect();
        assert_eq!(found, all);
        assert_eq!(lines.of(0), 12, "never back");
        for (at, line) in (100..).zip(all) {
            assert_eq!(batch.lines().of(at), line, "{at}");
        }
        assert_eq!(batch.lines().of(0), 7);
        assert_eq!(batch.lines().of(u64::MAX), 12);
    }
}
