//! Who sees what, to the letter.

use compongo_laws::game::{Act, Fact, Regulations, Who};
use serde_json::{Value, json};

use super::*;

/// A game by regulations and facts, with the events that these eyes see.
fn seen(regulations: &str, facts: &[&str], eyes: Eyes) -> Vec<Value> {
    let regulations: Regulations = serde_json::from_str(regulations).unwrap();
    let entries: Vec<_> = (1..)
        .zip(facts)
        .map(|(seq, json)| {
            let fact: Fact = serde_json::from_str(json).unwrap();
            crate::store::Entry { seq, fact, wall_ms: 0, seat: None, command: None }
        })
        .collect();
    let events = history(&regulations, &entries, 0, 100, false, eyes);
    events.iter().map(|(_, json)| serde_json::from_str(json).unwrap()).collect()
}

fn acts(events: &[Value]) -> Value {
    events.iter().map(|event| event["act"].clone()).collect()
}

const START: &str = r#"{"at":0,"by":"arbiter","do":"start"}"#;

#[test]
fn an_event_is_written_as_the_protocol_has_it() {
    let regulations = r#"{"edition":"2023","time":"40/5400+30:1800+30","guarded":true}"#;
    let mv = r#"{"at":61000,"by":"white","do":"move","move":"e2e4","press":true}"#;
    let events = seen(regulations, &[START, mv], Eyes::White);
    let face = |ms: u64, moves: u32| {
        json!({"ms": ms, "flag": false, "held": 0, "reserve": 0, "overtime": null, "period": 1, "periods": 2, "moves": moves,
            "toGo": 40 - moves, "increment": 30_000, "delay": 0})
    };
    let expected = json!({
        "seq": 2, "at": 61_000, "wall": "1970-01-01T00:00:00Z", "by": "white",
        "act": {"do": "move", "move": "e2e4", "press": true},
        "rulings": [{
            "text": {"id": "effect-made", "args": {
                "by": "white",
                "move": {"move": {"uci": "e2e4", "san": "e4", "number": 1, "by": "white"}},
            }},
            "articles": ["4.7", "3.10.1"],
        }, {
            "text": {"id": "effect-completed", "args": {"by": "white"}},
            "articles": ["6.2.1"],
        }],
        "moves": {"from": 0, "list": [{"uci": "e2e4", "san": "e4", "flaw": null, "by": "white",
            "white": 5_369_000, "black": 5_430_000}]},
        "state": {
            "seq": 2, "at": 61_000, "stage": "playing",
            "fen": "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "turn": "black", "plies": 1,
            "hand": {"touched": [], "bound": null, "promotion": null, "castling": null,
                "illegal": null},
            "clock": {"white": face(5_399_000, 1), "black": face(5_430_000, 0),
                "running": "black", "next": null, "first": null, "hourglass": false},
            "offer": null, "said": null, "claim": null,
            "quickplay": {"inForce": false, "claim": null},
            "adjourned": null,
            "illegalMoves": {"white": 0, "black": 0},
            "outcome": null,
            "duties": {"white": []},
            "rights": {"white": events[1]["state"]["rights"]["white"]},
            "ready": {"white": false, "black": false},
        },
    });
    assert_eq!(events[1], expected);
}

#[test]
fn only_the_sealer_sees_what_is_sealed() {
    let regulations = r#"{"edition":"2018","time":"5400","adjournments":true}"#;
    let facts = [
        START,
        r#"{"at":1,"by":"arbiter","do":"adjourn"}"#,
        r#"{"at":2,"by":"white","do":"seal","move":"e2e4"}"#,
        r#"{"at":3,"by":"white","do":"stop-clocks","reason":"none"}"#,
    ];
    for eyes in Eyes::ALL {
        let events = seen(regulations, &facts, eyes);
        let hidden = match eyes {
            Eyes::White | Eyes::Shared => json!({"do": "seal", "move": "e2e4"}),
            _ => json!({"do": "seal"}),
        };
        assert_eq!(acts(&events)[2], hidden, "{eyes:?}");
        let text = Value::from(events.clone()).to_string();
        assert_eq!(text.contains("e2e4"), matches!(eyes, Eyes::White | Eyes::Shared), "{eyes:?}");
        let adjourned = json!({"sealer": "white", "sealed": true, "closed": true,
            "commitment": null, "resumed": false, "absent": {"white": false, "black": false}});
        assert_eq!(events[3]["state"]["adjourned"], adjourned, "{eyes:?}");
    }
}

