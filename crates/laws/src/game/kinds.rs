//! The words of single fields of facts.

use serde::{Deserialize, Serialize};

/// Why the clocks are stopped (6.11 of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopReason {
    /// To seek the arbiter's assistance.
    Assistance,
    /// The piece of a promotion is not at hand.
    PromotionPiece,
    /// The arbiter's own reasons: an irregularity, a disturbance, fire.
    Arbiter,
    /// Illness or a disability.
    Illness,
    /// No reason that the Laws know.
    None,
}

/// What is wrong with the way the game was begun (7.2, 7.3 of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetupFault {
    /// Pieces stood on wrong squares.
    Pieces,
    /// A piece was missing, or there was one too many.
    Missing,
    /// King and queen were exchanged, or the king stood elsewhere.
    King,
    /// The rook with which one castles short stood on a wrong square.
    RookShort,
    /// The rook with which one castles long stood on a wrong square.
    RookLong,
    /// The board was turned.
    Board,
    /// The players had each other's colours.
    Colours,
    /// The clocks were set wrongly.
    Clocks,
}

/// What is not to be done at the board (Article 11 of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Conduct {
    /// Bringing the game into disrepute.
    Disrepute,
    /// Leaving the playing venue without leave.
    Leaving,
    /// Leaving the playing area with the move, without leave.
    LeavingArea,
    /// Leaving the playing area without having told the arbiter, where the event asks for that.
    LeavingUnannounced,
    /// Entering the playing area without leave, for one who does not play there.
    Entering,
    /// Notes, advice, another board.
    Advice,
    /// Refusing to be searched.
    Search,
    /// Smoking outside the place for it.
    Smoking,
    /// Disturbing the opponent.
    Distraction,
    /// Refusing to follow the Laws, again and again.
    Refusal,
    /// Handling the clock wrongly: force, lifting it, pressing before moving.
    Clock,
    /// Pressing it with the other hand, a finger kept on the button or above it.
    PressingHand,
    /// Knocking pieces over.
    Displacing,
    /// Writing a move before it is made.
    WritingAhead,
    /// Not recording, or so that it cannot be read.
    NotRecording,
    /// Using two hands.
    TwoHands,
    /// A board that is not the player's, or notes on the scoresheet.
    Scoresheet,
}

/// What a spectator, or a player of another game, does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Interference {
    /// Speaking of a game or interfering in it.
    Speaking,
    /// Using a telephone or the like without leave.
    Telephone,
    /// Analysing where games go on.
    Analysing,
}

/// A telephone or another device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeviceFault {
    /// It rang or made another sound.
    Sound,
    /// The player had it with him.
    Possession,
    /// It was off, in a bag, as the event allows.
    OffInBag,
}

/// Why a draw is claimed in a quickplay finish.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuickplayGround {
    /// The opponent makes no effort to win by normal means.
    NoEffort,
    /// The game cannot be won by normal means.
    NotWinnable,
}

/// What the arbiter does with a claim in a quickplay finish.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// The game is drawn.
    Grant,
    /// The claim is refused.
    Refuse,
    /// He watches first.
    PutOff,
}

/// What is wrong with a sealed move when the envelope is opened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sealing {
    /// It can be read and means one move.
    #[default]
    Clear,
    /// It could be several moves.
    Ambiguous,
    /// What was meant cannot be established.
    Unclear,
}

/// What an assistant does in a player's place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AssistantTask {
    /// He presses the clock.
    Press,
    /// He writes the moves.
    Write,
}

/// What an arbiter could tell a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Announcement {
    /// How many moves have been made.
    NumberOfMoves,
    /// That the opponent has moved.
    OpponentMoved,
    /// That he has not pressed his clock.
    ClockNotPressed,
    /// What both clocks show, to a player who does not see.
    Times,
}
