/// How much work a question may take before the answer is [`Verdict::Undecided`].
///
/// By default there is no limit but that of the method itself, which has decided every position
/// known to its authors. A limit in time is the caller's: `interrupted` is asked every few hundred
/// positions and may look at a clock, which this library never does.
///
/// [`Verdict::Undecided`]: crate::Verdict::Undecided
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    /// The most positions to look at, if there is a limit. A phase counts as a position.
    pub positions: Option<core::num::NonZeroU64>,
    /// Says when to stop, if anything does.
    pub interrupted: Option<&'a dyn Fn() -> bool>,
}

impl core::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Budget")
            .field("positions", &self.positions)
            .field("interrupted", &self.interrupted.map(|_| "…"))
            .finish()
    }
}

/// What is left of a budget.
pub(crate) struct Meter<'a> {
    left: u64,
    until_asked: u64,
    interrupted: Option<&'a dyn Fn() -> bool>,
}

/// How many positions are looked at between two questions to the caller.
const ASK_EVERY: u64 = 256;

impl<'a> Meter<'a> {
    pub(crate) fn new(budget: Budget<'a>) -> Meter<'a> {
        Meter {
            left: budget.positions.map_or(u64::MAX, u64::from),
            until_asked: 0,
            interrupted: budget.interrupted,
        }
    }

    /// Takes some positions off. `false` once the budget is used up.
    #[inline]
    pub(crate) fn spend(&mut self, positions: u64) -> bool {
        self.until_asked = self.until_asked.saturating_sub(positions);
        if let Some(interrupted) = self.interrupted
            && self.until_asked == 0
        {
            self.until_asked = ASK_EVERY;
            if interrupted() {
                self.left = 0;
            }
        }
        self.left = self.left.saturating_sub(positions);
        self.left > 0
    }
}
