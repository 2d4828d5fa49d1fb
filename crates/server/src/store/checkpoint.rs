//! Takes what is in the log into the file, without letting those wait who write.
//!
//! All of the work but a little is done by a thread of its own while writing goes on; only then
//! the writer does the rest and begins the log anew. Done by the writer alone, it would hold up
//! everyone for as long as it takes.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use rusqlite::Connection;

use super::StoreError;

/// From this length on the log is taken in.
const LONG: u64 = 16 << 20;

/// How often what was added meanwhile is taken in, too, before the writer does the rest.
const ROUNDS: usize = 2;

/// The thread, as the writer knows it.
#[derive(Debug)]
pub(super) struct Checkpoint {
    log: PathBuf,
    wake: SyncSender<()>,
    /// The thread has taken in nearly all.
    done: Arc<AtomicBool>,
    /// The thread has been told, and the log was not begun anew since.
    asked: bool,
}

impl Checkpoint {
    /// Starts the thread with a connection to the file.
    pub(super) fn start(file: &Path, connection: Connection) -> Result<Checkpoint, StoreError> {
        let (wake, woken) = mpsc::sync_channel(1);
        let done = Arc::new(AtomicBool::new(false));
        let tell = Arc::clone(&done);
        let work = move || {
            while woken.recv().is_ok() {
                for _ in 0..ROUNDS {
                    // If it fails, the log grows, and the writer meets the same failure.
                    let _ = connection.execute_batch("PRAGMA wal_checkpoint(PASSIVE)");
                }
                tell.store(true, Ordering::Release);
            }
        };
        thread::Builder::new()
            .name("record-log".into())
            .spawn(work)
            .map_err(|why| StoreError::Poisoned { why: why.to_string() })?;
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        Ok(Checkpoint { log: log.into(), wake, done, asked: false })
    }

    /// Looks at the log after a transaction.
    pub(super) fn look(&mut self, writer: &Connection) {
        if self.done.swap(false, Ordering::Acquire) {
            // While someone reads an old state this does nothing, and is tried again.
            let _ = writer.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
            self.asked = false;
        } else if !self.asked && fs::metadata(&self.log).is_ok_and(|it| it.len() > LONG) {
            self.asked = self.wake.try_send(()).is_ok();
        }
    }
}
