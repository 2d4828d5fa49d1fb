//! The arbiter's desk over HTTP.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::thread;
use std::time::Duration;

use common::House;
use compongo_audit::Code;
use compongo_audit::live::AlertCode;
use compongo_server::key::Secret;
use compongo_server::{Addresses, Config, Desk};
use compongo_watch::{Place, Reach};
use serde_json::{Value, json};

const MATE: &str = "[White \"A\"]\n[Black \"B\"]\n[Date \"2026.11.30\"]\n[Result \"*\"]\n\n\
                    1. f3 e5 2. g4 Qh4# *\n";

#[test]
fn the_desk_has_words_for_everything_that_can_be_told() {
    // What only a finished file can be blamed for is not told of games that go on.
    let found = Code::ALL
        .into_iter()
        .filter(|code| !matches!(code, Code::BrokenFile | Code::MissingResult | Code::BadDate));
    let others = [
        AlertCode::Fivefold,
        AlertCode::SeventyFiveMoves,
        AlertCode::DeadPosition,
        AlertCode::Checkmate,
        AlertCode::Stalemate,
        AlertCode::FlagAtZero,
        AlertCode::RecordingEnds,
    ];
    let codes: Vec<AlertCode> = found.map(AlertCode::Found).chain(others).collect();
    for lang in ["en", "es"] {
        let path = format!("{}/../../web/src/locales/{lang}/desk.ftl", env!("CARGO_MANIFEST_DIR"));
        let words = fs::read_to_string(path).unwrap();
        for code in &codes {
            let line = format!("\ndesk-code-{} = ", code.as_str());
            assert!(words.contains(&line), "{lang}: {line}");
        }
    }
}

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
    config.desk = Some(Desk { places, sources: None, kept: None, key: key.hash() });
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
    config.desk = Some(Desk { places: Vec::new(), sources: None, kept: None, key: key.hash() });
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

/// A desk at which addresses may be added, with its key.
async fn open_desk(places: Vec<Place>, sources: Option<Reach>) -> (House, String) {
    let key = Secret::random().unwrap();
    let mut config = Config::default();
    config.desk = Some(Desk { places, sources, kept: None, key: key.hash() });
    (House::with(config).await, key.to_string())
}

async fn delete(house: &House, path: &str, key: Option<&str>) -> u16 {
    house.ask("DELETE", path, key, Value::Null).await.0
}

/// A server that gives a game to everyone who asks.
fn broadcast() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/live.pgn", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let lines = BufReader::new(stream.try_clone().unwrap()).lines();
            let _ = lines.map_while(Result::ok).take_while(|line| !line.is_empty()).count();
            let length = MATE.len();
            let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\nConnection: close");
            let _ = stream.write_all(format!("{head}\r\n\r\n{MATE}").as_bytes());
        }
    });
    address
}

#[tokio::test]
async fn addresses_come_and_go_and_what_was_named_at_the_start_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    fs::write(&path, MATE).unwrap();
    let places = vec![Place::File(path.clone())];
    let (house, key) = open_desk(places, Some(Reach::Anywhere)).await;
    let desk = until(&house, &key, |desk| desk["sources"][0]["state"] == "ok").await;
    assert_eq!((&desk["may_add"], &desk["sources"][0]["added"]), (&json!(true), &json!(false)));

    let wish = json!({ "address": broadcast() });
    assert_eq!(house.post("/api/desk/sources", None, wish.clone()).await.0, 401);
    let (status, made) = house.post("/api/desk/sources", Some(&key), wish.clone()).await;
    assert_eq!((status, &made), (201, &json!({ "source": 2 })));
    // The same again is the same source.
    assert_eq!(house.post("/api/desk/sources", Some(&key), wish).await.1, made);
    let desk = until(&house, &key, |desk| desk["alerts"].as_array().unwrap().len() == 2).await;
    assert_eq!(desk["sources"][1]["added"], true);
    assert_eq!(desk["sources"].as_array().unwrap().len(), 2);

    assert_eq!(delete(&house, "/api/desk/sources/1", Some(&key)).await, 403);
    assert_eq!(delete(&house, "/api/desk/sources/7", Some(&key)).await, 404);
    assert_eq!(delete(&house, "/api/desk/sources/x", Some(&key)).await, 404);
    assert_eq!(delete(&house, "/api/desk/sources/2", None).await, 401);
    assert_eq!(delete(&house, "/api/desk/sources/2", Some(&key)).await, 204);
    let (_, desk) = house.get("/api/desk", Some(&key)).await;
    assert_eq!(desk["sources"].as_array().unwrap().len(), 1);
    assert_eq!(desk["alerts"].as_array().unwrap().len(), 1);
    assert_eq!(delete(&house, "/api/desk/sources/2", Some(&key)).await, 404);
    house.end().await;
}

