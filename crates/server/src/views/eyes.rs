use compongo_board::Color;
use compongo_laws::game::{Act, Effect, Envelope, Fact, Sealing};

use crate::store::Role;

/// Through whose eyes a game is shown. Everyone with the same eyes is sent the same bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Eyes {
    /// Arbiters see everything but what is sealed.
    Arbiter,
    /// White and his assistant.
    White,
    /// Black and his assistant.
    Black,
    /// Both players at one screen.
    Shared,
    /// Spectators and wallboards, after the delay.
    Public,
}

impl Eyes {
    /// All of them.
    pub const ALL: [Eyes; 5] =
        [Eyes::Arbiter, Eyes::White, Eyes::Black, Eyes::Shared, Eyes::Public];

    /// The eyes of a role.
    pub const fn of(role: Role) -> Eyes {
        match role {
            Role::Arbiter | Role::Deputy | Role::Organiser => Eyes::Arbiter,
            Role::White | Role::WhiteAssistant => Eyes::White,
            Role::Black | Role::BlackAssistant => Eyes::Black,
            Role::Shared => Eyes::Shared,
            Role::Spectator | Role::Wallboard => Eyes::Public,
        }
    }

    /// Whether they are those of this player, or of the arbiter.
    pub(crate) const fn speak_for(self, player: Color) -> bool {
        match self {
            Eyes::Arbiter | Eyes::Shared => true,
            Eyes::White => player.is_white(),
            Eyes::Black => !player.is_white(),
            Eyes::Public => false,
        }
    }

    /// Whether they see what is not yet noticed: a move that is illegal.
    pub(crate) const fn see_flaws(self) -> bool {
        matches!(self, Eyes::Arbiter)
    }

    /// Whether they see the hands at the board, offers and claims.
    pub(crate) const fn see_hands(self) -> bool {
        !matches!(self, Eyes::Public)
    }

    /// What of a fact they see: the fact, the fact with a part left out, or nothing.
    pub(crate) fn act(self, fact: &Fact) -> Option<Act> {
        let own = fact.by.side().is_some_and(|side| self.is_player(side));
        match &fact.act {
            // Nobody but the sealer knows what is in the envelope.
            Act::Seal { envelope, .. } if !own || envelope.is_some() => Some(Act::Seal {
                gesture: None,
                writing: Sealing::default(),
                envelope: envelope.as_ref().map(unlocked),
            }),
            // Scoresheets are their players' own; arbiters see both.
            Act::Write { .. } if !own && self != Eyes::Arbiter => None,
            act if self.see_hands() || is_public(act) => Some(act.clone()),
            _ => None,
        }
    }

    /// Whether they see a consequence, in a game whose board refuses illegal moves or not.
    pub(crate) fn sees(self, effect: &Effect, guarded: bool) -> bool {
        match effect {
            // That is said of lawful moves only: where there may be others, its absence would
            // tell of them.
            Effect::Made { .. } | Effect::Completed { .. } => guarded || self.see_flaws(),
            // Scoresheets are their players' own.
            Effect::Recorded { player, .. } => self == Eyes::Arbiter || self.speak_for(*player),
            _ => self.see_hands() || is_public_effect(effect),
        }
    }

    /// Whether the player himself looks.
    pub(crate) const fn is_player(self, player: Color) -> bool {
        !matches!(self, Eyes::Arbiter) && self.speak_for(player)
    }
}

/// An envelope as it looks from outside.
fn unlocked(it: &Envelope) -> Envelope {
    Envelope { commitment: it.commitment, locked: String::new() }
}

