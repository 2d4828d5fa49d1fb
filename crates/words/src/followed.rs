//! A game with its moves as they are written.

use compongo_board::Position;
use compongo_laws::game::{
    Effect, Fact, Game, Refusal, Regulations, RegulationsError, Ruling, Table,
};

use crate::written::{Written, replaced, written};

/// A game with its moves as they are written, so that nobody has to play it through to show it.
#[derive(Clone, Debug)]
pub struct Followed {
    game: Game,
    /// What stood on the board before the first move; it may be drawn by chance.
    start: Table,
    written: Vec<Written>,
}

/// What a fact led to.
#[derive(Clone, Debug)]
pub struct Told {
    /// What follows.
    pub rulings: Vec<Ruling>,
    /// The position before the fact, if the pieces stood as one.
    pub before: Option<Position>,
    /// From which move on the list of moves is another.
    pub moves_from: Option<usize>,
}

impl Followed {
    /// The game before its first fact.
    ///
    /// # Errors
    ///
    /// If the regulations cannot be played by.
    pub fn new(regulations: Regulations) -> Result<Followed, RegulationsError> {
        let game = Game::new(regulations)?;
        Ok(Followed { start: *game.table(), game, written: Vec::new() })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What stood on the board before the first move.
    pub fn start(&self) -> &Table {
        &self.start
    }

    /// The moves as they are written, one for each of the game.
    pub fn written(&self) -> &[Written] {
        &self.written
    }

    /// The positions from the start on, one after each move; fewer where hands left something that
    /// is no position.
    pub fn positions(&self) -> Vec<Position> {
        let mut positions: Vec<Position> = self.start.position().copied().into_iter().collect();
        for ply in self.game.moves() {
            let next = positions.last().zip(ply.gesture).and_then(|(position, gesture)| {
                let mv = position.judge(gesture.from, gesture.to, gesture.promotion).ok()?;
                Some(position.play_legal(mv))
            });
            let Some(next) = next else { break };
            positions.push(next);
        }
        positions
    }

    /// Applies a fact; what is refused leaves no trace.
    ///
    /// # Errors
    ///
    /// If the Laws refuse it.
    pub fn apply(&mut self, fact: &Fact) -> Result<Told, Refusal> {
        let table = *self.game.table();
        let plies = self.game.moves().len();
        let rulings = self.game.apply(fact)?;
        if self.game.moves().is_empty() {
            self.start = *self.game.table();
        }
        let moves_from = self.first_change(plies, &rulings);
        if let Some(from) = moves_from {
            self.written.truncate(from);
            self.write(table, from, plies, &rulings);
        }
        Ok(Told { rulings, before: table.position().copied(), moves_from })
    }

    fn first_change(&self, plies: usize, rulings: &[Ruling]) -> Option<usize> {
        let now = self.game.moves().len();
        let mut from = plies.min(now);
        let mut changed = now != plies;
        for ruling in rulings {
            match ruling.effect {
                Effect::Restored { plies } => {
                    from = from.min(plies as usize);
                    changed = true;
                }
                Effect::Replaced { .. } => {
                    from = from.min(now.saturating_sub(1));
                    changed = true;
                }
                _ => {}
            }
        }
        changed.then_some(from)
    }

    /// Writes the moves from an index on. New ones were made from the table before the fact; a
    /// pawn that was replaced is written from what stands now.
    fn write(&mut self, table: Table, from: usize, plies: usize, rulings: &[Ruling]) {
        let mut table = table;
        for (index, ply) in self.game.moves().iter().enumerate().skip(from) {
            let promoted = rulings.iter().find_map(|it| match it.effect {
                Effect::Replaced { piece, .. } if index < plies => Some(piece),
                _ => None,
            });
            let text = match (promoted, ply.gesture) {
                (Some(piece), Some(gesture)) => replaced(self.game.position(), gesture, piece),
                (_, gesture) => written(&table, gesture),
            };
            self.written.push(text);
            // A second new move, as a reply that was sealed too, is made after the first.
            let legal = ply.gesture.and_then(|gesture| {
                let position = table.position()?;
                let mv = position.judge(gesture.from, gesture.to, gesture.promotion).ok()?;
                Some(position.play_legal(mv))
            });
            if let Some(position) = legal {
                table = Table::Lawful(position);
            }
        }
    }
}
