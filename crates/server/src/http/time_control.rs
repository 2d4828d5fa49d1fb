//! Time controls read as people write them, with what the Laws say of them.

use axum::Json;
use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use compongo_clock::{
    Allotment, CLASS_MOVES, Control, Language, MAX_MOVES, NotationError, Note, Overtime, Side,
    read_control,
};
use compongo_laws::{Edition, QuickplayForce, Speed};
use compongo_words::{Arg, Message};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::json::Query;
use super::laws::told;
use crate::problem::Problem;

/// The longest text that is read, in bytes.
const MAX_TEXT: usize = 500;

pub(super) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new().route("/api/time-control", get(read))
}

/// A time control to be read.
#[derive(Deserialize, IntoParams)]
pub(super) struct Asked {
    /// As people write it, in English or Spanish.
    #[param(example = "90 min/40 + 30 min + 30 s/move")]
    text: String,
    /// The year of the edition; the newest if it is left out.
    edition: Option<String>,
    /// The text is the short form, as regulations have it, in which all times are seconds:
    /// `3+2` would otherwise be three minutes.
    #[serde(default)]
    short: bool,
}

/// A time control as it was understood.
#[derive(Serialize, ToSchema)]
pub(super) struct Read {
    /// The short form, as regulations have it; all times are seconds.
    #[schema(example = "40/5400+30:1800+30")]
    canonical: String,
    /// A sentence in each language.
    words: Sentence,
    /// The class for each side, of which the game has the one that its regulations give.
    #[schema(value_type = EachSide<String>)]
    class: EachSide<&'static str>,
    /// Milliseconds for sixty moves of each side; null where there is no such sum.
    session: EachSide<Option<u64>>,
    /// The value of the PGN tag; null if the standard cannot express it.
    tag: Option<String>,
    /// Messages: what was supposed, and what is to be thought of.
    #[schema(value_type = Vec<Object>)]
    warnings: Vec<Message>,
}

/// A text in both languages.
#[derive(Serialize, ToSchema)]
struct Sentence {
    en: String,
    es: String,
}

/// Something of each side.
#[derive(Serialize, ToSchema)]
struct EachSide<T> {
    white: T,
    black: T,
}

impl<T> EachSide<T> {
    fn of(control: &Control, each: impl Fn(&Allotment) -> T) -> EachSide<T> {
        EachSide { white: each(control.side(Side::White)), black: each(control.side(Side::Black)) }
    }
}

/// Reads a time control.
#[utoipa::path(get, path = "/api/time-control", tag = "laws", params(Asked),
    responses((status = 200, body = Read), (status = 400, description = "it cannot be read: where, what, and what to write instead")))]
pub(super) async fn read(
    Query(Asked { text, edition, short }): Query<Asked>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if text.len() > MAX_TEXT {
        return Err(Problem::TooLarge);
    }
    let edition = edition.as_deref().map_or(Ok(Edition::NEWEST), str::parse);
    let edition: Edition = edition.map_err(|_| Problem::NotFound)?;
    match understood(&text, short) {
        Ok((control, notes)) => told(&headers, &describe(&control, &notes, edition)),
        Err(error) => Ok(unreadable(error)),
    }
}

fn understood(text: &str, short: bool) -> Result<(Control, Vec<Note>), NotationError> {
    if short {
        return text.parse().map(|control| (control, Vec::new()));
    }
    read_control(text).map(|read| (read.control, read.notes))
}

fn describe(control: &Control, notes: &[Note], edition: Edition) -> Read {
    let fast = &edition.rules().fast;
    let (en, es) = (control.describe(Language::English), control.describe(Language::Spanish));
    let hourglass = control.is_hourglass();
    let measured = |it: &Allotment| fast.speed_of(it).filter(|_| !hourglass);
    Read {
        canonical: control.to_string(),
        words: Sentence { en, es },
        class: EachSide::of(control, |it| measured(it).unwrap_or(Speed::Standard).name()),
        session: EachSide::of(control, |it| it.time_for(CLASS_MOVES, true).filter(|_| !hourglass)),
        tag: control.to_tag().map(|tag| tag.to_string()),
        warnings: warnings(control, notes, edition),
    }
}

fn warnings(control: &Control, notes: &[Note], edition: Edition) -> Vec<Message> {
    let mut warnings: Vec<Message> = notes.iter().map(note).collect();
    let sides = Side::ALL.map(|side| control.side(side));
    let fast = &edition.rules().fast;
    let overtime = sides.iter().any(|it| it.overtime() != Overtime::None);
    if !control.is_equal() {
        warnings.push(Message::new("time-unequal"));
    }
    if control.is_hourglass() || overtime {
        warnings.push(Message::new("time-not-in-the-laws"));
        return warnings;
    }
    let speeds = sides.map(|it| fast.speed_of(it).unwrap_or(Speed::Standard));
    if speeds[0] != speeds[1] {
        let [white, black] = speeds.map(Speed::name);
        let message = Message::new("time-classes-differ").with("white", white);
        warnings.push(message.with("black", black));
    }
    if speeds != [Speed::Blitz; 2] && !sides.iter().any(|it| ends_with_bonus(it)) {
        warnings.extend(quickplay(edition, notes.contains(&Note::QuickplayFinish)));
    }
    warnings
}

/// Whether moves bring time in the period in which all remaining moves are made.
fn ends_with_bonus(allotment: &Allotment) -> bool {
    let last = allotment.stage(allotment.stage_after(MAX_MOVES).0);
    last.bonus.ms() > 0 || last.moves.is_some()
}

