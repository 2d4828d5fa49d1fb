//! A whole game, from the making of the table to the record.

mod common;

use common::{EVENING_MS, House, standard};
use compongo_laws::game::{Ending, Record};
use serde_json::json;

#[tokio::test]
async fn two_players_play_a_game_to_mate() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    assert_eq!(white.welcome["role"], "white");
    assert_eq!(white.welcome["snapshot"]["state"]["stage"], "ready");

    house.clock.advance(1_000);
    white.is_ready().await;
    assert_eq!(white.expect("ready").await, json!({"white": true, "black": false}));
    black.is_ready().await;
    let start = white.event().await;
    assert_eq!((&start["seq"], &start["at"]), (&json!(1), &json!(1_000)));
    assert_eq!(start["by"], "arbiter");
    assert_eq!(start["wall"], "2026-11-30T17:00:01Z");
    assert_eq!(start["rulings"][0]["text"]["id"], "effect-started");
    assert_eq!(start["rulings"][0]["articles"], json!(["6.6"]));
    assert_eq!(start["state"]["clock"]["running"], "white");

    house.clock.advance(61_000);
    assert_eq!(white.plays("f2f3").await, 2);
    let event = black.event_of("move").await;
    assert_eq!(event["at"], 62_000);
    assert_eq!(
        event["moves"],
        json!({"from": 0, "list": [{"uci": "f2f3", "san": "f3", "flaw": null, "by": "white",
            "white": 5_369_000, "black": 5_430_000}]})
    );
    let clock = &event["state"]["clock"];
    assert_eq!((&clock["running"], &clock["white"]["ms"]), (&json!("black"), &json!(5_399_000)));
    black.plays("e7e5").await;
    white.plays("g2g4").await;
    assert_eq!(black.plays("d8h4").await, 5);

    let end = arbiter.event_of("move").await;
    assert_eq!(end["seq"], 2);
    let end = loop {
        let event = arbiter.event().await;
        if event["state"]["stage"] == "over" {
            break event;
        }
    };
    assert_eq!(end["state"]["outcome"]["result"], "0-1");
    assert_eq!(end["state"]["outcome"]["by"], "checkmate");
    assert_eq!(white.may_not(json!({"do": "resign"})).await, "why-game-over");

    let (status, pgn) = house.get(&place.path("/game.pgn"), None).await;
    assert_eq!(status, 200);
    let pgn = pgn.as_str().unwrap();
    assert!(pgn.contains("[TimeControl \"5400+30\"]"), "{pgn}");
    assert!(pgn.contains("1. f3 {[%clk 1:29:29]} 1... e5 {[%clk 1:30:30]} 2. g4 {[%clk 1:29:59]} 2...\nQh4# {[%clk 1:31:00]} 0-1"), "{pgn}");

    let (status, record) = house.get(&place.path("/record.jsonl"), None).await;
    assert_eq!(status, 200);
    let record = Record::read(record.as_str().unwrap()).unwrap();
    let game = record.replay(|_, _| {}).unwrap();
    assert_eq!(game.outcome().map(|it| it.by), Some(Ending::Checkmate));

    let (_, shown) = house.get(&place.path(""), None).await;
    assert_eq!(shown["snapshot"]["seq"], 5);
    assert_eq!(shown["settings"]["date"], "2026-11-30");
    assert_eq!(shown["snapshot"]["moves"].as_array().unwrap().len(), 4);
    assert_eq!(EVENING_MS % 1_000, 0);
    house.end().await;
}

#[tokio::test]
async fn without_an_electronic_arbiter_the_arbiter_starts_the_game() {
    let house = House::new().await;
    let place = house.table(json!({"regulations": {"edition": "2023", "time": "300+3"}})).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    white.is_ready().await;
    black.is_ready().await;
    assert_eq!(white.may_not(json!({"do": "press"})).await, "why-not-started");
    assert_eq!(arbiter.does(json!({"do": "start"})).await, 1);
    let start = black.event().await;
    assert_eq!(start["state"]["ready"], json!({"white": false, "black": false}));
    assert_eq!(white.plays("e2e4").await, 2);
    // The arbiter tells what he sees a player do.
    let told = arbiter.tell(json!({"do": {"do": "resign"}, "by": "black"})).await;
    assert_eq!(told["ack"]["seq"], 3);
    let end = white.event_of("resign").await;
    assert_eq!(end["state"]["outcome"]["result"], "1-0");
    house.end().await;
}

#[tokio::test]
async fn moves_press_the_clock_where_that_is_set() {
    let house = House::new().await;
    let place = house
        .table(json!({"regulations": {"edition": "2023", "time": "300"},
            "electronicArbiter": true, "autoPress": true}))
        .await;
    let [_, mut white, mut black] = house.three(&place).await;
    white.is_ready().await;
    black.is_ready().await;
    white.event_of("start").await;
    white.does(json!({"do": "move", "move": "e2e4"})).await;
    let event = black.event_of("move").await;
    assert_eq!(event["act"], json!({"do": "move", "move": "e2e4", "press": true}));
    assert_eq!(event["state"]["clock"]["running"], "black");
    house.end().await;
}

#[tokio::test]
async fn an_imported_record_is_a_table() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let record = concat!(
        "{\"compongo\":1,\"regulations\":{\"edition\":\"2018\"}}\n",
        "{\"at\":0,\"by\":\"arbiter\",\"do\":\"start\"}\n",
        "{\"at\":5,\"by\":\"white\",\"do\":\"move\",\"move\":\"e2e4\"}\n",
        "{\"at\":9,\"by\":\"black\",\"do\":\"resign\"}\n",
    );
    let path = format!("/api/halls/{}/import", place.hall());
    let arbiter = Some(place.hall_key("arbiter"));
    let (status, made) = house.post(&path, arbiter, json!(record)).await;
    assert_eq!(status, 201, "{made}");
    let table = made["table"].as_str().unwrap();
    let (_, shown) = house.get(&format!("/api/tables/{table}"), None).await;
    assert_eq!(shown["snapshot"]["state"]["outcome"]["result"], "1-0");
    let (_, back) = house.get(&format!("/api/tables/{table}/record.jsonl"), None).await;
    assert_eq!(back, record);

    let illegal = record.replace("e2e4", "e7e5").replace("2018\"", "2018\",\"guarded\":true");
    let (status, problem) = house.post(&path, arbiter, json!(illegal)).await;
    assert_eq!((status, &problem["error"]["code"]), (422, &json!("bad-record")));
    let (status, _) = house.post(&path, Some(place.hall_key("wallboard")), json!(record)).await;
    assert_eq!(status, 403);
    house.end().await;
}
