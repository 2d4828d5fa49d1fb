//! What real files contain beyond the standard: each read as a person would read it.

mod common;

use common::{contents, events, faults, games, moves};
use compongo_pgn::{Limits, read_all};

#[test]
fn a_plain_game() {
    let text = "[Event \"Havana m\"]\n[Site \"Havana\"]\n\n1. e4 $1 {best} e5 2. Nf3! *\n";
    assert_eq!(
        events(text),
        [
            "game 0",
            "tag Event = Havana m",
            "tag Site = Havana",
            "movetext",
            "mv e4",
            "nag $1",
            "{ best",
            "mv e5",
            "mv Nf3",
            "nag $1",
            "result *",
            "end 64",
        ]
    );
}

#[test]
fn byte_order_mark_and_line_ends() {
    let games = ["[A \"1\"]", "", "1. e4 e5 *", "", "[A \"2\"]", "", "1. d4 *", ""];
    let told = contents(games.join("\n"));
    assert_eq!(told.len(), 9);
    assert_eq!(contents(games.join("\r\n")), told);
    assert_eq!(contents(games.join("\r")), told);
    assert_eq!(contents(format!("\u{feff}{}", games.join("\r\n"))), told);
    assert_eq!(contents(format!("\n\n \u{feff}\n{}\u{feff}\n", games.join("\n"))), told);
}

#[test]
fn move_numbers_in_every_form() {
    let expected = ["e4", "e5", "Nf3", "Nc6"];
    for text in [
        "1. e4 e5 2. Nf3 Nc6",
        "1.e4 e5 2.Nf3 Nc6",
        "1 e4 e5 2 Nf3 Nc6",
        "1.e4 1...e5 2.Nf3 2... Nc6",
        "1. e4 1. ... e5 2. Nf3 2\u{2026} Nc6",
        "1e4 e5 2Nf3 Nc6",
        "1.\ne4\ne5\n2.\nNf3 Nc6",
        "1.e4 e5 2.\u{a0}Nf3 Nc6",
        "e4 e5 Nf3 Nc6",
    ] {
        assert_eq!(moves(text), expected, "{text}");
        assert_eq!(faults(text), [""; 0], "{text}");
    }
    assert_eq!(moves(b"1.\xA0e4 1\x85e5"), ["e4", "e5"]);
}

#[test]
fn words_that_belong_to_a_move() {
    for (text, expected) in [
        ("6. exd6 a.p. Nxd6", vec!["exd6 a.p.", "Nxd6"]),
        ("6. exd6 e.p. Nxd6", vec!["exd6 e.p.", "Nxd6"]),
        ("6. exd6e.p. Nxd6", vec!["exd6e.p.", "Nxd6"]),
        ("6. exd6 ep+ Kf8", vec!["exd6 ep+", "Kf8"]),
        ("6. exd6 e. p. Kf8", vec!["exd6 e. p.", "Kf8"]),
        ("6. exd6 e4 a5", vec!["exd6", "e4", "a5"]),
        ("7. Qf7 mate", vec!["Qf7 mate"]),
        ("7. Qf7 #", vec!["Qf7 #"]),
        ("7. Qf7 ++ Kd8", vec!["Qf7 ++", "Kd8"]),
        ("11. Rb1(=)", vec!["Rb1(=)"]),
        ("11. Rb1 (=) Nf6", vec!["Rb1 (=)", "Nf6"]),
        ("11. e8(Q)+ Kf7", vec!["e8(Q)+", "Kf7"]),
        ("11. e8=Q e1/N", vec!["e8=Q", "e1/N"]),
        ("11. Ng1-f3 e7-e5", vec!["Ng1-f3", "e7-e5"]),
        ("11. O-O 0-0-0", vec!["O-O", "0-0-0"]),
        ("11. 0-0 0-0+", vec!["0-0", "0-0+"]),
        ("11. \u{2658}f3 \u{41a}\u{440}e7", vec!["\\xe2\\x99\\x98f3", "\\xd0\\x9a\\xd1\\x80e7"]),
        ("11.\u{2658}f3 12\u{2658}f3", vec!["\\xe2\\x99\\x98f3", "\\xe2\\x99\\x98f3"]),
        ("1. Qxb5 -- 2. Z0 null 3. @@@@", vec!["Qxb5", "--", "Z0", "null", "@@@@"]),
        ("1. N@g5 P@g6", vec!["N@g5", "P@g6"]),
        ("5254 5755", vec!["5254", "5755"]),
    ] {
        assert_eq!(moves(text), expected, "{text}");
        assert_eq!(faults(text), [""; 0], "{text}");
    }
}