/// What the edition says of a last period without increment.
fn quickplay(edition: Edition, announced: bool) -> Option<Message> {
    let force = edition.rules().quickplay.force;
    let id = match force.value {
        QuickplayForce::Always => "time-quickplay-always",
        _ if announced => return None,
        QuickplayForce::IfAnnouncedWithoutIncrement => "time-quickplay-to-announce",
    };
    Some(Message::new(id).with("article", force.citation.article))
}

/// What was supposed in reading.
fn note(note: &Note) -> Message {
    match note {
        Note::QuickplayFinish => Message::new("time-quickplay-announced"),
        Note::DrawOddsBlack => Message::new("time-draw-odds-black"),
        Note::BonusNotStated => Message::new("time-bonus-not-stated"),
        Note::OnePeriodOnly { .. } => Message::new("time-one-period-only"),
        Note::ReadAsHours { .. } => Message::new("time-read-as-hours"),
        Note::ReadAsSeconds { .. } => Message::new("time-read-as-seconds"),
        Note::FortyMovesSupposed => Message::new("time-forty-moves-supposed"),
    }
}

/// Where it cannot be read, why, and what to write instead.
fn unreadable(error: NotationError) -> Response {
    let text = |en: &str, es: &str| Arg::Text { en: en.to_owned(), es: es.to_owned() };
    let both =
        |of: &dyn Fn(Language) -> &'static str| text(of(Language::English), of(Language::Spanish));
    let message = Message::new("error-time")
        .with("place", u32::try_from(error.at).unwrap_or(u32::MAX).saturating_add(1))
        .with("what", both(&|language| error.fault.what(language)))
        .with("hint", both(&|language| error.hint(language)));
    let body = serde_json::json!({
        "error": {"code": "time", "message": message, "at": error.at}
    });
    (StatusCode::BAD_REQUEST, Json(body)).into_response()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn told_of(text: &str, short: bool, edition: Edition) -> Value {
        let (control, notes) = understood(text, short).unwrap();
        serde_json::to_value(describe(&control, &notes, edition)).unwrap()
    }

    fn warned(text: &str, edition: Edition) -> Vec<String> {
        let told = told_of(text, !text.contains(' '), edition);
        let ids = told["warnings"].as_array().unwrap().iter();
        ids.map(|it| it["id"].as_str().unwrap().to_owned()).collect()
    }

    #[test]
    fn the_short_form_counts_in_seconds() {
        let canonical = |text, short| {
            told_of(text, short, Edition::E2023)["canonical"].as_str().unwrap().to_owned()
        };
        assert_eq!(
            (canonical("3+2", false), canonical("3+2", true)),
            ("180+2".into(), "3+2".into())
        );
    }

    #[test]
    fn a_control_is_told_in_both_languages() {
        let told = told_of("90'/40 + 30' + 30\"/move", false, Edition::E2023);
        let expected = json!({
            "canonical": "40/5400+30:1800+30",
            "words": {
                "en": "90 minutes for 40 moves, then 30 minutes for the rest of the game, with an \
                       increment of 30 seconds per move from move 1",
                "es": "90 minutos para 40 jugadas, luego 30 minutos para el resto de la partida, \
                       con un incremento de 30 segundos por jugada desde la jugada 1",
            },
            "class": {"white": "standard", "black": "standard"},
            "session": {"white": 9_000_000, "black": 9_000_000},
            "tag": "40/5400+30:1800+30",
            "warnings": [],
        });
        assert_eq!(told, expected);
    }

    #[test]
    fn each_edition_has_its_own_quickplay_finish() {
        let text = "40/7200:3600";
        assert_eq!(warned(text, Edition::E1997), ["time-quickplay-always"]);
        assert_eq!(warned(text, Edition::E2018), ["time-quickplay-to-announce"]);
        assert_eq!(warned("40/2h + 30 min QPF", Edition::E2018), ["time-quickplay-announced"]);
        assert!(warned("40/7200", Edition::E2018).is_empty(), "no last period");
        assert!(warned("3 min", Edition::E2018).is_empty(), "blitz");
        let told = told_of(text, true, Edition::E2018);
        assert_eq!(told["warnings"][0]["args"]["article"], "III.2.2");
    }

    #[test]
    fn unequal_times_have_a_class_for_each_side() {
        let told = told_of("white 60 min + 30 s, black 5 min + 30 s", false, Edition::E2023);
        assert_eq!(told["class"], json!({"white": "standard", "black": "rapid"}));
        assert_eq!(told["session"], json!({"white": 5_400_000, "black": 2_100_000}));
        assert_eq!(told["tag"], Value::Null);
        let ids: Vec<_> = told["warnings"].as_array().unwrap().iter().map(|it| &it["id"]).collect();
        assert_eq!(ids, ["time-unequal", "time-classes-differ"]);
    }

    #[test]
    fn what_the_laws_do_not_know_is_named() {
        for text in ["*180", "3600y5x60", "g10"] {
            let told = told_of(text, true, Edition::E2023);
            assert_eq!(told["session"], json!({"white": null, "black": null}), "{text}");
            assert_eq!(warned(text, Edition::E2023), ["time-not-in-the-laws"], "{text}");
        }
    }

    #[tokio::test]
    async fn what_cannot_be_read_is_told_with_its_place() {
        let response = unreadable(understood("90 min + 30 sheep", false).unwrap_err());
        assert_eq!(response.status(), StatusCode::BAD_REQUEST);
        let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let told: Value = serde_json::from_slice(&body).unwrap();
        let message = &told["error"]["message"];
        assert_eq!((&told["error"]["at"], &message["args"]["place"]), (&json!(12), &json!(13)));
        assert_eq!(message["args"]["what"]["text"]["es"], "palabra desconocida");
    }
}
