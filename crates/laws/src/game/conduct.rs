//! Conduct, penalties, the arbiter and scoring: Articles 10 to 12 from 2014, 11 to 13 before.

use compongo_board::Color;

use super::fact::Who;
use super::guards::{Answer, Out, below, part, require_player, require_the_arbiter};
use super::kinds::{Conduct, DeviceFault, Interference};
use super::machine::Game;
use super::outcome::{Ending, Outcome, Score};
use super::ruling::{Effect, Ruling};
use super::state::Stage;
use super::{Refusal, Why};
use crate::{Devices, Penalty, Topic};

impl Game {
    /// The arbiter records a breach; what he imposes is another fact.
    pub(super) fn breach(
        &mut self,
        by: Who,
        player: Color,
        conduct: Conduct,
        out: Out<'_>,
    ) -> Answer {
        self.require_arbiter(by)?;
        if self.now.stage == Stage::Ready {
            return Err(Why::NotStarted.into());
        }
        let topic = match conduct {
            Conduct::Disrepute => Topic::Disrepute,
            Conduct::Leaving | Conduct::LeavingArea | Conduct::Entering => Topic::Leaving,
            Conduct::Smoking => Topic::Smoking,
            Conduct::LeavingUnannounced => Topic::LeavingAnnounced,
            Conduct::Search => Topic::Search,
            Conduct::Advice => Topic::Advice,
            Conduct::Distraction => Topic::Distraction,
            Conduct::Refusal => Topic::PersistentRefusal,
            Conduct::Clock => Topic::HandlingTheClock,
            Conduct::PressingHand => Topic::PressingHand,
            Conduct::Displacing => Topic::DisplacingPunished,
            Conduct::WritingAhead => Topic::WritingAhead,
            Conduct::NotRecording => Topic::Recording,
            Conduct::TwoHands => Topic::OneHand,
            Conduct::Scoresheet => Topic::UseOfTheScoresheet,
        };
        let narrower = match conduct {
            Conduct::Leaving => Some(1),
            Conduct::LeavingArea => Some(2),
            Conduct::Entering => Some(3),
            _ => None,
        };
        let whole = match conduct {
            Conduct::NotRecording => self.recording_article(),
            _ => self.cite(topic),
        };
        let whole = whole.ok_or(Why::NoSuchRule)?;
        let narrower = narrower.map(|nth| below(whole, nth));
        let punished = matches!(
            topic,
            Topic::Disrepute
                | Topic::Leaving
                | Topic::LeavingAnnounced
                | Topic::Smoking
                | Topic::Advice
                | Topic::Search
                | Topic::Distraction
        );
        let punished = self.cite(Topic::BreachOfConduct).filter(|_| punished);
        let articles = [Some(whole), narrower, punished];
        out.push(Ruling::of(Effect::Breached { player, conduct }, articles));
        Ok(())
    }

    /// The arbiter sends away who interferes in a game that is not his.
    pub(super) fn send_away(&self, by: Who, why: Interference, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        let topic = match why {
            Interference::Speaking => Topic::Spectators,
            Interference::Telephone => Topic::TelephonesInTheVenue,
            Interference::Analysing => Topic::FinishedPlayers,
        };
        let article = self.cite(topic).or(self.cite(Topic::Spectators));
        out.push(Ruling::new(Effect::Noted, article));
        Ok(())
    }

