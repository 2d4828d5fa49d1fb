use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::Path;

use super::StoreError;

/// Sees to it that one process at a time writes in a folder. The system gives the lock back when
/// the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    /// Closing it gives the lock back.
    _file: File,
}

/// The file in the folder; it holds the number of the process.
const NAME: &str = "lock";

impl Lock {
    /// Takes the lock of a folder.
    pub(super) fn take(folder: &Path) -> Result<Lock, StoreError> {
        let path = folder.join(NAME);
        let cannot = |why: std::io::Error| StoreError::CannotOpen {
            path: path.clone(),
            why: why.to_string(),
        };
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut text = String::new();
                let read = file.read_to_string(&mut text).ok();
                let process = read.and_then(|_| text.trim().parse().ok());
                return Err(StoreError::InUse { path: folder.to_owned(), process });
            }
            Err(TryLockError::Error(why)) => return Err(cannot(why)),
        }
        // Only for the message to others, so that a full disk does not matter.
        let _ = file.set_len(0);
        let _ = file.rewind();
        let _ = writeln!(file, "{}", std::process::id());
        Ok(Lock { _file: file })
    }
}
