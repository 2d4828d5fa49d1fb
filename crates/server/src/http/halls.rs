//! Halls: made, shown, filled with tables.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::auth::{Bearer, From};
use super::json::{Body, Raw, Text};
use super::visit::ArrangedHall;
use crate::hall::Hall;
use crate::house::{House, Shared};
use crate::key::{Secret, random_name};
use crate::problem::Problem;
use crate::settings::Settings;
use crate::store::{Entry, HallNo, KeyHash, NewHall, NewTable, Role};
use crate::table::Order;
use crate::views::Eyes;

const HALL_ROLES: [Role; 4] = [Role::Organiser, Role::Arbiter, Role::Deputy, Role::Wallboard];

/// The longest name of a hall.
const MAX_NAME: usize = 200;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/api/halls", post(make_hall))
        .route("/api/quick", post(quick))
        .route("/api/halls/{hall}", get(show))
        .route("/api/halls/{hall}/tables", post(make_table))
}

/// Keys by the roles that they open.
pub(super) type Keys = BTreeMap<&'static str, String>;

/// A hall to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    /// Its name for people.
    #[serde(default)]
    #[schema(value_type = String, max_length = 200)]
    name: Box<str>,
}

/// A hall that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct HallMade {
    /// Its name in links.
    hall: String,
    /// The key of each role.
    #[schema(value_type = BTreeMap<String, String>)]
    keys: Keys,
}

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct TableMade {
    /// Its name in links.
    table: String,
    /// The key of each seat.
    #[schema(value_type = BTreeMap<String, String>)]
    seats: Keys,
}

/// A hall with one table that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct QuickMade {
    #[serde(flatten)]
    hall: HallMade,
    #[serde(flatten)]
    table: TableMade,
}

/// Makes a hall.
#[utoipa::path(post, path = "/api/halls", tag = "halls", request_body = Named,
    responses((status = 201, body = HallMade), (status = 429, description = "too often")))]
pub(super) async fn make_hall(
    State(house): State<Shared>,
    From(ip): From,
    Body(named): Body<Named>,
) -> Result<impl IntoResponse, Problem> {
    house.limits.maker(ip)?;
    let (hall, keys) = house.make_hall(named.name).await?;
    let hall = hall.id.to_string();
    Ok((StatusCode::CREATED, Json(HallMade { hall, keys })))
}

/// Makes a hall with one table.
#[utoipa::path(post, path = "/api/quick", tag = "halls", request_body = Settings,
    responses((status = 201, body = QuickMade), (status = 422, description = "cannot be played by"),
        (status = 429, description = "too often")))]
pub(super) async fn quick(
    State(house): State<Shared>,
    From(ip): From,
    Text(text): Text,
) -> Result<impl IntoResponse, Problem> {
    house.limits.maker(ip)?;
    let settings = house.settings(&text)?;
    let (hall, keys) = house.make_hall("".into()).await?;
    let table = house.make_table(hall.no, &settings, Vec::new(), false).await?;
    let hall = HallMade { hall: hall.id.to_string(), keys };
    Ok((StatusCode::CREATED, Json(QuickMade { hall, table })))
}

/// Makes a table in a hall. For organisers and arbiters.
#[utoipa::path(post, path = "/api/halls/{hall}/tables", tag = "halls", request_body = Settings,
    params(("hall" = String, Path, description = "the hall")), security(("key" = [])),
    responses((status = 201, body = TableMade), (status = 409, description = "the hall is full"),
        (status = 422, description = "cannot be played by")))]
pub(super) async fn make_table(
    ArrangedHall { house, hall, .. }: ArrangedHall,
    Text(text): Text,
) -> Result<impl IntoResponse, Problem> {
    let settings = house.settings(&text)?;
    let made = house.add_table(&hall, &settings, Vec::new(), false).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// The tables of a hall as they stand; for arbiters also what there is to see to.
#[utoipa::path(get, path = "/api/halls/{hall}", tag = "halls",
    params(("hall" = String, Path, description = "the hall")), security(("key" = [])),
    responses((status = 200, body = Object, description = "name, role, tables, notices")))]
