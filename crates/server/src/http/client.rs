//! Messages of clients on a WebSocket.

use compongo_laws::game::{Act, Who};
use serde::Deserialize;
use serde_json::{Number, Value};

use crate::key::Secret;
use crate::table::Wish;

/// The longest name of a command.
const MAX_ID: usize = 64;

/// The first message.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    v: u32,
    hello: Hello,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hello {
    #[serde(default)]
    key: Option<String>,
    #[serde(default)]
    since: u32,
}

/// Who connects, and what he knows already.
pub(super) struct Greeting {
    /// None looks on as a spectator.
    pub(super) key: Option<Secret>,
    pub(super) since: u32,
}

/// Reads the first message; none if it is not one.
pub(super) fn greeting(text: &str) -> Option<Greeting> {
    let First { v: 1, hello } = serde_json::from_str(text).ok()? else { return None };
    let key = match hello.key.as_deref() {
        None | Some("") => None,
        Some(key) => Some(key.parse().ok()?),
    };
    Some(Greeting { key, since: hello.since })
}

/// Any later message.
pub(super) enum Message {
    Wish(Wish),
    Since(u32),
    Ping(Number),
    /// A command that cannot be read; its name, if it has one.
    Unreadable(Option<String>),
    /// Not even JSON.
    Garbage,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    id: Box<str>,
    #[serde(rename = "do")]
    act: Option<Act>,
    by: Option<Who>,
    ready: Option<bool>,
    dismiss: Option<u32>,
    take: Option<u32>,
}

/// Reads a later message.
pub(super) fn message(text: &str) -> Message {
    // Nearly all of them are commands.
    if let Ok(fields) = serde_json::from_str::<Fields>(text)
        && fields.id.len() <= MAX_ID
        && let Some(wish) = wish(fields)
    {
        return Message::Wish(wish);
    }
    let Ok(Value::Object(fields)) = serde_json::from_str(text) else { return Message::Garbage };
    if let Some(Value::Number(number)) = fields.get("ping") {
        return Message::Ping(number.clone());
    }
    if let Some(since) = fields.get("since") {
        let since = since.as_u64().and_then(|it| u32::try_from(it).ok());
        return since.map_or(Message::Unreadable(None), Message::Since);
    }
    let id = fields.get("id").and_then(Value::as_str).map(str::to_owned);
    let id = id.filter(|it| it.len() <= MAX_ID);
    match serde_json::from_value(fields.into()).ok().and_then(wish) {
        Some(wish) if id.is_some() => Message::Wish(wish),
        _ => Message::Unreadable(id),
    }
}

