use compongo_board::Move;

/// Whether a side can still mate, with the proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can: legal moves by both sides, the last of which mates. None if the king is mated
    /// already.
    Winnable(Vec<Move>),
    /// It cannot, whatever is played.
    Unwinnable(Reason),
    /// The budget was used up first.
    Undecided,
}

/// Which argument shows that a side can no longer mate. Each holds by itself; the cheapest that
/// holds is named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// The game is over: stalemate, or the side itself is mated.
    Ended,
    /// The pieces are not enough, wherever they stand.
    Material,
    /// The few moves there are all lead to positions where one of the other reasons holds.
    ForcedLine,
    /// The pawns are so blocked that neither the pieces nor the pawns get where a mate needs them.
    BlockedStructure,
    /// The same, seen from one capture or pawn move to the next.
    BlockedPhases,
    /// Every position that can still arise was looked at, and none is mate.
    ExhaustedSearch,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 6] = [
        Reason::Ended,
        Reason::Material,
        Reason::ForcedLine,
        Reason::BlockedStructure,
        Reason::BlockedPhases,
        Reason::ExhaustedSearch,
    ];

    /// A stable word for machines.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Ended => "game-ended",
            Reason::Material => "bare-material",
            Reason::ForcedLine => "forced-line",
            Reason::BlockedStructure => "blocked-structure",
            Reason::BlockedPhases => "blocked-phases",
            Reason::ExhaustedSearch => "exhausted-search",
        }
    }
}
