//! Time controls as people write them.

use compongo_clock::{
    Allotment, Bonus, Control, Fault, Language, NotationError, Note, Overtime, Stage, preset,
    read_control,
};
use proptest::prelude::*;

use Fault::*;
use Note::*;

/// Text, short form, notes.
const READ: &[(&str, &str, &[Note])] = &[
    // FIDE events
    ("90'/40+30'/end with incr. 30\"/move, starting from move 1", "40/5400+30:1800+30", &[]),
    (
        "100'/40+50'/20+15'/end with incr. 30\"/move, starting from move 1",
        "40/6000+30:20/3000+30:900+30",
        &[],
    ),
    (
        "120 minutes for 40 moves, 30 minutes for the rest, 30 s per move from move 41",
        "40/7200:1800+30",
        &[],
    ),
    ("120 min for the game + 10 s from move 41", "40/7200:0+10", &[]),
    ("90'/40 + 30' + 30\"/move", "40/5400+30:1800+30", &[]),
    (
        "90 minutes for the first 40 moves followed by 30 minutes for the rest of the game with an \
         addition of 30 seconds per move starting from move one",
        "40/5400+30:1800+30",
        &[],
    ),
    (
        "30 minutes per player for the whole game with an increment of 30 seconds per move \
         starting from move 1",
        "1800+30",
        &[],
    ),
    (
        "90 min/40 mov. + 30 min/rest. + 30 sec. incr. p/ mov. desde mov. 1",
        "40/5400+30:1800+30",
        &[],
    ),
    ("15 minutes + 10 seconds increment per move, starting from move 1", "900+10", &[]),
    ("90 minutes +30 seconds increment", "5400+30", &[]),
    (
        "90 minutes for the first 40 moves followed by 30 minutes for the rest of the game, \
         30 seconds per move starting from move 1",
        "40/5400+30:1800+30",
        &[],
    ),
    ("90 min + 30 min after move 40 + 30 sec/move", "40/5400+30:1800+30", &[]),
    ("15 min + 10 s", "900+10", &[]),
    ("15min. + 10sec. increment", "900+10", &[]),
    ("25 minutes plus 10 seconds per move", "1500+10", &[]),
    ("2h/40 + 1h/20 + 15' + 30\" from move 61", "40/7200:20/3600:900+30", &[]),
    ("1h30 + 30s", "5400+30", &[]),
    ("1:30:00 + 30\"", "5400+30", &[]),
    ("1 hour 45 minutes + 15 seconds", "6300+15", &[]),
    // American
    ("G/60 d5", "3600d5", &[]),
    ("G/60;d5", "3600d5", &[]),
    ("G/60, d/5", "3600d5", &[]),
    ("Game/60; d5", "3600d5", &[]),
    ("G/90;+30", "5400+30", &[]),
    ("G/60 +30", "3600+30", &[]),
    ("40/90 SD/30 inc/30", "40/5400+30:1800+30", &[]),
    ("40/90, SD/30; +30", "40/5400+30:1800+30", &[]),
    ("40/90, SD/30, +30 second increment", "40/5400+30:1800+30", &[]),
    ("G/120d10", "7200d10", &[]),
    ("Game in 60 minutes, 5 second delay", "3600d5", &[]),
    ("40/2 SD/1", "40/7200:3600", &[ReadAsHours { at: 3 }, ReadAsHours { at: 8 }, BonusNotStated]),
    ("40/120 SD/30 d5", "40/7200d5:1800d5", &[]),
    ("40/120, SD/60 +30", "40/7200:3600+30", &[OnePeriodOnly { at: 15 }]),
    (
        "40/2, 20/1, SD/30",
        "40/7200:20/3600:1800",
        &[ReadAsHours { at: 3 }, ReadAsHours { at: 9 }, BonusNotStated],
    ),
    ("G/30", "1800", &[BonusNotStated]),
    // Quickplay finish
    ("40/2h + 20/1h + 30 min QPF", "40/7200:20/3600:1800", &[QuickplayFinish]),
    ("35 in 75 + 15 QPF", "35/4500:900", &[QuickplayFinish]),
    ("35 moves in 75 minutes + 15 minutes quickplay finish", "35/4500:900", &[QuickplayFinish]),
    // Minutes and seconds
    ("3+2", "180+2", &[]),
    ("3 min + 2 s", "180+2", &[]),
    ("3|2", "180+2", &[]),
    ("90+30", "5400+30", &[]),
    ("90 + 30", "5400+30", &[]),
    ("½+0", "30", &[]),
    ("¼+0", "15", &[]),
    ("1½+1", "90+1", &[]),
    ("1.5+1", "90+1", &[]),
    ("0+1", "0+1", &[]),
    ("10 min", "600", &[]),
    ("30 s", "30", &[]),
    ("90+30/30", "40/5400+30:1800+30", &[FortyMovesSupposed]),
    ("110+30/50", "40/6600+30:3000+30", &[FortyMovesSupposed]),
    ("120+0/60", "40/7200:3600", &[FortyMovesSupposed]),
    // The tag, where it cannot be anything else
    ("40/9000", "40/9000", &[ReadAsSeconds { at: 3 }]),
    ("4500+60", "4500+60", &[ReadAsSeconds { at: 0 }]),
    ("40/5400+30", "40/5400+30", &[ReadAsSeconds { at: 3 }]),
    ("40/5400+30:1800+30", "40/5400+30:1800+30", &[]),
    ("40/5400:1800+30", "40/5400:1800+30", &[]),
    ("*180", "*180", &[]),
    ("3600y5x60", "3600y5x60", &[]),
    ("1/86400", "1/86400", &[ReadAsSeconds { at: 2 }]),
    ("30/300:0+30=30/600:0+20", "30/300:0+30=30/600:0+20", &[]),
    ("600=420", "600=420", &[]),
    // Others
    ("1 day/move", "1/86400", &[]),
    ("3 days per move", "1/259200", &[]),
    ("10 v 7 Armageddon", "600=420", &[DrawOddsBlack]),
    ("White 10 min, Black 7 min", "600=420", &[]),
    ("5+3 vs 4+3", "300+3=240+3", &[]),
    ("hourglass 3 min", "*180", &[]),
    ("1 h + 5 x 60 s byo-yomi", "3600y5x60", &[]),
    ("25 min, Bronstein 10 s", "1500b10", &[]),
    ("25 min + 10 s delay", "1500d10", &[]),
    ("DGT3000:13", "40/5400+30:1800+30", &[FortyMovesSupposed]),
    ("DGT 2010: 17", "5400+30", &[]),
    // Spanish
    (
        "90 minutos para 40 jugadas, luego 30 minutos para el resto de la partida, con 30 segundos \
         de incremento por jugada desde la jugada 1",
        "40/5400+30:1800+30",
        &[],
    ),
    ("90 min a 40 jugadas + 30 min a final + 30 seg por jugada", "40/5400+30:1800+30", &[]),
    ("15 minutos más 10 segundos por movimiento", "900+10", &[]),
    ("3 minutos y 2 segundos de incremento", "180+2", &[]),
    ("tres minutos más dos segundos", "180+2", &[]),
    (
        "100 minutos para las primeras 40 jugadas, más 50 minutos para las siguientes 20, más 30 \
         minutos para terminar la partida, con incremento de 30 segundos desde la jugada 1",
        "40/6000+30:20/3000+30:1800+30",
        &[],
    ),
    ("1 hora y 30 segundos por jugada", "3600+30", &[]),
    ("2 horas para 40 jugadas y 1 hora para el resto", "40/7200:3600", &[]),
    ("35 jugadas en 75 minutos + 15 minutos a final rápido", "35/4500:900", &[QuickplayFinish]),
    ("partida a 60 minutos con demora de 5 segundos", "3600d5", &[]),
    ("120 min/40 + 30 min + 30 s/jugada a partir de la jugada 41", "40/7200:1800+30", &[]),
    ("reloj de arena de 3 minutos", "*180", &[]),
    ("Blancas: 10 min; Negras: 7 min", "600=420", &[]),
];

