use crate::{BySide, Clock, Dial, Refusal, Setting, Side};

/// An act on the clock, for records that are replayed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// [`Clock::at`]: nothing but time passes.
    Pass,
    /// [`Clock::start`].
    Start(Side),
    /// [`Clock::press`].
    Press(Side),
    /// [`Clock::pause`].
    Pause,
    /// [`Clock::resume`].
    Resume,
    /// [`Clock::stop`].
    Stop,
    /// [`Clock::adjust`].
    Adjust {
        /// Whose face.
        side: Side,
        /// Milliseconds to add, or to deduct if negative.
        by_ms: i64,
    },
    /// [`Clock::set`].
    Set {
        /// Whose face.
        side: Side,
        /// What it shall hold.
        dial: Dial,
    },
    /// [`Clock::set_moves`].
    SetMoves {
        /// Whose face.
        side: Side,
        /// The moves completed.
        moves: u32,
    },
    /// [`Clock::take_back`].
    TakeBack(Side),
    /// [`Clock::replace`].
    Replace(BySide<Dial>),
}

impl Clock {
    /// Does what the event says, at its instant in milliseconds.
    ///
    /// ```
    /// use compongo_clock::{Clock, Event, Setting, Side};
    ///
    /// let setting = Setting::new("180+2".parse()?);
    /// let record = [(Event::Start(Side::White), 0), (Event::Press(Side::White), 3_500)];
    /// let clock = record
    ///     .iter()
    ///     .try_fold(Clock::new(&setting), |clock, &(event, at)| clock.apply(&setting, event, at))?;
    /// assert_eq!(clock.left_ms(&setting, Side::White), 180_500);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of the act.
    #[inline]
    pub fn apply(self, setting: &Setting, event: Event, at_ms: u64) -> Result<Clock, Refusal> {
        match event {
            Event::Pass => self.at(setting, at_ms),
            Event::Start(side) => self.start(setting, side, at_ms),
            Event::Press(side) => self.press(setting, side, at_ms),
            Event::Pause => self.pause(setting, at_ms),
            Event::Resume => self.resume(setting, at_ms),
            Event::Stop => self.stop(setting, at_ms),
            Event::Adjust { side, by_ms } => self.adjust(setting, side, by_ms, at_ms),
            Event::Set { side, dial } => self.set(setting, side, dial, at_ms),
            Event::SetMoves { side, moves } => self.set_moves(setting, side, moves, at_ms),
            Event::TakeBack(side) => self.take_back(setting, side, at_ms),
            Event::Replace(dials) => self.replace(setting, dials, at_ms),
        }
    }
}
