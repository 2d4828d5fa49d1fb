//! What holds for any control and any sequence of acts.

use core::num::NonZeroU32;

use compongo_clock::{
    Allotment, Bonus, BySide, Clock, Control, Dial, Event, Expiry, Overtime, PeriodChange, Phase,
    Setting, Side, Stage,
};
use proptest::prelude::*;

fn bonus() -> impl Strategy<Value = Bonus> {
    (0..4, 0..60_000_u64).prop_map(|(kind, ms)| match kind {
        0 => Bonus::None,
        1 => Bonus::Increment(ms),
        2 => Bonus::Bronstein(ms),
        _ => Bonus::Delay(ms),
    })
}

fn allotment() -> impl Strategy<Value = Allotment> {
    let stage = (1..8_u32, 1..600_000_u64, bonus());
    (prop::collection::vec(stage, 1..4), any::<bool>(), 0..4, 1..5_u32, 1..60_000_u64).prop_map(
        |(list, open, extra, count, time_ms)| {
            let mut stages: Vec<_> = list
                .into_iter()
                .map(|(moves, time_ms, bonus)| Stage {
                    moves: NonZeroU32::new(moves),
                    time_ms,
                    bonus,
                })
                .collect();
            let count = NonZeroU32::new(count).unwrap();
            let overtime = match extra {
                2 => Overtime::ByoYomi { periods: count, time_ms },
                3 => Overtime::Canadian { moves: count, time_ms },
                _ => Overtime::None,
            };
            if open || overtime != Overtime::None {
                stages.last_mut().unwrap().moves = None;
            }
            Allotment::new(&stages, overtime).unwrap()
        },
    )
}

fn control() -> impl Strategy<Value = Control> {
    prop_oneof![
        4 => allotment().prop_map(Control::equal),
        4 => (allotment(), allotment()).prop_map(|(white, black)| Control::unequal(white, black)),
        1 => (1..600_000_u64).prop_map(|ms| Control::hourglass(ms).unwrap()),
    ]
}

fn setting() -> impl Strategy<Value = Setting> {
    (control(), any::<bool>(), any::<bool>()).prop_map(|(control, zero, on)| Setting {
        control,
        change: if zero { PeriodChange::AtZero } else { PeriodChange::AtMove },
        expiry: if on { Expiry::RunOn } else { Expiry::Freeze },
    })
}

fn side() -> impl Strategy<Value = Side> {
    any::<bool>().prop_map(Side::from_white)
}

fn number() -> impl Strategy<Value = u64> {
    prop_oneof![0..100_000_u64, any::<u64>()]
}

fn dial() -> impl Strategy<Value = Dial> {
    (number(), 0..60_u32, any::<bool>(), 1..6_u32).prop_map(|(left_ms, moves, far, period)| Dial {
        left_ms,
        moves: if far { u32::MAX - moves } else { moves },
        period: NonZeroU32::new(period).unwrap(),
    })
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        12 => side().prop_map(Event::Press),
        2 => Just(Event::Pass),
        2 => side().prop_map(Event::Start),
        2 => Just(Event::Pause),
        2 => Just(Event::Resume),
        1 => Just(Event::Stop),
        1 => (side(), any::<i64>()).prop_map(|(side, by_ms)| Event::Adjust { side, by_ms }),
        2 => (side(), -5_000..5_000_i64)
            .prop_map(|(side, by_ms)| Event::Adjust { side, by_ms }),
        1 => (side(), dial()).prop_map(|(side, dial)| Event::Set { side, dial }),
        1 => (side(), 0..2_000_000_u32).prop_map(|(side, moves)| Event::SetMoves { side, moves }),
        1 => side().prop_map(Event::TakeBack),
        1 => (dial(), dial())
            .prop_map(|(white, black)| Event::Replace(BySide { white, black })),
    ]
}

