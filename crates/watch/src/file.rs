//! A file that is looked at again and again.

use std::fs::{self, File, Metadata};
use std::io::Read;
use std::path::PathBuf;
use std::time::SystemTime;

use compongo_pgn::decode;

use crate::Trouble;

/// For so long after a change a file is read at every look: some disks keep times of two seconds.
const FRESH_MS: u64 = 2_500;

/// A file that is looked at again and again.
#[derive(Debug)]
pub(crate) struct Watched {
    path: PathBuf,
    last: Option<Mark>,
    changed_ms: u64,
}

/// What tells one state of a file from another without reading it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mark {
    len: u64,
    modified: Option<SystemTime>,
    node: u64,
}

impl Mark {
    fn of(meta: &Metadata) -> Mark {
        Mark { len: meta.len(), modified: meta.modified().ok(), node: node(meta) }
    }
}

/// The number of the file on its disk: another one was put in its stead.
#[cfg(unix)]
fn node(meta: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(meta)
}

#[cfg(not(unix))]
fn node(_: &Metadata) -> u64 {
    0
}

impl Watched {
    pub(crate) fn new(path: PathBuf) -> Watched {
        Watched { path, last: None, changed_ms: 0 }
    }

    /// The text if it may have changed; always if `again`.
    pub(crate) fn look(
        &mut self,
        again: bool,
        most: usize,
        now_ms: u64,
    ) -> Option<Result<Vec<u8>, Trouble>> {
        let meta = match fs::metadata(&self.path) {
            Ok(meta) => meta,
            Err(error) => {
                self.last = None;
                return Some(Err(Trouble::of_io(error)));
            }
        };
        if meta.is_dir() {
            return Some(Err(Trouble::Unreadable(std::io::ErrorKind::IsADirectory.into())));
        }
        let mark = Mark::of(&meta);
        if self.last != Some(mark) {
            (self.last, self.changed_ms) = (Some(mark), now_ms);
        } else if !again && now_ms.saturating_sub(self.changed_ms) > FRESH_MS {
            return None;
        }
        Some(self.read(most))
    }

    fn read(&self, most: usize) -> Result<Vec<u8>, Trouble> {
        let file = File::open(&self.path).map_err(Trouble::of_io)?;
        let text = decode(file).map_err(Trouble::of_io)?;
        let mut bytes = Vec::new();
        text.take(most as u64 + 1).read_to_end(&mut bytes).map_err(Trouble::of_io)?;
        if bytes.len() > most { Err(Trouble::TooLong { most }) } else { Ok(bytes) }
    }
}
