//! Forsyth–Edwards Notation, written.

use core::fmt;

use crate::{
    Bitboard, ByColor, CastlingClaims, CastlingSide, Color, File, Position, Rank, Role, Setup,
    Square,
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
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                match self.board.piece_at(Square::at(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        write_empty(f, &mut empty)?;
                        write!(f, "{}", piece.fen_char())?;
                    }
                }
            }
            write_empty(f, &mut empty)?;
            if rank != Rank::First {
                f.write_str("/")?;
            }
        }
        write!(f, " {} ", self.turn.fen_char())?;
        for color in Color::ALL {
            write_claims(f, color, self.castling[color])?;
        }
        if Color::ALL.into_iter().all(|color| self.castling[color].is_empty()) {
            f.write_str("-")?;
        }
        match self.ep_square {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove_clock, self.fullmove_number)
    }
}

fn write_empty(f: &mut fmt::Formatter<'_>, empty: &mut u8) -> fmt::Result {
    if *empty > 0 {
        write!(f, "{empty}")?;
        *empty = 0;
    }
    Ok(())
}

fn write_claims(f: &mut fmt::Formatter<'_>, color: Color, claims: CastlingClaims) -> fmt::Result {
    let mut letter = |letter: char| {
        let letter = if color.is_white() { letter.to_ascii_uppercase() } else { letter };
        write!(f, "{letter}")
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
