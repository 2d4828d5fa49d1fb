//! What an answer is worth, and what is right.

use compongo_laws::Edition;
use compongo_words::Message;
use serde::{Deserialize, Serialize};

use crate::articles::Paraphrase;
use crate::exercise::{SchoolError, Text, Whole, title, whole};
use crate::scene::{Clocks, Line, Scene};
use crate::sheet::Sheet;

/// What was chosen, by places in the lists of the exercise, counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The ruling; none if none was chosen.
    #[serde(default)]
    pub ruling: Option<usize>,
    /// The articles.
    #[serde(default)]
    pub articles: Vec<usize>,
}

/// What the choice of articles is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArticlesMark {
    /// The right ones and no other.
    Right,
    /// Some right ones.
    Partly,
    /// None that is right.
    Wrong,
    /// They are not asked for.
    NotAsked,
}

/// A marked answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Marked {
    /// Whether the ruling is right.
    pub ruling_right: bool,
    /// What the articles are worth.
    pub articles: ArticlesMark,
    /// Points: two for the ruling, two for the right articles, one for some of them.
    pub points: u32,
    /// As many points as could be had.
    pub most: u32,
    /// What is right.
    pub solution: Solution,
}

/// What is right, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Solution {
    /// What the situation is about.
    pub title: Text,
    /// Where it comes from, in English.
    pub source: String,
    /// The rules by which is ruled: `standard`, `rapid`, `supervised-rapid`, `blitz` or
    /// `supervised-blitz`. What the time control makes of a game is part of the answer.
    pub play: &'static str,
    /// The place of the right ruling.
    pub ruling: usize,
    /// The places of the right articles.
    pub articles: Vec<usize>,
    /// How it begins, and each fact with what follows.
    pub scenes: Vec<Scene>,
    /// The pieces at the end, as a FEN.
    pub fen: String,
    /// What the clocks show at the end.
    pub clocks: Option<Clocks>,
    /// The result, if the game is over.
    pub outcome: Option<Message>,
    /// What the articles say that are cited.
    pub texts: Vec<Paraphrase>,
    /// What other editions rule instead.
    pub elsewhere: Vec<Elsewhere>,
}

/// What follows in editions that rule otherwise.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Elsewhere {
    /// Their years.
    pub editions: Vec<u16>,
    /// The rulings there; empty if nothing follows.
    pub lines: Vec<Line>,
}

/// Marks an answer to an exercise, which is named by what it was made from.
///
/// # Errors
///
/// As [`exercise`](crate::exercise()). Places that are not in the lists are wrong, not errors.
pub fn mark(
    key: &str,
    edition: Edition,
    seed: u32,
    answer: &Answer,
) -> Result<Marked, SchoolError> {
    let whole = whole(key, edition, seed)?;
    let ruling_right = answer.ruling == Some(whole.ruling);
    let articles = articles_mark(&whole.right, &answer.articles);
    let points = match articles {
        ArticlesMark::Right => 2,
        ArticlesMark::Partly => 1,
        _ => 0,
    };
    Ok(Marked {
        ruling_right,
        articles,
        points: points + if ruling_right { 2 } else { 0 },
        most: if articles == ArticlesMark::NotAsked { 2 } else { 4 },
        solution: solution(whole, edition),
    })
}

fn articles_mark(right: &[usize], chosen: &[usize]) -> ArticlesMark {
    let hits = right.iter().filter(|it| chosen.contains(it)).count();
    let misses = chosen.iter().any(|it| !right.contains(it));
    match hits {
        _ if right.is_empty() => ArticlesMark::NotAsked,
        0 => ArticlesMark::Wrong,
        _ if hits == right.len() && !misses => ArticlesMark::Right,
        _ => ArticlesMark::Partly,
    }
}

fn solution(whole: Whole, edition: Edition) -> Solution {
    let Whole { situation, sheet, ruling, right, .. } = whole;
    let mut cited: Vec<&'static str> = Vec::new();
    for article in sheet.told.iter().flat_map(|it| &it.lines).flat_map(|it| &it.articles) {
        if !cited.contains(article) {
            cited.push(article);
        }
    }
    Solution {
        title: title(situation),
        source: situation.case.source.clone(),
        play: sheet.game.play,
        ruling,
        articles: right,
        scenes: std::iter::once(&sheet.beginning).chain(&sheet.told).cloned().collect(),
        fen: sheet.end.fen.clone(),
        clocks: sheet.end.clocks,
        outcome: sheet.end.outcome.clone(),
        texts: cited.into_iter().map(|it| Paraphrase::of(edition, it)).collect(),
        elsewhere: elsewhere(situation, sheet, edition),
    }
}

/// The other editions that rule otherwise, those that rule alike together.
fn elsewhere(situation: &crate::Situation, here: &Sheet, edition: Edition) -> Vec<Elsewhere> {
    let mut found: Vec<(Vec<Message>, Elsewhere)> = Vec::new();
    for (other, sheet) in situation.elsewhere(edition) {
        let ruling = sheet.ruling();
        if ruling == here.ruling() {
            continue;
        }
        if let Some((_, group)) = found.iter_mut().find(|(it, _)| *it == ruling) {
            group.editions.push(other.year());
        } else {
            let lines = sheet.lines().cloned().collect();
            found.push((ruling, Elsewhere { editions: vec![other.year()], lines }));
        }
    }
    found.into_iter().map(|(_, group)| group).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_are_right_partly_right_or_wrong() {
        use ArticlesMark::*;
        for (right, chosen, mark) in [
            (&[1, 3][..], &[3, 1][..], Right),
            (&[1, 3], &[1], Partly),
            (&[1, 3], &[1, 3, 4], Partly),
            (&[1], &[2], Wrong),
            (&[1], &[], Wrong),
            (&[], &[], NotAsked),
        ] {
            assert_eq!(articles_mark(right, chosen), mark, "{right:?} {chosen:?}");
        }
    }
}