    /// A device is heard or found.
    pub(super) fn device(
        &mut self,
        by: Who,
        player: Color,
        fault: DeviceFault,
        out: Out<'_>,
    ) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        let Some(rule) = self.rules().conduct.devices else {
            return Err(self.refuse(Why::NoSuchRule, Topic::Devices));
        };
        let article = Some(rule.citation);
        let off = fault == DeviceFault::OffInBag && self.regulations().devices_in_bags;
        let sound = fault == DeviceFault::Sound;
        let opponent = match rule.value {
            Devices::RingingLosesArbiterScores if sound => None,
            Devices::SoundLosesOpponentWinsIfHeCan if sound => {
                Some(if self.opponent_can_mate(player) { Score::Win } else { Score::Draw })
            }
            Devices::RingingLosesArbiterScores | Devices::SoundLosesOpponentWinsIfHeCan => {
                return Err(Refusal::by(Why::NoSuchRule, article));
            }
            Devices::UnapprovedPossessionLoses if off => {
                let approved = self.cite(Topic::DevicesApproved);
                let all = self.cite_last(Topic::DevicesApproved);
                return Err(Refusal::by(Why::NotInForce, approved).and(article).and(all));
            }
            Devices::PossessionLoses | Devices::UnapprovedPossessionLoses => {
                if self.regulations().mild_device_penalty {
                    out.push(Ruling::new(Effect::ArbiterDecides, article));
                    return Ok(());
                }
                Some(Score::Win)
            }
        };
        // Where the arbiter decides the opponent's score it is a win until he corrects it.
        let score = opponent.unwrap_or(Score::Win);
        self.end(Outcome::loss(player, score, Ending::Device), [article, None], out);
        if opponent.is_none() {
            out.push(Ruling::new(Effect::ArbiterDecides, article));
        }
        Ok(())
    }

    /// The arbiter imposes a penalty of the edition's list, with what it does to clocks and result.
    pub(super) fn penalise(
        &mut self,
        by: Who,
        player: Color,
        penalty: Penalty,
        ms: u64,
        opponent: Option<Score>,
        out: Out<'_>,
    ) -> Answer {
        require_the_arbiter(by)?;
        let list = self.rules().conduct.penalties;
        let article = Some(list.citation);
        if !list.value.contains(&penalty) {
            return Err(Refusal::by(Why::NoSuchPenalty, article));
        }
        if self.now.stage == Stage::Ready {
            return Err(Why::NotStarted.into());
        }
        let over = matches!(self.now.stage, Stage::Over | Stage::Void);
        let in_game =
            matches!(penalty, Penalty::OpponentTime | Penalty::OffenderTime | Penalty::Loss);
        if over && in_game {
            return Err(Why::GameOver.into());
        }
        let place = list.value.iter().position(|it| *it == penalty).map_or(1, |at| at + 1);
        let article = Some(part(list.citation, place));
        let articles = [article, self.cite(Topic::ArbiterWatches)];
        out.push(Ruling::of(Effect::Penalised { player, penalty }, articles));
        let size = i64::try_from(ms).unwrap_or(i64::MAX);
        match penalty {
            Penalty::OpponentTime => self.penalty_time(!player, size, out)?,
            Penalty::OffenderTime => self.penalty_time(player, -size, out)?,
            Penalty::Loss => {
                let score = opponent.unwrap_or(Score::Win);
                let outcome = Outcome::loss(player, score, Ending::Penalty);
                self.end(outcome, [article, None], out);
            }
            Penalty::OpponentPoints | Penalty::OffenderPoints if over => {
                self.penalty_points(player, penalty, out);
            }
            _ => {}
        }
        Ok(())
    }

    fn penalty_time(&mut self, player: Color, ms: i64, out: Out<'_>) -> Answer {
        if self.now.clock.is_none() {
            return Err(Why::NoClock.into());
        }
        let article = Some(self.rules().conduct.penalties.citation);
        self.with_clock(|clock, setting, at| {
            clock.adjust(setting, super::guards::side(player), ms, at)
        })?;
        let size = ms.unsigned_abs();
        let effect = if ms < 0 {
            Effect::TimeTaken { player, ms: size }
        } else {
            Effect::TimeAdded { player, ms: size }
        };
        out.push(Ruling::new(effect, article));
        Ok(())
    }

    /// A step in the score: the opponent up to a win, the offender down to nothing.
    fn penalty_points(&mut self, player: Color, penalty: Penalty, out: Out<'_>) {
        let Some(outcome) = self.now.outcome else { return };
        let step = |score: Score, up: bool| match (score, up) {
            (Score::Loss, true) | (Score::Win, false) => Score::Draw,
            (Score::Draw, true) => Score::Win,
            (Score::Draw, false) => Score::Loss,
            (unchanged, _) => unchanged,
        };
        let up = penalty == Penalty::OpponentPoints;
        let whose = if up { !player } else { player };
        let outcome = match whose {
            Color::White => Outcome { white: step(outcome.white, up), ..outcome },
            Color::Black => Outcome { black: step(outcome.black, up), ..outcome },
        };
        self.now.outcome = Some(outcome);
        let article = Some(self.rules().conduct.penalties.citation);
        out.push(Ruling::new(Effect::Over(outcome), article));
    }

    /// Both refuse to follow the Laws, or the arbiter declares for another reason that both lose.
    pub(super) fn both_lose(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        let article = self.cite(Topic::BothLose);
        let outcome = Outcome::loss(Color::White, Score::Loss, Ending::BothLose);
        self.end(outcome, [article, None], out);
        Ok(())
    }

    /// The arbiter corrects a result: the only way in which a finished game changes.
    pub(super) fn correct_result(
        &mut self,
        by: Who,
        white: Score,
        black: Score,
        out: Out<'_>,
    ) -> Answer {
        require_the_arbiter(by)?;
        if self.now.stage != Stage::Over {
            return Err(Why::NotOver.into());
        }
        self.require_within_maximum(white, black)?;
        let outcome = Outcome { white, black, by: Ending::Correction };
        self.now.outcome = Some(outcome);
        let topic = match self.cite(Topic::Signing) {
            Some(_) => Topic::Signing,
            None => Topic::ArbitersTask,
        };
        out.push(self.ruling(Effect::Over(outcome), topic));
        Ok(())
    }

    /// A player appeals, unless the decision was final.
    pub(super) fn appeal(&mut self, by: Who, out: Out<'_>) -> Answer {
        require_player(by)?;
        if self.now.stage == Stage::Ready {
            return Err(Why::NotStarted.into());
        }
        let quickplay = self.now.outcome.is_some_and(|it| it.by == Ending::QuickplayClaim);
        if quickplay && let Some(rule) = self.rules().quickplay.no_appeal {
            return Err(Refusal::by(Why::NotInForce, Some(rule.citation)));
        }
        let Some(rule) = self.rules().conduct.appeal else {
            return Err(self.refuse(Why::NoSuchRule, Topic::Appeal));
        };
        out.push(Ruling::new(Effect::Noted, Some(rule.citation)));
        Ok(())
    }

    /// A player asks what the Laws say.
    pub(super) fn ask_explanation(&mut self, by: Who, out: Out<'_>) -> Answer {
        require_player(by)?;
        let Some(rule) = self.rules().conduct.explanation else {
            return Err(self.refuse(Why::NoSuchRule, Topic::Explanation));
        };
        out.push(Ruling::new(Effect::Noted, Some(rule.citation)));
        Ok(())
    }
}
