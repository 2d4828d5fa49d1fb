//! Sealed moves: kept over a restart of the server, opened when the game is resumed, and never taken
//! in the clear.

mod common;
mod sealing;

use common::{EVENING_MS, House};
use compongo_board::{Color, Position};
use compongo_laws::game::{Content, Envelope, Record};
use compongo_server::sealed::{Holder, open};
use sealing::{BEFORE, MOVE, WRITTEN, adjourned, house, sealed, sealing, secrets};
use serde_json::{Value, json};

#[tokio::test]
async fn an_envelope_outlives_the_server_and_is_opened_when_the_game_is_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let place = {
        let (house, _) = house(folder.path(), EVENING_MS).await;
        let (place, [mut arbiter, mut white, _]) = adjourned(&house).await;
        white.does(sealing(&sealed())).await;
        white.does(json!({"do": "stop-clocks", "reason": "none"})).await;
        let written = json!({"resumption": "Sunday, 10:00, in the same hall"});
        arbiter.does(json!({"do": "check-envelope", "written": written})).await;
        house.end().await;
        place
    };
    let (house, _) = house(folder.path(), EVENING_MS + 86_400_000).await;
    let envelope = async |role: &str| {
        let key = place.0["keys"][role].as_str().or(place.0["seats"][role].as_str());
        house.get(&place.path("/envelope"), key).await
    };
    let (status, shown) = envelope("arbiter").await;
    assert_eq!(status, 200);
    assert_eq!(shown["box"], Value::Null);
    assert_eq!(shown["before"], BEFORE);
    assert_eq!(shown["commitment"], sealed().commitment.to_string());
    let items: Vec<_> = shown["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| (it["item"].as_str().unwrap(), it["article"].as_str().unwrap()))
        .collect();
    assert_eq!(
        items,
        [
            ("players", "I.2.1"),
            ("position", "I.2.2"),
            ("times", "I.2.3"),
            ("sealer", "I.2.4"),
            ("number", "I.2.5"),
            ("offer", "I.2.6"),
            ("resumption", "I.2.7")
        ]
    );
    assert_eq!(shown["items"][6]["text"], "Sunday, 10:00, in the same hall");
    let held: Vec<_> = shown["custody"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["what"].as_str().unwrap())
        .collect();
    assert_eq!(held, ["sealed", "closed", "checked"]);
    assert_eq!(house.get(&place.path("/envelope"), None).await.0, 401);

    let [mut arbiter, _white, mut black] = house.three(&place).await;
    arbiter.does(json!({"do": "resume-game"})).await;
    assert_eq!(envelope("black").await.1["box"], Value::Null);
    let (_, shown) = envelope("arbiter").await;
    let found = Envelope {
        commitment: shown["commitment"].as_str().unwrap().parse().unwrap(),
        locked: shown["box"].as_str().unwrap().to_owned(),
    };
    let slips = [Holder::Arbiter, Holder::Opponent].map(|it| secrets().slip(it));
    let content = open(&found, shown["before"].as_str().unwrap(), slips).unwrap();
    assert_eq!(content.text, WRITTEN);
    let wrong = Content { text: "Nc3".to_owned(), ..content.clone() };
    let opening =
        |content: &Content, mv| json!({"do": "open-envelope", "content": content, "move": mv});
    assert_eq!(arbiter.may_not(opening(&wrong, "b1c3")).await, "why-not-as-sealed");
    assert_eq!(arbiter.may_not(opening(&content, "b1c3")).await, "why-read-otherwise");
    arbiter.does(opening(&content, MOVE)).await;
    let opened = black.event_of("open-envelope").await;
    assert_eq!(opened["act"]["content"]["text"], WRITTEN);
    assert_eq!(opened["moves"]["list"][0]["san"], "Nf3");
    assert_eq!(opened["state"]["clock"]["running"], "black");
    black.does(json!({"do": "move", "move": "b8c6", "press": true})).await;

    // The record tells the whole story, and anyone can check it.
    let (_, record) =
        house.get(&place.path("/record.jsonl"), Some(place.hall_key("organiser"))).await;
    let record = Record::read(record.as_str().unwrap()).unwrap();
    let game = record.replay(|_, _| {}).unwrap();
    assert_eq!(game.moves().len(), 4);
    assert_eq!(game.position().map(Position::turn), Some(Color::White));
    house.end().await;
}

#[tokio::test]
async fn nothing_of_a_sealed_move_is_taken_in_the_clear() {
    let house = House::new().await;
    let (place, [mut arbiter, mut white, _]) = adjourned(&house).await;
    for act in [
        json!({"do": "seal", "move": MOVE}),
        json!({"do": "move", "move": MOVE}),
        json!({"do": "write", "text": "Nf3"}),
    ] {
        assert_eq!(white.may_not(act).await, "error-in-the-clear");
    }
    let told = arbiter.tell(json!({"do": {"do": "seal", "move": MOVE}, "by": "white"})).await;
    assert_eq!(told["refused"]["why"]["id"], "error-in-the-clear");
    let whole = sealed();
    let cut = Envelope { locked: whole.locked[..100].to_owned(), ..whole.clone() };
    assert_eq!(white.may_not(sealing(&cut)).await, "error-envelope");
    white.does(sealing(&whole)).await;
    white.does(json!({"do": "stop-clocks", "reason": "none"})).await;
    // An arbiter's record is whole but for the envelope; the organiser can take the game away.
    let box_of = async |role| {
        let (_, record) = house.get(&place.path("/record.jsonl"), Some(place.hall_key(role))).await;
        record.as_str().unwrap().contains(&whole.locked)
    };
    assert!(!box_of("arbiter").await);
    assert!(box_of("organiser").await);
    // Lost, and the game resumed: what he says he sealed is played on the board.
    arbiter.does(json!({"do": "resume-game"})).await;
    arbiter.does(json!({"do": "lose-envelope"})).await;
    white.does(json!({"do": "move", "move": MOVE})).await;
    white.does(json!({"do": "stop-clocks", "reason": "none"})).await;
    arbiter.does(json!({"do": "open-envelope"})).await;
    let (_, shown) = house.get(&place.path(""), None).await;
    assert_eq!(shown["snapshot"]["moves"].as_array().unwrap().len(), 3);
    house.end().await;
}
