//! The messages of a table to its clients.

use core::cell::RefCell;
use std::io::Write as _;

use axum::body::Bytes;
use compongo_board::ByColor;
use compongo_laws::game::Refusal;
use compongo_words::Message;
use serde::Serialize;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Bytes that a thread keeps for the next message.
const KEPT: usize = 16_384;

/// Why a command was refused for other reasons than the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It is not for this role.
    Role,
    /// It comes too often.
    TooOften,
    /// It cannot be read.
    Unreadable,
    /// It cannot be written down.
    Record,
    /// There is no such notice.
    NoNotice,
    /// A move to be sealed is not in an envelope.
    InTheClear,
    /// An envelope is cut off or none.
    Envelope,
}

impl Fault {
    pub(crate) fn message(self) -> Message {
        match self {
            Fault::Role => Message::new("error-role"),
            Fault::TooOften => Message::new("error-too-often"),
            Fault::Unreadable => Message::new("error-unreadable").with("detail", "missing"),
            Fault::Record => Message::new("error-record"),
            Fault::InTheClear => Message::new("error-in-the-clear"),
            Fault::Envelope => Message::new("error-envelope"),
            Fault::NoNotice => Message::new("error-no-notice"),
        }
    }
}

#[derive(Serialize)]
struct Ack<'a> {
    ack: Acked<'a>,
}

#[derive(Serialize)]
struct Acked<'a> {
    id: &'a str,
    seq: Option<u32>,
}

#[derive(Serialize)]
struct Refused<'a> {
    refused: Reason<'a>,
}

#[derive(Serialize)]
struct Reason<'a> {
    id: Option<&'a str>,
    why: Message,
    articles: Vec<&'static str>,
}

fn frame<T: Serialize>(value: &T) -> Utf8Bytes {
    serde_json::to_string(value).unwrap_or_default().into()
}

pub(crate) fn ack(id: &str, seq: Option<u32>) -> Utf8Bytes {
    frame(&Ack { ack: Acked { id, seq } })
}

/// A refusal of the Laws.
pub(crate) fn refusal(id: &str, refusal: &Refusal) -> Utf8Bytes {
    let why = compongo_words::refusal(&refusal.why);
    let articles = refusal.articles().map(|it| it.article).collect();
    frame(&Refused { refused: Reason { id: Some(id), why, articles } })
}

/// A refusal for another reason.
pub(crate) fn fault(id: Option<&str>, fault: Fault) -> Utf8Bytes {
    frame(&Refused { refused: Reason { id, why: fault.message(), articles: Vec::new() } })
}

/// A message with one field.
pub(crate) fn field<T: Serialize>(name: &str, value: &T) -> Utf8Bytes {
    thread_local! {
        /// Long enough for whatever was written before: texts that grow step by step cost more
        /// than what is in them.
        static DESK: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    let written = DESK.with_borrow_mut(|text| {
        text.clear();
        write!(text, r#"{{"{name}":"#).ok()?;
        serde_json::to_writer(&mut *text, value).ok()?;
        text.push(b'}');
        let written = Bytes::copy_from_slice(text);
        text.shrink_to(KEPT);
        Some(written)
    });
    written.and_then(|it| Utf8Bytes::try_from(it).ok()).unwrap_or_default()
}

/// A message with one field whose value is JSON.
pub(crate) fn wrapped(name: &str, json: &str) -> Utf8Bytes {
    format!(r#"{{"{name}":{json}}}"#).into()
}

pub(crate) fn ready(ready: ByColor<bool>) -> Utf8Bytes {
    wrapped("ready", &format!(r#"{{"white":{},"black":{}}}"#, ready.white, ready.black))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_as_the_protocol_has_them() {
        assert_eq!(ack("a1", Some(3)).as_str(), r#"{"ack":{"id":"a1","seq":3}}"#);
        assert_eq!(ack("a1", None).as_str(), r#"{"ack":{"id":"a1","seq":null}}"#);
        assert_eq!(
            fault(Some("a"), Fault::Role).as_str(),
            r#"{"refused":{"id":"a","why":{"id":"error-role","args":{}},"articles":[]}}"#
        );
        assert_eq!(field("event", &[1, 2]).as_str(), r#"{"event":[1,2]}"#);
        let both = ByColor { white: true, black: false };
        assert_eq!(ready(both).as_str(), r#"{"ready":{"white":true,"black":false}}"#);
    }
}
