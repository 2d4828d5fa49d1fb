//! The lemmas about material, by enumeration: `docs/winnable.md` says why these squares are enough.

use compongo_board::{Bitboard, Color, Position, Square, attacks};
use compongo_winnable::{Reason, Verdict, is_plainly_unwinnable, winnable};

fn squares(set: Bitboard) -> impl Iterator<Item = Square> {
    set.into_iter()
}

/// Squares on which the king that helps can stand while the other stands there.
fn hunters(king: Square) -> Bitboard {
    !(attacks::king_attacks(king) | Bitboard::from(king))
}

/// A knight checks; the squares around the king that nothing covers must all hold queens. One of
/// them takes the knight: whatever other queen came between would take it instead.
#[test]
fn a_knight_does_not_mate_a_king_among_queens() {
    let mut checks = 0;
    for king in Square::all() {
        for knight in squares(attacks::knight_attacks(king)) {
            for hunter in squares(hunters(king).without(knight)) {
                checks += 1;
                let covered = attacks::knight_attacks(knight) | attacks::king_attacks(hunter);
                let blocks = attacks::king_attacks(king) & !covered;
                let kings = Bitboard::from(king).with(hunter);
                let takes = squares(blocks)
                    .any(|queen| attacks::queen_attacks(queen, kings).contains(knight));
                assert!(takes, "king {king}, knight {knight}, other king {hunter}");
            }
        }
    }
    assert_eq!(checks, 18_448);
}

/// A bishop checks through the square next to the king. Two squares of the other colour touch both
/// that square and the king; the other king does not cover both, so one holds a rook or queen, and
/// that comes between or takes the bishop. It is not pinned: no bishop moves on its colour.
#[test]
fn bishops_of_one_colour_do_not_mate_a_king_among_rooks_and_queens() {
    let mut checks = 0;
    for king in Square::all() {
        let diagonal = attacks::bishop_attacks(king, Bitboard::FULL);
        let straight = attacks::rook_attacks(king, Bitboard::FULL);
        for next in squares(diagonal) {
            let between = straight & attacks::king_attacks(next);
            assert_eq!(between.count(), 2);
            for hunter in squares(hunters(king).without(next)) {
                checks += 1;
                let open = between & !attacks::king_attacks(hunter);
                assert!(open.any(), "king {king}, check through {next}, other king {hunter}");
                for rook in squares(open) {
                    assert!(attacks::rook_attacks(rook, Bitboard::FULL).contains(next));
                }
            }
        }
    }
    assert_eq!(checks, 10_944);
}

/// What the lemma on bishops leaves out, a double check, is no move of theirs: a bishop that leaves
/// one diagonal of the king does not arrive on the other, and a king leaves only one at a time.
#[test]
fn bishops_of_one_colour_never_give_double_check() {
    for king in Square::all() {
        let rays = attacks::bishop_rays(king);
        for from in squares(rays) {
            for to in squares(attacks::bishop_rays(from) & rays) {
                assert!(attacks::line(king, from).contains(to), "{king} {from} {to}");
            }
            let lines = squares(rays).filter(|&other| attacks::line(king, other).contains(from));
            assert!(lines.count() >= 1);
        }
    }
}

/// Each side of the line that the lemmas draw.
#[test]
fn the_lemmas_hold_no_more_than_they_say() {
    let unwinnable = [
        "8/8/4k3/8/8/4K3/8/8 w - - 0 1",
        "8/8/4k3/8/8/4KN2/8/8 w - - 0 1",
        "8/8/4k3/8/q7/4KN2/8/6q1 w - - 0 1",
        "8/8/4k3/8/8/4KB2/8/8 w - - 0 1",
        "8/1b6/4k3/8/r7/4KB2/6B1/q7 w - - 0 1",
    ];
    for fen in unwinnable {
        let (position, _) = Position::from_fen_lenient(fen).expect(fen);
        assert_eq!(is_plainly_unwinnable(&position, Color::White), Some(Reason::Material), "{fen}");
        assert_eq!(
            winnable(&position, Color::White),
            Verdict::Unwinnable(Reason::Material),
            "{fen}"
        );
    }
    let winnable_ = [
        "8/8/4k3/8/r7/4KN2/8/8 w - - 0 1",
        "8/8/4k3/8/b7/4KN2/8/8 w - - 0 1",
        "8/8/4k3/8/n7/4KN2/8/8 w - - 0 1",
        "8/8/4k3/7p/8/4KN2/8/8 w - - 0 1",
        "8/8/4k3/8/8/4KNN1/8/8 w - - 0 1",
        "8/8/4k3/8/8/4KBN1/8/8 w - - 0 1",
        "8/8/4k3/8/8/4KBB1/8/8 w - - 0 1",
        "8/8/4k3/2b5/8/4KB2/8/8 w - - 0 1",
        "8/8/4k3/8/n7/4KB2/8/8 w - - 0 1",
        "8/8/4k3/7p/8/4KB2/8/8 w - - 0 1",
    ];
    for fen in winnable_ {
        let position = Position::from_fen(fen).expect(fen);
        assert!(
            matches!(winnable(&position, Color::White), Verdict::Winnable(line) if !line.is_empty()),
            "{fen}"
        );
    }
}
