//! Lines that a search has found wander; people are to follow them.

use compongo_board::{Color, Move, Packed, Position, Role};
use hashbrown::HashMap;

use crate::{hunt, route};

/// Shorter lines stay as they are.
const LONG: usize = 60;

/// In longer ones short cuts of two moves would take too long to find, at first.
const VERY_LONG: usize = 300;

/// A line to a mate without the ways round that are soon seen.
pub(crate) fn shortened(start: &Position, by: Color, mut line: Vec<Move>) -> Vec<Move> {
    if line.len() > LONG {
        line = by_short_routes(start, &line);
    }
    while line.len() > LONG {
        let mut shorter = with_short_cuts(start, &line);
        end_sooner(start, by, &mut shorter);
        if shorter.len() == line.len() {
            break;
        }
        line = shorter;
    }
    line
}

/// What is worth a search for a shorter way, and how many positions each of its moves pays for.
const WORTHWHILE: usize = 12;
const POSITIONS_PER_MOVE: usize = 40;
const MOST_POSITIONS: usize = 60_000;

/// The line with a short way through each of its phases, where one is soon found.
fn by_short_routes(start: &Position, line: &[Move]) -> Vec<Move> {
    let mut shorter = Vec::new();
    let (mut from, mut begun) = (*start, 0);
    let mut now = *start;
    for (at, &mv) in line.iter().enumerate() {
        let next = now.play_legal(mv);
        // What cannot be taken back ends a phase; so does the line.
        let ends = at + 1 == line.len();
        if is_irreversible(&now, mv, &next) || ends {
            let quiet = &line[begun..at];
            let allowed = (POSITIONS_PER_MOVE * quiet.len()).min(MOST_POSITIONS);
            let route = (quiet.len() >= WORTHWHILE)
                .then(|| route::between(&from, &now, quiet.len(), allowed))
                .flatten();
            shorter.extend_from_slice(route.as_deref().unwrap_or(quiet));
            shorter.push(mv);
            (from, begun) = (next, at + 1);
        }
        now = next;
    }
    shorter
}

fn is_irreversible(now: &Position, mv: Move, next: &Position) -> bool {
    now.board().by_role(Role::Pawn).contains(mv.from)
        || now.board().occupied().contains(mv.to)
        || now.castling_rooks() != next.castling_rooks()
}

/// One or two moves that lead on to where the line comes later.
struct ShortCut {
    moves: [Option<Move>; 2],
    to: usize,
    saved: usize,
}

/// The line with, from each position on, the best of its short cuts.
fn with_short_cuts(start: &Position, line: &[Move]) -> Vec<Move> {
    let mut positions = vec![*start];
    for &mv in line {
        let now = &positions[positions.len() - 1];
        positions.push(now.play_legal(mv));
    }
    // Of positions that come twice the later counts.
    let places: HashMap<Packed, usize> =
        positions.iter().enumerate().map(|(place, position)| (position.pack(), place)).collect();
    let is_very_long = line.len() > VERY_LONG;
    let mut shorter = Vec::new();
    let mut at = 0;
    while at < line.len() {
        let cut = short_cut(&positions[at], at, line[at], &places, is_very_long);
        shorter.extend(cut.moves.into_iter().flatten());
        at = cut.to;
    }
    shorter
}

fn short_cut(
    position: &Position,
    at: usize,
    usual: Move,
    places: &HashMap<Packed, usize>,
    one_move_only: bool,
) -> ShortCut {
    let mut best = ShortCut { moves: [Some(usual), None], to: at + 1, saved: 0 };
    let mut consider = |moves: [Option<Move>; 2], next: &Position, steps: usize| {
        if let Some(&to) = places.get(&next.pack())
            && to > at + steps + best.saved
        {
            best = ShortCut { moves, to, saved: to - at - steps };
        }
    };
    position.each_successor(|first, next| {
        consider([Some(first), None], next, 1);
        if !one_move_only {
            next.each_successor(|second, after| consider([Some(first), Some(second)], after, 2));
        }
    });
    best
}

/// Ends the line as soon as one piece can mate by itself.
fn end_sooner(start: &Position, by: Color, line: &mut Vec<Move>) {
    let mut now = *start;
    for at in 0..line.len() {
        if let Some(hunt) = hunt::find(&now, by, hunt::MAX_HUNT)
            && at + hunt.len() < line.len()
        {
            line.truncate(at);
            line.extend(hunt);
            return;
        }
        now = now.play_legal(line[at]);
    }
}