#[test]
fn novelties_are_no_moves() {
    for text in ["1. e4 TN c6 {x}", "1. e4 TN\nc6 {x}", "1. e4 $146 c6 {x}", "1. e4 N c6 {x}"] {
        assert_eq!(contents(text), ["game", "mv e4", "nag $146", "mv c6", "{ x"], "{text}");
    }
    assert_eq!(contents("1. e4 TN"), ["game", "mv e4", "nag $146"]);
    // German rooks, and what only begins so.
    assert_eq!(moves("1. Td1 Tf8+ 2. Taxd8 TN6 3. Tnf3"), ["Td1", "Tf8+", "Taxd8", "TN6", "Tnf3"]);
}

#[test]
fn annotations() {
    assert_eq!(
        contents("1. e4! e5?! 2. f4!! $146 N exf4 ?? D 3. Nf3 += g5 \u{b1}"),
        [
            "game", "mv e4", "nag $1", "mv e5", "nag $6", "mv f4", "nag $3", "nag $146",
            "nag $146", "mv exf4", "nag $4", "nag $220", "mv Nf3", "nag $14", "mv g5", "nag $16",
        ]
    );
    assert_eq!(
        faults("1. e4 $ e5 $256 f4!!! @# % ,"),
        [
            "bad-nag at 6",
            "bad-nag at 11",
            "bad-nag at 18",
            "unknown-word at 22",
            "unknown-word at 25",
            "unknown-word at 27",
        ]
    );
}

#[test]
fn results() {
    for (text, result) in [
        ("e4 1-0", "1-0"),
        ("e4 0-1", "0-1"),
        ("e4 1/2-1/2", "1/2-1/2"),
        ("e4 1/2", "1/2-1/2"),
        ("e4 \u{bd}-\u{bd}", "1/2-1/2"),
        ("e4 \u{bd}\u{2013}\u{bd}", "1/2-1/2"),
        ("e4 1\u{2013}0", "1-0"),
        ("e4 *", "*"),
        ("e4*", "*"),
        ("e4 1/2-0", "1/2-0"),
        ("e4 0-1/2", "0-1/2"),
        ("Kf31-0", "1-0"),
        ("Kf3+0-1", "0-1"),
        ("Kf31/2-1/2", "1/2-1/2"),
        ("[Result \"0-0\"]\n\n0-0", "0-0"),
        ("[Result \"0-0\"]\n\ne4 0-0 {nobody came}\n", "0-0"),
    ] {
        let told = contents(text);
        assert!(told.contains(&format!("result {result}")), "{text}: {told:?}");
        assert_eq!(faults(text), [""; 0], "{text}");
        assert_eq!(games(text), 1, "{text}");
    }
    assert_eq!(moves("Kf31-0"), ["Kf3"]);
    let latin = b"e4 \xBD-\xBD";
    assert!(contents(latin).contains(&"result 1/2-1/2".to_owned()));
}

#[test]
fn zeros_castle_where_a_move_can_be() {
    assert_eq!(moves("1. 0-0"), ["0-0"]);
    assert_eq!(moves("[Result \"0-0\"]\n\n1. 0-0 e5 2. 0-0-0 0-0"), ["0-0", "e5", "0-0-0"]);
    assert_eq!(moves("[Result \"0-1\"]\n\n1. 0-0"), ["0-0"]);
}

#[test]
fn comments() {
    assert_eq!(
        contents("{before} 1. e4 {} e5 ; to the end (of [the] line\n2. Nf3 {two\n lines}*"),
        [
            "game",
            "{ before",
            "mv e4",
            "{ ",
            "mv e5",
            "; to the end (of [the] line",
            "mv Nf3",
            "{ two lines",
            "result *"
        ]
    );
    // A comment may hold anything, a tag pair after a blank line apart.
    assert_eq!(moves("e4 {[Event \"x\"] (d4 1-0\n; *} e5 *"), ["e4", "e5"]);
}

#[test]
fn latin_1_and_utf_8() {
    assert!(
        contents(b"[White \"Garc\xEDa\"]\n\n{M\xFCller}".as_slice())
            .contains(&"tag White = García".to_owned())
    );
    assert!(contents("[White \"García\"]").contains(&"tag White = García".to_owned()));
    assert!(contents(b"{M\xFCller} *").contains(&"{ Müller".to_owned()));
}

