//! Games by every kind of clock, played at the server: what the screens are told counts down to
//! what the clock then says.

mod common;

use common::{House, Seat};
use serde_json::{Value, json};

/// A game by a time control that has begun: its three seats.
async fn begun(house: &House, time: &str) -> [Seat; 3] {
    let place = house
        .table(json!({"regulations": {"edition": "2023", "time": time}, "electronicArbiter": true}))
        .await;
    let [arbiter, mut white, mut black] = house.three(&place).await;
    white.is_ready().await;
    black.is_ready().await;
    white.event_of("start").await;
    [arbiter, white, black]
}

/// A move after some thought; what the clock then is, as the arbiter is told.
async fn after(
    house: &House,
    (seat, arbiter): (&mut Seat, &mut Seat),
    thought_ms: u64,
    mv: &str,
) -> Value {
    house.clock.advance(thought_ms);
    seat.plays(mv).await;
    let event = arbiter.event_of("move").await;
    assert_eq!(event["act"]["move"], mv);
    event["state"]["clock"].clone()
}

fn shown(clock: &Value, side: &str) -> (u64, u64, u64) {
    let face = &clock[side];
    let number = |name: &str| face[name].as_u64().unwrap();
    (number("ms"), number("held"), number("reserve"))
}

#[tokio::test]
async fn a_simple_delay_holds_the_clock_anew_at_each_move() {
    let house = House::new().await;
    let [mut arbiter, mut white, mut black] = begun(&house, "60d5").await;
    house.clock.advance(2_000);
    white.does(json!({"do": "touch", "square": "e2"})).await;
    let touched = arbiter.event_of("touch").await;
    assert_eq!(shown(&touched["state"]["clock"], "white"), (60_000, 3_000, 0));
    let clock = after(&house, (&mut white, &mut arbiter), 1_000, "e2e4").await;
    assert_eq!(shown(&clock, "white"), (60_000, 5_000, 0));
    let clock = after(&house, (&mut black, &mut arbiter), 8_000, "e7e5").await;
    assert_eq!(shown(&clock, "black"), (57_000, 5_000, 0));
    // The flag falls when both are used up.
    house.clock.advance(64_999);
    white.send(json!({"ping": 1})).await;
    white.expect("pong").await;
    house.clock.advance(1);
    let flag = black.event_of("call-flag").await;
    assert_eq!(flag["at"], 76_000);
    assert_eq!(flag["state"]["outcome"]["result"], "0-1");
    house.end().await;
}

#[tokio::test]
async fn a_bronstein_delay_is_part_of_what_is_shown() {
    let house = House::new().await;
    let [mut arbiter, mut white, mut black] = begun(&house, "60b5").await;
    let clock = after(&house, (&mut white, &mut arbiter), 3_000, "e2e4").await;
    assert_eq!(shown(&clock, "white"), (65_000, 0, 0));
    let clock = after(&house, (&mut black, &mut arbiter), 8_000, "e7e5").await;
    assert_eq!(shown(&clock, "black"), (62_000, 0, 0));
    let clock = after(&house, (&mut white, &mut arbiter), 1_000, "g1f3").await;
    assert_eq!(shown(&clock, "white"), (65_000, 0, 0));
    house.end().await;
}

#[tokio::test]
async fn an_hourglass_gives_to_one_what_the_other_uses() {
    let house = House::new().await;
    let [mut arbiter, mut white, mut black] = begun(&house, "*60").await;
    let clock = after(&house, (&mut white, &mut arbiter), 10_000, "e2e4").await;
    assert_eq!(clock["hourglass"], true);
    assert_eq!((&clock["white"]["ms"], &clock["black"]["ms"]), (&json!(50_000), &json!(70_000)));
    house.clock.advance(70_000);
    let flag = black.event_of("call-flag").await;
    let clock = &flag["state"]["clock"];
    assert_eq!((&clock["white"]["ms"], &clock["black"]["ms"]), (&json!(120_000), &json!(0)));
    assert_eq!(flag["state"]["outcome"]["result"], "1-0");
    house.end().await;
}

