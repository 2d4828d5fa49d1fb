//! What assistants cost (6.2.6 and 8.1.6 of 2018; 6.8 or 6.7(d), and 8.1 before 2014), what the
//! arbiter may not tell (12.6 from 2014, 13.6 before), and asking for the other scoresheet (A.3.2
//! of 2018).

use compongo_board::Color;

use super::fact::Who;
use super::guards::{Answer, Out, require_player, require_the_arbiter, side};
use super::kinds::{Announcement, AssistantTask, Conduct};
use super::machine::Game;
use super::ruling::{Effect, Ruling};
use super::state::Stage;
use super::{Refusal, Why};
use crate::{Abstention, AssistantsTime, CannotWrite, Citation, Play, Topic};

impl Game {
    /// The arbiter takes time for an assistant. From 2017 not from a player with a disability;
    /// where it is a sum fixed beforehand, only before the game.
    pub(super) fn assistant_time(
        &mut self,
        by: Who,
        player: Color,
        task: AssistantTask,
        ms: u64,
        out: Out<'_>,
    ) -> Answer {
        self.require_arbiter(by)?;
        let ready = self.now.stage == Stage::Ready;
        if !ready {
            self.require_begun()?;
        }
        let (rule, citation) = self.assistants_rule(task)?;
        let refused = |why| Err(Refusal::by(why, Some(citation)));
        let needs = self.needs(player);
        let disabled = needs.disabled || needs.visually_impaired;
        match rule {
            AssistantsCost::BeforeTheGame if !ready => return refused(Why::TooLate),
            AssistantsCost::Now(_) if !needs.assistant && !needs.visually_impaired => {
                return refused(Why::WrongPerson);
            }
            AssistantsCost::Now(AssistantsTime::AdjustedFairlyUnlessDisabled) if disabled => {
                return refused(Why::NotInForce);
            }
            AssistantsCost::BeforeTheGame | AssistantsCost::Now(_) => {}
        }
        if self.now.clock.is_none() {
            return Err(Why::NoClock.into());
        }
        let taken = i64::try_from(ms).map_or(i64::MIN, |ms| -ms);
        self.with_clock(|clock, setting, at| clock.adjust(setting, side(player), taken, at))?;
        out.push(Ruling::new(Effect::TimeTaken { player, ms }, Some(citation)));
        Ok(())
    }

    fn assistants_rule(&self, task: AssistantTask) -> Result<(AssistantsCost, Citation), Refusal> {
        match task {
            AssistantTask::Press => match self.rules().clock.assistant {
                Some(rule) => Ok((AssistantsCost::Now(rule.value), rule.citation)),
                None => Err(self.refuse(Why::NoSuchRule, Topic::PressingAssistant)),
            },
            AssistantTask::Write => {
                let rule = self.rules().recording.cannot_write;
                let cost = match rule.value {
                    CannotWrite::TimeOffBeforeTheGame => AssistantsCost::BeforeTheGame,
                    CannotWrite::Assistant(time) => AssistantsCost::Now(time),
                };
                Ok((cost, rule.citation))
            }
        }
    }

    /// The arbiter would tell a player something. The number of moves may be told once a flag has
    /// fallen and the moves are counted.
    pub(super) fn tell(
        &mut self,
        by: Who,
        what: Announcement,
        asked: bool,
        out: Out<'_>,
    ) -> Answer {
        if let (None, Some(player)) = (by.player(), by.side()) {
            return self.told_by_assistant(player, asked, out);
        }
        require_the_arbiter(by)?;
        self.require_begun()?;
        let rule = self.rules().conduct.abstention;
        let counted = what == Announcement::NumberOfMoves
            && Color::ALL.into_iter().any(|player| self.flag_is_down(player));
        let silent = match what {
            Announcement::NumberOfMoves => Abstention::NumberOfMoves,
            Announcement::OpponentMoved => Abstention::OpponentMoved,
            Announcement::ClockNotPressed => Abstention::ClockNotPressed,
            // Everyone may read a clock.
            Announcement::Times => {
                out.push(self.ruling(Effect::Noted, Topic::ClockReading));
                return Ok(());
            }
        };
        if rule.value.contains(&silent) && !counted {
            return Err(Refusal::by(Why::MustNotAnnounce, Some(rule.citation)));
        }
        out.push(Ruling::new(Effect::Noted, Some(rule.citation)));
        Ok(())
    }

    /// The assistant of a player who does not see tells him moves and times, but only if asked
    /// (D.2.10.4 of 2018).
    fn told_by_assistant(&self, player: Color, asked: bool, out: Out<'_>) -> Answer {
        self.require_begun()?;
        let article = self.assistants_part(4);
        if !self.needs(player).visually_impaired {
            return Err(Refusal::by(Why::WrongPerson, article));
        }
        if !asked {
            return Err(Refusal::by(Why::MustNotAnnounce, article));
        }
        out.push(Ruling::new(Effect::Noted, article));
        Ok(())
    }

    /// By which article a player's assistant may claim in his place: only for one who does not see
    /// (D.2.10.5 of 2018).
    pub(super) fn helped_to_claim(&self, by: Who) -> Option<Citation> {
        let player = by.side().filter(|_| by.player().is_none())?;
        let helped = self.needs(player).visually_impaired;
        self.assistants_part(5).filter(|_| helped)
    }

    /// At supervised rapid or blitz a player having the move asks for the other scoresheet. More
    /// often than the edition allows it disturbs the opponent.
    pub(super) fn ask_scoresheet(&mut self, by: Who, out: Out<'_>) -> Answer {
        let player = require_player(by)?;
        self.require_begun()?;
        let supervised = matches!(self.play(), Play::SupervisedRapid | Play::SupervisedBlitz);
        let Some(rule) = self.rules().fast.sheet_requests else {
            return Err(Why::NoSuchRule.into());
        };
        let blitz = self.play().is_blitz();
        let in_blitz = self.cite_last(Topic::BlitzSupervised).filter(|_| blitz);
        let article = in_blitz.or(Some(rule.citation));
        if !supervised {
            return Err(Refusal::by(Why::NotInForce, article));
        }
        let turn = self.now.table.turn();
        if player != turn {
            return Err(Refusal::by(Why::NotYourMove(turn), article));
        }
        let asked = &mut self.now.players[player].sheet_requests;
        *asked = asked.saturating_add(1);
        let effect = if *asked > rule.value {
            Effect::Breached { player, conduct: Conduct::Distraction }
        } else {
            Effect::Noted
        };
        out.push(Ruling::new(effect, article));
        Ok(())
    }
}

/// When an assistant costs time, and by which measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AssistantsCost {
    BeforeTheGame,
    Now(AssistantsTime),
}
