use compongo_board::{Move, MoveKind, Position, Role, Square};

use super::announced::say;
use super::names::Naming;
use super::short_sign;
use super::style::{Lang, Style};

/// A legal move in plain words: which piece goes from where to where, what it takes, what a pawn
/// becomes, check and checkmate.
///
/// ```
/// use compongo_board::{Position, Square};
/// use compongo_notation::spoken::{self, Lang};
///
/// let start = Position::initial();
/// let mv = start.judge(Square::G1, Square::F3, None)?;
/// assert_eq!(spoken::plain(&start, mv, Lang::English), "knight from g one to f three");
/// assert_eq!(spoken::plain(&start, mv, Lang::Spanish), "caballo de g uno a f tres");
/// assert_eq!(spoken::plain(&start, mv, Lang::German), "Springer von g eins nach f drei");
/// # Ok::<(), compongo_board::IllegalMove>(())
/// ```
pub fn plain(position: &Position, mv: Move, lang: Lang) -> String {
    say(position, mv, Style::plain(lang))
}

pub(super) fn whole(position: &Position, mv: Move, naming: Naming) -> String {
    let mut text = match mv.castling() {
        Some(side) => naming.castles(side).to_owned(),
        None => step(position, mv, naming),
    };
    text.push_str(short_sign(position, mv, naming.words));
    text
}

fn step(position: &Position, mv: Move, naming: Naming) -> String {
    let (board, words) = (position.board(), naming.words);
    let mover = naming.piece(board.role_at(mv.from).unwrap_or(Role::Pawn));
    let square = |it: Square| format!("{} {}", naming.file(it.file()), naming.rank(it.rank()));
    let (from, to) = (square(mv.from), square(mv.to));
    let en_passant = mv.kind == MoveKind::EnPassant;
    let taken = if en_passant { Some(Role::Pawn) } else { board.role_at(mv.to) };
    let mut text = match taken {
        Some(taken) => {
            let (takes, taken) = (naming.takes(), naming.piece(taken));
            format!("{mover} {} {from} {takes} {taken} {} {to}", words.from, words.on)
        }
        None => format!("{mover} {} {from} {} {to}", words.from, words.to),
    };
    if en_passant {
        text.push(' ');
        text.push_str(words.en_passant);
    }
    if let Some(role) = mv.promotion() {
        text.push_str(words.promotes_to);
        text.push(' ');
        text.push_str(naming.piece(role));
    }
    text
}
