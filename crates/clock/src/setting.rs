use crate::Control;

/// When the time of the next period is added.
///
/// Both lose at the same instants, for the total is the same; what the clock shows differs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PeriodChange {
    /// When the last move of a period is completed: clocks with a forced move counter.
    #[default]
    AtMove,
    /// When a face reaches zero, on both faces that are due it: most electronic clocks. Until then
    /// the time stays aside. What each move brings follows the count of moves all the same.
    AtZero,
}

/// What the clock does when a flag has fallen and no period is left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Expiry {
    /// Both faces stand still from that instant on; pressing has no effect.
    #[default]
    Freeze,
    /// That face stays at zero, the other runs on when it is its turn, so that both flags can
    /// fall; the clock keeps which was first.
    RunOn,
}

/// How a clock is set: the time control and the options of the device.
///
/// ```
/// use compongo_clock::{Expiry, PeriodChange, Setting};
///
/// let setting = Setting::new("40/5400+30:1800+30".parse()?);
/// assert_eq!((setting.change, setting.expiry), (PeriodChange::AtMove, Expiry::Freeze));
/// # Ok::<(), compongo_clock::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setting {
    /// The time of both players.
    pub control: Control,
    /// When the time of the next period is added.
    pub change: PeriodChange,
    /// What happens when no time is left.
    pub expiry: Expiry,
}

impl Setting {
    /// Time is added by the count of moves; the clock freezes when a flag has fallen.
    pub const fn new(control: Control) -> Setting {
        Setting { control, change: PeriodChange::AtMove, expiry: Expiry::Freeze }
    }
}
