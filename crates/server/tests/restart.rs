//! The server goes and comes back: nothing acknowledged is lost, clocks freeze or run on.

mod common;

use std::path::Path;
use std::sync::Arc;

use common::{EVENING_MS, House, Place};
use compongo_server::Config;
use compongo_server::store::Sqlite;
use serde_json::{Value, json};

async fn house(folder: &Path, wall_ms: i64) -> House {
    let store = Arc::new(Sqlite::open(folder).unwrap());
    House::on(store, wall_ms, Config::default()).await
}

/// A game in which White has thought for a minute and Black is on move since then.
async fn interrupted(folder: &Path, on_restart: &str) -> Place {
    let house = house(folder, EVENING_MS).await;
    let place = house
        .table(json!({"regulations": {"edition": "2023", "time": "3600"},
            "electronicArbiter": true, "onRestart": on_restart}))
        .await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    house.clock.advance(60_000);
    white.plays("e2e4").await;
    house.clock.advance(5_000);
    black.does(json!({"do": "touch", "square": "e7"})).await;
    house.clock.advance(30_000);
    house.end().await;
    place
}

fn clock(shown: &Value) -> (&Value, &Value) {
    let clock = &shown["snapshot"]["state"]["clock"];
    (&clock["white"]["ms"], &clock["black"]["ms"])
}

#[tokio::test]
async fn frozen_clocks_stand_at_the_last_instant_on_record() {
    let folder = tempfile::tempdir().unwrap();
    let place = interrupted(folder.path(), "freeze").await;
    let house = house(folder.path(), EVENING_MS + 600_000).await;
    let key = Some(place.hall_key("arbiter"));
    let (_, shown) = house.get(&place.path(""), key).await;
    let state = &shown["snapshot"]["state"];
    assert_eq!((&state["stage"], &state["at"]), (&json!("halted"), &json!(65_000)));
    assert_eq!(clock(&shown), (&json!(3_540_000), &json!(3_595_000)));
    assert_eq!(state["hand"]["touched"], json!(["e7"]));
    assert_eq!(shown["snapshot"]["notices"][0]["kind"], "restart");
    // The stop is a fact like others, so that the record tells of it.
    let (_, record) = house.get(&place.path("/record.jsonl"), key).await;
    let last = record.as_str().unwrap().lines().last().unwrap();
    assert_eq!(last, r#"{"at":65000,"by":"arbiter","do":"stop-clocks","reason":"arbiter"}"#);

    let [mut arbiter, _white, mut black] = house.three(&place).await;
    house.clock.advance(1_000);
    arbiter.does(json!({"do": "resume-clocks"})).await;
    house.clock.advance(2_000);
    black.plays("e7e5").await;
    let event = arbiter.event_of("move").await;
    assert_eq!(event["at"], 68_000);
    assert_eq!(event["state"]["clock"]["black"]["ms"], 3_593_000);
    house.end().await;
}

#[tokio::test]
async fn clocks_that_run_on_have_lost_the_time() {
    let folder = tempfile::tempdir().unwrap();
    let place = interrupted(folder.path(), "run").await;
    let house = house(folder.path(), EVENING_MS + 125_000).await;
    let [mut arbiter, _white, mut black] = house.three(&place).await;
    assert_eq!(black.welcome["snapshot"]["state"]["stage"], "playing");
    black.plays("e7e5").await;
    let event = arbiter.event_of("move").await;
    assert_eq!((&event["at"], &event["seq"]), (&json!(125_000), &json!(4)));
    assert_eq!(event["state"]["clock"]["black"]["ms"], 3_535_000);
    house.end().await;
}

#[tokio::test]
async fn a_flag_that_fell_while_the_server_was_away_is_seen_on_its_return() {
    let folder = tempfile::tempdir().unwrap();
    let place = interrupted(folder.path(), "run").await;
    // Nobody asks for the table: it comes to life by itself.
    let house = house(folder.path(), EVENING_MS + 4_000_000).await;
    loop {
        if house.get("/readyz", None).await.0 == 200 {
            break;
        }
        tokio::task::yield_now().await;
    }
    let (_, shown) = house.get(&place.path(""), None).await;
    let state = &shown["snapshot"]["state"];
    assert_eq!((&state["outcome"]["result"], &state["at"]), (&json!("1-0"), &json!(4_000_000)));
    house.end().await;
}

#[tokio::test]
async fn a_time_of_day_that_was_set_back_takes_no_time_from_anyone() {
    let folder = tempfile::tempdir().unwrap();
    let place = interrupted(folder.path(), "run").await;
    let house = house(folder.path(), EVENING_MS - 3_600_000).await;
    let [_arbiter, _white, mut black] = house.three(&place).await;
    assert_eq!(black.does(json!({"do": "press"})).await, 4);
    let (_, log) = house.get(&place.path("/log?since=3"), Some(place.seat("black"))).await;
    assert_eq!(log["events"][0]["at"], 65_000);
    house.end().await;
}

#[tokio::test]
async fn everyone_is_told_when_the_server_leaves() {
    let house = House::new().await;
    let place = house.table(common::standard()).await;
    let [_arbiter, mut white, _black] = house.three(&place).await;
    house.end().await;
    assert_eq!(white.bye().await, "shutdown");
}

/// A game in which White's clock runs when the machine goes to sleep for ten minutes.
async fn slept(on_restart: &str) -> (House, Value) {
    let house = House::new().await;
    let place = house
        .table(json!({"regulations": {"edition": "2023", "time": "3600"}, "onRestart": on_restart}))
        .await;
    let [mut arbiter, _white, _black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    house.clock.advance(60_000);
    house.clock.sleep(600_000);
    house.clock.advance(5_000);
    let (_, shown) = house.get(&place.path(""), Some(place.hall_key("arbiter"))).await;
    (house, shown)
}

#[tokio::test]
async fn a_machine_that_slept_was_away_as_one_that_was_down() {
    let (house, shown) = slept("freeze").await;
    let state = &shown["snapshot"]["state"];
    assert_eq!((&state["stage"], &state["at"]), (&json!("halted"), &json!(65_000)));
    assert_eq!(clock(&shown), (&json!(3_535_000), &json!(3_600_000)));
    assert_eq!(shown["snapshot"]["notices"][0]["kind"], "restart");
    house.end().await;

    let (house, shown) = slept("run").await;
    assert_eq!(shown["snapshot"]["state"]["stage"], "playing");
    assert_eq!(shown["snapshot"]["now"], 665_000);
    house.end().await;
}

#[tokio::test]
async fn a_flag_that_fell_in_the_sleep_is_seen_after_it() {
    let house = House::new().await;
    let place = house
        .table(json!({"regulations": {"edition": "2023", "time": "3600"},
            "electronicArbiter": true, "onRestart": "run"}))
        .await;
    let [mut arbiter, _white, _black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    house.clock.sleep(3_600_000);
    // Nobody does anything: the server looks by itself.
    let flag = arbiter.event_of("call-flag").await;
    assert_eq!(
        (&flag["at"], &flag["state"]["outcome"]["result"]),
        (&json!(3_600_000), &json!("0-1"))
    );
    house.end().await;
}
