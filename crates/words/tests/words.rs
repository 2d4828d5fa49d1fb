//! Every message has words in both languages, and the words use no argument that is not given.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use compongo_board::{CastlingObstacles, Position};
use compongo_laws::game::{Act, Effect, Fact, Game, Regulations, Who};
use compongo_words::{Arg, ENGLISH, Message, SPANISH};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

fn bundle(source: &str, language: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(source.to_owned()).unwrap()).unwrap();
    bundle
}

fn bundles() -> [FluentBundle<FluentResource>; 2] {
    [bundle(ENGLISH, "en"), bundle(SPANISH, "es")]
}

/// A message in words, as a program that shows them does it; a panic where something is missing.
fn say(message: &Message, bundle: &FluentBundle<FluentResource>) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in &message.args {
        match arg {
            Arg::Number(number) => args.set(name.as_ref(), *number),
            Arg::Word(word) => args.set(name.as_ref(), word.to_string()),
            Arg::Time(ms) => args.set(name.as_ref(), format!("{ms} ms")),
            Arg::Move(mv) => args.set(name.as_ref(), mv.uci.clone()),
            Arg::Message(part) => args.set(name.as_ref(), say(part, bundle)),
            Arg::List(parts) => {
                let parts: Vec<_> = parts.iter().map(|it| say(it, bundle)).collect();
                args.set(name.as_ref(), parts.join("; "));
            }
            Arg::Text { en, .. } => args.set(name.as_ref(), en.clone()),
        }
    }
    let found = bundle.get_message(&message.id).and_then(|it| it.value());
    let pattern = found.unwrap_or_else(|| panic!("{} has no words", message.id));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{}: {errors:?}", message.id);
    text
}

