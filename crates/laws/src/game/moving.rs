//! Making moves: Articles 4.6 and 4.7 (4.6 or 4.7 until 2009), with the board that refuses what
//! Article 3 forbids and the board that lets hands do what they do.

use compongo_board::{CastlingSide, Color, IllegalMove, Move, Square};

use super::clock::shown;
use super::fact::Who;
use super::guards::{Answer, Out};
use super::kinds::Sealing;
use super::line::Ply;
use super::machine::Game;
use super::ruling::{Effect, Flaw, LostRight, Ruling};
use super::state::{Attempt, Hand, TouchBreach};
use super::table::Judged;
use super::{Gesture, Refusal, Why};
use crate::{OfferRefusedBy, Topic, TwoHands, UnpressedMove};

impl Game {
    /// A player makes a whole move.
    pub(super) fn play_move(
        &mut self,
        by: Who,
        gesture: Gesture,
        two_hands: bool,
        out: Out<'_>,
    ) -> Answer {
        if self.sealed_on_the_board(by) {
            return self.seal(by, Some(gesture), Sealing::Clear, None, out);
        }
        let player = self.require_mover(by, out)?;
        if self.now.hand.attempt.is_some() {
            return Err(Why::PutBackFirst.into());
        }
        let gesture = self.completed_gesture(gesture)?;
        match self.now.table.judge(gesture) {
            Judged::Legal(mv)
                if mv
                    .castling()
                    .is_some_and(|to| self.now.players[player].no_castling[to as usize]) =>
            {
                let limit = self.rules().fast.setup_limit.citation;
                if self.regulations().guarded {
                    return Err(Refusal::by(Why::NotInForce, Some(limit)));
                }
                self.attempt(player, gesture, Flaw::Illegal, out)
            }
            Judged::Legal(mv) => self.make_legal(by, player, (mv, gesture), two_hands, out),
            Judged::Illegal(why) if self.regulations().guarded => Err(self.illegal(gesture, why)),
            Judged::TakesKing if self.regulations().guarded => {
                Err(self.refuse(Why::WrongPerson, Topic::KingsNotCaptured))
            }
            Judged::Illegal(why) => self.attempt(player, gesture, flaw_of(&why), out),
            Judged::TakesKing => self.attempt(player, gesture, Flaw::KingCaptured, out),
            Judged::Passable => {
                self.intend(player, out);
                self.made_by_hand(player, gesture, None, out);
                Ok(())
            }
        }
    }

    /// The player who has the move and may play: what the opponent left unfinished counts as his
    /// move by now.
    pub(super) fn require_mover(&mut self, by: Who, out: Out<'_>) -> Result<Color, Refusal> {
        self.require_playing()?;
        let player = self.require_hand_for(Topic::MovingAssistant, by)?;
        let turn = self.now.table.turn();
        self.require_no_reply()?;
        if player == turn {
            return Ok(player);
        }
        match self.now.hand.attempt {
            // A reply to an illegal move for which the clock was not pressed.
            Some(attempt) if !self.regulations().guarded => {
                self.made_by_hand(turn, attempt.gesture, Some(attempt.flaw), out);
                Ok(player)
            }
            _ => Err(self.not_the_turn()),
        }
    }

    /// With what was released before: a pawn that stands on the last rank stays there, and a piece
    /// that was put on the square is chosen.
    fn completed_gesture(&self, gesture: Gesture) -> Result<Gesture, Refusal> {
        let Some(partial) = self.now.hand.partial else { return Ok(gesture) };
        if partial.pawn {
            let moved = (partial.gesture.from, partial.gesture.to);
            if (gesture.from, gesture.to) != moved {
                return Err(self.refuse(Why::TouchBinds, Topic::PromotionMade));
            }
            if partial.chosen.is_some() && gesture.promotion != partial.chosen {
                return Err(self.refuse(Why::PromotionChosen, Topic::PromotionChoice));
            }
            return Ok(gesture);
        }
        // The rook of a castling, or another move of the king.
        Ok(if self.is_rook_of(partial.gesture, gesture) { partial.gesture } else { gesture })
    }

    /// Whether the second part is the rook's step of a castling begun with the king.
    pub(super) fn is_rook_of(&self, king: Gesture, rook: Gesture) -> bool {
        let Some(position) = self.now.table.position() else { return false };
        let side = if king.to.file() > king.from.file() {
            CastlingSide::Short
        } else {
            CastlingSide::Long
        };
        let from = position.castling_rook(position.turn(), side);
        let to = Square::at(side.rook_file(), king.from.rank());
        from == Some(rook.from) && rook.to == to
    }

