//! The same positions asked of shakmaty and cozy-chess: legal moves, checks, FEN.

mod common;

use common::random_games;
use compongo_board::{
    Bitboard, CastlingSide, CastlingStyle, EpStyle, File, Geometry, IllegalMove, Move, Position,
    Rank, Role, Square,
};
use shakmaty::Position as _;

/// From, to (of the rook in castling) and promotion letter, which all three can say.
fn names(moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let mut names: Vec<String> = moves.into_iter().map(|mv| mv.to_string()).collect();
    names.sort();
    names
}

fn shakmaty_position(position: &Position) -> shakmaty::Chess {
    let fen = position.to_fen_as(CastlingStyle::Shredder, EpStyle::Always);
    let fen: shakmaty::fen::Fen = fen.parse().expect(&fen);
    let position = fen.into_position(shakmaty::CastlingMode::Chess960);
    position.or_else(shakmaty::PositionError::ignore_too_much_material).expect("playable")
}

fn shakmaty_moves(position: &shakmaty::Chess) -> Vec<String> {
    let moves = position.legal_moves();
    let mut names: Vec<String> =
        moves.iter().map(|mv| mv.to_uci(shakmaty::CastlingMode::Chess960).to_string()).collect();
    names.sort();
    names
}

fn cozy_moves(position: &Position) -> Option<Vec<String>> {
    if position.halfmove_clock() > 100 {
        return None; // cozy-chess cannot hold it
    }
    let fen = position.to_fen_as(CastlingStyle::Shredder, EpStyle::Legal);
    let board = cozy_chess::Board::from_fen(&fen, true).expect(&fen);
    let mut names = Vec::new();
    board.generate_moves(|moves| {
        names.extend(moves.into_iter().map(|mv| mv.to_string()));
        false
    });
    names.sort();
    Some(names)
}

fn compare(position: &Position) {
    let fen = position.to_fen();
    let ours = names(position.legal_moves());
    let oracle = shakmaty_position(position);
    assert_eq!(ours, shakmaty_moves(&oracle), "{fen}");
    if let Some(cozy) = cozy_moves(position) {
        assert_eq!(ours, cozy, "{fen}");
    }
    assert_eq!(position.count_legal_moves(), ours.len(), "{fen}");
    assert_eq!(position.checkers().0, u64::from(oracle.checkers()), "{fen}");
    assert_eq!(position.is_checkmate(), oracle.is_checkmate(), "{fen}");
    assert_eq!(position.is_stalemate(), oracle.is_stalemate(), "{fen}");
    let mut successors = Vec::new();
    position.each_successor(|mv, next| {
        assert!(position.is_legal(mv), "{fen} {mv:?}");
        let played = position.play_legal(mv);
        assert_eq!((next.to_fen(), next.key()), (played.to_fen(), played.key()), "{fen} {mv}");
        assert_eq!(next.ep_square(), played.ep_square());
        successors.push(mv);
    });
    assert_eq!(names(successors), ours, "{fen}");
    let legal_ep = oracle.legal_ep_square().map(|square| square.to_string());
    assert_eq!(position.legal_ep_square().map(|square| square.to_string()), legal_ep, "{fen}");
}

/// The positions read again from their FEN are the same, key included; keys are kept correctly
/// through the moves.
fn reread(position: &Position) {
    let geometry = if position.is_chess960() { Geometry::Chess960 } else { Geometry::Standard };
    for castling in [CastlingStyle::XFen, CastlingStyle::Shredder] {
        let fen = position.to_fen_as(castling, EpStyle::Always);
        let again = Position::from_fen_in(&fen, geometry).expect(&fen);
        assert!(again.is_same(position), "{fen}");
        assert_eq!(again.key(), position.key(), "{fen}");
        assert_eq!(again.to_fen_as(castling, EpStyle::Always), fen);
    }
}

/// [`Position::judge`] and [`Position::candidates`] say yes exactly to the legal moves.
fn judged(position: &Position) {
    let legal = position.legal_moves();
    let mut accepted = Vec::new();
    for from in Square::all() {
        for to in Square::all() {
            let promotions = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
            match position.judge(from, to, None) {
                Ok(mv) => {
                    let asked = mv.to == to || mv.king_target() == to;
                    assert!(mv.from == from && asked, "{mv:?} {to} {}", position.to_fen());
                    accepted.push(mv);
                }
                Err(IllegalMove::PromotionMissing { .. }) => {
                    for role in promotions {
                        accepted.push(position.judge(from, to, Some(role)).expect("a promotion"));
                    }
                }
                Err(_) => {}
            }
        }
    }
    let in_board = |moves: &[Move]| {
        names(moves.iter().copied().filter(|mv| mv.castling().is_none() || position.is_chess960()))
    };
    if !position.is_chess960() {
        for mv in &accepted {
            assert!(legal.contains(mv), "{mv:?} {}", position.to_fen());
        }
    }
    accepted.sort();
    accepted.dedup();
    assert_eq!(in_board(&accepted), in_board(&legal), "{}", position.to_fen());
    for &mv in &legal {
        assert!(position.play(mv).is_ok(), "{mv:?} {}", position.to_fen());
    }
    for role in Role::ALL {
        for to in Square::all() {
            let expected = legal.iter().filter(|mv| {
                mv.to == to
                    && mv.castling().is_none()
                    && position.board().role_at(mv.from) == Some(role)
            });
            let expected = expected.map(|mv| mv.from).collect();
            assert_eq!(
                position.candidates(role, to),
                expected,
                "{role} {to} {}",
                position.to_fen()
            );
            unique(position, role, to, &legal);
        }
    }
}

