//! A sealed move is nowhere: not in the files, the backups, the exports, the logs, nor in what any
//! role is told; and all of that together does not help to try out which move it is.

mod common;

use std::collections::HashSet;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use common::{EVENING_MS, House, Place, Seat};
use compongo_board::{Color, Position};
use compongo_laws::game::{Bytes32, Content, Envelope, Record};
use compongo_notation::{Alphabet, uci, write_san};
use compongo_server::Config;
use compongo_server::sealed::{Holder, Secrets, Slip, open, seal};
use compongo_server::store::{Sqlite, Store, export};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::task::JoinHandle;

/// After 1.e4 e5. White seals a move of a knight, written in full.
const BEFORE: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const WRITTEN: &str = "Ng1-f3";
const MOVE: &str = "g1f3";

fn secrets() -> Secrets {
    let slips = [1_u8, 2, 3].map(|n| core::array::from_fn(|i| (n * 61) ^ (i as u8 * 17)));
    Secrets { key: core::array::from_fn(|i| i as u8 ^ 0xc3), slips }
}

fn content() -> Content {
    let nonce = Bytes32(core::array::from_fn(|i| (i as u8).wrapping_mul(29) ^ 0x5a));
    Content { text: WRITTEN.to_owned(), nonce }
}

fn sealed() -> Envelope {
    seal(&content(), BEFORE, &secrets()).unwrap()
}

/// All lines of log, however small.
#[derive(Clone, Default)]
struct Logs(Arc<Mutex<Vec<u8>>>);

impl Write for Logs {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Logs {
    fn kept() -> Logs {
        let logs = Logs::default();
        let writer = logs.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(move || writer.clone())
            .finish();
        tracing::subscriber::set_global_default(subscriber).unwrap();
        logs
    }
}

/// Everything that was found, each with where.
#[derive(Default)]
struct Found(Vec<(String, Vec<u8>)>);

impl Found {
    fn add(&mut self, place: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        let bytes = bytes.into();
        assert!(!bytes.is_empty());
        self.0.push((place.into(), bytes));
    }

    fn folder(&mut self, folder: &Path) {
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let bytes = std::fs::read(&path).unwrap();
            if !bytes.is_empty() {
                self.add(path.display().to_string(), bytes);
            }
        }
    }

    fn places_of(&self, what: &[u8]) -> Vec<&str> {
        let has = |bytes: &[u8]| bytes.windows(what.len()).any(|it| it == what);
        self.0.iter().filter(|(_, bytes)| has(bytes)).map(|(place, _)| place.as_str()).collect()
    }

    /// All runs of so many bytes, as they are and where text hides them as hexadecimal digits or
    /// base64.
    fn runs<const N: usize>(&self) -> HashSet<[u8; N]> {
        let mut runs = HashSet::new();
        for (_, bytes) in &self.0 {
            let decoded = decoded(bytes);
            for bytes in std::iter::once(bytes).chain(&decoded) {
                runs.extend(bytes.windows(N).filter_map(|it| <[u8; N]>::try_from(it).ok()));
            }
        }
        runs
    }
}

fn decoded(bytes: &[u8]) -> Vec<Vec<u8>> {
    let words = bytes.split(|it| !it.is_ascii_alphanumeric() && !b"-_".contains(it));
    let mut decoded = Vec::new();
    for word in words.filter(|it| it.len() >= 16) {
        decoded.extend(URL_SAFE_NO_PAD.decode(word).ok());
        let hex: Option<Vec<u8>> = word
            .chunks_exact(2)
            .map(|two| u8::from_str_radix(core::str::from_utf8(two).ok()?, 16).ok())
            .collect();
        decoded.extend(hex);
    }
    decoded
}

/// All ways in which somebody would write one of the legal moves.
fn writings() -> Vec<String> {
    let position = Position::from_fen(BEFORE).unwrap();
    let mut all = vec![WRITTEN.to_owned()];
    for mv in &position.legal_moves() {
        let squares = uci::write(&position, *mv);
        all.push(write_san(&position, *mv, Alphabet::ENGLISH));
        all.push(format!("{}-{}", &squares[..2], &squares[2..]));
        all.push(squares);
    }
    assert!(all.len() > 80);
    all
}

/// The writing that fits the commitment with one of the numbers, if there is one.
fn derived(numbers: &HashSet<[u8; 32]>, commitment: Bytes32) -> Option<String> {
    let writings = writings();
    numbers.iter().find_map(|nonce| {
        writings.iter().find_map(|text| {
            let content = Content { text: text.clone(), nonce: Bytes32(*nonce) };
            (content.commitment(BEFORE) == commitment).then(|| text.clone())
        })
    })
}

