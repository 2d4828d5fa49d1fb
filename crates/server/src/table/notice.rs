use compongo_board::Color;
use compongo_laws::game::{Act, Asked, Fact, Flaw, Game, Stage, StopReason};
use serde::Serialize;

use crate::store::Role;
use crate::views::{name, wall};

/// Why an arbiter should look at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// A claim of a draw waits.
    Claim(Color),
    /// A claim or request in a quickplay finish waits.
    Quickplay(Color),
    /// A flag is down, and nobody has said so.
    Flag(Color),
    /// A completed move is illegal: its number in the list.
    Illegal(Color, usize),
    /// A player stopped the clocks: the number of the fact.
    Call(Option<Color>, u32),
    /// A player appeals or asks what the Laws say: the number of the fact.
    Question(Option<Color>, u32),
    /// A player has not come in time.
    Late(Color),
    /// The clocks were stopped because the server had been down.
    Restart(u32),
}

impl Cause {
    const fn kind(self) -> &'static str {
        match self {
            Cause::Claim(_) => "claim",
            Cause::Quickplay(_) => "quickplay",
            Cause::Flag(_) => "flag",
            Cause::Illegal(..) => "illegal-move",
            Cause::Call(..) => "call",
            Cause::Question(..) => "question",
            Cause::Late(_) => "late",
            Cause::Restart(_) => "restart",
        }
    }

    const fn player(self) -> Option<Color> {
        match self {
            Cause::Claim(it)
            | Cause::Quickplay(it)
            | Cause::Flag(it)
            | Cause::Illegal(it, _)
            | Cause::Late(it) => Some(it),
            Cause::Call(it, _) | Cause::Question(it, _) => it,
            Cause::Restart(_) => None,
        }
    }

    /// Whether it still asks for someone.
    fn lasts(self, stage: Stage, standing: &[Cause]) -> bool {
        match self {
            Cause::Question(..) => true,
            Cause::Call(..) | Cause::Restart(_) => stage == Stage::Halted,
            _ => standing.contains(&self),
        }
    }
}

/// Something for an arbiter to see to.
#[derive(Clone, Debug)]
struct Notice {
    id: u32,
    cause: Cause,
    at_ms: u64,
    wall_ms: i64,
    taken_by: Option<Role>,
    /// Dealt with; kept so that it does not come up again while its cause lasts.
    dismissed: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Shown<'a> {
    id: u32,
    table: &'a str,
    kind: &'static str,
    player: Option<&'static str>,
    at: u64,
    wall: String,
    taken_by: Option<&'static str>,
}

/// What became of the notices.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Change {
    /// It is new, or someone sees to it: as JSON.
    Shown(String),
    /// It is gone.
    Gone(u32),
}

/// The notices of a table.
#[derive(Debug, Default)]
pub(super) struct Notices {
    list: Vec<Notice>,
    last: u32,
}

/// What a game itself gives to see to. A flag is down when the running clock has come to zero,
/// whether or not anything has happened since.
pub(super) fn standing(game: &Game, at_ms: u64) -> Vec<Cause> {
    let mut causes = Vec::new();
    if !matches!(game.stage(), Stage::Playing | Stage::Halted) {
        return causes;
    }
    if let Some(claim) = game.claim() {
        causes.push(Cause::Claim(claim.by));
    }
    if let Some(Asked::Draw { by, put_off: false, .. } | Asked::Increment { by }) = game.asked() {
        causes.push(Cause::Quickplay(by));
    }
    let falls = game.flag_falls_at_ms().is_some_and(|falls| falls <= at_ms);
    for color in Color::ALL {
        if game.flag_is_down(color) || (falls && game.running() == Some(color)) {
            causes.push(Cause::Flag(color));
        }
    }
    let flawed = game.moves().iter().enumerate().find_map(|(index, ply)| match ply.flaw {
        None | Some(Flaw::TwoHands) => None,
        Some(_) => Some(Cause::Illegal(ply.by, index)),
    });
    causes.extend(flawed);
    causes
}

/// What a fact by itself gives to see to.
pub(super) fn call(fact: &Fact, seq: u32) -> Option<Cause> {
    let player = fact.by.side();
    match fact.act {
        Act::StopClocks { reason } if player.is_some() && reason != StopReason::Arbiter => {
            Some(Cause::Call(player, seq))
        }
        Act::Appeal {} | Act::AskExplanation {} => Some(Cause::Question(player, seq)),
        _ => None,
    }
}

impl Notices {
    /// Brings the list in line with what stands, and adds what just happened.
    pub(super) fn update(
        &mut self,
        table: &str,
        game: &Game,
        standing: &[Cause],
        new: Option<Cause>,
        (at_ms, wall_ms): (u64, i64),
    ) -> Vec<Change> {
        let mut changes = Vec::new();
        self.list.retain(|notice| {
            let stays = notice.cause.lasts(game.stage(), standing);
            if !stays && !notice.dismissed {
                changes.push(Change::Gone(notice.id));
            }
            stays
        });
        for &cause in standing.iter().chain(&new) {
            if self.list.iter().any(|notice| notice.cause == cause) {
                continue;
            }
            self.last += 1;
            let notice =
                Notice { id: self.last, cause, at_ms, wall_ms, taken_by: None, dismissed: false };
            changes.push(Change::Shown(shown(table, &notice)));
            self.list.push(notice);
        }
        changes
    }

    /// Someone sees to a notice; none if there is no such notice.
    pub(super) fn take(&mut self, table: &str, id: u32, by: Role) -> Option<Change> {
        let notice = self.open_mut(id)?;
        notice.taken_by = Some(by);
        Some(Change::Shown(shown(table, notice)))
    }

    /// A notice is dealt with; none if there is no such notice.
    pub(super) fn dismiss(&mut self, id: u32) -> Option<Change> {
        self.open_mut(id)?.dismissed = true;
        Some(Change::Gone(id))
    }

    /// The open ones, as JSON objects.
    pub(super) fn open(&self, table: &str) -> Vec<String> {
        let open = self.list.iter().filter(|notice| !notice.dismissed);
        open.map(|notice| shown(table, notice)).collect()
    }

    fn open_mut(&mut self, id: u32) -> Option<&mut Notice> {
        self.list.iter_mut().find(|notice| notice.id == id && !notice.dismissed)
    }
}

fn shown(table: &str, notice: &Notice) -> String {
    let shown = Shown {
        id: notice.id,
        table,
        kind: notice.cause.kind(),
        player: notice.cause.player().map(name),
        at: notice.at_ms,
        wall: wall(notice.wall_ms),
        taken_by: notice.taken_by.map(Role::name),
    };
    serde_json::to_string(&shown).unwrap_or_default()
}
