//! What can be done at a table.

use compongo_board::{Color, Role, Square};
use compongo_clock::Control;
use serde::{Deserialize, Serialize};

use super::fact::Absent;
use super::kinds::{
    Announcement, AssistantTask, Conduct, Decision, DeviceFault, Interference, QuickplayGround,
    Sealing, SetupFault, StopReason,
};
use super::words::{word, word_or_none};
use super::{Content, DrawGround, Envelope, Gesture, Inscription, Score};
use crate::Penalty;

/// Something done. Each variant is one word of a record, in its field `do`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "do",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum Act {
    /// The arbiter starts the game, and White's clock (6.6 of 2018).
    Start {
        /// Who has not come.
        #[serde(default, skip_serializing_if = "is_default")]
        absent: Absent,
    },
    /// A player arrives at the board.
    Arrive {},
    /// The arbiter declares that who has not come has lost.
    DeclareDefault {},
    /// A player touches a piece.
    Touch {
        /// Where it stands.
        #[serde(with = "word")]
        square: Square,
        /// By accident, clearly.
        #[serde(default, skip_serializing_if = "is_default")]
        accidental: bool,
    },
    /// A player says that he adjusts, and touches a piece.
    Adjust {
        /// Where it stands.
        #[serde(with = "word")]
        square: Square,
    },
    /// A whole move: what it takes is touched, put and released.
    Move {
        /// The move.
        #[serde(rename = "move", with = "word")]
        gesture: Gesture,
        /// Both hands were used.
        #[serde(default, skip_serializing_if = "is_default")]
        two_hands: bool,
        /// The clock is pressed at the same instant, as on a screen.
        #[serde(default, skip_serializing_if = "is_default")]
        press: bool,
    },
    /// One piece is released, and more belongs to the move: the king of a castling, a pawn on the
    /// last rank.
    Release {
        /// The part of the move.
        #[serde(rename = "move", with = "word")]
        gesture: Gesture,
    },
    /// The new piece of a promotion touches its square.
    Place {
        /// The square on the last rank.
        #[serde(with = "word")]
        square: Square,
        /// The new piece.
        #[serde(with = "word")]
        piece: Role,
        /// The hand still holds it.
        #[serde(default, skip_serializing_if = "is_default")]
        held: bool,
    },
    /// A player puts back what he played, before pressing the clock.
    TakeBack {},
    /// A player presses the clock.
    Press {},
    /// A player resigns.
    Resign {},
    /// A player offers a draw.
    OfferDraw {},
    /// A player accepts the offer.
    AcceptDraw {},
    /// A player refuses the offer in words.
    DeclineDraw {},
    /// A player claims a draw (9.2, 9.3 of 2018).
    ClaimDraw {
        /// On what ground.
        ground: DrawGround,
        /// With which move, if it is not on the board yet.
        #[serde(
            rename = "move",
            default,
            with = "word_or_none",
            skip_serializing_if = "Option::is_none"
        )]
        gesture: Option<Gesture>,
        /// That move was not written down.
        #[serde(default, skip_serializing_if = "is_default")]
        unwritten: bool,
        /// The claimant did not stop the clocks.
        #[serde(default, skip_serializing_if = "is_default")]
        unstopped: bool,
        /// It rests on nothing but what a screen or a counter shows.
        #[serde(default, skip_serializing_if = "is_default")]
        from_display: bool,
    },
    /// A player takes his claim back, or tries to.
    WithdrawClaim {},
    /// The arbiter checks the claim.
    CheckClaim {},
    /// The flag of a player is said to have fallen.
    CallFlag {
        /// Whose flag.
        #[serde(with = "word")]
        player: Color,
        /// The claimant did not stop the clocks.
        #[serde(default, skip_serializing_if = "is_default")]
        unstopped: bool,
        /// It rests on nothing but what a screen or a counter shows.
        #[serde(default, skip_serializing_if = "is_default")]
        from_display: bool,
    },
    /// An illegal move is claimed or seen.
    ReportIllegal {},
    /// Both players agree that an illegal move is taken back.
    AgreeIllegal {},
    /// The arbiter asks that two kings in check, or a pawn on the last rank, be put right.
    ReportGross {},
    /// A touched piece was not moved: a complaint, or the arbiter's own sight.
    ReportTouch {},
    /// Both clocks are stopped.
    StopClocks {
        /// Why.
        reason: StopReason,
    },
    /// The clocks run again.
    ResumeClocks {},
    /// The arbiter sets what a clock shall show.
    SetClock {
        /// Whose.
        #[serde(with = "word")]
        player: Color,
        /// Milliseconds left.
        left: u64,
        /// Moves completed, if the counter is set too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u32>,
        /// Why, in the arbiter's own words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Box<str>>,
    },
    /// Before the game the arbiter decides where the clock stands (6.5 of 2018).
    PlaceClock {
        /// At whose right hand.
        #[serde(with = "word")]
        right_of: Color,
    },
    /// The arbiter replaces a defective clock, with the times that he decides (6.10.1 of 2018).
    ReplaceClock {
        /// Milliseconds left for White.
        white: u64,
        /// Milliseconds left for Black.
        black: u64,
        /// Why, in the arbiter's own words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Box<str>>,
    },
    /// The arbiter adds time, or takes it.
    AddTime {
        /// Whose.
        #[serde(with = "word")]
        player: Color,
        /// Milliseconds, negative to take.
        ms: i64,
        /// Why, in the arbiter's own words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Box<str>>,
    },
    /// The arbiter takes time for what an assistant does in the player's place (6.2.6, 8.1.6 of
    /// 2018).
    AssistantTime {
        /// Whose time.
        #[serde(with = "word")]
        player: Color,
        /// What the assistant does.
        task: AssistantTask,
        /// Milliseconds taken.
        ms: u64,
    },
    /// The arbiter corrects a wrong setting of the clock.
    CorrectSetting {
        /// The time control as it should be.
        #[serde(with = "word")]
        control: Control,
        /// Why, in the arbiter's own words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Box<str>>,
    },
    /// It is found that the game was begun wrongly.
    ReportSetup {
        /// What was wrong.
        fault: SetupFault,
        /// Whose king, if it is that; both, if nobody is named.
        #[serde(default, with = "word_or_none", skip_serializing_if = "Option::is_none")]
        player: Option<Color>,
    },
    /// A player knocks pieces off their squares.
    Displace {},
    /// That player puts them back where they belong (7.4.1 of 2018).
    PutBack {},
    /// The opponent starts the clock of one who knocked pieces over.
    RestartHisClock {},
    /// The arbiter restores the position after so many single moves.
    Restore {
        /// How many are kept.
        plies: u32,
    },
    /// A player writes on his scoresheet.
    Write {
        /// What he writes.
        text: String,
        /// With the sign of an offered draw.
        #[serde(default, skip_serializing_if = "is_default")]
        offer: bool,
        /// For which single move, counted from 0, if not on the next line: lines between are left
        /// empty, and what stood there is struck out. Without a text that is all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<u32>,
        /// What he notes of the clock, as he writes it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<Box<str>>,
    },
    /// A player brings his scoresheet up to date, with the opponent's if need be.
    CompleteSheet {},
    /// No scoresheet is complete: the game is reconstructed on another board.
    Reconstruct {},
    /// Neither scoresheet shows whether enough moves were made.
    CannotShow {},
    /// A player signs the scoresheets.
    Sign {
        /// White's part of the result that is signed.
        white: Score,
        /// Black's.
        black: Score,
    },
    /// A player asks for an increment in a quickplay finish.
    AskIncrement {},
    /// A player claims a draw in a quickplay finish.
    ClaimQuickplay {
        /// Why.
        ground: QuickplayGround,
        /// The claimant did not stop the clocks.
        #[serde(default, skip_serializing_if = "is_default")]
        unstopped: bool,
    },
    /// The arbiter decides on what was asked in a quickplay finish.
    Decide {
        /// What.
        decision: Decision,
        /// A claim put off brings the opponent time (where that is left to the arbiter).
        #[serde(default, skip_serializing_if = "is_default")]
        bonus: bool,
    },
    /// The session ends by the arbiter, or the player having the move ends it before its time:
    /// that player seals.
    Adjourn {
        /// When the session ends, if a player does not wait for that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        session_ends: Option<u64>,
    },
    /// The arbiter announces a session.
    AnnounceSession {
        /// When it begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starts: Option<u64>,
        /// When it ends.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ends: Option<u64>,
    },
    /// The arbiter checks what is written on the envelope, and keeps it.
    CheckEnvelope {
        /// What is written there.
        written: Inscription,
    },
    /// The first rank of a game of Chess960 is drawn by chance (Guidelines II.2 of 2018).
    DrawStart {
        /// White's pieces from the file a on, in English letters.
        white: String,
        /// Black's from the file a on, if they were set up otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black: Option<String>,
    },
    /// The player having the move writes it in secret; until the clock stops he may change it.
    Seal {
        /// What he means; none if it is no move at all.
        #[serde(
            rename = "move",
            default,
            with = "word_or_none",
            skip_serializing_if = "Option::is_none"
        )]
        gesture: Option<Gesture>,
        /// How clearly it is written.
        #[serde(default, skip_serializing_if = "is_default")]
        writing: Sealing,
        /// Instead of both: the move in an envelope that only those who hold its keys can open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        envelope: Option<Envelope>,
    },
    /// The arbiter says who holds the envelope from now on.
    KeepEnvelope {
        /// Who, by name or office.
        holder: String,
    },
    /// The arbiter resumes an adjourned game.
    ResumeGame {
        /// Who has not come.
        #[serde(default, skip_serializing_if = "is_default")]
        absent: Absent,
    },
    /// The arbiter opens the envelope and plays the sealed move.
    OpenEnvelope {
        /// What was in it, where only those who hold its keys knew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        content: Option<Content>,
        /// The move that he reads there; none if it is no move at all.
        #[serde(
            rename = "move",
            default,
            with = "word_or_none",
            skip_serializing_if = "Option::is_none"
        )]
        gesture: Option<Gesture>,
        /// How clearly it is written.
        #[serde(default, skip_serializing_if = "is_default")]
        writing: Sealing,
    },
    /// The envelope is lost.
    LoseEnvelope {
        /// The position cannot be established either.
        #[serde(default, skip_serializing_if = "is_default")]
        position_lost: bool,
    },
    /// A move is announced, where a player does not see.
    Announce {
        /// The move as it was said.
        #[serde(rename = "move", with = "word")]
        gesture: Gesture,
    },
    /// The opponent repeats what was announced.
    Repeat {
        /// The move as he heard it.
        #[serde(rename = "move", with = "word")]
        gesture: Gesture,
    },
    /// The boards of a player who does not see and of his opponent differ.
    BoardsDiffer {
        /// How many single moves both scores have alike, if they differ too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plies: Option<u32>,
    },
    /// The arbiter records a breach of conduct.
    Breach {
        /// Whose.
        #[serde(with = "word")]
        player: Color,
        /// What.
        conduct: Conduct,
    },
    /// A telephone or another device is found or heard.
    Device {
        /// Whose.
        #[serde(with = "word")]
        player: Color,
        /// What.
        fault: DeviceFault,
    },
    /// The arbiter imposes a penalty.
    Penalise {
        /// On whom.
        #[serde(with = "word")]
        player: Color,
        /// Which.
        #[serde(with = "word")]
        penalty: Penalty,
        /// Milliseconds, for a penalty in time.
        #[serde(default, skip_serializing_if = "is_default")]
        ms: u64,
        /// What the opponent gets if the game is lost by it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opponent: Option<Score>,
    },
    /// The arbiter tells a player something about the game.
    Tell {
        /// What.
        what: Announcement,
        /// The player asked for it, of his assistant.
        #[serde(default, skip_serializing_if = "is_default")]
        asked: bool,
    },
    /// The arbiter sends away who interferes in a game that is not his.
    SendAway {
        /// What he did.
        why: Interference,
    },
    /// A player asks for two boards, where one of the players does not see (D.1 of 2018).
    AskBoards {},
    /// A player asks to see the opponent's scoresheet (A.3.2 of 2018).
    AskScoresheet {},
    /// The arbiter replaces a player's electronic scoresheet that has failed (8.3 of 2023).
    ReplaceScoresheet {
        /// Whose it is.
        #[serde(with = "word")]
        player: Color,
    },
    /// A player shows that the clocks were set wrongly at a resumption (I.13 of 2018).
    ReportTimes {},
    /// Both players lose.
    BothLose {},
    /// The arbiter corrects the result.
    CorrectResult {
        /// White's part.
        white: Score,
        /// Black's.
        black: Score,
    },
    /// A player appeals against a decision.
    Appeal {},
    /// A player asks what the Laws say.
    AskExplanation {},
}

impl Act {
    /// Whether it is told of an envelope that only the holders of its keys can open, or of who
    /// holds one.
    pub(super) const fn is_of_envelopes(&self) -> bool {
        matches!(
            self,
            Act::Seal { envelope: Some(_), .. }
                | Act::OpenEnvelope { content: Some(_), .. }
                | Act::KeepEnvelope { .. }
        )
    }

    /// Why the arbiter changed what a clock shows, in his own words, if he said so.
    ///
    /// ```
    /// use compongo_laws::game::Act;
    ///
    /// let act: Act = serde_json::from_str(
    ///     r#"{"do":"add-time","player":"black","ms":120000,"reason":"noise in the hall"}"#,
    /// )?;
    /// assert_eq!(act.reason(), Some("noise in the hall"));
    /// assert_eq!(Act::Press {}.reason(), None);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn reason(&self) -> Option<&str> {
        match self {
            Act::SetClock { reason, .. }
            | Act::ReplaceClock { reason, .. }
            | Act::AddTime { reason, .. }
            | Act::CorrectSetting { reason, .. } => reason.as_deref(),
            _ => None,
        }
    }
}

fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}
