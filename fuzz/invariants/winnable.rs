//! Any position into the question whether a side can still mate.

use core::num::NonZeroU64;

use compongo_board::{Color, Geometry, Position};
use compongo_winnable::{
    Budget, Reason, Verdict, can_mate, is_plainly_unwinnable, winnable_within,
};

/// Enough for most positions, and soon over.
const POSITIONS: NonZeroU64 = NonZeroU64::new(300).expect("more than none");

/// A line is legal and ends in mate by the side asked for; no two ways of asking contradict each
/// other.
pub(crate) fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok((position, _)) = Position::from_fen_lenient_in(&text, Geometry::Either) else { return };
    for by in Color::ALL {
        let budget = Budget { positions: Some(POSITIONS), interrupted: None };
        let verdict = winnable_within(&position, by, budget);
        let plain = is_plainly_unwinnable(&position, by);
        let short = can_mate(&position, by, budget);
        match &verdict {
            Verdict::Winnable(line) => {
                let end = line.iter().fold(position, |now, mv| now.play(*mv).expect("legal"));
                assert!(end.is_checkmate() && end.turn() != by);
                assert_eq!((plain, short != Some(false)), (None, true));
            }
            Verdict::Unwinnable(reason) => {
                assert_ne!(short, Some(true));
                if *reason == Reason::Ended {
                    assert!(!position.has_legal_move());
                }
            }
            Verdict::Undecided => assert_eq!(plain, None),
        }
    }
}
