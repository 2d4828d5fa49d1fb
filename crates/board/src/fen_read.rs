//! Forsyth–Edwards Notation, read field by field.

use crate::{
    CastlingClaims, CastlingSide, Color, FenDeviations, FenError, FenField, File, Piece, Rank,
    Setup, Square,
};

/// The longest text that is looked at, in bytes. A FEN has at most about 100.
pub const MAX_FEN_LEN: usize = 1024;

impl Setup {
    /// Reads a FEN in its exact form; the position may be impossible.
    ///
    /// # Errors
    /// The first fault with its place.
    pub fn from_fen(fen: &str) -> Result<Setup, FenError> {
        match Setup::from_fen_lenient(fen)? {
            (setup, deviations) if deviations.is_empty() => Ok(setup),
            (_, deviations) => Err(FenError::NotStrict { deviations }),
        }
    }

    /// Reads a FEN as people write it; the position may be impossible.
    ///
    /// # Errors
    /// The first fault that leaves the meaning open, with its place.
    pub fn from_fen_lenient(fen: &str) -> Result<(Setup, FenDeviations), FenError> {
        if fen.len() > MAX_FEN_LEN {
            return Err(FenError::TooLong { length: fen.len() });
        }
        let mut reader = Reader { text: fen, at: 0, deviations: FenDeviations::empty() };
        let mut setup = Setup::EMPTY;
        let (board, at) = reader.next_field().ok_or(missing(FenField::Board, 0))?;
        reader.board(board, at, &mut setup)?;
        let (turn, at) = reader.next_field().ok_or(missing(FenField::Turn, fen.len()))?;
        setup.turn = reader.turn(turn, at)?;
        if let Some((castling, at)) = reader.next_field_or_note() {
            reader.castling(castling, at, &mut setup)?;
        }
        if let Some((square, at)) = reader.next_field_or_note() {
            setup.ep_square = reader.ep_square(square, at)?;
        }
        if let Some((clock, at)) = reader.next_field_or_note() {
            setup.halfmove_clock = reader.number(clock, at, FenField::HalfmoveClock)?;
        }
        if let Some((number, at)) = reader.next_field_or_note() {
            setup.fullmove_number = reader.number(number, at, FenField::FullmoveNumber)?;
        }
        if let Some((_, at)) = reader.next_field() {
            return Err(FenError::ExtraText { at });
        }
        Ok((setup, reader.deviations))
    }
}

fn missing(field: FenField, at: usize) -> FenError {
    FenError::MissingField { field, at }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    deviations: FenDeviations,
}

impl<'a> Reader<'a> {
    /// The next field and where it begins.
    fn next_field(&mut self) -> Option<(&'a str, usize)> {
        let rest = &self.text[self.at..];
        // One blank, as it should be, needs no look at what else is white space.
        let field = match rest.as_bytes() {
            [b' ', next, ..] if next.is_ascii_graphic() => &rest[1..],
            _ => rest.trim_start(),
        };
        let gap = &rest[..rest.len() - field.len()];
        let wanted = if self.at == 0 || field.is_empty() { "" } else { " " };
        if gap != wanted {
            self.deviations |= FenDeviations::SPACING;
        }
        let start = self.at + gap.len();
        let plain = field.bytes().position(|byte| !byte.is_ascii_graphic());
        let length = match plain {
            None => field.len(),
            Some(length) if field.as_bytes()[length] == b' ' => length,
            Some(_) => field.find(char::is_whitespace).unwrap_or(field.len()),
        };
        self.at = start + length;
        (length > 0).then(|| (&field[..length], start))
    }

    fn next_field_or_note(&mut self) -> Option<(&'a str, usize)> {
        let field = self.next_field();
        if field.is_none() {
            self.deviations |= FenDeviations::MISSING_FIELDS;
        }
        field
    }