#[test]
fn what_people_write() {
    for &(text, form, notes) in READ {
        let read = read_control(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.control.to_string(), form, "{text}");
        assert_eq!(read.notes, notes, "{text}");
    }
}

#[test]
fn faults_have_their_place_and_a_hint() {
    let cases = [
        ("", 0, Empty),
        ("  ", 0, Empty),
        ("abc", 0, UnknownWord),
        ("90 min + 30 sheep", 12, UnknownWord),
        ("15 min. pro Zug", 8, UnknownWord),
        ("180+2", 0, Ambiguous),
        ("300", 0, Ambiguous),
        ("300+3", 0, Ambiguous),
        ("40/90 + 30", 8, Ambiguous),
        ("10=7", 0, Ambiguous),
        ("40/", 2, Unexpected),
        ("/7200", 0, Unexpected),
        ("0/90 + 30 min", 0, ZeroMoves),
        ("300+", 3, Unexpected),
        ("90++2", 3, Unexpected),
        ("-5", 0, Unexpected),
        ("0", 0, ZeroTime),
        ("90 min + 30 min", 9, NeverReached),
        ("30 s per move", 0, NoTime),
        ("90 min from move 5", 17, Unexpected),
        ("90 min + 30 s from move 0", 24, ZeroMoves),
        ("99999999999999999999 min", 0, TooLarge),
        ("18446744073709551 min", 0, TooLarge),
        ("99999999999 min", 0, TooLarge),
        ("9999999/90 min + 30 min", 0, TooLarge),
        ("40.5/90 min + 30 min", 0, Unexpected),
        ("3 min + 2 s + 2 s", 14, Unexpected),
        ("1800:40/7200", 5, NeverReached),
        ("40/7200:", 8, Unexpected),
        ("White 10 min", 0, Unexpected),
        ("1/1 day + 1 s from move 99", 10, TooManyPeriods),
    ];
    for (text, at, fault) in cases {
        let error = read_control(text).unwrap_err();
        assert_eq!(error, NotationError { at, fault }, "{text}");
        for language in [Language::English, Language::Spanish] {
            assert!(!fault.what(language).is_empty() && !error.hint(language).is_empty());
        }
    }
    let error = read_control("300").unwrap_err();
    assert_eq!(error.to_string(), "minutes or seconds? at byte 0: give the unit: min or s");
}