#[test]
fn nobody_sees_into_an_envelope_but_everyone_its_commitment() {
    let regulations = r#"{"edition":"2018","time":"5400","adjournments":true}"#;
    let commitment = "0123456789abcdef".repeat(4);
    let seal = format!(
        r#"{{"at":2,"by":"white","do":"seal","envelope":{{"commitment":"{commitment}","box":"inside"}}}}"#
    );
    let facts = [START, r#"{"at":1,"by":"arbiter","do":"adjourn"}"#, &seal];
    for eyes in Eyes::ALL {
        let events = seen(regulations, &facts, eyes);
        let outside = json!({"do": "seal", "envelope": {"commitment": commitment, "box": ""}});
        assert_eq!(acts(&events)[2], outside, "{eyes:?}");
        assert_eq!(events[2]["state"]["adjourned"]["commitment"], commitment, "{eyes:?}");
        assert!(!Value::from(events).to_string().contains("inside"), "{eyes:?}");
    }
}

#[test]
fn scoresheets_are_for_their_players_and_arbiters() {
    let regulations = r#"{"edition":"2023","scoresheets":true}"#;
    let facts = [
        START,
        r#"{"at":1,"by":"white","do":"move","move":"e2e4"}"#,
        r#"{"at":2,"by":"white","do":"write","text":"e4","offer":true}"#,
    ];
    let own = json!({"entries": [{"text": "e4", "offer": true}], "signed": null});
    let judged = json!({"entries": [{"text": "e4", "offer": true, "fits": true}], "signed": null});
    let other = json!({"entries": [], "signed": null});
    for (eyes, sheets) in [
        (Eyes::White, json!({"white": own})),
        (Eyes::Arbiter, json!({"white": judged, "black": other})),
        (Eyes::Shared, json!({"white": own, "black": other})),
    ] {
        let events = seen(regulations, &facts, eyes);
        assert_eq!(events[2]["sheets"], sheets, "{eyes:?}");
    }
    for eyes in [Eyes::Black, Eyes::Public] {
        let events = seen(regulations, &facts, eyes);
        assert!(!Value::from(events).to_string().contains("\"write\""), "{eyes:?}");
    }
}

#[test]
fn gaps_and_corrections_are_sent_and_only_arbiters_hear_what_fits() {
    let regulations = r#"{"edition":"2023","scoresheets":true}"#;
    let facts = [
        START,
        r#"{"at":1,"by":"white","do":"move","move":"e2e4"}"#,
        r#"{"at":2,"by":"black","do":"move","move":"e7e5"}"#,
        r#"{"at":3,"by":"white","do":"write","text":"e6","ply":1,"clock":"1:29"}"#,
        r#"{"at":4,"by":"white","do":"write","text":"c5","ply":1}"#,
    ];
    let gap = json!({"text": "", "offer": false});
    let mut line = json!({"text": "c5", "offer": false, "struck": ["e6"]});
    let white = seen(regulations, &facts, Eyes::White);
    let noted = json!({"text": "e6", "offer": false, "clock": "1:29"});
    assert_eq!(white[3]["sheets"]["white"]["entries"], json!([gap, noted]));
    assert_eq!(white[4]["sheets"]["white"]["entries"], json!([gap, line]));
    line["fits"] = json!(false);
    let arbiter = seen(regulations, &facts, Eyes::Arbiter);
    assert_eq!(arbiter[4]["sheets"]["white"]["entries"], json!([gap, line]));
}

#[test]
fn what_was_written_of_moves_taken_back_is_told_when_they_are() {
    let regulations = r#"{"edition":"2023","scoresheets":true,"electronic-scoresheets":true}"#;
    let facts = [
        START,
        r#"{"at":1,"by":"white","do":"move","move":"e2e4"}"#,
        r#"{"at":2,"by":"white","do":"write","text":"e4"}"#,
        r#"{"at":3,"by":"arbiter","do":"restore","plies":0}"#,
        r#"{"at":4,"by":"white","do":"write","text":"d4","ply":0}"#,
    ];
    let back = json!({"text": "e4", "offer": false, "takenBack": true});
    for eyes in [Eyes::White, Eyes::Arbiter] {
        let events = seen(regulations, &facts, eyes);
        let sheet = &events[3]["sheets"]["white"];
        assert_eq!((&sheet["entries"], &sheet["next"]), (&json!([back]), &json!(0)), "{eyes:?}");
        let line = &events[4]["sheets"]["white"]["entries"][0];
        assert_eq!(line, &json!({"text": "d4", "offer": false, "struck": ["e4"]}), "{eyes:?}");
    }
    // What the opponent wrote is still not for his eyes.
    let black = seen(regulations, &facts, Eyes::Black);
    assert_eq!(black[2]["sheets"], json!({"black": {"entries": [], "signed": null}}));
    assert_eq!(seen(regulations, &facts, Eyes::Public)[2]["sheets"], Value::Null);
}

#[test]
fn who_catches_up_sees_the_other_sheet_until_his_own_is_complete() {
    let regulations = r#"{"edition":"2023","time":"1/400:3600","change-at-zero":true,
        "speed":"standard","scoresheets":true}"#;
    let facts = [
        START,
        r#"{"at":150000,"by":"white","do":"move","move":"e2e4","press":true}"#,
        r#"{"at":150001,"by":"black","do":"write","text":"e4"}"#,
        r#"{"at":300000,"by":"black","do":"move","move":"e7e5","press":true}"#,
        r#"{"at":560000,"by":"arbiter","do":"call-flag","player":"white"}"#,
        r#"{"at":560001,"by":"black","do":"write","text":"e5"}"#,
        r#"{"at":560002,"by":"white","do":"complete-sheet"}"#,
        r#"{"at":560003,"by":"black","do":"resign"}"#,
    ];
    let texts = |event: &Value, of: &str| -> Option<Vec<String>> {
        let entries = event["sheets"][of]["entries"].as_array()?;
        Some(entries.iter().map(|it| it["text"].as_str().unwrap().to_owned()).collect())
    };
    let some = |list: &[&str]| Some(list.iter().map(|&it| it.to_owned()).collect::<Vec<_>>());
    // What Black writes before the flag fell is not for White: there is one event less.
    let white = seen(regulations, &facts, Eyes::White);
    assert_eq!(white.len(), facts.len() - 1);
    assert_eq!(white[3]["act"]["do"], "call-flag");
    assert_eq!(texts(&white[3], "black"), some(&["e4"]));
    // As long as he looks, he sees it grow.
    assert_eq!(white[4]["act"], Value::Null);
    assert_eq!(texts(&white[4], "black"), some(&["e4", "e5"]));
    assert_eq!(texts(&white[5], "black"), None);
    assert_eq!(texts(&white[5], "white"), some(&["e2e4", "e7e5"]));
    // At the end both sign both.
    assert_eq!(texts(&white[6], "black"), some(&["e4", "e5"]));
    let public = seen(regulations, &facts, Eyes::Public);
    assert!(!Value::from(public).to_string().contains("sheets"));
}

