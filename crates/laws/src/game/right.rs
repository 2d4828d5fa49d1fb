//! What someone may do now.

use compongo_board::Color;
use serde::{Deserialize, Serialize};

use super::machine::Game;
use super::state::Stage;
use crate::{AdjustedBy, Citation, Displaced, Edition, Topic};

/// What a player may do now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// Make a move, or what is left of one.
    Move,
    /// Put back an illegal move that is not completed.
    TakeBack,
    /// Put pieces straight on their squares, having said so.
    Adjust,
    /// Press the clock.
    Press,
    /// Accept or refuse the offer.
    AnswerOffer,
    /// Offer a draw. At another moment than between his move and the press it counts too, but may
    /// disturb.
    Offer,
    /// Claim a draw by a position or fifty moves; whether rightly is not said.
    ClaimDraw,
    /// Claim a draw in a quickplay finish.
    ClaimQuickplay,
    /// Ask for an increment in a quickplay finish.
    AskIncrement,
    /// Say that a flag has fallen; whether it has is not said.
    CallFlag,
    /// Complain that the opponent left a touched piece unmoved; whether he did is not said.
    ComplainOfTouch,
    /// Stop the clocks to call the arbiter.
    StopClocks,
    /// Start the clock of the opponent who knocked pieces over.
    RestartHisClock,
    /// Seal the reply for an opponent who has not come to the resumption.
    SealReply,
    /// Not record the moves.
    NotRecord,
    /// Use the opponent's scoresheet: having the move, until he moves; at any time if neither
    /// recorded, or both reconstruct the game.
    UseOpponentsSheet,
    /// Resign.
    Resign,
}

impl Right {
    /// The article that gives the right.
    ///
    /// ```
    /// use compongo_laws::Edition;
    /// use compongo_laws::game::Right;
    ///
    /// let article = |edition| Right::Press.article(edition).map(|it| it.article);
    /// assert_eq!(article(Edition::E1997), Some("6.7(a)"));
    /// assert_eq!(article(Edition::E2018), Some("6.2.2"));
    /// ```
    pub fn article(self, edition: Edition) -> Option<Citation> {
        edition.cite(match self {
            Right::Move => Topic::HavingTheMove,
            Right::TakeBack => Topic::IllegalMove,
            Right::Adjust => Topic::Adjusting,
            Right::Press => Topic::LatePress,
            Right::AnswerOffer => Topic::Agreement,
            Right::Offer => Topic::DrawOffer,
            // Either of repetition and of fifty moves.
            Right::ClaimDraw => Topic::Claim,
            Right::ClaimQuickplay => Topic::QuickplayClaim,
            Right::AskIncrement => Topic::QuickplayIncrement,
            Right::CallFlag => Topic::FlagSeen,
            Right::ComplainOfTouch => Topic::TouchComplaint,
            Right::StopClocks => Topic::StoppingToCallTheArbiter,
            Right::RestartHisClock => Topic::DisplacedPieces,
            Right::SealReply => Topic::Resumption,
            Right::NotRecord => Topic::RecordingExemption,
            Right::UseOpponentsSheet => Topic::OneExempt,
            Right::Resign => Topic::Resignation,
        })
    }
}

