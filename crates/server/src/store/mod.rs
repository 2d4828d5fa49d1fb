//! The durable record of all tables.
//!
//! A fact is acknowledged when it is on disk, not before: [`Store::append`] answers after the
//! write has reached the disk. Everything else about a game follows from its facts, so that
//! nothing else is kept but names, settings and what is needed to recognise keys.
//!
//! [`Sqlite`] keeps the record in one folder. The trait is there so that another database can
//! take its place.
//!
//! ```
//! use compongo_laws::game::{Act, Fact, Who};
//! use compongo_server::store::{Entry, NewHall, NewTable, Sqlite, Store};
//!
//! let store = Sqlite::in_memory()?;
//! let hall = NewHall { id: "h1".into(), name: "Round 1".into(), created_ms: 0, keys: vec![] };
//! let hall = store.create_hall(hall).wait()?;
//! let settings = r#"{"regulations":{"edition":"2023"}}"#.into();
//! let id = "t1".into();
//! let table =
//!     NewTable { id, hall, settings, created_ms: 0, keys: vec![], over: false, facts: vec![] };
//! let table = store.create_table(table).wait()?;
//!
//! let fact = Fact { at_ms: 0, by: Who::Arbiter, act: Act::Start { absent: Default::default() } };
//! let entry = Entry { seq: 1, fact, wall_ms: 1_000, seat: None, command: None };
//! store.append(table, vec![entry.clone()], false).wait()?;
//! assert_eq!(store.facts(table, 0, 10).wait()?, [entry]);
//! # Ok::<(), compongo_server::store::StoreError>(())
//! ```

mod backup;
mod checkpoint;
mod error;
mod lock;
mod pending;
mod read;
mod readers;
mod role;
mod rows;
mod schema;
mod sqlite;
mod transfer;
mod write;
mod writer;

pub use error::StoreError;
pub use pending::{Pending, Reply};
pub use role::{ParseRoleError, Role};
pub use rows::{
    Entry, Hall, HallNo, Key, KeyHash, Latest, NewHall, NewTable, Scope, Table, TableNo,
};
pub use schema::SCHEMA_VERSION;
pub use sqlite::Sqlite;
pub use transfer::{Export, Import, MAX_FACTS, TransferError, export, import};

/// Where halls, tables, keys and facts are kept.
///
/// All methods return at once. What is asked for is done in the order in which it was asked, and
/// what was written is seen by whoever reads after the answer.
///
/// # Errors
///
/// Every answer may be a [`StoreError`]; what a failed write should have changed is then as
/// before.
pub trait Store: Send + Sync {
    /// Makes a hall with its keys.
    fn create_hall(&self, hall: NewHall) -> Pending<HallNo>;

    /// Makes a table with its keys and, for imported games, its facts.
    fn create_table(&self, table: NewTable) -> Pending<TableNo>;

    /// Writes other settings, as JSON.
    fn set_settings(&self, table: TableNo, settings: Box<str>) -> Pending<()>;

    /// Writes facts that continue those of the table, all or none, and whether the game is over
    /// after them. Answered when they are on disk.
    fn append(&self, table: TableNo, facts: Vec<Entry>, over: bool) -> Pending<()>;

    /// Writes a new key. If it replaces the others of its role, these become void with it.
    fn issue_key(&self, key: Key, replaces: bool) -> Pending<()>;

    /// Makes all keys of a role void and tells how many there were.
    fn revoke_keys(&self, scope: Scope, role: Role, at_ms: i64) -> Pending<u32>;

    /// All halls.
    fn halls(&self) -> Pending<Vec<Hall>>;

    /// All tables whose game is not over, with where their facts end.
    fn open_tables(&self) -> Pending<Vec<Table>>;

    /// The tables of a hall in the order in which they were made.
    fn tables_of(&self, hall: HallNo) -> Pending<Vec<Table>>;

    /// How many tables a hall has.
    fn count_tables(&self, hall: HallNo) -> Pending<u32>;

    /// A hall by its name in links.
    fn hall(&self, id: &str) -> Pending<Option<Hall>>;

    /// A table by its name in links.
    fn table(&self, id: &str) -> Pending<Option<Table>>;

    /// The facts of a table after a number, in order, at most so many.
    fn facts(&self, table: TableNo, after: u32, at_most: u32) -> Pending<Vec<Entry>>;

    /// A key by its hash, void or not.
    fn key(&self, hash: KeyHash) -> Pending<Option<Key>>;

    /// The keys of a hall or a table, void ones too, the oldest first.
    fn keys_of(&self, scope: Scope) -> Pending<Vec<Key>>;

    /// The instant of the last fact of all, in milliseconds since 1970: until then the server was
    /// surely at work.
    fn latest_wall_ms(&self) -> Pending<Option<i64>>;
}
