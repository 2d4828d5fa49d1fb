//! No man ever leaves the region that the structure gives it, and what is solid stays.

use compongo_board::{Bitboard, Color, Move, Position, Square};

use super::{Man, Structure};
use crate::soundness::positions;
use crate::stroll::Dice;

/// The men of a position, followed through a game: which one of the structure stands on a square.
struct Followed {
    structure: Structure,
    at: Vec<(Square, usize)>,
}

impl Followed {
    /// `None` if nothing is ruled out.
    fn new(position: &Position, by: Color) -> Option<Followed> {
        let structure = Structure::of(position, by).settle(by)?;
        let home = |(index, man): (usize, &Man)| Some((man.home.first()?, index));
        let at = structure.men.iter().enumerate().filter_map(home).collect();
        Some(Followed { structure, at })
    }

    /// Moves the men as a legal move does, and says what should not have been possible.
    fn play(&mut self, before: &Position, mv: Move) -> Result<(), String> {
        let after = before.play_legal(mv);
        let left = before.board().occupied() & !after.board().occupied();
        let taken_or_left = |square: Square| {
            left.contains(square)
                || (square != mv.from
                    && before.board().piece_at(square) != after.board().piece_at(square))
        };
        let us = before.turn();
        let gone: Vec<(Square, usize)> =
            self.at.iter().copied().filter(|(square, _)| taken_or_left(*square)).collect();
        self.at.retain(|(square, _)| !taken_or_left(*square));
        for (square, index) in gone {
            if self.structure.solid.contains(square) {
                return Err(format!("{square} is solid"));
            }
            if before.board().color_at(square) != Some(us) {
                continue;
            }
            let to = target(mv, square);
            if mv.promotion().is_some() {
                let men = &self.structure.men;
                let promoted = men.iter().position(|man| man.role.is_none() && man.color == us);
                let Some(promoted) = promoted else { return Err("none promotes".into()) };
                self.at.push((to, promoted));
            } else {
                self.at.push((to, index));
            }
        }
        let outside = self
            .at
            .iter()
            .find(|(square, index)| !self.structure.men[*index].region.contains(*square));
        outside.map_or(Ok(()), |(square, index)| {
            let home = self.structure.men[*index].home;
            Err(format!("{square} is no square of the man from {home:?}"))
        })
    }
}

/// Where the man from a square went.
fn target(mv: Move, from: Square) -> Square {
    match mv.castling() {
        None => mv.to,
        Some(_) if from == mv.from => mv.king_target(),
        Some(side) => Square::at(side.rook_file(), from.rank()),
    }
}

fn play_at_random(position: &Position, by: Color, plies: usize, dice: &mut Dice) -> bool {
    let Some(mut followed) = Followed::new(position, by) else { return false };
    let mut now = *position;
    for _ in 0..plies {
        let moves = now.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len())];
        if let Err(fault) = followed.play(&now, mv) {
            panic!("{} by {by:?}, then {mv} in {}: {fault}", position.to_fen(), now.to_fen());
        }
        now = now.play_legal(mv);
    }
    true
}

/// Lets random games run from positions of one kind.
fn let_games_run(wanted: usize, seed: u64, make: impl Fn(&mut Dice) -> Option<Position>) {
    let mut dice = Dice::new(seed);
    let mut games = 0;
    while games < wanted {
        let Some(position) = make(&mut dice) else { continue };
        for by in Color::ALL {
            for _ in 0..4 {
                games += usize::from(play_at_random(&position, by, 160, &mut dice));
            }
        }
    }
}

#[test]
fn men_stay_in_their_regions() {
    let known = positions::known();
    let_games_run(2_000, 11, positions::locked);
    let_games_run(2_000, 12, positions::pawn_ending);
    let_games_run(4_000, 13, |dice| positions::altered(dice, &known));
}

fn structure(fen: &str) -> Structure {
    Structure::of(&Position::from_fen_lenient(fen).expect(fen).0, Color::White)
}

fn index(structure: &Structure, home: Square) -> usize {
    structure.men.iter().position(|man| man.home.contains(home)).expect("a man")
}

/// The region of a man after everything has grown, whoever promotes.
fn region(fen: &str, home: Square) -> Bitboard {
    let mut grown = structure(fen);
    while (0..grown.men.len()).any(|man| grown.grow(man)) {}
    grown.men[index(&grown, home)].region
}

