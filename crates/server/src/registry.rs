//! Halls and tables by their names; a table comes to life when it is first asked for.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::RwLock;
use tokio::sync::{mpsc, oneshot};

use crate::context::Context;
use crate::hall::Hall;
use crate::problem::Problem;
use crate::settings::OnRestart;
use crate::store::{self, HallNo, StoreError, TableNo};
use crate::table::{self, Order};

/// A table that someone has asked for.
pub(crate) struct Slot {
    pub(crate) no: TableNo,
    pub(crate) id: Box<str>,
    pub(crate) hall: Arc<Hall>,
    door: tokio::sync::Mutex<Option<mpsc::Sender<Box<Order>>>>,
}

/// Halls and tables by their names.
pub(crate) struct Registry {
    context: Context,
    halls: RwLock<Halls>,
    tables: RwLock<HashMap<Box<str>, Arc<Slot>>>,
}

#[derive(Default)]
struct Halls {
    by_id: HashMap<Box<str>, Arc<Hall>>,
    by_no: HashMap<HallNo, Arc<Hall>>,
}

impl Registry {
    /// All halls on record; tables are found when someone asks.
    pub(crate) async fn open(context: Context) -> Result<Registry, StoreError> {
        let mut halls = Halls::default();
        for hall in context.store.halls().await? {
            halls.add(Arc::new(Hall::new(hall.no, hall.id, hall.name)));
        }
        Ok(Registry { context, halls: RwLock::new(halls), tables: RwLock::default() })
    }

    pub(crate) fn hall(&self, id: &str) -> Option<Arc<Hall>> {
        self.halls.read().by_id.get(id).cloned()
    }

    pub(crate) fn add_hall(&self, hall: Hall) -> Arc<Hall> {
        let hall = Arc::new(hall);
        self.halls.write().add(Arc::clone(&hall));
        hall
    }

    /// A table by its name.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Slot>, Problem> {
        if let Some(slot) = self.tables.read().get(id) {
            return Ok(Arc::clone(slot));
        }
        let row = self.context.store.table(id).await?.ok_or(Problem::NoSuchTable)?;
        self.slot(&row)
    }

    /// The place of a table on record.
    pub(crate) fn slot(&self, row: &store::Table) -> Result<Arc<Slot>, Problem> {
        let hall = self.halls.read().by_no.get(&row.hall).cloned();
        let hall = hall.ok_or(Problem::NoSuchHall)?;
        let mut tables = self.tables.write();
        let slot = tables.entry(row.id.clone()).or_insert_with(|| {
            let (no, id) = (row.no, row.id.clone());
            Arc::new(Slot { no, id, hall, door: tokio::sync::Mutex::new(None) })
        });
        Ok(Arc::clone(slot))
    }

    /// The tables of a hall that have been asked for.
    pub(crate) fn awake_in(&self, hall: &Hall) -> Vec<Arc<Slot>> {
        let tables = self.tables.read();
        tables.values().filter(|slot| slot.hall.no == hall.no).cloned().collect()
    }

    /// Gives a table an order, and brings it to life for that if need be.
    pub(crate) async fn order(&self, slot: &Slot, order: Order) -> Result<(), Problem> {
        // Places for waiting orders are kept at every table: they are small.
        let mut order = Box::new(order);
        loop {
            let door = self.door(slot).await?;
            match door.send(order).await {
                Ok(()) => return Ok(()),
                // It has just gone to sleep.
                Err(mpsc::error::SendError(back)) => order = back,
            }
        }
    }

    /// Tells a table something that matters only if it is awake.
    pub(crate) async fn tell_awake(&self, slot: &Slot, order: Order) {
        let door = slot.door.lock().await.clone();
        if let Some(door) = door {
            // An error means that it sleeps.
            let _ = door.send(Box::new(order)).await;
        }
    }

    /// Asks a table and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        slot: &Slot,
        order: impl FnOnce(oneshot::Sender<T>) -> Order,
    ) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        self.order(slot, order(answer)).await?;
        answered.await.map_err(|_| Problem::Record)
    }

    async fn door(&self, slot: &Slot) -> Result<mpsc::Sender<Box<Order>>, Problem> {
        let mut door = slot.door.lock().await;
        if let Some(open) = door.as_ref().filter(|it| !it.is_closed()) {
            return Ok(open.clone());
        }
        let row = self.context.store.table(&slot.id).await?.ok_or(Problem::NoSuchTable)?;
        let woken = table::wake(self.context.clone(), Arc::clone(&slot.hall), row).await;
        let new = woken.map_err(|why| {
            tracing::error!(table = %slot.id, %why, "a table cannot be brought to life");
            Problem::Record
        })?;
        *door = Some(new.clone());
        Ok(new)
    }

    /// Brings those tables to life at which time runs on though the server was down.
    pub(crate) async fn wake_running(&self) -> Result<usize, StoreError> {
        #[derive(serde::Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Part {
            #[serde(default)]
            on_restart: OnRestart,
        }
        let mut woken = 0;
        for row in self.context.store.open_tables().await? {
            let part = serde_json::from_str::<Part>(&row.settings);
            let runs = part.is_ok_and(|it| it.on_restart == OnRestart::Run);
            if runs && row.latest.is_some() && self.slot(&row).is_ok() {
                let Ok(slot) = self.slot(&row) else { continue };
                woken += usize::from(self.door(&slot).await.is_ok());
                tokio::task::yield_now().await;
            }
        }
        Ok(woken)
    }

    /// The machine has slept: every table that is awake looks at what that means.
    pub(crate) async fn rouse(&self) {
        let slots: Vec<_> = self.tables.read().values().cloned().collect();
        for slot in slots {
            self.tell_awake(&slot, Order::Rouse).await;
        }
    }

    /// All tables write down what they know and let everyone go.
    pub(crate) async fn stop(&self) {
        let slots: Vec<_> = self.tables.read().values().cloned().collect();
        let mut waiting = Vec::new();
        for slot in slots {
            let door = slot.door.lock().await.clone();
            let Some(door) = door else { continue };
            let (answer, answered) = oneshot::channel();
            if door.send(Box::new(Order::Stop(answer))).await.is_ok() {
                waiting.push(answered);
            }
        }
        for answered in waiting {
            let _ = answered.await;
        }
    }
}

impl Halls {
    fn add(&mut self, hall: Arc<Hall>) {
        self.by_no.insert(hall.no, Arc::clone(&hall));
        self.by_id.insert(hall.id.clone(), hall);
    }
}
