//! The arbiter's desk over HTTP.

mod common;

use std::fs;
use std::time::Duration;

use common::House;
use compongo_server::key::Secret;
use compongo_server::{Config, Desk};
use compongo_watch::Place;
use serde_json::{Value, json};

const MATE: &str = "[White \"A\"]\n[Black \"B\"]\n[Date \"2026.11.30\"]\n[Result \"*\"]\n\n\
                    1. f3 e5 2. g4 Qh4# *\n";

/// Asks until the answer is as wanted.
async fn until(house: &House, key: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..400 {
        let (status, desk) = house.get("/api/desk", Some(key)).await;
        assert_eq!(status, 200, "{desk}");
        if wanted(&desk) {
            return desk;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("nothing has come");
}

#[tokio::test]
async fn what_is_watched_is_shown_told_and_seen_to() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    fs::write(&path, MATE.replace(" 2. g4 Qh4#", "")).unwrap();
    let key = Secret::random().unwrap();
    let mut config = Config::default();
    let places = vec![Place::File(path.clone())];
    config.desk = Some(Desk { places, key: key.hash() });
    let house = House::with(config).await;
    let key = key.to_string();

    let desk = until(&house, &key, |desk| desk["boards"][0]["plies"] == 2).await;
    assert_eq!(desk["sources"][0]["state"], "ok");
    assert_eq!(desk["alerts"], json!([]));

    let mut stream =
        house.http.get(house.url("/api/desk/events")).bearer_auth(&key).send().await.unwrap();
    assert_eq!(stream.status(), 200);
    fs::write(&path, MATE).unwrap();
    let mut heard = String::new();
    while !heard.contains("event: alert") {
        let chunk = tokio::time::timeout(Duration::from_secs(20), stream.chunk()).await.unwrap();
        heard += &String::from_utf8_lossy(&chunk.unwrap().unwrap());
    }
    let desk = until(&house, &key, |desk| !desk["alerts"][0].is_null()).await;
    let alert = &desk["alerts"][0];
    assert_eq!((&alert["code"], &alert["article"]), (&json!("checkmate"), &json!("5.1.1")));
    assert_eq!(alert["acknowledged"], false);
    let id = alert["id"].as_str().unwrap();
    let place = format!("/api/desk/alerts/{id}/acknowledge");
    assert_eq!(house.post(&place, None, Value::Null).await.0, 401);
    assert_eq!(house.post(&place, Some(&key), Value::Null).await.0, 204);
    assert_eq!(house.post("/api/desk/alerts/x/acknowledge", Some(&key), Value::Null).await.0, 404);
    until(&house, &key, |desk| desk["alerts"][0]["acknowledged"] == true).await;
    drop(stream);
    house.end().await;
}

#[tokio::test]
async fn only_its_key_opens_the_desk_and_no_key_where_there_is_none() {
    let key = Secret::random().unwrap();
    let mut config = Config::default();
    config.desk = Some(Desk { places: Vec::new(), key: key.hash() });
    let house = House::with(config).await;
    let made = house.table(common::standard()).await;
    let other = made.0["keys"]["arbiter"].as_str().unwrap().to_owned();
    assert_eq!(house.get("/api/desk", None).await.0, 401);
    // A hall's arbiter may be anyone who made a hall.
    assert_eq!(house.get("/api/desk", Some(&other)).await.0, 401);
    assert_eq!(house.get("/api/desk/events", Some(&other)).await.0, 401);
    assert_eq!(house.get("/api/desk", Some(&key.to_string())).await.0, 200);
    house.end().await;
    let house = House::new().await;
    assert_eq!(house.get("/api/desk", Some(&key.to_string())).await.0, 404);
    house.end().await;
}
