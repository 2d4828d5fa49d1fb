use crate::Edition;
use crate::catalogue::{Article, articles, number};

/// The articles of an edition that have all words of a text in their number, matter, subject or
/// in what they say in either language. Capitals and accents do not matter.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// let found = catalogue::search(Edition::E2018, "TORRE primero");
/// assert_eq!(found.iter().map(|it| it.number).collect::<Vec<_>>(), ["4.4.2"]);
/// ```
pub fn search(edition: Edition, text: &str) -> Vec<&'static Article> {
    let words: Vec<String> = text.split_whitespace().map(fold).collect();
    let has_all = |article: &&Article| {
        let Article { number, matter, en, es, .. } = article;
        let subject = article.subject.name();
        let whole = fold(&format!("{number} {matter} {subject} {en} {es}"));
        words.iter().all(|word| whole.contains(word))
    };
    if words.is_empty() { Vec::new() } else { articles(edition).iter().filter(has_all).collect() }
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
