//! The scoresheets that players keep themselves: gaps, corrections, bounds, catching up.

use compongo_board::Color::{self, Black, White};
use compongo_laws::game::{
    Act, Duty, Fact, Game, MAX_CLOCK_NOTE, MAX_LINES_AHEAD, MAX_STRUCK, MAX_WRITTEN, Record,
    Refusal, Right, SheetLine, Who, Why,
};

/// A game of these facts.
fn game(regulations: &str, facts: &[&str]) -> Game {
    let facts = facts.join("\n");
    let text = format!("{{\"compongo\":3,\"regulations\":{regulations}}}\n{facts}");
    Record::read(&text).expect("a record").replay(|_, _| {}).expect("a game")
}

/// White and Black have each made a move; nobody has written.
fn begun() -> Game {
    game(
        r#"{"edition":"2023","time":"5400+30","scoresheets":true,"electronic-scoresheets":true}"#,
        &[
            r#"{"at":0,"by":"arbiter","do":"start"}"#,
            r#"{"at":1,"by":"white","do":"move","move":"e2e4","press":true}"#,
            r#"{"at":2,"by":"black","do":"move","move":"e7e5","press":true}"#,
        ],
    )
}

/// What follows when White writes.
fn write(game: &mut Game, text: &str, ply: Option<u32>) -> Result<Vec<String>, Refusal> {
    let act = Act::Write { text: text.to_owned(), offer: false, ply, clock: None };
    tell(game, Who::White, act)
}

fn tell(game: &mut Game, by: Who, act: Act) -> Result<Vec<String>, Refusal> {
    let rulings = game.apply(&Fact { at_ms: game.now_ms(), by, act })?;
    Ok(rulings.iter().map(ToString::to_string).collect())
}

fn texts(game: &Game, player: Color) -> Vec<&str> {
    game.sheet(player).moves().collect()
}

fn duties(game: &Game, player: Color) -> Vec<(Duty, &'static str)> {
    let duties = game.duties(player).into_iter();
    duties.map(|(duty, article)| (duty, article.map_or("", |it| it.article))).collect()
}

#[test]
fn what_is_corrected_can_still_be_read() {
    let mut game = begun();
    assert_eq!(write(&mut game, "d4", None).unwrap(), ["breached white not-recording [8.1.1.2]"]);
    let rulings = write(&mut game, "e4", Some(0)).unwrap();
    assert!(rulings[0].starts_with("recorded white e2e4 ["), "{rulings:?}");
    let line = &game.sheet(White).lines()[0];
    assert_eq!((line.text(), line.meant().map(|it| it.to_string())), ("e4", Some("e2e4".into())));
    assert!(line.struck().eq(["d4"]));
    // Struck out and nothing put in its place, it is a gap; filling it strikes nothing out.
    assert_eq!(write(&mut game, "", Some(0)).unwrap(), Vec::<String>::new());
    assert!(game.sheet(White).lines()[0].is_blank());
    assert_eq!(write(&mut game, "", Some(0)).unwrap_err().why, Why::Incomplete);
    write(&mut game, "e2-e4", Some(0)).unwrap();
    assert!(game.sheet(White).lines()[0].struck().eq(["d4", "e4"]));
    assert!(game.sheet(Black).lines().is_empty());
}

#[test]
fn a_gap_has_to_be_filled_before_the_next_move() {
    let mut game = begun();
    write(&mut game, "e5", Some(1)).unwrap();
    assert_eq!(texts(&game, White), ["", "e5"]);
    assert_eq!(game.sheet(White).lacking(2), 1);
    assert_eq!(duties(&game, White), [(Duty::Record, "8.1.3")]);
    let act = Act::Move { gesture: "g1f3".parse().unwrap(), two_hands: false, press: true };
    let rulings = tell(&mut game.clone(), Who::White, act.clone()).unwrap();
    assert_eq!(rulings[0], "breached white not-recording [8.1.3]");
    write(&mut game, "e4", Some(0)).unwrap();
    assert_eq!(duties(&game, White), []);
    assert!(!tell(&mut game, Who::White, act).unwrap()[0].starts_with("breached"));
}

