use crate::{Bitboard, Board, ByColor, CastlingSide, Color, File, Rank, Role, Square};

/// The castling rights a text claims for one player, before anyone has asked whether they can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingClaims {
    /// `K` and `Q` of FEN and X-FEN: the outermost rook on that side of the king.
    pub sides: [bool; 2],
    /// The letters of Shredder-FEN: bit n claims the right with the rook of file n.
    pub files: u8,
}

impl CastlingClaims {
    /// No right.
    pub const NONE: CastlingClaims = CastlingClaims { sides: [false; 2], files: 0 };

    /// Whether nothing is claimed.
    pub fn is_empty(self) -> bool {
        self == CastlingClaims::NONE
    }

    /// Adds the right on a side.
    pub fn claim_side(&mut self, side: CastlingSide) {
        self.sides[side as usize] = true;
    }

    /// Adds the right with the rook of a file.
    pub fn claim_file(&mut self, file: File) {
        self.files |= 1 << file as u8;
    }
}

/// A position as set down by anyone, possible or not: the step between a text and a
/// [`Position`](crate::Position).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// Who has the move.
    pub turn: Color,
    /// The castling rights claimed.
    pub castling: ByColor<CastlingClaims>,
    /// The square said to have been passed over by the last move.
    pub ep_square: Option<Square>,
    /// Plies since the last capture or pawn move; not limited.
    pub halfmove_clock: u32,
    /// The number of the move, from 1; a text may say 0.
    pub fullmove_number: u32,
}

/// Which castling geometry a position may have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Geometry {
    /// King on the e-file, rooks on the a- and h-file (3.8.2).
    #[default]
    Standard,
    /// Any starting position of Chess960 (Guidelines II.3 in 2018).
    Chess960,
    /// Standard where it is so, otherwise Chess960.
    Either,
}

impl Setup {
    /// The empty board, White to move.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        turn: Color::White,
        castling: ByColor::new(CastlingClaims::NONE, CastlingClaims::NONE),
        ep_square: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// Plies played before this position according to the move number.
    pub fn plies_played(&self) -> u64 {
        let moves = u64::from(self.fullmove_number).saturating_sub(1);
        2 * moves + u64::from(!self.turn.is_white())
    }

    /// The rooks meant by a player's claims, and whether a claim finds no rook of his on the home
    /// rank on the right side of his king.
    pub(crate) fn claimed_rooks(&self, color: Color) -> (Bitboard, bool) {
        let (mut found, mut missing) = (Bitboard::EMPTY, false);
        self.each_claimed_rook(color, |rook| match rook {
            Some(rook) => found |= rook.into(),
            None => missing = true,
        });
        (found, missing)
    }

    /// Whether two claims of a player mean one rook, as `K` and `H` do with a rook on h1.
    pub(crate) fn claims_a_rook_twice(&self, color: Color) -> bool {
        let (mut found, mut twice) = (Bitboard::EMPTY, false);
        self.each_claimed_rook(color, |rook| {
            let rook = rook.map_or(Bitboard::EMPTY, Bitboard::from);
            twice |= (found & rook).any();
            found |= rook;
        });
        twice
    }

    /// The rook each claim of a player means, `None` where there is none; nothing at all if his
    /// king is not at home.
    fn each_claimed_rook(&self, color: Color, mut note: impl FnMut(Option<Square>)) {
        let home = Bitboard::home_rank(color);
        let rooks = self.board.pieces(color, Role::Rook) & home;
        let claims = self.castling[color];
        let Some(king) = self.board.king_of(color).filter(|&king| home.contains(king)) else {
            return;
        };
        let beyond = |side| move |&rook: &Square| CastlingSide::towards(king, rook) == side;
        if claims.sides[CastlingSide::Short as usize] {
            note(rooks.into_iter().filter(beyond(CastlingSide::Short)).last());
        }
        if claims.sides[CastlingSide::Long as usize] {
            note(rooks.into_iter().find(beyond(CastlingSide::Long)));
        }
        if claims.files == 0 {
            return;
        }
        let rank = Rank::First.relative_to(color);
        for file in File::ALL {
            if claims.files >> file as u8 & 1 != 0 {
                let square = Square::at(file, rank);
                note(rooks.contains(square).then_some(square));
            }
        }
    }

    /// Whether all claimed rights are those of a king on the e-file and rooks in the corners.
    pub(crate) fn has_standard_castling(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            let (rooks, _) = self.claimed_rooks(color);
            let corners = Bitboard::from(File::A) | Bitboard::from(File::H);
            rooks.is_empty()
                || (corners.is_superset(rooks)
                    && self.board.king_of(color).is_some_and(|king| king.file() == File::E))
        })
    }
}
