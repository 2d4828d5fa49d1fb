//! Adjourned games: Appendix A until 2005, G in 2009, E in 2014, Guidelines I from 2017.

use compongo_board::Color;
use compongo_clock::Phase;

use super::commitment::{Envelope, Inside};
use super::fact::{Absent, Who};
use super::guards::{Answer, Out, part, side};
use super::kinds::Sealing;
use super::machine::Game;
use super::outcome::{Ending, Outcome, Score};
use super::ruling::{Effect, Ruling};
use super::state::{Adjourned, Stage};
use super::table::Judged;
use super::{Duty, Gesture, Why};
use crate::{LateAtResumption, Topic};

const MINUTE: u64 = 60_000;

impl Game {
    /// The session ends: the player having the move seals, on his own time. He may also end it
    /// before its time, which he is charged.
    pub(super) fn adjourn(&mut self, by: Who, session_ends: Option<u64>, out: Out<'_>) -> Answer {
        let sealer = self.now.table.turn();
        // What was announced counts before what he says.
        let ends = session_ends.map(|told| self.now.session_ends.unwrap_or(told));
        let early = ends.filter(|_| by.player() == Some(sealer));
        if early.is_none() {
            self.require_arbiter(by)?;
        }
        self.require_playing()?;
        if !self.regulations().adjournments {
            return Err(self.refuse(Why::NotInForce, Topic::Sealing));
        }
        self.now.stage = Stage::Adjourned;
        self.now.adjourned =
            Some(Adjourned { sealer, sealed: None, closed: false, early, resumed: None });
        let topic = if early.is_some() { Topic::EarlyAdjournment } else { Topic::Sealing };
        out.push(self.ruling(Effect::Adjourned { sealer }, topic));
        let duty = Duty::Seal;
        out.push(self.ruling(Effect::Must { player: sealer, duty }, Topic::Sealing));
        Ok(())
    }

    pub(super) fn require_adjourned(&self) -> Result<Adjourned, super::Refusal> {
        match (self.now.stage, self.now.adjourned) {
            (Stage::Adjourned, Some(it)) => Ok(it),
            (Stage::Over | Stage::Void, _) => Err(Why::GameOver.into()),
            _ => Err(Why::NotAdjourned.into()),
        }
    }

    /// The sealer writes his move; until he stops his clock he may change it. At a resumption the
    /// player who finds the sealer missing may seal his reply instead.
    pub(super) fn seal(
        &mut self,
        by: Who,
        gesture: Option<Gesture>,
        writing: Sealing,
        envelope: Option<&Envelope>,
        out: Out<'_>,
    ) -> Answer {
        let inside = match envelope {
            Some(_) if gesture.is_some() || writing != Sealing::Clear => {
                return Err(self.refuse(Why::InTheClear, Topic::Sealing));
            }
            Some(envelope) => Inside::Locked(envelope.commitment),
            None => Inside::Known(gesture, writing),
        };
        if self.now.stage == Stage::Playing && self.now.resumed {
            return self.seal_reply(by, inside, out);
        }
        let it = self.require_adjourned()?;
        let player = self.require_side(by)?;
        if it.closed {
            return Err(self.refuse(Why::TooLate, Topic::Sealing));
        }
        if player != it.sealer {
            return Err(self.refuse(Why::NotYourMove(it.sealer), Topic::Sealing));
        }
        self.now.adjourned = Some(Adjourned { sealed: Some(inside), ..it });
        let helped = by.player().is_none() && self.needs(player).visually_impaired;
        let helper = self.assistants_part(6);
        let sealed = self.ruling(Effect::Sealed { player }, Topic::Sealing);
        out.push(sealed.and(helper.filter(|_| helped)));
        Ok(())
    }

    /// Told to seal, a player plays on the board: that move is the sealed one.
    pub(super) fn sealed_on_the_board(&self, by: Who) -> bool {
        let open = self.now.adjourned.filter(|it| !it.closed);
        self.now.stage == Stage::Adjourned && open.is_some_and(|it| by.side() == Some(it.sealer))
    }