#[tokio::test]
async fn byo_yomi_begins_anew_until_its_last_period_is_used_up() {
    let house = House::new().await;
    let [mut arbiter, mut white, mut black] = begun(&house, "60y3x30").await;
    assert_eq!(white.welcome["snapshot"]["state"]["clock"]["white"]["reserve"], 90_000);
    let clock = after(&house, (&mut white, &mut arbiter), 70_000, "e2e4").await;
    // Ten seconds of the first period were used: it begins anew.
    assert_eq!(shown(&clock, "white"), (90_000, 0, 0));
    let overtime = json!({"ms": 30_000, "moves": 0, "begun": true});
    assert_eq!(clock["white"]["overtime"], overtime);
    assert_eq!(clock["black"]["overtime"]["begun"], false);
    after(&house, (&mut black, &mut arbiter), 5_000, "e7e5").await;
    let clock = after(&house, (&mut white, &mut arbiter), 65_000, "g1f3").await;
    assert_eq!(shown(&clock, "white"), (30_000, 0, 0));
    after(&house, (&mut black, &mut arbiter), 5_000, "b8c6").await;
    house.clock.advance(30_000);
    let flag = black.event_of("call-flag").await;
    assert_eq!(flag["at"], 175_000);
    assert_eq!(flag["state"]["outcome"]["result"], "0-1");
    house.end().await;
}

#[tokio::test]
async fn canadian_overtime_begins_anew_when_its_moves_are_done() {
    let house = House::new().await;
    let [mut arbiter, mut white, mut black] = begun(&house, "60c2/30").await;
    let clock = after(&house, (&mut white, &mut arbiter), 65_000, "e2e4").await;
    assert_eq!(shown(&clock, "white"), (25_000, 0, 0));
    assert_eq!(clock["white"]["overtime"], json!({"ms": 30_000, "moves": 1, "begun": true}));
    after(&house, (&mut black, &mut arbiter), 1_000, "e7e5").await;
    let clock = after(&house, (&mut white, &mut arbiter), 20_000, "g1f3").await;
    assert_eq!(shown(&clock, "white"), (30_000, 0, 0));
    assert_eq!(clock["white"]["overtime"]["moves"], 2);
    house.end().await;
}

#[tokio::test]
async fn the_clock_tells_whose_flag_fell_first_where_it_marks_that() {
    let house = House::new().await;
    for (marks, first) in [(true, json!("white")), (false, json!(null))] {
        let place = house
            .table(json!({"regulations": {"edition": "2018", "time": "60", "speed": "blitz",
                "clock-marks-first-flag": marks}}))
            .await;
        let [mut arbiter, mut white, mut black] = house.three(&place).await;
        arbiter.does(json!({"do": "start"})).await;
        after(&house, (&mut white, &mut arbiter), 61_000, "e2e4").await;
        let clock = after(&house, (&mut black, &mut arbiter), 61_000, "e7e5").await;
        assert_eq!(
            (&clock["white"]["flag"], &clock["black"]["flag"]),
            (&json!(true), &json!(true))
        );
        assert_eq!(clock["first"], first);
    }
    house.end().await;
}

#[tokio::test]
async fn a_clock_is_changed_with_a_reason() {
    let house = House::new().await;
    let place = house.table(json!({"regulations": {"edition": "2023", "time": "5400+30"}})).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    white.plays("e2e4").await;
    let add = |reason: &str| json!({"do": "add-time", "player": "black", "ms": 120_000, "reason": reason});
    assert_eq!(arbiter.may_not(add("turned \u{202e} round")).await, "error-unreadable");
    assert_eq!(arbiter.may_not(add(&"x".repeat(121))).await, "error-unreadable");
    arbiter.does(add("noise [in] the {hall}")).await;
    let told = black.event_of("add-time").await;
    assert_eq!(told["act"]["reason"], "noise [in] the {hall}");
    assert_eq!(told["state"]["clock"]["black"]["ms"], 5_550_000);
    black.plays("e7e5").await;

    let key = Some(place.hall_key("arbiter"));
    let (_, pgn) = house.get(&place.path("/game.pgn"), key).await;
    let said = "{Arbiter: Black's clock +0:02:00 (noise (in) the (hall))}";
    let line = pgn.as_str().unwrap().replace('\n', " ");
    let (before, after) = line.split_once(said).unwrap_or_else(|| panic!("{line}"));
    assert!(before.contains(" 1. e4 {[%clk ") && after.contains("e5 {[%clk "), "{line}");

    // The record goes to another table, and says what it needs to be read.
    let (_, record) = house.get(&place.path("/record.jsonl"), key).await;
    let record = record.as_str().unwrap().to_owned();
    assert!(record.starts_with(r#"{"compongo":2,"#), "{record}");
    let import = format!("/api/halls/{}/import", place.hall());
    let (status, made) = house.post(&import, key, Value::String(record)).await;
    assert_eq!(status, 201, "{made}");
    let table = format!("/api/tables/{}/log", made["table"].as_str().unwrap());
    let (_, log) = house.get(&table, key).await;
    assert_eq!(log["events"][2]["act"]["reason"], "noise [in] the {hall}");
    house.end().await;
}
