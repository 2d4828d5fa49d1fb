//! Moves sealed so that the record holds nothing but a commitment: what is opened must be what was
//! sealed, and means what it says.

use compongo_board::Color;
use compongo_laws::game::{
    Act, Bytes32, Content, Ending, Fact, Game, Record, Regulations, Stage, Who,
};
use serde_json::{Value, json};

/// A game by the edition of 2018 after 1.e4 e5, adjourned with White to move.
struct Played {
    record: Record,
    game: Game,
    at_ms: u64,
}

impl Played {
    fn new(start: Option<&str>) -> Played {
        let mut regulations = json!({"edition": "2018", "time": "40/7200:3600",
            "adjournments": true, "default-time": 1_800_000});
        if let Some(start) = start {
            regulations["start"] = start.into();
        }
        let regulations: Regulations = serde_json::from_value(regulations).unwrap();
        let game = Game::new(regulations.clone()).unwrap();
        let record = Record { regulations, facts: Vec::new() };
        let mut played = Played { record, game, at_ms: 0 };
        played.does("arbiter", json!({"do": "start"}));
        played
    }

    fn adjourned() -> Played {
        let mut played = Played::new(None);
        played.does("white", json!({"do": "move", "move": "e2e4", "press": true}));
        played.does("black", json!({"do": "move", "move": "e7e5", "press": true}));
        played.does("arbiter", json!({"do": "adjourn"}));
        played
    }

    /// A fact a minute later, and what follows.
    fn tells(&mut self, by: &str, act: Value) -> Result<Vec<String>, String> {
        let by: Who = serde_json::from_value(by.into()).unwrap();
        let act: Act = serde_json::from_value(act).unwrap();
        let fact = Fact { at_ms: self.at_ms + 60_000, by, act };
        let rulings = self.game.apply(&fact).map_err(|it| {
            format!("{} {}", it.why.code(), it.article.map_or("", |it| it.article))
        })?;
        self.at_ms = fact.at_ms;
        self.record.facts.push(fact);
        Ok(rulings.iter().map(ToString::to_string).collect())
    }

    #[expect(clippy::needless_pass_by_value, reason = "written in place by every caller")]
    fn does(&mut self, by: &str, act: Value) -> Vec<String> {
        self.tells(by, act.clone()).unwrap_or_else(|why| panic!("{act}: {why}"))
    }

    fn content(text: &str) -> Content {
        Content { text: text.to_owned(), nonce: Bytes32([5; 32]) }
    }

    fn seals(&mut self, by: &str, text: &str) -> Vec<String> {
        let commitment = Played::content(text).commitment(&self.game.table().to_fen()).to_string();
        self.does(by, json!({"do": "seal", "envelope": {"commitment": commitment, "box": "x"}}))
    }

    /// White seals and stops his clock.
    fn sealed(text: &str) -> Played {
        let mut played = Played::adjourned();
        played.seals("white", text);
        played.does("white", json!({"do": "stop-clocks", "reason": "none"}));
        played
    }

    fn opening(text: &str, gesture: Option<&str>, writing: &str) -> Value {
        let content = serde_json::to_value(Played::content(text)).unwrap();
        let mut act = json!({"do": "open-envelope", "content": content, "writing": writing});
        if let Some(gesture) = gesture {
            act["move"] = gesture.into();
        }
        act
    }

    fn resumed(text: &str) -> Played {
        let mut played = Played::sealed(text);
        assert_eq!(played.does("arbiter", json!({"do": "resume-game"})), ["resumed [I.9.1, I.5]"]);
        played
    }

    fn opens(
        &mut self,
        text: &str,
        gesture: Option<&str>,
        writing: &str,
    ) -> Result<Vec<String>, String> {
        self.tells("arbiter", Played::opening(text, gesture, writing))
    }

    /// The record gives the same game anywhere.
    fn replays(&self) {
        let text = self.record.write().unwrap();
        let record = Record::read(&text).unwrap();
        assert_eq!(record, self.record);
        assert!(record.replay(|_, _| {}).unwrap() == self.game);
    }
}

#[test]
fn what_is_opened_must_be_what_was_sealed() {
    let mut played = Played::resumed("Nf3");
    assert_eq!(played.game.stage(), Stage::Adjourned);
    assert_eq!(played.game.running(), None);
    let no_content = played.tells("arbiter", json!({"do": "open-envelope"}));
    assert_eq!(no_content, Err("incomplete I.7".to_owned()));
    assert_eq!(played.opens("Nc3", Some("b1c3"), "clear"), Err("not-as-sealed I.7".to_owned()));
    assert_eq!(played.opens("Nf3", Some("b1c3"), "clear"), Err("read-otherwise I.8".to_owned()));
    assert_eq!(played.opens("Nf3", None, "ambiguous"), Err("read-otherwise I.8".to_owned()));
    let opened = played.opens("Nf3", Some("g1f3"), "clear").unwrap();
    assert_eq!(opened[0], "opened g1f3 [I.7]");
    assert_eq!(played.game.moves().len(), 3);
    assert_eq!(played.game.running(), Some(Color::Black));
    played.replays();
}

