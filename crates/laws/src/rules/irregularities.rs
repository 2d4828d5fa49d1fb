use crate::{ByPlay, Citation, Cited};

/// Irregularities: Article 7, and what the appendices change of it.
#[derive(Clone, Copy, Debug)]
pub struct Irregularities {
    /// The game began with colours reversed.
    pub colours_reversed: Cited<ColoursReversed>,
    /// A player knocked pieces off their squares.
    pub displaced: Cited<Displaced>,
    /// What an illegal move costs.
    pub illegal_move: ByPlay<Cited<IllegalMovePenalty>>,
    /// What it costs in a quickplay finish where that differs.
    pub illegal_move_quickplay: Option<Cited<IllegalMovePenalty>>,
    /// Who finds illegal moves, and until when.
    pub discovery: ByPlay<Cited<Discovery>>,
    /// A pawn was left on the last rank and the clock pressed.
    pub unreplaced_pawn: Cited<UnreplacedPawn>,
    /// The article by which pressing the clock without a move is an illegal move.
    pub press_without_move: Option<Citation>,
    /// A move was made with both hands.
    pub two_hands: Cited<TwoHands>,
    /// What binds the move that replaces an illegal one.
    pub replacing_move: Cited<ReplacingMove>,
}

/// What follows when the game began with colours reversed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ColoursReversed {
    /// It goes on, unless the arbiter decides otherwise.
    GoesOnUnlessArbiter,
    /// A new game, if not both players have made this many moves; else it goes on.
    NewGameBefore {
        /// Moves by each player.
        moves: u8,
    },
}

/// What the opponent of one who displaced pieces may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Displaced {
    /// Start the other's clock again without having moved.
    RestartHisClock,
    /// Stop the clocks and call the arbiter, who may punish.
    StopTheClocks,
}

/// What illegal moves of one player cost him.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IllegalMovePenalty {
    /// Minutes the opponent gets for each that does not lose.
    pub bonus_minutes: u8,
    /// Which of them loses the game, counting from 1; none if none does.
    pub loses_at: Option<u8>,
    /// Whether the loss becomes a draw if the opponent cannot mate by any legal moves.
    pub draw_if_opponent_cannot_mate: bool,
}

/// How illegal moves are found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Discovery {
    /// By whom.
    pub notice: Notice,
    /// Until when.
    pub window: Window,
    /// What becomes of one not found in time.
    pub not_in_time: NotInTime,
}

/// Who may act on an illegal move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notice {
    /// The arbiter on his own sight, and the players.
    ArbiterOrPlayer,
    /// The same, but the penalty only if a player asks for it.
    PenaltyOnRequest,
    /// The opponent alone.
    Opponent,
    /// The opponent; the arbiter only if both kings are in check or a promotion is unfinished.
    OpponentOrArbiterIfGross,
}

/// Until when an illegal move can be acted on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Window {
    /// As long as the game lasts.
    WholeGame,
    /// Until the opponent touches a piece.
    UntilOpponentTouches,
    /// Until the opponent has made his next move.
    UntilOpponentMoves,
}

/// What becomes of an illegal move not found in time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotInTime {
    /// There is no such limit while the game lasts.
    NoLimit,
    /// It stands.
    Stands,
    /// It stands, unless both players agree to take it back.
    StandsUnlessBothAgree,
}

/// What becomes of a pawn left on the last rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnreplacedPawn {
    /// An illegal move like others: the player plays again and chooses.
    PlayersChoice,
    /// An illegal move; the pawn becomes a queen.
    Queen,
}

/// What a move made with both hands is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TwoHands {
    /// Forbidden; the arbiter may punish it.
    Forbidden,
    /// An illegal move.
    IllegalMove,
    /// An illegal move once the clock was pressed.
    IllegalMoveIfPressed,
}

/// What of the illegal move binds the one that replaces it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReplacingMove {
    /// The pieces that were touched (4.3).
    Touched,
    /// The same, and what was released, as the king of a castling (4.3 and 4.7 of 2018).
    TouchedAndReleased,
}
