//! From files to reports: batches of whole games are read, checked on several threads, and reported
//! in the order of the input.

use std::io;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use compongo_audit::{BatchReport, Options, audit_batch};
use compongo_pgn::Batch;

use crate::input::{Input, Trouble};
use crate::meter::Meter;
use crate::parallel::{Emit, in_order};

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
    let (reading, checking) = (Arc::clone(work), Arc::clone(work));
    in_order(
        jobs,
        move |emit| read(&reading, emit),
        move |(input, piece): (usize, Piece)| (input, piece.checked(&checking.options)),
        |(input, step)| sink(input, step),
    )
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
fn read(work: &Work, emit: Emit<'_, (usize, Piece)>) {
    for (index, input) in work.inputs.iter().enumerate() {
        let mut emit = |piece| emit((index, piece));
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
