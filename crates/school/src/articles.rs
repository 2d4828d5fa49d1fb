//! Articles to choose from: those of the ruling and those that stand near them.

use compongo_laws::Edition;
use compongo_laws::catalogue::{self, Article};
use serde::Serialize;

use crate::seed;

/// At least so many are offered, and so many that are wrong.
const FEWEST: usize = 6;
const FEWEST_WRONG: usize = 3;

/// An article and what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Paraphrase {
    /// Its number.
    pub article: &'static str,
    /// What it says, in English; empty if that is not known.
    pub en: &'static str,
    /// What it says, in Spanish.
    pub es: &'static str,
}

impl Paraphrase {
    /// By its number in an edition.
    pub(crate) fn of(edition: Edition, number: &'static str) -> Paraphrase {
        let found = catalogue::article(edition, number);
        let (en, es) = found.map(|it| (it.en, it.es)).unwrap_or_default();
        Paraphrase { article: number, en, es }
    }
}

/// The right articles among others, in the order of the Laws; and the places of the right ones.
/// None at all where the ruling has no article.
pub(crate) fn articles(
    edition: Edition,
    right: &[&'static str],
    number: u32,
) -> (Vec<Paraphrase>, Vec<usize>) {
    if right.is_empty() {
        return (Vec::new(), Vec::new());
    }
    let all = catalogue::articles(edition);
    let place = |it: &str| {
        let found = catalogue::article(edition, it)?;
        all.iter().position(|other| other.number == found.number)
    };
    let places: Vec<usize> = right.iter().filter_map(|it| place(it)).collect();
    let mut near: Vec<(usize, u64, &Article)> = Vec::new();
    for (at, article) in all.iter().enumerate() {
        let related = right.iter().any(|it| related(edition, article, it));
        // Where no place is known, all are as near.
        let apart = places.iter().map(|it| it.abs_diff(at)).min().unwrap_or_default();
        if !related {
            // Neighbours in bands, so that not always the same ones are taken.
            near.push((apart / 4, seed::mix(number, seed::of(article.number)), article));
        }
    }
    near.sort_by_key(|(apart, lot, _)| (*apart, *lot));
    let wrong = FEWEST_WRONG.max(FEWEST.saturating_sub(right.len()));
    let near = near.into_iter().take(wrong).map(|(_, _, it)| it.number);
    let mut offered: Vec<&'static str> = right.iter().copied().chain(near).collect();
    offered.sort_by_key(|it| (place(it).unwrap_or(usize::MAX), *it));
    let is_right = |(at, it): (usize, &&'static str)| right.contains(it).then_some(at);
    let rights = offered.iter().enumerate().filter_map(is_right).collect();
    (offered.into_iter().map(|it| Paraphrase::of(edition, it)).collect(), rights)
}

/// Whether an article could be named for another with some right: it is on the same matter, or
/// above or below it.
fn related(edition: Edition, article: &Article, right: &str) -> bool {
    let same = catalogue::article(edition, right)
        .is_some_and(|it| it.number == article.number || it.matter == article.matter);
    let below = |above: &str, number: &str| {
        catalogue::below(edition, above).iter().any(|it| it.number == number)
    };
    same || article.number == right || below(right, article.number) || below(article.number, right)
}
