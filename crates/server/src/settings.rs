//! What is fixed for one table: regulations, names, and how the server behaves at it.

use compongo_laws::game::{Game, Regulations, RegulationsError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;
use utoipa::ToSchema;

/// The longest delay for spectators: a day.
const MAX_DELAY_MS: u64 = 24 * 3_600 * 1_000;

/// The longest name.
const MAX_NAME: usize = 120;

/// The settings of a table. All but the edition has defaults.
///
/// ```
/// use compongo_server::settings::Settings;
///
/// let settings = Settings::read(r#"{"regulations":{"edition":"2023"}}"#)?;
/// assert!(settings.public && !settings.electronic_arbiter);
/// # Ok::<(), compongo_server::settings::SettingsError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Settings {
    /// What a record has in its first line.
    #[schema(value_type = Object)]
    pub regulations: Regulations,
    /// Who plays White.
    #[serde(default)]
    pub white: Person,
    /// Who plays Black.
    #[serde(default)]
    pub black: Person,
    /// The round, as people call it.
    #[serde(default)]
    pub round: String,
    /// The number of the board.
    #[serde(default)]
    pub board: Option<u32>,
    /// The date, as `2026-11-30`; empty if it is not known.
    #[serde(default)]
    pub date: String,
    /// The server acts as an arbiter where the edition lets one act by himself.
    #[serde(default)]
    pub electronic_arbiter: bool,
    /// Moves press the clock: a deviation from the Laws.
    #[serde(default)]
    pub auto_press: bool,
    /// Whoever has the link may look on.
    #[serde(default = "yes")]
    pub public: bool,
    /// How much later spectators see what happens, in milliseconds.
    #[serde(default)]
    pub delay_ms: u64,
    /// What becomes of running clocks when the server was down.
    #[serde(default)]
    pub on_restart: OnRestart,
    /// Players see whether the other is connected.
    #[serde(default)]
    pub show_presence: bool,
    /// Players do not see the clock's counter of moves.
    #[serde(default)]
    pub hide_move_counter: bool,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The title, as `GM`.
    pub title: String,
    /// The number that FIDE gave.
    pub fide_id: String,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation, as `ESP`.
    pub federation: String,
    /// The team.
    pub team: String,
    /// He plays on the linear page, by ear and text, unless he chooses otherwise himself.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub linear: bool,
}

/// What becomes of running clocks when the server was down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OnRestart {
    /// They stand at the last instant on record, and the game waits for the arbiter.
    #[default]
    Freeze,
    /// They run on by the time of day.
    Run,
}

