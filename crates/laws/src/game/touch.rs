//! Touching pieces: Articles 4.1 to 4.6 and 4.8 (4.1 to 4.5, and 4.6 or 4.7 until 2009).

use compongo_board::{CastlingSide, Color, Move, MoveKind, Position, Role, Square};

use super::fact::Who;
use super::guards::{Answer, Out};
use super::machine::Game;
use super::ruling::{Binding, Effect, LostRight, Ruling};
use super::state::Hand;
use super::table::Table;
use super::{Refusal, Why};
use crate::{AdjustedBy, CastlingAttempt, ClaimLostBy, OfferRefusedBy, Topic, TouchRulings};

impl Game {
    /// A player touches a piece.
    pub(super) fn touch(
        &mut self,
        by: Who,
        square: Square,
        accidental: bool,
        out: Out<'_>,
    ) -> Answer {
        self.require_playing()?;
        let player = self.require_hand_for(Topic::PressingAssistant, by)?;
        let Some(piece) = self.now.table.board().piece_at(square) else {
            return Err(Why::EmptySquare.into());
        };
        if accidental {
            let touch = &self.rules().touch;
            let article = touch.contact.map_or(touch.touching.citation, |it| it.citation);
            out.push(Ruling::new(Effect::Noted, Some(article)));
            return Ok(());
        }
        if player != self.now.table.turn() {
            // It binds to nothing; whether it disturbs is for the arbiter to see.
            return Err(self.not_the_turn());
        }
        self.intend(player, out);
        let known = self.now.hand.has_touched();
        self.now.hand.touch(square);
        let binding = self.binding();
        let topic = match binding {
            Some((_, topic)) => topic,
            None if piece.color == player => Topic::TouchOwn,
            None => Topic::TouchEnemy,
        };
        // What binds is told when it comes about or changes.
        if let Some((to, _)) = binding
            && (!known
                || !matches!(to, Binding::Move(first) if Some(first) == self.first_touched()))
        {
            let lifted = self.needs(player).visually_impaired;
            let blind = if lifted { self.cite(Topic::BlindTouched) } else { None };
            out.push(Ruling::of(Effect::Bound { player, to }, [self.cite(topic), blind]));
        }
        Ok(())
    }

    fn first_touched(&self) -> Option<Square> {
        self.now.hand.touched().first().copied()
    }

    /// What comes with each touch of a player who has the move, and the move itself is one: he
    /// refuses an offer, and loses the rights that touching ends.
    pub(super) fn intend(&mut self, player: Color, out: Out<'_>) {
        let rules = self.rules();
        if rules.draws.offer_refused_by.value == OfferRefusedBy::Touching {
            self.refuse_offer(player, out);
        }
        let lost = &mut self.now.players[player].claim_lost;
        if rules.draws.claim_lost_by.value == ClaimLostBy::Touching {
            *lost = true;
        }
        if self.now.breach.is_some_and(|breach| breach.by != player) {
            self.now.breach = None;
            let article = Some(rules.touch.complaint_lost_by.citation);
            let right = LostRight::TouchComplaint;
            out.push(Ruling::new(Effect::Lost { player, right }, article));
        }
    }

    /// A player adjusts a piece, having said so.
    pub(super) fn adjust(&mut self, by: Who, square: Square, out: Out<'_>) -> Answer {
        self.require_begun()?;
        let player = self.require_hand_for(Topic::PressingAssistant, by)?;
        let allowed = self.rules().touch.adjusted_by;
        let refused = |why| Err(Refusal::by(why, Some(allowed.citation)));
        if player != self.now.table.turn() {
            return refused(Why::NotYourMove(self.now.table.turn()));
        }
        let runs = self.now.clock.is_none() || self.clock_runs_for(player);
        if allowed.value == AdjustedBy::PlayerToMoveWhileHisClockRuns && !runs {
            return refused(Why::ClocksStopped);
        }
        if self.now.table.board().piece_at(square).is_none() {
            return Err(Why::EmptySquare.into());
        }
        out.push(self.ruling(Effect::Noted, Topic::Adjusting));
        Ok(())
    }

    /// To what the touched pieces bind, and by which article. None if nothing was touched, or the
    /// pieces do not stand as a position.
    pub(super) fn binding(&self) -> Option<(Binding, Topic)> {
        binding_of(&self.now.hand, &self.now.table)
    }

    /// Whether a legal move keeps to what was touched.
    pub(super) fn keeps_touch(&self, mv: Move) -> bool {
        match self.binding() {
            Some((binding, _)) => allows(binding, &self.now.hand, &self.now.table, mv),
            None => true,
        }
    }

    /// A touched piece was not moved: the opponent complains, or the arbiter has seen it.
    pub(super) fn report_touch(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_begun()?;
        let rulings = self.rules().touch.rulings.get(self.play());
        let breach = self
            .now
            .breach
            .ok_or_else(|| self.refuse(Why::NothingTouched, Topic::TouchComplaint))?;
        match by {
            Who::Arbiter if rulings.value == TouchRulings::OnRequest => {
                return Err(Refusal::by(Why::MustNotAnnounce, Some(rulings.citation)));
            }
            Who::Arbiter => {}
            _ if by.player() == Some(!breach.by) => {}
            // The assistant of one who does not see tells the arbiter in his place.
            _ if by.side() == Some(!breach.by) && self.needs(!breach.by).visually_impaired => {}
            _ => return Err(Why::WrongPerson.into()),
        }
        let plies = breach.ply as usize;
        self.halt(breach.by, out);
        self.restore_line(plies);
        self.now.hand = breach.hand;
        let restored = self.ruling(Effect::Restored { plies: breach.ply }, Topic::TouchMove);
        out.push(restored.and(self.helped_to_claim(by)));
        if let Some((to, topic)) = self.binding() {
            out.push(self.ruling(Effect::Bound { player: breach.by, to }, topic));
        }
        Ok(())
    }

