//! The WebSocket of a seat: one task for each connection, which reads, writes and keeps time.

use core::net::IpAddr;
use core::time::Duration;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::{
    CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code,
};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use futures_util::SinkExt;
use tokio::sync::mpsc;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, timeout};

use super::auth::From;
use super::client::{Greeting, Message, greeting, message};
use crate::house::{House, Shared};
use crate::key::Secret;
use crate::limits::LinePlace;
use crate::past;
use crate::problem::Problem;
use crate::registry::Slot;
use crate::store::Role;
use crate::table::{Fault, Join, Line, Order, Out, fault};
use crate::views::{Eyes, events_frame};

/// The buffer for reading: what clients say is short, and connections are many. It is cleared for
/// every reading besides.
const READ: usize = 512;

/// So much is gathered before it is written: an event and what goes with it.
const WRITE: usize = 4 * 1024;

/// The most events in one answer.
const MOST_EVENTS: usize = 500;

pub(super) fn router() -> Router<Shared> {
    Router::new().route("/api/tables/{table}/ws", get(upgrade))
}

async fn upgrade(
    State(house): State<Shared>,
    Path(table): Path<String>,
    From(ip): From,
    socket: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let place = house.limits.line()?;
    let slot = house.registry.table(&table).await?;
    let bytes = house.context.config.frame_bytes;
    let socket = socket
        .max_message_size(bytes)
        .max_frame_size(bytes)
        .read_buffer_size(READ)
        .write_buffer_size(WRITE);
    Ok(socket.on_upgrade(move |socket| async move {
        serve(house, slot, ip, socket, place).await;
    }))
}

/// Someone who is connected.
struct Connection {
    house: Shared,
    slot: Arc<Slot>,
    role: Role,
    line: Line,
    socket: WebSocket,
    inbox: mpsc::Receiver<Out>,
    /// When the client was last heard.
    heard: Instant,
}

/// Why a connection ends.
type Bye = &'static str;

async fn serve(
    house: Shared,
    slot: Arc<Slot>,
    ip: IpAddr,
    mut socket: WebSocket,
    _place: LinePlace,
) {
    // What happens once is kept apart, so that the task is small while it waits.
    let entered = Box::pin(enter(&house, &slot, ip, &mut socket)).await;
    let (role, since) = match entered {
        Ok(entered) => entered,
        Err(bye) => return Box::pin(close(&mut socket, bye)).await,
    };
    let line = house.next_line();
    let (out, inbox) = mpsc::channel(house.context.config.backlog);
    let join = Order::Join(Join { line, role, out });
    if house.registry.order(&slot, join).await.is_err() {
        return Box::pin(close(&mut socket, "record")).await;
    }
    let leaving = house.leaving.clone();
    let mut connection =
        Connection { house, slot, role, line, socket, inbox, heard: Instant::now() };
    let bye = tokio::select! {
        bye = connection.run(since) => bye,
        () = leaving.cancelled() => "shutdown",
    };
    connection.inbox.close();
    connection.house.registry.tell_awake(&connection.slot, Order::Leave(line)).await;
    Box::pin(close(&mut connection.socket, bye)).await;
}

/// The first message: who it is.
async fn enter(
    house: &House,
    slot: &Slot,
    ip: IpAddr,
    socket: &mut WebSocket,
) -> Result<(Role, u32), Bye> {
    let first = timeout(house.context.config.hello_time, socket.recv()).await;
    let Ok(Some(Ok(Frame::Text(text)))) = first else { return Err("protocol") };
    let Greeting { key, since } = greeting(&text).ok_or("protocol")?;
    let role = match key {
        Some(key) => known(house, slot, ip, &key).await?,
        None => stranger(house, slot, ip).await?,
    };
    Ok((role, since))
}

/// The role of one who has a key.
async fn known(house: &House, slot: &Slot, ip: IpAddr, key: &Secret) -> Result<Role, Bye> {
    match house.role_at(slot, key).await {
        Ok(role) => Ok(role),
        Err(Problem::Key) if house.limits.stranger(ip).is_ok() => Err("key"),
        Err(Problem::Key) => Err("too-often"),
        Err(_) => Err("record"),
    }
}

/// Who has no key may look on where the table is public.
async fn stranger(house: &House, slot: &Slot, ip: IpAddr) -> Result<Role, Bye> {
    house.limits.stranger(ip).map_err(|_| "too-often")?;
    let reach = house.registry.ask(slot, |answer| Order::Reach(Eyes::Public, answer)).await;
    let reach = reach.map_err(|_| "record")?;
    if reach.settings.public { Ok(Role::Spectator) } else { Err("key") }
}

