//! The school: situations without their answers, and what an answer is worth.

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use compongo_laws::Edition;
use compongo_school::{Answer, Difficulty, SchoolError, Set};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::json::{Body, Query, Raw};
use super::laws::{named, told};
use crate::problem::Problem;

/// So many exercises are given at once.
const MOST: usize = 50;

pub(super) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/api/school", get(subjects))
        .route("/api/school/exercises", get(draw))
        .route("/api/school/exercises/{key}", get(exercise))
        .route("/api/school/mark", post(mark))
}

/// Which edition.
#[derive(Deserialize, IntoParams)]
pub(super) struct Of {
    /// The year; the newest if it is left out.
    edition: Option<String>,
    /// The seed of the choices; 0 if it is left out.
    seed: Option<u32>,
}

/// What can be asked in an edition.
#[derive(Serialize, ToSchema)]
pub(super) struct School {
    edition: u16,
    /// As many exercises as are given at once.
    most: usize,
    subjects: Vec<Subject>,
}

/// A subject with how many situations it has.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the name that the protocol has")]
struct Subject {
    subject: &'static str,
    easy: usize,
    medium: usize,
    hard: usize,
}

/// The subjects of an edition.
#[utoipa::path(get, path = "/api/school", tag = "school", params(Of),
    responses((status = 200, body = School), (status = 404, description = "no such edition")))]
pub(super) async fn subjects(
    Query(of): Query<Of>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let edition = edition(of.edition.as_deref())?;
    let school = apart(move || {
        let subjects = compongo_school::subjects().iter().map(|&subject| {
            let count = |difficulty| {
                let difficulty = Some(difficulty);
                compongo_school::count(&Set { subject: Some(subject), edition, difficulty })
            };
            let [easy, medium, hard] = Difficulty::ALL.map(count);
            Subject { subject, easy, medium, hard }
        });
        School { edition: edition.year(), most: MOST, subjects: subjects.collect() }
    });
    told(&headers, &school.await?)
}

/// Which exercises.
#[derive(Deserialize, IntoParams)]
pub(super) struct Wanted {
    /// The year of the edition; the newest if it is left out.
    edition: Option<String>,
    /// The subject; all if it is left out.
    subject: Option<String>,
    /// `easy`, `medium` or `hard`; all if it is left out.
    difficulty: Option<String>,
    /// The same number gives the same exercises in the same order; 0 if it is left out.
    seed: Option<u32>,
    /// How many, 50 at most; 10 if it is left out.
    count: Option<usize>,
}

#[derive(Serialize)]
struct Exercises {
    exercises: Vec<compongo_school::Exercise>,
}

/// Exercises without their answers.
#[utoipa::path(get, path = "/api/school/exercises", tag = "school", params(Wanted),
    responses((status = 200, body = Object, description = "the exercises"),
        (status = 404, description = "no such edition or subject")))]
pub(super) async fn draw(
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let edition = edition(wanted.edition.as_deref())?;
    let subject = match wanted.subject.as_deref() {
        None | Some("") => None,
        Some(name) => {
            let known = compongo_school::subjects().iter().copied().find(|it| *it == name);
            Some(known.ok_or(Problem::NotFound)?)
        }
    };
    let difficulty =
        match wanted.difficulty.as_deref() {
            None | Some("") => None,
            Some(name) => Some(Difficulty::by_name(name).ok_or_else(|| {
                Problem::Unreadable("difficulty is easy, medium or hard".to_owned())
            })?),
        };
    let seed = wanted.seed.unwrap_or_default();
    let count = wanted.count.unwrap_or(10).min(MOST);
    let exercises = apart(move || {
        let keys = compongo_school::draw(&Set { subject, edition, difficulty }, seed, count);
        let asked = keys.iter().map(|key| compongo_school::exercise(key, edition, seed));
        asked.collect::<Result<Vec<_>, _>>()
    });
    told(&headers, &Exercises { exercises: exercises.await?? })
}

/// One exercise by its key.
#[utoipa::path(get, path = "/api/school/exercises/{key}", tag = "school",
    params(("key" = String, Path, description = "the key of the situation"), Of),
    responses((status = 200, body = Object, description = "the exercise"),
        (status = 404, description = "no such situation in this edition")))]
pub(super) async fn exercise(
    Path(key): Path<String>,
    Query(of): Query<Of>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let edition = edition(of.edition.as_deref())?;
    let seed = of.seed.unwrap_or_default();
    let exercise = apart(move || compongo_school::exercise(&key, edition, seed));
    told(&headers, &exercise.await??)
}