#[test]
fn nobody_but_the_arbiter_opens_and_not_before_the_resumption() {
    let mut played = Played::sealed("Nf3");
    let opening = Played::opening("Nf3", Some("g1f3"), "clear");
    assert_eq!(played.tells("arbiter", opening.clone()), Err("nothing-begun I.7".to_owned()));
    assert_eq!(played.tells("black", opening), Err("wrong-person ".to_owned()));
}

#[test]
fn a_sealed_move_may_be_changed_until_the_clock_stops() {
    let mut played = Played::adjourned();
    played.seals("white", "Nf3");
    played.seals("white", "d4");
    played.does("white", json!({"do": "stop-clocks", "reason": "none"}));
    let commitment = Played::content("e4").commitment(&played.game.table().to_fen()).to_string();
    let late = json!({"do": "seal", "envelope": {"commitment": commitment, "box": "x"}});
    assert_eq!(played.tells("white", late), Err("too-late I.1.1".to_owned()));
    played.does("arbiter", json!({"do": "resume-game"}));
    assert_eq!(played.opens("Nf3", Some("g1f3"), "clear"), Err("not-as-sealed I.7".to_owned()));
    assert!(played.opens("d4", Some("d2d4"), "clear").is_ok());
}

#[test]
fn a_move_is_not_told_beside_its_envelope() {
    let mut played = Played::adjourned();
    let act = json!({"do": "seal", "move": "g1f3",
        "envelope": {"commitment": "0".repeat(64), "box": "x"}});
    assert_eq!(played.tells("white", act), Err("in-the-clear I.1.1".to_owned()));
}

#[test]
fn what_is_ambiguous_illegal_or_unreadable_loses() {
    for (text, gesture, writing, article) in [
        ("N3", None, "ambiguous", "I.8.1"),
        ("???", None, "unclear", "I.8.2"),
        ("Ke3", Some("e1e3"), "clear", "I.8.3"),
        ("", None, "clear", "I.8.3"),
    ] {
        let mut played = Played::resumed(text);
        let rulings = played.opens(text, gesture, writing).unwrap();
        let over = format!("over 0-1 sealed-move [{article}]");
        assert_eq!(rulings.last(), Some(&over), "{text}");
        assert_eq!(played.game.outcome().map(|it| it.by), Some(Ending::SealedMove));
        played.replays();
    }
}

#[test]
fn letters_of_another_language_are_read() {
    let mut played = Played::resumed("Cf3");
    assert_eq!(played.opens("Cf3", Some("g1e2"), "clear"), Err("read-otherwise I.8".to_owned()));
    assert!(played.opens("Cf3", Some("g1f3"), "clear").is_ok());
}

#[test]
fn letters_that_mean_two_moves_are_for_the_arbiter_to_judge() {
    // R is the rook in English and the king in Spanish.
    let start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let mut played = Played::new(Some(start));
    played.does("arbiter", json!({"do": "adjourn"}));
    played.seals("white", "Rd1");
    played.does("white", json!({"do": "stop-clocks", "reason": "none"}));
    played.does("arbiter", json!({"do": "resume-game"}));
    assert_eq!(played.opens("Rd1", Some("a1a2"), "clear"), Err("read-otherwise I.8".to_owned()));
    let other = played.game.clone();
    assert!(played.opens("Rd1", Some("e1d1"), "clear").is_ok());
    played.game = other;
    played.record.facts.pop();
    assert!(played.opens("Rd1", Some("a1d1"), "clear").is_ok());
}

#[test]
fn who_must_reply_comes_late_stops_his_clock_and_the_envelope_is_opened() {
    let mut played = Played::sealed("Nf3");
    let resumed = played.does("arbiter", json!({"do": "resume-game", "absent": "black"}));
    assert_eq!(resumed, ["resumed [I.9.2, I.5]", "clock-runs black [I.9.2]"]);
    let opening = Played::opening("Nf3", Some("g1f3"), "clear");
    assert_eq!(played.tells("arbiter", opening), Err("wrong-person I.7".to_owned()));
    let arrived = played.does("black", json!({"do": "arrive"}));
    assert_eq!(arrived, ["arrived black [I.10]", "clocks-stopped [I.7]"]);
    assert_eq!(played.game.running(), None);
    assert!(played.opens("Nf3", Some("g1f3"), "clear").is_ok());
    assert_eq!(played.game.running(), Some(Color::Black));
    assert_eq!(played.game.left_ms(Color::Black), Some(7_200_000 - 120_000));
    played.replays();
}

