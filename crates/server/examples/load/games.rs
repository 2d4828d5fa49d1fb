//! The games: two players at each table.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::{interval_at, sleep, timeout};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::moves::{self, GAMES, Ply};
use crate::options::Options;
use crate::process::Server;
use crate::report::{Part, Report};
use crate::{Fault, Histogram};

/// From move to move in a game.
pub(crate) const MOVE_EVERY: Duration = Duration::from_secs(2);

/// From the touch to the move, and from the move to the press.
pub(crate) const BETWEEN: Duration = Duration::from_millis(300);

/// Connections that are made at once.
pub(crate) const AT_ONCE: usize = 100;

/// Games need so long to fall into step before anything is counted.
const WARM_UP: Duration = Duration::from_secs(6);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What is counted over all games.
struct Counts {
    times: Histogram,
    acks: AtomicU64,
    refused: AtomicU64,
    begun: Instant,
}

/// One game: when its last press was sent, in microseconds from the beginning.
struct Game {
    counts: Arc<Counts>,
    pressed_us: AtomicU64,
}

/// One side of a game.
struct Side {
    out: SplitSink<Socket, Message>,
    number: u32,
}

impl Side {
    async fn tell(&mut self, what: &str) -> Result<(), Fault> {
        self.number += 1;
        let text = format!(r#"{{"id":"a{}",{what}}}"#, self.number);
        Ok(self.out.send(Message::text(text)).await?)
    }
}

pub(crate) async fn measure(
    options: &Options,
    folder: &Path,
    report: &mut Report,
) -> Result<(), Fault> {
    let server = Server::start(&["serve".as_ref(), folder.join("games").as_os_str()])?;
    let empty = server.usage();
    let places = make_tables(&server, options.games).await?;
    let made = server.usage();
    let counts = Arc::new(Counts {
        times: Histogram::new(),
        acks: AtomicU64::new(0),
        refused: AtomicU64::new(0),
        begun: Instant::now(),
    });
    let games = sit_down(&server, places, &counts).await?;
    sleep(Duration::from_secs(1)).await;
    let seated = server.usage();
    let tables = games.len() as u64;
    let plies: Arc<Vec<Vec<Ply>>> = Arc::new(moves::games());
    let start = Instant::now() + Duration::from_millis(500);
    let end = start + WARM_UP + Duration::from_secs(options.seconds);
    let mut tasks = Vec::new();
    for (at, (game, sides)) in games.into_iter().enumerate() {
        let plies = Arc::clone(&plies);
        let first = start + MOVE_EVERY * at as u32 / tables as u32;
        tasks.push(tokio::spawn(async move {
            play(&game, sides, &plies[at % GAMES], first, end).await
        }));
    }
    sleep(WARM_UP).await;
    counts.times.clear();
    let before = counts.acks.load(Ordering::Relaxed);
    let part = Part::begin(&server);
    sleep(Duration::from_secs(options.seconds)).await;
    let facts = counts.acks.load(Ordering::Relaxed) - before;
    let mut measured = part.end(&server, &counts.times, facts);
    measured.refused = counts.refused.load(Ordering::Relaxed);
    report.games = Some(measured);
    let active = server.usage();
    report.table_kib(&[empty, made, seated, active].map(|it| it.kib), tables);
    report.server_counts = numbers(&server).await?;
    let mut failed = 0;
    for task in tasks {
        failed += usize::from(task.await?.is_err());
    }
    report.failed_games = failed;
    Ok(())
}

/// Makes one hall with so many tables and gives their names and keys.
async fn make_tables(server: &Server, count: usize) -> Result<Vec<[String; 3]>, Fault> {
    let http = reqwest::Client::new();
    let post = async |path: String, key: Option<String>, body: Value| {
        let mut request = http.post(format!("http://{}{path}", server.address));
        if let Some(key) = key {
            request = request.bearer_auth(key);
        }
        let answer = request.body(body.to_string()).send().await?.error_for_status()?;
        Ok::<Value, Fault>(serde_json::from_str(&answer.text().await?)?)
    };
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let hall = post("/api/halls".into(), None, json!({"name": "Load"})).await?;
    let (name, key) = (text(&hall["hall"]), text(&hall["keys"]["organiser"]));
    let settings = json!({
        "regulations": {"edition": "2023", "time": "5400+30"},
        "electronicArbiter": true,
    });
    let mut tables = Vec::with_capacity(count);
    for _ in 0..count {
        let path = format!("/api/halls/{name}/tables");
        let made = post(path, Some(key.clone()), settings.clone()).await?;
        let seat = |role: &str| text(&made["seats"][role]);
        tables.push([text(&made["table"]), seat("white"), seat("black")]);
    }
    Ok(tables)
}

/// Connects both sides of all games and says that they are ready, which starts the clocks.
async fn sit_down(
    server: &Server,
    places: Vec<[String; 3]>,
    counts: &Arc<Counts>,
) -> Result<Vec<(Arc<Game>, [Side; 2])>, Fault> {
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    let mut tasks = Vec::new();
    for [table, white, black] in places {
        let (permits, counts) = (Arc::clone(&permits), Arc::clone(counts));
        let url = format!("ws://{}/api/tables/{table}/ws", server.address);
        tasks.push(tokio::spawn(async move {
            let _permit = permits.acquire().await?;
            let game = Arc::new(Game { counts, pressed_us: AtomicU64::new(0) });
            let white = sit(&url, &white, &game, "black").await?;
            let black = sit(&url, &black, &game, "white").await?;
            Ok::<_, Fault>((game, [white, black]))
        }));
    }
    let mut games = Vec::new();
    for task in tasks {
        games.push(task.await??);
    }
    Ok(games)
}

/// Connects, with small buffers: they are cleared for every reading, and there are many.
pub(crate) async fn connect(url: &str) -> Result<Socket, tungstenite::Error> {
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    Ok(connect_async_with_config(url, Some(config), true).await?.0)
}

async fn sit(url: &str, key: &str, game: &Arc<Game>, other: &'static str) -> Result<Side, Fault> {
    let socket = timeout(Duration::from_mins(1), connect(url)).await??;
    let (mut out, mut back) = socket.split();
    let hello = format!(r#"{{"v":1,"hello":{{"key":"{key}","since":0}}}}"#);
    out.send(Message::text(hello)).await?;
    loop {
        match back.next().await.ok_or("closed before the welcome")?? {
            Message::Text(text) if text.contains("\"welcome\"") => break,
            Message::Text(text) => return Err(format!("no welcome but {text}").into()),
            _ => {}
        }
    }
    tokio::spawn(listen(back, Arc::clone(game), other));
    Ok(Side { out, number: 0 })
}

/// Hears what the server says; counts what was acknowledged and how long presses took.
async fn listen(mut back: SplitStream<Socket>, game: Arc<Game>, other: &'static str) {
    let press = format!(r#""by":"{other}","act":{{"do":"press"}}"#);
    while let Some(Ok(message)) = back.next().await {
        let Message::Text(text) = message else { continue };
        if text.starts_with(r#"{"ack""#) {
            game.counts.acks.fetch_add(1, Ordering::Relaxed);
        } else if text.starts_with(r#"{"event""#) {
            let head = text.get(..200).unwrap_or(&text);
            if head.contains(&press) {
                let sent = Duration::from_micros(game.pressed_us.load(Ordering::Relaxed));
                game.counts.times.add(game.counts.begun.elapsed().saturating_sub(sent));
            }
        } else if text.starts_with(r#"{"refused""#)
            && game.counts.refused.fetch_add(1, Ordering::Relaxed) == 0
        {
            eprintln!("the first refusal: {text}");
        }
    }
}

async fn play(
    game: &Game,
    mut sides: [Side; 2],
    plies: &[Ply],
    first: Instant,
    end: Instant,
) -> Result<(), Fault> {
    for side in &mut sides {
        side.tell(r#""ready":true"#).await?;
    }
    let mut ticks = interval_at(first.into(), MOVE_EVERY);
    for (Ply { square, mv }, at) in plies.iter().zip(0_usize..) {
        ticks.tick().await;
        if Instant::now() >= end {
            break;
        }
        let side = &mut sides[at % 2];
        side.tell(&format!(r#""do":{{"do":"touch","square":"{square}"}}"#)).await?;
        sleep(BETWEEN).await;
        side.tell(&format!(r#""do":{{"do":"move","move":"{mv}"}}"#)).await?;
        sleep(BETWEEN).await;
        let now = game.counts.begun.elapsed().as_micros() as u64;
        game.pressed_us.store(now, Ordering::Relaxed);
        side.tell(r#""do":{"do":"press"}"#).await?;
    }
    Ok(())
}

/// What the server counted of its writes.
async fn numbers(server: &Server) -> Result<Vec<String>, Fault> {
    let answer = reqwest::get(format!("http://{}/metrics", server.address)).await?.text().await?;
    let wanted = |line: &&str| {
        line.starts_with("compongo_store")
            && (line.contains("_sum")
                || line.contains("_count")
                || line.contains("quantile")
                || line.contains("_total"))
    };
    Ok(answer.lines().filter(wanted).map(str::to_owned).collect())
}
