//! A short way between two positions of one phase: no pawn moves, nothing is taken, and the same
//! pieces stand elsewhere at the end.

use compongo_board::{Bitboard, Board, Color, Move, MoveKind, Packed, Position, Role, Square};
use hashbrown::HashSet;

use crate::fill;

/// How much a step towards the goal counts beside a move played: ways are found soon and need not
/// be the shortest.
const HASTE: usize = 3;

/// Estimates are lower than that.
const LIMIT: usize = 1024;

/// Every other distance is shorter.
const FAR: u8 = 40;

/// How far pieces are from where they shall stand, others than pawns left aside.
struct Map {
    /// For each piece of the goal: how many moves it is from each square.
    goals: Vec<(Color, Role, [u8; 64])>,
}

impl Map {
    fn new(goal: &Board) -> Map {
        let pawns = goal.by_role(Role::Pawn);
        let others = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
        let mut goals = Vec::new();
        for (color, role) in Color::ALL.into_iter().flat_map(|c| others.map(|role| (c, role))) {
            let barred = match role {
                Role::King => fill::pawns(!color, goal.pieces(!color, Role::Pawn)) | pawns,
                _ => pawns,
            };
            for square in goal.pieces(color, role) {
                goals.push((color, role, distances(role, square, pawns, barred)));
            }
        }
        Map { goals }
    }

    /// About how many moves are left to play.
    fn estimate(&self, board: &Board) -> usize {
        let nearest = |(color, role, distances): &(Color, Role, [u8; 64])| {
            let pieces = board.pieces(*color, *role);
            let all = pieces.into_iter().map(|square| usize::from(distances[square.index()]));
            all.min().unwrap_or(usize::from(FAR))
        };
        self.goals.iter().map(nearest).sum()
    }
}

/// How many moves a piece needs to a square from each other, past the pawns alone.
fn distances(role: Role, to: Square, pawns: Bitboard, barred: Bitboard) -> [u8; 64] {
    let mut distances = [FAR; 64];
    let mut reached = Bitboard::from(to);
    let mut last = reached;
    for moves in 0..FAR {
        for square in last {
            distances[square.index()] = moves;
        }
        last = fill::attacks(role, reached, pawns) & !barred & !reached;
        if last.is_empty() {
            break;
        }
        reached |= last;
    }
    distances
}

struct Node {
    packed: Packed,
    parent: u32,
    mv: Move,
    played: u16,
}

/// Quiet moves of pieces that lead from one position to another, fewer than a number; `None` if
/// none are found among so many positions.
pub(crate) fn between(
    start: &Position,
    goal: &Position,
    fewer_than: usize,
    max_positions: usize,
) -> Option<Vec<Move>> {
    let map = Map::new(goal.board());
    let wanted = goal.pack();
    let mut nodes: Vec<Node> = Vec::new();
    let mut known = HashSet::new();
    let mut open: Vec<Vec<u32>> = vec![Vec::new(); LIMIT];
    let mut nearest = 0;
    let none = Move::new(Square::A1, Square::A1, MoveKind::Normal);
    nodes.push(Node { packed: start.pack(), parent: 0, mv: none, played: 0 });
    known.insert(start.pack());
    open[0].push(0);
    while nodes.len() < max_positions {
        while nearest < LIMIT && open[nearest].is_empty() {
            nearest += 1;
        }
        let at = open.get_mut(nearest)?.pop()?;
        let (packed, played) = {
            let node = &nodes[at as usize];
            (node.packed, node.played)
        };
        if packed == wanted {
            return Some(moves_to(&nodes, at));
        }
        if usize::from(played) + 1 >= fewer_than {
            continue;
        }
        let now = packed.unpack(start.is_chess960());
        let pawns = now.board().by_role(Role::Pawn);
        let men = now.board().occupied();
        now.each_successor(|mv, next| {
            let quiet = !pawns.contains(mv.from)
                && !men.contains(mv.to)
                && next.castling_rooks() == now.castling_rooks();
            if !quiet {
                return;
            }
            let packed = next.pack();
            if !known.insert(packed) {
                return;
            }
            let index = nodes.len() as u32;
            nodes.push(Node { packed, parent: at, mv, played: played + 1 });
            let worth = usize::from(played) + 1 + HASTE * map.estimate(next.board());
            let worth = worth.min(LIMIT - 1);
            open[worth].push(index);
            nearest = nearest.min(worth);
        });
    }
    None
}

fn moves_to(nodes: &[Node], mut at: u32) -> Vec<Move> {
    let mut moves = Vec::new();
    while at != 0 {
        moves.push(nodes[at as usize].mv);
        at = nodes[at as usize].parent;
    }
    moves.reverse();
    moves
}
