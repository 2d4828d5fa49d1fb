//! Which role may tell which act: the whole table, act by act.

use compongo_laws::game::{Act, Who};
use compongo_server::permit::{may, person};
use compongo_server::store::Role;

/// Every act, and who may tell it: `P` players, `A` their assistants, `N` players where there is
/// no arbiter. Arbiters and deputies may tell all of them; nobody else any.
const ACTS: &[(&str, &str)] = &[
    (r#"{"do":"start"}"#, "N"),
    (r#"{"do":"arrive"}"#, "PN"),
    (r#"{"do":"declare-default"}"#, "N"),
    (r#"{"do":"touch","square":"e2"}"#, "PAN"),
    (r#"{"do":"adjust","square":"e2"}"#, "PAN"),
    (r#"{"do":"move","move":"e2e4"}"#, "PAN"),
    (r#"{"do":"release","move":"e1g1"}"#, "PAN"),
    (r#"{"do":"place","square":"e8","piece":"queen"}"#, "PAN"),
    (r#"{"do":"take-back"}"#, "PAN"),
    (r#"{"do":"press"}"#, "PAN"),
    (r#"{"do":"resign"}"#, "PN"),
    (r#"{"do":"offer-draw"}"#, "PN"),
    (r#"{"do":"accept-draw"}"#, "PN"),
    (r#"{"do":"decline-draw"}"#, "PN"),
    (r#"{"do":"claim-draw","ground":"fifty"}"#, "PN"),
    (r#"{"do":"withdraw-claim"}"#, "PN"),
    (r#"{"do":"check-claim"}"#, "N"),
    (r#"{"do":"call-flag","player":"white"}"#, "PAN"),
    (r#"{"do":"report-illegal"}"#, "PN"),
    (r#"{"do":"agree-illegal"}"#, "N"),
    (r#"{"do":"report-gross"}"#, "N"),
    (r#"{"do":"report-touch"}"#, "PAN"),
    (r#"{"do":"stop-clocks","reason":"assistance"}"#, "PAN"),
    (r#"{"do":"resume-clocks"}"#, "N"),
    (r#"{"do":"set-clock","player":"white","left":1}"#, "N"),
    (r#"{"do":"place-clock","right-of":"black"}"#, "N"),
    (r#"{"do":"replace-clock","white":1,"black":1}"#, "N"),
    (r#"{"do":"add-time","player":"white","ms":1}"#, "N"),
    (r#"{"do":"assistant-time","player":"white","task":"press","ms":1}"#, "N"),
    (r#"{"do":"correct-setting","control":"300"}"#, "N"),
    (r#"{"do":"report-setup","fault":"board"}"#, "PN"),
    (r#"{"do":"displace"}"#, "PAN"),
    (r#"{"do":"put-back"}"#, "PAN"),
    (r#"{"do":"restart-his-clock"}"#, "PAN"),
    (r#"{"do":"restore","plies":0}"#, "N"),
    (r#"{"do":"write","text":"e4"}"#, "PAN"),
    (r#"{"do":"complete-sheet"}"#, "PAN"),
    (r#"{"do":"reconstruct"}"#, "N"),
    (r#"{"do":"cannot-show"}"#, "N"),
    (r#"{"do":"sign","white":"win","black":"loss"}"#, "PN"),
    (r#"{"do":"ask-increment"}"#, "PN"),
    (r#"{"do":"claim-quickplay","ground":"no-effort"}"#, "PN"),
    (r#"{"do":"decide","decision":"grant"}"#, "N"),
    (r#"{"do":"adjourn"}"#, "N"),
    (r#"{"do":"announce-session","starts":1}"#, "N"),
    (r#"{"do":"check-envelope","written":{}}"#, "N"),
    (r#"{"do":"keep-envelope","holder":"x"}"#, "N"),
    (r#"{"do":"adjourn","session-ends":1}"#, "PN"),
    (r#"{"do":"draw-start","white":"BBQNNRKR"}"#, "N"),
    (r#"{"do":"send-away","why":"speaking"}"#, "N"),
    (r#"{"do":"ask-boards"}"#, "PN"),
    (r#"{"do":"seal","move":"e2e4"}"#, "PAN"),
    (r#"{"do":"resume-game"}"#, "N"),
    (r#"{"do":"open-envelope"}"#, "N"),
    (r#"{"do":"lose-envelope"}"#, "N"),
    (r#"{"do":"announce","move":"e2e4"}"#, "PAN"),
    (r#"{"do":"repeat","move":"e2e4"}"#, "PAN"),
    (r#"{"do":"boards-differ"}"#, "PN"),
    (r#"{"do":"breach","player":"white","conduct":"advice"}"#, "N"),
    (r#"{"do":"device","player":"white","fault":"sound"}"#, "N"),
    (r#"{"do":"penalise","player":"white","penalty":"warning"}"#, "N"),
    (r#"{"do":"tell","what":"opponent-moved"}"#, "AN"),
    (r#"{"do":"ask-scoresheet"}"#, "PN"),
    (r#"{"do":"replace-scoresheet","player":"white"}"#, "N"),
    (r#"{"do":"report-times"}"#, "PN"),
    (r#"{"do":"both-lose"}"#, "N"),
    (r#"{"do":"correct-result","white":"win","black":"loss"}"#, "N"),
    (r#"{"do":"appeal"}"#, "PN"),
    (r#"{"do":"ask-explanation"}"#, "PN"),
];

fn act(json: &str) -> Act {
    serde_json::from_str(json).unwrap_or_else(|why| panic!("{json}: {why}"))
}

/// The words of all acts, as the reader itself lists them.
fn words() -> Vec<String> {
    let why = serde_json::from_str::<Act>(r#"{"do":"?"}"#).unwrap_err().to_string();
    why.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_table_has_every_act() {
    let mut listed: Vec<String> = ACTS
        .iter()
        .map(|(json, _)| serde_json::to_value(act(json)).unwrap()["do"].as_str().unwrap().into())
        .collect();
    let mut all = words();
    assert!(all.len() >= 60, "{all:?}");
    listed.sort();
    // One that players can do in some ways only stands there for each.
    listed.dedup();
    all.sort();
    assert_eq!(listed, all);
}

#[test]
fn a_seat_can_do_what_its_role_can_and_nothing_more() {
    for (json, who) in ACTS {
        let act = act(json);
        for role in Role::ALL {
            let by = match role {
                Role::White | Role::Shared => Who::White,
                Role::Black => Who::Black,
                Role::WhiteAssistant => Who::WhiteAssistant,
                Role::BlackAssistant => Who::BlackAssistant,
                Role::Arbiter | Role::Deputy => Who::Arbiter,
                Role::Organiser | Role::Wallboard | Role::Spectator => Who::Spectator,
            };
            let (with, without) = match role {
                Role::White | Role::Black | Role::Shared => (who.contains('P'), who.contains('N')),
                Role::WhiteAssistant | Role::BlackAssistant => {
                    (who.contains('A'), who.contains('A'))
                }
                Role::Arbiter | Role::Deputy => (true, true),
                Role::Organiser | Role::Wallboard | Role::Spectator => (false, false),
            };
            assert_eq!(may(role, by, &act, false), with, "{role} {json}");
            assert_eq!(may(role, by, &act, true), without, "{role} {json} without arbiter");
        }
    }
}

#[test]
fn each_speaks_for_himself() {
    const WHO: [Who; 6] = [
        Who::White,
        Who::Black,
        Who::WhiteAssistant,
        Who::BlackAssistant,
        Who::Arbiter,
        Who::Spectator,
    ];
    for (role, own) in [
        (Role::White, Who::White),
        (Role::Black, Who::Black),
        (Role::WhiteAssistant, Who::WhiteAssistant),
        (Role::BlackAssistant, Who::BlackAssistant),
    ] {
        assert_eq!(person(role, None), Some(own));
        for who in WHO {
            assert_eq!(person(role, Some(who)), (who == own).then_some(own), "{role} {who:?}");
        }
    }
    for role in [Role::Arbiter, Role::Deputy] {
        assert_eq!(person(role, None), Some(Who::Arbiter));
        for who in WHO {
            assert_eq!(person(role, Some(who)), Some(who));
        }
    }
    assert_eq!(person(Role::Shared, None), None);
    for who in WHO {
        assert_eq!(person(Role::Shared, Some(who)), who.player().map(|_| who));
    }
    for role in [Role::Organiser, Role::Wallboard, Role::Spectator] {
        for who in WHO {
            assert_eq!(person(role, Some(who)), None);
        }
        assert_eq!(person(role, None), None);
    }
}
