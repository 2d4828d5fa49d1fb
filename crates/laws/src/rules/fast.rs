use core::time::Duration;

use compongo_clock::{Allotment, CLASS_MOVES};

use crate::{ByPlay, Cited};

/// Rapid and blitz chess.
#[derive(Clone, Copy, Debug)]
pub struct Fast {
    /// Which games are rapid.
    pub rapid: Cited<TimeRange>,
    /// Which games are blitz.
    pub blitz: Cited<TimeRange>,
    /// When the competition rules apply to rapid games; none where the edition has no such
    /// variant.
    pub supervised_rapid: Option<Cited<Supervision>>,
    /// When the competition rules apply to blitz games.
    pub supervised_blitz: Option<Cited<Supervision>>,
    /// How often a player may ask to see the scoresheet of a supervised game; none where nothing
    /// is said.
    pub sheet_requests: Option<Cited<u8>>,
    /// After how many moves set-up and clocks are no longer complained of.
    pub setup_limit: Cited<SetupLimit>,
    /// Who may call a fallen flag.
    pub flag_call: ByPlay<Cited<FlagCall>>,
    /// What one who claims a win on time must do.
    pub time_claim: Cited<TimeClaim>,
    /// Both kings stand in check, or a pawn on the last rank, and the arbiter sees it; none where
    /// nothing is said.
    pub gross_illegality: Option<Cited<GrossIllegality>>,
    /// What is needed to win a blitz game on time or by an illegal move.
    pub blitz_material: Cited<WinningMaterial>,
}

impl Fast {
    /// The speed of a game of so much time for all moves and so much added with each.
    ///
    /// ```
    /// use core::time::Duration;
    /// use compongo_laws::{Edition, Speed};
    ///
    /// let ten = Duration::from_secs(600);
    /// let speed = |edition: Edition| edition.rules().fast.speed(ten, Duration::ZERO);
    /// assert_eq!(speed(Edition::E2009), Speed::Blitz);
    /// assert_eq!(speed(Edition::E2014), Speed::Blitz);
    /// let speed = Edition::E2014.rules().fast.speed(ten, Duration::from_secs(1));
    /// assert_eq!(speed, Speed::Rapid);
    /// ```
    pub fn speed(&self, base: Duration, increment: Duration) -> Speed {
        if self.blitz.value.holds(base, increment) {
            Speed::Blitz
        } else if self.rapid.value.holds(base, increment) {
            Speed::Rapid
        } else {
            Speed::Standard
        }
    }

    /// The speed of a game by one player's time: all periods that he reaches in sixty moves, and
    /// what these bring. None with byo-yomi and the like, of which the Laws know nothing.
    ///
    /// ```
    /// use compongo_clock::{Control, Side};
    /// use compongo_laws::{Edition, Speed};
    ///
    /// let fast = &Edition::E2023.rules().fast;
    /// let speed = |text: &str| -> Option<Speed> {
    ///     fast.speed_of(text.parse::<Control>().ok()?.side(Side::White))
    /// };
    /// assert_eq!(speed("900+10"), Some(Speed::Rapid));
    /// assert_eq!(speed("3600y5x60"), None);
    /// ```
    pub fn speed_of(&self, allotment: &Allotment) -> Option<Speed> {
        let base = allotment.time_for(CLASS_MOVES, false)?;
        let all = allotment.time_for(CLASS_MOVES, true)?;
        let each = Duration::from_millis(all.saturating_sub(base) / u64::from(CLASS_MOVES));
        Some(self.speed(Duration::from_millis(base), each))
    }
}

/// How fast a game is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Speed {
    /// Standard chess.
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz chess.
    Blitz,
}

impl Speed {
    /// The name of the speed.
    ///
    /// ```
    /// assert_eq!(compongo_laws::Speed::Rapid.name(), "rapid");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Standard => "standard",
            Speed::Rapid => "rapid",
            Speed::Blitz => "blitz",
        }
    }
}

/// An end of a range of minutes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// The minutes belong to the range.
    Including(u16),
    /// The minutes lie outside.
    Excluding(u16),
}

/// What of a time control is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// The time for all moves; games with an increment are not thought of.
    FixedTime,
    /// The time for all moves and sixty increments.
    WithSixtyIncrements,
}

/// A range of time for all moves of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeRange {
    /// Its lower end.
    pub from: Bound,
    /// Its upper end.
    pub to: Bound,
    /// What is counted.
    pub counted: Counted,
}

impl TimeRange {
    /// Whether a game of so much time, and so much added with each move, lies in the range. Where
    /// only fixed times are counted, sixty increments are counted all the same: such games were
    /// played, and the later editions say what was meant.
    pub fn holds(&self, base: Duration, increment: Duration) -> bool {
        let total = base.saturating_add(increment.saturating_mul(60));
        let minutes = |minutes: u16| Duration::from_secs(u64::from(minutes) * 60);
        let above = match self.from {
            Bound::Including(least) => total >= minutes(least),
            Bound::Excluding(least) => total > minutes(least),
        };
        let below = match self.to {
            Bound::Including(most) => total <= minutes(most),
            Bound::Excluding(most) => total < minutes(most),
        };
        above && below
    }
}

/// What supervision the competition rules need in rapid or blitz.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Supervision {
    /// How many games one arbiter watches at most.
    pub games_per_arbiter: u8,
    /// Whether each game must be recorded by the arbiter or his assistant.
    pub recorded: bool,
}

/// The end of complaints about set-up and clocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetupLimit {
    /// Moves by each player.
    pub moves: u8,
    /// What a king on a wrong square may then not do.
    pub misplaced_king: MisplacedKing,
}

/// What follows for castling from a wrong set-up no longer corrected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MisplacedKing {
    /// Nothing is said.
    NothingSaid,
    /// King and queen exchanged: no castling with that king.
    ExchangedWithQueen,
    /// King misplaced: no castling; rook misplaced: no castling with it.
    KingOrRookMisplaced,
}

/// Who may call a flag that has fallen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FlagCall {
    /// A player; the arbiter keeps silent.
    Players,
    /// A player; the arbiter may say that both are down.
    PlayersOrArbiterIfBoth,
    /// The arbiter as well.
    ArbiterToo,
}

/// What one who claims a win on time must do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeClaim {
    /// Stop both clocks, with time left himself.
    StopClocksWithTimeLeft,
    /// He may stop the clocks; whether he has time left does not matter.
    MayStopClocks,
}

/// What the arbiter does on seeing two kings in check or a pawn on the last rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GrossIllegality {
    /// He steps in.
    StepsIn,
    /// He waits for the next move; if the position is still illegal, the game is drawn.
    WaitsThenDraw,
}

/// What is needed to win a blitz game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinningMaterial {
    /// That some legal moves lead to mate, however badly played.
    AnyLegalMate,
    /// That a position can come about in which the opponent, to move, cannot avoid mate in one.
    UnavoidableMateInOne,
}
