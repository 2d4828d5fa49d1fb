//! Forsyth–Edwards Notation, read: FEN (PGN standard, 16.1), X-FEN and Shredder-FEN.

use core::fmt;

use bitflags::bitflags;
use thiserror::Error;

use crate::{
    CastlingClaims, CastlingSide, Color, Faults, File, Geometry, Piece, Position, Rank, Setup,
    Square,
};

/// The longest text that is looked at, in bytes. A FEN has at most about 100.
pub const MAX_FEN_LEN: usize = 1024;

/// A part of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenField {
    /// The pieces, from the eighth rank.
    Board,
    /// `w` or `b`.
    Turn,
    /// `KQkq`, file letters, or `-`.
    Castling,
    /// A square of the third or sixth rank, or `-`.
    EnPassant,
    /// Plies since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move.
    FullmoveNumber,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenField::Board => "the board",
            FenField::Turn => "the player to move",
            FenField::Castling => "the castling rights",
            FenField::EnPassant => "the en passant square",
            FenField::HalfmoveClock => "the half-move clock",
            FenField::FullmoveNumber => "the move number",
        })
    }
}

/// Why a FEN cannot be read, with the byte where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum FenError {
    /// The text is longer than [`MAX_FEN_LEN`].
    #[error("the text has {length} bytes; a FEN has at most {MAX_FEN_LEN}")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// The text ends before a field.
    #[error("{field} is missing (byte {at})")]
    MissingField {
        /// The first field that is missing.
        field: FenField,
        /// Where it should begin.
        at: usize,
    },
    /// A character of the board is neither a piece nor a number of empty squares.
    #[error("'{character}' (byte {at}) is neither a piece nor a number from 1 to 8")]
    BadPiece {
        /// The character.
        character: char,
        /// Its place.
        at: usize,
    },
    /// A rank does not have eight squares.
    #[error("rank {rank} has {squares} squares instead of 8 (byte {at})")]
    BadRank {
        /// The rank.
        rank: Rank,
        /// How many squares are given, counted to 9.
        squares: u8,
        /// The byte where the rank ends or exceeds eight squares.
        at: usize,
    },
    /// The board does not have eight ranks.
    #[error("the board has {ranks} ranks instead of 8 (byte {at})")]
    BadRankCount {
        /// How many are given.
        ranks: usize,
        /// The byte where the board ends or exceeds eight ranks.
        at: usize,
    },
    /// A field other than the board cannot be read.
    #[error("{field} (byte {at}) cannot be read: {}", expected(*.field))]
    BadField {
        /// Which.
        field: FenField,
        /// The first byte that is wrong.
        at: usize,
    },
    /// Something follows the sixth field.
    #[error("text follows the move number (byte {at})")]
    ExtraText {
        /// Where it begins.
        at: usize,
    },
    /// The strict reading refuses these deviations, which the lenient one accepts.
    #[error("not strict FEN: {deviations}")]
    NotStrict {
        /// All of them.
        deviations: FenDeviations,
    },
    /// The position has faults (see [`Faults`]).
    #[error("impossible position: {faults}")]
    Impossible {
        /// All of them.
        faults: Faults,
    },
}

fn expected(field: FenField) -> &'static str {
    match field {
        FenField::Board => "eight ranks separated by '/' are expected",
        FenField::Turn => "'w' or 'b' is expected",
        FenField::Castling => "'-', letters of KQkq or files of rooks are expected, each once",
        FenField::EnPassant => "'-' or a square is expected",
        FenField::HalfmoveClock | FenField::FullmoveNumber => {
            "a number up to 4294967295 is expected"
        }
    }
}

