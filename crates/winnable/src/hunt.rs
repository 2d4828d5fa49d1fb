//! One piece hunts the king while all other men stand still.
//!
//! The two that move span at most 64 × 64 placements, so all lines of play are followed at once:
//! for each square of the king, the set of squares the hunter can stand on. What comes out is only
//! a suggestion; [`find`] plays it out on a real position before it counts.

use arrayvec::ArrayVec;
use compongo_board::{Bitboard, Board, Color, Move, MoveKind, Position, Role, Square, attacks};

use crate::fill;

/// The longest hunt, in plies.
pub(crate) const MAX_HUNT: usize = 16;

/// How many plies are worth it as a rule.
pub(crate) const USUAL: usize = 9;

/// The same on the way, where the position is better.
pub(crate) const LATER: usize = 11;

/// The moves of a hunt, mate included.
pub(crate) type Hunt = ArrayVec<Move, MAX_HUNT>;

/// Looks for a mate by one piece of `by`, of at most `plies` plies from the position, all other
/// men but the victim's king standing still. The line is played out and ends in mate.
pub(crate) fn find(position: &Position, by: Color, plies: usize) -> Option<Hunt> {
    let board = position.board();
    let king = position.king(by);
    let own = board.by_color(by) & !board.by_role(Role::Pawn);
    let quarry = position.king(!by);
    // Nobody else moves, so a check that is given now could only be met by the king hunted.
    if position.turn() == by && position.is_check() {
        return None;
    }
    for role in [Role::Queen, Role::Rook, Role::Knight, Role::Bishop] {
        for hunter in own & board.by_role(role) {
            let Some(ground) = Ground::new(board, by, king, quarry, hunter) else { continue };
            let mut reach = Reach::new(&ground, role);
            let Some(nets) = Nets::new(&ground, &mut reach, quarry, plies) else { continue };
            let chase = Chase::new(&ground, &nets, role, quarry, hunter);
            if let Some(line) = chase.run(&mut reach, position.turn() == by, plies)
                && plays_out(position, by, &line)
            {
                return Some(line);
            }
        }
    }
    None
}

/// The men that stand still.
struct Ground {
    occupied: Bitboard,
    /// The victim's men that stand still.
    victims: Bitboard,
    /// Attacked by the side that hunts, without its hunter.
    covered: Bitboard,
    /// Where the victim's men can capture a piece that gives check.
    capturable: Bitboard,
    /// Where they can come between.
    interposable: Bitboard,
}

impl Ground {
    /// `None` if the hunter is bound to its own king.
    fn new(
        board: &Board,
        by: Color,
        king: Square,
        quarry: Square,
        hunter: Square,
    ) -> Option<Ground> {
        let occupied = board.occupied().without(quarry).without(hunter);
        let victims = board.by_color(!by) & occupied;
        let threats = board.attackers(!by, king, occupied) & victims;
        if threats.any() {
            return None;
        }
        let covered = covered_by(board, by, board.by_color(by).without(hunter), occupied);
        let victim_pieces = victims & !board.by_role(Role::Pawn);
        let strikes = covered_by(board, !by, victim_pieces, occupied);
        let victim_pawns = victims & board.by_role(Role::Pawn);
        let steps = victim_pawns.forward(!by) & !occupied;
        let double = Bitboard::home_rank(!by).forward(!by).forward(!by);
        let pushes = steps | ((steps & double).forward(!by) & !occupied);
        Some(Ground {
            occupied,
            victims,
            covered,
            capturable: strikes | fill::pawns(!by, victim_pawns),
            interposable: strikes | pushes,
        })
    }
}

/// What the hunter attacks from each square, looked up once.
struct Reach<'a> {
    ground: &'a Ground,
    role: Role,
    known: Bitboard,
    from: [Bitboard; 64],
}

