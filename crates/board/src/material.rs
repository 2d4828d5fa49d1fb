use crate::{Bitboard, Board, Role};

impl Board {
    /// Whether neither side can mate whatever is played, by the pieces alone: the bare cases of a
    /// dead position (5.2.2 in 2018). King against king, with one knight, or with any number of
    /// bishops that all move on squares of one colour.
    ///
    /// `false` proves nothing: many positions with more material are dead too.
    ///
    /// ```
    /// use compongo_board::Position;
    ///
    /// let dead = |fen| Position::from_fen(fen).map(|p| p.board().is_bare_material_dead());
    /// assert!(dead("8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 1")?);
    /// assert!(!dead("8/8/4K3/8/1n6/8/5k1N/8 w - - 0 1")?); // a knight each: mate is possible
    /// # Ok::<(), compongo_board::FenError>(())
    /// ```
    pub fn is_bare_material_dead(&self) -> bool {
        let mating =
            self.by_role(Role::Pawn) | self.by_role(Role::Rook) | self.by_role(Role::Queen);
        if mating.any() {
            return false;
        }
        let (knights, bishops) = (self.by_role(Role::Knight), self.by_role(Role::Bishop));
        if knights.any() {
            return bishops.is_empty() && !knights.more_than_one();
        }
        (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty()
    }
}