    /// The sealer stops his clock: the envelope is closed.
    pub(super) fn close_envelope(&mut self, by: Who, out: Out<'_>) -> Answer {
        let it = self.require_adjourned()?;
        let player = self.require_side(by)?;
        if player != it.sealer || it.sealed.is_none() {
            return Err(self.refuse(Why::NothingBegun, Topic::Sealing));
        }
        if it.closed {
            return Err(Why::AlreadyDone.into());
        }
        self.with_clock(|clock, setting, at| match clock.phase() {
            Phase::Running(_) => clock.pause(setting, at),
            // What is written again after the envelope was lost.
            _ => Ok(clock),
        })?;
        self.now.adjourned = Some(Adjourned { closed: true, early: None, ..it });
        out.push(self.ruling(Effect::ClocksStopped, Topic::Sealing));
        if let Some(ends) = it.early {
            self.charge_early_adjournment(player, ends, out);
        }
        Ok(())
    }

    /// The game is resumed: the clock of the player who must reply is started; if he is there, the
    /// envelope is opened at once.
    pub(super) fn resume_game(&mut self, by: Who, absent: Absent, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        let it = self.require_adjourned()?;
        if !it.closed || it.resumed.is_some() {
            return Err(self.refuse(Why::NothingBegun, Topic::Resumption));
        }
        let replier = !it.sealer;
        self.now.started_at = self.now.at_ms;
        self.now.resumed = true;
        self.now.adjourned = Some(Adjourned { resumed: Some((self.now.at_ms, absent)), ..it });
        for color in Color::ALL {
            self.now.players[color].absent = absent.is(color);
        }
        let case = if absent.is(replier) { 2 } else { 1 };
        let resumption = self.cite(Topic::Resumption).map(|it| part(it, case));
        // The position and the times are those of the adjournment.
        out.push(Ruling::of(Effect::Resumed, [resumption, self.cite(Topic::SettingUp)]));
        if absent.is(replier) {
            self.with_clock(|clock, setting, at| clock.start(setting, side(replier), at))?;
            let both = absent == Absent::Both;
            let article = match self.rules().adjournment.both_absent.filter(|_| both) {
                Some(citation) => Some(citation),
                None => resumption,
            };
            out.push(Ruling::new(Effect::ClockRuns { player: replier }, article));
            return Ok(());
        }
        self.open_if_known(out)
    }

    /// The envelope is opened at once where it is on record what is in it.
    fn open_if_known(&mut self, out: Out<'_>) -> Answer {
        match self.require_adjourned()?.sealed {
            Some(Inside::Locked(_)) => Ok(()),
            Some(Inside::Known(gesture, writing)) => self.open(gesture, writing, out),
            None => self.open(None, Sealing::Unclear, out),
        }
    }

    /// The sealed move is read, and stands on the board or loses.
    pub(super) fn open(
        &mut self,
        gesture: Option<Gesture>,
        writing: Sealing,
        out: Out<'_>,
    ) -> Answer {
        let it = self.require_adjourned()?;
        let (sealer, replier) = (it.sealer, !it.sealer);
        let judged = gesture.map(|gesture| (gesture, self.now.table.judge(gesture)));
        let (Some((gesture, Judged::Legal(mv))), Sealing::Clear) = (judged, writing) else {
            self.lose_by_sealing(sealer, writing, out);
            return Ok(());
        };
        self.now.stage = Stage::Playing;
        self.now.adjourned = None;
        self.with_clock(|clock, setting, at| {
            // The sealed move completes: the sealer's clock was stopped when he closed it.
            let clock = if clock.phase() == Phase::Running(side(replier)) {
                clock.pause(setting, at)?
            } else {
                clock
            };
            clock.start(setting, side(sealer), at)?.press(setting, side(sealer), at)
        })?;
        out.push(self.ruling(Effect::Opened { gesture }, Topic::OpeningTheEnvelope));
        let said = out.len();
        self.sealed_move_made(sealer, mv, gesture, out);
        if self.now.players[sealer].absent {
            self.decided_for_the_late(said, out);
        }
        self.now.resumed_plies = u32::try_from(self.line.plies().len()).unwrap_or(u32::MAX);
        Ok(())
    }

