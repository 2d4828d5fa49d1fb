//! Spectators see nothing private, and see it late where that is set.

mod common;

use std::time::Duration;

use common::{House, standard};
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio::time::timeout;

/// Server-sent events as they come.
struct Events {
    bytes: futures_util::stream::BoxStream<'static, Vec<u8>>,
    text: String,
}

impl Events {
    async fn of(house: &House, path: &str, key: Option<&str>) -> Events {
        let mut request = house.http.get(house.url(path));
        if let Some(key) = key {
            request = request.bearer_auth(key);
        }
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 200);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        let bytes = answer.bytes_stream().map(|it| it.unwrap_or_default().to_vec()).boxed();
        Events { bytes, text: String::new() }
    }

    /// The name, the number and the data of the next event.
    async fn next(&mut self) -> (String, String, Value) {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| {
                    let line = event.lines().find_map(|line| line.strip_prefix(name));
                    line.unwrap_or_default().trim_start().to_owned()
                };
                let found = (field("event:"), field("id:"), field("data:"));
                self.text = String::from(rest);
                if !found.0.is_empty() {
                    return (found.0, found.1, serde_json::from_str(&found.2).unwrap());
                }
                continue;
            }
            let more = timeout(Duration::from_secs(20), self.bytes.next()).await.unwrap();
            self.text.push_str(&String::from_utf8(more.expect("more events")).unwrap());
        }
    }
}

#[tokio::test]
async fn spectators_see_moves_and_results_and_nothing_private() {
    let house = House::new().await;
    let mut settings = standard();
    settings["regulations"]["scoresheets"] = true.into();
    let place = house.table(settings).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    let mut events = Events::of(&house, &place.path("/events?since=0"), None).await;
    let (name, id, start) = events.next().await;
    assert_eq!((name.as_str(), id.as_str(), &start["act"]["do"]), ("event", "1", &json!("start")));

    white.does(json!({"do": "adjust", "square": "e2"})).await;
    white.does(json!({"do": "touch", "square": "e2"})).await;
    white.plays("e2e4").await;
    let (_, id, mv) = events.next().await;
    assert_eq!((id.as_str(), &mv["act"]["do"]), ("4", &json!("move")));
    assert_eq!(mv["state"]["hand"]["touched"], json!([]));
    assert_eq!((&mv["state"]["duties"], &mv["state"]["rights"]), (&json!({}), &json!({})));
    assert_eq!(mv.get("sheets"), None);

    white.does(json!({"do": "write", "text": "e4"})).await;
    white.does(json!({"do": "offer-draw"})).await;
    // That the clocks stopped is seen; not why, nor who did it.
    black.does(json!({"do": "claim-draw", "ground": "fifty"})).await;
    let (_, _, stopped) = events.next().await;
    assert_eq!((&stopped["act"], &stopped["by"]), (&json!(null), &json!(null)));
    assert_eq!(stopped["state"]["claim"], json!(null));
    assert_eq!(stopped["state"]["offer"], json!(null));
    let (_, _, checked) = events.next().await;
    assert_eq!(checked["rulings"][0]["text"]["id"], "effect-claim-wrong");

    black.does(json!({"do": "resign"})).await;
    let (_, _, end) = events.next().await;
    assert_eq!(end["state"]["outcome"]["by"], "resignation");

    // The same through the snapshot and the log.
    let (_, shown) = house.get(&place.path(""), None).await;
    assert_eq!(shown["snapshot"]["sheets"], json!({}));
    assert_eq!(shown["snapshot"]["notices"], json!([]));
    assert_eq!(shown["snapshot"]["presence"], json!(null));
    let (_, log) = house.get(&place.path("/log"), None).await;
    let acts: Vec<_> =
        log["events"].as_array().unwrap().iter().map(|it| it["act"]["do"].clone()).collect();
    let seen = json!(["start", "move", null, "check-claim", "resign"]);
    assert_eq!(Value::from(acts), seen);
    house.end().await;
}

#[tokio::test]
async fn a_spectator_may_do_nothing() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let mut looking = house.sit(place.table(), place.seat("spectator")).await;
    for act in [json!({"do": "resign"}), json!({"do": "call-flag", "player": "white"})] {
        assert_eq!(looking.may_not(act).await, "error-role");
    }
    let ready = looking.tell(json!({"ready": true})).await;
    assert_eq!(ready["refused"]["why"]["id"], "error-role");
    house.end().await;
}

