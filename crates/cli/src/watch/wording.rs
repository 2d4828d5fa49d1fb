//! Alerts and troubles in words.

use compongo_audit::live::{Alert, Board, Chance, Stand, What};
use compongo_watch::record::verdict;
use compongo_watch::{Trouble, Watcher};

use crate::check::wording::{message as finding_message, state, time};
use crate::messages::Messages;
use crate::proof::name;
use crate::spelling::spelt;
use crate::ui::Ui;

/// The articles an alert rests on, separated by a comma and a space.
pub(super) fn articles(alert: &Alert) -> String {
    alert.articles.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// What an alert is, in a sentence without full stop.
pub(super) fn message(alert: &Alert, messages: &Messages) -> String {
    let by = alert.by.map_or("white", name);
    match &alert.what {
        What::Found { finding, cause, .. } => {
            let text = finding_message(finding, messages);
            match cause {
                Some(cause) => {
                    let cause = messages.with("watch-cause", [("cause", cause.as_str().into())]);
                    format!("{text}; {cause}")
                }
                None => text,
            }
        }
        What::Ended { state: ended } => {
            messages.with("watch-ended", [("state", state(*ended, messages).into())])
        }
        What::FlagAtZero { reckoned, ruling } => {
            let verdict = messages.text(&format!("watch-flag-{}", verdict(&ruling.outcome)));
            messages.with(
                "watch-flag",
                [
                    ("by", by.into()),
                    ("reckoned", reckoned.to_string().into()),
                    ("verdict", verdict.into()),
                ],
            )
        }
        What::RecordingEnds { left_ms, reckoned } => messages.with(
            "watch-recording-ends",
            [
                ("by", by.into()),
                ("reckoned", reckoned.to_string().into()),
                ("left", time(*left_ms).into()),
            ],
        ),
    }
}

/// What can be claimed now.
pub(super) fn claim(chance: &Chance, messages: &Messages) -> String {
    let by = name(chance.by);
    if chance.moves.is_empty() {
        return messages.with("watch-claim-now", [("by", by.into())]);
    }
    let moves: Vec<String> = chance.moves.iter().map(|mv| spelt(mv, messages)).collect();
    let variables = [("by", by.into()), ("moves", moves.join(", ").into())];
    messages.with("watch-claim-now-with", variables)
}

/// An alert with what can be claimed now.
pub(super) fn whole(alert: &Alert, messages: &Messages) -> String {
    let text = message(alert, messages);
    match &alert.chance {
        Some(chance) => format!("{text}; {}", claim(chance, messages)),
        None => text,
    }
}

/// Where a position stood.
pub(super) fn stand(stand: &Stand, messages: &Messages) -> String {
    match &stand.mv {
        None => messages.text("watch-stand-start"),
        Some(mv) => messages.with("watch-stand", [("move", spelt(mv, messages).into())]),
    }
}

/// What a board is called: by its number, and where several sources are watched, by that of its
/// source before it.
pub(super) fn number(watcher: &Watcher, source: u32, board: u32) -> String {
    match watcher.sources().len() {
        0 | 1 => board.to_string(),
        _ => format!("{source}.{board}"),
    }
}

/// Who plays.
pub(super) fn players(board: &Board) -> String {
    let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    format!("{} – {}", name(&board.label().white), name(&board.label().black))
}

/// Why a source cannot be read.
pub(super) fn trouble(trouble: &Trouble, ui: &Ui) -> String {
    let id = format!("watch-{}", trouble.as_str());
    match trouble {
        Trouble::Unreadable(error) => ui.with1(&id, "reason", ui.reason(error).into()),
        Trouble::TooLong { most } => ui.with1(&id, "most", (most >> 20).into()),
        Trouble::Status(status) => ui.with1(&id, "status", u32::from(*status).into()),
        Trouble::Unreachable(reason) | Trouble::BadAnswer(reason) | Trouble::BadAddress(reason) => {
            ui.with1(&id, "reason", reason.clone().into())
        }
        Trouble::TooMany { most } => ui.with1(&id, "most", (*most).into()),
        Trouble::Missing
        | Trouble::Empty
        | Trouble::Html
        | Trouble::NotGames
        | Trouble::Slow
        | Trouble::NotPublic
        | Trouble::NoFiles => ui.messages.text(&id),
    }
}
