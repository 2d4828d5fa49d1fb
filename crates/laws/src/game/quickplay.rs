//! Quickplay finishes: Article 10 and Appendix D until 2009, Appendix G in 2014, Guidelines III
//! from 2017.

use compongo_board::Color;
use compongo_clock::{Allotment, Bonus, Control, Phase, Setting, Side, Stage as Period};

use super::fact::Who;
use super::guards::{Answer, Out, part, require_player, require_the_arbiter, side};
use super::kinds::{Decision, QuickplayGround};
use super::machine::Game;
use super::outcome::{Ending, Outcome};
use super::ruling::{Effect, Ruling};
use super::state::{Asked, Stage};
use super::{Duty, Refusal, Why};
use crate::{Citation, DrawClaimant, QuickplayRefusal, Topic};

impl Game {
    /// Whether a player may claim a draw because the game is not to be won by normal means.
    pub(super) fn may_claim_quickplay(&self, player: Color) -> Answer {
        self.require_begun()?;
        let rules = &self.rules().quickplay;
        let refused = |why, article| Err(Refusal::by(why, Some(article)));
        if !self.in_quickplay() {
            let topic = self.why_no_quickplay();
            let article = self.cite(topic).unwrap_or(rules.force.citation);
            return refused(Why::NotInForce, article);
        }
        if self.asks_draw() {
            return refused(Why::ClaimWaits, rules.claimant.citation);
        }
        // In 1997 the text left it open; the claim was taken on the claimant's own move only where
        // the later texts say so.
        let to_move = self.now.table.turn() == player;
        if rules.claimant.value == DrawClaimant::PlayerToMove && !to_move {
            return refused(Why::NotYourMove(!player), rules.claimant.citation);
        }
        let below = u64::from(rules.claim_below_seconds.value) * 1_000;
        if self.left_ms(player).is_none_or(|left| left >= below) {
            return refused(Why::TooMuchTime, rules.claim_below_seconds.citation);
        }
        if self.flag_is_down(player) {
            return refused(Why::TooLate, rules.claim_below_seconds.citation);
        }
        Ok(())
    }

    /// By which article the rules are not in force: not announced, not for blitz, not with an
    /// increment, or the last period has not begun.
    fn why_no_quickplay(&self) -> Topic {
        if self.play().is_blitz() {
            Topic::BlitzNoQuickplay
        } else if self.quickplay_is_possible() {
            Topic::Quickplay
        } else if self.has_increment() && self.regulations().quickplay {
            Topic::QuickplayWhere
        } else {
            Topic::QuickplayForce
        }
    }

    /// Whether something was asked on which the arbiter has said nothing yet.
    pub(super) fn awaits_decision(&self) -> bool {
        matches!(self.now.asked, Some(Asked::Draw { put_off: false, .. } | Asked::Increment { .. }))
    }

    fn asks_draw(&self) -> bool {
        matches!(self.now.asked, Some(Asked::Draw { put_off: false, .. }))
    }

    /// A player claims. The claim counts as an offer where claims do.
    pub(super) fn claim_quickplay(
        &mut self,
        by: Who,
        ground: QuickplayGround,
        unstopped: bool,
        out: Out<'_>,
    ) -> Answer {
        let player = require_player(by)?;
        self.may_claim_quickplay(player)?;
        let rules = &self.rules().quickplay;
        if unstopped && rules.must_stop_clocks.value {
            return Err(Refusal::by(Why::MustStopClocks, Some(rules.must_stop_clocks.citation)));
        }
        if !unstopped {
            let next = self.on_clock();
            self.halt(next, out);
        }
        self.now.asked = Some(Asked::Draw { by: player, ground, put_off: false });
        let alone = self.regulations().no_arbiter;
        let articles = if alone {
            let whole = self.cite(Topic::QuickplayNoArbiter);
            [whole.map(|it| by_ground(it, ground)), whole.map(the_claim)]
        } else {
            [self.cite(Topic::QuickplayClaim), None]
        };
        let articles =
            if articles == [None; 2] { [Some(rules.claimant.citation), None] } else { articles };
        let offer = self.rules().draws.claim_is_offer.map(|rule| rule.citation);
        let articles = articles.into_iter().chain([offer]);
        out.push(Ruling::of(Effect::QuickplayClaimed { player }, articles));
        if alone {
            self.refer_claim(player, ground, out);
        } else if offer.is_some() && self.now.offer.is_none() {
            self.now.offer = Some(player);
        }
        Ok(())
    }

