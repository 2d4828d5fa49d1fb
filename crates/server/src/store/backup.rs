use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::StoreError;

/// Pages copied at once.
const PAGES: i32 = 4096;

/// Copies all that a connection sees to a new file.
pub(super) fn copy(source: &Connection, target: &Path) -> Result<(), StoreError> {
    if target.exists() {
        return Err(StoreError::TargetExists { path: target.to_owned() });
    }
    let mut unfinished = target.as_os_str().to_owned();
    unfinished.push(".unfinished");
    let unfinished = Path::new(&unfinished);
    let cannot = |why: String| StoreError::CannotOpen { path: target.to_owned(), why };
    let copied = fill(source, unfinished).and_then(|()| {
        fs::File::open(unfinished)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(unfinished, target))
            .map_err(|why| cannot(why.to_string()))
    });
    if copied.is_err() {
        let _ = fs::remove_file(unfinished);
    }
    copied
}

fn fill(source: &Connection, target: &Path) -> Result<(), StoreError> {
    let cannot = |why: rusqlite::Error| StoreError::CannotOpen {
        path: target.to_owned(),
        why: why.to_string(),
    };
    if target.exists() {
        fs::remove_file(target).map_err(|why| StoreError::CannotOpen {
            path: target.to_owned(),
            why: why.to_string(),
        })?;
    }
    let mut copy = Connection::open(target).map_err(cannot)?;
    // What is read within one transaction stays as it is, whatever is written meanwhile;
    // otherwise each write would begin the copy anew.
    let within = source.unchecked_transaction()?;
    within.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Backup::new(&within, &mut copy)?.run_to_completion(PAGES, Duration::ZERO, None)?;
    // A file by itself, not one with a log beside it.
    copy.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()))?;
    Ok(())
}
