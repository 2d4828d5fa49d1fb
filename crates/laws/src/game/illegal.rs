//! Illegal moves: Article 7.5 (7.4 until 2009), with what rapid, blitz and quickplay finishes
//! change of it (A.5.2 and A.5.4 of 2023, B.6 and C.3 of 2005, 10.3 of 1997).

use compongo_board::{Color, IllegalMove, Role};
use compongo_clock::Phase;

use super::fact::Who;
use super::guards::{Answer, Out, require_the_arbiter, side};
use super::line::Ply;
use super::machine::Game;
use super::outcome::{Ending, Outcome};
use super::ruling::{Effect, Flaw, Ruling};
use super::state::Hand;
use super::table::Judged;
use super::{Gesture, Refusal, Why};
use crate::{
    Citation, Cited, Discovery, GrossIllegality, IllegalMovePenalty, NotInTime, Notice,
    ReplacingMove, Topic, TwoHands, UnreplacedPawn, Window,
};

impl Game {
    fn discovery(&self) -> Cited<Discovery> {
        self.rules().irregularities.discovery.get(self.play())
    }

    /// An illegal move is claimed by the opponent or seen by the arbiter.
    pub(super) fn report_illegal(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_begun()?;
        if by == Who::Spectator {
            out.push(self.ruling(Effect::ToldArbiter, Topic::Spectators));
            return Ok(());
        }
        if self.now.hand.attempt.is_some() {
            return self.not_completed(by, out);
        }
        let index = self.flawed_in_time()?;
        let ply = self.line.plies()[index];
        self.require_noticer(by, ply)?;
        let on_request = self.discovery().value.notice == Notice::PenaltyOnRequest;
        self.rule_on(index, ply, !on_request || by != Who::Arbiter, out);
        Ok(())
    }

    /// Before the clock is pressed it is no offence: the move is put right, by Article 4.
    fn not_completed(&mut self, by: Who, out: Out<'_>) -> Answer {
        let player = self.now.table.turn();
        if by.player() == Some(player) {
            return Err(Why::WrongPerson.into());
        }
        self.now.hand.attempt = None;
        self.leave_on_sheets();
        out.push(self.ruling(Effect::NoOffence { player }, Topic::IllegalMove));
        if let Some((to, topic)) = self.binding() {
            out.push(self.ruling(Effect::Bound { player, to }, topic));
        }
        Ok(())
    }

    /// The move to act on: in standard chess the first of the game, in rapid and blitz the last, and
    /// only until the opponent answers it.
    fn flawed_in_time(&self) -> Result<usize, Refusal> {
        let rule = self.discovery();
        let too_late = |why| Refusal::by(why, Some(rule.citation));
        let nothing = || self.refuse(Why::NothingIllegal, Topic::IllegalMove);
        let counts = |ply: &Ply| self.counts_as_illegal(ply);
        match rule.value.window {
            Window::WholeGame => {
                let first = self.line.plies().iter().position(counts);
                first.ok_or_else(nothing)
            }
            Window::UntilOpponentTouches | Window::UntilOpponentMoves => {
                let last = self.line.plies().last().filter(|ply| counts(ply));
                let touched = self.now.hand.has_touched()
                    && rule.value.window == Window::UntilOpponentTouches;
                match last {
                    Some(_) if touched => Err(too_late(Why::TooLate)),
                    Some(_) => Ok(self.line.len() - 1),
                    None if self.line.first_flaw().is_some() => Err(too_late(Why::TooLate)),
                    None => Err(nothing()),
                }
            }
        }
    }

    /// Whether the edition calls it an illegal move.
    fn counts_as_illegal(&self, ply: &Ply) -> bool {
        let rules = &self.rules().irregularities;
        match ply.flaw {
            None => false,
            Some(Flaw::NoMove) => rules.press_without_move.is_some(),
            Some(Flaw::TwoHands) => match rules.two_hands.value {
                TwoHands::Forbidden => false,
                TwoHands::IllegalMove => true,
                TwoHands::IllegalMoveIfPressed => self.now.players[ply.by].unpressed == 0,
            },
            Some(_) => true,
        }
    }

