//! Which game of a new text is which board.
//!
//! Programs correct names, add tags, change the order and put the next round into the same file. So
//! no single tag decides. The tags as a whole come first, then what is left is compared by names
//! and moves; what is like no board is a new one.

use std::collections::HashMap;

use super::board::{Board, common};
use super::seen::Seen;

/// With more boards left than this, only those are compared that have a name in common.
const FEW: usize = 60;

/// For each game the board that it is, by index; none is given twice.
pub(crate) fn assign(
    boards: &[Board],
    taken: &[bool],
    games: &[(usize, Seen)],
) -> Vec<Option<usize>> {
    let mut free: Vec<bool> = taken.iter().map(|taken| !taken).collect();
    let mut found = vec![None; games.len()];
    by_tags(boards, &mut free, games, &mut found);
    let mut pairs = Vec::new();
    let left = free.iter().filter(|free| **free).count();
    for (at, (place, seen)) in games.iter().enumerate() {
        if found.get(at).is_none_or(Option::is_some) {
            continue;
        }
        for (index, board) in boards.iter().enumerate() {
            if !free.get(index).is_some_and(|free| *free)
                || left > FEW && !is_near(board, seen, *place)
            {
                continue;
            }
            if let Some(score) = likeness(board, seen, *place) {
                pairs.push((score, at, index));
            }
        }
    }
    // The best first; of equals the first in the text.
    pairs.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2)));
    for (_, at, index) in pairs {
        if let (Some(found @ None), Some(free @ true)) = (found.get_mut(at), free.get_mut(index)) {
            *found = Some(index);
            *free = false;
        }
    }
    found
}

type Names<'a> = (&'a str, &'a str, &'a str, &'a str, &'a str);

/// Those whose tags say the same, if no two of them do.
fn by_tags(
    boards: &[Board],
    free: &mut [bool],
    games: &[(usize, Seen)],
    found: &mut [Option<usize>],
) {
    let mut known: HashMap<Names<'_>, Vec<usize>> = HashMap::new();
    for (index, board) in boards.iter().enumerate() {
        if free.get(index).is_some_and(|free| *free) {
            known.entry(names(&board.seen)).or_default().push(index);
        }
    }
    let mut asked: HashMap<Names<'_>, u32> = HashMap::new();
    for (_, seen) in games {
        *asked.entry(names(seen)).or_default() += 1;
    }
    for (at, (_, seen)) in games.iter().enumerate() {
        let names = names(seen);
        let named = !names.1.is_empty() || !names.2.is_empty();
        if !named || asked.get(&names) != Some(&1) {
            continue;
        }
        if let Some([index]) = known.get(&names).map(Vec::as_slice)
            && boards.get(*index).is_some_and(|board| !is_another(board, seen))
            && let (Some(found), Some(free)) = (found.get_mut(at), free.get_mut(*index))
        {
            *found = Some(*index);
            *free = false;
        }
    }
}

fn names(seen: &Seen) -> Names<'_> {
    let label = &seen.label;
    (&label.event, &label.white, &label.black, &label.round, &label.date)
}

/// Whether two values are given and differ.
fn differ(one: &str, other: &str) -> bool {
    !one.is_empty() && !other.is_empty() && one != other
}

fn agree(one: &str, other: &str) -> bool {
    !one.is_empty() && one == other
}

/// Whether a game with the same names is another one: the old one was over, and this one begins.
fn is_another(board: &Board, seen: &Seen) -> bool {
    let over = board.seen.result.is_some() && board.plies() > 0;
    over && seen.result.is_none() && seen.plies() + 10 < board.plies() && {
        common(&board.seen, seen) < seen.plies() || seen.plies() == 0
    }
}

fn is_near(board: &Board, seen: &Seen, place: usize) -> bool {
    let (old, new) = (&board.seen.label, &seen.label);
    agree(&old.white, &new.white)
        || agree(&old.black, &new.black)
        || agree(&old.id, &new.id)
        || board.place == Some(place)
}

/// How much a game is like a board; `None` if it cannot be the same.
fn likeness(board: &Board, seen: &Seen, place: usize) -> Option<u32> {
    let (old, new) = (&board.seen.label, &seen.label);
    if is_another(board, seen) {
        return None;
    }
    let shared = common(&board.seen, seen);
    let shorter = board.plies().min(seen.plies());
    // Of a correction the beginning stays; what went on from there may differ.
    let follows = shorter > 0 && shared + 6 >= shorter;
    let long = follows && shared >= 8;
    let names = u32::from(agree(&old.white, &new.white)) + u32::from(agree(&old.black, &new.black));
    let other_names = differ(&old.white, &new.white) && differ(&old.black, &new.black);
    let another_day = differ(&old.round, &new.round) || differ(&old.date, &new.date);
    let same_id = agree(&old.id, &new.id);
    let here = board.place == Some(place);
    let enough = same_id && (!another_day || follows)
        // The names, though other tags have changed; of another round only with moves.
        || names == 2 && (!another_day || long)
        // One name was corrected.
        || names == 1 && !another_day && (follows || here && shorter == 0)
        // Nothing but the moves, or the place, speaks for it.
        || long && shared >= 16 && (!other_names || !another_day)
        || here && names == 0 && !other_names && !another_day && (follows || shorter == 0)
        || here && old.round == new.round && agree(&old.board, &new.board) && follows;
    enough.then(|| {
        let words = 40 * names + 100 * u32::from(same_id) + 5 * u32::from(here);
        let rounds = 10 * u32::from(agree(&old.round, &new.round));
        words + rounds + shared.min(60) + 20 * u32::from(follows)
    })
}
