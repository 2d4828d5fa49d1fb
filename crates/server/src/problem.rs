//! What can go wrong with a request, and how it is told: one status, one code and one message
//! for each.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use compongo_words::Message;
use serde::Serialize;

use crate::key::NoRandomness;
use crate::settings::SettingsError;
use crate::store::StoreError;
use crate::table::Refused;

/// Why a request is not answered as it was meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// It cannot be read: what is wrong.
    Unreadable(String),
    /// No key, or one that opens nothing here.
    Key,
    /// The key opens another role.
    Role,
    NoSuchHall,
    NoSuchTable,
    NoSuchCode,
    NotFound,
    Method,
    TooLarge,
    /// Settings that cannot be played by: what is wrong.
    Settings(SettingsError),
    /// A record that does not hold: what is wrong.
    BadRecord(String),
    TooOften {
        seconds: u64,
    },
    /// There are as many as there may be.
    Full,
    /// The record cannot be written or read.
    Record,
    Internal,
}

impl Problem {
    const fn status(&self) -> StatusCode {
        match self {
            Problem::Unreadable(_) | Problem::Settings(SettingsError::Unreadable(_)) => {
                StatusCode::BAD_REQUEST
            }
            Problem::Key => StatusCode::UNAUTHORIZED,
            Problem::Role => StatusCode::FORBIDDEN,
            Problem::NoSuchHall
            | Problem::NoSuchTable
            | Problem::NoSuchCode
            | Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Settings(SettingsError::Begun(_)) | Problem::Full => StatusCode::CONFLICT,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Settings(_) | Problem::BadRecord(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Record => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A stable word for machines.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Problem::Unreadable(_) | Problem::Settings(SettingsError::Unreadable(_)) => {
                "unreadable"
            }
            Problem::Key => "key",
            Problem::Role => "role",
            Problem::NoSuchHall => "no-such-hall",
            Problem::NoSuchTable => "no-such-table",
            Problem::NoSuchCode => "no-such-code",
            Problem::NotFound => "not-found",
            Problem::Method => "method",
            Problem::TooLarge => "too-large",
            Problem::Settings(SettingsError::Begun(_)) => "begun",
            Problem::Settings(SettingsError::Bounds(_)) => "bounds",
            Problem::Settings(SettingsError::Characters(_)) => "characters",
            Problem::Settings(SettingsError::Date) => "date",
            Problem::Settings(SettingsError::Regulations(_)) => "regulations",
            Problem::BadRecord(_) => "bad-record",
            Problem::TooOften { .. } => "too-often",
            Problem::Full => "full",
            Problem::Record => "record",
            Problem::Internal => "internal",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("error-{}", self.code()));
        match self {
            Problem::Unreadable(why)
            | Problem::BadRecord(why)
            | Problem::Settings(SettingsError::Unreadable(why)) => {
                message.with("detail", why.clone())
            }
            Problem::Settings(
                SettingsError::Begun(field)
                | SettingsError::Bounds(field)
                | SettingsError::Characters(field),
            ) => message.with("field", *field),
            Problem::Settings(SettingsError::Regulations(why)) => {
                message.with("reason", compongo_words::start_error(why))
            }
            _ => message,
        }
    }
}

#[derive(Serialize)]
struct Body {
    error: Told,
}

#[derive(Serialize)]
struct Told {
    code: &'static str,
    message: Message,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let error = Told { code: self.code(), message: self.message() };
        let mut response = (self.status(), Json(Body { error })).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Problem::TooOften { seconds } = self {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store fails");
        Problem::Record
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Problem {
        tracing::error!(%error, "no keys can be made");
        Problem::Internal
    }
}

impl From<SettingsError> for Problem {
    fn from(error: SettingsError) -> Problem {
        Problem::Settings(error)
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        match refused {
            Refused::Settings(why) => Problem::Settings(why),
            Refused::Store(why) => why.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Fault;

    #[test]
    fn everything_that_is_refused_has_words_in_both_languages() {
        let settings = [
            SettingsError::Begun("board"),
            SettingsError::Bounds("board"),
            SettingsError::Characters("white"),
            SettingsError::Date,
        ];
        let problems = [
            Problem::Unreadable(String::new()),
            Problem::Key,
            Problem::Role,
            Problem::NoSuchHall,
            Problem::NoSuchTable,
            Problem::NoSuchCode,
            Problem::NotFound,
            Problem::Method,
            Problem::TooLarge,
            Problem::BadRecord(String::new()),
            Problem::TooOften { seconds: 1 },
            Problem::Full,
            Problem::Record,
            Problem::Internal,
        ];
        let faults =
            [Fault::Role, Fault::TooOften, Fault::Unreadable, Fault::Record, Fault::NoNotice];
        let messages = problems
            .into_iter()
            .chain(settings.map(Problem::Settings))
            .map(|it| it.message())
            .chain(faults.map(Fault::message))
            .chain([Message::new("error-regulations")]);
        for Message { id, .. } in messages {
            for words in [compongo_words::ENGLISH, compongo_words::SPANISH] {
                assert!(words.contains(&format!("\n{id} =")), "{id}");
            }
        }
    }
}