#[test]
fn what_is_no_control_is_not_read_either() {
    for text in include_str!("data/refused.txt").lines().filter(|line| !line.starts_with('#')) {
        assert!(read_control(text).is_err(), "{text}");
    }
}

#[test]
fn presets_of_clocks() {
    let form = |text: &str| preset(text).map(|read| read.control.to_string());
    assert_eq!(form("dgt-3000:24").as_deref(), Some("40/6900d5:3600d5"));
    assert_eq!(form("DGT3000:21"), None, "counting up is no control");
    assert_eq!(form("DGT9:1"), None);
    for number in (1..=24).filter(|&number| number != 21) {
        assert!(preset(&format!("DGT3000:{number:02}")).is_some(), "{number}");
    }
    for number in [1, 2, 4, 6, 15, 16, 17] {
        assert!(preset(&format!("DGT2010:{number:02}")).is_some(), "{number}");
    }
}

#[test]
fn controls_in_words() {
    let cases = [
        (
            "180+2",
            "3 minutes for the game, with an increment of 2 seconds per move from move 1",
            "3 minutos para toda la partida, con un incremento de 2 segundos por jugada desde la \
             jugada 1",
        ),
        (
            "40/7200:20/3600:900+30",
            "120 minutes for 40 moves, then 60 minutes for 20 moves, then 15 minutes for the rest \
             of the game, with an increment of 30 seconds per move from move 61",
            "120 minutos para 40 jugadas, luego 60 minutos para 20 jugadas, luego 15 minutos para \
             el resto de la partida, con un incremento de 30 segundos por jugada desde la jugada \
             61",
        ),
        (
            "40/9000:16/3600",
            "150 minutes for 40 moves, then 60 minutes for every 16 moves",
            "150 minutos para 40 jugadas, luego 60 minutos para cada 16 jugadas",
        ),
        (
            "3600d5",
            "60 minutes for the game, with a delay of 5 seconds per move from move 1",
            "60 minutos para toda la partida, con una demora de 5 segundos por jugada desde la \
             jugada 1",
        ),
        (
            "40/5400b30:1801.5",
            "90 minutes for 40 moves, then 30 minutes 1.5 seconds for the rest of the game, with a \
             Bronstein delay of 30 seconds per move from move 1 to move 40",
            "90 minutos para 40 jugadas, luego 30 minutos 1.5 segundos para el resto de la \
             partida, con una demora Bronstein de 30 segundos por jugada desde la jugada 1 hasta \
             la jugada 40",
        ),
        ("*60", "hourglass of 1 minute", "reloj de arena de 1 minuto"),
        ("g10", "10 seconds per move (gong)", "10 segundos por jugada (gong)"),
        ("1/86400", "1 day for every 1 move", "1 día para cada 1 jugada"),
        (
            "3600y5x60",
            "60 minutes for the game, then 5 byo-yomi periods of 1 minute",
            "60 minutos para toda la partida, luego 5 períodos byo-yomi de 1 minuto",
        ),
        (
            "3600c20/300",
            "60 minutes for the game, then 5 minutes for every 20 moves (Canadian)",
            "60 minutos para toda la partida, luego 5 minutos para cada 20 jugadas (canadiense)",
        ),
        (
            "600=420",
            "White: 10 minutes for the game; Black: 7 minutes for the game",
            "Blancas: 10 minutos para toda la partida; Negras: 7 minutos para toda la partida",
        ),
    ];
    for (form, english, spanish) in cases {
        let control: Control = form.parse().unwrap();
        assert_eq!(control.describe(Language::English), english);
        assert_eq!(control.describe(Language::Spanish), spanish);
    }
}

