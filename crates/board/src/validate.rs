use crate::placement::Placement;
use crate::retraction::has_last_move;
use crate::{Bitboard, Board, Color, Faults, File, Geometry, Position, Rank, Role, Setup, Square};

impl Setup {
    /// Everything that is wrong with the position, all faults at once; but a fault that would only
    /// follow from another is not counted beside it:
    ///
    /// - with one of [`Faults::UNPLAYABLE`] nothing is said of the last move
    ///   ([`Faults::TOO_MANY_CHECKERS`], [`Faults::IMPOSSIBLE_CHECK`], [`Faults::NO_LAST_MOVE`]);
    /// - of an en passant square on a wrong rank nothing else is said, and whether a check rules it
    ///   out ([`Faults::EP_IMPOSSIBLE_CHECK`]) only if nothing else does;
    /// - of a player whose king is not at home his rooks are not looked at.
    ///
    /// A position is taken to be reachable until the opposite is proved; the set is therefore
    /// never wrong about a position that a game has reached, and does not find all others.
    ///
    /// ```
    /// use compongo_board::{Faults, Geometry, Setup};
    ///
    /// let setup = Setup::from_fen("4k3/8/8/8/8/8/4R3/4K3 w K e3 0 1")?;
    /// assert_eq!(
    ///     setup.faults(Geometry::Standard),
    ///     Faults::OPPOSITE_CHECK | Faults::CASTLING_WITHOUT_ROOK | Faults::EP_WRONG_RANK,
    /// );
    /// # Ok::<(), compongo_board::FenError>(())
    /// ```
    pub fn faults(&self, geometry: Geometry) -> Faults {
        let mut faults = self.king_faults() | self.counter_faults() | self.ep_faults();
        for color in Color::ALL {
            faults |= self.castling_faults(color, geometry) | self.material_faults(color);
        }
        if (self.board.by_role(Role::Pawn) & Bitboard::BACK_RANKS).any() {
            faults |= Faults::PAWN_ON_BACK_RANK;
        }
        if !faults.intersects(Faults::UNPLAYABLE) {
            faults |= self.last_move_faults(geometry, faults);
        }
        faults
    }

    /// The position, if it has no fault.
    ///
    /// # Errors
    /// The faults.
    pub fn position(&self, geometry: Geometry) -> Result<Position, Faults> {
        let faults = self.faults(geometry);
        if faults.is_empty() { Ok(self.assemble(geometry, faults)) } else { Err(faults) }
    }

    /// The position if play is possible in it, with the faults that were found: castling rights
    /// and an en passant square that cannot be are dropped, an impossible move number is raised,
    /// and what makes the position unreachable is left as it is.
    ///
    /// # Errors
    /// All faults, if one of [`Faults::UNPLAYABLE`] is among them.
    pub fn position_lenient(&self, geometry: Geometry) -> Result<(Position, Faults), Faults> {
        let mut faults = self.faults(geometry);
        if geometry == Geometry::Either && !self.has_standard_castling() {
            faults |= Faults::CASTLING_NOT_STANDARD;
        }
        if faults.intersects(Faults::UNPLAYABLE) {
            return Err(faults);
        }
        Ok((self.assemble(geometry, faults), faults))
    }

    fn assemble(&self, geometry: Geometry, faults: Faults) -> Position {
        let rooks = |color| self.valid_rooks(color, geometry);
        let castling = rooks(Color::White) | rooks(Color::Black);
        let ep_square = self.ep_square.filter(|_| !faults.intersects(Faults::EN_PASSANT));
        let passed = ep_square.map_or(Bitboard::EMPTY, Bitboard::from);
        // The least move number by which so many plies can have been played.
        let moves = u64::from(self.halfmove_clock).midpoint(u64::from(self.turn.is_white()));
        let least_number = u32::try_from(moves + 1).unwrap_or(u32::MAX);
        let chess960 = match geometry {
            Geometry::Standard => false,
            Geometry::Chess960 => true,
            Geometry::Either => !self.has_standard_castling(),
        };
        let at = Placement { board: self.board, castling, passed };
        let number = self.fullmove_number.max(least_number);
        Position::assemble(at, self.turn, self.halfmove_clock, number, chess960)
    }