#[tokio::test]
async fn a_delay_holds_back_everything() {
    let house = House::new().await;
    let mut settings = standard();
    settings["delayMs"] = 60_000.into();
    let place = house.table(settings).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    house.clock.advance(10_000);
    white.plays("e2e4").await;
    black.event_of("move").await;

    let moves = async |path: &str| {
        let (_, answer) = house.get(&place.path(path), None).await;
        answer
    };
    assert_eq!(moves("").await["snapshot"]["seq"], 0);
    assert_eq!(moves("/log").await["events"], json!([]));
    assert!(!moves("/game.pgn").await.as_str().unwrap().contains("e4"));
    let mut events = Events::of(&house, &place.path("/events"), None).await;
    let hall = format!("/api/halls/{}", place.hall());
    let mut board =
        Events::of(&house, &format!("{hall}/events"), Some(place.hall_key("wallboard"))).await;
    let (_, shown) = house.get(&hall, Some(place.hall_key("wallboard"))).await;
    assert_eq!(shown["tables"][0]["plies"], 0);

    house.clock.advance(50_000);
    assert_eq!(events.next().await.2["act"]["do"], "start");
    assert_eq!(board.next().await.2["stage"], "playing");
    assert_eq!(moves("").await["snapshot"]["seq"], 1);
    assert_eq!(moves("").await["snapshot"]["state"]["plies"], 0);
    black.does(json!({"do": "resign"})).await;
    assert_eq!(moves("").await["snapshot"]["state"]["outcome"], json!(null));
    house.clock.advance(10_000);
    assert_eq!(events.next().await.2["moves"]["list"][0]["san"], "e4");
    assert_eq!(moves("").await["snapshot"]["state"]["plies"], 1);
    // The clock runs on, for those who come late too, and as late as everything else.
    house.clock.advance(3_000);
    let (_, shown) = house.get(&hall, Some(place.hall_key("wallboard"))).await;
    let row = &shown["tables"][0];
    assert_eq!((&row["at"], &row["now"]), (&json!(10_000), &json!(13_000)));
    assert_eq!(moves("").await["snapshot"]["now"], 13_000);
    let (_, shown) = house.get(&hall, Some(place.hall_key("arbiter"))).await;
    assert_eq!(shown["tables"][0].get("now"), None);
    // Another name is told at once, and nothing else with it.
    let named = json!({"white": {"name": "Ada"}});
    house.ask("PATCH", &place.path(""), Some(place.hall_key("arbiter")), named).await;
    let told = loop {
        let (_, _, row) = board.next().await;
        if row["white"]["name"] == "Ada" {
            break row;
        }
    };
    assert_eq!((&told["plies"], &told["result"]), (&json!(1), &json!(null)));
    assert_eq!(events.next().await.2["white"]["name"], "Ada");
    // The result is not told before its time, nor the record given out.
    assert_eq!(house.get(&place.path("/record.jsonl"), None).await.0, 401);
    house.clock.advance(50_000);
    assert_eq!(events.next().await.2["state"]["outcome"]["result"], "1-0");
    assert_eq!(house.get(&place.path("/record.jsonl"), None).await.0, 200);
    house.end().await;
}

#[tokio::test]
async fn a_stream_goes_on_where_it_broke_off() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    white.plays("e2e4").await;
    black.plays("e7e5").await;
    let request = house.http.get(house.url(&place.path("/events")));
    let answer = request.header("last-event-id", "2").send().await.unwrap();
    let bytes = answer.bytes_stream().map(|it| it.unwrap_or_default().to_vec()).boxed();
    let mut events = Events { bytes, text: String::new() };
    assert_eq!(events.next().await.1, "3");
    white.plays("g1f3").await;
    assert_eq!(events.next().await.1, "4");
    let (status, _) = house.get(&place.path("/events"), Some(place.seat("white"))).await;
    assert_eq!(status, 403);
    house.end().await;
}

#[tokio::test]
async fn a_table_that_is_not_public_needs_a_key() {
    let house = House::new().await;
    let mut settings = standard();
    settings["public"] = false.into();
    let place = house.table(settings).await;
    for path in ["", "/log", "/game.pgn", "/events"] {
        assert_eq!(house.get(&place.path(path), None).await.0, 401, "{path}");
    }
    assert_eq!(house.get(&place.path(""), Some(place.seat("spectator"))).await.0, 200);
    let mut stranger = house.connect(place.table()).await;
    stranger.send(json!({"v": 1, "hello": {}})).await;
    assert_eq!(stranger.bye().await, "key");
    house.end().await;
}

#[tokio::test]
async fn answers_for_everyone_can_be_kept() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let first = house.http.get(house.url(&place.path(""))).send().await.unwrap();
    assert_eq!(first.headers()["cache-control"], "public, max-age=1");
    let tag = first.headers()["etag"].clone();
    let again = house.http.get(house.url(&place.path(""))).header("if-none-match", tag.clone());
    assert_eq!(again.send().await.unwrap().status().as_u16(), 304);
    let mut arbiter = house.sit(place.table(), place.hall_key("arbiter")).await;
    arbiter.does(json!({"do": "start"})).await;
    let again = house.http.get(house.url(&place.path(""))).header("if-none-match", tag);
    assert_eq!(again.send().await.unwrap().status().as_u16(), 200);
    house.end().await;
}

#[tokio::test]
async fn those_who_follow_a_hall_hear_what_is_for_them() {
    let house = House::new().await;
    let place = house.table(standard()).await;
    let path = format!("/api/halls/{}/events", place.hall());
    let mut arbiters = Events::of(&house, &path, Some(place.hall_key("arbiter"))).await;
    let mut boards = Events::of(&house, &path, Some(place.hall_key("wallboard"))).await;
    let mut arbiter = house.sit(place.table(), place.hall_key("arbiter")).await;
    let (name, _, presence) = arbiters.next().await;
    assert_eq!((name.as_str(), &presence["presence"]["arbiter"]), ("presence", &json!(true)));
    arbiter.does(json!({"do": "start"})).await;
    let (name, _, summary) = arbiters.next().await;
    assert_eq!((name.as_str(), &summary["stage"]), ("table", &json!("playing")));
    let (name, _, summary) = boards.next().await;
    assert_eq!((name.as_str(), &summary["table"]), ("table", &json!(place.table())));

    let reissue = format!("/api/halls/{}/seats/wallboard/reissue", place.hall());
    house.post(&reissue, Some(place.hall_key("arbiter")), Value::Null).await;
    let (name, _, bye) = boards.next().await;
    assert_eq!((name.as_str(), &bye["bye"]), ("bye", &json!("revoked")));
    house.end().await;
}
