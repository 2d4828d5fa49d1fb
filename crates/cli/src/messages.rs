//! What the program says to people, in English and Spanish: Fluent messages from `locales/`.

use std::borrow::Cow;
use std::env;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The languages a person can be spoken to in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Lang {
    /// English.
    En,
    /// Spanish.
    Es,
}

impl Lang {
    /// The language of the environment, by the usual three variables in their order; English
    /// where they name another language or none.
    pub(crate) fn of_environment() -> Lang {
        let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
        match ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set) {
            Some(locale) => Lang::of_locale(&locale),
            None => Lang::En,
        }
    }

    fn of_locale(locale: &str) -> Lang {
        let language = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("es") { Lang::Es } else { Lang::En }
    }

    /// The words of rulings, and those of the program.
    fn sources(self) -> [&'static str; 2] {
        match self {
            Lang::En => [compongo_words::ENGLISH, include_str!("../locales/en.ftl")],
            Lang::Es => [compongo_words::SPANISH, include_str!("../locales/es.ftl")],
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        let tag = match self {
            Lang::En => "en",
            Lang::Es => "es",
        };
        // An unreadable tag would only lose the plural rules.
        tag.parse().unwrap_or_default()
    }
}

/// The messages of one language.
pub(crate) struct Messages {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Messages {
    /// Loads the embedded messages of a language.
    pub(crate) fn new(lang: Lang) -> Messages {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Marks around inserted text would end up in pipes and files.
        bundle.set_use_isolating(false);
        // All files are checked by tests; of a faulty one the good messages are used.
        for source in lang.sources() {
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Messages { lang, bundle }
    }

    /// The language.
    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without variables.
    pub(crate) fn text(&self, id: &str) -> String {
        self.format(id, &FluentArgs::new())
    }

    /// A message with variables.
    pub(crate) fn with<'a, const N: usize>(
        &self,
        id: &str,
        variables: [(&'a str, FluentValue<'a>); N],
    ) -> String {
        self.format(id, &variables.into_iter().collect())
    }

    /// A message with variables collected beforehand; its own name if there is no such message.
    pub(crate) fn format(&self, id: &str, variables: &FluentArgs) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        // Errors are left as `{$name}` in the text, which a test would show.
        let text: Cow<'_, str> =
            self.bundle.format_pattern(pattern, Some(variables), &mut Vec::new());
        text.into_owned()
    }

    /// Whether there is such a message.
    #[cfg(test)]
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names of the messages in a file, each with the variables it uses.
    fn names(lang: Lang) -> BTreeSet<(String, BTreeSet<String>)> {
        for source in lang.sources() {
            assert!(FluentResource::try_new(source.to_owned()).is_ok(), "{lang:?}: syntax errors");
        }
        let mut found: Vec<(String, BTreeSet<String>)> = Vec::new();
        for line in lang.sources().into_iter().flat_map(str::lines) {
            let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
            if let (true, Some((name, _))) = (begins, line.split_once(" =")) {
                assert!(found.iter().all(|(other, _)| other != name), "{name} twice");
                found.push((name.to_owned(), BTreeSet::new()));
            }
            let Some((_, variables)) = found.last_mut() else { continue };
            for rest in line.split('$').skip(1) {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
                variables.insert(rest[..end.unwrap_or(rest.len())].to_owned());
            }
        }
        found.into_iter().collect()
    }

    #[test]
    fn both_languages_say_the_same_things() {
        let (english, spanish) = (names(Lang::En), names(Lang::Es));
        let apart: Vec<_> = english.symmetric_difference(&spanish).collect();
        assert!(apart.is_empty(), "{apart:#?}");
        assert!(english.len() > 50);
    }

    #[test]
    fn the_language_comes_from_the_locale() {
        for (locale, lang) in [
            ("es", Lang::Es),
            ("es_ES.UTF-8", Lang::Es),
            ("es-AR", Lang::Es),
            ("ES_MX@euro", Lang::Es),
            ("en_GB.UTF-8", Lang::En),
            ("est_EE", Lang::En),
            ("C.UTF-8", Lang::En),
            ("POSIX", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(Lang::of_locale(locale), lang, "{locale}");
        }
    }

    #[test]
    fn variables_are_put_in_without_marks() {
        let text = Messages::new(Lang::Es)
            .with("error-cannot-read", [("file", "a.pgn".into()), ("reason", "x".into())]);
        assert_eq!(text, "no se puede leer a.pgn: x");
        assert_eq!(Messages::new(Lang::En).text("no-such-message"), "no-such-message");
    }
}
