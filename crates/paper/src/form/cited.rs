//! Which articles are printed where some are cited: a head is nothing without its parts, and an item
//! of a list nothing without its head.

use compongo_laws::{Edition, catalogue};

/// The articles that are cited, each once, in their order. Of one that has parts all follow it,
/// unless some of them are cited themselves; an item that goes on the sentence of its head, as
/// `I.8.3` of 2018, comes after it.
pub(super) fn told(edition: Edition, cited: &[&str]) -> Vec<&'static catalogue::Article> {
    let mut told: Vec<&'static catalogue::Article> = Vec::new();
    let mut add = |article: &'static catalogue::Article| {
        if told.iter().all(|it| it.number != article.number) {
            told.push(article);
        }
    };
    for article in cited.iter().filter_map(|number| catalogue::article(edition, number)) {
        add(beginning(edition, article));
        add(article);
        let parts = catalogue::below(edition, article.number);
        let itself = |part: &&catalogue::Article| cited.contains(&part.number);
        if !parts.iter().any(itself) {
            parts.into_iter().for_each(&mut add);
        }
    }
    told
}

/// Whether a text goes on the sentence of its head: it begins with a small letter.
fn goes_on(article: &catalogue::Article) -> bool {
    article.en.starts_with(char::is_lowercase)
}

/// Where the sentence of an article begins: with itself, its head or the first item of the list.
fn beginning(
    edition: Edition,
    article: &'static catalogue::Article,
) -> &'static catalogue::Article {
    let until = catalogue::articles(edition).iter().take_while(|it| it.number != article.number);
    let begins = || until.filter(|it| !goes_on(it)).last();
    if goes_on(article) { begins().unwrap_or(article) } else { article }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(edition: Edition, cited: &[&str]) -> Vec<&'static str> {
        told(edition, cited).iter().map(|it| it.number).collect()
    }

    #[test]
    fn a_head_is_followed_by_its_parts() {
        assert_eq!(numbers(Edition::E2023, &["9.6", "7.5.1"]), ["9.6", "9.6.1", "9.6.2", "7.5.1"]);
        assert_eq!(numbers(Edition::E2018, &["5.2.1", "5.2.1"]), ["5.2.1"]);
        assert_eq!(numbers(Edition::E2018, &["99"]), [""; 0]);
    }

    #[test]
    fn parts_that_are_cited_stand_for_all() {
        let found = numbers(Edition::E2023, &["9.5.3", "9.5", "8.1.1.2", "8.1.1"]);
        assert_eq!(found, ["9.5.3", "9.5", "8.1.1.2", "8.1.1"]);
    }

    #[test]
    fn an_item_of_a_sentence_comes_after_its_head() {
        assert_eq!(numbers(Edition::E2018, &["I.8.3"]), ["I.8", "I.8.3"]);
        assert_eq!(numbers(Edition::E2018, &["I.8.3", "I.8"]), ["I.8", "I.8.3"]);
    }

    #[test]
    fn nothing_that_is_printed_goes_on_a_sentence_that_is_not() {
        for edition in Edition::ALL {
            for article in catalogue::articles(edition) {
                let told = told(edition, &[article.number]);
                assert!(!goes_on(told[0]), "{edition} {}: {}", article.number, told[0].en);
            }
        }
    }
}
