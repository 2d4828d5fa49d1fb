//! Addresses, asked of a small server that answers as it is told to.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use compongo_watch::{Notice, Place, Reach, Settings, Trouble, Watcher};

const GAME: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4# *\n";

/// A server that gives these answers one after the other, the last again and again; and what it was
/// asked.
fn server(answers: Vec<String>) -> (String, Arc<Mutex<Vec<String>>>) {
    server_by(move |at| answers[at.min(answers.len() - 1)].clone())
}

/// A server that gives such an answer to a question, counted from 0; and what it was asked.
fn server_by(
    answer: impl Fn(usize) -> String + Send + 'static,
) -> (String, Arc<Mutex<Vec<String>>>) {
    server_by_head(move |at, _| answer(at))
}

/// The same where what is asked matters: the lines of the question, in small letters.
fn server_by_head(
    answer: impl Fn(usize, &str) -> String + Send + 'static,
) -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/live.pgn", listener.local_addr().unwrap());
    let asked = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&asked);
    thread::spawn(move || {
        for (at, stream) in listener.incoming().enumerate() {
            let mut stream = stream.unwrap();
            let lines = BufReader::new(stream.try_clone().unwrap()).lines();
            let request: Vec<String> =
                lines.map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
            let head = request.join("\n").to_ascii_lowercase();
            heard.lock().unwrap().push(head.clone());
            let _ = stream.write_all(answer(at, &head).as_bytes());
        }
    });
    (address, asked)
}

fn answer(status: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "HTTP/1.1 {status}\r\nContent-Length: {length}\r\nConnection: close\r\n{headers}\r\n{body}"
    )
}

fn watch(address: &str) -> Watcher {
    let settings = Settings {
        interval: Duration::from_millis(20),
        patience: Duration::from_secs(20),
        ..Settings::default()
    };
    Watcher::new(vec![Place::of(address)], settings)
}

/// Looks until something has happened that is wanted.
fn until(watcher: &mut Watcher, mut wanted: impl FnMut(&Watcher, &[Notice]) -> bool) {
    let begun = Instant::now();
    loop {
        let notices = watcher.look(begun.elapsed().as_millis() as u64);
        if wanted(watcher, &notices) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "nothing has come");
        thread::sleep(Duration::from_millis(5));
    }
}

fn in_trouble(name: &'static str) -> impl Fn(&Watcher, &[Notice]) -> bool {
    move |watcher, _| watcher.sources()[0].trouble().is_some_and(|it| it.as_str() == name)
}

#[test]
fn what_has_not_changed_is_not_sent_again() {
    let headers = "ETag: \"one\"\r\nLast-Modified: Mon, 30 Nov 2026 10:00:00 GMT\r\n";
    let (address, asked) =
        server(vec![answer("200 OK", headers, GAME), answer("304 Not Modified", "", "")]);
    let mut watcher = watch(&address);
    until(&mut watcher, |_, notices| {
        notices.iter().any(|notice| matches!(notice, Notice::Alert { .. }))
    });
    until(&mut watcher, |_, _| asked.lock().unwrap().len() >= 3);
    let asked = asked.lock().unwrap();
    assert!(!asked[0].contains("if-none-match"));
    assert!(asked[1].contains("if-none-match: \"one\""), "{}", asked[1]);
    assert!(asked[1].contains("if-modified-since: mon, 30 nov 2026 10:00:00 gmt"));
}

#[test]
fn what_goes_wrong_is_told_and_what_was_read_is_kept() {
    let answers = [
        answer("200 OK", "", GAME),
        answer("200 OK", "Content-Type: text/html\r\n", "<html><body>soon</body></html>"),
        answer("503 Service Unavailable", "Retry-After: 0\r\n", ""),
        "nonsense\r\n\r\n".to_owned(),
        answer("200 OK", "", GAME),
    ];
    // Each until it has been seen: only the latest answer is looked at.
    let now = Arc::new(AtomicUsize::new(0));
    let given = Arc::clone(&now);
    let (address, _) = server_by(move |_| answers[given.load(Ordering::Acquire).min(4)].clone());
    let mut watcher = watch(&address);
    let mut next = |wanted: &dyn Fn(Option<&str>) -> bool| {
        until(&mut watcher, |watcher, _| {
            let source = &watcher.sources()[0];
            let read = source.round().boards().count() == 1;
            read && wanted(source.trouble().map(Trouble::as_str))
        });
        now.fetch_add(1, Ordering::AcqRel);
    };
    next(&|trouble| trouble.is_none());
    next(&|trouble| trouble == Some("html"));
    next(&|trouble| trouble == Some("http-status"));
    next(&|trouble| trouble.is_some_and(|it| it != "http-status"));
    next(&|trouble| trouble.is_none());
}

