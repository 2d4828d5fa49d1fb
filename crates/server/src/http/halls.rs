//! Halls: made, shown, filled with tables.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::auth::{Bearer, From};
use super::json::{Body, Raw, Text};
use crate::hall::Hall;
use crate::house::{House, Shared};
use crate::key::{Secret, random_name};
use crate::problem::Problem;
use crate::settings::Settings;
use crate::store::{Entry, HallNo, KeyHash, NewHall, NewTable, Role};
use crate::table::Order;
use crate::views::Eyes;

const HALL_ROLES: [Role; 4] = [Role::Organiser, Role::Arbiter, Role::Deputy, Role::Wallboard];
const MAKERS: [Role; 2] = [Role::Organiser, Role::Arbiter];

/// The longest name of a hall.
const MAX_NAME: usize = 200;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/api/halls", post(make_hall))
        .route("/api/quick", post(quick))
        .route("/api/halls/{hall}", get(show))
        .route("/api/halls/{hall}/tables", post(make_table))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    #[serde(default)]
    name: Box<str>,
}

async fn make_hall(
    State(house): State<Shared>,
    From(ip): From,
    Body(named): Body<Named>,
) -> Result<impl IntoResponse, Problem> {
    house.limits.maker(ip)?;
    let (hall, keys) = house.make_hall(named.name).await?;
    Ok((StatusCode::CREATED, Json(json!({ "hall": &*hall.id, "keys": keys }))))
}

async fn quick(
    State(house): State<Shared>,
    From(ip): From,
    Text(text): Text,
) -> Result<impl IntoResponse, Problem> {
    house.limits.maker(ip)?;
    let settings = house.settings(&text)?;
    let (hall, keys) = house.make_hall("".into()).await?;
    let (table, seats) = house.make_table(hall.no, &settings, Vec::new(), false).await?;
    let made = json!({ "hall": &*hall.id, "keys": keys, "table": table, "seats": seats });
    Ok((StatusCode::CREATED, Json(made)))
}

async fn make_table(
    State(house): State<Shared>,
    Path(hall): Path<String>,
    bearer: Bearer,
    From(ip): From,
    Text(text): Text,
) -> Result<impl IntoResponse, Problem> {
    let hall = house.registry.hall(&hall).ok_or(Problem::NoSuchHall)?;
    house.of_hall(&hall, &bearer, ip, &MAKERS).await?;
    let settings = house.settings(&text)?;
    house.has_room(hall.no).await?;
    let (table, seats) = house.make_table(hall.no, &settings, Vec::new(), false).await?;
    house.tell_new(&hall, &table).await?;
    Ok((StatusCode::CREATED, Json(json!({ "table": table, "seats": seats }))))
}

async fn show(
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
        if sees_notices
            && let Ok(open) = house.registry.ask(&slot, Order::Notices).await
        {
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
fn keys(roles: &[Role]) -> Result<(Vec<(Role, KeyHash)>, Value), Problem> {
    let (mut kept, mut given) = (Vec::new(), Map::new());
    for &role in roles {
        let key = Secret::random()?;
        kept.push((role, key.hash()));
        given.insert(role.name().to_owned(), key.to_string().into());
    }
    Ok((kept, given.into()))
}

impl House {
    /// Settings with today's date, if they have none.
    pub(super) fn settings(&self, json: &str) -> Result<Settings, Problem> {
        let mut settings = Settings::read(json)?;
        if settings.date.is_empty() {
            let now = crate::views::wall(self.context.clock.wall_ms());
            settings.date = now.get(..10).unwrap_or_default().to_owned();
        }
        Ok(settings)
    }

    async fn make_hall(
        &self,
        name: Box<str>,
    ) -> Result<(std::sync::Arc<Hall>, Value), Problem> {
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

    /// Makes a table with keys for all its seats.
    pub(super) async fn make_table(
        &self,
        hall: HallNo,
        settings: &Settings,
        facts: Vec<Entry>,
        over: bool,
    ) -> Result<(String, Value), Problem> {
        let roles: Vec<Role> = Role::ALL.into_iter().filter(|role| !role.is_of_hall()).collect();
        let (keys, given) = keys(&roles)?;
        let id = random_name()?;
        let created_ms = self.context.clock.wall_ms();
        let json = settings.to_json().into();
        let table =
            NewTable { id: id.clone(), hall, settings: json, created_ms, keys, over, facts };
        self.context.store.create_table(table).await?;
        Ok((id.into(), given))
    }

    pub(super) async fn has_room(&self, hall: HallNo) -> Result<(), Problem> {
        let tables = self.context.store.tables_of(hall).await?.len();
        if tables < self.context.config.tables_per_hall { Ok(()) } else { Err(Problem::Full) }
    }

    /// Those who listen to the hall hear of a new table.
    pub(super) async fn tell_new(&self, hall: &Hall, table: &str) -> Result<(), Problem> {
        use crate::hall::Audience;
        if !hall.has_listeners() {
            return Ok(());
        }
        let slot = self.registry.table(table).await?;
        for (audience, eyes) in
            [(Audience::Arbiters, Eyes::Arbiter), (Audience::Public, Eyes::Public)]
        {
            let json = self.registry.ask(&slot, |answer| Order::Summary(eyes, answer)).await?;
            hall.tell(audience, "table", json);
        }
        Ok(())
    }
}