/// Why settings cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SettingsError {
    /// The JSON is not of settings.
    #[error("{0}")]
    Unreadable(String),
    /// The regulations cannot be played by.
    #[error("{0}")]
    Regulations(RegulationsError),
    /// A name or number is out of its bounds.
    #[error("`{0}` is too long or too large")]
    Bounds(&'static str),
    /// Control characters, or such as turn the direction of the text around them.
    #[error("`{0}` has characters that cannot be shown")]
    Characters(&'static str),
    /// It is no day of the calendar.
    #[error("`date` is not a date as 2026-11-30")]
    Date,
    /// It cannot be changed any more.
    #[error("`{0}` can be changed only before the game begins")]
    Begun(&'static str),
}

impl Settings {
    /// Reads settings and checks them.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn read(json: &str) -> Result<Settings, SettingsError> {
        let settings: Settings =
            serde_json::from_str(json).map_err(|why| SettingsError::Unreadable(why.to_string()))?;
        settings.check()?;
        Ok(settings)
    }

    /// The settings with some fields changed. Once the game has begun, only names may change.
    ///
    /// # Errors
    ///
    /// What may not change, or what is wrong with the new settings.
    pub fn changed(&self, patch: &Value, begun: bool) -> Result<Settings, SettingsError> {
        let unreadable = |why: serde_json::Error| SettingsError::Unreadable(why.to_string());
        let mut whole = serde_json::to_value(self).map_err(unreadable)?;
        merge(&mut whole, patch);
        let new: Settings = serde_json::from_value(whole).map_err(unreadable)?;
        new.check()?;
        if begun && let Some(field) = self.differs_in_play(&new) {
            return Err(SettingsError::Begun(field));
        }
        Ok(new)
    }

    /// As the store keeps them.
    pub fn to_json(&self) -> String {
        // Everything in settings can be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// A field that decides about the game and is not the same.
    fn differs_in_play(&self, new: &Settings) -> Option<&'static str> {
        [
            ("regulations", self.regulations != new.regulations),
            ("electronicArbiter", self.electronic_arbiter != new.electronic_arbiter),
            ("autoPress", self.auto_press != new.auto_press),
            ("delayMs", self.delay_ms != new.delay_ms),
            ("onRestart", self.on_restart != new.on_restart),
            ("hideMoveCounter", self.hide_move_counter != new.hide_move_counter),
        ]
        .into_iter()
        .find_map(|(field, differs)| differs.then_some(field))
    }

    fn check(&self) -> Result<(), SettingsError> {
        for (text, field) in [(&self.round, "round"), (&self.date, "date")] {
            text_is_fit(text, field)?;
        }
        if !self.date.is_empty() && self.date.parse::<jiff::civil::Date>().is_err() {
            return Err(SettingsError::Date);
        }
        if self.delay_ms > MAX_DELAY_MS {
            return Err(SettingsError::Bounds("delayMs"));
        }
        self.white.check("white")?;
        self.black.check("black")?;
        match Game::new(self.regulations.clone()) {
            Ok(_) => Ok(()),
            Err(why) => Err(SettingsError::Regulations(why)),
        }
    }
}

impl Person {
    fn check(&self, who: &'static str) -> Result<(), SettingsError> {
        let texts = [&self.name, &self.title, &self.fide_id, &self.federation, &self.team];
        texts.into_iter().try_for_each(|text| text_is_fit(text, who))
    }
}

/// A text that may stand beside others on screens and in files.
pub(crate) fn text_is_fit(text: &str, field: &'static str) -> Result<(), SettingsError> {
    if text.len() > MAX_NAME {
        Err(SettingsError::Bounds(field))
    } else if is_on_one_line(text) {
        Ok(())
    } else {
        Err(SettingsError::Characters(field))
    }
}

/// Whether a text stays on its line, in its own direction.
pub(crate) fn is_on_one_line(text: &str) -> bool {
    // Embeddings, overrides and isolates of the bidirectional algorithm (Unicode, UAX #9).
    let turns = |it: char| matches!(it, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    !text.chars().any(|it| it.is_control() || turns(it))
}

/// Sets the fields of the patch, at any depth.
fn merge(whole: &mut Value, patch: &Value) {
    match (whole, patch) {
        (Value::Object(whole), Value::Object(patch)) => {
            for (name, value) in patch {
                merge(whole.entry(name.as_str()).or_insert(Value::Null), value);
            }
        }
        (whole, patch) => *whole = patch.clone(),
    }
}

const fn yes() -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings::read(r#"{"regulations":{"edition":"2023","time":"5400+30"}}"#).unwrap()
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong = |json: &str| Settings::read(json).unwrap_err().to_string();
        let long = "x".repeat(121);
        let regulations = r#""regulations":{"edition":"2023"}"#;
        let named = wrong(&format!(r#"{{{regulations},"white":{{"name":"{long}"}}}}"#));
        assert_eq!(named, "`white` is too long or too large");
        let late = wrong(&format!(r#"{{{regulations},"delayMs":86400001}}"#));
        assert_eq!(late, "`delayMs` is too long or too large");
        let turned = wrong(&format!(r#"{{{regulations},"black":{{"name":"Ana\u202e"}}}}"#));
        assert_eq!(turned, "`black` has characters that cannot be shown");
        let never = wrong(&format!(r#"{{{regulations},"date":"2026-02-30"}}"#));
        assert_eq!(never, "`date` is not a date as 2026-11-30");
        let more = wrong(&format!(r#"{{{regulations},"colour":1}}"#));
        assert!(more.starts_with("unknown field `colour`"), "{more}");
        let over = r#"{"regulations":{"edition":"2023","start":"7k/8/8/8/8/8/5q2/7K w - - 0 1"}}"#;
        assert_eq!(wrong(over), "the start position leaves no legal move");
    }

    #[test]
    fn names_change_at_any_time_and_regulations_only_before() {
        let old = settings();
        let name = serde_json::json!({"white": {"name": "A"}, "board": 3});
        let new = old.changed(&name, true).unwrap();
        assert_eq!((new.white.name.as_str(), new.board), ("A", Some(3)));
        let linear = serde_json::json!({"black": {"linear": true}});
        assert!(old.changed(&linear, true).unwrap().black.linear);
        let time = serde_json::json!({"regulations": {"time": "300"}});
        assert_eq!(old.changed(&time, true), Err(SettingsError::Begun("regulations")));
        let quick = old.changed(&time, false).unwrap();
        assert_eq!(quick.regulations.time.map(|it| it.to_string()).as_deref(), Some("300"));
    }

    #[test]
    fn settings_are_read_as_they_are_written() {
        let settings = settings();
        assert_eq!(Settings::read(&settings.to_json()), Ok(settings));
    }
}