    /// The rooks of a player's claims that hold.
    fn valid_rooks(&self, color: Color, geometry: Geometry) -> Bitboard {
        let (rooks, _) = self.claimed_rooks(color);
        let Some(king) = self.board.king_of(color) else { return Bitboard::EMPTY };
        let rooks = match geometry {
            Geometry::Standard if king.file() == File::E => rooks & CORNERS,
            Geometry::Standard => Bitboard::EMPTY,
            Geometry::Chess960 | Geometry::Either => rooks,
        };
        // One right on each side of the king: of two rooks the outer one.
        let below = Bitboard((1 << king.index()) - 1);
        let long = (rooks & below).first();
        let short = (rooks & !below).into_iter().last();
        long.into_iter().chain(short).collect()
    }

    fn king_faults(&self) -> Faults {
        let mut faults = Faults::empty();
        let kings = |color| self.board.pieces(color, Role::King);
        for (color, none, several) in [
            (Color::White, Faults::NO_WHITE_KING, Faults::SEVERAL_WHITE_KINGS),
            (Color::Black, Faults::NO_BLACK_KING, Faults::SEVERAL_BLACK_KINGS),
        ] {
            faults.set(none, kings(color).is_empty());
            faults.set(several, kings(color).more_than_one());
        }
        let occupied = self.board.occupied();
        let in_check = kings(!self.turn)
            .into_iter()
            .any(|king| self.board.attackers(self.turn, king, occupied).any());
        faults.set(Faults::OPPOSITE_CHECK, in_check);
        faults
    }

    fn counter_faults(&self) -> Faults {
        let mut faults = Faults::empty();
        faults.set(Faults::MOVE_NUMBER_ZERO, self.fullmove_number == 0);
        faults.set(Faults::CLOCK_BEYOND_GAME, u64::from(self.halfmove_clock) > self.plies_played());
        faults
    }

    fn castling_faults(&self, color: Color, geometry: Geometry) -> Faults {
        let claims = self.castling[color];
        if claims.is_empty() {
            return Faults::empty();
        }
        let home = match geometry {
            Geometry::Standard => {
                Bitboard::from(Square::at(File::E, Rank::First.relative_to(color)))
            }
            Geometry::Chess960 | Geometry::Either => Bitboard::home_rank(color),
        };
        if !self.board.king_of(color).is_some_and(|king| home.contains(king)) {
            return Faults::CASTLING_WITHOUT_KING;
        }
        let (rooks, missing) = self.claimed_rooks(color);
        let mut faults = Faults::empty();
        faults.set(Faults::CASTLING_WITHOUT_ROOK, missing);
        let refused = rooks & !self.valid_rooks(color, geometry);
        let first_file = Square::at(File::A, Rank::First.relative_to(color)).index();
        let lettered = Bitboard(u64::from(claims.files) << first_file);
        if geometry == Geometry::Standard && lettered.is_superset(refused) {
            faults.set(Faults::CASTLING_NOT_STANDARD, refused.any());
        } else {
            faults.set(Faults::CASTLING_WITHOUT_ROOK, missing || refused.any());
        }
        faults
    }

    fn ep_faults(&self) -> Faults {
        let Some(target) = self.ep_square else { return Faults::empty() };
        let mover = !self.turn;
        if target.rank().relative_to(mover) != Rank::Third {
            return Faults::EP_WRONG_RANK;
        }
        let passed = Bitboard::from(target);
        let (pawn, origin) = (passed.forward(mover), passed.forward(!mover));
        let mut faults = Faults::empty();
        let has_pawn = (self.board.pieces(mover, Role::Pawn) & pawn).any();
        faults.set(Faults::EP_WITHOUT_PAWN, !has_pawn);
        faults.set(Faults::EP_OCCUPIED, (self.board.occupied() & (passed | origin)).any());
        faults.set(Faults::EP_AGAINST_CLOCK, self.halfmove_clock != 0);
        if let (true, Some(king)) = (faults.is_empty(), self.board.king_of(self.turn)) {
            let mut before = self.board;
            for (square, put) in [(pawn, false), (origin, true)] {
                let Some(square) = square.first() else { continue };
                if put {
                    before.put(Role::Pawn.of(mover), square);
                } else {
                    before.remove(square);
                }
            }
            let attackers = before.attackers(mover, king, before.occupied());
            faults.set(Faults::EP_IMPOSSIBLE_CHECK, attackers.any());
        }
        faults
    }