impl Game {
    /// What a player may do now. Nothing is told that the arbiter must not tell: whether a
    /// claim would be right is for the player to see (12.6 of 2018).
    ///
    /// ```
    /// use compongo_board::Color;
    /// use compongo_laws::Edition;
    /// use compongo_laws::game::{Act, Fact, Game, Regulations, Right, Who};
    ///
    /// let mut game = Game::new(Regulations::new(Edition::E2018))?;
    /// let act = Act::Start { absent: Default::default() };
    /// game.apply(&Fact { at_ms: 0, by: Who::Arbiter, act })?;
    /// assert_eq!(game.rights(Color::Black), [Right::Offer, Right::Resign]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rights(&self, player: Color) -> Vec<Right> {
        let open = matches!(self.now.stage, Stage::Playing | Stage::Halted | Stage::Adjourned);
        if !open || self.is_absent(player) {
            return Vec::new();
        }
        let held = [
            (Right::Move, self.may_move(player)),
            (Right::TakeBack, self.may_take_back(player)),
            (Right::Adjust, self.may_adjust(player)),
            (Right::Press, self.awaits_press(player) && self.clock_runs_for(player)),
            (Right::AnswerOffer, self.offer() == Some(!player)),
            (Right::Offer, self.offer().is_none() && self.offers_are_allowed()),
            (Right::ClaimDraw, self.may_claim_draw(player)),
            (Right::ClaimQuickplay, self.may_claim_quickplay(player).is_ok()),
            (Right::AskIncrement, self.may_ask_increment(player)),
            (Right::CallFlag, self.now.clock.is_some()),
            (Right::ComplainOfTouch, self.may_complain_of_touch(player)),
            (Right::StopClocks, self.now.clock.is_some() && self.now.stage == Stage::Playing),
            (Right::RestartHisClock, self.may_restart_his_clock(player)),
            (Right::SealReply, self.may_seal_reply(player)),
            (Right::NotRecord, self.is_recorded() && self.need_not_record(player)),
            (Right::UseOpponentsSheet, self.may_use_opponents_sheet(player)),
            (Right::Resign, true),
        ];
        held.into_iter().filter(|(_, holds)| *holds).map(|(right, _)| right).collect()
    }

    fn has_the_move(&self, player: Color) -> bool {
        self.now.stage == Stage::Playing && self.now.table.turn() == player
    }

    fn may_move(&self, player: Color) -> bool {
        let free = self.illegal_pending().is_none() && self.require_no_reply().is_ok();
        self.has_the_move(player) && free
    }

    fn may_take_back(&self, player: Color) -> bool {
        let turn = self.now.table.turn() == player;
        turn && self.now.stage != Stage::Adjourned && self.illegal_pending().is_some()
    }

    fn may_adjust(&self, player: Color) -> bool {
        let running = AdjustedBy::PlayerToMoveWhileHisClockRuns;
        let needs_clock = self.rules().touch.adjusted_by.value == running;
        let runs = self.now.clock.is_none() || self.clock_runs_for(player);
        self.has_the_move(player) && (runs || !needs_clock)
    }

    fn may_claim_draw(&self, player: Color) -> bool {
        let stage = match self.now.stage {
            Stage::Playing => true,
            Stage::Halted => self.next_to_run() == Some(player),
            _ => false,
        };
        let free = self.claim().is_none() && !self.now.players[player].claim_lost;
        stage && free && self.now.table.turn() == player
    }

    fn may_ask_increment(&self, player: Color) -> bool {
        let known = self.rules().quickplay.increment_seconds.is_some();
        known && self.may_claim_quickplay(player).is_ok()
    }

    fn may_complain_of_touch(&self, player: Color) -> bool {
        let moved = self.moves().last().is_some_and(|ply| ply.by != player);
        let touched = self.now.hand.has_touched();
        self.now.stage != Stage::Adjourned && moved && !touched
    }

    fn may_restart_his_clock(&self, player: Color) -> bool {
        let known = self.rules().irregularities.displaced.value == Displaced::RestartHisClock;
        known && self.displaced_by() == Some(!player) && self.clock_runs_for(player)
    }

    fn may_seal_reply(&self, player: Color) -> bool {
        self.has_the_move(player) && self.awaits_sealer(player) && self.require_no_reply().is_ok()
    }

    fn may_use_opponents_sheet(&self, player: Color) -> bool {
        let alone = |topic| topic == Topic::OneExempt;
        let must = self.must_complete_sheet(player);
        must.is_some_and(|topic| !alone(topic) || self.now.table.turn() == player)
    }
}
