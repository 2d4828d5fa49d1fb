//! Bodies and answers in JSON; what cannot be read is told as the protocol has it.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// A body in JSON.
pub(crate) struct Body<T>(pub(crate) T);

/// A body as text.
pub(crate) struct Text(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Text, Problem> {
        let bytes = Bytes::from_request(request, state).await.map_err(too_large)?;
        match String::from_utf8(bytes.into()) {
            Ok(text) => Ok(Text(text)),
            Err(why) => Err(Problem::Unreadable(why.to_string())),
        }
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let Text(text) = Text::from_request(request, state).await?;
        let text = if text.trim().is_empty() { "{}" } else { &text };
        serde_json::from_str(text).map(Body).map_err(|why| Problem::Unreadable(why.to_string()))
    }
}

/// What stands after the question mark of an address.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Problem> {
        match axum::extract::Query::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(asked)) => Ok(Query(asked)),
            Err(why) => Err(Problem::Unreadable(why.body_text())),
        }
    }
}

fn too_large(rejection: BytesRejection) -> Problem {
    match rejection.into_response().status() {
        axum::http::StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ => Problem::Unreadable("the body cannot be read".to_owned()),
    }
}

/// JSON that is written already.
pub(crate) struct Raw(pub(crate) String);

impl IntoResponse for Raw {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}
