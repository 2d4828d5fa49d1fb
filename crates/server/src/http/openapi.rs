//! The description of the HTTP part for machines, and for people who write another client.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::header;
use axum::response::Html;
use axum::routing::get;
use axum::{Json, Router};
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{desk, events, halls, laws, papers, records, school, seats, tables, time_control};

/// What is served at `/api/openapi.json`.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Compongo",
        description = "Tables at which games are played by the FIDE Laws of Chess. The WebSocket of a table, and what its messages contain, are described in docs/protocol.md."
    ),
    tags(
        (name = "halls", description = "A club evening, a round, an event"),
        (name = "tables", description = "One game"),
        (name = "seats", description = "Who may do what"),
        (name = "desk", description = "Games of electronic boards, watched"),
        (name = "school", description = "Situations to rule on, and what an answer is worth"),
        (name = "laws", description = "The articles of all editions, and time controls"),
    ),
    paths(
        halls::make_hall, halls::quick, halls::show, halls::make_table, records::import,
        events::hall_events,
        tables::show, tables::change, tables::log, events::table_events, records::game_pgn,
        records::record, records::occurrences, records::show_envelope,
        papers::scoresheet, papers::scoresheet_text, papers::form, papers::late,
        seats::seats, seats::revoke, seats::reissue, seats::code, seats::pair,
        desk::show, desk::events, desk::acknowledge, desk::add, desk::remove,
        laws::editions, laws::edition, laws::article, laws::diff, laws::search,
        school::subjects, school::draw, school::exercise, school::mark,
        time_control::read,
    ),
    modifiers(&Keys)
)]
struct Api;

/// How keys are sent.
struct Keys;

impl Modify for Keys {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
        let bearer = bearer.description(Some("the key of a seat or of a role in a hall")).build();
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("key", SecurityScheme::Http(bearer));
    }
}

static API: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(Api::openapi);

/// The routes of the description.
pub(super) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/api/openapi.json", get(async || Json(&*API)))
        .route("/api/docs", get(async || ([(header::CACHE_CONTROL, "no-cache")], Html(page(&API)))))
}

/// The description as a page without any script.
fn page(api: &utoipa::openapi::OpenApi) -> String {
    let mut html = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Compongo: HTTP</title>\n\
         <h1>Compongo: HTTP</h1>\n<p>For machines: <a href=\"openapi.json\">openapi.json</a>.\n<dl>\n",
    );
    for (path, item) in &api.paths.paths {
        let operations = [
            ("GET", &item.get),
            ("POST", &item.post),
            ("PATCH", &item.patch),
            ("DELETE", &item.delete),
        ];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                entry(&mut html, method, path, operation);
            }
        }
    }
    html.push_str("</dl>\n");
    html
}

fn entry(html: &mut String, method: &str, path: &str, operation: &Operation) {
    let said = [&operation.summary, &operation.description];
    let said: Vec<String> = said.into_iter().flatten().map(|text| escaped(text)).collect();
    // Writing to a string cannot fail.
    let _ = writeln!(html, "<dt><code>{method} {}</code>\n<dd>{}", escaped(path), said.join(" "));
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_of_the_protocol_is_described() {
        let described: Vec<&str> = API.paths.paths.keys().map(String::as_str).collect();
        for path in [
            "/api/halls",
            "/api/quick",
            "/api/halls/{hall}",
            "/api/halls/{hall}/events",
            "/api/halls/{hall}/tables",
            "/api/halls/{hall}/import",
            "/api/tables/{table}",
            "/api/tables/{table}/events",
            "/api/tables/{table}/log",
            "/api/tables/{table}/game.pgn",
            "/api/tables/{table}/record.jsonl",
            "/api/tables/{table}/repetitions",
            "/api/tables/{table}/envelope",
            "/api/tables/{table}/scoresheet.pdf",
            "/api/tables/{table}/scoresheet.txt",
            "/api/tables/{table}/forms/{form}",
            "/api/halls/{hall}/forms/late.pdf",
            "/api/tables/{table}/seats",
            "/api/tables/{table}/seats/{role}",
            "/api/tables/{table}/seats/{role}/reissue",
            "/api/tables/{table}/seats/{role}/code",
            "/api/pair",
            "/api/desk",
            "/api/desk/events",
            "/api/desk/sources",
            "/api/desk/sources/{source}",
            "/api/desk/alerts/{alert}/acknowledge",
            "/api/time-control",
            "/api/school",
            "/api/school/exercises",
            "/api/school/exercises/{key}",
            "/api/school/mark",
            "/api/laws",
            "/api/laws/{edition}",
            "/api/laws/{edition}/{article}",
            "/api/laws/diff",
            "/api/laws/search",
        ] {
            assert!(described.contains(&path), "{path}");
        }
        assert!(page(&API).contains("<code>PATCH /api/tables/{table}</code>"));
    }
}
