//! Who asks: keys in `Authorization: Bearer`, and the address of a stranger.

use core::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;

use crate::hall::Hall;
use crate::house::House;
use crate::key::Secret;
use crate::problem::Problem;
use crate::registry::Slot;
use crate::store::{Role, Scope};

/// The key of a request, if there is one.
pub(crate) struct Bearer(pub(crate) Option<Secret>);

impl<S: Sync> FromRequestParts<S> for Bearer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Bearer, Problem> {
        let Some(value) = parts.headers.get(AUTHORIZATION) else { return Ok(Bearer(None)) };
        let text = value.to_str().map_err(|_| Problem::Key)?;
        let key = text.strip_prefix("Bearer ").ok_or(Problem::Key)?;
        key.trim().parse().map(|key| Bearer(Some(key))).map_err(|_| Problem::Key)
    }
}

/// The address of who asks.
pub(crate) struct From(pub(crate) IpAddr);

impl<S: Sync> FromRequestParts<S> for From {
    type Rejection = core::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        _state: &S,
    ) -> Result<From, core::convert::Infallible> {
        let info = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(From(info.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |it| it.0.ip())))
    }
}

impl House {
    /// The role that a key opens at a table: one of its own, or one of its hall.
    pub(crate) async fn role_at(&self, slot: &Slot, key: &Secret) -> Result<Role, Problem> {
        self.role_where(key, |scope| match scope {
            Scope::Table(no) => no == slot.no,
            Scope::Hall(no) => no == slot.hall.no,
        })
        .await
    }

    /// The role that a key opens in a hall.
    pub(crate) async fn role_in(&self, hall: &Hall, key: &Secret) -> Result<Role, Problem> {
        self.role_where(key, |scope| scope == Scope::Hall(hall.no)).await
    }

    async fn role_where(
        &self,
        key: &Secret,
        opens: impl Fn(Scope) -> bool,
    ) -> Result<Role, Problem> {
        let found = self.context.store.key(key.hash()).await?;
        let valid =
            found.filter(|it| key.matches(&it.hash) && it.revoked_ms.is_none() && opens(it.scope));
        valid.map(|it| it.role).ok_or(Problem::Key)
    }

    /// The role of a request at a table; none without a key. A wrong key is an error, and costs a
    /// stranger's share.
    pub(crate) async fn visitor(
        &self,
        slot: &Slot,
        bearer: &Bearer,
        ip: IpAddr,
    ) -> Result<Option<Role>, Problem> {
        match &bearer.0 {
            None => self.limits.stranger(ip).map(|()| None),
            Some(key) => match self.role_at(slot, key).await {
                Err(Problem::Key) => {
                    self.limits.stranger(ip)?;
                    Err(Problem::Key)
                }
                other => other.map(Some),
            },
        }
    }

    /// The role of a request in a hall, which has to be one of these.
    pub(crate) async fn of_hall(
        &self,
        hall: &Hall,
        bearer: &Bearer,
        ip: IpAddr,
        roles: &[Role],
    ) -> Result<Role, Problem> {
        let found = match &bearer.0 {
            None => Err(Problem::Key),
            Some(key) => self.role_in(hall, key).await,
        };
        match found {
            Ok(role) if roles.contains(&role) => Ok(role),
            Ok(_) => Err(Problem::Role),
            Err(problem) => {
                self.limits.stranger(ip)?;
                Err(problem)
            }
        }
    }
}