#[test]
fn spectators_see_of_offers_and_claims_only_what_becomes_of_them() {
    let regulations = r#"{"edition":"2023","time":"5400+30"}"#;
    let facts = [
        START,
        r#"{"at":1,"by":"white","do":"touch","square":"g1"}"#,
        r#"{"at":2,"by":"white","do":"move","move":"g1f3","press":true}"#,
        r#"{"at":3,"by":"white","do":"offer-draw"}"#,
        r#"{"at":4,"by":"black","do":"decline-draw"}"#,
        r#"{"at":5,"by":"black","do":"claim-draw","ground":"threefold"}"#,
        r#"{"at":6,"by":"arbiter","do":"check-claim"}"#,
        r#"{"at":7,"by":"arbiter","do":"breach","player":"white","conduct":"distraction"}"#,
        r#"{"at":8,"by":"arbiter","do":"resume-clocks"}"#,
        r#"{"at":9,"by":"white","do":"resign"}"#,
    ];
    let events = seen(regulations, &facts, Eyes::Public);
    let words: Value = events.iter().map(|it| it["act"]["do"].clone()).collect();
    let expected = json!(["start", "move", null, "check-claim", "resume-clocks", "resign"]);
    assert_eq!(words, expected);
    for event in &events {
        let state = &event["state"];
        assert_eq!((&state["offer"], &state["claim"]), (&json!(null), &json!(null)));
        assert_eq!(state["hand"]["touched"], json!([]));
        assert_eq!((&state["duties"], &state["rights"]), (&json!({}), &json!({})));
    }
    let texts = |event: &Value| -> Value {
        let rulings = event["rulings"].as_array().unwrap();
        rulings.iter().map(|it| it["text"]["id"].clone()).collect()
    };
    assert_eq!(texts(&events[2]), json!(["effect-clocks-stopped"]));
    assert_eq!(events[2]["by"], json!(null));
    assert_eq!(texts(&events[3]), json!(["effect-claim-wrong", "effect-time-added"]));
    // Everyone at the board sees all ten.
    for eyes in [Eyes::Arbiter, Eyes::White, Eyes::Black, Eyes::Shared] {
        assert_eq!(seen(regulations, &facts, eyes).len(), 10, "{eyes:?}");
    }
}

