use core::num::NonZeroU32;

use crate::face::Face;
use crate::{Bonus, BySide, Dial, Expiry, Refusal, Setting, Side};

/// Which face runs (Article 6.1: never both).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Before the start of the game (6.6).
    Ready,
    /// The clock of this player runs.
    Running(Side),
    /// Both stand still; it was this player's turn (6.11).
    Paused(Side),
    /// A flag has fallen in this player's turn, and the clock is one that then freezes.
    Frozen(Side),
    /// Stopped for good: the game is over.
    Stopped,
}

impl Phase {
    /// Whose turn it is, by the clock.
    #[inline]
    pub const fn turn(self) -> Option<Side> {
        match self {
            Phase::Running(side) | Phase::Paused(side) | Phase::Frozen(side) => Some(side),
            Phase::Ready | Phase::Stopped => None,
        }
    }
}

/// The chess clock (Article 6): a value that says what both faces hold at one instant.
///
/// Instants are milliseconds of a clock that never goes back; the caller gives one with each act.
/// An act returns the clock after it, or a [`Refusal`]; it never changes the value it is called
/// on, and it never fails in any other way. The [`Setting`] is given with each act rather than
/// kept, so that a clock is small and can be copied; it must be the same throughout, unless it is
/// corrected by [`Clock::correct_setting`].
///
/// Exactly zero is no time: the flag falls when as much has been used as there was. What the clock
/// shows is conclusive (6.10.1), so a press at that very instant comes too late.
///
/// ```
/// use compongo_clock::{Clock, Setting, Side};
///
/// let setting = Setting::new("5400+30".parse()?);
/// let clock = Clock::new(&setting).start(&setting, Side::White, 0)?;
/// // The first increment is on the clock before the first move.
/// assert_eq!(clock.left_ms(&setting, Side::White), 5_430_000);
/// let clock = clock.press(&setting, Side::White, 12_000)?;
/// assert_eq!(clock.left_ms(&setting, Side::White), 5_448_000);
/// assert_eq!(clock.falls_at(&setting), Some(12_000 + 5_430_000));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    /// The instant of the last act.
    now: u64,
    pub(crate) phase: Phase,
    /// How long the player whose turn it is has thought in this turn.
    pub(crate) turn: u64,
    pub(crate) faces: BySide<Face>,
    /// Whose flag fell first.
    pub(crate) first: Option<Side>,
}

impl Clock {
    /// A clock that has been set and not started; its instant is 0.
    pub fn new(setting: &Setting) -> Clock {
        let faces = BySide::from_fn(|side| Face::new(setting.control.side(side)));
        Clock { now: 0, phase: Phase::Ready, turn: 0, faces, first: None }
    }

    /// The instant of the last act.
    #[inline]
    pub const fn now_ms(&self) -> u64 {
        self.now
    }

    /// Which face runs.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The time that a face shows at the last act. A Bronstein delay is part of it; with byo-yomi
    /// and the like it is the main time until that is used, then the overtime.
    pub fn left_ms(&self, setting: &Setting, side: Side) -> u64 {
        let face = &self.faces[side];
        let bonus = setting.control.side(side).stage(face.stage).bonus;
        let delay =
            if matches!(bonus, Bonus::Bronstein(_)) { self.delay(setting, side) } else { 0 };
        face.shown().saturating_add(delay)
    }

    /// What is left of a simple delay before the main time runs; 0 if there is none.
    pub fn delay_left_ms(&self, setting: &Setting, side: Side) -> u64 {
        let stage = self.faces[side].stage;
        match setting.control.side(side).stage(stage).bonus {
            Bonus::Delay(_) => self.delay(setting, side),
            _ => 0,
        }
    }

