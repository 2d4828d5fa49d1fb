//! Offering a draw: Articles 9.1 and 5.2.3 (5.2(c) from 2001, 5.3 in 1997).

use compongo_board::Color;

use super::fact::Who;
use super::guards::{Answer, Out, require_player};
use super::kinds::Conduct;
use super::machine::Game;
use super::outcome::{Ending, Outcome};
use super::ruling::Effect;
use super::state::Stage;
use super::{Refusal, Why};
use crate::{AgreementLimits, Topic};

impl Game {
    fn too_early_by_event(&self) -> bool {
        let made = Color::ALL.into_iter().map(|color| self.line.moves_of(color)).min();
        self.regulations().no_draw_before.is_some_and(|least| made < Some(least))
    }

    /// A player offers a draw: rightly after his move and before he presses; at other times it
    /// counts all the same, and is a disturbance.
    pub(super) fn offer_draw(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_open()?;
        let player = require_player(by)?;
        match self.now.offer {
            Some(_) => return Err(self.refuse(Why::OfferStands, Topic::DrawOffer)),
            None => self.require_offers_allowed()?,
        }
        if self.now.stage == Stage::Adjourned {
            out.push(self.ruling(Effect::Offered { player }, Topic::OfferAfterSealing));
            self.now.offer = Some(player);
            return Ok(());
        }
        out.push(self.ruling(Effect::Offered { player }, Topic::DrawOffer));
        let made = self.now.table.turn() != player;
        let right_moment = made && (self.now.clock.is_none() || self.clock_runs_for(player));
        if !right_moment {
            let conduct = Conduct::Distraction;
            out.push(self.ruling(Effect::Breached { player, conduct }, Topic::Distraction));
        }
        self.now.offer = Some(player);
        Ok(())
    }

    /// Whether the event lets draws be offered now.
    pub(super) fn offers_are_allowed(&self) -> bool {
        self.require_offers_allowed().is_ok()
    }

    fn require_offers_allowed(&self) -> Answer {
        let Some(limits) = self.rules().draws.agreement_limits else { return Ok(()) };
        let forbidden = limits.value == AgreementLimits::OffersAndAgreement;
        if forbidden && self.too_early_by_event() {
            return Err(Refusal::by(Why::ForbiddenByEvent, Some(limits.citation)));
        }
        Ok(())
    }

    /// A player accepts: a draw offered, or one that was claimed where a claim counts as an offer.
    pub(super) fn accept_draw(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_open()?;
        let player = require_player(by)?;
        if self.now.offer != Some(!player) {
            return Err(self.refuse(Why::NoOffer, Topic::DrawOffer));
        }
        let made = Color::ALL.into_iter().all(|color| self.line.moves_of(color) > 0);
        if self.rules().agreement_needs_one_move_each && !made {
            return Err(self.refuse(Why::TooEarly, Topic::Agreement));
        }
        if let Some(limits) = self.rules().draws.agreement_limits
            && self.too_early_by_event()
        {
            return Err(Refusal::by(Why::ForbiddenByEvent, Some(limits.citation)));
        }
        let articles = [self.cite(Topic::Agreement), self.ended_while_adjourned()];
        self.end(Outcome::draw(Ending::Agreement), articles, out);
        Ok(())
    }

    /// A player refuses in words.
    pub(super) fn decline_draw(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_open()?;
        let player = require_player(by)?;
        if self.now.offer != Some(!player) {
            return Err(self.refuse(Why::NoOffer, Topic::DrawOffer));
        }
        self.refuse_offer(player, out);
        Ok(())
    }

    /// The offer of the opponent, if there is one, is refused.
    pub(super) fn refuse_offer(&mut self, player: Color, out: Out<'_>) {
        if self.now.offer == Some(!player) {
            self.now.offer = None;
            out.push(self.ruling(Effect::OfferRefused { player }, Topic::DrawOffer));
        }
    }
}
