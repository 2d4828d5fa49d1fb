//! Games taken away and brought: PGN, records, where a position stood before.

use std::sync::Arc;

use axum::Json;
use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use compongo_laws::game::{Act, Record};
use serde::Deserialize;
use utoipa::IntoParams;

use super::json::{Query, Raw, Text};
use super::kept::Kept;
use super::visit::{ArrangedHall, Visit};
use crate::house::{House, Shared};
use crate::problem::Problem;
use crate::registry::Slot;
use crate::settings::Settings;
use crate::store::{Entry, Import, Role, import as transfer};
use crate::table::Reach;
use crate::views::{Followed, Remark, envelope, pgn, repetitions};

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{table}/game.pgn", get(game_pgn))
        .route("/api/tables/{table}/record.jsonl", get(record))
        .route("/api/tables/{table}/repetitions", get(occurrences))
        .route("/api/tables/{table}/envelope", get(show_envelope))
        .route("/api/halls/{hall}/import", post(import))
}

/// A game as far as someone may see it.
pub(super) struct Past {
    reach: Reach,
    entries: Vec<Entry>,
}

impl House {
    pub(super) async fn past(&self, slot: &Slot, reach: Reach) -> Result<Past, Problem> {
        let entries = self.context.store.facts(slot.no, 0, reach.seq).await?;
        Ok(Past { reach, entries })
    }
}

impl Past {
    async fn of(Visit { house, slot, reach, .. }: Visit) -> Result<Past, Problem> {
        house.past(&slot, reach).await
    }

    /// What is for some roles while the game goes on, and for all who may look when it is over.
    async fn when_over(visit: Visit, before: &[Role]) -> Result<Past, Problem> {
        if !visit.reach.over && !visit.role.is_some_and(|role| before.contains(&role)) {
            return Err(if visit.role.is_some() { Problem::Role } else { Problem::Key });
        }
        Past::of(visit).await
    }

    fn followed(&self) -> Result<Followed, Problem> {
        self.follow(|_, _| ())
    }

    /// Plays the game through, showing each act with how many moves there are after it.
    fn follow(&self, mut each: impl FnMut(&Act, usize)) -> Result<Followed, Problem> {
        let regulations = self.reach.settings.regulations.clone();
        let mut followed = Followed::new(regulations).map_err(|_| Problem::Record)?;
        for entry in &self.entries {
            followed.apply(&entry.fact).map_err(|_| Problem::Record)?;
            each(&entry.fact.act, followed.game().moves().len());
        }
        Ok(followed)
    }

    /// The record; what is in an envelope that is not opened stays in it. The envelope itself goes
    /// only with the organiser, so that a game can be taken elsewhere: an arbiter who holds a slip
    /// has no need of it before the game is resumed.
    pub(super) fn record(&self, role: Option<Role>) -> Record {
        let mut facts: Vec<_> = self.entries.iter().map(|entry| entry.fact.clone()).collect();
        if self.reach.sealed {
            for fact in &mut facts {
                if let Act::Seal { gesture, envelope, .. } = &mut fact.act {
                    *gesture = None;
                    if let Some(envelope) =
                        envelope.as_mut().filter(|_| role != Some(Role::Organiser))
                    {
                        envelope.locked.clear();
                    }
                }
            }
        }
        Record { regulations: self.reach.settings.regulations.clone(), facts }
    }
}

/// The game as PGN with what the clocks showed; as late as one may see it.
#[utoipa::path(get, path = "/api/tables/{table}/game.pgn", tag = "tables",
    params(("table" = String, Path, description = "the table")), security((), ("key" = [])),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn")))]
