//! Which situations are asked.

use compongo_laws::Edition;

use crate::Difficulty;
use crate::library::Situation;
use crate::seed;
use crate::sheet::{Sheet, sheets};

/// Which situations are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Set<'a> {
    /// The folder; all if none is given.
    pub subject: Option<&'a str>,
    /// The edition by which is ruled.
    pub edition: Edition,
    /// How hard they are; all if nothing is given.
    pub difficulty: Option<Difficulty>,
}

impl Set<'_> {
    /// All situations of an edition.
    pub const fn of(edition: Edition) -> Set<'static> {
        Set { subject: None, edition, difficulty: None }
    }

    fn situations(&self) -> impl Iterator<Item = &'static Situation> {
        let Set { subject, edition, difficulty } = *self;
        let wanted = move |(situation, sheet): &(&'static Situation, &'static Sheet)| {
            subject.is_none_or(|it| it == situation.subject)
                && difficulty.is_none_or(|it| Difficulty::of(situation, sheet, edition) == it)
        };
        sheets(edition).filter(wanted).map(|(it, _)| it)
    }
}

/// How many situations a set has.
///
/// ```
/// use compongo_laws::Edition;
/// use compongo_school::{Set, count};
///
/// assert!(count(&Set::of(Edition::E2018)) > 250);
/// assert_eq!(count(&Set { subject: Some("poker"), ..Set::of(Edition::E2018) }), 0);
/// ```
pub fn count(set: &Set<'_>) -> usize {
    set.situations().count()
}

/// The keys of at most so many situations of a set, in an order that follows from the seed.
///
/// ```
/// use compongo_laws::Edition;
/// use compongo_school::{Set, draw};
///
/// let set = Set::of(Edition::E2023);
/// assert_eq!(draw(&set, 5, 10), draw(&set, 5, 10));
/// assert_ne!(draw(&set, 5, 10), draw(&set, 6, 10));
/// ```
pub fn draw(set: &Set<'_>, seed: u32, most: usize) -> Vec<String> {
    let mut all: Vec<&Situation> = set.situations().collect();
    all.sort_by_key(|it| seed::mix(seed, seed::of(&it.key)));
    all.into_iter().take(most).map(|it| it.key.clone()).collect()
}
