//! A reader whose next bytes can be looked at.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};

/// How many bytes can be looked at: the longest mark of a packed format.
const LOOK: usize = 4;

const BUFFER: usize = 128 << 10;

/// A buffered reader that shows its next bytes before they are read.
pub(crate) struct Ahead<R> {
    /// Looked at and not yet read, from `at` on.
    head: Vec<u8>,
    at: usize,
    /// What went wrong while looking; whoever reads up to there is told.
    failed: Option<io::Error>,
    inner: BufReader<R>,
}

impl<R: Read> Ahead<R> {
    pub(crate) fn new(reader: R) -> Ahead<R> {
        let inner = BufReader::with_capacity(BUFFER, reader);
        Ahead { head: Vec::with_capacity(LOOK), at: 0, failed: None, inner }
    }

    /// The next four bytes; fewer at the end, or where reading fails.
    pub(crate) fn peek(&mut self) -> &[u8] {
        self.head.drain(..self.at);
        self.at = 0;
        while self.head.len() < LOOK && self.failed.is_none() {
            let room = LOOK - self.head.len();
            match self.inner.fill_buf() {
                Ok([]) => break,
                Ok(bytes) => {
                    let count = room.min(bytes.len());
                    self.head.extend(bytes.iter().take(count));
                    self.inner.consume(count);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => self.failed = Some(error),
            }
        }
        &self.head
    }

    fn failure(&mut self) -> io::Result<()> {
        self.failed.take().map_or(Ok(()), Err)
    }
}

impl<R: Read> Read for Ahead<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut head = self.head.get(self.at..).unwrap_or_default();
        if head.is_empty() {
            self.failure()?;
            return self.inner.read(buffer);
        }
        let count = head.read(buffer)?;
        self.at += count;
        Ok(count)
    }
}

impl<R: Read> BufRead for Ahead<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at < self.head.len() {
            return Ok(self.head.get(self.at..).unwrap_or_default());
        }
        self.failure()?;
        self.inner.fill_buf()
    }

    fn consume(&mut self, count: usize) {
        if self.at < self.head.len() {
            self.at += count;
        } else {
            self.inner.consume(count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_looked_at_is_read_all_the_same() {
        // One byte at a time, as a slow pipe gives them.
        struct Drip<'a>(&'a [u8]);
        impl Read for Drip<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                let most = buffer.len().min(1);
                self.0.read(buffer.get_mut(..most).unwrap_or_default())
            }
        }
        let mut ahead = Ahead::new(Drip(b"abcdefg"));
        assert_eq!(ahead.peek(), b"abcd");
        assert_eq!(ahead.peek(), b"abcd");
        let mut three = [0; 3];
        ahead.read_exact(&mut three).unwrap();
        assert_eq!(&three, b"abc");
        assert_eq!(ahead.peek(), b"defg");
        let mut rest = String::new();
        ahead.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "defg");
        assert_eq!(ahead.peek(), b"");
    }

    #[test]
    fn what_goes_wrong_is_told_in_its_place() {
        struct Breaks(u8);
        impl Read for Breaks {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                self.0 += 1;
                match (self.0, buffer.first_mut()) {
                    (1, _) => Err(ErrorKind::Interrupted.into()),
                    (2, Some(room)) => {
                        *room = b'a';
                        Ok(1)
                    }
                    _ => Err(ErrorKind::TimedOut.into()),
                }
            }
        }
        let mut ahead = Ahead::new(Breaks(0));
        assert_eq!(ahead.peek(), b"a");
        assert_eq!(ahead.peek(), b"a");
        let mut one = [0; 8];
        assert_eq!(ahead.read(&mut one).unwrap(), 1);
        assert_eq!(ahead.read(&mut one).unwrap_err().kind(), ErrorKind::TimedOut);
    }
}
