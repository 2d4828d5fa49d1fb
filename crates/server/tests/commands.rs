//! Commands that are sent again, that come out of order, that come after a gap.

mod common;

use std::sync::Arc;

use common::{EVENING_MS, House, standard};
use compongo_server::Config;
use compongo_server::store::Sqlite;
use serde_json::{Value, json};

#[tokio::test]
async fn a_command_sent_again_gets_its_first_answer() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    let command = json!({"id": "m1", "do": {"do": "move", "move": "e2e4"}});
    let answer = json!({"ack": {"id": "m1", "seq": 2}});
    for _ in 0..2 {
        white.send(command.clone()).await;
        assert_eq!(white.answer("m1").await, answer);
    }
    // The same name from another seat is another command.
    black.send(json!({"id": "m1", "do": {"do": "resign"}})).await;
    assert_eq!(black.answer("m1").await["ack"]["seq"], 3);

    // Refusals are remembered too: the answer is the same though the game has gone on.
    let refused = json!({"id": "r1", "do": {"do": "accept-draw"}});
    white.send(refused.clone()).await;
    let first = white.answer("r1").await;
    assert_eq!(first["refused"]["why"]["id"], "why-game-over");
    white.send(refused).await;
    assert_eq!(white.answer("r1").await, first);
    house.end().await;
}

#[tokio::test]
async fn a_command_sent_again_on_a_new_line_and_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    let house = House::on(store, EVENING_MS, Config::default()).await;
    let place = house.table(standard()).await;
    let [mut arbiter, mut white, _black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    let command = json!({"id": "m1", "do": {"do": "move", "move": "e2e4", "press": true}});
    white.send(command.clone()).await;
    let answer = white.answer("m1").await;
    drop(white);
    let mut white = house.sit(place.table(), place.seat("white")).await;
    white.send(command.clone()).await;
    assert_eq!(white.answer("m1").await, answer);
    house.end().await;

    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    let house = House::on(store, EVENING_MS + 60_000, Config::default()).await;
    let mut white = house.sit(place.table(), place.seat("white")).await;
    white.send(command).await;
    assert_eq!(white.answer("m1").await, answer);
    house.end().await;
}

#[tokio::test]
async fn commands_out_of_order_are_each_judged_by_the_game() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    white.event_of("start").await;
    // Sent in one go: the press before the move is refused, the move and its press are done.
    for (id, act) in [
        ("1", json!({"do": "place", "square": "e8", "piece": "queen"})),
        ("2", json!({"do": "move", "move": "e2e4"})),
        ("3", json!({"do": "press"})),
    ] {
        white.send(json!({"id": id, "do": act})).await;
    }
    assert_eq!(white.answer("1").await["refused"]["why"]["id"], "why-nothing-begun");
    assert_eq!(white.answer("2").await["ack"]["seq"], 2);
    assert_eq!(white.answer("3").await["ack"]["seq"], 3);
    let moved = black.event_of("move").await;
    let pressed = black.event_of("press").await;
    assert_eq!((&moved["seq"], &pressed["seq"]), (&json!(2), &json!(3)));
    assert_eq!(black.may_not(json!({"do": "move", "move": "e2e3"})).await, "why-empty-square");
    house.end().await;
}

#[tokio::test]
async fn what_was_missed_can_be_asked_for() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    let mut live = Vec::new();
    for (mv, by_white) in [("e2e4", true), ("e7e5", false), ("g1f3", true)] {
        house.clock.advance(1_000);
        let seat = if by_white { &mut white } else { &mut black };
        seat.plays(mv).await;
        live.push(arbiter.event_of("move").await);
    }
    arbiter.send(json!({"since": 1})).await;
    assert_eq!(arbiter.expect("events").await, Value::from(live.clone()));
    arbiter.send(json!({"since": 3})).await;
    assert_eq!(arbiter.expect("events").await, json!([live[2]]));
    arbiter.send(json!({"since": 99})).await;
    assert_eq!(arbiter.expect("events").await, json!([]));

    // The same over HTTP, and on a new line that says what it knows.
    let key = Some(place.hall_key("arbiter"));
    let (_, log) = house.get(&place.path("/log?since=2"), key).await;
    assert_eq!(log["events"], json!([live[1], live[2]]));
    let mut again = house.connect(place.table()).await;
    let hello = json!({"v": 1, "hello": {"key": place.hall_key("arbiter"), "since": 2}});
    again.send(hello).await;
    assert_eq!(again.expect("welcome").await["snapshot"]["seq"], 4);
    assert_eq!(again.expect("events").await, json!([live[1], live[2]]));
    house.end().await;
}

#[tokio::test]
async fn the_time_of_the_table_is_told() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    house.clock.advance(1_234);
    let mut white = house.sit(place.table(), place.seat("white")).await;
    white.send(json!({"ping": 7})).await;
    loop {
        let message = white.next().await.unwrap();
        if message["pong"] == 7 {
            assert_eq!(message["at"], 1_234);
            break;
        }
    }
    house.end().await;
}
