//! The lines of a record, one after the other, however long it is.

use std::io::{self, BufRead, BufReader, Read};

/// Longer lines are no facts.
const LONGEST: u64 = 1 << 20;

/// A line that is not empty.
pub(super) struct Line {
    /// Counted from 1, empty lines among them.
    pub(super) number: usize,
    pub(super) text: String,
    /// It was cut off.
    pub(super) too_long: bool,
}

/// Reads them.
pub(super) struct Lines {
    reader: BufReader<Box<dyn Read + Send>>,
    number: usize,
}

impl Lines {
    pub(super) fn new(reader: Box<dyn Read + Send>) -> Lines {
        Lines { reader: BufReader::new(reader), number: 0 }
    }

    fn read(&mut self) -> io::Result<Option<Line>> {
        loop {
            let mut bytes = Vec::new();
            let read = (&mut self.reader).take(LONGEST).read_until(b'\n', &mut bytes)?;
            if read == 0 {
                return Ok(None);
            }
            self.number += 1;
            let too_long = read as u64 == LONGEST && !bytes.ends_with(b"\n");
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim_start_matches('\u{feff}').trim();
            if !text.is_empty() || too_long {
                return Ok(Some(Line { number: self.number, text: text.to_owned(), too_long }));
            }
        }
    }
}

impl Iterator for Lines {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<io::Result<Line>> {
        self.read().transpose()
    }
}
