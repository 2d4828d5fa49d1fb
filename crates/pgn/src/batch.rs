//! A stream cut into batches of whole games.

use std::io::{self, Read};

use thiserror::Error;

use crate::Limits;
use crate::boundary;
use crate::lines::line_ends;
use crate::reader::{SoftCut, soft_cut};

/// Whole games of a stream.
///
/// Batches are read one by one or by several threads at once: what
/// [`read_games`](crate::read_games) tells about a batch does not depend on the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// The text.
    pub bytes: Vec<u8>,
    /// The place of its first byte in the (decompressed) stream.
    pub offset: u64,
    /// The line of its first byte, from 1.
    pub line: u64,
}

/// Why a stream ends too early.
#[derive(Debug, Error)]
pub enum ReadError {
    /// Reading or unpacking fails.
    #[error("byte {offset}: {source}")]
    Io {
        /// How far the stream could be read.
        offset: u64,
        /// What the reader says.
        source: io::Error,
    },
}

/// Cuts a stream into [`Batch`]es, in memory of about twice the longest game at most.
///
/// A batch ends where a game begins whatever came before (tags after a blank line). Where there
/// is no such place in more than twice [`max_game_bytes`](crate::Limits::max_game_bytes), the
/// reader itself finds the end of a game; a game that is longer than that is cut after so many
/// bytes, so that [`read_games`](crate::read_games), *given the same limits*, reports it, and the
/// rest of it is passed over.
///
/// When reading fails, what was read before comes as a last batch, then the error.
///
/// ```
/// use compongo_pgn::{Batches, Limits};
///
/// let games = b"[White \"A\"]\n\n*\n\n[White \"B\"]\n\n*\n";
/// let limits = Limits::default();
/// let batches: Vec<_> = Batches::new(&games[..], &limits).with_size(20).collect::<Result<_, _>>()?;
/// assert_eq!(batches.len(), 2);
/// assert_eq!((batches[1].offset, batches[1].line), (16, 5));
/// # Ok::<(), compongo_pgn::ReadError>(())
/// ```
#[derive(Debug)]
pub struct Batches<R> {
    reader: R,
    limits: Limits,
    size: usize,
    /// Read, not handed out; begins where a game begins, or where the stream does.
    pending: Vec<u8>,
    offset: u64,
    line: u64,
    end: End,
    spare: Vec<Vec<u8>>,
}

/// What is known of the end of the stream.
#[derive(Debug)]
enum End {
    NotYet,
    Reached,
    Failed(io::Error),
}

const DEFAULT_SIZE: usize = 1 << 20;

/// What the passing over of a long game keeps, so that a boundary can be seen.
const CONTEXT: usize = boundary::LOOKBACK + boundary::LOOKAHEAD + 64;

impl<R: Read> Batches<R> {
    /// Batches of about 1 MiB.
    pub fn new(reader: R, limits: &Limits) -> Batches<R> {
        Batches {
            reader,
            limits: *limits,
            size: DEFAULT_SIZE,
            pending: Vec::new(),
            offset: 0,
            line: 1,
            end: End::NotYet,
            spare: Vec::new(),
        }
    }

    /// Batches of about `size` bytes. At least one game is in each.
    #[must_use]
    pub fn with_size(mut self, size: usize) -> Batches<R> {
        self.size = size.max(1);
        self
    }

    /// Gives back the buffer of a batch that is done with, so that no new one is needed.
    pub fn recycle(&mut self, buffer: Vec<u8>) {
        if self.spare.len() < 8 {
            self.spare.push(buffer);
        }
    }

    /// Reads until `pending` holds `size` bytes or the stream ends.
    fn fill(&mut self, size: usize) {
        while self.pending.len() < size && matches!(self.end, End::NotYet) {
            let room = (size - self.pending.len()) as u64;
            let before = self.pending.len();
            match self.reader.by_ref().take(room).read_to_end(&mut self.pending) {
                Ok(_) if self.pending.len() == before => self.end = End::Reached,
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => self.end = End::Failed(error),
            }
        }
    }

    /// Hands out the first `len` bytes.
    fn cut(&mut self, len: usize) -> Batch {
        let mut rest = self.spare.pop().unwrap_or_default();
        rest.clear();
        rest.extend_from_slice(self.pending.get(len..).unwrap_or_default());
        let mut bytes = std::mem::replace(&mut self.pending, rest);
        bytes.truncate(len);
        let batch = Batch { bytes, offset: self.offset, line: self.line };
        self.offset += len as u64;
        self.line += line_ends(&batch.bytes, self.pending.first());
        batch
    }

    /// Passes over the rest of a game that is too long, up to the next hard boundary.
    fn pass_over(&mut self) {
        let mut from = 0;
        loop {
            if let Some(at) = boundary::next(&self.pending, from) {
                self.drop_front(at);
                return;
            }
            if !matches!(self.end, End::NotYet) {
                self.drop_front(self.pending.len());
                return;
            }
            let gone = self.pending.len().saturating_sub(CONTEXT);
            self.drop_front(gone);
            from = self.pending.len().saturating_sub(boundary::LOOKAHEAD);
            self.fill(self.pending.len().saturating_add(self.size.max(CONTEXT)));
        }
    }

    fn drop_front(&mut self, len: usize) {
        let rest = self.pending.split_off(len.min(self.pending.len()));
        let gone = std::mem::replace(&mut self.pending, rest);
        self.offset += gone.len() as u64;
        self.line += line_ends(&gone, self.pending.first());
    }
}

impl<R: Read> Iterator for Batches<R> {
    type Item = Result<Batch, ReadError>;

    fn next(&mut self) -> Option<Result<Batch, ReadError>> {
        // Enough that the reader sees the first half as it would in the whole stream.
        let enough =
            self.limits.max_game_bytes.saturating_add(boundary::LOOKAHEAD).saturating_mul(2);
        let mut size = self.size.min(enough);
        let mut from = 1;
        loop {
            self.fill(size);
            if !matches!(self.end, End::NotYet) {
                return self.finish();
            }
            if let Some(at) = boundary::last(&self.pending, from) {
                return Some(Ok(self.cut(at)));
            }
            if self.pending.len() >= enough {
                break;
            }
            from = self.pending.len().saturating_sub(boundary::LOOKAHEAD).max(1);
            size = size.saturating_mul(2).min(enough);
        }
        match soft_cut(&self.pending, &self.limits) {
            SoftCut::At(at) => Some(Ok(self.cut(at.max(1)))),
            SoftCut::TooLong { start } => {
                // One byte more than allowed shows the reader that it is too long.
                let batch =
                    self.cut(start.saturating_add(self.limits.max_game_bytes).saturating_add(1));
                self.pass_over();
                Some(Ok(batch))
            }
        }
    }
}

impl<R: Read> Batches<R> {
    /// The stream has ended: what is left, then the error if there is one.
    fn finish(&mut self) -> Option<Result<Batch, ReadError>> {
        if !self.pending.is_empty() {
            let cut = match boundary::last(&self.pending, 1) {
                // More than a batch can be left after a search for the end of a long game.
                Some(at) if self.pending.len() > self.size => at,
                _ => self.pending.len(),
            };
            return Some(Ok(self.cut(cut)));
        }
        match std::mem::replace(&mut self.end, End::Reached) {
            End::Failed(source) => Some(Err(ReadError::Io { offset: self.offset, source })),
            _ => None,
        }
    }
}
