//! The arbiter's desk: what is watched, the stream of news, and what was seen to.

use core::convert::Infallible;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Sse;
use axum::response::sse::Event;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;

use super::auth::{Bearer, From};
use super::events::{alive, farewell};
use super::json::{Body, Raw};
use crate::desk::{Desk, News, NotAdded, NotRemoved};
use crate::house::{House, Shared};
use crate::limits::LinePlace;
use crate::problem::Problem;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/api/desk", get(show))
        .route("/api/desk/sources", post(add))
        .route("/api/desk/sources/{source}", delete(remove))
        .route("/api/desk/alerts/{alert}/acknowledge", post(acknowledge))
}

/// The stream is kept apart: it lasts longer than a request may.
pub(super) fn stream() -> Router<Shared> {
    Router::new().route("/api/desk/events", get(events))
}

impl House {
    /// The desk, for whoever has its key.
    fn desk(&self, bearer: &Bearer, ip: core::net::IpAddr) -> Result<&Desk, Problem> {
        let desk = self.desk.as_ref().ok_or(Problem::NotFound)?;
        if bearer.0.as_ref().is_some_and(|key| desk.opens(key)) {
            return Ok(desk);
        }
        self.limits.stranger(ip)?;
        Err(Problem::Key)
    }
}

/// Sources, boards and alerts as they stand. The names are those of docs/watch.md; alerts also say
/// whether somebody has seen to them.
#[utoipa::path(get, path = "/api/desk", tag = "desk", security(("key" = [])),
    responses((status = 200, body = Object, description = "may_add, sources, places, boards, alerts"),
        (status = 404, description = "nothing is watched here")))]
pub(super) async fn show(
    State(house): State<Shared>,
    bearer: Bearer,
    From(ip): From,
) -> Result<Raw, Problem> {
    Ok(Raw(house.desk(&bearer, ip)?.whole()))
}

/// Says that an alert has been seen to; all who look at the desk hear it.
#[utoipa::path(post, path = "/api/desk/alerts/{alert}/acknowledge", tag = "desk",
    params(("alert" = String, Path, description = "the alert")), security(("key" = [])),
    responses((status = 204), (status = 404, description = "there is no such alert")))]
pub(super) async fn acknowledge(
    State(house): State<Shared>,
    Path(alert): Path<String>,
    bearer: Bearer,
    From(ip): From,
) -> Result<StatusCode, Problem> {
    let found = house.desk(&bearer, ip)?.acknowledge(&alert);
    found.then_some(StatusCode::NO_CONTENT).ok_or(Problem::NotFound)
}

/// A live game file to be followed.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct Wish {
    /// Its address, `http://` or `https://`.
    address: String,
}

/// The source that it has become.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct Added {
    /// Its number.
    source: u32,
}

/// Follows one more address, where the server was started with `--desk-sources`: of the public
/// Internet, or any. Whether it can be read is told as news of the source. It is followed until it is
/// removed, also when the server is started again.
#[utoipa::path(post, path = "/api/desk/sources", tag = "desk", security(("key" = [])),
    request_body = Wish,
    responses((status = 201, body = Added), (status = 400, description = "it is no such address"),
        (status = 403, description = "none may be added"), (status = 409, description = "too many")))]
pub(super) async fn add(
    State(house): State<Shared>,
    bearer: Bearer,
    From(ip): From,
    Body(wish): Body<Wish>,
) -> Result<(StatusCode, Json<Added>), Problem> {
    let desk = house.desk(&bearer, ip)?;
    house.limits.maker(ip)?;
    let source = desk.add(&wish.address).map_err(|why| match why {
        NotAdded::Closed => Problem::Role,
        NotAdded::NoAddress => Problem::Unreadable("address".to_owned()),
        NotAdded::Full => Problem::Full,
        NotAdded::NotKept => Problem::Record,
    })?;
    Ok((StatusCode::CREATED, Json(Added { source })))
}

/// Follows a source no longer that was added at the desk.
#[utoipa::path(delete, path = "/api/desk/sources/{source}", tag = "desk",
    params(("source" = u32, Path, description = "its number")), security(("key" = [])),
    responses((status = 204), (status = 404, description = "there is no such source"),
        (status = 403, description = "it was named when the server was started")))]
pub(super) async fn remove(
    State(house): State<Shared>,
    Path(source): Path<String>,
    bearer: Bearer,
    From(ip): From,
) -> Result<StatusCode, Problem> {
    let desk = house.desk(&bearer, ip)?;
    let number = source.parse().map_err(|_| Problem::NotFound)?;
    desk.remove(number).map_err(|why| match why {
        NotRemoved::NoSource => Problem::NotFound,
        NotRemoved::Named => Problem::Role,
        NotRemoved::NotKept => Problem::Record,
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// What happens at the boards, as server-sent events: `source`, `source-gone`, `place`, `board`,
/// `board-gone`, `alert`, `standing`, `acknowledged`.
#[utoipa::path(get, path = "/api/desk/events", tag = "desk", security(("key" = [])),
    responses((status = 200, body = String, content_type = "text/event-stream")))]
pub(super) async fn events(
    State(house): State<Shared>,
    bearer: Bearer,
    From(ip): From,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let place = house.limits.line()?;
    let news = house.desk(&bearer, ip)?.listen();
    let listening = Listening { house, news, over: false, _place: place };
    Ok(Sse::new(unfold(listening, Listening::next)).keep_alive(alive()))
}

/// Someone who looks at the desk.
struct Listening {
    house: Shared,
    news: broadcast::Receiver<Arc<News>>,
    over: bool,
    _place: LinePlace,
}

impl Listening {
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Listening)> {
        if self.over {
            return None;
        }
        let leaving = self.house.leaving.clone();
        let news = tokio::select! {
            news = self.news.recv() => news,
            () = leaving.cancelled() => return Some(self.leave("shutdown")),
        };
        match news {
            Ok(news) => Some((Ok(Event::default().event(news.event).data(&news.json)), self)),
            // He missed something: he has to look at the desk anew.
            Err(broadcast::error::RecvError::Lagged(_)) => Some(self.leave("slow")),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }

    fn leave(mut self, bye: &str) -> (Result<Event, Infallible>, Listening) {
        self.over = true;
        (Ok(farewell(bye)), self)
    }
}
