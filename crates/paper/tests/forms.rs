//! The forms: each is filled in from the record, in both languages.

mod common;

use common::{adjourned, dense, record, text_of};
use compongo_laws::Edition;
use compongo_paper::*;

fn heading() -> Heading {
    let mut heading = Heading {
        event: "Open de Sants".to_owned(),
        site: "Barcelona".to_owned(),
        date: "2026-08-20".to_owned(),
        round: "3".to_owned(),
        board: "17".to_owned(),
        ..Heading::default()
    };
    heading.players.white = Person::named("Anna Muzychuk");
    heading.players.black = Person::named("Bella Khotenashvili");
    heading
}

fn style(language: Language) -> SheetStyle {
    SheetStyle { language, ..SheetStyle::default() }
}

#[track_caller]
fn shows(printed: &Printed, parts: &[&str]) {
    assert_eq!(printed.lacking, []);
    let Some(text) = text_of(&printed.pdf) else { return };
    let dense_text = dense(&text);
    for part in parts {
        assert!(dense_text.contains(&dense(part)), "{part} is not in\n{text}");
    }
    assert!(!text.contains("{$") && !text.contains("claim-") && !text.contains("form-"), "{text}");
}

#[test]
fn a_claim_shows_occurrences_moves_and_articles() {
    let made = |language| claim_form(&record(), None, &heading(), &style(language), &Fonts::new());
    shows(
        &made(Language::English).unwrap(),
        &[
            "Claim of a draw",
            "Laws of 2018",
            "Open de Sants",
            "Anna Muzychuk",
            "White, Anna Muzychuk, claims a draw by threefold repetition",
            "The position has stood on the board 3 times",
            "at the start",
            "after 2...Ng8",
            "after 4...Ng8",
            "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8",
            "9.2.2",
            "9.5.2",
            "The claim is correct",
        ],
    );
    shows(
        &made(Language::Spanish).unwrap(),
        &[
            "Reclamación de tablas",
            "Las blancas, Anna Muzychuk, reclaman tablas",
            "1.Cf3 Cf6",
            "3 veces",
        ],
    );
}

#[test]
fn an_incident_has_its_place_and_its_articles() {
    for (language, parts) in [
        (Language::English, ["Incident report", "after 4...Ng8", "What followed", "9.2.2"]),
        (Language::Spanish, ["Parte de incidencias", "tras 4...Cg8", "Lo que siguió", "9.2.2"]),
    ] {
        let printed = incident_report(&record(), &[], &heading(), &style(language), &Fonts::new());
        shows(&printed.unwrap(), &parts);
    }
}

#[test]
fn a_move_that_was_taken_back_is_named_by_its_squares() {
    let mut facts = record().facts;
    facts.truncate(2);
    let told = |line: &str| serde_json::from_str(line).unwrap();
    facts.push(told(r#"{"at":70000,"by":"white","do":"move","move":"e2e5","press":true}"#));
    facts.push(told(r#"{"at":75000,"by":"arbiter","do":"report-illegal"}"#));
    let record = compongo_laws::game::Record { facts, ..record() };
    let style = style(Language::English);
    let printed = incident_report(&record, &[], &heading(), &style, &Fonts::new());
    shows(&printed.unwrap(), &["after 1.e2e5", "illegal move", "7.5.1"]);
}

#[test]
fn who_has_not_come_yet_is_on_the_list() {
    let mut facts = record().facts;
    facts.truncate(1);
    let record = compongo_laws::game::Record { facts, ..record() };
    let mut list = LateList::new(Edition::E2018);
    list.add(&record, &heading()).unwrap();
    assert_eq!(list.players[0].absence, Absence::Missing(0));
    for (language, said) in [(Language::English, "not yet"), (Language::Spanish, "aún no")] {
        let printed = late_list(&list, &heading(), &style(language), &Fonts::new());
        shows(&printed.unwrap(), &[said]);
    }
}

#[test]
fn an_envelope_has_its_seven_things_and_not_the_move() {
    let more = Envelope {
        resumption: "21 August, 10:00, Cotxeres de Sants".to_owned(),
        code: "https://example.org/t/abc".to_owned(),
    };
    for side in [EnvelopeSide::Front, EnvelopeSide::Copy] {
        let made = envelope(
            &adjourned(),
            &more,
            side,
            &heading(),
            &style(Language::English),
            &Fonts::new(),
        );
        let printed = made.unwrap();
        shows(
            &printed,
            &[
                "White: Anna Muzychuk",
                "Black: Bella Khotenashvili",
                "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
                "White 0:01:25, Black 0:00:35",
                "Sealed by",
                "Number of the sealed move",
                "Offer of a draw",
                "none",
                "21 August, 10:00, Cotxeres de Sants",
                "3f2a 3f2a 3f2a 3f2a",
            ],
        );
        if let Some(text) = text_of(&printed.pdf) {
            assert!(!text.contains("Nf3") && !text.contains("g1f3"), "{text}");
        }
    }
}

#[test]
fn the_copy_of_an_envelope_is_one_sheet_in_either_language() {
    for language in [Language::English, Language::Spanish] {
        let (more, side) = (Envelope::default(), EnvelopeSide::Copy);
        let made = envelope(&adjourned(), &more, side, &heading(), &style(language), &Fonts::new());
        let Some(text) = text_of(&made.unwrap().pdf) else { return };
        // A signature alone on a second one would be lost.
        assert_eq!(text.matches('\u{c}').count(), 1, "{text}");
    }
}

#[test]
fn who_came_late_is_on_the_list() {
    let mut list = LateList::new(Edition::E2018);
    list.add(&record(), &heading()).unwrap();
    assert_eq!(list.players.len(), 1);
    assert_eq!(list.players[0].absence, Absence::Came(60_000));
    for (language, parts) in [
        (Language::English, ["Bella Khotenashvili", "1:00 late", "6.7"]),
        (Language::Spanish, ["Bella Khotenashvili", "1:00 tarde", "6.7"]),
    ] {
        let printed = late_list(&list, &heading(), &style(language), &Fonts::new());
        shows(&printed.unwrap(), &parts);
    }
}

#[test]
fn where_there_is_nothing_no_form_is_made() {
    let (style, fonts) = (style(Language::English), Fonts::new());
    let nothing = |made: Result<Printed, PaperError>| match made {
        Err(PaperError::Nothing(what)) => what,
        other => panic!("{other:?}"),
    };
    let quiet = adjourned();
    assert_eq!(nothing(claim_form(&quiet, None, &heading(), &style, &fonts)), Nothing::Claim);
    assert_eq!(
        nothing(incident_report(&quiet, &[], &heading(), &style, &fonts)),
        Nothing::Incident
    );
    let side = EnvelopeSide::Front;
    let made = envelope(&record(), &Envelope::default(), side, &heading(), &style, &fonts);
    assert_eq!(nothing(made), Nothing::Adjournment);
}

#[test]
fn a_name_without_a_place_to_break_stands_on_an_envelope_as_far_as_there_is_room() {
    let mut long = heading();
    long.players.white = Person::named("Ж".repeat(300));
    let style = style(Language::English);
    for (side, letters) in [(EnvelopeSide::Front, 100), (EnvelopeSide::Copy, 300)] {
        let more = Envelope::default();
        let printed = envelope(&adjourned(), &more, side, &long, &style, &Fonts::new()).unwrap();
        let Some(text) = text_of(&printed.pdf) else { return };
        // The head of the copy has the name, too.
        assert!(text.matches('Ж').count() >= letters, "{text}");
    }
}
