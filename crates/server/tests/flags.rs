//! Flags, illegal moves and claims are noticed only by whom the edition lets notice them.

mod common;

use common::House;
use serde_json::{Value, json};

fn blitz(edition: &str) -> Value {
    json!({"regulations": {"edition": edition, "time": "300"}, "electronicArbiter": true})
}

async fn begun(house: &House, settings: Value) -> (common::Place, [common::Seat; 3]) {
    let place = house.table(settings).await;
    let [arbiter, mut white, mut black] = house.three(&place).await;
    white.is_ready().await;
    black.is_ready().await;
    white.event_of("start").await;
    (place, [arbiter, white, black])
}

#[tokio::test]
async fn the_electronic_arbiter_sees_a_flag_in_standard_chess() {
    let house = House::new().await;
    let standard =
        json!({"regulations": {"edition": "2023", "time": "3600"}, "electronicArbiter": true});
    let (_place, [_arbiter, mut white, _black]) = begun(&house, standard).await;
    white.plays("e2e4").await;
    house.clock.advance(3_599_999);
    white.send(json!({"ping": 1})).await;
    white.expect("pong").await;
    house.clock.advance(1);
    let flag = white.event_of("call-flag").await;
    assert_eq!((&flag["by"], &flag["act"]["player"]), (&json!("arbiter"), &json!("black")));
    assert_eq!(flag["at"], 3_600_000);
    assert_eq!(flag["state"]["outcome"]["result"], "1-0");
    assert_eq!(flag["rulings"][0]["text"]["id"], "effect-flag");
    house.end().await;
}

#[tokio::test]
async fn nobody_but_the_players_sees_a_flag_in_the_blitz_of_2001() {
    let house = House::new().await;
    let (_place, [mut arbiter, mut white, mut black]) = begun(&house, blitz("2001")).await;
    house.clock.advance(300_000);
    // The arbiter's screen shows it, and the arbiter may not say so.
    let notice = arbiter.expect("notice").await;
    assert_eq!((&notice["kind"], &notice["player"]), (&json!("flag"), &json!("white")));
    let call = json!({"do": "call-flag", "player": "white"});
    assert_eq!(arbiter.may_not(call.clone()).await, "why-must-not-announce");
    house.clock.advance(10_000);
    // The game goes on until the opponent claims.
    white.plays("e2e4").await;
    assert_eq!(black.event_of("move").await["state"]["stage"], "playing");
    black.does(call).await;
    let end = white.event_of("call-flag").await;
    assert_eq!((&end["by"], &end["state"]["outcome"]["result"]), (&json!("black"), &json!("0-1")));
    arbiter.expect("noticeGone").await;
    house.end().await;
}

#[tokio::test]
async fn an_illegal_move_is_reported_where_an_arbiter_may() {
    let house = House::new().await;
    let standard =
        json!({"regulations": {"edition": "2023", "time": "3600"}, "electronicArbiter": true});
    let (_place, [_arbiter, mut white, mut black]) = begun(&house, standard).await;
    white.does(json!({"do": "move", "move": "e2e5"})).await;
    // Before the clock is pressed nothing is said.
    assert_eq!(black.event_of("move").await["state"]["stage"], "playing");
    white.does(json!({"do": "press"})).await;
    let report = black.event_of("report-illegal").await;
    assert_eq!(report["by"], "arbiter");
    assert_eq!(report["state"]["stage"], "halted");
    assert_eq!(report["state"]["illegalMoves"]["white"], 1);
    assert_eq!(report["state"]["clock"]["black"]["ms"], 3_720_000);
    assert_eq!(report["moves"], json!({"from": 0, "list": []}));
    white.is_ready().await;
    black.is_ready().await;
    assert_eq!(white.event_of("resume-clocks").await["state"]["clock"]["running"], "white");
    house.end().await;
}

#[tokio::test]
async fn an_illegal_move_in_blitz_is_for_the_opponent_to_see() {
    let house = House::new().await;
    let (place, [mut arbiter, mut white, mut black]) = begun(&house, blitz("2005")).await;
    white.plays("e2e5").await;
    let event = black.event_of("move").await;
    // Nothing in what the opponent is sent tells that it is illegal.
    let shown = &event["moves"]["list"][0];
    assert_eq!((&shown["san"], &shown["flaw"]), (&json!("e5"), &json!(null)));
    let text = event.to_string();
    assert!(!text.contains("illegal\":{") && !text.contains("flaw\":\""), "{text}");
    assert_eq!(event["rulings"], json!([]));
    // The arbiter sees it.
    let notice = arbiter.expect("notice").await;
    assert_eq!((&notice["kind"], &notice["player"]), (&json!("illegal-move"), &json!("white")));
    let (_, log) = house.get(&place.path("/log"), Some(place.hall_key("arbiter"))).await;
    let seen = &log["events"][1]["moves"]["list"][0];
    assert_eq!((&seen["san"], &seen["flaw"]), (&json!(null), &json!("illegal")));
    assert_eq!(arbiter.may_not(json!({"do": "report-illegal"})).await, "why-must-not-announce");
    black.does(json!({"do": "report-illegal"})).await;
    assert_eq!(white.event_of("report-illegal").await["state"]["outcome"]["result"], "0-1");
    arbiter.expect("noticeGone").await;
    house.end().await;
}

