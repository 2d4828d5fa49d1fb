//! Tables: shown, changed, told again.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;

use super::auth::{Bearer, From};
use super::json::{Body, Query, Raw};
use crate::house::{House, Shared};
use crate::past;
use crate::problem::Problem;
use crate::registry::Slot;
use crate::store::Role;
use crate::table::{Order, Reach};
use crate::views::{Eyes, events_frame};

/// The most events in one answer.
const MOST_EVENTS: usize = 500;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{table}", get(show).patch(change))
        .route("/api/tables/{table}/log", get(log))
}

impl House {
    /// The eyes of a visitor and how far they reach. Without a key a public table can be looked
    /// at.
    pub(super) async fn looks(
        &self,
        slot: &Slot,
        role: Option<Role>,
    ) -> Result<(Eyes, Reach), Problem> {
        let eyes = role.map_or(Eyes::Public, Eyes::of);
        let reach = self.registry.ask(slot, |answer| Order::Reach(eyes, answer)).await?;
        if role.is_none() && !reach.settings.public {
            return Err(Problem::Key);
        }
        Ok((eyes, reach))
    }
}

/// Settings and the game as it stands, as the role may see it.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "the table")), security((), ("key" = [])),
    responses((status = 200, body = Object, description = "settings and snapshot"),
        (status = 304, description = "as it was")))]
pub(super) async fn show(
    State(house): State<Shared>,
    Path(table): Path<String>,
    bearer: Bearer,
    From(ip): From,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let slot = house.registry.table(&table).await?;
    let role = house.visitor(&slot, &bearer, ip).await?;
    let (eyes, _) = house.looks(&slot, role).await?;
    let json = house.registry.ask(&slot, |answer| Order::Show(eyes, answer)).await?;
    let public = role.is_none();
    Ok(cached(&headers, public, json))
}

/// An answer that need not be sent twice.
pub(super) fn cached(asked: &HeaderMap, public: bool, json: String) -> Response {
    let hash = blake3::hash(json.as_bytes()).to_hex();
    let tag = format!("\"{}\"", &hash[..24]);
    let known = asked.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    let known =
        known.is_some_and(|it| it.split(',').any(|it| it.trim().trim_start_matches("W/") == tag));
    let mut response =
        if known { StatusCode::NOT_MODIFIED.into_response() } else { Raw(json).into_response() };
    let control = if public { "public, max-age=1" } else { "private, no-cache" };
    let headers = response.headers_mut();
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(control));
    headers.insert(header::VARY, HeaderValue::from_static("authorization"));
    response
}

/// Changes names, board and round; regulations only before the game. For organisers and arbiters.
#[utoipa::path(patch, path = "/api/tables/{table}", tag = "tables", request_body = Object,
    params(("table" = String, Path, description = "the table")), security(("key" = [])),
    responses((status = 200, body = Object, description = "the settings"),
        (status = 409, description = "the game has begun")))]
pub(super) async fn change(
    State(house): State<Shared>,
    Path(table): Path<String>,
    bearer: Bearer,
    From(ip): From,
    Body(patch): Body<Value>,
) -> Result<Raw, Problem> {
    let slot = house.registry.table(&table).await?;
    house.of_hall(&slot.hall, &bearer, ip, &[Role::Organiser, Role::Arbiter]).await?;
    let changed = house.registry.ask(&slot, |answer| Order::Change(patch, answer)).await??;
    Ok(Raw(format!(r#"{{"settings":{}}}"#, changed.to_json())))
}

#[derive(Deserialize, IntoParams)]
pub(super) struct Since {
    /// The number of the last event that is known.
    #[serde(default)]
    pub(super) since: u32,
}

/// What happened after an event, at most 500 events.
#[utoipa::path(get, path = "/api/tables/{table}/log", tag = "tables",
    params(("table" = String, Path, description = "the table"), Since), security((), ("key" = [])),
    responses((status = 200, body = Object, description = "events")))]
pub(super) async fn log(
    State(house): State<Shared>,
    Path(table): Path<String>,
    Query(Since { since }): Query<Since>,
    bearer: Bearer,
    From(ip): From,
) -> Result<Raw, Problem> {
    let slot = house.registry.table(&table).await?;
    let role = house.visitor(&slot, &bearer, ip).await?;
    let (eyes, _) = house.looks(&slot, role).await?;
    let events = past::events(&house, &slot, eyes, since, u32::MAX, MOST_EVENTS).await?;
    Ok(Raw(events_frame(&events)))
}
