//! The one thread that writes: it takes all that waits, writes it in one transaction and answers
//! when that is on disk. The more is asked of it, the more goes into one write.

use std::time::Instant;

use rusqlite::Connection;
use tokio::sync::mpsc;

use super::checkpoint::Checkpoint;
use super::write::{self, Ends};
use super::{Entry, HallNo, Key, NewHall, NewTable, Reply, Role, Scope, StoreError, TableNo};

/// What the thread is asked to do.
pub(super) enum Job {
    CreateHall(NewHall, Reply<HallNo>),
    CreateTable(NewTable, Reply<TableNo>),
    SetSettings(TableNo, Box<str>, Reply<()>),
    Append(TableNo, Vec<Entry>, bool, Reply<()>),
    IssueKey(Key, bool, Reply<()>),
    RevokeKeys(Scope, Role, i64, Reply<u32>),
    /// Something to be read where there is no other connection.
    Read(Box<dyn FnOnce(&Connection) + Send>),
}

/// The most jobs in one transaction, so that none waits for long.
const BATCH: usize = 4096;

/// A job that is done, if the transaction reaches the disk.
enum Done {
    Hall(Reply<HallNo>, HallNo),
    Table(Reply<TableNo>, TableNo),
    Unit(Reply<()>),
    Count(Reply<u32>, u32),
}

impl Done {
    /// Answers. Who asked may have gone.
    fn answer(self, committed: &Result<(), StoreError>) {
        match self {
            Done::Hall(reply, no) => drop(reply.send(committed.clone().map(|()| no))),
            Done::Table(reply, no) => drop(reply.send(committed.clone().map(|()| no))),
            Done::Unit(reply) => drop(reply.send(committed.clone())),
            Done::Count(reply, count) => drop(reply.send(committed.clone().map(|()| count))),
        }
    }
}

impl Job {
    /// Answers that it was not done.
    fn refuse(self, error: StoreError) {
        match self {
            Job::CreateHall(_, reply) => drop(reply.send(Err(error))),
            Job::CreateTable(_, reply) => drop(reply.send(Err(error))),
            Job::SetSettings(_, _, reply)
            | Job::Append(_, _, _, reply)
            | Job::IssueKey(_, _, reply) => drop(reply.send(Err(error))),
            Job::RevokeKeys(_, _, _, reply) => drop(reply.send(Err(error))),
            Job::Read(_) => {}
        }
    }
}

/// The thread's own things.
pub(super) struct Writer {
    connection: Connection,
    ends: Ends,
    checkpoint: Option<Checkpoint>,
    /// Why nothing is written any more.
    poison: Option<StoreError>,
}

impl Writer {
    pub(super) fn new(connection: Connection, checkpoint: Option<Checkpoint>) -> Writer {
        Writer { connection, ends: Ends::default(), checkpoint, poison: None }
    }

    /// Works until nobody can ask any more.
    pub(super) fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(64);
        while jobs.blocking_recv_many(&mut batch, BATCH) > 0 {
            self.write(&mut batch);
        }
        // Leaves one file behind when the server is stopped in good order.
        let _ = self.connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
    }

    /// Writes a batch and answers all of it.
    fn write(&mut self, batch: &mut Vec<Job>) {
        if let Some(poison) = &self.poison {
            for job in batch.drain(..) {
                job.refuse(poison.clone());
            }
            return;
        }
        let begun = Instant::now();
        let mut done = Vec::with_capacity(batch.len());
        let mut facts = 0;
        let committed = self.transaction(batch, &mut done, &mut facts);
        if let Err(error) = &committed {
            self.roll_back(error);
        }
        metrics::histogram!("compongo_store_batch_facts").record(f64::from(facts));
        metrics::histogram!("compongo_store_commit_seconds").record(begun.elapsed());
        metrics::counter!("compongo_store_facts_total").increment(u64::from(facts));
        for done in done {
            done.answer(&committed);
        }
        if let Some(checkpoint) = &mut self.checkpoint {
            checkpoint.look(&self.connection);
        }
    }

    /// Does all jobs in one transaction; what remains in the batch was not begun.
    fn transaction(
        &mut self,
        batch: &mut Vec<Job>,
        done: &mut Vec<Done>,
        facts: &mut u32,
    ) -> Result<(), StoreError> {
        if let Err(error) = self.begin() {
            batch.drain(..).for_each(|job| job.refuse(error.clone()));
            return Err(error);
        }
        let mut latest_ms = None;
        let mut jobs = batch.drain(..);
        while let Some(job) = jobs.next() {
            if let Job::Append(_, entries, _, _) = &job {
                *facts += entries.len() as u32;
                latest_ms = latest_ms.max(entries.iter().map(|entry| entry.wall_ms).max());
            }
            if let Err(error) = perform(&self.connection, &mut self.ends, job, done) {
                jobs.for_each(|job| job.refuse(error.clone()));
                return Err(error);
            }
        }
        if let Some(latest_ms) = latest_ms {
            write::note_latest(&self.connection, latest_ms)?;
        }
        Ok(self.connection.prepare_cached("COMMIT")?.execute([]).map(drop)?)
    }

    fn begin(&self) -> Result<(), StoreError> {
        Ok(self.connection.prepare_cached("BEGIN IMMEDIATE")?.execute([]).map(drop)?)
    }

    /// After a failure nothing of the transaction may stay.
    fn roll_back(&mut self, error: &StoreError) {
        self.ends.forget();
        let undone =
            self.connection.is_autocommit() || self.connection.execute_batch("ROLLBACK").is_ok();
        let fatal = matches!(error, StoreError::Poisoned { .. } | StoreError::Corrupt { .. });
        if fatal || !undone {
            let why = error.to_string();
            self.poison = Some(match error {
                StoreError::Poisoned { .. } => error.clone(),
                _ => StoreError::Poisoned { why },
            });
        }
    }
}