#[test]
fn an_answer_without_end_is_cut_off() {
    let (address, _) = server(vec![answer("200 OK", "", &GAME.repeat(100))]);
    let settings = Settings { most_bytes: 500, ..Settings::default() };
    let mut watcher = Watcher::new(vec![Place::of(&address)], settings);
    until(&mut watcher, in_trouble("too-long"));
}

#[test]
fn an_answer_that_is_none_or_breaks_off_is_not_called_unreachable() {
    let cut = format!("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n{GAME}");
    let to_itself = answer("302 Found", "Location: /live.pgn\r\n", "");
    for (wanted, text) in [
        ("bad-answer", cut),
        ("bad-answer", to_itself),
        ("bad-answer", "\0\u{1}nonsense\r\n\r\n".to_owned()),
        ("http-status", answer("404 Not Found", "", "nothing here")),
        ("http-status", answer("500 Internal Server Error", "", "")),
        ("http-status", answer("204 No Content", "", "")),
        ("empty", answer("200 OK", "", "")),
        ("not-games", answer("200 OK", "", "{\"error\": \"no such round\"}")),
        ("html", answer("200 OK", "", "<!DOCTYPE html><html>sign in</html>")),
    ] {
        let (address, _) = server(vec![text.clone()]);
        until(&mut watch(&address), in_trouble(wanted));
    }
}

#[test]
fn an_answer_that_drips_is_slow() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/x.pgn", listener.local_addr().unwrap());
    thread::spawn(move || {
        let mut lines = Vec::new();
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n[White").unwrap();
            // Nothing more comes, and it stays open.
            lines.push(stream);
        }
    });
    let settings = Settings { patience: Duration::from_millis(300), ..Settings::default() };
    let mut watcher = Watcher::new(vec![Place::of(&address)], settings);
    until(&mut watcher, in_trouble("slow"));
}

#[test]
fn a_server_that_was_away_and_has_nothing_new_is_well_again() {
    let kept = "ETag: \"one\"\r\n";
    let (address, asked) = server_by_head(move |at, head| match at {
        1 => answer("503 Service Unavailable", "Retry-After: 0\r\n", ""),
        _ if head.contains("if-none-match") => answer("304 Not Modified", "", ""),
        _ => answer("200 OK", kept, GAME),
    });
    let mut watcher = watch(&address);
    until(&mut watcher, in_trouble("http-status"));
    until(&mut watcher, |watcher, _| watcher.sources()[0].trouble().is_none());
    assert!(asked.lock().unwrap()[1].contains("if-none-match"));
}

#[test]
fn an_answer_of_a_file_that_is_half_written_waits_for_another() {
    let two = format!("{GAME}\n{}", GAME.replace("\"A\"", "\"C\""));
    let half = two[..two.len() - 20].to_owned();
    let (address, asked) = server(vec![
        answer("200 OK", "", &two),
        answer("200 OK", "", &half),
        answer("200 OK", "", &two),
    ]);
    let settings = Settings { interval: Duration::from_millis(100), ..Settings::default() };
    let mut watcher = Watcher::new(vec![Place::of(&address)], settings);
    let mut gone = false;
    until(&mut watcher, |_, notices| {
        gone |= notices.iter().any(|it| matches!(it, Notice::BoardGone { .. }));
        asked.lock().unwrap().len() >= 4
    });
    assert!(!gone);
    assert_eq!(watcher.sources()[0].round().boards().count(), 2);
}

#[test]
fn nobody_there_and_no_address() {
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut watcher = watch(&format!("http://{free}/x.pgn"));
    until(&mut watcher, in_trouble("unreachable"));
    let mut watcher = watch("http:///");
    until(&mut watcher, |watcher, _| watcher.sources()[0].trouble().is_some());
}

#[test]
fn a_server_that_does_not_answer_keeps_nobody_waiting() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/x.pgn", listener.local_addr().unwrap());
    let settings = Settings { patience: Duration::from_millis(200), ..Settings::default() };
    let mut watcher = Watcher::new(vec![Place::of(&address)], settings);
    assert!(watcher.look(0).is_empty() && !watcher.is_settled());
    until(&mut watcher, in_trouble("slow"));
    assert!(watcher.is_settled());
}

#[test]
fn this_machine_is_not_asked_where_only_the_public_internet_may_be() {
    let (address, asked) = server(vec![answer("200 OK", "", GAME)]);
    for name in [address.clone(), address.replace("127.0.0.1", "localhost")] {
        let mut watcher = Watcher::new(Vec::new(), Settings::default());
        assert_eq!(watcher.add_address(&name, Reach::Public).ok(), Some(1));
        until(&mut watcher, in_trouble("not-public"));
        assert!(watcher.is_settled());
    }
    assert!(asked.lock().unwrap().is_empty());
    let mut watcher = Watcher::new(Vec::new(), Settings::default());
    watcher.add_address(&address, Reach::Anywhere).unwrap();
    until(&mut watcher, |watcher, _| watcher.sources()[0].round().boards().count() == 1);
}