/// [`Position::unique_move`] finds a move only where it is the one that can be meant, and finds it
/// where nothing is special about it.
fn unique(position: &Position, role: Role, to: Square, legal: &[Move]) {
    let files = File::ALL.into_iter().map(Bitboard::from);
    let ranks = Rank::ALL.into_iter().map(Bitboard::from);
    for origins in files.chain(ranks).chain([Bitboard::FULL]) {
        let meant: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|mv| mv.to == to && origins.contains(mv.from) && mv.castling().is_none())
            .filter(|mv| position.board().role_at(mv.from) == Some(role))
            .collect();
        let found = position.unique_move(role, to, origins);
        if let Some(found) = found {
            assert_eq!(meant, [found], "{role} {to} {}", position.to_fen());
            let mut advanced = *position;
            assert_eq!(advanced.advance_unique(role, to, origins), Some(found));
            let played = position.play_legal(found);
            assert_eq!((advanced.to_fen(), advanced.key()), (played.to_fen(), played.key()));
        }
        let rivals = position.board().pieces(position.turn(), role) & origins;
        if let ([mv], Some(_)) = (&meant[..], rivals.single())
            && mv.promotion().is_none()
            && position.ep_square().is_none()
        {
            assert_eq!(found, Some(*mv), "{role} {to} {}", position.to_fen());
        }
    }
}

/// [`Position::advance_castling`] castles where [`Position::castle`] finds nothing against it.
fn castles(position: &Position) {
    for side in [CastlingSide::Short, CastlingSide::Long] {
        let castling = position.castle(side).ok();
        let mut advanced = *position;
        assert_eq!(advanced.advance_castling(side), castling, "{}", position.to_fen());
        let after = castling.map_or(*position, |mv| position.play_legal(mv));
        assert_eq!((advanced.to_fen(), advanced.key()), (after.to_fen(), after.key()));
    }
}

/// Kings and rooks alone, on every file, among pieces that attack and stand in the way.
#[test]
fn castling_with_little_in_the_way() {
    let start = |random: &mut common::Random| {
        let number = random.below(960) as u16;
        let mut setup =
            Position::chess960(number).expect("below 960").to_setup(CastlingStyle::Shredder);
        for square in Square::all() {
            let role = setup.board.role_at(square);
            let stays = matches!(role, Some(Role::King | Role::Rook));
            if !stays && (role == Some(Role::Pawn) || random.below(4) > 0) {
                setup.board.remove(square);
            }
        }
        let geometry = Geometry::Chess960;
        setup.position(geometry).unwrap_or_else(|_| Position::chess960(number).expect("below 960"))
    };
    let mut castled = 0;
    random_games(2_000, 17, start, |position, _| {
        castles(position);
        castled += usize::from(position.castle(CastlingSide::Short).is_ok());
    });
    assert!(castled > 500, "{castled}");
}

#[test]
fn random_standard_games() {
    let mut positions = 0;
    random_games(
        300,
        1,
        |_| Position::initial(),
        |position, _| {
            compare(position);
            reread(position);
            castles(position);
            positions += 1;
        },
    );
    assert!(positions > 30_000, "{positions}");
}

#[test]
fn random_chess960_games() {
    let start = |random: &mut common::Random| {
        Position::chess960(random.below(960) as u16).expect("below 960")
    };
    random_games(200, 2, start, |position, _| {
        compare(position);
        reread(position);
        castles(position);
    });
}

#[test]
fn every_pair_of_squares_is_judged_as_the_legal_moves_say() {
    random_games(12, 3, |_| Position::initial(), |position, _| judged(position));
    let start = |random: &mut common::Random| {
        Position::chess960(random.below(960) as u16).expect("below 960")
    };
    random_games(12, 4, start, |position, _| judged(position));
}

#[test]
fn the_960_starting_positions_are_those_of_shakmaty() {
    for number in 0..960 {
        let ours = Position::chess960(number).expect("below 960");
        compare(&ours);
        reread(&ours);
    }
    let mut all: Vec<String> = (0..960).map(|n| Position::chess960(n).unwrap().to_fen()).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 960);
    let standard = Position::chess960(518).expect("below 960");
    assert_eq!(standard.to_fen(), Position::initial().to_fen());
    let last = Position::chess960(959).expect("below 960");
    assert!(last.to_fen().starts_with("rkrnnqbb/"), "{}", last.to_fen());
}
