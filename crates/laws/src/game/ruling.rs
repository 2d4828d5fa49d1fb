//! What follows from a fact, by which article.

use core::fmt;

use arrayvec::ArrayVec;
use compongo_board::{Color, Role, Square};
use serde::{Deserialize, Serialize};

use super::kinds::Conduct;
use super::outcome::Outcome;
use super::words::{self, color, time};
use super::{Duty, EnvelopePart, Gesture};
use crate::{Citation, Penalty};

/// A consequence with the articles that give it.
///
/// Displayed as one line, the articles in brackets: `time-added black 2:00 [7.5.5]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// What follows.
    pub effect: Effect,
    articles: [Option<Citation>; MOST_ARTICLES],
}

/// As many articles as a ruling can have.
const MOST_ARTICLES: usize = 5;

impl Ruling {
    /// A consequence of one article.
    pub(crate) fn new(effect: Effect, article: Option<Citation>) -> Ruling {
        let mut articles = [None; MOST_ARTICLES];
        articles[0] = article;
        Ruling { effect, articles }
    }

    /// A consequence of several articles.
    pub(crate) fn of(
        effect: Effect,
        articles: impl IntoIterator<Item = Option<Citation>>,
    ) -> Ruling {
        articles.into_iter().fold(Ruling::new(effect, None), Ruling::and)
    }

    /// The same by one article more, unless it is named already.
    pub(crate) fn and(mut self, article: Option<Citation>) -> Ruling {
        if !self.articles.contains(&article)
            && let Some(free) = self.articles.iter_mut().find(|it| it.is_none())
        {
            *free = article;
        }
        self
    }

    /// The articles, the principal one first.
    pub fn articles(&self) -> impl Iterator<Item = Citation> + '_ {
        self.articles.iter().flatten().copied()
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let articles: ArrayVec<&str, MOST_ARTICLES> =
            self.articles().map(|it| it.article).collect();
        write!(f, "{} [{}]", self.effect, articles.join(", "))
    }
}

/// On what ground a draw is claimed (9.2, 9.3 of 2018).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawGround {
    /// The position appears for at least the third time.
    Threefold,
    /// Fifty moves by each player without capture or pawn move.
    Fifty,
}

/// What makes a move illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flaw {
    /// A move that Article 3 forbids.
    Illegal,
    /// A king was captured.
    KingCaptured,
    /// A pawn was left on the last rank.
    UnreplacedPawn,
    /// The king was put where castling ends, and the rook was not.
    UnfinishedCastling,
    /// The clock was pressed without a move.
    NoMove,
    /// Both hands were used.
    TwoHands,
}

/// To what touching binds a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Binding {
    /// To nothing: no touched piece can be used.
    Free,
    /// To castle on this side: `true` is the short one.
    Castle(bool),
    /// To move the king.
    King,
    /// To move this piece.
    Move(Square),
    /// To capture this piece.
    Capture(Square),
    /// To capture one piece with another.
    CaptureWith(Square, Square),
}

/// A right that was lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LostRight {
    /// To claim a draw on this move.
    Claim,
    /// To complain of the opponent's touching.
    TouchComplaint,
    /// To castle with a king that was set up wrongly.
    Castling,
    /// To castle short with a rook that was set up wrongly.
    CastlingShort,
    /// To castle long with a rook that was set up wrongly.
    CastlingLong,
}

