use crate::Cited;

/// Conduct, penalties, scoring and the arbiter: Articles 10 to 12 from 2014, 11 to 13 before.
#[derive(Clone, Copy, Debug)]
pub struct Conduct {
    /// Whether other points than one, a half and nought may be given.
    pub scoring: Cited<Scoring>,
    /// Telephones and other devices; none where nothing is said.
    pub devices: Option<Cited<Devices>>,
    /// Whether a player may be searched; none where nothing is said.
    pub search: Option<Cited<()>>,
    /// What the arbiter may impose, in the order of the text.
    pub penalties: Cited<&'static [Penalty]>,
    /// What the arbiter must not tell.
    pub abstention: Cited<&'static [Abstention]>,
    /// Whether players may appeal; none where nothing is said.
    pub appeal: Option<Cited<()>>,
    /// Whether players may ask for an explanation of the Laws; none where nothing is said.
    pub explanation: Option<Cited<()>>,
    /// Whether someone who sees an irregularity may tell the arbiter; none where nothing is said.
    pub spectator_tells_arbiter: Option<Cited<()>>,
}

/// What points a game may give.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scoring {
    /// One, a half, nought.
    Fixed,
    /// The same unless something else was announced.
    UnlessAnnounced,
    /// The same unless the rules of the event say otherwise, but never more in all than for a
    /// normal game.
    UnlessAnnouncedWithinMaximum,
}

/// What becomes of a player with a telephone or another device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Devices {
    /// If it rings he loses; the arbiter decides the opponent's points.
    RingingLosesArbiterScores,
    /// If it makes a sound he loses; the opponent wins, or draws if he could not win by any legal
    /// moves.
    SoundLosesOpponentWinsIfHeCan,
    /// If he has one with him he loses; a milder penalty may be announced.
    PossessionLoses,
    /// If he has one that the arbiter did not approve he loses and the opponent wins; a milder
    /// penalty may be announced, and devices switched off in a bag allowed.
    UnapprovedPossessionLoses,
}

/// What the arbiter may impose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime,
    /// Less time for the offender.
    OffenderTime,
    /// More points for the opponent, up to the maximum of the game.
    OpponentPoints,
    /// Fewer points for the offender.
    OffenderPoints,
    /// The game is lost.
    Loss,
    /// A fine announced beforehand.
    Fine,
    /// Exclusion from rounds.
    Exclusion,
    /// Expulsion from the event.
    Expulsion,
}

/// What the arbiter must not tell the players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Abstention {
    /// The number of moves, unless a flag has fallen and scoresheets are completed.
    NumberOfMoves,
    /// That the opponent has moved.
    OpponentMoved,
    /// That he has not pressed his clock.
    ClockNotPressed,
}

impl Abstention {
    /// All of them, as every edition has them.
    pub const ALL: [Abstention; 3] =
        [Abstention::NumberOfMoves, Abstention::OpponentMoved, Abstention::ClockNotPressed];
}
