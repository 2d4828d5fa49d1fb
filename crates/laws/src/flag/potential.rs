//! Blitz of 1997 (C.4): to win, a player must be able to reach a legal position, by any play of
//! both sides, in which the opponent has the move and cannot avoid mate in one.

use std::collections::{HashSet, VecDeque};

use compongo_board::{Board, Color, File, Move, Packed, Position, Rank, Role, Square, attacks};
use compongo_winnable::{Budget, Verdict, winnable_within};

/// Whether a player has mating potential, with the proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Potential {
    /// He has: legal moves by both sides to a position in which the opponent, to move, cannot avoid
    /// mate in one.
    Enough(Vec<Move>),
    /// He has not, whatever is played.
    NotEnough,
    /// The budget was used up first.
    Undecided,
}

/// Whether a player can still reach a position in which the opponent, to move, cannot avoid mate in
/// one: what the edition of 1997 asks of a win in blitz (C.4). Decided exactly; in a game that is
/// over it is not enough.
///
/// ```
/// use compongo_board::{Color, Position};
/// use compongo_laws::flag::{Potential, mating_potential};
///
/// let knights = Position::from_fen("8/8/8/4k3/8/8/3NN3/4K3 w - - 0 1")?;
/// assert_eq!(mating_potential(&knights, Color::White, Default::default()), Potential::NotEnough);
/// let rook = Position::from_fen("8/8/4n3/4k3/8/8/3R4/4K3 w - - 0 1")?;
/// let answer = mating_potential(&rook, Color::White, Default::default());
/// assert!(matches!(answer, Potential::Enough(_)));
/// # Ok::<(), compongo_board::FenError>(())
/// ```
pub fn mating_potential(position: &Position, by: Color, budget: Budget<'_>) -> Potential {
    match winnable_within(position, by, budget) {
        Verdict::Winnable(line) => along(position, by, &line, budget),
        Verdict::Unwinnable(_) => Potential::NotEnough,
        Verdict::Undecided => Potential::Undecided,
    }
}

/// [`mating_potential`] where a way to mate is known.
pub(super) fn along(
    position: &Position,
    by: Color,
    line: &[Move],
    budget: Budget<'_>,
) -> Potential {
    if never_forces(position.board(), by) {
        return Potential::NotEnough;
    }
    // The unavoidable positions nearest to a mate come first.
    let mut positions = vec![*position];
    for mv in line {
        positions.extend(positions.last().map(|last| last.play_legal(*mv)));
    }
    let found = (0..positions.len()).rev().find(|at| {
        positions.get(*at).is_some_and(|now| now.turn() != by && cannot_avoid_mate(now))
    });
    if let Some(moves) = found {
        return Potential::Enough(line.get(..moves).unwrap_or_default().to_vec());
    }
    search(position, by, &positions, line, budget)
}

/// What the men alone rule out, wherever they stand; the tests go through all such positions.
///
/// - Two knights mate a bare king only if it goes there of its own will.
/// - So does a bishop a king with one man more, and a knight unless that man is a pawn.
fn never_forces(board: &Board, by: Color) -> bool {
    let own = |role| board.pieces(by, role).count();
    let pieces = board.by_color(by).count() - 1;
    let victims = board.by_color(!by).count() - 1;
    let pawns = board.pieces(!by, Role::Pawn).count();
    match (pieces, own(Role::Knight), own(Role::Bishop)) {
        (2, 2, 0) => victims == 0,
        (1, 1, 0) => victims == 0 || (victims == 1 && pawns == 0),
        (1, 0, 1) => victims <= 1,
        _ => false,
    }
}

/// Whether the player to move has a move, and every one is answered by mate.
fn cannot_avoid_mate(position: &Position) -> bool {
    let (mut any, mut all) = (false, true);
    position.each_successor(|_, next| {
        any = true;
        all = all && mates_in_one(next);
    });
    any && all
}

fn mates_in_one(position: &Position) -> bool {
    let mut found = false;
    position.each_successor(|_, next| found = found || next.is_checkmate());
    found
}

/// How many positions a search may hold, attempt by attempt: about 90 bytes each.
const ATTEMPTS: [usize; 3] = [20_000, 200_000, 1_000_000];

/// How many different estimates there are.
const BUCKETS: usize = 128;

/// Every position that can arise is looked at once, the most promising first.
fn search(
    position: &Position,
    by: Color,
    seeds: &[Position],
    line: &[Move],
    budget: Budget<'_>,
) -> Potential {
    let mut left = budget.positions.map_or(u64::MAX, u64::from);
    for limit in ATTEMPTS {
        for guide in Guide::ALL {
            let mut search = Search::new(by, guide, position.is_chess960());
            search.seed(seeds, line);
            match search.run(limit, &mut left, budget.interrupted) {
                Some(potential) => return potential,
                None if left == 0 => return Potential::Undecided,
                None => {}
            }
        }
    }
    Potential::Undecided
}