#[tokio::test]
async fn a_claim_is_checked_at_once() {
    let house = House::new().await;
    let standard =
        json!({"regulations": {"edition": "2023", "time": "3600"}, "electronicArbiter": true});
    let (place, [_arbiter, mut white, mut black]) = begun(&house, standard).await;
    for mv in ["g1f3", "g8f6", "f3g1", "f6g8"] {
        let seat = if mv.ends_with(['3', '1']) { &mut white } else { &mut black };
        seat.plays(mv).await;
    }
    let claim = json!({"do": "claim-draw", "ground": "threefold"});
    white.does(claim.clone()).await;
    let checked = black.event_of("check-claim").await;
    assert_eq!(checked["rulings"][0]["text"]["id"], "effect-claim-wrong");
    assert_eq!(checked["state"]["clock"]["black"]["ms"], 3_720_000);
    white.is_ready().await;
    black.is_ready().await;
    white.event_of("resume-clocks").await;
    for mv in ["g1f3", "g8f6", "f3g1", "f6g8"] {
        let seat = if mv.ends_with(['3', '1']) { &mut white } else { &mut black };
        seat.plays(mv).await;
    }
    let (_, seen) = house.get(&place.path("/repetitions"), Some(place.hall_key("arbiter"))).await;
    assert_eq!(seen["plies"], json!([0, 4, 8]));
    let (status, _) = house.get(&place.path("/repetitions"), Some(place.seat("white"))).await;
    assert_eq!(status, 403);
    white.does(claim).await;
    let checked = black.event_of("check-claim").await;
    assert_eq!(checked["state"]["outcome"]["by"], "threefold");
    house.end().await;
}

#[tokio::test]
async fn arbiters_see_to_notices() {
    let house = House::new().await;
    let place = house.table(json!({"regulations": {"edition": "2023", "time": "5400+30"}})).await;
    let [mut arbiter, mut white, _black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    white.does(json!({"do": "stop-clocks", "reason": "assistance"})).await;
    let notice = arbiter.expect("notice").await;
    assert_eq!((&notice["kind"], &notice["takenBy"]), (&json!("call"), &json!(null)));
    assert_eq!((&notice["player"], &notice["table"]), (&json!("white"), &json!(place.table())));
    let id = notice["id"].clone();
    arbiter.send(json!({"id": "t", "take": id})).await;
    arbiter.answer("t").await;
    assert_eq!(arbiter.expect("notice").await["takenBy"], "arbiter");
    assert_eq!(white.tell(json!({"dismiss": id})).await["refused"]["why"]["id"], "error-role");
    let hall = format!("/api/halls/{}", place.hall());
    let (_, shown) = house.get(&hall, Some(place.hall_key("deputy"))).await;
    assert_eq!(shown["notices"][0]["id"], id);
    assert_eq!(shown["tables"][0]["stage"], "halted");
    let (_, shown) = house.get(&hall, Some(place.hall_key("wallboard"))).await;
    assert_eq!(shown.get("notices"), None);
    arbiter.send(json!({"id": "d", "dismiss": id})).await;
    arbiter.answer("d").await;
    assert_eq!(arbiter.expect("noticeGone").await, id);
    let again = arbiter.tell(json!({"dismiss": id})).await;
    assert_eq!(again["refused"]["why"]["id"], "error-no-notice");
    house.end().await;
}

#[tokio::test]
async fn a_player_who_has_not_come_in_time_is_noticed() {
    let house = House::new().await;
    let place = house
        .table(json!({"regulations": {"edition": "2023", "time": "5400+30",
            "default-time": 900_000}}))
        .await;
    let [mut arbiter, _white, _black] = house.three(&place).await;
    arbiter.does(json!({"do": "start", "absent": "black"})).await;
    house.clock.advance(900_000);
    arbiter.send(json!({"ping": 1})).await;
    arbiter.expect("pong").await;
    house.clock.advance(5_000);
    let notice = arbiter.expect("notice").await;
    assert_eq!((&notice["kind"], &notice["player"]), (&json!("late"), &json!("black")));
    arbiter.does(json!({"do": "declare-default"})).await;
    arbiter.expect("noticeGone").await;
    house.end().await;
}
