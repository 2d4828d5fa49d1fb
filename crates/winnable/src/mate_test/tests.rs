//! Every mate on the board passes the mate test: with all men where they are, and with any further
//! squares.

use compongo_board::{Bitboard, Board, Color, Move, MoveKind, Position, Role, Square, attacks};

use super::{LastMove, MateTest};
use crate::phase::{Grain, Phase};
use crate::soundness::positions::{finished, one_of, pick, place, turned};
use crate::stroll::Dice;

/// A king among its men at the edge, and pieces around it.
fn besieged(dice: &mut Dice) -> Option<Position> {
    let mut board = Board::EMPTY;
    let rim = !(Bitboard::FULL & inner(inner(Bitboard::FULL)));
    let quarry = one_of(dice, rim)?;
    board.put(Role::King.of(Color::Black), quarry);
    place(&mut board, dice, Color::White, Role::King, !attacks::king_attacks(quarry));
    let near = attacks::king_attacks(quarry);
    for _ in 0..=dice.below(5) {
        let role = pick(dice, &[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
        let room = if dice.below(4) > 0 { near } else { Bitboard::FULL };
        place(&mut board, dice, Color::Black, role, room & squares_for(role));
    }
    for _ in 0..2 + dice.below(4) {
        let role = pick(dice, &[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
        place(&mut board, dice, Color::White, role, squares_for(role));
    }
    finished(if dice.below(2) == 0 { board } else { turned(&board) }, dice)
}

fn inner(set: Bitboard) -> Bitboard {
    set.into_iter().filter(|square| attacks::king_attacks(*square).count() == 8).collect()
}

fn squares_for(role: Role) -> Bitboard {
    if role == Role::Pawn { !Bitboard::BACK_RANKS } else { Bitboard::FULL }
}

/// The move as the phases name it; nothing is said of castling and of captures en passant.
fn named(position: &Position, mv: Move) -> Option<LastMove> {
    matches!(mv.kind, MoveKind::Normal | MoveKind::DoubleStep).then(|| LastMove {
        role: position.board().role_at(mv.from),
        from: mv.from.into(),
        to: mv.to.into(),
    })
}

/// A phase in which every man is exactly where it is.
fn exact(position: &Position, by: Color) -> Phase {
    Phase::of(position, by, Grain::Few(64)).expect("few men")
}

/// Why some defence fails, so that it is known what was tested.
#[derive(Default, Debug)]
struct Seen {
    mates: usize,
    double: usize,
    discovered: usize,
    pinned: usize,
}

impl Seen {
    fn note(&mut self, mate: &Position, mv: Move) {
        let checkers = mate.checkers();
        let (board, victim) = (mate.board(), mate.turn());
        self.mates += 1;
        self.double += usize::from(checkers.more_than_one());
        self.discovered += usize::from(!checkers.contains(mv.to));
        let defends = |checker: Square| {
            let men = board.attackers(victim, checker, board.occupied());
            (men & !board.by_role(Role::King)).any()
        };
        self.pinned += usize::from(checkers.single().is_some_and(defends));
    }
}

#[test]
fn every_mate_passes() {
    let mut dice = Dice::new(1);
    let mut seen = Seen::default();
    while seen.mates < 6_000 {
        let Some(position) = besieged(&mut dice) else { continue };
        let by = position.turn();
        let mates = |mv: &Move| position.play_legal(*mv).is_checkmate();
        let can_mate = position.legal_moves().iter().any(mates);
        if can_mate && position.legal_ep_square().is_none() {
            let ends = !exact(&position, by).open_successors(&mut Vec::new());
            assert!(ends, "{}: a mate is not seen", position.to_fen());
        }
        for mv in position.legal_moves() {
            let mate = position.play_legal(mv);
            // What promotes ends the argument before its mate is looked at.
            if !mate.is_checkmate() || mv.promotion().is_some() {
                continue;
            }
            seen.note(&mate, mv);
            let last = named(&position, mv);
            let mut phase = exact(&mate, by);
            let shown = format!("{} after {mv}", mate.to_fen());
            assert!(phase.allows_mate(last), "{shown}");
            assert!(phase.allows_mate(None), "{shown}: any move");
            // Further squares for some men rule out nothing.
            for man in &mut phase.men {
                if dice.below(2) == 0 {
                    let more =
                        one_of(&mut dice, !mate.board().occupied()).expect("an empty square");
                    man.region |= Bitboard::from(more).0;
                }
            }
            assert!(phase.allows_mate(last), "{shown}, with more squares");
        }
    }
    println!("{seen:?}");
    assert!(seen.double > 20 && seen.discovered > 100 && seen.pinned > 100, "{seen:?}");
}

/// A smothered mate in which one man must make room for another: the first knight can stand on both
/// squares, the second on one.
#[test]
fn blockers_change_places() {
    let mut test = MateTest::new(Color::White, Bitboard::EMPTY);
    let mut add = |color, role, squares: &[Square]| {
        test.add(color, Some(role), squares.iter().copied().collect());
    };
    add(Color::White, Role::King, &[Square::A1]);
    add(Color::White, Role::Knight, &[Square::F7]);
    add(Color::Black, Role::King, &[Square::H8]);
    add(Color::Black, Role::Rook, &[Square::G8]);
    add(Color::Black, Role::Knight, &[Square::G7, Square::H7]);
    add(Color::Black, Role::Knight, &[Square::G7]);
    assert!(test.allows_mate());
}