#[test]
fn what_is_taken_en_passant_lets_others_pass() {
    // The pawn from b5, taken on b6, is gone from both squares: b4-b5 follows.
    let fen = "KBk5/P1Pp1p1p/3P4/Pp6/1P6/8/5P1P/8 w - b6 0 1";
    assert!(!structure(fen).solid.contains(Square::B5));
    assert!(region(fen, Square::A5).contains(Square::B6));
    assert!(region(fen, Square::B4).contains(Square::B5));
    let quiet = "KBk5/P1Pp1p1p/3P4/Pp6/1P6/8/5P1P/8 w - - 0 1";
    assert!(!region(quiet, Square::B4).contains(Square::B5));
}

#[test]
fn castling_takes_king_and_rook_past_each_other() {
    let wall = "4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/3P1P1P/3BK2R w K - 0 1";
    let structure = structure(wall);
    let man = |home| &structure.men[index(&structure, home)];
    assert!(man(Square::E1).region.contains(Square::G1));
    assert!(man(Square::H1).region.contains(Square::F1));
    assert!((structure.solid & Bitboard::from_iter([Square::E1, Square::H1])).is_empty());
}

#[test]
fn only_a_pawn_that_comes_the_other_way_is_a_fence() {
    // Everybody where he is, before anything has grown.
    let mut structure = structure("k7/p7/8/8/8/P7/P7/K7 w - - 0 1");
    let (behind, before) = (index(&structure, Square::A2), index(&structure, Square::A3));
    let met = Bitboard::from(Square::A7);
    // Its own pawn stands before the first, and is none.
    assert_eq!(structure.fence(behind), met);
    assert_eq!(structure.fence(before), met);
    let other = index(&structure, Square::A7);
    // One that may leave the file on either side is none, nor one that can be taken.
    structure.men[other].region |= Bitboard::from(Square::B6);
    assert_eq!(structure.fence(before), Bitboard::EMPTY);
    structure.men[other].region = met;
    structure.men[before].region |= Bitboard::from(Square::B4);
    assert_eq!(structure.fence(before), Bitboard::EMPTY);
    structure.men[before].region = Square::A3.into();
    structure.struck[Color::Black as usize] |= met;
    assert_eq!(structure.fence(before), Bitboard::EMPTY);
}

#[test]
fn a_king_is_no_fence() {
    let structure = structure("8/8/8/7k/7P/8/8/K7 w - - 0 1");
    assert_eq!(structure.fence(index(&structure, Square::H4)), Bitboard::EMPTY);
}

#[test]
fn what_stands_solid_bars_kings_as_far_as_it_sees_for_certain() {
    // The rook is walled in. It guards what is next to it, and not what is beyond.
    let mut structure = structure("k7/8/8/8/8/8/p1p5/rn5K w - - 0 1");
    let guarded = structure.guarded(Color::Black);
    assert!(guarded.contains(Square::B1) && !guarded.contains(Square::C1));
}

#[test]
fn what_is_promoted_goes_on_as_a_queen_and_as_a_knight() {
    let start = structure("7k/8/8/8/8/8/p7/2K5 b - - 0 1");
    let settled = start.settle(Color::White).expect("White has no pawn");
    let promoted = settled.men.iter().find(|man| man.role.is_none()).expect("a promotion");
    assert_eq!(promoted.region, Bitboard::FULL);
    // Walled in it leaves by a knight's move.
    let mut corner = structure("7k/8/8/8/8/8/PP6/1NK5 b - - 0 1");
    let region = Square::A1.into();
    corner.men.push(Man { color: Color::Black, role: None, home: Bitboard::EMPTY, region });
    let last = corner.men.len() - 1;
    corner.grow(last);
    assert!(
        corner.men[last].region.contains(Square::C2)
            && corner.men[last].region.contains(Square::B3)
    );
}

#[test]
fn a_second_square_of_promotion_counts_too() {
    let mut start = structure("7k/8/8/8/8/8/8/2K5 w - - 0 1");
    for square in [Square::A1, Square::H1, Square::H1] {
        start.promotes[Color::Black as usize] |= square.into();
        let known = start.men.iter().any(|man| man.region.contains(square));
        assert_eq!(start.add_promoted(Color::Black), !known);
    }
    let promoted = start.men.iter().find(|man| man.role.is_none()).expect("a promotion");
    assert_eq!(promoted.region, Bitboard::from_iter([Square::A1, Square::H1]));
}

#[test]
fn a_man_that_may_now_be_taken_is_a_change() {
    // The knight has been everywhere; only that there is something to take is new.
    let mut start = structure("7k/3p4/8/8/8/8/8/KN6 w - - 0 1");
    start.solid = Bitboard::EMPTY;
    let knight = index(&start, Square::B1);
    start.men[knight].region = Bitboard::FULL;
    assert!(start.grow(knight));
    assert_eq!(start.struck[Color::Black as usize], Square::D7.into());
    assert!(!start.grow(knight));
}
