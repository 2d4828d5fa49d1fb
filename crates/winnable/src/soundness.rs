//! Whether "never" is ever said where a mate exists.
//!
//! Small positions are made up at random. For each, and for each side, every argument that may say
//! "never" is asked by itself. Where one does, a search that uses none of them visits all positions
//! that can arise, each known by its exact identity, and must find no mate. Longer with
//! `COMPONGO_WINNABLE_FULL=1`, with other positions for each number.

pub(crate) mod positions;

use std::collections::BTreeMap;
use std::num::NonZeroU64;

use compongo_board::{Color, Move, Packed, Position};
use hashbrown::HashSet;

use crate::budget::Meter;
use crate::phase::Grain;
use crate::phases::Finding;
use crate::stroll::Dice;
use crate::{Budget, Reason, Verdict, forced, is_plainly_unwinnable, leaves, material};
use crate::{phases, structure, winnable_within};

/// What the exhaustive search found.
enum Truth {
    Mate(Vec<Move>),
    Never,
    /// More positions than it may visit.
    Open,
}

struct Node {
    packed: Packed,
    /// The position before and the move, but for the first.
    before: Option<(usize, Move)>,
}

/// Visits every position in the order of its distance, without any pruning.
fn exhaust(root: &Position, by: Color, max_positions: usize) -> Truth {
    let mut known: HashSet<Packed> = HashSet::from([root.pack()]);
    let mut nodes = vec![Node { packed: root.pack(), before: None }];
    let mut at = 0;
    while at < nodes.len() {
        let position = nodes[at].packed.unpack(root.is_chess960());
        position.each_successor(|mv, next| {
            let packed = next.pack();
            if known.insert(packed) {
                nodes.push(Node { packed, before: Some((at, mv)) });
            }
        });
        if position.turn() != by && position.is_checkmate() {
            return Truth::Mate(line_to(&nodes, at));
        }
        if nodes.len() > max_positions {
            return Truth::Open;
        }
        at += 1;
    }
    Truth::Never
}

fn line_to(nodes: &[Node], at: usize) -> Vec<Move> {
    let step = |(at, _): &(usize, Move)| nodes[*at].before;
    let mut line: Vec<Move> =
        std::iter::successors(nodes[at].before, step).map(|(_, mv)| mv).collect();
    line.reverse();
    line
}

/// Who says "never".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Claim {
    Material,
    Structure,
    Forced,
    Plainly(Reason),
    Phases(Grain),
    /// Phases from the positions after the forced moves.
    AfterLeaves(Grain),
    Verdict(Reason),
}

/// How often a position is to be among those that are altered.
fn worth_altering(claims: &[Claim]) -> usize {
    let is_plain = [Claim::Material, Claim::Verdict(Reason::Ended)];
    if claims.iter().any(|claim| is_plain.contains(claim)) {
        0
    } else if claims.contains(&Claim::Structure) {
        1
    } else {
        // Rarer, and more intricate.
        4 * claims.iter().filter(|claim| matches!(claim, Claim::Phases(_))).count()
    }
}

/// Those that the solver uses, and coarser and finer ones.
const GRAINS: [Grain; 4] = [Grain::Sets, Grain::Few(0), Grain::Few(8), Grain::Few(64)];

/// All that is said without a search, each argument asked by itself.
fn claims(position: &Position, by: Color, max_phases: usize) -> Vec<Claim> {
    let mut claims = Vec::new();
    let mut claim = |says: bool, claim| {
        if says {
            claims.push(claim);
        }
    };
    claim(structure::rules_out(position, by), Claim::Structure);
    claim(forced::rules_out(position, by), Claim::Forced);
    if let Some(reason) = is_plainly_unwinnable(position, by) {
        claim(true, Claim::Plainly(reason));
    }
    // These speak of moves to come, and are not asked about a mate on the board.
    if position.turn() == by || !position.is_checkmate() {
        claim(material::rules_out(position.board(), by), Claim::Material);
        let leaves = leaves::of(position, by)
            .filter(|leaves| !matches!(leaves[..], [only] if only.is_same(position)));
        for grain in GRAINS {
            let never = |starts: &[Position]| {
                phases::rule_out(starts, by, grain, max_phases, &mut unlimited()) == Finding::NoMate
            };
            claim(never(&[*position]), Claim::Phases(grain));
            let after = leaves.as_ref().is_some_and(|leaves| never(leaves));
            claim(after, Claim::AfterLeaves(grain));
        }
    }
    claims
}

/// A budget without a limit.
fn unlimited() -> Meter<'static> {
    Meter::new(Budget::default())
}

/// How much is asked.
struct Effort {
    /// Positions of each kind.
    positions: usize,
    /// What the exhaustive search may visit.
    max_positions: usize,
    max_phases: usize,
    seed: u64,
}