    fn require_noticer(&self, by: Who, ply: Ply) -> Answer {
        let rule = self.discovery();
        let gross =
            self.now.table.both_kings_in_check() || self.now.table.pawn_on_last_rank().is_some();
        let arbiter_may = match rule.value.notice {
            Notice::ArbiterOrPlayer | Notice::PenaltyOnRequest => true,
            Notice::Opponent => false,
            Notice::OpponentOrArbiterIfGross => gross,
        };
        match by {
            Who::Arbiter if !arbiter_may => {
                Err(Refusal::by(Why::MustNotAnnounce, Some(rule.citation)))
            }
            Who::Arbiter => Ok(()),
            _ if by.player() == Some(!ply.by) => Ok(()),
            // In standard chess either player calls the arbiter, who then looks at everything.
            _ if by.player().is_some() && rule.value.window == Window::WholeGame => Ok(()),
            _ => Err(Why::WrongPerson.into()),
        }
    }

    /// What an illegal move costs, by the period in which it was made.
    fn penalty(&self, player: Color, index: usize) -> Cited<IllegalMovePenalty> {
        let rules = &self.rules().irregularities;
        match rules.illegal_move_quickplay {
            Some(rule) if self.quickplay_then(player, index) => rule,
            _ => rules.illegal_move.get(self.play()),
        }
    }

    /// Whether the rules of a quickplay finish were in force for a player when he made this move.
    fn quickplay_then(&self, player: Color, index: usize) -> bool {
        let (Some(clock), Some(setting)) = (&self.now.clock, &self.setting) else { return false };
        let moves = clock.moves(side(player)).saturating_sub(self.pressed_since(index, player));
        let (_, end) = setting.control.side(side(player)).stage_after(moves);
        self.quickplay_is_possible() && end.is_none()
    }

    /// The position before the move is restored, the offence counted and paid for.
    fn rule_on(&mut self, index: usize, ply: Ply, penalised: bool, out: Out<'_>) {
        let (player, flaw) = (ply.by, ply.flaw.unwrap_or(Flaw::Illegal));
        let penalty = self.penalty(player, index);
        // In 1997 only offences in the quickplay finish count, and in rapid only on request.
        let counted = penalised && penalty.value.loses_at.is_some();
        let offences = &mut self.now.players[player].illegal;
        *offences = offences.saturating_add(u8::from(counted));
        let count = *offences;
        let article = match flaw {
            Flaw::UnreplacedPawn => Some(self.rules().irregularities.unreplaced_pawn.citation),
            Flaw::NoMove => self.rules().irregularities.press_without_move,
            Flaw::TwoHands => Some(self.rules().irregularities.two_hands.citation),
            _ => Some(self.discovery().citation),
        };
        let ruling = Ruling::new(Effect::Illegal { player, flaw, count }, article);
        let why = match (flaw, ply.gesture) {
            (Flaw::Illegal | Flaw::KingCaptured, Some(gesture)) => {
                self.articles_against(index, gesture)
            }
            (Flaw::TwoHands, _) => self.cite(Topic::OneHand).into_iter().collect(),
            _ => Vec::new(),
        };
        out.push(why.into_iter().fold(ruling, |ruling, article| ruling.and(Some(article))));
        let last = index + 1 == self.line.len();
        let before = self.line.table_after(index);
        if counted && penalty.value.loses_at.is_some_and(|most| count >= most) {
            self.now.table = before;
            let excepted = penalty.value.draw_if_opponent_cannot_mate;
            if let Some((outcome, topic)) = self.dead_after_all().filter(|_| !excepted) {
                self.end_on_the_board(outcome, topic, out);
                return;
            }
            let outcome = if excepted {
                self.loss_or_draw(player, Ending::IllegalMoves)
            } else {
                self.loss_without_exception(player)
            };
            self.end(outcome, [Some(penalty.citation), self.own_penalty(flaw)], out);
            return;
        }
        let queen = self.rules().irregularities.unreplaced_pawn.value == UnreplacedPawn::Queen;
        if flaw == Flaw::UnreplacedPawn && queen && self.replace_pawn(index, ply, out) {
            self.halt(!player, out);
        } else {
            self.halt(player, out);
            self.undo_press(player, last, ply, out);
            self.restored(index, out);
            self.bind_after(ply, before_touches(ply, flaw), out);
        }
        let minutes = if penalised { u64::from(penalty.value.bonus_minutes) } else { 0 };
        if minutes > 0 && self.now.clock.is_some() && self.give(!player, (minutes * 60_000) as i64)
        {
            let effect = Effect::TimeAdded { player: !player, ms: minutes * 60_000 };
            out.push(Ruling::new(effect, Some(penalty.citation)).and(self.own_penalty(flaw)));
        }
    }

    /// Only in 2017 two hands and a press without a move have penalties by articles of their own.
    fn own_penalty(&self, flaw: Flaw) -> Option<Citation> {
        let topic = match flaw {
            Flaw::TwoHands => Topic::TwoHands,
            Flaw::NoMove => Topic::PressWithoutMove,
            _ => return None,
        };
        let last = self.cite_last(topic);
        last.filter(|_| last != self.cite(topic))
    }

