//! The clock: Article 6 but for flags and late arrival (6.2, 6.10 to 6.12 of 2018; 6.7, 6.8 and
//! 6.12 to 6.15 before 2014).

use compongo_board::Color;
use compongo_clock::{Clock, Phase, Setting};

use super::fact::Who;
use super::guards::{Answer, Out, side};
use super::kinds::StopReason;
use super::machine::Game;
use super::ruling::{Effect, Flaw, Ruling};
use super::state::Stage;
use super::{Gesture, Why};
use crate::{Displaced, Topic};

/// A reading that fits the list of moves.
pub(super) fn shown(left_ms: Option<u64>) -> u32 {
    u32::try_from(left_ms.unwrap_or(0)).unwrap_or(u32::MAX)
}

impl Game {
    /// Whether the clock of a player runs.
    #[inline]
    pub(super) fn clock_runs_for(&self, player: Color) -> bool {
        let clock = self.now.clock.as_ref();
        clock.is_some_and(|clock| clock.phase() == Phase::Running(side(player)))
    }

    /// Does something with the clock, if there is one.
    pub(super) fn with_clock(
        &mut self,
        act: impl FnOnce(Clock, &Setting, u64) -> Result<Clock, compongo_clock::Refusal>,
    ) -> Answer {
        if let (Some(clock), Some(setting)) = (&mut self.now.clock, &self.setting) {
            *clock = act(*clock, setting, self.now.at_ms)?;
        }
        Ok(())
    }

    /// A player presses the clock, and thereby completes his move, legal or not.
    pub(super) fn press(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_playing()?;
        let player = self.require_side(by)?;
        if self.now.clock.is_none() {
            return Err(self.refuse(Why::NoClock, Topic::Clock));
        }
        let (turn, hand) = (self.now.table.turn(), self.now.hand);
        if let Some(reply) = self.now.reply.filter(|it| !it.closed && hand.is_empty())
            && turn == player
        {
            return self.close_reply(player, reply, out);
        }
        if !self.clock_runs_for(player) {
            let why = Why::Clock(compongo_clock::Refusal::NotOnTurn { side: side(player) });
            return Err(self.refuse(why, Topic::CompletingAMove));
        }
        if turn == player {
            if let Some(attempt) = hand.attempt {
                self.made_by_hand(player, attempt.gesture, Some(attempt.flaw), out);
            } else if let Some(partial) = hand.partial.filter(|it| it.pawn_waits) {
                let gesture = Gesture { promotion: partial.chosen, ..partial.gesture };
                self.made_by_hand(player, gesture, Some(Flaw::Illegal), out);
            } else if let Some(partial) = hand.partial {
                let flaw =
                    if partial.pawn { Flaw::UnreplacedPawn } else { Flaw::UnfinishedCastling };
                self.made_by_hand(player, partial.gesture, Some(flaw), out);
            } else if self.now.players[player].unpressed == 0 {
                if self.regulations().guarded {
                    return Err(self.refuse(Why::NothingBegun, Topic::PressWithoutMove));
                }
                self.passed_without_move(player, out);
            }
        }
        if self.now.stage != Stage::Playing {
            // What stands on the board ended the game.
            return Ok(());
        }
        out.extend(self.pressed_unannounced(player, turn));
        let pending = self.now.players[player].unpressed;
        let period = self.period(player);
        self.with_clock(|clock, setting, at| clock.press(setting, side(player), at))?;
        for _ in 1..pending {
            self.count_unpressed(player);
        }
        self.now.players[player].unpressed = 0;
        if self.line.plies().last().is_some_and(|ply| ply.flaw.is_none()) || turn != player {
            // The opponent has replied to the move and not pressed either.
            let late = turn == player && self.now.players[!player].unpressed > 0;
            let article = if late { self.cite(Topic::LatePress) } else { None };
            let article = article.or_else(|| self.cite(Topic::CompletingAMove));
            let carried = self.period(player) != period || self.has_delay(player);
            let carried = if carried { self.cite(Topic::CarriedTime) } else { None };
            out.push(Ruling::of(Effect::Completed { player }, [article, carried]));
        }
        self.note_exemption();
        Ok(())
    }