const ADJOURNED: &str = r#"{"edition":"2023","time":"40/7200:3600","adjournments":true,"scoresheets":true,"default-time":1800000}"#;

async fn house(folder: &Path, wall_ms: i64) -> (House, Arc<Sqlite>) {
    let store = Arc::new(Sqlite::open(folder).unwrap());
    let house = House::on(Arc::clone(&store) as Arc<_>, wall_ms, Config::default()).await;
    (house, store)
}

/// A table after 1.e4 e5, adjourned.
async fn adjourned(house: &House) -> (Place, [Seat; 3]) {
    let regulations: Value = serde_json::from_str(ADJOURNED).unwrap();
    let place = house.table(json!({"regulations": regulations})).await;
    let [mut arbiter, mut white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "start"})).await;
    for (seat, mv, text) in [(&mut white, "e2e4", "e4"), (&mut black, "e7e5", "e5")] {
        house.clock.advance(1_000);
        seat.does(json!({"do": "move", "move": mv, "press": true})).await;
        seat.does(json!({"do": "write", "text": text})).await;
    }
    white.does(json!({"do": "write", "text": "e5"})).await;
    arbiter.does(json!({"do": "adjourn"})).await;
    (place, [arbiter, white, black])
}

/// Hears a stream of events until the server ends.
async fn hears(house: &House, path: &str, key: Option<&str>) -> JoinHandle<Vec<u8>> {
    let mut request = house.http.get(house.url(path));
    if let Some(key) = key {
        request = request.bearer_auth(key);
    }
    let mut answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 200, "{path}");
    tokio::spawn(async move {
        let mut heard = Vec::new();
        while let Ok(Some(chunk)) = answer.chunk().await {
            heard.extend_from_slice(&chunk);
        }
        heard
    })
}

/// The streams of events of a hall, for everyone who may hear it, and of a table.
async fn streams(house: &House, place: &Place) -> Vec<(String, JoinHandle<Vec<u8>>)> {
    let mut streams = Vec::new();
    for role in ["organiser", "arbiter", "deputy", "wallboard"] {
        let path = format!("/api/halls/{}/events", place.hall());
        let stream = hears(house, &path, Some(place.hall_key(role))).await;
        streams.push((format!("stream of the hall for {role}"), stream));
    }
    let stream = hears(house, &place.path("/events"), None).await;
    streams.push(("stream of the table".to_owned(), stream));
    streams
}

fn sealing(envelope: &Envelope) -> Value {
    json!({"do": "seal", "envelope": envelope})
}

