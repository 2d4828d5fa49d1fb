//! The chess clock, article by article (numbering of 2018), in exact milliseconds.

use core::num::NonZeroU32;

use compongo_clock::{
    BySide, Clock, Dial, Expiry, MAX_MOVES, MAX_TIME_MS, PeriodChange, Phase, Refusal, Setting,
    Side,
};

use Side::{Black, White};

const S: u64 = 1_000;
const MIN: u64 = 60_000;

fn setting(control: &str) -> Setting {
    Setting::new(control.parse().unwrap())
}

fn started(setting: &Setting) -> Clock {
    Clock::new(setting).start(setting, White, 0).unwrap()
}

/// Full moves in which each side thinks so long.
fn moves(clock: Clock, setting: &Setting, count: u32, white: u64, black: u64) -> Clock {
    (0..count).fold(clock, |clock, _| {
        let clock = clock.press(setting, White, clock.now_ms() + white).unwrap();
        clock.press(setting, Black, clock.now_ms() + black).unwrap()
    })
}

fn shown(clock: &Clock, setting: &Setting) -> [u64; 2] {
    Side::ALL.map(|side| clock.left_ms(setting, side))
}

fn dial(left_ms: u64, moves: u32, period: u32) -> Dial {
    Dial { left_ms, moves, period: NonZeroU32::new(period).unwrap() }
}

/// 6.1: two faces of which only one runs.
#[test]
fn only_one_face_runs() {
    let setting = setting("300");
    let clock = started(&setting).at(&setting, 10 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [290 * S, 300 * S]);
    assert_eq!(clock.phase(), Phase::Running(White));
    let clock = clock.press(&setting, White, 10 * S).unwrap().at(&setting, 30 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [290 * S, 280 * S]);
}

/// 6.2.1: pressing stops the own clock and starts the opponent's.
#[test]
fn pressing_completes_a_move() {
    let setting = setting("300+2");
    let clock = started(&setting).press(&setting, White, 5 * S).unwrap();
    assert_eq!((clock.moves(White), clock.moves(Black)), (1, 0));
    assert_eq!(clock.phase(), Phase::Running(Black));
    assert_eq!(clock.left_ms(&setting, White), 299 * S);
    assert_eq!(
        clock.press(&setting, White, 6 * S),
        Err(Refusal::NotOnTurn { side: White }),
        "a lever that is down already",
    );
}

/// 6.2.2: who has made his move may always press, even after the opponent's next; what passes
/// until then is his own time.
#[test]
fn the_time_until_pressing_is_ones_own() {
    let setting = setting("300+2");
    let clock = started(&setting);
    // The opponent replied at 6 s; White presses at 9 s, Black at once.
    let clock = clock.press(&setting, White, 9 * S).unwrap();
    let clock = clock.press(&setting, Black, 9 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [295 * S, 304 * S]);
}

/// 6.3.1: moves in a time, with additional time for each move, the first included.
#[test]
fn increments_come_before_each_move() {
    let setting = setting("40/5400+30:1800+30");
    let clock = started(&setting);
    assert_eq!(shown(&clock, &setting), [5_430 * S, 5_430 * S]);
    let clock = moves(clock, &setting, 39, 60 * S, 30 * S);
    assert_eq!(shown(&clock, &setting), [4_260 * S, 5_430 * S]);
    assert_eq!(clock.moves_to_go(&setting, White), Some(1));
    let clock = clock.press(&setting, White, clock.now_ms() + 60 * S).unwrap();
    assert_eq!(clock.left_ms(&setting, White), (4_260 - 60 + 1_800 + 30) * S);
    assert_eq!((clock.period(White), clock.period(Black)), (2, 1));
    assert_eq!(clock.moves_to_go(&setting, White), None);
}

