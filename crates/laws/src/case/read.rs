use serde::Deserialize;
use thiserror::Error;

use crate::Edition;
use crate::game::{Absent, Refusal, RegulationsError};

/// A situation: how the game stands, what happens, and what is right in each edition.
#[derive(Clone, PartialEq, Debug)]
pub struct Case {
    /// What it is about, in a few words.
    pub title: String,
    /// Where the question comes from.
    pub source: String,
    /// The question, for people who learn.
    pub question: String,
    /// Title and question in Spanish, where they are translated.
    pub es: Option<Spanish>,
    /// The editions in which it is asked.
    pub editions: Vec<Edition>,
    /// What is expected, for each of the editions once.
    pub expect: Vec<Expect>,
    pub(super) text: CaseText,
}

/// What people read of a case, in Spanish.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spanish {
    /// What it is about, in a few words.
    pub title: String,
    /// The question.
    pub question: String,
}

/// What is right in some editions.
#[derive(Clone, PartialEq, Debug)]
pub struct Expect {
    /// The editions.
    pub editions: Vec<Edition>,
    /// The rulings in order, each with its articles in brackets; refused facts as `refused`, the
    /// reason and the article.
    pub rulings: Vec<String>,
    /// The result; none if the game goes on.
    pub result: Option<String>,
    /// What the clocks show at the end, if that is asked.
    pub clocks: Option<Clocks>,
    /// The first fields of the position's FEN at the end, if that is asked.
    pub board: Option<String>,
}

/// What both clocks show, as `1:30:00` or `4:26`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// White's.
    pub white: String,
    /// Black's.
    pub black: String,
}

/// Why a case cannot be read or run.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum CaseError {
    /// The text is not as it should be.
    #[error("{0}")]
    Text(String),
    /// An edition is none.
    #[error("`{0}` names no edition: a year or a range as 2009-2023 is expected")]
    Edition(String),
    /// An edition is asked for and has no expectation, or several.
    #[error("{0} expectations for the edition of {1}, instead of one")]
    Expectations(usize, Edition),
    /// A time is none.
    #[error("`{0}` is not a time: 1:30:00, 4:26, 0:00.5 or milliseconds are expected")]
    Time(String),
    /// The regulations cannot be played by.
    #[error("{0}")]
    Regulations(RegulationsError),
    /// A move of the beginning cannot be played.
    #[error("the move `{0}` cannot be played here")]
    Move(String),
    /// A fact of the beginning was refused.
    #[error("the beginning is refused: {0}")]
    Start(Refusal),
    /// A fact is not as it should be; facts count from 1.
    #[error("fact {0}: {1}")]
    Fact(usize, String),
}

/// The file as it is written.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct CaseText {
    title: String,
    source: String,
    question: String,
    es: Option<Spanish>,
    editions: Vec<String>,
    /// Rulings that every move has are among the expected ones.
    #[serde(default)]
    pub(super) all_rulings: bool,
    #[serde(default)]
    pub(super) regulations: serde_json::Map<String, serde_json::Value>,
    #[serde(default)]
    pub(super) start: StartText,
    #[serde(default)]
    pub(super) facts: Vec<serde_json::Map<String, serde_json::Value>>,
    expect: Vec<ExpectText>,
}

#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct StartText {
    pub(super) fen: Option<String>,
    pub(super) moves: Option<String>,
    pub(super) clocks: Option<Clocks>,
    #[serde(default)]
    pub(super) absent: Absent,
    /// The case tells the start itself.
    #[serde(default)]
    pub(super) not_started: bool,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ExpectText {
    editions: Vec<String>,
    rulings: Vec<String>,
    result: Option<String>,
    clocks: Option<Clocks>,
    board: Option<String>,
}

impl Case {
    /// Reads a case.
    ///
    /// # Errors
    ///
    /// [`CaseError`], also for a word too many.
    pub fn read(text: &str) -> Result<Case, CaseError> {
        let text: CaseText = toml::from_str(text).map_err(|it| CaseError::Text(it.to_string()))?;
        let editions = editions(&text.editions)?;
        let expect = |it: &ExpectText| {
            Ok(Expect {
                editions: self::editions(&it.editions)?,
                rulings: it.rulings.clone(),
                result: it.result.clone(),
                clocks: it.clocks.clone(),
                board: it.board.clone(),
            })
        };
        let expect = text.expect.iter().map(expect).collect::<Result<Vec<_>, CaseError>>()?;
        for &edition in &editions {
            let count = expect.iter().filter(|it| it.editions.contains(&edition)).count();
            if count != 1 {
                return Err(CaseError::Expectations(count, edition));
            }
        }
        Ok(Case {
            title: text.title.clone(),
            source: text.source.clone(),
            question: text.question.clone(),
            es: text.es.clone(),
            editions,
            expect,
            text,
        })
    }

    /// The same case with one regulation set otherwise, named as in a record: what would follow in
    /// a game that is nearly the same.
    ///
    /// ```
    /// # use compongo_laws::case::Case;
    /// # let text = "title = 't'\nsource = 's'\nquestion = 'q'\neditions = ['2018']\n\
    /// #     facts = [{ at = 0, by = 'white', do = 'resign' }]\n\
    /// #     expect = [{ editions = ['2018'], rulings = ['over 0-1 resignation [5.1.2]'] }]";
    /// let case = Case::read(text)?.regulated("speed", "blitz");
    /// assert_eq!(case.run("2018".parse().unwrap())?.result.as_deref(), Some("0-1"));
    /// # Ok::<(), compongo_laws::case::CaseError>(())
    /// ```
    #[must_use]
    pub fn regulated(&self, name: &str, value: impl Into<serde_json::Value>) -> Case {
        let mut other = self.clone();
        other.text.regulations.insert(name.to_owned(), value.into());
        other
    }
}

/// Years and ranges of years.
fn editions(words: &[String]) -> Result<Vec<Edition>, CaseError> {
    let mut found = Vec::new();
    for word in words {
        let wrong = || CaseError::Edition(word.clone());
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        let read = |text: &str| text.parse::<Edition>().map_err(|_| wrong());
        let (first, last) = (read(first)?, read(last)?);
        if first > last {
            return Err(wrong());
        }
        found.extend(Edition::ALL.into_iter().filter(|it| (first..=last).contains(it)));
    }
    Ok(found)
}

/// Milliseconds from a number or from hours, minutes and seconds.
pub(super) fn time_ms(value: &serde_json::Value) -> Result<i64, CaseError> {
    if let Some(ms) = value.as_i64() {
        return Ok(ms);
    }
    let text = value.as_str().unwrap_or_default();
    let wrong = || CaseError::Time(value.to_string());
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let fields: Vec<&str> = whole.split(':').collect();
    if !(2..=3).contains(&fields.len()) || part.len() > 3 {
        return Err(wrong());
    }
    let mut seconds: i64 = 0;
    for field in fields {
        let number = field.parse::<u32>().map_err(|_| wrong())?;
        seconds = seconds * 60 + i64::from(number);
    }
    let ms: i64 = format!("{part:0<3}").parse().map_err(|_| wrong())?;
    Ok(sign * (seconds * 1_000 + ms))
}
