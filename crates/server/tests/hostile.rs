//! Messages as nobody should send them.

mod common;

use common::{House, standard};
use compongo_server::{Config, Rate};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn who_does_not_say_who_he_is_has_to_go() {
    let mut config = Config::default();
    config.hello_time = std::time::Duration::from_millis(50);
    let house = House::with(config).await;
    let place = house.table(standard()).await;
    let mut silent = house.connect(place.table()).await;
    assert_eq!(silent.bye().await, "protocol");
    for first in [r#"{"v":2,"hello":{}}"#, "hello", "{}", r#"{"v":1,"hello":{"key":"short"}}"#] {
        let mut seat = house.connect(place.table()).await;
        seat.send_text(first).await;
        assert_eq!(seat.bye().await, "protocol", "{first}");
    }
    house.end().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_or_ends_the_line() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let mut white = house.sit(place.table(), place.seat("white")).await;
    for message in [
        json!({"id": "a", "do": {"do": "fly"}}),
        json!({"id": "a", "do": {"do": "move", "move": "e9e4"}}),
        json!({"id": "a", "do": {"do": "press", "more": 1}}),
        json!({"id": "a", "ready": "yes"}),
        json!({"id": "a", "more": 1}),
    ] {
        white.send(message.clone()).await;
        let refused = white.expect("refused").await;
        assert_eq!(refused["id"], "a", "{message}");
        assert_eq!(refused["why"]["id"], "error-unreadable", "{message}");
    }
    let long = "x".repeat(65);
    white.send(json!({"id": "w", "do": {"do": "write", "text": long}})).await;
    assert_eq!(white.expect("refused").await["why"]["id"], "why-too-long");
    for (id, text) in [("x", "e4\ne5"), ("y", "e4\u{202e}")] {
        white.send(json!({"id": id, "do": {"do": "write", "text": text}})).await;
        assert_eq!(white.expect("refused").await["why"]["id"], "error-unreadable");
    }
    white.send_text("{not json").await;
    assert_eq!(white.bye().await, "protocol");

    let mut white = house.sit(place.table(), place.seat("white")).await;
    white.send_raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(white.bye().await, "protocol");
    let mut white = house.sit(place.table(), place.seat("white")).await;
    white.send_raw(Message::text("x".repeat(17_000))).await;
    white.bye().await;

    // The table has not taken harm.
    let mut white = house.sit(place.table(), place.seat("white")).await;
    white.is_ready().await;
    house.end().await;
}

#[tokio::test]
async fn a_seat_that_sends_too_much_is_refused() {
    let mut config = Config::default();
    config.facts = Rate { per_minute: 1, at_once: 2 };
    let house = House::with(config).await;
    let place = house.table(standard()).await;
    let mut white = house.sit(place.table(), place.seat("white")).await;
    let mut black = house.sit(place.table(), place.seat("black")).await;
    white.is_ready().await;
    white.is_ready().await;
    assert_eq!(white.may_not(json!({"do": "press"})).await, "error-too-often");
    // By seat, not by address: the opponent sits behind the same one.
    black.is_ready().await;
    house.end().await;
}

#[tokio::test]
async fn strangers_have_their_share() {
    let mut config = Config::default();
    config.strangers = Rate { per_minute: 1, at_once: 3 };
    config.makers = Rate { per_minute: 1, at_once: 2 };
    let house = House::with(config).await;
    let place = house.table(standard()).await;
    for _ in 0..3 {
        assert_eq!(house.get(&place.path(""), None).await.0, 200);
    }
    assert_eq!(house.get(&place.path(""), None).await.0, 429);
    // Those who have a key are not strangers.
    assert_eq!(house.get(&place.path(""), Some(place.seat("white"))).await.0, 200);
    assert_eq!(house.post("/api/halls", None, json!({"name": "x"})).await.0, 201);
    assert_eq!(house.post("/api/halls", None, json!({"name": "x"})).await.0, 429);
    house.end().await;
}

#[tokio::test]
async fn bodies_and_addresses_that_are_wrong() {
    let mut config = Config::default();
    config.body_bytes = 1_000;
    let house = House::with(config).await;
    let code = |answer: (u16, serde_json::Value)| (answer.0, answer.1["error"]["code"].clone());
    let quick = async |body| code(house.post("/api/quick", None, body).await);
    assert_eq!(quick(json!("{")).await, (400, json!("unreadable")));
    assert_eq!(quick(json!({})).await, (400, json!("unreadable")));
    let start = json!({"edition": "2023", "start": "7k/8/8/8/8/8/5q2/7K w - - 0 1"});
    assert_eq!(quick(json!({"regulations": start})).await, (422, json!("regulations")));
    assert_eq!(quick(json!("x".repeat(2_000))).await, (413, json!("too-large")));
    assert_eq!(code(house.get("/api/nothing", None).await), (404, json!("not-found")));
    let wrong = house.ask("PUT", "/api/quick", None, json!({})).await;
    assert_eq!(code(wrong), (405, json!("method")));
    house.end().await;
}

#[tokio::test]
async fn answers_carry_what_protects_screens() {
    let house = House::new().await;
    for path in ["/", "/api/nothing", "/healthz", "/t/any"] {
        let answer = house.http.get(house.url(path)).send().await.unwrap();
        let headers = answer.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'self';"), "{path}: {policy}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "no-referrer", "{path}");
    }
    house.end().await;
}

#[tokio::test]
async fn hundreds_of_lines_keep_nobody_from_the_board() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    // Lines that say nothing, and visitors who look on: all from one address.
    let mut silent = Vec::new();
    for _ in 0..200 {
        silent.push(tokio::net::TcpStream::connect(&house.address).await.unwrap());
    }
    let mut visitors = Vec::new();
    for _ in 0..100 {
        let mut seat = house.connect(place.table()).await;
        seat.send(json!({"v": 1, "hello": {}})).await;
        visitors.push(seat);
    }
    white.plays("e2e4").await;
    black.plays("e7e5").await;
    for line in &silent {
        // None was refused, and none has been told anything.
        assert_eq!(
            line.try_read(&mut [0]).map_err(|it| it.kind()),
            Err(std::io::ErrorKind::WouldBlock)
        );
    }
    house.end().await;
}

#[tokio::test]
async fn who_is_slow_to_say_what_he_wants_has_to_go() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut config = Config::default();
    config.head_time = std::time::Duration::from_millis(200);
    let house = House::with(config).await;
    for begun in ["", "GET /healthz HTTP/1.1\r\n", "GET /healthz HTTP/1.1\r\nhost: a\r\nx: "] {
        let mut line = tokio::net::TcpStream::connect(&house.address).await.unwrap();
        line.write_all(begun.as_bytes()).await.unwrap();
        let mut said = Vec::new();
        let ended = line.read_to_end(&mut said);
        let ended = tokio::time::timeout(std::time::Duration::from_secs(10), ended).await;
        assert!(ended.is_ok(), "{begun:?} keeps the line");
    }
    // A seat that has sat down may think as long as it likes.
    let place = house.table(standard()).await;
    let mut white = house.sit(place.table(), place.seat("white")).await;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    white.is_ready().await;
    house.end().await;
}