#[test]
fn the_sealer_is_not_judged_late_before_the_envelope_is_opened() {
    let mut played = Played::sealed("Nf3");
    played.does("arbiter", json!({"do": "resume-game", "absent": "white"}));
    played.at_ms += 3_600_000;
    let late = played.tells("arbiter", json!({"do": "declare-default"}));
    assert_eq!(late, Err("too-early I.7".to_owned()));
    assert_eq!(played.tells("white", json!({"do": "arrive"})), Err("too-early I.7".to_owned()));
    assert!(played.opens("Nf3", Some("g1f3"), "clear").is_ok());
    let lost = played.does("arbiter", json!({"do": "declare-default"}));
    assert_eq!(lost, ["over 0-1 absence [I.10]"]);
}

#[test]
fn a_sealed_reply_is_opened_when_the_other_has_come() {
    let mut played = Played::sealed("Nf3");
    played.does("arbiter", json!({"do": "resume-game", "absent": "white"}));
    played.opens("Nf3", Some("g1f3"), "clear").unwrap();
    assert_eq!(played.seals("black", "Nc6"), ["sealed black [I.9.3]"]);
    let pressed = played.does("black", json!({"do": "press"}));
    assert_eq!(pressed, ["clock-runs white [I.9.3]"]);
    let early = Played::opening("Nc6", Some("b8c6"), "clear");
    assert_eq!(played.tells("arbiter", early.clone()), Err("not-adjourned ".to_owned()));
    let arrived = played.does("white", json!({"do": "arrive"}));
    assert_eq!(arrived, ["arrived white [I.10]", "clocks-stopped [I.7]"]);
    let moving = json!({"do": "move", "move": "f1b5"});
    assert!(played.tells("white", moving.clone()).is_err());
    let opened = played.does("arbiter", early);
    assert_eq!(opened[0], "opened b8c6 [I.9.3]");
    assert_eq!(played.game.running(), Some(Color::White));
    played.does("white", moving);
    assert_eq!(played.game.moves().len(), 5);
    played.replays();
}

#[test]
fn a_lost_envelope_is_written_anew_and_a_lost_reply_is_played() {
    let mut played = Played::resumed("Nf3");
    let lost = played.does("arbiter", json!({"do": "lose-envelope"}));
    assert_eq!(lost, ["must white seal [I.12.1]"]);
    played.does("white", json!({"do": "move", "move": "g1f3"}));
    played.does("white", json!({"do": "stop-clocks", "reason": "none"}));
    let opened = played.does("arbiter", json!({"do": "open-envelope"}));
    assert_eq!(opened[0], "opened g1f3 [I.7]");

    let mut played = Played::sealed("Nf3");
    played.does("arbiter", json!({"do": "resume-game", "absent": "white"}));
    played.opens("Nf3", Some("g1f3"), "clear").unwrap();
    played.seals("black", "Nc6");
    played.does("black", json!({"do": "press"}));
    played.does("white", json!({"do": "arrive"}));
    let lost = played.does("arbiter", json!({"do": "lose-envelope"}));
    assert_eq!(lost, ["clock-runs black [I.12.1]"]);
    played.does("black", json!({"do": "move", "move": "b8c6", "press": true}));
    assert_eq!(played.game.running(), Some(Color::White));
    played.replays();
}

#[test]
fn the_announced_end_of_the_session_counts() {
    let mut played = Played::new(None);
    played.does("arbiter", json!({"do": "announce-session", "starts": 0, "ends": 3_600_000}));
    assert_eq!(played.game.session_ends_ms(), Some(3_600_000));
    // He says that the session ends at once, which would cost him nothing.
    played.does("white", json!({"do": "adjourn", "session-ends": 0}));
    played.seals("white", "e4");
    let closed = played.does("white", json!({"do": "stop-clocks", "reason": "none"}));
    assert_eq!(closed[1], "time-taken white 55:00 [I.1.2]");
}

#[test]
fn the_custody_of_an_envelope_is_noted_while_it_is_closed() {
    let mut played = Played::adjourned();
    let kept = json!({"do": "keep-envelope", "holder": "Arbiter Ruiz"});
    assert_eq!(played.tells("arbiter", kept.clone()), Err("not-adjourned I.3".to_owned()));
    played.seals("white", "Nf3");
    played.does("white", json!({"do": "stop-clocks", "reason": "none"}));
    assert_eq!(played.does("arbiter", kept), ["noted [I.3]"]);
    let nobody = json!({"do": "keep-envelope", "holder": " "});
    assert_eq!(played.tells("arbiter", nobody), Err("incomplete I.3".to_owned()));
}
