//! Words on paper, in English and Spanish.

use std::borrow::Cow;
use std::sync::LazyLock;

use compongo_clock::Language;
use compongo_laws::Citation;
use compongo_notation::Alphabet;
use compongo_words::{Arg, Message, Voice};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The words of one language.
pub(crate) struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::load(Language::English));
static SPANISH: LazyLock<Words> = LazyLock::new(|| Words::load(Language::Spanish));

/// The words of paper themselves: Fluent files.
pub(crate) const SOURCES: [(Language, &str); 2] = [
    (Language::English, include_str!("../locales/en.ftl")),
    (Language::Spanish, include_str!("../locales/es.ftl")),
];

impl Words {
    /// Those of a language, read once.
    pub(crate) fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::Spanish => &SPANISH,
        }
    }

    fn load(language: Language) -> Words {
        let identifier: LanguageIdentifier = code(language).parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        let [(_, english), (_, spanish)] = SOURCES;
        let sources = match language {
            Language::English => [compongo_words::ENGLISH, english],
            Language::Spanish => [compongo_words::SPANISH, spanish],
        };
        // The files are checked by tests; of a faulty one the good messages are used.
        for source in sources {
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// The code of the language, as `en`.
    pub(crate) fn code(&self) -> &'static str {
        code(self.language)
    }

    /// A text without variables.
    pub(crate) fn text(&self, id: &str) -> String {
        self.format(id, &FluentArgs::new())
    }

    /// A text with variables.
    pub(crate) fn with<'a, const N: usize>(
        &self,
        id: &str,
        variables: [(&'a str, FluentValue<'a>); N],
    ) -> String {
        self.format(id, &variables.into_iter().collect())
    }

    fn format(&self, id: &str, variables: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let text: Cow<'_, str> =
            self.bundle.format_pattern(pattern, Some(variables), &mut Vec::new());
        text.into_owned()
    }

    /// A message of the game, with moves in the letters of an alphabet.
    pub(crate) fn say(&self, message: &Message, letters: &Alphabet) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(name.as_ref(), *number),
                _ => args.set(name.as_ref(), arg.shown(&Spoken { words: self, letters })),
            }
        }
        self.format(&message.id, &args)
    }

    /// `Art. 9.5, 9.5.3`; empty without any.
    pub(crate) fn articles(&self, articles: impl Iterator<Item = Citation>) -> String {
        let numbers: Vec<&str> = articles.map(|it| it.article).collect();
        if numbers.is_empty() {
            return String::new();
        }
        self.with("text-article", [("article", numbers.join(", ").into())])
    }

    /// The letters of the language itself.
    pub(crate) fn letters(&self) -> &'static Alphabet {
        Alphabet::by_code(self.code()).unwrap_or(Alphabet::ENGLISH)
    }
}

/// Words with the letters of a sheet.
struct Spoken<'a> {
    words: &'a Words,
    letters: &'a Alphabet,
}

impl Voice for Spoken<'_> {
    fn language(&self) -> Language {
        self.words.language
    }

    fn letters(&self) -> &Alphabet {
        self.letters
    }

    fn time(&self, ms: u64) -> String {
        time(ms)
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message, self.letters)
    }
}

const fn code(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::Spanish => "es",
    }
}

/// A time as clocks show it: hours, minutes, seconds.
pub(crate) fn clock(ms: u64) -> String {
    let seconds = ms / 1_000;
    format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// A span of time: minutes and seconds, with hours if there are any.
pub(crate) fn time(ms: u64) -> String {
    if ms >= 3_600_000 {
        return clock(ms);
    }
    format!("{}:{:02}", ms / 60_000, ms / 1_000 % 60)
}