fn wish(Fields { id, act, by, ready, dismiss, take }: Fields) -> Option<Wish> {
    match (act, ready, dismiss, take) {
        (Some(act), None, None, None) => Some(Wish::Do { id, act, by }),
        (None, Some(ready), None, None) => Some(Wish::Ready { id, ready, by }),
        (None, None, Some(notice), None) if by.is_none() => Some(Wish::Dismiss { id, notice }),
        (None, None, None, Some(notice)) if by.is_none() => Some(Wish::Take { id, notice }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_message_says_who_comes() {
        let key = "AAECAwQFBgcICQoLDA0ODw";
        let text = format!(r#"{{"v":1,"hello":{{"key":"{key}","since":3}}}}"#);
        let greeting = greeting(&text).unwrap();
        assert_eq!((greeting.key.unwrap().to_string().as_str(), greeting.since), (key, 3));
        for text in [r#"{"v":2,"hello":{}}"#, r#"{"v":1}"#, r#"{"v":1,"hello":{"key":"x"}}"#, "1"] {
            assert!(super::greeting(text).is_none(), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_told_apart() {
        let unreadable = |text: &str| match message(text) {
            Message::Unreadable(id) => id,
            _ => panic!("{text}"),
        };
        assert_eq!(unreadable(r#"{"id":"a","do":{"do":"fly"}}"#).as_deref(), Some("a"));
        assert_eq!(unreadable(r#"{"do":{"do":"press"}}"#), None);
        assert_eq!(
            unreadable(r#"{"id":"a","do":{"do":"press"},"ready":true}"#).as_deref(),
            Some("a")
        );
        assert_eq!(unreadable(r#"{"id":"a","dismiss":1,"by":"white"}"#).as_deref(), Some("a"));
        let long = format!(r#"{{"id":"{}","ready":true}}"#, "x".repeat(65));
        assert_eq!(unreadable(&long), None);
        assert_eq!(unreadable(r#"{"since":-1}"#), None);
        for text in ["", "[]", "{", "null"] {
            assert!(matches!(message(text), Message::Garbage), "{text}");
        }
        let text = r#"{"id":"a1","do":{"do":"move","move":"e2e4"},"by":"white"}"#;
        let Message::Wish(wish) = message(text) else { panic!() };
        assert_eq!(wish.id(), "a1");
    }

    mod any {
        use proptest::prelude::*;
        use serde_json::{Map, json};

        use super::*;

        const FIELDS: [&str; 12] = [
            "id", "do", "by", "ready", "dismiss", "take", "since", "ping", "move", "player",
            "left", "reason",
        ];
        const WORDS: [&str; 10] = [
            "move",
            "press",
            "set-clock",
            "write",
            "e2e4",
            "e7e8q",
            "white",
            "arbiter",
            "threefold",
            "",
        ];

        /// Values that clients might send, and those that they should not.
        fn value() -> impl Strategy<Value = Value> {
            let leaf = prop_oneof![
                Just(Value::Null),
                any::<bool>().prop_map(Value::from),
                any::<i64>().prop_map(Value::from),
                any::<f64>().prop_map(Value::from),
                prop::sample::select(&WORDS[..]).prop_map(Value::from),
                any::<String>().prop_map(Value::from),
            ];
            leaf.prop_recursive(3, 24, 6, |inner| {
                let name = prop::sample::select(&FIELDS[..]);
                prop_oneof![
                    prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                    prop::collection::vec((name, inner), 0..6).prop_map(object),
                ]
            })
        }

        fn object(fields: Vec<(&str, Value)>) -> Value {
            let named = fields.into_iter().map(|(name, value)| (name.to_owned(), value));
            Value::Object(named.collect::<Map<_, _>>())
        }

        /// Acts that are nearly right, so that many are read.
        fn act() -> impl Strategy<Value = Value> {
            let word = || prop::sample::select(&WORDS[..]);
            (word(), word(), prop::option::of(any::<u64>()), prop::option::of(any::<String>()))
                .prop_map(|(act, word, number, reason)| {
                    let mut fields = json!({"do": act});
                    for name in ["move", "player"] {
                        if !word.is_empty() && (act == "move") == (name == "move") {
                            fields[name] = word.into();
                        }
                    }
                    if let Some(number) = number {
                        fields["left"] = number.into();
                    }
                    if let Some(reason) = reason {
                        fields["reason"] = reason.into();
                    }
                    fields
                })
        }

        proptest! {
            #[test]
            fn anything_is_read_or_refused(text in ".{0,200}", value in value()) {
                message(&text);
                greeting(&text);
                message(&value.to_string());
                greeting(&value.to_string());
                greeting(&json!({"v": 1, "hello": value}).to_string());
            }

            #[test]
            fn what_is_read_is_what_was_said(act in act(), id in "[a-z0-9-]{0,70}") {
                let text = json!({"id": id, "do": act}).to_string();
                match message(&text) {
                    Message::Wish(Wish::Do { id: read, act, by: None }) => {
                        prop_assert_eq!(&*read, id.as_str());
                        prop_assert!(id.len() <= MAX_ID);
                        let again: Act = serde_json::from_value(json!(act)).unwrap();
                        prop_assert_eq!(again, act);
                    }
                    Message::Unreadable(read) => {
                        prop_assert_eq!(read, Some(id).filter(|it| it.len() <= MAX_ID));
                    }
                    _ => prop_assert!(false, "{}", text),
                }
            }
        }
    }
}
