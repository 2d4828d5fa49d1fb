//! A text without a language: its name and its arguments.

use std::borrow::Cow;

use compongo_board::{Color, Position};
use compongo_laws::game::Gesture;
use compongo_notation::{Alphabet, write_san};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::terms::player;

/// The name of a text in the Fluent files, and its arguments.
///
/// As JSON: `{"id":"effect-flag","args":{"by":"white"}}`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Message {
    /// The name.
    pub id: Cow<'static, str>,
    /// The arguments by their names.
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// One argument. Words and numbers are written as such; all others as an object with one field
/// that says what it is: `{"time":120000}`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A time in milliseconds, shown as on a clock.
    Time(u64),
    /// A move, shown in the letters of the reader.
    Move(MoveArg),
    /// A part of the sentence with arguments of its own.
    Message(Box<Message>),
    /// Several of them.
    List(Vec<Message>),
    /// A text that exists in each language.
    Text {
        /// In English.
        en: String,
        /// In Spanish.
        es: String,
    },
    /// A word that the text chooses by, or a name to be shown as it is.
    #[serde(untagged)]
    Word(Cow<'static, str>),
    /// A number.
    #[serde(untagged)]
    Number(i64),
}

/// A move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveArg {
    /// By its squares, as UCI writes it.
    pub uci: String,
    /// In standard algebraic notation with English letters; none if it is not legal.
    pub san: Option<String>,
    /// Its number.
    pub number: u32,
    /// Who made it.
    pub by: &'static str,
}

impl Message {
    /// A text without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    /// With one argument more.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) -> Message {
        self.set(name, arg);
        self
    }

    /// Sets an argument, in the place of one with that name.
    pub fn set(&mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) {
        let (name, arg) = (name.into(), arg.into());
        match self.args.iter_mut().find(|(other, _)| *other == name) {
            Some(place) => place.1 = arg,
            None => self.args.push((name, arg)),
        }
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(Cow::Borrowed(word))
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(Cow::Owned(word))
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(i64::from(number))
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl MoveArg {
    /// A move made from a position, if the pieces stood as one. What is not legal there has its
    /// squares only.
    pub fn new(gesture: Gesture, before: Option<&Position>) -> MoveArg {
        let san = before.and_then(|position| {
            let mv = position.judge(gesture.from, gesture.to, gesture.promotion).ok()?;
            Some(write_san(position, mv, Alphabet::ENGLISH))
        });
        let number = before.map_or(1, Position::fullmove_number);
        let by = player(before.map_or(Color::White, Position::turn));
        MoveArg { uci: gesture.to_string(), san, number, by }
    }
}

fn as_map<S: Serializer>(args: &[(Cow<'static, str>, Arg)], to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(args.len()))?;
    for (name, arg) in args {
        map.serialize_entry(name, arg)?;
    }
    map.end()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_written_as_the_protocol_has_them() {
        let gesture = "g1f3".parse().unwrap();
        let message = Message::new("x")
            .with("word", "white")
            .with("number", 3)
            .with("ms", Arg::Time(2_000))
            .with("move", Arg::Move(MoveArg::new(gesture, Some(&Position::initial()))))
            .with("reason", Message::new("y"))
            .with("reasons", Arg::List(vec![Message::new("z")]))
            .with("control", Arg::Text { en: "a".to_owned(), es: "b".to_owned() });
        let json = serde_json::to_value(&message).unwrap();
        let expected = serde_json::json!({"id": "x", "args": {
            "word": "white", "number": 3, "ms": {"time": 2000},
            "move": {"move": {"uci": "g1f3", "san": "Nf3", "number": 1, "by": "white"}},
            "reason": {"message": {"id": "y", "args": {}}},
            "reasons": {"list": [{"id": "z", "args": {}}]},
            "control": {"text": {"en": "a", "es": "b"}},
        }});
        assert_eq!(json, expected);
        let odd = MoveArg::new("g1g3".parse().unwrap(), Some(&Position::initial()));
        assert_eq!((odd.uci.as_str(), odd.san), ("g1g3", None));
    }

    #[test]
    fn an_argument_has_one_value() {
        let message = Message::new("x").with("a", 1).with("a", 2);
        assert_eq!(message.args, [(Cow::Borrowed("a"), Arg::Number(2))]);
    }
}
