//! Which articles of the basic rules a move is made by, and which an illegal one offends against
//! (Articles 1, 3 and 4).

use arrayvec::ArrayVec;
use compongo_board::{
    Bitboard, Board, CastlingObstacles, CastlingSide, Color, IllegalMove, Move, MoveKind, Position,
    Role, Square,
};

use super::machine::Game;
use super::table::{Judged, Table};
use super::{Gesture, Refusal, Why};
use crate::{Citation, Topic};

impl Game {
    /// A board that refuses says why, by the articles of the edition.
    pub(super) fn illegal(&self, gesture: Gesture, why: IllegalMove) -> Refusal {
        let topics = self.against(&self.now.table, self.line.len(), gesture, &why);
        let refusal = Refusal::by(Why::IllegalMove(why), None);
        let refusal = topics.into_iter().fold(refusal, |it, topic| it.and(self.cite(topic)));
        self.chess960_against(&why).into_iter().fold(refusal, |it, article| it.and(Some(article)))
    }

    /// It is not this player's turn: at the very beginning because White begins.
    pub(super) fn not_the_turn(&self) -> Refusal {
        let turn = self.now.table.turn();
        let begins = self.line.len() == 0 && turn == Color::White;
        let topic = if begins { Topic::WhiteBegins } else { Topic::HavingTheMove };
        self.refuse(Why::NotYourMove(turn), topic)
    }

    /// The articles that the move after so many single moves offends against, the principal one
    /// first.
    pub(super) fn articles_against(&self, plies: usize, gesture: Gesture) -> Vec<Citation> {
        let table = self.line.table_after(plies);
        let (topics, more) = match table.judge(gesture) {
            Judged::Illegal(why) => {
                (self.against(&table, plies, gesture, &why), self.chess960_against(&why))
            }
            Judged::TakesKing => (vec![Topic::KingsNotCaptured], Vec::new()),
            Judged::Legal(_) | Judged::Passable => (Vec::new(), Vec::new()),
        };
        topics.into_iter().filter_map(|topic| self.cite(topic)).chain(more).collect()
    }

    fn against(
        &self,
        table: &Table,
        plies: usize,
        gesture: Gesture,
        why: &IllegalMove,
    ) -> Vec<Topic> {
        let mut topics = Topic::of_illegal_move(why, self.regulations().chess960);
        match why {
            IllegalMove::LeavesKingAttacked { attackers } => {
                if table.position().is_some_and(Position::is_check) {
                    topics.push(Topic::Check);
                }
                let pinned = all_are_pinned(table, gesture, *attackers);
                topics.push(if pinned { Topic::PinnedAttack } else { Topic::Attack });
            }
            IllegalMove::Castling(it) if it.obstacles.contains(CastlingObstacles::RIGHT_LOST) => {
                if let Some(narrower) = self.moved_before(plies, it.color, it.side)
                    && let Some(first) = topics.first_mut()
                    && *first == Topic::CastlingRightLost
                {
                    *first = narrower;
                }
            }
            _ => {}
        }
        topics
    }

    /// Whether the king or else the rook of a castling has moved in this game; not known of what
    /// lies before its start.
    fn moved_before(&self, plies: usize, color: Color, side: CastlingSide) -> Option<Topic> {
        let home = |file| Square::at(file, compongo_board::Rank::First.relative_to(color));
        let moved = |square| {
            let mut made = self.line.plies().iter().take(plies).filter(|ply| ply.by == color);
            made.any(|ply| ply.gesture.is_some_and(|it| it.from == square))
        };
        let corner = match side {
            CastlingSide::Short => compongo_board::File::H,
            CastlingSide::Long => compongo_board::File::A,
        };
        if moved(home(compongo_board::File::E)) {
            Some(Topic::CastlingKingMoved)
        } else if moved(home(corner)) {
            Some(Topic::CastlingRookMoved)
        } else {
            None
        }
    }

    /// By which articles a move is made when the hand releases the last piece of it, and by which
    /// it is legal.
    pub(super) fn topics_of_made(&self, mv: Move, after: &Table) -> ArrayVec<Topic, 5> {
        let board = self.now.table.board();
        let takes = mv.kind == MoveKind::EnPassant || board.piece_at(mv.to).is_some();
        let mut topics = ArrayVec::new();
        if mv.castling().is_some() {
            topics.push(Topic::CastlingMade);
            if !self.regulations().chess960 {
                topics.push(Topic::Castling);
            }
        } else if let Some(role) = mv.promotion() {
            topics.extend([Topic::PromotionMade, Topic::Promotion]);
            if takes {
                topics.push(Topic::CaptureAtPromotion);
            }
            let at_first = if role == Role::Queen { 1 } else { 2 };
            if board.pieces(self.now.table.turn(), role).count() >= at_first {
                topics.push(Topic::FreeChoiceOfPromotion);
            }
            if after.position().is_some_and(|it| it.checkers().contains(mv.to)) {
                topics.push(Topic::PromotionAtOnce);
            }
        } else if takes {
            let passing = mv.kind == MoveKind::EnPassant;
            let rule = if passing { Topic::EnPassantCapture } else { Topic::Capture };
            topics.extend([Topic::CaptureMade, rule]);
        } else {
            topics.extend([Topic::MoveMade, Topic::Legality]);
        }
        topics
    }
}

/// Whether none of the attackers could take the king without leaving its own king attacked.
fn all_are_pinned(table: &Table, gesture: Gesture, attackers: Bitboard) -> bool {
    let us = table.turn();
    let board = table.board_after(gesture);
    let Some(king) = board.king_of(us) else { return false };
    attackers.any() && attackers.into_iter().all(|from| is_pinned(board, from, king, us))
}

fn is_pinned(mut board: Board, from: Square, king: Square, us: Color) -> bool {
    let Some(attacker) = board.piece_at(from) else { return false };
    board.remove(from);
    board.remove(king);
    board.put(attacker, king);
    let own = board.king_of(!us);
    own.is_some_and(|own| board.attackers(us, own, board.occupied()).any())
}
