//! An evening of games at a server that is killed again and again.

use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use compongo_board::Color;
use compongo_laws::game::{Game, Record};
use compongo_server::store::Sqlite;
use compongo_server::time::MachineClock;
use compongo_server::{Config, Rate, Server};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Tells the other process where the record is.
pub(crate) const FOLDER: &str = "COMPONGO_TEST_CRASH_FOLDER";

/// The time of each player at the beginning.
const TIME_MS: u64 = 3_600_000;

/// A long game without captures, in which no position recurs three times.
const MOVES: &str = include_str!("../data/long-game.txt");

/// Numbers that look random and are the same each time.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// Serves until it is killed.
pub(crate) fn serve(folder: &Path) {
    const ANY: Rate = Rate { per_minute: 10_000_000, at_once: 10_000_000 };
    let store = Arc::new(Sqlite::open(folder).unwrap());
    let mut config = Config::default();
    (config.facts, config.makers, config.strangers) = (ANY, ANY, ANY);
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let clock = Arc::new(MachineClock::new());
        let server = Server::open(store, clock, config, None).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("\nlistens {}", listener.local_addr().unwrap());
        server.run(listener, std::future::pending()).await.unwrap();
    });
}

/// The server and the games.
pub(crate) struct Evening {
    folder: TempDir,
    /// With what it says, which must find a reader.
    server: Option<(Child, Lines<BufReader<ChildStdout>>)>,
    address: String,
    http: reqwest::Client,
    games: Vec<Played>,
}

/// A game as its players know it.
struct Played {
    table: String,
    arbiter: String,
    seats: [String; 2],
    /// Every act that was acknowledged, with its number.
    known: Vec<(u64, Value)>,
    /// Commands sent so far, and the one that was not acknowledged.
    commands: u32,
    pending: Option<Pending>,
}

