//! Reads the values of options.

use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::time::Duration;

use compongo_audit::{AlphabetChoice, EditionChoice};
use compongo_clock::{TimeControl, read_control};
use compongo_laws::Edition;
use compongo_notation::Alphabet;
use compongo_school::Difficulty;
use thiserror::Error;

use crate::messages::Messages;
use crate::notation::{Source, Target};
use crate::scoresheet::{MOST_IN_ONE, WhichGame};

/// Why a value is not accepted.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum ValueError {
    /// No such edition of the Laws.
    #[error("editions are auto, {}", editions())]
    Edition,
    /// No such edition where one must be named.
    #[error("editions are {}", editions())]
    FixedEdition,
    /// No such language of notation.
    #[error("no piece letters are known for this language; `compongo notation --list` shows all")]
    Alphabet,
    /// Not a size.
    #[error("a number of bytes is expected, with K, M or G if you like, from 1K to 1G: 500K, 16M")]
    Size,
    /// Not a number of positions, or none.
    #[error("a number of positions from 1 on is expected: without any nothing can be decided")]
    Positions,
    /// Not a time, or none.
    #[error("a time in seconds above 0 is expected, up to 1000000: 5, 0.5")]
    Seconds,
    /// Not a number of threads, or none.
    #[error("a number of threads from 1 on is expected")]
    Jobs,
    /// Not a depth that is counted to.
    #[error("a number of moves from 0 to {DEEPEST} is expected")]
    Depth,
    /// Not the number of a game.
    #[error("the number of a game from 1 on is expected")]
    GameNumber,
    /// Not a number of moves.
    #[error("a number of moves by either player is expected, 0 for the start")]
    Ply,
    /// Not a number of minutes, or none.
    #[error("a whole number of minutes from 1 up is expected")]
    Minutes,
    /// Not a time control.
    #[error("a time control is expected, such as 40/5400+30:1800+30 or 90 min + 30 s")]
    Control,
    /// Neither the number of a game nor all of them.
    #[error("the number of a game from 1 on is expected, or all")]
    WhichGame,
    /// Not a number of games, none, or more than a file can have.
    #[error("a number of games from 1 to {MOST_IN_ONE} is expected")]
    PerFile,
    /// Not a number of questions, or none.
    #[error("a number of questions from 1 on is expected")]
    Questions,
    /// No such subject of the school.
    #[error("subjects are {}", subjects())]
    Subject,
    /// Not how hard something is.
    #[error("easy, medium or hard is expected")]
    Difficulty,
    /// Not an address with a port.
    #[error("an address and a port are expected, such as 127.0.0.1:8080 or [::1]:8080")]
    Address,
}

impl ValueError {
    /// In the language of the reader.
    pub(crate) fn text(&self, messages: &Messages) -> String {
        match self {
            ValueError::Edition => {
                let values = format!("auto, {}", editions());
                messages.with("use-edition", [("values", values.into())])
            }
            ValueError::FixedEdition => {
                messages.with("use-edition", [("values", editions().into())])
            }
            ValueError::Alphabet => messages.text("use-alphabet"),
            ValueError::Size => messages.text("use-size"),
            ValueError::Positions => messages.text("use-positions"),
            ValueError::Seconds => messages.text("use-seconds"),
            ValueError::Jobs => messages.text("use-jobs"),
            ValueError::Depth => messages.with("use-depth", [("most", DEEPEST.into())]),
            ValueError::GameNumber => messages.text("use-game-number"),
            ValueError::Ply => messages.text("use-ply"),
            ValueError::Minutes => messages.text("use-minutes"),
            ValueError::Control => messages.text("use-control"),
            ValueError::WhichGame => messages.text("use-which-game"),
            ValueError::PerFile => {
                messages.with("use-per-file", [("most", (MOST_IN_ONE as u64).into())])
            }
            ValueError::Questions => messages.text("use-questions"),
            ValueError::Subject => messages.with("use-subject", [("values", subjects().into())]),
            ValueError::Difficulty => messages.text("use-difficulty"),
            ValueError::Address => messages.text("use-address"),
        }
    }
}

fn editions() -> String {
    Edition::ALL.map(|edition| edition.to_string()).join(", ")
}

fn subjects() -> String {
    compongo_school::subjects().join(", ")
}

/// A subject of the school.
pub(crate) fn subject(text: &str) -> Result<&'static str, ValueError> {
    let mut known = compongo_school::subjects().iter().copied();
    known.find(|it| *it == text).ok_or(ValueError::Subject)
}

/// How hard exercises are.
pub(crate) fn difficulty(text: &str) -> Result<Difficulty, ValueError> {
    Difficulty::by_name(text).ok_or(ValueError::Difficulty)
}

/// How many questions are asked.
pub(crate) fn questions(text: &str) -> Result<NonZeroU32, ValueError> {
    text.parse().map_err(|_| ValueError::Questions)
}

/// `auto` or the year of an edition.
pub(crate) fn edition(text: &str) -> Result<EditionChoice, ValueError> {
    if text == "auto" {
        return Ok(EditionChoice::Auto);
    }
    text.parse().map(EditionChoice::Fixed).map_err(|_| ValueError::Edition)
}

/// The year of an edition.
pub(crate) fn fixed_edition(text: &str) -> Result<Edition, ValueError> {
    text.parse().map_err(|_| ValueError::FixedEdition)
}

/// The piece letters in which moves are read: `auto` or the code of a language.
pub(crate) fn alphabet(text: &str) -> Result<AlphabetChoice, ValueError> {
    if text == "auto" {
        return Ok(AlphabetChoice::Infer);
    }
    Alphabet::by_code(text).map(AlphabetChoice::Fixed).ok_or(ValueError::Alphabet)
}