#[tokio::test]
async fn what_is_sealed_is_nowhere_and_cannot_be_derived() {
    let logs = Logs::kept();
    let folder = tempfile::tempdir().unwrap();
    let (house, store) = house(folder.path(), EVENING_MS).await;
    let (place, [mut arbiter, mut white, mut black]) = adjourned(&house).await;
    let streams = streams(&house, &place).await;
    let envelope = sealed();
    white.does(sealing(&envelope)).await;
    white.does(json!({"do": "stop-clocks", "reason": "none"})).await;
    arbiter.does(json!({"do": "check-envelope", "written": {}})).await;
    arbiter.does(json!({"do": "keep-envelope", "holder": "the arbiter"})).await;

    let mut found = Found::default();
    // What everyone was told while it happened, and is told who comes now or asks.
    for (name, seat) in [("arbiter", &mut arbiter), ("white", &mut white), ("black", &mut black)] {
        seat.send(json!({"since": 0})).await;
        let events = seat.expect("events").await;
        found.add(format!("events of {name}"), events.to_string());
        found.add(format!("welcome of {name}"), seat.welcome.to_string());
    }
    let mut keys = vec![("nobody", None)];
    for role in ["organiser", "arbiter", "deputy", "wallboard"] {
        keys.extend(place.0["keys"][role].as_str().map(|key| (role, Some(key))));
    }
    for role in ["white", "black", "white-assistant", "black-assistant", "spectator", "shared"] {
        keys.extend(place.0["seats"][role].as_str().map(|key| (role, Some(key))));
    }
    assert!(keys.len() > 5, "{:?}", place.0);
    for (role, key) in keys {
        for rest in [
            "",
            "/log",
            "/game.pgn",
            "/record.jsonl",
            "/envelope",
            "/seats",
            "/repetitions",
            "/scoresheet.txt?player=white",
            "/scoresheet.txt",
        ] {
            let (_, answer) = house.get(&place.path(rest), key).await;
            found.add(format!("{role} {rest}"), answer.to_string());
        }
        let hall = format!("/api/halls/{}", place.hall());
        found.add(format!("{role} hall"), house.get(&hall, key).await.1.to_string());
        if let Some(key) = key {
            let seat = house.sit(place.table(), key).await;
            found.add(format!("{role} comes"), seat.welcome.to_string());
        }
    }
    // Files while the server runs, a backup, and an export with everything in it.
    found.folder(folder.path());
    let aside = tempfile::tempdir().unwrap();
    store.back_up(&aside.path().join("backup.db")).await.unwrap();
    let no = store.table(place.table()).await.unwrap().unwrap();
    let facts = store.facts(no.no, 0, u32::MAX).await.unwrap();
    let exported = export(&no.settings, &facts).unwrap();
    found.add("export", format!("{exported:?}"));
    house.end().await;
    for (name, stream) in streams {
        let heard = stream.await.unwrap();
        found.add(name, heard);
    }
    found.folder(folder.path());
    found.folder(aside.path());
    found.add("logs", logs.0.lock().unwrap().clone());

    // The search finds what is there: what was played, and the envelope.
    let files = |places: Vec<&str>| {
        places.iter().filter(|it| it.contains("sqlite") || it.contains(".db")).count()
    };
    assert!(files(found.places_of(b"e7e5")) >= 3);
    // A long text lies in several pages of a file.
    assert!(files(found.places_of(&envelope.locked.as_bytes()[..64])) >= 3);
    assert!(found.places_of(envelope.commitment.to_string().as_bytes()).len() > 10);
    // What only the sealer has is not.
    for secret in [WRITTEN, MOVE, "Ng1f3"] {
        assert_eq!(found.places_of(secret.as_bytes()), [""; 0], "{secret}");
    }
    let secrets = secrets();
    assert_eq!(found.places_of(&secrets.key), [""; 0]);
    assert_eq!(found.places_of(&content().nonce.0), [""; 0]);
    assert_eq!(found.places_of(content().nonce.to_string().as_bytes()), [""; 0]);
    for holder in Holder::ALL {
        let slip = secrets.slip(holder);
        assert_eq!(found.places_of(&slip.secret), [""; 0]);
        assert_eq!(found.places_of(slip.to_string().as_bytes()), [""; 0]);
    }
    // Nothing is a hash of a move without a secret number.
    for text in writings() {
        let hashes = [
            Sha256::digest(&text).to_vec(),
            Sha256::digest([BEFORE.as_bytes(), text.as_bytes()].concat()).to_vec(),
            blake3::hash(text.as_bytes()).as_bytes().to_vec(),
        ];
        for hash in hashes {
            let hex = Bytes32(hash.clone().try_into().unwrap()).to_string();
            assert_eq!(found.places_of(&hash), [""; 0], "{text}");
            assert_eq!(found.places_of(hex.as_bytes()), [""; 0], "{text}");
        }
    }
    // No legal move fits the commitment with any thirty-two bytes of all that.
    let mut numbers = found.runs::<32>();
    assert!(numbers.len() > 10_000);
    assert_eq!(derived(&numbers, envelope.commitment), None);
    // It would be found if the number were among them.
    numbers = HashSet::from([[0; 32], content().nonce.0]);
    assert_eq!(derived(&numbers, envelope.commitment).as_deref(), Some(WRITTEN));
    // One slip opens nothing with any fourteen bytes of all that, in either place of another.
    let guesses = found.runs::<14>();
    for holder in Holder::ALL {
        let true_slip = secrets.slip(holder);
        for other in Holder::ALL.into_iter().filter(|it| *it != holder) {
            let some = guesses.iter().take(20_000);
            let opened = some.map(|it| Slip { holder: other, secret: *it });
            let opened = opened.filter(|it| open(&envelope, BEFORE, [true_slip, *it]).is_ok());
            assert_eq!(opened.count(), 0);
        }
    }
    assert!(
        open(&envelope, BEFORE, [secrets.slip(Holder::Arbiter), secrets.slip(Holder::Opponent)])
            .is_ok()
    );
}

