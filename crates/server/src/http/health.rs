//! Whether the server lives, whether it can work, and what it counts.

use core::sync::atomic::Ordering;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::house::Shared;
use crate::problem::Problem;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/healthz", get(async || "ok"))
        .route("/readyz", get(ready))
        .route("/metrics", get(numbers))
}

async fn ready(State(house): State<Shared>) -> Response {
    let ready = house.ready.load(Ordering::Relaxed) && !house.leaving.is_cancelled();
    let reads = house.context.store.latest_wall_ms().await.is_ok();
    if ready && reads {
        "ready".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready").into_response()
    }
}

async fn numbers(State(house): State<Shared>) -> Result<Response, Problem> {
    let handle = house.metrics.as_ref().ok_or(Problem::NotFound)?;
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    Ok((kind, handle.render()).into_response())
}
