//! The record on disk: what is acknowledged stays, whatever happens to the process or the file.

mod exact;
mod faults;
mod model;
mod torn;
mod two_servers;

use std::path::Path;

use compongo_laws::game::{Act, Fact, Who};
use compongo_server::store::{
    Entry, HallNo, NewHall, NewTable, Role, Sqlite, Store, StoreError, TableNo,
};

/// Settings as short as can be.
const SETTINGS: &str = r#"{"regulations":{"edition":"2023"}}"#;

fn open(folder: &Path) -> Sqlite {
    Sqlite::open(folder).unwrap()
}

fn hall(store: &Sqlite) -> HallNo {
    let hall = NewHall { id: "hall".into(), name: "Hall".into(), created_ms: 1, keys: vec![] };
    store.create_hall(hall).wait().unwrap()
}

/// A table to be made, without keys and facts.
fn new_table(hall: HallNo, id: &str) -> NewTable {
    let (id, settings) = (id.into(), SETTINGS.into());
    NewTable { id, hall, settings, created_ms: 2, keys: vec![], over: false, facts: vec![] }
}

fn table(store: &Sqlite, id: &str) -> TableNo {
    let hall = match store.hall("hall").wait().unwrap() {
        Some(hall) => hall.no,
        None => hall(store),
    };
    store.create_table(new_table(hall, id)).wait().unwrap()
}

/// A fact that differs from all others of its table.
fn entry(seq: u32) -> Entry {
    let at_ms = u64::from(seq) * 100;
    let text = format!("Nf3 {seq}");
    let fact = Fact {
        at_ms,
        by: Who::Black,
        act: Act::Write { text, offer: false, ply: None, clock: None },
    };
    let command = Some(format!("c{seq}").into());
    let wall_ms = 1_800_000_000_000 + i64::from(seq);
    Entry { seq, fact, wall_ms, seat: Some(Role::Black), command }
}

fn all(store: &Sqlite, table: TableNo) -> Vec<Entry> {
    store.facts(table, 0, u32::MAX).wait().unwrap()
}

fn append(store: &Sqlite, table: TableNo, seq: u32) -> Result<(), StoreError> {
    store.append(table, vec![entry(seq)], false).wait()
}