#[tokio::test]
async fn no_file_and_no_machine_behind_the_wall_is_read_for_a_visitor() {
    let (house, key) = open_desk(Vec::new(), Some(Reach::Public)).await;
    for address in
        ["/etc/passwd", "file:///etc/passwd", "C:\\live.pgn", "ftp://a.b/c", "http://", ""]
    {
        let (status, told) =
            house.post("/api/desk/sources", Some(&key), json!({ "address": address })).await;
        assert_eq!((status, &told["error"]["code"]), (400, &json!("unreadable")), "{address}");
    }
    // It is there and would answer, but it is this machine, whatever it is called.
    let here = broadcast();
    let names = [here.clone(), here.replace("127.0.0.1", "localhost")];
    for name in names {
        let wish = json!({ "address": name });
        assert_eq!(house.post("/api/desk/sources", Some(&key), wish).await.0, 201);
    }
    let desk = until(&house, &key, |desk| {
        let sources = desk["sources"].as_array().unwrap();
        sources.iter().all(|source| source["state"] == "not-public")
    })
    .await;
    assert_eq!(desk["boards"], json!([]));
    house.end().await;
}

#[tokio::test]
async fn nothing_is_added_unless_the_server_was_started_so_and_never_without_end() {
    let (house, key) = open_desk(Vec::new(), None).await;
    let wish = |at: u16| json!({ "address": format!("http://127.0.0.1:9/{at}") });
    assert_eq!(house.post("/api/desk/sources", Some(&key), wish(0)).await.0, 403);
    assert_eq!(house.get("/api/desk", Some(&key)).await.1["may_add"], false);
    house.end().await;
    let (house, key) = open_desk(Vec::new(), Some(Reach::Public)).await;
    for at in 0..20 {
        assert_eq!(house.post("/api/desk/sources", Some(&key), wish(at)).await.0, 201);
    }
    assert_eq!(house.post("/api/desk/sources", Some(&key), wish(20)).await.0, 409);
    assert_eq!(house.post("/api/desk/sources", Some(&key), wish(3)).await.0, 201);
    house.end().await;
}

#[tokio::test]
async fn what_was_added_is_followed_again_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("desk.sources");
    let key = Secret::random().unwrap();
    let start = async |sources| {
        let kept = Some(Addresses::read(&path).unwrap());
        let mut config = Config::default();
        config.desk = Some(Desk { places: Vec::new(), sources, kept, key: key.hash() });
        House::with(config).await
    };
    let (first, second) = (broadcast(), broadcast());
    let key = key.to_string();
    let names = |desk: &Value| -> Vec<(String, bool)> {
        let sources = desk["sources"].as_array().unwrap().iter();
        let name = |it: &Value| it["name"].as_str().unwrap().to_owned();
        sources.map(|it| (name(it), it["added"] == true)).collect()
    };

    let house = start(Some(Reach::Anywhere)).await;
    for address in [&first, &second] {
        let wish = json!({ "address": address });
        assert_eq!(house.post("/api/desk/sources", Some(&key), wish).await.0, 201);
    }
    house.end().await;
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{first}\n{second}\n"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }

    let house = start(Some(Reach::Anywhere)).await;
    let desk = until(&house, &key, |desk| desk["alerts"].as_array().unwrap().len() == 2).await;
    assert_eq!(names(&desk), [(first, true), (second.clone(), true)]);
    assert_eq!(delete(&house, "/api/desk/sources/1", Some(&key)).await, 204);
    house.end().await;

    // Whoever starts the server decides: without leave nothing is asked, and nothing forgotten.
    let house = start(None).await;
    assert_eq!(names(&house.get("/api/desk", Some(&key)).await.1), []);
    house.end().await;
    let house = start(Some(Reach::Anywhere)).await;
    assert_eq!(names(&house.get("/api/desk", Some(&key)).await.1), [(second, true)]);
    house.end().await;
}

#[tokio::test]
async fn what_cannot_be_kept_is_not_followed() {
    let folder = tempfile::tempdir().unwrap();
    // Not even who may do everything can write into a folder that is not there.
    let kept = Some(Addresses::read(&folder.path().join("gone/desk.sources")).unwrap());
    let key = Secret::random().unwrap();
    let mut config = Config::default();
    let sources = Some(Reach::Anywhere);
    config.desk = Some(Desk { places: Vec::new(), sources, kept, key: key.hash() });
    let house = House::with(config).await;
    let key = key.to_string();
    let (status, told) =
        house.post("/api/desk/sources", Some(&key), json!({ "address": broadcast() })).await;
    assert_eq!((status, &told["error"]["code"]), (503, &json!("record")));
    assert_eq!(house.get("/api/desk", Some(&key)).await.1["sources"], json!([]));
    house.end().await;
}
