//! Facts, rulings and refusals in words: messages of `compongo-words` put into a language.

use std::fmt::Display;

use compongo_board::Position;
use compongo_clock::Language;
use compongo_laws::game::{Fact, Outcome, Refusal, RegulationsError, Ruling};
use compongo_notation::Alphabet;
use compongo_words::{Arg, Message, Voice};
use fluent_bundle::FluentArgs;

use crate::faults::fen_error;
use crate::messages::{Lang, Messages};
use crate::spelling::letters;
use crate::ui::{clean, shorten};

/// Longer texts on scoresheets, and longer reasons, are cut off.
const LONGEST_TEXT: usize = 60;

/// A message in the language of the reader.
pub(crate) fn say(message: &Message, messages: &Messages) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in &message.args {
        match arg {
            Arg::Number(number) => args.set(name.as_ref(), *number),
            Arg::Word(word) if name == "text" || name == "reason" => {
                args.set(name.as_ref(), written(word));
            }
            _ => args.set(name.as_ref(), arg.shown(messages)),
        }
    }
    messages.format(&message.id, &args)
}

impl Voice for Messages {
    fn language(&self) -> Language {
        match self.lang() {
            Lang::En => Language::English,
            Lang::Es => Language::Spanish,
        }
    }

    fn letters(&self) -> &Alphabet {
        letters(self)
    }

    fn time(&self, ms: u64) -> String {
        time(ms)
    }

    fn say(&self, message: &Message) -> String {
        say(message, self)
    }
}

/// What people wrote, on one line.
fn written(text: &str) -> String {
    let line = clean(text).replace(['\n', '\t'], " ");
    shorten(&line, LONGEST_TEXT).into_owned()
}

/// What follows, with its articles.
pub(crate) fn ruling(ruling: &Ruling, before: Option<&Position>, messages: &Messages) -> String {
    let effect = say(&compongo_words::effect(&ruling.effect, before), messages);
    with_articles(effect, ruling.articles(), messages)
}

/// Who did what.
pub(crate) fn fact(fact: &Fact, before: Option<&Position>, messages: &Messages) -> String {
    let who = messages.with("who", [("who", compongo_words::who(fact.by).into())]);
    format!("{who}: {}", say(&compongo_words::fact(fact, before), messages))
}

/// Why a fact is refused and, if the Laws give them, the articles.
pub(crate) fn refusal(refusal: &Refusal, messages: &Messages) -> String {
    let why = say(&compongo_words::refusal(&refusal.why), messages);
    with_articles(why, refusal.articles(), messages)
}

/// A result and how it came about.
pub(crate) fn outcome(outcome: Outcome, messages: &Messages) -> String {
    say(&compongo_words::outcome(outcome), messages)
}

/// Why regulations cannot be played by.
pub(crate) fn regulations(error: &RegulationsError, messages: &Messages) -> String {
    match error {
        RegulationsError::Start(error) => {
            messages.with("error-fen", [("reason", fen_error(error, messages).into())])
        }
        RegulationsError::StartIsOver => say(&compongo_words::start_error(error), messages),
    }
}

/// A text with the numbers of its articles.
pub(crate) fn with_articles(
    text: String,
    articles: impl Iterator<Item = impl Display>,
    messages: &Messages,
) -> String {
    let articles: Vec<String> = articles.map(|it| it.to_string()).collect();
    if articles.is_empty() {
        return text;
    }
    let article = messages.with("text-article", [("article", articles.join(", ").into())]);
    format!("{text} ({article})")
}

/// A time as clocks show it: hours, minutes, seconds, and parts of a second if there are any.
pub(crate) fn time(ms: u64) -> String {
    let (seconds, rest) = (ms / 1_000, ms % 1_000);
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    let seconds = seconds % 60;
    let mut text = match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    };
    if rest > 0 {
        text.push_str(format!(".{rest:03}").trim_end_matches('0'));
    }
    text
}

#[cfg(test)]
mod tests {
    use compongo_words::MoveArg;

    use super::*;

    #[test]
    fn times_are_shown_as_on_a_clock() {
        for (ms, text) in
            [(0, "0:00"), (59_600, "0:59.6"), (5_400_000, "1:30:00"), (61_005, "1:01.005")]
        {
            assert_eq!(time(ms), text);
        }
    }

    #[test]
    fn moves_are_written_for_the_reader() {
        let start = Position::initial();
        let show = |text: &str, lang| {
            let mv = MoveArg::new(text.parse().unwrap(), Some(&start));
            Arg::Move(mv).shown(&Messages::new(lang))
        };
        assert_eq!(show("g1f3", Lang::En), "1.Nf3");
        assert_eq!(show("g1f3", Lang::Es), "1.Cf3");
        assert_eq!(show("g1g3", Lang::Es), "g1g3");
    }
}
