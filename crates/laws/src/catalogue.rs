//! Every article of every edition as far as it is known: its number, what it is about, who
//! applies it, and what it says, in a sentence or two of this project's own in English and
//! Spanish.
//!
//! The data are in `data/`, one file for each subject of the Laws. A *matter* is one idea, as
//! that a touched piece must move; under it stand the texts that editions gave to it, each said
//! once for all editions that agree, with the numbers it has there.
//!
//! ```
//! use compongo_laws::{Edition, Kind, Standing, catalogue};
//!
//! let article = catalogue::article(Edition::E2018, "7.5.5").unwrap();
//! assert_eq!((article.matter, article.kind), ("illegal-move-penalty", Kind::Enforce));
//! assert!(article.en.contains("the second loses"));
//!
//! // The copy of 2005 has lost its list of penalties.
//! let article = catalogue::article(Edition::E2005, "13.4").unwrap();
//! assert_eq!(article.standing, Standing::Damaged);
//! assert!(article.lost.unwrap().en.starts_with("the list"));
//! ```

mod article;
mod coverage;
mod diff;
mod number;
mod parse;
mod search;
mod subject;

use std::sync::OnceLock;

pub use article::{Article, Kind, Lost};
pub use coverage::{Coverage, Covered, coverage};
pub use diff::{Change, Difference, diff};
pub use search::{is_number, nearest, search, search_in, under};
pub use subject::Subject;

use crate::{Edition, Topic};
use number::Part;
use parse::Entry;

/// The whole catalogue, read once.
struct Catalogue {
    /// The articles of each edition, in the order of their numbers.
    articles: [Vec<Article>; Edition::ALL.len()],
    /// The keys of their numbers, in the same order.
    keys: [Vec<Vec<Part>>; Edition::ALL.len()],
    /// The matters in the order of the files, each with what stands under it.
    matters: Vec<Matter>,
    /// The number of the article on each topic in each edition.
    topics: Vec<[Option<&'static str>; Edition::ALL.len()]>,
}

/// A matter: the numbers that hold it, in the order of the file.
struct Matter {
    subject: Subject,
    name: &'static str,
    numbers: Vec<(Edition, &'static str)>,
}

fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(|| {
        let mut articles: [Vec<Article>; Edition::ALL.len()] = Default::default();
        let mut matters: Vec<Matter> = Vec::new();
        for (subject, data) in Subject::FILES {
            for entry in parse::entries(subject, data) {
                match entry {
                    Entry::Matter(name) => {
                        matters.push(Matter { subject, name, numbers: Vec::new() });
                    }
                    Entry::Article(article) => {
                        if let Some(matter) = matters.last_mut() {
                            matter.numbers.push((article.edition, article.number));
                        }
                        articles[article.edition as usize].push(article);
                    }
                    Entry::See(edition, number) => {
                        if let Some(matter) = matters.last_mut() {
                            matter.numbers.push((edition, number));
                        }
                    }
                }
            }
        }
        for articles in &mut articles {
            articles.sort_by_cached_key(|article| number::key(article.number));
        }
        let keys = Edition::ALL.map(|edition| {
            let articles = &articles[edition as usize];
            articles.iter().map(|article| number::key(article.number)).collect()
        });
        let topics = Topic::ALL.into_iter().map(|topic| numbers_of(topic, &matters)).collect();
        Catalogue { articles, keys, matters, topics }
    })
}

fn numbers_of(topic: Topic, matters: &[Matter]) -> [Option<&'static str>; Edition::ALL.len()] {
    let matter = matters.iter().find(|matter| matter.name == topic.matter());
    Edition::ALL.map(|edition| {
        let numbers = matter.map(|matter| &matter.numbers[..]).unwrap_or_default();
        let number = numbers.iter().find(|(of, _)| *of == edition).map(|(_, number)| *number);
        // Paragraphs without a number cannot be cited.
        number.and_then(|number| number.split('§').next())
    })
}

/// The number of the article on a topic.
pub(crate) fn number_of(topic: Topic, edition: Edition) -> Option<&'static str> {
    catalogue().topics.get(topic as usize)?[edition as usize]
}

/// All articles of an edition, in the order of their numbers: articles, appendices, guidelines.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// let articles = catalogue::articles(Edition::E2018);
/// assert_eq!(articles.first().map(|it| it.number), Some("1.1"));
/// assert_eq!(articles.last().map(|it| it.number), Some("III.6.2"));
/// ```
pub fn articles(edition: Edition) -> &'static [Article] {
    &catalogue().articles[edition as usize]
}

