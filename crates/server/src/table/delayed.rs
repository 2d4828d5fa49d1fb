//! What spectators see, if they see it later than the others.

use std::collections::VecDeque;

use compongo_laws::game::{Regulations, RegulationsError};

use super::{Table, frames};
use crate::hall::Audience;
use crate::store::Entry;
use crate::views::{Around, Eyes, Followed, Happened, event};

/// The game as it was a while ago, and what came since.
pub(super) struct Delayed {
    pub(super) followed: Followed,
    pub(super) seq: u32,
    delay_ms: u64,
    waiting: VecDeque<Entry>,
}

impl Delayed {
    pub(super) fn new(
        regulations: Regulations,
        delay_ms: u64,
    ) -> Result<Delayed, RegulationsError> {
        let followed = Followed::new(regulations)?;
        Ok(Delayed { followed, seq: 0, delay_ms, waiting: VecDeque::new() })
    }

    /// A fact that is on disk.
    pub(super) fn push(&mut self, entry: Entry) {
        self.waiting.push_back(entry);
    }

    /// When the next fact is to be seen, by the table's clock.
    pub(super) fn due(&self) -> Option<u64> {
        self.waiting.front().map(|entry| entry.fact.at_ms.saturating_add(self.delay_ms))
    }

    /// The next fact that is to be seen by now.
    fn next(&mut self, now_ms: u64) -> Option<Entry> {
        if self.due()? > now_ms { None } else { self.waiting.pop_front() }
    }

    /// Passes over what is to be seen by now, with nobody looking on yet.
    pub(super) fn catch_up(&mut self, now_ms: u64) {
        while let Some(entry) = self.next(now_ms) {
            self.pass(&entry);
        }
    }

    /// Passes over what has been shown before.
    pub(super) fn catch_up_to(&mut self, seq: u32) {
        while self.waiting.front().is_some_and(|entry| entry.seq <= seq) {
            if let Some(entry) = self.waiting.pop_front() {
                self.pass(&entry);
            }
        }
    }

    fn pass(&mut self, entry: &Entry) {
        // What is on record was accepted before.
        if self.followed.apply(&entry.fact).is_ok() {
            self.seq = entry.seq;
        }
    }

    pub(super) fn around(&self, now_ms: u64, hide_counters: bool) -> Around {
        let now_ms = now_ms.saturating_sub(self.delay_ms).max(self.followed.game().now_ms());
        Around { seq: self.seq, now_ms, hide_counters, ..Around::default() }
    }
}

impl Table {
    /// Shows spectators what they may see by now.
    pub(super) fn show_delayed(&mut self) {
        let now = self.now();
        let hide_counters = self.settings.hide_move_counter;
        let Some(delayed) = &mut self.delayed else { return };
        let mut shown = false;
        while let Some(entry) = delayed.next(now) {
            let Ok(told) = delayed.followed.apply(&entry.fact) else { break };
            delayed.seq = entry.seq;
            shown = true;
            let happened = Happened {
                seq: entry.seq,
                wall_ms: entry.wall_ms,
                fact: &entry.fact,
                told: &told,
                after: &delayed.followed,
                around: delayed.around(now, hide_counters),
            };
            if let Some(event) = event(happened, Eyes::Public) {
                let frame = frames::field("event", &event);
                self.people.send_event(Eyes::Public, entry.seq, &frame);
            }
        }
        if shown && self.hall.has_listeners() {
            self.hall.tell(Audience::Public, "table", self.summary_for(Eyes::Public));
        }
    }

    /// The game that these eyes see, and how far.
    pub(super) fn seen_by(&self, eyes: Eyes) -> (&Followed, Around) {
        match &self.delayed {
            Some(delayed) if eyes == Eyes::Public => {
                (&delayed.followed, delayed.around(self.now(), self.settings.hide_move_counter))
            }
            _ => (&self.followed, self.around()),
        }
    }
}
