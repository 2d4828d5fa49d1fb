use compongo_laws::game::Regulations;

use super::event::{Happened, event};
use super::state::Around;
use super::{Eyes, Followed};
use crate::store::Entry;

/// The events after `since`, at most so many, as these eyes see them. They are worked out anew
/// from the facts: nothing but facts is kept.
pub(crate) fn history(
    regulations: &Regulations,
    entries: &[Entry],
    since: u32,
    at_most: usize,
    hide_counters: bool,
    eyes: Eyes,
) -> Vec<(u32, String)> {
    let Ok(mut followed) = Followed::new(regulations.clone()) else { return Vec::new() };
    let mut events = Vec::new();
    for Entry { seq, fact, wall_ms, .. } in entries {
        let Ok(told) = followed.apply(fact) else { break };
        if *seq <= since {
            continue;
        }
        let around = Around { seq: *seq, hide_counters, ..Around::default() };
        let happened =
            Happened { seq: *seq, wall_ms: *wall_ms, fact, told: &told, after: &followed, around };
        events.extend(event(happened, eyes).map(|event| (*seq, event.json())));
        if events.len() >= at_most {
            break;
        }
    }
    events
}
