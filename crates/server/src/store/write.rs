//! What is written to the file, within a transaction that the caller begins and ends.

use std::collections::HashMap;

use rusqlite::{Connection, params};

use super::read::{end_of, number_of};
use super::{Entry, HallNo, Key, KeyHash, NewHall, NewTable, Role, Scope, StoreError, TableNo};

type Answer<T> = Result<T, StoreError>;

/// Where the facts of a table end.
#[derive(Clone, Copy, Debug)]
struct End {
    seq: u32,
    over: bool,
}

/// Where the facts of the tables end that were written to lately, so that the file need not be
/// asked each time.
#[derive(Debug, Default)]
pub(super) struct Ends(HashMap<TableNo, End>);

impl Ends {
    /// Forgets all: what was noted may not have come to the disk.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }

    fn of(&mut self, connection: &Connection, table: TableNo) -> Answer<End> {
        if let Some(end) = self.0.get(&table) {
            return Ok(*end);
        }
        let (seq, over) = end_of(connection, table)?;
        Ok(End { seq, over })
    }

    /// Notes an end. Games that are over are seldom written to again.
    fn note(&mut self, table: TableNo, end: End) {
        if end.over {
            self.0.remove(&table);
        } else {
            self.0.insert(table, end);
        }
    }
}

pub(super) fn create_hall(connection: &Connection, hall: &NewHall) -> Answer<HallNo> {
    let sql = "INSERT INTO halls (id, name, created) VALUES (?, ?, ?)";
    connection
        .prepare_cached(sql)?
        .execute(params![hall.id, hall.name, hall.created_ms])
        .map_err(|error| exists(error, "a hall of that name"))?;
    let no = HallNo(connection.last_insert_rowid());
    for (role, hash) in &hall.keys {
        insert_key(connection, Scope::Hall(no), *role, hash, hall.created_ms, None)?;
    }
    Ok(no)
}

pub(super) fn create_table(
    connection: &Connection,
    ends: &mut Ends,
    table: &NewTable,
) -> Answer<TableNo> {
    let sql = "INSERT INTO tables (id, hall, settings, created, over) VALUES (?, ?, ?, ?, ?)";
    connection
        .prepare_cached(sql)?
        .execute(params![table.id, table.hall.0, table.settings, table.created_ms, table.over])
        .map_err(|error| match error.sqlite_error().map(|it| it.extended_code) {
            Some(rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => {
                StoreError::Missing { what: "hall" }
            }
            _ => exists(error, "a table of that name"),
        })?;
    let no = TableNo(connection.last_insert_rowid());
    for (role, hash) in &table.keys {
        insert_key(connection, Scope::Table(no), *role, hash, table.created_ms, None)?;
    }
    append(connection, ends, no, &table.facts, table.over)?;
    Ok(no)
}

pub(super) fn set_settings(connection: &Connection, table: TableNo, settings: &str) -> Answer<()> {
    let sql = "UPDATE tables SET settings = ? WHERE no = ?";
    match connection.prepare_cached(sql)?.execute(params![settings, table.0])? {
        0 => Err(StoreError::Missing { what: "table" }),
        _ => Ok(()),
    }
}

pub(super) fn append(
    connection: &Connection,
    ends: &mut Ends,
    table: TableNo,
    facts: &[Entry],
    over: bool,
) -> Answer<()> {
    const SQL: &str = r#"
INSERT INTO facts ("table", seq, at, wall, who, seat, act, command) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"#;
    let mut end = ends.of(connection, table)?;
    let mut insert = connection.prepare_cached(SQL)?;
    for entry in facts {
        let expected = end.seq.saturating_add(1);
        if entry.seq != expected {
            return Err(StoreError::Conflict { table, expected, given: entry.seq });
        }
        let act = serde_json::to_string(&entry.fact.act).map_err(|why| StoreError::Unreadable {
            table,
            seq: entry.seq,
            why: why.to_string(),
        })?;
        insert.execute(params![
            table.0,
            entry.seq,
            entry.fact.at_ms.cast_signed(),
            entry.wall_ms,
            number_of(entry.fact.by),
            entry.seat.map(|role| role as u8),
            act,
            entry.command,
        ])?;
        end.seq = entry.seq;
    }
    if end.over != over {
        let sql = "UPDATE tables SET over = ? WHERE no = ?";
        connection.prepare_cached(sql)?.execute(params![over, table.0])?;
        end.over = over;
    }
    ends.note(table, end);
    Ok(())
}

/// Notes the latest instant of all facts.
pub(super) fn note_latest(connection: &Connection, wall_ms: i64) -> Answer<()> {
    let sql = "INSERT INTO latest (no, wall) VALUES (1, ?1)
               ON CONFLICT (no) DO UPDATE SET wall = max(wall, ?1)";
    connection.prepare_cached(sql)?.execute([wall_ms])?;
    Ok(())
}

pub(super) fn issue_key(connection: &Connection, key: &Key, replaces: bool) -> Answer<()> {
    if replaces {
        revoke_keys(connection, key.scope, key.role, key.created_ms)?;
    }
    insert_key(connection, key.scope, key.role, &key.hash, key.created_ms, key.revoked_ms)
}

pub(super) fn revoke_keys(
    connection: &Connection,
    scope: Scope,
    role: Role,
    at_ms: i64,
) -> Answer<u32> {
    let (sql, no) = match scope {
        Scope::Hall(hall) => {
            ("UPDATE keys SET revoked = ? WHERE hall = ? AND role = ? AND revoked IS NULL", hall.0)
        }
        Scope::Table(table) => (
            r#"UPDATE keys SET revoked = ? WHERE "table" = ? AND role = ? AND revoked IS NULL"#,
            table.0,
        ),
    };
    let count = connection.prepare_cached(sql)?.execute(params![at_ms, no, role as u8])?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

fn insert_key(
    connection: &Connection,
    scope: Scope,
    role: Role,
    hash: &KeyHash,
    created_ms: i64,
    revoked_ms: Option<i64>,
) -> Answer<()> {
    let sql = r#"INSERT INTO keys (hash, "table", hall, role, created, revoked) VALUES (?, ?, ?, ?, ?, ?)"#;
    let (table, hall) = match scope {
        Scope::Table(table) => (Some(table.0), None),
        Scope::Hall(hall) => (None, Some(hall.0)),
    };
    connection
        .prepare_cached(sql)?
        .execute(params![&hash[..], table, hall, role as u8, created_ms, revoked_ms])
        .map_err(|error| match error.sqlite_error().map(|it| it.extended_code) {
            Some(rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => {
                StoreError::Missing { what: "table or hall" }
            }
            _ => exists(error, "a key of that kind"),
        })?;
    Ok(())
}

/// A name that is taken is told as such.
fn exists(error: rusqlite::Error, what: &'static str) -> StoreError {
    use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
    match error.sqlite_error().map(|it| it.extended_code) {
        Some(SQLITE_CONSTRAINT_UNIQUE | SQLITE_CONSTRAINT_PRIMARYKEY) => {
            StoreError::Exists { what }
        }
        _ => error.into(),
    }
}
