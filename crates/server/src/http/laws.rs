//! The articles of the Laws, what changed between editions, and what can be found in them.

use axum::Router;
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use compongo_clock::Language;
use compongo_laws::Edition;
use compongo_laws::catalogue::{self, Change};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::article::{Article, Both, Coverage};
use super::json::Query;
use super::kept::{ByEdition, Kept, Once, book, page};
use crate::problem::Problem;

/// The longest text that is looked for, in bytes.
const MAX_QUESTION: usize = 200;

pub(super) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/api/laws", get(editions))
        .route("/api/laws/diff", get(diff))
        .route("/api/laws/search", get(search))
        .route("/api/laws/{edition}", get(edition))
        .route("/api/laws/{edition}/{article}", get(article))
}

/// The editions that are known.
#[derive(Serialize, ToSchema)]
pub(super) struct Editions {
    newest: u16,
    editions: Vec<About>,
}

/// What is known of an edition.
#[derive(Serialize, ToSchema)]
struct About {
    edition: u16,
    /// The first day in force.
    #[schema(format = Date)]
    from: String,
    /// Whether what is not here is not in it; copies of other editions lack articles.
    whole: bool,
    articles: usize,
    coverage: Vec<Coverage>,
}

/// The articles of an edition.
#[derive(Serialize, ToSchema)]
pub(super) struct Articles {
    edition: u16,
    #[schema(value_type = Vec<Article>)]
    articles: Vec<&'static Article>,
}

/// What changed from one edition to another.
#[derive(Serialize, ToSchema)]
pub(super) struct Changes {
    from: u16,
    to: u16,
    #[serde(rename = "changes")]
    all: Vec<Changed>,
}

/// A matter that changed, or several that one article holds together.
#[derive(Serialize, ToSchema)]
struct Changed {
    subject: &'static str,
    matters: Vec<&'static str>,
    /// `renumbered`, `changed`, `added`, `removed`, `not-seen-in-first` or `not-seen-in-second`.
    difference: &'static str,
    /// Whether it was read in whole copies; otherwise it may be a gap in what is known.
    sure: bool,
    from: Vec<Says>,
    to: Vec<Says>,
}

/// An article on one side of a change.
#[derive(Serialize, ToSchema)]
struct Says {
    article: &'static str,
    #[serde(flatten)]
    says: Both,
}

/// All editions.
#[utoipa::path(get, path = "/api/laws", tag = "laws", responses((status = 200, body = Editions)))]
pub(super) async fn editions(headers: HeaderMap) -> Result<Response, Problem> {
    static KEPT: Once = Once::new();
    let kept = KEPT.get(|| {
        let editions = Edition::ALL.into_iter().map(about).collect();
        Editions { newest: Edition::NEWEST.year(), editions }
    });
    Ok(kept?.answer(&headers, true))
}

fn about(edition: Edition) -> About {
    About {
        edition: edition.year(),
        from: edition.rules().in_force_from.to_string(),
        whole: catalogue::is_whole(edition),
        articles: catalogue::articles(edition).len(),
        coverage: catalogue::coverage(edition).into_iter().map(Coverage::of).collect(),
    }
}

/// All articles of an edition, in their order.
#[utoipa::path(get, path = "/api/laws/{edition}", tag = "laws",
    params(("edition" = String, Path, description = "the year", example = "2023")),
    responses((status = 200, body = Articles), (status = 404, description = "no such edition")))]
pub(super) async fn edition(
    Path(edition): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    static KEPT: ByEdition<Once> = ByEdition::new();
    let edition = named(&edition)?;
    let all = || Articles { edition: edition.year(), articles: book(edition).iter().collect() };
    Ok(KEPT[edition].get(all)?.answer(&headers, true))
}