struct Node {
    packed: Packed,
    mv: Option<Move>,
    parent: u32,
}

struct Search {
    by: Color,
    guide: Guide,
    chess960: bool,
    nodes: Vec<Node>,
    seen: HashSet<Packed>,
    open: Vec<VecDeque<u32>>,
    best: usize,
}

impl Search {
    fn new(by: Color, guide: Guide, chess960: bool) -> Search {
        let open = vec![VecDeque::new(); BUCKETS];
        let (nodes, seen) = (Vec::new(), HashSet::new());
        Search { by, guide, chess960, nodes, seen, open, best: BUCKETS }
    }

    /// Begins with the positions of a line, which can all arise.
    fn seed(&mut self, positions: &[Position], line: &[Move]) {
        let moves = core::iter::once(None).chain(line.iter().copied().map(Some));
        for (position, mv) in positions.iter().zip(moves) {
            let parent = self.nodes.len().saturating_sub(1) as u32;
            // From a position that came before, the rest would hang on the wrong move.
            if !self.add(position, mv, parent) {
                return;
            }
        }
    }

    /// An answer, or none if the limit is reached.
    fn run(
        &mut self,
        limit: usize,
        left: &mut u64,
        interrupted: Option<&dyn Fn() -> bool>,
    ) -> Option<Potential> {
        while let Some(index) = self.next() {
            *left = left.saturating_sub(1);
            if left.is_multiple_of(256) && interrupted.is_some_and(|interrupted| interrupted()) {
                *left = 0;
            }
            if self.nodes.len() > limit || *left == 0 {
                return None;
            }
            let Some(node) = self.nodes.get(index as usize) else { continue };
            let position = node.packed.unpack(self.chess960);
            if position.turn() != self.by && cannot_avoid_mate(&position) {
                return Some(Potential::Enough(self.line(index)));
            }
            position.each_successor(|mv, next| {
                self.add(next, Some(mv), index);
            });
        }
        Some(Potential::NotEnough)
    }

    fn next(&mut self) -> Option<u32> {
        while let Some(nearest) = self.open.get_mut(self.best) {
            if let Some(index) = nearest.pop_front() {
                return Some(index);
            }
            self.best += 1;
        }
        None
    }

    /// Keeps a position to be looked at, unless it has come before.
    fn add(&mut self, position: &Position, mv: Option<Move>, parent: u32) -> bool {
        let packed = position.pack();
        if !self.seen.insert(packed) {
            return false;
        }
        let index = self.nodes.len() as u32;
        self.nodes.push(Node { packed, mv, parent });
        let bucket = self.guide.estimate(position, self.by).min(BUCKETS - 1);
        if let Some(list) = self.open.get_mut(bucket) {
            list.push_back(index);
            self.best = self.best.min(bucket);
        }
        true
    }

    fn line(&self, index: u32) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = index;
        while let Some(Node { mv: Some(mv), parent, .. }) = self.nodes.get(at as usize) {
            line.push(*mv);
            at = *parent;
        }
        line.reverse();
        line
    }
}

/// In which order positions are looked at. Only speed depends on it.
#[derive(Clone, Copy)]
enum Guide {
    /// The victim's king confined, among its own men if need be.
    Confine,
    /// Its men captured, a pawn of the hunter promoted.
    Strip,
    /// Its king in the corner before a rook's pawn of its own, its pieces captured.
    Wall,
}

impl Guide {
    const ALL: [Guide; 3] = [Guide::Confine, Guide::Strip, Guide::Wall];

    /// The less, the nearer.
    fn estimate(self, position: &Position, by: Color) -> usize {
        let board = position.board();
        match self {
            Guide::Confine => confined(position, by),
            Guide::Strip => {
                let men = 6 * board.by_color(!by).count() as usize;
                confined(position, by) + men + 4 * to_promotion(board, by)
            }
            Guide::Wall => {
                let pawns = board.pieces(!by, Role::Pawn);
                let pieces = board.by_color(!by).count() - pawns.count();
                walled(position, by).unwrap_or(60) + 6 * pieces as usize
            }
        }
    }
}

/// How far the victim's king is from a corner, the other king and having nowhere to go.
fn confined(position: &Position, by: Color) -> usize {
    let board = position.board();
    let (hunter, quarry) = (position.king(by), position.king(!by));
    let occupied = board.occupied().without(quarry);
    let flights = (attacks::king_attacks(quarry) & !board.by_color(!by))
        .into_iter()
        .filter(|flight| board.attackers(by, *flight, occupied).is_empty())
        .count();
    let edge = |x: usize| x.min(7 - x);
    let near = usize::from(hunter.distance(quarry)).saturating_sub(2);
    let corner = edge(quarry.file() as usize) + edge(quarry.rank() as usize);
    3 * flights + 2 * near + 2 * corner
}

