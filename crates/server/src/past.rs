//! What happened before: events worked out anew from the facts on record.

use crate::house::House;
use crate::problem::Problem;
use crate::registry::Slot;
use crate::table::Order;
use crate::views::{Eyes, history};

/// The events after `since` and not after `upto`, at most so many, as these eyes may see them by
/// now.
pub(crate) async fn events(
    house: &House,
    slot: &Slot,
    eyes: Eyes,
    since: u32,
    upto: u32,
    at_most: usize,
) -> Result<Vec<(u32, String)>, Problem> {
    let reach = house.registry.ask(slot, |answer| Order::Reach(eyes, answer)).await?;
    let last = reach.seq.min(upto);
    if since >= last {
        return Ok(Vec::new());
    }
    let entries = house.context.store.facts(slot.no, 0, last).await?;
    let settings = &reach.settings;
    let hide = settings.hide_move_counter;
    Ok(history(&settings.regulations, &entries, since, at_most, hide, eyes))
}