#[test]
fn an_increment_only_in_a_later_period() {
    let setting = setting("40/7200:1800+30");
    let clock = moves(started(&setting), &setting, 39, 60 * S, 60 * S);
    assert_eq!(shown(&clock, &setting), [4_860 * S; 2]);
    let clock = moves(clock, &setting, 2, 60 * S, 60 * S);
    // 1800 and 30 with move 40, 30 with move 41.
    assert_eq!(shown(&clock, &setting), [(4_860 - 120 + 1_860) * S; 2]);
}

/// 6.3.2: what is not used is added to the next period.
#[test]
fn unused_time_is_carried_over() {
    let setting = setting("2/600:300");
    let clock = moves(started(&setting), &setting, 2, 100 * S, 200 * S);
    assert_eq!(shown(&clock, &setting), [700 * S, 500 * S]);
}

/// 6.3.2: with a delay the main time runs only when the time of the move is used.
#[test]
fn two_forms_of_delay() {
    for (form, whole) in [("300d5", 300), ("300b5", 305)] {
        let setting = setting(form);
        let clock = started(&setting);
        assert_eq!(clock.left_ms(&setting, White), whole * S);
        let clock = clock.press(&setting, White, 5 * S).unwrap();
        assert_eq!(clock.left_ms(&setting, White), whole * S, "{form}: no main time was used");
        let clock = clock.press(&setting, Black, 5 * S + 8 * S).unwrap();
        assert_eq!(clock.left_ms(&setting, Black), (whole - 3) * S);
        assert_eq!(clock.falls_at(&setting), Some((13 + 305) * S), "{form}");
    }
    let simple = setting("300d5");
    let clock = started(&simple).at(&simple, 2 * S).unwrap();
    assert_eq!(
        (clock.left_ms(&simple, White), clock.delay_left_ms(&simple, White)),
        (300 * S, 3 * S)
    );
    assert_eq!(clock.delay_left_ms(&simple, Black), 5 * S);
    let bronstein = setting("300b5");
    let clock = started(&bronstein).at(&bronstein, 2 * S).unwrap();
    assert_eq!(clock.left_ms(&bronstein, White), 303 * S);
    assert_eq!(clock.delay_left_ms(&bronstein, White), 0);
}

#[test]
fn a_delay_is_given_once_for_each_move() {
    let setting = setting("300d5");
    let clock = started(&setting).pause(&setting, 4 * S).unwrap();
    let clock = clock.resume(&setting, 60 * S).unwrap();
    let clock = clock.press(&setting, White, 63 * S).unwrap();
    assert_eq!(clock.left_ms(&setting, White), 298 * S);
}

#[test]
fn delay_alone_is_a_time_too() {
    let setting = setting("0d5");
    let clock = started(&setting).press(&setting, White, 5 * S - 1).unwrap();
    assert_eq!(clock.at(&setting, 10 * S - 2).unwrap().flag(Black), None);
    assert_eq!(clock.at(&setting, 10 * S).unwrap().flag(Black), Some(10 * S - 1));
}

/// 6.4: the count of moves when zero is reached, by both kinds of clock.
#[test]
fn time_added_at_zero() {
    let setting = Setting { change: PeriodChange::AtZero, ..setting("35/4500:900") };
    let clock = moves(started(&setting), &setting, 34, 128 * S, 120 * S);
    let clock = clock.press(&setting, White, clock.now_ms() + 128 * S).unwrap();
    let clock = clock.press(&setting, Black, clock.now_ms() + 120 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [20 * S, 300 * S], "nothing is added at the move");
    let zero = clock.now_ms() + 20 * S;
    let clock = clock.at(&setting, zero + 5 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [895 * S, 1_200 * S], "added to both faces");
    assert_eq!(clock.passed_zero(White), Some(zero));
    assert_eq!(clock.flag(White), None);
    // Both have had it: it is not added again.
    assert_eq!(clock.falls_at(&setting), Some(zero + 900 * S));
    let clock = clock.press(&setting, White, zero + 5 * S).unwrap();
    assert_eq!(clock.falls_at(&setting), Some(zero + 5 * S + 1_200 * S));
}

