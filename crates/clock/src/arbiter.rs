//! What the arbiter does with the clock (Articles 6.10, 7.1, 7.5).

use crate::{
    BySide, Clock, Dial, MAX_MOVES, MAX_TIME_MS, PeriodChange, Phase, Refusal, Setting, Side,
};

impl Clock {
    /// The arbiter adds time to a face, or deducts it: the only act that makes or loses time.
    ///
    /// # Errors
    ///
    /// If the flag is down, less than that is left, it is more than [`MAX_TIME_MS`], or time goes
    /// backwards.
    pub fn adjust(
        self,
        setting: &Setting,
        side: Side,
        by_ms: i64,
        at_ms: u64,
    ) -> Result<Clock, Refusal> {
        let mut next = self;
        next.pass(setting, at_ms)?;
        let face = &mut next.faces[side];
        if face.flag.is_some() {
            return Err(Refusal::FlagFallen { side });
        }
        let left_ms = face.main;
        let main = left_ms.checked_add_signed(by_ms).ok_or(Refusal::BelowZero { side, left_ms })?;
        if main > MAX_TIME_MS && by_ms > 0 {
            return Err(Refusal::TooMuchTime);
        }
        face.main = main;
        next.run(setting, 0);
        Ok(next)
    }

    /// The arbiter sets what a face shall hold (7.1, 6.10.2). A flag that is down goes up.
    ///
    /// # Errors
    ///
    /// If the numbers are beyond what a clock holds or the control has, or time goes backwards.
    pub fn set(
        self,
        setting: &Setting,
        side: Side,
        dial: Dial,
        at_ms: u64,
    ) -> Result<Clock, Refusal> {
        let mut next = self;
        next.pass(setting, at_ms)?;
        next.faces[side].set(setting.control.side(side), dial)?;
        next.first = Side::ALL.into_iter().find(|&other| next.faces[other].flag.is_some());
        if let Phase::Frozen(turn) = next.phase {
            next.phase = Phase::Paused(turn);
        }
        next.run(setting, 0);
        Ok(next)
    }

    /// The arbiter corrects the move counter (6.10.2). Time stays as it is, but that of a period
    /// which has begun by the new count is added, as ever once; time of a period that was added
    /// too early is not added again.
    ///
    /// # Errors
    ///
    /// If the number is above [`MAX_MOVES`], or time goes backwards.
    pub fn set_moves(
        self,
        setting: &Setting,
        side: Side,
        moves: u32,
        at_ms: u64,
    ) -> Result<Clock, Refusal> {
        let mut next = self;
        next.pass(setting, at_ms)?;
        if moves > MAX_MOVES {
            return Err(Refusal::TooManyMoves);
        }
        let face = &mut next.faces[side];
        face.moves = moves;
        face.count_from(setting.control.side(side));
        if setting.change == PeriodChange::AtMove && face.flag.is_none() {
            face.grant_due(setting.control.side(side));
        }
        Ok(next)
    }

    /// Undoes what the last press of a player brought, after an illegal move (7.5, 6.10.2): the
    /// count goes back by one, the increment and the time of a period that began are removed. What
    /// he thought stays used. Overtime stays as it is.
    ///
    /// # Errors
    ///
    /// If the clock runs, the flag is down, no move was completed, the time is no longer there, or
    /// time goes backwards.
    pub fn take_back(self, setting: &Setting, side: Side, at_ms: u64) -> Result<Clock, Refusal> {
        let mut next = self.standing(setting, at_ms)?;
        let face = &mut next.faces[side];
        if face.flag.is_some() {
            return Err(Refusal::FlagFallen { side });
        }
        if face.moves == 0 {
            return Err(Refusal::NoMove { side });
        }
        let left_ms = face.main;
        face.take_back(setting.control.side(side), setting.change)
            .ok_or(Refusal::BelowZero { side, left_ms })?;
        Ok(next)
    }

    /// A defective clock is replaced by another, with the times that the arbiter decides (6.10.1).
    /// A setting that differs takes effect; all flags are up.
    ///
    /// # Errors
    ///
    /// If the clock runs, the numbers are beyond what a clock holds or the control has, or time
    /// goes backwards.
    pub fn replace(
        self,
        setting: &Setting,
        dials: BySide<Dial>,
        at_ms: u64,
    ) -> Result<Clock, Refusal> {
        let mut next = self.standing(setting, at_ms)?;
        for side in Side::ALL {
            next.faces[side].set(setting.control.side(side), dials[side])?;
        }
        next.first = None;
        if let Phase::Frozen(turn) = next.phase {
            next.phase = Phase::Paused(turn);
        }
        Ok(next)
    }

    /// The setting was wrong and is corrected (6.10.2), or each move brings more from now on
    /// (Guidelines III.4): `setting` is the new one, to be given with all later acts. Times stay;
    /// what has been missed is for the arbiter to [adjust](Clock::adjust).
    ///
    /// # Errors
    ///
    /// If the clock runs, or time goes backwards.
    pub fn correct_setting(self, setting: &Setting, at_ms: u64) -> Result<Clock, Refusal> {
        if let Phase::Running(_) = self.phase {
            return Err(Refusal::AlreadyRunning);
        }
        let mut next = self;
        next.pass(setting, at_ms)?;
        for side in Side::ALL {
            let allotment = setting.control.side(side);
            let face = &mut next.faces[side];
            face.count_from(allotment);
            face.granted = match setting.change {
                PeriodChange::AtMove => face.stage,
                PeriodChange::AtZero => face.granted.min(face.stage),
            };
            face.fill_pool(allotment);
        }
        Ok(next)
    }

    /// The clock at a later instant, at which it must not run.
    fn standing(self, setting: &Setting, at_ms: u64) -> Result<Clock, Refusal> {
        let next = self.at(setting, at_ms)?;
        if let Phase::Running(_) = next.phase { Err(Refusal::AlreadyRunning) } else { Ok(next) }
    }
}