    /// The loss where the article says nothing of a draw: only the blitz of 1997 asks for mating
    /// potential.
    fn loss_without_exception(&self, player: Color) -> Outcome {
        if self.asks_mating_potential() && !self.opponent_can_win(player) {
            Outcome::draw(Ending::IllegalMoves)
        } else {
            Outcome::win(!player, Ending::IllegalMoves)
        }
    }

    /// The position after so many moves stands again, as an illegal move was found.
    fn restored(&mut self, plies: usize, out: Out<'_>) {
        self.restore_line(plies);
        let effect = Effect::Restored { plies: plies as u32 };
        out.push(Ruling::new(effect, Some(self.discovery().citation)));
    }

    /// The pawn becomes a queen, and the move stands; what was played after it does not.
    fn replace_pawn(&mut self, index: usize, ply: Ply, out: Out<'_>) -> bool {
        let Some(gesture) = ply.gesture else { return false };
        let gesture = Gesture { promotion: Some(Role::Queen), ..gesture };
        let before = self.line.table_after(index);
        let Judged::Legal(mv) = before.judge(gesture) else { return false };
        let after = before.after(mv);
        if index + 1 < self.line.len() {
            self.halt(!ply.by, out);
            self.undo_press(ply.by, false, ply, out);
            self.restored(index + 1, out);
        }
        self.line.mend_last(gesture, &after);
        self.now.table = after;
        self.now.hand = Hand::default();
        let article = Some(self.rules().irregularities.unreplaced_pawn.citation);
        let effect = Effect::Replaced { square: gesture.to, piece: Role::Queen };
        out.push(Ruling::new(effect, article));
        true
    }

    /// What pressing the clock brought is taken back; for an earlier move the times are for the
    /// arbiter, and what the clocks showed then is proposed to him.
    fn undo_press(&mut self, player: Color, last: bool, ply: Ply, out: Out<'_>) {
        let Some(before) = self.left_ms(player) else { return };
        if last && self.now.players[player].unpressed == 0 {
            let undone =
                self.with_clock(|clock, setting, at| clock.take_back(setting, side(player), at));
            if undone.is_ok() {
                self.now.players[player].unpressed = 1;
            }
            let gained = before.saturating_sub(self.left_ms(player).unwrap_or(before));
            if undone.is_ok() && gained > 0 {
                let effect = Effect::TimeTaken { player, ms: gained };
                out.push(self.ruling(effect, Topic::RestoredTimes));
            }
        } else if !last {
            let [white, black] = ply.left_ms.map(u64::from);
            out.push(self.ruling(Effect::Proposed { white, black }, Topic::RestoredTimes));
        }
    }

    /// The position after so many moves stands on the board again.
    pub(super) fn restore_line(&mut self, plies: usize) {
        for color in Color::ALL {
            self.uncount_since(plies, color);
        }
        self.now.table = self.line.table_after(plies);
        self.line.truncate(plies);
        self.leave_on_sheets();
        let now = &mut self.now;
        now.hand = Hand::default();
        now.next = now.table.turn();
        (now.breach, now.claim, now.gross) = (None, None, false);
        now.said = None;
        (now.reply, now.displaced) = (None, None);
        for color in Color::ALL {
            now.players[color].unpressed = 0;
            now.players[color].must_play = None;
        }
    }

    /// The clock counts no longer the moves of a player that do not stand; it never counted those
    /// for which it was not pressed.
    fn uncount_since(&mut self, plies: usize, color: Color) {
        let pressed = self.pressed_since(plies, color);
        if pressed == 0 {
            return;
        }
        // A refusal could only be that of a running clock, which the arbiter has still to set.
        let _ = self.with_clock(|clock, setting, at| {
            if matches!(clock.phase(), Phase::Running(_)) {
                return Ok(clock);
            }
            let moves = clock.moves(side(color)).saturating_sub(pressed);
            clock.set_moves(setting, side(color), moves, at)
        });
    }

    /// The moves of a player after so many single moves for which the clock was pressed.
    fn pressed_since(&self, plies: usize, player: Color) -> u32 {
        let since = self.line.plies().iter().skip(plies).filter(|ply| ply.by == player).count();
        (since as u32).saturating_sub(u32::from(self.now.players[player].unpressed))
    }

