use compongo_board::{Color, Move, Position};

use crate::appetite::{self, Meal};
use crate::budget::{Budget, Meter};
use crate::phase::Grain;
use crate::phases::Finding;
use crate::search::{Outcome, Search};
use crate::verdict::{Reason, Verdict};
use crate::{endings, forced, hunt, leaves, material, phases, shorten, stroll, structure};

/// A line found, or a reason that there is none; neither if the budget ran out.
enum Decision<L> {
    Mate(L),
    Never(Reason),
    OutOfBudget,
}

/// How much is tried before the other methods have their turn again.
struct Attempt {
    /// How many positions the search may hold.
    positions: usize,
    /// How many phases may be looked at,
    phases: usize,
    /// and how many where pawns hardly stop each other: they are many then, and seldom say
    /// anything.
    phases_of_free_pawns: usize,
}

/// The last bounds time, to some two or three seconds, and memory. A position takes 41 bytes, its
/// entries in the table 16 to 32 and those on the lists of positions to visit at most 16, all in
/// vectors that double: 150 MB at most. A phase takes 352 bytes, and at most twice as many are
/// known as are looked at: 190 MB at most.
const ATTEMPTS: [Attempt; 4] = [
    Attempt { positions: 2_000, phases: 2_000, phases_of_free_pawns: 0 },
    Attempt { positions: 30_000, phases: 10_000, phases_of_free_pawns: 10_000 },
    Attempt { positions: 150_000, phases: 120_000, phases_of_free_pawns: 10_000 },
    Attempt { positions: 1_000_000, phases: 200_000, phases_of_free_pawns: 10_000 },
];

/// Whether `by` can still mate in the position, decided exactly, with the line or the reason.
///
/// The counters of moves and repetitions are ignored: the question is which moves are possible,
/// not how long the players may take (6.9 in 2018 speaks of any possible series of legal moves).
///
/// ```
/// use compongo_board::{Color, Position};
/// use compongo_winnable::{Reason, Verdict, winnable};
///
/// // A bishop alone: only if the other side has something to stand in its king's way.
/// let alone = Position::from_fen("8/8/4k3/8/8/3BK3/8/8 w - - 0 1")?;
/// assert_eq!(winnable(&alone, Color::White), Verdict::Unwinnable(Reason::Material));
/// let pawn = Position::from_fen("8/8/4k2p/8/8/3BK3/8/8 w - - 0 1")?;
/// assert!(matches!(winnable(&pawn, Color::White), Verdict::Winnable(_)));
/// # Ok::<(), compongo_board::FenError>(())
/// ```
pub fn winnable(position: &Position, by: Color) -> Verdict {
    winnable_within(position, by, Budget::default())
}

/// [`winnable`] with a limit.
pub fn winnable_within(position: &Position, by: Color, budget: Budget<'_>) -> Verdict {
    let shortened = |line: &[Move]| shorten::shortened(position, by, line.to_vec());
    match decide(position, by, budget, None, shortened) {
        Decision::Mate(line) => Verdict::Winnable(line),
        Decision::Never(reason) => Verdict::Unwinnable(reason),
        Decision::OutOfBudget => Verdict::Undecided,
    }
}

/// Whether `by` can still mate, without the line; `None` if the budget is used up first.
///
/// ```
/// use compongo_board::{Color, Position};
///
/// let start = Position::initial();
/// assert_eq!(compongo_winnable::can_mate(&start, Color::Black, Default::default()), Some(true));
/// ```
pub fn can_mate(position: &Position, by: Color, budget: Budget<'_>) -> Option<bool> {
    match decide(position, by, budget, Some(|| ()), |_| ()) {
        Decision::Mate(()) => Some(true),
        Decision::Never(_) => Some(false),
        Decision::OutOfBudget => None,
    }
}

/// A quick look: the reason why `by` can never mate, if one is soon found. `None` leaves the
/// question open.
///
/// Takes about a microsecond and no memory from the heap, so that it can be asked after every move
/// of a game.
pub fn is_plainly_unwinnable(position: &Position, by: Color) -> Option<Reason> {
    let board = position.board();
    if material::rules_out(board, by) {
        return match ended(position, by) {
            Some(true) => None,
            Some(false) => Some(Reason::Ended),
            None => Some(Reason::Material),
        };
    }
    if forced::rules_out(position, by) {
        let reason = if position.has_legal_move() { Reason::ForcedLine } else { Reason::Ended };
        return Some(reason);
    }
    let blocked = structure::is_worth_asking(board, by) && structure::rules_out(position, by);
    (blocked && ended(position, by) != Some(true)).then_some(Reason::BlockedStructure)
}