#[test]
fn nested_comments() {
    let text = "e4 { This holds { another } which goes on. } e5 *";
    assert_eq!(moves(text), ["e4", "e5"]);
    assert_eq!(faults(text), ["nested-comment at 16"]);
    // Without a second closing brace the first one closes.
    let text = "e4 { This holds { a brace } e5 { one } *";
    assert_eq!(moves(text), ["e4", "e5"]);
    assert_eq!(faults(text), [""; 0]);
    assert_eq!(faults("e4 } e5 *"), ["stray-brace at 3"]);
}

#[test]
fn unclosed_comments_cost_one_game() {
    let text = "[A \"1\"]\n\ne4 {never closed\n\n[A \"2\"]\n\nd4 *";
    assert_eq!(games(text), 2);
    assert_eq!(faults(text), ["unterminated-comment at 12"]);
    assert_eq!(moves(text), ["e4", "d4"]);
    // The blank line may be missing.
    let text = "[A \"1\"]\n\ne4 {never closed\n[A \"2\"]\n\nd4 *";
    assert_eq!(games(text), 2);
    assert_eq!(moves(text), ["e4", "d4"]);
    assert_eq!(faults("e4 {"), ["unterminated-comment at 3"]);
}

#[test]
fn escape_lines() {
    assert_eq!(moves("% first\ne4\n%d4 e5\ne5 *"), ["e4", "e5"]);
    assert_eq!(games("% only an escape"), 0);
    assert_eq!(
        contents("% x\n[A \"1\"]\n% y\n[B \"2\"]\n\n*"),
        ["game", "tag A = 1", "tag B = 2", "result *"]
    );
}

#[test]
fn variations() {
    assert_eq!(
        contents("1. d4 d5 ({(A)} 1... Nf6) *"),
        ["game", "mv d4", "mv d5", "(", "{ (A)", "mv Nf6", ")", "result *"]
    );
    assert_eq!(
        contents("1. e4 (1. d4 (1. c4)(1. Nf3) 1... d5) 1... e5"),
        [
            "game", "mv e4", "(", "mv d4", "(", "mv c4", ")", "(", "mv Nf3", ")", "mv d5", ")",
            "mv e5"
        ]
    );
    assert_eq!(faults("1. e4 ) e5 *"), ["stray-parenthesis at 6"]);
    assert_eq!(
        contents("1. e4 (1. d4 (1. c4 1-0\n\n[A \"2\"]\n\n*"),
        [
            "game",
            "mv e4",
            "(",
            "mv d4",
            "(",
            "mv c4",
            "fault unclosed-variation at 6",
            ")",
            ")",
            "result 1-0",
            "game",
            "tag A = 2",
            "result *",
        ]
    );
    assert_eq!(faults("1. e4 (1. d4 * d5) 1... e5 *"), ["result-in-variation at 13"]);
}