fn control() -> impl Strategy<Value = Control> {
    let bonus = (0..4, 1..200_000_u64).prop_map(|(kind, ms)| match kind {
        0 => Bonus::None,
        1 => Bonus::Increment(ms),
        2 => Bonus::Bronstein(ms),
        _ => Bonus::Delay(ms),
    });
    let time = prop_oneof![(1..10_000_000_u64), (1..400_u64).prop_map(|minutes| minutes * 60_000)];
    let stage = (1..60_u32, time.clone(), bonus);
    let allotment =
        (prop::collection::vec(stage, 1..5), any::<bool>(), 0..6, 1..9_u32, time.clone()).prop_map(
            |(list, open, extra, count, time_ms)| {
                let stage = |(moves, time_ms, bonus)| Stage {
                    moves: core::num::NonZeroU32::new(moves),
                    time_ms,
                    bonus,
                };
                let mut stages: Vec<_> = list.into_iter().map(stage).collect();
                let count = core::num::NonZeroU32::new(count).unwrap();
                let overtime = match extra {
                    0 => Overtime::ByoYomi { periods: count, time_ms },
                    1 => Overtime::Canadian { moves: count, time_ms },
                    _ => Overtime::None,
                };
                if open || overtime != Overtime::None {
                    stages.last_mut().unwrap().moves = None;
                }
                Allotment::new(&stages, overtime).unwrap()
            },
        );
    prop_oneof![
        6 => allotment.clone().prop_map(Control::equal),
        3 => (allotment.clone(), allotment).prop_map(|(w, b)| Control::unequal(w, b)),
        1 => time.clone().prop_map(|ms| Control::hourglass(ms).unwrap()),
        1 => time.prop_map(|ms| format!("g{}.{:03}", ms / 1000, ms % 1000).parse().unwrap()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn the_words_are_read_back(control in control()) {
        for language in [Language::English, Language::Spanish] {
            let words = control.describe(language);
            let read = read_control(&words).map(|read| read.control);
            prop_assert_eq!(read, Ok(control.clone()), "{}", words);
        }
    }

    #[test]
    fn any_text_is_read_or_refused_within_it(text in ".{0,60}") {
        check(&text);
    }

    #[test]
    fn texts_like_controls_are_read_or_refused_within_them(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "40", "90", "30", "2", "0", "9999999999999", "1.5", "½", "1:30:00", "/", "+", ",",
                ";", ":", "|", "=", "'", "\"", " ", " ", " min ", " s ", " h ", " day ", "moves",
                "move", "per ", "for ", "in ", "rest", "G/", "SD/", "inc", "d", "Bronstein ",
                "from ", "to ", "after ", "start", "then ", "QPF", "Armageddon", " v ", "White ",
                "Black ", "hourglass ", "byo-yomi ", "Canadian ", "gong ", " x ", "the ", "*", "-",
            ]),
            0..14,
        )
    ) {
        check(&words.concat());
    }
}

/// Read or refused at a place within the text; what is read can be written and told.
fn check(text: &str) {
    match read_control(text) {
        Ok(read) => {
            assert_eq!(read.control.to_string().parse(), Ok(read.control.clone()), "{text}");
            let words = read.control.describe(Language::English);
            let again = read_control(&words).map(|again| again.control);
            assert_eq!(again, Ok(read.control), "{text}");
        }
        Err(error) => {
            assert!(error.at <= text.len() && text.is_char_boundary(error.at), "{text}: {error}");
        }
    }
}