/// A command without an answer: its side, its name, its act.
#[derive(Clone)]
struct Pending {
    side: usize,
    id: String,
    act: Value,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Evening {
    /// Starts the server and so many games.
    pub(crate) async fn begin(games: usize) -> Evening {
        let mut evening = Evening {
            folder: tempfile::tempdir().unwrap(),
            server: None,
            address: String::new(),
            http: reqwest::Client::new(),
            games: Vec::new(),
        };
        evening.start();
        for _ in 0..games {
            let game = evening.make().await;
            evening.games.push(game);
        }
        evening
    }

    fn start(&mut self) {
        let mut server = Command::new(std::env::current_exe().unwrap())
            .args(["the_server_that_is_killed", "--exact", "--nocapture"])
            .env(FOLDER, self.folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
        let address = lines.find_map(|line| Some(line.ok()?.strip_prefix("listens ")?.to_owned()));
        self.address = address.expect("the server starts");
        self.server = Some((server, lines));
    }

    async fn ask(&self, path: &str, key: &str) -> String {
        let request = self.http.get(format!("http://{}{path}", self.address)).bearer_auth(key);
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        answer.text().await.unwrap()
    }

    async fn make(&self) -> Played {
        let settings = json!({"regulations": {"edition": "2023", "time": "3600"}});
        let request = self.http.post(format!("http://{}/api/quick", self.address));
        let text = request.body(settings.to_string()).send().await.unwrap().text().await.unwrap();
        let made: Value = serde_json::from_str(&text).unwrap();
        let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
        let mut game = Played {
            table: text(&made["table"]),
            arbiter: text(&made["keys"]["arbiter"]),
            seats: [text(&made["seats"]["white"]), text(&made["seats"]["black"])],
            known: Vec::new(),
            commands: 0,
            pending: None,
        };
        let mut arbiter = self.sit(&game.table, &game.arbiter).await;
        let start = json!({"do": "start"});
        let seq = tell(&mut arbiter, "start", &start).await.expect("the game starts");
        game.known.push((seq, start));
        game
    }

    async fn sit(&self, table: &str, key: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{table}/ws", self.address);
        let (mut socket, _) = connect_async(url).await.unwrap();
        let hello = json!({"v": 1, "hello": {"key": key, "since": 0}}).to_string();
        socket.send(Message::text(hello)).await.unwrap();
        socket
    }

    /// Plays all games for a while, kills the server, and tells how many facts were acknowledged.
    pub(crate) async fn play_and_crash(&mut self, time: Duration) -> usize {
        let crashed = Arc::new(AtomicBool::new(false));
        let before: usize = self.games.iter().map(|it| it.known.len()).sum();
        let mut tasks = Vec::new();
        for mut game in std::mem::take(&mut self.games) {
            let white = self.sit(&game.table, &game.seats[0]).await;
            let black = self.sit(&game.table, &game.seats[1]).await;
            let crashed = Arc::clone(&crashed);
            tasks.push(tokio::spawn(async move {
                game.play([white, black], &crashed).await;
                game
            }));
        }
        tokio::time::sleep(time).await;
        // Not asked to end: killed.
        let (mut server, _) = self.server.take().unwrap();
        server.kill().unwrap();
        server.wait().unwrap();
        crashed.store(true, Ordering::SeqCst);
        for task in tasks {
            self.games.push(task.await.unwrap());
        }
        self.games.iter().map(|it| it.known.len()).sum::<usize>() - before
    }

    /// What the machine might have begun to write when the power went.
    pub(crate) fn tear(&self, random: &mut Random) {
        let log = self.folder.path().join("record.sqlite-wal");
        let Ok(mut log) = std::fs::OpenOptions::new().append(true).open(log) else { return };
        let bytes: Vec<u8> = (0..random.below(5_000)).map(|_| random.below(256) as u8).collect();
        log.write_all(&bytes).unwrap();
    }

    /// Starts the server again, compares what it knows with what the players know, and lets the
    /// clocks run.
    pub(crate) async fn come_back(&mut self) {
        self.start();
        for game in &self.games {
            // First what wakes the table and stops its clocks, then the record of it.
            let path = format!("/api/tables/{}", game.table);
            let shown = self.ask(&path, &game.arbiter).await;
            let shown: Value = serde_json::from_str(&shown).unwrap();
            let record = self.ask(&format!("{path}/record.jsonl"), &game.arbiter).await;
            let record = Record::read(&record).unwrap();
            for (seq, act) in &game.known {
                let fact = &record.facts[*seq as usize - 1];
                assert_eq!(&serde_json::to_value(&fact.act).unwrap(), act, "fact {seq}");
            }
            check_clocks(&record, &shown["snapshot"]["state"]);
        }
        for at in 0..self.games.len() {
            if self.games[at].next().is_none() {
                self.games[at] = self.make().await;
            } else {
                let url = format!("ws://{}/api/tables/{}/ws", self.address, self.games[at].table);
                self.games[at].resume(&url).await;
            }
        }
    }
}

/// The clocks of a record, counted without the machine of the Laws: what both have left and what
/// they used is what they had. And the server shows the same.
fn check_clocks(record: &Record, state: &Value) {
    let mut game = Game::new(record.regulations.clone()).unwrap();
    let mut left = [TIME_MS; 2];
    let mut rulings = Vec::new();
    for fact in &record.facts {
        if let Some(color) = game.running() {
            left[usize::from(color == Color::Black)] -= fact.at_ms - game.now_ms();
        }
        rulings.clear();
        game.apply_into(fact, &mut rulings).unwrap();
    }
    let shown = [Color::White, Color::Black].map(|color| game.left_ms(color).unwrap());
    assert_eq!(shown, left);
    assert_eq!(state["at"], game.now_ms());
    assert_eq!(state["seq"], record.facts.len());
    assert_eq!(
        [&state["clock"]["white"]["ms"], &state["clock"]["black"]["ms"]],
        [left[0], left[1]]
    );
    assert_eq!(state["clock"]["running"], Value::Null, "clocks freeze");
}

impl Played {
    /// The next act of the game by what was acknowledged: touch, move, press, and so on.
    fn next(&self) -> Option<(usize, Value)> {
        let told =
            |it: &&(u64, Value)| ["touch", "move", "press"].iter().any(|word| it.1["do"] == **word);
        let done = self.known.iter().filter(told).count();
        let mv = MOVES.split_whitespace().nth(done / 3)?;
        let act = match done % 3 {
            0 => json!({"do": "touch", "square": mv[..2]}),
            1 => json!({"do": "move", "move": mv}),
            _ => json!({"do": "press"}),
        };
        Some((done / 3 % 2, act))
    }

    /// Plays until the server is gone.
    async fn play(&mut self, mut sockets: [Socket; 2], crashed: &AtomicBool) {
        while !crashed.load(Ordering::SeqCst) {
            let pending = if let Some(pending) = self.pending.clone() {
                pending
            } else {
                let Some((side, act)) = self.next() else { return };
                self.commands += 1;
                Pending { side, id: format!("c{}", self.commands), act }
            };
            self.pending = Some(pending.clone());
            let Some(seq) = tell(&mut sockets[pending.side], &pending.id, &pending.act).await
            else {
                return;
            };
            self.known.push((seq, pending.act));
            self.pending = None;
        }
    }

    /// The arbiter lets the clocks run; who was not answered asks again under the same name.
    async fn resume(&mut self, url: &str) {
        let (mut arbiter, _) = connect_async(url).await.unwrap();
        let hello = json!({"v": 1, "hello": {"key": self.arbiter, "since": 0}}).to_string();
        arbiter.send(Message::text(hello)).await.unwrap();
        let act = json!({"do": "resume-clocks"});
        self.commands += 1;
        let seq = tell(&mut arbiter, &format!("r{}", self.commands), &act).await;
        self.known.push((seq.expect("the clocks run again"), act));
    }
}

/// Tells a fact and waits for its number; none if the server is gone.
async fn tell(socket: &mut Socket, id: &str, act: &Value) -> Option<u64> {
    let text = json!({"id": id, "do": act}).to_string();
    socket.send(Message::text(text)).await.ok()?;
    loop {
        let text = match socket.next().await? {
            Ok(Message::Text(text)) => text,
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => continue,
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["ack"]["id"] == id {
            return message["ack"]["seq"].as_u64();
        }
        assert_ne!(message["refused"]["id"], *id, "{act}: {message}");
        assert!(message["bye"].is_null(), "{message}");
    }
}