    /// Where no arbiter is present the claim ends the game, and one who is named for it decides. To
    /// show that the opponent did not try, the scoresheet must be complete and prove something.
    fn refer_claim(&mut self, player: Color, ground: QuickplayGround, out: Out<'_>) {
        self.now.stage = Stage::Over;
        self.now.offer = None;
        self.stop_for_good();
        let sheet = self.sheet(player);
        let behind = sheet.lacks(self.line.len()) || !sheet.is_evidence();
        if ground == QuickplayGround::NoEffort && self.regulations().scoresheets && behind {
            let article = self.cite(Topic::QuickplayNoArbiter).map(|it| by_ground(it, ground));
            let duty = Duty::CompleteSheet;
            out.push(Ruling::new(Effect::Must { player, duty }, article));
        }
    }

    /// Whether a claim was made that ended the game and waits for the arbiter named for it.
    fn is_referred(&self) -> bool {
        self.now.stage == Stage::Over && self.now.outcome.is_none()
    }

    /// The arbiter to whom a claim was sent decides: it is a draw, or he corrects the result.
    fn decide_referred(&mut self, decision: Decision, out: Out<'_>) -> Answer {
        let article = self.cite(Topic::QuickplayNoArbiter).map(the_arbiter);
        match decision {
            Decision::PutOff => return Err(Refusal::by(Why::NoSuchRule, article)),
            Decision::Grant => {
                self.end(Outcome::draw(Ending::QuickplayClaim), [article, None], out);
            }
            Decision::Refuse => {
                out.push(Ruling::new(Effect::QuickplayRefused, article));
                out.push(Ruling::new(Effect::ArbiterDecides, article));
            }
        }
        self.now.asked = None;
        Ok(())
    }

    /// A player asks for an increment instead (from 2014).
    pub(super) fn ask_increment(&mut self, by: Who, out: Out<'_>) -> Answer {
        let player = require_player(by)?;
        self.require_begun()?;
        let rules = &self.rules().quickplay;
        let Some(rule) = rules.increment_seconds else {
            return Err(Refusal::by(Why::NoSuchRule, Some(rules.force.citation)));
        };
        self.may_claim_quickplay(player)?;
        let next = self.on_clock();
        self.halt(next, out);
        self.now.asked = Some(Asked::Increment { by: player });
        out.push(Ruling::new(Effect::IncrementAsked { player }, Some(rule.citation)));
        if self.now.offer.is_none() {
            // The request is an offer of a draw too.
            self.now.offer = Some(player);
        }
        Ok(())
    }

    /// The arbiter decides: at once, or later, even after a flag has fallen.
    pub(super) fn decide(
        &mut self,
        by: Who,
        decision: Decision,
        bonus: bool,
        out: Out<'_>,
    ) -> Answer {
        require_the_arbiter(by)?;
        let after_flag = self.now.stage == Stage::Over
            && self.now.outcome.is_some_and(|it| it.by == Ending::FlagFall);
        let Some(asked) = self.now.asked else {
            return Err(self.refuse(Why::NoClaim, Topic::QuickplayDecision));
        };
        if self.is_referred() {
            return self.decide_referred(decision, out);
        }
        if !after_flag {
            self.require_begun()?;
        }
        match asked {
            Asked::Increment { by } if !after_flag => self.decide_increment(by, decision, out),
            Asked::Increment { .. } => Err(Why::GameOver.into()),
            Asked::Draw { by, put_off, .. } => {
                if after_flag && decision != Decision::Grant {
                    return Err(Why::GameOver.into());
                }
                self.decide_draw(by, put_off, decision, bonus, out)
            }
        }
    }