/// One article, however its number is written, with the numbers of those below it.
#[utoipa::path(get, path = "/api/laws/{edition}/{article}", tag = "laws",
    params(
        ("edition" = String, Path, description = "the year", example = "2023"),
        ("article" = String, Path, description = "the number", example = "9.2.1"),
    ),
    responses((status = 200, body = Article), (status = 404, description = "no such article")))]
pub(super) async fn article(
    Path((edition, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let edition = named(&edition)?;
    let article = catalogue::article(edition, &number).and_then(page);
    told(&headers, article.ok_or(Problem::NotFound)?)
}

/// The editions to compare.
#[derive(Deserialize, IntoParams)]
pub(super) struct Pair {
    /// The year of the first.
    #[param(example = "2018")]
    from: String,
    /// The year of the second.
    #[param(example = "2023")]
    to: String,
}

/// What changed from one edition to another, by subject.
#[utoipa::path(get, path = "/api/laws/diff", tag = "laws", params(Pair),
    responses((status = 200, body = Changes), (status = 404, description = "no such edition")))]
pub(super) async fn diff(
    Query(Pair { from, to }): Query<Pair>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    static KEPT: ByEdition<ByEdition<Once>> = ByEdition::pairs();
    let (from, to) = (named(&from)?, named(&to)?);
    let kept = KEPT[from][to].get(|| {
        let all = catalogue::diff(from, to).iter().map(changed).collect();
        Changes { from: from.year(), to: to.year(), all }
    });
    Ok(kept?.answer(&headers, true))
}

/// What is looked for.
#[derive(Deserialize, IntoParams)]
pub(super) struct Question {
    /// The number of an article, or words that must all be there.
    #[param(example = "touched piece")]
    q: String,
    /// The year of the edition; the newest if it is left out.
    edition: Option<String>,
    /// `en` or `es`: looks in this language only.
    lang: Option<String>,
}

/// The articles under a number, or those that have all the words.
#[utoipa::path(get, path = "/api/laws/search", tag = "laws", params(Question),
    responses((status = 200, body = Articles), (status = 404, description = "no such edition")))]
pub(super) async fn search(
    Query(Question { q, edition, lang }): Query<Question>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if q.len() > MAX_QUESTION {
        return Err(Problem::TooLarge);
    }
    let edition = edition.as_deref().map_or(Ok(Edition::NEWEST), named)?;
    let mut found = catalogue::under(edition, &q);
    // Words, not the number of an article that does not exist.
    if found.is_empty() && !catalogue::is_number(edition, &q) {
        found = match lang.as_deref() {
            None => catalogue::search(edition, &q),
            Some("en") => catalogue::search_in(edition, &q, Language::English),
            Some("es") => catalogue::search_in(edition, &q, Language::Spanish),
            Some(_) => return Err(Problem::Unreadable("lang is en or es".to_owned())),
        };
    }
    let articles = found.into_iter().filter_map(page).collect();
    told(&headers, &Articles { edition: edition.year(), articles })
}

/// An edition by its year.
pub(super) fn named(edition: &str) -> Result<Edition, Problem> {
    edition.parse().map_err(|_| Problem::NotFound)
}

fn changed(change: &Change) -> Changed {
    let says = |article: &&catalogue::Article| Says {
        article: article.number,
        says: Both { en: article.en, es: article.es },
    };
    Changed {
        subject: change.subject.name(),
        matters: change.matters.clone(),
        difference: change.difference.name(),
        sure: change.is_sure(),
        from: change.from.iter().map(says).collect(),
        to: change.to.iter().map(says).collect(),
    }
}

