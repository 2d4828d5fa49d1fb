use std::io;

use compongo_watch::{Notice, Watcher};

/// How what happens is shown.
pub(super) trait Form {
    /// What a look has brought; `now_ms` is the time of the look.
    fn show(&mut self, watcher: &Watcher, notices: &[Notice], now_ms: u64) -> io::Result<()>;

    /// Nothing more comes.
    fn end(&mut self) -> io::Result<()> {
        Ok(())
    }
}