#[test]
fn nobody_writes_beyond_the_move_to_be_made() {
    let mut game = begun();
    let refusal = write(&mut game, "Nc6", Some(3)).unwrap_err();
    assert_eq!(refusal.why, Why::NoSuchMove);
    assert_eq!(refusal.article.map(|it| it.article), Some("8.1.2"));
    let rulings = write(&mut game, "Nf3", Some(2)).unwrap();
    assert_eq!(rulings[0], "breached white writing-ahead [8.1.2]");
    assert_eq!(texts(&game, White), ["", "", "Nf3"]);
    // Not what the opponent is going to play.
    let act = Act::Write { text: "Nf3".into(), offer: false, ply: Some(2), clock: None };
    let refusal = tell(&mut game, Who::Black, act).unwrap_err();
    assert_eq!(refusal.why, Why::NotYourMove(White));
}

#[test]
fn a_line_and_a_sheet_have_so_much_room() {
    let mut game = begun();
    let long = "é".repeat(MAX_WRITTEN);
    write(&mut game, &long, None).unwrap();
    let refusal = write(&mut game, &format!("{long}x"), None).unwrap_err();
    assert_eq!(refusal.why, Why::TooLong { most: 64 });
    let clock = Some("9".repeat(MAX_CLOCK_NOTE + 1).into_boxed_str());
    let act = Act::Write { text: "e4".into(), offer: false, ply: None, clock };
    assert_eq!(tell(&mut game, Who::White, act).unwrap_err().why, Why::TooLong { most: 16 });
    for _ in 0..MAX_STRUCK {
        write(&mut game, "e4", Some(0)).unwrap();
    }
    for text in ["e4", ""] {
        assert_eq!(write(&mut game, text, Some(0)).unwrap_err().why, Why::SheetFull);
    }
    // One line is written, two moves are made.
    for _ in 0..=MAX_LINES_AHEAD {
        write(&mut game, "Nf3", None).unwrap();
    }
    let before = game.clone();
    assert_eq!(write(&mut game, "Nf3", None).unwrap_err().why, Why::SheetFull);
    assert_eq!(game, before);
    assert_eq!(game.sheet(White).lines().len(), 2 + MAX_LINES_AHEAD);
    assert_eq!(write(&mut game, "Nf3", Some(u32::MAX)).unwrap_err().why, Why::NoSuchMove);
}

#[test]
fn a_sheet_in_another_system_proves_something_once_it_is_corrected() {
    let mut game = begun();
    write(&mut game, "P-K4", None).unwrap();
    assert!(!game.sheet(White).is_evidence());
    write(&mut game, "e4", Some(0)).unwrap();
    assert!(game.sheet(White).is_evidence());
}

#[test]
fn catching_up_fills_the_gaps_and_leaves_what_was_written() {
    let mut game = begun();
    write(&mut game, "e6", Some(1)).unwrap();
    tell(&mut game, Who::White, Act::CompleteSheet {}).unwrap();
    assert_eq!(texts(&game, White), ["e2e4", "e6"]);
    let copied: Vec<_> = game.sheet(White).lines().iter().map(SheetLine::is_copied).collect();
    assert_eq!(copied, [true, false]);
    let again = tell(&mut game, Who::White, Act::CompleteSheet {}).unwrap_err();
    assert_eq!(again.why, Why::AlreadyDone);
}

