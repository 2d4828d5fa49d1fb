//! The WebSocket of a seat: one task for each connection, which reads, writes and keeps time.

use core::net::IpAddr;
use core::time::Duration;
use std::sync::Arc;

use arrayvec::ArrayVec;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};

use super::auth::From;
use super::client::{Greeting, Message, greeting, message};
use super::socket::{Gone, Socket, TOGETHER, Upgrade};
use crate::house::{House, Shared};
use crate::key::Secret;
use crate::limits::LinePlace;
use crate::past;
use crate::problem::Problem;
use crate::registry::Slot;
use crate::store::Role;
use crate::table::{Fault, Inbox, Join, Line, Order, Out, fault, mailbox};
use crate::views::{Eyes, events_frame};

/// The most events in one answer.
const MOST_EVENTS: usize = 500;

pub(super) fn router() -> Router<Shared> {
    Router::new().route("/api/tables/{table}/ws", get(upgrade))
}

async fn upgrade(
    State(house): State<Shared>,
    Path(table): Path<String>,
    From(ip): From,
    upgrade: Upgrade,
) -> Result<Response, Problem> {
    let place = house.limits.line()?;
    let slot = house.registry.table(&table).await?;
    let longest = house.context.config.frame_bytes;
    Ok(upgrade.serve(longest, move |socket| serve(house, slot, ip, socket, place)))
}

/// Someone who is connected.
struct Connection {
    house: Shared,
    slot: Arc<Slot>,
    role: Role,
    line: Line,
    socket: Socket,
    inbox: Inbox,
    /// When the client was last heard.
    heard: Instant,
}

/// Why a connection ends.
type Bye = &'static str;

async fn serve(house: Shared, slot: Arc<Slot>, ip: IpAddr, mut socket: Socket, _place: LinePlace) {
    // What happens once is kept apart, so that the task is small while it waits.
    let entered = Box::pin(enter(&house, &slot, ip, &mut socket)).await;
    let (role, since) = match entered {
        Ok(entered) => entered,
        Err(bye) => return Box::pin(close(&mut socket, bye)).await,
    };
    let line = house.next_line();
    let (out, inbox) = mailbox(house.context.config.backlog);
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
    socket: &mut Socket,
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

async fn close(socket: &mut Socket, bye: Bye) {
    const PATIENCE: Duration = Duration::from_secs(2);
    let code = match bye {
        "shutdown" | "record" => CloseCode::Away,
        "protocol" => CloseCode::Protocol,
        _ => CloseCode::Policy,
    };
    let said: [Utf8Bytes; 1] = [format!(r#"{{"bye":"{bye}"}}"#).into()];
    // Who is gone does not hear it.
    let _ = timeout(PATIENCE, async {
        socket.send(&said).await?;
        socket.close(code, bye).await
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
                    // What is done in between is kept apart, so that the task is small while it
                    // waits.
                    Some(out) => Box::pin(self.pass_on(out, &mut since)).await,
                    None => Err("slow"),
                },
                received = self.socket.recv() => match received {
                    Some(Ok(frame)) => {
                        self.heard = Instant::now();
                        Box::pin(self.received(frame)).await
                    }
                    Some(Err(_)) => Err("protocol"),
                    None => Err("gone"),
                },
                _ = pings.tick() => {
                    if self.heard.elapsed() > config.silence {
                        Err("slow")
                    } else {
                        Box::pin(self.ping()).await
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
        let mut texts = ArrayVec::<Utf8Bytes, TOGETHER>::new();
        let mut next = Some(first);
        while let Some(out) = next {
            match out {
                Out::Welcome(seq, text) => {
                    self.gather(&mut texts, text).await?;
                    if *since > 0 && *since < seq {
                        let past = self.past_text(*since, seq).await?;
                        self.gather(&mut texts, past).await?;
                    }
                }
                Out::Event(seq, text) => {
                    *since = seq;
                    self.gather(&mut texts, text).await?;
                }
                Out::Frame(text) => self.gather(&mut texts, text).await?,
                Out::Bye(bye) => {
                    self.send(&texts).await?;
                    return Err(bye);
                }
            }
            next = self.inbox.try_recv();
        }
        self.send(&texts).await
    }

    /// Leaves a text to be sent with others; those that fill a write go at once.
    async fn gather(
        &mut self,
        texts: &mut ArrayVec<Utf8Bytes, TOGETHER>,
        text: Utf8Bytes,
    ) -> Result<(), Bye> {
        if texts.is_full() {
            self.send(texts).await?;
            texts.clear();
        }
        texts.push(text);
        Ok(())
    }

    async fn received(&mut self, frame: Frame) -> Result<(), Bye> {
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Binary(_) => return Err("protocol"),
            Frame::Close(_) => return Err("gone"),
            Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_) => return Ok(()),
        };
        let received_ms = self.house.context.clock.now_ms();
        let allowed = self.house.limits.command(self.slot.no, self.role);
        match message(&text) {
            Message::Garbage => Err("protocol"),
            Message::Unreadable(id) => self.say(fault(id.as_deref(), Fault::Unreadable)).await,
            Message::Wish(wish) if !allowed => {
                self.say(fault(Some(wish.id()), Fault::TooOften)).await
            }
            Message::Wish(wish) => {
                let order = Order::Wish(self.line, self.role, received_ms, Box::new(wish));
                self.house.registry.order(&self.slot, order).await.map_err(|_| "record")
            }
            Message::Since(_) | Message::Ping(_) if !allowed => Ok(()),
            Message::Since(since) => {
                let past = self.past_text(since, u32::MAX).await?;
                self.say(past).await
            }
            Message::Ping(number) => self.pong(&number, received_ms).await,
        }
    }

    async fn pong(&mut self, number: &serde_json::Number, received_ms: u64) -> Result<(), Bye> {
        let asked = self.house.registry.ask(&self.slot, |answer| Order::Time(received_ms, answer));
        let at = asked.await.map_err(|_| "record")?;
        self.say(format!(r#"{{"pong":{number},"at":{at}}}"#).into()).await
    }

    /// What happened after `since` and up to another fact.
    async fn past_text(&mut self, since: u32, upto: u32) -> Result<Utf8Bytes, Bye> {
        let eyes = Eyes::of(self.role);
        let asked = past::events(&self.house, &self.slot, eyes, since, upto, MOST_EVENTS);
        let events = asked.await.map_err(|_| "record")?;
        Ok(events_frame(&events).into())
    }

    async fn say(&mut self, text: Utf8Bytes) -> Result<(), Bye> {
        self.send(&[text]).await
    }

    async fn send(&mut self, texts: &[Utf8Bytes]) -> Result<(), Bye> {
        let patience = self.house.context.config.silence;
        in_time(&timeout(patience, self.socket.send(texts)).await)
    }

    async fn ping(&mut self) -> Result<(), Bye> {
        let patience = self.house.context.config.silence;
        in_time(&timeout(patience, self.socket.ping()).await)
    }
}

/// What writing came to.
fn in_time(written: &Result<Result<(), Gone>, Elapsed>) -> Result<(), Bye> {
    match written {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err("gone"),
        Err(_) => Err("slow"),
    }
}