async fn close(socket: &mut WebSocket, bye: Bye) {
    const PATIENCE: Duration = Duration::from_secs(2);
    let code = match bye {
        "shutdown" | "record" => close_code::AWAY,
        "protocol" => close_code::PROTOCOL,
        _ => close_code::POLICY,
    };
    let said = format!(r#"{{"bye":"{bye}"}}"#).into();
    let _ = timeout(PATIENCE, async {
        let _ = socket.send(Frame::Text(said)).await;
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(bye) };
        let _ = socket.send(Frame::Close(Some(frame))).await;
    })
    .await;
}

impl Connection {
    async fn run(&mut self, mut since: u32) -> Bye {
        let config = Arc::clone(&self.house.context.config);
        let mut pings = tokio::time::interval(config.ping_every);
        pings.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let step = tokio::select! {
                out = self.inbox.recv() => match out {
                    Some(out) => self.pass_on(out, &mut since).await,
                    None => Err("slow"),
                },
                received = self.socket.recv() => match received {
                    Some(Ok(frame)) => {
                        self.heard = Instant::now();
                        self.received(frame).await
                    }
                    Some(Err(_)) => Err("protocol"),
                    None => Err("gone"),
                },
                _ = pings.tick() => {
                    if self.heard.elapsed() > config.silence {
                        Err("slow")
                    } else {
                        self.send_frame(Frame::Ping(Bytes::new())).await
                    }
                }
            };
            if let Err(bye) = step {
                return bye;
            }
        }
    }

    /// Sends what the table says, with all that has come since, in one write if it fits.
    async fn pass_on(&mut self, first: Out, since: &mut u32) -> Result<(), Bye> {
        let mut next = Some(first);
        while let Some(out) = next {
            match out {
                Out::Welcome(seq, frame) => {
                    self.feed(frame).await?;
                    if *since > 0 && *since < seq {
                        self.send_past(*since, seq).await?;
                    }
                }
                Out::Event(seq, frame) => {
                    *since = seq;
                    self.feed(frame).await?;
                }
                Out::Frame(frame) => self.feed(frame).await?,
                // What was gathered goes out with the farewell.
                Out::Bye(bye) => return Err(bye),
            }
            next = self.inbox.try_recv().ok();
        }
        let patience = self.house.context.config.silence;
        in_time(&timeout(patience, self.socket.flush()).await)
    }

    async fn received(&mut self, frame: Frame) -> Result<(), Bye> {
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Binary(_) => return Err("protocol"),
            Frame::Close(_) => return Err("gone"),
            Frame::Ping(_) | Frame::Pong(_) => return Ok(()),
        };
        let received_ms = self.house.context.clock.now_ms();
        let allowed = self.house.limits.command(self.slot.no, self.role);
        match message(&text) {
            Message::Garbage => Err("protocol"),
            Message::Unreadable(id) => self.send(fault(id.as_deref(), Fault::Unreadable)).await,
            Message::Wish(wish) if !allowed => {
                self.send(fault(Some(wish.id()), Fault::TooOften)).await
            }
            Message::Wish(wish) => {
                let order = Order::Wish(self.line, self.role, received_ms, Box::new(wish));
                self.house.registry.order(&self.slot, order).await.map_err(|_| "record")
            }
            Message::Since(_) | Message::Ping(_) if !allowed => Ok(()),
            Message::Since(since) => self.send_past(since, u32::MAX).await,
            Message::Ping(number) => Box::pin(self.pong(&number, received_ms)).await,
        }
    }

    async fn pong(&mut self, number: &serde_json::Number, received_ms: u64) -> Result<(), Bye> {
        let asked = self.house.registry.ask(&self.slot, |answer| Order::Time(received_ms, answer));
        let at = asked.await.map_err(|_| "record")?;
        self.send(format!(r#"{{"pong":{number},"at":{at}}}"#).into()).await
    }

    /// What happened after `since` and up to another fact.
    async fn send_past(&mut self, since: u32, upto: u32) -> Result<(), Bye> {
        let eyes = Eyes::of(self.role);
        let asked = past::events(&self.house, &self.slot, eyes, since, upto, MOST_EVENTS);
        let events = Box::pin(asked).await.map_err(|_| "record")?;
        self.send(events_frame(&events).into()).await
    }

    /// Leaves a message to be written with others.
    async fn feed(&mut self, text: Utf8Bytes) -> Result<(), Bye> {
        let patience = self.house.context.config.silence;
        in_time(&timeout(patience, self.socket.feed(Frame::Text(text))).await)
    }

    async fn send(&mut self, text: Utf8Bytes) -> Result<(), Bye> {
        self.send_frame(Frame::Text(text)).await
    }

    async fn send_frame(&mut self, frame: Frame) -> Result<(), Bye> {
        let patience = self.house.context.config.silence;
        in_time(&timeout(patience, self.socket.send(frame)).await)
    }
}

/// What writing came to.
fn in_time(written: &Result<Result<(), axum::Error>, Elapsed>) -> Result<(), Bye> {
    match written {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err("gone"),
        Err(_) => Err("slow"),
    }
}
