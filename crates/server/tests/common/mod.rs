//! A server on a real socket, whose clock the test holds in its hand.

#![allow(dead_code, unreachable_pub)] // Each test file uses a part of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use compongo_server::store::{Sqlite, Store};
use compongo_server::time::ManualClock;
use compongo_server::{Config, Server};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// When the tests take place: 2026-11-30, 17:00.
pub const EVENING_MS: i64 = 1_796_058_000_000;

/// How long anything may take before a test fails.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct House {
    pub address: String,
    pub clock: Arc<ManualClock>,
    pub http: reqwest::Client,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl House {
    pub async fn new() -> House {
        House::with(Config::default()).await
    }

    pub async fn with(config: Config) -> House {
        let store = Arc::new(Sqlite::in_memory().unwrap());
        House::on(store, EVENING_MS, config).await
    }

    /// A server on a store, begun at a time of day.
    pub async fn on(store: Arc<dyn Store>, wall_ms: i64, config: Config) -> House {
        let clock = Arc::new(ManualClock::new(wall_ms));
        let server = Server::open(store, Arc::clone(&clock) as Arc<_>, config, None).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            server.run(listener, async { drop(stopped.await) }).await.unwrap();
        });
        House { address, clock, http: reqwest::Client::new(), stop: Some(stop), task }
    }

    /// Ends the server as if it were told to.
    pub async fn end(mut self) {
        drop(self.stop.take());
        timeout(PATIENCE, &mut self.task).await.unwrap().unwrap();
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The status and the body of an answer; the body is a text where it is no JSON.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        key: Option<&str>,
        body: Value,
    ) -> (u16, Value) {
        let method = method.parse().unwrap();
        let mut request = self.http.request(method, self.url(path));
        if let Some(key) = key {
            request = request.bearer_auth(key);
        }
        if !body.is_null() {
            request = request.body(body.as_str().map_or_else(|| body.to_string(), str::to_owned));
        }
        let answer = timeout(PATIENCE, request.send()).await.unwrap().unwrap();
        let status = answer.status().as_u16();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub async fn get(&self, path: &str, key: Option<&str>) -> (u16, Value) {
        self.ask("GET", path, key, Value::Null).await
    }

    pub async fn post(&self, path: &str, key: Option<&str>, body: Value) -> (u16, Value) {
        self.ask("POST", path, key, body).await
    }

    /// A hall with one table.
    pub async fn table(&self, settings: Value) -> Place {
        let (status, made) = self.post("/api/quick", None, settings).await;
        assert_eq!(status, 201, "{made}");
        Place(made)
    }

    /// Sits down with a key and waits for the welcome.
    pub async fn sit(&self, table: &str, key: &str) -> Seat {
        let mut seat = self.connect(table).await;
        seat.send(json!({"v": 1, "hello": {"key": key, "since": 0}})).await;
        seat.welcome = seat.expect("welcome").await;
        seat
    }

    pub async fn connect(&self, table: &str) -> Seat {
        let url = format!("ws://{}/api/tables/{table}/ws", self.address);
        let (socket, _) = timeout(PATIENCE, connect_async(url)).await.unwrap().unwrap();
        Seat { socket, welcome: Value::Null }
    }

    /// Arbiter, White and Black of a table.
    pub async fn three(&self, place: &Place) -> [Seat; 3] {
        let table = place.table();
        [
            self.sit(table, place.hall_key("arbiter")).await,
            self.sit(table, place.seat("white")).await,
            self.sit(table, place.seat("black")).await,
        ]
    }
}

/// What was given out when a table was made.
pub struct Place(pub Value);

impl Place {
    pub fn table(&self) -> &str {
        self.0["table"].as_str().unwrap()
    }

    pub fn hall(&self) -> &str {
        self.0["hall"].as_str().unwrap()
    }

    pub fn seat(&self, role: &str) -> &str {
        self.0["seats"][role].as_str().unwrap()
    }

    pub fn hall_key(&self, role: &str) -> &str {
        self.0["keys"][role].as_str().unwrap()
    }

    pub fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.table())
    }
}

/// Someone at a table.
pub struct Seat {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub welcome: Value,
}

impl Seat {
    pub async fn send(&mut self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    pub async fn send_raw(&mut self, message: Message) {
        // An error means that the server has closed already.
        let _ = self.socket.send(message).await;
    }

    /// The next message; none when the connection is closed.
    pub async fn next(&mut self) -> Option<Value> {
        timeout(PATIENCE, self.next_ever()).await.expect("an answer in time")
    }

    async fn next_ever(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message that has a field, passing over others.
    pub async fn expect(&mut self, field: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("closed before `{field}`"));
            if let Some(value) = message.get(field) {
                return value.clone();
            }
        }
    }

    /// The next event.
    pub async fn event(&mut self) -> Value {
        self.expect("event").await
    }

    /// The next event of a fact of this kind.
    pub async fn event_of(&mut self, act: &str) -> Value {
        loop {
            let event = self.event().await;
            if event["act"]["do"] == act {
                return event;
            }
        }
    }

    /// Sends a command and gives its answer: an `ack` or a `refused`.
    pub async fn tell(&mut self, mut command: Value) -> Value {
        // A name is never used again: after a restart the server knows the old ones.
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let id = format!("c{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        command["id"] = id.as_str().into();
        self.send(command).await;
        self.answer(&id).await
    }

    pub async fn answer(&mut self, id: &str) -> Value {
        loop {
            let message = self.next().await.expect("an answer");
            for kind in ["ack", "refused"] {
                if message[kind]["id"] == id {
                    return message;
                }
            }
        }
    }

    /// Tells a fact that has to be accepted, and gives its number.
    pub async fn does(&mut self, act: Value) -> u64 {
        let answer = self.tell(json!({ "do": act })).await;
        answer["ack"]["seq"].as_u64().unwrap_or_else(|| panic!("{act}: {answer}"))
    }

    /// Makes a move and presses the clock.
    pub async fn plays(&mut self, mv: &str) -> u64 {
        self.does(json!({"do": "move", "move": mv, "press": true})).await
    }

    /// Tells a fact that has to be refused, and gives the name of the reason.
    pub async fn may_not(&mut self, act: Value) -> String {
        let answer = self.tell(json!({ "do": act })).await;
        let why = answer["refused"]["why"]["id"].as_str();
        why.unwrap_or_else(|| panic!("{act}: {answer}")).to_owned()
    }

    pub async fn is_ready(&mut self) {
        let answer = self.tell(json!({"ready": true})).await;
        assert_eq!(answer["ack"]["seq"], Value::Null, "{answer}");
    }

    /// Why the server closes the connection.
    pub async fn bye(&mut self) -> String {
        let mut bye = String::new();
        while let Some(message) = self.next().await {
            if let Some(why) = message["bye"].as_str() {
                why.clone_into(&mut bye);
            }
        }
        bye
    }
}

/// Standard chess of 2023 with a clock and an electronic arbiter.
pub fn standard() -> Value {
    json!({
        "regulations": {"edition": "2023", "time": "5400+30"},
        "electronicArbiter": true,
    })
}
