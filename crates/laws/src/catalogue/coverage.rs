use std::collections::HashMap;
use std::sync::OnceLock;

use crate::Edition;
use crate::catalogue::number::Part;
use crate::catalogue::{Article, Kind, articles, number};

/// How many articles of a kind there are, and how many have a case that shows them at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// The kind.
    pub kind: Kind,
    /// All articles of the kind.
    pub articles: usize,
    /// Those covered by cases. Where there is nothing to compute no case can fail: articles for
    /// information are shown where articles are looked up, all of them, and count as covered.
    pub covered: usize,
}

/// A line of the list of covered articles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Covered {
    /// The code that applies the article, as a path in the repository.
    pub code: &'static str,
    /// The names of the cases.
    cases: &'static str,
}

impl Covered {
    /// The names of the cases that show the article at work.
    pub fn cases(self) -> impl Iterator<Item = &'static str> {
        self.cases.split_whitespace()
    }
}

/// How far an edition is covered by cases, for each kind.
///
/// ```
/// use compongo_laws::{Edition, Kind, catalogue};
///
/// let [enforce, assist, inform] = catalogue::coverage(Edition::E2018);
/// assert_eq!((enforce.kind, enforce.articles), (Kind::Enforce, 182));
/// assert!(enforce.covered <= enforce.articles);
/// assert_eq!(inform.covered, inform.articles);
/// ```
pub fn coverage(edition: Edition) -> [Coverage; 3] {
    Kind::ALL.map(|kind| {
        let of_kind = || articles(edition).iter().filter(|article| article.kind == kind);
        let shown = kind == Kind::Inform;
        let covered = of_kind().filter(|article| shown || article.covered().is_some()).count();
        Coverage { kind, articles: of_kind().count(), covered }
    })
}

impl Article {
    /// What covers the article: the code and the cases; none if nothing does yet.
    ///
    /// The list is `data/coverage.tsv`: edition, article, code, cases, parted by tabs.
    pub fn covered(&self) -> Option<Covered> {
        list().get(&(self.edition, number::key(self.number))).copied()
    }
}

/// The list, read once.
fn list() -> &'static HashMap<(Edition, Vec<Part>), Covered> {
    static LIST: OnceLock<HashMap<(Edition, Vec<Part>), Covered>> = OnceLock::new();
    LIST.get_or_init(|| {
        let mut list = HashMap::new();
        for line in include_str!("../../data/coverage.tsv").lines() {
            if let Some((article, covered)) = entry(line) {
                // Of an article that is there twice the first line counts.
                list.entry(article).or_insert(covered);
            }
        }
        list
    })
}

/// A line of the list; none if no case covers the article.
fn entry(line: &'static str) -> Option<((Edition, Vec<Part>), Covered)> {
    let mut fields = line.split('\t');
    let edition = fields.next()?.parse().ok()?;
    let article = number::key(fields.next()?);
    let (code, cases) = (fields.next()?, fields.next().unwrap_or_default());
    cases.split_whitespace().next().map(|_| ((edition, article), Covered { code, cases }))
}
