//! Any acts on a clock with any control.

use core::num::NonZeroU32;

use compongo_clock::{
    BySide, Clock, Control, Dial, Event, Expiry, MAX_MOVES, PeriodChange, Phase, Setting, Side,
};

/// The first line is a short form, the rest acts. Every act is answered, the same acts give the
/// same clock, one face at most runs, and a flag falls exactly when it was foretold.
pub(crate) fn check(data: &[u8]) {
    let mut parts = data.splitn(2, |&byte| byte == b'\n');
    let form = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let Ok(control) = form.parse::<Control>() else { return };
    let acts = parts.next().unwrap_or_default();
    let options = acts.first().copied().unwrap_or_default();
    let setting = Setting {
        control,
        change: if options & 1 == 0 { PeriodChange::AtMove } else { PeriodChange::AtZero },
        expiry: if options & 2 == 0 { Expiry::Freeze } else { Expiry::RunOn },
    };
    let mut bytes = Bytes(acts.get(1..).unwrap_or_default());
    let mut clock = Clock::new(&setting);
    // Looked at before each act: it makes no difference.
    let mut watched = clock;
    while let Some(event) = bytes.event() {
        let at = clock.now_ms().saturating_add(bytes.number());
        foretold(&clock, &setting);
        let middle = watched.now_ms() + (at - watched.now_ms()) / 2;
        watched = watched.at(&setting, middle).expect("later");
        let result = clock.apply(&setting, event, at);
        assert_eq!(result, watched.apply(&setting, event, at));
        let passed = clock.at(&setting, at).expect("later");
        let next = result.unwrap_or(passed);
        watched = next;
        for side in Side::ALL {
            assert!(next.moves(side) <= MAX_MOVES);
            if clock.phase() != Phase::Running(side) {
                assert_eq!(next.used_ms(side), clock.used_ms(side), "only a running face is used");
            }
            let set = matches!(event, Event::Set { .. } | Event::Replace(_));
            assert!(set || passed.flag(side).is_none() || next.flag(side).is_some());
            let _ = (next.dial(side), next.left_ms(&setting, side), next.period(side));
            let _ = (next.moves_to_go(&setting, side), next.delay_left_ms(&setting, side));
        }
        let first = next.first_flag();
        assert_eq!(first.is_some(), Side::ALL.into_iter().any(|side| next.flag(side).is_some()));
        clock = next;
    }
}

fn foretold(clock: &Clock, setting: &Setting) {
    let (Some(falls), Phase::Running(side)) = (clock.falls_at(setting), clock.phase()) else {
        return;
    };
    let then = clock.at(setting, falls).expect("later");
    assert_eq!(then.flag(side), Some(falls));
    if let Some(before) = falls.checked_sub(1).filter(|&at| at >= clock.now_ms()) {
        assert_eq!(clock.at(setting, before).expect("later").flag(side), None);
    }
}

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// A small number as a rule, a huge one now and then.
    fn number(&mut self) -> u64 {
        let byte = self.next().unwrap_or_default();
        match byte {
            0..=199 => u64::from(byte) * 500,
            200..=249 => u64::from(byte) << 14,
            _ => {
                let length = self.0.len().min(8);
                let (number, rest) = self.0.split_at(length);
                self.0 = rest;
                number.iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte))
            }
        }
    }

    fn dial(&mut self) -> Dial {
        let left_ms = self.number();
        let moves = self.next().unwrap_or_default();
        let moves = if moves == 255 { u32::MAX } else { u32::from(moves) };
        let period = NonZeroU32::new(u32::from(self.next().unwrap_or_default()));
        Dial { left_ms, moves, period: period.unwrap_or(NonZeroU32::MIN) }
    }

    fn event(&mut self) -> Option<Event> {
        let byte = self.next()?;
        let side = Side::from_white(byte & 1 == 0);
        Some(match byte >> 1 {
            0 => Event::Pass,
            1 => Event::Start(side),
            2 => Event::Pause,
            3 => Event::Resume,
            4 => Event::Stop,
            5 => Event::Adjust { side, by_ms: self.number() as i64 },
            6 => Event::Adjust { side, by_ms: (self.number() as i64).wrapping_neg() },
            7 => Event::Set { side, dial: self.dial() },
            8 => Event::SetMoves { side, moves: self.number() as u32 },
            9 => Event::TakeBack(side),
            10 => Event::Replace(BySide { white: self.dial(), black: self.dial() }),
            _ => Event::Press(side),
        })
    }
}