/// The words in a source file between a mark and the next quotation mark.
fn words_of(path: &str, mark: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let text = fs::read_to_string(path).unwrap();
    let parts = text.split(mark).skip(1);
    parts.filter_map(|it| it.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_effect_refusal_and_obstacle_has_words() {
    let effects = words_of("../laws/src/game/ruling.rs", "=> \"");
    let whys = words_of("../laws/src/game/refusal.rs", "=> \"");
    assert!(effects.len() > 40 && whys.len() > 40);
    let obstacles = CastlingObstacles::all();
    let names = (effects.iter().map(|it| format!("effect-{it}")))
        .chain(whys.iter().map(|it| format!("why-{it}")))
        .chain(obstacles.codes().map(|it| format!("castling-{it}")));
    for name in names {
        for bundle in bundles() {
            assert!(bundle.get_message(&name).is_some(), "{name}");
        }
    }
}

#[test]
fn every_act_has_words() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/src/game/act.rs");
    let text = fs::read_to_string(path).unwrap();
    let body = text.split("pub enum Act {").nth(1).unwrap().split("\n}\n").next().unwrap();
    let variants = body.lines().filter_map(|line| {
        let name = line.strip_prefix("    ")?.split([' ', '{']).next()?;
        name.starts_with(|it: char| it.is_ascii_uppercase()).then_some(name)
    });
    let kebab = |name: &str| {
        let mut word = String::new();
        for letter in name.chars() {
            if letter.is_ascii_uppercase() && !word.is_empty() {
                word.push('-');
            }
            word.push(letter.to_ascii_lowercase());
        }
        word
    };
    let acts: Vec<String> = variants.map(kebab).collect();
    assert!(acts.len() >= 50, "{acts:?}");
    for act in acts {
        for bundle in bundles() {
            assert!(bundle.get_message(&format!("act-{act}")).is_some(), "{act}");
        }
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let names = |source: &str| -> BTreeSet<String> {
        let begins = |line: &&str| line.starts_with(|it: char| it.is_ascii_lowercase());
        let name = |line: &str| line.split(" =").next().unwrap_or_default().to_owned();
        source.lines().filter(begins).map(name).collect()
    };
    assert_eq!(names(ENGLISH), names(SPANISH));
}

/// Plays facts and puts them and what follows into words.
fn told(lines: &[&str]) -> Vec<[String; 2]> {
    let regulations = r#"{"edition":"2018","time":"5400+30","scoresheets":true}"#;
    let regulations: Regulations = serde_json::from_str(regulations).unwrap();
    let mut game = Game::new(regulations).unwrap();
    let bundles = bundles();
    let mut all = Vec::new();
    let mut add = |message: Message| all.push(bundles.each_ref().map(|it| say(&message, it)));
    for (at_ms, line) in (0..).step_by(1_000).zip(lines) {
        let (by, act) = line.split_once(' ').unwrap();
        let by: Who = serde_json::from_str(&format!("\"{by}\"")).unwrap();
        let act: Act = serde_json::from_str(act).unwrap();
        let before: Option<Position> = game.position().copied();
        let fact = Fact { at_ms, by, act };
        add(compongo_words::fact(&fact, before.as_ref()));
        match game.apply(&fact) {
            Ok(rulings) => {
                for ruling in rulings {
                    add(compongo_words::effect(&ruling.effect, before.as_ref()));
                }
            }
            Err(refusal) => add(compongo_words::refusal(&refusal.why)),
        }
    }
    all
}

#[test]
fn a_game_is_told_in_both_languages() {
    let all = told(&[
        r#"arbiter {"do":"start"}"#,
        r#"white {"do":"touch","square":"e2"}"#,
        r#"white {"do":"move","move":"d2d4"}"#,
        r#"white {"do":"take-back"}"#,
        r#"white {"do":"move","move":"e2e4"}"#,
        r#"white {"do":"press"}"#,
        r#"black {"do":"press"}"#,
        r#"white {"do":"decline-draw"}"#,
        r#"arbiter {"do":"add-time","player":"white","ms":-5000}"#,
        r#"arbiter {"do":"penalise","player":"black","penalty":"warning"}"#,
        r#"black {"do":"resign"}"#,
    ]);
    let english: Vec<&str> = all.iter().map(|[en, _]| en.as_str()).collect();
    assert_eq!(english[0], "start of the game");
    assert_eq!(english[1], "the game begins");
    assert!(english.contains(&"White must move the piece on e2"), "{english:#?}");
    assert!(english.last().unwrap().starts_with("the game is over: 1-0 (resignation)"));
    let spanish: Vec<&str> = all.iter().map(|[_, es]| es.as_str()).collect();
    assert_eq!(spanish[1], "comienza la partida");
    for text in english.iter().chain(&spanish) {
        assert!(!text.contains(['{', '$']), "{text}");
    }
}

#[test]
fn castling_names_each_condition_that_fails() {
    let fen = "4k3/8/8/8/8/8/4r3/RN2K2R w KQ - 0 1";
    let position = Position::from_fen(fen).unwrap();
    let [from, to] = ["e1", "c1"].map(|it| it.parse().unwrap());
    let reason = position.judge(from, to, None).unwrap_err();
    let message = compongo_words::illegal(&reason);
    let text = say(&message, &bundles()[0]);
    assert!(
        text.starts_with("castling long is not possible: the way is blocked on b1; "),
        "{text}"
    );
}

#[test]
fn an_outcome_is_shown_with_its_ending() {
    let effect =
        Effect::Over(compongo_laws::game::Outcome::draw(compongo_laws::game::Ending::Agreement));
    let message = compongo_words::effect(&effect, None);
    assert_eq!(say(&message, &bundles()[0]), "the game is over: 1/2-1/2 (by agreement)");
}

#[test]
fn every_regulation_has_words() {
    let regulations = r#"{"edition":"2018","time":"1500","speed":"rapid","change-at-zero":true,
        "supervised":true,"games-per-arbiter":3,"not-recorded":true,"no-arbiter":true,
        "guarded":true,"clock-marks-first-flag":true,"default-time":1800000,"no-draw-before":30,
        "quickplay":true,"adjournments":true,"scoresheets":true,"mild-device-penalty":true,
        "devices-in-bags":true,"white":{"assistant":true,"visually-impaired":true},
        "black":{"disabled":true},"scale":{"win":"3","draw":"1","loss":"0"},"chess960":true}"#;
    let regulations: Regulations = serde_json::from_str(regulations).unwrap();
    let all = compongo_words::conditions(&regulations);
    assert_eq!(all.len(), 19);
    let [english, spanish] = bundles();
    let said: Vec<String> = all.iter().map(|it| say(it, &english)).collect();
    assert!(
        said.contains(&"points: 3 for a win, 1 for a draw, 0 for a loss".to_owned()),
        "{said:?}"
    );
    assert!(said.contains(&"announced as rapid chess".to_owned()), "{said:?}");
    for message in &all {
        assert!(!say(message, &spanish).contains(['{', '$']), "{message:?}");
    }
}