pub(super) async fn game_pgn(visit: Visit, headers: HeaderMap) -> Result<Response, Problem> {
    let (hall, role) = (Arc::clone(&visit.slot.hall), visit.role);
    let past = Past::of(visit).await?;
    let mut remarks = Vec::new();
    let followed = past.follow(|act, plies| remarks.extend(Remark::of(act, plies)))?;
    let text = pgn(&hall.name, &past.reach.settings, &followed, &remarks);
    let mut response = Kept::text(text).answer(&headers, role.is_none());
    let kind = HeaderValue::from_static("application/x-chess-pgn; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    Ok(response)
}

/// The record, with which the game can be played again anywhere.
#[utoipa::path(get, path = "/api/tables/{table}/record.jsonl", tag = "tables",
    params(("table" = String, Path, description = "the table")), security((), ("key" = [])),
    responses((status = 200, body = String, content_type = "application/x-ndjson")))]
pub(super) async fn record(visit: Visit) -> Result<Response, Problem> {
    let role = visit.role;
    let past = Past::when_over(visit, &[Role::Organiser, Role::Arbiter]).await?;
    let text = past.record(role).write().map_err(|_| Problem::Internal)?;
    let kind = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CACHE_CONTROL, "private, no-cache"),
    ];
    Ok((kind, text).into_response())
}

/// The envelope of an adjourned game: what is written on it, by which articles, its commitment and
/// who held it when. For players and arbiters; what is to be opened is given to arbiters once the
/// game is resumed.
#[utoipa::path(get, path = "/api/tables/{table}/envelope", tag = "tables",
    params(("table" = String, Path, description = "the table")), security(("key" = [])),
    responses((status = 200, body = Object, description = "the envelope"),
        (status = 404, description = "the game is not adjourned")))]
pub(super) async fn show_envelope(visit: Visit) -> Result<Response, Problem> {
    let role = visit.role.ok_or(Problem::Key)?;
    if matches!(role, Role::Spectator | Role::Wallboard) {
        return Err(Problem::Role);
    }
    let past = Past::of(visit).await?;
    let followed = past.followed()?;
    if followed.game().sealer().is_none() && followed.game().sealed_reply().is_none() {
        return Err(Problem::NotFound);
    }
    let shown = envelope(followed.game(), &past.reach.settings, &past.entries, role);
    Ok(([(header::CACHE_CONTROL, "private, no-cache")], Json(shown)).into_response())
}

#[derive(Deserialize, IntoParams)]
pub(super) struct Ply {
    /// After how many single moves; the last position if it is not said.
    ply: Option<usize>,
}

/// Where a position stood before, and where one did that looks like it.
#[utoipa::path(get, path = "/api/tables/{table}/repetitions", tag = "tables",
    params(("table" = String, Path, description = "the table"), Ply), security((), ("key" = [])),
    responses((status = 200, body = Object, description = "plies and lookalikes")))]
pub(super) async fn occurrences(
    visit: Visit,
    Query(Ply { ply }): Query<Ply>,
) -> Result<Raw, Problem> {
    let past = Past::when_over(visit, &[Role::Arbiter, Role::Deputy]).await?;
    let followed = past.followed()?;
    let positions = followed.positions();
    let upto = ply.unwrap_or_else(|| followed.game().moves().len());
    let some = positions.get(..=upto).ok_or(Problem::NotFound)?;
    repetitions(followed.game().edition(), some).map(Raw).ok_or(Problem::NotFound)
}

/// Makes a table from a record. For organisers and arbiters.
#[utoipa::path(post, path = "/api/halls/{hall}/import", tag = "halls",
    params(("hall" = String, Path, description = "the hall")), security(("key" = [])),
    request_body(content = String, content_type = "application/x-ndjson"),
    responses((status = 201, body = super::halls::TableMade),
        (status = 422, description = "the record does not hold")))]
pub(super) async fn import(
    ArrangedHall { house, hall, .. }: ArrangedHall,
    Text(text): Text,
) -> Result<impl IntoResponse, Problem> {
    let now = house.context.clock.wall_ms();
    let Import { settings, facts, over } =
        transfer(&text, None, now).map_err(|why| Problem::BadRecord(why.to_string()))?;
    let settings = Settings::read(&settings)?;
    let made = house.add_table(&hall, &settings, facts, over).await?;
    Ok((StatusCode::CREATED, Json(made)))
}
