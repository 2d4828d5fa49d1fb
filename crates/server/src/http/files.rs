//! The screens, which are part of the program.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::problem::Problem;

#[derive(RustEmbed)]
// `build.rs` knows which.
#[cfg_attr(packed, folder = "screens")]
#[cfg_attr(not(packed), folder = "../../web/dist")]
#[allow_missing = true]
struct Screens;

/// What is said where the program was built without the screens.
const MISSING: &str = include_str!("missing.html");

/// A file of the screens. All other addresses are screens too, which the page itself tells apart;
/// under `/api` there are none.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path == "api" {
        return Problem::NotFound.into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return Problem::Method.into_response();
    }
    // A dot alone makes no file of an address: articles have numbers such as 9.2.2.
    let is_file = mime_guess::from_path(path).first_raw().is_some();
    match Screens::get(path) {
        Some(file) => answer(path, file, &headers),
        None if is_file => Problem::NotFound.into_response(),
        None => match Screens::get("index.html") {
            Some(page) => answer("index.html", page, &headers),
            None => (StatusCode::SERVICE_UNAVAILABLE, Html(MISSING)).into_response(),
        },
    }
}

fn answer(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let tag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(&hash[..12]));
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        axum::body::Body::from(file.data.into_owned()).into_response()
    };
    // Names in `assets` change with what is in them.
    let control = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kind = mime_guess::from_path(path).first_raw().unwrap_or("application/octet-stream");
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(control));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}
