//! The lines of a text.

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
    // So many that a sum fits into a byte, for the compiler to add up many sums at once.
    const CHUNK: usize = 128;
    let Some((&last, _)) = bytes.split_last() else { return 0 };
    let followed = bytes.get(1..).unwrap_or_default();
    let inner = bytes.chunks(CHUNK).zip(followed.chunks(CHUNK)).map(|(chunk, next)| {
        u64::from(chunk.iter().zip(next).map(|(&byte, &next)| ends_line(byte, next)).sum::<u8>())
    });
    inner.sum::<u64>() + u64::from(ends_line(last, next.copied().unwrap_or(0)))
}

/// 1 for a byte that ends a line before the byte `next`, without a branch.
#[inline(always)]
fn ends_line(byte: u8, next: u8) -> u8 {
    u8::from(byte == b'\n') | (u8::from(byte == b'\r') & u8::from(next != b'\n'))
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

    #[test]
    fn long_texts_are_counted_as_byte_by_byte() {
        let ends = ["\n", "\r\n", "\r", "a", "\r\r\n\n", "\u{10d}"];
        for len in 0..600 {
            let text: Vec<u8> = (0..len).flat_map(|at| ends[at * at % 7 % 6].bytes()).collect();
            for next in [None, Some(&b'\n'), Some(&b'x')] {
                let after = text.iter().skip(1).chain(next.or(Some(&0)));
                let one_by_one = text.iter().zip(after);
                let expected = one_by_one
                    .filter(|&(&byte, &next)| byte == b'\n' || (byte == b'\r' && next != b'\n'))
                    .count();
                assert_eq!(line_ends(&text, next), expected as u64, "{len} {next:?}");
            }
        }
    }
}