/// An answer to an exercise.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Answered {
    /// The key of the situation.
    key: String,
    /// The year of the edition.
    edition: u16,
    /// The seed of the exercise.
    seed: u32,
    /// The place of the ruling that was chosen, from 0; none if none was.
    #[serde(default)]
    ruling: Option<usize>,
    /// The places of the articles that were chosen.
    #[serde(default)]
    articles: Vec<usize>,
}

/// What an answer is worth, and what is right.
#[utoipa::path(post, path = "/api/school/mark", tag = "school", request_body = Answered,
    responses((status = 200, body = Object, description = "the marks and the explanation"),
        (status = 404, description = "no such situation in this edition")))]
pub(super) async fn mark(Body(answered): Body<Answered>) -> Result<Response, Problem> {
    let Answered { key, edition, seed, ruling, articles } = answered;
    let edition = named(&edition.to_string())?;
    let answer = Answer { ruling, articles };
    let marked = apart(move || compongo_school::mark(&key, edition, seed, &answer)).await??;
    let json = serde_json::to_string(&marked).map_err(|_| Problem::Internal)?;
    Ok(([(header::CACHE_CONTROL, "no-store")], Raw(json)).into_response())
}

fn edition(year: Option<&str>) -> Result<Edition, Problem> {
    year.filter(|it| !it.is_empty()).map_or(Ok(Edition::NEWEST), named)
}

/// Situations are played through when they are first asked for, which no table shall wait for.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Internal)
}

impl From<SchoolError> for Problem {
    fn from(error: SchoolError) -> Problem {
        match error {
            SchoolError::Unknown(_) | SchoolError::NotAsked(..) => Problem::NotFound,
            SchoolError::Case(..) => {
                tracing::error!(%error, "a situation cannot be played");
                Problem::Internal
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, StatusCode};
    use serde_json::{Value, json};
    use tower::ServiceExt;

    use super::*;

    async fn answer(request: Request<Body>) -> (StatusCode, Value) {
        let response = router::<()>().oneshot(request).await.unwrap();
        let status = response.status();
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&body).unwrap_or_default())
    }

    async fn ask(path: &str) -> (StatusCode, Value) {
        answer(Request::get(path).body(Body::empty()).unwrap()).await
    }

    async fn tell(body: &Value) -> (StatusCode, Value) {
        let body = Body::from(body.to_string());
        answer(Request::post("/api/school/mark").body(body).unwrap()).await
    }

    #[tokio::test]
    async fn an_exercise_is_asked_without_its_answer_and_marked() {
        let asked = "/api/school/exercises?edition=2018&subject=touch&seed=3&count=2";
        let (status, drawn) = ask(asked).await;
        assert_eq!((status, drawn["exercises"].as_array().unwrap().len()), (StatusCode::OK, 2));
        let exercise = &drawn["exercises"][0];
        assert_eq!((&exercise["subject"], &exercise["edition"]), (&json!("touch"), &json!(2018)));
        assert!(exercise["solution"].is_null() && exercise["title"].is_null());
        let key = exercise["key"].as_str().unwrap();
        let (_, alone) = ask(&format!("/api/school/exercises/{key}?edition=2018&seed=3")).await;
        assert_eq!(&alone, exercise);
        let mut body = json!({"key": key, "edition": 2018, "seed": 3});
        let (status, marked) = tell(&body).await;
        assert_eq!((status, &marked["points"]), (StatusCode::OK, &json!(0)));
        body["ruling"] = marked["solution"]["ruling"].clone();
        body["articles"] = marked["solution"]["articles"].clone();
        let (_, marked) = tell(&body).await;
        assert_eq!(marked["points"], marked["most"]);
    }

    #[tokio::test]
    async fn subjects_are_counted_and_what_is_not_there_is_refused() {
        let (_, school) = ask("/api/school?edition=2018").await;
        assert_eq!(school["subjects"].as_array().unwrap().len(), 14);
        for path in [
            "/api/school?edition=2019",
            "/api/school/exercises?subject=poker",
            "/api/school/exercises/nothing",
        ] {
            assert_eq!(ask(path).await.0, StatusCode::NOT_FOUND, "{path}");
        }
        for path in ["/api/school/exercises?difficulty=no", "/api/school/exercises?seed=-1"] {
            assert_eq!(ask(path).await.0, StatusCode::BAD_REQUEST, "{path}");
        }
        let (status, _) = tell(&json!({"key": "x", "edition": 2018, "seed": 0})).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
        let (status, _) = tell(&json!({"key": "x", "edition": 2018})).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        let (_, many) = ask("/api/school/exercises?edition=2018&count=9999").await;
        assert_eq!(many["exercises"].as_array().unwrap().len(), MOST);
    }
}
