//! Scoresheets: everything is on them, in every alphabet, and nothing is lost.

mod common;

use std::fmt::Write as _;

use common::{GAME, dense, game, record, text_of};
use compongo_board::Color;
use compongo_laws::game::Record;
use compongo_notation::Alphabet;
use compongo_paper::*;

/// Languages that are written from right to left: the text of a PDF has their letters in an order
/// of its own.
const RIGHT_TO_LEFT: [&str; 3] = ["he", "ar", "fa"];

fn style(code: &str) -> SheetStyle {
    SheetStyle { letters: Alphabet::by_code(code), ..SheetStyle::default() }
}

#[test]
fn every_move_is_found_in_every_alphabet_and_no_character_is_lacking() {
    for alphabet in Alphabet::all() {
        let code = alphabet.code();
        let sheet = from_pgn(&game(GAME), &style(code)).unwrap();
        let printed = print(std::slice::from_ref(&sheet), &style(code), &Fonts::new()).unwrap();
        assert_eq!(printed.lacking, [], "{code}");
        assert_eq!(sheet.entries.len(), 40, "{code}");
        let Some(text) = text_of(&printed.pdf) else { return };
        let text = dense(&text);
        for entry in &sheet.entries {
            if RIGHT_TO_LEFT.contains(&code) {
                let all = entry.text.chars().all(|letter| text.contains(letter));
                assert!(all, "{code}: {}", entry.text);
            } else {
                assert!(text.contains(&dense(&entry.text)), "{code}: {} not in {text}", entry.text);
            }
        }
    }
}

#[test]
fn every_field_is_found_on_either_paper() {
    for (paper, both) in [(Paper::A4, false), (Paper::A5, false), (Paper::A5, true)] {
        let style = SheetStyle { paper, both, ..SheetStyle::default() };
        let sheet = from_pgn(&game(GAME), &style).unwrap();
        let printed = print(&[sheet], &style, &Fonts::new()).unwrap();
        let Some(text) = text_of(&printed.pdf) else { return };
        let text = dense(&text);
        for field in [
            "Campeonato de España",
            "Linares",
            "2026.11.30",
            "WGM Núñez Ğöktürk, María",
            "Іваненко, Олександр",
            "ID 2245678 · 2412",
            "UKR",
            "90 minutes for 40 moves",
            "(=)",
            "1:30:20",
            "1 – 0",
            "Signature of the arbiter",
            "60",
        ] {
            assert!(text.contains(&dense(field)), "{paper:?} {both}: {field}");
        }
    }
}

#[test]
fn times_are_printed_where_they_are_wished() {
    let sheet = from_pgn(&game(GAME), &SheetStyle::default()).unwrap();
    for (times, shown) in [(Times::Every, true), (Times::Fifth, false), (Times::None, false)] {
        let style = SheetStyle { times, ..SheetStyle::default() };
        assert_eq!(plain(&sheet, &style).contains("1:30:20"), shown, "{times:?}");
    }
}

#[test]
fn each_player_has_his_own_sheet() {
    let course = Course::of(&record()).unwrap();
    let style = SheetStyle::default();
    let sheet = |owner| course.sheet(owner, &Heading::default(), &style);
    let texts = |sheet: &Scoresheet| -> Vec<String> {
        sheet.entries.iter().map(|entry| entry.text.clone()).collect()
    };
    let white = sheet(Owner::Player(Color::White));
    let black = sheet(Owner::Player(Color::Black));
    assert_eq!(texts(&white), ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"]);
    assert_eq!(texts(&black), ["Sf3", "Sf6", "Sg1", "Sg8", "Sf3", "Sf6", "Sg1"]);
    assert_eq!(texts(&sheet(Owner::Record)), texts(&white));
    // He signed; what is missing on the other sheet is said.
    assert_eq!(white.signed.white.as_deref(), Some("1/2-1/2"));
    assert_eq!(white.signed.black, None);
    assert!(black.marks.iter().any(|mark| mark.text.contains("not on this sheet")));
    assert!(white.marks.iter().all(|mark| !mark.text.contains("not on this sheet")));
    // In other letters only if they are asked for.
    let spanish = SheetStyle { letters: Alphabet::by_code("es"), ..style };
    let own = course.sheet(Owner::Player(Color::Black), &Heading::default(), &spanish);
    assert_eq!(texts(&own)[..2], ["Cf3", "Cf6"]);
}

#[test]
fn a_players_own_sheet_shows_what_he_wrote_his_gaps_and_corrections() {
    let record = Record::read(include_str!("data/own.jsonl")).unwrap();
    let course = Course::of(&record).unwrap();
    let style = SheetStyle::default();
    let sheet = |color| course.sheet(Owner::Player(color), &Heading::default(), &style);
    let white = sheet(Color::White);
    let texts: Vec<_> = white.entries.iter().map(|entry| entry.text.as_str()).collect();
    // The wrong move is his, the moves he left out are gaps, the letters are his own.
    assert_eq!(texts, ["e4", "e6", "", "", "Ac4"]);
    let text = plain(&white, &style);
    let own = "
  1. e4                   e6 (=) a) 1h29
  2. -                    -
  3. Ac4

a) 1... Struck out by the player: e5, e5?
2 moves before the last written are missing.
The last move made is not on this sheet.
";
    assert!(text.ends_with(own), "{text}");
    // What the clock showed is not what he noted.
    assert!(!text.contains("1:29:"), "{text}");
    let printed = print(&[white], &style, &Fonts::new()).unwrap();
    // What Black copied has the letters of the paper.
    let black = sheet(Color::Black);
    let texts: Vec<_> = black.entries.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(texts, ["e4", "P-K4", "Nf3", "Nc6", "Bc4", "Nf6"]);
    let Some(pdf) = text_of(&printed.pdf) else { return };
    for part in ["Ac4", "1h29", "Struck out by the player: e5, e5?", "(=)"] {
        assert!(dense(&pdf).contains(&dense(part)), "{part}");
    }
    assert!(!dense(&pdf).contains("Nf3"));
}

