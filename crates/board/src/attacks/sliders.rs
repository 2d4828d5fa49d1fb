use crate::{Bitboard, Square};

/// All sets of blockers of all squares: 102,400 for rooks and 5,248 for bishops.
const ENTRIES: usize = 107_648;

#[derive(Clone, Copy)]
struct Slider {
    /// The squares whose occupation matters: the rays without their last squares.
    blockers: u64,
    #[cfg(not(target_feature = "bmi2"))]
    magic: u64,
    #[cfg(not(target_feature = "bmi2"))]
    shift: u32,
    offset: u32,
    /// What is attacked on an empty board.
    rays: Bitboard,
}

struct Tables {
    bishops: [Slider; 64],
    rooks: [Slider; 64],
    attacks: [Bitboard; ENTRIES],
}

const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

const fn blockers(from: Square, directions: [(i8, i8); 4]) -> u64 {
    let mut set = Bitboard::EMPTY;
    let mut direction = 0;
    while direction < 4 {
        let (files, ranks) = directions[direction];
        let mut square = from.offset(files, ranks);
        while let Some(here) = square {
            square = here.offset(files, ranks);
            if square.is_some() {
                set = set.with(here);
            }
        }
        direction += 1;
    }
    set.0
}

/// Walks the rays on plain shifted bits, which the compiler's evaluator does fastest.
const fn slide(from: usize, occupied: u64, directions: [(i8, i8); 4]) -> u64 {
    let mut attacks = 0;
    let mut direction = 0;
    while direction < 4 {
        let (files, ranks) = directions[direction];
        let (mut file, mut rank) = ((from & 7) as i8 + files, (from >> 3) as i8 + ranks);
        while file & !7 == 0 && rank & !7 == 0 {
            let bit = 1 << (rank * 8 + file);
            attacks |= bit;
            if occupied & bit != 0 {
                break;
            }
            file += files;
            rank += ranks;
        }
        direction += 1;
    }
    attacks
}

/// A bishop's or rook's squares on an empty board.
pub(super) const fn empty_rays(from: Square, is_rook: bool) -> Bitboard {
    Bitboard(slide(from.index(), 0, if is_rook { ORTHOGONAL } else { DIAGONAL }))
}

#[expect(clippy::large_stack_arrays, reason = "evaluated by the compiler only")]
const fn build() -> Tables {
    const NONE: Slider = Slider {
        blockers: 0,
        #[cfg(not(target_feature = "bmi2"))]
        magic: 0,
        #[cfg(not(target_feature = "bmi2"))]
        shift: 0,
        offset: 0,
        rays: Bitboard::EMPTY,
    };
    let mut tables =
        Tables { bishops: [NONE; 64], rooks: [NONE; 64], attacks: [Bitboard::EMPTY; ENTRIES] };
    let mut offset = 0;
    let mut half = 0;
    while half < 128 {
        let (from, is_rook) = (half % 64, half < 64);
        let directions = if is_rook { ORTHOGONAL } else { DIAGONAL };
        let blockers = blockers(Square::new(from as u8), directions);
        let slider = Slider {
            blockers,
            #[cfg(not(target_feature = "bmi2"))]
            magic: if is_rook { super::magics::ROOK[from] } else { super::magics::BISHOP[from] },
            #[cfg(not(target_feature = "bmi2"))]
            shift: 64 - blockers.count_ones(),
            offset,
            rays: Bitboard(slide(from, 0, directions)),
        };
        // Subsets of the mask in ascending order, which is also the order of `pext`.
        let mut occupied: u64 = 0;
        #[cfg(target_feature = "bmi2")]
        let mut rank: u32 = 0;
        loop {
            #[cfg(target_feature = "bmi2")]
            let index = rank;
            #[cfg(not(target_feature = "bmi2"))]
            let index = (occupied.wrapping_mul(slider.magic) >> slider.shift) as u32;
            tables.attacks[(offset + index) as usize] = Bitboard(slide(from, occupied, directions));
            #[cfg(target_feature = "bmi2")]
            {
                rank += 1;
            }
            occupied = occupied.wrapping_sub(blockers) & blockers;
            if occupied == 0 {
                break;
            }
        }
        offset += 1 << blockers.count_ones();
        if is_rook {
            tables.rooks[from] = slider;
        } else {
            tables.bishops[from] = slider;
        }
        half += 1;
    }
    tables
}

static TABLES: Tables = build();

/// The bits of a mask, packed to the right.
#[cfg(target_feature = "bmi2")]
#[inline(always)]
#[expect(unsafe_code, reason = "the intrinsic, one instruction for three, is declared unsafe")]
fn extract(bits: u64, mask: u64) -> u64 {
    // SAFETY: the function exists only where the whole program is compiled for processors with
    // BMI2, which is all that the intrinsic requires.
    unsafe { core::arch::x86_64::_pext_u64(bits, mask) }
}

impl Slider {
    #[inline(always)]
    fn attacks(&self, occupied: Bitboard) -> Bitboard {
        #[cfg(target_feature = "bmi2")]
        let index = extract(occupied.0, self.blockers);
        #[cfg(not(target_feature = "bmi2"))]
        let index = (occupied.0 & self.blockers).wrapping_mul(self.magic) >> self.shift;
        TABLES.attacks[self.offset as usize + index as usize]
    }
}

/// A bishop's squares (3.2) on an occupation, the first piece met on each diagonal included.
#[inline(always)]
pub fn bishop_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    TABLES.bishops[from.index()].attacks(occupied)
}

/// A rook's squares (3.3) on an occupation, the first piece met on each line included.
#[inline(always)]
pub fn rook_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    TABLES.rooks[from.index()].attacks(occupied)
}

/// A queen's squares (3.4).
#[inline(always)]
pub fn queen_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    bishop_attacks(from, occupied) | rook_attacks(from, occupied)
}

/// A bishop's squares on an empty board.
#[inline(always)]
pub fn bishop_rays(from: Square) -> Bitboard {
    TABLES.bishops[from.index()].rays
}

/// A rook's squares on an empty board.
#[inline(always)]
pub fn rook_rays(from: Square) -> Bitboard {
    TABLES.rooks[from.index()].rays
}
