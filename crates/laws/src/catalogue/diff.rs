use crate::catalogue::{Article, Subject, catalogue, is_whole, number};
use crate::{Edition, Standing};

/// What became of a matter between two editions, or of several that one of them holds together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The part of the Laws.
    pub subject: Subject,
    /// The matters.
    pub matters: Vec<&'static str>,
    /// In what way it changed.
    pub difference: Difference,
    /// Their articles in the first edition.
    pub from: Vec<&'static Article>,
    /// Their articles in the second edition.
    pub to: Vec<&'static Article>,
}

impl Change {
    /// Whether all its articles were read in copies that are whole: otherwise what looks like a
    /// change may be a gap in what is known.
    pub fn is_sure(&self) -> bool {
        self.from.iter().chain(&self.to).all(|article| article.standing == Standing::Read)
    }

    /// Whether both are about an article that holds more than one matter.
    fn meets(&self, other: &Change) -> bool {
        let share = |one: &[&Article], two: &[&Article]| one.iter().any(|it| two.contains(it));
        let changed = [self, other].map(|it| it.difference == Difference::Changed);
        changed == [true; 2]
            && self.subject == other.subject
            && (share(&self.from, &other.from) || share(&self.to, &other.to))
    }

    /// Takes in a change that meets this one.
    fn take(&mut self, other: Change) {
        self.matters.extend(other.matters);
        for (own, others) in [(&mut self.from, other.from), (&mut self.to, other.to)] {
            own.extend(others);
            own.sort_by_cached_key(|article| number::key(article.number));
            own.dedup();
        }
    }
}

/// In what way a matter changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difference {
    /// The same is said under other numbers.
    Renumbered,
    /// Something else is said, more or less of it, or it is divided otherwise.
    Changed,
    /// Only the second edition has it.
    Added,
    /// Only the first edition has it.
    Removed,
    /// Only the second edition has it here, but the first is not known as a whole.
    NotSeenInFirst,
    /// Only the first edition has it here, but the second is not known as a whole.
    NotSeenInSecond,
}

impl Difference {
    /// The name of the difference.
    ///
    /// ```
    /// use compongo_laws::catalogue::Difference;
    ///
    /// assert_eq!(Difference::NotSeenInFirst.name(), "not-seen-in-first");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Difference::Renumbered => "renumbered",
            Difference::Changed => "changed",
            Difference::Added => "added",
            Difference::Removed => "removed",
            Difference::NotSeenInFirst => "not-seen-in-first",
            Difference::NotSeenInSecond => "not-seen-in-second",
        }
    }
}

/// The matter of mere titles, in which nothing can change.
const TITLES: &str = "headings";

/// What changed from one edition to another, by subject. Matters that stayed as they were, under
/// the same numbers, are left out, and so are titles.
///
/// ```
/// use compongo_laws::Edition;
/// use compongo_laws::catalogue::{self, Difference};
///
/// let changes = catalogue::diff(Edition::E2018, Edition::E2023);
/// let resignation = changes.iter().find(|it| it.matters == ["resignation"]).unwrap();
/// assert_eq!(resignation.difference, Difference::Changed);
/// assert_eq!(resignation.from[0].number, "5.1.2");
/// assert!(catalogue::diff(Edition::E2018, Edition::E2018).is_empty());
/// ```
pub fn diff(from: Edition, to: Edition) -> Vec<Change> {
    let changes =
        catalogue().matters.iter().filter(|matter| matter.name != TITLES).filter_map(|matter| {
            let (before, after) = (matter.articles(from), matter.articles(to));
            let difference = match (before.is_empty(), after.is_empty()) {
                (true, true) => return None,
                (true, false) if is_whole(from) => Difference::Added,
                (true, false) => Difference::NotSeenInFirst,
                (false, true) if is_whole(to) => Difference::Removed,
                (false, true) => Difference::NotSeenInSecond,
                (false, false) => compare(&before, &after)?,
            };
            let (subject, matters) = (matter.subject, vec![matter.name]);
            Some(Change { subject, matters, difference, from: before, to: after })
        });
    let mut joined: Vec<Change> = Vec::new();
    for mut change in changes {
        // One article may hold what others divide, and so tie several changes together.
        while let Some(at) = joined.iter().position(|other| other.meets(&change)) {
            let mut earlier = joined.remove(at);
            earlier.take(change);
            change = earlier;
        }
        joined.push(change);
    }
    joined.sort_by_key(|change| change.subject);
    joined
}

/// How the articles of a matter differ; none if they do not.
fn compare(before: &[&Article], after: &[&Article]) -> Option<Difference> {
    let same = before.len() == after.len()
        && before.iter().zip(after).all(|(one, other)| one.says_the_same(other));
    if !same {
        return Some(Difference::Changed);
    }
    let numbers = |articles: &[&Article]| -> Vec<&str> {
        articles.iter().map(|article| article.number).collect()
    };
    (numbers(before) != numbers(after)).then_some(Difference::Renumbered)
}
