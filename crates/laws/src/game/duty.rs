//! What someone must do next.

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
    /// Put back the illegal move that stands on the board, which is not completed.
    TakeBack,
    /// Replace the pawn on the last rank.
    ReplacePawn,
    /// Finish the castling.
    FinishCastling,
    /// Play the move announced with a claim.
    PlayAnnounced,
    /// Press the clock.
    Press,
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
    /// Announce the move, where a player does not see.
    Announce,
    /// Repeat what the opponent announced.
    Repeat,
}

impl Game {
    /// What a player must do next, with the articles.
    ///
    /// ```
    /// use compongo_board::Color;
    /// use compongo_laws::Edition;
    /// use compongo_laws::game::{Act, Duty, Fact, Game, Regulations, Who};
    ///
    /// let start = Some("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1".to_owned());
    /// let mut game = Game::new(Regulations { start, ..Regulations::new(Edition::E2018) })?;
    /// let begin = Act::Start { absent: Default::default() };
    /// game.apply(&Fact { at_ms: 0, by: Who::Arbiter, act: begin })?;
    /// let act = Act::Release { gesture: "e7e8".parse()? };
    /// game.apply(&Fact { at_ms: 1, by: Who::White, act })?;
    /// let duties = game.duties(Color::White);
    /// assert_eq!(duties[0].0, Duty::ReplacePawn);
    /// assert_eq!(duties[0].1.map(|it| it.article), Some("3.7.5.1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn duties(&self, player: Color) -> Vec<(Duty, Option<Citation>)> {
        let mut duties = Vec::new();
        let now = &self.now;
        match now.stage {
            Stage::Over if self.must_sign(player) => duties.push((Duty::Sign, Topic::Signing)),
            Stage::Adjourned
                if now.adjourned.is_some_and(|it| it.sealer == player && !it.closed) =>
            {
                duties.push((Duty::Seal, Topic::Sealing));
            }
            Stage::Playing | Stage::Halted => {
                if now.displaced == Some(player) {
                    duties.push((Duty::PutBack, Topic::DisplacedPieces));
                }
                if let Some(duty) = self.duty_to_say(player) {
                    duties.push((duty, Topic::BlindAnnouncing));
                }
                if now.table.turn() == player {
                    duties.extend(self.duty_of_the_hand(player));
                }
                if self.awaits_press(player) && self.clock_runs_for(player) {
                    duties.push((Duty::Press, Topic::CompletingAMove));
                }
                duties.extend(self.duty_to_write(player));
            }
            _ => {}
        }
        duties.into_iter().map(|(duty, topic)| (duty, self.cite(topic))).collect()
    }

    /// What belongs to the move that has been begun.
    fn duty_of_the_hand(&self, player: Color) -> Option<(Duty, Topic)> {
        let hand = &self.now.hand;
        match (hand.attempt, hand.partial) {
            (Some(_), _) => Some((Duty::TakeBack, Topic::LegalMove)),
            (None, Some(partial)) if partial.pawn => Some((Duty::ReplacePawn, Topic::Promotion)),
            (None, Some(_)) => Some((Duty::FinishCastling, Topic::CastlingMade)),
            (None, None) if self.must_play(player).is_some() => {
                Some((Duty::PlayAnnounced, Topic::ClaimWrong))
            }
            (None, None) => self.binding().map(|(_, topic)| (Duty::PlayAgain, topic)),
        }
    }

    fn duty_to_write(&self, player: Color) -> Option<(Duty, Topic)> {
        if let Some(topic) = self.must_complete_sheet(player) {
            Some((Duty::CompleteSheet, topic))
        } else if self.must_record_before_moving(player) {
            Some((Duty::Record, Topic::ReplyingBeforeRecording))
        } else if self.must_record(player) {
            Some((Duty::Record, Topic::Recording))
        } else {
            None
        }
    }

    fn must_sign(&self, player: Color) -> bool {
        let signing = self.rules().recording.signing.is_some() && self.regulations().scoresheets;
        signing && self.sheets[player].signed.is_none()
    }
}
