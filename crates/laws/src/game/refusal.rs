//! Why a fact cannot be accepted.

use compongo_board::{Color, IllegalMove};
use thiserror::Error;

use crate::Citation;

/// A fact that cannot be accepted in this state; the game is as before.
///
/// Displayed as the reason and, if the Laws give it, the article.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{why}{}", .article.map(|it| format!(" (Article {it})")).unwrap_or_default())]
pub struct Refusal {
    /// The reason.
    pub why: Why,
    /// The article, where the reason is one of the Laws.
    pub article: Option<Citation>,
    more: [Option<Citation>; 2],
}

/// The reasons for a [`Refusal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Why {
    /// Time goes backwards.
    #[error("time goes backwards, from {now_ms} ms to {at_ms} ms")]
    TimeGoesBackwards {
        /// The instant of the last fact.
        now_ms: u64,
        /// The one given.
        at_ms: u64,
    },
    /// The game has not been started.
    #[error("the game has not been started")]
    NotStarted,
    /// The game has been started already.
    #[error("the game has been started already")]
    AlreadyStarted,
    /// The game is over, and this changes nothing any more.
    #[error("the game is over")]
    GameOver,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The game is adjourned.
    #[error("the game is adjourned")]
    Adjourned,
    /// The game is not adjourned.
    #[error("the game is not adjourned")]
    NotAdjourned,
    /// This person may not do that.
    #[error("not for this person to do")]
    WrongPerson,
    /// The player is not at the board.
    #[error("the player has not come to the board")]
    NotPresent,
    /// The other player has the move.
    #[error("{0} has the move")]
    NotYourMove(Color),
    /// The clocks are stopped and the game waits.
    #[error("the clocks are stopped")]
    ClocksStopped,
    /// Nothing waits: the clocks are not stopped.
    #[error("the clocks are not stopped")]
    NotStopped,
    /// The game is played without a clock.
    #[error("there is no clock")]
    NoClock,
    /// The clock cannot do that.
    #[error("the clock: {0}")]
    Clock(compongo_clock::Refusal),
    /// Nothing stands on the square.
    #[error("there is no piece on that square")]
    EmptySquare,
    /// The board refuses the move.
    #[error("illegal: {0}")]
    IllegalMove(IllegalMove),
    /// A touched piece must be moved or captured.
    #[error("a touched piece binds")]
    TouchBinds,
    /// The move announced with a claim must be played.
    #[error("the announced move must be played")]
    AnnouncedMoveBinds,
    /// The new piece has been chosen already.
    #[error("the new piece has been chosen already")]
    PromotionChosen,
    /// What stands on the board first has to be put back.
    #[error("what was played must first be put back")]
    PutBackFirst,
    /// There is nothing to take back: a legal move made stays.
    #[error("there is nothing that could be taken back")]
    NothingToTakeBack,
    /// No part of a move waits for this.
    #[error("no part of a move waits for that")]
    NothingBegun,
    /// There is no offer to answer.
    #[error("no draw has been offered")]
    NoOffer,
    /// An offer stands already.
    #[error("an offer stands already")]
    OfferStands,
    /// It is too early for that.
    #[error("it is too early")]
    TooEarly,
    /// The rules of the event forbid it.
    #[error("the rules of the event forbid it")]
    ForbiddenByEvent,
    /// The right to claim on this move is lost.
    #[error("the right to claim on this move is lost")]
    ClaimLost,
    /// A claim by an intended move needs a move, written and not yet made.
    #[error("the intended move must be written down and not yet made")]
    ClaimWithoutMove,
    /// The claimant must stop the clocks.
    #[error("the clocks must be stopped")]
    MustStopClocks,
    /// A claim waits for the arbiter already.
    #[error("a claim is being examined")]
    ClaimWaits,
    /// No claim waits.
    #[error("there is no claim")]
    NoClaim,
    /// The flag is not down.
    #[error("the flag of {0} is not down")]
    FlagNotDown(Color),
    /// What a screen or a counter shows is no proof.
    #[error("what a display shows is no proof")]
    NoProof,
    /// The arbiter must keep silent about it.
    #[error("the arbiter must not say so")]
    MustNotAnnounce,
    /// It comes too late.
    #[error("it comes too late")]
    TooLate,
    /// It comes before the player may do it.
    #[error("too much time is left")]
    TooMuchTime,
    /// No illegal move can be found.
    #[error("there is no illegal move to act on")]
    NothingIllegal,
    /// No touched piece was left.
    #[error("no touched piece was left unmoved")]
    NothingTouched,
    /// The edition has no such rule.
    #[error("the edition has no such rule")]
    NoSuchRule,
    /// The rule is not in force in this game.
    #[error("that rule is not in force in this game")]
    NotInForce,
    /// That has been done already.
    #[error("that has been done already")]
    AlreadyDone,
    /// There are not so many moves.
    #[error("there are not so many moves")]
    NoSuchMove,
    /// The game has too many moves for this program.
    #[error("too many moves")]
    TooManyMoves,
    /// No such start position can be drawn.
    #[error("no start position of Chess960")]
    NoSuchStart,
    /// Something that must be told is missing.
    #[error("something that must be told is missing")]
    Incomplete,
    /// What is sealed must not be told beside its envelope.
    #[error("what is sealed must not be told beside its envelope")]
    InTheClear,
    /// What is said to have been in the envelope is not what was put there.
    #[error("that is not what was put into the envelope")]
    NotAsSealed,
    /// What was written means another move than the one named.
    #[error("what was written means another move")]
    ReadOtherwise,
    /// What is written on a scoresheet is longer than a line has room for.
    #[error("longer than {most} characters")]
    TooLong {
        /// The characters there is room for.
        most: u16,
    },
    /// The scoresheet, or its line, has no room left.
    #[error("the scoresheet has no room left")]
    SheetFull,
    /// The edition does not list this penalty.
    #[error("the edition does not know this penalty")]
    NoSuchPenalty,
}

