//! A table as files that other programs read, and back.
//!
//! The record (`game.jsonl`) is that of [`compongo_laws::game::Record`]: regulations and facts,
//! nothing else. What a table keeps besides lies in a file of its own, which may be missing:
//!
//! ```json
//! {"compongo":1,
//!  "settings":{"regulations":{"edition":"2023"},"white":{"name":"Ada"}},
//!  "facts":[{"wall":1000,"seat":"white","command":"a1"}]}
//! ```
//!
//! `settings` are those of the protocol; `facts` has one object for each fact of the record, in
//! order, with the date and time in milliseconds since 1970 and, where they are known, the role
//! as which it was told and the name of the command.

use compongo_laws::game::{Record, RecordError, Regulations, Stage};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use super::{Entry, Role};

/// The version of the file beside a record that is written.
const VERSION: u32 = 1;

/// The most facts in a game that is taken in: several times what the longest games have, and few
/// enough to be replayed at once.
pub const MAX_FACTS: usize = 20_000;

/// A table as files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Export {
    /// The record, as JSON lines.
    pub record: String,
    /// What the table keeps besides, as JSON.
    pub beside: String,
}

/// A game from files, checked by playing it through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The settings as JSON.
    pub settings: Box<str>,
    /// The facts, numbered from 1.
    pub facts: Vec<Entry>,
    /// Whether the game is over.
    pub over: bool,
}

/// Why a table cannot be taken from files, or given as such.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TransferError {
    /// The record cannot be read, or a fact of it is refused.
    #[error("{0}")]
    Record(RecordError),
    /// The settings are not such.
    #[error("the settings cannot be read: {0}")]
    Settings(String),
    /// The file beside the record is not such.
    #[error("the file beside the record cannot be read: {0}")]
    Beside(String),
    /// The file beside the record was written by a later version.
    #[error("the file beside the record is of version {0}, this program knows up to {VERSION}")]
    BesideTooNew(u32),
    /// The file beside the record belongs to another.
    #[error("the file beside the record has other regulations or another number of facts")]
    BesideOfAnother,
    /// More facts than [`MAX_FACTS`].
    #[error("the record has more than {MAX_FACTS} facts")]
    TooLong,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Beside {
    compongo: u32,
    settings: Map<String, Value>,
    facts: Vec<Circumstances>,
}

/// What is known of a fact besides.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Circumstances {
    wall: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Box<str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    command: Option<Box<str>>,
}

/// Gives a table as files, from its settings and all its facts.
///
/// # Errors
///
/// If the settings have no regulations.
pub fn export(settings: &str, facts: &[Entry]) -> Result<Export, TransferError> {
    let unreadable = |why: serde_json::Error| TransferError::Settings(why.to_string());
    let settings: Map<String, Value> = serde_json::from_str(settings).map_err(unreadable)?;
    let regulations = regulations_of(&settings)?;
    let record = Record { regulations, facts: facts.iter().map(|it| it.fact.clone()).collect() };
    let circumstances = |entry: &Entry| Circumstances {
        wall: entry.wall_ms,
        seat: entry.seat.map(|role| role.name().into()),
        command: entry.command.clone(),
    };
    let beside =
        Beside { compongo: VERSION, settings, facts: facts.iter().map(circumstances).collect() };
    Ok(Export {
        record: record.write().map_err(TransferError::Record)?,
        beside: serde_json::to_string(&beside).map_err(unreadable)?,
    })
}

/// Takes a table from files and plays the game through: what the Laws refuse is not taken.
/// Without the file beside the record, the last fact counts as having happened at `now_ms`.
///
/// ```
/// use compongo_server::store::{export, import};
///
/// let record = concat!(
///     r#"{"compongo":1,"regulations":{"edition":"2023"}}"#, "\n",
///     r#"{"at":0,"by":"arbiter","do":"start"}"#, "\n",
///     r#"{"at":100,"by":"white","do":"resign"}"#, "\n",
/// );
/// let game = import(record, None, 5_000)?;
/// assert!(game.over);
/// assert_eq!(game.facts[0].wall_ms, 4_900);
/// let files = export(&game.settings, &game.facts)?;
/// assert_eq!(files.record, record);
/// assert_eq!(import(&files.record, Some(&files.beside), 0)?, game);
/// # Ok::<(), compongo_server::store::TransferError>(())
/// ```
///
/// # Errors
///
/// [`TransferError`] says which line is wrong or what the Laws refuse.
pub fn import(record: &str, beside: Option<&str>, now_ms: i64) -> Result<Import, TransferError> {
    if record.lines().nth(MAX_FACTS + 1).is_some() {
        return Err(TransferError::TooLong);
    }
    let record = Record::read(record).map_err(TransferError::Record)?;
    let game = record.replay(|_, _| {}).map_err(TransferError::Record)?;
    let over = matches!(game.stage(), Stage::Over | Stage::Void);
    let beside = match beside {
        Some(text) => read_beside(text, &record)?,
        None => suppose_beside(&record, now_ms)?,
    };
    let settings = serde_json::to_string(&beside.settings)
        .map_err(|why| TransferError::Settings(why.to_string()))?;
    let facts = (1..).zip(record.facts.into_iter().zip(beside.facts));
    let entry = |(seq, (fact, it)): (u32, (_, Circumstances))| {
        let seat = it.seat.map(|role| role.parse::<Role>()).transpose();
        let seat = seat.map_err(|why| TransferError::Beside(why.to_string()))?;
        Ok(Entry { seq, fact, wall_ms: it.wall, seat, command: it.command })
    };
    Ok(Import {
        settings: settings.into(),
        facts: facts.map(entry).collect::<Result<_, _>>()?,
        over,
    })
}

fn read_beside(text: &str, record: &Record) -> Result<Beside, TransferError> {
    let wrong = |why: serde_json::Error| TransferError::Beside(why.to_string());
    let value: Value = serde_json::from_str(text).map_err(wrong)?;
    let version = value.get("compongo").and_then(Value::as_u64);
    if let Some(newer) = version.filter(|&it| it > u64::from(VERSION)) {
        return Err(TransferError::BesideTooNew(u32::try_from(newer).unwrap_or(u32::MAX)));
    }
    let beside: Beside = serde_json::from_value(value).map_err(wrong)?;
    let regulations = regulations_of(&beside.settings)?;
    if regulations != record.regulations || beside.facts.len() != record.facts.len() {
        return Err(TransferError::BesideOfAnother);
    }
    Ok(beside)
}

/// What may be supposed where nothing is known.
fn suppose_beside(record: &Record, now_ms: i64) -> Result<Beside, TransferError> {
    let regulations = serde_json::to_value(&record.regulations)
        .map_err(|why| TransferError::Settings(why.to_string()))?;
    let last_ms = record.facts.last().map_or(0, |fact| fact.at_ms);
    let circumstances = |at_ms: u64| Circumstances {
        wall: now_ms.saturating_sub_unsigned(last_ms.saturating_sub(at_ms)),
        seat: None,
        command: None,
    };
    Ok(Beside {
        compongo: VERSION,
        settings: Map::from_iter([("regulations".to_owned(), regulations)]),
        facts: record.facts.iter().map(|fact| circumstances(fact.at_ms)).collect(),
    })
}

fn regulations_of(settings: &Map<String, Value>) -> Result<Regulations, TransferError> {
    let value = settings.get("regulations").cloned().unwrap_or_default();
    serde_json::from_value(value).map_err(|why| TransferError::Settings(why.to_string()))
}
