use std::collections::HashMap;

/// From how many positions on they are looked up instead of compared one by one. Games that
/// people play stay below; a crafted file must not take time that grows with the square.
const LONG: usize = 256;

/// How many positions that occurred twice are compared one by one, for the same reason.
const MANY: usize = 32;

/// The positions since the last capture or pawn move, by their keys: no earlier one can occur
/// again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Window {
    entries: Vec<Entry>,
    /// After which ply the first entry stood on the board.
    first_ply: u32,
    /// The latest entry of each key, once there are [`LONG`] entries.
    latest: HashMap<u64, usize>,
    /// How many entries are at least the second occurrence, by parity of the index.
    repeated: [u32; 2],
    /// Where the pieces of the positions stand that occurred twice: of the player to move, and the
    /// other's. No more of them are kept than [`MANY`] and one.
    twice: Vec<[u64; 2]>,
    /// One bit for each key, by its first digits: what is not here need not be looked for.
    known: [u64; 8],
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    /// Which occurrence of its position it is, from 1.
    occurrence: u32,
}

impl Window {
    /// Begins anew with the position after `ply`.
    #[inline]
    pub(crate) fn restart(&mut self, ply: u32) {
        self.entries.clear();
        self.first_ply = ply;
        self.repeated = [0; 2];
        self.known = [0; 8];
        self.twice.clear();
        if !self.latest.is_empty() {
            self.latest.clear();
        }
    }

    /// Adds the next position and says which occurrence of it this is.
    #[inline]
    pub(crate) fn push(&mut self, key: u64) -> u32 {
        let len = self.entries.len();
        let occurrence = match self.latest_before(key, len) {
            None => 1,
            Some(earlier) => self.again(earlier, len),
        };
        self.entries.push(Entry { key, occurrence });
        let (word, bit) = place(key);
        self.known[word] |= bit;
        if len >= LONG {
            self.note(key, len);
        }
        occurrence
    }

    /// The latest entry that is the position to become entry `len`.
    #[inline]
    fn latest_before(&self, key: u64, len: usize) -> Option<usize> {
        let (word, bit) = place(key);
        if self.known[word] & bit == 0 {
            return None;
        }
        self.search(key, len)
    }

    #[inline(never)]
    fn search(&self, key: u64, len: usize) -> Option<usize> {
        if len > LONG {
            return self.latest.get(&key).copied();
        }
        // The same position with the same player to move comes back after four plies at the
        // earliest, and always after an even number.
        let before = self.entries.get(..(len + 1).saturating_sub(4))?;
        let back = before.iter().rev().step_by(2).position(|earlier| earlier.key == key)?;
        Some(len - 4 - 2 * back)
    }

    #[cold]
    fn note(&mut self, key: u64, at: usize) {
        if at == LONG {
            self.latest.extend(self.entries.iter().map(|entry| entry.key).zip(0..));
        }
        self.latest.insert(key, at);
    }

    #[cold]
    fn again(&mut self, earlier: usize, now: usize) -> u32 {
        self.repeated[now & 1] += 1;
        self.entries.get(earlier).map_or(1, |earlier| earlier.occurrence + 1)
    }

    /// Notes where the pieces stand of a position that has occurred for the second time.
    #[cold]
    pub(crate) fn repeated_by(&mut self, squares: [u64; 2]) {
        if self.twice.len() <= MANY {
            self.twice.push(squares);
        }
    }

    /// Whether one move may lead from here to a position that has occurred twice: the opponent's
    /// pieces stand as they do there, and one of the mover's on another square. (Castling leads to
    /// no position that has occurred, since the right to it is gone there for good.)
    pub(crate) fn may_come(&self, [mover, other]: [u64; 2]) -> bool {
        self.twice.len() > MANY
            || self.twice.iter().any(|&[there_to_move, there_moved]| {
                there_to_move == other && (there_moved ^ mover).count_ones() == 2
            })
    }

    /// Whether a move can bring a position for the third time, by the number of plies.
    #[inline]
    pub(crate) fn third_is_near(&self) -> bool {
        self.repeated[self.entries.len() & 1] > 0
    }