impl<'a> Reach<'a> {
    fn new(ground: &'a Ground, role: Role) -> Reach<'a> {
        Reach { ground, role, known: Bitboard::EMPTY, from: [Bitboard::EMPTY; 64] }
    }

    #[inline(always)]
    fn of(&mut self, square: Square) -> Bitboard {
        if !self.known.contains(square) {
            self.known |= square.into();
            self.from[square.index()] = piece_attacks(self.role, square, self.ground.occupied);
        }
        self.from[square.index()]
    }
}

fn piece_attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => attacks::knight_attacks(from),
        Role::Bishop => attacks::bishop_attacks(from, occupied),
        Role::Rook => attacks::rook_attacks(from, occupied),
        _ => attacks::queen_attacks(from, occupied),
    }
}

/// All squares that some of a player's men attack.
pub(crate) fn covered_by(
    board: &Board,
    color: Color,
    men: Bitboard,
    occupied: Bitboard,
) -> Bitboard {
    let role = |role| board.by_role(role) & men;
    let mut covered = fill::pawns(color, role(Role::Pawn));
    for knight in role(Role::Knight) {
        covered |= attacks::knight_attacks(knight);
    }
    for slider in role(Role::Bishop) | role(Role::Queen) {
        covered |= attacks::bishop_attacks(slider, occupied);
    }
    for slider in role(Role::Rook) | role(Role::Queen) {
        covered |= attacks::rook_attacks(slider, occupied);
    }
    for king in role(Role::King) {
        covered |= attacks::king_attacks(king);
    }
    covered
}

/// Where the king can be mated, and from which squares.
struct Nets {
    /// Squares on which the king would be mated.
    places: Bitboard,
    from: [Bitboard; 64],
}

impl Nets {
    fn new(ground: &Ground, reach: &mut Reach<'_>, quarry: Square, plies: usize) -> Option<Nets> {
        let role = reach.role;
        let free = !(ground.victims | ground.covered);
        let few = fill::few_neighbours(free, role);
        let open = !(ground.covered | ground.occupied);
        let mut near = Bitboard::from(quarry);
        for _ in 0..plies / 2 {
            near |= fill::kings(near) & open;
        }
        let candidates = few & near & open;
        let mut nets = Nets { places: Bitboard::EMPTY, from: [Bitboard::EMPTY; 64] };
        for place in candidates {
            let barred = ground.occupied | ground.interposable;
            let mut from = piece_attacks(role, place, barred)
                & !ground.capturable
                & (!ground.occupied | ground.victims)
                & !(attacks::king_attacks(place) & !ground.covered);
            for flight in attacks::king_attacks(place) & free {
                if from.is_empty() {
                    break;
                }
                from &= reach.of(flight);
            }
            if from.any() {
                nets.places |= place.into();
                nets.from[place.index()] = from;
            }
        }
        nets.places.any().then_some(nets)
    }
}

/// A square of the king with the squares of the hunter reached together with it.
#[derive(Clone, Copy)]
struct Pair {
    king: Square,
    hunters: Bitboard,
}

const MAX_PAIRS: usize = 512;

struct Chase<'a> {
    ground: &'a Ground,
    nets: &'a Nets,
    role: Role,
    start: Pair,
    /// Every layer of pairs, one after another.
    pairs: ArrayVec<Pair, MAX_PAIRS>,
    /// Where each layer begins.
    layers: ArrayVec<usize, { MAX_HUNT + 2 }>,
}

