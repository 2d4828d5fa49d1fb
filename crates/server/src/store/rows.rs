//! What is kept: halls, tables, keys, facts.

use core::fmt;

use compongo_laws::game::Fact;

use super::Role;

/// The number of a hall in the store; its name to the outside is its `id`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HallNo(pub i64);

/// The number of a table in the store; its name to the outside is its `id`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableNo(pub i64);

impl fmt::Display for HallNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hall {}", self.0)
    }
}

impl fmt::Display for TableNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}", self.0)
    }
}

/// What a key is kept as: never the key itself.
pub type KeyHash = [u8; 32];

/// A hall to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewHall {
    /// Its name in links, of which there is only one.
    pub id: Box<str>,
    /// Its name for people.
    pub name: Box<str>,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// Its keys.
    pub keys: Vec<(Role, KeyHash)>,
}

/// A hall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hall {
    /// Its number.
    pub no: HallNo,
    /// Its name in links.
    pub id: Box<str>,
    /// Its name for people.
    pub name: Box<str>,
    /// Milliseconds since 1970.
    pub created_ms: i64,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name in links, of which there is only one.
    pub id: Box<str>,
    /// The hall it stands in.
    pub hall: HallNo,
    /// The settings as JSON, as the protocol gives them.
    pub settings: Box<str>,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// Its keys.
    pub keys: Vec<(Role, KeyHash)>,
    /// Whether the game is over already, as an imported one may be.
    pub over: bool,
    /// The facts that an imported game has, numbered from 1.
    pub facts: Vec<Entry>,
}

/// A table, with where its facts end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its number.
    pub no: TableNo,
    /// Its name in links.
    pub id: Box<str>,
    /// The hall it stands in.
    pub hall: HallNo,
    /// The settings as JSON.
    pub settings: Box<str>,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// Whether the game is over.
    pub over: bool,
    /// The last fact, if there is any.
    pub latest: Option<Latest>,
}

/// The last fact of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Latest {
    /// Its number.
    pub seq: u32,
    /// Milliseconds of the table's own clock.
    pub at_ms: u64,
    /// Milliseconds since 1970.
    pub wall_ms: i64,
}

/// A fact as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number at the table, from 1.
    pub seq: u32,
    /// What happened.
    pub fact: Fact,
    /// The date and time, in milliseconds since 1970.
    pub wall_ms: i64,
    /// As whom it was told; none if the server itself did it.
    pub seat: Option<Role>,
    /// The name the client gave to its command.
    pub command: Option<Box<str>>,
}

/// What a key opens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// A hall.
    Hall(HallNo),
    /// A table.
    Table(TableNo),
}

/// A key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// What is kept of it.
    pub hash: KeyHash,
    /// Where it opens something.
    pub scope: Scope,
    /// What it opens there.
    pub role: Role,
    /// Milliseconds since 1970.
    pub created_ms: i64,
    /// When it became void.
    pub revoked_ms: Option<i64>,
}