#[test]
fn what_was_written_of_moves_taken_back_is_printed_as_such() {
    let lines = concat!(
        r#"{"compongo":3,"regulations":{"edition":"2023","time":"5400+30","scoresheets":true,"electronic-scoresheets":true}}"#,
        "\n",
        r#"{"at":0,"by":"arbiter","do":"start"}"#,
        "\n",
        r#"{"at":1,"by":"white","do":"move","move":"e1e3","press":true}"#,
        "\n",
        r#"{"at":2,"by":"white","do":"write","text":"Ke3"}"#,
        "\n",
        r#"{"at":3,"by":"arbiter","do":"restore","plies":0}"#,
    );
    let own = |more: &str| {
        let record = Record::read(&format!("{lines}{more}")).unwrap();
        let course = Course::of(&record).unwrap();
        let style = SheetStyle::default();
        let sheet = course.sheet(Owner::Player(Color::White), &Heading::default(), &style);
        plain(&sheet, &style)
    };
    let text = own("");
    assert!(text.contains("  1. Ke3 "), "{text}");
    let said = dense("1. Written of a move that was taken back, and not struck out: Ke3");
    assert!(dense(&text).contains(&said), "{text}");
    let text = own("\n{\"at\":4,\"by\":\"white\",\"do\":\"write\",\"text\":\"\",\"ply\":0}");
    assert!(text.contains("1. Struck out by the player: Ke3"), "{text}");
    assert!(!text.contains("taken back, and"), "{text}");
}

#[test]
fn rulings_are_marked_with_their_articles() {
    let course = Course::of(&record()).unwrap();
    let sheet = course.sheet(Owner::Record, &Heading::default(), &SheetStyle::default());
    let claim = sheet.marks.iter().find(|mark| mark.text.contains("9.2")).unwrap();
    assert_eq!(claim.ply, Some(7));
    assert_eq!(sheet.result, "1/2-1/2");
    assert_eq!(sheet.ending, "threefold repetition");
}

#[test]
fn a_game_of_a_thousand_moves_goes_on_over_as_many_pages_as_it_needs() {
    let mut pgn = String::from("[White \"A\"]\n\n");
    for round in 0..500 {
        let number = 2 * round + 1;
        writeln!(pgn, "{number}. Nf3 Nf6 {}. Ng1 Ng8", number + 1).unwrap();
    }
    let sheet = from_pgn(&game(&format!("{pgn}*")), &SheetStyle::default()).unwrap();
    assert_eq!(sheet.entries.len(), 2_000);
    let printed =
        print(std::slice::from_ref(&sheet), &SheetStyle::default(), &Fonts::new()).unwrap();
    let lines = plain(&sheet, &SheetStyle::default());
    assert!(lines.contains("1000. Ng1                 Ng8\n"), "{}", &lines[lines.len() - 80..]);
    let Some(text) = text_of(&printed.pdf) else { return };
    assert_eq!(text.matches('\u{c}').count(), 17);
    assert!(text.contains("Page 17 of 17"));
    assert!(text.contains("1000"));
}

#[test]
fn lines_for_braille_displays_have_sixty_columns() {
    let mut heading = Heading { event: "A long name of an event ".repeat(9), ..Heading::default() };
    heading.players.white = Person::named("Wolfeschlegelsteinhausenbergerdorff".repeat(3));
    let sheet = from_pgn(&game(GAME), &SheetStyle::default()).unwrap();
    let sheet = Scoresheet { heading, ..sheet };
    let text = plain(&sheet, &SheetStyle::default());
    for line in text.lines() {
        assert!(line.chars().count() <= 60, "{line}");
    }
    assert!(text.contains("  1. e4 1:30:20           e5 1:30:11\n"), "{text}");
    assert!(text.contains("  5. O-O (=)              Be7\n"), "{text}");
    assert!(dense(&text).contains(&"Wolfeschlegelsteinhausenbergerdorff".repeat(3)));
}