    fn board(&mut self, text: &str, start: usize, setup: &mut Setup) -> Result<(), FenError> {
        let (mut rank, mut file, mut after_number) = (7_u8, 0_u8, false);
        let mut ranks = 1;
        for (offset, byte) in text.bytes().enumerate() {
            let at = start + offset;
            if byte == b'/' {
                if file != 8 {
                    return Err(FenError::BadRank { rank: Rank::new(rank), squares: file, at });
                }
                ranks += 1;
                if rank == 0 {
                    return Err(FenError::BadRankCount { ranks, at });
                }
                (rank, file, after_number) = (rank - 1, 0, false);
                continue;
            }
            let width = if let b'1'..=b'8' = byte {
                if after_number {
                    self.deviations |= FenDeviations::SPLIT_NUMBERS;
                }
                after_number = true;
                byte - b'0'
            } else {
                let Some(piece) = Piece::from_fen_char(byte.into()) else {
                    let character = text[offset..].chars().next().unwrap_or_default();
                    return Err(FenError::BadPiece { character, at });
                };
                if file < 8 {
                    let square = Square::at(File::new(file), Rank::new(rank));
                    setup.board.put_on_empty(piece, square);
                }
                after_number = false;
                1
            };
            file += width;
            if file > 8 {
                return Err(FenError::BadRank { rank: Rank::new(rank), squares: 9, at });
            }
        }
        let at = start + text.len();
        if file != 8 {
            return Err(FenError::BadRank { rank: Rank::new(rank), squares: file, at });
        }
        if rank != 0 {
            return Err(FenError::BadRankCount { ranks, at });
        }
        Ok(())
    }

    fn turn(&mut self, text: &str, at: usize) -> Result<Color, FenError> {
        if matches!(text, "W" | "B") {
            self.deviations |= FenDeviations::TURN_IN_CAPITALS;
        }
        match text {
            "w" | "W" => Ok(Color::White),
            "b" | "B" => Ok(Color::Black),
            _ => Err(FenError::BadField { field: FenField::Turn, at }),
        }
    }

    fn castling(&mut self, text: &str, start: usize, setup: &mut Setup) -> Result<(), FenError> {
        if text == "-" {
            return Ok(());
        }
        let mut last = 0;
        for (offset, character) in text.char_indices() {
            let bad = FenError::BadField { field: FenField::Castling, at: start + offset };
            let claims = &mut setup.castling[Color::from_white(character.is_ascii_uppercase())];
            let before = *claims;
            let order = claim(claims, character).ok_or(bad)?;
            if *claims == before {
                return Err(bad);
            }
            if order < last {
                self.deviations |= FenDeviations::CASTLING_ORDER;
            }
            last = order;
        }
        if Color::ALL.into_iter().any(|color| setup.claims_a_rook_twice(color)) {
            self.deviations |= FenDeviations::CASTLING_TWICE;
        }
        Ok(())
    }

    fn ep_square(&mut self, text: &str, at: usize) -> Result<Option<Square>, FenError> {
        if text == "-" {
            return Ok(None);
        }
        let lower = text.to_ascii_lowercase();
        if lower != text {
            self.deviations |= FenDeviations::EP_IN_CAPITALS;
        }
        let square = lower.parse();
        square.map(Some).map_err(|_| FenError::BadField { field: FenField::EnPassant, at })
    }

    fn number(&mut self, text: &str, at: usize, field: FenField) -> Result<u32, FenError> {
        let number = text.parse().map_err(|_| FenError::BadField { field, at })?;
        if text.starts_with('+') || text.len() > 1 && text.starts_with('0') {
            self.deviations |= FenDeviations::NUMBER_FORM;
        }
        Ok(number)
    }
}

/// Adds the right a letter claims, and gives the letter's place in the usual order.
fn claim(claims: &mut CastlingClaims, letter: char) -> Option<u8> {
    let lower = letter.to_ascii_lowercase();
    let within = match lower {
        'k' => {
            claims.claim_side(CastlingSide::Short);
            0
        }
        'q' => {
            claims.claim_side(CastlingSide::Long);
            1
        }
        _ => {
            claims.claim_file(File::from_char(lower)?);
            // Files may come in either order.
            1
        }
    };
    Some(within + if letter.is_ascii_uppercase() { 0 } else { 2 })
}
