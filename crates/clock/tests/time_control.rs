//! Time controls as texts.

use core::num::NonZeroU32;

use compongo_clock::{MAX_PERIODS, Period, TimeControl, TimeControlError};
use proptest::prelude::*;

fn period(moves: u32, time_ms: u64, increment_ms: u64) -> Period {
    Period { moves: NonZeroU32::new(moves), time_ms, increment_ms }
}

fn periods(list: &[(u32, u64, u64)]) -> TimeControl {
    TimeControl::Periods(list.iter().map(|&(m, t, i)| period(m, t, i)).collect())
}

#[test]
fn forms_of_the_standard() {
    let cases = [
        ("?", TimeControl::Unknown),
        ("-", TimeControl::Unlimited),
        ("40/9000", periods(&[(40, 9_000_000, 0)])),
        ("300", periods(&[(0, 300_000, 0)])),
        ("4500+60", periods(&[(0, 4_500_000, 60_000)])),
        ("*180", TimeControl::Hourglass { time_ms: 180_000 }),
        (
            "40/7200:20/3600:900+30",
            periods(&[(40, 7_200_000, 0), (20, 3_600_000, 0), (0, 900_000, 30_000)]),
        ),
        ("40/6000+30:3000+30", periods(&[(40, 6_000_000, 30_000), (0, 3_000_000, 30_000)])),
        ("180+0", periods(&[(0, 180_000, 0)])),
        ("0+1", periods(&[(0, 0, 1_000)])),
        ("1/259200", periods(&[(1, 259_200_000, 0)])),
        ("10+0.1", periods(&[(0, 10_000, 100)])),
        ("40/59.25+0.605", periods(&[(40, 59_250, 605)])),
        ("  900+10 ", periods(&[(0, 900_000, 10_000)])),
    ];
    for (text, control) in cases {
        assert_eq!(text.parse(), Ok(control), "{text}");
    }
}

#[test]
fn faults_have_their_place() {
    use TimeControlError::*;
    let too_many = "1/1:".repeat(MAX_PERIODS) + "1";
    let cases = [
        ("", Empty),
        ("   ", Empty),
        ("15 min. + 10 s. per move", NotStandard { at: 2 }),
        ("15 minutes + 10 seconds increment per move, starting from move 1", NotStandard { at: 2 }),
        ("G/60", NotStandard { at: 0 }),
        ("??", NotStandard { at: 1 }),
        ("-5", NotStandard { at: 1 }),
        ("5-3", NotStandard { at: 1 }),
        ("40/", NotStandard { at: 3 }),
        ("/300", NotStandard { at: 0 }),
        ("300+", NotStandard { at: 4 }),
        ("300+3+3", NotStandard { at: 5 }),
        ("300:", NeverReached { at: 4 }),
        ("40/300:", NotStandard { at: 7 }),
        ("*", NotStandard { at: 1 }),
        ("*180+2", NotStandard { at: 4 }),
        ("*0", ZeroTime { at: 1 }),
        ("0/300", ZeroMoves { at: 0 }),
        ("0", ZeroTime { at: 0 }),
        ("40/0+0", ZeroTime { at: 0 }),
        ("300:600", NeverReached { at: 4 }),
        ("5000000000/1", TooLarge { at: 0 }),
        ("99999999999999999999", TooLarge { at: 0 }),
        ("18446744073709551615", TooLarge { at: 0 }),
        ("1+99999999999999999999", TooLarge { at: 2 }),
        ("1.2345", NotStandard { at: 5 }),
        ("1.", NotStandard { at: 2 }),
        ("３００", NotStandard { at: 0 }),
        (too_many.as_str(), TooManyPeriods { at: 4 * MAX_PERIODS }),
    ];
    for (text, error) in cases {
        assert_eq!(text.parse::<TimeControl>(), Err(error), "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_within_it(text in ".{0,60}") {
        if let Err(TimeControlError::NotStandard { at }) = text.parse::<TimeControl>() {
            prop_assert!(at <= text.len());
        }
    }

    #[test]
    fn texts_like_time_controls_do_not_overflow(text in "[0-9/+:*.?-]{0,60}") {
        if let Ok(control) = text.parse::<TimeControl>() {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }

    #[test]
    fn written_and_read_again(
        list in prop::collection::vec((1..=60_u32, 1..100_000_000_u64, 0..100_000_u64), 1..5),
        open in any::<bool>(),
    ) {
        let mut list = list;
        if let Some(last) = list.last_mut().filter(|_| open) {
            last.0 = 0;
        }
        let control = periods(&list);
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }
}
