//! The verdict on a claimed draw where only the moves are known: Articles 9.2, 9.3 and 9.5.
//!
//! A claim by the position on the board and one by an announced move are two questions and have
//! two articles. What time the claim was made at, and whether by the player who had the move, a
//! list of moves does not tell: that is taken to be in order.
//!
//! ```
//! use compongo_board::Position;
//! use compongo_laws::Edition;
//! use compongo_laws::claim::{Claim, judge};
//! use compongo_laws::game::DrawGround;
//!
//! let position = Position::from_fen("8/5k2/8/8/8/3B4/4K3/8 w - - 99 120")?;
//! let intended = position.judge("d3".parse()?, "e4".parse()?, None).ok();
//! let claim = Claim {
//!     positions: &[position],
//!     ground: DrawGround::Fifty,
//!     intended,
//!     edition: Edition::E2018,
//! };
//! let verdict = judge(&claim);
//! assert!(verdict.right);
//! assert_eq!((verdict.articles[0].article, verdict.quiet_plies), ("9.3.1", 100));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use compongo_board::{Move, Position};

use crate::flag::End;
use crate::game::DrawGround;
use crate::repetition::Repetitions;
use crate::{Citation, Edition, Topic};

/// A draw is claimed by the player who has the move.
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a> {
    /// The position at the start and after each move by either player; the last is on the board.
    pub positions: &'a [Position],
    /// On what ground.
    pub ground: DrawGround,
    /// With which legal move, if not by the position on the board.
    pub intended: Option<Move>,
    /// The edition in force.
    pub edition: Edition,
}

/// What follows from a claim, and from what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The game is drawn by the claim.
    pub right: bool,
    /// By which articles: the one that is claimed by, and what follows.
    pub articles: Vec<Citation>,
    /// Where the position claimed about has stood; after an announced move, itself included.
    pub repetitions: Repetitions,
    /// Moves by either player without capture or pawn move, up to the position claimed about.
    pub quiet_plies: u32,
    /// How the game had ended before, so that nothing was left to claim.
    pub ended: Option<End>,
}

/// How many times a position must stand on the board (9.2).
pub(crate) const TIMES: usize = 3;

/// How many moves by either player there must be (9.3).
const PLIES: u32 = 100;

/// Rules on a claim. Without any position no claim is right.
pub fn judge(claim: &Claim<'_>) -> Verdict {
    let edition = claim.edition;
    let Some(now) = claim.positions.last() else {
        return Verdict {
            right: false,
            articles: Vec::new(),
            repetitions: Repetitions::default(),
            quiet_plies: 0,
            ended: None,
        };
    };
    let mut positions = claim.positions.to_vec();
    positions.extend(claim.intended.map(|mv| now.play_legal(mv)));
    let quiet_plies = positions.last().map_or(0, Position::halfmove_clock);
    let repetitions = Repetitions::of_last(&positions).unwrap_or_default();
    // Mate and stalemate end the game before anything can be claimed.
    let ended = End::without_moves(now);
    let holds = holds(claim.ground, || repetitions.count(), quiet_plies);
    let right = holds && ended.is_none();
    let by = topic(claim.ground, claim.intended.is_some());
    let topics = match ended {
        Some(End::Checkmate { .. }) => [Topic::Checkmate, by],
        Some(_) => [Topic::Stalemate, by],
        None if right => [by, Topic::ClaimCorrect],
        None => [by, Topic::ClaimWrong],
    };
    let articles = topics.into_iter().filter_map(|it| edition.cite(it)).collect();
    Verdict { right, articles, repetitions, quiet_plies, ended }
}

/// Whether the position claimed about has stood on the board often enough, or has come after moves
/// enough without capture or pawn move.
pub(crate) fn holds(
    ground: DrawGround,
    occurrences: impl FnOnce() -> usize,
    quiet_plies: u32,
) -> bool {
    match ground {
        DrawGround::Threefold => occurrences() >= TIMES,
        DrawGround::Fifty => quiet_plies >= PLIES,
    }
}

/// The article by which a draw is claimed: with an announced move, or as the pieces stand.
pub(crate) const fn topic(ground: DrawGround, announced: bool) -> Topic {
    match (ground, announced) {
        (DrawGround::Threefold, true) => Topic::ThreefoldIntended,
        (DrawGround::Threefold, false) => Topic::ThreefoldOnBoard,
        (DrawGround::Fifty, true) => Topic::FiftyIntended,
        (DrawGround::Fifty, false) => Topic::FiftyOnBoard,
    }
}
