//! A table comes to life from its record: on first touch, after a restart, after a failure.

use std::collections::VecDeque;
use std::sync::Arc;

use compongo_board::ByColor;
use compongo_laws::game::{Act, Stage, StopReason};
use thiserror::Error;
use tokio::sync::mpsc;

use super::delayed::Delayed;
use super::memory::Memory;
use super::notice::{Cause, Notices};
use super::people::People;
use super::{ORDERS, Order, Table};
use crate::context::Context;
use crate::hall::Hall;
use crate::settings::{OnRestart, Settings, SettingsError};
use crate::store::{self, Entry, StoreError};
use crate::views::{Eyes, Followed};

/// Sleep of the machine that matters; two clocks that are read one after the other may differ.
const WORTH_NOTICE_MS: u64 = 1_000;

/// Why a table cannot be brought to life.
#[derive(Clone, Debug, Error)]
pub(crate) enum WakeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the settings: {0}")]
    Settings(#[from] SettingsError),
    #[error("fact {seq} on record is refused: {why}")]
    Fact { seq: u32, why: String },
}

/// A game with all facts on record, and what spectators see of it.
struct Replayed {
    followed: Followed,
    delayed: Option<Box<Delayed>>,
}

/// Brings a table to life and gives the way to ask it.
pub(crate) async fn wake(
    context: Context,
    hall: Arc<Hall>,
    row: store::Table,
) -> Result<mpsc::Sender<Box<Order>>, WakeError> {
    let settings = Arc::new(Settings::read(&row.settings)?);
    let entries = context.store.facts(row.no, 0, u32::MAX).await?;
    let Replayed { followed, delayed } = replay(&settings, &entries)?;
    let seq = entries.last().map_or(0, |it| it.seq);
    let mut table = Table {
        no: row.no,
        id: row.id,
        hall,
        zero: zero(&context, &settings, &followed, &entries, row.created_ms),
        slept_ms: context.clock.slept_ms(),
        settings,
        followed,
        seq,
        durable: seq,
        people: People::default(),
        memory: Memory::of(&entries),
        notices: Notices::default(),
        ready: ByColor::default(),
        steps: VecDeque::new(),
        delayed,
        flag_seen: None,
        alarm: None,
        idle_since: None,
        trouble_until: None,
        lost: false,
        context,
    };
    table.begin();
    let (orders, received) = mpsc::channel(ORDERS);
    metrics::counter!("compongo_tables_woken_total").increment(1);
    metrics::gauge!("compongo_tables").increment(1.0);
    tokio::spawn(table.run(received));
    Ok(orders)
}

/// What the server's clock showed when the table's stood at zero. Where clocks ran and are to be
/// frozen, the table's clock goes on from the last instant on record; otherwise by the time of
/// day.
fn zero(
    context: &Context,
    settings: &Settings,
    followed: &Followed,
    entries: &[Entry],
    created_ms: i64,
) -> i64 {
    let (last_at, last_wall) =
        entries.last().map_or((0, created_ms), |it| (it.fact.at_ms, it.wall_ms));
    let frozen = followed.game().running().is_some() && settings.on_restart == OnRestart::Freeze;
    // The time of day may have been set back.
    let since = context.clock.wall_ms().saturating_sub(last_wall).max(0);
    let at = last_at.cast_signed().saturating_add(if frozen { 0 } else { since });
    context.clock.now_ms().cast_signed().saturating_sub(at)
}

fn replay(settings: &Settings, entries: &[Entry]) -> Result<Replayed, WakeError> {
    let regulations = &settings.regulations;
    let unplayable = |why| WakeError::Settings(SettingsError::Regulations(why));
    let mut followed = Followed::new(regulations.clone()).map_err(unplayable)?;
    for entry in entries {
        followed
            .apply(&entry.fact)
            .map_err(|why| WakeError::Fact { seq: entry.seq, why: why.to_string() })?;
    }
    let delayed = match settings.delay_ms {
        0 => None,
        delay_ms => {
            let mut delayed = Delayed::new(regulations.clone(), delay_ms).map_err(unplayable)?;
            for entry in entries {
                delayed.push(entry.clone());
            }
            Some(Box::new(delayed))
        }
    };
    Ok(Replayed { followed, delayed })
}

impl Table {
    /// What there is to do when the table comes to life: clocks that ran are stopped, or have run
    /// on.
    fn begin(&mut self) {
        let now = self.now();
        if let Some(delayed) = &mut self.delayed {
            delayed.catch_up(now);
        }
        let ran = self.followed.game().running().is_some()
            && self.followed.game().stage() == Stage::Playing;
        if ran && self.settings.on_restart == OnRestart::Freeze {
            self.freeze(now);
        }
        self.watch();
    }

    /// The clocks are stopped because the server was away, and arbiters hear of it.
    fn freeze(&mut self, now: u64) {
        self.tell(Act::StopClocks { reason: StopReason::Arbiter }, now);
        let changes = self.notice(Some(Cause::Restart(self.seq)), now);
        self.after_facts(Eyes::Arbiter, |table| table.tell_notices(changes));
    }

    /// If the machine has slept since the table last looked, that is as if the server had been
    /// down: clocks that ran are stopped, or have run on by the time of day.
    pub(super) fn rouse(&mut self) {
        let slept = self.context.clock.slept_ms();
        let missed = slept.saturating_sub(self.slept_ms);
        if missed < WORTH_NOTICE_MS {
            return;
        }
        self.slept_ms = slept;
        let game = self.followed.game();
        let ran = game.running().is_some() && game.stage() == Stage::Playing;
        if ran && self.settings.on_restart == OnRestart::Freeze {
            self.freeze(self.now());
        } else {
            self.zero = self.zero.saturating_sub_unsigned(missed);
        }
        self.wake();
    }

    /// Reads the game from the record again, after a failure.
    pub(super) async fn reread(&mut self) -> Result<(), WakeError> {
        let entries = self.context.store.facts(self.no, 0, u32::MAX).await?;
        let Replayed { followed, delayed } = replay(&self.settings, &entries)?;
        let shown = self.delayed.as_ref().map_or(0, |it| it.seq);
        self.seq = entries.last().map_or(0, |it| it.seq);
        self.durable = self.seq;
        self.memory.forget_after(self.seq);
        self.followed = followed;
        self.delayed = delayed;
        // What spectators have seen already is not shown again.
        if let Some(delayed) = &mut self.delayed {
            delayed.catch_up_to(shown);
        }
        self.flag_seen = None;
        let changes = self.notice(None, self.now());
        self.tell_notices(changes);
        Ok(())
    }
}
