//! Seats: keys given anew or made void; pairing codes.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::auth::{Bearer, From};
use super::json::Body;
use crate::codes::{LIFE_MS, Opens};
use crate::hall::Hall;
use crate::house::{House, Shared};
use crate::key::Secret;
use crate::problem::Problem;
use crate::registry::Slot;
use crate::store::{Key, Role, Scope};
use crate::table::Order;

/// Who arranges seats.
const ARRANGERS: [Role; 2] = [Role::Organiser, Role::Arbiter];

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{table}/seats", get(table_seats))
        .route("/api/tables/{table}/seats/{role}", delete(table_revoke))
        .route("/api/tables/{table}/seats/{role}/reissue", post(table_reissue))
        .route("/api/tables/{table}/seats/{role}/code", post(table_code))
        .route("/api/halls/{hall}/seats", get(hall_seats))
        .route("/api/halls/{hall}/seats/{role}", delete(hall_revoke))
        .route("/api/halls/{hall}/seats/{role}/reissue", post(hall_reissue))
        .route("/api/halls/{hall}/seats/{role}/code", post(hall_code))
        .route("/api/pair", post(pair))
}

/// A hall or a table whose seats are arranged.
impl Opens {
    fn scope(&self) -> Scope {
        match self {
            Opens::Hall(hall) => Scope::Hall(hall.no),
            Opens::Table(slot) => Scope::Table(slot.no),
        }
    }

    fn hall(&self) -> &Hall {
        match self {
            Opens::Hall(hall) => hall,
            Opens::Table(slot) => &slot.hall,
        }
    }

    /// A role that exists there.
    fn role(&self, name: &str) -> Result<Role, Problem> {
        let role: Role = name.parse().map_err(|_| Problem::NotFound)?;
        let fits = role.is_of_hall() == matches!(self, Opens::Hall(_));
        if fits { Ok(role) } else { Err(Problem::NotFound) }
    }
}

type Asked = (State<Shared>, Bearer, From);

async fn table_of(house: &House, id: &str) -> Result<Opens, Problem> {
    Ok(Opens::Table(house.registry.table(id).await?))
}

fn hall_of(house: &House, id: &str) -> Result<Opens, Problem> {
    house.registry.hall(id).map(Opens::Hall).ok_or(Problem::NoSuchHall)
}

async fn table_seats(
    Path(table): Path<String>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let opens = table_of(&asked.0, &table).await?;
    seats(&asked, &opens).await
}

async fn hall_seats(Path(hall): Path<String>, asked: Asked) -> Result<Json<Value>, Problem> {
    let opens = hall_of(&asked.0, &hall)?;
    seats(&asked, &opens).await
}

async fn table_revoke(
    Path((table, role)): Path<(String, String)>,
    asked: Asked,
) -> Result<StatusCode, Problem> {
    let opens = table_of(&asked.0, &table).await?;
    revoke(&asked, &opens, &role).await
}

async fn hall_revoke(
    Path((hall, role)): Path<(String, String)>,
    asked: Asked,
) -> Result<StatusCode, Problem> {
    let opens = hall_of(&asked.0, &hall)?;
    revoke(&asked, &opens, &role).await
}

async fn table_reissue(
    Path((table, role)): Path<(String, String)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let opens = table_of(&asked.0, &table).await?;
    reissue(&asked, &opens, &role).await
}

async fn hall_reissue(
    Path((hall, role)): Path<(String, String)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let opens = hall_of(&asked.0, &hall)?;
    reissue(&asked, &opens, &role).await
}

async fn table_code(
    Path((table, role)): Path<(String, String)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let opens = table_of(&asked.0, &table).await?;
    code(&asked, opens, &role).await
}

async fn hall_code(
    Path((hall, role)): Path<(String, String)>,
    asked: Asked,
) -> Result<Json<Value>, Problem> {
    let opens = hall_of(&asked.0, &hall)?;
    code(&asked, opens, &role).await
}

async fn allowed((State(house), bearer, From(ip)): &Asked, opens: &Opens) -> Result<(), Problem> {
    house.of_hall(opens.hall(), bearer, *ip, &ARRANGERS).await.map(|_| ())
}

async fn seats(asked: &Asked, opens: &Opens) -> Result<Json<Value>, Problem> {
    allowed(asked, opens).await?;
    let house = &asked.0;
    let keys = house.context.store.keys_of(opens.scope()).await?;
    let present = match opens {
        Opens::Table(slot) => house.registry.ask(slot, Order::Present).await?,
        Opens::Hall(_) => Vec::new(),
    };
    let of_hall = matches!(opens, Opens::Hall(_));
    let roles = Role::ALL.into_iter().filter(|role| role.is_of_hall() == of_hall);
    let seats: Vec<Value> = roles
        .map(|role| {
            let valid = keys.iter().any(|key| key.role == role && key.revoked_ms.is_none());
            let connected = present.contains(&role);
            json!({ "role": role.name(), "valid": valid, "connected": connected })
        })
        .collect();
    Ok(Json(json!({ "seats": seats })))
}

async fn revoke(asked: &Asked, opens: &Opens, role: &str) -> Result<StatusCode, Problem> {
    allowed(asked, opens).await?;
    let (house, role) = (&asked.0, opens.role(role)?);
    let now = house.context.clock.wall_ms();
    let _ = house.context.store.revoke_keys(opens.scope(), role, now).await?;
    house.dismiss(opens, role).await;
    Ok(StatusCode::NO_CONTENT)
}

async fn reissue(asked: &Asked, opens: &Opens, role: &str) -> Result<Json<Value>, Problem> {
    allowed(asked, opens).await?;
    let (house, role) = (&asked.0, opens.role(role)?);
    let key = house.issue(opens, role, true).await?;
    house.dismiss(opens, role).await;
    Ok(Json(json!({ "role": role.name(), "key": key.to_string() })))
}

async fn code(asked: &Asked, opens: Opens, role: &str) -> Result<Json<Value>, Problem> {
    allowed(asked, &opens).await?;
    let (house, role) = (&asked.0, opens.role(role)?);
    let now = house.context.clock.now_ms();
    let code = house.codes.issue(opens, role, now)?.ok_or(Problem::Full)?;
    Ok(Json(json!({ "code": format!("{code:06}"), "seconds": LIFE_MS / 1_000 })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Code {
    code: String,
}

async fn pair(
    State(house): State<Shared>,
    From(ip): From,
    Body(Code { code }): Body<Code>,
) -> Result<impl IntoResponse, Problem> {
    house.limits.code(ip)?;
    let digits = code.len() == 6 && code.bytes().all(|it| it.is_ascii_digit());
    let number = code.parse().ok().filter(|_| digits).ok_or(Problem::NoSuchCode)?;
    let now = house.context.clock.now_ms();
    let (opens, role) = house.codes.redeem(number, now).ok_or(Problem::NoSuchCode)?;
    // Other screens of the same seat stay: pairing adds one.
    let key = house.issue(&opens, role, false).await?.to_string();
    let role = role.name();
    Ok(Json(match opens {
        Opens::Hall(hall) => json!({ "hall": &*hall.id, "role": role, "key": key }),
        Opens::Table(slot) => json!({ "table": &*slot.id, "role": role, "key": key }),
    }))
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
