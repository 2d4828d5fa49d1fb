//! A quickplay finish, an assistant's hands and castling in Chess960, at the server.

mod common;

use common::{House, Place, Seat};
use serde_json::{Value, json};

/// An endgame of rooks in which White has less than two minutes left and it is his move.
async fn in_trouble(house: &House, edition: &str) -> (Place, [Seat; 3]) {
    let place = house
        .table(json!({"regulations": {"edition": edition, "time": "5400", "quickplay": true,
            "start": "8/8/4k3/4r3/8/8/4R3/4K3 w - - 0 1"}}))
        .await;
    let mut three = house.three(&place).await;
    three[0].does(json!({"do": "start"})).await;
    (place, three)
}

fn claim() -> Value {
    json!({"do": "claim-quickplay", "ground": "no-effort"})
}

fn decide(decision: &str) -> Value {
    json!({"do": "decide", "decision": decision})
}

#[tokio::test]
async fn a_claim_waits_for_the_last_two_minutes() {
    let house = House::new().await;
    let (_place, [_arbiter, mut white, _black]) = in_trouble(&house, "2014").await;
    assert_eq!(white.may_not(claim()).await, "why-too-much-time");
    house.end().await;
}

#[tokio::test]
async fn a_claim_is_granted() {
    let house = House::new().await;
    let (_place, [mut arbiter, mut white, mut black]) = in_trouble(&house, "2014").await;
    house.clock.advance(5_281_000);
    white.does(claim()).await;
    let notice = arbiter.expect("notice").await;
    assert_eq!((&notice["kind"], &notice["player"]), (&json!("quickplay"), &json!("white")));
    let claimed = black.event_of("claim-quickplay").await;
    assert_eq!(claimed["state"]["stage"], "halted");
    let asked = json!({"by": "white", "asks": "draw", "ground": "no-effort", "putOff": false});
    assert_eq!(claimed["state"]["quickplay"], json!({"inForce": true, "claim": asked}));
    // Nobody but the arbiter decides.
    assert_eq!(black.may_not(decide("refuse")).await, "error-role");
    arbiter.does(decide("grant")).await;
    let end = white.event_of("decide").await;
    assert_eq!(end["state"]["outcome"]["result"], "1/2-1/2");
    assert_eq!(end["rulings"].as_array().unwrap().last().unwrap()["articles"][0], "G.5");
    house.end().await;
}

#[tokio::test]
async fn a_claim_is_refused_and_costs_time() {
    let house = House::new().await;
    let (_place, [mut arbiter, mut white, mut black]) = in_trouble(&house, "2014").await;
    house.clock.advance(5_281_000);
    white.does(claim()).await;
    arbiter.does(decide("refuse")).await;
    let refused = black.event_of("decide").await;
    assert_eq!(refused["state"]["clock"]["black"]["ms"], 5_520_000);
    assert_eq!(refused["state"]["quickplay"]["claim"], json!(null));
    arbiter.does(json!({"do": "resume-clocks"})).await;
    white.plays("e2e5").await;
    house.end().await;
}

#[tokio::test]
async fn a_claim_is_put_off_and_decided_after_the_flag() {
    let house = House::new().await;
    let (_place, [mut arbiter, mut white, mut black]) = in_trouble(&house, "2023").await;
    house.clock.advance(5_281_000);
    white.does(claim()).await;
    arbiter.does(json!({"do": "decide", "decision": "put-off", "bonus": true})).await;
    let put_off = black.event_of("decide").await;
    assert_eq!(put_off["state"]["quickplay"]["claim"]["putOff"], true);
    assert_eq!(put_off["state"]["clock"]["black"]["ms"], 5_520_000);
    arbiter.does(json!({"do": "resume-clocks"})).await;
    house.clock.advance(120_000);
    arbiter.does(json!({"do": "call-flag", "player": "white"})).await;
    assert_eq!(black.event_of("call-flag").await["state"]["outcome"]["result"], "0-1");
    arbiter.does(decide("grant")).await;
    let end = black.event_of("decide").await;
    assert_eq!(end["state"]["outcome"]["result"], "1/2-1/2");
    house.end().await;
}

#[tokio::test]
async fn an_assistant_is_the_hands_of_his_player_and_not_his_voice() {
    let house = House::new().await;
    let place = house
        .table(json!({"regulations": {"edition": "2023", "time": "5400+30",
            "white": {"assistant": true}}}))
        .await;
    let [mut arbiter, _white, mut black] = house.three(&place).await;
    let mut hands = house.sit(place.table(), place.seat("white-assistant")).await;
    arbiter.does(json!({"do": "start"})).await;
    hands.plays("e2e4").await;
    let made = black.event_of("move").await;
    assert_eq!(made["by"], "white-assistant");
    assert_eq!(made["state"]["clock"]["running"], "black");
    for act in ["resign", "offer-draw"] {
        assert_eq!(hands.may_not(json!({"do": act})).await, "error-role");
    }
    assert_eq!(hands.may_not(json!({"do": "claim-draw", "ground": "fifty"})).await, "error-role");
    // What he does in the player's place may cost time.
    arbiter
        .does(json!({"do": "assistant-time", "player": "white", "task": "press", "ms": 300_000}))
        .await;
    let cost = black.event_of("assistant-time").await;
    assert_eq!(cost["state"]["clock"]["white"]["ms"], 5_160_000);
    // The other's assistant has nothing to do where regulations name none.
    let mut other = house.sit(place.table(), place.seat("black-assistant")).await;
    other.may_not(json!({"do": "move", "move": "e7e5", "press": true})).await;
    house.end().await;
}

#[tokio::test]
async fn a_start_is_drawn_and_castled_from() {
    let house = House::new().await;
    let place = house
        .table(json!({"regulations": {"edition": "2023", "time": "5400+30", "chess960": true},
            "electronicArbiter": true}))
        .await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    let draw = |white: &str| json!({"do": "draw-start", "white": white});
    assert_eq!(white.may_not(draw("RBBNQKRN")).await, "error-role");
    assert_eq!(arbiter.may_not(draw("KRRBBNNQ")).await, "why-no-such-start");
    arbiter.does(draw("RBBNQKRN")).await;
    let drawn = black.event_of("draw-start").await;
    assert_eq!(board(&drawn), "rbbnqkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBNQKRN");
    white.is_ready().await;
    black.is_ready().await;
    white.event_of("start").await;
    // A king that is put on his own rook castles.
    white.plays("f1g1").await;
    let castled = black.event_of("move").await;
    assert_eq!(castled["moves"]["list"][0]["san"], "O-O");
    assert_eq!(board(&castled), "rbbnqkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBNQRKN");
    black.plays("f8g8").await;
    let castled = white.event_of("move").await;
    assert_eq!(
        board(&castled),
        "rbbnqkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBNQRKN".replace("qkr", "qrk")
    );
    house.end().await;
}

/// The pieces after an event.
fn board(event: &Value) -> String {
    let fen = event["state"]["fen"].as_str().unwrap();
    fen.split(' ').next().unwrap().to_owned()
}
