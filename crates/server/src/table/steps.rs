//! What waits for the disk, in order: facts, and what may be told only after them.

use std::collections::VecDeque;
use std::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Table;
use super::frames::{self, Fault};
use super::notice::Change;
use super::telling::Teller;
use crate::hall::Audience;
use crate::store::{Entry, Pending, Role, StoreError};
use crate::views::Eyes;

/// One thing that waits.
pub(super) enum Step {
    /// A fact under way to the disk.
    Fact(Box<Written>),
    /// Something to be done when all facts before it are on disk. If one of them fails, it is
    /// dropped undone.
    Then(Eyes, Box<dyn FnOnce(&mut Table) + Send>),
}

/// A fact under way to the disk, with what is told when it has arrived.
pub(super) struct Written {
    pub(super) commit: Pending<()>,
    pub(super) since: Instant,
    pub(super) seq: u32,
    /// The event, for each kind of eyes that look on.
    pub(super) frames: Vec<(Eyes, Utf8Bytes)>,
    /// Who told it.
    pub(super) ack: Option<Teller>,
    pub(super) ready: Option<Utf8Bytes>,
    pub(super) notices: Vec<Change>,
    /// The line in the list of the hall.
    pub(super) summary: Option<String>,
    /// For spectators who see it later.
    pub(super) entry: Option<Entry>,
}

/// Waits until the first fact is on disk or has failed; for ever if there is none.
pub(super) async fn first(steps: &mut VecDeque<Step>) -> Result<(), StoreError> {
    match steps.front_mut() {
        Some(Step::Fact(written)) => (&mut written.commit).await,
        Some(Step::Then(..)) => Ok(()),
        None => core::future::pending().await,
    }
}

impl Table {
    /// Does something once all facts so far are on disk: now, if none is under way.
    pub(super) fn after_facts(
        &mut self,
        eyes: Eyes,
        act: impl FnOnce(&mut Table) + Send + 'static,
    ) {
        if self.steps.is_empty() {
            act(self);
        } else {
            self.steps.push_back(Step::Then(eyes, Box::new(act)));
        }
    }

    /// The first fact is on disk, or it is not.
    pub(super) async fn committed(&mut self, done: Result<(), StoreError>) {
        match done {
            Ok(()) => {
                if let Some(Step::Fact(written)) = self.steps.pop_front() {
                    self.tell_all(*written);
                }
                while let Some(Step::Then(..)) = self.steps.front() {
                    if let Some(Step::Then(_, act)) = self.steps.pop_front() {
                        act(self);
                    }
                }
            }
            // What is rare takes no room in the task.
            Err(why) => Box::pin(self.failed(&why)).await,
        }
    }

    fn tell_all(&mut self, written: Written) {
        let Written { since, seq, frames, ack, ready, notices, summary, entry, .. } = written;
        metrics::histogram!("compongo_commit_seconds").record(since.elapsed());
        self.durable = seq;
        for (eyes, frame) in &frames {
            self.people.send_event(*eyes, seq, frame);
        }
        if let Some(Teller { line, id, received_ms, .. }) = ack {
            let ms = self.context.clock.now_ms().saturating_sub(received_ms);
            metrics::histogram!("compongo_ack_seconds").record(ms as f64 / 1_000.0);
            self.people.send(line, frames::ack(&id, Some(seq)));
        }
        if let Some(ready) = ready {
            self.people.send_to(|_| true, &ready);
        }
        self.tell_notices(notices);
        if let Some(summary) = summary {
            if self.delayed.is_none() {
                self.hall.tell(Audience::Public, "table", summary.clone());
            }
            self.hall.tell(Audience::Arbiters, "table", summary);
        }
        if let (Some(delayed), Some(entry)) = (&mut self.delayed, entry) {
            delayed.push(entry);
        }
        self.show_delayed();
    }

    pub(super) fn tell_notices(&mut self, changes: Vec<Change>) {
        let arbiters = |role| matches!(role, Role::Arbiter | Role::Deputy);
        for change in changes {
            match change {
                Change::Shown(json) => {
                    self.people.send_to(arbiters, &frames::wrapped("notice", &json));
                    self.hall.tell(Audience::Arbiters, "notice", json);
                }
                Change::Gone(id) => {
                    self.people.send_to(arbiters, &frames::wrapped("noticeGone", &id.to_string()));
                    let json = format!(r#"{{"table":"{}","id":{id}}}"#, self.id);
                    self.hall.tell(Audience::Arbiters, "notice-gone", json);
                }
            }
        }
    }

    /// A fact did not reach the disk: those that wait are refused, and the game goes back to what
    /// is on record. Nobody but the tellers had heard of them.
    async fn failed(&mut self, why: &StoreError) {
        tracing::error!(table = %self.id, %why, "facts cannot be written");
        metrics::counter!("compongo_store_failures_total").increment(1);
        for step in core::mem::take(&mut self.steps) {
            if let Step::Fact(written) = step
                && let Some(Teller { line, id, .. }) = written.ack
            {
                let refused = frames::fault(Some(&id), Fault::Record);
                self.people.send(line, refused);
            }
        }
        self.lost = true;
        self.recover().await;
    }

    /// Reads the game from the record again.
    pub(super) async fn recover(&mut self) {
        const PAUSE_MS: u64 = 1_000;
        self.trouble_until = Some(self.context.clock.now_ms().saturating_add(PAUSE_MS));
        match self.reread().await {
            Ok(()) => self.lost = false,
            Err(why) => tracing::error!(table = %self.id, %why, "the record cannot be read"),
        }
    }

    /// Whether nothing can be written now.
    pub(super) async fn is_in_trouble(&mut self) -> bool {
        let now = self.context.clock.now_ms();
        if self.trouble_until.is_some_and(|until| now < until) {
            return true;
        }
        self.trouble_until = None;
        if self.lost {
            Box::pin(self.recover()).await;
        }
        self.lost
    }
}
