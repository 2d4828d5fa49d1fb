//! The words by which records and cases name squares, players, pieces and moves.

use core::fmt;

use compongo_board::{Color, Move, Position, Role, Square};
use compongo_clock::Control;
use compongo_notation::uci;
use serde::{Deserialize, Deserializer, Serializer};

use super::commitment::Bytes32;
use crate::{Edition, Penalty};

/// A move as the hand makes it, whether or not the Laws allow it.
///
/// Castling is the king's step (`e1g1`; in Chess960 also the king put on its own rook), a
/// promotion names the new piece (`g7g8q`).
///
/// ```
/// use compongo_laws::game::Gesture;
///
/// let gesture: Gesture = "g7g8n".parse()?;
/// assert_eq!(gesture.to_string(), "g7g8n");
/// # Ok::<(), compongo_laws::game::ParseGestureError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gesture {
    /// Where the piece stood.
    pub from: Square,
    /// Where it was put.
    pub to: Square,
    /// What a pawn became.
    pub promotion: Option<Role>,
}

/// A text names no move: two squares are expected, and perhaps a letter of `qrbn`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a move: two squares are expected, and the letter of a new piece")]
pub struct ParseGestureError;

impl Gesture {
    /// How a legal move is made.
    pub(crate) fn of(position: &Position, mv: Move) -> Option<Gesture> {
        uci::write(position, mv).parse().ok()
    }
}

impl core::str::FromStr for Gesture {
    type Err = ParseGestureError;

    fn from_str(text: &str) -> Result<Gesture, ParseGestureError> {
        let (from, to, letter) = match *text.as_bytes() {
            [a, b, c, d] => ([a, b], [c, d], None),
            [a, b, c, d, letter] => ([a, b], [c, d], Some(letter)),
            _ => return Err(ParseGestureError),
        };
        let square = |text| Square::from_ascii(text).ok_or(ParseGestureError);
        let role = |letter: u8| {
            let lower = letter.is_ascii_lowercase();
            Role::from_letter(char::from(letter)).filter(|_| lower).ok_or(ParseGestureError)
        };
        let promotion = letter.map(role).transpose()?;
        Ok(Gesture { from: square(from)?, to: square(to)?, promotion })
    }
}

impl fmt::Display for Gesture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

/// What is written as one word.
pub(crate) trait Word: Sized {
    /// What is expected, for messages.
    const WHAT: &'static str;

    fn write(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Word for Color {
    const WHAT: &'static str = "white or black";

    fn write(&self) -> String {
        color(*self).to_owned()
    }

    fn read(text: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|&it| color(it) == text)
    }
}

/// The word for a player.
pub(crate) const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl Word for Square {
    const WHAT: &'static str = "a square, as e4";

    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Square> {
        text.parse().ok()
    }
}

impl Word for Role {
    const WHAT: &'static str = "a piece, as queen";

    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.to_string() == text)
    }
}

impl Word for Gesture {
    const WHAT: &'static str = "a move, as e2e4";

    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Gesture> {
        text.parse().ok()
    }
}

impl Word for Bytes32 {
    const WHAT: &'static str = "64 hexadecimal digits";

    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Bytes32> {
        text.parse().ok()
    }
}

/// The words of penalties.
const PENALTIES: [(Penalty, &str); 9] = [
    (Penalty::Warning, "warning"),
    (Penalty::OpponentTime, "opponent-time"),
    (Penalty::OffenderTime, "offender-time"),
    (Penalty::OpponentPoints, "opponent-points"),
    (Penalty::OffenderPoints, "offender-points"),
    (Penalty::Loss, "loss"),
    (Penalty::Fine, "fine"),
    (Penalty::Exclusion, "exclusion"),
    (Penalty::Expulsion, "expulsion"),
];

impl Word for Penalty {
    const WHAT: &'static str = "a penalty";

    fn write(&self) -> String {
        penalty(*self).to_owned()
    }

    fn read(text: &str) -> Option<Penalty> {
        PENALTIES.iter().find(|(_, word)| *word == text).map(|&(it, _)| it)
    }
}

/// The word for a penalty.
pub(crate) fn penalty(penalty: Penalty) -> &'static str {
    PENALTIES.iter().find(|(it, _)| *it == penalty).map_or("", |&(_, word)| word)
}

impl Word for Edition {
    const WHAT: &'static str = "the year of an edition, as 2018";

    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Edition> {
        text.parse().ok()
    }
}

impl Word for Control {
    const WHAT: &'static str = "a time control in its short form, as 5400+30";

    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Control> {
        text.parse().ok()
    }
}

fn read<'de, T: Word, D: Deserializer<'de>>(text: &str) -> Result<T, D::Error> {
    T::read(text)
        .ok_or_else(|| serde::de::Error::custom(format_args!("`{text}` is not {}", T::WHAT)))
}

/// `#[serde(with)]` for a value.
pub(crate) mod word {
    use super::*;

    pub(crate) fn serialize<T: Word, S: Serializer>(it: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&it.write())
    }

    pub(crate) fn deserialize<'de, T: Word, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        read::<T, D>(&String::deserialize(from)?)
    }
}

/// `#[serde(with)]` for a value that may be absent.
pub(crate) mod word_or_none {
    use super::*;

    #[expect(clippy::ref_option, reason = "as serde calls it")]
    pub(crate) fn serialize<T: Word, S: Serializer>(
        it: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match it {
            Some(it) => to.serialize_str(&it.write()),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, T: Word, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        let text: Option<String> = Option::deserialize(from)?;
        text.map(|text| read::<T, D>(&text)).transpose()
    }
}

/// A time as people write it: hours, minutes, seconds, and tenths if there are any.
pub(crate) fn time(ms: u64) -> String {
    let (seconds, rest) = (ms / 1_000, ms % 1_000);
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    let mut text = if hours > 0 {
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    };
    if rest > 0 {
        let part = format!(".{rest:03}");
        text.push_str(part.trim_end_matches('0'));
    }
    text
}