#[test]
fn if_neither_recorded_both_use_the_other_sheet_until_theirs_is_complete() {
    let mut game = game(
        r#"{"edition":"2018","time":"1/400:3600","change-at-zero":true,"speed":"standard",
            "scoresheets":true}"#
            .replace('\n', "")
            .as_str(),
        &[
            r#"{"at":0,"by":"arbiter","do":"start"}"#,
            r#"{"at":150000,"by":"white","do":"move","move":"e2e4","press":true}"#,
            r#"{"at":300000,"by":"black","do":"move","move":"e7e5","press":true}"#,
            r#"{"at":560000,"by":"arbiter","do":"call-flag","player":"white"}"#,
        ],
    );
    let may = |game: &Game, player| game.rights(player).contains(&Right::UseOpponentsSheet);
    for player in [White, Black] {
        assert_eq!(duties(&game, player), [(Duty::CompleteSheet, "8.5.1")], "{player}");
        assert!(may(&game, player), "{player}");
    }
    tell(&mut game, Who::White, Act::CompleteSheet {}).unwrap();
    assert!(!may(&game, White) && may(&game, Black));
    assert_eq!(duties(&game, Black), [(Duty::CompleteSheet, "8.5.1")]);
    for (ply, text) in ["e4", "e5"].into_iter().enumerate() {
        let act =
            Act::Write { text: text.into(), offer: false, ply: Some(ply as u32), clock: None };
        tell(&mut game, Who::Black, act).unwrap();
    }
    assert!(!may(&game, Black) && duties(&game, Black).is_empty());
}

/// 1.e4 e5 2.Nf3 Ke6, which is illegal, and both have written it.
fn with_an_illegal_move() -> Game {
    let mut game = begun();
    for (by, mv) in [(Who::White, "g1f3"), (Who::Black, "e8e6")] {
        let act = Act::Move { gesture: mv.parse().unwrap(), two_hands: false, press: true };
        tell(&mut game, by, act).unwrap();
        for by in [Who::White, Who::Black] {
            let written: &[&str] = if mv == "g1f3" { &["e4", "e5", "Nf3"] } else { &["Ke6"] };
            for text in written {
                tell(&mut game, by, noted(text, None)).unwrap();
            }
        }
    }
    game
}

fn noted(text: &str, ply: Option<u32>) -> Act {
    Act::Write { text: text.into(), offer: false, ply, clock: None }
}

fn play(mv: &str) -> Act {
    Act::Move { gesture: mv.parse().unwrap(), two_hands: false, press: true }
}

#[test]
fn what_was_written_of_moves_taken_back_is_the_players_to_strike_out() {
    let mut game = with_an_illegal_move();
    let rulings = tell(&mut game, Who::Arbiter, Act::ReportIllegal {}).unwrap();
    assert!(rulings.iter().any(|it| it.starts_with("restored 3")), "{rulings:?}");
    // It stays to be read, on both sheets, and counts as nothing that was recorded.
    for player in [White, Black] {
        assert_eq!(texts(&game, player), ["e4", "e5", "Nf3", "Ke6"]);
        let back = game.sheet(player).lines().iter().map(SheetLine::is_taken_back);
        assert_eq!(back.collect::<Vec<_>>(), [false, false, false, true]);
        assert_eq!(game.sheet(player).next_line(), 3);
        assert!(duties(&game, player).iter().all(|it| it.0 != Duty::Record), "{player}");
    }
    tell(&mut game, Who::Arbiter, Act::ResumeClocks {}).unwrap();
    tell(&mut game, Who::Black, play("e8e7")).unwrap();
    for player in [White, Black] {
        assert_eq!(duties(&game, player), [(Duty::Record, "8.1.1")], "{player}");
        assert_eq!(game.sheet(player).lacking(4), 1);
    }
    // The next line is the one of the move that replaces it, and what stood there is struck out.
    let rulings = tell(&mut game, Who::White, noted("Ke7", None)).unwrap();
    assert!(rulings[0].starts_with("recorded white e8e7 ["), "{rulings:?}");
    let line = &game.sheet(White).lines()[3];
    assert_eq!((line.text(), line.is_taken_back()), ("Ke7", false));
    assert!(line.struck().eq(["Ke6"]));
    assert_eq!(duties(&game, White), []);
    // Struck out by hand first, the line is free.
    tell(&mut game, Who::Black, noted("", Some(3))).unwrap();
    assert!(!game.sheet(Black).lines()[3].is_taken_back());
    tell(&mut game, Who::Black, noted("Ke7", None)).unwrap();
    assert_eq!(game.sheet(Black).lines(), game.sheet(White).lines());
}

