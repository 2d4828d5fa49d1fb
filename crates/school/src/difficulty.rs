//! How hard a situation is, by what can be counted.

use compongo_laws::Edition;
use serde::Serialize;

use crate::library::Situation;
use crate::sheet::{Sheet, sheets};

/// So many rulings at once are many.
const MANY_RULINGS: usize = 3;

/// A matter on which no more situations turn is rare.
const RARE: usize = 3;

/// How hard a situation is in an edition. One step up for each of these: at least three rulings
/// are asked for; editions rule otherwise on it; few situations turn on its principal article.
///
/// ```
/// use compongo_school::Difficulty;
///
/// assert_eq!(Difficulty::by_name("hard"), Some(Difficulty::Hard));
/// assert!(Difficulty::Easy < Difficulty::Medium);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// None of them.
    Easy,
    /// One.
    Medium,
    /// Two or all.
    Hard,
}

impl Difficulty {
    /// All, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        }
    }

    /// By its word.
    pub fn by_name(name: &str) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|it| it.name() == name)
    }

    pub(crate) fn of(situation: &Situation, sheet: &Sheet, edition: Edition) -> Difficulty {
        let steps = [
            sheet.lines().count() >= MANY_RULINGS,
            editions_differ(situation),
            is_rare(sheet, edition),
        ];
        match steps.into_iter().filter(|it| *it).count() {
            0 => Difficulty::Easy,
            1 => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }
}

/// Whether the rulings themselves differ, not only the numbers of their articles. What is expected
/// of a case is what comes out: a test of every case holds that.
fn editions_differ(situation: &Situation) -> bool {
    let expect = &situation.case.expect;
    let bare = |rulings: &[String]| -> Vec<String> {
        let bare = rulings.iter().map(|it| it.split(" [").next().unwrap_or_default().to_owned());
        bare.collect()
    };
    let mut all = expect.iter().map(|it| (bare(&it.rulings), &it.result));
    let first = all.next();
    all.any(|it| Some(it) != first)
}

/// Whether few situations turn on the matter of the last ruling.
fn is_rare(sheet: &Sheet, edition: Edition) -> bool {
    let on_it = sheets(edition).filter(|(_, it)| it.matter == sheet.matter);
    sheet.matter.is_some() && on_it.take(RARE + 1).count() <= RARE
}
