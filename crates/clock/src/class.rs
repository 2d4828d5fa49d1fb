use crate::{Allotment, BySide, Control};

/// The moves for which time is counted when a game is classified (Appendices A.1 and B.1).
pub const CLASS_MOVES: u32 = 60;

/// Standard, rapid or blitz: the class of a game by its time (Appendices A.1 and B.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// The least time.
    Blitz,
    /// Between blitz and standard.
    Rapid,
    /// All that is longer.
    Standard,
}

/// The longest time of a class, in milliseconds; editions differ in whether it is included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// Any time below.
    Below(u64),
    /// Any time up to this one.
    UpTo(u64),
}

impl Limit {
    /// Whether a time is within.
    pub const fn holds(self, ms: u64) -> bool {
        match self {
            Limit::Below(limit) => ms < limit,
            Limit::UpTo(limit) => ms <= limit,
        }
    }
}

/// The thresholds of an edition of the Laws.
///
/// ```
/// use compongo_clock::{BySide, Class, Classes, Control, Limit};
///
/// // Since 2014: blitz is ten minutes or less, rapid more than that and less than sixty.
/// let classes = Classes {
///     blitz: Limit::UpTo(10 * 60_000),
///     rapid: Limit::Below(60 * 60_000),
///     counts_bonus: true,
/// };
/// let control: Control = "600+5".parse()?;
/// assert_eq!(
///     classes.of(&control),
///     Some(BySide { white: Class::Rapid, black: Class::Rapid }),
/// );
/// # Ok::<(), compongo_clock::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Classes {
    /// The longest blitz.
    pub blitz: Limit,
    /// The longest rapid game.
    pub rapid: Limit,
    /// Whether increments and delays of [`CLASS_MOVES`] moves count; not so before 2005.
    pub counts_bonus: bool,
}

impl Classes {
    /// The class of a time in milliseconds.
    pub const fn of_time(&self, ms: u64) -> Class {
        if self.blitz.holds(ms) {
            Class::Blitz
        } else if self.rapid.holds(ms) {
            Class::Rapid
        } else {
            Class::Standard
        }
    }

    /// The class of one player's time: of all periods that he reaches in [`CLASS_MOVES`] moves and
    /// what these moves bring. `None` with overtime.
    pub fn of_side(&self, allotment: &Allotment) -> Option<Class> {
        allotment.time_for(CLASS_MOVES, self.counts_bonus).map(|ms| self.of_time(ms))
    }

    /// The classes of both players' times, which differ in some handicap games. `None` if one has
    /// none: hourglass, byo-yomi and the like.
    pub fn of(&self, control: &Control) -> Option<BySide<Class>> {
        if control.is_hourglass() {
            return None;
        }
        let [white, black] = crate::Side::ALL.map(|side| self.of_side(control.side(side)));
        Some(BySide { white: white?, black: black? })
    }
}
