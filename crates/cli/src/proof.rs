//! What the questions of winning chances have in common: their limits, lines of moves and reasons in
//! words.

use std::io::{self, Write};
use std::time::Instant;

use compongo_board::{Bitboard, Color, Move, Position};
use compongo_notation::{San, uci};
use compongo_winnable::{Budget, Reason};

use crate::args::LimitArgs;
use crate::diagram::{Marks, lines};
use crate::messages::Messages;
use crate::ui::Ui;

/// Asks a question within the limits; the time is counted from now.
pub(crate) fn within<T>(limits: &LimitArgs, ask: impl FnOnce(Budget<'_>) -> T) -> T {
    let positions = limits.positions;
    let Some(most) = limits.seconds else { return ask(Budget { positions, interrupted: None }) };
    let begun = Instant::now();
    let late = || begun.elapsed() >= most;
    ask(Budget { positions, interrupted: Some(&late) })
}

/// Moves as machines read them.
pub(crate) fn in_uci(position: &Position, line: &[Move]) -> Vec<String> {
    each(position, line, uci::write)
}

/// Moves as people read them, numbered on from the position.
pub(crate) fn in_san(position: &Position, line: &[Move]) -> String {
    let words = each(position, line, |now, mv| {
        let number = now.fullmove_number();
        let san = San::of(now, mv);
        match now.turn() {
            Color::White => format!("{number}. {san}"),
            Color::Black if number == position.fullmove_number() && !position.turn().is_white() => {
                format!("{number}... {san}")
            }
            Color::Black => san.to_string(),
        }
    });
    words.join(" ")
}

fn each<T>(position: &Position, line: &[Move], say: impl Fn(&Position, Move) -> T) -> Vec<T> {
    let mut now = *position;
    let words = line.iter().map(|mv| {
        let word = say(&now, *mv);
        now = now.play_legal(*mv);
        word
    });
    words.collect()
}

/// A line and the board at its end.
pub(crate) fn show(
    position: &Position,
    line: &[Move],
    ui: &Ui,
    out: &mut impl Write,
) -> io::Result<()> {
    if !line.is_empty() {
        writeln!(out, "  {}", in_san(position, line))?;
    }
    let end = line.iter().fold(*position, |now, mv| now.play_legal(*mv));
    let of_move = line
        .last()
        .map_or(Bitboard::EMPTY, |mv| Bitboard::from(mv.from) | Bitboard::from(mv.king_target()));
    let marks = Marks { of_move, culprits: Bitboard::EMPTY };
    writeln!(out)?;
    for line in lines(end.board(), marks, ui.color) {
        writeln!(out, "    {line}")?;
    }
    writeln!(out)
}

/// Why a side cannot mate, in a clause.
pub(crate) fn reason(reason: Reason, messages: &Messages) -> String {
    messages.text(&reason_id(reason.code()))
}

/// The message of a reason by its code.
pub(crate) fn reason_id(code: &str) -> String {
    format!("reason-{code}")
}

/// The word by which messages and records know a side.
pub(crate) fn name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Lang;

    #[test]
    fn every_reason_has_words() {
        for messages in [Lang::En, Lang::Es].map(Messages::new) {
            for reason in Reason::ALL {
                assert!(messages.has(&reason_id(reason.code())), "{reason:?}");
            }
        }
    }

    #[test]
    fn lines_are_numbered_from_either_side() {
        let position =
            Position::from_fen("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2");
        let position = position.unwrap();
        let mate = uci::read(b"d8h4", &position).unwrap();
        assert_eq!(in_san(&position, &[mate]), "2... Qh4#");
        let start = Position::initial();
        let first = uci::read(b"f2f3", &start).unwrap();
        let next = start.play_legal(first);
        let second = uci::read(b"e7e5", &next).unwrap();
        assert_eq!(in_san(&start, &[first, second]), "1. f3 e5");
    }
}
