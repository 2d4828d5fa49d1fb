//! How a reader is told the parts of a message.

use compongo_clock::Language;
use compongo_notation::Alphabet;

use crate::{Arg, Message, MoveArg};

/// Whoever puts messages into words for a reader.
pub trait Voice {
    /// The language of the reader.
    fn language(&self) -> Language;

    /// The letters in which he reads moves.
    fn letters(&self) -> &Alphabet;

    /// A time in milliseconds.
    fn time(&self, ms: u64) -> String;

    /// A message.
    fn say(&self, message: &Message) -> String;
}

impl Arg {
    /// What a reader sees in the place of an argument.
    ///
    /// ```
    /// use compongo_clock::Language;
    /// use compongo_notation::Alphabet;
    /// use compongo_words::{Arg, Message, Voice};
    ///
    /// struct Names;
    /// impl Voice for Names {
    ///     fn language(&self) -> Language {
    ///         Language::Spanish
    ///     }
    ///     fn letters(&self) -> &Alphabet {
    ///         Alphabet::ENGLISH
    ///     }
    ///     fn time(&self, ms: u64) -> String {
    ///         format!("{ms} ms")
    ///     }
    ///     fn say(&self, message: &Message) -> String {
    ///         message.id.to_string()
    ///     }
    /// }
    ///
    /// let parts = vec![Message::new("one"), Message::new("two")];
    /// assert_eq!(Arg::List(parts).shown(&Names), "one; two");
    /// assert_eq!(Arg::Time(90).shown(&Names), "90 ms");
    /// ```
    pub fn shown(&self, voice: &impl Voice) -> String {
        match self {
            Arg::Word(word) => word.to_string(),
            Arg::Number(number) => number.to_string(),
            Arg::Time(ms) => voice.time(*ms),
            Arg::Move(mv) => mv.shown(voice.letters()),
            Arg::Message(part) => voice.say(part),
            Arg::List(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| voice.say(part)).collect();
                parts.join("; ")
            }
            Arg::Text { en, es } => match voice.language() {
                Language::English => en.clone(),
                Language::Spanish => es.clone(),
            },
        }
    }
}

impl MoveArg {
    /// The move with its number in these letters; by its squares where it is not legal.
    fn shown(&self, letters: &Alphabet) -> String {
        let Some(san) = &self.san else { return self.uci.clone() };
        let dots = if self.by == "white" { "." } else { "..." };
        format!("{}{dots}{}", self.number, letters.respell(san))
    }
}
