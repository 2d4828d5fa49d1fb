use crate::Cited;

/// The last part of a game, in which all remaining moves must be made in a limited time: Article
/// 10 until 2009, Appendix G in 2014, Guidelines III from 2017.
#[derive(Clone, Copy, Debug)]
pub struct Quickplay {
    /// When these rules are in force.
    pub force: Cited<QuickplayForce>,
    /// Below how many seconds a draw may be claimed because the opponent does not or cannot win
    /// by normal means.
    pub claim_below_seconds: Cited<u16>,
    /// Who may claim.
    pub claimant: Cited<DrawClaimant>,
    /// Whether the claimant must stop the clocks; otherwise he may.
    pub must_stop_clocks: Cited<bool>,
    /// How the arbiter may refuse.
    pub refusal: Cited<QuickplayRefusal>,
    /// Minutes the opponent gets if the claim is refused, and may get if it is put off.
    pub bonus_minutes: Cited<u8>,
    /// Whether the decision is final; none where nothing is said.
    pub no_appeal: Option<Cited<()>>,
    /// Seconds per move both players get if a player asks for an increment instead, and the
    /// arbiter agrees; none where that cannot be asked.
    pub increment_seconds: Option<Cited<u8>>,
    /// The claim where no arbiter is present.
    pub no_arbiter: Cited<()>,
}

/// When the rules of a quickplay finish are in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum QuickplayForce {
    /// Always, in the last period.
    Always,
    /// Only if announced beforehand, in standard and rapid games without increment.
    IfAnnouncedWithoutIncrement,
}

/// Who may claim a draw in a quickplay finish.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawClaimant {
    /// Either player.
    EitherPlayer,
    /// The player having the move.
    PlayerToMove,
}

/// What the arbiter may do with a claim he does not grant at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum QuickplayRefusal {
    /// Put off his decision.
    PutOff,
    /// Put off his decision, or refuse.
    PutOffOrRefuse,
}
