//! Real time controls, played through: `tests/data/controls.txt`.

use compongo_clock::{
    Class, Classes, Clock, Control, Limit, PeriodChange, Phase, Setting, Side, TimeControl,
};

const CLASSES: Classes =
    Classes { blitz: Limit::UpTo(600_000), rapid: Limit::Below(3_600_000), counts_bonus: true };

struct Show {
    ply: u32,
    left: [u64; 2],
    period: [u32; 2],
    flag: Option<Side>,
}

#[derive(Default)]
struct Case {
    id: String,
    control: String,
    class: [Option<Class>; 2],
    start: [u64; 2],
    think: Vec<(u32, [u64; 2])>,
    show: Vec<Show>,
}

fn cases() -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in include_str!("data/controls.txt").lines() {
        let words: Vec<_> = line.split_whitespace().collect();
        let number = |index: usize| words[index].parse::<u64>().unwrap();
        match words.first().copied() {
            None | Some("#") => {}
            Some("control") => cases.push(Case {
                id: words[1].into(),
                control: words[2].into(),
                class: [3, 4].map(|index| match words[index] {
                    "blitz" => Some(Class::Blitz),
                    "rapid" => Some(Class::Rapid),
                    "standard" => Some(Class::Standard),
                    _ => None,
                }),
                ..Case::default()
            }),
            Some("start") => cases.last_mut().unwrap().start = [number(1), number(2)],
            Some("think") => {
                let times = (number(1) as u32, [number(2), number(3)]);
                cases.last_mut().unwrap().think.push(times);
            }
            Some("show") => cases.last_mut().unwrap().show.push(Show {
                ply: number(1) as u32,
                left: [number(2), number(3)],
                period: [number(4) as u32, number(5) as u32],
                flag: match words[6] {
                    "white" => Some(Side::White),
                    "black" => Some(Side::Black),
                    _ => None,
                },
            }),
            Some(other) => panic!("{other}"),
        }
    }
    cases
}

/// The clock after each ply, until a flag falls.
fn play(case: &Case, setting: &Setting) -> Vec<Clock> {
    let mut clock = Clock::new(setting).start(setting, Side::White, 1_000).unwrap();
    let mut after = vec![clock];
    let moves = case.think.iter().flat_map(|&(count, times)| (0..count).map(move |_| times));
    for times in moves {
        for (side, time) in Side::ALL.into_iter().zip(times) {
            let at = clock.now_ms() + time;
            let falls = clock.falls_at(setting).unwrap();
            let then = clock.at(setting, at).unwrap();
            assert_eq!(then.flag(side), (falls <= at).then_some(falls), "{}", case.id);
            if then.flag(side).is_some() {
                assert_eq!(then.phase(), Phase::Frozen(side));
                assert_eq!(then.first_flag(), Some(side));
                after.push(then);
                return after;
            }
            clock = clock.press(setting, side, at).unwrap();
            after.push(clock);
        }
    }
    after
}

#[test]
fn all_are_there() {
    assert_eq!(cases().len(), 36);
    assert_eq!(cases().iter().map(|case| case.show.len()).sum::<usize>(), 130);
}

#[test]
fn both_faces_at_each_checked_ply() {
    for case in cases() {
        let setting = Setting::new(case.control.parse().unwrap());
        let shown = |clock: &Clock| Side::ALL.map(|side| clock.left_ms(&setting, side));
        assert_eq!(shown(&Clock::new(&setting)), case.start, "{}", case.id);
        let after = play(&case, &setting);
        for show in &case.show {
            let clock = &after[show.ply as usize];
            let at = format!("{} ply {}", case.id, show.ply);
            assert_eq!(shown(clock), show.left, "{at}");
            assert_eq!(Side::ALL.map(|side| clock.period(side)), show.period, "{at}");
            assert_eq!(clock.first_flag(), show.flag, "{at}");
        }
        let fallen = case.show.iter().any(|show| show.flag.is_some());
        assert_eq!(after.last().unwrap().first_flag().is_some(), fallen, "{}", case.id);
    }
}

#[test]
fn adding_time_at_zero_loses_at_the_same_instants() {
    for case in cases() {
        let setting = Setting::new(case.control.parse().unwrap());
        let at_zero = Setting { change: PeriodChange::AtZero, ..setting.clone() };
        let (by_move, by_zero) = (play(&case, &setting), play(&case, &at_zero));
        assert_eq!(by_move.len(), by_zero.len(), "{}", case.id);
        for (left, right) in by_move.iter().zip(&by_zero) {
            for side in Side::ALL {
                assert_eq!(left.flag(side), right.flag(side), "{}", case.id);
                assert_eq!(left.used_ms(side), right.used_ms(side), "{}", case.id);
            }
        }
    }
}

#[test]
fn classes_by_time() {
    for case in cases() {
        let control: Control = case.control.parse().unwrap();
        let class = CLASSES.of(&control);
        let class = Side::ALL.map(|side| class.map(|class| class[side]));
        assert_eq!(class, case.class, "{}", case.id);
    }
}

#[test]
fn short_forms_are_written_as_they_were_read() {
    for case in cases() {
        let control: Control = case.control.parse().unwrap();
        assert_eq!(control.to_string(), case.control);
        // What the standard can express is the same in both readings.
        let tag: Option<TimeControl> = case.control.parse().ok();
        assert_eq!(control.to_tag(), tag, "{}", case.id);
        if let Some(tag) = tag {
            assert_eq!(Control::from_tag(&tag), Ok(Some(control)), "{}", case.id);
        }
    }
}

#[test]
fn what_is_no_control_is_refused() {
    let refused = include_str!("data/refused.txt").lines().filter(|line| !line.starts_with('#'));
    let refused: Vec<_> = refused.chain([""]).collect();
    assert_eq!(refused.len(), 21);
    for text in refused {
        let error = text.parse::<Control>().unwrap_err();
        assert!(error.at <= text.len(), "{text}");
        assert!(text.parse::<TimeControl>().is_err(), "{text}");
    }
}
