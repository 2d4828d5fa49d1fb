//! What single moves make of a phase.

use compongo_board::{Bitboard, Color, Position, Role, Square};

use super::{Grain, Man, Phase};

fn phase(fen: &str, by: Color, grain: Grain) -> Phase {
    let position = Position::from_fen_lenient(fen).expect(fen).0;
    Phase::of(&position, by, grain).expect("few men")
}

/// The phases that one move leads to. Nobody mates.
fn successors(phase: &Phase) -> Vec<Phase> {
    let mut open = Vec::new();
    assert!(phase.open_successors(&mut open), "a mate, or a promotion");
    open
}

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().copied().collect()
}

/// The man of a role, of whatever side.
fn man(phase: &Phase, role: Option<Role>) -> Option<&Man> {
    phase.men.iter().find(|man| man.kind.role == role)
}

fn loosen(phase: &mut Phase, role: Role, squares: &[Square]) {
    for man in phase.men.iter_mut().filter(|man| man.kind.role == Some(role)) {
        man.kind.exact = false;
        man.kind.brief = false;
        man.region = set(squares).0;
    }
}

#[test]
fn two_loose_men_may_meet_on_squares_that_are_not_told_apart() {
    let mut phase = phase("7k/8/8/8/3b4/8/8/K1R5 w - - 0 1", Color::White, Grain::Few(0));
    loosen(&mut phase, Role::Rook, &[Square::C1, Square::C2]);
    loosen(&mut phase, Role::Bishop, &[Square::D2, Square::D1, Square::G1]);
    let open = successors(&phase);
    let taken: Vec<&Phase> =
        open.iter().filter(|next| man(next, Some(Role::Bishop)).is_none()).collect();
    let rook = taken.iter().fold(Bitboard::EMPTY, |all, next| {
        all | Bitboard(man(next, Some(Role::Rook)).expect("the rook").region)
    });
    assert_eq!(rook, set(&[Square::D1, Square::D2, Square::G1]));
}

#[test]
fn who_has_moved_is_not_left_in_check_by_men_that_may_be_anywhere() {
    let mut phase = phase("7k/8/8/8/8/8/8/KN5n w - - 0 1", Color::White, Grain::Few(0));
    phase.men.iter_mut().for_each(|man| {
        let (color, knight) = (man.kind.color, man.kind.role == Some(Role::Knight));
        if knight {
            man.kind.exact = false;
            // Of each side one square from where it would attack the other's king.
            let squares =
                if color.is_white() { [Square::F7, Square::C3] } else { [Square::B3, Square::C5] };
            man.region = set(&squares).0;
        }
    });
    // The king goes from a1 to a2: b3 attacks nothing there, c3 and f7 are not asked.
    let knight = |next: &Phase, color: Color| {
        next.men
            .iter()
            .find(|man| man.kind.color == color && man.kind.role == Some(Role::Knight))
            .map(|man| Bitboard(man.region))
    };
    let king_on = |next: &Phase, square: Square| {
        next.exact_king(Color::White) == Some(Bitboard::from(square))
    };
    let open = successors(&phase);
    let to_b2 = open.iter().find(|next| king_on(next, Square::B2)).expect("Kb2");
    assert_eq!(knight(to_b2, Color::Black), Some(set(&[Square::B3, Square::C5])));
    assert_eq!(knight(to_b2, Color::White), Some(set(&[Square::F7, Square::C3])));
    // Where the king stays, a knight on b3 would leave it in check.
    let stays = open.iter().find(|next| king_on(next, Square::A1)).expect("the knight may move");
    assert_eq!(knight(stays, Color::Black), Some(set(&[Square::C5])));
}

#[test]
fn a_double_step_may_be_taken_where_it_passed() {
    let open = successors(&phase("7k/8/8/8/3p4/8/4P3/K7 w - - 0 1", Color::Black, Grain::Few(0)));
    let taken = open.iter().find(|next| next.pawns[0].is_empty()).expect("en passant");
    assert_eq!(taken.pawns[1], set(&[Square::E3]));
    assert_eq!(taken.turn, Some(Color::White));
    let double = open.iter().find(|next| next.pawns[0] == set(&[Square::E4])).expect("e2-e4");
    assert_eq!(double.turn, Some(Color::Black));
}

#[test]
fn what_is_promoted_goes_as_a_knight_too() {
    let open = successors(&phase("8/8/6k1/8/8/8/p7/5NK1 b - - 0 1", Color::White, Grain::Sets));
    let promoted = open.iter().find(|next| next.pawns[1].is_empty()).expect("a promotion");
    let man = man(promoted, None).expect("the new man");
    assert_eq!(man.region, set(&[Square::A1]).0);
    let attacked = promoted.attacks(man.kind, Bitboard(man.region), Bitboard::FULL);
    assert!(attacked.is_superset(set(&[Square::B3, Square::C2, Square::B2])));
}

#[test]
fn an_attack_through_a_square_where_a_man_may_be_is_not_certain() {
    let mut phase = phase("7k/8/8/8/8/8/8/K2R3n w - - 0 1", Color::White, Grain::Few(0));
    phase
        .men
        .iter_mut()
        .filter(|man| man.kind.role == Some(Role::Rook))
        .for_each(|man| man.kind.exact = true);
    loosen(&mut phase, Role::Knight, &[Square::D4, Square::G8]);
    let guarded = phase.guarded(Color::White);
    assert!(guarded.contains(Square::D4) && !guarded.contains(Square::D5));
}

#[test]
fn without_turns_every_piece_goes_where_it_can() {
    let mut phase = phase("k7/8/8/8/8/8/8/KN6 w - - 0 1", Color::White, Grain::Sets);
    assert!(phase.spread());
    for man in &phase.men {
        assert_eq!(man.region, u64::MAX, "{:?}", man.kind.role);
    }
}

#[test]
fn castling_is_a_move_even_where_the_rook_stays() {
    let phase = phase("6nk/8/8/8/8/8/8/4KR2 w K - 0 1", Color::Black, Grain::Few(8));
    let king = set(&[Square::E1, Square::G1]);
    let castled = |next: &Phase| {
        next.turn == Some(Color::Black)
            && next.men.iter().any(|man| man.region == king.0)
            && has_rook_on(next, Square::F1)
    };
    let mut open = Vec::new();
    phase.open_successors(&mut open);
    assert!(open.iter().any(castled));
}

fn has_rook_on(phase: &Phase, square: Square) -> bool {
    man(phase, Some(Role::Rook)).is_some_and(|man| man.region == Bitboard::from(square).0)
}
