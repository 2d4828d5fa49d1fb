//! What players must and may do, in every state that Articles 4 to 9 know.

use compongo_board::Color::{self, Black, White};
use compongo_laws::game::{Duty, Fact, Game, Regulations, Right};

const START: &str = r#"{"at":0,"by":"arbiter","do":"start"}"#;

fn told(regulations: &str, lines: &[&str]) -> Game {
    let regulations: Regulations = serde_json::from_str(regulations).expect("regulations");
    let mut game = Game::new(regulations).expect("a game");
    for line in [START].iter().chain(lines) {
        let fact: Fact = serde_json::from_str(line).expect("a fact");
        game.apply(&fact).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    game
}

/// The duties with their articles.
fn duties(game: &Game, player: Color) -> Vec<(Duty, &'static str)> {
    let article = |it: Option<compongo_laws::Citation>| it.map_or("", |it| it.article);
    game.duties(player).into_iter().map(|(duty, it)| (duty, article(it))).collect()
}

fn may(game: &Game, player: Color, right: Right) -> bool {
    game.rights(player).contains(&right)
}

const STANDARD: &str = r#"{"edition":"2018","time":"5400"}"#;

#[test]
fn nothing_is_owed_before_the_start_or_by_who_has_not_the_move() {
    let regulations: Regulations = serde_json::from_str(STANDARD).expect("regulations");
    let game = Game::new(regulations).expect("a game");
    assert!(game.duties(White).is_empty() && game.rights(White).is_empty());
    let game = told(STANDARD, &[]);
    assert_eq!(duties(&game, White), []);
    assert_eq!(duties(&game, Black), []);
    let of_white = [
        Right::Move,
        Right::Adjust,
        Right::Offer,
        Right::ClaimDraw,
        Right::CallFlag,
        Right::StopClocks,
        Right::Resign,
    ];
    assert_eq!(game.rights(White), of_white);
    let of_black = [Right::Offer, Right::CallFlag, Right::StopClocks, Right::Resign];
    assert_eq!(game.rights(Black), of_black);
}

#[test]
fn a_made_move_is_to_be_completed() {
    let made = r#"{"at":1,"by":"white","do":"move","move":"e2e4"}"#;
    let mut lines = vec![made];
    let game = told(STANDARD, &lines);
    assert_eq!(duties(&game, White), [(Duty::Press, "6.2.1")]);
    assert!(may(&game, White, Right::Press) && !may(&game, White, Right::Move));
    // Black may reply before the press, but his clock does not run yet.
    assert!(may(&game, Black, Right::Move) && !may(&game, Black, Right::Press));
    assert!(!may(&game, Black, Right::Adjust));
    assert!(may(&game, Black, Right::ComplainOfTouch));
    lines.push(r#"{"at":2,"by":"white","do":"press"}"#);
    let game = told(STANDARD, &lines);
    assert_eq!(duties(&game, White), []);
    assert!(!may(&game, White, Right::Press) && may(&game, Black, Right::Adjust));
    lines.push(r#"{"at":3,"by":"black","do":"touch","square":"e7"}"#);
    let game = told(STANDARD, &lines);
    assert_eq!(duties(&game, Black), [(Duty::PlayAgain, "4.3.1")]);
    // Touching loses both complaints and claims on this move.
    assert!(!may(&game, Black, Right::ComplainOfTouch) && !may(&game, Black, Right::ClaimDraw));
}

#[test]
fn a_hand_in_the_middle_of_a_move_has_to_go_on() {
    let start = |fen: &str| format!(r#"{{"edition":"2018","time":"300","start":"{fen}"}}"#);
    let pawn = r#"{"at":1,"by":"white","do":"release","move":"e7e8"}"#;
    let game = told(&start("8/4P1k1/8/8/8/8/8/4K2R w - - 0 1"), &[pawn]);
    assert_eq!(duties(&game, White), [(Duty::ReplacePawn, "3.7.5.1")]);
    assert!(may(&game, White, Right::Move) && !may(&game, White, Right::TakeBack));
    let king = r#"{"at":1,"by":"white","do":"release","move":"e1g1"}"#;
    let game = told(&start("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), &[king]);
    assert_eq!(duties(&game, White), [(Duty::FinishCastling, "4.7.2")]);
    let illegal = r#"{"at":1,"by":"white","do":"move","move":"e1e3"}"#;
    let game = told(&start("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), &[illegal]);
    assert_eq!(duties(&game, White), [(Duty::TakeBack, "3.10.2")]);
    assert!(may(&game, White, Right::TakeBack) && !may(&game, White, Right::Move));
    let back = r#"{"at":2,"by":"white","do":"take-back"}"#;
    let game = told(&start("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), &[illegal, back]);
    assert_eq!(duties(&game, White), [(Duty::PlayAgain, "4.3.1")]);
}

#[test]
fn an_announced_move_is_to_be_played() {
    let mut lines =
        vec![r#"{"at":10,"by":"white","do":"claim-draw","ground":"fifty","move":"g1f3"}"#];
    let game = told(STANDARD, &lines);
    // One claim at a time, and nobody moves while it is examined.
    assert!(!may(&game, White, Right::ClaimDraw) && !may(&game, White, Right::Move));
    // The claim counts as an offer.
    assert!(may(&game, Black, Right::AnswerOffer) && !may(&game, White, Right::AnswerOffer));
    lines.push(r#"{"at":20,"by":"arbiter","do":"check-claim"}"#);
    let game = told(STANDARD, &lines);
    assert_eq!(duties(&game, White), [(Duty::PlayAnnounced, "9.5.3")]);
    lines.push(r#"{"at":30,"by":"arbiter","do":"resume-clocks"}"#);
    lines.push(r#"{"at":40,"by":"white","do":"move","move":"g1f3"}"#);
    assert_eq!(duties(&told(STANDARD, &lines), White), [(Duty::Press, "6.2.1")]);
}

#[test]
fn displaced_pieces_are_to_be_put_back() {
    for (edition, article, restart) in [("1997", "7.3", true), ("2018", "7.4.1", false)] {
        let regulations = format!(r#"{{"edition":"{edition}","time":"5400"}}"#);
        let mut lines = vec![
            r#"{"at":1,"by":"white","do":"move","move":"e2e4","press":true}"#,
            r#"{"at":2,"by":"white","do":"displace"}"#,
        ];
        let game = told(&regulations, &lines);
        assert_eq!(duties(&game, White), [(Duty::PutBack, article)]);
        assert_eq!(may(&game, Black, Right::RestartHisClock), restart, "{edition}");
        let before = told(&regulations, &lines[..1]);
        assert!(!may(&before, Black, Right::RestartHisClock), "nothing is knocked over");
        lines.push(r#"{"at":3,"by":"white","do":"put-back"}"#);
        assert_eq!(duties(&told(&regulations, &lines), White), []);
    }
}

#[test]
fn moves_are_recorded_but_not_always_before_the_reply() {
    let regulations = r#"{"edition":"2018","time":"5400+30","scoresheets":true}"#;
    let mut lines = vec![
        r#"{"at":1,"by":"white","do":"move","move":"e2e4","press":true}"#,
        r#"{"at":2,"by":"black","do":"move","move":"e7e5","press":true}"#,
    ];
    let game = told(regulations, &lines);
    // White has not written his own move, and must before the next; Black may still reply first.
    assert_eq!(duties(&game, White), [(Duty::Record, "8.1.4")]);
    assert_eq!(duties(&game, Black), [(Duty::Record, "8.1.1")]);
    lines.push(r#"{"at":3,"by":"white","do":"write","text":"e4"}"#);
    assert_eq!(duties(&told(regulations, &lines), White), [(Duty::Record, "8.1.1")]);
    lines.push(r#"{"at":4,"by":"white","do":"write","text":"e5"}"#);
    let game = told(regulations, &lines);
    assert_eq!(duties(&game, White), []);
    assert!(!may(&game, White, Right::NotRecord));
    lines.push(r#"{"at":5,"by":"white","do":"resign"}"#);
    let game = told(regulations, &lines);
    assert_eq!(duties(&game, White), [(Duty::Sign, "8.7")]);
    assert!(game.rights(White).is_empty());
    lines.push(r#"{"at":6,"by":"white","do":"sign","white":"loss","black":"win"}"#);
    assert_eq!(duties(&told(regulations, &lines), White), []);
    // 1997 knows no signatures.
    let old = regulations.replace("2018", "1997");
    assert_eq!(duties(&told(&old, &lines[..5]), White), []);
}

#[test]
fn a_scoresheet_is_brought_up_to_date_after_a_flag_fall() {
    // Two moves in ten minutes, the next period's time at zero.
    let regulations = r#"{"edition":"2018","time":"2/600:600","change-at-zero":true,"scoresheets":true,
            "speed":"standard"}"#;
    let mut lines = vec![
        r#"{"at":400000,"by":"white","do":"move","move":"e2e4","press":true}"#,
        r#"{"at":400001,"by":"white","do":"write","text":"e4"}"#,
        r#"{"at":401000,"by":"black","do":"move","move":"e7e5","press":true}"#,
        r#"{"at":402000,"by":"black","do":"write","text":"e4"}"#,
        r#"{"at":403000,"by":"black","do":"write","text":"e5"}"#,
        r#"{"at":500000,"by":"white","do":"move","move":"g1f3","press":true}"#,
    ];
    let game = told(regulations, &lines);
    assert!(may(&game, White, Right::NotRecord) && !may(&game, Black, Right::NotRecord));
    assert_eq!(duties(&game, White), []);
    for line in [
        r#"{"at":501000,"by":"black","do":"move","move":"b8c6","press":true}"#,
        r#"{"at":502000,"by":"black","do":"write","text":"Nf3"}"#,
        r#"{"at":503000,"by":"black","do":"write","text":"Nc6"}"#,
        r#"{"at":610000,"by":"arbiter","do":"call-flag","player":"white"}"#,
    ] {
        lines.push(line);
    }
    let game = told(regulations, &lines);
    assert_eq!(duties(&game, White), [(Duty::CompleteSheet, "8.5.2")]);
    assert!(may(&game, White, Right::UseOpponentsSheet));
    assert_eq!(duties(&game, Black), []);
    lines.push(r#"{"at":620000,"by":"white","do":"complete-sheet"}"#);
    let game = told(regulations, &lines);
    assert_eq!(duties(&game, White), []);
    assert!(!may(&game, White, Right::UseOpponentsSheet));
}

#[test]
fn the_sealer_seals_until_he_stops_his_clock() {
    let regulations = r#"{"edition":"2018","time":"7200","adjournments":true}"#;
    let mut lines = vec![r#"{"at":1,"by":"arbiter","do":"adjourn"}"#];
    assert_eq!(duties(&told(regulations, &lines), White), [(Duty::Seal, "I.1.1")]);
    lines.push(r#"{"at":2,"by":"white","do":"seal","move":"e2e4"}"#);
    assert_eq!(duties(&told(regulations, &lines), White), [(Duty::Seal, "I.1.1")]);
    lines.push(r#"{"at":3,"by":"white","do":"stop-clocks","reason":"none"}"#);
    let game = told(regulations, &lines);
    assert_eq!(duties(&game, White), []);
    // Adjourned or not, a draw can be agreed and a player can resign.
    assert!(may(&game, White, Right::Resign) && may(&game, Black, Right::Offer));
    lines.push(r#"{"at":9,"by":"arbiter","do":"resume-game","absent":"white"}"#);
    let game = told(regulations, &lines);
    assert!(may(&game, Black, Right::SealReply) && game.rights(White).is_empty());
}

#[test]
fn offers_may_be_forbidden_by_the_event() {
    let regulations = r#"{"edition":"2018","time":"5400","no-draw-before":1}"#;
    assert!(!may(&told(regulations, &[]), White, Right::Offer));
    // 2009 lets an event forbid agreeing only.
    let old = regulations.replace("2018", "2009");
    assert!(may(&told(&old, &[]), White, Right::Offer));
}

#[test]
fn a_quickplay_finish_gives_rights_below_two_minutes() {
    let regulations = r#"{"edition":"2018","time":"600","speed":"standard","quickplay":true}"#;
    let thought = r#"{"at":490000,"by":"spectator","do":"call-flag","player":"black"}"#;
    let game = told(regulations, &[thought]);
    assert!(may(&game, White, Right::ClaimQuickplay) && may(&game, White, Right::AskIncrement));
    assert!(!may(&game, Black, Right::ClaimQuickplay));
    let old = regulations.replace("2018", "2005");
    let game = told(&old, &[thought]);
    assert!(may(&game, White, Right::ClaimQuickplay) && !may(&game, White, Right::AskIncrement));
}

#[test]
fn claims_while_the_clocks_stand_are_of_the_player_whose_clock_ran() {
    let mut lines = vec![
        r#"{"at":1,"by":"white","do":"move","move":"e2e4"}"#,
        r#"{"at":2,"by":"white","do":"stop-clocks","reason":"assistance"}"#,
    ];
    // White has not pressed: his clock goes on, though Black has the move.
    assert!(!may(&told(STANDARD, &lines), Black, Right::ClaimDraw));
    lines.extend([
        r#"{"at":3,"by":"arbiter","do":"resume-clocks"}"#,
        r#"{"at":4,"by":"white","do":"press"}"#,
        r#"{"at":5,"by":"black","do":"stop-clocks","reason":"assistance"}"#,
    ]);
    assert!(may(&told(STANDARD, &lines), Black, Right::ClaimDraw));
}