    /// What follows when the time shown is used up and before the flag falls: overtime, and the
    /// time of a period that begins at zero.
    ///
    /// ```
    /// use compongo_clock::{Clock, Control, Setting, Side};
    ///
    /// let setting = Setting::new("600y3x30".parse::<Control>()?);
    /// let clock = Clock::new(&setting);
    /// assert_eq!(clock.left_ms(&setting, Side::White), 600_000);
    /// assert_eq!(clock.reserve_ms(&setting, Side::White), 90_000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reserve_ms(&self, setting: &Setting, side: Side) -> u64 {
        let face = &self.faces[side];
        let overtime = if face.main > 0 { face.pool } else { 0 };
        let due = if face.is_due() { face.due(setting.control.side(side)) } else { 0 };
        overtime.saturating_add(due)
    }

    /// Whether the time shown is overtime.
    pub fn in_overtime(&self, side: Side) -> bool {
        let face = &self.faces[side];
        face.main == 0 && face.pool > 0
    }

    /// The moves left for which the Canadian overtime must do; 0 with any other.
    pub fn overtime_moves(&self, side: Side) -> u32 {
        self.faces[side].pool_moves()
    }

    /// What is left of any delay.
    fn delay(&self, setting: &Setting, side: Side) -> u64 {
        let face = &self.faces[side];
        let delay = setting.control.side(side).stage(face.stage).bonus.delay_ms();
        match face.flag {
            Some(_) => 0,
            None if self.phase.turn() == Some(side) => delay.saturating_sub(self.turn),
            None => delay,
        }
    }

    /// All the time for which a face has run, until its flag fell.
    #[inline]
    pub fn used_ms(&self, side: Side) -> u64 {
        self.faces[side].used
    }

    /// How long the player whose turn it is has thought in it.
    #[inline]
    pub const fn turn_ms(&self) -> u64 {
        self.turn
    }

    /// The moves that a player has completed: the move counter.
    #[inline]
    pub fn moves(&self, side: Side) -> u32 {
        self.faces[side].moves
    }

    /// What an arbiter would enter to set another clock to the same.
    pub fn dial(&self, side: Side) -> Dial {
        let face = &self.faces[side];
        let period = NonZeroU32::MIN.saturating_add(face.granted);
        Dial { left_ms: face.main, moves: face.moves, period }
    }

    /// The number of the period in which the player's next move is, counted from 1.
    #[inline]
    pub fn period(&self, side: Side) -> u32 {
        self.faces[side].stage + 1
    }

    /// How many moves the player must still complete in this period; `None` if all that remain.
    pub fn moves_to_go(&self, setting: &Setting, side: Side) -> Option<u32> {
        let (_, end) = setting.control.side(side).stage_after(self.moves(side));
        end.map(|end| end.saturating_sub(self.moves(side)))
    }

    /// When the player's flag fell with moves of the period still to be completed (6.9).
    #[inline]
    pub fn flag(&self, side: Side) -> Option<u64> {
        self.faces[side].flag
    }

    /// Whose flag fell first, of those that are down.
    #[inline]
    pub const fn first_flag(&self) -> Option<Side> {
        self.first
    }

    /// When the face last passed zero into its next period: the moment at which the count of moves
    /// is to be checked (6.4). Only with [`PeriodChange::AtZero`](crate::PeriodChange::AtZero).
    #[inline]
    pub fn passed_zero(&self, side: Side) -> Option<u64> {
        self.faces[side].zero
    }

    /// The instant at which the flag of the running face will fall if nothing happens; `None` if
    /// none runs, if it is down already, or if the instant is beyond 64 bits.
    pub fn falls_at(&self, setting: &Setting) -> Option<u64> {
        let Phase::Running(side) = self.phase else { return None };
        let face = &self.faces[side];
        if face.flag.is_some() {
            return None;
        }
        let allotment = setting.control.side(side);
        let mut left = face.left().checked_add(self.delay(setting, side))?;
        if face.is_due() {
            left = left.checked_add(face.due(allotment))?;
        }
        self.now.checked_add(left)
    }

    /// The clock at a later instant, if nothing happens until then.
    ///
    /// # Errors
    ///
    /// [`Refusal::TimeGoesBackwards`].
    #[inline]
    pub fn at(self, setting: &Setting, at_ms: u64) -> Result<Clock, Refusal> {
        let mut next = self;
        next.pass(setting, at_ms)?;
        Ok(next)
    }

    /// Time passes, in place: a clock is not so small that copying it costs nothing.
    #[inline]
    pub(crate) fn pass(&mut self, setting: &Setting, at_ms: u64) -> Result<(), Refusal> {
        let Some(elapsed) = at_ms.checked_sub(self.now) else {
            return Err(Refusal::TimeGoesBackwards { now_ms: self.now, at_ms });
        };
        self.run(setting, elapsed);
        self.now = at_ms;
        Ok(())
    }

    /// The face of a player begins to run.
    #[inline]
    pub(crate) fn begin(&mut self, setting: &Setting, side: Side) {
        if self.first.is_some() && setting.expiry == Expiry::Freeze {
            self.phase = Phase::Frozen(side);
            return;
        }
        self.phase = Phase::Running(side);
        self.run(setting, 0);
    }

    /// Lets the running face run from the last instant.
    #[inline]
    pub(crate) fn run(&mut self, setting: &Setting, elapsed: u64) {
        let Phase::Running(side) = self.phase else { return };
        let face = &mut self.faces[side];
        let stage = setting.control.side(side).stage(face.stage);
        let free = stage.bonus.delay_ms().saturating_sub(self.turn);
        self.turn = self.turn.saturating_add(elapsed);
        if face.flag.is_some() {
            return;
        }
        if elapsed < free.saturating_add(face.left()) {
            let charged = elapsed.saturating_sub(free);
            face.take(charged);
            face.used = face.used.saturating_add(elapsed);
            if setting.control.is_hourglass() {
                self.faces[!side].gain(charged);
            }
        } else {
            self.pass_zero(setting, side, elapsed, free);
        }
    }

    /// The running face reaches zero, perhaps several times.
    #[cold]
    fn pass_zero(&mut self, setting: &Setting, side: Side, elapsed: u64, free: u64) {
        let (mut rest, mut free, mut instant) = (elapsed, free, self.now);
        loop {
            let face = &mut self.faces[side];
            let left = free.saturating_add(face.left());
            let here = left.min(rest);
            let charged = here.saturating_sub(free);
            face.take(charged);
            face.used = face.used.saturating_add(here);
            let passed = here == left;
            if setting.control.is_hourglass() {
                self.faces[!side].gain(charged);
            }
            if !passed {
                return;
            }
            rest -= here;
            instant = instant.saturating_add(here);
            free = 0;
            let face = &mut self.faces[side];
            if !face.is_due() {
                face.flag = Some(instant);
                break;
            }
            face.zero = Some(instant);
            face.grant(setting.control.side(side));
            let other = &mut self.faces[!side];
            if other.is_due() && other.flag.is_none() {
                other.grant(setting.control.side(!side));
            }
        }
        self.first = self.first.or(Some(side));
        if setting.expiry == Expiry::Freeze {
            self.phase = Phase::Frozen(side);
            self.turn -= rest.min(self.turn);
        }
    }
}
