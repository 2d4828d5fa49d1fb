use crate::{ByPlay, Cited};

/// Offers and claims of a draw: Article 9.
#[derive(Clone, Copy, Debug)]
pub struct Draws {
    /// What an event may forbid; none where nothing is said.
    pub agreement_limits: Option<Cited<AgreementLimits>>,
    /// What refuses an offer, other than saying so.
    pub offer_refused_by: Cited<OfferRefusedBy>,
    /// Whether a claim counts as an offer; none where nothing is said.
    pub claim_is_offer: Option<Cited<()>>,
    /// When castling rights make positions differ (9.2.2.2 of 2018).
    pub castling_identity: Cited<CastlingIdentity>,
    /// What loses the right to claim on a move (9.4).
    pub claim_lost_by: Cited<ClaimLostBy>,
    /// Who stops the clocks at a claim (9.5.1 of 2018).
    pub claim_clock: Cited<ClaimClock>,
    /// Minutes the opponent gets for a wrong claim (9.5.3 of 2018).
    pub wrong_claim_bonus: ByPlay<Cited<u8>>,
    /// What a wrong claim costs the claimant.
    pub claimant_loss: Cited<ClaimantLoss>,
    /// Whether the players must check claims themselves under the arbiter's eye; none where
    /// nothing is said (11.12 of 2018).
    pub players_check: Option<Cited<()>>,
}

/// How a fivefold repetition is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fivefold {
    /// The position must come back without another in between: five times at intervals of two
    /// moves by each player, the shortest in which it can (2014).
    Consecutive,
    /// Five occurrences anywhere in the game (from 2017).
    AnyTime,
}

/// What the rules of an event may forbid without the arbiter's consent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AgreementLimits {
    /// Agreeing to a draw, ever or before some move.
    Agreement,
    /// The same, and offering one.
    OffersAndAgreement,
}

/// What refuses an offer without words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OfferRefusedBy {
    /// Making a move.
    MakingAMove,
    /// Touching a piece to move or capture it.
    Touching,
}

/// When castling rights make two positions differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingIdentity {
    /// When the right to castle, now or later, has changed; in 2001 also if only for a time.
    AnyChange,
    /// When a right was lost because king or rook moved.
    LostByMoving,
}

/// What loses the right to claim a draw on a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimLostBy {
    /// Making a move without having claimed.
    MakingAMove,
    /// Touching a piece.
    Touching,
}

/// Who stops the clocks at a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimClock {
    /// The claimant must.
    ClaimantMust,
    /// The claimant may.
    ClaimantMay,
    /// The claimant or the arbiter does.
    ClaimantOrArbiter,
}

/// What a wrong claim costs the claimant.
///
/// ```
/// use compongo_laws::ClaimantLoss;
///
/// let tiered = ClaimantLoss::Tiered;
/// assert_eq!(ClaimantLoss::HalfAtMostThreeMinutes.milliseconds_off(90_000), 45_000);
/// assert_eq!(tiered.milliseconds_off(600_000), 180_000);
/// assert_eq!(tiered.milliseconds_off(90_000), 30_000);
/// assert_eq!(tiered.milliseconds_off(59_000), 0);
/// assert_eq!(ClaimantLoss::Nothing.milliseconds_off(600_000), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimantLoss {
    /// Nothing.
    Nothing,
    /// Half of his remaining time, three minutes at most.
    HalfAtMostThreeMinutes,
    /// The same if more than two minutes remain; from one to two minutes, all but one; below one
    /// minute, nothing.
    Tiered,
}

impl ClaimantLoss {
    /// How many milliseconds are taken off a remaining time in milliseconds. Odd halves are cut.
    pub const fn milliseconds_off(self, remaining: u64) -> u64 {
        const MINUTE: u64 = 60_000;
        let half = remaining / 2;
        let half = if half < 3 * MINUTE { half } else { 3 * MINUTE };
        match self {
            ClaimantLoss::Nothing => 0,
            ClaimantLoss::HalfAtMostThreeMinutes => half,
            ClaimantLoss::Tiered if remaining > 2 * MINUTE => half,
            ClaimantLoss::Tiered => remaining.saturating_sub(MINUTE),
        }
    }
}
