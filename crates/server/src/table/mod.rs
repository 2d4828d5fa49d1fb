//! A table in play: one task that owns the game and everyone who looks on.
//!
//! The path of a fact: an [`Order`] comes from a connection (`orders.rs`), the role and the game
//! are asked (`telling.rs`), the fact goes to the store while the next one is already dealt with,
//! and when it is on disk, in order, everyone hears of it (`steps.rs`).

mod delayed;
mod electronic;
mod frames;
mod mailbox;
mod memory;
mod notice;
mod order;
mod orders;
mod people;
mod steps;
mod telling;
mod waking;

use std::collections::VecDeque;
use std::sync::Arc;

use compongo_board::ByColor;
use tokio::sync::mpsc;

use delayed::Delayed;
pub(crate) use frames::{Fault, fault};
pub(crate) use mailbox::{Inbox, mailbox};
use memory::Memory;
use notice::Notices;
pub(crate) use order::{Join, Line, Order, Out, Reach, Refused, Wish};
use people::People;
use steps::Step;
pub(crate) use waking::wake;

use crate::context::Context;
use crate::hall::Hall;
use crate::settings::Settings;
use crate::store::TableNo;
use crate::time::Until;
use crate::views::{Around, Followed};

/// How many orders may wait at a table.
pub(crate) const ORDERS: usize = 64;

/// The task's own things. Instants are of the table's clock unless they say otherwise.
pub(crate) struct Table {
    context: Context,
    no: TableNo,
    id: Box<str>,
    hall: Arc<Hall>,
    settings: Arc<Settings>,
    followed: Followed,
    /// The number of the last fact that was applied, and of the last that is on disk.
    seq: u32,
    durable: u32,
    /// What the server's clock showed when the table's stood at zero.
    zero: i64,
    /// How long the machine had slept, as far as the table has taken note of it.
    slept_ms: u64,
    people: People,
    memory: Memory,
    notices: Notices,
    ready: ByColor<bool>,
    steps: VecDeque<Step>,
    /// What spectators see, if they see it later.
    delayed: Option<Box<Delayed>>,
    /// The fall of a flag that has been dealt with.
    flag_seen: Option<u64>,
    alarm: Option<(u64, Until)>,
    /// Since when nobody looks on, by the server's clock.
    idle_since: Option<u64>,
    /// Until when, by the server's clock, nothing is tried because the store failed.
    trouble_until: Option<u64>,
    /// The store could not be read after a failure: the game here is ahead of it.
    lost: bool,
}

impl Table {
    /// Works until the server stops or nobody needs the table.
    pub(crate) async fn run(mut self, mut orders: mpsc::Receiver<Box<Order>>) {
        self.set_alarm();
        loop {
            tokio::select! {
                biased;
                done = steps::first(&mut self.steps) => self.committed(done).await,
                order = orders.recv() => match order.map(|it| *it) {
                    Some(Order::Stop(answer)) => {
                        Box::pin(self.stop()).await;
                        let _ = answer.send(());
                        return;
                    }
                    Some(order) => Box::pin(self.obey(order)).await,
                    None => return,
                },
                () = ring(&mut self.alarm) => {
                    self.alarm = None;
                    if self.may_sleep() {
                        // Whoever asks from now on wakes it anew.
                        orders.close();
                    }
                    self.wake();
                }
            }
            self.set_alarm();
        }
    }

    /// Everything is written down, everyone is told, and the table is left.
    async fn stop(&mut self) {
        while !self.steps.is_empty() {
            let done = steps::first(&mut self.steps).await;
            self.committed(done).await;
        }
        self.people.dismiss_all("shutdown");
    }

    /// The instant of the table's clock at one of the server's.
    fn at(&self, clock_ms: u64) -> u64 {
        let at = clock_ms.cast_signed().saturating_sub(self.zero);
        // A table's clock never goes back, whatever the server's did.
        u64::try_from(at).unwrap_or(0).max(self.followed.game().now_ms())
    }

    fn now(&self) -> u64 {
        self.at(self.context.clock.now_ms())
    }

    fn around(&self) -> Around {
        Around {
            seq: self.seq,
            now_ms: self.now(),
            ready: self.ready,
            hide_counters: self.settings.hide_move_counter,
        }
    }

    /// What happens by itself at the table, as time passes.
    fn wake(&mut self) {
        self.show_delayed();
        self.watch();
    }

    /// The next instant at which the game or its spectators want something.
    fn next_due(&self) -> Option<u64> {
        let shown = self.delayed.as_ref().and_then(|it| it.due());
        self.next_watch().into_iter().chain(shown).min()
    }

    /// Sets the alarm for the next instant at which something happens by itself.
    fn set_alarm(&mut self) {
        let clock =
            |at: u64| u64::try_from(at.cast_signed().saturating_add(self.zero)).unwrap_or(0);
        let sleep_after =
            u64::try_from(self.context.config.sleep_after.as_millis()).unwrap_or(u64::MAX);
        if self.is_idle() {
            self.idle_since.get_or_insert_with(|| self.context.clock.now_ms());
        } else {
            self.idle_since = None;
        }
        let next = [
            self.next_due().map(clock),
            self.idle_since.map(|since| since.saturating_add(sleep_after)),
        ];
        let next = next.into_iter().flatten().min();
        if self.alarm.as_ref().map(|it| it.0) != next {
            self.alarm = next.map(|ms| (ms, self.context.clock.until(ms)));
        }
    }

    /// Nobody looks on, and nothing can happen by itself.
    fn is_idle(&self) -> bool {
        use compongo_laws::game::Stage;
        let still = matches!(
            self.followed.game().stage(),
            Stage::Over | Stage::Void | Stage::Ready | Stage::Adjourned
        );
        let shown = self.delayed.as_ref().is_none_or(|it| it.due().is_none());
        still && self.people.len() == 0 && self.steps.is_empty() && shown
    }

    fn may_sleep(&self) -> bool {
        let long = u64::try_from(self.context.config.sleep_after.as_millis()).unwrap_or(u64::MAX);
        let now = self.context.clock.now_ms();
        self.is_idle() && self.idle_since.is_some_and(|since| now >= since.saturating_add(long))
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        metrics::gauge!("compongo_tables").decrement(1.0);
    }
}

/// Waits for the alarm, for ever if there is none.
async fn ring(alarm: &mut Option<(u64, Until)>) {
    match alarm {
        Some((_, until)) => until.as_mut().await,
        None => core::future::pending().await,
    }
}
