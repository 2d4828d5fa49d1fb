//! Claiming a draw by repetition or fifty moves: Articles 9.2 to 9.5.

use compongo_board::Color;

use super::fact::Who;
use super::guards::{Answer, Out, require_player, side};
use super::machine::Game;
use super::outcome::{Ending, Outcome};
use super::ruling::{DrawGround, Effect, Ruling};
use super::state::{Claim, Stage};
use super::table::Judged;
use super::{Gesture, Refusal, Why};
use crate::claim::{TIMES, holds, topic};
use crate::{Citation, ClaimClock, Topic};

impl Game {
    /// A player claims: the clocks stop and the claim is examined, whatever he says afterwards.
    pub(super) fn claim_draw(
        &mut self,
        by: Who,
        ground: DrawGround,
        gesture: Option<Gesture>,
        unwritten: bool,
        unstopped: bool,
        out: Out<'_>,
    ) -> Answer {
        let player = require_player(by)?;
        self.require_claimable(player, ground)?;
        let rules = &self.rules().draws;
        if gesture.is_some() && unwritten {
            return Err(self.refuse(Why::ClaimWithoutMove, topic(ground, true)));
        }
        if unstopped && rules.claim_clock.value == ClaimClock::ClaimantMust {
            return Err(Refusal::by(Why::MustStopClocks, Some(rules.claim_clock.citation)));
        }
        let offer = rules.claim_is_offer;
        // He stops the clocks himself, or the arbiter does.
        let stopped =
            if unstopped { Topic::StoppingTheClock } else { Topic::StoppingToCallTheArbiter };
        self.halt_by(player, stopped, out);
        let announced = topic(ground, gesture.is_some());
        let articles = [self.cite(announced), offer.map(|rule| rule.citation)];
        let effect = Effect::Claimed { player, ground, offer: offer.is_some() };
        out.push(Ruling::of(effect, articles));
        // The move stays announced: it can neither be changed nor taken back.
        self.now.claim = Some(Claim { by: player, ground, gesture });
        if offer.is_some() && self.now.offer.is_none() {
            self.now.offer = Some(player);
        }
        if self.regulations().no_arbiter || self.regulations().guarded {
            self.decide_claim(out);
        }
        Ok(())
    }

    fn require_claimable(&self, player: Color, ground: DrawGround) -> Answer {
        self.require_begun()?;
        if self.now.claim.is_some() {
            return Err(self.refuse(Why::ClaimWaits, Topic::Claim));
        }
        if self.now.stage == Stage::Halted && self.now.next != player {
            return Err(Why::ClocksStopped.into());
        }
        let turn = self.now.table.turn();
        if turn != player {
            if self.line.plies().last().is_some_and(|ply| ply.by == player) {
                // He made his move without having claimed.
                return Err(self.refuse(Why::ClaimLost, Topic::ClaimLost));
            }
            let claimed =
                if ground == DrawGround::Threefold { Topic::Threefold } else { Topic::Fifty };
            return Err(self.refuse(Why::NotYourMove(turn), claimed));
        }
        if self.now.players[player].claim_lost {
            let lost = self.rules().draws.claim_lost_by.citation;
            return Err(Refusal::by(Why::ClaimLost, Some(lost)));
        }
        Ok(())
    }

    /// A claim cannot be taken back (9.5).
    pub(super) fn withdraw_claim(&mut self, by: Who, out: Out<'_>) -> Answer {
        let player = require_player(by)?;
        if self.now.claim.is_none_or(|claim| claim.by != player) {
            return Err(self.refuse(Why::NoClaim, Topic::Claim));
        }
        out.push(self.ruling(Effect::ClaimStays, Topic::Claim));
        Ok(())
    }

    /// The arbiter examines the claim.
    pub(super) fn check_claim(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        if self.now.claim.is_none() {
            return Err(self.refuse(Why::NoClaim, Topic::Claim));
        }
        // The players check it, under the arbiter's eye.
        let said = out.len();
        self.decide_claim(out);
        if let Some(ruling) = out.get_mut(said) {
            *ruling = ruling.and(self.cite(Topic::CheckingClaims));
        }
        Ok(())
    }

