//! HTTP: one file for each resource, each with its routes.

mod article;
mod auth;
mod client;
mod desk;
mod events;
mod files;
mod halls;
mod health;
mod json;
mod kept;
mod laws;
mod openapi;
mod papers;
mod records;
mod school;
mod seats;
mod socket;
mod tables;
mod time_control;
mod visit;
mod ws;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use crate::house::Shared;
use crate::problem::Problem;

/// All routes with what surrounds them.
pub(crate) fn router(house: Shared) -> Router {
    let config = &house.context.config;
    let timed = Router::new()
        .merge(halls::router())
        .merge(desk::router())
        .merge(tables::router())
        .merge(records::router())
        .merge(papers::router())
        .merge(seats::router())
        .merge(health::router())
        .merge(laws::router())
        .merge(school::router())
        .merge(time_control::router())
        .merge(openapi::router())
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, config.request_time))
        .layer(DefaultBodyLimit::max(config.body_bytes));
    let api = Router::new()
        .merge(timed)
        .merge(ws::router())
        .merge(events::router())
        .merge(desk::stream());
    let router = api
        .fallback(files::serve)
        .method_not_allowed_fallback(async || Problem::Method)
        .with_state(house)
        .layer(CatchPanicLayer::custom(|_| {
            axum::response::IntoResponse::into_response(Problem::Internal)
        }));
    secured(router)
}

/// Nothing from elsewhere runs in a screen, and no address with a key goes elsewhere.
fn secured(router: Router) -> Router {
    const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; \
        object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    let headers = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(self), geolocation=()"),
    ];
    headers.into_iter().fold(router, |router, (name, value)| {
        let value = HeaderValue::from_static(value);
        router.layer(SetResponseHeaderLayer::if_not_present(name, value))
    })
}