#[test]
fn black_may_be_the_first_to_pass_zero() {
    let setting = Setting { change: PeriodChange::AtZero, ..setting("35/4500:900") };
    let clock = moves(started(&setting), &setting, 35, 123 * S, 128 * S);
    let clock = clock.press(&setting, White, clock.now_ms() + 5 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [190 * S, 20 * S]);
    let clock = clock.at(&setting, clock.now_ms() + 20 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [1_090 * S, 900 * S]);
}

#[test]
fn zero_before_the_moves_are_completed_is_the_end() {
    for change in [PeriodChange::AtMove, PeriodChange::AtZero] {
        let setting = Setting { change, ..setting("35/4500:900") };
        let clock = moves(started(&setting), &setting, 34, 130 * S, 120 * S);
        let zero = clock.now_ms() + 80 * S;
        assert_eq!(clock.falls_at(&setting), Some(zero));
        // The 35th move has been made but not completed.
        let clock = clock.at(&setting, zero + S).unwrap();
        assert_eq!((clock.flag(White), clock.moves(White)), (Some(zero), 34));
        assert_eq!(clock.press(&setting, White, zero + S), Err(Refusal::Frozen { fallen: White }),);
    }
}

/// 6.6: White's clock is started; 6.7.2: it runs until he arrives.
#[test]
fn the_start() {
    let setting = setting("5400+30");
    let clock = Clock::new(&setting);
    assert_eq!(clock.phase(), Phase::Ready);
    assert_eq!(clock.press(&setting, White, 0), Err(Refusal::NotStarted));
    assert_eq!(clock.pause(&setting, 0), Err(Refusal::NotStarted));
    assert_eq!(clock.resume(&setting, 0), Err(Refusal::NotStarted));
    let clock = clock.start(&setting, White, 500).unwrap();
    assert_eq!(clock.start(&setting, White, 600), Err(Refusal::AlreadyRunning));
    assert_eq!(clock.resume(&setting, 600), Err(Refusal::AlreadyRunning));
    // Twelve minutes and seven seconds late.
    let clock = clock.at(&setting, 500 + 12 * MIN + 7 * S).unwrap();
    assert_eq!(clock.left_ms(&setting, White), 78 * MIN + 23 * S);
}

/// 6.8, 6.9: exactly zero is no time left; what is pressed then comes too late.
#[test]
fn the_flag_falls_at_zero() {
    let setting = setting("60");
    let clock = started(&setting);
    let last = clock.press(&setting, White, MIN - 1).unwrap();
    assert_eq!(last.left_ms(&setting, White), 1);
    assert_eq!(clock.press(&setting, White, MIN), Err(Refusal::Frozen { fallen: White }));
    let fallen = clock.at(&setting, 3 * MIN).unwrap();
    assert_eq!(fallen.flag(White), Some(MIN));
    assert_eq!(fallen.used_ms(White), MIN, "it stood still from then on");
    assert_eq!(fallen.phase(), Phase::Frozen(White));
    assert_eq!(fallen.falls_at(&setting), None);
    let over = fallen.stop(&setting, 4 * MIN).unwrap();
    assert_eq!((over.flag(White), over.first_flag()), (Some(MIN), Some(White)));
}

/// A result reached before the flag fell stands: the clocks are stopped in time.
#[test]
fn stopping_before_the_flag() {
    let setting = setting("60");
    let clock = started(&setting).stop(&setting, MIN - 500).unwrap();
    assert_eq!(shown(&clock.at(&setting, 5 * MIN).unwrap(), &setting), [500, MIN]);
    assert_eq!(clock.stop(&setting, MIN), Err(Refusal::Stopped));
    assert_eq!(clock.pause(&setting, MIN), Err(Refusal::Stopped));
    assert_eq!(clock.resume(&setting, MIN), Err(Refusal::Stopped));
    assert_eq!(clock.press(&setting, White, MIN), Err(Refusal::Stopped));
    // The arbiter resumes a game that had been declared over.
    let clock = clock.start(&setting, White, 2 * MIN).unwrap();
    assert_eq!(clock.falls_at(&setting), Some(2 * MIN + 500));
}