/// What spectators see being done: moves, clocks, results.
const fn is_public(act: &Act) -> bool {
    match act {
        Act::Start { .. }
        | Act::Arrive {}
        | Act::DeclareDefault {}
        | Act::Move { .. }
        | Act::Press {}
        | Act::Resign {}
        | Act::AcceptDraw {}
        | Act::CheckClaim {}
        | Act::CallFlag { .. }
        | Act::StopClocks { .. }
        | Act::ResumeClocks {}
        | Act::ReplaceClock { .. }
        | Act::SetClock { .. }
        | Act::AddTime { .. }
        | Act::AssistantTime { .. }
        | Act::CorrectSetting { .. }
        | Act::Restore { .. }
        | Act::Adjourn { .. }
        | Act::AnnounceSession { .. }
        | Act::DrawStart { .. }
        | Act::Seal { .. }
        | Act::ResumeGame { .. }
        | Act::OpenEnvelope { .. }
        | Act::LoseEnvelope { .. }
        | Act::BothLose {}
        | Act::CorrectResult { .. } => true,

        Act::Touch { .. }
        | Act::Adjust { .. }
        | Act::Release { .. }
        | Act::Place { .. }
        | Act::TakeBack {}
        | Act::OfferDraw {}
        | Act::DeclineDraw {}
        | Act::ClaimDraw { .. }
        | Act::WithdrawClaim {}
        | Act::ReportIllegal {}
        | Act::AgreeIllegal {}
        | Act::ReportGross {}
        | Act::ReportTouch {}
        | Act::ReportSetup { .. }
        | Act::Displace {}
        | Act::PutBack {}
        | Act::RestartHisClock {}
        | Act::Write { .. }
        | Act::CompleteSheet {}
        | Act::PlaceClock { .. }
        | Act::Reconstruct {}
        | Act::CannotShow {}
        | Act::Sign { .. }
        | Act::AskIncrement {}
        | Act::ClaimQuickplay { .. }
        | Act::Decide { .. }
        | Act::Announce { .. }
        | Act::Repeat { .. }
        | Act::BoardsDiffer { .. }
        | Act::Breach { .. }
        | Act::Device { .. }
        | Act::Penalise { .. }
        | Act::Tell { .. }
        | Act::AskScoresheet {}
        | Act::ReplaceScoresheet { .. }
        | Act::AskBoards {}
        | Act::CheckEnvelope { .. }
        | Act::KeepEnvelope { .. }
        | Act::SendAway { .. }
        | Act::ReportTimes {}
        | Act::Appeal {}
        | Act::AskExplanation {} => false,
    }
}

/// What spectators see following.
const fn is_public_effect(effect: &Effect) -> bool {
    match effect {
        Effect::Started
        | Effect::SetUp { .. }
        | Effect::Arrived { .. }
        | Effect::Made { .. }
        | Effect::Completed { .. }
        | Effect::Illegal { .. }
        | Effect::Restored { .. }
        | Effect::Replaced { .. }
        | Effect::TimeAdded { .. }
        | Effect::TimeTaken { .. }
        | Effect::ClockSet { .. }
        | Effect::ClocksStopped
        | Effect::ClockRuns { .. }
        | Effect::ClaimRight { .. }
        | Effect::ClaimWrong { .. }
        | Effect::Flag { .. }
        | Effect::BothFlags
        | Effect::GoesOn
        | Effect::Void
        | Effect::Transferred
        | Effect::IncrementGiven { .. }
        | Effect::Adjourned { .. }
        | Effect::Resumed
        | Effect::Opened { .. }
        | Effect::Over(_) => true,

        Effect::Bound { .. }
        | Effect::Chosen { .. }
        | Effect::NoOffence { .. }
        | Effect::Proposed { .. }
        | Effect::Offered { .. }
        | Effect::OfferRefused { .. }
        | Effect::Claimed { .. }
        | Effect::ClaimStays
        | Effect::MustPlay { .. }
        | Effect::Lost { .. }
        | Effect::ArbiterDecides
        | Effect::ToldArbiter
        | Effect::Must { .. }
        | Effect::HeardOtherwise { .. }
        | Effect::QuickplayClaimed { .. }
        | Effect::PutOff
        | Effect::QuickplayRefused
        | Effect::IncrementAsked { .. }
        | Effect::Sealed { .. }
        | Effect::Breached { .. }
        | Effect::Penalised { .. }
        | Effect::Signed { .. }
        | Effect::Recorded { .. }
        | Effect::EnvelopeLacks { .. }
        | Effect::Noted => false,
    }
}
