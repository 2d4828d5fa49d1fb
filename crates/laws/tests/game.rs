//! The game as a machine of facts and rulings, fact by fact.

use compongo_board::Color;
use compongo_laws::Edition;
use compongo_laws::game::{Act, Fact, Game, Record, Regulations, Stage, Who, Why};

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
    assert_eq!(made, Ok(vec!["made white e2e4 [4.7]".to_owned()]));
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
    let expected = ["made black d8h4 [4.7]", "over 0-1 checkmate [5.1.1]"];
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
    let start = Fact { at_ms: 0, by: Who::White, act: Act::Start { absent: Default::default() } };
    assert_eq!(game.apply(&start).map_err(|it| it.why), Err(Why::WrongPerson));
}
