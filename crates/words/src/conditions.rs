//! What a competition fixes. Each regulation has its text, `regulation-` and its name.

use compongo_laws::game::Regulations;
use serde_json::Value;

use crate::message::{Arg, Message};

/// What is told otherwise, or says nothing of how is ruled.
const LEFT_OUT: [&str; 4] = ["edition", "time", "start", "scoresheets"];

/// What is out of the ordinary, beside the edition, the time control and the start position.
///
/// ```
/// use compongo_laws::game::Regulations;
///
/// let regulations: Regulations =
///     serde_json::from_str(r#"{"edition":"2018","quickplay":true,"no-draw-before":30}"#)?;
/// let ids = compongo_words::conditions(&regulations);
/// let ids: Vec<_> = ids.iter().map(|it| it.id.as_ref()).collect();
/// assert_eq!(ids, ["regulation-no-draw-before", "regulation-quickplay"]);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn conditions(regulations: &Regulations) -> Vec<Message> {
    // Regulations always are a JSON object, in which the ordinary is left out.
    let fields = serde_json::to_value(regulations).unwrap_or_default();
    let fields = fields.as_object().into_iter().flatten();
    fields
        .filter(|(name, _)| !LEFT_OUT.contains(&name.as_str()))
        .flat_map(|(name, value)| match value {
            Value::Object(parts) if name == "white" || name == "black" => {
                let needs = parts.iter().filter(|(_, it)| **it == Value::Bool(true));
                needs.map(|(need, _)| need_of(name, need)).collect()
            }
            value => vec![condition(name, value)],
        })
        .collect()
}

fn need_of(player: &str, need: &str) -> Message {
    Message::new(format!("regulation-{need}")).with("by", player.to_owned())
}

fn condition(name: &str, value: &Value) -> Message {
    let message = Message::new(format!("regulation-{name}"));
    match value {
        Value::Number(it) if name == "default-time" => {
            message.with("ms", Arg::Time(it.as_u64().unwrap_or_default()))
        }
        Value::Number(it) => message.with("number", Arg::Number(it.as_i64().unwrap_or_default())),
        Value::String(word) => message.with("play", word.clone()),
        Value::Object(parts) => parts.iter().fold(message, |message, (name, part)| {
            let text = part.as_str().map_or_else(|| part.to_string(), str::to_owned);
            message.with(name.clone(), text)
        }),
        _ => message,
    }
}