#[tokio::test]
async fn an_envelope_outlives_the_server_and_is_opened_when_the_game_is_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let place = {
        let (house, _) = house(folder.path(), EVENING_MS).await;
        let (place, [mut arbiter, mut white, _]) = adjourned(&house).await;
        white.does(sealing(&sealed())).await;
        white.does(json!({"do": "stop-clocks", "reason": "none"})).await;
        let written = json!({"resumption": "Sunday, 10:00, in the same hall"});
        arbiter.does(json!({"do": "check-envelope", "written": written})).await;
        house.end().await;
        place
    };
    let (house, _) = house(folder.path(), EVENING_MS + 86_400_000).await;
    let envelope = async |role: &str| {
        let key = place.0["keys"][role].as_str().or(place.0["seats"][role].as_str());
        house.get(&place.path("/envelope"), key).await
    };
    let (status, shown) = envelope("arbiter").await;
    assert_eq!(status, 200);
    assert_eq!(shown["box"], Value::Null);
    assert_eq!(shown["before"], BEFORE);
    assert_eq!(shown["commitment"], sealed().commitment.to_string());
    let items: Vec<_> = shown["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| (it["item"].as_str().unwrap(), it["article"].as_str().unwrap()))
        .collect();
    assert_eq!(
        items,
        [
            ("players", "I.2.1"),
            ("position", "I.2.2"),
            ("times", "I.2.3"),
            ("sealer", "I.2.4"),
            ("number", "I.2.5"),
            ("offer", "I.2.6"),
            ("resumption", "I.2.7")
        ]
    );
    assert_eq!(shown["items"][6]["text"], "Sunday, 10:00, in the same hall");
    let held: Vec<_> = shown["custody"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["what"].as_str().unwrap())
        .collect();
    assert_eq!(held, ["sealed", "closed", "checked"]);
    assert_eq!(house.get(&place.path("/envelope"), None).await.0, 401);

    let [mut arbiter, _white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "resume-game"})).await;
    assert_eq!(envelope("black").await.1["box"], Value::Null);
    let (_, shown) = envelope("arbiter").await;
    let found = Envelope {
        commitment: shown["commitment"].as_str().unwrap().parse().unwrap(),
        locked: shown["box"].as_str().unwrap().to_owned(),
    };
    let slips = [Holder::Arbiter, Holder::Opponent].map(|it| secrets().slip(it));
    let content = open(&found, shown["before"].as_str().unwrap(), slips).unwrap();
    assert_eq!(content.text, WRITTEN);
    let wrong = Content { text: "Nc3".to_owned(), ..content.clone() };
    let opening =
        |content: &Content, mv| json!({"do": "open-envelope", "content": content, "move": mv});
    assert_eq!(arbiter.may_not(opening(&wrong, "b1c3")).await, "why-not-as-sealed");
    assert_eq!(arbiter.may_not(opening(&content, "b1c3")).await, "why-read-otherwise");
    arbiter.does(opening(&content, MOVE)).await;
    let opened = black.event_of("open-envelope").await;
    assert_eq!(opened["act"]["content"]["text"], WRITTEN);
    assert_eq!(opened["moves"]["list"][0]["san"], "Nf3");
    assert_eq!(opened["state"]["clock"]["running"], "black");
    black.does(json!({"do": "move", "move": "b8c6", "press": true})).await;

    // The record tells the whole story, and anyone can check it.
    let (_, record) =
        house.get(&place.path("/record.jsonl"), Some(place.hall_key("organiser"))).await;
    let record = Record::read(record.as_str().unwrap()).unwrap();
    let game = record.replay(|_, _| {}).unwrap();
    assert_eq!(game.moves().len(), 4);
    assert_eq!(game.position().map(Position::turn), Some(Color::White));
    house.end().await;
}

#[tokio::test]
async fn nothing_of_a_sealed_move_is_taken_in_the_clear() {
    let house = House::new().await;
    let (place, [mut arbiter, mut white, _]) = adjourned(&house).await;
    for act in [
        json!({"do": "seal", "move": MOVE}),
        json!({"do": "move", "move": MOVE}),
        json!({"do": "write", "text": "Nf3"}),
    ] {
        assert_eq!(white.may_not(act).await, "error-in-the-clear");
    }
    let told = arbiter.tell(json!({"do": {"do": "seal", "move": MOVE}, "by": "white"})).await;
    assert_eq!(told["refused"]["why"]["id"], "error-in-the-clear");
    let whole = sealed();
    let cut = Envelope { locked: whole.locked[..100].to_owned(), ..whole.clone() };
    assert_eq!(white.may_not(sealing(&cut)).await, "error-envelope");
    white.does(sealing(&whole)).await;
    white.does(json!({"do": "stop-clocks", "reason": "none"})).await;
    // An arbiter's record is whole but for the envelope; the organiser can take the game away.
    let box_of = async |role| {
        let (_, record) = house.get(&place.path("/record.jsonl"), Some(place.hall_key(role))).await;
        record.as_str().unwrap().contains(&whole.locked)
    };
    assert!(!box_of("arbiter").await);
    assert!(box_of("organiser").await);
    // Lost, and the game resumed: what he says he sealed is played on the board.
    arbiter.does(json!({"do": "resume-game"})).await;
    arbiter.does(json!({"do": "lose-envelope"})).await;
    white.does(json!({"do": "move", "move": MOVE})).await;
    white.does(json!({"do": "stop-clocks", "reason": "none"})).await;
    arbiter.does(json!({"do": "open-envelope"})).await;
    let (_, shown) = house.get(&place.path(""), None).await;
    assert_eq!(shown["snapshot"]["moves"].as_array().unwrap().len(), 3);
    house.end().await;
}