/// Steps to a promotion, if the hunter has neither queen nor rook but a pawn.
fn to_promotion(board: &Board, by: Color) -> usize {
    let strong = board.pieces(by, Role::Queen) | board.pieces(by, Role::Rook);
    if strong.any() {
        return 0;
    }
    let steps = |pawn: Square| 7 - pawn.rank().relative_to(by) as usize;
    board.pieces(by, Role::Pawn).into_iter().map(steps).min().unwrap_or(0)
}

/// How far it is to the victim's king in the corner behind its own rook's pawn, the other king two
/// files away.
fn walled(position: &Position, by: Color) -> Option<usize> {
    let board = position.board();
    let victim = !by;
    let (hunter, quarry) = (position.king(by), position.king(victim));
    let bishops = board.pieces(by, Role::Bishop);
    let first = Rank::Eighth.relative_to(victim);
    let second = Rank::Seventh.relative_to(victim);
    let walls =
        [(File::A, File::C), (File::H, File::F)].into_iter().filter_map(|(edge, beside)| {
            let corner = Square::at(edge, first);
            let fits = |bishop: Square| bishop.is_light() == corner.is_light();
            if bishops.any() && !bishops.into_iter().any(fits) {
                return None;
            }
            let pawns = board.pieces(victim, Role::Pawn).into_iter();
            let pawn = pawns
                .filter(|pawn| pawn.file() == edge)
                .map(|pawn| usize::from(pawn.distance(Square::at(edge, second))));
            let king = usize::from(quarry.distance(corner));
            let other = usize::from(hunter.distance(Square::at(beside, second)));
            Some(2 * pawn.min()? + 2 * king + 2 * other)
        });
    walls.min()
}

#[cfg(test)]
mod tests {
    use compongo_board::{Geometry, Piece, Setup};

    use super::*;

    /// Whether Black, to move with king and `victims`, can anywhere be unable to avoid mate by king
    /// and `hunters`. Without pawns the black king stands on a1, b1, …, d4; otherwise on the files
    /// a to d: the rest are mirror images. Kings far apart mate nobody: one man gives check, and
    /// two knights guard too few squares.
    fn somewhere_unavoidable(hunters: &[Role], victims: &[Role]) -> Option<String> {
        let pawns = victims.contains(&Role::Pawn);
        let folded = |king: &Square| {
            let (file, rank) = (king.file() as u8, king.rank() as u8);
            file < 4 && (pawns || rank <= file)
        };
        for black in Square::all().filter(folded) {
            for white in Square::all().filter(|white| (2..=3).contains(&white.distance(black))) {
                let mut setup = Setup { turn: Color::Black, ..Setup::EMPTY };
                setup.board.put(Piece { color: Color::Black, role: Role::King }, black);
                setup.board.put(Piece { color: Color::White, role: Role::King }, white);
                let men: Vec<Piece> = [(Color::White, hunters), (Color::Black, victims)]
                    .into_iter()
                    .flat_map(|(color, roles)| roles.iter().map(move |role| role.of(color)))
                    .collect();
                if let Some(found) = place(setup, &men, 0) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// Puts the rest of the men on all squares; like men in one order only.
    fn place(setup: Setup, men: &[Piece], from: usize) -> Option<String> {
        let Some((man, rest)) = men.split_first() else {
            let position = setup.position_lenient(Geometry::Standard).ok()?.0;
            return cannot_avoid_mate(&position).then(|| position.to_fen());
        };
        let alike = rest.first() == Some(man);
        Square::all().skip(from).find_map(|square| {
            if setup.board.piece_at(square).is_some() {
                return None;
            }
            let mut setup = setup;
            setup.board.put(*man, square);
            place(setup, rest, if alike { square.index() + 1 } else { 0 })
        })
    }

    #[test]
    fn what_the_men_rule_out_is_nowhere_possible() {
        use Role::{Bishop, Knight, Pawn, Queen, Rook};
        for victim in [Pawn, Knight, Bishop, Rook, Queen] {
            assert_eq!(somewhere_unavoidable(&[Bishop], &[victim]), None, "{victim:?}");
            if victim != Pawn {
                assert_eq!(somewhere_unavoidable(&[Knight], &[victim]), None, "{victim:?}");
            }
        }
        assert_eq!(somewhere_unavoidable(&[Knight, Knight], &[]), None);
        // A rook's pawn can leave no choice.
        let only = somewhere_unavoidable(&[Knight], &[Pawn]);
        assert_eq!(only.as_deref(), Some("8/8/8/8/1N6/p7/8/k1K5 b - - 0 1"));
    }
}
