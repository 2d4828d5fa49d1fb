//! Tables: shown, changed, told again.

use axum::Router;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;

use super::json::{Body, Query, Raw};
use super::kept::Kept;
use super::visit::{ArrangedTable, Visit};
use crate::house::Shared;
use crate::past;
use crate::problem::Problem;
use crate::table::Order;
use crate::views::events_frame;

/// The most events in one answer.
const MOST_EVENTS: usize = 500;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{table}", get(show).patch(change))
        .route("/api/tables/{table}/log", get(log))
}

/// Settings and the game as it stands, as the role may see it.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "the table")), security((), ("key" = [])),
    responses((status = 200, body = Object, description = "settings and snapshot"),
        (status = 304, description = "as it was")))]
pub(super) async fn show(
    Visit { house, slot, role, eyes, .. }: Visit,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let json = house.registry.ask(&slot, |answer| Order::Show(eyes, answer)).await?;
    let public = role.is_none();
    Ok(Kept::text(json).answer(&headers, public))
}

/// Changes names, board and round; regulations only before the game. For organisers and arbiters.
#[utoipa::path(patch, path = "/api/tables/{table}", tag = "tables", request_body = Object,
    params(("table" = String, Path, description = "the table")), security(("key" = [])),
    responses((status = 200, body = Object, description = "the settings"),
        (status = 409, description = "the game has begun")))]
pub(super) async fn change(
    ArrangedTable { house, slot, .. }: ArrangedTable,
    Body(patch): Body<Value>,
) -> Result<Raw, Problem> {
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
    Visit { house, slot, eyes, .. }: Visit,
    Query(Since { since }): Query<Since>,
) -> Result<Raw, Problem> {
    let events = past::events(&house, &slot, eyes, since, u32::MAX, MOST_EVENTS).await?;
    Ok(Raw(events_frame(&events)))
}