/// Whether the position is dead: the game goes on, and neither side can mate by any series of legal
/// moves (5.2.2 in 2018). A game that has ended by mate or stalemate is over, not dead. `None` if the
/// budget, which each of the two questions has for itself, is used up first.
///
/// ```
/// use compongo_board::Position;
/// use compongo_winnable::{Budget, dead};
///
/// let wall = Position::from_fen("8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 50")?;
/// assert_eq!(dead(&wall, Budget::default()), Some(true));
/// let stalemate = Position::from_fen("8/8/8/8/8/1Q6/8/k1K5 b - - 0 90")?;
/// assert_eq!(dead(&stalemate, Budget::default()), Some(false));
/// # Ok::<(), compongo_board::FenError>(())
/// ```
pub fn dead(position: &Position, budget: Budget<'_>) -> Option<bool> {
    if !position.has_legal_move() {
        return Some(false);
    }
    let turn = position.turn();
    match (can_mate(position, !turn, budget), can_mate(position, turn, budget)) {
        (Some(true), _) | (_, Some(true)) => Some(false),
        (Some(false), Some(false)) => Some(true),
        _ => None,
    }
}

/// [`dead`] at a quick look: never wrongly `true`, but a dead position may be missed.
pub fn is_plainly_dead(position: &Position) -> bool {
    let turn = position.turn();
    is_plainly_unwinnable(position, !turn).is_some()
        && is_plainly_unwinnable(position, turn).is_some()
        && position.has_legal_move()
}

/// If the game is over, whether `by` has mated.
fn ended(position: &Position, by: Color) -> Option<bool> {
    (!position.has_legal_move()).then(|| position.turn() != by && position.is_check())
}

/// Decides by every method, the cheapest first. `unseen` is what stands for a mate that is certain
/// although no line to it has been found; `None` if there must be a line.
fn decide<L>(
    position: &Position,
    by: Color,
    budget: Budget<'_>,
    unseen: Option<fn() -> L>,
    keep: impl Fn(&[Move]) -> L,
) -> Decision<L> {
    let mut meter = Meter::new(budget);
    if let Some(unseen) = unseen
        && endings::is_won(position, by)
    {
        return Decision::Mate(unseen());
    }
    if !material::rules_out(position.board(), by)
        && let Some(hunt) = hunt::find(position, by, hunt::USUAL)
    {
        return Decision::Mate(keep(&hunt));
    }
    if let Some(mated) = ended(position, by) {
        return if mated { Decision::Mate(keep(&[])) } else { Decision::Never(Reason::Ended) };
    }
    if let Some(reason) = is_plainly_unwinnable(position, by) {
        return Decision::Never(reason);
    }
    if !meter.spend(1) {
        return Decision::OutOfBudget;
    }
    // One or two minor pieces need a plan more than luck.
    let (first, hungry, later) =
        if has_only_minor_pieces(position, by) { (0..0, 4, 0..4) } else { (0..2, 4, 2..48) };
    if let Some(line) = stroll::search(position, by, first, &mut meter) {
        return Decision::Mate(keep(&line));
    }
    match appetite::search(position, by, hungry, &mut meter) {
        Some(Meal::Mate(line)) => return Decision::Mate(keep(&line)),
        Some(Meal::Ending { line, ending }) => {
            return match unseen {
                Some(unseen) => Decision::Mate(unseen()),
                None => persist(&ending, by, &mut meter, |rest| keep(&[&line, rest].concat())),
            };
        }
        None => {}
    }
    if let Some(line) = stroll::search(position, by, later, &mut meter) {
        return Decision::Mate(keep(&line));
    }
    // The quick look has asked this where a pawn of `by` is held up.
    if !structure::is_worth_asking(position.board(), by) && structure::rules_out(position, by) {
        return Decision::Never(Reason::BlockedStructure);
    }
    persist(position, by, &mut meter, keep)
}

fn has_only_minor_pieces(position: &Position, by: Color) -> bool {
    use compongo_board::Role::{Pawn, Queen, Rook};
    let board = position.board();
    (board.pieces(by, Pawn) | board.pieces(by, Rook) | board.pieces(by, Queen)).is_empty()
}

/// Every method in turn, with more and more patience.
fn persist<L>(
    position: &Position,
    by: Color,
    meter: &mut Meter<'_>,
    keep: impl Fn(&[Move]) -> L,
) -> Decision<L> {
    let mut search = Search::new(position, by);
    let mut grains = [Some(Grain::Sets), Some(Grain::Few(8))];
    let leaves = leaves::of(position, by).unwrap_or_else(|| vec![*position]);
    let pawns_are_free = structure::rammed_pawns(position.board()) < 2;
    let mut patience = 0;
    for Attempt { positions, phases, phases_of_free_pawns } in ATTEMPTS {
        match search.run(positions, meter) {
            Outcome::Mate(line) => return Decision::Mate(keep(&line)),
            Outcome::Exhausted => return Decision::Never(Reason::ExhaustedSearch),
            Outcome::Unfinished => {}
        }
        if !meter.spend(1) {
            break;
        }
        let phases = if pawns_are_free { phases_of_free_pawns } else { phases };
        if phases <= patience {
            continue;
        }
        patience = phases;
        for grain in &mut grains {
            let Some(kind) = *grain else { continue };
            if !meter.spend(1) {
                return Decision::OutOfBudget;
            }
            match phases::rule_out(&leaves, by, kind, phases, meter) {
                Finding::NoMate => return Decision::Never(Reason::BlockedPhases),
                // More patience does not help there.
                Finding::PerhapsMate => *grain = None,
                Finding::TooMany => {}
            }
        }
    }
    Decision::OutOfBudget
}
