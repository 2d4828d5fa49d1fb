//! Clients that send anything at all, beside an honest game that must not notice.
//!
//! `COMPONGO_HOSTILE_SECONDS=60 cargo test -p compongo-server --test random_clients` goes on for
//! longer.

mod common;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use common::{House, Place, Seat, standard};
use compongo_server::{Config, Rate};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

/// How long, if nothing else is asked for.
const SECONDS: u64 = 3;

/// Hostile clients at a time.
const CLIENTS: u64 = 8;

/// What the process may grow by, in KiB.
const GROWTH_KIB: u64 = 200 * 1024;

/// Messages that are right or nearly so; what is sent is made from them.
const SEEDS: [&str; 24] = [
    r#"{"v":1,"hello":{"key":"","since":0}}"#,
    r#"{"id":"a","do":{"do":"move","move":"e2e4"},"by":"white"}"#,
    r#"{"id":"a","do":{"do":"move","move":"e7e8q","two-hands":true,"press":true}}"#,
    r#"{"id":"b","do":{"do":"touch","square":"e2"}}"#,
    r#"{"id":"c","do":{"do":"press"}}"#,
    r#"{"id":"d","do":{"do":"release","move":"e1g1"}}"#,
    r#"{"id":"e","do":{"do":"place","square":"e8","piece":"queen","held":true}}"#,
    r#"{"id":"f","do":{"do":"claim-draw","ground":"threefold","move":"e2e4"}}"#,
    r#"{"id":"g","do":{"do":"call-flag","player":"black"}}"#,
    r#"{"id":"h","do":{"do":"stop-clocks","reason":"claim"}}"#,
    r#"{"id":"i","do":{"do":"set-clock","player":"white","left":18446744073709551615}}"#,
    r#"{"id":"j","do":{"do":"add-time","player":"white","ms":-9223372036854775808}}"#,
    r#"{"id":"k","do":{"do":"write","text":"1.e4 ♞ \u0000","offer":true}}"#,
    r#"{"id":"l","do":{"do":"sign","white":"win","black":"loss"}}"#,
    r#"{"id":"m","do":{"do":"seal","move":"e2e4"}}"#,
    r#"{"id":"n","do":{"do":"restore","plies":4294967295}}"#,
    r#"{"id":"o","do":{"do":"correct-setting","control":"40/5400+30:1800+30"}}"#,
    r#"{"id":"p","do":{"do":"penalise","player":"black","penalty":"loss","ms":1}}"#,
    r#"{"id":"q","ready":true,"by":"black"}"#,
    r#"{"id":"r","dismiss":7}"#,
    r#"{"id":"s","take":0}"#,
    r#"{"since":41}"#,
    r#"{"ping":1e308}"#,
    r#"{"id":"t","do":{"do":"start","absent":"both"}}"#,
];

/// Numbers that look random and are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }

    /// A message that is right, nearly so, or nothing at all.
    fn message(&mut self) -> Message {
        let mut bytes = SEEDS[self.below(SEEDS.len())].as_bytes().to_vec();
        match self.below(10) {
            0..4 => {}
            4..7 => self.spoil(&mut bytes),
            7 => {
                let other = SEEDS[self.below(SEEDS.len())].as_bytes();
                let (cut, from) = (self.below(bytes.len()), self.below(other.len()));
                bytes.truncate(cut);
                bytes.extend(&other[from..]);
            }
            8 => bytes = (0..self.below(200)).map(|_| self.below(256) as u8).collect(),
            _ => {
                let (open, count) =
                    (["[", "{\"a\":", "9", "\"\\u0041"][self.below(4)], self.below(3_000));
                bytes = open.repeat(count).into_bytes();
            }
        }
        match self.below(40) {
            0 => Message::binary(bytes),
            1 => Message::Ping(bytes.into_iter().take(125).collect()),
            2 => Message::text("x".repeat(self.below(40_000))),
            3 => Message::Close(None),
            _ => Message::text(String::from_utf8_lossy(&bytes).into_owned()),
        }
    }

    fn spoil(&mut self, bytes: &mut Vec<u8>) {
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len());
            match self.below(3) {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, b"{}[]\",:0e-\\\xff"[self.below(12)]),
                _ => bytes[at] ^= 1 << self.below(8),
            }
            if bytes.is_empty() {
                return;
            }
        }
    }
}

