//! The record of a game: its regulations, then one fact per line, as JSON.
//!
//! Records of any version are read by all later ones. A record is written in the lowest version
//! that has everything in it: programs that know only that one read it, and to those that are
//! older still it is too new, rather than wrong in some line.
//!
//! | version | has besides |
//! | --- | --- |
//! | 1 | |
//! | 2 | why the arbiter changed a clock: `reason` of `set-clock`, `add-time`, `replace-clock` and `correct-setting`; `repeat`; the times in `tell` |
//! | 3 | on which line a player writes and what he notes of the clock: `ply` and `clock` of `write` |

use std::fmt::Write;

use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Act, Announcement, Fact, Game, Refusal, Regulations, RegulationsError, Ruling};

/// The newest version that is written and read.
pub const RECORD_VERSION: u32 = 3;

/// The version in which all is written that newer ones do not add.
const FIRST_VERSION: u32 = 1;

/// The first line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    compongo: u32,
    regulations: Regulations,
}

/// A game as regulations and facts: the truth from which all else follows.
///
/// ```
/// use compongo_laws::game::Record;
///
/// let text = r#"{"compongo":1,"regulations":{"edition":"2018"}}
/// {"at":0,"by":"arbiter","do":"start"}
/// {"at":100,"by":"white","do":"move","move":"e2e4"}
/// "#;
/// let record = Record::read(text)?;
/// assert_eq!(record.write()?, text);
/// let game = record.replay(|_, rulings| assert!(!rulings.is_empty()))?;
/// assert_eq!(game.moves().len(), 1);
/// # Ok::<(), compongo_laws::game::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What the competition fixed.
    pub regulations: Regulations,
    /// What happened, in order.
    pub facts: Vec<Fact>,
}

/// Why a record cannot be read or replayed; lines count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// There is no first line.
    #[error("the record is empty")]
    Empty,
    /// It does not begin as records do, but as something else.
    #[error("this is no record: its first line does not say \"compongo\"")]
    NoRecord {
        /// It begins as a file of games does.
        games: bool,
    },
    /// The version is of a later program.
    #[error("the record is of version {0}, this program knows up to {RECORD_VERSION}")]
    TooNew(u32),
    /// A line is not as it should be.
    #[error("line {line}: {what}")]
    Line {
        /// Which.
        line: usize,
        /// What the reader says.
        what: String,
    },
    /// The regulations cannot be played by.
    #[error("line 1: {0}")]
    Regulations(RegulationsError),
    /// A fact is refused: the record was not made by this game.
    #[error("line {line}: {refusal}")]
    Refused {
        /// Which.
        line: usize,
        /// Why.
        refusal: Refusal,
    },
}

impl Record {
    /// Reads a record; empty lines at the end are passed over.
    ///
    /// # Errors
    ///
    /// The first line that is not as it should be.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let (_, first) = lines.next().ok_or(RecordError::Empty)?;
        // An object that goes on in the next line is some other file.
        if first.trim_start().strip_prefix('{').is_none_or(|rest| rest.trim().is_empty()) {
            return Err(RecordError::NoRecord { games: begins_games(first) });
        }
        let wrong = |line: usize, what: serde_json::Error| RecordError::Line {
            line,
            what: what.to_string(),
        };
        let value: serde_json::Value = serde_json::from_str(first).map_err(|it| wrong(1, it))?;
        let version = value.get("compongo");
        if value.is_object() && version.is_none() {
            // Said before any word of what may be no head at all.
            return Err(wrong(1, serde_json::Error::missing_field("compongo")));
        }
        let newer = version.and_then(serde_json::Value::as_u64);
        if let Some(newer) = newer.filter(|&it| it > u64::from(RECORD_VERSION)) {
            return Err(RecordError::TooNew(u32::try_from(newer).unwrap_or(u32::MAX)));
        }
        // From the text, in which a field that stands twice is still seen.
        let head: Head = serde_json::from_str(first).map_err(|it| wrong(1, it))?;
        if head.compongo < FIRST_VERSION {
            let what = format!("`{}` is not a version of records, as 1", head.compongo);
            return Err(RecordError::Line { line: 1, what });
        }
        let fact = |(line, text)| serde_json::from_str(text).map_err(|it| wrong(line, it));
        let facts = lines.map(fact).collect::<Result<_, _>>()?;
        Ok(Record { regulations: head.regulations, facts })
    }

    /// The record as text, ended by a line feed.
    ///
    /// # Errors
    ///
    /// Never in practice: everything in a record can be written.
    pub fn write(&self) -> Result<String, RecordError> {
        let head = Head { compongo: self.version(), regulations: self.regulations.clone() };
        let mut text = String::new();
        let failed =
            |what: serde_json::Error| RecordError::Line { line: 1, what: what.to_string() };
        let _ = writeln!(text, "{}", serde_json::to_string(&head).map_err(failed)?);
        for fact in &self.facts {
            let _ = writeln!(text, "{}", serde_json::to_string(fact).map_err(failed)?);
        }
        Ok(text)
    }

    /// The lowest version that has everything in it.
    fn version(&self) -> u32 {
        self.facts.iter().map(|fact| version_of(&fact.act)).max().unwrap_or(FIRST_VERSION)
    }

    /// Plays the game through, showing each fact with what follows.
    ///
    /// # Errors
    ///
    /// If the regulations or a fact are refused.
    pub fn replay(&self, mut each: impl FnMut(&Fact, &[Ruling])) -> Result<Game, RecordError> {
        let mut game = Game::new(self.regulations.clone()).map_err(RecordError::Regulations)?;
        let mut rulings = Vec::new();
        for (line, fact) in (2..).zip(&self.facts) {
            rulings.clear();
            game.apply_into(fact, &mut rulings)
                .map_err(|refusal| RecordError::Refused { line, refusal })?;
            each(fact, &rulings);
        }
        Ok(game)
    }
}

/// Whether a first line is that of a file of games: a tag, or the first move.
fn begins_games(first: &str) -> bool {
    let first = first.trim_start();
    (first.starts_with('[') && first.contains('"')) || first.starts_with("1.")
}

/// The lowest version that has an act.
fn version_of(act: &Act) -> u32 {
    match act {
        Act::Write { ply: Some(_), .. } | Act::Write { clock: Some(_), .. } => 3,
        Act::Repeat { .. } | Act::Tell { what: Announcement::Times, .. } => 2,
        _ if act.reason().is_some() || act.is_of_envelopes() => 2,
        _ => FIRST_VERSION,
    }
}
