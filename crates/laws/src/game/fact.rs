//! What happens at a table: who did what, when.

use std::fmt;

use compongo_board::Color;
use serde::de::{DeserializeOwned, Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::act::Act;

/// One thing that happened.
///
/// In a record it is one JSON object:
///
/// ```
/// use compongo_laws::game::{Act, Fact, Who};
///
/// let line = r#"{"at":4200,"by":"white","do":"move","move":"e2e4"}"#;
/// let fact: Fact = serde_json::from_str(line)?;
/// assert_eq!((fact.at_ms, fact.by), (4_200, Who::White));
/// assert!(matches!(fact.act, Act::Move { two_hands: false, .. }));
/// assert_eq!(serde_json::to_string(&fact)?, line);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fact {
    /// When, in milliseconds of a clock that never goes back; where it begins does not matter.
    #[serde(rename = "at")]
    pub at_ms: u64,
    /// Who.
    pub by: Who,
    /// What.
    #[serde(flatten)]
    pub act: Act,
}

impl<'de> Deserialize<'de> for Fact {
    /// Field by field, so that a word too many or one that stands twice is an error.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Fact, D::Error> {
        let mut fields = from.deserialize_map(Fields)?;
        Ok(Fact {
            at_ms: take(&mut fields, "at")?,
            by: take(&mut fields, "by")?,
            act: serde_json::from_value(fields.into()).map_err(D::Error::custom)?,
        })
    }
}

/// The value of a field, which is then no longer among them.
fn take<T: DeserializeOwned, E: Error>(
    fields: &mut Map<String, Value>,
    name: &'static str,
) -> Result<T, E> {
    let value = fields.remove(name).ok_or_else(|| E::missing_field(name))?;
    serde_json::from_value(value).map_err(|error| E::custom(format_args!("{error} in `{name}`")))
}

/// Reads the fields of an object, none of which may stand there twice.
struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Map<String, Value>;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Self::Value, A::Error> {
        let mut fields = Map::new();
        while let Some((name, value)) = from.next_entry::<String, Value>()? {
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            fields.insert(name, value);
        }
        Ok(fields)
    }
}

/// Who did something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The assistant of White (4.9, 6.2.6, 8.1.6, D.2.10 of 2018).
    WhiteAssistant,
    /// The assistant of Black.
    BlackAssistant,
    /// The arbiter or one of his assistants.
    Arbiter,
    /// Anyone else in the room.
    Spectator,
}

impl Who {
    /// The player himself or the one whose assistant this is.
    pub const fn side(self) -> Option<Color> {
        match self {
            Who::White | Who::WhiteAssistant => Some(Color::White),
            Who::Black | Who::BlackAssistant => Some(Color::Black),
            Who::Arbiter | Who::Spectator => None,
        }
    }

    /// The player, if it is one himself.
    pub const fn player(self) -> Option<Color> {
        match self {
            Who::White => Some(Color::White),
            Who::Black => Some(Color::Black),
            _ => None,
        }
    }

    /// A player.
    pub const fn of(color: Color) -> Who {
        match color {
            Color::White => Who::White,
            Color::Black => Who::Black,
        }
    }
}

/// Who is not at the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// Nobody: both players are there.
    #[default]
    None,
    /// White.
    White,
    /// Black.
    Black,
    /// Neither player is there.
    Both,
}

impl Absent {
    /// Whether this player is missing.
    pub const fn is(self, color: Color) -> bool {
        matches!(
            (self, color),
            (Absent::Both, _) | (Absent::White, Color::White) | (Absent::Black, Color::Black)
        )
    }
}
