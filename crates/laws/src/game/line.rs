//! The moves as they were played, and how often positions came about (9.2, 9.3, 9.6 of 2018).

use compongo_board::{Color, Position};

use super::Gesture;
use super::ruling::Flaw;
use super::table::{Judged, Table};

/// One move by one player, lawful or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// What was moved; none if the clock was pressed without a move.
    pub gesture: Option<Gesture>,
    /// By whom.
    pub by: Color,
    /// What is wrong with it.
    pub flaw: Option<Flaw>,
    /// What both clocks showed when it was made, White's first, in milliseconds.
    pub left_ms: [u32; 2],
}

/// From one table that is kept to the next: so many moves are played through at the most to find
/// any other.
const STRIDE: usize = 64;

/// All moves from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    start: Table,
    chess960: bool,
    plies: Vec<Ply>,
    /// The tables after every 64 moves.
    kept: Vec<Table>,
    /// The keys of the position at the start and after each move; 0 where there is none.
    keys: Vec<u64>,
}

fn key(table: &Table) -> u64 {
    table.position().map_or(0, Position::key)
}

impl Line {
    pub(crate) fn new(start: Table, chess960: bool) -> Line {
        Line { start, chess960, plies: Vec::new(), kept: Vec::new(), keys: vec![key(&start)] }
    }

    #[inline]
    pub(crate) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.plies.len()
    }

    #[inline]
    pub(crate) fn push(&mut self, ply: Ply, after: &Table) {
        self.plies.push(ply);
        self.keys.push(key(after));
        self.keep_last();
    }

    /// Keeps the table after the last move if it is one of those that are kept: played through, as
    /// all tables of the line are.
    #[inline]
    fn keep_last(&mut self) {
        let plies = self.plies.len();
        if plies.is_multiple_of(STRIDE) && plies > 0 {
            self.kept.truncate(plies / STRIDE - 1);
            self.kept.push(self.table_after(plies));
        }
    }

    pub(crate) fn truncate(&mut self, plies: usize) {
        self.plies.truncate(plies);
        self.kept.truncate(plies / STRIDE);
        self.keys.truncate(plies + 1);
    }

    /// The last move is put right in place: what became of it after all.
    pub(crate) fn mend_last(&mut self, gesture: Gesture, after: &Table) {
        if let (Some(ply), Some(last)) = (self.plies.last_mut(), self.keys.last_mut()) {
            ply.gesture = Some(gesture);
            ply.flaw = None;
            *last = key(after);
        }
        self.keep_last();
    }

    /// The first move with a flaw, from the beginning.
    pub(crate) fn first_flaw(&self) -> Option<usize> {
        self.plies.iter().position(|ply| ply.flaw.is_some())
    }

    /// The table after so many moves, played through from the last one before it that is kept.
    pub(crate) fn table_after(&self, plies: usize) -> Table {
        let plies = plies.min(self.plies.len());
        let kept = (plies / STRIDE).min(self.kept.len());
        let from = kept.checked_sub(1).map_or(self.start, |last| self.kept[last]);
        self.plies[kept * STRIDE..plies].iter().fold(from, |table, ply| self.after(table, ply))
    }

    /// The table at the start and after each move.
    pub(crate) fn tables(&self) -> impl Iterator<Item = Table> {
        let played = self.plies.iter().scan(self.start, |table, ply| {
            *table = self.after(*table, ply);
            Some(*table)
        });
        core::iter::once(self.start).chain(played)
    }

    /// The table after a move of the line.
    fn after(&self, table: Table, ply: &Ply) -> Table {
        let judged = match (ply.gesture, ply.flaw) {
            (Some(gesture), None | Some(Flaw::TwoHands)) => table.judge(gesture),
            _ => Judged::Passable,
        };
        match judged {
            Judged::Legal(mv) => table.after(mv),
            _ => table.after_hand(ply.gesture, ply.flaw, self.chess960),
        }
    }

    /// How often the position on the board has appeared with the same player to move, itself
    /// included. The position at the start counts.
    pub(crate) fn occurrences(&self, position: &Position) -> usize {
        self.count(position, self.keys.len() - 1) + 1
    }

    /// How often a position has appeared, itself left out if it is not on the board yet: by the
    /// positions themselves. The keys can only be wrong where two positions share one.
    pub(crate) fn occurrences_exactly(&self, position: &Position) -> usize {
        let same = |table: &Table| table.position().is_some_and(|it| it.is_same(position));
        self.tables().filter(same).count()
    }

    /// Occurrences among the first so many tables. Only those since the last capture or pawn move
    /// can be the same, and only every second has the same player to move.
    fn count(&self, position: &Position, end: usize) -> usize {
        let key = position.key();
        let reach = position.halfmove_clock() as usize;
        let begin = end.saturating_sub(reach);
        let found = self.keys[begin..end].iter().rev().skip(1).step_by(2);
        found.filter(|&&it| it == key).count()
    }

    /// Whether the position on the board has stood there five times, at every second move of each
    /// player (9.6(a) of 2014).
    pub(crate) fn five_in_a_row(&self) -> bool {
        let mut last = self.keys.iter().rev().step_by(4).take(5);
        match last.next() {
            Some(first) if self.keys.len() > 16 && *first != 0 => last.all(|key| key == first),
            _ => false,
        }
    }

    /// Moves that a player has made.
    pub(crate) fn moves_of(&self, color: Color) -> u32 {
        let first = self.start.turn();
        let plies = self.plies.len();
        let own = if color == first { plies.div_ceil(2) } else { plies / 2 };
        own as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DANCE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

    fn next(line: &Line, text: &str) -> (Ply, Table) {
        let table = line.table_after(line.len());
        let gesture = Some(text.parse().expect("a move"));
        let ply = Ply { gesture, by: table.turn(), flaw: None, left_ms: [0; 2] };
        (ply, line.after(table, &ply))
    }

    /// Each is the same as played through from the start.
    fn assert_tables(line: &Line, kept: usize) {
        assert_eq!(line.kept.len(), kept);
        for (plies, table) in line.tables().enumerate() {
            assert_eq!(line.table_after(plies), table, "after {plies}");
        }
    }

    #[test]
    fn tables_are_found_from_those_that_are_kept() {
        let mut line = Line::new(Table::Lawful(Position::initial()), false);
        for ply in 0..200 {
            let (ply, after) = next(&line, DANCE[ply % 4]);
            line.push(ply, &after);
        }
        assert_tables(&line, 3);
        line.truncate(127);
        assert_tables(&line, 1);
        let (ply, after) = next(&line, "f6d5");
        line.push(ply, &after);
        assert_tables(&line, 2);
        let mended = "f6g4".parse().expect("a move");
        let before = line.table_after(127);
        let after = line.after(before, &Ply { gesture: Some(mended), ..ply });
        line.mend_last(mended, &after);
        assert_tables(&line, 2);
        assert_eq!(line.table_after(128), after);
    }
}
