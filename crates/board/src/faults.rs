use core::fmt;

use bitflags::bitflags;

use crate::codes::codes;

bitflags! {
    /// What is wrong with a [`Setup`](crate::Setup): every fault that has a meaning at once, see
    /// [`Setup::faults`](crate::Setup::faults).
    ///
    /// The first group makes play impossible. The second is repaired by the lenient reading. The
    /// third names positions that can be played on but that no game from the initial position can
    /// reach (3.10.3 in 2018); the lenient reading keeps them. No reachable position has a fault;
    /// most unreachable ones have one, but by no means all.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Faults: u32 {
        /// White has no king.
        const NO_WHITE_KING = 1;
        /// Black has no king.
        const NO_BLACK_KING = 1 << 1;
        /// White has more than one king.
        const SEVERAL_WHITE_KINGS = 1 << 2;
        /// Black has more than one king.
        const SEVERAL_BLACK_KINGS = 1 << 3;
        /// A pawn stands on the first or the eighth rank.
        const PAWN_ON_BACK_RANK = 1 << 4;
        /// The player who has just moved is in check (1.4.1, 3.9.2).
        const OPPOSITE_CHECK = 1 << 5;

        /// A castling right is claimed, but the king is not on its home square.
        const CASTLING_WITHOUT_KING = 1 << 6;
        /// A castling right is claimed, but the rook for it is not there.
        const CASTLING_WITHOUT_ROOK = 1 << 7;
        /// King or rook stand where only Chess960 castles from.
        const CASTLING_NOT_STANDARD = 1 << 8;
        /// The en passant square is not on the rank a pawn of the last mover passes over.
        const EP_WRONG_RANK = 1 << 9;
        /// No pawn of the last mover stands in front of the en passant square.
        const EP_WITHOUT_PAWN = 1 << 10;
        /// The en passant square, or the one the pawn came from, is occupied.
        const EP_OCCUPIED = 1 << 11;
        /// Before the double step the player now to move would have been in check on the move of
        /// the other, so the last move cannot have been that.
        const EP_IMPOSSIBLE_CHECK = 1 << 12;
        /// There is an en passant square, but the half-move clock says the last move was no pawn's.
        const EP_AGAINST_CLOCK = 1 << 13;
        /// The half-move clock is greater than the number of plies played.
        const CLOCK_BEYOND_GAME = 1 << 14;
        /// The move number is 0.
        const MOVE_NUMBER_ZERO = 1 << 15;

        /// A player has more than 16 pieces.
        const TOO_MANY_PIECES = 1 << 16;
        /// A player has more than 8 pawns.
        const TOO_MANY_PAWNS = 1 << 17;
        /// A player has more promoted pieces than missing pawns (bishops by colour of square).
        const TOO_MANY_PROMOTED = 1 << 18;
        /// A player's pawns stand where they can come only by more captures than there were.
        const TOO_FEW_CAPTURED = 1 << 19;
        /// More than two pieces give check.
        const TOO_MANY_CHECKERS = 1 << 20;
        /// No last move can have given this check: two knights, two checkers in line, a check
        /// that was there before, …
        const IMPOSSIBLE_CHECK = 1 << 21;
        /// The last mover has no piece that can have just moved.
        const NO_LAST_MOVE = 1 << 22;
    }
}

impl Faults {
    /// Those with which no play is possible: every reading refuses them.
    pub const UNPLAYABLE: Faults = Faults::NO_WHITE_KING
        .union(Faults::NO_BLACK_KING)
        .union(Faults::SEVERAL_WHITE_KINGS)
        .union(Faults::SEVERAL_BLACK_KINGS)
        .union(Faults::PAWN_ON_BACK_RANK)
        .union(Faults::OPPOSITE_CHECK);

    /// Castling rights that cannot be: the lenient reading drops them. Those that only Chess960 has
    /// it keeps where [`Geometry::Either`](crate::Geometry::Either) leaves that open.
    pub const CASTLING: Faults = Faults::CASTLING_WITHOUT_KING
        .union(Faults::CASTLING_WITHOUT_ROOK)
        .union(Faults::CASTLING_NOT_STANDARD);

    /// An en passant square that the previous move cannot have produced: the lenient reading
    /// drops it.
    pub const EN_PASSANT: Faults = Faults::EP_WRONG_RANK
        .union(Faults::EP_WITHOUT_PAWN)
        .union(Faults::EP_OCCUPIED)
        .union(Faults::EP_IMPOSSIBLE_CHECK)
        .union(Faults::EP_AGAINST_CLOCK);

    /// Counters that cannot be: the lenient reading raises the move number.
    pub const COUNTERS: Faults = Faults::CLOCK_BEYOND_GAME.union(Faults::MOVE_NUMBER_ZERO);

    /// Positions no game reaches (3.10.3): the lenient reading keeps them as they are.
    pub const UNREACHABLE: Faults = Faults::TOO_MANY_PIECES
        .union(Faults::TOO_MANY_PAWNS)
        .union(Faults::TOO_MANY_PROMOTED)
        .union(Faults::TOO_FEW_CAPTURED)
        .union(Faults::TOO_MANY_CHECKERS)
        .union(Faults::IMPOSSIBLE_CHECK)
        .union(Faults::NO_LAST_MOVE);

    /// A stable name of each single fault, in kebab case.
    pub fn codes(self) -> impl Iterator<Item = String> {
        codes(&self)
    }

    fn sentence(self) -> &'static str {
        match self {
            Faults::NO_WHITE_KING => "White has no king",
            Faults::NO_BLACK_KING => "Black has no king",
            Faults::SEVERAL_WHITE_KINGS => "White has more than one king",
            Faults::SEVERAL_BLACK_KINGS => "Black has more than one king",
            Faults::PAWN_ON_BACK_RANK => "a pawn stands on the first or last rank",
            Faults::OPPOSITE_CHECK => "the player who has just moved is in check",
            Faults::CASTLING_WITHOUT_KING => "a castling right, but the king is not at home",
            Faults::CASTLING_WITHOUT_ROOK => "a castling right without its rook",
            Faults::CASTLING_NOT_STANDARD => "castling rights that only Chess960 has",
            Faults::EP_WRONG_RANK => "an en passant square on a rank where it cannot be",
            Faults::EP_WITHOUT_PAWN => "an en passant square without the pawn that passed it",
            Faults::EP_OCCUPIED => "an en passant square over which no pawn can have passed",
            Faults::EP_IMPOSSIBLE_CHECK => "an en passant square that this check rules out",
            Faults::EP_AGAINST_CLOCK => "an en passant square, but the half-move clock is not 0",
            Faults::CLOCK_BEYOND_GAME => "the half-move clock exceeds the plies played",
            Faults::MOVE_NUMBER_ZERO => "the move number is 0",
            Faults::TOO_MANY_PIECES => "a player has more than 16 pieces",
            Faults::TOO_MANY_PAWNS => "a player has more than 8 pawns",
            Faults::TOO_MANY_PROMOTED => "more promoted pieces than missing pawns",
            Faults::TOO_FEW_CAPTURED => "pawns that need more captures than there were",
            Faults::TOO_MANY_CHECKERS => "more than two pieces give check",
            Faults::IMPOSSIBLE_CHECK => "no last move can have given this check",
            Faults::NO_LAST_MOVE => "no last move is possible",
            _ => "unknown fault",
        }
    }
}

impl fmt::Display for Faults {
    /// The faults in words, separated by semicolons.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.iter().enumerate() {
            write!(f, "{}{}", if index == 0 { "" } else { "; " }, fault.sentence())?;
        }
        Ok(())
    }
}
