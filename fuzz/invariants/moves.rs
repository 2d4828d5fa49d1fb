//! Positions reached from anywhere: the list of legal moves and the judgment of a single move are
//! two ways to say the same.

use compongo_board::{Move, Position, Role, Square};

/// Longest walk; longer ones reach nothing new and take time.
const PLIES: usize = 100;

/// The first line is a FEN, a Chess960 number or nothing; each byte after it chooses a move.
pub(crate) fn check(data: &[u8]) {
    let mut parts = data.splitn(2, |&byte| byte == b'\n');
    let first = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let start = if first.is_empty() {
        Some(Position::initial())
    } else if let Ok(number) = first.parse::<u16>() {
        Position::chess960(number % 960)
    } else {
        Position::from_fen_lenient(&first).ok().map(|(position, _)| position)
    };
    let Some(mut position) = start else { return };
    for &choice in parts.next().unwrap_or_default().iter().take(PLIES) {
        let moves = position.legal_moves();
        assert_eq!(position.has_legal_move(), !moves.is_empty());
        assert_eq!(position.is_checkmate(), moves.is_empty() && position.is_check());
        assert_eq!(position.is_stalemate(), moves.is_empty() && !position.is_check());
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        let next = position.play(mv).expect("a move of the list");
        let fen = next.to_fen();
        let (read, _) = Position::from_fen_lenient(&fen).expect("a reached position can be read");
        assert_eq!(read.key(), next.key(), "{fen}");
        position = next;
    }
    // Every position on the way is the last one of a shorter input.
    compare(&position, &position.legal_moves());
}

fn compare(position: &Position, moves: &[Move]) {
    let own = position.board().by_color(position.turn());
    for from in Square::all() {
        for to in Square::all() {
            for promotion in [None, Some(Role::Queen), Some(Role::King)] {
                let asked = (from, to, promotion);
                match position.judge(from, to, promotion) {
                    Ok(mv) => {
                        assert!(moves.contains(&mv), "{position:?}: {mv:?}");
                        let goes = mv.to == to || mv.king_target() == to;
                        assert!(mv.from == from && goes, "{position:?}: {mv:?} for {from}{to}");
                    }
                    Err(why) => {
                        // Only of own pieces, since wording takes longer than judging.
                        assert!(!own.contains(from) || !why.to_string().is_empty());
                        let named =
                            |mv: &&Move| (mv.from, aim(position, **mv), mv.promotion()) == asked;
                        assert_eq!(moves.iter().find(named), None, "{position:?}: {why}");
                    }
                }
            }
        }
    }
}

/// Where the king is put to castle: two squares on, in Chess960 on his rook.
fn aim(position: &Position, mv: Move) -> Square {
    if position.is_chess960() { mv.to } else { mv.king_target() }
}