/// An article by its number, however that is written: `9.6(a)`, `9.6a` and `Art. 9.6 A` are one.
/// Of an article known by its paragraphs, as 8.1 of 1997, the first paragraph.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// let number = |edition, text| catalogue::article(edition, text).map(|it| it.number);
/// assert_eq!(number(Edition::E2014, "9.6a"), Some("9.6(a)"));
/// assert_eq!(number(Edition::E1997, "C4"), Some("C.4"));
/// assert_eq!(number(Edition::E2023, "ii.3.2.5.1"), Some("II.3.2.5(1)"));
/// assert_eq!(number(Edition::E1997, "8.1"), Some("8.1§1"));
/// assert_eq!(number(Edition::E2009, "9.6.2"), None);
/// ```
pub fn article(edition: Edition, number: &str) -> Option<&'static Article> {
    let wanted = number::key(number);
    let keys = keys(edition);
    let at = keys.partition_point(|key| *key < wanted);
    let (found, key) = (articles(edition).get(at)?, keys.get(at)?);
    let paragraph = key.len() == wanted.len() + 1
        && key.starts_with(&wanted)
        && key.last().is_some_and(|part| part.is_paragraph());
    (!wanted.is_empty() && (*key == wanted || paragraph)).then_some(found)
}

/// The articles below one: of `7.5`, those from `7.5.1` to `7.5.5`.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// let below = catalogue::below(Edition::E2018, "7.5");
/// assert_eq!(below.len(), 5);
/// assert_eq!(catalogue::below(Edition::E2018, "B").len(), 8);
/// ```
pub fn below(edition: Edition, number: &str) -> Vec<&'static Article> {
    let above = number::key(number);
    let keys = keys(edition);
    // In the order of the numbers those below one stand together, behind it.
    let first = keys.partition_point(|key| *key <= above);
    let within = keys.iter().skip(first).take_while(|key| key.starts_with(&above)).count();
    let found = articles(edition).get(first..first + within).unwrap_or_default();
    if above.is_empty() { Vec::new() } else { found.iter().collect() }
}

/// The keys of the articles of an edition, in their order.
fn keys(edition: Edition) -> &'static [Vec<Part>] {
    &catalogue().keys[edition as usize]
}

/// The articles of an edition on a matter, the principal one first.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// let numbers = |edition| -> Vec<&str> {
///     catalogue::on(edition, "claim-wrong").iter().map(|it| it.number).collect()
/// };
/// assert_eq!(numbers(Edition::E2018), ["9.5.3"]);
/// assert_eq!(numbers(Edition::E2005), ["9.5"]);
/// ```
pub fn on(edition: Edition, matter: &str) -> Vec<&'static Article> {
    let found = catalogue().matters.iter().find(|it| it.name == matter);
    found.map(|matter| matter.articles(edition)).unwrap_or_default()
}

/// Where the matter of an article stands in the other editions: its principal article in each that
/// has one.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// let article = catalogue::article(Edition::E2018, "9.5.3").unwrap();
/// let elsewhere = catalogue::elsewhere(article);
/// assert!(elsewhere.iter().any(|it| (it.edition, it.number) == (Edition::E2005, "9.5")));
/// ```
pub fn elsewhere(article: &Article) -> Vec<&'static Article> {
    let others = Edition::ALL.into_iter().filter(|&other| other != article.edition);
    others.filter_map(|other| on(other, article.matter).first().copied()).collect()
}

/// Whether an edition is known as a whole, so that what is not here is not in it. The copies of
/// the others lack articles.
///
/// ```
/// use compongo_laws::{Edition, catalogue};
///
/// assert!(catalogue::is_whole(Edition::E2018));
/// assert!(!catalogue::is_whole(Edition::E2014));
/// ```
pub const fn is_whole(edition: Edition) -> bool {
    matches!(edition, Edition::E2009 | Edition::E2018 | Edition::E2023)
}

impl Matter {
    fn articles(&self, edition: Edition) -> Vec<&'static Article> {
        let here = self.numbers.iter().filter(|(of, _)| *of == edition);
        here.filter_map(|(_, number)| article(edition, number)).collect()
    }
}
