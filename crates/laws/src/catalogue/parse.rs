//! Reads the files of `data/`.
//!
//! ```text
//! # matter
//! @ kind number: edition edition; several such lines may share a text
//! en What it says.
//! es Lo que dice.
//! lost what is lost | lo que se perdió
//! = number: edition        the matter is held by an article whose text stands elsewhere
//! ```
//!
//! After an edition, `?` says that no copy with the article was seen, `!` that the copy is
//! damaged. Lines with `%` are comments.

use crate::catalogue::{Article, Kind, Lost, Subject};
use crate::{Edition, Standing};

/// What a file has, in order.
pub(super) enum Entry {
    /// A matter begins.
    Matter(&'static str),
    /// An article of the matter.
    Article(Article),
    /// The matter is held by this article too.
    See(Edition, &'static str),
}

/// The entries of a file. A line that is not understood is passed over; a test finds it.
pub(super) fn entries(subject: Subject, data: &'static str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut open = Open { subject, matter: "", numbers: Vec::new(), en: "", es: "", lost: None };
    for line in data.lines() {
        let Some((mark, rest)) = line.split_once(' ') else { continue };
        if !open.takes(mark, rest) {
            open.close(&mut entries);
        }
        match mark {
            "#" => {
                open.matter = rest;
                entries.push(Entry::Matter(rest));
            }
            "@" => open.number(rest),
            "=" => {
                let editions = numbered(rest).into_iter().flat_map(|(number, editions)| {
                    marked(editions).map(move |(edition, _)| Entry::See(edition, number))
                });
                entries.extend(editions);
            }
            _ => {}
        }
    }
    open.close(&mut entries);
    entries
}

/// A text that is being read.
struct Open {
    subject: Subject,
    matter: &'static str,
    numbers: Vec<(Kind, &'static str, Edition, Standing)>,
    en: &'static str,
    es: &'static str,
    lost: Option<Lost>,
}

impl Open {
    /// Takes a line that belongs to the text begun; otherwise the text is complete.
    fn takes(&mut self, mark: &str, rest: &'static str) -> bool {
        match mark {
            "en" => self.en = rest,
            "es" => self.es = rest,
            "lost" => self.lost = rest.split_once(" | ").map(|(en, es)| Lost { en, es }),
            "@" => return self.en.is_empty(),
            _ => return false,
        }
        true
    }

    fn number(&mut self, rest: &'static str) {
        let Some((kind, rest)) = rest.split_once(' ') else { return };
        let Some(kind) = Kind::ALL.into_iter().find(|it| it.name() == kind) else { return };
        for (number, editions) in numbered(rest) {
            let found = marked(editions);
            self.numbers.extend(found.map(|(edition, standing)| (kind, number, edition, standing)));
        }
    }

    fn close(&mut self, entries: &mut Vec<Entry>) {
        for (kind, number, edition, standing) in self.numbers.drain(..) {
            entries.push(Entry::Article(Article {
                edition,
                number,
                kind,
                subject: self.subject,
                matter: self.matter,
                en: self.en,
                es: self.es,
                standing,
                lost: self.lost.filter(|_| standing == Standing::Damaged),
            }));
        }
        (self.en, self.es, self.lost) = ("", "", None);
    }
}

/// `3.7,3.9: 2023` is each of the numbers with the editions.
fn numbered(text: &'static str) -> Vec<(&'static str, &'static str)> {
    let Some((numbers, editions)) = text.split_once(": ") else { return Vec::new() };
    numbers.split(',').map(|number| (number, editions)).collect()
}

/// The editions of a line with how well each is known.
fn marked(text: &'static str) -> impl Iterator<Item = (Edition, Standing)> {
    text.split_whitespace().filter_map(|word| {
        let standing = match word.as_bytes().last()? {
            b'?' => Standing::Inferred,
            b'!' => Standing::Damaged,
            _ => Standing::Read,
        };
        word.trim_end_matches(['?', '!']).parse().ok().map(|edition| (edition, standing))
    })
}
