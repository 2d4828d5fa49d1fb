use crate::{Bitboard, Square};

const DIRECTIONS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

struct Rays {
    between: [[Bitboard; 64]; 64],
    line: [[Bitboard; 64]; 64],
}

#[expect(clippy::large_stack_arrays, reason = "evaluated by the compiler only")]
const fn build() -> Rays {
    let mut rays = Rays { between: [[Bitboard::EMPTY; 64]; 64], line: [[Bitboard::EMPTY; 64]; 64] };
    let mut from = 0;
    while from < 64 {
        let origin = Square::new(from as u8);
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = DIRECTIONS[direction];
            let mut full = Bitboard::EMPTY.with(origin);
            let mut back = origin;
            while let Some(next) = back.offset(-files, -ranks) {
                full = full.with(next);
                back = next;
            }
            let mut ahead = origin;
            while let Some(next) = ahead.offset(files, ranks) {
                full = full.with(next);
                ahead = next;
            }
            let mut passed = Bitboard::EMPTY;
            let mut target = origin;
            while let Some(next) = target.offset(files, ranks) {
                rays.between[from][next.index()] = passed;
                rays.line[from][next.index()] = full;
                passed = passed.with(next);
                target = next;
            }
            direction += 1;
        }
        from += 1;
    }
    rays
}

static RAYS: Rays = build();

/// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
///
/// ```
/// use compongo_board::{Square, attacks};
///
/// assert_eq!(attacks::between(Square::A1, Square::D4).count(), 2);
/// assert!(attacks::between(Square::A1, Square::B3).is_empty());
/// ```
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    RAYS.between[a.index()][b.index()]
}

/// The whole rank, file or diagonal through two squares; empty if they share none or are the same.
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    RAYS.line[a.index()][b.index()]
}
