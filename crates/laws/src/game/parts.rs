//! Moves made in parts: castling and promotion, Articles 4.4 and 4.7 (4.4, 4.6 and 4.7 before
//! 2014); and putting back what was played.

use arrayvec::ArrayVec;
use compongo_board::{Color, IllegalMove, Rank, Role, Square};

use super::fact::Who;
use super::guards::{Answer, Out};
use super::machine::Game;
use super::ruling::{Effect, Flaw, Ruling};
use super::state::{Partial, Stage};
use super::table::Judged;
use super::{Gesture, Refusal, Why};
use crate::{PromotionChoice, Topic};

impl Game {
    /// One piece is released and more belongs to the move.
    pub(super) fn release(&mut self, by: Who, gesture: Gesture, out: Out<'_>) -> Answer {
        let player = self.require_mover(by, out)?;
        if self.now.hand.attempt.is_some() {
            return Err(Why::PutBackFirst.into());
        }
        let piece = self.now.table.board().piece_at(gesture.from);
        if let Some(partial) = self.now.hand.partial
            && !partial.pawn
            && self.is_rook_of(partial.gesture, gesture)
        {
            return self.play_move(by, gesture, false, out);
        }
        if let Some(partial) = self.now.hand.partial.filter(|it| it.pawn_waits) {
            // The pawn leaves the board, or is put where the new piece stands already.
            let gesture = Gesture { promotion: partial.chosen, ..gesture };
            return self.play_move(by, gesture, false, out);
        }
        let pawn = match piece {
            Some(it) if it.color == player && it.role == Role::Pawn => {
                gesture.to.rank().relative_to(player) == Rank::Eighth
            }
            Some(it) if it.color == player && it.role == Role::King => false,
            _ => return self.play_move(by, gesture, false, out),
        };
        let king = !pawn && piece.is_some_and(|it| it.role == Role::King);
        let begins = pawn || (king && gesture.from.distance(gesture.to) > 1);
        if !begins {
            return self.play_move(by, gesture, false, out);
        }
        let asked =
            if pawn { Gesture { promotion: Some(Role::Queen), ..gesture } } else { gesture };
        match self.now.table.judge(asked) {
            Judged::Legal(mv) => {
                self.require_touch_kept(mv)?;
                self.intend(player, out);
                self.now.hand.touch(gesture.from);
                let gesture = Gesture { promotion: None, ..gesture };
                let partial = Partial { gesture, pawn, chosen: None, pawn_waits: false };
                self.now.hand.partial = Some(partial);
                Ok(())
            }
            Judged::Illegal(why) if self.regulations().guarded => Err(self.illegal(gesture, why)),
            _ if king => self.release_king_in_vain(player, gesture, out),
            _ => self.play_move(by, gesture, false, out),
        }
    }

    /// The king was released for a castling that is illegal: it must move all the same, if it can
    /// (4.4.3, 4.7.2 of 2018).
    fn release_king_in_vain(&mut self, player: Color, gesture: Gesture, out: Out<'_>) -> Answer {
        self.attempt(player, gesture, Flaw::Illegal, out)?;
        self.now.hand.king_released = self.released_king_binds();
        if let Some((to, topic)) = self.binding() {
            let article = if self.now.hand.king_released {
                Some(self.rules().touch.castling_attempt.citation)
            } else {
                self.cite(topic)
            };
            out.push(Ruling::new(Effect::Bound { player, to }, article));
        }
        Ok(())
    }

    /// The new piece of a promotion touches its square.
    pub(super) fn place(
        &mut self,
        by: Who,
        square: Square,
        piece: Role,
        held: bool,
        out: Out<'_>,
    ) -> Answer {
        self.require_playing()?;
        let player = self.require_hand_for(Topic::MovingAssistant, by)?;
        if player != self.now.table.turn() {
            return Err(self.not_the_turn());
        }
        let begun = self.now.hand.partial.filter(|it| it.pawn && it.gesture.to == square);
        let Some(partial) = begun.or_else(|| self.promotion_at(square)) else {
            return Err(self.refuse(Why::NothingBegun, Topic::Promoting));
        };
        if !piece.is_promotion() {
            let why = IllegalMove::PromotionImpossible { role: piece };
            return Err(self.illegal(Gesture { promotion: Some(piece), ..partial.gesture }, why));
        }
        let choice = self.rules().touch.promotion_choice;
        let is_final = choice.value == PromotionChoice::WhenItTouchesTheSquare;
        if is_final && partial.chosen.is_some_and(|chosen| chosen != piece) {
            return Err(Refusal::by(Why::PromotionChosen, Some(choice.citation)));
        }
        if begun.is_none() {
            let gesture = Gesture { promotion: Some(piece), ..partial.gesture };
            if let Judged::Legal(mv) = self.now.table.judge(gesture) {
                self.require_touch_kept(mv)?;
            }
            self.intend(player, out);
            self.now.hand.touch(partial.gesture.from);
        }
        if is_final || partial.pawn_waits {
            self.now.hand.partial = Some(Partial { chosen: Some(piece), ..partial });
        }
        if is_final && partial.chosen.is_none() {
            let effect = Effect::Chosen { square, piece };
            out.push(Ruling::new(effect, Some(choice.citation)));
        }
        if held || partial.pawn_waits {
            return Ok(());
        }
        let gesture = Gesture { promotion: Some(piece), ..partial.gesture };
        self.play_move(by, gesture, false, out)
    }

    /// The new piece may come before the pawn is taken off (4.6.2 of 2018): which pawn is promoted
    /// there, the one touched before or the only one that can be.
    fn promotion_at(&self, square: Square) -> Option<Partial> {
        if self.now.hand.partial.is_some() || self.now.hand.attempt.is_some() {
            return None;
        }
        let moves = self.now.table.position()?.legal_moves();
        let mut pawns: ArrayVec<Square, 3> = moves
            .into_iter()
            .filter(|mv| mv.to == square && mv.promotion() == Some(Role::Queen))
            .map(|mv| mv.from)
            .collect();
        let touched = self.now.hand.touched();
        if pawns.iter().any(|from| touched.contains(from)) {
            pawns.retain(|from| touched.contains(from));
        }
        let &[from] = pawns.as_slice() else { return None };
        let gesture = Gesture { from, to: square, promotion: None };
        Some(Partial { gesture, pawn: true, chosen: None, pawn_waits: true })
    }

    /// What was played is put back before the clock is pressed: an illegal move, or a part of one.
    pub(super) fn take_back(&mut self, by: Who) -> Answer {
        self.require_begun()?;
        let player = self.require_hand_for(Topic::PressingAssistant, by)?;
        if player != self.now.table.turn() {
            return Err(self.refuse(Why::NothingToTakeBack, Topic::MoveMade));
        }
        if self.now.hand.attempt.take().is_some() {
            self.leave_on_sheets();
            return Ok(());
        }
        match self.now.hand.partial {
            Some(partial) if !partial.pawn && self.now.stage == Stage::Playing => {
                // The king of a legal castling was released: only that castling is left.
                Err(self.refuse(Why::NothingToTakeBack, Topic::CastlingMade))
            }
            Some(_) => Err(self.refuse(Why::NothingToTakeBack, Topic::PromotionMade)),
            None => Err(self.refuse(Why::NothingToTakeBack, Topic::MoveMade)),
        }
    }
}