impl Why {
    /// A stable word for machines.
    pub fn code(&self) -> &'static str {
        use Why::*;
        match self {
            TimeGoesBackwards { .. } => "time-goes-backwards",
            NotStarted => "not-started",
            AlreadyStarted => "already-started",
            GameOver => "game-over",
            NotOver => "not-over",
            Adjourned => "adjourned",
            NotAdjourned => "not-adjourned",
            WrongPerson => "wrong-person",
            NotPresent => "not-present",
            NotYourMove(_) => "not-your-move",
            ClocksStopped => "clocks-stopped",
            NotStopped => "not-stopped",
            NoClock => "no-clock",
            Clock(_) => "clock",
            EmptySquare => "empty-square",
            IllegalMove(_) => "illegal-move",
            TouchBinds => "touch-binds",
            AnnouncedMoveBinds => "announced-move-binds",
            PromotionChosen => "promotion-chosen",
            PutBackFirst => "put-back-first",
            NothingToTakeBack => "nothing-to-take-back",
            NothingBegun => "nothing-begun",
            NoOffer => "no-offer",
            OfferStands => "offer-stands",
            TooEarly => "too-early",
            ForbiddenByEvent => "forbidden-by-event",
            ClaimLost => "claim-lost",
            ClaimWithoutMove => "claim-without-move",
            MustStopClocks => "must-stop-clocks",
            ClaimWaits => "claim-waits",
            NoClaim => "no-claim",
            FlagNotDown(_) => "flag-not-down",
            NoProof => "no-proof",
            MustNotAnnounce => "must-not-announce",
            TooLate => "too-late",
            TooMuchTime => "too-much-time",
            NothingIllegal => "nothing-illegal",
            NothingTouched => "nothing-touched",
            NoSuchRule => "no-such-rule",
            NotInForce => "not-in-force",
            AlreadyDone => "already-done",
            NoSuchMove => "no-such-move",
            TooManyMoves => "too-many-moves",
            NoSuchStart => "no-such-start",
            Incomplete => "incomplete",
            InTheClear => "in-the-clear",
            NotAsSealed => "not-as-sealed",
            ReadOtherwise => "read-otherwise",
            TooLong { .. } => "too-long",
            SheetFull => "sheet-full",
            NoSuchPenalty => "no-such-penalty",
        }
    }
}

impl Refusal {
    /// A reason with its article.
    pub(crate) const fn by(why: Why, article: Option<Citation>) -> Refusal {
        Refusal { why, article, more: [None; 2] }
    }

    /// The same by one article more, unless it is named already.
    pub(crate) fn and(mut self, article: Option<Citation>) -> Refusal {
        if self.article.is_none() {
            self.article = article;
        } else if article != self.article
            && !self.more.contains(&article)
            && let Some(free) = self.more.iter_mut().find(|it| it.is_none())
        {
            *free = article;
        }
        self
    }

    /// All articles of the reason, the principal one first.
    pub fn articles(&self) -> impl Iterator<Item = Citation> + '_ {
        self.article.iter().chain(self.more.iter().flatten()).copied()
    }
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        Refusal::by(why, None)
    }
}

impl From<compongo_clock::Refusal> for Refusal {
    fn from(refusal: compongo_clock::Refusal) -> Refusal {
        Why::Clock(refusal).into()
    }
}