    /// Whether the first seconds of each move of a player cost him nothing.
    fn has_delay(&self, player: Color) -> bool {
        let (Some(clock), Some(setting)) = (&self.now.clock, &self.setting) else { return false };
        let it = side(player);
        setting.control.side(it).stage(clock.period(it) - 1).bonus.delay_ms() > 0
    }

    /// A move that counts as completed though the clock was not pressed for it.
    pub(super) fn count_unpressed(&mut self, player: Color) {
        // A refusal could only be that of a counter at its end.
        let _ = self.with_clock(|clock, setting, at| {
            let moves = clock.moves(side(player)).saturating_add(1);
            clock.set_moves(setting, side(player), moves, at)
        });
    }

    /// The clocks stand still for good.
    pub(super) fn stop_for_good(&mut self) {
        let _ = self.with_clock(Clock::stop);
    }

    /// The game waits; afterwards the clock of this player runs.
    pub(super) fn halt(&mut self, next: Color, out: Out<'_>) {
        self.halt_by(next, Topic::StoppingTheClock, out);
    }

    /// The same by one article: a player stops the clocks by another than the arbiter.
    pub(super) fn halt_by(&mut self, next: Color, topic: Topic, out: Out<'_>) {
        self.now.next = next;
        if self.now.stage == Stage::Halted {
            return;
        }
        self.now.stage = Stage::Halted;
        if self.now.clock.is_some() {
            let _ = self.with_clock(Clock::pause);
            out.push(self.ruling(Effect::ClocksStopped, topic));
        }
    }

    /// Whose clock would run if nothing were wrong.
    pub(super) fn on_clock(&self) -> Color {
        let phase = self.now.clock.as_ref().map(Clock::phase);
        match phase.and_then(Phase::turn) {
            Some(side) => Color::from_white(side.is_white()),
            None => self.now.table.turn(),
        }
    }

    /// A player stops both clocks to call the arbiter, or the arbiter does.
    pub(super) fn stop_clocks(&mut self, by: Who, reason: StopReason, out: Out<'_>) -> Answer {
        if self.now.adjourned.is_some() && self.now.stage == Stage::Adjourned {
            return self.close_envelope(by, out);
        }
        self.require_playing()?;
        if by == Who::Spectator {
            return Err(Why::WrongPerson.into());
        }
        let player = by.side();
        let topic = match player {
            Some(_) => Topic::StoppingToCallTheArbiter,
            None => Topic::StoppingTheClock,
        };
        let stopped = out.len();
        self.halt_by(self.on_clock(), topic, out);
        let displaced = self.rules().irregularities.displaced;
        if self.now.displaced.is_some()
            && displaced.value == Displaced::StopTheClocks
            && let Some(ruling) = out.get_mut(stopped)
        {
            *ruling = ruling.and(Some(displaced.citation));
        }
        if let (Some(player), StopReason::None) = (player, reason) {
            let effect = Effect::Breached { player, conduct: super::kinds::Conduct::Clock };
            out.push(self.ruling(effect, Topic::StoppedWithoutReason));
        }
        Ok(())
    }

    /// The arbiter says when the game goes on, and whose clock runs (6.11.3 of 2018).
    pub(super) fn resume_clocks(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_begun()?;
        self.require_arbiter(by)?;
        if self.now.stage != Stage::Halted {
            return Err(Why::NotStopped.into());
        }
        if self.now.claim.is_some() {
            return Err(self.refuse(Why::ClaimWaits, Topic::Claim));
        }
        if self.awaits_decision() {
            return Err(self.refuse(Why::ClaimWaits, Topic::QuickplayDecision));
        }
        let player = self.now.next;
        self.with_clock(|clock, setting, at| clock.start(setting, side(player), at))?;
        self.now.stage = Stage::Playing;
        out.push(self.ruling(Effect::ClockRuns { player }, Topic::GoingOn));
        Ok(())
    }

    /// Gives or takes time as a ruling says. A flag that is down stays down, and nothing below
    /// zero is taken.
    pub(super) fn give(&mut self, player: Color, ms: i64) -> bool {
        self.with_clock(|clock, setting, at| clock.adjust(setting, side(player), ms, at)).is_ok()
    }
}
