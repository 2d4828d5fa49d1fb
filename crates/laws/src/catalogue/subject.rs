/// Declares the subjects with their names and files.
macro_rules! subjects {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// A part of the Laws, in the order of the newest editions.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Subject {
            $($(#[$doc])* $name,)*
        }

        impl Subject {
            /// All subjects.
            pub const ALL: [Subject; [$($word),*].len()] = [$(Subject::$name),*];

            /// The file of each subject.
            pub(super) const FILES: [(Subject, &'static str); Subject::ALL.len()] = [
                $((
                    Subject::$name,
                    include_str!(concat!("../../data/", $word, ".txt")),
                ),)*
            ];

            /// The name of the subject.
            ///
            /// ```
            /// use compongo_laws::catalogue::Subject;
            ///
            /// assert_eq!(Subject::VisuallyImpaired.name(), "visually-impaired");
            /// ```
            pub const fn name(self) -> &'static str {
                match self {
                    $(Subject::$name => $word,)*
                }
            }
        }
    };
}

subjects! {
    /// The board and the moves of the pieces.
    Board = "board",
    /// Touching and making moves.
    Touch = "touch",
    /// Mate, stalemate, dead positions, resignation, points.
    Endings = "endings",
    /// The clock.
    Clock = "clock",
    /// Irregularities.
    Irregularities = "irregularities",
    /// Recording the moves.
    Recording = "recording",
    /// Offers and claims of a draw.
    Draws = "draws",
    /// The conduct of the players.
    Conduct = "conduct",
    /// The arbiter, penalties, FIDE.
    Arbiter = "arbiter",
    /// Rapid chess.
    Rapid = "rapid",
    /// Blitz chess.
    Blitz = "blitz",
    /// Algebraic notation.
    Notation = "notation",
    /// Players who are blind or see badly.
    VisuallyImpaired = "visually-impaired",
    /// Adjourned games.
    Adjournment = "adjournment",
    /// Chess960.
    Chess960 = "chess960",
    /// Quickplay finishes.
    Quickplay = "quickplay",
}
