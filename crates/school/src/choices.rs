//! Wrong rulings to choose from: what would be right elsewhere.

use compongo_board::Square;
use compongo_laws::Edition;
use compongo_words::{Arg, Message};

use crate::library::Situation;
use crate::seed;
use crate::sheet::{Sheet, sheets};

/// So many wrong rulings are offered.
const WRONG: usize = 3;

/// Of them so many at most are the same situation in other editions or ways of playing.
const SAME_SITUATION: usize = 2;

/// Rulings that make no difference by themselves.
const ASIDE: [&str; 6] = [
    "effect-clocks-stopped",
    "effect-noted",
    "effect-clock-runs",
    "effect-goes-on",
    "effect-claimed",
    "effect-offered",
];

/// How near to the right ruling a wrong one is, the nearest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    /// 0: the same situation. 1: one like it. 2: the right ruling for the other player. 3: that
    /// nothing follows.
    from: u8,
    /// What makes it easy to see through.
    odd: usize,
    /// Where all else is equal.
    lot: u64,
}

/// The right ruling among wrong ones, in an order that follows from the seed; and its place.
pub(crate) fn rulings(
    situation: &Situation,
    sheet: &Sheet,
    edition: Edition,
    number: u32,
) -> (Vec<Vec<Message>>, usize) {
    let right = sheet.ruling();
    let lot = |at: usize| seed::mix(number, seed::of(&situation.key) ^ ((at as u64) << 32));
    let mut found: Vec<(Rank, Vec<Message>)> = Vec::new();
    let mut add = |from: u8, odd: usize, ruling: Vec<Message>| {
        let lot = lot(found.len());
        found.push((Rank { from, odd, lot }, ruling));
    };
    same_situation(situation, edition, |ruling| {
        if parted(&right, &ruling, false) {
            add(0, 0, ruling);
        }
    });
    for (_, its) in sheets(edition).filter(|(it, _)| it.subject == situation.subject) {
        let ruling = its.ruling();
        if parted(&right, &ruling, true) {
            let odd = oddity(sheet, its, &right, &ruling);
            add(1, odd, ruling);
        }
    }
    let swapped: Vec<Message> = right.iter().map(turned).collect();
    if parted(&right, &swapped, false) {
        add(2, 0, swapped);
    }
    // That nothing follows is always possible, and seldom right.
    let nothing = vec![Message::new("school-nothing")];
    if parted(&right, &nothing, false) {
        add(3, 0, nothing);
    }
    found.sort_by_key(|(rank, _)| *rank);

    let mut chosen: Vec<Vec<Message>> = vec![right.clone()];
    let mut same = 0;
    for (rank, ruling) in found {
        let full = rank.from == 0 && same == SAME_SITUATION;
        if chosen.len() > WRONG || full || chosen.iter().any(|it| !parted(it, &ruling, false)) {
            continue;
        }
        same += usize::from(rank.from == 0);
        chosen.push(ruling);
    }
    let mut places: Vec<usize> = (0..chosen.len()).collect();
    places.sort_by_key(|&place| seed::mix(number, lot(place).rotate_left(17)));
    let place = places.iter().position(|&it| it == 0).unwrap_or_default();
    (places.into_iter().filter_map(|it| chosen.get(it).cloned()).collect(), place)
}

/// What the same situation comes to in other editions and at other speeds.
fn same_situation(situation: &Situation, edition: Edition, mut add: impl FnMut(Vec<Message>)) {
    let case = &situation.case;
    for (_, sheet) in situation.elsewhere(edition) {
        add(sheet.ruling());
    }
    for speed in ["standard", "rapid", "blitz"] {
        if let Ok(sheet) = Sheet::of(&case.regulated("speed", speed), edition) {
            add(sheet.ruling());
        }
    }
}

/// Whether two rulings cannot both be right: they differ in more than what makes no difference.
/// Of two refusals the reasons count only where the situations are two; there neither may hold
/// all of the other.
fn parted(one: &[Message], other: &[Message], two: bool) -> bool {
    let weigh = |all: &[Message]| -> Vec<Message> {
        let aside = |it: &Message| ASIDE.contains(&&*it.id);
        // Where nothing else is said, that is the ruling.
        let only = all.iter().all(aside);
        let heavy = all.iter().filter(|it| only || !aside(it));
        heavy.map(|it| if two { it.clone() } else { reasonless(it) }).collect()
    };
    let (one, other) = (weigh(one), weigh(other));
    if !two {
        return one != other;
    }
    let holds = |all: &[Message], part: &[Message]| part.iter().all(|it| all.contains(it));
    !holds(&one, &other) && !holds(&other, &one)
}

fn reasonless(message: &Message) -> Message {
    if message.id == "school-refused" { Message::new("school-refused") } else { message.clone() }
}

/// What makes a ruling of another situation easy to see through: another kind of fact, more or
/// fewer rulings, squares and moves that are not here.
fn oddity(here: &Sheet, there: &Sheet, right: &[Message], ruling: &[Message]) -> usize {
    let another = if here.last == there.last { 0 } else { 2 };
    let strange = ruling.iter().filter(|it| is_local(it) && !right.contains(it)).count();
    another + 3 * strange + right.len().abs_diff(ruling.len())
}

/// Whether a message speaks of what is found on one board only.
fn is_local(message: &Message) -> bool {
    message.args.iter().any(|(name, arg)| match arg {
        Arg::Move(_) => true,
        Arg::Message(part) => is_local(part),
        Arg::List(parts) => parts.iter().any(is_local),
        Arg::Word(word) => word.parse::<Square>().is_ok(),
        Arg::Number(_) => name == "plies" || name == "number",
        _ => false,
    })
}

/// The same for the other player.
fn turned(message: &Message) -> Message {
    let other = |word: &str| match word {
        "white" => Some("black"),
        "black" => Some("white"),
        "1-0" => Some("0-1"),
        "0-1" => Some("1-0"),
        _ => None,
    };
    let mut turned = message.clone();
    for (name, arg) in &mut turned.args {
        match arg {
            // `white` and `black` are names of arguments too, with times or scores.
            Arg::Word(word) if name != "white" && name != "black" => {
                if let Some(it) = other(word) {
                    *arg = it.into();
                }
            }
            Arg::Message(part) => **part = self::turned(part),
            _ => {}
        }
    }
    turned
}
