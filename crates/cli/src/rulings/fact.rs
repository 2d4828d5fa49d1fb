//! Facts in words. Each kind has its message, `act-` and the word of the record.

use compongo_board::Position;
use compongo_clock::{Control, Language};
use compongo_laws::game::{Fact, Gesture};
use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::Value;

use super::{mv, time};
use crate::messages::{Lang, Messages};
use crate::ui::{clean, shorten};

/// Longer texts on scoresheets are cut off.
const LONGEST_TEXT: usize = 60;

/// Who did what.
pub(crate) fn words(fact: &Fact, before: Option<&Position>, messages: &Messages) -> String {
    // A fact always is a JSON object; the fields of the record are the variables of the messages.
    let fields = serde_json::to_value(fact).unwrap_or_default();
    let word = |name: &str| fields.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    let mut args = FluentArgs::new();
    // What a fact may lack and its message asks for.
    args.set("move", "missing");
    args.set("ms", "missing");
    args.set("plies", "missing");
    for (name, value) in fields.as_object().into_iter().flatten() {
        set(name, value, before, messages, &mut args);
    }
    let who = messages.with("who", [("who", word("by").into())]);
    let what = messages.format(&format!("act-{}", word("do")), &args);
    format!("{who}: {what}")
}

fn set(
    name: &str,
    value: &Value,
    before: Option<&Position>,
    messages: &Messages,
    args: &mut FluentArgs<'_>,
) {
    let text = value.as_str().unwrap_or_default();
    match (name, value) {
        ("by" | "do" | "at", _) => {}
        ("player", _) => args.set("by", text.to_owned()),
        ("piece", _) => args.set("role", text.to_owned()),
        ("text", _) => {
            let line = clean(text).replace(['\n', '\t'], " ");
            args.set("text", shorten(&line, LONGEST_TEXT).into_owned());
        }
        ("move", _) => {
            let gesture = text.parse::<Gesture>().ok();
            let shown = gesture.map(|it| mv(it, before, messages));
            args.set("move", shown.unwrap_or_default());
        }
        ("control", _) => {
            let language = match messages.lang() {
                Lang::En => Language::English,
                Lang::Es => Language::Spanish,
            };
            let shown = text.parse::<Control>().map(|it| it.describe(language));
            args.set("control", shown.unwrap_or_default());
        }
        ("left" | "ms", value) => {
            let ms = value.as_i64().unwrap_or_default();
            args.set("sign", if ms < 0 { "minus" } else { "plus" });
            args.set("ms", time(ms.unsigned_abs()));
        }
        (name, Value::Number(number)) => {
            args.set(name.to_owned(), number.as_u64().unwrap_or_default());
        }
        (name, Value::Bool(it)) => args.set(name.to_owned(), FluentValue::from(it.to_string())),
        (name, _) => args.set(name.to_owned(), text.to_owned()),
    }
}