/// Both flags (III.3.1; rapid and blitz): the clock says which fell first.
#[test]
fn both_flags_and_the_first() {
    let setting = Setting { expiry: Expiry::RunOn, ..setting("60+3") };
    let clock = started(&setting).at(&setting, 70 * S).unwrap();
    assert_eq!((clock.flag(White), clock.phase()), (Some(63 * S), Phase::Running(White)));
    let clock = clock.press(&setting, White, 80 * S).unwrap();
    assert_eq!(clock.left_ms(&setting, White), 0, "no increment after the flag has fallen");
    assert_eq!(clock.moves(White), 1);
    assert_eq!(clock.falls_at(&setting), Some(143 * S));
    let clock = clock.at(&setting, 143 * S + 3).unwrap();
    assert_eq!((clock.flag(White), clock.flag(Black)), (Some(63 * S), Some(143 * S)));
    assert_eq!(clock.first_flag(), Some(White));
    // Black's flag is raised, then White's: the first of those that are down.
    let clock = clock.pause(&setting, 150 * S).unwrap();
    let raised = clock.set(&setting, White, dial(60 * S, 1, 1), 150 * S).unwrap();
    assert_eq!((raised.flag(White), raised.first_flag()), (None, Some(Black)));
}

/// 6.10.1: a defective clock is replaced, with the times that the arbiter decides.
#[test]
fn another_clock() {
    let setting = setting("40/5400+30:1800+30");
    let clock = moves(started(&setting), &setting, 3, 60 * S, 60 * S);
    let dials = BySide { white: dial(80 * MIN, 3, 1), black: dial(79 * MIN, 3, 1) };
    assert_eq!(clock.replace(&setting, dials, 400 * S), Err(Refusal::AlreadyRunning));
    let clock = clock.pause(&setting, 400 * S).unwrap();
    let clock = clock.replace(&setting, dials, 900 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [80 * MIN, 79 * MIN]);
    let clock = clock.resume(&setting, 1_000 * S).unwrap();
    assert_eq!(clock.falls_at(&setting), Some(1_000 * S + 80 * MIN));
    // What the clock was set to reads the same.
    assert_eq!((clock.dial(White), clock.dial(Black)), (dials.white, dials.black));
    let clock = clock.pause(&setting, 1_000 * S).unwrap();
    for (wrong, why) in [
        (dial(MAX_TIME_MS + 1, 0, 1), Refusal::TooMuchTime),
        (dial(1, MAX_MOVES + 1, 1), Refusal::TooManyMoves),
        (dial(1, 0, 3), Refusal::NoSuchPeriod { period: 3 }),
    ] {
        assert_eq!(clock.set(&setting, White, wrong, 1_000 * S), Err(why));
        let both = BySide { white: dials.white, black: wrong };
        assert_eq!(clock.replace(&setting, both, 1_000 * S), Err(why));
    }
}

/// 6.10.2: the increment was never set. Found after twelve moves each, with White to move:
/// thirteen increments are missing to both.
#[test]
fn a_wrong_setting_is_corrected() {
    let (wrong, right) = (setting("5400"), setting("5400+30"));
    let clock = moves(started(&wrong), &wrong, 12, 60 * S, 50 * S);
    let at = clock.now_ms();
    assert_eq!(clock.correct_setting(&right, at), Err(Refusal::AlreadyRunning));
    let clock = clock.pause(&wrong, at).unwrap().correct_setting(&right, at).unwrap();
    let clock = Side::ALL
        .into_iter()
        .fold(clock, |clock, side| clock.adjust(&right, side, 13 * 30_000, at).unwrap());
    let clock = clock.resume(&right, at).unwrap();
    let never_wrong = moves(started(&right), &right, 12, 60 * S, 50 * S);
    assert_eq!(shown(&clock, &right), shown(&never_wrong, &right));
    assert_eq!(clock.falls_at(&right), never_wrong.falls_at(&right));
}