bitflags! {
    /// How a text departs from strict FEN though its meaning is clear.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct FenDeviations: u16 {
        /// Fields at the end are missing: no rights, no en passant, clock 0, move 1 are taken.
        const MISSING_FIELDS = 1;
        /// Fields are not separated by single spaces, or spaces surround the text.
        const SPACING = 2;
        /// `W` or `B` instead of `w` or `b`.
        const TURN_IN_CAPITALS = 4;
        /// The castling letters are not in the order `KQkq`.
        const CASTLING_ORDER = 8;
        /// Two numbers of empty squares follow each other.
        const SPLIT_NUMBERS = 16;
        /// The en passant square is written in capitals.
        const EP_IN_CAPITALS = 32;
        /// A number begins with a zero or a plus sign.
        const NUMBER_FORM = 64;
    }
}

impl fmt::Display for FenDeviations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (name, _)) in self.iter_names().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            write!(f, "{separator}{}", name.to_ascii_lowercase().replace('_', " "))?;
        }
        Ok(())
    }
}

/// What the lenient reading of a FEN has forgiven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Repairs {
    /// Deviations of the text.
    pub syntax: FenDeviations,
    /// Faults of the position: repaired or, where it is merely unreachable, kept (see [`Faults`]).
    pub faults: Faults,
}

impl Repairs {
    /// Whether nothing had to be forgiven.
    pub fn is_empty(self) -> bool {
        self == Repairs::default()
    }
}

impl Position {
    /// Reads a FEN of standard chess strictly: the form must be exact and the position possible.
    ///
    /// ```
    /// use compongo_board::{Faults, FenError, Position};
    ///
    /// let error = Position::from_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").unwrap_err();
    /// assert_eq!(error, FenError::Impossible { faults: Faults::OPPOSITE_CHECK });
    /// ```
    ///
    /// # Errors
    /// The first fault of the text with its place, or all faults of the position.
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        Position::from_fen_in(fen, Geometry::Standard)
    }

    /// [`Position::from_fen`] for any castling geometry.
    ///
    /// # Errors
    /// The first fault of the text with its place, or all faults of the position.
    pub fn from_fen_in(fen: &str, geometry: Geometry) -> Result<Position, FenError> {
        let setup = Setup::from_fen(fen)?;
        setup.position(geometry).map_err(|faults| FenError::Impossible { faults })
    }

    /// Reads a FEN as people write it, and says what had to be forgiven. Castling rights are those
    /// of standard chess where they can be, otherwise of Chess960.
    ///
    /// # Errors
    /// The text cannot be understood, or no play is possible ([`Faults::UNPLAYABLE`]).
    pub fn from_fen_lenient(fen: &str) -> Result<(Position, Repairs), FenError> {
        Position::from_fen_lenient_in(fen, Geometry::Either)
    }

    /// [`Position::from_fen_lenient`] for a given castling geometry.
    ///
    /// # Errors
    /// The text cannot be understood, or no play is possible ([`Faults::UNPLAYABLE`]).
    pub fn from_fen_lenient_in(
        fen: &str,
        geometry: Geometry,
    ) -> Result<(Position, Repairs), FenError> {
        let (setup, syntax) = Setup::from_fen_lenient(fen)?;
        let (position, faults) =
            setup.position_lenient(geometry).map_err(|faults| FenError::Impossible { faults })?;
        Ok((position, Repairs { syntax, faults }))
    }
}

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
        let field = rest.trim_start();
        let gap = &rest[..rest.len() - field.len()];
        let wanted = if self.at == 0 || field.is_empty() { "" } else { " " };
        if gap != wanted {
            self.deviations |= FenDeviations::SPACING;
        }
        let start = self.at + gap.len();
        let length = field.find(char::is_whitespace).unwrap_or(field.len());
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
        for (offset, character) in text.char_indices() {
            let at = start + offset;
            if character == '/' {
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
            let width = if let Some(number @ 1..=8) = character.to_digit(10) {
                if after_number {
                    self.deviations |= FenDeviations::SPLIT_NUMBERS;
                }
                after_number = true;
                number as u8
            } else {
                let piece =
                    Piece::from_fen_char(character).ok_or(FenError::BadPiece { character, at })?;
                if file < 8 {
                    setup.board.put(piece, Square::at(File::new(file), Rank::new(rank)));
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
