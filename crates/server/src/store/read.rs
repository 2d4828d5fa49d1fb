//! What is asked of the file.

use compongo_laws::game::{Act, Fact, Who};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{Entry, Hall, HallNo, Key, KeyHash, Latest, Role, Scope, StoreError, Table, TableNo};

type Answer<T> = Result<T, StoreError>;

/// The columns of a table and of its last fact, which the key finds without going through the
/// others.
const TABLE: &str = r#"
SELECT t.no, t.id, t.hall, t.settings, t.created, t.over, f.seq, f.at, f.wall
FROM tables t LEFT JOIN facts f ON f."table" = t.no
    AND f.seq = (SELECT max(seq) FROM facts WHERE "table" = t.no)
"#;

pub(super) fn halls(connection: &Connection) -> Answer<Vec<Hall>> {
    let mut query = connection.prepare_cached("SELECT no, id, name, created FROM halls")?;
    let rows = query.query_map([], hall_of)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn hall(connection: &Connection, id: &str) -> Answer<Option<Hall>> {
    let sql = "SELECT no, id, name, created FROM halls WHERE id = ?";
    Ok(connection.prepare_cached(sql)?.query_row([id], hall_of).optional()?)
}

fn hall_of(row: &Row<'_>) -> rusqlite::Result<Hall> {
    Ok(Hall {
        no: HallNo(row.get(0)?),
        id: row.get(1)?,
        name: row.get(2)?,
        created_ms: row.get(3)?,
    })
}

pub(super) fn open_tables(connection: &Connection) -> Answer<Vec<Table>> {
    tables(connection, "WHERE t.over = 0 ORDER BY t.no", [])
}

pub(super) fn tables_of(connection: &Connection, hall: HallNo) -> Answer<Vec<Table>> {
    tables(connection, "WHERE t.hall = ? ORDER BY t.no", [hall.0])
}

pub(super) fn count_tables(connection: &Connection, hall: HallNo) -> Answer<u32> {
    let sql = "SELECT count(*) FROM tables WHERE hall = ?";
    Ok(connection.prepare_cached(sql)?.query_row([hall.0], |row| row.get(0))?)
}

pub(super) fn table(connection: &Connection, id: &str) -> Answer<Option<Table>> {
    tables(connection, "WHERE t.id = ?", [id]).map(|mut found| found.pop())
}

pub(super) fn table_by_number(connection: &Connection, no: TableNo) -> Answer<Option<Table>> {
    tables(connection, "WHERE t.no = ?", [no.0]).map(|mut found| found.pop())
}

fn tables(
    connection: &Connection,
    which: &str,
    values: impl rusqlite::Params,
) -> Answer<Vec<Table>> {
    let mut query = connection.prepare_cached(&format!("{TABLE} {which}"))?;
    let rows = query.query_map(values, |row| {
        let latest = match row.get::<_, Option<u32>>(6)? {
            None => None,
            Some(seq) => {
                let at_ms = row.get::<_, i64>(7)?.cast_unsigned();
                Some(Latest { seq, at_ms, wall_ms: row.get(8)? })
            }
        };
        Ok(Table {
            no: TableNo(row.get(0)?),
            id: row.get(1)?,
            hall: HallNo(row.get(2)?),
            settings: row.get(3)?,
            created_ms: row.get(4)?,
            over: row.get(5)?,
            latest,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The number of a table's last fact, 0 for none, and whether its game is over.
pub(super) fn end_of(connection: &Connection, table: TableNo) -> Answer<(u32, bool)> {
    const SQL: &str = r#"
SELECT coalesce((SELECT max(seq) FROM facts WHERE "table" = no), 0), over
FROM tables WHERE no = ?"#;
    let found = connection
        .prepare_cached(SQL)?
        .query_row([table.0], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    found.ok_or(StoreError::Missing { what: "table" })
}

pub(super) fn facts(
    connection: &Connection,
    table: TableNo,
    after: u32,
    at_most: u32,
) -> Answer<Vec<Entry>> {
    const SQL: &str = r#"
SELECT seq, at, wall, who, seat, act, command FROM facts
WHERE "table" = ? AND seq > ? ORDER BY seq LIMIT ?"#;
    let mut query = connection.prepare_cached(SQL)?;
    let mut rows = query.query(params![table.0, after, at_most])?;
    let mut facts = Vec::new();
    while let Some(row) = rows.next()? {
        facts.push(entry_of(row, table)?);
    }
    Ok(facts)
}

fn entry_of(row: &Row<'_>, table: TableNo) -> Answer<Entry> {
    let seq = row.get(0)?;
    let unreadable = |why: String| StoreError::Unreadable { table, seq, why };
    let who: u8 = row.get(3)?;
    let by = who_of(who).ok_or_else(|| unreadable(format!("{who} is nobody")))?;
    let seat = match row.get::<_, Option<u8>>(4)? {
        None => None,
        Some(number) => {
            let role = Role::of_number(number);
            Some(role.ok_or_else(|| unreadable(format!("{number} is no role")))?)
        }
    };
    let act: Act = serde_json::from_str(row.get_ref(5)?.as_str().map_err(rusqlite::Error::from)?)
        .map_err(|why| unreadable(why.to_string()))?;
    let at_ms = row.get::<_, i64>(1)?.cast_unsigned();
    let fact = Fact { at_ms, by, act };
    Ok(Entry { seq, fact, wall_ms: row.get(2)?, seat, command: row.get(6)? })
}

/// Those who act, each with its place here as its number in the file.
const PEOPLE: [Who; 6] = [
    Who::White,
    Who::Black,
    Who::WhiteAssistant,
    Who::BlackAssistant,
    Who::Arbiter,
    Who::Spectator,
];

fn who_of(number: u8) -> Option<Who> {
    PEOPLE.get(usize::from(number)).copied()
}

/// The number in the file of one who acts.
pub(super) fn number_of(who: Who) -> u8 {
    match who {
        Who::White => 0,
        Who::Black => 1,
        Who::WhiteAssistant => 2,
        Who::BlackAssistant => 3,
        Who::Arbiter => 4,
        Who::Spectator => 5,
    }
}

pub(super) fn key(connection: &Connection, hash: KeyHash) -> Answer<Option<Key>> {
    keys(connection, "hash = ?", [&hash[..]]).map(|mut found| found.pop())
}

pub(super) fn keys_of(connection: &Connection, scope: Scope) -> Answer<Vec<Key>> {
    match scope {
        Scope::Hall(hall) => keys(connection, "hall = ? ORDER BY created, hash", [hall.0]),
        Scope::Table(table) => keys(connection, "\"table\" = ? ORDER BY created, hash", [table.0]),
    }
}

fn keys(connection: &Connection, which: &str, values: impl rusqlite::Params) -> Answer<Vec<Key>> {
    let sql =
        format!(r#"SELECT hash, "table", hall, role, created, revoked FROM keys WHERE {which}"#);
    let mut query = connection.prepare_cached(&sql)?;
    let mut rows = query.query(values)?;
    let mut keys = Vec::new();
    while let Some(row) = rows.next()? {
        let corrupt = |why: &str| StoreError::Corrupt { why: why.to_owned() };
        let scope = match (row.get(1)?, row.get(2)?) {
            (Some(table), None) => Scope::Table(TableNo(table)),
            (None, Some(hall)) => Scope::Hall(HallNo(hall)),
            _ => return Err(corrupt("a key opens nothing")),
        };
        keys.push(Key {
            hash: row.get(0)?,
            scope,
            role: Role::of_number(row.get(3)?).ok_or_else(|| corrupt("a key has no role"))?,
            created_ms: row.get(4)?,
            revoked_ms: row.get(5)?,
        });
    }
    Ok(keys)
}

pub(super) fn latest_wall_ms(connection: &Connection) -> Answer<Option<i64>> {
    let sql = "SELECT wall FROM latest";
    Ok(connection.prepare_cached(sql)?.query_row([], |row| row.get(0)).optional()?)
}

/// Goes through the whole file and tells the first faults.
pub(super) fn check(connection: &Connection) -> Answer<()> {
    let mut query = connection.prepare("PRAGMA integrity_check(3)")?;
    let rows = query.query_map([], |row| row.get::<_, String>(0))?;
    let said: Vec<String> = rows.collect::<Result<_, _>>()?;
    if said == ["ok"] { Ok(()) } else { Err(StoreError::Corrupt { why: said.join("; ") }) }
}
