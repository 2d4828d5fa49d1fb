//! From a written move to a move of a position, from the target square backwards.

use compongo_board::{Bitboard, IllegalMove, Move, MoveKind, Position, Rank, Role, Square};
use thiserror::Error;

use crate::{PieceMove, San, SanKind};

/// Why a well-formed written move is no move of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ResolveError {
    /// No piece that is meant can legally go there.
    #[error("{}", no_such_move(*role, *from, *to, reason.as_ref()))]
    NoSuchMove {
        /// The piece named.
        role: Role,
        /// Where the piece that is meant stands, if only one can be meant.
        from: Option<Square>,
        /// The square of arrival.
        to: Square,
        /// Why that piece cannot go there; `None` if no piece, or more than one, can be meant.
        reason: Option<IllegalMove>,
    },
    /// Castling is written, and not possible.
    #[error("{reason}")]
    NoCastling {
        /// The conditions that fail.
        reason: IllegalMove,
    },
    /// More than one piece can legally go there (C.10).
    #[error("ambiguous: the {role} on {} can each go to {to}", candidates.list())]
    Ambiguous {
        /// The piece named.
        role: Role,
        /// The square of arrival.
        to: Square,
        /// Where the pieces stand that can go there.
        candidates: Bitboard,
    },
    /// A pawn reaches the last rank and the text does not say what it becomes (3.7.5.1, C.11).
    #[error("the pawn reaches {to} and the new piece is not written")]
    PromotionMissing {
        /// The square the pawn leaves.
        from: Square,
        /// The square on the last rank.
        to: Square,
    },
}

impl ResolveError {
    /// The reason in the terms of the Laws, if the text means one certain move.
    pub fn illegal(&self) -> Option<IllegalMove> {
        match *self {
            ResolveError::NoSuchMove { reason, .. } => reason,
            ResolveError::NoCastling { reason } => Some(reason),
            ResolveError::PromotionMissing { to, .. } => Some(IllegalMove::PromotionMissing { to }),
            ResolveError::Ambiguous { .. } => None,
        }
    }
}

fn no_such_move(
    role: Role,
    from: Option<Square>,
    to: Square,
    reason: Option<&IllegalMove>,
) -> String {
    use IllegalMove::{NoPiece, OpponentsPiece, SameSquare};
    match (from, reason) {
        (_, Some(reason @ (NoPiece { .. } | OpponentsPiece { .. } | SameSquare { .. }))) => {
            reason.to_string()
        }
        (Some(from), Some(reason)) => format!("the {role} on {from} cannot go to {to}: {reason}"),
        _ => format!("no {role} can go to {to}"),
    }
}

impl San {
    /// The move of the position that is meant.
    ///
    /// Signs of capture, check and mate are not looked at, and a piece may be described more
    /// closely than necessary: those are questions of form, see [`crate::read_strict`] and
    /// [`crate::read_lenient`]. Only pieces that can move legally are counted, so that a pinned
    /// piece never makes a text ambiguous (C.10).
    ///
    /// # Errors
    /// No such move, more than one, or a promotion without its piece.
    #[inline]
    pub fn resolve(&self, position: &Position) -> Result<Move, ResolveError> {
        match self.kind {
            SanKind::Piece(piece) => piece.resolve(position),
            SanKind::Castle(side) => {
                position.castle(side).map_err(|reason| ResolveError::NoCastling { reason })
            }
        }
    }
}

impl PieceMove {
    #[inline]
    fn resolve(self, position: &Position) -> Result<Move, ResolveError> {
        let meant = self.described(position.candidates(self.role, self.to));
        let Some(from) = meant.single() else {
            return Err(self.explain(position, meant));
        };
        if self.role == Role::Pawn {
            pawn_move(position, from, self.to, self.promotion)
        } else {
            Ok(Move::new(from, self.to, MoveKind::Normal))
        }
    }

    /// Those of the squares that the text can mean.
    #[inline]
    fn described(self, squares: Bitboard) -> Bitboard {
        let mut meant = squares;
        if let Some(file) = self.from_file {
            meant &= Bitboard::from(file);
        } else if self.role == Role::Pawn {
            // Without its file a pawn stays on it, or takes and leaves it.
            let own = Bitboard::from(self.to.file());
            meant &= if self.capture { !own } else { own };
        }
        if let Some(rank) = self.from_rank {
            meant &= Bitboard::from(rank);
        }
        meant
    }

    /// Why the candidates are not one.
    #[cold]
    fn explain(self, position: &Position, meant: Bitboard) -> ResolveError {
        let PieceMove { role, to, promotion, .. } = self;
        if meant.any() {
            return ResolveError::Ambiguous { role, to, candidates: meant };
        }
        let standing = self.described(position.board().pieces(position.turn(), role));
        let judged = |from| position.judge(from, to, promotion).err().map(|reason| (from, reason));
        let reasons = || standing.into_iter().filter_map(judged);
        let only = one(reasons(), |_| true)
            .or_else(|| one(reasons(), |judged| moves_so(role, to, judged)))
            .or_else(|| one(reasons(), is_pinned));
        ResolveError::NoSuchMove {
            role,
            from: only.map(|(from, _)| from),
            to,
            reason: only.map(|(_, reason)| reason),
        }
    }
}

type Judged = (Square, IllegalMove);

/// The only one that has the property.
fn one(all: impl Iterator<Item = Judged>, has: impl Fn(&Judged) -> bool) -> Option<Judged> {
    let mut having = all.filter(|judged| has(judged));
    let first = having.next()?;
    having.next().is_none().then_some(first)
}

/// Whether the piece moves that way at all: its own kind of step, or a pawn near enough.
fn moves_so(role: Role, to: Square, (from, reason): &Judged) -> bool {
    let near = role != Role::Pawn || from.distance(to) <= 2;
    near && !matches!(reason, IllegalMove::NotItsMove { .. } | IllegalMove::PawnHasMoved { .. })
}

fn is_pinned((_, reason): &Judged) -> bool {
    matches!(reason, IllegalMove::LeavesKingAttacked { .. })
}

/// The move of a pawn that is known to be able to go there.
#[inline]
fn pawn_move(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, ResolveError> {
    let kind = if matches!(to.rank(), Rank::First | Rank::Eighth) {
        let role = promotion.ok_or(ResolveError::PromotionMissing { from, to })?;
        match MoveKind::promoting_to(role) {
            Some(kind) => kind,
            None => {
                return Err(no_promotion(from, to, IllegalMove::PromotionImpossible { role }));
            }
        }
    } else if promotion.is_some() {
        return Err(no_promotion(from, to, IllegalMove::NoPromotionHere { to }));
    } else if from.index().abs_diff(to.index()) == 16 {
        MoveKind::DoubleStep
    } else if from.file() != to.file() && position.ep_square() == Some(to) {
        MoveKind::EnPassant
    } else {
        MoveKind::Normal
    };
    Ok(Move::new(from, to, kind))
}

#[cold]
fn no_promotion(from: Square, to: Square, reason: IllegalMove) -> ResolveError {
    ResolveError::NoSuchMove { role: Role::Pawn, from: Some(from), to, reason: Some(reason) }
}
