//! Who may tell what: the one place in which a role is given its acts.
//!
//! A seat does what its role can and nothing more. What the Laws then say of it is for the game
//! to answer.

use compongo_laws::game::{Act, Who};

use crate::store::Role;

/// Who does such things at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doer {
    /// A player, or the assistant who is his hands.
    Hands,
    /// A player himself, or the assistant who sees for him (D.2.10.5 of 2018).
    Eyes,
    /// The arbiter, or the assistant of one who does not see (D.2.10.4 of 2018).
    Teller,
    /// A player himself.
    Player,
    /// The arbiter; where there is none, a player stands in.
    Arbiter,
}

/// Everything that can be done, by its doer. A new act has to find its place here.
const fn doer(act: &Act) -> Doer {
    match act {
        Act::Touch { .. }
        | Act::Adjust { .. }
        | Act::Move { .. }
        | Act::Release { .. }
        | Act::Place { .. }
        | Act::TakeBack {}
        | Act::Press {}
        | Act::Displace {}
        | Act::PutBack {}
        | Act::RestartHisClock {}
        | Act::Write { .. }
        | Act::CompleteSheet {}
        | Act::Seal { .. }
        | Act::Announce { .. }
        | Act::Repeat { .. }
        | Act::CallFlag { .. }
        | Act::StopClocks { .. } => Doer::Hands,

        Act::ReportTouch {} => Doer::Eyes,
        Act::Tell { .. } => Doer::Teller,

        Act::Arrive {}
        | Act::Resign {}
        | Act::OfferDraw {}
        | Act::AcceptDraw {}
        | Act::DeclineDraw {}
        | Act::ClaimDraw { .. }
        | Act::WithdrawClaim {}
        | Act::ReportIllegal {}
        | Act::ReportSetup { .. }
        | Act::ReportTimes {}
        | Act::Sign { .. }
        | Act::AskIncrement {}
        | Act::ClaimQuickplay { .. }
        | Act::BoardsDiffer { .. }
        | Act::AskScoresheet {}
        | Act::AskBoards {}
        | Act::Appeal {}
        | Act::AskExplanation {}
        // Before the session ends (I.1.2 of 2018).
        | Act::Adjourn { session_ends: Some(_) } => Doer::Player,

        Act::Start { .. }
        | Act::DeclareDefault {}
        | Act::CheckClaim {}
        | Act::AgreeIllegal {}
        | Act::ReportGross {}
        | Act::ResumeClocks {}
        | Act::PlaceClock { .. }
        | Act::ReplaceClock { .. }
        | Act::SetClock { .. }
        | Act::AddTime { .. }
        | Act::AssistantTime { .. }
        | Act::CorrectSetting { .. }
        | Act::Restore { .. }
        | Act::Reconstruct {}
        | Act::CannotShow {}
        | Act::Decide { .. }
        | Act::Adjourn { session_ends: None }
        | Act::AnnounceSession { .. }
        | Act::CheckEnvelope { .. }
        | Act::KeepEnvelope { .. }
        | Act::DrawStart { .. }
        | Act::SendAway { .. }
        | Act::ReplaceScoresheet { .. }
        | Act::ResumeGame { .. }
        | Act::OpenEnvelope { .. }
        | Act::LoseEnvelope { .. }
        | Act::Breach { .. }
        | Act::Device { .. }
        | Act::Penalise { .. }
        | Act::BothLose {}
        | Act::CorrectResult { .. } => Doer::Arbiter,
    }
}

/// As whom a role acts: its own person, the one it names where it may speak for several, or
/// nobody.
pub fn person(role: Role, named: Option<Who>) -> Option<Who> {
    let own = match role {
        Role::White => Who::White,
        Role::Black => Who::Black,
        Role::WhiteAssistant => Who::WhiteAssistant,
        Role::BlackAssistant => Who::BlackAssistant,
        Role::Shared => return named.filter(|it| it.player().is_some()),
        Role::Arbiter | Role::Deputy => return Some(named.unwrap_or(Who::Arbiter)),
        Role::Organiser | Role::Wallboard | Role::Spectator => return None,
    };
    named.is_none_or(|it| it == own).then_some(own)
}

/// Whether a role may tell that this person did this.
///
/// ```
/// use compongo_laws::game::{Act, Who};
/// use compongo_server::permit;
/// use compongo_server::store::Role;
///
/// assert!(permit::may(Role::White, Who::White, &Act::Press {}, false));
/// assert!(!permit::may(Role::White, Who::White, &Act::ResumeClocks {}, false));
/// assert!(!permit::may(Role::Spectator, Who::Spectator, &Act::Press {}, false));
/// ```
pub fn may(role: Role, by: Who, act: &Act, no_arbiter: bool) -> bool {
    match role {
        // He tells what he sees others do, too.
        Role::Arbiter | Role::Deputy => true,
        Role::Organiser | Role::Wallboard | Role::Spectator => false,
        Role::WhiteAssistant | Role::BlackAssistant => {
            matches!(doer(act), Doer::Hands | Doer::Eyes | Doer::Teller)
        }
        Role::White | Role::Black | Role::Shared => match doer(act) {
            Doer::Hands | Doer::Eyes | Doer::Player => by.player().is_some(),
            Doer::Arbiter | Doer::Teller => no_arbiter,
        },
    }
}
