//! A sealed move is nowhere: not in the files, the backups, the exports, the logs, nor in what any
//! role is told; and all of that together does not help to try out which move it is.

mod common;
mod sealing;

use std::collections::HashSet;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use common::{EVENING_MS, House, Place};
use compongo_board::Position;
use compongo_laws::game::{Bytes32, Content};
use compongo_notation::{Alphabet, uci, write_san};
use compongo_server::sealed::{Holder, Slip, open};
use compongo_server::store::{Store, export};
use sealing::{BEFORE, MOVE, WRITTEN, adjourned, content, house, sealed, sealing, secrets};
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::task::JoinHandle;

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
    for &(role, key) in &keys {
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
    // At the resumption the arbiter is given the box, and nobody anything else.
    arbiter.does(json!({"do": "resume-game"})).await;
    for (role, key) in keys {
        for rest in ["", "/envelope", "/record.jsonl"] {
            let (_, answer) = house.get(&place.path(rest), key).await;
            found.add(format!("{role} {rest} when resumed"), answer.to_string());
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
        assert!(heard.windows(9).any(|it| it == b"adjourned"), "{name} has heard of it");
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
    let committed = found.places_of(envelope.commitment.to_string().as_bytes());
    assert!(committed.len() > 10);
    assert!(committed.contains(&"stream of the table"), "{committed:?}");
    let given = found.places_of(envelope.locked.as_bytes());
    assert!(given.contains(&"arbiter /envelope when resumed"), "{given:?}");
    assert!(!given.iter().any(|it| it.starts_with("white") || it.starts_with("black")));
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