/// What follows. Times are milliseconds.
///
/// Displayed as a word and its details, as `time-added black 2:00`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each field is the thing it is named after")]
pub enum Effect {
    /// The game begins, and White's clock runs.
    Started,
    /// A player has come in time.
    Arrived { player: Color },
    /// A move was made (4.7 of 2018).
    Made { player: Color, gesture: Gesture },
    /// The start position of this number was drawn and set up.
    SetUp { number: u16 },
    /// A player has written down a move so that it can be read.
    Recorded { player: Color, gesture: Gesture },
    /// A move was completed (6.2 of 2018).
    Completed { player: Color },
    /// Touching binds a player.
    Bound { player: Color, to: Binding },
    /// The piece of a promotion is chosen for good.
    Chosen { square: Square, piece: Role },
    /// An illegal move was completed and found: how many of this player count now.
    Illegal { player: Color, flaw: Flaw, count: u8 },
    /// An illegal move was noticed before it was completed: no offence, it is put right.
    NoOffence { player: Color },
    /// The position after so many single moves is restored.
    Restored { plies: u32 },
    /// What the clocks showed when that position arose: a proposal for the arbiter.
    Proposed { white: u64, black: u64 },
    /// A pawn left on the last rank is replaced.
    Replaced { square: Square, piece: Role },
    /// A player gets time.
    TimeAdded { player: Color, ms: u64 },
    /// A player loses time.
    TimeTaken { player: Color, ms: u64 },
    /// The arbiter set a clock.
    ClockSet { player: Color, ms: u64 },
    /// Both clocks are stopped.
    ClocksStopped,
    /// The clock of a player runs.
    ClockRuns { player: Color },
    /// A draw is offered.
    Offered { player: Color },
    /// An offer is refused.
    OfferRefused { player: Color },
    /// A draw is claimed; the claim counts as an offer if it is so said.
    Claimed { player: Color, ground: DrawGround, offer: bool },
    /// A claim is right.
    ClaimRight { ground: DrawGround },
    /// A claim is wrong.
    ClaimWrong { ground: DrawGround },
    /// A claim cannot be taken back.
    ClaimStays,
    /// A player must play this move.
    MustPlay { player: Color, gesture: Gesture },
    /// A right is lost.
    Lost { player: Color, right: LostRight },
    /// A flag has fallen.
    Flag { player: Color },
    /// Both flags are down and nobody can say which was first.
    BothFlags,
    /// A player repeats another move than was announced to him.
    HeardOtherwise { player: Color },
    /// The game goes on.
    GoesOn,
    /// The arbiter has to decide.
    ArbiterDecides,
    /// What was said is passed to the arbiter, who judges by his own sight.
    ToldArbiter,
    /// The game does not count: a new one is played.
    Void,
    /// The position is put on a board laid rightly.
    Transferred,
    /// Someone must do something.
    Must { player: Color, duty: Duty },
    /// A draw in a quickplay finish is claimed.
    QuickplayClaimed { player: Color },
    /// The decision on it is put off.
    PutOff,
    /// It is refused.
    QuickplayRefused,
    /// An increment is asked for.
    IncrementAsked { player: Color },
    /// From now on each move brings time.
    IncrementGiven { ms: u64 },
    /// The game is adjourned: this player seals.
    Adjourned { sealer: Color },
    /// A move is sealed.
    Sealed { player: Color },
    /// Something is not written on the envelope, or wrongly.
    EnvelopeLacks { part: EnvelopePart },
    /// The game is resumed.
    Resumed,
    /// The envelope was opened and the sealed move stands on the board.
    Opened { gesture: Gesture },
    /// A breach of conduct is recorded.
    Breached { player: Color, conduct: Conduct },
    /// A penalty is imposed.
    Penalised { player: Color, penalty: Penalty },
    /// The scoresheet is signed.
    Signed { player: Color },
    /// What is noted with a game that is over.
    Noted,
    /// The game is over.
    Over(Outcome),
}

/// The kebab-case word of a value that serde writes so.
pub(crate) fn kebab<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Binding::Free => f.write_str("nothing"),
            Binding::Castle(true) => f.write_str("castle short"),
            Binding::Castle(false) => f.write_str("castle long"),
            Binding::King => f.write_str("king"),
            Binding::Move(square) => write!(f, "move {square}"),
            Binding::Capture(square) => write!(f, "capture {square}"),
            Binding::CaptureWith(from, to) => write!(f, "capture {to} with {from}"),
        }
    }
}

