use compongo_clock::Language;

use crate::Edition;
use crate::catalogue::{Article, article, articles, below, number};

/// The articles of an edition that have all words of a text in their number, matter, subject or
/// in what they say in either language. Capitals and accents do not matter; a number is found only
/// as a whole, `5` not in `75`.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// let found = catalogue::search(Edition::E2018, "TORRE primero");
/// assert_eq!(found.iter().map(|it| it.number).collect::<Vec<_>>(), ["4.4.2"]);
/// ```
pub fn search(edition: Edition, text: &str) -> Vec<&'static Article> {
    search_by(edition, text, |article| format!("{} {}", article.en, article.es))
}

/// [`search`] in what the articles say in one language only.
///
/// ```
/// use compongo_clock::Language;
/// use compongo_laws::{Edition, catalogue};
///
/// let count = |language| catalogue::search_in(Edition::E2018, "torre primero", language).len();
/// assert_eq!((count(Language::Spanish), count(Language::English)), (1, 0));
/// ```
pub fn search_in(edition: Edition, text: &str, language: Language) -> Vec<&'static Article> {
    search_by(edition, text, |article| match language {
        Language::English => article.en.to_owned(),
        Language::Spanish => article.es.to_owned(),
    })
}

fn search_by(
    edition: Edition,
    text: &str,
    says: impl Fn(&Article) -> String,
) -> Vec<&'static Article> {
    let words: Vec<String> = text.split_whitespace().map(fold).collect();
    let has_all = |article: &&Article| {
        let Article { number, matter, subject, .. } = article;
        let whole = fold(&format!("{number} {matter} {} {}", subject.name(), says(article)));
        words.iter().all(|word| holds(&whole, word))
    };
    if words.is_empty() { Vec::new() } else { articles(edition).iter().filter(has_all).collect() }
}

/// Whether a word stands in a text; a number only where no digit comes before or after it.
fn holds(text: &str, word: &str) -> bool {
    let digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    if !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return text.contains(word);
    }
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = text.as_bytes().split_at_checked(at).unwrap_or_default();
        !digit(before.last()) && !digit(after.get(word.len()))
    })
}

/// The article of a number and those below it.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// let numbers = |text| -> Vec<&str> {
///     catalogue::under(Edition::E2018, text).iter().map(|it| it.number).collect()
/// };
/// assert_eq!(numbers("9.5.2"), ["9.5.2"]);
/// assert_eq!(numbers("9.4"), ["9.4"]);
/// assert!(numbers("castling").is_empty());
/// ```
pub fn under(edition: Edition, number: &str) -> Vec<&'static Article> {
    let exact = article(edition, number);
    let below = below(edition, number).into_iter().filter(|it| Some(*it) != exact);
    exact.into_iter().chain(below).collect()
}

/// Whether a text is meant as the number of an article, rather than as words to look for.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// assert!(catalogue::is_number(Edition::E2018, "7.5.9"));
/// assert!(!catalogue::is_number(Edition::E2018, "castling"));
/// ```
pub fn is_number(edition: Edition, text: &str) -> bool {
    !nearest(edition, text).is_empty()
}

/// The articles of an edition with the numbers nearest to one that it does not have: those that
/// begin alike, the most alike first, at most five.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// let near = catalogue::nearest(Edition::E2018, "7.5.9");
/// assert_eq!(near.iter().map(|it| it.number).next(), Some("7.5.5"));
/// assert!(catalogue::nearest(Edition::E2018, "castling").is_empty());
/// ```
pub fn nearest(edition: Edition, number: &str) -> Vec<&'static Article> {
    let wanted = number::key(number);
    let mut near: Vec<(usize, usize, &Article)> = articles(edition)
        .iter()
        .filter_map(|article| {
            let key = number::key(article.number);
            let alike = key.iter().zip(&wanted).take_while(|(one, other)| one == other).count();
            (alike > 0).then(|| {
                let places = key.len().abs_diff(wanted.len());
                // Beyond what is alike, the next part as near as can be from below.
                let next = |key: &[number::Part]| key.get(alike).map(|part| part.value());
                let apart = match (next(&key), next(&wanted)) {
                    (Some(one), Some(other)) => usize::from(one.abs_diff(other)),
                    _ => 1,
                };
                (usize::MAX - alike, places * 8 + apart, article)
            })
        })
        .collect();
    near.sort_by_key(|(alike, apart, _)| (*alike, *apart));
    near.into_iter().take(5).map(|(_, _, article)| article).collect()
}

/// A text in small letters without the accents of Spanish.
fn fold(text: &str) -> String {
    let plain = |c: char| match c {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_whole() {
        assert!(holds("castling is written 0-0", "0"));
        assert!(!holds("after 50 moves, 10.2 of 2018", "0"));
        assert!(holds("after 50 moves", "50"));
        assert!(holds("fifty moves", "mov"));
        let found = |text| search(Edition::E2018, text).len();
        assert!(found("0") < found("o") / 10, "{}", found("0"));
    }
}
