//! Chess960: Appendix F in 2009 and 2014, Guidelines II from 2017. The start position is drawn;
//! castling is one of four ways.

use compongo_board::{
    CastlingObstacles, CastlingSide, File, IllegalMove, Move, Position, Rank, Role, Square,
};

use super::fact::Who;
use super::guards::{Answer, Out, part};
use super::line::Line;
use super::machine::Game;
use super::ruling::{Effect, Ruling};
use super::state::Stage;
use super::table::Table;
use super::{Refusal, Why};
use crate::{Citation, Topic};

/// How many start positions there are.
const POSITIONS: u16 = 960;

impl Game {
    /// The pieces of the first rank are drawn by chance, White's and Black's, before the game.
    pub(super) fn draw_start(
        &mut self,
        by: Who,
        white: &str,
        black: Option<&str>,
        out: Out<'_>,
    ) -> Answer {
        self.require_arbiter(by)?;
        if self.now.stage != Stage::Ready {
            return Err(Why::AlreadyStarted.into());
        }
        let rule = self.cite(Topic::Chess960Start);
        if !self.regulations().chess960 {
            return Err(Refusal::by(Why::NotInForce, self.cite(Topic::Chess960)));
        }
        let broken = |nth| Err(Refusal::by(Why::NoSuchStart, rule.map(|it| part(it, nth))));
        let Some(rank) = rank_of(white) else {
            return Err(Refusal::by(Why::NoSuchStart, rule));
        };
        if !king_between_rooks(rank) {
            return broken(1);
        }
        if !bishops_on_both_colours(rank) {
            return broken(2);
        }
        if black.is_some_and(|black| rank_of(black) != Some(rank)) {
            return broken(3);
        }
        let drawn = (0..POSITIONS).find_map(|number| {
            let position = Position::chess960(number)?;
            (first_rank(&position) == rank).then_some((number, position))
        });
        let Some((number, position)) = drawn else {
            return Err(Refusal::by(Why::NoSuchStart, rule));
        };
        self.regulations.start = Some(position.to_fen());
        self.now.table = Table::Lawful(position);
        self.now.next = position.turn();
        self.line = Line::new(self.now.table, true);
        let whole = self.cite(Topic::Chess960);
        out.push(Ruling::of(Effect::SetUp { number }, [whole, rule]));
        Ok(())
    }

    /// By which articles of Chess960 a castling is made.
    pub(super) fn chess960_castling(&self, mv: Move) -> Vec<Option<Citation>> {
        let (Some(side), true) = (mv.castling(), self.regulations().chess960) else {
            return Vec::new();
        };
        let Some(rook) = self.position().and_then(|it| it.castling_rook(it.turn(), side)) else {
            return Vec::new();
        };
        let whole = self.cite(Topic::Chess960Castling);
        let rank = mv.from.rank();
        let king_to = Square::at(side.king_file(), rank);
        let rook_to = Square::at(side.rook_file(), rank);
        let way = match (mv.from == king_to, rook == rook_to) {
            (false, true) => 3,
            (true, false) => 4,
            _ if mv.from == rook_to && rook == king_to => 2,
            _ => 1,
        };
        let how = whole.map(|it| part(it, 2));
        let of_how = |nth| how.map(|it| part(it, nth));
        let note = |nth| of_how(7).map(|it| part(it, nth));
        let mut articles = vec![whole.filter(|_| how == whole), of_how(way), of_how(6)];
        if way > 2 {
            articles.push(note(2));
        }
        if self.line.moves_of(self.now.table.turn()) == 0 {
            articles.push(note(3));
        } else if self.stands_where_usually_empty(side, rank, [mv.from, rook]) {
            articles.push(note(5));
        } else {
            articles.push(of_how(5).map(|it| part(it, 2)));
        }
        articles
    }

    /// A square that must be empty for this castling in usual chess has a piece.
    fn stands_where_usually_empty(
        &self,
        side: CastlingSide,
        rank: Rank,
        castling: [Square; 2],
    ) -> bool {
        let files: &[File] = match side {
            CastlingSide::Short => &[File::F, File::G],
            CastlingSide::Long => &[File::B, File::C, File::D],
        };
        let board = self.now.table.board();
        files
            .iter()
            .map(|&file| Square::at(file, rank))
            .any(|square| !castling.contains(&square) && board.piece_at(square).is_some())
    }

    /// Which parts of the article on castling in Chess960 an illegal one offends against.
    pub(super) fn chess960_against(&self, why: &IllegalMove) -> Vec<Citation> {
        let (IllegalMove::Castling(refusal), true) = (why, self.regulations().chess960) else {
            return Vec::new();
        };
        let Some(whole) = self.cite(Topic::Chess960Castling) else { return Vec::new() };
        let mut found = Vec::new();
        if refusal.obstacles.contains(CastlingObstacles::RIGHT_LOST) {
            found.push(part(whole, 1));
        }
        if refusal.obstacles.contains(CastlingObstacles::PIECE_BETWEEN) {
            found.push(part(part(part(whole, 2), 7), 4));
        }
        found
    }
}

/// The pieces of the first rank, from the file a on.
type FirstRank = [Role; 8];

/// From English letters, as `bbqnnrkr`; none if they are not the eight pieces of the game.
fn rank_of(text: &str) -> Option<FirstRank> {
    let mut rank = [Role::Pawn; 8];
    let mut letters = text.chars();
    for place in &mut rank {
        *place = Role::from_letter(letters.next()?)?;
    }
    let count = |role| rank.iter().filter(|it| **it == role).count();
    let whole = [Role::King, Role::Queen].into_iter().all(|role| count(role) == 1)
        && [Role::Rook, Role::Bishop, Role::Knight].into_iter().all(|role| count(role) == 2);
    (whole && letters.next().is_none()).then_some(rank)
}

fn first_rank(position: &Position) -> FirstRank {
    File::ALL
        .map(|file| position.board().role_at(Square::at(file, Rank::First)).unwrap_or(Role::Pawn))
}

fn king_between_rooks(rank: FirstRank) -> bool {
    let order: Vec<Role> =
        rank.into_iter().filter(|it| matches!(it, Role::King | Role::Rook)).collect();
    order == [Role::Rook, Role::King, Role::Rook]
}

fn bishops_on_both_colours(rank: FirstRank) -> bool {
    let squares = File::ALL.into_iter().zip(rank).filter(|(_, role)| *role == Role::Bishop);
    let squares: Vec<Square> = squares.map(|(file, _)| Square::at(file, Rank::First)).collect();
    matches!(squares[..], [one, other] if one.is_light() != other.is_light())
}
