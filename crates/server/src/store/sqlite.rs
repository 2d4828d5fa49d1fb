use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread::{self, JoinHandle};
use std::{fmt, fs};

use rusqlite::{Connection, OpenFlags};
use tokio::sync::mpsc;

use super::checkpoint::Checkpoint;
use super::lock::Lock;
use super::readers::Readers;
use super::writer::{Job, Writer};
use super::{
    Entry, Hall, HallNo, Key, KeyHash, NewHall, NewTable, Pending, Reply, Role, Scope, Store,
    StoreError, Table, TableNo, backup, read, schema,
};

/// The file in the folder.
const FILE: &str = "record.sqlite";

/// Jobs that may wait to be written before more are turned away.
const WAITING: usize = 65_536;

/// Connections that read. Two, so that a long answer does not hold up a short one.
const READERS: usize = 2;

/// The record in a folder, kept by `SQLite`.
///
/// One thread writes all that waits in one transaction; a fact is acknowledged when the
/// transaction is on disk. Others read at the same time. A lock sees to it that no second server
/// uses the folder.
pub struct Sqlite {
    path: Option<PathBuf>,
    jobs: Option<mpsc::Sender<Job>>,
    readers: Option<Readers>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// Given back last.
    lock: Option<Lock>,
}

impl Sqlite {
    /// Opens the record in a folder, which is made if there is none.
    ///
    /// # Errors
    ///
    /// If the folder cannot be used, is used by another server, or holds what this program cannot
    /// read.
    ///
    /// ```
    /// use compongo_server::store::{Sqlite, StoreError};
    ///
    /// let folder = std::env::temp_dir().join(format!("compongo-doc-{}", std::process::id()));
    /// let store = Sqlite::open(&folder)?;
    /// let process = Some(std::process::id());
    /// let path = folder.clone();
    /// assert_eq!(Sqlite::open(&folder).unwrap_err(), StoreError::InUse { path, process });
    /// drop(store);
    /// assert!(Sqlite::open(&folder).is_ok());
    /// # std::fs::remove_dir_all(&folder).unwrap();
    /// # Ok::<(), StoreError>(())
    /// ```
    pub fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(folder, None)
    }

    /// The same, and the file does not grow beyond so many bytes, as if the disk were full then.
    ///
    /// # Errors
    ///
    /// As [`Sqlite::open`].
    pub fn open_limited(folder: &Path, most_bytes: u64) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(folder, Some(most_bytes))
    }

    fn open_with(folder: &Path, most_bytes: Option<u64>) -> Result<Sqlite, StoreError> {
        fs::create_dir_all(folder).map_err(|why| StoreError::CannotOpen {
            path: folder.to_owned(),
            why: why.to_string(),
        })?;
        let lock = Lock::take(folder)?;
        let path = folder.join(FILE);
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let mut writer = connect(&path, flags)?;
        schema::prepare(&mut writer, &path)?;
        if let Some(bytes) = most_bytes {
            schema::limit(&writer, bytes)?;
        }
        let readers: Result<_, _> =
            (0..READERS).map(|_| connect(&path, OpenFlags::SQLITE_OPEN_READ_ONLY)).collect();
        let checkpoint = Checkpoint::start(&mut writer, connect(&path, flags)?)?;
        let mut store = Sqlite::around(Writer::new(writer, Some(checkpoint)))?;
        store.readers = Some(Readers::start(readers?)?);
        store.path = Some(path);
        store.lock = Some(lock);
        Ok(store)
    }

    /// A record that ends with the program, for tests and trials.
    ///
    /// # Errors
    ///
    /// If there is no memory.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        schema::prepare(&mut connection, Path::new(":memory:"))?;
        Sqlite::around(Writer::new(connection, None))
    }

    /// A record by the one who writes.
    fn around(writer: Writer) -> Result<Sqlite, StoreError> {
        let (jobs, waiting) = mpsc::channel(WAITING);
        let thread = thread::Builder::new()
            .name("record-write".into())
            .spawn(move || writer.run(waiting))
            .map_err(|why| StoreError::Poisoned { why: why.to_string() })?;
        Ok(Sqlite {
            path: None,
            jobs: Some(jobs),
            readers: None,
            writer: Mutex::new(Some(thread)),
            lock: None,
        })
    }

    /// Copies the record to a file, as it is at one instant, while the server works on. The file
    /// can be put into an empty folder under the name `record.sqlite`.
    ///
    /// # Errors
    ///
    /// If the file exists or cannot be written; nothing is then left under its name.
    pub fn back_up(&self, target: &Path) -> Pending<()> {
        let target = target.to_owned();
        match self.path.clone() {
            // A connection of its own, because the copy may take long.
            Some(source) => {
                let (reply, pending) = Pending::new();
                let copy = move || {
                    let source = connect(&source, OpenFlags::SQLITE_OPEN_READ_ONLY);
                    let _ = reply.send(source.and_then(|it| backup::copy(&it, &target)));
                };
                match thread::Builder::new().name("record-copy".into()).spawn(copy) {
                    Ok(_) => pending,
                    Err(why) => Pending::known(Err(StoreError::Poisoned { why: why.to_string() })),
                }
            }
            None => self.read(move |it| backup::copy(it, &target)),
        }
    }

    /// Goes through the whole file and compares what must agree.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] with the first faults.
    pub fn check(&self) -> Pending<()> {
        self.read(read::check)
    }

    /// A table by its number.
    pub fn table_by_number(&self, no: TableNo) -> Pending<Option<Table>> {
        self.read(move |it| read::table_by_number(it, no))
    }

    /// Has something written.
    fn write<T>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Pending<T> {
        let (reply, pending) = Pending::new();
        let sent = self.jobs.as_ref().map(|jobs| jobs.try_send(job(reply)));
        match sent {
            Some(Err(mpsc::error::TrySendError::Full(_))) => Pending::known(Err(StoreError::Busy)),
            // If the thread is gone, the answer says so.
            _ => pending,
        }
    }

    /// Has something read.
    fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<T> {
        let (reply, pending) = Pending::new();
        let read = Box::new(move |connection: &Connection| {
            let _ = reply.send(question(connection));
        });
        match (&self.readers, &self.jobs) {
            (Some(readers), _) => readers.ask(read),
            (None, Some(jobs)) => {
                if let Err(mpsc::error::TrySendError::Full(_)) = jobs.try_send(Job::Read(read)) {
                    return Pending::known(Err(StoreError::Busy));
                }
            }
            (None, None) => {}
        }
        pending
    }
}