/// Acts with the time since the last one.
fn acts() -> impl Strategy<Value = Vec<(Event, u64)>> {
    let gap = prop_oneof![20 => 0..60_000_u64, 1 => 0..3_000_000_u64, 1 => any::<u64>()];
    prop::collection::vec((event(), gap), 0..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    /// Any acts at any instants: an answer, never a panic; one face at most runs; nothing but the
    /// arbiter raises a flag; the forecast of the fall is what happens.
    #[test]
    fn any_acts_are_answered(setting in setting(), acts in acts()) {
        let mut clock = Clock::new(&setting).start(&setting, Side::White, 0).unwrap();
        for (event, gap) in acts {
            let at = clock.now_ms().saturating_add(gap);
            if let (Some(falls), Phase::Running(side)) = (clock.falls_at(&setting), clock.phase()) {
                let then = clock.at(&setting, falls).unwrap();
                prop_assert_eq!(then.flag(side), Some(falls));
                prop_assert_eq!(then.left_ms(&setting, side), 0);
                if let Some(before) = falls.checked_sub(1).filter(|&at| at >= clock.now_ms()) {
                    prop_assert_eq!(clock.at(&setting, before).unwrap().flag(side), None);
                }
            }
            let Ok(next) = clock.apply(&setting, event, at) else {
                // What is refused at one instant leaves the clock as it was.
                if let Ok(later) = clock.at(&setting, at) { clock = later }
                continue;
            };
            for side in Side::ALL {
                let set = matches!(event, Event::Set { .. } | Event::Replace(_));
                prop_assert!(set || next.flag(side).is_some() || clock.flag(side).is_none());
                if clock.phase().turn() != Some(side) {
                    prop_assert_eq!(next.used_ms(side), clock.used_ms(side));
                }
                prop_assert!(next.moves(side) <= compongo_clock::MAX_MOVES);
            }
            prop_assert_eq!(
                next.first_flag().is_some(),
                Side::ALL.into_iter().any(|side| next.flag(side).is_some())
            );
            clock = next;
        }
    }

    /// Looking at the clock in between changes nothing, and the same record gives the same clock.
    #[test]
    fn looking_does_not_change_what_follows(
        setting in setting(),
        acts in acts(),
        looks in prop::collection::vec(0.0..1.0_f64, 60),
    ) {
        let mut plain = Clock::new(&setting).start(&setting, Side::White, 0).unwrap();
        let mut watched = plain;
        for ((event, gap), look) in acts.into_iter().zip(looks) {
            let now = plain.now_ms();
            let at = now.saturating_add(gap);
            let between = now + ((at - now) as f64 * look) as u64;
            watched = watched.at(&setting, between.min(at)).unwrap();
            let results = (plain.apply(&setting, event, at), watched.apply(&setting, event, at));
            prop_assert_eq!(results.0, results.1);
            plain = results.0.or_else(|_| plain.at(&setting, at)).unwrap();
            watched = results.1.or_else(|_| watched.at(&setting, at)).unwrap();
            prop_assert_eq!(plain, watched);
        }
    }

    /// Time left and time used are what was given: periods begun and increments.
    #[test]
    fn time_is_neither_made_nor_lost(
        allotment in allotment(),
        thinking in prop::collection::vec(0..40_000_u64, 1..60),
        zero in any::<bool>(),
        adjusted in -1_000..60_000_i64,
    ) {
        let stages: Vec<_> = allotment.stages().to_vec();
        let allotment = Allotment::new(&stages, Overtime::None).unwrap();
        let control = Control::equal(allotment.clone());
        let setting = Setting {
            change: if zero { PeriodChange::AtZero } else { PeriodChange::AtMove },
            ..Setting::new(control)
        };
        let mut clock = Clock::new(&setting).start(&setting, Side::White, 0).unwrap();
        let mut given = 0;
        if let Ok(next) = clock.adjust(&setting, Side::White, adjusted, 0) {
            clock = next;
            given = adjusted;
        }
        let mut free = BySide { white: 0, black: 0 };
        for (index, think) in thinking.into_iter().enumerate() {
            let side = Side::from_white(index % 2 == 0);
            let stage = *allotment.stage(clock.period(side) - 1);
            let Ok(next) = clock.press(&setting, side, clock.now_ms() + think) else { break };
            free[side] += think.min(stage.bonus.delay_ms());
            clock = next;
            for side in Side::ALL {
                // What has been given, counted move by move.
                let (mut total, mut end, mut index) = (0, 0, 0);
                for number in 1..=u64::from(clock.moves(side)) + 1 {
                    if number > end {
                        let stage = stages[index.min(stages.len() - 1)];
                        end = stage.moves.map_or(u64::MAX, |moves| end + u64::from(moves.get()));
                        index += 1;
                        total += stage.time_ms;
                    }
                    total += stages[(index - 1).min(stages.len() - 1)].bonus.increment_ms();
                }
                let aside: u64 = (clock.dial(side).period.get()..index as u32)
                    .map(|index| allotment.stage(index).time_ms)
                    .sum();
                let extra = if side == Side::White { given } else { 0 };
                let spent = clock.used_ms(side) - free[side];
                prop_assert_eq!(
                    (clock.dial(side).left_ms + aside + spent) as i64,
                    total as i64 + extra
                );
            }
        }
    }

    /// The sum of an hourglass is always the same.
    #[test]
    fn an_hourglass_keeps_its_sand(
        time in 1..600_000_u64,
        thinking in prop::collection::vec(0..40_000_u64, 1..60),
    ) {
        let setting = Setting::new(Control::hourglass(time).unwrap());
        let mut clock = Clock::new(&setting).start(&setting, Side::White, 0).unwrap();
        for (index, think) in thinking.into_iter().enumerate() {
            let at = clock.now_ms() + think;
            let then = clock.at(&setting, at).unwrap();
            let sum: u64 = Side::ALL.map(|side| then.left_ms(&setting, side)).iter().sum();
            prop_assert_eq!(sum, 2 * time);
            let side = Side::from_white(index % 2 == 0);
            let Ok(next) = clock.press(&setting, side, at) else { break };
            clock = next;
        }
    }

    /// Whether time is added at the move or at zero, flags fall at the same instants.
    #[test]
    fn both_kinds_of_clock_lose_alike(
        control in control(),
        thinking in prop::collection::vec(0..90_000_u64, 1..60),
    ) {
        let by_move = Setting::new(control);
        let by_zero = Setting { change: PeriodChange::AtZero, ..by_move.clone() };
        let start = |setting| Clock::new(setting).start(setting, Side::White, 0).unwrap();
        let (mut left, mut right) = (start(&by_move), start(&by_zero));
        for (index, think) in thinking.into_iter().enumerate() {
            prop_assert_eq!(left.falls_at(&by_move), right.falls_at(&by_zero));
            let side = Side::from_white(index % 2 == 0);
            let at = left.now_ms() + think;
            let (Ok(next), other) =
                (left.press(&by_move, side, at), right.press(&by_zero, side, at))
            else {
                prop_assert!(right.press(&by_zero, side, at).is_err());
                break;
            };
            (left, right) = (next, other.unwrap());
        }
    }

    /// The short form says all of a control.
    #[test]
    fn the_short_form_is_read_back(control in control()) {
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }

    /// What a press brought and a taking back removes is the same.
    #[test]
    fn taking_back_is_the_opposite_of_pressing(
        control in control(),
        thinking in prop::collection::vec(0..20_000_u64, 1..40),
    ) {
        let setting = Setting::new(control);
        let mut clock = Clock::new(&setting).start(&setting, Side::White, 0).unwrap();
        for (index, think) in thinking.into_iter().enumerate() {
            let side = Side::from_white(index % 2 == 0);
            let at = clock.now_ms() + think;
            let Ok(next) = clock.press(&setting, side, at) else { break };
            let before = clock.at(&setting, at).unwrap();
            let back = next.pause(&setting, at).and_then(|c| c.take_back(&setting, side, at));
            // Overtime that began with the move may have been in use already.
            if setting.control.side(side).overtime() == Overtime::None {
                prop_assert_eq!(back.unwrap().dial(side), before.dial(side));
            }
            clock = next;
        }
    }
}
