use compongo_board::{Move, Position};
use compongo_laws::Topic;

use crate::found::Found;
use crate::replay::Replay;
use crate::{Claim, Detail};

/// Which claims have been reported since the last capture or pawn move.
///
/// In one such spell a draw may be claimable many times over. The first moment is reported: the
/// first on the board, and the first with an intended move if it came before that.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Claims {
    threefold_on_board: bool,
    threefold_intended: bool,
    fifty_on_board: bool,
    fifty_intended: bool,
}

/// How many claims are reported for one game: more than any that people play has.
const MAX_CLAIMS: usize = 40;

impl Replay {
    fn report_claim(&mut self, found: impl FnOnce(&Replay) -> Found) {
        if self.found.len() < MAX_CLAIMS {
            let found = found(self);
            self.found.push(found);
        }
    }

    /// What the player to move may claim of the position on the board, which the move `made` in
    /// the position before has brought, or which is the start.
    pub(crate) fn claim_on_board(&mut self, made: Option<(&Position, Move)>, occurrence: u32) {
        let by = self.position.turn();
        if occurrence >= 3 && !self.claims.threefold_on_board {
            self.claims.threefold_on_board = true;
            let [first, second] = self.window.first_two(self.position.key());
            let detail = Detail::ClaimableThreefold {
                by,
                how: Claim::OnBoard,
                occurrences: occurrence,
                plies: [first, second, self.ply],
                drawn_here: false,
            };
            let topics = vec![Topic::ThreefoldOnBoard, Topic::SamePosition];
            self.report_claim(|it| it.about_last(made, topics, detail));
        }
        if self.position.halfmove_clock() >= 100 && !self.claims.fifty_on_board {
            self.claims.fifty_on_board = true;
            let detail = Detail::ClaimableFifty { by, how: Claim::OnBoard, drawn_here: false };
            let topics = vec![Topic::FiftyOnBoard];
            self.report_claim(|it| it.about_last(made, topics, detail));
        }
    }

    /// What the player to move may claim with a move that he writes down and declares.
    pub(crate) fn claim_intended(&mut self) {
        let position = self.position;
        if !self.claims.threefold_on_board
            && !self.claims.threefold_intended
            && self.third_may_come()
        {
            self.claim_intended_third(&position);
        }
        if position.halfmove_clock() == 99 && !self.claims.fifty_intended {
            self.claim_intended_fiftieth(&position);
        }
    }

    /// A move of the player to move that would bring a position for the third time.
    fn claim_intended_third(&mut self, position: &Position) {
        let mut third = None;
        position.each_successor(|mv, next| {
            if third.is_none() && next.halfmove_clock() != 0 {
                let key = next.key();
                let occurrences = self.window.next_occurrence(key);
                if occurrences >= 3 {
                    third = Some((mv, key, occurrences));
                }
            }
        });
        let Some((mv, key, occurrences)) = third else { return };
        self.claims.threefold_intended = true;
        let [first, second] = self.window.first_two(key);
        let detail = Detail::ClaimableThreefold {
            by: position.turn(),
            how: intended(position, mv),
            occurrences,
            plies: [first, second, self.ply + 1],
            drawn_here: false,
        };
        let topics = vec![Topic::ThreefoldIntended, Topic::SamePosition];
        self.report_claim(|it| Replay::about(it.ply + 1, position, mv, topics, detail));
    }

    /// A move of the player to move that would complete fifty moves.
    fn claim_intended_fiftieth(&mut self, position: &Position) {
        let mut fiftieth = None;
        position.each_successor(|mv, next| {
            if fiftieth.is_none() && next.halfmove_clock() == 100 {
                fiftieth = Some(mv);
            }
        });
        let Some(mv) = fiftieth else { return };
        self.claims.fifty_intended = true;
        let detail = Detail::ClaimableFifty {
            by: position.turn(),
            how: intended(position, mv),
            drawn_here: false,
        };
        let topics = vec![Topic::FiftyIntended];
        self.report_claim(|it| Replay::about(it.ply + 1, position, mv, topics, detail));
    }
}

fn intended(position: &Position, mv: Move) -> Claim {
    let mv = compongo_notation::San::of(position, mv).to_string();
    Claim::Intended { mv, made: false }
}

/// Completes the claims of a game of `plies` plies: whether each was presumably made, because the
/// game ended there in a draw, and whether the intended move was then made on the board. Where
/// several moves would have served, the one that was made is named.
pub(crate) fn settle(found: &mut [Found], plies: u32, drawn: bool) {
    let on_board: Vec<Found> = found
        .iter()
        .filter(|found| claim(&found.detail).is_some_and(|how| *how == Claim::OnBoard))
        .cloned()
        .collect();
    for found in found {
        let Some(ply) = found.ply else { continue };
        let brought = on_board
            .iter()
            .find(|other| other.ply == Some(ply) && same(&other.detail, &found.detail));
        if let (Some(Claim::Intended { .. }), Some(brought)) = (claim(&found.detail), brought)
            && let Some(mv) = brought.mv.clone()
        {
            found.mv = Some(mv.clone());
            name_made(&mut found.detail, &brought.detail, mv);
        }
        let Some((how, drawn_here)) = parts(&mut found.detail) else { continue };
        let possible_after = match how {
            Claim::OnBoard => ply,
            Claim::Intended { .. } => ply.saturating_sub(1),
        };
        *drawn_here = drawn && possible_after == plies;
    }
}

/// Puts the move that was made, and what it brought, in place of another that would have served.
fn name_made(intended: &mut Detail, brought: &Detail, mv: String) {
    if let Detail::ClaimableThreefold { occurrences, plies, .. } = intended
        && let Detail::ClaimableThreefold { occurrences: made, plies: stood, .. } = brought
    {
        (*occurrences, *plies) = (*made, *stood);
    }
    if let Some((how, _)) = parts(intended) {
        *how = Claim::Intended { mv, made: true };
    }
}

fn same(one: &Detail, other: &Detail) -> bool {
    core::mem::discriminant(one) == core::mem::discriminant(other)
}

fn claim(detail: &Detail) -> Option<&Claim> {
    match detail {
        Detail::ClaimableThreefold { how, .. } | Detail::ClaimableFifty { how, .. } => Some(how),
        _ => None,
    }
}

fn parts(detail: &mut Detail) -> Option<(&mut Claim, &mut bool)> {
    match detail {
        Detail::ClaimableThreefold { how, drawn_here, .. }
        | Detail::ClaimableFifty { how, drawn_here, .. } => Some((how, drawn_here)),
        _ => None,
    }
}
