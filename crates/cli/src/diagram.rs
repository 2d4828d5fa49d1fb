//! A small board: people would rather look than read.

use std::fmt::Write;

use anstyle::{Ansi256Color, Color as Paint, Style};
use compongo_board::{Bitboard, Board, Color, File, Piece, Rank, Role, Square};

const LIGHT: Ansi256Color = Ansi256Color(108);
const DARK: Ansi256Color = Ansi256Color(65);
const MOVE: Ansi256Color = Ansi256Color(136);
const CULPRIT: Ansi256Color = Ansi256Color(160);
const WHITE: Ansi256Color = Ansi256Color(231);
const BLACK: Ansi256Color = Ansi256Color(16);

/// What is marked on the board.
#[derive(Clone, Copy)]
pub(crate) struct Marks {
    /// The squares of the move.
    pub(crate) of_move: Bitboard,
    /// Those that make it illegal.
    pub(crate) culprits: Bitboard,
}

/// The board from White's side, one string per line. In colour the squares are painted; without,
/// the move's squares stand in `[ ]` and those that make it illegal in `( )`.
pub(crate) fn lines(board: &Board, marks: Marks, color: bool) -> Vec<String> {
    let rank = |rank: &Rank| {
        let mut line = format!("{} ", rank.to_char());
        for file in File::ALL {
            let square = Square::at(file, *rank);
            let cell = board.piece_at(square);
            // Writing to a String does not fail.
            let _ = if color {
                painted(&mut line, square, cell, marks)
            } else {
                plain(&mut line, square, cell, marks)
            };
        }
        if color { line } else { line.trim_end().to_owned() }
    };
    let files = "   a  b  c  d  e  f  g  h".to_owned();
    Rank::ALL.iter().rev().map(rank).chain([files]).collect()
}

fn painted(
    line: &mut String,
    square: Square,
    piece: Option<Piece>,
    marks: Marks,
) -> std::fmt::Result {
    let background = if marks.culprits.contains(square) {
        CULPRIT
    } else if marks.of_move.contains(square) {
        MOVE
    } else if square.is_light() {
        LIGHT
    } else {
        DARK
    };
    let ink = match piece {
        Some(Piece { color: Color::White, .. }) => WHITE,
        _ => BLACK,
    };
    let style =
        Style::new().bg_color(Some(Paint::Ansi256(background))).fg_color(Some(Paint::Ansi256(ink)));
    write!(line, "{style} {} {style:#}", piece.map_or(' ', |piece| figure(piece.role)))
}

fn plain(
    line: &mut String,
    square: Square,
    piece: Option<Piece>,
    marks: Marks,
) -> std::fmt::Result {
    let letter = piece.map_or('.', Piece::fen_char);
    if marks.culprits.contains(square) {
        write!(line, "({letter})")
    } else if marks.of_move.contains(square) {
        write!(line, "[{letter}]")
    } else {
        write!(line, " {letter} ")
    }
}

/// The filled figures: their colour comes from the ink.
fn figure(role: Role) -> char {
    match role {
        Role::Pawn => '♟',
        Role::Knight => '♞',
        Role::Bishop => '♝',
        Role::Rook => '♜',
        Role::Queen => '♛',
        Role::King => '♚',
    }
}

#[cfg(test)]
mod tests {
    use compongo_board::Position;

    use super::*;

    #[test]
    fn the_plain_board_marks_squares_with_brackets() {
        let position = Position::from_fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1").unwrap();
        let marks = Marks {
            of_move: Bitboard::from(Square::E2) | Bitboard::from(Square::C3),
            culprits: Bitboard::from(Square::E8),
        };
        let board = lines(position.board(), marks, false);
        assert_eq!(board[0], "8  .  .  .  . (r) .  k  .");
        assert_eq!(board[5], "3  .  . [.] .  .  .  .  .");
        assert_eq!(board[6], "2  .  .  .  . [N] .  .  .");
        assert_eq!(board[8], "   a  b  c  d  e  f  g  h");
        let painted = lines(position.board(), marks, true);
        assert_eq!(painted.len(), 9);
        assert!(painted[0].contains("48;5;160") && painted[6].contains("♞"));
    }
}