    fn material_faults(&self, color: Color) -> Faults {
        let board = &self.board;
        let count = |role| board.pieces(color, role).count();
        let bishops = board.pieces(color, Role::Bishop);
        let mut faults = Faults::empty();
        faults.set(Faults::TOO_MANY_PIECES, board.by_color(color).count() > 16);
        let pawns = count(Role::Pawn);
        faults.set(Faults::TOO_MANY_PAWNS, pawns > 8);
        let promoted = count(Role::Queen).saturating_sub(1)
            + count(Role::Rook).saturating_sub(2)
            + count(Role::Knight).saturating_sub(2)
            + (bishops & Bitboard::LIGHT).count().saturating_sub(1)
            + (bishops & Bitboard::DARK).count().saturating_sub(1);
        faults.set(Faults::TOO_MANY_PROMOTED, promoted + pawns.min(8) > 8);
        let missing = 16_u32.saturating_sub(board.by_color(!color).count());
        let needed = captures_needed(board, color);
        faults.set(Faults::TOO_FEW_CAPTURED, needed.is_none_or(|needed| needed > missing));
        faults
    }

    fn last_move_faults(&self, geometry: Geometry, so_far: Faults) -> Faults {
        let Some(king) = self.board.king_of(self.turn) else { return Faults::empty() };
        if self.ep_square.is_some() && !so_far.intersects(Faults::EN_PASSANT) {
            return Faults::empty();
        }
        let unmoved = {
            let rooks = self.valid_rooks(!self.turn, geometry);
            let king = self.board.king_of(!self.turn).filter(|_| rooks.any());
            rooks | king.map_or(Bitboard::EMPTY, Bitboard::from)
        };
        if has_last_move(&self.board, !self.turn, king, unmoved, geometry) {
            return Faults::empty();
        }
        let checkers = self.board.attackers(!self.turn, king, self.board.occupied());
        match checkers.count() {
            0 => Faults::NO_LAST_MOVE,
            1 | 2 => Faults::IMPOSSIBLE_CHECK,
            _ => Faults::TOO_MANY_CHECKERS,
        }
    }
}

const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);

/// The least number of captures by which a player's pawns can have come to their squares from the
/// second rank, or `None` if they cannot: a pawn changes its file only by taking, one file a rank.
fn captures_needed(board: &Board, color: Color) -> Option<u32> {
    let pawns = board.pieces(color, Role::Pawn);
    let below = [8, 16, 32].into_iter().fold(pawns.0 >> 8, |set, step| set | set >> step);
    let one_a_file = pawns.0 & below == 0;
    if one_a_file || pawns.count() > 8 {
        return Some(0);
    }
    // Least cost for each set of home files already given to the pawns looked at so far.
    let mut least: [Option<u32>; 256] = [None; 256];
    least[0] = Some(0);
    for pawn in pawns {
        let steps = (pawn.rank().relative_to(color) as u8).saturating_sub(1);
        let mut next = [None; 256];
        for (taken, cost) in least.into_iter().enumerate() {
            let Some(cost) = cost else { continue };
            for home in File::ALL {
                let distance = (home as u8).abs_diff(pawn.file() as u8);
                let with = taken | 1 << home as u8;
                if with != taken && distance <= steps {
                    let total = cost + u32::from(distance);
                    next[with] = Some(next[with].map_or(total, |best: u32| best.min(total)));
                }
            }
        }
        least = next;
    }
    least.into_iter().flatten().min()
}
