//! The catalogue against the numbers of the articles that the texts have, and against itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use compongo_laws::catalogue::{self, Difference, Subject};
use compongo_laws::{Article, Edition, Kind, Standing, Topic};

/// Edition, number and kind of every article seen in a text, from a list of its own.
fn seen() -> Vec<(Edition, &'static str, &'static str)> {
    let lines = include_str!("data/articles.txt").lines().filter(|line| !line.starts_with('#'));
    lines
        .flat_map(|line| {
            let mut words = line.split(' ');
            let edition = words.next().unwrap().parse().unwrap();
            let kind = words.next().unwrap();
            words.map(move |number| (edition, number, kind))
        })
        .collect()
}

fn all() -> impl Iterator<Item = &'static Article> {
    Edition::ALL.into_iter().flat_map(catalogue::articles)
}

/// Whether a number is one of an article or stands above one.
fn exists(edition: Edition, number: &str) -> bool {
    let exact = catalogue::articles(edition).iter().any(|article| article.number == number);
    exact || !catalogue::below(edition, number).is_empty()
}

#[test]
fn every_article_of_the_texts_is_there() {
    let mut counts = BTreeMap::new();
    for (edition, number, kind) in seen() {
        let found = catalogue::articles(edition).iter().find(|article| article.number == number);
        assert_eq!(found.map(|it| it.kind.name()), Some(kind), "{edition} {number}");
        *counts.entry(edition.year()).or_insert(0) += 1;
    }
    let expected = [(1997, 132), (2001, 137), (2005, 120), (2018, 343), (2023, 371)];
    assert_eq!(counts, BTreeMap::from(expected));
}

#[test]
fn whole_editions_have_no_other_articles() {
    for edition in [Edition::E2018, Edition::E2023] {
        assert!(catalogue::is_whole(edition));
        let known: BTreeSet<_> =
            seen().iter().filter(|it| it.0 == edition).map(|it| it.1).collect();
        let more: Vec<_> = catalogue::articles(edition)
            .iter()
            .map(|article| article.number)
            .filter(|number| !known.contains(number))
            .collect();
        // Heads of numbered paragraphs, and of the appendix on notation.
        let heads = match edition {
            Edition::E2018 => ["3.7", "C"].as_slice(),
            _ => ["C"].as_slice(),
        };
        assert_eq!(more, heads, "{edition}");
    }
}

/// How many articles each part of the text of 2009 has.
#[test]
fn no_article_of_2009_is_missing() {
    let numbered = ["1 3", "2 4", "3 9", "4 7", "5 2", "6 14", "7 5", "8 7", "9 6", "10 2", "11 1"];
    let rest = ["12 10", "13 7", "14 1", "A 4", "B 3", "C 13", "D 1", "E 2", "F 3", "G 13"];
    for part in numbered.iter().chain(&rest) {
        let (part, count) = part.split_once(' ').unwrap();
        for number in 1..=count.parse().unwrap() {
            let number: u8 = number;
            assert!(exists(Edition::E2009, &format!("{part}.{number}")), "{part}.{number}");
        }
        let beyond = format!("{part}.{}", count.parse::<u8>().unwrap() + 1);
        assert!(!exists(Edition::E2009, &beyond), "{beyond}");
    }
}

#[test]
fn numbers_are_unique_and_in_order() {
    for edition in Edition::ALL {
        let numbers: Vec<_> = catalogue::articles(edition).iter().map(|it| it.number).collect();
        let set: BTreeSet<_> = numbers.iter().collect();
        let twice: Vec<_> = numbers
            .iter()
            .filter(|number| numbers.iter().filter(|other| other == number).count() > 1)
            .collect();
        assert_eq!(set.len(), numbers.len(), "{edition}: {twice:?}");
        for number in numbers {
            let found = catalogue::article(edition, number).map(|it| it.number);
            assert_eq!(found, Some(number), "{edition}");
        }
    }
}

#[test]
fn every_article_says_something_in_both_languages() {
    for article in all() {
        let place = format!("{} {}", article.edition, article.number);
        for text in [article.en, article.es] {
            assert!(text.len() > 5 && text.trim() == text, "{place}: {text:?}");
        }
        assert_ne!(article.en, article.es, "{place}");
        let damaged = article.standing == Standing::Damaged;
        assert_eq!(article.lost.is_some(), damaged, "{place}");
    }
}

