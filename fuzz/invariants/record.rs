//! Any text as the record of a game: what clients of a server send, line by line.

use compongo_laws::game::{Fact, Game, Record, RecordError};

/// The most lines that are looked at; a game of that length shows all there is to show.
const LINES: usize = 60;

/// What is read can be written and read again; facts are accepted or refused, and what is refused
/// leaves no trace; what was accepted leads to the same game when it is played through.
pub(crate) fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Record::read(&text) {
        Ok(record) => hold(&record),
        Err(RecordError::Line { line, what }) => {
            assert!((1..=text.lines().count()).contains(&line), "line {line}");
            assert!(!what.is_empty());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    // A damaged line does not keep the others from being tried.
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let Some(head) = lines.next().and_then(|line| Record::read(line).ok()) else { return };
    let Ok(mut game) = Game::new(head.regulations.clone()) else { return };
    let mut accepted = Record { facts: Vec::new(), ..head };
    for fact in lines.take(LINES).filter_map(|line| serde_json::from_str::<Fact>(line).ok()) {
        let before = game.clone();
        match game.apply(&fact) {
            Ok(_) => accepted.facts.push(fact),
            Err(refusal) => {
                assert!(game == before, "a trace of {fact:?}");
                assert!(!refusal.to_string().is_empty());
            }
        }
        assert!(game.now_ms() >= accepted.facts.last().map_or(0, |it| it.at_ms));
    }
    hold(&accepted);
    let again = accepted.replay(|_, _| {}).expect("each fact was accepted");
    assert!(again == game, "{accepted:?}");
}

fn hold(record: &Record) {
    let text = record.write().expect("everything can be written");
    assert_eq!(Record::read(&text).as_ref(), Ok(record), "{text}");
}
