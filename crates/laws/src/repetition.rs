//! How often a position has appeared, and why positions that look alike are not the same (9.2.2 of
//! 2018).
//!
//! ```
//! use compongo_board::Position;
//! use compongo_laws::repetition::{Difference, Repetitions};
//!
//! // The rook goes out and back: the pieces stand as before, but castling is lost.
//! let mut position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
//! let mut positions = vec![position];
//! for (from, to) in [("h1", "h2"), ("e8", "d8"), ("h2", "h1"), ("d8", "e8")] {
//!     let mv = position.judge(from.parse()?, to.parse()?, None).map_err(|it| it.to_string())?;
//!     position = position.play_legal(mv);
//!     positions.push(position);
//! }
//! let seen = Repetitions::of_last(&positions).unwrap();
//! assert_eq!(seen.plies, [4]);
//! assert_eq!(seen.lookalikes[0].plies, 0);
//! assert!(matches!(seen.lookalikes[0].differences[..], [Difference::Castling { .. }]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use compongo_board::{Bitboard, CastlingSide, Color, Position, Square};

use crate::game::{Game, Gesture};
use crate::{Citation, Edition, Topic, catalogue};

/// One thing in which two positions differ, so that they are not the same by 9.2.2 of 2018.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Difference {
    /// Other pieces stand there.
    Pieces {
        /// On which squares.
        squares: Bitboard,
    },
    /// Another player has the move.
    Turn,
    /// In only one of them a player still has the right to castle.
    Castling {
        /// Whose right.
        color: Color,
        /// To which side.
        side: CastlingSide,
        /// With the rook on which square.
        rook: Square,
        /// Whether the first of the two positions has it.
        in_first: bool,
    },
    /// In only one of them a pawn can be taken en passant.
    EnPassant {
        /// On which square the capturing pawn would arrive.
        square: Square,
        /// Whether that is so in the first of the two positions.
        in_first: bool,
    },
}

impl Difference {
    /// The article that makes it matter.
    ///
    /// ```
    /// use compongo_laws::Edition;
    /// use compongo_laws::repetition::Difference;
    ///
    /// let article = |edition| Difference::Turn.article(edition).map(|it| it.article);
    /// assert_eq!(article(Edition::E1997), Some("9.2"));
    /// assert_eq!(article(Edition::E2018), Some("9.2.2"));
    /// ```
    pub fn article(self, edition: Edition) -> Option<Citation> {
        let whole = edition.cite(Topic::SamePosition);
        match self {
            Difference::Pieces { .. } | Difference::Turn => whole,
            Difference::Castling { .. } => Some(edition.rules().draws.castling_identity.citation),
            Difference::EnPassant { .. } => {
                // Where the matter has parts, the first is on the capture en passant.
                let parts = catalogue::on(edition, Topic::SamePosition.matter());
                let part = parts.get(1).map(|it| Citation { edition, article: it.number });
                part.or(whole)
            }
        }
    }
}

/// Everything in which two positions differ; nothing if they are the same
/// ([`Position::is_same`]).
///
/// ```
/// use compongo_board::Position;
/// use compongo_laws::repetition::{Difference, differences};
///
/// let fen = |rest| Position::from_fen(&format!("4k3/8/8/8/3pP3/8/8/4K3 b - {rest} 0 1"));
/// let found = differences(&fen("e3")?, &fen("-")?);
/// let square = compongo_board::Square::E3;
/// assert_eq!(found, [Difference::EnPassant { square, in_first: true }]);
/// assert!(differences(&fen("e3")?, &fen("e3")?).is_empty());
/// # Ok::<(), compongo_board::FenError>(())
/// ```
pub fn differences(first: &Position, second: &Position) -> Vec<Difference> {
    let mut found = Vec::new();
    let differs =
        |square: &Square| first.board().piece_at(*square) != second.board().piece_at(*square);
    let squares = Bitboard::FULL
        .into_iter()
        .filter(differs)
        .fold(Bitboard::EMPTY, |all, it| all | Bitboard::from(it));
    if squares.any() {
        found.push(Difference::Pieces { squares });
    }
    if first.turn() != second.turn() {
        found.push(Difference::Turn);
    }
    for (position, other, in_first) in [(first, second, true), (second, first, false)] {
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                let rook = position.castling_rook(color, side);
                if let Some(rook) = rook.filter(|&it| !other.castling_rooks().contains(it)) {
                    found.push(Difference::Castling { color, side, rook, in_first });
                }
            }
        }
        let passed = position.legal_ep_square();
        if let Some(square) = passed.filter(|_| passed != other.legal_ep_square()) {
            found.push(Difference::EnPassant { square, in_first });
        }
    }
    found
}