#[test]
fn every_line_of_the_data_is_understood() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let (mut names, mut numbers, mut texts) = (BTreeSet::new(), 0, BTreeSet::new());
    for subject in Subject::ALL {
        let text = fs::read_to_string(folder.join(format!("{}.txt", subject.name()))).unwrap();
        let mut last = "";
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('%')) {
            let (mark, rest) = line.split_once(' ').unwrap();
            match mark {
                "#" => assert!(names.insert(rest.to_owned()), "{rest} twice"),
                "@" | "=" => {
                    let rest = if mark == "@" { rest.split_once(' ').unwrap().1 } else { rest };
                    let (of, editions) = rest.split_once(": ").unwrap();
                    for edition in editions.split(' ') {
                        let year = edition.trim_end_matches(['?', '!']);
                        let edition: Edition = year.parse().unwrap();
                        for number in of.split(',') {
                            assert!(exists(edition, number), "{edition} {number}");
                        }
                        numbers += if mark == "@" { of.split(',').count() } else { 0 };
                    }
                }
                "en" | "es" => {
                    texts.insert(line.to_owned());
                    assert_eq!(last, if mark == "en" { "@" } else { "en" }, "{line}");
                }
                "lost" => assert!(last == "es" && rest.contains(" | "), "{line}"),
                _ => panic!("{line}"),
            }
            last = match mark {
                "#" => "#",
                "@" => "@",
                "=" => "=",
                "en" => "en",
                "es" => "es",
                _ => "lost",
            };
        }
    }
    assert_eq!(all().count(), numbers);
    assert!(texts.len() > 700, "{}", texts.len());
    let used: BTreeSet<_> = Topic::ALL.into_iter().map(Topic::matter).collect();
    assert_eq!(used.len(), Topic::COUNT);
    let unknown: Vec<_> = used.iter().filter(|name| !names.contains(**name)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn every_topic_cites_an_article_of_its_edition() {
    for edition in Edition::ALL {
        for citation in Topic::ALL.into_iter().filter_map(|topic| edition.cite(topic)) {
            assert_eq!(citation.edition, edition);
            assert!(exists(edition, citation.article), "{edition} {citation}");
            let lettered = citation.article.contains('(');
            assert!(!lettered || edition < Edition::E2017, "{edition} {citation}");
        }
    }
    for topic in Topic::ALL {
        assert!(Edition::ALL.into_iter().any(|it| it.cite(topic).is_some()), "{topic:?}");
    }
}

#[test]
fn findings_cite_what_they_always_did() {
    let lines = include_str!("data/topics.txt").lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let mut words = line.split(' ');
        let name = words.next().unwrap();
        let topic = Topic::ALL.into_iter().find(|topic| topic.matter() == name).unwrap();
        for (edition, number) in Edition::ALL.into_iter().zip(words) {
            let cited = edition.cite(topic).map_or("-", |citation| citation.article);
            assert_eq!(cited, number, "{edition} {topic:?}");
            count += 1;
        }
    }
    assert_eq!(count, 44 * Edition::ALL.len());
}

/// The parameters of the editions cite their articles in the files of the editions.
#[test]
fn every_parameter_cites_an_article_of_its_edition() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/edition");
    for edition in Edition::ALL {
        let text = fs::read_to_string(folder.join(format!("e{edition}.rs"))).unwrap();
        let numbers: Vec<_> =
            text.split('"').skip(1).step_by(2).filter(|word| word.contains('.')).collect();
        assert!(numbers.len() > 60, "{edition}");
        for number in numbers {
            assert!(exists(edition, number), "{edition} {number}");
        }
    }
}

#[test]
fn how_much_is_known_of_each_edition() {
    let count = |edition, standing| {
        catalogue::articles(edition).iter().filter(|it| it.standing == standing).count()
    };
    assert_eq!(count(Edition::E2018, Standing::Read), 345);
    assert_eq!(count(Edition::E2018, Standing::Inferred), 0);
    assert_eq!(count(Edition::E2005, Standing::Damaged), 37);
    assert_eq!(count(Edition::E2009, Standing::Inferred), 0);
    let damaged = all().filter(|it| it.standing == Standing::Damaged);
    assert!(damaged.into_iter().all(|article| article.edition == Edition::E2005));
}

