/// Declares the topics with the matters of the catalogue that hold their articles.
macro_rules! topics {
    ($($(#[$doc:meta])* $name:ident = $matter:literal,)*) => {
        /// What an article is about, for code that cites it.
        ///
        /// [`Edition::cite`](crate::Edition::cite) finds the article of each edition.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Topic {
            $($(#[$doc])* $name,)*
        }

        impl Topic {
            /// How many there are.
            pub const COUNT: usize = [$($matter),*].len();

            /// All topics.
            pub const ALL: [Topic; Topic::COUNT] = [$(Topic::$name),*];

            /// The name of the matter in the catalogue.
            ///
            /// ```
            /// assert_eq!(compongo_laws::Topic::TouchOwn.matter(), "touch-own");
            /// ```
            pub const fn matter(self) -> &'static str {
                match self {
                    $(Topic::$name => $matter,)*
                }
            }
        }
    };
}

topics! {
    /// The players move in turn, each his own pieces.
    TurnAndOwnPieces = "turn-and-own-pieces",
    /// No piece goes to a square held by one of its own colour.
    OwnPieceOnSquare = "own-piece-on-square",
    /// The moves of the bishop.
    BishopMove = "bishop-move",
    /// The moves of the rook.
    RookMove = "rook-move",
    /// The moves of the queen.
    QueenMove = "queen-move",
    /// Bishop, rook and queen do not pass over pieces.
    NoPassingOver = "no-passing-over",
    /// The moves of the knight.
    KnightMove = "knight-move",
    /// The moves of the pawn, where no narrower topic fits.
    PawnMove = "pawn-move",
    /// The pawn's advance by one square.
    PawnAdvance = "pawn-advance",
    /// The pawn's first advance by two squares.
    PawnDoubleStep = "pawn-double-step",
    /// The pawn's capture.
    PawnCapture = "pawn-capture",
    /// The capture en passant and the one move on which it is allowed.
    EnPassant = "en-passant",
    /// How a pawn is taken en passant.
    EnPassantCapture = "en-passant-capture",
    /// A pawn on the last rank is exchanged.
    Promotion = "promotion",
    /// Any piece may be chosen, whatever was captured.
    FreeChoiceOfPromotion = "free-choice-of-promotion",
    /// A promotion works at once.
    PromotionAtOnce = "promotion-at-once",
    /// The king's step to a neighbouring square.
    KingMove = "king-move",
    /// What castling is.
    Castling = "castling",
    /// When the right to castle is lost.
    CastlingRightLost = "castling-right-lost",
    /// No castling with a king that has moved.
    CastlingKingMoved = "castling-king-moved",
    /// No castling with a rook that has moved.
    CastlingRookMoved = "castling-rook-moved",
    /// Castling and attacked squares.
    CastlingAttacked = "castling-attacked",
    /// Castling and pieces in the way.
    CastlingBlocked = "castling-blocked",
    /// Castling in Chess960.
    Chess960Castling = "chess960-castling",
    /// No move may leave the own king attacked.
    KingLeftAttacked = "king-left-attacked",
    /// Which moves are legal.
    LegalMove = "legal-move",
    /// What a legal move meets.
    Legality = "legality",
    /// Positions that no legal moves produce.
    IllegalPosition = "illegal-position",
    /// Checkmate ends the game.
    Checkmate = "checkmate",
    /// Resignation ends the game.
    Resignation = "resignation",
    /// Stalemate ends the game.
    Stalemate = "stalemate",
    /// A dead position ends the game.
    DeadPosition = "dead-position",
    /// A draw is agreed.
    Agreement = "agreement",
    /// Third occurrence by a move written down and announced.
    ThreefoldIntended = "threefold-intended",
    /// Third occurrence that stands on the board.
    ThreefoldOnBoard = "threefold-on-board",
    /// When two positions are the same.
    SamePosition = "same-position",
    /// Fifty moves by a move written down and announced.
    FiftyIntended = "fifty-intended",
    /// Fifty moves completed on the board.
    FiftyOnBoard = "fifty-on-board",
    /// Fifth occurrence: the game is drawn without a claim.
    Fivefold = "fivefold",
    /// 75 moves: the game is drawn without a claim.
    SeventyFiveMoves = "seventy-five-moves",
    /// Number of moves per period, additional time.
    TimeControl = "time-control",
    /// What happens with time not used; delay.
    CarriedTime = "carried-time",
    /// Who has not made his moves in time loses, unless the opponent cannot mate.
    FlagFall = "flag-fall",
    /// What the clock shows is conclusive.
    ClockReading = "clock-reading",
    /// The game began from a wrong position.
    WrongStart = "wrong-start",
    /// An illegal move is found during the game.
    IllegalMove = "illegal-move",
    /// Moves are recorded as they are made, so that they can be read.
    Recording = "recording",
    /// Which of two like pieces moves is recorded.
    Disambiguation = "disambiguation",
    /// Points for win, draw and loss.
    Scoring = "scoring",
    /// Both players lose.
    BothLose = "both-lose",
    /// White moves first, then the players take turns.
    WhiteBegins = "white-begins",
    /// When a player has the move.
    HavingTheMove = "having-the-move",
    /// The aim of the game; kings are not captured.
    AimOfTheGame = "aim-of-the-game",
    /// Kings are not captured; mate wins.
    KingsNotCaptured = "kings-not-captured",
    /// Who is mated has lost.
    MatedLoses = "mated-loses",
    /// Neither side can possibly mate.
    NobodyCanMate = "nobody-can-mate",
    /// The board and how it is laid.
    Board = "board",
    /// Which pieces each side has at the start.
    Pieces = "pieces",
    /// How the pieces stand at the start.
    InitialPosition = "initial-position",
    /// A piece that moves onto an enemy piece captures it.
    Capture = "capture",
    /// Which squares and pieces a piece attacks.
    Attack = "attack",
    /// A pinned piece attacks all the same.
    PinnedAttack = "pinned-attack",
    /// When a king is in check.
    Check = "check",
    /// A move is made with one hand.
    OneHand = "one-hand",
    /// Who may put pieces straight on their squares.
    Adjusting = "adjusting",
    /// Contact with pieces that is not meant.
    AccidentalContact = "accidental-contact",
    /// Touching pieces binds.
    TouchMove = "touch-move",
    /// Own pieces touched must move.
    TouchOwn = "touch-own",
    /// Enemy pieces touched must be captured.
    TouchEnemy = "touch-enemy",
    /// Pieces of both colours were touched.
    TouchBoth = "touch-both",
    /// King and rook touched bind to castle.
    CastlingTouch = "castling-touch",
    /// The rook touched before the king prevents castling.
    RookBeforeKing = "rook-before-king",
    /// King and rook touched for a castling that is illegal.
    CastlingImpossible = "castling-impossible",
    /// When the piece of a promotion is chosen for good.
    PromotionChoice = "promotion-choice",
    /// No touched piece can be used.
    NothingUsable = "nothing-usable",
    /// How a promotion is carried out.
    Promoting = "promoting",
    /// An enemy piece on the square of promotion is captured.
    CaptureAtPromotion = "capture-at-promotion",
    /// When a move is made.
    MoveMade = "move-made",
    /// When a capture is made.
    CaptureMade = "capture-made",
    /// When castling is made.
    CastlingMade = "castling-made",
    /// When a promotion is made.
    PromotionMade = "promotion-made",
    /// What ends the right to complain of the opponent's touching.
    TouchComplaint = "touch-complaint",
    /// An assistant moves for a player who cannot.
    MovingAssistant = "moving-assistant",
    /// What the clock is; flags.
    Clock = "clock",
    /// Pressing the clock completes a move.
    CompletingAMove = "completing-a-move",
    /// A move that ends the game is complete without a press.
    CompletedByTheEnd = "completed-by-the-end",
    /// Pressing the clock after the opponent's reply.
    LatePress = "late-press",
    /// The hand that presses the clock.
    PressingHand = "pressing-hand",
    /// How the clock is handled.
    HandlingTheClock = "handling-the-clock",
    /// An assistant presses the clock for a player who cannot.
    PressingAssistant = "pressing-assistant",
    /// The moves are counted when a flag has fallen.
    CountAtFlagFall = "count-at-flag-fall",
    /// Where the clock stands.
    PlaceOfTheClock = "place-of-the-clock",
    /// White's clock is started at the time set.
    StartOfTheGame = "start-of-the-game",
    /// How late one may come.
    DefaultTime = "default-time",
    /// Nobody is there at the start.
    BothAbsent = "both-absent",
    /// When a flag counts as fallen.
    FlagSeen = "flag-seen",
    /// A clock was set wrongly.
    WrongSetting = "wrong-setting",
    /// Both flags are down, the order unknown.
    BothFlags = "both-flags",
    /// Who may stop the clock, and why.
    StoppingTheClock = "stopping-the-clock",
    /// A player stops the clock only to call the arbiter.
    StoppingToCallTheArbiter = "stopping-to-call-the-arbiter",
    /// The arbiter says when play goes on.
    GoingOn = "going-on",
    /// The arbiter judges why a player stopped the clock.
    StoppedWithoutReason = "stopped-without-reason",
    /// Screens and counters prove nothing.
    Displays = "displays",
    /// The times of a restored position.
    RestoredTimes = "restored-times",
    /// The board was laid wrongly.
    BoardTurned = "board-turned",
    /// The game began with colours reversed.
    ColoursReversed = "colours-reversed",
    /// A player knocks pieces off their squares.
    DisplacedPieces = "displaced-pieces",
    /// The arbiter may punish who knocked pieces over.
    DisplacingPunished = "displacing-punished",
    /// Pieces are found displaced.
    DisplacedFoundLater = "displaced-found-later",
    /// What an illegal move costs.
    IllegalMovePenalty = "illegal-move-penalty",
    /// A pawn was left on the last rank.
    UnreplacedPawn = "unreplaced-pawn",
    /// The clock was pressed without a move.
    PressWithoutMove = "press-without-move",
    /// A move was made with both hands.
    TwoHands = "two-hands",
    /// A move is written before it is made.
    WritingAhead = "writing-ahead",
    /// One may reply before recording.
    ReplyingBeforeRecording = "replying-before-recording",
    /// What the scoresheet is for.
    UseOfTheScoresheet = "use-of-the-scoresheet",
    /// An offer of a draw is noted.
    RecordingAnOffer = "recording-an-offer",
    /// Both players note an offer.
    OfferNoted = "offer-noted",
    /// A player cannot write.
    CannotWrite = "cannot-write",
    /// The scoresheet is in the arbiter's view.
    ScoresheetInView = "scoresheet-in-view",
    /// Whose the scoresheets are.
    ScoresheetOwner = "scoresheet-owner",
    /// Who need not record.
    RecordingExemption = "recording-exemption",
    /// Neither player records.
    BothExempt = "both-exempt",
    /// One player does not record.
    OneExempt = "one-exempt",
    /// No scoresheet is complete.
    Reconstruction = "reconstruction",
    /// The scoresheets do not show whether time was overstepped.
    MovesNotShown = "moves-not-shown",
    /// The result is signed.
    Signing = "signing",
    /// An event restricts draws by agreement.
    AgreementLimits = "agreement-limits",
    /// Offering a draw.
    DrawOffer = "draw-offer",
    /// A claim counts as an offer.
    ClaimIsOffer = "claim-is-offer",
    /// A draw may be claimed at the third occurrence.
    Threefold = "threefold",
    /// A draw may be claimed after fifty moves.
    Fifty = "fifty",
    /// What loses the right to claim on a move.
    ClaimLost = "claim-lost",
    /// How a draw is claimed.
    Claim = "claim",
    /// A claim is right.
    ClaimCorrect = "claim-correct",
    /// A claim is wrong.
    ClaimWrong = "claim-wrong",
    /// Draws without a claim.
    AutomaticDraws = "automatic-draws",
    /// What points a game may give.
    ScoreLimits = "score-limits",
    /// What a quickplay finish is.
    Quickplay = "quickplay",
    /// When the rules of quickplay finishes are in force.
    QuickplayForce = "quickplay-force",
    /// For which games those rules are.
    QuickplayWhere = "quickplay-where",
    /// Both flags are down in a quickplay finish.
    QuickplayBothFlags = "quickplay-both-flags",
    /// An increment is asked for in a quickplay finish.
    QuickplayIncrement = "quickplay-increment",
    /// A draw is claimed in a quickplay finish.
    QuickplayClaim = "quickplay-claim",
    /// The arbiter decides on such a claim.
    QuickplayDecision = "quickplay-decision",
    /// The arbiter puts off his decision.
    QuickplayPutOff = "quickplay-put-off",
    /// The draw is given after the decision was put off.
    QuickplayLater = "quickplay-later",
    /// The arbiter refuses such a claim.
    QuickplayRefused = "quickplay-refused",
    /// The arbiter's decision on such a claim is final.
    QuickplayFinal = "quickplay-final",
    /// Such a claim where no arbiter is present.
    QuickplayNoArbiter = "quickplay-no-arbiter",
    /// Players do not dishonour chess.
    Disrepute = "disrepute",
    /// Leaving the playing area or venue.
    Leaving = "leaving",
    /// Telling the arbiter before leaving, also without the move.
    LeavingAnnounced = "leaving-announced",
    /// Smoking.
    Smoking = "smoking",
    /// Notes, advice, analysis.
    Advice = "advice",
    /// Telephones and other devices.
    Devices = "devices",
    /// Which devices may be there.
    DevicesApproved = "devices-approved",
    /// A player is searched.
    Search = "search",
    /// Players who have finished are spectators.
    FinishedPlayers = "finished-players",
    /// The opponent is not disturbed.
    Distraction = "distraction",
    /// Breaches of the rules of conduct are punished.
    BreachOfConduct = "breach-of-conduct",
    /// A player keeps refusing to follow the Laws.
    PersistentRefusal = "persistent-refusal",
    /// A player asks for an explanation.
    Explanation = "explanation",
    /// A decision is appealed against.
    Appeal = "appeal",
    /// Players help to reconstruct and to check.
    HelpingTheArbiter = "helping-the-arbiter",
    /// Who checks a claim.
    CheckingClaims = "checking-claims",
    /// The arbiter sees to it that the Laws are kept.
    ArbitersTask = "arbiters-task",
    /// What the arbiter must do.
    ArbitersDuties = "arbiters-duties",
    /// The arbiter watches, enforces and punishes.
    ArbiterWatches = "arbiter-watches",
    /// Assistants of the arbiter.
    ArbitersAssistants = "arbiters-assistants",
    /// What the arbiter may impose.
    Penalties = "penalties",
    /// More time for a disturbance from outside.
    ExtraTime = "extra-time",
    /// What the arbiter must not tell.
    Abstention = "abstention",
    /// Spectators and other players.
    Spectators = "spectators",
    /// Telephones of others in the venue.
    TelephonesInTheVenue = "telephones-in-the-venue",
    /// A move is sealed.
    Sealing = "sealing",
    /// Adjourning before the session ends.
    EarlyAdjournment = "early-adjournment",
    /// What is written on the envelope.
    Envelope = "envelope",
    /// The arbiter keeps the envelope.
    EnvelopeKept = "envelope-kept",
    /// A draw offered after sealing.
    OfferAfterSealing = "offer-after-sealing",
    /// The position is set up again.
    SettingUp = "setting-up",
    /// The game ends before it is resumed.
    EndedBeforeResumption = "ended-before-resumption",
    /// When the envelope is opened.
    OpeningTheEnvelope = "opening-the-envelope",
    /// A sealed move that loses.
    BadSealedMove = "bad-sealed-move",
    /// What happens at the time of resumption.
    Resumption = "resumption",
    /// Coming late to the resumption.
    LateAtResumption = "late-at-resumption",
    /// Nobody is there at the resumption.
    BothLate = "both-late",
    /// The envelope is lost.
    LostEnvelope = "lost-envelope",
    /// Without the envelope the position cannot be established.
    LostPosition = "lost-position",
    /// Clocks set wrongly at the resumption.
    WrongTimes = "wrong-times",
    /// Sessions are timed and announced.
    Sessions = "sessions",
    /// Which games are rapid.
    Rapid = "rapid",
    /// The Laws hold as far as the rapid rules do not change them.
    RapidLaws = "rapid-laws",
    /// Which of the two ways of rapid chess applies.
    RapidWhichRules = "rapid-which-rules",
    /// Recording in rapid chess.
    RapidRecording = "rapid-recording",
    /// Lighter penalties in rapid chess.
    RapidPenalties = "rapid-penalties",
    /// Rapid chess under the competition rules.
    RapidSupervised = "rapid-supervised",
    /// Rapid chess without that supervision.
    RapidOtherwise = "rapid-otherwise",
    /// When set-up and clocks are no longer complained of.
    RapidSetupLimit = "rapid-setup-limit",
    /// Rulings on touched pieces in rapid chess.
    RapidTouchRulings = "rapid-touch-rulings",
    /// Illegal moves in rapid chess.
    RapidIllegalMove = "rapid-illegal-move",
    /// Two kings in check or a pawn on the last rank.
    RapidGrossIllegality = "rapid-gross-illegality",
    /// Who calls a flag in rapid chess.
    RapidFlagCall = "rapid-flag-call",
    /// Claiming a win on time in rapid chess.
    RapidTimeClaim = "rapid-time-claim",
    /// Both flags are down in rapid chess.
    RapidBothFlags = "rapid-both-flags",
    /// Which games are blitz.
    Blitz = "blitz",
    /// Lighter penalties in blitz chess.
    BlitzPenalties = "blitz-penalties",
    /// Blitz chess under the competition rules.
    BlitzSupervised = "blitz-supervised",
    /// Blitz chess without that supervision.
    BlitzOtherwise = "blitz-otherwise",
    /// Which of the two ways of blitz chess applies.
    BlitzWhichRules = "blitz-which-rules",
    /// Illegal moves in blitz chess.
    BlitzIllegalMove = "blitz-illegal-move",
    /// What is needed to win a blitz game.
    BlitzMaterial = "blitz-material",
    /// No claim of a quickplay finish in blitz.
    BlitzNoQuickplay = "blitz-no-quickplay",
    /// Which notation is accepted.
    NotationSystem = "notation-system",
    /// The letter of a piece.
    PieceLetter = "piece-letter",
    /// The letters of a player's own language.
    OwnLanguageLetters = "own-language-letters",
    /// Pawns have no letter.
    PawnsWithoutLetter = "pawns-without-letter",
    /// The letters of the files.
    Files = "files",
    /// The numbers of the ranks.
    Ranks = "ranks",
    /// The names of the squares.
    SquareNames = "square-names",
    /// Two pawns could take the same man.
    TwoPawnsCapture = "two-pawns-capture",
    /// How a move is written.
    WritingAMove = "writing-a-move",
    /// How a capture is written.
    WritingACapture = "writing-a-capture",
    /// How a promotion is written.
    WritingAPromotion = "writing-a-promotion",
    /// How an offer of a draw is written.
    WritingAnOffer = "writing-an-offer",
    /// The signs of the notation.
    NotationSigns = "notation-signs",
    /// The board of a player who does not see.
    BlindBoard = "blind-board",
    /// Moves are announced to a player who does not see.
    BlindAnnouncing = "blind-announcing",
    /// When a piece is touched on that board.
    BlindTouched = "blind-touched",
    /// When a move is made on that board.
    BlindMade = "blind-made",
    /// When the opponent's clock is started after a move on that board.
    BlindClockStart = "blind-clock-start",
    /// The usual rules hold for the sighted player.
    BlindSighted = "blind-sighted",
    /// How a player who does not see records.
    BlindRecording = "blind-recording",
    /// A slip of the tongue.
    BlindSlip = "blind-slip",
    /// The two boards differ.
    BlindBoardsDiffer = "blind-boards-differ",
    /// The assistant of a player who does not see.
    BlindAssistant = "blind-assistant",
    /// The assistant of a sighted player against one who does not see.
    SightedAssistant = "sighted-assistant",
    /// Adapting the rules; two boards.
    BlindAdapting = "blind-adapting",
    /// What Chess960 is.
    Chess960 = "chess960",
    /// What a start position of Chess960 keeps to.
    Chess960Start = "chess960-start",
}
