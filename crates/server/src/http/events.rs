//! Server-sent events: for spectators of a table, and for those who follow a hall.

use core::convert::Infallible;
use core::time::Duration;
use std::collections::VecDeque;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use axum::routing::get;
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::broadcast;

use super::auth::{Bearer, From};
use super::json::Query;
use super::tables::Since;
use super::visit::Visit;
use crate::hall::{Audience, News};
use crate::house::Shared;
use crate::limits::LinePlace;
use crate::past;
use crate::problem::Problem;
use crate::registry::Slot;
use crate::store::Role;
use crate::table::{Inbox, Join, Line, Order, Out, mailbox};
use crate::views::Eyes;

/// The most events in one step of catching up.
const STEP: usize = 500;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/api/tables/{table}/events", get(table_events))
        .route("/api/halls/{hall}/events", get(hall_events))
}

pub(super) fn alive() -> KeepAlive {
    KeepAlive::new().interval(Duration::from_secs(10))
}

/// What spectators see happening, as server-sent events.
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "tables",
    params(("table" = String, Path, description = "the table"), Since), security((), ("key" = [])),
    responses((status = 200, body = String, content_type = "text/event-stream")))]
pub(super) async fn table_events(
    Visit { house, slot, role, eyes, .. }: Visit,
    Query(Since { since }): Query<Since>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let place = house.limits.line()?;
    let Eyes::Public = eyes else { return Err(Problem::Role) };
    let last = headers.get("last-event-id").and_then(|it| it.to_str().ok()?.parse().ok());
    let line = house.next_line();
    let (out, inbox) = mailbox(house.context.config.backlog);
    let role = role.unwrap_or(Role::Spectator);
    house.registry.order(&slot, Order::Join(Join { line, role, out })).await?;
    let guest = Guest { house, slot, line, _place: place };
    let looking =
        Looking { guest, inbox, since: last.unwrap_or(since), past: VecDeque::new(), over: false };
    Ok(Sse::new(unfold(looking, Looking::next)).keep_alive(alive()))
}

/// A place at a table that is left when the stream ends.
struct Guest {
    house: Shared,
    slot: Arc<Slot>,
    line: Line,
    _place: LinePlace,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let (house, slot, line) = (Arc::clone(&self.house), Arc::clone(&self.slot), self.line);
        tokio::spawn(async move { house.registry.tell_awake(&slot, Order::Leave(line)).await });
    }
}

/// Someone who looks on.
struct Looking {
    guest: Guest,
    inbox: Inbox,
    /// The number of the last event that was sent.
    since: u32,
    /// What happened before he came.
    past: VecDeque<(u32, String)>,
    over: bool,
}

impl Looking {
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Looking)> {
        loop {
            if let Some((seq, json)) = self.past.pop_front() {
                self.since = seq;
                return Some((Ok(numbered(seq, &json)), self));
            }
            if self.over {
                return None;
            }
            match self.inbox.recv().await {
                Some(Out::Welcome(seq, _)) => self.catch_up(seq).await,
                Some(Out::Event(seq, frame)) if seq > self.since => {
                    self.since = seq;
                    return Some((Ok(numbered(seq, inner(&frame, "event"))), self));
                }
                Some(Out::Frame(frame)) if frame.starts_with(r#"{"settings":"#) => {
                    let event = Event::default().event("settings").data(inner(&frame, "settings"));
                    return Some((Ok(event), self));
                }
                Some(Out::Event(..) | Out::Frame(_)) => {}
                Some(Out::Bye(bye)) => {
                    self.over = true;
                    return Some((Ok(farewell(bye)), self));
                }
                None => {
                    self.over = true;
                    return Some((Ok(farewell("slow")), self));
                }
            }
        }
    }

    /// What came after the last event he knows, up to where the table now is.
    async fn catch_up(&mut self, upto: u32) {
        let mut since = self.since;
        while since < upto {
            let Guest { house, slot, .. } = &self.guest;
            let found = past::events(house, slot, Eyes::Public, since, upto, STEP).await;
            let Ok(events) = found else {
                self.over = true;
                return;
            };
            let Some(&(last, _)) = events.last() else { break };
            since = last;
            self.past.extend(events);
        }
    }
}

/// What stands in a frame of one field.
fn inner<'a>(frame: &'a str, name: &str) -> &'a str {
    let from = name.len() + 4;
    frame.get(from..frame.len().saturating_sub(1)).unwrap_or_default()
}

fn numbered(seq: u32, json: &str) -> Event {
    Event::default().id(seq.to_string()).event("event").data(json)
}

pub(super) fn farewell(bye: &str) -> Event {
    Event::default().event("bye").data(format!(r#"{{"bye":"{bye}"}}"#))
}

/// What changes in a hall, as server-sent events.
#[utoipa::path(get, path = "/api/halls/{hall}/events", tag = "halls",
    params(("hall" = String, Path, description = "the hall")), security(("key" = [])),
    responses((status = 200, body = String, content_type = "text/event-stream")))]
pub(super) async fn hall_events(
    State(house): State<Shared>,
    Path(hall): Path<String>,
    bearer: Bearer,
    From(ip): From,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let place = house.limits.line()?;
    let hall = house.registry.hall(&hall).ok_or(Problem::NoSuchHall)?;
    let roles = [Role::Organiser, Role::Arbiter, Role::Deputy, Role::Wallboard];
    let role = house.of_hall(&hall, &bearer, ip, &roles).await?;
    let news = hall.listen();
    let listening = Listening { house, role, news, over: false, _place: place };
    Ok(Sse::new(unfold(listening, Listening::next)).keep_alive(alive()))
}

/// Someone who follows a hall.
struct Listening {
    house: Shared,
    role: Role,
    news: broadcast::Receiver<Arc<News>>,
    over: bool,
    _place: LinePlace,
}

impl Listening {
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Listening)> {
        if self.over {
            return None;
        }
        let leaving = self.house.leaving.clone();
        loop {
            let news = tokio::select! {
                news = self.news.recv() => news,
                () = leaving.cancelled() => return Some(self.leave("shutdown")),
            };
            match news {
                Ok(news) if news.revoked == Some(self.role) => return Some(self.leave("revoked")),
                Ok(news) if self.hears(&news) => {
                    let event = Event::default().event(news.event).data(&news.json);
                    return Some((Ok(event), self));
                }
                Ok(_) => {}
                // He missed something: he has to look at the hall anew.
                Err(broadcast::error::RecvError::Lagged(_)) => return Some(self.leave("slow")),
                Err(broadcast::error::RecvError::Closed) => return None,
            }
        }
    }

    fn hears(&self, news: &News) -> bool {
        let all = news.event == "table";
        match (self.role, news.audience) {
            _ if news.revoked.is_some() => false,
            (Role::Wallboard, audience) => audience == Audience::Public,
            // He arranges tables; what arbiters see to is not for him.
            (Role::Organiser, audience) => audience == Audience::Arbiters && all,
            (_, audience) => audience == Audience::Arbiters,
        }
    }

    fn leave(mut self, bye: &str) -> (Result<Event, Infallible>, Listening) {
        self.over = true;
        (Ok(farewell(bye)), self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_holds_its_event() {
        assert_eq!(inner(r#"{"event":{"seq":1}}"#, "event"), r#"{"seq":1}"#);
        assert_eq!(inner(r#"{"settings":{}}"#, "settings"), "{}");
    }
}