/// The piece letters in which moves are written: the code of a language, or `figurine`.
pub(crate) fn letters(text: &str) -> Result<&'static Alphabet, ValueError> {
    Alphabet::by_code(text).ok_or(ValueError::Alphabet)
}

/// How many games make a file.
pub(crate) fn per_file(text: &str) -> Result<NonZeroUsize, ValueError> {
    let number: NonZeroUsize = text.parse().map_err(|_| ValueError::PerFile)?;
    if number.get() > MOST_IN_ONE { Err(ValueError::PerFile) } else { Ok(number) }
}

/// The number of a game, or `all`.
pub(crate) fn which_game(text: &str) -> Result<WhichGame, ValueError> {
    if text == "all" {
        return Ok(WhichGame::All);
    }
    let number: u64 = text.parse().map_err(|_| ValueError::WhichGame)?;
    if number == 0 { Err(ValueError::WhichGame) } else { Ok(WhichGame::One(number)) }
}

/// What `notation --from` takes.
pub(crate) fn source(text: &str) -> Result<Source, ValueError> {
    if text == "auto" {
        return Ok(Source::Auto);
    }
    Alphabet::by_code(text).map(Source::Fixed).ok_or(ValueError::Alphabet)
}

/// What `notation --to` takes.
pub(crate) fn target(text: &str) -> Result<Target, ValueError> {
    Target::named(text).ok_or(ValueError::Alphabet)
}

/// The longest game that may be asked for: about twice as much is held in memory.
const MOST_BYTES: usize = 1 << 30;

/// A number of bytes from 1K to 1G; K, M and G are powers of 1024.
pub(crate) fn size(text: &str) -> Result<usize, ValueError> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let shift = match &text[digits.len()..] {
        "" | "B" => 0,
        "K" | "k" | "KB" | "KiB" => 10,
        "M" | "m" | "MB" | "MiB" => 20,
        "G" | "g" | "GB" | "GiB" => 30,
        _ => return Err(ValueError::Size),
    };
    let number: usize = digits.parse().map_err(|_| ValueError::Size)?;
    let size = number.checked_mul(1 << shift).ok_or(ValueError::Size)?;
    if (1 << 10..=MOST_BYTES).contains(&size) { Ok(size) } else { Err(ValueError::Size) }
}

/// How many positions may be looked at.
pub(crate) fn positions(text: &str) -> Result<NonZeroU64, ValueError> {
    text.parse().map_err(|_| ValueError::Positions)
}

/// How many threads may work at once.
pub(crate) fn jobs(text: &str) -> Result<NonZeroUsize, ValueError> {
    text.parse().map_err(|_| ValueError::Jobs)
}

/// Nobody lives to see a deeper count.
const DEEPEST: u32 = 64;

/// To which depth moves are counted.
pub(crate) fn depth(text: &str) -> Result<u32, ValueError> {
    let depth = text.parse().map_err(|_| ValueError::Depth)?;
    if depth > DEEPEST { Err(ValueError::Depth) } else { Ok(depth) }
}

/// The number of a game in its file.
pub(crate) fn game_number(text: &str) -> Result<NonZeroU64, ValueError> {
    text.parse().map_err(|_| ValueError::GameNumber)
}

/// After how many moves by either player.
pub(crate) fn ply(text: &str) -> Result<usize, ValueError> {
    text.parse().map_err(|_| ValueError::Ply)
}

/// How many minutes lie between two of something.
pub(crate) fn minutes(text: &str) -> Result<NonZeroU32, ValueError> {
    text.parse().map_err(|_| ValueError::Minutes)
}

/// Where a server listens.
pub(crate) fn address(text: &str) -> Result<SocketAddr, ValueError> {
    text.parse().map_err(|_| ValueError::Address)
}

/// A time control as PGN has it, or as people write it.
pub(crate) fn control(text: &str) -> Result<TimeControl, ValueError> {
    let written = || read_control(text).ok().and_then(|read| read.control.to_tag());
    text.parse().ok().or_else(written).ok_or(ValueError::Control)
}

/// How long a question may take.
pub(crate) fn seconds(text: &str) -> Result<Duration, ValueError> {
    let seconds: f64 = text.parse().map_err(|_| ValueError::Seconds)?;
    if seconds <= 0.0 || seconds > 1e6 {
        return Err(ValueError::Seconds);
    }
    let duration = Duration::try_from_secs_f64(seconds).map_err(|_| ValueError::Seconds)?;
    if duration.is_zero() { Err(ValueError::Seconds) } else { Ok(duration) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_with_their_units() {
        assert_eq!(size("16M"), Ok(16 << 20));
        assert_eq!(size("2048"), Ok(2048));
        assert_eq!(size("1GiB"), Ok(1 << 30));
        for bad in [
            "",
            "M",
            "1T",
            "-1",
            "1.5M",
            "99999999999999999999",
            "9999999999999G",
            "0",
            "ñ",
            "2G",
            "1073741825",
            "18446744073709551615",
            "1023",
        ] {
            assert_eq!(size(bad), Err(ValueError::Size), "{bad}");
        }
    }

    #[test]
    fn a_budget_of_nothing_is_refused() {
        assert_eq!(positions("1"), Ok(NonZeroU64::MIN));
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for bad in ["0", "-1", "", "x", "1e3x", "99999999999999999999"] {
            assert_eq!(positions(bad), Err(ValueError::Positions), "{bad}");
            assert_eq!(jobs(bad), Err(ValueError::Jobs), "{bad}");
        }
        for bad in ["0", "-1", "", "x", "inf", "nan", "1e300", "1e-30"] {
            assert_eq!(seconds(bad), Err(ValueError::Seconds), "{bad}");
        }
    }
}