/// 6.10.2: the move counter; a period's time is given once, whatever becomes of the count.
#[test]
fn the_move_counter_is_corrected() {
    let setting = setting("3/600:300");
    let clock = moves(started(&setting), &setting, 2, 10 * S, 10 * S);
    // The lever was pressed once too often.
    let early = clock.set_moves(&setting, White, 3, clock.now_ms()).unwrap();
    assert_eq!((early.left_ms(&setting, White), early.period(White)), (880 * S, 2));
    let back = early.set_moves(&setting, White, 2, early.now_ms()).unwrap();
    assert_eq!((back.left_ms(&setting, White), back.period(White)), (880 * S, 1));
    let third = back.press(&setting, White, back.now_ms() + 10 * S).unwrap();
    assert_eq!(third.left_ms(&setting, White), 870 * S, "not once more");
    assert_eq!(
        third.set_moves(&setting, White, MAX_MOVES + 1, third.now_ms()),
        Err(Refusal::TooManyMoves),
    );
    let full = third.set_moves(&setting, Black, MAX_MOVES, third.now_ms()).unwrap();
    assert_eq!(full.press(&setting, Black, full.now_ms()), Err(Refusal::TooManyMoves));
}

/// 6.11: interruptions cost nobody time, however long.
#[test]
fn pauses_cost_nothing() {
    let setting = setting("900");
    let clock = started(&setting).pause(&setting, 699_600).unwrap();
    assert_eq!(clock.phase(), Phase::Paused(White));
    assert_eq!(clock.press(&setting, White, 700_000), Err(Refusal::Paused));
    assert_eq!(clock.pause(&setting, 700_000), Err(Refusal::Paused));
    let clock = clock.resume(&setting, 700_000 + 14 * MIN).unwrap();
    assert_eq!(clock.left_ms(&setting, White), 200_400);
}

#[test]
fn time_does_not_go_back() {
    let setting = setting("900");
    let clock = started(&setting).press(&setting, White, 5 * S).unwrap();
    let back = Err(Refusal::TimeGoesBackwards { now_ms: 5 * S, at_ms: 5 * S - 1 });
    let at = 5 * S - 1;
    assert_eq!(clock.at(&setting, at), back);
    assert_eq!(clock.press(&setting, Black, at), back);
    assert_eq!(clock.pause(&setting, at), back);
    assert_eq!(clock.stop(&setting, at), back);
    assert_eq!(clock.adjust(&setting, White, 1, at), back);
    assert_eq!(clock.set_moves(&setting, White, 1, at), back);
    assert_eq!(clock.set(&setting, White, dial(1, 1, 1), at), back);
}

/// Time that the arbiter adds or deducts (7.5, 9.5, 12.9).
#[test]
fn adjustments() {
    let setting = setting("600");
    let clock = started(&setting).press(&setting, White, 100 * S).unwrap();
    let clock = clock.adjust(&setting, Black, 120_000, 110 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [500 * S, 710 * S]);
    assert_eq!(
        clock.adjust(&setting, White, -500_001, 110 * S),
        Err(Refusal::BelowZero { side: White, left_ms: 500 * S }),
    );
    assert_eq!(clock.adjust(&setting, White, i64::MAX, 110 * S), Err(Refusal::TooMuchTime));
    assert_eq!(
        clock.adjust(&setting, White, i64::MIN, 110 * S),
        Err(Refusal::BelowZero { side: White, left_ms: 500 * S }),
    );
    let none = clock.adjust(&setting, Black, -710_000, 110 * S).unwrap();
    assert_eq!(none.flag(Black), Some(110 * S), "all of it is none left");
    assert_eq!(none.adjust(&setting, Black, 1, 110 * S), Err(Refusal::FlagFallen { side: Black }),);
}