/// Comes and goes, with a key of the table or without, and says what it likes.
async fn disturb(house: Arc<House>, place: Arc<Place>, seed: u64, end: Instant) -> u64 {
    let mut random = Random(seed);
    let mut sent = 0;
    while Instant::now() < end {
        let mut seat = house.connect(place.table()).await;
        let keys = [
            place.seat("white"),
            place.seat("black"),
            place.hall_key("arbiter"),
            place.hall_key("wallboard"),
            "AAECAwQFBgcICQoLDA0ODw",
        ];
        if random.below(20) > 0 {
            let key = keys[random.below(keys.len())];
            seat.send_raw(Message::text(
                json!({"v": 1, "hello": {"key": key, "since": random.below(5)}}).to_string(),
            ))
            .await;
        }
        for _ in 0..random.below(60) {
            seat.send_raw(random.message()).await;
            sent += 1;
            tokio::task::yield_now().await;
        }
        // Some read what they are told, others never do.
        if random.below(2) == 0 {
            seat.send_raw(Message::Close(None)).await;
            while seat.next().await.is_some() {}
        }
    }
    sent
}

fn resident_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
    line.and_then(|it| it.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// Knights go out and back; the arbiter's table has no electronic one to end it.
async fn honest(mut seats: [Seat; 3], stop: Arc<AtomicBool>) -> (u64, Duration) {
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let pawns = ["a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6"];
    let [arbiter, white, black] = &mut seats;
    arbiter.does(json!({"do": "start"})).await;
    let (mut made, mut slowest) = (0, Duration::ZERO);
    // A pair of pawn moves after each eight moves of knights, so that nothing recurs five times.
    let mut line: Vec<&str> = Vec::new();
    for pair in pawns.chunks(2) {
        line.extend([moves, moves].concat());
        line.extend(pair);
    }
    for (at, mv) in line.into_iter().enumerate() {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let begun = Instant::now();
        if at % 2 == 0 {
            white.plays(mv).await
        } else {
            black.plays(mv).await
        };
        slowest = slowest.max(begun.elapsed());
        made += 1;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    (made, slowest)
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_a_client_sends_harms_others() {
    let seconds = std::env::var("COMPONGO_HOSTILE_SECONDS").ok().and_then(|it| it.parse().ok());
    let panics = Arc::new((AtomicUsize::new(0), Mutex::new(String::new())));
    let seen = Arc::clone(&panics);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        seen.0.fetch_add(1, Ordering::SeqCst);
        *seen.1.lock().unwrap() = panic.to_string();
        usual(panic);
    }));

    let any = Rate { per_minute: 10_000_000, at_once: 10_000_000 };
    let mut config = Config::default();
    (config.strangers, config.makers) = (any, any);
    let house = Arc::new(House::with(config).await);
    let quiet = house.table(json!({"regulations": {"edition": "2023", "time": "5400+30"}})).await;
    let seats = house.three(&quiet).await;
    let targets = [house.table(standard()).await, house.table(json!({"regulations": {"edition": "2005", "time": "40/7200:3600", "scoresheets": true, "adjournments": true}})).await];
    let targets = targets.map(Arc::new);

    let before = resident_kib();
    let end = Instant::now() + Duration::from_secs(seconds.unwrap_or(SECONDS));
    let stop = Arc::new(AtomicBool::new(false));
    let honest = tokio::spawn(honest(seats, Arc::clone(&stop)));
    let disturbers: Vec<_> = (0..CLIENTS)
        .map(|seed| {
            let place = Arc::clone(&targets[seed as usize % 2]);
            tokio::spawn(disturb(Arc::clone(&house), place, seed + 1, end))
        })
        .collect();
    let mut sent = 0;
    for disturber in disturbers {
        sent += disturber.await.unwrap();
    }
    stop.store(true, Ordering::Relaxed);
    let (made, slowest) = honest.await.unwrap();

    assert_eq!(panics.0.load(Ordering::SeqCst), 0, "{}", panics.1.lock().unwrap());
    assert!(made >= 4, "only {made} moves");
    assert!(slowest < Duration::from_secs(5), "a move took {slowest:?}");
    let grown = resident_kib().saturating_sub(before);
    assert!(grown < GROWTH_KIB, "grew by {grown} KiB");
    // The tables that were attacked are still there, and their records hold.
    for place in &targets {
        let key = Some(place.hall_key("arbiter"));
        let (status, record) = house.get(&place.path("/record.jsonl"), key).await;
        assert_eq!(status, 200);
        // Of one line it is JSON by itself.
        let text = record.as_str().map_or_else(|| record.to_string(), str::to_owned);
        let record = compongo_laws::game::Record::read(&text).unwrap();
        record.replay(|_, _| {}).unwrap();
    }
    println!("{sent} messages, {made} honest moves, the slowest in {slowest:?}, {grown} KiB more");
}