impl<'a> Chase<'a> {
    fn new(
        ground: &'a Ground,
        nets: &'a Nets,
        role: Role,
        quarry: Square,
        hunter: Square,
    ) -> Chase<'a> {
        Chase {
            ground,
            nets,
            role,
            start: Pair { king: quarry, hunters: hunter.into() },
            pairs: ArrayVec::new(),
            layers: ArrayVec::new(),
        }
    }

    /// Follows all lines of play layer by layer to the first mate.
    fn run(
        mut self,
        reach: &mut Reach<'_>,
        mut hunter_to_move: bool,
        plies: usize,
    ) -> Option<Hunt> {
        // By who is to move and the king's square. The sets of `next` count where `kings` says so.
        let mut seen = [[Bitboard::EMPTY; 64]; 2];
        let mut next = [Bitboard::EMPTY; 64];
        self.pairs.push(self.start);
        self.layers.push(0);
        let plies = plies.min(MAX_HUNT);
        // The king must be able to reach a square where it can be mated in the moves left.
        let mut near = [Bitboard::EMPTY; MAX_HUNT / 2 + 1];
        near[0] = self.nets.places;
        for steps in 1..=plies / 2 {
            near[steps] = near[steps - 1] | fill::kings(near[steps - 1]);
        }
        for ply in 0..plies {
            let begin = *self.layers.last()?;
            let end = self.pairs.len();
            self.layers.push(end);
            if hunter_to_move {
                for index in begin..end {
                    let Pair { king, hunters } = self.pairs[index];
                    let occupied = self.ground.occupied.with(king);
                    let moves = fill::attacks(self.role, hunters, occupied);
                    let mates = moves & self.nets.from[king.index()];
                    if let Some(at) = mates.first() {
                        return self.trace(ply, Pair { king, hunters }, at);
                    }
                    self.enter(king, moves & !occupied, &mut seen[1])?;
                }
            } else {
                let stand =
                    !self.ground.covered & !self.ground.occupied & near[(plies - 1 - ply) / 2];
                let mut kings = Bitboard::EMPTY;
                for index in begin..end {
                    let Pair { king, hunters } = self.pairs[index];
                    for to in attacks::king_attacks(king) & stand {
                        let quiet = hunters & !reach.of(to) & !Bitboard::from(to);
                        let others =
                            if kings.contains(to) { next[to.index()] } else { Bitboard::EMPTY };
                        next[to.index()] = others | quiet;
                        kings |= to.into();
                    }
                }
                for king in kings {
                    self.enter(king, next[king.index()], &mut seen[0])?;
                }
            }
            hunter_to_move = !hunter_to_move;
        }
        None
    }

    /// Adds to the next layer what is new. `None` if there is no room.
    #[inline(always)]
    fn enter(&mut self, king: Square, hunters: Bitboard, seen: &mut [Bitboard; 64]) -> Option<()> {
        let new = hunters & !seen[king.index()];
        if new.any() {
            seen[king.index()] |= new;
            self.pairs.try_push(Pair { king, hunters: new }).ok()?;
        }
        Some(())
    }

    /// The moves that led to a mate, found backwards through the layers.
    fn trace(&self, ply: usize, last: Pair, at: Square) -> Option<Hunt> {
        let mut backwards = Hunt::new();
        let mut king = last.king;
        let origin = piece_attacks(self.role, at, self.ground.occupied.with(king)) & last.hunters;
        let mut hunter = origin.first()?;
        backwards.push(Move::new(hunter, at, MoveKind::Normal));
        for layer in (0..ply).rev() {
            let pairs = &self.pairs[self.layers[layer]..self.layers[layer + 1]];
            let hunter_moved = (ply - layer).is_multiple_of(2);
            if hunter_moved {
                let from = pairs.iter().find(|pair| pair.king == king)?.hunters
                    & piece_attacks(self.role, hunter, self.ground.occupied.with(king));
                let from = from.first()?;
                backwards.push(Move::new(from, hunter, MoveKind::Normal));
                hunter = from;
            } else {
                let near = attacks::king_attacks(king);
                let pair =
                    pairs.iter().find(|p| near.contains(p.king) && p.hunters.contains(hunter))?;
                backwards.push(Move::new(pair.king, king, MoveKind::Normal));
                king = pair.king;
            }
        }
        backwards.reverse();
        Some(backwards)
    }
}

/// Whether a line of quiet moves is legal to its end and mates. Each move goes as its piece goes;
/// left to see is that no king stays attacked.
fn plays_out(position: &Position, by: Color, line: &[Move]) -> bool {
    let mut now = *position;
    for &mv in line {
        let us = now.turn();
        now.advance_legal(mv);
        if now.board().attackers(!us, now.king(us), now.board().occupied()).any() {
            return false;
        }
    }
    now.turn() != by && now.is_checkmate()
}
