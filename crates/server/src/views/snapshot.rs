use serde::Serialize;
use serde_json::value::RawValue;

use super::event::{Move, moves};
use super::sheets::{Written, sheets};
use super::state::{Around, Both, State, state};
use super::{Eyes, Followed};

/// The whole game as it stands.
#[derive(Serialize)]
pub(crate) struct Snapshot<'a> {
    seq: u32,
    /// Told while a clock runs, so that what stands still reads the same every time.
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<u64>,
    state: State,
    moves: Vec<Move>,
    sheets: Both<Written>,
    start: String,
    notices: &'a RawValue,
    presence: Option<&'a RawValue>,
}

/// The whole game for these eyes. What is not of the game is given as JSON.
pub(crate) fn snapshot<'a>(
    followed: &Followed,
    around: Around,
    eyes: Eyes,
    notices: &'a RawValue,
    presence: Option<&'a RawValue>,
) -> Snapshot<'a> {
    let game = followed.game();
    Snapshot {
        seq: around.seq,
        now: game.running().map(|_| around.now_ms),
        state: state(game, around, eyes),
        moves: moves(followed, 0, eyes),
        sheets: sheets(game, eyes),
        start: followed.start().to_fen(),
        notices,
        presence,
    }
}
