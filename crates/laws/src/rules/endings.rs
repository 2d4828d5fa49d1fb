use crate::Cited;

/// How games end on the board: Article 5.
#[derive(Clone, Copy, Debug)]
pub struct Endings {
    /// What the mating move must be for mate to end the game.
    pub checkmate: Cited<LastMove>,
    /// What the move that stalemates must be.
    pub stalemate: Cited<LastMove>,
    /// What the move that leads to a dead position must be.
    pub dead_position: Cited<LastMove>,
    /// What a resignation brings.
    pub resignation: Cited<Resignation>,
}

/// What the last move must be for the position to end the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastMove {
    /// Nothing is asked of it.
    Any,
    /// A legal move.
    Legal,
    /// A move by Article 3 made by Articles 4.2 to 4.7: touched pieces count too.
    LegalAndProperlyMade,
}

/// What a resignation brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Resignation {
    /// The opponent wins, whatever is on the board.
    OpponentWins,
    /// The opponent wins, but the game is drawn if he could not mate by any legal moves.
    DrawIfOpponentCannotMate,
}
