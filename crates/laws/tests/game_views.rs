//! What can be seen of a game: points by other scales, and the envelope of an adjourned one.

use compongo_board::Color;
use compongo_laws::game::{EnvelopeItem, Fact, Game, Points, Regulations};

fn told(regulations: &str, lines: &[&str]) -> Game {
    let regulations: Regulations = serde_json::from_str(regulations).expect("regulations");
    let mut game = Game::new(regulations).expect("a game");
    for line in lines {
        let fact: Fact = serde_json::from_str(line).expect("a fact");
        game.apply(&fact).expect("accepted");
    }
    game
}

const START: &str = r#"{"at":0,"by":"arbiter","do":"start"}"#;

#[test]
fn points_follow_the_scale_of_the_event() {
    let football = r#"{"edition":"2018","scale":{"win":"3","draw":"1","loss":"0"}}"#;
    let resigns = r#"{"at":1,"by":"black","do":"resign"}"#;
    let game = told(football, &[START]);
    assert_eq!(game.points(Color::White), None);
    let game = told(football, &[START, resigns]);
    assert_eq!(game.points(Color::White), Some(Points::in_halves(6)));
    assert_eq!(game.points(Color::Black), Some(Points::in_halves(0)));
    let usual = told(r#"{"edition":"1997"}"#, &[START, resigns]);
    assert_eq!(usual.points(Color::White).map(|it| it.to_string()).as_deref(), Some("1"));
}

#[test]
fn points_are_read_as_they_are_written() {
    for text in ["0", "0.5", "1", "3", "32767.5"] {
        assert_eq!(text.parse::<Points>().map(|it| it.to_string()).as_deref(), Ok(text));
    }
    for text in ["", ".5", "-1", "1.25", "32768", "1,5"] {
        assert!(text.parse::<Points>().is_err(), "{text}");
    }
}

#[test]
fn the_envelope_shows_seven_things() {
    let game = told(
        r#"{"edition":"2018","time":"7200","adjournments":true}"#,
        &[
            START,
            r#"{"at":5000,"by":"white","do":"move","move":"e2e4","press":true}"#,
            r#"{"at":7000,"by":"black","do":"move","move":"e7e5","press":true}"#,
            r#"{"at":7500,"by":"black","do":"offer-draw"}"#,
            r#"{"at":8000,"by":"arbiter","do":"adjourn"}"#,
            r#"{"at":9000,"by":"white","do":"seal","move":"g1f3"}"#,
            r#"{"at":9500,"by":"white","do":"stop-clocks","reason":"none"}"#,
        ],
    );
    let envelope = game.envelope();
    let articles: Vec<&str> =
        envelope.iter().filter_map(|(_, article)| article.map(|it| it.article)).collect();
    assert_eq!(articles, ["I.2.1", "I.2.2", "I.2.3", "I.2.4", "I.2.5", "I.2.6", "I.2.7"]);
    let used = compongo_board::ByColor { white: 7_500, black: 2_000 };
    let items: Vec<EnvelopeItem> = envelope.iter().map(|&(item, _)| item).collect();
    assert_eq!(
        items,
        [
            EnvelopeItem::Players,
            EnvelopeItem::Position(*game.table()),
            EnvelopeItem::TimesUsed(Some(used)),
            EnvelopeItem::Sealer(Color::White),
            EnvelopeItem::MoveNumber(2),
            EnvelopeItem::Offer(Some(Color::Black)),
            EnvelopeItem::Resumption,
        ]
    );
    assert!(told(r#"{"edition":"2018"}"#, &[START]).envelope().is_empty());
}