/// An answer that anyone may keep and ask again whether it still holds.
pub(super) fn told(headers: &HeaderMap, answer: &impl Serialize) -> Result<Response, Problem> {
    Kept::of(answer).map(|kept| kept.answer(headers, true))
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, StatusCode, header};
    use serde_json::{Value, json};
    use tower::ServiceExt;

    use super::*;

    async fn ask(path: &str) -> (StatusCode, Value) {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response = router::<()>().oneshot(request).await.unwrap();
        let status = response.status();
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&body).unwrap_or_default())
    }

    #[tokio::test]
    async fn all_editions_are_told() {
        let (status, answer) = ask("/api/laws").await;
        assert_eq!((status, &answer["newest"]), (StatusCode::OK, &json!(2023)));
        let years: Vec<_> = answer["editions"].as_array().unwrap().iter().collect();
        assert_eq!(years.len(), 8);
        assert_eq!((&years[0]["edition"], &years[0]["from"]), (&json!(1997), &json!("1997-07-01")));
        assert_eq!(
            (&years[6]["whole"], &years[6]["coverage"][0]["kind"]),
            (&json!(true), &json!("enforce"))
        );
    }

    #[tokio::test]
    async fn an_article_is_found_however_its_number_is_written() {
        let (_, answer) = ask("/api/laws/2018/9.5.3").await;
        assert_eq!((&answer["edition"], &answer["article"]), (&json!(2018), &json!("9.5.3")));
        assert_eq!(
            (&answer["kind"], &answer["matter"]),
            (&json!("enforce"), &json!("claim-wrong"))
        );
        assert!(answer["es"].as_str().unwrap().len() > 10);
        let older = answer["elsewhere"].as_array().unwrap();
        assert!(older.contains(&json!({"edition": 2005, "article": "9.5"})));
        let (_, answer) = ask("/api/laws/2014/9.6a").await;
        assert_eq!(answer["article"], "9.6(a)");
        let (_, answer) = ask("/api/laws/2018/9.4").await;
        assert_eq!(answer["below"], json!([]));
        for path in ["/api/laws/2018/77.1", "/api/laws/1492", "/api/laws/1492/1.1"] {
            let (status, answer) = ask(path).await;
            assert_eq!(
                (status, &answer["error"]["code"]),
                (StatusCode::NOT_FOUND, &json!("not-found"))
            );
        }
    }

    #[tokio::test]
    async fn editions_are_compared() {
        let (_, answer) = ask("/api/laws/diff?from=2018&to=2023").await;
        let changes = answer["changes"].as_array().unwrap();
        let resignation =
            changes.iter().find(|it| it["matters"] == json!(["resignation"])).unwrap();
        assert_eq!(
            (&resignation["difference"], &resignation["sure"]),
            (&json!("changed"), &json!(true))
        );
        assert_eq!(resignation["from"][0]["article"], "5.1.2");
        let (_, answer) = ask("/api/laws/diff?from=2018&to=2018").await;
        assert_eq!(answer, json!({"from": 2018, "to": 2018, "changes": []}));
    }

    #[tokio::test]
    async fn words_are_found_in_one_language_or_both() {
        let count = async |path| ask(path).await.1["articles"].as_array().unwrap().len();
        assert_eq!(count("/api/laws/search?q=torre%20primero&edition=2018").await, 1);
        assert_eq!(count("/api/laws/search?q=torre%20primero&edition=2018&lang=en").await, 0);
        assert_eq!(count("/api/laws/search?q=7.5&edition=2018").await, 5);
        assert_eq!(count("/api/laws/search?q=7.5.9&edition=2018").await, 0);
        let long = format!("/api/laws/search?q={}", "a".repeat(201));
        assert_eq!(ask(&long).await.0, StatusCode::PAYLOAD_TOO_LARGE);
        let odd = ask("/api/laws/search?q=king&lang=xx").await;
        assert_eq!(odd.0, StatusCode::BAD_REQUEST);
    }

    #[tokio::test]
    async fn what_is_known_is_not_sent_again() {
        let first = Request::get("/api/laws/2023").body(Body::empty()).unwrap();
        let first = router::<()>().oneshot(first).await.unwrap();
        let tag = first.headers()[header::ETAG].clone();
        let again = Request::get("/api/laws/2023").header(header::IF_NONE_MATCH, tag);
        let again = router::<()>().oneshot(again.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }
}
