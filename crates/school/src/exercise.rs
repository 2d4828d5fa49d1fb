//! A situation as it is asked, without its answer.

use compongo_clock::Language;
use compongo_laws::Edition;
use compongo_laws::case::CaseError;
use compongo_words::Message;
use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::articles::{self, Paraphrase};
use crate::library::{Situation, situation};
use crate::scene::Scene;
use crate::sheet::Sheet;
use crate::{Difficulty, choices};

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Text {
    /// In English.
    pub en: String,
    /// In Spanish.
    pub es: String,
}

/// A situation to be answered.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Exercise {
    /// The key of the situation.
    pub key: String,
    /// The edition by which is to be ruled.
    #[serde(serialize_with = "year")]
    pub edition: Edition,
    /// The seed of the choices and their order.
    pub seed: u32,
    /// The folder of the situation.
    pub subject: &'static str,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The time control in words; none without a clock.
    pub control: Option<Text>,
    /// What else the competition has fixed.
    pub conditions: Vec<Message>,
    /// How it begins, and each fact. Where rulings are asked for there are none.
    pub scenes: Vec<Scene>,
    /// The first scene whose rulings are asked for.
    pub asked: usize,
    /// The question.
    pub question: Text,
    /// Rulings to choose one from.
    pub rulings: Vec<Vec<Message>>,
    /// Articles to choose from; empty where the right ruling has none.
    pub articles: Vec<Paraphrase>,
}

/// Why there is no such exercise.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum SchoolError {
    /// No situation has this key.
    #[error("no situation has the key `{0}`")]
    Unknown(String),
    /// The situation is not asked in this edition.
    #[error("the situation `{0}` is not asked in the edition of {1}")]
    NotAsked(&'static str, Edition),
    /// The situation cannot be played through.
    #[error("the situation `{0}`: {1}")]
    Case(&'static str, CaseError),
}

/// Everything about an exercise, its answer too.
pub(crate) struct Whole {
    pub(crate) situation: &'static Situation,
    pub(crate) sheet: &'static Sheet,
    pub(crate) rulings: Vec<Vec<Message>>,
    pub(crate) ruling: usize,
    pub(crate) articles: Vec<Paraphrase>,
    pub(crate) right: Vec<usize>,
}

pub(crate) fn whole(key: &str, edition: Edition, seed: u32) -> Result<Whole, SchoolError> {
    let situation = situation(key).ok_or_else(|| SchoolError::Unknown(key.to_owned()))?;
    if !situation.case.editions.contains(&edition) {
        return Err(SchoolError::NotAsked(situation.name, edition));
    }
    let Some(sheet) = situation.sheet(edition) else {
        let error = Sheet::of(&situation.case, edition).err();
        let not_asked = SchoolError::NotAsked(situation.name, edition);
        return Err(error.map_or(not_asked, |error| SchoolError::Case(situation.name, error)));
    };
    let (rulings, ruling) = choices::rulings(situation, sheet, edition, seed);
    let (articles, right) = articles::articles(edition, &sheet.articles(), seed);
    Ok(Whole { situation, sheet, rulings, ruling, articles, right })
}

/// A situation by its key, as it is asked in an edition.
///
/// # Errors
///
/// [`SchoolError`]: there is no such situation, or not in this edition.
pub fn exercise(key: &str, edition: Edition, seed: u32) -> Result<Exercise, SchoolError> {
    let Whole { situation, sheet, rulings, articles, .. } = whole(key, edition, seed)?;
    let asked = sheet.asked + 1;
    let told = sheet.told.iter().take(sheet.asked);
    let open = sheet.open.iter().skip(sheet.asked);
    let scenes = std::iter::once(&sheet.beginning).chain(told).chain(open).cloned().collect();
    Ok(Exercise {
        key: situation.key.clone(),
        edition,
        seed,
        subject: situation.subject,
        difficulty: Difficulty::of(situation, sheet, edition),
        control: sheet.game.control.as_ref().map(|it| Text {
            en: it.describe(Language::English),
            es: it.describe(Language::Spanish),
        }),
        conditions: sheet.game.conditions.clone(),
        scenes,
        asked,
        question: question(situation),
        rulings,
        articles,
    })
}

/// The question of a situation; in English also in Spanish where it is not translated, which a
/// test excludes.
fn question(situation: &Situation) -> Text {
    let en = &situation.case.question;
    let es = situation.case.es.as_ref().map_or(en, |it| &it.question);
    Text { en: en.clone(), es: es.clone() }
}

/// What it is about, in a few words.
pub(crate) fn title(situation: &Situation) -> Text {
    let en = &situation.case.title;
    let es = situation.case.es.as_ref().map_or(en, |it| &it.title);
    Text { en: en.clone(), es: es.clone() }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
pub(crate) fn year<S: Serializer>(edition: &Edition, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u16(edition.year())
}