    fn decide_claim(&mut self, out: Out<'_>) {
        let Some(claim) = self.now.claim.take() else { return };
        let ground = claim.ground;
        if self.is_right(claim) {
            let ruling = self.ruling(Effect::ClaimRight { ground }, Topic::ClaimCorrect);
            let same = self.cite(Topic::SamePosition);
            out.push(ruling.and(same.filter(|_| ground == DrawGround::Threefold)));
            let ending = match ground {
                DrawGround::Threefold => Ending::Threefold,
                DrawGround::Fifty => Ending::FiftyMoves,
            };
            let article = self.cite(topic(ground, claim.gesture.is_some()));
            self.end(Outcome::draw(ending), [article, None], out);
            return;
        }
        let ruling = self.ruling(Effect::ClaimWrong { ground }, Topic::ClaimWrong);
        let differing = self.why_not_the_same(claim).into_iter().map(Some);
        out.push(differing.fold(ruling, Ruling::and));
        // As an offer the claim stays open until it is refused.
        self.pay_for_claim(claim.by, out);
        if let Some(gesture) = claim.gesture {
            self.announced_move(claim.by, gesture, out);
        }
    }

    /// The pieces stood so for the third time, but the positions were not the same: by which
    /// articles.
    fn why_not_the_same(&self, claim: Claim) -> Vec<Citation> {
        if claim.ground != DrawGround::Threefold {
            return Vec::new();
        }
        let seen = match claim.gesture {
            None => self.repetitions(),
            Some(gesture) => self.repetitions_after(gesture),
        };
        let Some(seen) = seen.filter(|it| it.count() + it.lookalikes.len() >= TIMES) else {
            return Vec::new();
        };
        let differences = seen.lookalikes.iter().flat_map(|it| &it.differences);
        differences.filter_map(|it| it.article(self.edition())).collect()
    }

    /// The opponent gets time, and until 2005 the claimant loses some.
    fn pay_for_claim(&mut self, claimant: Color, out: Out<'_>) {
        if self.now.clock.is_none() {
            return;
        }
        let rules = &self.rules().draws;
        let loss = rules.claimant_loss;
        let left = self.left_ms(claimant).unwrap_or(0);
        let off = loss.value.milliseconds_off(left);
        if off > 0 && self.give(claimant, -(off as i64)) {
            let effect = Effect::TimeTaken { player: claimant, ms: off };
            out.push(Ruling::new(effect, Some(loss.citation)));
        }
        let bonus = rules.wrong_claim_bonus.get(self.play());
        let ms = u64::from(bonus.value) * 60_000;
        if ms > 0 && self.give(!claimant, ms as i64) {
            let effect = Effect::TimeAdded { player: !claimant, ms };
            out.push(Ruling::new(effect, Some(bonus.citation)));
        }
    }

    /// The announced move must be played; if it is illegal, another with that piece, and it is no
    /// offence.
    fn announced_move(&mut self, claimant: Color, gesture: Gesture, out: Out<'_>) {
        let player = claimant;
        match self.now.table.judge(gesture) {
            Judged::Legal(_) | Judged::Passable => {
                self.now.players[player].must_play = Some(gesture);
                let effect = Effect::MustPlay { player, gesture };
                out.push(self.ruling(effect, Topic::ClaimWrong));
            }
            _ => {
                self.now.hand.touch(gesture.from);
                if let Some((to, _)) = self.binding() {
                    out.push(self.ruling(Effect::Bound { player, to }, Topic::ClaimWrong));
                }
            }
        }
    }

    /// Whether a claim is right: of the position on the board, or of the one after the announced
    /// move. Two questions, never one.
    fn is_right(&self, claim: Claim) -> bool {
        let Some(now) = self.now.table.position() else { return false };
        let (position, more) = match claim.gesture {
            None => (*now, 0),
            Some(gesture) => match self.now.table.judge(gesture) {
                Judged::Legal(mv) => (now.play_legal(mv), 1),
                _ => return false,
            },
        };
        let occurrences = || self.line.occurrences_exactly(&position) + more;
        holds(claim.ground, occurrences, position.halfmove_clock())
    }

    /// How often the position on the board has appeared: for the arbiter, not for the players.
    pub fn occurrences(&self) -> Option<usize> {
        self.now.table.position().map(|position| self.line.occurrences(position))
    }

    /// Moves completed by the clock's counter.
    pub fn moves_on_clock(&self, player: Color) -> Option<u32> {
        self.now.clock.as_ref().map(|clock| clock.moves(side(player)))
    }
}
