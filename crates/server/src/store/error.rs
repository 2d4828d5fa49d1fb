use std::path::PathBuf;

use thiserror::Error;

use super::TableNo;

/// Why the record cannot be opened, read or written. Each message says what to do.
///
/// Cheap to copy, because one failure answers all who wait for the same write.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// The folder or the file cannot be opened.
    #[error("cannot open {}: {why}. See that the folder exists and that this user may read and write in it", .path.display())]
    CannotOpen {
        /// Which.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// Another process writes in the folder.
    #[error("{} is in use by {}. Stop that server, or give this one a folder of its own", .path.display(), .process.map_or("another server".into(), |id| format!("the server with process number {id}")))]
    InUse {
        /// The folder.
        path: PathBuf,
        /// The number of the process, if it can be read.
        process: Option<u32>,
    },
    /// The file belongs to another program.
    #[error("{} was made by another program. Give the server an empty folder", .path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// The file was written by a later version.
    #[error(
        "the record has version {found}, this program knows up to {known}. Use the program that wrote it, or a later one"
    )]
    TooNew {
        /// The version of the file.
        found: u32,
        /// The last that is known here.
        known: u32,
    },
    /// What the file holds contradicts itself.
    #[error(
        "the record is damaged: {why}. Keep all its files as they are and go on from the last backup"
    )]
    Corrupt {
        /// What was found.
        why: String,
    },
    /// There is no room for more. What was acknowledged is safe.
    #[error(
        "the disk is full. Free some space; nothing acknowledged is lost, and writing then goes on by itself"
    )]
    Full,
    /// The facts do not continue the table's: someone else has written.
    #[error("{table} has {expected} as its next fact, not {given}. Read the table anew")]
    Conflict {
        /// The table.
        table: TableNo,
        /// The number that would continue its facts.
        expected: u32,
        /// The number that was given.
        given: u32,
    },
    /// A public name or a key that exists already.
    #[error("{what} exists already. Choose another")]
    Exists {
        /// What.
        what: &'static str,
    },
    /// No hall, table or key of that name.
    #[error("there is no such {what}")]
    Missing {
        /// What.
        what: &'static str,
    },
    /// More waits to be written than is good.
    #[error("too much waits to be written. Try again in a moment")]
    Busy,
    /// Writing has stopped, because after this failure nobody can say what is on disk.
    #[error(
        "writing has stopped: {why}. See to the disk, then start the server anew; what was acknowledged is on it"
    )]
    Poisoned {
        /// The failure.
        why: String,
    },
    /// A fact that this program cannot read.
    #[error("fact {seq} of {table} cannot be read: {why}. Use a later version of the program")]
    Unreadable {
        /// The table.
        table: TableNo,
        /// Its number.
        seq: u32,
        /// What is wrong.
        why: String,
    },
    /// A backup would overwrite something.
    #[error("{} exists already. Backups overwrite nothing: give another name", .path.display())]
    TargetExists {
        /// The file.
        path: PathBuf,
    },
    /// Anything else the database says: a fault of this program.
    #[error("the database refuses: {why}. This is a fault of the program; please report it")]
    Database {
        /// Its words.
        why: String,
    },
}

impl StoreError {
    /// A stable word for machines.
    ///
    /// ```
    /// assert_eq!(compongo_server::store::StoreError::Full.code(), "full");
    /// ```
    pub const fn code(&self) -> &'static str {
        match self {
            StoreError::CannotOpen { .. } => "cannot-open",
            StoreError::InUse { .. } => "in-use",
            StoreError::NotOurs { .. } => "not-ours",
            StoreError::TooNew { .. } => "too-new",
            StoreError::Corrupt { .. } => "corrupt",
            StoreError::Full => "full",
            StoreError::Conflict { .. } => "conflict",
            StoreError::Exists { .. } => "exists",
            StoreError::Missing { .. } => "missing",
            StoreError::Busy => "busy",
            StoreError::Poisoned { .. } => "poisoned",
            StoreError::Unreadable { .. } => "unreadable",
            StoreError::TargetExists { .. } => "target-exists",
            StoreError::Database { .. } => "database",
        }
    }

    /// Whether the same may succeed later without anyone seeing to it.
    pub const fn is_passing(&self) -> bool {
        matches!(self, StoreError::Full | StoreError::Busy)
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode::*;
        let why = error.to_string();
        match error.sqlite_error_code() {
            Some(DiskFull) => StoreError::Full,
            Some(DatabaseCorrupt | NotADatabase) => StoreError::Corrupt { why },
            Some(SystemIoFailure | OutOfMemory) => StoreError::Poisoned { why },
            Some(DatabaseBusy | DatabaseLocked) => StoreError::Busy,
            _ => StoreError::Database { why },
        }
    }
}