/// A position with the same pieces on the same squares that is another all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lookalike {
    /// After how many single moves it stood on the board; 0 is the start.
    pub plies: usize,
    /// Why it is another: it comes first, the position asked about second.
    pub differences: Vec<Difference>,
}

/// Where a position has stood on the board, and where one did that looks like it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Repetitions {
    /// After how many single moves it stood on the board, itself included; 0 is the start.
    pub plies: Vec<usize>,
    /// Positions that look like it, in the order in which they came.
    pub lookalikes: Vec<Lookalike>,
}

impl Repetitions {
    /// Of the last of some positions, the one at the start being the first. Of an intended move,
    /// the position that it would bring is the last.
    pub fn of_last(positions: &[Position]) -> Option<Repetitions> {
        let last = positions.last()?;
        Some(Repetitions::of(last, positions.iter().copied().map(Some)))
    }

    /// Of a position among those that came about, one for each number of single moves; none where
    /// the pieces stood in no position that can be.
    fn of(position: &Position, all: impl Iterator<Item = Option<Position>>) -> Repetitions {
        let mut seen = Repetitions::default();
        for (plies, other) in all.enumerate() {
            let Some(other) = other.filter(|it| it.board() == position.board()) else { continue };
            if other.is_same(position) {
                seen.plies.push(plies);
            } else {
                let differences = differences(&other, position);
                seen.lookalikes.push(Lookalike { plies, differences });
            }
        }
        seen
    }

    /// Which occurrence the position is.
    pub fn count(&self) -> usize {
        self.plies.len()
    }
}

impl Game {
    /// Where the position on the board has stood before; none if the pieces stand in no position
    /// that can be. For the arbiter, who must not tell the players.
    ///
    /// ```
    /// use compongo_laws::Edition;
    /// use compongo_laws::game::{Act, Fact, Game, Regulations, Who};
    ///
    /// let time = "5400+30".parse().ok();
    /// let mut game = Game::new(Regulations { time, ..Regulations::new(Edition::E2018) })?;
    /// let mut tell = |by, act| game.apply(&Fact { at_ms: 0, by, act }).map(drop);
    /// tell(Who::Arbiter, Act::Start { absent: Default::default() })?;
    /// for (by, text) in [
    ///     (Who::White, "g1f3"),
    ///     (Who::Black, "g8f6"),
    ///     (Who::White, "f3g1"),
    ///     (Who::Black, "f6g8"),
    /// ] {
    ///     let gesture = text.parse()?;
    ///     tell(by, Act::Move { gesture, two_hands: false, press: true })?;
    /// }
    /// assert_eq!(game.repetitions().unwrap().plies, [0, 4]);
    /// assert_eq!(game.repetitions_after("g1f3".parse()?).unwrap().plies, [1, 5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn repetitions(&self) -> Option<Repetitions> {
        let position = self.position()?;
        Some(Repetitions::of(position, self.positions()))
    }

    /// The same of the position that a move would bring; none if it is not legal.
    pub fn repetitions_after(&self, gesture: Gesture) -> Option<Repetitions> {
        let before = self.position()?;
        let mv = before.judge(gesture.from, gesture.to, gesture.promotion).ok()?;
        let position = before.play_legal(mv);
        Some(Repetitions::of(&position, self.positions().chain([Some(position)])))
    }

    /// The positions from the start on, after each move by either player.
    fn positions(&self) -> impl Iterator<Item = Option<Position>> {
        self.line.tables().map(|table| table.position().copied())
    }
}
