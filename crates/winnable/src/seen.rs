//! The positions that a search has found: none twice, none forgotten, equal only if they are.

use compongo_board::Packed;

/// A table of positions, numbered in the order in which they came.
///
/// An entry holds the upper half of the position's hash and its number; the place of an entry
/// follows from the hash's upper bits. Whether a position is known is always told by the position
/// itself, never by the hash alone.
pub(crate) struct Seen {
    positions: Vec<Packed>,
    entries: Vec<u64>,
    /// How far to shift the upper half of a hash down to find its place.
    shift: u32,
}

const EMPTY: u64 = u64::MAX;
const SMALLEST: u32 = 10;

/// A position looked up: where it would be, and what stands there first.
#[derive(Clone, Copy)]
pub(crate) struct Glance {
    tag: u32,
    entry: u64,
}

impl Seen {
    pub(crate) fn new() -> Seen {
        Seen {
            positions: Vec::new(),
            entries: vec![EMPTY; 1 << SMALLEST],
            shift: u32::BITS - SMALLEST,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.positions.len()
    }

    pub(crate) fn get(&self, index: u32) -> Packed {
        self.positions[index as usize]
    }

    fn place(&self, tag: u32) -> usize {
        (tag >> self.shift) as usize
    }

    /// The first half of looking up. Done for many positions before [`Seen::is_known`], so that the
    /// memory is waited for once and not once for each.
    #[inline]
    pub(crate) fn glance(&self, hash: u64) -> Glance {
        let tag = (hash >> 32) as u32;
        Glance { tag, entry: self.entries[self.place(tag)] }
    }

    /// Whether the position is the one found at first glance; if not, it may be known all the same.
    #[inline]
    pub(crate) fn is_known(&self, glance: Glance, position: &Packed) -> bool {
        let known = self.positions.get(glance.entry as u32 as usize);
        (glance.entry >> 32) as u32 == glance.tag && known == Some(position)
    }

    /// Enters a position, with its number if it is new.
    pub(crate) fn insert(&mut self, hash: u64, position: Packed) -> Option<u32> {
        if 2 * self.positions.len() >= self.entries.len() {
            self.grow();
        }
        let tag = (hash >> 32) as u32;
        let mut place = self.place(tag);
        loop {
            let entry = self.entries[place];
            if entry == EMPTY {
                break;
            }
            if (entry >> 32) as u32 == tag && self.positions[entry as u32 as usize] == position {
                return None;
            }
            place = (place + 1) & (self.entries.len() - 1);
        }
        let index = self.positions.len() as u32;
        self.entries[place] = u64::from(tag) << 32 | u64::from(index);
        self.positions.push(position);
        Some(index)
    }

    fn grow(&mut self) {
        self.shift = self.shift.saturating_sub(1);
        let bigger = vec![EMPTY; 2 * self.entries.len()];
        let mask = bigger.len() - 1;
        for entry in std::mem::replace(&mut self.entries, bigger) {
            if entry != EMPTY {
                let mut place = self.place((entry >> 32) as u32);
                while self.entries[place] != EMPTY {
                    place = (place + 1) & mask;
                }
                self.entries[place] = entry;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use compongo_board::Position;

    use super::Seen;

    #[test]
    fn knows_each_position_once() {
        let mut seen = Seen::new();
        let mut all = HashSet::new();
        let mut level = vec![Position::initial()];
        for _ in 0..3 {
            let mut next = Vec::new();
            for position in &level {
                position.each_successor(|_, after| {
                    let packed = after.pack();
                    // The same hash for a thousand positions: they are told apart all the same.
                    let hash = after.key() & 7 << 61;
                    let number = all.insert(packed).then_some(seen.len() as u32);
                    let glance = seen.glance(hash);
                    assert!(number.is_none() || !seen.is_known(glance, &packed));
                    assert_eq!(seen.insert(hash, packed), number);
                    assert_eq!(seen.insert(hash, packed), None);
                    if let Some(number) = number {
                        assert_eq!(seen.get(number), packed);
                        next.push(*after);
                    }
                });
            }
            level = next;
        }
        assert_eq!(seen.len(), all.len());
    }
}