#[test]
fn an_illegal_move_looks_like_any_other_until_it_is_noticed() {
    let regulations = r#"{"edition":"2018","time":"300"}"#;
    let mut facts = vec![
        START,
        r#"{"at":1,"by":"white","do":"move","move":"g1g3","press":true}"#,
        r#"{"at":2,"by":"black","do":"move","move":"e7e5","press":true}"#,
    ];
    for eyes in [Eyes::White, Eyes::Black, Eyes::Shared, Eyes::Public] {
        let events = seen(regulations, &facts, eyes);
        let shown = &events[1]["moves"]["list"][0];
        assert_eq!((&shown["san"], &shown["flaw"]), (&json!("Ng3"), &json!(null)), "{eyes:?}");
        let said = |event: &Value| event["rulings"].as_array().map(Vec::len);
        assert_eq!((said(&events[1]), said(&events[2])), (Some(0), Some(0)), "{eyes:?}");
    }
    let events = seen(regulations, &facts, Eyes::Arbiter);
    let shown = &events[1]["moves"]["list"][0];
    assert_eq!((&shown["san"], &shown["flaw"]), (&json!(null), &json!("illegal")));
    // Afterwards there is nothing to hide.
    facts.push(r#"{"at":3,"by":"white","do":"resign"}"#);
    let regulations: Regulations = serde_json::from_str(regulations).unwrap();
    let mut followed = Followed::new(regulations).unwrap();
    for json in facts {
        followed.apply(&serde_json::from_str(json).unwrap()).unwrap();
    }
    let list = serde_json::to_value(event::moves(&followed, 0, Eyes::Public)).unwrap();
    assert_eq!((&list[0]["san"], &list[0]["flaw"]), (&json!(null), &json!("illegal")));
    assert_eq!(list[1]["san"], "e5");
}

#[test]
fn moves_are_written_as_they_become() {
    let start = r#""start":"4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1""#;
    let regulations: Regulations =
        serde_json::from_str(&format!(r#"{{"edition":"2001","time":"5400",{start}}}"#)).unwrap();
    let mut followed = Followed::new(regulations).unwrap();
    let mut tell = |json: &str| followed.apply(&serde_json::from_str(json).unwrap()).unwrap();
    tell(START);
    let told = tell(r#"{"at":1,"by":"white","do":"release","move":"a7a8"}"#);
    assert_eq!(told.moves_from, None);
    let told = tell(r#"{"at":2,"by":"white","do":"press"}"#);
    assert_eq!(told.moves_from, Some(0));
    // The arbiter replaces the pawn by a queen, and the move is written as what it became.
    let told = tell(r#"{"at":3,"by":"arbiter","do":"report-illegal"}"#);
    let queen = told.rulings.iter().any(|it| it.effect.code() == "replaced");
    let texts: Vec<String> = followed.written().iter().map(ToString::to_string).collect();
    assert_eq!(followed.written().len(), followed.game().moves().len());
    if queen {
        assert_eq!((told.moves_from, texts), (Some(0), vec!["a8=Q+".to_owned()]));
    } else {
        assert_eq!((told.moves_from, texts), (Some(0), Vec::new()));
    }
}

#[test]
fn a_start_that_was_drawn_is_the_start() {
    let regulations: Regulations =
        serde_json::from_str(r#"{"edition":"2018","chess960":true}"#).unwrap();
    let mut followed = Followed::new(regulations).unwrap();
    for json in [
        r#"{"at":0,"by":"arbiter","do":"draw-start","white":"BBQNNRKR"}"#,
        START,
        r#"{"at":1,"by":"white","do":"move","move":"e2e4"}"#,
    ] {
        followed.apply(&serde_json::from_str(json).unwrap()).unwrap();
    }
    let start = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    assert_eq!(followed.start().to_fen(), start);
    assert_eq!(followed.positions().len(), 2);
}

#[test]
fn counters_of_moves_are_hidden_from_all_but_arbiters() {
    let regulations: Regulations =
        serde_json::from_str(r#"{"edition":"2023","time":"40/5400:1800"}"#).unwrap();
    let followed = Followed::new(regulations).unwrap();
    let around = Around { hide_counters: true, ..Around::default() };
    let face = |eyes| {
        let state = serde_json::to_value(state::state(followed.game(), around, eyes)).unwrap();
        let face = &state["clock"]["black"];
        (face["moves"].clone(), face["toGo"].clone())
    };
    assert_eq!(face(Eyes::Arbiter), (json!(0), json!(40)));
    for eyes in [Eyes::White, Eyes::Black, Eyes::Shared, Eyes::Public] {
        assert_eq!(face(eyes), (json!(null), json!(null)), "{eyes:?}");
    }
}

#[test]
fn nobody_is_told_more_than_his_eyes_may_see() {
    // Whatever is added: what a fact shows to spectators, arbiters see as well.
    let acts = [Act::Press {}, Act::Resign {}, Act::OfferDraw {}, Act::AskScoresheet {}];
    for act in acts {
        let fact = Fact { at_ms: 0, by: Who::White, act };
        let shown = |eyes: Eyes| eyes.act(&fact).is_some();
        assert!(shown(Eyes::Arbiter) && shown(Eyes::White) && shown(Eyes::Black));
        assert!(!shown(Eyes::Public) || shown(Eyes::Shared));
    }
}
