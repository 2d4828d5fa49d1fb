//! What a game keeps from fact to fact.

use arrayvec::ArrayVec;
use compongo_board::{ByColor, Color, Role, Square};
use compongo_clock::Clock;

use super::Gesture;
use super::commitment::Inside;
use super::fact::Absent;
use super::kinds::QuickplayGround;
use super::outcome::Outcome;
use super::ruling::{DrawGround, Flaw};
use super::table::Table;
use crate::Topic;

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Not started.
    Ready,
    /// It is being played.
    Playing,
    /// The clocks are stopped, and the game waits for the arbiter.
    Halted,
    /// Adjourned.
    Adjourned,
    /// Over.
    Over,
    /// It does not count: a new one is to be played.
    Void,
}

/// What the player to move has done on this move so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hand {
    /// Pieces touched with intent, the first first.
    touched: [Option<Square>; 6],
    /// A part of a move that waits for the rest.
    pub(crate) partial: Option<Partial>,
    /// An illegal move that stands on the board and was not completed.
    pub(crate) attempt: Option<Attempt>,
    /// Where a king was released for a castling that is illegal.
    pub(crate) king_released: bool,
}

/// A piece released, and more belongs to the move (4.7.2, 4.7.3 of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Partial {
    /// How the king or the pawn went.
    pub gesture: Gesture,
    /// A pawn on the last rank; otherwise a king that castles.
    pub pawn: bool,
    /// The new piece, once it touched the square.
    pub chosen: Option<Role>,
    /// The new piece came first: the pawn still stands where it was (4.6.2 of 2018).
    pub pawn_waits: bool,
}

/// An illegal move on the board, not completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The move as the hand made it.
    pub gesture: Gesture,
    /// What is wrong with it.
    pub flaw: Flaw,
}

impl Hand {
    pub(crate) fn touch(&mut self, square: Square) {
        if self.touched.contains(&Some(square)) {
            return;
        }
        if let Some(free) = self.touched.iter_mut().find(|it| it.is_none()) {
            *free = Some(square);
        }
    }

    pub(crate) fn touched(&self) -> ArrayVec<Square, 6> {
        self.touched.iter().flatten().copied().collect()
    }

    #[inline]
    pub(crate) fn has_touched(&self) -> bool {
        self.touched[0].is_some()
    }

    /// Nothing has been done yet.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        !self.has_touched() && self.partial.is_none() && self.attempt.is_none()
    }
}

/// What the game keeps of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    /// Illegal moves found.
    pub(crate) illegal: u8,
    /// Moves made for which the clock was not pressed yet.
    pub(crate) unpressed: u8,
    /// He is not at the board.
    pub(crate) absent: bool,
    /// The right to claim on this move is lost.
    pub(crate) claim_lost: bool,
    /// He need not record.
    pub(crate) exempt: bool,
    /// The period in which that began.
    pub(crate) exempt_in: u32,
    /// By which article he has to bring his scoresheet up to date, until it is.
    pub(crate) must_complete: Option<Topic>,
    /// To which sides he may not castle, short and long: his king or a rook was set up wrongly, and
    /// it is too late to correct it.
    pub(crate) no_castling: [bool; 2],
    /// How often he has asked for the other scoresheet.
    pub(crate) sheet_requests: u8,
    /// The move announced with a wrong claim.
    pub(crate) must_play: Option<Gesture>,
}

/// A claim of a draw that waits for the arbiter (9.2, 9.3 of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// By whom.
    pub by: Color,
    /// On what ground.
    pub ground: DrawGround,
    /// The move he means to make; none if the position on the board is meant.
    pub gesture: Option<Gesture>,
}

/// A claim or request in a quickplay finish (III.4, III.5 of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A draw is claimed.
    Draw {
        /// By whom.
        by: Color,
        /// Why.
        ground: QuickplayGround,
        /// The arbiter has put his decision off, and play goes on.
        put_off: bool,
    },
    /// An increment is asked for.
    Increment {
        /// By whom.
        by: Color,
    },
}

/// A move that was announced where a player does not see (D.2.1 of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// Whose move.
    pub by: Color,
    /// The move as it was said, which by a slip of the tongue may be another than was played.
    pub gesture: Gesture,
    /// What the opponent repeated, right or wrong.
    pub heard: Option<Gesture>,
}

/// A touched piece that was not moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TouchBreach {
    pub(crate) by: Color,
    /// The move that was played instead, by its number.
    pub(crate) ply: u32,
    pub(crate) hand: Hand,
}

/// An adjourned game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Adjourned {
    pub(crate) sealer: Color,
    pub(crate) sealed: Option<Inside>,
    /// The sealer stopped his clock: the move cannot be changed any more.
    pub(crate) closed: bool,
    /// When the session was to end, if the sealer did not wait for that.
    pub(crate) early: Option<u64>,
    /// When it was resumed, and who was missing.
    pub(crate) resumed: Option<(u64, Absent)>,
}

/// A reply to a sealed move, sealed too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reply {
    pub(crate) inside: Inside,
    /// The opponent's clock was started: the reply cannot be changed any more.
    pub(crate) closed: bool,
    /// The opponent has come, and the arbiter is to open it.
    pub(crate) due: bool,
}

/// What changes from fact to fact and can be copied at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Now {
    pub(crate) at_ms: u64,
    pub(crate) stage: Stage,
    pub(crate) table: Table,
    pub(crate) hand: Hand,
    pub(crate) clock: Option<Clock>,
    /// At whose right hand the arbiter has put it.
    pub(crate) clock_right_of: Option<Color>,
    /// Whose clock runs when the clocks do again.
    pub(crate) next: Color,
    pub(crate) players: ByColor<Player>,
    pub(crate) offer: Option<Color>,
    pub(crate) claim: Option<Claim>,
    pub(crate) asked: Option<Asked>,
    pub(crate) breach: Option<TouchBreach>,
    /// The arbiter saw two kings in check or a pawn on the last rank, and waits for the next move.
    pub(crate) gross: bool,
    /// What was announced last, where a player does not see.
    pub(crate) said: Option<Said>,
    pub(crate) adjourned: Option<Adjourned>,
    /// When the session ends, as it was announced.
    pub(crate) session_ends: Option<u64>,
    /// Who knocked pieces over and has not put them back.
    pub(crate) displaced: Option<Color>,
    /// When the session began, and whether it is one after an adjournment.
    pub(crate) started_at: u64,
    pub(crate) resumed: bool,
    /// The number of moves on the board then, the sealed one among them.
    pub(crate) resumed_plies: u32,
    /// A reply sealed for an opponent who has not come to the resumption.
    pub(crate) reply: Option<Reply>,
    pub(crate) outcome: Option<Outcome>,
}
