//! Readings of clocks that can be and that cannot.

use compongo_clock::{ClockTrail, Inconsistency, Reading, TimeControl};
use proptest::prelude::*;

/// What is wrong with readings in seconds from move 1.
fn trail(control: &str, readings: &[i64]) -> Vec<(usize, Inconsistency)> {
    let control: TimeControl = control.parse().unwrap();
    let mut clock = ClockTrail::new(&control);
    let numbered = readings.iter().zip(1_u32..);
    numbered
        .filter_map(|(&seconds, number)| {
            Some((number as usize, clock.push(number, Reading::seconds(seconds))?))
        })
        .collect()
}

const NONE: Vec<(usize, Inconsistency)> = Vec::new();

fn gained(by_ms: u64) -> Inconsistency {
    Inconsistency::GainedTooMuch { by_ms }
}

#[test]
fn without_increment_time_only_runs_down() {
    assert_eq!(trail("180", &[180, 180, 177, 177, 100, 3, 0, 0, 0]), NONE);
    assert_eq!(trail("180", &[180, 170, 172]), [(3, gained(2_000))]);
    assert_eq!(trail("180", &[170, 171, 160]), NONE, "within what cutting off can do");
}

#[test]
fn the_first_increment_may_be_shown_or_not() {
    assert_eq!(trail("5400+30", &[5_430, 5_460, 5_400]), NONE);
    assert_eq!(trail("300+3", &[300, 303, 306, 290]), NONE);
    assert_eq!(trail("300+3", &[305, 300]), [(1, gained(2_000))]);
}

#[test]
fn a_new_period_brings_its_time() {
    let control = "40/6000+30:20/3000+30:900+30";
    let mut readings = vec![6_000_i64; 40];
    for (index, reading) in readings.iter_mut().enumerate() {
        *reading -= 140 * index as i64;
    }
    let before = readings[38];
    readings[39] = before + 30 + 3_000 - 5;
    assert_eq!(trail(control, &readings), NONE);
    // Twice is too often.
    readings.push(before + 6_000);
    assert_eq!(trail(control, &readings), [(41, gained(2_945_000))]);
    // A clock that adds it only at zero: at move 52.
    readings[39] = before - 5;
    readings[40] = before - 10;
    readings.extend((0..10).map(|index| before - 20 - index));
    readings.push(3_020);
    assert_eq!(trail(control, &readings), NONE);
    // Much too early, and not through zero.
    assert_eq!(trail(control, &[6_000, 5_000, 7_000]), [(3, gained(1_970_000))]);
    assert_eq!(trail(control, &[6_000, 10, 2_900]), NONE, "ran through zero: lost, but it can be");
}

#[test]
fn the_last_period_with_moves_is_repeated() {
    assert_eq!(trail("2/60", &[60, 90, 80, 130, 120, 170]), NONE);
    assert_eq!(trail("1/259200", &[10, 200_000, 5, 259_000, 259_100]), NONE);
}

#[test]
fn moves_without_reading_give_their_increments() {
    let control: TimeControl = "300+3".parse().unwrap();
    let mut clock = ClockTrail::new(&control);
    assert_eq!(clock.push(1, Reading::seconds(300)), None);
    assert_eq!(clock.push(5, Reading::seconds(312)), None);
    assert_eq!(clock.push(6, Reading::seconds(400)), Some(gained(85_000)));
}

#[test]
fn gains_that_someone_may_have_given() {
    assert!(gained(120_000).may_be_bonus());
    assert!(gained(180_000).may_be_bonus());
    assert!(!gained(240_000).may_be_bonus());
    assert!(!Inconsistency::PlayAfterZero.may_be_bonus());
}

#[test]
fn without_time_control_only_the_impossible() {
    for control in ["?", "-", "*180"] {
        assert_eq!(trail(control, &[10, 5_000, 3, 7_000]), NONE);
        assert_eq!(trail(control, &[10, -1]), [(2, Inconsistency::Negative { ms: -1_000 })]);
    }
}

#[test]
fn zero_is_zero_only_with_a_fraction() {
    let control = TimeControl::Unknown;
    let mut clock = ClockTrail::new(&control);
    assert_eq!(clock.push(1, Reading::exact(0)), None, "mate with the flag still up");
    assert_eq!(clock.push(2, Reading::exact(0)), Some(Inconsistency::PlayAfterZero));
    assert_eq!(trail("60", &[1, 0, 0, 0]), NONE);
}

proptest! {
    #[test]
    fn any_readings_are_judged(
        control in "[0-9]{1,20}(/[0-9]{1,20})?(\\+[0-9]{1,20})?",
        readings in prop::collection::vec((any::<u32>(), any::<i64>(), any::<bool>()), 0..50),
    ) {
        let control: TimeControl = control.parse().unwrap_or_default();
        let mut clock = ClockTrail::new(&control);
        for (number, ms, whole_seconds) in readings {
            clock.push(number, Reading { ms, whole_seconds });
        }
    }

    #[test]
    fn a_clock_that_runs_is_never_blamed(
        time in 1..20_000_u64,
        increment in 0..60_u64,
        thinking in prop::collection::vec(0..500_000_u64, 1..80),
    ) {
        let control: TimeControl = format!("{time}+{increment}").parse().unwrap();
        let mut clock = ClockTrail::new(&control);
        let mut left = time * 1000;
        for (used, number) in thinking.into_iter().zip(1..) {
            if used > left { break }
            left = left - used + increment * 1000;
            prop_assert_eq!(clock.push(number, Reading::seconds((left / 1000) as i64)), None);
        }
    }
}
