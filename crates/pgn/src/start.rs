//! Where a game begins.

use compongo_board::{FenError, Geometry, Position, Repairs, Setup};
use thiserror::Error;

/// The tags that say from which position a game is played.
///
/// ```
/// use compongo_pgn::{StartError, StartTags};
///
/// let fen = Some("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
/// let tags = StartTags { fen, variant: Some("Chess960"), ..StartTags::default() };
/// assert!(tags.start()?.position.is_chess960());
/// let tags = StartTags { fen: None, ..tags };
/// assert_eq!(tags.start().unwrap_err(), StartError::Missing);
/// # Ok::<(), StartError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StartTags<'a> {
    /// `FEN`: the position.
    pub fen: Option<&'a str>,
    /// `SetUp`: `1` announces that there is a `FEN`.
    pub set_up: Option<&'a str>,
    /// `Variant`: the game that is played.
    pub variant: Option<&'a str>,
}

/// The position in which a game begins.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// The position.
    pub position: Position,
    /// What had to be forgiven in the tag `FEN`.
    pub repairs: Repairs,
    /// Whether the tag `SetUp` announces a position that is not given; the initial one is taken.
    pub missing: bool,
}

/// Why it is not known where a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum StartError {
    /// The tag `Variant` names another game than chess.
    #[error("another game than chess")]
    Variant,
    /// A game of Chess960 without the tag `FEN`.
    #[error("a game of Chess960 without its start position")]
    Missing,
    /// The tag `FEN` gives no position that can be played from.
    #[error("{0}")]
    Fen(#[from] FenError),
}

impl<'a> StartTags<'a> {
    /// The position in which the game begins: that of the `FEN` tag, read leniently, or the initial
    /// one. A tag that is empty, `?` or `-` says nothing.
    ///
    /// Chess960 needs a `FEN`, and its castling is then meant whatever the squares of king and
    /// rooks. Without a word of it, a `FEN` with rights that only Chess960 has is read so too, and
    /// the repairs name it.
    ///
    /// # Errors
    ///
    /// [`StartError`], where nothing can be played.
    pub fn start(self) -> Result<Start, StartError> {
        let rules = Rules::of(self.variant.unwrap_or_default());
        let geometry = match rules {
            Rules::Other => return Err(StartError::Variant),
            Rules::Chess960 => Geometry::Chess960,
            Rules::Standard => Geometry::Either,
        };
        if let Some(fen) = self.fen() {
            let (position, repairs) = Position::from_fen_lenient_in(fen, geometry)?;
            return Ok(Start { position, repairs, missing: false });
        }
        if rules == Rules::Chess960 {
            return Err(StartError::Missing);
        }
        let missing = self.set_up.is_some_and(|value| value.trim() == "1");
        Ok(Start { position: Position::initial(), repairs: Repairs::default(), missing })
    }

    /// The position given, if the tag says one.
    pub fn fen(self) -> Option<&'a str> {
        self.fen.map(str::trim).filter(|fen| !matches!(*fen, "" | "?" | "-"))
    }

    /// Half-moves before the game begins, by the turn and move number of the position given,
    /// however odd it is.
    pub(crate) fn ply(self) -> u64 {
        let setup = self.fen().and_then(|fen| Setup::from_fen_lenient(fen).ok());
        setup.map_or(0, |(setup, _)| setup.plies_played())
    }
}

/// By which rules a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rules {
    Standard,
    Chess960,
    Other,
}

impl Rules {
    /// Those that a tag `Variant` names, as servers and programs write it.
    fn of(variant: &str) -> Rules {
        let letters = variant.chars().filter(char::is_ascii_alphanumeric);
        let name = letters.collect::<String>().to_ascii_lowercase();
        match name.as_str() {
            "" | "standard" | "chess" | "normal" | "regular" | "orthodox" | "classic"
            | "classical" | "fromposition" | "standardchess" => Rules::Standard,
            "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerandomchess"
            | "fischerrandomchess" | "freestyle" | "freestylechess" | "frc" | "chess9lx" => {
                Rules::Chess960
            }
            _ => Rules::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use compongo_board::{Faults, FenDeviations, FenField};

    use super::*;

    fn start(fen: &str, set_up: &str, variant: &str) -> Result<Start, StartError> {
        StartTags { fen: Some(fen), set_up: Some(set_up), variant: Some(variant) }.start()
    }

    #[test]
    fn variants() {
        for name in ["", "Standard", "standard", "From Position", "Chess", "?"] {
            assert_eq!(Rules::of(name), Rules::Standard, "{name}");
        }
        for name in ["Chess960", "fischerandom", "Fischer Random", "Chess 960", "Freestyle"] {
            assert_eq!(Rules::of(name), Rules::Chess960, "{name}");
        }
        for name in ["Antichess", "Atomic", "Crazyhouse", "Three-check", "Königsspringer"] {
            assert_eq!(Rules::of(name), Rules::Other, "{name}");
        }
    }

    #[test]
    fn without_a_position_the_initial_one() {
        for fen in ["", " ", "?", "-"] {
            let found = start(fen, "0", "").unwrap();
            assert!(found.position.is_same(&Position::initial()), "{fen}");
            assert!(found.repairs.is_empty() && !found.missing);
            assert!(start(fen, " 1", "Standard").unwrap().missing);
            assert_eq!(start(fen, "1", "Chess960").unwrap_err(), StartError::Missing);
        }
        assert!(!StartTags::default().start().unwrap().missing);
    }

    #[test]
    fn positions_are_read_leniently_and_repairs_are_told() {
        let found = start("4k3/8/8/8/8/8/8/4K2R w K", "1", "").unwrap();
        assert_eq!(found.position.to_fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        assert_eq!(found.repairs.syntax, FenDeviations::MISSING_FIELDS);
        // Only Chess960 castles from here, whether or not it is said.
        let fen = "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1";
        let unsaid = start(fen, "1", "").unwrap();
        assert!(unsaid.position.is_chess960());
        assert_eq!(unsaid.repairs.faults, Faults::CASTLING_NOT_STANDARD);
        let said = start(fen, "1", "Chess960").unwrap();
        assert!(said.position.is_chess960() && said.repairs.is_empty());
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let fen = FenError::MissingField { field: FenField::Turn, at: 15 };
        assert_eq!(start("8/8/8/8/8/8/8/8", "1", "").unwrap_err(), StartError::Fen(fen));
        assert_eq!(start("", "", "Atomic").unwrap_err(), StartError::Variant);
    }

    #[test]
    fn plies_are_counted_in_odd_positions_too() {
        let ply = |fen| StartTags { fen: Some(fen), ..StartTags::default() }.ply();
        assert_eq!(ply("4k3/8/8/8/8/8/4p3/4K2R b K - 0 31"), 61);
        assert_eq!(ply("8/8/8/8/8/8/8/8 w - - 0 31"), 60);
        assert_eq!(ply("8/8/8/8/8/8/8/8 b - - 0 0"), 1);
        assert_eq!((ply("nonsense b - - 0 31"), ply("-")), (0, 0));
    }
}
