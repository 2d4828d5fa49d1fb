use crate::{ByPlay, Cited};

/// Touching pieces and making moves: Article 4.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    /// Which touch binds (4.3).
    pub touching: Cited<Touching>,
    /// What other contact with a piece counts as; none where nothing is said (4.2.2 of 2018).
    pub contact: Option<Cited<Contact>>,
    /// Who may adjust pieces (4.2, 6.2.5).
    pub adjusted_by: Cited<AdjustedBy>,
    /// What binds when pieces of both colours were touched (4.3).
    pub both_colours: Cited<BothColours>,
    /// Which touch of king and rook binds to castle (4.4).
    pub castling_touch: Cited<CastlingTouch>,
    /// What a king already released leaves open if that castling is illegal (4.7.2 of 2018).
    pub castling_attempt: Cited<CastlingAttempt>,
    /// When the new piece of a promotion is chosen for good (4.4.4 of 2018).
    pub promotion_choice: Cited<PromotionChoice>,
    /// What ends a player's right to complain of the opponent's touching (4.8 of 2018).
    pub complaint_lost_by: Cited<ComplaintLostBy>,
    /// Whether an assistant may move for a player who cannot (4.9 of 2018).
    pub assistant: Option<Cited<()>>,
    /// On whose word the arbiter rules on touched pieces.
    pub rulings: ByPlay<Cited<TouchRulings>>,
}

/// Which touch binds a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Touching {
    /// A deliberate one.
    Deliberate,
    /// One with the intention of moving or capturing.
    ToMoveOrCapture,
}

/// What contact with a piece counts as when nothing was announced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contact {
    /// Intended, unless it is clearly accidental.
    IntendedUnlessClearlyAccidental,
}

/// Who may put pieces right on their squares, having said so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AdjustedBy {
    /// The player having the move.
    PlayerToMove,
    /// The player having the move, and only while his clock runs.
    PlayerToMoveWhileHisClockRuns,
}

/// What binds a player who touched pieces of both colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothColours {
    /// One piece of each colour: the own takes the other.
    OneOfEach,
    /// Any number of each: the first touched of each.
    FirstOfEach,
}

/// Which touch of king and rook binds to castle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingTouch {
    /// A deliberate one.
    Deliberate,
    /// Any that binds at all.
    Any,
}

/// What is open after the king was released for a castling that proves illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingAttempt {
    /// The article says nothing; the rules of touched pieces decide.
    TouchedPieces,
    /// Another move of the king, or any move if it has none.
    AnotherKingMove,
}

/// When the piece a pawn becomes is chosen for good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PromotionChoice {
    /// When the move is made.
    WithTheMove,
    /// When the new piece has touched the square of promotion.
    WhenItTouchesTheSquare,
}

/// What ends the right to complain of the opponent's touching.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ComplaintLostBy {
    /// Touching a piece oneself.
    Touching,
    /// Touching a piece deliberately.
    DeliberateTouching,
    /// Touching a piece to move or capture it.
    TouchingToMoveOrCapture,
}

/// On whose word the arbiter rules on touched pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TouchRulings {
    /// On his own sight or a player's complaint.
    ArbiterOrPlayer,
    /// Only if a player asks for it.
    OnRequest,
}
