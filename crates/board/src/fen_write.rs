//! Forsyth–Edwards Notation, written.

use core::fmt::{self, Write as _};

use arrayvec::ArrayString;

use crate::{
    Bitboard, Board, ByColor, CastlingClaims, CastlingSide, Color, File, Position, Rank, Role,
    Setup, Square,
};

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingStyle {
    /// `KQkq`; a file letter only for a rook that is not the outermost (X-FEN).
    #[default]
    XFen,
    /// The file letters of the rooks (Shredder-FEN).
    Shredder,
}

/// When an en passant square is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EpStyle {
    /// Only where a pawn can legally take, so that equal positions have equal texts.
    #[default]
    Legal,
    /// After every double step (PGN standard, 16.1.3.4).
    Always,
}

impl Position {
    /// The position as FEN: X-FEN castling, an en passant square only where a pawn can take.
    pub fn to_fen(&self) -> String {
        self.to_fen_as(CastlingStyle::XFen, EpStyle::Legal)
    }

    /// The position as FEN in a given style.
    ///
    /// ```
    /// use compongo_board::{CastlingStyle, EpStyle, Position};
    ///
    /// let fen = Position::initial().to_fen_as(CastlingStyle::Shredder, EpStyle::Always);
    /// assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    /// ```
    pub fn to_fen_as(&self, castling: CastlingStyle, ep: EpStyle) -> String {
        let mut setup = self.to_setup(castling);
        if ep == EpStyle::Legal {
            setup.ep_square = self.legal_ep_square();
        }
        setup.to_string()
    }

    /// Everything the position consists of, for editing.
    pub fn to_setup(&self, style: CastlingStyle) -> Setup {
        Setup {
            board: self.at.board,
            turn: self.turn,
            castling: ByColor::from_fn(|color| self.castling_claims(color, style)),
            ep_square: self.ep_square(),
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    fn castling_claims(&self, color: Color, style: CastlingStyle) -> CastlingClaims {
        let mut claims = CastlingClaims::NONE;
        let king = self.king(color);
        let home = self.at.board.pieces(color, Role::Rook) & Bitboard::home_rank(color);
        for side in CastlingSide::ALL {
            let Some(rook) = self.castling_rook(color, side) else { continue };
            let mut beyond =
                home.into_iter().filter(|&rook| CastlingSide::towards(king, rook) == side);
            let outermost = match side {
                CastlingSide::Short => beyond.last(),
                CastlingSide::Long => beyond.next(),
            };
            if style == CastlingStyle::XFen && outermost == Some(rook) {
                claims.claim_side(side);
            } else {
                claims.claim_file(rook.file());
            }
        }
        claims
    }
}

impl fmt::Display for Setup {
    /// The FEN of the setup, with whatever it claims.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text(self)?)
    }
}

/// The longest FEN: 64 pieces and 7 slashes, the turn, 20 claims of castling rights, an en passant
/// square and two numbers of ten digits, with five spaces.
const LONGEST: usize = 64 + 7 + 1 + 20 + 2 + 2 * 10 + 5;

type Text = ArrayString<LONGEST>;

/// The FEN, put together without an allocation.
fn text(setup: &Setup) -> Result<Text, fmt::Error> {
    let mut text = Text::new();
    write_board(&mut text, &setup.board)?;
    text.write_char(' ')?;
    text.write_char(setup.turn.fen_char())?;
    text.write_char(' ')?;
    for color in Color::ALL {
        write_claims(&mut text, color, setup.castling[color])?;
    }
    if Color::ALL.into_iter().all(|color| setup.castling[color].is_empty()) {
        text.write_char('-')?;
    }
    match setup.ep_square {
        Some(square) => write!(text, " {square}")?,
        None => text.write_str(" -")?,
    }
    write!(text, " {} {}", setup.halfmove_clock, setup.fullmove_number)?;
    Ok(text)
}

fn write_board(text: &mut Text, board: &Board) -> fmt::Result {
    let mut letters = [None; 64];
    for (square, piece) in board.iter() {
        letters[square.index()] = Some(piece.fen_char());
    }
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            match letters[Square::at(file, rank).index()] {
                None => empty += 1,
                Some(letter) => {
                    write_empty(text, &mut empty)?;
                    text.write_char(letter)?;
                }
            }
        }
        write_empty(text, &mut empty)?;
        if rank != Rank::First {
            text.write_char('/')?;
        }
    }
    Ok(())
}

fn write_empty(text: &mut Text, empty: &mut u8) -> fmt::Result {
    if *empty > 0 {
        text.write_char(char::from(b'0' + *empty))?;
        *empty = 0;
    }
    Ok(())
}

fn write_claims(text: &mut Text, color: Color, claims: CastlingClaims) -> fmt::Result {
    let mut letter = |letter: char| {
        text.write_char(if color.is_white() { letter.to_ascii_uppercase() } else { letter })
    };
    for (side, name) in [(CastlingSide::Short, 'k'), (CastlingSide::Long, 'q')] {
        if claims.sides[side as usize] {
            letter(name)?;
        }
    }
    for file in File::ALL.into_iter().rev() {
        if claims.files >> file as u8 & 1 != 0 {
            letter(file.to_char())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Piece;

    #[test]
    fn the_longest_text_has_room() {
        let mut setup = Setup::EMPTY;
        for square in Square::all() {
            setup.board.put(Piece { color: Color::Black, role: Role::Queen }, square);
        }
        for color in Color::ALL {
            setup.castling[color] = CastlingClaims { sides: [true; 2], files: 0xff };
        }
        setup.ep_square = Some(Square::E3);
        (setup.halfmove_clock, setup.fullmove_number) = (u32::MAX, u32::MAX);
        let ranks = ["qqqqqqqq"; 8].join("/");
        let expected = format!("{ranks} w KQHGFEDCBAkqhgfedcba e3 {0} {0}", u32::MAX);
        assert_eq!(setup.to_string(), expected);
        assert_eq!(expected.len(), LONGEST);
    }
}