    /// Who comes to a resumption: too late he loses, but not where the sealed move ended the game,
    /// which is seen when the envelope is opened.
    pub(super) fn arrive_at_resumption(&mut self, player: Color, out: Out<'_>) -> Answer {
        let it = self.require_adjourned()?;
        let Some((since, _)) = it.resumed else { return Err(Why::NotStarted.into()) };
        if !self.now.players[player].absent {
            return Err(Why::AlreadyDone.into());
        }
        self.require_opened_before(player)?;
        let late = self.now.at_ms - since;
        self.now.players[player].absent = false;
        if self.resumption_limit_ms().is_some_and(|most| late > most) {
            let article = Some(self.rules().adjournment.late.citation);
            let outcome = Outcome::loss(player, Score::Win, Ending::Absence);
            self.end(outcome, [article, None], out);
            return Ok(());
        }
        let article = Some(self.rules().adjournment.late.citation);
        out.push(Ruling::new(Effect::Arrived { player }, article));
        if player == it.sealer {
            return Ok(());
        }
        // Who has come stops his clock and calls the arbiter, who opens the envelope.
        if it.sealed.is_some_and(|inside| inside.commitment().is_some()) {
            self.stop_running(out)?;
        }
        self.open_if_known(out)
    }

    /// However late the sealer is, the game is decided otherwise if his sealed move mates, or
    /// brings a draw, or if the opponent oversteps the time (A.10(a) to (c) of 1997).
    pub(super) fn decided_for_the_late(&self, said: usize, out: Out<'_>) {
        let late = self.rules().adjournment.late.citation;
        for ruling in out.iter_mut().skip(said) {
            let exception = match ruling.effect {
                Effect::Over(Outcome { by: Ending::Checkmate, .. }) => 1,
                Effect::Over(Outcome { by: Ending::Stalemate | Ending::DeadPosition, .. }) => 2,
                Effect::Over(Outcome { by: Ending::FlagFall, .. }) => 3,
                _ => continue,
            };
            *ruling = ruling.and(Some(part(late, exception)));
        }
    }

    pub(super) fn resumption_limit_ms(&self) -> Option<u64> {
        match self.rules().adjournment.late.value {
            LateAtResumption::Minutes(minutes) => Some(u64::from(minutes) * MINUTE),
            LateAtResumption::MinutesUnlessStated(minutes) => {
                Some(self.regulations().default_time.unwrap_or(u64::from(minutes) * MINUTE))
            }
            LateAtResumption::DefaultTime => self.default_time_ms(),
        }
    }

    /// The envelope is lost: the sealer plays what he says he sealed; without a position the game
    /// is annulled.
    pub(super) fn lose_envelope(&mut self, by: Who, position_lost: bool, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        if self.now.reply.is_some_and(|it| it.closed) && !position_lost {
            return self.lose_reply(out);
        }
        let it = self.require_adjourned()?;
        if !it.closed {
            return Err(self.refuse(Why::NothingBegun, Topic::LostEnvelope));
        }
        if position_lost {
            out.push(self.ruling(Effect::Void, Topic::LostPosition));
            self.now.stage = Stage::Void;
            self.stop_for_good();
            return Ok(());
        }
        self.now.adjourned = Some(Adjourned { closed: false, ..it });
        let duty = Duty::Seal;
        out.push(self.ruling(Effect::Must { player: it.sealer, duty }, Topic::LostEnvelope));
        Ok(())
    }
}