#[test]
fn lines_further_on_stay_taken_back_until_play_comes_to_them() {
    let mut game = with_an_illegal_move();
    tell(&mut game, Who::Arbiter, Act::Restore { plies: 1 }).unwrap();
    tell(&mut game, Who::Arbiter, Act::ResumeClocks {}).unwrap();
    tell(&mut game, Who::Black, play("c7c5")).unwrap();
    tell(&mut game, Who::White, noted("c5", None)).unwrap();
    tell(&mut game, Who::White, play("g1f3")).unwrap();
    // The same move is played again, and is to be written again: nothing is compared for him.
    assert_eq!(game.sheet(White).next_line(), 2);
    let back = game.sheet(White).lines().iter().map(SheetLine::is_taken_back);
    assert_eq!(back.collect::<Vec<_>>(), [false, false, true, true]);
    assert_eq!(duties(&game, White), [(Duty::Record, "8.1.1")]);
    // Who catches up copies over them.
    tell(&mut game, Who::White, Act::CompleteSheet {}).unwrap();
    assert_eq!(texts(&game, White), ["e4", "c5", "g1f3", "Ke6"]);
    assert!(game.sheet(White).lines()[2].struck().eq(["Nf3"]));
    assert_eq!(game.sheet(White).next_line(), 3);
}

#[test]
fn a_sheet_proves_something_whatever_stands_on_lines_taken_back() {
    let mut game = begun();
    for text in ["e4", "P-K4"] {
        write(&mut game, text, None).unwrap();
    }
    assert!(!game.sheet(White).is_evidence());
    tell(&mut game, Who::Arbiter, Act::Restore { plies: 1 }).unwrap();
    assert!(game.sheet(White).is_evidence());
}

#[test]
fn an_illegal_move_on_the_board_may_be_written_like_any_other() {
    let mut game = begun();
    let act = |press| Act::Move { gesture: "e1e3".parse().unwrap(), two_hands: false, press };
    tell(&mut game, Who::White, act(false)).unwrap();
    // Neither is told by his sheet that it is illegal.
    for by in [Who::White, Who::Black] {
        assert_eq!(tell(&mut game, by, noted("Ke3", Some(2))).unwrap(), Vec::<String>::new());
    }
    let mut pressed = game.clone();
    tell(&mut pressed, Who::White, Act::Press {}).unwrap();
    assert!(!pressed.sheet(White).lines()[2].is_taken_back());
    tell(&mut game, Who::White, Act::TakeBack {}).unwrap();
    for player in [White, Black] {
        assert!(game.sheet(player).lines()[2].is_taken_back(), "{player}");
    }
}

#[test]
fn a_game_is_reconstructed_by_both_until_both_sheets_are_complete() {
    let mut game = begun();
    write(&mut game, "e4", None).unwrap();
    tell(&mut game, Who::Black, noted("e5", Some(1))).unwrap();
    let rulings = tell(&mut game, Who::Arbiter, Act::Reconstruct {}).unwrap();
    assert_eq!(
        rulings,
        [
            "clocks-stopped [6.11.1]",
            "noted [8.5.3, 11.11]",
            "must white complete-sheet [8.5.3]",
            "must black complete-sheet [8.5.3]",
        ]
    );
    let may = |game: &Game, player| game.rights(player).contains(&Right::UseOpponentsSheet);
    for player in [White, Black] {
        assert_eq!(duties(&game, player), [(Duty::CompleteSheet, "8.5.3")], "{player}");
        assert!(may(&game, player), "{player}");
    }
    write(&mut game, "e5", None).unwrap();
    assert!(!may(&game, White) && may(&game, Black));
    tell(&mut game, Who::Black, noted("e4", Some(0))).unwrap();
    assert!(!may(&game, Black) && duties(&game, Black).is_empty());
    // Where nothing is missing nobody has to write.
    let rulings = tell(&mut game, Who::Arbiter, Act::Reconstruct {}).unwrap();
    assert!(rulings.iter().all(|it| !it.starts_with("must")), "{rulings:?}");
}
