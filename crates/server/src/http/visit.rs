//! What handlers begin with: the table or hall in the address, and what its asker may do there.

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;

use super::auth::{Bearer, From};
use crate::hall::Hall;
use crate::house::{House, Shared};
use crate::problem::Problem;
use crate::registry::Slot;
use crate::store::Role;
use crate::table::{Order, Reach};
use crate::views::Eyes;

/// Who arranges halls, tables and seats.
const ARRANGERS: [Role; 2] = [Role::Organiser, Role::Arbiter];

/// Someone who looks at a table, through whose eyes, and how far they reach. Without a key a
/// public table can be looked at.
pub(super) struct Visit {
    pub(super) house: Shared,
    pub(super) slot: Arc<Slot>,
    /// None without a key.
    pub(super) role: Option<Role>,
    pub(super) eyes: Eyes,
    pub(super) reach: Reach,
}

impl FromRequestParts<Shared> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Visit, Problem> {
        let slot = table(parts, house).await?;
        let (bearer, ip) = asker(parts, house).await?;
        let role = house.visitor(&slot, &bearer, ip).await?;
        let (eyes, reach) = house.looks(&slot, role).await?;
        Ok(Visit { house: Arc::clone(house), slot, role, eyes, reach })
    }
}

impl House {
    /// The eyes of a visitor and how far they reach. Without a key a public table can be looked
    /// at.
    pub(super) async fn looks(
        &self,
        slot: &Slot,
        role: Option<Role>,
    ) -> Result<(Eyes, Reach), Problem> {
        let eyes = role.map_or(Eyes::Public, Eyes::of);
        let reach = self.registry.ask(slot, |answer| Order::Reach(eyes, answer)).await?;
        if role.is_none() && !reach.settings.public {
            return Err(Problem::Key);
        }
        Ok((eyes, reach))
    }
}

/// A hall that the asker may arrange.
pub(super) struct ArrangedHall {
    pub(super) house: Shared,
    pub(super) hall: Arc<Hall>,
    /// Whose key it is.
    pub(super) by: Role,
}

impl FromRequestParts<Shared> for ArrangedHall {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Self, Problem> {
        let hall = hall(parts, house).await?;
        let by = arranger(parts, house, &hall).await?;
        Ok(ArrangedHall { house: Arc::clone(house), hall, by })
    }
}

/// A table that the asker may arrange, as who arranges its hall may.
pub(super) struct ArrangedTable {
    pub(super) house: Shared,
    pub(super) slot: Arc<Slot>,
    /// Whose key it is.
    pub(super) by: Role,
}

impl FromRequestParts<Shared> for ArrangedTable {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Self, Problem> {
        let slot = table(parts, house).await?;
        let by = arranger(parts, house, &slot.hall).await?;
        Ok(ArrangedTable { house: Arc::clone(house), slot, by })
    }
}

/// Whether the address names a table rather than a hall.
pub(super) async fn is_of_table(parts: &mut Parts, house: &Shared) -> Result<bool, Problem> {
    Ok(named(parts, house, "table").await?.is_some())
}

async fn named(parts: &mut Parts, house: &Shared, what: &str) -> Result<Option<String>, Problem> {
    let params = RawPathParams::from_request_parts(parts, house).await;
    let params = params.map_err(|_| Problem::NotFound)?;
    Ok(params.iter().find(|(name, _)| *name == what).map(|(_, value)| value.to_owned()))
}

async fn table(parts: &mut Parts, house: &Shared) -> Result<Arc<Slot>, Problem> {
    let id = named(parts, house, "table").await?.ok_or(Problem::NoSuchTable)?;
    house.registry.table(&id).await
}

async fn hall(parts: &mut Parts, house: &Shared) -> Result<Arc<Hall>, Problem> {
    let id = named(parts, house, "hall").await?.ok_or(Problem::NoSuchHall)?;
    house.registry.hall(&id).ok_or(Problem::NoSuchHall)
}

async fn asker(parts: &mut Parts, house: &House) -> Result<(Bearer, core::net::IpAddr), Problem> {
    let bearer = Bearer::from_request_parts(parts, house).await?;
    let Ok(From(ip)) = From::from_request_parts(parts, house).await;
    Ok((bearer, ip))
}

async fn arranger(parts: &mut Parts, house: &House, hall: &Hall) -> Result<Role, Problem> {
    let (bearer, ip) = asker(parts, house).await?;
    house.of_hall(hall, &bearer, ip, &ARRANGERS).await
}