    /// Which occurrence of `key` the next position would be.
    pub(crate) fn next_occurrence(&self, key: u64) -> u32 {
        let at = self.latest_before(key, self.entries.len());
        at.and_then(|at| self.entries.get(at)).map_or(1, |entry| entry.occurrence + 1)
    }

    /// Which occurrence the last position is.
    pub(crate) fn last_occurrence(&self) -> u32 {
        self.entries.last().map_or(0, |entry| entry.occurrence)
    }

    /// The plies after which `key` stood on the board for the first and the second time.
    pub(crate) fn first_two(&self, key: u64) -> [u32; 2] {
        let mut plies = (self.first_ply..).zip(&self.entries).filter(|(_, entry)| entry.key == key);
        let mut next = || plies.next().map_or(0, |(ply, _)| ply);
        [next(), next()]
    }

    /// Whether the last position stood on the board five times at intervals of four plies.
    pub(crate) fn last_five_consecutive(&self) -> bool {
        let mut every_fourth = self.entries.iter().rev().step_by(4).take(5);
        let Some(last) = every_fourth.next() else { return false };
        every_fourth.len() == 4 && every_fourth.all(|entry| entry.key == last.key)
    }
}

/// Where a key has its bit among 512.
#[inline(always)]
fn place(key: u64) -> (usize, u64) {
    ((key >> 61) as usize, 1 << (key >> 55 & 63))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn occurrences(keys: &[u64]) -> Vec<u32> {
        let mut window = Window::default();
        window.restart(0);
        keys.iter().map(|&key| window.push(key)).collect()
    }

    #[test]
    fn counted() {
        assert_eq!(
            occurrences(&[1, 2, 3, 4, 1, 2, 3, 4, 1, 5, 6, 7, 1]),
            [1, 1, 1, 1, 2, 2, 2, 2, 3, 1, 1, 1, 4]
        );
    }

    #[test]
    fn near_and_where() {
        let mut window = Window::default();
        window.restart(10);
        for key in [1, 2, 3, 4, 1, 9, 8] {
            window.push(key);
        }
        assert!(!window.third_is_near());
        window.push(7);
        assert!(window.third_is_near());
        assert_eq!(window.next_occurrence(1), 3);
        assert_eq!(window.next_occurrence(77), 1);
        assert_eq!(window.first_two(1), [10, 14]);
        window.restart(18);
        assert!(!window.third_is_near());
    }

    #[test]
    fn a_third_may_come_by_one_step_of_the_mover() {
        let mut window = Window::default();
        window.restart(0);
        assert!(!window.may_come([0b11, 0b100]));
        window.repeated_by([0b100, 0b1001]);
        assert!(window.may_come([0b11, 0b100]), "a piece goes from the second to the fourth");
        assert!(!window.may_come([0b1001, 0b100]), "nothing moves");
        assert!(!window.may_come([0b110, 0b100]), "two pieces would have to move");
        assert!(!window.may_come([0b11, 0b1100]), "the other side stands elsewhere");
        for square in 0..64 {
            window.repeated_by([1 << square, 0]);
        }
        assert!(window.may_come([0, 0]), "too many to look at");
        window.restart(9);
        assert!(!window.may_come([0b11, 0b100]));
    }

    #[test]
    fn long_windows_count_the_same() {
        let mut window = Window::default();
        for round in 0..2 {
            window.restart(0);
            for index in 0..4 * LONG {
                // Every position comes back once in 300 plies.
                let occurrence = window.push((index % 300) as u64);
                assert_eq!(occurrence as usize, index / 300 + 1, "{round} {index}");
                let next = (index + 1) % 300;
                let wanted = (index + 1) / 300 + 1;
                assert_eq!(window.next_occurrence(next as u64) as usize, wanted);
            }
        }
    }

    #[test]
    fn five_in_a_row() {
        let mut window = Window::default();
        window.restart(0);
        for _ in 0..4 {
            for key in [1, 2, 3, 4] {
                window.push(key);
                assert!(!window.last_five_consecutive());
            }
        }
        assert_eq!(window.push(1), 5);
        assert!(window.last_five_consecutive());
        for key in [2, 3, 5, 6, 7] {
            window.push(key);
        }
        assert_eq!(window.push(1), 6);
        assert!(!window.last_five_consecutive());
    }
}
