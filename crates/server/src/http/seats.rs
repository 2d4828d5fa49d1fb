//! Seats: keys given anew or made void; pairing codes.
//!
//! Tables and halls have the same routes, `/api/tables/{table}/seats` and
//! `/api/halls/{hall}/seats`; [`Opens`] is the one or the other.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::auth::From;
use super::json::Body;
use super::visit::{ArrangedHall, ArrangedTable, is_of_table};
use crate::codes::{LIFE_MS, Opens};
use crate::house::{House, Shared};
use crate::key::Secret;
use crate::problem::Problem;
use crate::registry::Slot;
use crate::store::{Key, Role, Scope};
use crate::table::Order;

pub(super) fn router() -> Router<Shared> {
    let seats = |base: &str| {
        Router::new()
            .route(&format!("{base}/seats"), get(seats))
            .route(&format!("{base}/seats/{{role}}"), delete(revoke))
            .route(&format!("{base}/seats/{{role}}/reissue"), post(reissue))
            .route(&format!("{base}/seats/{{role}}/code"), post(code))
    };
    Router::new()
        .merge(seats("/api/tables/{table}"))
        .merge(seats("/api/halls/{hall}"))
        .route("/api/pair", post(pair))
}

impl Opens {
    fn scope(&self) -> Scope {
        match self {
            Opens::Hall(hall) => Scope::Hall(hall.no),
            Opens::Table(slot) => Scope::Table(slot.no),
        }
    }

    const fn is_hall(&self) -> bool {
        matches!(self, Opens::Hall(_))
    }
}

/// A hall or table whose seats the asker may arrange.
pub(super) struct Arranged {
    house: Shared,
    opens: Opens,
    /// Whose key it is.
    by: Role,
}

impl FromRequestParts<Shared> for Arranged {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Arranged, Problem> {
        if is_of_table(parts, house).await? {
            let ArrangedTable { house, slot, by } =
                ArrangedTable::from_request_parts(parts, house).await?;
            Ok(Arranged { house, opens: Opens::Table(slot), by })
        } else {
            let ArrangedHall { house, hall, by } =
                ArrangedHall::from_request_parts(parts, house).await?;
            Ok(Arranged { house, opens: Opens::Hall(hall), by })
        }
    }
}

/// A role in the path that exists there.
#[derive(Deserialize)]
pub(super) struct Named {
    role: String,
}

impl Named {
    /// The seat of the organiser is the organiser's business alone.
    fn role(&self, opens: &Opens, by: Role) -> Result<Role, Problem> {
        let role: Role = self.role.parse().map_err(|_| Problem::NotFound)?;
        if role.is_of_hall() != opens.is_hall() {
            Err(Problem::NotFound)
        } else if role == Role::Organiser && by != Role::Organiser {
            Err(Problem::Role)
        } else {
            Ok(role)
        }
    }
}

/// All seats of a hall or a table.
#[derive(Serialize, ToSchema)]
pub(super) struct Seats {
    seats: Vec<Seat>,
}

/// A seat.
#[derive(Serialize, ToSchema)]
struct Seat {
    role: &'static str,
    /// Whether there is a key that opens it.
    valid: bool,
    /// Whether someone is connected.
    connected: bool,
}

/// The seats with whether they can be opened and whether someone is there.
#[utoipa::path(get, path = "/api/tables/{table}/seats", tag = "seats",
    params(("table" = String, Path, description = "the table")), security(("key" = [])),
    responses((status = 200, body = Seats)))]
pub(super) async fn seats(Arranged { house, opens, .. }: Arranged) -> Result<Json<Seats>, Problem> {
    let keys = house.context.store.keys_of(opens.scope()).await?;
    let present = match &opens {
        Opens::Table(slot) => house.registry.ask(slot, Order::Present).await?,
        Opens::Hall(_) => Vec::new(),
    };
    let roles = Role::ALL.into_iter().filter(|role| role.is_of_hall() == opens.is_hall());
    let seats = roles.map(|role| Seat {
        role: role.name(),
        valid: keys.iter().any(|key| key.role == role && key.revoked_ms.is_none()),
        connected: present.contains(&role),
    });
    Ok(Json(Seats { seats: seats.collect() }))
}

/// Makes all keys of a seat void; whoever came by them has to go.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{role}", tag = "seats",
    params(("table" = String, Path, description = "the table"),
        ("role" = String, Path, description = "the seat")),
    security(("key" = [])), responses((status = 204)))]
