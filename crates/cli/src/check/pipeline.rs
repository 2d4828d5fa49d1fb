//! From files to reports: one thread reads and cuts into batches of whole games, several check
//! them, and the caller gets the reports in the order of the input whatever their number.
//!
//! Memory is bounded: a batch may enter only while fewer than a fixed number are under way, and it
//! leaves when the caller has taken its report.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use compongo_audit::{BatchReport, Options, audit_batch};
use compongo_pgn::Batch;

use crate::input::{Input, Trouble};
use crate::meter::Meter;

/// More threads than this do not help and cost memory.
const MOST_JOBS: usize = 256;

/// What is the same for the whole run.
pub(super) struct Work {
    pub(super) inputs: Vec<Input>,
    pub(super) options: Options,
    pub(super) meter: Meter,
}

/// What comes out, in the order of the input.
pub(super) enum Step {
    /// The findings of some games of a file.
    Report(Box<BatchReport>),
    /// The file cannot be read, or not any further.
    Unreadable(Trouble),
    /// The check itself broke down on the games from a byte on.
    Crashed {
        /// The byte.
        offset: u64,
    },
    /// The file is at its end.
    End,
}

/// Checks everything and hands each step, with the index of its file, to `sink`.
pub(super) fn run(
    work: &Arc<Work>,
    jobs: NonZeroUsize,
    mut sink: impl FnMut(usize, Step) -> io::Result<()>,
) -> io::Result<()> {
    if jobs.get() > 1 {
        return in_parallel(work, jobs.get().min(MOST_JOBS), sink);
    }
    let mut result = Ok(());
    read(work, |input, piece| {
        result = sink(input, piece.checked(&work.options));
        if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    result
}

/// A piece of the input, as it is read.
enum Piece {
    Batch(Batch),
    Other(Step),
}

impl Piece {
    fn checked(self, options: &Options) -> Step {
        match self {
            Piece::Batch(batch) => check(&batch, options),
            Piece::Other(step) => step,
        }
    }
}

/// A defect in the check of one game must not cost the rest of the input.
fn check(batch: &Batch, options: &Options) -> Step {
    catch_unwind(AssertUnwindSafe(|| audit_batch(batch, options)))
        .map_or(Step::Crashed { offset: batch.offset }, |report| Step::Report(Box::new(report)))
}

/// Reads all files one after the other, until `emit` has had enough.
fn read(work: &Work, mut emit: impl FnMut(usize, Piece) -> ControlFlow<()>) {
    for (index, input) in work.inputs.iter().enumerate() {
        let mut emit = |piece| emit(index, piece);
        let flow = match input.batches(&work.options.limits, &work.meter) {
            Err(trouble) => emit(Piece::Other(Step::Unreadable(trouble))),
            Ok(mut batches) => batches.try_for_each(|batch| match batch {
                Ok(batch) => emit(Piece::Batch(batch)),
                Err(error) => emit(Piece::Other(Step::Unreadable(error.into()))),
            }),
        };
        if flow.is_break() || emit(Piece::Other(Step::End)).is_break() {
            return;
        }
    }
}

/// The place of a piece in the input, and the file it is from.
#[derive(Clone, Copy)]
struct Ticket {
    number: u64,
    input: usize,
}

fn in_parallel(
    work: &Arc<Work>,
    jobs: usize,
    mut sink: impl FnMut(usize, Step) -> io::Result<()>,
) -> io::Result<()> {
    let (permits, taken) = sync_channel::<()>(2 * jobs + 2);
    let (batches, queue) = sync_channel::<(Ticket, Batch)>(jobs);
    let (results, done) = channel::<(Ticket, Step)>();
    let queue = Arc::new(Mutex::new(queue));

    // The threads are not joined: when the sink fails, the process ends, and one of them may be
    // waiting for input. Otherwise they have ended when `done` is.
    for job in 0..jobs {
        let (work, queue, results) = (Arc::clone(work), Arc::clone(&queue), results.clone());
        let spawned = thread::Builder::new()
            .name(format!("check-{job}"))
            .spawn(move || worker(&work.options, &queue, &results));
        // Fewer threads than asked for do the same work.
        if let (Err(error), 0) = (spawned, job) {
            return Err(error);
        }
    }
    let reading = Arc::clone(work);
    thread::Builder::new()
        .name("read".to_owned())
        .spawn(move || reader(&reading, &permits, &batches, &results))?;

    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for (ticket, step) in done {
        waiting.insert(ticket.number, (ticket.input, step));
        while let Some((input, step)) = waiting.remove(&next) {
            sink(input, step)?;
            // There is one: it was given for this piece.
            let _ = taken.recv();
            next += 1;
        }
    }
    Ok(())
}

fn reader(
    work: &Work,
    permits: &SyncSender<()>,
    batches: &SyncSender<(Ticket, Batch)>,
    results: &Sender<(Ticket, Step)>,
) {
    let mut number = 0;
    read(work, |input, piece| {
        let ticket = Ticket { number, input };
        number += 1;
        let sent = permits.send(()).is_ok()
            && match piece {
                Piece::Batch(batch) => batches.send((ticket, batch)).is_ok(),
                Piece::Other(step) => results.send((ticket, step)).is_ok(),
            };
        if sent { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
}

fn worker(
    options: &Options,
    queue: &Mutex<Receiver<(Ticket, Batch)>>,
    results: &Sender<(Ticket, Step)>,
) {
    loop {
        // The lock is held while waiting: whoever has it takes the next batch.
        let Ok(received) = queue.lock().map(|queue| queue.recv()) else { return };
        let Ok((ticket, batch)) = received else { return };
        if results.send((ticket, check(&batch, options))).is_err() {
            return;
        }
    }
}
