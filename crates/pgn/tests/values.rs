//! Dates, times, evaluations, results: exact values and the places of errors.

use compongo_pgn::{
    ClockError, CommandError, CommandValue, Commands, CommentKind, DateError, Eval, GameResult,
    PgnDate, RawComment, parse_clock,
};

#[test]
fn dates() {
    let date = |year, month, day| Ok(PgnDate { year, month, day });
    for (text, expected) in [
        ("2016.12.18", date(Some(2016), Some(12), Some(18))),
        ("1901.??.??", date(Some(1901), None, None)),
        ("????.??.??", date(None, None, None)),
        ("?", date(None, None, None)),
        ("1957", date(Some(1957), None, None)),
        ("2016-12-18", date(Some(2016), Some(12), Some(18))),
        ("2016/1/8", date(Some(2016), Some(1), Some(8))),
        (" 2016.02.29 ", date(Some(2016), Some(2), Some(29))),
        ("2015.02.29", Err(DateError::OutOfRange { at: 8 })),
        ("1900.02.29", Err(DateError::OutOfRange { at: 8 })),
        ("2016.13.01", Err(DateError::OutOfRange { at: 5 })),
        ("2016.04.31", Err(DateError::OutOfRange { at: 8 })),
        ("0.1.1", Err(DateError::OutOfRange { at: 0 })),
        ("99999.1.1", Err(DateError::OutOfRange { at: 0 })),
        ("", Err(DateError::Empty)),
        ("May 2016", Err(DateError::NotANumber { at: 0 })),
        ("2016.Dec.18", Err(DateError::NotANumber { at: 5 })),
        ("2016.12.18.1", Err(DateError::TooManyFields { at: 11 })),
    ] {
        assert_eq!(text.parse::<PgnDate>(), expected, "{text}");
    }
}

#[test]
fn what_is_clear_of_a_faulty_date() {
    let cases = [
        ("1985.02.30", Some("1985.02.??")),
        ("1985.13.??", Some("1985.??.??")),
        ("1985.13.15", Some("1985.??.??")),
        ("2017.07.00", Some("2017.07.??")),
        ("2014.06.30x", Some("2014.06.??")),
        ("1985-1986", Some("1985.??.??")),
        ("2016.Dec.18", Some("2016.??.??")),
        ("2016.12.18.1", Some("2016.12.18")),
        ("20170701", Some("2017.07.01")),
        ("20171301", Some("2017.??.??")),
        ("00000701", None),
        ("01.07.2017", Some("2017.07.01")),
        ("1-7-2017", Some("2017.07.01")),
        ("31.02.2017", Some("2017.02.??")),
        ("07/01/2017", Some("2017.??.??")),
        ("01.07.17", None),
        ("01.07.2017.5", None),
        ("????.??.??", None),
        ("0000.01.01", None),
        ("2017070é", None),
        ("12345678901", None),
        ("May 2016", None),
        ("", None),
        ("2016.12.18", Some("2016.12.18")),
    ];
    for (text, clear) in cases {
        let found = PgnDate::clear_part(text).map(|date| date.to_string());
        assert_eq!(found.as_deref(), clear, "{text}");
    }
}

#[test]
fn clocks() {
    for (text, expected) in [
        ("1:59:56", Ok(7_196_000)),
        ("0:02:57.7", Ok(177_700)),
        ("00:00:00", Ok(0)),
        ("2:57", Ok(177_000)),
        ("57.25", Ok(57_250)),
        ("0:00:01,5", Ok(1_500)),
        ("0:00:00.0009", Ok(0)),
        ("-0:00:03.5", Ok(-3_500)),
        (" 100:00:00 ", Ok(360_000_000)),
        ("0:60:00", Err(ClockError::SixtyOrMore)),
        ("1:2:3:4", Err(ClockError::Syntax)),
        ("1:00:", Err(ClockError::Syntax)),
        ("1:00:00.", Err(ClockError::Syntax)),
        ("", Err(ClockError::Syntax)),
        ("?", Err(ClockError::Syntax)),
        ("99999999999999999999", Err(ClockError::TooLong)),
    ] {
        assert_eq!(parse_clock(text.as_bytes()), expected, "{text}");
    }
}

#[test]
fn commands() {
    let comment = |raw| RawComment { raw, offset: 10, kind: CommentKind::Brace };
    let told: Vec<_> =
        comment(b" [%eval 0.31] [%clk 0:01:02][%csl Ra1,Gb2] x [%foo] [bar] [%emt -1] ")
            .commands()
            .map(|command| (command.name.to_vec(), command.offset, command.value()))
            .collect();
    let eval = |eval, depth| Ok(CommandValue::Eval { eval, depth });
    assert_eq!(
        told,
        [
            (b"eval".to_vec(), 12, eval(Eval::Centipawns(31), None)),
            (b"clk".to_vec(), 25, Ok(CommandValue::Clock(62_000))),
            (b"csl".to_vec(), 39, Ok(CommandValue::Other)),
            (b"foo".to_vec(), 56, Ok(CommandValue::Other)),
            (b"emt".to_vec(), 69, Ok(CommandValue::Elapsed(-1_000))),
        ]
    );
    for (args, expected) in [
        ("#-3", Some(eval(Eval::Mate(-3), None))),
        ("#12", Some(eval(Eval::Mate(12), None))),
        ("0.3,20", Some(eval(Eval::Centipawns(30), Some(20)))),
        ("-12.345", Some(eval(Eval::Centipawns(-1234), None))),
        ("+1", Some(eval(Eval::Centipawns(100), None))),
        ("-.5", Some(eval(Eval::Centipawns(-50), None))),
        (".", None),
        ("M3", None),
        ("1e5", None),
        ("99999999999", None),
    ] {
        let text = format!("[%eval {args}]");
        let value = Commands::new(text.as_bytes(), 5).next().unwrap().value();
        assert_eq!(value, expected.unwrap_or(Err(CommandError::Eval { offset: 5 })), "{args}");
    }
    assert_eq!(comment(b"no clock").clock(), None);
    assert_eq!(
        comment(b"[%clk none]").clock(),
        Some(Err(CommandError::Clock { offset: 11, source: ClockError::Syntax }))
    );
    assert_eq!(comment(b"[%clk 0:00:01").clock(), None);
}

#[test]
fn results() {
    use GameResult::*;
    for (text, expected) in [
        ("1-0", Some(WhiteWins)),
        ("0-1", Some(BlackWins)),
        ("1/2-1/2", Some(Draw)),
        ("1/2", Some(Draw)),
        ("½-½", Some(Draw)),
        ("½–½", Some(Draw)),
        ("0.5-0.5", Some(Draw)),
        (" 1 - 0 ", Some(WhiteWins)),
        ("1:0", Some(WhiteWins)),
        ("*", Some(Unknown)),
        ("0-0", Some(BothLose)),
        ("½-0", Some(WhiteHalf)),
        ("0-1/2", Some(BlackHalf)),
        ("1-0 ff", Some(WhiteWins)),
        ("1F-0F", Some(WhiteWins)),
        ("+:-", Some(WhiteWins)),
        ("-:+", Some(BlackWins)),
        ("-:-", Some(BothLose)),
        ("1-1", None),
        ("1-00", None),
        ("0-0-0", None),
        ("?", None),
        ("", None),
        ("White", None),
    ] {
        assert_eq!(GameResult::from_tag(text), expected, "{text}");
    }
    for result in [WhiteWins, BlackWins, Draw, Unknown, BothLose, WhiteHalf, BlackHalf] {
        assert_eq!(GameResult::from_tag(result.as_str()), Some(result));
    }
}