    /// Article 4 binds the move that replaces the illegal one.
    fn bind_after(&mut self, ply: Ply, touched: Option<Gesture>, out: Out<'_>) {
        let Some(gesture) = touched else { return };
        self.now.hand.touch(gesture.from);
        let released = self.released_in_castling(gesture);
        if released.is_none() && self.now.table.board().color_at(gesture.to) == Some(!ply.by) {
            self.now.hand.touch(gesture.to);
        }
        if let Some((to, topic)) = self.binding() {
            let article = released.or_else(|| self.cite(topic));
            out.push(Ruling::new(Effect::Bound { player: ply.by, to }, article));
        }
    }

    /// The king of a castling was released, and the edition says that this binds too: the player
    /// castles on that side or, if that is illegal, moves his king. By which article.
    fn released_in_castling(&mut self, gesture: Gesture) -> Option<Citation> {
        let rule = self.rules().irregularities.replacing_move.value;
        if rule == ReplacingMove::Touched {
            return None;
        }
        let forbidden = self.now.players[self.now.table.turn()].no_castling;
        match self.now.table.judge(gesture) {
            Judged::Legal(mv) if mv.castling().is_some_and(|to| !forbidden[to as usize]) => {
                // The rook belongs to the castling: with it the king is bound to that side.
                self.now.hand.touch(mv.to);
                self.cite(Topic::CastlingMade)
            }
            Judged::Legal(mv) if mv.castling().is_none() => None,
            Judged::Legal(_) | Judged::Illegal(IllegalMove::Castling(_))
                if self.released_king_binds() =>
            {
                self.now.hand.king_released = true;
                Some(self.rules().touch.castling_attempt.citation)
            }
            _ => None,
        }
    }

    /// An illegal move found too late is taken back because both players agree.
    pub(super) fn agree_illegal(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_begun()?;
        self.require_arbiter(by)?;
        let rule = self.discovery();
        let index = self
            .line
            .plies()
            .iter()
            .rposition(|ply| self.counts_as_illegal(ply))
            .ok_or_else(|| self.refuse(Why::NothingIllegal, Topic::IllegalMove))?;
        if rule.value.not_in_time != NotInTime::StandsUnlessBothAgree {
            return Err(Refusal::by(Why::NoSuchRule, Some(rule.citation)));
        }
        let ply = self.line.plies()[index];
        self.halt(ply.by, out);
        let [white, black] = ply.left_ms.map(u64::from);
        self.restored(index, out);
        if self.now.clock.is_some() {
            out.push(self.ruling(Effect::Proposed { white, black }, Topic::RestoredTimes));
        }
        Ok(())
    }

    /// The arbiter sees both kings in check, or a pawn left on the last rank, in rapid or blitz.
    pub(super) fn report_gross(&mut self, by: Who, out: Out<'_>) -> Answer {
        self.require_begun()?;
        require_the_arbiter(by)?;
        let table = &self.now.table;
        if !table.both_kings_in_check() && table.pawn_on_last_rank().is_none() {
            return Err(self.refuse(Why::NothingIllegal, Topic::RapidGrossIllegality));
        }
        if !self.play().has_own_rules() {
            return self.report_illegal(by, out);
        }
        let Some(rule) = self.rules().fast.gross_illegality else {
            let silent = self.discovery().citation;
            return Err(Refusal::by(Why::MustNotAnnounce, Some(silent)));
        };
        match rule.value {
            GrossIllegality::StepsIn => {
                let index = self.line.plies().iter().rposition(|ply| self.counts_as_illegal(ply));
                let index =
                    index.ok_or_else(|| self.refuse(Why::NothingIllegal, Topic::IllegalMove))?;
                let ply = self.line.plies()[index];
                self.rule_on(index, ply, true, out);
            }
            GrossIllegality::WaitsThenDraw => {
                self.now.gross = true;
                out.push(Ruling::new(Effect::GoesOn, Some(rule.citation)));
            }
        }
        Ok(())
    }

    /// The arbiter waited for the next move: if the position is still illegal, the game is drawn.
    pub(super) fn check_gross(&mut self, out: Out<'_>) {
        if !self.now.gross {
            return;
        }
        self.now.gross = false;
        let table = &self.now.table;
        if table.both_kings_in_check() || table.pawn_on_last_rank().is_some() {
            let article = self.rules().fast.gross_illegality.map(|rule| rule.citation);
            let position = self.cite(Topic::IllegalPosition);
            self.end(Outcome::draw(Ending::GrossIllegality), [article, position], out);
        }
    }
}

/// What the illegal move touched, unless it was none.
fn before_touches(ply: Ply, flaw: Flaw) -> Option<Gesture> {
    match flaw {
        Flaw::NoMove => None,
        _ => ply.gesture,
    }
}
