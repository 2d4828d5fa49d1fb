//! The tables of the editions against the numbers of the articles that the texts have.

use std::collections::BTreeSet;

use compongo_laws::{Edition, Fivefold, Topic};
use jiff::civil::date;

/// Numbers seen in an edition's text; empty for the editions of which no text was at hand.
fn numbers(edition: Edition) -> BTreeSet<&'static str> {
    let year = edition.to_string();
    let lines = include_str!("data/articles.txt").lines();
    lines
        .filter_map(|line| line.strip_prefix(&year))
        .flat_map(|line| line.trim_start_matches('+').split_whitespace())
        .collect()
}

/// Whether `article` is `of` itself or stands above it.
fn is_or_contains(article: &str, of: &str) -> bool {
    of.strip_prefix(article).is_some_and(|rest| matches!(rest.as_bytes(), [] | [b'.' | b'(', ..]))
}

#[test]
fn every_citation_is_an_article_of_its_edition() {
    for edition in Edition::ALL {
        let numbers = numbers(edition);
        for topic in Topic::ALL {
            let Some(citation) = edition.cite(topic) else { continue };
            assert_eq!(citation.edition, edition);
            let known = numbers.iter().any(|number| is_or_contains(citation.article, number));
            assert!(known || numbers.is_empty(), "{edition} {topic:?}: {citation}");
        }
    }
    let with_text = Edition::ALL.into_iter().filter(|&edition| !numbers(edition).is_empty());
    assert_eq!(with_text.count(), 5);
}

#[test]
fn the_form_of_numbers_changed_in_2017() {
    for edition in Edition::ALL {
        for citation in Topic::ALL.into_iter().filter_map(|topic| edition.cite(topic)) {
            let lettered = citation.article.contains('(');
            assert!(!lettered || edition < Edition::E2017, "{edition} {citation}");
            let shape = |c: char| c.is_ascii_digit() || ".()abcdefACEFI".contains(c);
            assert!(citation.article.chars().all(shape), "{edition} {citation}");
        }
    }
}

#[test]
fn all_topics_are_listed_once() {
    let set: BTreeSet<_> = Topic::ALL.into_iter().collect();
    assert_eq!(set.len(), Topic::ALL.len());
    assert_eq!(Topic::ALL.last(), Some(&Topic::BothLose));
    assert_eq!(Topic::BothLose as usize + 1, Topic::ALL.len());
}

#[test]
fn dates_in_force() {
    let cases = [
        (date(1851, 6, 21), Edition::E1997),
        (date(1997, 6, 30), Edition::E1997),
        (date(1997, 7, 1), Edition::E1997),
        (date(2001, 6, 30), Edition::E1997),
        (date(2001, 7, 1), Edition::E2001),
        (date(2005, 6, 30), Edition::E2001),
        (date(2005, 7, 1), Edition::E2005),
        (date(2009, 7, 1), Edition::E2009),
        (date(2014, 6, 30), Edition::E2009),
        (date(2014, 7, 1), Edition::E2014),
        (date(2017, 7, 1), Edition::E2017),
        (date(2017, 12, 31), Edition::E2017),
        (date(2018, 1, 1), Edition::E2018),
        (date(2022, 12, 31), Edition::E2018),
        (date(2023, 1, 1), Edition::E2023),
        (date(9999, 12, 31), Edition::E2023),
    ];
    for (day, edition) in cases {
        assert_eq!(Edition::in_force(day), edition, "{day}");
    }
    assert!(Edition::predates_all(date(1997, 6, 30)));
    assert!(!Edition::predates_all(date(1997, 7, 1)));
}

#[test]
fn names_of_editions() {
    for edition in Edition::ALL {
        assert_eq!(edition.to_string().parse(), Ok(edition));
    }
    for wrong in ["", "2019", "+2018", "02018", " 2018", "E2018", "auto", "201８", "99999999999"] {
        assert!(wrong.parse::<Edition>().is_err(), "{wrong:?}");
    }
}

#[test]
fn what_changed() {
    let since = |rule: fn(Edition) -> bool| Edition::ALL.into_iter().find(|&it| rule(it));
    assert_eq!(since(|it| it.rules().fivefold.is_some()), Some(Edition::E2014));
    let any_time = |it: Edition| it.rules().fivefold == Some(Fivefold::AnyTime);
    assert_eq!(since(any_time), Some(Edition::E2017));
    assert_eq!(since(|it| it.rules().seventy_five_moves), Some(Edition::E2014));
    assert_eq!(since(|it| it.rules().agreement_needs_one_move_each), Some(Edition::E2017));
    for edition in Edition::ALL {
        assert_eq!(edition.cite(Topic::Fivefold).is_some(), edition.rules().fivefold.is_some());
        let seventy_five = edition.cite(Topic::SeventyFiveMoves).is_some();
        assert_eq!(seventy_five, edition.rules().seventy_five_moves);
    }
}