    fn make_legal(
        &mut self,
        by: Who,
        player: Color,
        (mv, gesture): (Move, Gesture),
        two_hands: bool,
        out: Out<'_>,
    ) -> Answer {
        let guarded = self.regulations().guarded;
        let announced = self.now.players[player].must_play;
        let announced_kept = announced.is_none_or(|it| it == gesture);
        let keeps = self.keeps_touch(mv);
        if guarded && !announced_kept {
            return Err(self.refuse(Why::AnnouncedMoveBinds, Topic::ClaimWrong));
        }
        self.require_touch_kept(mv)?;
        self.intend(player, out);
        if self.must_record_before_moving(player) {
            let conduct = super::kinds::Conduct::NotRecording;
            let topic = Topic::ReplyingBeforeRecording;
            out.push(self.ruling(Effect::Breached { player, conduct }, topic));
        }
        let hand = self.now.hand;
        let breach = (!keeps || !announced_kept).then(|| {
            let mut hand = hand;
            if let Some(announced) = announced {
                hand.touch(announced.from);
            }
            TouchBreach { by: player, ply: self.line.len() as u32, hand }
        });
        let flaw = (two_hands
            && self.rules().irregularities.two_hands.value != TwoHands::Forbidden)
            .then_some(Flaw::TwoHands);
        if two_hands && flaw.is_none() {
            let article = Some(self.rules().irregularities.two_hands.citation);
            let conduct = super::kinds::Conduct::TwoHands;
            out.push(Ruling::new(Effect::Breached { player, conduct }, article));
        }
        let after = self.now.table.after(mv);
        let topics = self.topics_of_made(mv, &after).into_iter().map(|topic| self.cite(topic));
        let made = Ruling::of(Effect::Made { player, gesture }, topics);
        let made = self.chess960_castling(mv).into_iter().fold(made, Ruling::and);
        let sighted =
            self.needs(!player).visually_impaired && !self.needs(player).visually_impaired;
        let made = made.and(self.cite(Topic::BlindSighted).filter(|_| sighted));
        let assisted = by.player().is_none() && by.side() == Some(player);
        let help = self.edition().cite(Topic::MovingAssistant).filter(|_| assisted);
        out.push(made.and(self.helped_to_move(by)).and(help));
        self.line.push(self.ply(player, Some(gesture), flaw), &after);
        self.now.table = after;
        self.turn_passes(player, out);
        self.now.breach = breach.or(self.now.breach);
        self.check_ends(out);
        Ok(())
    }

    /// A board that refuses lets no touched piece be left.
    pub(super) fn require_touch_kept(&self, mv: Move) -> Answer {
        if !self.regulations().guarded || self.keeps_touch(mv) {
            return Ok(());
        }
        let topic = self.binding().map_or(Topic::TouchMove, |(_, topic)| topic);
        Err(self.refuse(Why::TouchBinds, topic))
    }

    /// Hands did what Article 3 forbids. Until the clock is pressed it can be put right (7.5.1).
    pub(super) fn attempt(
        &mut self,
        player: Color,
        gesture: Gesture,
        flaw: Flaw,
        out: Out<'_>,
    ) -> Answer {
        let board = self.now.table.board();
        if board.color_at(gesture.from) != Some(player) {
            return Err(self.refuse(Why::EmptySquare, Topic::TurnAndOwnPieces));
        }
        self.intend(player, out);
        let taken = self.now.table.board().color_at(gesture.to) == Some(!player);
        self.now.hand.touch(gesture.from);
        if taken {
            self.now.hand.touch(gesture.to);
        }
        self.now.hand.attempt = Some(Attempt { gesture, flaw });
        self.now.hand.partial = None;
        Ok(())
    }

    /// A move that counts as played though the Laws know no such move.
    pub(super) fn made_by_hand(
        &mut self,
        player: Color,
        gesture: Gesture,
        flaw: Option<Flaw>,
        out: Out<'_>,
    ) {
        let after = self.now.table.after_hand(Some(gesture), flaw, self.regulations().chess960);
        self.line.push(self.ply(player, Some(gesture), flaw), &after);
        self.now.table = after;
        self.turn_passes(player, out);
        self.check_gross(out);
    }

    /// The clock was pressed though nothing was moved: the move is the opponent's all the same.
    pub(super) fn passed_without_move(&mut self, player: Color, out: Out<'_>) {
        let after = self.now.table.after_hand(None, None, self.regulations().chess960);
        self.line.push(self.ply(player, None, Some(Flaw::NoMove)), &after);
        self.now.table = after;
        self.turn_passes(player, out);
    }

    fn ply(&self, by: Color, gesture: Option<Gesture>, flaw: Option<Flaw>) -> Ply {
        let left_ms = Color::ALL.map(|color| shown(self.left_ms(color)));
        Ply { gesture, by, flaw, left_ms }
    }

    /// The sealed move stands on the board and is completed: the sealer had stopped his clock.
    pub(super) fn sealed_move_made(
        &mut self,
        player: Color,
        mv: Move,
        gesture: Gesture,
        out: Out<'_>,
    ) {
        let after = self.now.table.after(mv);
        self.line.push(self.ply(player, Some(gesture), None), &after);
        self.now.table = after;
        self.turn_passes(player, out);
        self.now.players[player].unpressed = 0;
        self.check_ends(out);
    }

    /// What a move brings with it, whoever made it and however.
    fn turn_passes(&mut self, player: Color, out: Out<'_>) {
        let rules = self.rules();
        if rules.draws.offer_refused_by.value == OfferRefusedBy::MakingAMove {
            self.refuse_offer(player, out);
        }
        if self.now.breach.is_some_and(|breach| breach.by != player) {
            self.now.breach = None;
            let article = Some(rules.touch.complaint_lost_by.citation);
            let right = LostRight::TouchComplaint;
            out.push(Ruling::new(Effect::Lost { player, right }, article));
        }
        (self.now.hand, self.now.reply, self.now.displaced) = (Hand::default(), None, None);
        self.now.said = self.now.said.filter(|it| it.by == player);
        let mover = &mut self.now.players[player];
        mover.must_play = None;
        mover.claim_lost = false;
        if self.now.clock.is_none() {
            return;
        }
        mover.unpressed += 1;
        if mover.unpressed > 1 && rules.clock.unpressed.value == UnpressedMove::EndOfGameOrNextMove
        {
            mover.unpressed = 1;
            self.count_unpressed(player);
            let article = Some(rules.clock.unpressed.citation);
            out.push(Ruling::new(Effect::Completed { player }, article));
        }
    }
}

/// A pawn on the last rank without a new piece is its own kind of illegal move.
fn flaw_of(why: &IllegalMove) -> Flaw {
    match why {
        IllegalMove::PromotionMissing { .. } => Flaw::UnreplacedPawn,
        _ => Flaw::Illegal,
    }
}