pub(super) async fn show(
    State(house): State<Shared>,
    Path(hall): Path<String>,
    bearer: Bearer,
    From(ip): From,
) -> Result<Raw, Problem> {
    let hall = house.registry.hall(&hall).ok_or(Problem::NoSuchHall)?;
    let role = house.of_hall(&hall, &bearer, ip, &HALL_ROLES).await?;
    let eyes = Eyes::of(role);
    let sees_notices = matches!(role, Role::Arbiter | Role::Deputy);
    let (mut tables, mut notices) = (Vec::new(), Vec::new());
    for row in house.context.store.tables_of(hall.no).await? {
        let slot = house.registry.slot(&row)?;
        // A table that cannot be read does not hide the others.
        if let Ok(json) = house.registry.ask(&slot, |answer| Order::Summary(eyes, answer)).await {
            tables.push(json);
        }
        if sees_notices && let Ok(open) = house.registry.ask(&slot, Order::Notices).await {
            notices.extend(open);
        }
    }
    let name = Value::from(&*hall.name);
    let (tables, role) = (tables.join(","), role.name());
    let head = format!(r#""hall":"{}","name":{name},"role":"{role}","tables":[{tables}]"#, hall.id);
    Ok(Raw(if sees_notices {
        format!(r#"{{{head},"notices":[{}]}}"#, notices.join(","))
    } else {
        format!("{{{head}}}")
    }))
}

/// New keys as they are kept and as they are given out.
fn keys(roles: &[Role]) -> Result<(Vec<(Role, KeyHash)>, Keys), Problem> {
    let (mut kept, mut given) = (Vec::new(), Keys::new());
    for &role in roles {
        let key = Secret::random()?;
        kept.push((role, key.hash()));
        given.insert(role.name(), key.to_string());
    }
    Ok((kept, given))
}

impl House {
    /// Settings with today's date, if they have none.
    pub(super) fn settings(&self, json: &str) -> Result<Settings, Problem> {
        let mut settings = Settings::read(json)?;
        if settings.date.is_empty() {
            let now = crate::views::wall(self.context.clock.wall_ms());
            now.get(..10).unwrap_or_default().clone_into(&mut settings.date);
        }
        Ok(settings)
    }

    async fn make_hall(&self, name: Box<str>) -> Result<(Arc<Hall>, Keys), Problem> {
        if name.len() > MAX_NAME {
            return Err(Problem::Unreadable("the name is too long".to_owned()));
        }
        let (kept, given) = keys(&HALL_ROLES)?;
        let id = random_name()?;
        let created_ms = self.context.clock.wall_ms();
        let hall = NewHall { id: id.clone(), name: name.clone(), created_ms, keys: kept };
        let no = self.context.store.create_hall(hall).await?;
        Ok((self.registry.add_hall(Hall::new(no, id, name)), given))
    }

    /// Makes a table in a hall that has room for it, and tells those who listen there.
    pub(super) async fn add_table(
        &self,
        hall: &Hall,
        settings: &Settings,
        facts: Vec<Entry>,
        over: bool,
    ) -> Result<TableMade, Problem> {
        self.has_room(hall.no).await?;
        let made = self.make_table(hall.no, settings, facts, over).await?;
        self.tell_new(hall, &made).await?;
        Ok(made)
    }

    /// Makes a table with keys for all its seats.
    async fn make_table(
        &self,
        hall: HallNo,
        settings: &Settings,
        facts: Vec<Entry>,
        over: bool,
    ) -> Result<TableMade, Problem> {
        let roles: Vec<Role> = Role::ALL.into_iter().filter(|role| !role.is_of_hall()).collect();
        let (keys, seats) = keys(&roles)?;
        let id = random_name()?;
        let created_ms = self.context.clock.wall_ms();
        let json = settings.to_json().into();
        let table =
            NewTable { id: id.clone(), hall, settings: json, created_ms, keys, over, facts };
        self.context.store.create_table(table).await?;
        Ok(TableMade { table: id.into(), seats })
    }

    async fn has_room(&self, hall: HallNo) -> Result<(), Problem> {
        let tables = self.context.store.count_tables(hall).await?;
        if (tables as usize) < self.context.config.tables_per_hall {
            Ok(())
        } else {
            Err(Problem::Full)
        }
    }

    /// Those who listen to the hall hear of a new table.
    async fn tell_new(&self, hall: &Hall, made: &TableMade) -> Result<(), Problem> {
        use crate::hall::Audience;
        if !hall.has_listeners() {
            return Ok(());
        }
        let slot = self.registry.table(&made.table).await?;
        for (audience, eyes) in
            [(Audience::Arbiters, Eyes::Arbiter), (Audience::Public, Eyes::Public)]
        {
            let json = self.registry.ask(&slot, |answer| Order::Summary(eyes, answer)).await?;
            hall.tell(audience, "table", json);
        }
        Ok(())
    }
}
