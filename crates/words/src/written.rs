//! Moves as a person writes them down, legal or not.

use arrayvec::ArrayString;
use compongo_board::{Position, Role};
use compongo_laws::game::{Gesture, Table};
use compongo_notation::{Alphabet, write_san};

/// A move as it is written in English letters: seven characters are the most, as in `Qa1xb2+`.
pub type Written = ArrayString<8>;

/// A move as it is written down, legal or not: what a person who sees nothing wrong with it would
/// write. Empty for a clock pressed without a move.
pub fn written(before: &Table, gesture: Option<Gesture>) -> Written {
    let Some(gesture) = gesture else { return Written::new() };
    let legal = before.position().and_then(|position| {
        let mv = position.judge(gesture.from, gesture.to, gesture.promotion).ok()?;
        Some(write_san(position, mv, Alphabet::ENGLISH))
    });
    fit(&legal.unwrap_or_else(|| by_hand(before, gesture)))
}

/// A pawn that became a queen after all, written from where it stands now.
pub(crate) fn replaced(after: Option<&Position>, gesture: Gesture, piece: Role) -> Written {
    let Gesture { from, to, .. } = gesture;
    let mut text = String::new();
    if from.file() != to.file() {
        text.push_str(&from.file().to_string());
        text.push('x');
    }
    text.extend([to.to_string(), format!("={}", piece.letter())]);
    match after {
        Some(after) if after.is_checkmate() => text.push('#'),
        Some(after) if after.is_check() => text.push('+'),
        _ => {}
    }
    fit(&text)
}

fn by_hand(before: &Table, gesture: Gesture) -> String {
    let Gesture { from, to, promotion } = gesture;
    let board = before.board();
    let takes = board.piece_at(to).is_some();
    let mut text = String::new();
    match board.piece_at(from) {
        Some(piece) if piece.role != Role::Pawn => text.push(piece.role.letter()),
        _ if takes => text.push_str(&from.file().to_string()),
        _ => {}
    }
    if takes {
        text.push('x');
    }
    text.push_str(&to.to_string());
    if let Some(role) = promotion {
        text.push('=');
        text.push(role.letter());
    }
    text
}

fn fit(text: &str) -> Written {
    let mut written = Written::new();
    for letter in text.chars() {
        if written.try_push(letter).is_err() {
            break;
        }
    }
    written
}
