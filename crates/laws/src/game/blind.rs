//! Players who do not see: Appendix F until 2005, E in 2009, D from 2014.

use compongo_board::Color;

use super::fact::Who;
use super::guards::{Answer, Out, below, part, require_player};
use super::kinds::Conduct;
use super::machine::Game;
use super::ruling::{Effect, Ruling};
use super::table::Judged;
use super::{Gesture, Why};
use crate::{Citation, Topic};

impl Game {
    /// A move is announced, by the player or his assistant. A slip of the tongue is put right
    /// before the opponent's clock runs; the move on the board is what counts.
    pub(super) fn announce(&mut self, by: Who, gesture: Gesture, out: Out<'_>) -> Answer {
        self.require_playing()?;
        let player = self.require_side(by)?;
        if !self.has_blind_player() {
            return Err(self.refuse(Why::NotInForce, Topic::BlindAnnouncing));
        }
        let last = self.line.plies().last().filter(|ply| ply.by == player);
        match last {
            Some(ply) if ply.gesture == Some(gesture) => {
                let takes = self.took(self.line.len() - 1);
                let made = self.made_by_announcing(player, takes);
                let said = self.ruling(Effect::Noted, Topic::BlindAnnouncing);
                let said = said.and(self.helped_to_announce(by));
                out.push(made.into_iter().fold(said, |said, it| said.and(Some(it))));
                self.now.players[player].announced = true;
            }
            Some(_) if self.clock_runs_for(player) || self.now.clock.is_none() => {
                out.push(self.ruling(Effect::GoesOn, Topic::BlindSlip));
            }
            Some(_) => out.push(self.ruling(Effect::ArbiterDecides, Topic::BlindBoardsDiffer)),
            None => match self.now.table.judge(gesture) {
                Judged::Legal(_) => {
                    let said = self.ruling(Effect::Noted, Topic::BlindAnnouncing);
                    out.push(said.and(self.helped_to_announce(by)));
                    self.now.players[player].announced = true;
                }
                _ => return Err(self.refuse(Why::NothingBegun, Topic::BlindAnnouncing)),
            },
        }
        Ok(())
    }

    /// A player asks for two boards.
    pub(super) fn ask_boards(&self, by: Who, out: Out<'_>) -> Answer {
        require_player(by)?;
        if !self.has_blind_player() {
            return Err(self.refuse(Why::NotInForce, Topic::BlindAdapting));
        }
        out.push(self.ruling(Effect::Noted, Topic::BlindAdapting));
        Ok(())
    }

    fn has_blind_player(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.needs(color).visually_impaired)
    }

    /// By announcing it, a player who does not see has made his move: what was taken is off the
    /// board, the piece stands in its hole, and it was said (D.2.3 of 2018).
    fn made_by_announcing(&self, player: Color, takes: bool) -> Vec<Citation> {
        let whole = self.cite(Topic::BlindMade).filter(|_| self.needs(player).visually_impaired);
        let Some(whole) = whole else { return Vec::new() };
        let parts = [(1, takes), (2, true), (3, true)].into_iter().filter(|(_, it)| *it);
        parts.map(|(nth, _)| below(whole, nth)).collect()
    }

    /// Whether the single move of this number took something.
    fn took(&self, index: usize) -> bool {
        let men = |plies| self.line.table_after(plies).board().occupied().count();
        men(index + 1) < men(index)
    }

    /// The part of the article on the assistant of a player who does not see that is about a task;
    /// the whole, where the tasks have no numbers of their own (2009).
    pub(super) fn assistants_part(&self, nth: usize) -> Option<Citation> {
        let whole = self.cite(Topic::BlindAssistant)?;
        let mut end = whole.article.bytes().rev();
        let numbered = end.next() == Some(b')') && end.next().is_some_and(|it| it.is_ascii_digit());
        Some(if numbered { whole } else { part(whole, nth) })
    }

    /// By which article an assistant makes a move where a player does not see.
    pub(super) fn helped_to_move(&self, by: Who, player: Color) -> Option<Citation> {
        let helped = by.player().is_none();
        if helped && self.needs(player).visually_impaired {
            self.assistants_part(1)
        } else if helped && self.needs(!player).visually_impaired {
            self.cite(Topic::SightedAssistant)
        } else {
            None
        }
    }

    /// By which article an assistant announces a move: that of the player who does not see, or
    /// else of his opponent.
    fn helped_to_announce(&self, by: Who) -> Option<Citation> {
        let player = by.side().filter(|_| by.player().is_none())?;
        if self.needs(player).visually_impaired {
            self.assistants_part(2)
        } else {
            self.cite(Topic::SightedAssistant)
        }
    }

    /// What the press of a clock offends against, if the move of a player who does not see was not
    /// announced (D.2.4 of 2018).
    pub(super) fn pressed_unannounced(&self, player: Color, turn: Color) -> Option<Ruling> {
        let blind = self.needs(player).visually_impaired && turn != player;
        let conduct = Conduct::Clock;
        let breach = || self.ruling(Effect::Breached { player, conduct }, Topic::BlindClockStart);
        let ruled = blind && self.cite(Topic::BlindClockStart).is_some();
        (ruled && !self.now.players[player].announced).then(breach)
    }

    /// The two boards differ. If the scores agree, the board that is wrong is put right and the
    /// game goes on; otherwise it goes back to where they agree.
    pub(super) fn boards_differ(&mut self, by: Who, plies: Option<u32>, out: Out<'_>) -> Answer {
        self.require_arbiter(by)?;
        self.require_begun()?;
        if !self.has_blind_player() {
            return Err(self.refuse(Why::NotInForce, Topic::BlindBoardsDiffer));
        }
        if let Some(plies) = plies {
            return self.go_back_to(plies, self.cite_last(Topic::BlindBoardsDiffer), out);
        }
        out.push(self.ruling(Effect::GoesOn, Topic::BlindBoardsDiffer));
        Ok(())
    }
}
