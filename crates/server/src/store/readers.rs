use std::sync::{Arc, Mutex, mpsc};
use std::thread;

use rusqlite::Connection;

use super::StoreError;

/// Something to be read.
pub(super) type Read = Box<dyn FnOnce(&Connection) + Send>;

/// Threads that read, each by a connection of its own, while another writes.
#[derive(Debug)]
pub(super) struct Readers {
    jobs: mpsc::Sender<Read>,
}

impl Readers {
    /// Starts a thread for each connection.
    pub(super) fn start(connections: Vec<Connection>) -> Result<Readers, StoreError> {
        let (jobs, waiting) = mpsc::channel::<Read>();
        let waiting = Arc::new(Mutex::new(waiting));
        for connection in connections {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name("record-read".into())
                .spawn(move || {
                    while let Some(read) = next(&waiting) {
                        read(&connection);
                    }
                })
                .map_err(|why| StoreError::Poisoned { why: why.to_string() })?;
        }
        Ok(Readers { jobs })
    }

    /// Has something read. If no thread is left, nobody answers, and who asked hears of that.
    pub(super) fn ask(&self, read: Read) {
        let _ = self.jobs.send(read);
    }
}

/// The next job; none when nobody can ask any more.
fn next(waiting: &Mutex<mpsc::Receiver<Read>>) -> Option<Read> {
    waiting.lock().ok()?.recv().ok()
}
