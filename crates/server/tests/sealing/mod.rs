//! A game that is adjourned, and an envelope to be sealed.

#![allow(unreachable_pub)] // Two test files use it.

use std::path::Path;
use std::sync::Arc;

use compongo_laws::game::{Bytes32, Content, Envelope};
use compongo_server::Config;
use compongo_server::sealed::{Secrets, seal};
use compongo_server::store::Sqlite;
use serde_json::{Value, json};

use crate::common::{House, Place, Seat};

/// After 1.e4 e5. White seals a move of a knight, written in full.
pub const BEFORE: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
pub const WRITTEN: &str = "Ng1-f3";
pub const MOVE: &str = "g1f3";

pub fn secrets() -> Secrets {
    let slips = [1_u8, 2, 3].map(|n| core::array::from_fn(|i| (n * 61) ^ (i as u8 * 17)));
    Secrets { key: core::array::from_fn(|i| i as u8 ^ 0xc3), slips }
}

pub fn content() -> Content {
    let nonce = Bytes32(core::array::from_fn(|i| (i as u8).wrapping_mul(29) ^ 0x5a));
    Content { text: WRITTEN.to_owned(), nonce }
}

pub fn sealed() -> Envelope {
    seal(&content(), BEFORE, &secrets()).unwrap()
}

const ADJOURNED: &str = r#"{"edition":"2023","time":"40/7200:3600","adjournments":true,"scoresheets":true,"default-time":1800000}"#;

pub async fn house(folder: &Path, wall_ms: i64) -> (House, Arc<Sqlite>) {
    let store = Arc::new(Sqlite::open(folder).unwrap());
    let house = House::on(Arc::clone(&store) as Arc<_>, wall_ms, Config::default()).await;
    (house, store)
}

/// A table after 1.e4 e5, adjourned.
pub async fn adjourned(house: &House) -> (Place, [Seat; 3]) {
    let regulations: Value = serde_json::from_str(ADJOURNED).unwrap();
    let place = house.table(json!({"regulations": regulations})).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    for (seat, mv, text) in [(&mut white, "e2e4", "e4"), (&mut black, "e7e5", "e5")] {
        house.clock.advance(1_000);
        seat.does(json!({"do": "move", "move": mv, "press": true})).await;
        seat.does(json!({"do": "write", "text": text})).await;
    }
    white.does(json!({"do": "write", "text": "e5"})).await;
    arbiter.does(json!({"do": "adjourn"})).await;
    (place, [arbiter, white, black])
}

pub fn sealing(envelope: &Envelope) -> Value {
    json!({"do": "seal", "envelope": envelope})
}