#[test]
fn what_no_font_has_is_named() {
    let mut sheet = from_pgn(&game(GAME), &SheetStyle::default()).unwrap();
    sheet.heading.players.white = Person::named("王皓 Wang Hao");
    let printed = print(&[sheet], &SheetStyle::default(), &Fonts::new()).unwrap();
    assert_eq!(printed.lacking, ['王', '皓']);
    let Some(text) = text_of(&printed.pdf) else { return };
    assert!(text.contains("No font has: U+738B U+7693"), "{text}");
}

#[test]
fn each_page_names_only_what_it_lacks_itself() {
    let mut first = from_pgn(&game(GAME), &SheetStyle::default()).unwrap();
    let mut second = first.clone();
    first.heading.players.white = Person::named("王皓");
    second.heading.players.black = Person::named("丁立人");
    let sheets = [first, from_pgn(&game(GAME), &SheetStyle::default()).unwrap(), second];
    let printed = print(&sheets, &SheetStyle::default(), &Fonts::new()).unwrap();
    assert_eq!(printed.lacking, ['丁', '人', '王', '皓', '立']);
    let Some(text) = text_of(&printed.pdf) else { return };
    let pages: Vec<&str> = text.split('\u{c}').collect();
    assert!(pages[0].contains("No font has: U+738B U+7693"), "{}", pages[0]);
    assert!(!pages[1].contains("No font has"), "{}", pages[1]);
    assert!(pages[2].contains("No font has: U+4E01 U+4EBA U+7ACB"), "{}", pages[2]);
}

#[test]
fn marks_at_moves_are_lettered_from_a_on() {
    let pgn = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 b - - 0 41\"]\n\n41... Kd7 42. Qh9 *";
    let sheet = from_pgn(&game(pgn), &SheetStyle::default()).unwrap();
    let text = plain(&sheet, &SheetStyle::default());
    assert!(text.contains(" 42. Qh9 a)\n"), "{text}");
    assert!(text.contains("\na) 42. From here on the moves stand as they are written"), "{text}");
}

#[test]
fn what_a_file_leaves_open_is_left_open() {
    for (date, termination, shown) in [
        ("1852.??.??", "Normal", ("1852", "")),
        ("1852.07.??", "unterminated", ("1852.07", "")),
        ("????.??.??", "?", ("", "")),
        ("1852.07.04", "time forfeit", ("1852.07.04", "time forfeit")),
    ] {
        let pgn = format!("[Date \"{date}\"]\n[Termination \"{termination}\"]\n\n1. e4 1-0");
        let sheet = from_pgn(&game(&pgn), &SheetStyle::default()).unwrap();
        assert_eq!((&*sheet.heading.date, &*sheet.ending), shown);
    }
}

#[test]
fn names_of_any_length_stand_in_full_somewhere() {
    let name = "María de los Ángeles Fernández-Villaverde y Álvarez de Toledo ".repeat(6);
    let mut sheet = from_pgn(&game(GAME), &SheetStyle::default()).unwrap();
    sheet.heading.players.white = Person::named(name.trim());
    let printed = print(&[sheet], &SheetStyle::default(), &Fonts::new()).unwrap();
    let Some(text) = text_of(&printed.pdf) else { return };
    assert!(dense(&text).contains(&dense("White in full: María de los Ángeles")), "{text}");
}

#[test]
fn the_same_game_gives_the_same_bytes() {
    let made = || {
        let sheet = from_pgn(&game(GAME), &style("hi")).unwrap();
        print(&[sheet], &style("hi"), &Fonts::new()).unwrap()
    };
    assert_eq!(made(), made());
}

#[test]
fn what_is_no_font_is_refused() {
    assert_eq!(Fonts::new().add(b"no font".to_vec(), 0), Err(FontError));
}

#[test]
fn a_game_that_begins_elsewhere_is_numbered_from_there() {
    let pgn = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 b - - 0 41\"]\n\n41... Kd7 42. Kxe2 *";
    let sheet = from_pgn(&game(pgn), &SheetStyle::default()).unwrap();
    assert_eq!((sheet.first, sheet.black_first), (41, true));
    let text = plain(&sheet, &SheetStyle::default());
    assert!(text.contains(" 41. ...                  Kd7\n 42. Kxe2\n"), "{text}");
    assert!(text.contains("4k3/8/8/8/8/8/4p3/4K3 b"), "{text}");
}

#[test]
fn what_is_wrong_with_the_first_move_that_is_not_read_is_said() {
    let style = SheetStyle::default();
    for (moves, said) in [
        ("1. Nf3 Nf6 2. d3 d6 3. Nd2 Nd7", "this one may be several moves"),
        ("1. e4 e5 2. Ke3 Nc6", "this one is no legal move"),
        ("1. e4 e5 2. xyz Nc6", "this one cannot be read"),
    ] {
        let sheet = from_pgn(&game(moves), &style).unwrap();
        let text = plain(&sheet, &style);
        assert!(dense(&text).contains(&dense(said)), "{text}");
    }
}
