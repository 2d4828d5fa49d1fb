//! Takes what is in the log into the file, without letting those wait who write.
//!
//! All of the work but a little is done by a thread of its own while writing goes on; only then
//! the writer does the rest and begins the log anew. Done by the writer alone, it would hold up
//! everyone for as long as it takes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use rusqlite::Connection;

use super::StoreError;

/// From so many pages in the log on they are taken in: 64 MiB. A page that is written to again and
/// again is taken in once.
const LONG: u32 = 32_768;

/// How often what was added meanwhile is taken in, too, before the writer does the rest.
const ROUNDS: usize = 2;

/// The thread, as the writer knows it.
#[derive(Debug)]
pub(super) struct Checkpoint {
    /// Pages in the log, and from how many on they are taken in.
    pages: Arc<AtomicU32>,
    long: u32,
    wake: SyncSender<()>,
    /// The thread has taken in nearly all.
    done: Arc<AtomicBool>,
    /// The thread has been told, and the log was not begun anew since.
    asked: bool,
}

impl Checkpoint {
    /// Starts the thread with a connection to the file of its own.
    pub(super) fn start(
        writer: &mut Connection,
        connection: Connection,
    ) -> Result<Checkpoint, StoreError> {
        Checkpoint::start_at(LONG, writer, connection)
    }

    fn start_at(
        long: u32,
        writer: &mut Connection,
        connection: Connection,
    ) -> Result<Checkpoint, StoreError> {
        let pages = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&pages);
        // In place of what the library does by itself, which is all in one go.
        writer.wal_hook(Some(move |_: &mut _, pages| {
            counted.store(u32::try_from(pages).unwrap_or(0), Ordering::Relaxed);
            Ok(())
        }))?;
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
        Ok(Checkpoint { pages, long, wake, done, asked: false })
    }

    /// Looks at the log after a transaction.
    pub(super) fn look(&mut self, writer: &Connection) {
        if self.done.swap(false, Ordering::Acquire) {
            // While someone reads an old state this does nothing, and is tried again. The log keeps
            // its length: written over in place it costs the disk less than growing again.
            let _ = writer.execute_batch("PRAGMA wal_checkpoint(RESTART)");
            self.asked = false;
        } else if !self.asked && self.pages.load(Ordering::Relaxed) > self.long {
            self.asked = self.wake.try_send(()).is_ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_log_is_taken_in_and_written_over_in_place() {
        const LONG: u32 = 40;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("record.sqlite");
        let mut writer = Connection::open(&path).unwrap();
        writer.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(())).unwrap();
        writer.execute_batch("CREATE TABLE facts (no INTEGER PRIMARY KEY, act TEXT)").unwrap();
        let other = Connection::open(&path).unwrap();
        let mut checkpoint = Checkpoint::start_at(LONG, &mut writer, other).unwrap();

        let length = || fs::metadata(folder.path().join("record.sqlite-wal")).unwrap().len();
        let (mut before, mut anew) = (0, 0);
        for written in 1.. {
            writer.execute("INSERT INTO facts (act) VALUES ('move')", []).unwrap();
            let pages = checkpoint.pages.load(Ordering::Relaxed);
            if pages < before {
                anew += 1;
                // What was taken in left the file as long as it was.
                assert!(length() >= u64::from(LONG) * 4_096);
            }
            before = pages;
            checkpoint.look(&writer);
            if anew == 3 {
                break;
            }
            assert!(written < 100_000, "the log has {pages} pages and was begun anew {anew} times");
        }
        assert_eq!(
            writer.query_row("PRAGMA integrity_check", [], |it| it.get(0)),
            Ok("ok".to_owned())
        );
    }
}
