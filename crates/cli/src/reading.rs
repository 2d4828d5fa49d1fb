//! What readers of TOML and JSON complain of, in the language of the person.
//!
//! They speak English only. What they say most is recognised and said anew; the rest is quoted.

use crate::messages::Messages;

/// What is wrong with a text, with the place if there is one.
pub(crate) fn reason(text: &str, messages: &Messages) -> String {
    let (place, what) = place(text);
    let what = say(what.trim(), messages);
    match place {
        None => what,
        Some((None, column)) => messages.with(
            "reading-at-column",
            [("column", column.to_owned().into()), ("reason", what.into())],
        ),
        Some((Some(line), column)) => messages.with(
            "reading-at",
            [
                ("line", line.to_owned().into()),
                ("column", column.to_owned().into()),
                ("reason", what.into()),
            ],
        ),
    }
}

type Place<'a> = Option<(Option<&'a str>, &'a str)>;

/// The line and the column of a message; of one line of JSON the column only.
fn place(text: &str) -> (Place<'_>, &str) {
    if let Some(rest) = text.strip_prefix("TOML parse error at line ") {
        let last = text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let head = rest.lines().next().unwrap_or_default();
        if let Some((line, column)) = head.split_once(", column ") {
            return (Some((Some(line), column)), last);
        }
    }
    if let Some((what, column)) = text.rsplit_once(" at line 1 column ") {
        // Of values read in a second step the place is not known.
        return (Some((None, column)).filter(|_| column != "0"), what);
    }
    (None, text)
}

fn say(what: &str, messages: &Messages) -> String {
    let in_field = what.strip_suffix('`').and_then(|it| it.rsplit_once(" in `"));
    if let Some((what, field)) = in_field {
        let said = say(what, messages);
        return messages.with(
            "reading-in-field",
            [("field", field.to_owned().into()), ("reason", said.into())],
        );
    }
    let word = quoted(what).unwrap_or_default().to_owned();
    let with = |id: &str| messages.with(id, [("word", word.clone().into())]);
    let starts = |begin: &str| what.starts_with(begin);
    if starts("missing field") {
        return with("reading-missing");
    }
    if starts("duplicate field") || starts("duplicate key") {
        return with("reading-twice");
    }
    if starts("unknown field") {
        return with("reading-unknown-field");
    }
    if starts("unknown variant") {
        let list = what.split_once("expected ").map_or("", |(_, list)| list);
        let list = list.trim_start_matches("one of ").replace('`', "").replace(" or ", ", ");
        return messages
            .with("reading-unknown-word", [("word", word.into()), ("list", list.into())]);
    }
    if starts("the move `") {
        return with("reading-move");
    }
    if let Some((_, kind)) = what.split_once("` is not ").filter(|_| starts("`")) {
        if kind.starts_with("a time:") {
            let word = word.trim_matches('"').to_owned();
            return messages.with("reading-time", [("word", word.into())]);
        }
        let kind = kind.split(',').next().unwrap_or_default().replace(' ', "-");
        return messages.with("reading-not", [("word", word.into()), ("kind", kind.into())]);
    }
    if let Some(said) = misfit(what, messages) {
        return said;
    }
    if starts("EOF while parsing") {
        return messages.text("reading-end");
    }
    messages.with("reading-other", [("text", what.to_owned().into())])
}

/// A value of the wrong kind, or one that does not fit: what it is and what it should be.
fn misfit(what: &str, messages: &Messages) -> Option<String> {
    let what = what.strip_prefix("invalid type: ").or(what.strip_prefix("invalid value: "))?;
    let (found, expected) = what.split_once(", expected ")?;
    let word = match found {
        "sequence" => "[…]",
        "map" => "{…}",
        _ => quoted(found).or(found.strip_prefix("string ")).unwrap_or(found),
    };
    let kind = match expected {
        "i8" | "i16" | "i32" | "i64" => "integer",
        "u8" | "u16" | "u32" | "u64" | "usize" => "number",
        "a string" => "text",
        "a boolean" => "boolean",
        "a map" => "object",
        _ if expected.starts_with("struct ") => "object",
        _ => "other",
    };
    let word = word.trim_matches('"').to_owned();
    Some(messages.with("reading-misfit", [("word", word.into()), ("kind", kind.into())]))
}

fn quoted(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once('`')?;
    rest.split_once('`').map(|(word, _)| word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Lang;

    #[test]
    fn common_complaints_are_said_in_spanish() {
        let messages = Messages::new(Lang::Es);
        for (text, words) in [
            ("missing field `at`", "falta «at»"),
            ("unknown field `loud`, expected one of `a`", "«loud» no tiene nada que hacer aquí"),
            (
                "unknown variant `x`, expected `a` or `b` in `by`",
                "«by»: «x» no se conoce aquí; se espera a, b",
            ),
            ("unknown variant `x`, expected `a` or `b`", "«x» no se conoce aquí; se espera a, b"),
            ("`e9` is not a square, as e4", "«e9» no es una casilla, como e4"),
            (
                "invalid type: floating point `1.5`, expected u64 in `at`",
                "«at»: «1.5», donde se espera un número entero desde 0",
            ),
            (
                "invalid value: integer `-1`, expected u32",
                "«-1», donde se espera un número entero desde 0",
            ),
            (
                "invalid type: string \"1:00\", expected i64",
                "«1:00», donde se espera un número entero",
            ),
            (
                "invalid type: sequence, expected a map",
                "«[…]», donde se espera un objeto entre llaves",
            ),
            ("the move `Ke9` cannot be played here", "la jugada «Ke9» no puede hacerse aquí"),
            (
                "EOF while parsing an object at line 1 column 9",
                "columna 9: el texto acaba antes de tiempo",
            ),
            (
                "TOML parse error at line 3, column 5\n  |\n3 | x\n  |   ^\nbad thing\n",
                "línea 3, columna 5: no se puede leer (bad thing)",
            ),
        ] {
            assert_eq!(reason(text, &messages), words);
        }
    }
}