/// Does one job. What it could not do is answered at once; the error is one that ends the
/// transaction.
fn perform(
    connection: &Connection,
    ends: &mut Ends,
    job: Job,
    done: &mut Vec<Done>,
) -> Result<(), StoreError> {
    let mut whole = Whole { connection, ends };
    match job {
        Job::CreateHall(hall, reply) => {
            let result = whole.or_nothing(|it, _| write::create_hall(it, &hall));
            keep(connection, reply, result, done, Done::Hall)
        }
        Job::CreateTable(table, reply) => {
            let result = whole.or_nothing(|it, ends| write::create_table(it, ends, &table));
            keep(connection, reply, result, done, Done::Table)
        }
        Job::SetSettings(table, settings, reply) => {
            let result = write::set_settings(connection, table, &settings);
            keep(connection, reply, result, done, |reply, ()| Done::Unit(reply))
        }
        Job::Append(table, facts, over, reply) => {
            let result = whole.append(table, &facts, over);
            keep(connection, reply, result, done, |reply, ()| Done::Unit(reply))
        }
        Job::IssueKey(key, replaces, reply) => {
            let result = whole.or_nothing(|it, _| write::issue_key(it, &key, replaces));
            keep(connection, reply, result, done, |reply, ()| Done::Unit(reply))
        }
        Job::RevokeKeys(scope, role, at_ms, reply) => {
            let result = write::revoke_keys(connection, scope, role, at_ms);
            keep(connection, reply, result, done, Done::Count)
        }
        Job::Read(read) => {
            read(connection);
            Ok(())
        }
    }
}

/// Notes what was done, or answers that it was not.
fn keep<T>(
    connection: &Connection,
    reply: Reply<T>,
    result: Result<T, StoreError>,
    done: &mut Vec<Done>,
    as_done: impl FnOnce(Reply<T>, T) -> Done,
) -> Result<(), StoreError> {
    match result {
        Ok(value) => {
            done.push(as_done(reply, value));
            Ok(())
        }
        Err(error) => {
            // Some failures undo the whole transaction.
            let ended = connection.is_autocommit()
                || matches!(error, StoreError::Full | StoreError::Poisoned { .. });
            let _ = reply.send(Err(error.clone()));
            if ended { Err(error) } else { Ok(()) }
        }
    }
}

/// Does something that takes several statements, or undoes what it did of it.
struct Whole<'a> {
    connection: &'a Connection,
    ends: &'a mut Ends,
}

impl Whole<'_> {
    fn or_nothing<T>(
        &mut self,
        work: impl FnOnce(&Connection, &mut Ends) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let run = |sql| self.connection.prepare_cached(sql)?.execute([]);
        run("SAVEPOINT job")?;
        let result = work(self.connection, self.ends);
        if result.is_err() && !self.connection.is_autocommit() {
            run("ROLLBACK TO job")?;
        }
        if !self.connection.is_autocommit() {
            run("RELEASE job")?;
        }
        result
    }

    /// One fact alone is one statement.
    fn append(&mut self, table: TableNo, facts: &[Entry], over: bool) -> Result<(), StoreError> {
        if facts.len() == 1 && !over {
            return write::append(self.connection, self.ends, table, facts, over);
        }
        self.or_nothing(|it, ends| write::append(it, ends, table, facts, over))
    }
}
