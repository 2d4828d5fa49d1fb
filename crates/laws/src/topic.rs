/// What an article is about: the rules a finished game can be checked against.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// The players move in turn, each his own pieces.
    TurnAndOwnPieces,
    /// No piece goes to a square held by one of its own colour.
    OwnPieceOnSquare,
    /// The moves of the bishop.
    BishopMove,
    /// The moves of the rook.
    RookMove,
    /// The moves of the queen.
    QueenMove,
    /// Bishop, rook and queen do not pass over pieces.
    NoPassingOver,
    /// The moves of the knight.
    KnightMove,
    /// The moves of the pawn, where no narrower topic fits.
    PawnMove,
    /// The pawn's advance by one square.
    PawnAdvance,
    /// The pawn's first advance by two squares.
    PawnDoubleStep,
    /// The pawn's capture.
    PawnCapture,
    /// The capture en passant and the one move on which it is allowed.
    EnPassant,
    /// A pawn on the last rank is exchanged.
    Promotion,
    /// The king's step to a neighbouring square.
    KingMove,
    /// What castling is.
    Castling,
    /// When the right to castle is lost.
    CastlingRightLost,
    /// Castling and attacked squares.
    CastlingAttacked,
    /// Castling and pieces in the way.
    CastlingBlocked,
    /// Castling in Chess960.
    Chess960Castling,
    /// No move may leave the own king attacked.
    KingLeftAttacked,
    /// Which moves are legal.
    LegalMove,
    /// Positions that no legal moves produce.
    IllegalPosition,
    /// Checkmate ends the game.
    Checkmate,
    /// Resignation ends the game.
    Resignation,
    /// Stalemate ends the game.
    Stalemate,
    /// A dead position ends the game.
    DeadPosition,
    /// A draw is agreed.
    Agreement,
    /// Third occurrence by a move written down and announced.
    ThreefoldIntended,
    /// Third occurrence that stands on the board.
    ThreefoldOnBoard,
    /// When two positions are the same.
    SamePosition,
    /// Fifty moves by a move written down and announced.
    FiftyIntended,
    /// Fifty moves completed on the board.
    FiftyOnBoard,
    /// Fifth occurrence: the game is drawn without a claim.
    Fivefold,
    /// 75 moves: the game is drawn without a claim.
    SeventyFiveMoves,
    /// Number of moves per period, additional time.
    TimeControl,
    /// What happens with time not used; delay.
    CarriedTime,
    /// Who has not made his moves in time loses, unless the opponent cannot mate.
    FlagFall,
    /// What the clock shows is conclusive.
    ClockReading,
    /// The game began from a wrong position.
    WrongStart,
    /// An illegal move is found during the game.
    IllegalMove,
    /// Moves are recorded as they are made, so that they can be read.
    Recording,
    /// Which of two like pieces moves is recorded.
    Disambiguation,
    /// Points for win, draw and loss.
    Scoring,
    /// Both players lose.
    BothLose,
}

impl Topic {
    /// All topics.
    pub const ALL: [Topic; 44] = [
        Topic::TurnAndOwnPieces,
        Topic::OwnPieceOnSquare,
        Topic::BishopMove,
        Topic::RookMove,
        Topic::QueenMove,
        Topic::NoPassingOver,
        Topic::KnightMove,
        Topic::PawnMove,
        Topic::PawnAdvance,
        Topic::PawnDoubleStep,
        Topic::PawnCapture,
        Topic::EnPassant,
        Topic::Promotion,
        Topic::KingMove,
        Topic::Castling,
        Topic::CastlingRightLost,
        Topic::CastlingAttacked,
        Topic::CastlingBlocked,
        Topic::Chess960Castling,
        Topic::KingLeftAttacked,
        Topic::LegalMove,
        Topic::IllegalPosition,
        Topic::Checkmate,
        Topic::Resignation,
        Topic::Stalemate,
        Topic::DeadPosition,
        Topic::Agreement,
        Topic::ThreefoldIntended,
        Topic::ThreefoldOnBoard,
        Topic::SamePosition,
        Topic::FiftyIntended,
        Topic::FiftyOnBoard,
        Topic::Fivefold,
        Topic::SeventyFiveMoves,
        Topic::TimeControl,
        Topic::CarriedTime,
        Topic::FlagFall,
        Topic::ClockReading,
        Topic::WrongStart,
        Topic::IllegalMove,
        Topic::Recording,
        Topic::Disambiguation,
        Topic::Scoring,
        Topic::BothLose,
    ];
}