/// 7.5: White's illegal move is taken back with the increment it gained; Black gets two minutes.
#[test]
fn an_illegal_move_is_taken_back() {
    let setting = setting("40/5400+30:1800+30");
    let clock = started(&setting).pause(&setting, 0).unwrap();
    let clock = clock.set(&setting, White, dial(45 * S, 20, 1), 0).unwrap();
    let clock = clock.set(&setting, Black, dial(120 * S, 20, 1), 0).unwrap();
    let clock = clock.resume(&setting, 0).unwrap();
    let clock = clock.press(&setting, White, 5 * S).unwrap();
    assert_eq!(clock.left_ms(&setting, White), 70 * S);
    let clock = clock.pause(&setting, 13 * S).unwrap();
    let clock = clock.take_back(&setting, White, 14 * S).unwrap();
    let clock = clock.adjust(&setting, Black, 120_000, 14 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [40 * S, 232 * S]);
    assert_eq!(clock.moves(White), 20);
    let clock = clock.start(&setting, White, 20 * S).unwrap();
    assert_eq!(clock.falls_at(&setting), Some(60 * S));
}

#[test]
fn a_period_that_began_with_it_is_taken_back_too() {
    let setting = setting("1/600+10:300+20");
    let start = started(&setting);
    let clock = start.press(&setting, White, 30 * S).unwrap();
    assert_eq!(clock.left_ms(&setting, White), (610 - 30 + 300 + 20) * S);
    let paused = clock.pause(&setting, 30 * S).unwrap();
    assert_eq!(clock.take_back(&setting, White, 30 * S), Err(Refusal::AlreadyRunning));
    assert_eq!(paused.take_back(&setting, Black, 30 * S), Err(Refusal::NoMove { side: Black }),);
    let back = paused.take_back(&setting, White, 30 * S).unwrap();
    assert_eq!((back.left_ms(&setting, White), back.period(White)), (580 * S, 1));
    // The right move brings them again.
    let clock = back.start(&setting, White, 40 * S).unwrap();
    let clock = clock.press(&setting, White, 50 * S).unwrap();
    assert_eq!(clock.left_ms(&setting, White), (580 - 10 + 300 + 20) * S);
}

/// Guidelines I: the player seals his move and stops his own clock; the game is resumed with the
/// opponent's.
#[test]
fn an_adjournment() {
    let setting = setting("40/9000:16/3600");
    let clock = started(&setting).pause(&setting, 0).unwrap();
    // Used 2:31 and 2:29 at move 43.
    let clock = clock.set(&setting, White, dial(59 * MIN, 42, 2), 0).unwrap();
    let clock = clock.set(&setting, Black, dial(61 * MIN, 42, 2), 0).unwrap();
    let clock = clock.resume(&setting, 0).unwrap();
    let sealed = clock.press(&setting, White, 12 * MIN).unwrap();
    let sealed = sealed.pause(&setting, 12 * MIN).unwrap();
    assert_eq!(shown(&sealed, &setting), [47 * MIN, 61 * MIN]);
    assert_eq!(sealed.moves_to_go(&setting, White), Some(13), "to move 56");
    let resumed = sealed.resume(&setting, 1_000 * MIN).unwrap();
    assert_eq!(resumed.falls_at(&setting), Some(1_061 * MIN));
}

#[test]
fn what_one_uses_of_an_hourglass_the_other_gains() {
    let setting = setting("*60");
    let clock = started(&setting).at(&setting, 20 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [40 * S, 80 * S]);
    let clock = clock.pause(&setting, 20 * S).unwrap().resume(&setting, 100 * S).unwrap();
    assert_eq!(shown(&clock, &setting), [40 * S, 80 * S], "a pause helps neither");
    assert_eq!(clock.falls_at(&setting), Some(140 * S));
}

#[test]
fn the_last_byo_yomi_period() {
    let setting = setting("10y1x20");
    let clock = moves(started(&setting), &setting, 1, 10 * S, 1);
    let clock = clock.press(&setting, White, clock.now_ms() + 19_999).unwrap();
    assert_eq!(clock.left_ms(&setting, White), 20 * S);
    let clock = clock.press(&setting, Black, clock.now_ms()).unwrap();
    let clock = clock.at(&setting, clock.now_ms() + 20 * S).unwrap();
    assert!(clock.flag(White).is_some());
}
