use compongo_board::{ByColor, Color};
use compongo_laws::game::{Act, EnvelopeItem, Game, Stage};
use serde::Serialize;

use super::state::{Both, number};
use super::{name, wall};
use crate::settings::Settings;
use crate::store::{Entry, Role};

/// The envelope of an adjourned game: what is written on it, who held it when, and, once the
/// arbiter may open it, what is to be opened.
#[derive(Serialize)]
pub(crate) struct EnvelopeView {
    /// What stands on the board, which the commitment holds too.
    before: String,
    sealer: Option<&'static str>,
    closed: bool,
    resumed: bool,
    commitment: Option<String>,
    items: Vec<Item>,
    /// What the clocks show, in milliseconds.
    left: Both<u64>,
    reply: Option<Reply>,
    custody: Vec<Held>,
    #[serde(rename = "box")]
    locked: Option<String>,
}

#[derive(Serialize)]
struct Reply {
    by: &'static str,
    closed: bool,
    due: bool,
}

/// One thing on the envelope, with its article.
#[derive(Serialize)]
struct Item {
    article: Option<&'static str>,
    #[serde(flatten)]
    what: What,
}

#[derive(Serialize)]
#[serde(tag = "item", rename_all = "kebab-case")]
enum What {
    Players { white: String, black: String },
    Position { fen: String },
    Times { white: Option<u64>, black: Option<u64> },
    Sealer { player: &'static str },
    Number { number: u32 },
    Offer { player: Option<&'static str> },
    Resumption { text: Option<String> },
}

/// A moment at which the envelope changed hands or was looked at.
#[derive(Serialize)]
struct Held {
    seq: u32,
    wall: String,
    what: &'static str,
    by: Option<&'static str>,
    holder: Option<String>,
}

/// The envelope for one who plays or arbitrates at the table.
pub(crate) fn envelope(
    game: &Game,
    settings: &Settings,
    entries: &[Entry],
    role: Role,
) -> EnvelopeView {
    let since = entries.iter().rposition(|it| matches!(it.fact.act, Act::Adjourn { .. }));
    let entries = since.map_or(&[] as &[Entry], |since| &entries[since..]);
    let reply = game.sealed_reply();
    let adjourned = game.stage() == Stage::Adjourned;
    let may_open = match reply {
        Some(reply) => reply.due,
        None => adjourned && game.resumed_at_ms().is_some(),
    };
    let arbiter = matches!(role, Role::Arbiter | Role::Deputy | Role::Organiser);
    EnvelopeView {
        before: game.table().to_fen(),
        sealer: game.sealer().map(name),
        closed: game.envelope_is_closed(),
        resumed: adjourned && game.resumed_at_ms().is_some(),
        commitment: game.sealed_commitment().map(|it| it.to_string()),
        items: game
            .envelope()
            .into_iter()
            .map(|(item, article)| Item {
                article: article.map(number),
                what: what(item, settings, entries),
            })
            .collect(),
        left: Both::of(|color| game.left_ms(color)),
        reply: reply.map(|it| Reply { by: name(it.by), closed: it.closed, due: it.due }),
        custody: custody(entries),
        locked: (may_open && arbiter).then(|| locked(entries)).flatten(),
    }
}

fn what(item: EnvelopeItem, settings: &Settings, entries: &[Entry]) -> What {
    match item {
        EnvelopeItem::Players => {
            What::Players { white: settings.white.name.clone(), black: settings.black.name.clone() }
        }
        EnvelopeItem::Position(table) => What::Position { fen: table.to_fen() },
        EnvelopeItem::TimesUsed(used) => {
            let used: Option<ByColor<u64>> = used;
            What::Times { white: used.map(|it| it.white), black: used.map(|it| it.black) }
        }
        EnvelopeItem::Sealer(color) => What::Sealer { player: name(color) },
        EnvelopeItem::MoveNumber(number) => What::Number { number },
        EnvelopeItem::Offer(player) => What::Offer { player: player.map(name) },
        EnvelopeItem::Resumption => What::Resumption { text: resumption(entries) },
    }
}

/// Where and when play is resumed, as it was last written on the envelope.
fn resumption(entries: &[Entry]) -> Option<String> {
    entries.iter().rev().find_map(|entry| match &entry.fact.act {
        Act::CheckEnvelope { written } => written.resumption.clone(),
        _ => None,
    })
}

/// What was put into the envelope last.
fn locked(entries: &[Entry]) -> Option<String> {
    let sealed = entries.iter().rev().find_map(|entry| match &entry.fact.act {
        Act::Seal { envelope, .. } => Some(envelope.as_ref()),
        _ => None,
    });
    sealed.flatten().map(|it| it.locked.clone())
}

fn custody(entries: &[Entry]) -> Vec<Held> {
    let mut closed = false;
    entries.iter().filter_map(|entry| held(entry, &mut closed)).collect()
}

fn held(entry: &Entry, closed: &mut bool) -> Option<Held> {
    let (what, holder) = match &entry.fact.act {
        Act::Seal { .. } => ("sealed", None),
        Act::StopClocks { .. } if !*closed => {
            *closed = true;
            ("closed", None)
        }
        Act::CheckEnvelope { .. } => ("checked", None),
        Act::KeepEnvelope { holder } => ("kept", Some(holder.clone())),
        Act::LoseEnvelope { .. } => {
            *closed = false;
            ("lost", None)
        }
        Act::ResumeGame { .. } => ("resumed", None),
        Act::OpenEnvelope { .. } => ("opened", None),
        _ => return None,
    };
    let by = entry.fact.by;
    let by = by.side().map(|side: Color| name(side)).or(Some("arbiter"));
    Some(Held { seq: entry.seq, wall: wall(entry.wall_ms), what, by, holder })
}
