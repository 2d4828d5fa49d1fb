//! The game as a machine of facts and rulings, fact by fact.

use compongo_board::Color;
use compongo_laws::Edition;
use compongo_laws::game::{
    Absent, Act, Duty, Fact, Game, Record, RecordError, Regulations, Right, Stage, Who, Why,
};

/// Facts as lines of a record, told to a game.
fn tell(game: &mut Game, line: &str) -> Result<Vec<String>, Why> {
    let fact: Fact = serde_json::from_str(line).expect("a fact");
    let rulings = game.apply(&fact).map_err(|refusal| refusal.why)?;
    Ok(rulings.iter().map(ToString::to_string).collect())
}

fn game(regulations: &str) -> Game {
    let regulations: Regulations = serde_json::from_str(regulations).expect("regulations");
    let mut game = Game::new(regulations).expect("a game");
    tell(&mut game, r#"{"at":0,"by":"arbiter","do":"start"}"#).expect("started");
    game
}

#[test]
fn a_move_is_made_and_then_completed() {
    let mut game = game(r#"{"edition":"2018","time":"5400+30"}"#);
    let made = tell(&mut game, r#"{"at":5000,"by":"white","do":"move","move":"e2e4"}"#);
    assert_eq!(made, Ok(vec!["made white e2e4 [4.7, 3.10.1]".to_owned()]));
    // Black has the move, and White's clock still runs.
    assert_eq!((game.table().turn(), game.running()), (Color::Black, Some(Color::White)));
    let pressed = tell(&mut game, r#"{"at":6000,"by":"white","do":"press"}"#);
    assert_eq!(pressed, Ok(vec!["completed white [6.2.1]".to_owned()]));
    assert_eq!(game.running(), Some(Color::Black));
    assert_eq!(game.left_ms(Color::White), Some(5_430_000 - 6_000 + 30_000));
}

#[test]
fn the_reply_before_the_press_leaves_the_press_to_come() {
    let mut game = game(r#"{"edition":"2018","time":"300"}"#);
    for line in [
        r#"{"at":1000,"by":"white","do":"move","move":"e2e4"}"#,
        r#"{"at":2000,"by":"black","do":"move","move":"e7e5"}"#,
        r#"{"at":3000,"by":"white","do":"press"}"#,
        r#"{"at":3500,"by":"black","do":"press"}"#,
    ] {
        tell(&mut game, line).expect("as it should be");
    }
    assert_eq!(game.moves_on_clock(Color::White), Some(1));
    assert_eq!(game.moves_on_clock(Color::Black), Some(1));
    assert_eq!(game.left_ms(Color::White), Some(297_000));
    assert_eq!(game.left_ms(Color::Black), Some(299_500));
}

#[test]
fn mate_ends_the_game_before_the_clock_is_pressed() {
    let mut game = game(r#"{"edition":"2018","time":"300"}"#);
    for line in [
        r#"{"at":1,"by":"white","do":"move","move":"f2f3","press":true}"#,
        r#"{"at":2,"by":"black","do":"move","move":"e7e5","press":true}"#,
        r#"{"at":3,"by":"white","do":"move","move":"g2g4","press":true}"#,
    ] {
        tell(&mut game, line).expect("as it should be");
    }
    let mate = tell(&mut game, r#"{"at":4,"by":"black","do":"move","move":"d8h4"}"#);
    let expected = [
        "made black d8h4 [4.7, 3.10.1]",
        "completed black [6.2.1.1]",
        "over 0-1 checkmate [5.1.1, 1.4.2]",
    ];
    assert_eq!(mate, Ok(expected.map(str::to_owned).to_vec()));
    let late = tell(&mut game, r#"{"at":5,"by":"white","do":"resign"}"#);
    assert_eq!(late, Err(Why::GameOver));
}

#[test]
fn a_refused_fact_changes_nothing() {
    let mut game = game(r#"{"edition":"2018","time":"300","guarded":true}"#);
    tell(&mut game, r#"{"at":1000,"by":"white","do":"touch","square":"g1"}"#).expect("touched");
    let before = game.clone();
    for line in [
        r#"{"at":500,"by":"white","do":"press"}"#,
        r#"{"at":2000,"by":"black","do":"move","move":"e7e5"}"#,
        r#"{"at":2000,"by":"white","do":"move","move":"e2e4"}"#,
        r#"{"at":2000,"by":"white","do":"move","move":"g1g3"}"#,
        r#"{"at":2000,"by":"black","do":"accept-draw"}"#,
        r#"{"at":2000,"by":"arbiter","do":"call-flag","player":"white"}"#,
        r#"{"at":2000,"by":"spectator","do":"resign"}"#,
        r#"{"at":2000,"by":"arbiter","do":"resume-game"}"#,
    ] {
        assert!(tell(&mut game, line).is_err(), "{line}");
        assert!(game == before, "{line}");
    }
}

#[test]
fn a_word_too_many_is_no_fact() {
    for line in [
        r#"{"at":0,"by":"white","do":"press","loud":true}"#,
        r#"{"at":0,"by":"white","do":"move","move":"e2e9"}"#,
        r#"{"at":-1,"by":"white","do":"press"}"#,
        r#"{"by":"white","do":"press"}"#,
        r#"{"at":0,"by":"nobody","do":"press"}"#,
    ] {
        assert!(serde_json::from_str::<Fact>(line).is_err(), "{line}");
    }
}

#[test]
fn replaying_a_record_gives_the_same_game() {
    let text = include_str!("data/game-1.jsonl");
    let record = Record::read(text).expect("a record");
    assert_eq!(record.write().expect("text"), text);
    let (one, two) = (record.replay(|_, _| {}), record.replay(|_, _| {}));
    let one = one.expect("a game");
    assert!(one == two.expect("a game"));
    assert_eq!(format!("{one:?}"), format!("{:?}", record.replay(|_, _| {}).expect("a game")));
    assert_eq!(one.stage(), Stage::Over);
}

#[test]
fn an_act_that_is_not_the_persons_is_refused() {
    let mut game = Game::new(Regulations::new(Edition::E2018)).expect("a game");
    let start = Fact { at_ms: 0, by: Who::White, act: Act::Start { absent: Absent::None } };
    assert_eq!(game.apply(&start).map_err(|it| it.why), Err(Why::WrongPerson));
}

/// A blitz game played on a server, each move with the time at which the clock showed what the
/// file of the game says.
#[test]
fn a_real_game_comes_to_its_real_end_with_its_real_clocks() {
    let record = Record::read(include_str!("data/real-game-1.jsonl")).expect("a record");
    let mut last = Vec::new();
    let game = record
        .replay(|_, rulings| last = rulings.iter().map(ToString::to_string).collect())
        .expect("a game");
    let expected = [
        "made white f5f7 [4.7.1, 3.1.1]",
        "completed white [6.2.1.1]",
        "over 1-0 checkmate [5.1.1, 1.4.2]",
    ];
    assert_eq!(last, expected);
    assert_eq!(game.left_ms(Color::White), Some(59_600));
    assert_eq!(game.left_ms(Color::Black), Some(20_000));
    assert_eq!(game.play(), compongo_laws::Play::Blitz);
}

/// Records of the first version; they are never rewritten.
#[test]
fn golden_records_are_read_and_lead_where_they_did() {
    for (text, result, plies) in [
        (include_str!("data/game-1.jsonl"), "1-0", 7),
        (include_str!("data/real-game-1.jsonl"), "1-0", 57),
    ] {
        let record = Record::read(text).expect("a record");
        assert_eq!(record.write().expect("text"), text);
        let game = record.replay(|_, _| {}).expect("a game");
        assert_eq!(game.outcome().map(|it| it.result()).as_deref(), Some(result));
        assert_eq!(game.moves().len(), plies);
    }
    let newer = r#"{"compongo":4,"regulations":{"edition":"2018"}}"#;
    assert_eq!(Record::read(newer), Err(RecordError::TooNew(4)));
    assert_eq!(Record::read(""), Err(RecordError::Empty));
    for (text, games) in [
        ("\n[Event \"Open\"]\n", true),
        ("1. e4 e5 *", true),
        ("<html>", false),
        ("[]", false),
        ("{\n}", false),
    ] {
        assert_eq!(Record::read(text), Err(RecordError::NoRecord { games }), "{text}");
    }
    let wrong = "{\"compongo\":1,\"regulations\":{\"edition\":\"2018\"}}\n{\"at\":0}";
    assert!(matches!(Record::read(wrong), Err(RecordError::Line { line: 2, .. })));
    let too_soon = "{\"compongo\":1,\"regulations\":{\"edition\":\"2018\"}}\n\
        {\"at\":0,\"by\":\"white\",\"do\":\"resign\"}";
    let record = Record::read(too_soon).expect("a record");
    assert!(matches!(record.replay(|_, _| {}), Err(RecordError::Refused { line: 2, .. })));
}

/// The third version; it is never rewritten either.
#[test]
fn corrections_and_times_on_scoresheets_are_of_the_third_version() {
    let text = include_str!("data/sheet-3.jsonl");
    let mut record = Record::read(text).expect("a record");
    assert_eq!(record.write().expect("text"), text);
    let game = record.replay(|_, _| {}).expect("a game");
    assert_eq!(game.sheet(Color::White).moves().collect::<Vec<_>>(), ["e4", "", "Cf3"]);
    record.facts.retain(|fact| !matches!(fact.act, Act::Write { ply: Some(_), .. }));
    assert!(record.write().expect("text").starts_with("{\"compongo\":3,"), "the time");
    record.facts.truncate(3);
    assert!(record.write().expect("text").starts_with("{\"compongo\":1,"));
}

/// The second version; it is never rewritten either.
#[test]
fn a_record_is_of_the_lowest_version_that_has_all_of_it() {
    let text = include_str!("data/reason-2.jsonl");
    let mut record = Record::read(text).expect("a record");
    assert_eq!(record.write().expect("text"), text);
    let reasons: Vec<_> = record.facts.iter().filter_map(|fact| fact.act.reason()).collect();
    let said = ["noise in the hall", "the battery was flat", "set by hand", "60 moves meant"];
    assert_eq!(reasons, said);
    record.facts.truncate(2);
    assert!(record.write().expect("text").starts_with("{\"compongo\":1,"));
}

#[test]
fn the_speed_of_a_game_is_that_of_its_edition() {
    let play = |edition, time: &str| {
        let mut regulations = Regulations::new(edition);
        regulations.time = Some(time.parse().expect("a control"));
        Game::new(regulations).expect("a game").play()
    };
    use compongo_laws::Play::{Blitz, Rapid, Standard};
    // 30 minutes and 30 seconds a move; 7 minutes and 3 seconds; an hour.
    assert_eq!(play(Edition::E2005, "1800+30"), Rapid);
    assert_eq!(play(Edition::E2009, "1800+30"), Standard);
    for edition in [Edition::E2005, Edition::E2009, Edition::E2014, Edition::E2023] {
        assert_eq!(play(edition, "420+3"), Blitz, "{edition}");
    }
    assert_eq!(play(Edition::E2005, "3600"), Rapid);
    assert_eq!(play(Edition::E2009, "3600"), Standard);
    assert_eq!(play(Edition::E2009, "600"), Blitz);
    assert_eq!(play(Edition::E2014, "600"), Blitz);
    assert_eq!(play(Edition::E2014, "601"), Rapid);
    // Both players must have so little: five minutes against half an hour, and against two hours.
    for edition in Edition::ALL {
        assert_eq!(play(edition, "300=1800"), Rapid, "{edition}");
        assert_eq!(play(edition, "1800=300"), Rapid, "{edition}");
        assert_eq!(play(edition, "300=7200"), Standard, "{edition}");
    }
}

#[test]
fn duties_and_rights_follow_the_game() {
    let mut game = game(r#"{"edition":"2018","time":"5400","scoresheets":true}"#);
    assert!(game.rights(Color::White).contains(&Right::Move));
    assert!(!game.rights(Color::Black).contains(&Right::Move));
    tell(&mut game, r#"{"at":10,"by":"white","do":"touch","square":"g1"}"#).expect("touched");
    let duties: Vec<_> = game.duties(Color::White).into_iter().map(|(duty, _)| duty).collect();
    assert_eq!(duties, [Duty::PlayAgain]);
    for line in [
        r#"{"at":20,"by":"white","do":"move","move":"g1f3"}"#,
        r#"{"at":30,"by":"white","do":"offer-draw"}"#,
        r#"{"at":40,"by":"white","do":"press"}"#,
    ] {
        tell(&mut game, line).expect("as it should be");
    }
    assert!(game.rights(Color::Black).contains(&Right::AnswerOffer));
    assert!(game.rights(Color::Black).contains(&Right::ClaimDraw));
    tell(&mut game, r#"{"at":50,"by":"black","do":"resign"}"#).expect("resigned");
    assert_eq!(game.rights(Color::Black), []);
    let article = game.duties(Color::Black)[0].1.map(|it| it.article);
    assert_eq!((game.duties(Color::Black)[0].0, article), (Duty::Sign, Some("8.7")));
}

#[test]
fn the_move_announced_with_a_wrong_claim_must_be_played() {
    let mut game = game(r#"{"edition":"2018","time":"300","guarded":true}"#);
    let claim = r#"{"at":10,"by":"white","do":"claim-draw","ground":"fifty","move":"g1f3"}"#;
    tell(&mut game, claim).expect("claimed");
    tell(&mut game, r#"{"at":20,"by":"arbiter","do":"resume-clocks"}"#).expect("resumed");
    let other = tell(&mut game, r#"{"at":30,"by":"white","do":"move","move":"e2e4"}"#);
    assert_eq!(other, Err(Why::AnnouncedMoveBinds));
    tell(&mut game, r#"{"at":40,"by":"white","do":"move","move":"g1f3"}"#).expect("announced");
}

#[test]
fn a_clock_does_not_count_moves_that_were_taken_back() {
    let counted = |lines: &[&str]| {
        let mut game = game(r#"{"edition":"2018","time":"40/5400:1800"}"#);
        for line in lines {
            tell(&mut game, line).expect("as it should be");
        }
        Color::ALL.map(|color| game.moves_on_clock(color))
    };
    let touch = r#"{"at":5,"by":"white","do":"touch","square":"g1"}"#;
    let first = r#"{"at":10,"by":"white","do":"move","move":"e2e4","press":true}"#;
    let reply = r#"{"at":20,"by":"black","do":"move","move":"e7e5","press":true}"#;
    let restore = r#"{"at":30,"by":"arbiter","do":"restore","plies":0}"#;
    assert_eq!(counted(&[first, reply, restore]), [Some(0); 2]);
    assert_eq!(counted(&[first, restore]), [Some(0); 2]);
    let complaint = r#"{"at":30,"by":"black","do":"report-touch"}"#;
    assert_eq!(counted(&[touch, first, complaint]), [Some(0); 2]);
    let illegal = r#"{"at":10,"by":"white","do":"move","move":"e2e5","press":true}"#;
    let report = r#"{"at":30,"by":"black","do":"report-illegal"}"#;
    assert_eq!(counted(&[illegal, report]), [Some(0); 2]);
    let unpressed = r#"{"at":20,"by":"black","do":"move","move":"e7e5"}"#;
    let one = r#"{"at":30,"by":"arbiter","do":"restore","plies":1}"#;
    assert_eq!(counted(&[first, unpressed, one]), [Some(1), Some(0)]);
}