pub(super) async fn revoke(
    Arranged { house, opens, by }: Arranged,
    Path(named): Path<Named>,
) -> Result<StatusCode, Problem> {
    let role = named.role(&opens, by)?;
    let now = house.context.clock.wall_ms();
    let _ = house.context.store.revoke_keys(opens.scope(), role, now).await?;
    house.dismiss(&opens, role).await;
    Ok(StatusCode::NO_CONTENT)
}

/// A key that was given out.
#[derive(Serialize, ToSchema)]
pub(super) struct Given {
    role: &'static str,
    key: String,
}

/// A new key for a seat; all earlier ones are void.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{role}/reissue", tag = "seats",
    params(("table" = String, Path, description = "the table"),
        ("role" = String, Path, description = "the seat")),
    security(("key" = [])), responses((status = 200, body = Given)))]
pub(super) async fn reissue(
    Arranged { house, opens, by }: Arranged,
    Path(named): Path<Named>,
) -> Result<Json<Given>, Problem> {
    let role = named.role(&opens, by)?;
    let key = house.issue(&opens, role, true).await?.to_string();
    house.dismiss(&opens, role).await;
    Ok(Json(Given { role: role.name(), key }))
}

/// A pairing code.
#[derive(Serialize, ToSchema)]
pub(super) struct CodeGiven {
    #[schema(example = "482913")]
    code: String,
    /// How long it can be used.
    seconds: u64,
}

/// A code of six digits that gives a key of the seat once.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{role}/code", tag = "seats",
    params(("table" = String, Path, description = "the table"),
        ("role" = String, Path, description = "the seat")),
    security(("key" = [])), responses((status = 200, body = CodeGiven)))]
pub(super) async fn code(
    Arranged { house, opens, by }: Arranged,
    Path(named): Path<Named>,
) -> Result<Json<CodeGiven>, Problem> {
    let role = named.role(&opens, by)?;
    let now = house.context.clock.now_ms();
    let code = house.codes.issue(opens, role, now)?.ok_or(Problem::Full)?;
    Ok(Json(CodeGiven { code: format!("{code:06}"), seconds: LIFE_MS / 1_000 }))
}

/// A pairing code that was typed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Typed {
    code: String,
}

/// What a code opened.
#[derive(Serialize, ToSchema)]
pub(super) struct Paired {
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hall: Option<String>,
    role: &'static str,
    key: String,
}

/// Exchanges a code for a key. Keys given out before stay valid.
#[utoipa::path(post, path = "/api/pair", tag = "seats", request_body = Typed,
    responses((status = 200, body = Paired), (status = 404, description = "no such code"),
        (status = 429, description = "too often")))]
pub(super) async fn pair(
    State(house): State<Shared>,
    From(ip): From,
    Body(Typed { code }): Body<Typed>,
) -> Result<Response, Problem> {
    house.limits.code(ip)?;
    let digits = code.len() == 6 && code.bytes().all(|it| it.is_ascii_digit());
    let number = code.parse().ok().filter(|_| digits).ok_or(Problem::NoSuchCode)?;
    let now = house.context.clock.now_ms();
    let (opens, role) = house.codes.redeem(number, now).ok_or(Problem::NoSuchCode)?;
    // Other screens of the same seat stay: pairing adds one.
    let key = house.issue(&opens, role, false).await?.to_string();
    let (table, hall) = match &opens {
        Opens::Table(slot) => (Some(slot.id.to_string()), None),
        Opens::Hall(hall) => (None, Some(hall.id.to_string())),
    };
    Ok(Json(Paired { table, hall, role: role.name(), key }).into_response())
}

impl House {
    /// A new key for a role; it may replace all others.
    async fn issue(&self, opens: &Opens, role: Role, replaces: bool) -> Result<Secret, Problem> {
        let secret = Secret::random()?;
        let key = Key {
            hash: secret.hash(),
            scope: opens.scope(),
            role,
            created_ms: self.context.clock.wall_ms(),
            revoked_ms: None,
        };
        self.context.store.issue_key(key, replaces).await?;
        Ok(secret)
    }

    /// Whoever came by a key of this role has to go.
    async fn dismiss(&self, opens: &Opens, role: Role) {
        let slots: Vec<Arc<Slot>> = match opens {
            Opens::Table(slot) => vec![Arc::clone(slot)],
            Opens::Hall(hall) => {
                hall.revoked(role);
                self.registry.awake_in(hall)
            }
        };
        for slot in slots {
            self.registry.tell_awake(&slot, Order::Revoked(role)).await;
        }
    }
}