#[test]
fn differences_between_editions() {
    let difference = |from, to, matter: &str| {
        let changes = catalogue::diff(from, to);
        changes.into_iter().find(|it| it.matters.contains(&matter)).map(|it| it.difference)
    };
    use Edition::*;
    for (from, to, matter, expected) in [
        (E2018, E2023, "resignation", Some(Difference::Changed)),
        (E2018, E2023, "rapid-time-claim", Some(Difference::Renumbered)),
        (E2018, E2023, "rapid-penalties", Some(Difference::Added)),
        (E2018, E2023, "checkmate", None),
        (E2018, E2023, "threefold-on-board", Some(Difference::Renumbered)),
        (E1997, E2018, "blitz-material", Some(Difference::Removed)),
        (E2018, E1997, "blitz-material", Some(Difference::Added)),
        (E1997, E2018, "fivefold", Some(Difference::NotSeenInFirst)),
        (E2018, E1997, "fivefold", Some(Difference::NotSeenInSecond)),
        (E1997, E2018, "touch-own", Some(Difference::Changed)),
        (E1997, E2001, "two-hands", None),
    ] {
        assert_eq!(difference(from, to, matter), expected, "{from} {to} {matter}");
    }
    for edition in Edition::ALL {
        assert_eq!(catalogue::diff(edition, edition), []);
    }
    // One article of 1997 for all moves of the pieces, many from 2009 on.
    let changes = catalogue::diff(E1997, E2009);
    let moves = changes.iter().find(|it| it.matters.contains(&"rook-move")).unwrap();
    assert!(moves.matters.contains(&"en-passant") && moves.from.len() == 1);
    assert!(moves.to.len() > 10);
    let unsure = catalogue::diff(E2001, E2005).into_iter().filter(|it| !it.is_sure()).count();
    assert!(unsure > 20, "{unsure}");
    assert!(catalogue::diff(E2018, E2023).iter().all(catalogue::Change::is_sure));
}

#[test]
fn coverage_counts_all_articles() {
    for edition in Edition::ALL {
        let coverage = catalogue::coverage(edition);
        let sum: usize = coverage.iter().map(|it| it.articles).sum();
        assert_eq!(sum, catalogue::articles(edition).len());
        assert_eq!(coverage.map(|it| it.kind), Kind::ALL);
    }
    for line in include_str!("../data/coverage.tsv").lines().filter(|it| !it.starts_with('#')) {
        let fields: Vec<_> = line.split('\t').collect();
        let [edition, number, code, cases] = fields[..] else { panic!("{line}") };
        assert!(catalogue::article(edition.parse().unwrap(), number).is_some(), "{line}");
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        assert!(root.join(code).exists() && !cases.is_empty(), "{line}");
    }
}

/// No text repeats a wording of the Laws as they were published: with their texts in the folder
/// `COMPONGO_SOURCES`, no eight words in a row.
#[test]
fn nothing_is_copied() {
    let Some(folder) = std::env::var_os("COMPONGO_SOURCES") else { return };
    let files = fs::read_dir(folder).unwrap();
    let mut runs = BTreeSet::new();
    for file in files.filter_map(Result::ok) {
        if file.file_name().to_string_lossy().ends_with(".txt") {
            let words = words(&fs::read_to_string(file.path()).unwrap());
            runs.extend(words.windows(8).map(|run| run.join(" ")));
        }
    }
    assert!(runs.len() > 10_000);
    for article in all() {
        for text in [article.en, article.es] {
            for run in words(text).windows(8) {
                let run = run.join(" ");
                assert!(!runs.contains(&run), "{} {}: {run}", article.edition, article.number);
            }
        }
    }
}

fn words(text: &str) -> Vec<String> {
    let plain = |c: char| match c {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        other => other,
    };
    let folded: String = text.chars().flat_map(char::to_lowercase).map(plain).collect();
    let parts = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    parts.map(str::to_owned).collect()
}
