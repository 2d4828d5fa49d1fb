//! When the disk fails, and when a client cannot keep up.

mod common;

use std::sync::Arc;

use common::{EVENING_MS, House, standard};
use compongo_server::store::{
    Entry, Hall, HallNo, Key, KeyHash, NewHall, NewTable, Pending, Role, Scope, Sqlite, Store,
    StoreError, Table, TableNo,
};
use compongo_server::time::ManualClock;
use compongo_server::{Config, Server};
use parking_lot::Mutex;
use serde_json::json;

/// A store whose disk is full for one table, or which cannot tell what is open.
struct Full {
    store: Sqlite,
    table: Mutex<Option<TableNo>>,
    damaged: bool,
}

impl Full {
    fn new(damaged: bool) -> Arc<Full> {
        Arc::new(Full { store: Sqlite::in_memory().unwrap(), table: Mutex::new(None), damaged })
    }
}

impl Store for Full {
    fn append(&self, table: TableNo, facts: Vec<Entry>, over: bool) -> Pending<()> {
        if *self.table.lock() == Some(table) {
            return Pending::known(Err(StoreError::Full));
        }
        self.store.append(table, facts, over)
    }

    fn create_hall(&self, hall: NewHall) -> Pending<HallNo> {
        self.store.create_hall(hall)
    }

    fn create_table(&self, table: NewTable) -> Pending<TableNo> {
        self.store.create_table(table)
    }

    fn set_settings(&self, table: TableNo, settings: Box<str>) -> Pending<()> {
        self.store.set_settings(table, settings)
    }

    fn issue_key(&self, key: Key, replaces: bool) -> Pending<()> {
        self.store.issue_key(key, replaces)
    }

    fn revoke_keys(&self, scope: Scope, role: Role, at_ms: i64) -> Pending<u32> {
        self.store.revoke_keys(scope, role, at_ms)
    }

    fn halls(&self) -> Pending<Vec<Hall>> {
        self.store.halls()
    }

    fn open_tables(&self) -> Pending<Vec<Table>> {
        if self.damaged {
            return Pending::known(Err(StoreError::Corrupt { why: "torn".into() }));
        }
        self.store.open_tables()
    }

    fn tables_of(&self, hall: HallNo) -> Pending<Vec<Table>> {
        self.store.tables_of(hall)
    }

    fn count_tables(&self, hall: HallNo) -> Pending<u32> {
        self.store.count_tables(hall)
    }

    fn hall(&self, id: &str) -> Pending<Option<Hall>> {
        self.store.hall(id)
    }

    fn table(&self, id: &str) -> Pending<Option<Table>> {
        self.store.table(id)
    }

    fn facts(&self, table: TableNo, after: u32, at_most: u32) -> Pending<Vec<Entry>> {
        self.store.facts(table, after, at_most)
    }

    fn key(&self, hash: KeyHash) -> Pending<Option<Key>> {
        self.store.key(hash)
    }

    fn keys_of(&self, scope: Scope) -> Pending<Vec<Key>> {
        self.store.keys_of(scope)
    }

    fn latest_wall_ms(&self) -> Pending<Option<i64>> {
        self.store.latest_wall_ms()
    }
}

#[tokio::test]
async fn a_fact_that_is_not_on_disk_has_not_happened() {
    let store = Full::new(false);
    let house = House::on(Arc::clone(&store) as Arc<_>, EVENING_MS, Config::default()).await;
    let (one, two) = (house.table(standard()).await, house.table(standard()).await);
    let [mut arbiter, mut white, mut black] = house.three(&one).await;
    arbiter.does(json!({"do": "start"})).await;
    white.plays("e2e4").await;
    black.event_of("move").await;

    let no = store.store.table(one.table()).await.unwrap().unwrap().no;
    *store.table.lock() = Some(no);
    assert_eq!(black.may_not(json!({"do": "move", "move": "e7e5"})).await, "error-record");
    assert_eq!(black.may_not(json!({"do": "resign"})).await, "error-record");
    // Nobody has heard of it, and the game is as it is on record.
    let (_, shown) = house.get(&one.path(""), Some(one.hall_key("arbiter"))).await;
    assert_eq!(
        (&shown["snapshot"]["seq"], &shown["snapshot"]["state"]["plies"]),
        (&json!(2), &json!(1))
    );
    // The other table has taken no harm.
    let [mut other, ..] = house.three(&two).await;
    other.does(json!({"do": "start"})).await;

    // When there is room again, the game goes on.
    *store.table.lock() = None;
    house.clock.advance(1_000);
    assert_eq!(black.does(json!({"do": "move", "move": "c7c5", "press": true})).await, 3);
    let event = white.event_of("move").await;
    let event = if event["seq"] == 2 { white.event_of("move").await } else { event };
    assert_eq!((&event["seq"], &event["act"]["move"]), (&json!(3), &json!("c7c5")));
    house.end().await;
}

#[tokio::test]
async fn a_server_that_cannot_read_what_is_open_does_not_go_on_without_it() {
    let clock = Arc::new(ManualClock::new(EVENING_MS));
    let server = Server::open(Full::new(true), clock, Config::default(), None).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let ended = server.run(listener, core::future::pending()).await;
    assert_eq!(ended, Err(StoreError::Corrupt { why: "torn".into() }));
}

#[tokio::test]
async fn who_cannot_keep_up_is_dropped_and_nobody_waits_for_him() {
    let mut config = Config::default();
    config.backlog = 4;
    config.silence = std::time::Duration::from_millis(300);
    config.ping_every = std::time::Duration::from_millis(100);
    let house = House::with(config).await;
    let place = house.table(standard()).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    // Black reads nothing and answers no ping.
    tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    // What was sent last may be lost with the connection.
    for seat in [&mut white, &mut black] {
        let bye = seat.bye().await;
        assert!(bye == "slow" || bye.is_empty(), "{bye}");
    }
    let mut white = house.sit(place.table(), place.seat("white")).await;
    white.plays("e2e4").await;
    house.end().await;
}
