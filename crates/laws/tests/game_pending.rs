//! What waits in a game: a hand in the middle of a move, claims, envelopes.

use compongo_board::{Color, Role, Square};
use compongo_laws::game::{
    Asked, Attempt, Binding, Claim, DrawGround, Fact, Flaw, Game, Partial, QuickplayGround,
    Regulations,
};

const START: &str = r#"{"at":0,"by":"arbiter","do":"start"}"#;

fn told(regulations: &str, lines: &[&str]) -> Game {
    let regulations: Regulations = serde_json::from_str(regulations).expect("regulations");
    let mut game = Game::new(regulations).expect("a game");
    for line in lines {
        let fact: Fact = serde_json::from_str(line).expect("a fact");
        game.apply(&fact).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    game
}

#[test]
fn touched_pieces_and_what_they_bind_to() {
    let mut lines = vec![
        START,
        r#"{"at":1,"by":"white","do":"move","move":"e2e4"}"#,
        r#"{"at":2,"by":"black","do":"move","move":"d7d5"}"#,
        r#"{"at":3,"by":"white","do":"touch","square":"e4"}"#,
        r#"{"at":4,"by":"white","do":"touch","square":"d5"}"#,
    ];
    let game = told(r#"{"edition":"2018"}"#, &lines);
    assert_eq!(game.touched(), [Square::E4, Square::D5]);
    let (to, article) = game.bound_to().expect("bound");
    assert_eq!(to, Binding::CaptureWith(Square::E4, Square::D5));
    assert_eq!(article.map(|it| it.article), Some("4.3.3"));
    lines.push(r#"{"at":5,"by":"white","do":"move","move":"e4d5"}"#);
    let game = told(r#"{"edition":"2018"}"#, &lines);
    assert!(game.touched().is_empty() && game.bound_to().is_none());
}

#[test]
fn a_promotion_that_is_begun() {
    let white = r#"{"edition":"2018","time":"300","start":"8/4P1k1/8/8/8/8/8/4K2R w - - 0 1"}"#;
    let released = r#"{"at":1,"by":"white","do":"release","move":"e7e8"}"#;
    let game = told(white, &[START, released]);
    let pawn = Partial {
        gesture: "e7e8".parse().expect("a move"),
        pawn: true,
        chosen: None,
        pawn_waits: false,
    };
    assert_eq!(game.begun(), Some(pawn));
    let held = r#"{"at":2,"by":"white","do":"place","square":"e8","piece":"rook","held":true}"#;
    let game = told(white, &[START, released, held]);
    assert_eq!(game.begun(), Some(Partial { chosen: Some(Role::Rook), ..pawn }));
    let placed = r#"{"at":2,"by":"white","do":"place","square":"e8","piece":"rook"}"#;
    let game = told(white, &[START, released, placed]);
    assert_eq!(game.begun(), None);
    assert!(game.awaits_press(Color::White) && !game.awaits_press(Color::Black));
}

#[test]
fn an_illegal_move_that_is_not_completed() {
    let played = r#"{"at":1,"by":"white","do":"move","move":"g1g3"}"#;
    let game = told(r#"{"edition":"2018","time":"300"}"#, &[START, played]);
    let gesture = "g1g3".parse().expect("a move");
    assert_eq!(game.illegal_pending(), Some(Attempt { gesture, flaw: Flaw::Illegal }));
    let back = r#"{"at":2,"by":"white","do":"take-back"}"#;
    let game = told(r#"{"edition":"2018","time":"300"}"#, &[START, played, back]);
    assert_eq!(game.illegal_pending(), None);
    assert_eq!(game.touched(), [Square::G1]);
}

#[test]
fn a_claim_under_examination_and_the_move_announced_with_it() {
    let claim = r#"{"at":10,"by":"white","do":"claim-draw","ground":"fifty","move":"g1f3"}"#;
    let mut lines = vec![START, claim];
    let game = told(r#"{"edition":"2018","time":"300"}"#, &lines);
    let gesture = "g1f3".parse().ok();
    let waiting = Claim { by: Color::White, ground: DrawGround::Fifty, gesture };
    assert_eq!(game.claim(), Some(waiting));
    assert_eq!((game.running(), game.next_to_run()), (None, Some(Color::White)));
    lines.push(r#"{"at":11,"by":"arbiter","do":"check-claim"}"#);
    let game = told(r#"{"edition":"2018","time":"300"}"#, &lines);
    assert_eq!((game.claim(), game.must_play(Color::White)), (None, gesture));
    assert_eq!(game.must_play(Color::Black), None);
}

#[test]
fn what_is_asked_in_a_quickplay_finish() {
    let claim = r#"{"at":1000,"by":"white","do":"claim-quickplay","ground":"no-effort"}"#;
    let mut lines = vec![START, claim];
    let regulations = r#"{"edition":"2018","time":"100","speed":"standard","quickplay":true}"#;
    let (by, ground) = (Color::White, QuickplayGround::NoEffort);
    let asked = told(regulations, &lines).asked();
    assert_eq!(asked, Some(Asked::Draw { by, ground, put_off: false }));
    lines.push(r#"{"at":1001,"by":"arbiter","do":"decide","decision":"put-off"}"#);
    let asked = told(regulations, &lines).asked();
    assert_eq!(asked, Some(Asked::Draw { by, ground, put_off: true }));
}

#[test]
fn displaced_pieces_until_they_are_put_back() {
    let displaced = r#"{"at":1,"by":"white","do":"displace"}"#;
    let game = told(r#"{"edition":"2018","time":"300"}"#, &[START, displaced]);
    assert_eq!(game.displaced_by(), Some(Color::White));
    let back = r#"{"at":2,"by":"white","do":"put-back"}"#;
    let game = told(r#"{"edition":"2018","time":"300"}"#, &[START, displaced, back]);
    assert_eq!(game.displaced_by(), None);
}

#[test]
fn the_envelope_of_an_adjourned_game() {
    let adjourn = r#"{"at":1,"by":"arbiter","do":"adjourn"}"#;
    let seal = r#"{"at":2,"by":"white","do":"seal","move":"e2e4"}"#;
    let stop = r#"{"at":3,"by":"white","do":"stop-clocks","reason":"none"}"#;
    let regulations = r#"{"edition":"2018","time":"7200","adjournments":true}"#;
    let seen = |lines: &[&str]| {
        let game = told(regulations, lines);
        (game.sealer(), game.has_sealed(), game.envelope_is_closed())
    };
    assert_eq!(seen(&[START]), (None, false, false));
    assert_eq!(seen(&[START, adjourn]), (Some(Color::White), false, false));
    assert_eq!(seen(&[START, adjourn, seal]), (Some(Color::White), true, false));
    assert_eq!(seen(&[START, adjourn, seal, stop]), (Some(Color::White), true, true));
}

#[test]
fn periods_moves_to_go_and_flags() {
    let regulations = r#"{"edition":"2018","time":"2/60:30"}"#;
    let mut lines = vec![
        START,
        r#"{"at":1000,"by":"white","do":"move","move":"e2e4","press":true}"#,
        r#"{"at":2000,"by":"black","do":"move","move":"e7e5","press":true}"#,
    ];
    let game = told(regulations, &lines);
    assert_eq!((game.period(Color::White), game.moves_to_go(Color::White)), (Some(1), Some(1)));
    assert_eq!(game.flag_falls_at_ms(), Some(61_000));
    lines.push(r#"{"at":3000,"by":"white","do":"move","move":"g1f3","press":true}"#);
    let game = told(regulations, &lines);
    assert_eq!((game.period(Color::White), game.moves_to_go(Color::White)), (Some(2), None));
    lines.push(r#"{"at":63000,"by":"spectator","do":"call-flag","player":"black"}"#);
    let game = told(regulations, &lines);
    assert!(game.flag_is_down(Color::Black) && !game.flag_is_down(Color::White));
    let game = told(r#"{"edition":"2018"}"#, &[START]);
    assert_eq!((game.period(Color::White), game.moves_to_go(Color::White)), (None, None));
}

#[test]
fn who_has_not_come() {
    let start = r#"{"at":0,"by":"arbiter","do":"start","absent":"black"}"#;
    let regulations = r#"{"edition":"2018","time":"7200","default-time":1800000}"#;
    let game = told(regulations, &[start]);
    assert!(game.is_absent(Color::Black) && !game.is_absent(Color::White));
}
