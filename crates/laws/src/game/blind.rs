//! Players who do not see: Appendix F until 2005, E in 2009, D from 2014.

use compongo_board::Color;

use super::duty::Duty;
use super::fact::Who;
use super::guards::{Answer, Out, below, part, require_player};
use super::kinds::Conduct;
use super::machine::Game;
use super::ruling::{Effect, Ruling};
use super::state::{Attempt, Said, Stage};
use super::table::Judged;
use super::{Gesture, Refusal, Why};
use crate::{Citation, Topic};

impl Game {
    /// A move is announced, by the player or his assistant. A slip of the tongue is put right
    /// before the opponent's clock runs; the move on the board is what counts. The move that ends
    /// the game is announced like any other.
    pub(super) fn announce(&mut self, by: Who, gesture: Gesture, out: Out<'_>) -> Answer {
        self.require_audible(|game| game.line.plies().last()?.gesture, gesture)?;
        let player = self.announcer(by, gesture)?;
        if !self.has_blind_player() {
            return Err(self.refuse(Why::NotInForce, Topic::BlindAnnouncing));
        }
        let noted = || self.ruling(Effect::Noted, Topic::BlindAnnouncing);
        if self.standing(player) == Some(gesture) {
            let made = self.made_by_announcing(player, self.takes(player, gesture));
            let said = noted().and(self.helped_to_announce(by));
            out.push(made.into_iter().fold(said, |said, it| said.and(Some(it))));
        } else if self.has_played(player) {
            let in_time = self.clock_runs_for(player) || self.now.clock.is_none();
            out.push(if in_time {
                self.ruling(Effect::GoesOn, Topic::BlindSlip)
            } else {
                self.ruling(Effect::ArbiterDecides, Topic::BlindBoardsDiffer)
            });
        } else if self.can_be_meant(player, gesture) {
            out.push(noted().and(self.helped_to_announce(by)));
        } else {
            return Err(self.refuse(Why::NothingBegun, Topic::BlindAnnouncing));
        }
        let again = self.now.said.filter(|it| (it.by, it.gesture) == (player, gesture));
        self.now.said = again.or(Some(Said { by: player, gesture, heard: None }));
        Ok(())
    }

    /// The opponent, or an assistant, repeats what was announced. Another move is no offence: it
    /// shows that one of them erred while that can still be put right.
    pub(super) fn repeat(&mut self, by: Who, gesture: Gesture, out: Out<'_>) -> Answer {
        self.require_audible(|game| Some(game.now.said?.gesture), gesture)?;
        let side = self.require_side(by)?;
        if !self.has_blind_player() {
            return Err(self.refuse(Why::NotInForce, Topic::BlindAnnouncing));
        }
        let said = self.now.said.filter(|it| it.by != side || by.player().is_none());
        let Some(said) = said else {
            return Err(self.refuse(Why::NothingBegun, Topic::BlindAnnouncing));
        };
        let player = !said.by;
        let effect =
            if said.gesture == gesture { Effect::Noted } else { Effect::HeardOtherwise { player } };
        out.push(self.ruling(effect, Topic::BlindAnnouncing).and(self.helped_to_announce(by)));
        self.now.said = Some(Said { heard: Some(gesture), ..said });
        Ok(())
    }

    /// While the game is played; once it is over only the move that ended it.
    fn require_audible(&self, last: impl Fn(&Game) -> Option<Gesture>, gesture: Gesture) -> Answer {
        if self.now.stage == Stage::Over && last(self) == Some(gesture) {
            return Ok(());
        }
        self.require_playing()
    }

    /// Whose move is announced: an assistant announces those of both players (D.2.10.2 of 2018).
    fn announcer(&self, by: Who, gesture: Gesture) -> Result<Color, Refusal> {
        let own = self.require_side(by)?;
        let last = self.line.plies().last();
        let others = last.is_some_and(|ply| ply.by != own && ply.gesture == Some(gesture));
        Ok(if by.player().is_none() && others { !own } else { own })
    }

