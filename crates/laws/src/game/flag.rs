//! Flags: Articles 6.4, 6.8 and 6.9 (6.8 to 6.12 until 2005), with what rapid and blitz change
//! (appendices A and B, until 2005 B and C) and quickplay finishes (10.3 or 10.4, III.3).

use compongo_board::Color;

use super::fact::Who;
use super::guards::{Answer, Out, part, side};
use super::machine::Game;
use super::outcome::{Ending, Outcome};
use super::ruling::{Effect, Ruling};
use super::{Refusal, Why};
use crate::{BothFlags, Citation, Cited, FlagCall, QuickplayForce, TimeClaim, Topic};

impl Game {
    /// A flag is said to have fallen. It has fallen when the arbiter sees it or a player rightly
    /// claims it, not before: what ended the game earlier stands.
    pub(super) fn call_flag(
        &mut self,
        by: Who,
        player: Color,
        unstopped: bool,
        out: Out<'_>,
    ) -> Answer {
        self.require_open()?;
        if by == Who::Spectator {
            out.push(self.ruling(Effect::ToldArbiter, Topic::Spectators));
            return Ok(());
        }
        if self.now.clock.is_none() {
            return Err(self.refuse(Why::NoClock, Topic::Clock));
        }
        let both = Color::ALL.into_iter().all(|color| self.flag_is_down(color));
        self.require_flag_caller(by, both)?;
        if !self.flag_is_down(player) {
            return self.end_of_period(player, out);
        }
        if by.side().is_some() {
            self.require_time_claim(unstopped)?;
        }
        let flag = self.ruling(Effect::Flag { player }, self.flag_topic());
        out.push(flag.and(self.helped_to_claim(by)));
        let said = out.len();
        if both {
            self.both_flags(out);
        } else {
            self.lose_on_time(player, Ending::FlagFall, None, out);
        }
        if self.now.resumed && self.now.players[!player].absent {
            self.decided_for_the_late(said, out);
        }
        Ok(())
    }

    /// The clock passed zero and the next period has begun: the moves are counted (6.4 of 2018), and
    /// scoresheets that are behind are brought up to date (8.4, 8.5).
    fn end_of_period(&mut self, player: Color, out: Out<'_>) -> Answer {
        let passed = self.now.clock.as_ref().and_then(|clock| clock.passed_zero(side(player)));
        if passed.is_none() {
            return Err(self.refuse(Why::FlagNotDown(player), Topic::FlagSeen));
        }
        out.push(self.ruling(Effect::Flag { player }, self.flag_topic()));
        let articles = [Topic::CountAtFlagFall, Topic::TimeControl].map(|topic| self.cite(topic));
        out.push(Ruling::of(Effect::GoesOn, articles));
        self.sheets_after_flag(out);
        self.note_exemption();
        Ok(())
    }

    fn flag_topic(&self) -> Topic {
        let own = self.play().has_own_rules() && self.cite(Topic::RapidFlagCall).is_some();
        if own { Topic::RapidFlagCall } else { Topic::FlagSeen }
    }

    /// In rapid and blitz the early editions leave flags to the players.
    fn require_flag_caller(&self, by: Who, both: bool) -> Answer {
        let rule = self.rules().fast.flag_call.get(self.play());
        let silent = match rule.value {
            FlagCall::ArbiterToo => false,
            FlagCall::Players => true,
            FlagCall::PlayersOrArbiterIfBoth => !both,
        };
        if by == Who::Arbiter && silent {
            return Err(Refusal::by(Why::MustNotAnnounce, Some(rule.citation)));
        }
        Ok(())
    }

    /// In rapid and blitz a claimant had to stop the clocks.
    fn require_time_claim(&self, unstopped: bool) -> Answer {
        let rule = self.rules().fast.time_claim;
        let must = self.play().has_own_rules() && rule.value == TimeClaim::StopClocksWithTimeLeft;
        if must && unstopped {
            return Err(Refusal::by(Why::MustStopClocks, Some(rule.citation)));
        }
        Ok(())
    }

    /// A flag decides: the player loses, unless the opponent could not mate.
    pub(super) fn lose_on_time(
        &mut self,
        player: Color,
        by: Ending,
        more: Option<Citation>,
        out: Out<'_>,
    ) {
        let outcome = self.loss_or_draw(player, by);
        let blitz_1997 = !self.opponent_can_win(player) && self.opponent_can_mate(player);
        let article = if blitz_1997 {
            Some(self.rules().fast.blitz_material.citation)
        } else {
            self.cite(Topic::FlagFall)
        };
        self.end(outcome, [article, more], out);
    }

    fn both_flags_rule(&self) -> Cited<BothFlags> {
        let rules = &self.rules().clock;
        // The articles of quickplay finishes come before those of standard chess, not before those
        // of rapid and blitz; where they are guidelines they hold for the whole game announced.
        let always = self.rules().quickplay.force.value == QuickplayForce::Always;
        let announced = self.regulations().quickplay && !always;
        if !self.play().has_own_rules() && (self.in_quickplay() || announced) {
            rules.both_flags_quickplay
        } else {
            rules.both_flags.get(self.play())
        }
    }

    fn both_flags(&mut self, out: Out<'_>) {
        let rule = self.both_flags_rule();
        let article = Some(rule.citation);
        let draw = match rule.value {
            BothFlags::Draw => true,
            BothFlags::PlayOn => false,
            BothFlags::PlayOnUnlessLastPeriod => self.in_last_period(self.now.table.turn()),
            BothFlags::MarkOfTheClock => {
                if let Some(loser) = self.first_flag() {
                    self.lose_on_time(loser, Ending::BothFlags, article, out);
                } else {
                    let next = self.on_clock();
                    self.halt(next, out);
                    out.push(Ruling::new(Effect::BothFlags, article));
                    out.push(Ruling::new(Effect::ArbiterDecides, article));
                }
                return;
            }
        };
        let article = if rule.value == BothFlags::PlayOnUnlessLastPeriod {
            Some(part(rule.citation, if draw { 2 } else { 1 }))
        } else {
            article
        };
        out.push(Ruling::new(Effect::BothFlags, article));
        if draw {
            self.end(Outcome::draw(Ending::BothFlags), [article, None], out);
        } else {
            let next = self.on_clock();
            self.halt(next, out);
            out.push(Ruling::new(Effect::GoesOn, article));
        }
    }
}
