//! What someone must do next, and what someone may do now.

use compongo_board::Color;
use serde::{Deserialize, Serialize};

use super::machine::Game;
use super::state::Stage;
use crate::{Citation, Topic};

/// What a player must do next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// Make another move with the touched piece, or another legal move.
    PlayAgain,
    /// Replace the pawn on the last rank.
    ReplacePawn,
    /// Finish the castling.
    FinishCastling,
    /// Play the move announced with a claim.
    PlayAnnounced,
    /// Record the move.
    Record,
    /// Bring the scoresheet up to date.
    CompleteSheet,
    /// Sign the scoresheets.
    Sign,
    /// Seal a move.
    Seal,
    /// Put displaced pieces back, on his own time.
    PutBack,
}

/// What a player may do now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// Make a move.
    Move,
    /// Press the clock.
    Press,
    /// Accept or refuse the offer.
    AnswerOffer,
    /// Offer a draw.
    Offer,
    /// Claim a draw by a position or fifty moves; whether rightly is not said.
    ClaimDraw,
    /// Claim a draw in a quickplay finish.
    ClaimQuickplay,
    /// Not record the moves.
    NotRecord,
    /// Resign.
    Resign,
}

impl Game {
    /// What a player must do next, with the articles.
    pub fn duties(&self, player: Color) -> Vec<(Duty, Option<Citation>)> {
        let mut duties = Vec::new();
        let now = &self.now;
        let mut add = |duty, topic| duties.push((duty, self.cite(topic)));
        match now.stage {
            Stage::Over => {
                let wanted = self.rules().recording.signing.is_some()
                    && self.regulations().scoresheets
                    && self.sheets[player].signed.is_none();
                if wanted {
                    add(Duty::Sign, Topic::Signing);
                }
            }
            Stage::Adjourned if now.adjourned.is_some_and(|it| it.sealer == player) => {
                add(Duty::Seal, Topic::Sealing);
            }
            Stage::Playing | Stage::Halted if now.table.turn() == player => {
                if now.players[player].must_play.is_some() {
                    add(Duty::PlayAnnounced, Topic::ClaimWrong);
                }
                if now.hand.has_touched() {
                    add(Duty::PlayAgain, Topic::TouchMove);
                }
            }
            _ => {}
        }
        if now.stage != Stage::Over && self.must_record_before_moving(player) {
            duties.push((Duty::Record, self.cite(Topic::Recording)));
        }
        duties
    }

    /// What a player may do now. Nothing is told that the arbiter must not tell: whether a
    /// claim would be right is for the player to see (12.6 of 2018).
    pub fn rights(&self, player: Color) -> Vec<Right> {
        let now = &self.now;
        let mut rights = Vec::new();
        if now.stage != Stage::Playing {
            return rights;
        }
        let to_move = now.table.turn() == player;
        if to_move {
            rights.push(Right::Move);
        }
        if self.clock_runs_for(player) {
            rights.push(Right::Press);
        }
        match now.offer {
            Some(by) if by != player => rights.push(Right::AnswerOffer),
            None => rights.push(Right::Offer),
            Some(_) => {}
        }
        if to_move && !now.players[player].claim_lost {
            rights.push(Right::ClaimDraw);
        }
        if self.may_claim_quickplay(player).is_ok() {
            rights.push(Right::ClaimQuickplay);
        }
        if self.regulations().scoresheets && now.players[player].exempt {
            rights.push(Right::NotRecord);
        }
        rights.push(Right::Resign);
        rights
    }
}
