//! The lines of a record, one after the other, however long it is.

use std::borrow::Cow;
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
    /// It is not UTF-8, so that its text is not what was written.
    pub(super) broken: bool,
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
            let broken = matches!(text, Cow::Owned(_));
            let text = text.trim_start_matches('\u{feff}').trim().to_owned();
            if !text.is_empty() || too_long {
                return Ok(Some(Line { number: self.number, text, too_long, broken }));
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
