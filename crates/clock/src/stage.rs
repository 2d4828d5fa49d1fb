use core::num::NonZeroU32;

/// What a player gets for each move beside the time of the period (Article 6.3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Milliseconds added before each move, the first included; what is not used is kept.
    Increment(u64),
    /// Milliseconds of thinking before the main time runs (6.3.2), shown as part of it: the clock
    /// runs at once and gives back, when pressed, what was used of them (Bronstein).
    Bronstein(u64),
    /// The same, shown apart: the main time stands still for so many milliseconds (simple or US
    /// delay). The two forms lose at the same instants.
    Delay(u64),
}

impl Bonus {
    /// The milliseconds per move, of whatever kind.
    #[inline]
    pub const fn ms(self) -> u64 {
        match self {
            Bonus::None => 0,
            Bonus::Increment(ms) | Bonus::Bronstein(ms) | Bonus::Delay(ms) => ms,
        }
    }

    /// The milliseconds added to the clock before each move.
    #[inline]
    pub const fn increment_ms(self) -> u64 {
        if let Bonus::Increment(ms) = self { ms } else { 0 }
    }

    /// The milliseconds of each move in which the main time does not run.
    #[inline]
    pub const fn delay_ms(self) -> u64 {
        if let Bonus::Bronstein(ms) | Bonus::Delay(ms) = self { ms } else { 0 }
    }

    /// A bonus of no time is none.
    pub(crate) const fn normal(self) -> Bonus {
        if self.ms() == 0 { Bonus::None } else { self }
    }
}

/// One period of an [`Allotment`](crate::Allotment), as a clock runs it (Article 6.3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stage {
    /// The moves to be completed in it; `None` for all that remain.
    pub moves: Option<NonZeroU32>,
    /// The milliseconds added when it begins.
    pub time_ms: u64,
    /// What each of its moves brings.
    pub bonus: Bonus,
}

/// What follows when all main time is used: not part of the Laws, but in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Overtime {
    /// The flag falls.
    #[default]
    None,
    /// Byo-yomi: so many times so many milliseconds; a move within one of them costs nothing.
    ByoYomi {
        /// How many.
        periods: NonZeroU32,
        /// Milliseconds of each.
        time_ms: u64,
    },
    /// Canadian overtime: so many moves in so many milliseconds, then anew; what is not used is
    /// lost.
    Canadian {
        /// The moves to be completed.
        moves: NonZeroU32,
        /// Milliseconds for them.
        time_ms: u64,
    },
}

impl Overtime {
    /// The milliseconds of one of its periods; none without overtime.
    ///
    /// ```
    /// use core::num::NonZeroU32;
    ///
    /// use compongo_clock::Overtime;
    ///
    /// let periods = NonZeroU32::MIN;
    /// assert_eq!(Overtime::ByoYomi { periods, time_ms: 30_000 }.time_ms(), Some(30_000));
    /// assert_eq!(Overtime::None.time_ms(), None);
    /// ```
    pub const fn time_ms(self) -> Option<u64> {
        match self {
            Overtime::None => None,
            Overtime::ByoYomi { time_ms, .. } | Overtime::Canadian { time_ms, .. } => Some(time_ms),
        }
    }

    /// All its milliseconds when it begins.
    #[inline]
    pub(crate) const fn full_ms(self) -> u64 {
        match self {
            Overtime::None => 0,
            Overtime::ByoYomi { periods, time_ms } => {
                // Both factors are bounded by `Allotment::new`.
                (periods.get() as u64).saturating_mul(time_ms)
            }
            Overtime::Canadian { time_ms, .. } => time_ms,
        }
    }
}