impl Effort {
    fn usual(positions: usize) -> Effort {
        let full = std::env::var("COMPONGO_WINNABLE_FULL").ok();
        match full.map(|text| text.parse::<u64>().expect("a number")) {
            None => Effort { positions, max_positions: 60_000, max_phases: 300, seed: 0 },
            Some(seed) => Effort {
                positions: positions * 20,
                max_positions: 300_000,
                max_phases: 1_000,
                seed,
            },
        }
    }
}

/// What came of the comparison.
#[derive(Debug, Default)]
struct Tally {
    asked: usize,
    /// A line was found, and nobody said "never".
    winnable: usize,
    /// Claims that the exhaustive search confirmed.
    confirmed: BTreeMap<String, usize>,
    /// Claims about positions too large for it.
    open: usize,
    /// Claims where there is a mate.
    wrong: usize,
}

impl Tally {
    /// Asks for both sides; how much the position is worth altering.
    fn examine(&mut self, position: &Position, effort: &Effort) -> usize {
        let mut weight = 0;
        for by in Color::ALL {
            self.asked += 1;
            let mut claims = claims(position, by, effort.max_phases);
            let positions = NonZeroU64::new(20_000);
            let line = match winnable_within(position, by, Budget { positions, interrupted: None })
            {
                Verdict::Winnable(line) => Some(line),
                Verdict::Unwinnable(reason) => {
                    claims.push(Claim::Verdict(reason));
                    None
                }
                Verdict::Undecided => None,
            };
            if let Some(line) = line {
                self.winnable += 1;
                self.refute(position, by, &claims, &line);
            } else if !claims.is_empty() {
                match exhaust(position, by, effort.max_positions) {
                    Truth::Mate(line) => self.refute(position, by, &claims, &line),
                    Truth::Open => self.open += 1,
                    Truth::Never => {
                        weight = weight.max(worth_altering(&claims));
                        for claim in claims {
                            *self.confirmed.entry(format!("{claim:?}")).or_default() += 1;
                        }
                    }
                }
            }
        }
        weight
    }

    /// Plays the line to its end, and notes all who said that there is none.
    fn refute(&mut self, position: &Position, by: Color, claims: &[Claim], line: &[Move]) {
        let last = line.iter().fold(*position, |now, &mv| now.play(mv).expect("a legal line"));
        assert!(last.is_checkmate() && last.turn() != by, "{}: no mate", position.to_fen());
        let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
        for claim in claims {
            println!("{} for {by:?}: {claim:?}, but {}", position.to_fen(), moves.join(" "));
        }
        self.wrong += claims.len();
    }
}

/// Asks about as many positions as there should be, and fails if any claim is wrong. Half of them
/// are made by altering what was found to be blocked: wrong claims are near right ones.
fn examine(usual: usize, seed: u64, make: impl Fn(&mut Dice) -> Option<Position>) -> Tally {
    let effort = Effort::usual(usual);
    let mut dice = Dice::new(seed ^ (effort.seed << 32));
    let mut tally = Tally::default();
    let mut blocked = Vec::new();
    while tally.asked < 2 * effort.positions {
        let position = if blocked.is_empty() || dice.below(2) == 0 {
            make(&mut dice)
        } else {
            positions::altered(&mut dice, &blocked)
        };
        let Some(position) = position else { continue };
        let weight = tally.examine(&position, &effort);
        blocked.extend(std::iter::repeat_n(*position.board(), weight));
    }
    println!("{tally:#?}");
    assert_eq!(tally.wrong, 0, "see above");
    tally
}

#[test]
fn locked_pawns() {
    examine(300, 1, positions::locked);
}

#[test]
fn known_positions_altered() {
    let known = positions::known();
    let tally = examine(300, 2, |dice| positions::altered(dice, &known));
    // Otherwise nothing was tested.
    for claim in ["Structure", "Forced", "Phases(Sets)", "Phases(Few(8))"] {
        assert!(tally.confirmed.contains_key(claim), "{claim} was never said");
    }
}

#[test]
fn pawn_endings() {
    examine(300, 3, positions::pawn_ending);
}

#[test]
fn castling() {
    examine(200, 4, positions::castling);
}

/// Positions with a mate that hangs on one step: whoever leaves that step out says "never".
#[test]
fn a_single_step_may_be_what_mates() {
    for line in include_str!("soundness/winnable.tsv").lines().filter(|line| !line.starts_with('#'))
    {
        let columns: Vec<&str> = line.split('\t').collect();
        let [fen, side, step] = columns[..] else { panic!("{line}: three columns expected") };
        let by = if side == "white" { Color::White } else { Color::Black };
        let position = Position::from_fen_lenient(fen).expect(fen).0;
        assert_eq!(claims(&position, by, 100_000), [], "{fen} for {by:?}: {step}");
        let Verdict::Winnable(moves) = winnable_within(&position, by, Budget::default()) else {
            panic!("{fen} for {by:?}: no line found");
        };
        let last = moves.iter().fold(position, |now, &mv| now.play(mv).expect("a legal line"));
        assert!(last.is_checkmate() && last.turn() != by, "{fen} for {by:?}: no mate");
    }
}
