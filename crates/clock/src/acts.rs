//! What the players do with the clock, and its start, pause and end (Articles 6.2, 6.6, 6.11).

use crate::{Clock, MAX_MOVES, Phase, Refusal, Setting, Side};

impl Clock {
    /// Starts the clock of a player: White's at the start of the game (6.6), anyone's when the
    /// arbiter decides so (6.11.3), or again after the game had been declared over.
    ///
    /// # Errors
    ///
    /// If the clock runs or is frozen, or time goes backwards.
    pub fn start(self, setting: &Setting, side: Side, at_ms: u64) -> Result<Clock, Refusal> {
        let mut next = self;
        next.pass(setting, at_ms)?;
        match next.phase {
            Phase::Running(_) => return Err(Refusal::AlreadyRunning),
            Phase::Frozen(_) => return Err(next.frozen()),
            Phase::Paused(turn) if turn == side => {}
            Phase::Ready | Phase::Paused(_) | Phase::Stopped => next.turn = 0,
        }
        next.begin(setting, side);
        Ok(next)
    }

    /// A player stops his own clock and starts the opponent's: that completes his move (6.2.1).
    /// It brings the increment of his next move and, with [`PeriodChange::AtMove`](crate::PeriodChange::AtMove), the time of a
    /// period that begins (6.3.2). After his flag has fallen it brings no time.
    ///
    /// # Errors
    ///
    /// If his clock does not run, or time goes backwards.
    #[inline]
    pub fn press(self, setting: &Setting, side: Side, at_ms: u64) -> Result<Clock, Refusal> {
        let mut next = self;
        next.pass(setting, at_ms)?;
        if next.phase != Phase::Running(side) {
            return Err(next.cannot_press(side));
        }
        let face = &mut next.faces[side];
        if face.moves >= MAX_MOVES {
            return Err(Refusal::TooManyMoves);
        }
        if face.flag.is_none() {
            face.complete(setting.control.side(side), setting.change);
        } else {
            face.moves += 1;
            face.count_from(setting.control.side(side));
        }
        next.turn = 0;
        next.begin(setting, !side);
        Ok(next)
    }

    /// Both clocks stand still until the arbiter decides (6.11).
    ///
    /// # Errors
    ///
    /// If the clock does not run, or time goes backwards.
    pub fn pause(self, setting: &Setting, at_ms: u64) -> Result<Clock, Refusal> {
        let mut next = self;
        next.pass(setting, at_ms)?;
        next.phase = match next.phase {
            Phase::Running(side) | Phase::Frozen(side) => Phase::Paused(side),
            Phase::Ready => return Err(Refusal::NotStarted),
            Phase::Paused(_) => return Err(Refusal::Paused),
            Phase::Stopped => return Err(Refusal::Stopped),
        };
        Ok(next)
    }

    /// The clock that was paused runs again (6.11.3). If a flag is down and the clock is one that
    /// freezes, it is frozen at once.
    ///
    /// # Errors
    ///
    /// If the clock is not paused, or time goes backwards.
    pub fn resume(self, setting: &Setting, at_ms: u64) -> Result<Clock, Refusal> {
        let mut next = self;
        next.pass(setting, at_ms)?;
        let side = match next.phase {
            Phase::Paused(side) => side,
            Phase::Ready => return Err(Refusal::NotStarted),
            Phase::Running(_) => return Err(Refusal::AlreadyRunning),
            Phase::Frozen(_) => return Err(next.frozen()),
            Phase::Stopped => return Err(Refusal::Stopped),
        };
        next.begin(setting, side);
        Ok(next)
    }

    /// The game is over: both clocks stand still.
    ///
    /// # Errors
    ///
    /// If that has been done already, or time goes backwards.
    pub fn stop(self, setting: &Setting, at_ms: u64) -> Result<Clock, Refusal> {
        let mut next = self;
        next.pass(setting, at_ms)?;
        if next.phase == Phase::Stopped {
            return Err(Refusal::Stopped);
        }
        next.phase = Phase::Stopped;
        Ok(next)
    }

    fn frozen(&self) -> Refusal {
        Refusal::Frozen { fallen: self.first.unwrap_or(Side::White) }
    }

    fn cannot_press(&self, side: Side) -> Refusal {
        match self.phase {
            Phase::Ready => Refusal::NotStarted,
            Phase::Running(_) => Refusal::NotOnTurn { side },
            Phase::Paused(_) => Refusal::Paused,
            Phase::Frozen(_) => self.frozen(),
            Phase::Stopped => Refusal::Stopped,
        }
    }
}
