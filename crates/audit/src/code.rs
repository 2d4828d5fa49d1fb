use core::fmt;

/// How much a finding weighs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Something to know: a right nobody used, something that could not be checked.
    Note,
    /// Something does not fit, but it need not be a breach of the Laws.
    Warning,
    /// The Laws are broken, or the game cannot be followed.
    Error,
}

impl Severity {
    /// The stable name: `error`, `warning`, `note`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// What kind of finding it is.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code {
            $($(#[$doc])* $name,)*
        }

        impl Code {
            /// All codes.
            pub const ALL: [Code; [$($text),*].len()] = [$(Code::$name),*];

            /// The stable name, in kebab case.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Code::$name => $text,)*
                }
            }
        }
    };
}

codes! {
    /// A move that the Laws do not allow.
    IllegalMove = "illegal-move",
    /// A written move that two or more pieces could make.
    AmbiguousMove = "ambiguous-move",
    /// A word in the place of a move that cannot be read as one.
    UnreadableMove = "unreadable-move",
    /// A passed move.
    NullMove = "null-move",
    /// The text of the game is faulty.
    BrokenFile = "broken-file",
    /// A move after checkmate.
    GameContinuedAfterMate = "game-continued-after-mate",
    /// A move after stalemate.
    GameContinuedAfterStalemate = "game-continued-after-stalemate",
    /// A move after neither side could mate any more.
    GameContinuedAfterDeadPosition = "game-continued-after-dead-position",
    /// A move after the fifth occurrence of a position.
    GameContinuedAfterFivefold = "game-continued-after-fivefold",
    /// A move after 75 moves by each player without capture or pawn move.
    GameContinuedAfter75Moves = "game-continued-after-75-moves",
    /// A draw by threefold repetition could be claimed.
    ClaimableThreefold = "claimable-threefold",
    /// A draw by fifty moves could be claimed.
    ClaimableFifty = "claimable-fifty",
    /// The result is not the one the final position demands.
    ResultContradictsPosition = "result-contradicts-position",
    /// Result or final position do not fit the recorded way in which the game ended.
    ResultContradictsTermination = "result-contradicts-termination",
    /// A game scored as lost on time, though the winner could not mate.
    TimeForfeitUnwinnable = "time-forfeit-unwinnable",
    /// The game has no result.
    MissingResult = "missing-result",
    /// The result at the end of the moves is not the one among the tags.
    ResultTagMismatch = "result-tag-mismatch",
    /// The tag `Result` holds no result.
    BadResult = "bad-result",
    /// A draw before both players have moved.
    DrawAgreedTooEarly = "draw-agreed-too-early",
    /// A date that cannot be, or is not written as one.
    BadDate = "bad-date",
    /// The position the game starts from is impossible or missing.
    BadStartPosition = "bad-start-position",
    /// A clock shows what it cannot.
    ClockInconsistent = "clock-inconsistent",
    /// A clock had run out, and play went on.
    FlagUnnoticed = "flag-unnoticed",
    /// A clock reading that is no time.
    ClockUnreadable = "clock-unreadable",
    /// Another game than chess.
    UnsupportedVariant = "unsupported-variant",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
