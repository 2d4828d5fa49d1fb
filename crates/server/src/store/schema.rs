//! The form of the file, and how files of earlier versions are brought to it.

use std::path::Path;

use rusqlite::Connection;

use super::StoreError;

/// The version that this program writes.
pub const SCHEMA_VERSION: u32 = 1;

/// Marks a file as one of this program's: the letters `CMPG`.
const APPLICATION_ID: i64 = 0x434d_5047;

/// Bytes of a page. Facts of one batch lie on as many pages as there are tables among them, and
/// pages are written whole: small ones make less to write.
const PAGE_SIZE: u32 = 2048;

/// What leads from each version to the next. Never changed, only added to.
const STEPS: [&str; SCHEMA_VERSION as usize] = [r#"
CREATE TABLE halls (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE TABLE tables (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    hall INTEGER NOT NULL REFERENCES halls (no),
    settings TEXT NOT NULL,
    created INTEGER NOT NULL,
    over INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_of_hall ON tables (hall);
CREATE INDEX tables_open ON tables (no) WHERE over = 0;
CREATE TABLE keys (
    hash BLOB PRIMARY KEY,
    "table" INTEGER REFERENCES tables (no),
    hall INTEGER REFERENCES halls (no),
    role INTEGER NOT NULL,
    created INTEGER NOT NULL,
    revoked INTEGER,
    CHECK (("table" IS NULL) <> (hall IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_of_table ON keys ("table") WHERE "table" IS NOT NULL;
CREATE INDEX keys_of_hall ON keys (hall) WHERE hall IS NOT NULL;
CREATE TABLE facts (
    "table" INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    wall INTEGER NOT NULL,
    who INTEGER NOT NULL,
    seat INTEGER,
    act TEXT NOT NULL,
    command TEXT,
    PRIMARY KEY ("table", seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE latest (
    no INTEGER PRIMARY KEY CHECK (no = 1),
    wall INTEGER NOT NULL
) STRICT;
"#];

/// Sets a connection to the file up, makes the tables in a new file and brings one of an earlier
/// version up to date.
pub(super) fn prepare(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    if is_new(connection)? {
        connection.pragma_update(None, "page_size", PAGE_SIZE)?;
        connection.pragma_update(None, "application_id", APPLICATION_ID)?;
    } else if number(connection, "application_id")? != APPLICATION_ID {
        return Err(StoreError::NotOurs { path: path.to_owned() });
    }
    let version = version(connection)?;
    if version > SCHEMA_VERSION {
        return Err(StoreError::TooNew { found: version, known: SCHEMA_VERSION });
    }
    // The answer is the mode in force: `memory` for what is not in a file.
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    for (from, step) in (0..).zip(STEPS).skip(version as usize) {
        let change = connection.transaction()?;
        change.execute_batch(step)?;
        change.pragma_update(None, "user_version", from + 1_u32)?;
        change.commit()?;
    }
    Ok(())
}

/// Lets a file grow to so many bytes, and no further.
pub(super) fn limit(connection: &Connection, bytes: u64) -> Result<(), StoreError> {
    let pages = bytes.cast_signed() / number(connection, "page_size")?.max(1);
    Ok(connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?)
}

/// The version of a file.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreError> {
    number(connection, "user_version").map(|version| u32::try_from(version).unwrap_or(u32::MAX))
}

/// Whether nothing is in the file yet.
fn is_new(connection: &Connection) -> Result<bool, StoreError> {
    let (id, version) = (number(connection, "application_id")?, version(connection)?);
    let tables = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0));
    Ok((id, version, tables?) == (0, 0, 0))
}

fn number(connection: &Connection, name: &str) -> Result<i64, StoreError> {
    Ok(connection.pragma_query_value(None, name, |row| row.get(0))?)
}