impl Store for Sqlite {
    fn create_hall(&self, hall: NewHall) -> Pending<HallNo> {
        self.write(|reply| Job::CreateHall(hall, reply))
    }

    fn create_table(&self, table: NewTable) -> Pending<TableNo> {
        self.write(|reply| Job::CreateTable(table, reply))
    }

    fn set_settings(&self, table: TableNo, settings: Box<str>) -> Pending<()> {
        self.write(|reply| Job::SetSettings(table, settings, reply))
    }

    fn append(&self, table: TableNo, facts: Vec<Entry>, over: bool) -> Pending<()> {
        self.write(|reply| Job::Append(table, facts, over, reply))
    }

    fn issue_key(&self, key: Key, replaces: bool) -> Pending<()> {
        self.write(|reply| Job::IssueKey(key, replaces, reply))
    }

    fn revoke_keys(&self, scope: Scope, role: Role, at_ms: i64) -> Pending<u32> {
        self.write(|reply| Job::RevokeKeys(scope, role, at_ms, reply))
    }

    fn halls(&self) -> Pending<Vec<Hall>> {
        self.read(read::halls)
    }

    fn open_tables(&self) -> Pending<Vec<Table>> {
        self.read(read::open_tables)
    }

    fn tables_of(&self, hall: HallNo) -> Pending<Vec<Table>> {
        self.read(move |it| read::tables_of(it, hall))
    }

    fn count_tables(&self, hall: HallNo) -> Pending<u32> {
        self.read(move |it| read::count_tables(it, hall))
    }

    fn hall(&self, id: &str) -> Pending<Option<Hall>> {
        let id: Box<str> = id.into();
        self.read(move |it| read::hall(it, &id))
    }

    fn table(&self, id: &str) -> Pending<Option<Table>> {
        let id: Box<str> = id.into();
        self.read(move |it| read::table(it, &id))
    }

    fn facts(&self, table: TableNo, after: u32, at_most: u32) -> Pending<Vec<Entry>> {
        self.read(move |it| read::facts(it, table, after, at_most))
    }

    fn key(&self, hash: KeyHash) -> Pending<Option<Key>> {
        self.read(move |it| read::key(it, hash))
    }

    fn keys_of(&self, scope: Scope) -> Pending<Vec<Key>> {
        self.read(move |it| read::keys_of(it, scope))
    }

    fn latest_wall_ms(&self) -> Pending<Option<i64>> {
        self.read(read::latest_wall_ms)
    }
}

impl Drop for Sqlite {
    /// Waits until all that was asked for is written.
    fn drop(&mut self) {
        self.jobs = None;
        self.readers = None;
        let thread = self.writer.lock().ok().and_then(|mut thread| thread.take());
        if let Some(thread) = thread {
            let _ = thread.join();
        }
        // Others may have the folder now.
        self.lock = None;
    }
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite").field("path", &self.path).finish_non_exhaustive()
    }
}

/// A connection to a file.
fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let cannot = |why: rusqlite::Error| StoreError::CannotOpen {
        path: path.to_owned(),
        why: why.to_string(),
    };
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)
        .map_err(cannot)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}
