use crate::{AssistantsTime, Cited};

/// Recording the moves: Article 8.
#[derive(Clone, Copy, Debug)]
pub struct Recording {
    /// What the moves may be written on.
    pub scoresheet: Cited<Scoresheet>,
    /// Whether a move may be written before it is made.
    pub writing_ahead: Cited<WritingAhead>,
    /// What happens if a player cannot write.
    pub cannot_write: Cited<CannotWrite>,
    /// Below how many seconds on his clock a player need not record (8.4).
    pub exempt_below_seconds: Cited<u16>,
    /// From how many seconds added with each move on he must record all the same (8.4).
    pub exempt_increment_below_seconds: u8,
    /// Whether the exemption holds to the end of the period once it was reached.
    pub exempt_to_end_of_period: bool,
    /// How the result is signed; none where nothing is said.
    pub signing: Option<Cited<Signing>>,
}

/// What the moves are recorded on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scoresheet {
    /// Paper.
    Paper,
    /// Paper or a certified electronic scoresheet.
    PaperOrElectronic,
}

/// Whether a move may be recorded before it is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WritingAhead {
    /// It is not forbidden.
    Allowed,
    /// Only to claim a draw.
    OnlyToClaim,
    /// Only to claim a draw or to seal a move.
    OnlyToClaimOrSeal,
}

/// What happens if a player cannot write.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CannotWrite {
    /// The arbiter fixes before the game how much time he loses.
    TimeOffBeforeTheGame,
    /// An assistant writes; what that costs.
    Assistant(AssistantsTime),
}

/// How the result is signed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signing {
    /// Both players sign both scoresheets.
    BothSign,
    /// Both players sign, or approve on an electronic scoresheet.
    BothSignOrApprove,
}