#[test]
fn variations_beyond_the_limit() {
    let deep = format!("1. e4 {}1. d4{} e5 *", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(moves(&deep), ["e4", "e5"]);
    assert_eq!(faults(&deep), ["variation-too-deep at 70"]);
    let open = "(".repeat(100_000);
    assert_eq!(faults(&open), ["variation-too-deep at 64", "unclosed-variation at 0"]);
}

#[test]
fn tags_as_people_write_them() {
    for (text, name, value) in [
        ("[Event \"a\"]", "Event", "a"),
        ("  [  Event\t \"a\"  ]  ", "Event", "a"),
        ("[Event\"a\"]", "Event", "a"),
        ("[Setup \"1\"]", "Setup", "1"),
        ("[Event \"\"]", "Event", ""),
        (r#"[Event "a \"b\" c"]"#, "Event", "a \"b\" c"),
        (r#"[Event "a \\ b"]"#, "Event", r"a \ b"),
        (r#"[Event "a \b c"]"#, "Event", r"a \b c"),
        (r#"[Event "master[!important]"]"#, "Event", "master[!important]"),
        (r#"[Event "closing ] opening"]"#, "Event", "closing ] opening"),
        ("[Event \"x (y) {z}\"]", "Event", "x (y) {z}"),
    ] {
        assert_eq!(contents(text), ["game", &format!("tag {name} = {value}")], "{text}");
    }
    for (text, value, fault) in [
        (
            r#"[Event "Smith, John "The King""]"#,
            r#"Smith, John "The King""#,
            "unescaped-quote at 20",
        ),
        (r#"[Event "Open "A" Final"]"#, r#"Open "A" Final"#, "unescaped-quote at 13"),
        (r#"[Event "Open \"]"#, r"Open \", "unescaped-backslash at 13"),
        (r#"[Event "Open""#, "Open", "unclosed-tag at 12"),
        (r#"[Event "Open]"#, "Open", "unterminated-tag-value at 7"),
        (r#"[Event "Open"#, "Open", "unterminated-tag-value at 7"),
    ] {
        assert!(contents(text).contains(&format!("tag Event = {value}")), "{text}");
        assert_eq!(faults(text), [fault], "{text}");
    }
    assert_eq!(
        contents("[A \"1\"] [B \"2\"][C \"3\"]\n\n*"),
        ["game", "tag A = 1", "tag B = 2", "tag C = 3", "result *"]
    );
    assert_eq!(
        faults("[Event]\n[ \"x\"]\n[WhiteElo 2200]\n*"),
        ["bad-tag at 0", "bad-tag at 8", "bad-tag at 15"]
    );
}

#[test]
fn a_tag_that_has_lost_its_bracket() {
    let text = "[A \"1\"]\n\ne4 1-0\n\nEvent \"x y\"]\n[A \"2\"]\nSite \"z\"]\n\n1. d4 *";
    assert_eq!(games(text), 2);
    assert_eq!(moves(text), ["e4", "d4"]);
    assert_eq!(faults(text), ["bad-tag at 17", "bad-tag at 38"]);
}

#[test]
fn one_game_from_several_tag_sections() {
    let text = "[Event \"A\"]\n\n[Date \"2017\"]\n[White \"S\"]\n\n1. e4 0-1";
    assert_eq!(games(text), 1);
    assert_eq!(faults("[A \"1\"]\n[A \"2\"]\n\n*"), ["duplicate-tag at 8"]);
    assert_eq!(games("[A \"1\"]\n[A \"2\"]\n\n*"), 1);
    let read = read_all(b"[White \"1\"]\n[WHITE \"2\"]\n\n*", &Limits::default());
    assert_eq!(
        read[0].faults[0].to_string(),
        "byte 12: the tag WHITE a second time in one game: passed on all the same"
    );
}

#[test]
fn games_of_tags_alone() {
    let game = "[Event \"WRC\"]\n[Site \"NY\"]\n[Result \"0-1\"]\n\n";
    assert_eq!(games(game.repeat(605)), 605);
    // Also when no tag is called Event.
    let game = "[FEN \"x\"]\n[Result \"0-1\"]\n\n";
    assert_eq!(games(game.repeat(20)), 20);
}

#[test]
fn games_end_where_another_begins() {
    for text in [
        "e4 e5 *\nd4 d5 *",
        "e4 e5 1-0 d4 d5 0-1",
        "[A \"1\"]\n\ne4 e5\n\n[A \"2\"]\n\nd4",
        "[A \"1\"]\n\ne4 e5\n[A \"2\"]\n\nd4",
        "[A \"1\"]\ne4 e5 1-0[A \"2\"]\nd4",
        "[A \"1\"] e4 * [A \"2\"] d4 *",
        "[A \"1\"]\n\n1-0\n\n[A \"2\"]\n\n1-0\n\n",
        "[A \"1\"]\n\n{c} 1-0 {d}\n\n[A \"2\"]\n\n{c} 1-0 {d}\n\n",
        "[A \"1\"]\n \n\n[A \"2\"]\n\n1. e4",
        "{hm} [A \"1\"]\n*\n{hm}\n[B \"1\"]\n*",
    ] {
        assert_eq!(games(text), 2, "{text}");
    }
    for text in ["e4 * *", "e4 1-0 1-0"] {
        assert_eq!((games(text), faults(text).len()), (1, 1), "{text}");
    }
}

#[test]
fn files_cut_off_anywhere() {
    let text = "[Event \"a \\\"b\\\"\"]\n[Result \"1-0\"]\n\n1. e4 {c} (1. d4 $5 d5) e5 2. Kx";
    for end in 1..text.len() {
        assert_eq!(games(&text[..end]), 1, "{}", &text[..end]);
    }
}

#[test]
fn nothing_is_no_game() {
    for text in ["", " \n\t\r\n ", "\u{feff}", "{only a comment}", "; only\n; comments\n{x}\n", "%"]
    {
        assert_eq!(games(text), 0, "{text}");
    }
    assert_eq!(games("{never closed"), 1);
}
