//! Work on several threads, in order: one thread reads pieces of the input, several work on them,
//! and the caller gets the results in the order of the input whatever their number.
//!
//! Memory is bounded: a piece may enter only while fewer than a fixed number are under way, and it
//! leaves when the caller has taken its result.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// More threads than this do not help and cost memory.
const MOST_JOBS: usize = 256;

/// Takes pieces until it has had enough.
pub(crate) type Emit<'a, I> = &'a mut dyn FnMut(I) -> ControlFlow<()>;

/// How many threads to use: so many, or as many as there are processors.
pub(crate) fn jobs(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    let cores = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    asked.unwrap_or_else(cores)
}

/// Hands what `work` makes of each piece that `read` emits to `sink`. `work` must not panic.
pub(crate) fn in_order<I, O>(
    jobs: NonZeroUsize,
    read: impl FnOnce(Emit<'_, I>) + Send + 'static,
    work: impl Fn(I) -> O + Send + Sync + 'static,
    mut sink: impl FnMut(O) -> io::Result<()>,
) -> io::Result<()>
where
    I: Send + 'static,
    O: Send + 'static,
{
    if jobs.get() > 1 {
        return threads(jobs.get().min(MOST_JOBS), read, work, sink);
    }
    let mut result = Ok(());
    read(&mut |piece| {
        result = sink(work(piece));
        if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    result
}

fn threads<I, O>(
    jobs: usize,
    read: impl FnOnce(Emit<'_, I>) + Send + 'static,
    work: impl Fn(I) -> O + Send + Sync + 'static,
    mut sink: impl FnMut(O) -> io::Result<()>,
) -> io::Result<()>
where
    I: Send + 'static,
    O: Send + 'static,
{
    let (permits, taken) = sync_channel::<()>(2 * jobs + 2);
    let (pieces, queue) = sync_channel::<(u64, I)>(jobs);
    let (results, done) = channel::<(u64, O)>();
    let (queue, work) = (Arc::new(Mutex::new(queue)), Arc::new(work));

    // The threads are not joined: when the sink fails, the process ends, and one of them may be
    // waiting for input. Otherwise they have ended when `done` is.
    for job in 0..jobs {
        let (work, queue, results) = (Arc::clone(&work), Arc::clone(&queue), results.clone());
        let spawned = thread::Builder::new()
            .name(format!("work-{job}"))
            .spawn(move || worker(&*work, &queue, &results));
        // Fewer threads than asked for do the same work.
        if let (Err(error), 0) = (spawned, job) {
            return Err(error);
        }
    }
    drop(results);
    thread::Builder::new()
        .name("read".to_owned())
        .spawn(move || reader(read, &permits, &pieces))?;

    let mut waiting = BTreeMap::new();
    let mut next = 0;
    for (number, result) in done {
        waiting.insert(number, result);
        while let Some(result) = waiting.remove(&next) {
            sink(result)?;
            // There is one: it was given for this piece.
            let _ = taken.recv();
            next += 1;
        }
    }
    Ok(())
}

fn reader<I>(
    read: impl FnOnce(Emit<'_, I>),
    permits: &SyncSender<()>,
    pieces: &SyncSender<(u64, I)>,
) {
    let mut number = 0;
    read(&mut |piece| {
        let sent = permits.send(()).is_ok() && pieces.send((number, piece)).is_ok();
        number += 1;
        if sent { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
}

fn worker<I, O>(
    work: &impl Fn(I) -> O,
    queue: &Mutex<Receiver<(u64, I)>>,
    results: &Sender<(u64, O)>,
) {
    loop {
        // The lock is held while waiting: whoever has it takes the next piece.
        let Ok(received) = queue.lock().map(|queue| queue.recv()) else { return };
        let Ok((number, piece)) = received else { return };
        if results.send((number, work(piece))).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_the_sink_may_stop() {
        for jobs in [1, 2, 7] {
            let jobs = NonZeroUsize::new(jobs).unwrap();
            let read = |emit: Emit<'_, u64>| {
                let _ = (0..1000).try_for_each(emit);
            };
            let work = |number: u64| {
                if number.is_multiple_of(97) {
                    thread::sleep(std::time::Duration::from_millis(2));
                }
                2 * number
            };
            let mut got = Vec::new();
            in_order(jobs, read, work, |double| {
                got.push(double);
                Ok(())
            })
            .unwrap();
            assert_eq!(got, (0..1000).map(|number| 2 * number).collect::<Vec<u64>>());
            let stopped = in_order(jobs, read, work, |double| {
                if double < 20 { Ok(()) } else { Err(io::ErrorKind::BrokenPipe.into()) }
            });
            assert_eq!(stopped.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
        }
    }
}
