//! How the game ends on the board and by the players' word: Articles 1 and 5, and the draws
//! without a claim (9.6 from 2014; the dead position was 9.6 before).

use compongo_board::{Color, Position};

use super::fact::Who;
use super::guards::{Answer, Out, require_player};
use super::machine::Game;
use super::outcome::{Ending, Outcome, Score};
use super::ruling::Effect;
use super::state::Stage;
use super::winnable::{can_mate, has_mating_potential, is_plainly_dead};
use crate::{Citation, Cited, Fivefold, LastMove, Resignation, Topic, WinningMaterial};

impl Game {
    /// After a legal move: mate before all else, then stalemate, dead position, repetition and 75
    /// moves.
    pub(super) fn check_ends(&mut self, out: Out<'_>) {
        let Some(position) = self.now.table.position() else { return };
        let ended = self.ended_without_moves(position);
        let ended = ended.or_else(|| self.dead(position)).or_else(|| self.drawn_at_last(position));
        if let Some((outcome, topic)) = ended {
            self.completed_by_the_end(!position.turn(), out);
            self.end_on_the_board(outcome, topic, out);
        }
    }

    /// A move that ends the game is completed without a press.
    fn completed_by_the_end(&mut self, player: Color, out: Out<'_>) {
        if self.awaits_press(player) {
            self.now.players[player].unpressed = 0;
            out.push(self.ruling(Effect::Completed { player }, Topic::CompletedByTheEnd));
        }
    }

    /// The game ends by what stands on the board; the aim of the game is in Article 1.
    pub(super) fn end_on_the_board(&mut self, outcome: Outcome, topic: Topic, out: Out<'_>) {
        let aim = match topic {
            Topic::Checkmate => Some(Topic::MatedLoses),
            Topic::DeadPosition => Some(Topic::NobodyCanMate),
            _ => None,
        };
        let aim = aim.and_then(|aim| self.cite(aim));
        self.end(outcome, [self.cite(topic), aim, self.cite_last(topic)], out);
    }

    fn ended_without_moves(&self, position: &Position) -> Option<(Outcome, Topic)> {
        if position.has_legal_move() {
            return None;
        }
        let endings = &self.rules().endings;
        if position.is_check() {
            let won = Outcome::win(!position.turn(), Ending::Checkmate);
            self.proper(&endings.checkmate).then_some((won, Topic::Checkmate))
        } else {
            let drawn = Outcome::draw(Ending::Stalemate);
            self.proper(&endings.stalemate).then_some((drawn, Topic::Stalemate))
        }
    }

    /// Whether the last move ends the game: where the edition asks that it be made by Article 4,
    /// a touched piece left unmoved stands against that.
    fn proper(&self, needed: &Cited<LastMove>) -> bool {
        needed.value != LastMove::LegalAndProperlyMade || self.now.breach.is_none()
    }

    /// Only captures, pawn moves, checks and few pieces can make a position plainly dead.
    pub(super) fn dead(&self, position: &Position) -> Option<(Outcome, Topic)> {
        let worth_asking = position.halfmove_clock() == 0
            || position.is_check()
            || position.board().occupied().count() <= 5;
        let dead = worth_asking
            && is_plainly_dead(position)
            && self.proper(&self.rules().endings.dead_position);
        dead.then(|| (Outcome::draw(Ending::DeadPosition), Topic::DeadPosition))
    }

    /// The same by a whole search, where a game hangs on it.
    pub(super) fn dead_after_all(&self) -> Option<(Outcome, Topic)> {
        let position = self.now.table.position()?;
        let dead = Color::ALL.into_iter().all(|player| !can_mate(position, player))
            && self.proper(&self.rules().endings.dead_position);
        dead.then(|| (Outcome::draw(Ending::DeadPosition), Topic::DeadPosition))
    }

    fn drawn_at_last(&self, position: &Position) -> Option<(Outcome, Topic)> {
        let rules = self.rules();
        if rules.seventy_five_moves && position.halfmove_clock() >= 150 {
            return Some((Outcome::draw(Ending::SeventyFiveMoves), Topic::SeventyFiveMoves));
        }
        // Four moves by each player at least lie between five occurrences.
        if position.halfmove_clock() < 16 {
            return None;
        }
        let five = match rules.fivefold? {
            Fivefold::AnyTime => {
                self.line.occurrences(position) >= 5 && self.line.occurrences_exactly(position) >= 5
            }
            Fivefold::Consecutive => self.line.five_in_a_row(),
        };
        five.then(|| (Outcome::draw(Ending::Fivefold), Topic::Fivefold))
    }

    /// A player resigns. Where neither could mate the game was over before.
    pub(super) fn resign(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_open()?;
        let player = require_player(by)?;
        if let Some((outcome, topic)) = self.dead_after_all() {
            self.end_on_the_board(outcome, topic, out);
            return Ok(());
        }
        let resignation = self.rules().endings.resignation;
        let drawn = resignation.value == Resignation::DrawIfOpponentCannotMate
            && !self.opponent_can_mate(player);
        let outcome = if drawn {
            Outcome::draw(Ending::Resignation)
        } else {
            Outcome::win(!player, Ending::Resignation)
        };
        let articles = [Some(resignation.citation), self.ended_while_adjourned()];
        self.end(outcome, articles, out);
        Ok(())
    }

    /// The article on games that end before they are resumed, if this one is adjourned.
    pub(super) fn ended_while_adjourned(&self) -> Option<Citation> {
        let adjourned = self.now.stage == Stage::Adjourned;
        if adjourned { self.cite(Topic::EndedBeforeResumption) } else { None }
    }

    /// Whether the opponent of a player can still mate by some legal moves.
    pub(super) fn opponent_can_mate(&self, player: Color) -> bool {
        self.now.table.position().is_none_or(|position| can_mate(position, !player))
    }

    /// The same by the measure of a loss on time or by an illegal move: in the blitz of 1997 it is
    /// another.
    pub(super) fn opponent_can_win(&self, player: Color) -> bool {
        if self.asks_mating_potential() {
            let position = self.now.table.position();
            return position.is_none_or(|position| has_mating_potential(position, !player));
        }
        self.opponent_can_mate(player)
    }

    /// Whether the measure is that of blitz in 1997 (C.4).
    pub(super) fn asks_mating_potential(&self) -> bool {
        let material = self.rules().fast.blitz_material.value;
        self.play().is_blitz() && material == WinningMaterial::UnavoidableMateInOne
    }

    /// A player loses, or the game is drawn if the opponent cannot win.
    pub(super) fn loss_or_draw(&self, loser: Color, by: Ending) -> Outcome {
        if self.opponent_can_win(loser) {
            Outcome::win(!loser, by)
        } else {
            Outcome::loss(loser, Score::Draw, by).drawn()
        }
    }
}

impl Outcome {
    /// Both get half.
    const fn drawn(self) -> Outcome {
        Outcome::draw(self.by)
    }
}
