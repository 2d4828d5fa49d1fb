//! Standard, rapid and blitz (Appendices A.1 and B.1 of the editions).

use compongo_clock::{BySide, Class, Classes, Control, Limit};

use Class::*;

const MIN: u64 = 60_000;

/// Ten minutes are blitz, sixty standard.
const SINCE_2014: Classes =
    Classes { blitz: Limit::UpTo(10 * MIN), rapid: Limit::Below(60 * MIN), counts_bonus: true };
/// Fifteen minutes are rapid, sixty standard.
const OF_2009: Classes =
    Classes { blitz: Limit::Below(15 * MIN), rapid: Limit::Below(60 * MIN), counts_bonus: true };
/// Fifteen to sixty minutes are rapid, whatever each move brings.
const OF_1997: Classes =
    Classes { blitz: Limit::Below(15 * MIN), rapid: Limit::UpTo(60 * MIN), counts_bonus: false };

#[test]
fn by_edition() {
    let cases = [
        ("180+2", Blitz, Blitz, Blitz),
        ("600", Blitz, Blitz, Blitz),
        ("600.001", Rapid, Blitz, Blitz),
        ("600+5", Rapid, Rapid, Blitz),
        ("899", Rapid, Blitz, Blitz),
        ("900", Rapid, Rapid, Rapid),
        ("900+10", Rapid, Rapid, Rapid),
        ("300b10", Rapid, Rapid, Blitz),
        ("300d5", Blitz, Blitz, Blitz),
        ("3540", Rapid, Rapid, Rapid),
        ("3599.999", Rapid, Rapid, Rapid),
        ("3600", Standard, Standard, Rapid),
        ("3600.001", Standard, Standard, Standard),
        ("3000+10", Standard, Standard, Rapid),
        ("2700+30", Standard, Standard, Rapid),
        ("40/1500:1500+30", Standard, Standard, Rapid),
        // Sixty moves reach the second period, not the third.
        ("40/900:20/900:1800", Rapid, Rapid, Rapid),
        // And two of the repeated one.
        ("30/1800", Standard, Standard, Rapid),
    ];
    for (form, since_2014, of_2009, of_1997) in cases {
        let control: Control = form.parse().unwrap();
        for (classes, class) in [(SINCE_2014, since_2014), (OF_2009, of_2009), (OF_1997, of_1997)] {
            assert_eq!(classes.of(&control), Some(BySide { white: class, black: class }), "{form}");
        }
    }
}

#[test]
fn different_times_may_be_of_different_classes() {
    let control: Control = "660=420".parse().unwrap();
    assert_eq!(SINCE_2014.of(&control), Some(BySide { white: Rapid, black: Blitz }));
}

#[test]
fn what_has_no_sum_has_no_class() {
    for form in ["*3600", "3600y5x60", "3600c20/300", "g10", "3600=3600y1x1"] {
        assert_eq!(SINCE_2014.of(&form.parse().unwrap()), None, "{form}");
    }
}
