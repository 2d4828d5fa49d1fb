//! The sample games that the notation appendices of 2001 and 2005 print, in Spanish.

use compongo_board::{IllegalMove, Position, Square};
use compongo_notation::{Alphabet, Deviations, ResolveError, SanError, replay};

const OF_2001: &str = "1.d4 Cf6 2.c4 e6 3.Cc3 Ab4 4.Ad2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Axc3 8.Axc3 \
    Cxd5 9.Cf3 b6 10.Db3 Cxc3 11.bxc3 c5 12.Ae2 cxd4 13.Cxd4 Te8 14.0-0 Cd7 15.a4 Cc5 16.Db4 Ab7 \
    17.a5 …etc.";
const OF_2005: &str = "1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5 d5 6.exd6 a.p. Cxd6 7Ag5 Cc6 8.De3+ \
    Ae7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1(=)";

fn spanish() -> &'static Alphabet {
    Alphabet::by_code("es").unwrap()
}

#[test]
fn the_game_of_2001_is_replayed() {
    let game: Vec<_> =
        replay(OF_2001.as_bytes(), &Position::initial(), spanish()).map(Result::unwrap).collect();
    assert_eq!(game.len(), 33);
    let odd: Vec<(usize, String)> = game
        .iter()
        .filter(|step| !step.deviations.is_empty())
        .map(|step| (step.ply, step.deviations.to_string()))
        .collect();
    let zeros = Deviations::CASTLING_ZEROS.to_string();
    assert_eq!(odd, [(8, zeros.clone()), (27, zeros)]);
    let last = game.last().unwrap();
    assert_eq!(
        last.position.play_legal(last.mv).to_fen(),
        "r2qr1k1/pb3ppp/1p6/P1n5/1Q1N4/2P5/4BPPP/R4RK1 b - - 0 17"
    );
}

#[test]
fn the_misprint_of_2005_is_reported_at_its_move() {
    let game: Vec<_> = replay(OF_2005.as_bytes(), &Position::initial(), spanish()).collect();
    assert_eq!(game.len(), 9);
    assert!(game[..8].iter().all(Result::is_ok));
    let fault = game[8].unwrap_err();
    assert_eq!(fault.ply, 9);
    assert_eq!(fault.text, b"Dxd5");
    assert_eq!(&OF_2005[fault.offset..fault.offset + 4], "Dxd5");
    let reason = IllegalMove::PathBlocked { at: Square::D4 };
    assert!(matches!(fault.error, SanError::Resolve(error @ ResolveError::NoSuchMove { .. })
        if error.illegal() == Some(reason)));
    assert_eq!(
        fault.to_string(),
        "move 5. (Dxd5), byte 36: the queen on d1 cannot go to d5: the way is blocked on d4"
    );
}

#[test]
fn the_game_of_2005_goes_on_with_the_move_that_is_meant() {
    let meant = OF_2005.replace("5Dxd5", "5Dxd4");
    let game: Vec<_> =
        replay(meant.as_bytes(), &Position::initial(), spanish()).map(Result::unwrap).collect();
    assert_eq!(game.len(), 21);
    let found = |ply: usize| game[ply - 1].deviations;
    assert_eq!(found(11), Deviations::EN_PASSANT_MARK | Deviations::BLANKS);
    assert_eq!(found(19), Deviations::CASTLING_ZEROS);
    assert_eq!(found(21), Deviations::DRAW_OFFER);
    assert_eq!(game[20].canonical.to_string(), "Kb1");
    assert_eq!(
        game[20].position.play_legal(game[20].mv).to_fen(),
        "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11"
    );
}
