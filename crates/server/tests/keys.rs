//! Keys open one seat and nothing else.

mod common;

use common::{House, Place, standard};
use compongo_server::store::Role;
use compongo_server::{Config, Rate};
use serde_json::{Value, json};

#[tokio::test]
async fn a_key_of_another_table_opens_nothing() {
    let house = House::new().await;
    let (one, two) = (house.table(standard()).await, house.table(standard()).await);
    for key in [one.seat("white"), one.hall_key("arbiter"), "AAECAwQFBgcICQoLDA0ODw"] {
        let mut seat = house.connect(two.table()).await;
        seat.send(json!({"v": 1, "hello": {"key": key, "since": 0}})).await;
        assert_eq!(seat.bye().await, "key");
        let (status, problem) = house.get(&two.path(""), Some(key)).await;
        assert_eq!((status, &problem["error"]["code"]), (401, &json!("key")));
        assert_eq!(problem["error"]["message"]["id"], "error-key");
        let hall = format!("/api/halls/{}", two.hall());
        assert_eq!(house.get(&hall, Some(key)).await.0, 401);
        assert_eq!(house.post(&format!("{hall}/tables"), Some(key), standard()).await.0, 401);
    }
    let (status, problem) = house.get("/api/tables/nowhere", None).await;
    assert_eq!((status, &problem["error"]["code"]), (404, &json!("no-such-table")));
    house.end().await;
}

#[tokio::test]
async fn what_each_role_may_ask_of_halls_and_seats() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let hall = format!("/api/halls/{}", place.hall());
    let seats = place.path("/seats");
    for (role, tables, arranges) in [
        ("organiser", 201, 200),
        ("arbiter", 201, 200),
        ("deputy", 403, 403),
        ("wallboard", 403, 403),
    ] {
        let key = Some(place.hall_key(role));
        assert_eq!(house.get(&hall, key).await.0, 200, "{role}");
        let made = house.post(&format!("{hall}/tables"), key, standard()).await.0;
        assert_eq!(made, tables, "{role}");
        assert_eq!(house.get(&seats, key).await.0, arranges, "{role}");
    }
    for role in ["white", "black", "white-assistant", "black-assistant", "shared", "spectator"] {
        let key = Some(place.seat(role));
        assert_eq!(house.get(&hall, key).await.0, 401, "{role}");
        assert_eq!(house.get(&seats, key).await.0, 401, "{role}");
        let patched = house.ask("PATCH", &place.path(""), key, json!({"board": 2})).await.0;
        assert_eq!(patched, 401, "{role}");
    }
    assert_eq!(house.get(&hall, None).await.0, 401);
    house.end().await;
}

async fn valid(house: &House, place: &Place, role: &str) -> Value {
    let (_, seats) = house.get(&place.path("/seats"), Some(place.hall_key("arbiter"))).await;
    let seats = seats["seats"].as_array().unwrap();
    seats.iter().find(|seat| seat["role"] == role).unwrap().clone()
}

#[tokio::test]
async fn a_key_given_anew_makes_the_old_one_void() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let arbiter = Some(place.hall_key("arbiter"));
    let mut white = house.sit(place.table(), place.seat("white")).await;
    let connected = json!({"role": "white", "valid": true, "connected": true});
    assert_eq!(valid(&house, &place, "white").await, connected);

    let path = place.path("/seats/white/reissue");
    let (status, new) = house.post(&path, arbiter, Value::Null).await;
    assert_eq!((status, &new["role"]), (200, &json!("white")));
    assert_eq!(white.bye().await, "revoked");
    let mut old = house.connect(place.table()).await;
    old.send(json!({"v": 1, "hello": {"key": place.seat("white")}})).await;
    assert_eq!(old.bye().await, "key");
    let mut white = house.sit(place.table(), new["key"].as_str().unwrap()).await;
    assert_eq!(white.welcome["role"], "white");

    let path = place.path("/seats/white");
    assert_eq!(house.ask("DELETE", &path, arbiter, Value::Null).await.0, 204);
    assert_eq!(white.bye().await, "revoked");
    assert_eq!(valid(&house, &place, "white").await["valid"], false);
    // The others stay.
    assert_eq!(valid(&house, &place, "black").await["valid"], true);
    let nobody = place.path("/seats/arbiter/reissue");
    assert_eq!(house.post(&nobody, arbiter, Value::Null).await.0, 404);
    house.end().await;
}

#[tokio::test]
async fn the_keys_of_a_hall_are_given_anew_too() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let mut deputy = house.sit(place.table(), place.hall_key("deputy")).await;
    let path = format!("/api/halls/{}/seats/deputy/reissue", place.hall());
    let (status, new) = house.post(&path, Some(place.hall_key("organiser")), Value::Null).await;
    assert_eq!(status, 200, "{new}");
    assert_eq!(deputy.bye().await, "revoked");
    let deputy = house.sit(place.table(), new["key"].as_str().unwrap()).await;
    assert_eq!(deputy.welcome["role"], "deputy");
    house.end().await;
}

#[tokio::test]
async fn a_code_gives_a_key_once_and_not_for_long() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let arbiter = Some(place.hall_key("arbiter"));
    let path = place.path("/seats/black/code");
    let (status, code) = house.post(&path, arbiter, Value::Null).await;
    assert_eq!((status, &code["seconds"]), (200, &json!(600)));
    let body = json!({"code": code["code"]});
    let (status, paired) = house.post("/api/pair", None, body.clone()).await;
    assert_eq!(status, 200, "{paired}");
    assert_eq!((&paired["role"], &paired["table"]), (&json!("black"), &json!(place.table())));
    let black = house.sit(place.table(), paired["key"].as_str().unwrap()).await;
    assert_eq!(black.welcome["role"], "black");
    // The link that was given out before still opens the seat.
    house.sit(place.table(), place.seat("black")).await;
    assert_eq!(house.post("/api/pair", None, body).await.0, 404);

    let (_, code) = house.post(&path, arbiter, Value::Null).await;
    house.clock.advance(600_000);
    let late = json!({"code": code["code"]});
    assert_eq!(house.post("/api/pair", None, late).await.0, 404);
    house.end().await;
}

#[tokio::test]
async fn codes_cannot_be_guessed_for_long() {
    let codes = Rate { per_minute: 1, at_once: 3 };
    let mut config = Config::default();
    config.codes = codes;
    let house = House::with(config).await;
    for _ in 0..3 {
        assert_eq!(house.post("/api/pair", None, json!({"code": "000000"})).await.0, 404);
    }
    let url = house.url("/api/pair");
    let answer = house.http.post(url).body(r#"{"code":"000000"}"#).send().await.unwrap();
    assert_eq!(answer.status().as_u16(), 429);
    let wait: u64 = answer.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=61).contains(&wait), "{wait}");
    house.end().await;
}

#[tokio::test]
async fn every_role_is_given_a_key() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    for role in Role::ALL {
        let key =
            if role.is_of_hall() { place.hall_key(role.name()) } else { place.seat(role.name()) };
        assert_eq!(key.len(), 22, "{role}");
        let seat = house.sit(place.table(), key).await;
        assert_eq!(seat.welcome["role"], role.name());
    }
    house.end().await;
}
