//! Players who do not see: Appendix F until 2005, E in 2009, D from 2014.

use super::fact::Who;
use super::guards::{Answer, Out};
use super::machine::Game;
use super::ruling::Effect;
use super::table::Judged;
use super::{Gesture, Why};
use crate::Topic;

impl Game {
    /// A move is announced, by the player or his assistant. A slip of the tongue is put right
    /// before the opponent's clock runs; the move on the board is what counts.
    pub(super) fn announce(&mut self, by: Who, gesture: Gesture, out: Out<'_>) -> Answer {
        self.require_playing()?;
        let player = self.require_side(by)?;
        let regulations = self.regulations();
        if !regulations.white.visually_impaired && !regulations.black.visually_impaired {
            return Err(self.refuse(Why::NotInForce, Topic::BlindAnnouncing));
        }
        let last = self.line.plies().last().filter(|ply| ply.by == player);
        match last {
            Some(ply) if ply.gesture == Some(gesture) => {
                out.push(self.ruling(Effect::Noted, Topic::BlindAnnouncing));
            }
            Some(_) if self.clock_runs_for(player) || self.now.clock.is_none() => {
                out.push(self.ruling(Effect::GoesOn, Topic::BlindSlip));
            }
            Some(_) => out.push(self.ruling(Effect::ArbiterDecides, Topic::BlindBoardsDiffer)),
            None => match self.now.table.judge(gesture) {
                Judged::Legal(_) => {
                    out.push(self.ruling(Effect::Noted, Topic::BlindAnnouncing));
                }
                _ => return Err(self.refuse(Why::NothingBegun, Topic::BlindAnnouncing)),
            },
        }
        Ok(())
    }

    /// The two boards differ. If the scores agree, the board that is wrong is put right and the
    /// game goes on; otherwise it goes back to where they agree.
    pub(super) fn boards_differ(&mut self, by: Who, plies: Option<u32>, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        let regulations = self.regulations();
        if !regulations.white.visually_impaired && !regulations.black.visually_impaired {
            return Err(self.refuse(Why::NotInForce, Topic::BlindBoardsDiffer));
        }
        if let Some(plies) = plies {
            return self.go_back_to(plies, self.cite_last(Topic::BlindBoardsDiffer), out);
        }
        out.push(self.ruling(Effect::GoesOn, Topic::BlindBoardsDiffer));
        Ok(())
    }
}