impl Effect {
    /// A stable word for machines, the first of the line that is displayed.
    pub const fn code(&self) -> &'static str {
        use Effect::*;
        match self {
            Started => "started",
            SetUp { .. } => "set-up",
            Recorded { .. } => "recorded",
            EnvelopeLacks { .. } => "envelope-lacks",
            Arrived { .. } => "arrived",
            Made { .. } => "made",
            Completed { .. } => "completed",
            Bound { .. } => "bound",
            Chosen { .. } => "chosen",
            Illegal { .. } => "illegal",
            NoOffence { .. } => "no-offence",
            Restored { .. } => "restored",
            Proposed { .. } => "proposed",
            Replaced { .. } => "replaced",
            TimeAdded { .. } => "time-added",
            TimeTaken { .. } => "time-taken",
            ClockSet { .. } => "clock-set",
            ClocksStopped => "clocks-stopped",
            ClockRuns { .. } => "clock-runs",
            Offered { .. } => "offered",
            OfferRefused { .. } => "offer-refused",
            Claimed { .. } => "claimed",
            ClaimRight { .. } => "claim-right",
            ClaimWrong { .. } => "claim-wrong",
            ClaimStays => "claim-stays",
            MustPlay { .. } => "must-play",
            Lost { .. } => "lost",
            Flag { .. } => "flag",
            BothFlags => "both-flags",
            HeardOtherwise { .. } => "heard-otherwise",
            GoesOn => "goes-on",
            ArbiterDecides => "arbiter-decides",
            ToldArbiter => "told-arbiter",
            Void => "void",
            Transferred => "transferred",
            Must { .. } => "must",
            QuickplayClaimed { .. } => "quickplay-claimed",
            PutOff => "put-off",
            QuickplayRefused => "quickplay-refused",
            IncrementAsked { .. } => "increment-asked",
            IncrementGiven { .. } => "increment-given",
            Adjourned { .. } => "adjourned",
            Sealed { .. } => "sealed",
            Resumed => "resumed",
            Opened { .. } => "opened",
            Breached { .. } => "breached",
            Penalised { .. } => "penalised",
            Signed { .. } => "signed",
            Noted => "noted",
            Over(_) => "over",
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Effect::*;
        match *self {
            Started => f.write_str("started"),
            SetUp { number } => write!(f, "set-up {number}"),
            Recorded { player, gesture } => write!(f, "recorded {} {gesture}", color(player)),
            EnvelopeLacks { part } => write!(f, "envelope-lacks {}", kebab(&part)),
            Arrived { player } => write!(f, "arrived {}", color(player)),
            Made { player, gesture } => write!(f, "made {} {gesture}", color(player)),
            Completed { player } => write!(f, "completed {}", color(player)),
            Bound { player, to } => write!(f, "bound {} {to}", color(player)),
            Chosen { square, piece } => write!(f, "chosen {piece} {square}"),
            Illegal { player, flaw, count } => {
                write!(f, "illegal {} {} {count}", color(player), kebab(&flaw))
            }
            NoOffence { player } => write!(f, "no-offence {}", color(player)),
            Restored { plies } => write!(f, "restored {plies}"),
            Proposed { white, black } => write!(f, "proposed {} {}", time(white), time(black)),
            Replaced { square, piece } => write!(f, "replaced {piece} {square}"),
            TimeAdded { player, ms } => write!(f, "time-added {} {}", color(player), time(ms)),
            TimeTaken { player, ms } => write!(f, "time-taken {} {}", color(player), time(ms)),
            ClockSet { player, ms } => write!(f, "clock-set {} {}", color(player), time(ms)),
            ClocksStopped => f.write_str("clocks-stopped"),
            ClockRuns { player } => write!(f, "clock-runs {}", color(player)),
            Offered { player } => write!(f, "offered {}", color(player)),
            OfferRefused { player } => write!(f, "offer-refused {}", color(player)),
            Claimed { player, ground, offer } => {
                let offer = if offer { " offer" } else { "" };
                write!(f, "claimed {} {}{offer}", color(player), kebab(&ground))
            }
            ClaimRight { ground } => write!(f, "claim-right {}", kebab(&ground)),
            ClaimWrong { ground } => write!(f, "claim-wrong {}", kebab(&ground)),
            ClaimStays => f.write_str("claim-stays"),
            MustPlay { player, gesture } => write!(f, "must-play {} {gesture}", color(player)),
            Lost { player, right } => write!(f, "lost {} {}", color(player), kebab(&right)),
            Flag { player } => write!(f, "flag {}", color(player)),
            BothFlags => f.write_str("both-flags"),
            HeardOtherwise { player } => write!(f, "heard-otherwise {}", color(player)),
            GoesOn => f.write_str("goes-on"),
            ArbiterDecides => f.write_str("arbiter-decides"),
            ToldArbiter => f.write_str("told-arbiter"),
            Void => f.write_str("void"),
            Transferred => f.write_str("transferred"),
            Must { player, duty } => write!(f, "must {} {}", color(player), kebab(&duty)),
            QuickplayClaimed { player } => write!(f, "quickplay-claimed {}", color(player)),
            PutOff => f.write_str("put-off"),
            QuickplayRefused => f.write_str("quickplay-refused"),
            IncrementAsked { player } => write!(f, "increment-asked {}", color(player)),
            IncrementGiven { ms } => write!(f, "increment-given {}", time(ms)),
            Adjourned { sealer } => write!(f, "adjourned {}", color(sealer)),
            Sealed { player } => write!(f, "sealed {}", color(player)),
            Resumed => f.write_str("resumed"),
            Opened { gesture } => write!(f, "opened {gesture}"),
            Breached { player, conduct } => {
                write!(f, "breached {} {}", color(player), kebab(&conduct))
            }
            Penalised { player, penalty } => {
                write!(f, "penalised {} {}", color(player), words::penalty(penalty))
            }
            Signed { player } => write!(f, "signed {}", color(player)),
            Noted => f.write_str("noted"),
            Over(outcome) => write!(f, "over {outcome}"),
        }
    }
}
