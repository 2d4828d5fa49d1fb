//! Facts. Each act has its text, `act-` and the word of the record.

use compongo_board::Position;
use compongo_clock::{Control, Language};
use compongo_laws::game::{Act, Fact, Gesture};
use serde_json::Value;

use crate::message::{Arg, Message, MoveArg};

/// What a record leaves out where nothing is out of the ordinary, and texts ask for.
const UNSAID: [(&str, &str); 25] = [
    ("absent", "none"),
    ("accidental", "false"),
    ("asked", "false"),
    ("black", "missing"),
    ("bonus", "false"),
    ("clock", "missing"),
    ("content", "missing"),
    ("envelope", "missing"),
    ("from-display", "false"),
    ("held", "false"),
    ("move", "missing"),
    ("ms", "missing"),
    ("offer", "false"),
    ("opponent", "missing"),
    ("plies", "missing"),
    ("ply", "missing"),
    ("position-lost", "false"),
    ("press", "false"),
    ("reasoned", "false"),
    ("session-ends", "missing"),
    ("struck", "false"),
    ("two-hands", "false"),
    ("unstopped", "false"),
    ("unwritten", "false"),
    ("writing", "clear"),
];

/// What was done; by whom is the field `by` of the fact ([`who`](crate::who)).
///
/// What a player wrote on his scoresheet (the argument `text`) is given as he wrote it: whoever
/// shows it cleans and shortens it as his screen needs. So is why the arbiter changed a clock (the
/// argument `reason`).
pub fn fact(fact: &Fact, before: Option<&Position>) -> Message {
    // A fact always is a JSON object; the fields of the record are the arguments of the texts.
    let fields = serde_json::to_value(fact).unwrap_or_default();
    let word = fields.get("do").and_then(Value::as_str).unwrap_or_default();
    let mut message = Message::new(format!("act-{word}"));
    for (name, value) in UNSAID {
        message.set(name, value);
    }
    for (name, value) in fields.as_object().into_iter().flatten() {
        set(&mut message, name, value, before);
    }
    if matches!(&fact.act, Act::Write { text, ply: Some(_), .. } if text.is_empty()) {
        message.set("struck", "true");
    }
    message
}

fn set(message: &mut Message, name: &str, value: &Value, before: Option<&Position>) {
    let text = || value.as_str().unwrap_or_default();
    match (name, value) {
        ("by" | "do" | "at", _) => {}
        // What was written, as it was written.
        ("content", value) => {
            let written = value.get("text").and_then(Value::as_str).unwrap_or_default();
            message.set("content", written.to_owned());
        }
        ("player", _) => message.set("by", text().to_owned()),
        ("piece", _) => message.set("role", text().to_owned()),
        ("move", _) => {
            if let Ok(gesture) = text().parse::<Gesture>() {
                message.set("move", Arg::Move(MoveArg::new(gesture, before)));
            }
        }
        // Single moves count from 0 in records, and from 1 for people.
        ("ply", value) => {
            message.set("ply", Arg::Number(value.as_i64().unwrap_or_default().saturating_add(1)));
        }
        ("reason", _) => {
            message.set("reasoned", "true");
            message.set("reason", text().to_owned());
        }
        ("control", _) => {
            let described = text().parse::<Control>().map(|it| Arg::Text {
                en: it.describe(Language::English),
                es: it.describe(Language::Spanish),
            });
            message.set("control", described.unwrap_or_else(|_| text().to_owned().into()));
        }
        ("left" | "ms", value) => {
            let ms = value.as_i64().unwrap_or_default();
            message.set("sign", if ms < 0 { "minus" } else { "plus" });
            message.set("ms", Arg::Time(ms.unsigned_abs()));
        }
        (name, Value::Number(number)) => {
            message.set(name.to_owned(), Arg::Number(number.as_i64().unwrap_or_default()));
        }
        (name, Value::Bool(it)) => message.set(name.to_owned(), it.to_string()),
        (name, _) => message.set(name.to_owned(), text().to_owned()),
    }
}
