//! What the arbiter does to the clocks: where they stand, what they show, how they are set
//! (Articles 6.5, 6.10, 7.1 and 12.5; 6.4, 6.10 and 6.13 in 1997 and 2009).

use compongo_board::Color;
use compongo_clock::{BySide, Control, Dial, Phase, Setting};

use super::Refusal;
use super::Why;
use super::fact::Who;
use super::guards::{Answer, Out, below, side};
use super::machine::Game;
use super::ruling::{Effect, Ruling};
use super::state::Stage;
use crate::Topic;

impl Game {
    /// Before the game the arbiter decides where the clock stands.
    pub(super) fn place_clock(&mut self, by: Who, right_of: Color, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        if self.now.clock.is_none() {
            return Err(self.refuse(Why::NoClock, Topic::Clock));
        }
        if self.now.stage != Stage::Ready {
            return Err(self.refuse(Why::AlreadyStarted, Topic::PlaceOfTheClock));
        }
        self.now.clock_right_of = Some(right_of);
        out.push(self.ruling(Effect::Noted, Topic::PlaceOfTheClock));
        Ok(())
    }

    /// A clock with an evident defect is replaced; what the other shows the arbiter decides.
    pub(super) fn replace_clock(&mut self, by: Who, left_ms: [u64; 2], out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        let clock = self.now.clock.ok_or(Why::NoClock)?;
        let running = matches!(clock.phase(), Phase::Running(_));
        let next = self.on_clock();
        if running {
            self.halt(next, out);
        }
        let [white, black] = left_ms;
        let dials = BySide::from_fn(|it| {
            let left_ms = if it.is_white() { white } else { black };
            Dial { left_ms, ..clock.dial(it) }
        });
        self.with_clock(|clock, setting, at| clock.replace(setting, dials, at))?;
        for (player, ms) in [(Color::White, white), (Color::Black, black)] {
            out.push(self.ruling(Effect::ClockSet { player, ms }, Topic::ClockReading));
        }
        Ok(())
    }

    /// The arbiter sets what a clock shows.
    pub(super) fn set_clock(
        &mut self,
        by: Who,
        player: Color,
        left_ms: u64,
        moves: Option<u32>,
        out: Out<'_>,
    ) -> Answer {
        self.require_arbiter(by)?;
        if !matches!(self.now.stage, Stage::Adjourned) {
            self.require_begun()?;
        }
        let clock = self.now.clock.as_ref().ok_or(Why::NoClock)?;
        let dial = clock.dial(side(player));
        let dial = Dial { left_ms, moves: moves.unwrap_or(dial.moves), ..dial };
        self.with_clock(|clock, setting, at| clock.set(setting, side(player), dial, at))?;
        out.push(self.ruling(Effect::ClockSet { player, ms: left_ms }, Topic::RestoredTimes));
        Ok(())
    }

    /// The arbiter gives or takes time for a disturbance.
    pub(super) fn add_time(&mut self, by: Who, player: Color, ms: i64, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        if self.now.clock.is_none() {
            return Err(Why::NoClock.into());
        }
        self.with_clock(|clock, setting, at| clock.adjust(setting, side(player), ms, at))?;
        let size = ms.unsigned_abs();
        let (effect, topic) = if ms < 0 {
            (Effect::TimeTaken { player, ms: size }, Topic::Penalties)
        } else {
            (Effect::TimeAdded { player, ms: size }, Topic::ExtraTime)
        };
        out.push(self.ruling(effect, topic));
        Ok(())
    }

    /// A wrong setting is found: the clocks are stopped and put right (6.10.2 of 2018).
    pub(super) fn correct_setting(&mut self, by: Who, control: &Control, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        if self.now.clock.is_none() {
            return Err(Why::NoClock.into());
        }
        self.require_setup_in_time(SetupLimitOf::Clock)?;
        let next = self.on_clock();
        let article = match self.rules().clock.wrong_setting {
            Some(rule) => Some(rule.citation),
            None => self.cite(Topic::ClockReading),
        };
        let setting = Setting {
            control: control.clone(),
            ..self.setting.clone().unwrap_or_else(|| Setting::new(control.clone()))
        };
        let mut clock = self.now.clock;
        if let Some(clock) = &mut clock {
            if matches!(clock.phase(), Phase::Running(_)) {
                *clock = clock.pause(&setting, self.now.at_ms)?;
            }
            *clock = clock.correct_setting(&setting, self.now.at_ms)?;
        }
        self.halt(next, out);
        self.now.clock = clock;
        self.setting = Some(setting);
        out.push(Ruling::new(Effect::ArbiterDecides, article));
        Ok(())
    }

    /// In rapid and blitz the set-up and the clocks are complained of only at the beginning.
    pub(super) fn require_setup_in_time(&self, of: SetupLimitOf) -> Answer {
        let limit = self.rules().fast.setup_limit;
        let fast = self.play().has_own_rules();
        let made = Color::ALL.into_iter().map(|color| self.line.moves_of(color)).min();
        if fast && made.is_some_and(|made| made >= u32::from(limit.value.moves)) {
            let narrower = below(limit.citation, of as usize);
            return Err(Refusal::by(Why::TooLate, Some(limit.citation)).and(Some(narrower)));
        }
        Ok(())
    }
}

/// What rapid and blitz do not let be complained of any more (A.4.1.1, A.4.1.2 of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SetupLimitOf {
    Clock = 1,
    Board = 2,
}