    fn decide_draw(
        &mut self,
        claimant: Color,
        put_off: bool,
        decision: Decision,
        bonus: bool,
        out: Out<'_>,
    ) -> Answer {
        let rules = &self.rules().quickplay;
        let ms = u64::from(rules.bonus_minutes.value) * 60_000;
        match decision {
            Decision::Grant => {
                let topic = if put_off { Topic::QuickplayLater } else { Topic::QuickplayDecision };
                let article = self.cite(topic).or(self.cite(Topic::QuickplayClaim));
                let last = rules.no_appeal.map(|rule| rule.citation);
                self.now.asked = None;
                self.end(Outcome::draw(Ending::QuickplayClaim), [article, last], out);
            }
            Decision::PutOff => {
                if put_off {
                    return Err(Why::AlreadyDone.into());
                }
                if let Some(Asked::Draw { put_off, .. }) = &mut self.now.asked {
                    *put_off = true;
                }
                out.push(self.quickplay_ruling(Effect::PutOff, Topic::QuickplayPutOff));
                if bonus && self.give(!claimant, ms as i64) {
                    let effect = Effect::TimeAdded { player: !claimant, ms };
                    out.push(self.quickplay_ruling(effect, Topic::QuickplayPutOff));
                }
            }
            Decision::Refuse => {
                if rules.refusal.value == QuickplayRefusal::PutOff {
                    return Err(Refusal::by(Why::NoSuchRule, Some(rules.refusal.citation)));
                }
                self.now.asked = None;
                let effect = Effect::QuickplayRefused;
                out.push(self.quickplay_ruling(effect, Topic::QuickplayRefused));
                if self.give(!claimant, ms as i64) {
                    let effect = Effect::TimeAdded { player: !claimant, ms };
                    out.push(Ruling::new(effect, Some(rules.bonus_minutes.citation)));
                }
            }
        }
        Ok(())
    }

    fn quickplay_ruling(&self, effect: Effect, topic: Topic) -> Ruling {
        Ruling::new(effect, self.cite(topic).or(self.cite(Topic::QuickplayClaim)))
    }

    /// The increment is given to both if the arbiter agrees, and the opponent gets extra time.
    fn decide_increment(&mut self, asker: Color, decision: Decision, out: Out<'_>) -> Answer {
        let rules = &self.rules().quickplay;
        let Some(seconds) = rules.increment_seconds else { return Err(Why::NoSuchRule.into()) };
        match decision {
            Decision::PutOff => Err(Refusal::by(Why::NoSuchRule, Some(seconds.citation))),
            Decision::Refuse => {
                self.now.asked = None;
                out.push(Ruling::new(Effect::QuickplayRefused, Some(seconds.citation)));
                Ok(())
            }
            Decision::Grant => {
                let ms = u64::from(seconds.value) * 1_000;
                self.run_with_increment(ms)?;
                self.now.asked = None;
                out.push(Ruling::new(Effect::IncrementGiven { ms }, Some(seconds.citation)));
                let extra = u64::from(rules.bonus_minutes.value) * 60_000;
                if self.give(!asker, extra as i64) {
                    let effect = Effect::TimeAdded { player: !asker, ms: extra };
                    out.push(Ruling::new(effect, Some(seconds.citation)));
                }
                Ok(())
            }
        }
    }

    /// From now on each move brings time, in all periods that remain.
    fn run_with_increment(&mut self, ms: u64) -> Answer {
        let Some(setting) = &self.setting else { return Err(Why::NoClock.into()) };
        let with = |it: Side| {
            let old = setting.control.side(it);
            let stages: Vec<Period> = old
                .stages()
                .iter()
                .map(|stage| Period { bonus: Bonus::Increment(ms), ..*stage })
                .collect();
            Allotment::new(&stages, old.overtime()).unwrap_or_else(|_| old.clone())
        };
        let control = Control::unequal(with(Side::White), with(Side::Black));
        let setting = Setting { control, ..setting.clone() };
        let mut clock = self.now.clock;
        if let Some(clock) = &mut clock {
            if matches!(clock.phase(), Phase::Running(_)) {
                *clock = clock.pause(&setting, self.now.at_ms)?;
                self.now.stage = Stage::Halted;
            }
            *clock = clock.correct_setting(&setting, self.now.at_ms)?;
            for color in Color::ALL {
                // Both get it from their next move on, the one who has the move included.
                *clock = clock.adjust(&setting, side(color), ms as i64, self.now.at_ms)?;
            }
        }
        self.now.clock = clock;
        self.setting = Some(setting);
        Ok(())
    }
}

/// The part of the article on claims without an arbiter that is about a ground.
fn by_ground(whole: Citation, ground: QuickplayGround) -> Citation {
    let number = match ground {
        QuickplayGround::NotWinnable => 1,
        QuickplayGround::NoEffort => 2,
    };
    // From 2018 the grounds stand one level lower.
    part(the_claim(whole), number)
}

/// The part that is about the claim.
fn the_claim(whole: Citation) -> Citation {
    unless_a_ground(whole, 1)
}

/// The part that is about the arbiter who decides.
fn the_arbiter(whole: Citation) -> Citation {
    unless_a_ground(whole, 2)
}

/// A part of the article; the article itself, where its parts, in brackets, are the grounds.
fn unless_a_ground(whole: Citation, n: usize) -> Citation {
    let part = part(whole, n);
    if part.article.ends_with(')') { whole } else { part }
}