    /// Whether a king released for an illegal castling must move all the same, by its own article.
    pub(super) fn released_king_binds(&self) -> bool {
        self.rules().touch.castling_attempt.value == CastlingAttempt::AnotherKingMove
    }
}

fn legal(position: &Position, allowed: impl Fn(Move) -> bool) -> bool {
    position.legal_moves().into_iter().any(allowed)
}

fn captured(mv: Move, position: &Position) -> Option<Square> {
    match mv.kind {
        MoveKind::EnPassant => Some(Square::at(mv.to.file(), mv.from.rank())),
        _ if mv.castling().is_some() => None,
        _ => position.board().piece_at(mv.to).map(|_| mv.to),
    }
}

/// The side on which a king and this rook of his would castle.
fn castling_with(position: &Position, rook: Square) -> CastlingSide {
    if rook.file() > position.king(position.turn()).file() {
        CastlingSide::Short
    } else {
        CastlingSide::Long
    }
}

/// The side on which the player may not castle on this move, for he touched the rook before the
/// king.
fn castling_lost(touched: &[Square], position: &Position) -> Option<CastlingSide> {
    let us = position.turn();
    let first = touched.iter().find(|it| position.board().color_at(**it) == Some(us))?;
    let rook = position.board().role_at(*first) == Some(Role::Rook);
    rook.then(|| castling_with(position, *first))
}

fn is_castling(mv: Move, side: Option<CastlingSide>) -> bool {
    mv.castling().is_some() && mv.castling() == side
}

fn moves_own(mv: Move, square: Square, position: &Position) -> bool {
    // Castling is a move of the king.
    let from = if mv.castling().is_some() { position.king(position.turn()) } else { mv.from };
    from == square
}

fn binding_of(hand: &Hand, table: &Table) -> Option<(Binding, Topic)> {
    let touched = hand.touched();
    touched.first()?;
    let position = table.position()?;
    let us = position.turn();
    let own = |square: &Square| position.board().color_at(*square) == Some(us);
    let role = |square: Square| position.board().role_at(square);
    let mut mine = touched.iter().copied().filter(own);
    let (king, second) = (mine.next(), mine.next());
    let king_moves = |mv| moves_own(mv, position.king(us), position);
    if king.is_some_and(|it| role(it) == Some(Role::King)) {
        if let Some(rook) = second.filter(|&it| role(it) == Some(Role::Rook)) {
            let side = castling_with(position, rook);
            return Some(if position.castle(side).is_ok() {
                (Binding::Castle(side == CastlingSide::Short), Topic::CastlingTouch)
            } else if legal(position, king_moves) {
                (Binding::King, Topic::CastlingImpossible)
            } else {
                (Binding::Free, Topic::CastlingImpossible)
            });
        }
        if hand.king_released {
            let to = if legal(position, king_moves) { Binding::King } else { Binding::Free };
            return Some((to, Topic::CastlingImpossible));
        }
    }
    let enemy = touched.iter().copied().find(|square| !own(square));
    if let (Some(with), Some(taken)) = (king, enemy) {
        let takes = |mv| moves_own(mv, with, position) && captured(mv, position) == Some(taken);
        if legal(position, takes) {
            return Some((Binding::CaptureWith(with, taken), Topic::TouchBoth));
        }
    }
    let both = king.is_some() && enemy.is_some();
    let forbidden = castling_lost(&touched, position);
    for &square in &touched {
        if own(&square) {
            let moves = |mv: Move| moves_own(mv, square, position) && !is_castling(mv, forbidden);
            if legal(position, moves) {
                let rook_first = king == Some(square)
                    && role(square) == Some(Role::Rook)
                    && second.is_some_and(|it| role(it) == Some(Role::King));
                let topic = match (both, rook_first) {
                    (true, _) => Topic::TouchBoth,
                    (false, true) => Topic::RookBeforeKing,
                    (false, false) => Topic::TouchOwn,
                };
                return Some((Binding::Move(square), topic));
            }
        } else if legal(position, |mv| captured(mv, position) == Some(square)) {
            let topic = if both { Topic::TouchBoth } else { Topic::TouchEnemy };
            return Some((Binding::Capture(square), topic));
        }
    }
    Some((Binding::Free, Topic::NothingUsable))
}

fn allows(binding: Binding, hand: &Hand, table: &Table, mv: Move) -> bool {
    let Some(position) = table.position() else { return true };
    let forbidden = castling_lost(&hand.touched(), position);
    if is_castling(mv, forbidden) {
        return false;
    }
    match binding {
        Binding::Free => true,
        Binding::Castle(short) => {
            mv.castling() == Some(if short { CastlingSide::Short } else { CastlingSide::Long })
        }
        Binding::King => moves_own(mv, position.king(position.turn()), position),
        Binding::Move(square) => moves_own(mv, square, position),
        Binding::Capture(square) => captured(mv, position) == Some(square),
        Binding::CaptureWith(with, taken) => {
            moves_own(mv, with, position) && captured(mv, position) == Some(taken)
        }
    }
}
