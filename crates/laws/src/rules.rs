mod adjournment;
mod clock;
mod conduct;
mod draws;
mod endings;
mod fast;
mod irregularities;
mod notation;
mod play;
mod quickplay;
mod recording;
mod touch;

pub use adjournment::{Adjournment, LateAtResumption, SessionNotice, WrongTimes};
pub use clock::{
    AssistantsTime, BothAbsent, BothFlags, ClockRules, DefaultTime, RestoredTimes, UnpressedMove,
};
pub use conduct::{Abstention, Conduct, Devices, Penalty, Scoring};
pub use draws::{
    AgreementLimits, CastlingIdentity, ClaimClock, ClaimLostBy, ClaimantLoss, Draws, Fivefold,
    OfferRefusedBy,
};
pub use endings::{Endings, LastMove, Resignation};
pub use fast::{
    Bound, Counted, Fast, FlagCall, GrossIllegality, MisplacedKing, SetupLimit, Speed, Supervision,
    TimeClaim, TimeRange, WinningMaterial,
};
pub use irregularities::{
    ColoursReversed, Discovery, Displaced, IllegalMovePenalty, Irregularities, NotInTime, Notice,
    ReplacingMove, TwoHands, UnreplacedPawn, Window,
};
pub use notation::{CaptureSign, EnPassantMark, Hyphen, NotationRules, PieceLetter};
pub use play::{ByPlay, Play};
pub use quickplay::{DrawClaimant, Quickplay, QuickplayForce, QuickplayRefusal};
pub use recording::{CannotWrite, Recording, Scoresheet, Signing, WritingAhead};
pub use touch::{
    AdjustedBy, BothColours, CastlingAttempt, CastlingTouch, ComplaintLostBy, Contact,
    PromotionChoice, Touch, TouchRulings, Touching,
};

use jiff::civil::Date;

/// What an edition says where editions differ.
///
/// Values that only finished games need are at the top, the others by subject, each with its
/// article. What all editions say alike is code, not a value.
///
/// ```
/// use compongo_laws::{Edition, Resignation};
///
/// let rules = Edition::E2023.rules();
/// assert_eq!(rules.endings.resignation.value, Resignation::DrawIfOpponentCannotMate);
/// assert_eq!(rules.endings.resignation.citation.article, "5.1.2");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The first day in force.
    pub in_force_from: Date,
    /// Whether a draw can be agreed only after both players have made a move.
    pub agreement_needs_one_move_each: bool,
    /// The repetition that ends the game without a claim, if there is one.
    pub fivefold: Option<Fivefold>,
    /// Whether 75 moves by each player without capture or pawn move end the game without a claim.
    pub seventy_five_moves: bool,
    /// Where the appendices are.
    pub appendices: Appendices,
    /// Touching and making moves.
    pub touch: Touch,
    /// Mate, stalemate, dead position, resignation.
    pub endings: Endings,
    /// The clock, flags, arriving late.
    pub clock: ClockRules,
    /// Wrong starts, displaced pieces, illegal moves.
    pub irregularities: Irregularities,
    /// Scoresheets.
    pub recording: Recording,
    /// Offers and claims of a draw.
    pub draws: Draws,
    /// The last part of a game played without increment.
    pub quickplay: Quickplay,
    /// Conduct, penalties, scoring, the arbiter.
    pub conduct: Conduct,
    /// Rapid and blitz chess.
    pub fast: Fast,
    /// Adjourned games.
    pub adjournment: Adjournment,
    /// Writing moves.
    pub notation: NotationRules,
}

/// The letters and Roman numbers of the appendices and guidelines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Appendices {
    /// Adjourned games.
    pub adjourned: &'static str,
    /// Rapid chess.
    pub rapid: &'static str,
    /// Blitz chess.
    pub blitz: &'static str,
    /// Algebraic notation.
    pub notation: &'static str,
    /// Players who are blind or see badly.
    pub visually_impaired: &'static str,
    /// Chess960; the edition may know nothing of it.
    pub chess960: Option<&'static str>,
    /// Quickplay finish: `10` where it is an article of the Laws.
    pub quickplay: &'static str,
    /// Quickplay finish without an arbiter.
    pub no_arbiter: &'static str,
}