    /// What a player has played and not yet been answered, illegal or not: whoever announces an
    /// illegal move is not told by that what it is.
    fn standing(&self, player: Color) -> Option<Gesture> {
        let last = self.line.plies().last().filter(|ply| ply.by == player);
        last.map_or_else(|| Some(self.attempt_of(player)?.gesture), |ply| ply.gesture)
    }

    /// Whether the last move is this player's, or stands on the board as his attempt.
    fn has_played(&self, player: Color) -> bool {
        let last = self.line.plies().last().is_some_and(|ply| ply.by == player);
        last || self.attempt_of(player).is_some()
    }

    fn attempt_of(&self, player: Color) -> Option<Attempt> {
        self.now.hand.attempt.filter(|_| self.now.table.turn() == player)
    }

    /// Whether a player can mean to play this: a legal move, or where hands are free any of his
    /// pieces going anywhere.
    fn can_be_meant(&self, player: Color, gesture: Gesture) -> bool {
        let own = self.now.table.board().color_at(gesture.from) == Some(player);
        let free = !self.regulations().guarded && own && self.now.table.turn() == player;
        free || matches!(self.now.table.judge(gesture), Judged::Legal(_))
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

    /// Whether the move that a player has just announced takes something.
    fn takes(&self, player: Color, gesture: Gesture) -> bool {
        if self.attempt_of(player).is_some() {
            return self.now.table.board().color_at(gesture.to) == Some(!player);
        }
        let men = |plies| self.line.table_after(plies).board().occupied().count();
        self.line.len().checked_sub(1).is_some_and(|index| men(index + 1) < men(index))
    }

    /// The part of the article on the assistant of a player who does not see that is about a task;
    /// the whole, where the tasks have no numbers of their own (2009).
    pub(super) fn assistants_part(&self, nth: usize) -> Option<Citation> {
        let whole = self.cite(Topic::BlindAssistant)?;
        if whole.article == self.rules().appendices.visually_impaired {
            return Some(whole);
        }
        let mut end = whole.article.bytes().rev();
        let numbered = end.next() == Some(b')') && end.next().is_some_and(|it| it.is_ascii_digit());
        Some(if numbered { whole } else { part(whole, nth) })
    }

    /// Whose hand this is. Where a player does not see, an assistant makes the moves of both
    /// (D.2.10.1, D.2.11 of 2018).
    pub(super) fn require_hand_for(&self, help: Topic, by: Who) -> Result<Color, Refusal> {
        let own = self.require_side_for(help, by)?;
        let both = by.player().is_none() && self.has_blind_player();
        Ok(if both { self.now.table.turn() } else { own })
    }

    /// By which article an assistant makes a move where a player does not see.
    pub(super) fn helped_to_move(&self, by: Who) -> Option<Citation> {
        let own = by.side().filter(|_| by.player().is_none())?;
        if self.needs(own).visually_impaired {
            self.assistants_part(1)
        } else if self.needs(!own).visually_impaired {
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
        (ruled && !self.has_announced(player)).then(breach)
    }

    /// Whether a player has announced the move that he played last, and no other.
    fn has_announced(&self, player: Color) -> bool {
        let said = self.now.said.filter(|it| it.by == player);
        said.is_some_and(|it| self.standing(player) == Some(it.gesture))
    }

    /// What is still to be said of the last move: its player announces it, the opponent repeats
    /// it before he replies.
    pub(super) fn duty_to_say(&self, player: Color) -> Option<Duty> {
        if !self.has_blind_player() {
            return None;
        }
        let said = self.now.said.filter(|it| it.by != player);
        if said.is_some_and(|it| it.heard != Some(it.gesture)) {
            return Some(Duty::Repeat);
        }
        let moved = self.line.plies().last().is_some_and(|ply| ply.by == player);
        let his = self.clock_runs_for(player) || self.now.clock.is_none();
        (moved && his && !self.has_announced(player)).then_some(Duty::Announce)
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
